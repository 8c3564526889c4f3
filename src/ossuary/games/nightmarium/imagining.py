"""States of Nightmarium that fit what a player may know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ossuary.games.nightmarium.actions import LEGIONS, NO_CARD
from ossuary.games.nightmarium.state import (
    ANY_LEGION,
    LACKS,
    PARTS_OF_CREATURE,
    ROW,
    Box,
    Nightmarium,
    NightmariumTable,
    new_table,
)
from ossuary.games.nightmarium.view import DreamerView, NightmariumView
from ossuary.kernel.view import imagined

if TYPE_CHECKING:
    from ossuary.games.nightmarium import NightmariumGame

TRIES = 50
"""How often the unseen cards are dealt at random before those that don't fit are exchanged."""


def imagine(game: NightmariumGame, seen: NightmariumView, rng: Random) -> Nightmarium:
    """A state that fits the view.

    The cards that the viewer hasn't seen are dealt at random, each way of those that fit what is
    known as likely; where fifty deals don't fit, one is made card by card, nearly as likely.
    """
    table = new_table(game.box)
    table.turn, table.batch, table.turns = seen.turn, seen.batch, seen.turns
    table.legion = ANY_LEGION if seen.legion is None else LEGIONS.index(seen.legion)
    table.chains, table.drawing, table.idle = seen.chains, seen.drawing, seen.idle
    table.discard, table.turned = [*seen.discard], [*seen.turned]
    table.started = [*seen.started]
    table.holding = seen.holding or NO_CARD
    for number, seat in enumerate(seen.seats):
        _build(table, number, seat)
        table.known[number] = seat.known
        table.unseen[number] = [unseen.batch * LACKS + unseen.lacks for unseen in seat.unseen]
    batches = [*table.batches]
    for batch in seen.hidden:
        for card in batch.cards:
            batches[card] = batch.number
    table.batches = tuple(batches)
    _deal(table, seen, rng)
    return imagined(game, table, seen, rng)


def _build(table: NightmariumTable, number: int, seat: DreamerView) -> None:
    for creature in seat.creatures:
        place = creature.place - 1
        at = (number * table.box.victory + place) * PARTS_OF_CREATURE
        cards = [creature.legs, creature.torso, creature.head, creature.seal]
        table.cards[at : at + PARTS_OF_CREATURE] = cards
        for part, card in enumerate(cards):
            if card != NO_CARD:
                table.built[number] |= 1 << part * ROW + place


def _deal(table: NightmariumTable, seen: NightmariumView, rng: Random) -> None:
    """Deals the cards of each batch to the hands that drew from it, and the rest to the deck."""
    own = {card for seat in seen.seats if seat.hand is not None for card in seat.hand}
    hands = [[*seat.known] if seat.hand is None else [*seat.hand] for seat in seen.seats]
    table.deck = []
    for batch in seen.hidden:
        cards = [card for card in batch.cards if card not in own]
        wanted = [
            (number, unseen.lacks)
            for number, seat in enumerate(seen.seats)
            if seat.hand is None
            for unseen in seat.unseen
            if unseen.batch == batch.number
        ]
        dealt = _fitting(table.box, cards, [lacks for _, lacks in wanted], rng)
        for (number, _), card in zip(wanted, dealt, strict=False):
            hands[number].append(card)
        if batch.number == seen.batch:
            table.deck = sorted(dealt[len(wanted) :])
    table.hands = [sorted(hand) for hand in hands]


def _fitting(box: Box, cards: list[int], lacks: list[int], rng: Random) -> list[int]:
    """The cards in an order of which the first ones fit what is known of them."""
    for _ in range(TRIES):
        rng.shuffle(cards)
        if all(box.can_be(card, lack) for card, lack in zip(cards, lacks, strict=False)):
            return cards
    return made_to_fit(box, cards, lacks, rng)


def made_to_fit(box: Box, cards: list[int], lacks: list[int], rng: Random) -> list[int]:
    """The same, where few orders are so: made card by card."""
    taken: dict[int, int] = {}

    def give(number: int, tried: set[int]) -> bool:
        """Finds a card for a place: a free one, or by finding another for whoever has it."""
        rng.shuffle(cards)
        fitting = [c for c in cards if c not in tried and box.can_be(c, lacks[number])]
        for card in sorted(fitting, key=taken.__contains__):
            tried.add(card)
            if card not in taken or give(taken[card], tried):
                taken[card] = number
                return True
        return False

    for number in range(len(lacks)):
        assert give(number, set()), "what was seen contradicts itself"
    given = {number: card for card, number in taken.items()}
    rest = [card for card in cards if card not in taken]
    return [given[number] for number in range(len(lacks))] + rest
