"""Scenarios: a game of Nightmarium from a given position, with the cards that come as told."""

from __future__ import annotations

from typing import Any

import pytest

import ossuary
from ossuary.games.nightmarium import NightmariumGame
from ossuary.games.nightmarium.actions import NO_CARD
from ossuary.games.nightmarium.rules import BEGIN_TURN
from ossuary.games.nightmarium.state import PARTS_OF_CREATURE, ROW, NightmariumTable, new_table
from ossuary.games.nightmarium.view import NightmariumView
from ossuary.kernel.history import History
from ossuary.kernel.state import begin
from ossuary.kernel.view import EVERYBODY, Heard


def new_game(**options: Any) -> NightmariumGame:
    game = ossuary.game("nightmarium", **options)
    assert isinstance(game, NightmariumGame)
    return game


def numbers(written: str) -> list[int]:
    return [int(number) for number in written.split()]


class Scenario:
    """A table whose chance gives the cards of `draws`, in order.

    `hands` and `creatures` are by seat; a creature is its cards from the legs up: "3 8 1", with a
    seal as the fourth, and "" for an empty place. What isn't named is in the deck or, with
    `rest_to`, in the hand of that seat.
    """

    def __init__(
        self,
        *hands: str,
        creatures: dict[int, list[str]] | None = None,
        draws: str = "",
        discard: str = "",
        turn: int = 0,
        rest_to: int | None = None,
        **options: Any,
    ) -> None:
        self.game = new_game(players=max(2, len(hands)), **options)
        self.draws = numbers(draws)
        self.history = History(self.game)
        table = self.table_of([*map(numbers, hands)], creatures or {})
        self._lay_aside(table, numbers(discard), rest_to)
        self.state = begin(self.game, table, [BEGIN_TURN[turn]], self.history)
        self._draw()

    def table_of(self, hands: list[list[int]], creatures: dict[int, list[str]]) -> NightmariumTable:
        table = new_table(self.game.box)
        for seat, hand in enumerate(hands):
            table.hands[seat] = sorted(hand)
            table.unseen[seat] = [0] * len(hand)
        for seat, built in creatures.items():
            for place, written in enumerate(built):
                at = (seat * self.game.options.victory + place) * PARTS_OF_CREATURE
                for part, card in enumerate(numbers(written)):
                    table.cards[at + part] = card
                    table.built[seat] |= 1 << part * ROW + place
        return table

    def _lay_aside(self, table: NightmariumTable, discard: list[int], rest_to: int | None) -> None:
        table.discard = discard
        named = {*table.cards, *discard, *[card for hand in table.hands for card in hand]}
        table.deck = [card for card in table.deck if card not in named]
        if rest_to is not None:
            table.hands[rest_to] = sorted(table.hands[rest_to] + table.deck)
            table.unseen[rest_to] = [0] * len(table.hands[rest_to])
            table.deck = []

    def _draw(self) -> None:
        while self.state.actors() == (ossuary.CHANCE,) and self.draws:
            card = self.draws.pop(0)
            (action,) = [a for a in self.state.options(ossuary.CHANCE) if a.values[-1] == card]
            self.state.apply(ossuary.CHANCE, action)

    @property
    def asked(self) -> int:
        return self.state.actors()[0]

    def do(self, *actions: str) -> Scenario:
        """Whoever is asked does this, one after the other; several in one string by commas."""
        for action in [one.strip() for many in actions for one in many.split(",")]:
            self.state.apply(self.asked, self.game.actions.parse(action))
            self._draw()
        return self

    def options(self, verb: str = "") -> list[str]:
        texts = [action.text for action in self.state.options(self.asked)]
        return [text for text in texts if text.startswith(verb)]

    def refused(self, action: str) -> tuple[str, str]:
        """The id and the rule of the refusal; nothing changes."""
        before = self.state.view(EVERYBODY)
        with pytest.raises(ossuary.NotAllowed) as refused:
            self.state.apply(self.asked, self.game.actions.parse(action))
        assert self.state.view(EVERYBODY) == before
        return refused.value.id, refused.value.rule

    @property
    def view(self) -> NightmariumView:
        view: NightmariumView = self.state.view(EVERYBODY)
        return view

    def hand(self, seat: int) -> list[int]:
        return list(self.view.seats[seat].hand or ())

    def creatures(self, seat: int) -> dict[int, str]:
        """The creatures of a seat by place, from the legs up."""
        return {
            creature.place: " ".join(
                str(card)
                for card in (creature.legs, creature.torso, creature.head, creature.seal)
                if card != NO_CARD
            )
            for creature in self.view.seats[seat].creatures
        }

    def told(self, *names: str) -> list[Heard]:
        """What everybody heard of these events and moves."""
        return [heard for heard in self.history.of(None) if heard.name in names]
