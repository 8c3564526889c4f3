"""Scenarios: a game of Skulls of Sedlec with the cards that turn up in a given order."""

from __future__ import annotations

from typing import Any

import pytest

import ossuary
from ossuary.games.sedlec.actions import CARD_OF, KINDS
from ossuary.games.sedlec.scoring import NO_CONDITION, score
from ossuary.games.sedlec.seeing import structure_view
from ossuary.games.sedlec.state import STACK_OF
from ossuary.games.sedlec.structure import FurnishingLayout, Layout, Structure, new_structure
from ossuary.games.sedlec.view import SedlecView, StructureView

Place = tuple[int, int]


class Scenario:
    """A table whose chance does as it is told: `draws` are chance actions, in order."""

    def __init__(self, draws: str = "", **options: Any) -> None:
        self.game = ossuary.game("sedlec", **options)
        self.state = self.game.start()
        self.draws = [draw.strip() for draw in draws.split(",") if draw.strip()]
        self._draw()

    def _draw(self) -> None:
        while self.state.actors() == (ossuary.CHANCE,) and self.draws:
            self.state.apply(ossuary.CHANCE, self.game.actions.parse(self.draws.pop(0)))

    @property
    def asked(self) -> int:
        return self.state.actors()[0]

    def do(self, *actions: str) -> Scenario:
        """Whoever is asked does this, one after the other."""
        for action in actions:
            self.state.apply(self.asked, self.game.actions.parse(action))
            self._draw()
        return self

    def options(self, verb: str = "") -> list[str]:
        texts = [action.text for action in self.state.options(self.asked)]
        return [text for text in texts if text.startswith(verb)]

    def refused(self, action: str) -> tuple[str, str]:
        """The id and the rule of the refusal; nothing changes."""
        before = self.view
        with pytest.raises(ossuary.NotAllowed) as refused:
            self.state.apply(self.asked, self.game.actions.parse(action))
        assert self.view == before
        assert refused.value.id != str(refused.value)
        return refused.value.id, refused.value.rule

    @property
    def view(self) -> SedlecView:
        view: SedlecView = self.state.view(None)
        return view


def stack_of(rows: str) -> Structure:
    """A finished stack from its rows, the bottom one first: `V/P P/V L/C | R/P C/C | P/L`."""
    written = [row.split() for row in rows.split("|")]
    cards = {
        (row + 2 * number - 2, 2 * row): card
        for row, line in enumerate(written)
        for number, card in enumerate(line)
    }
    return built(STACK_OF[2 if len(written[0]) == 4 else 3], cards)


def drawn(skulls: str, filler: str, width: int = 4) -> Structure:
    """A stack as in a rulebook's picture: `R 5.2 3.2, V 1.1` are level.card; the rest is filler."""
    kinds: dict[tuple[int, int], str] = {}
    for group in skulls.split(","):
        letter, *places = group.split()
        for place in places:
            level, card = place.split(".")
            kinds[int(level), int(card)] = letter
    cards = {}
    for row in range(3):
        for number in range(1, width - row + 1):
            top = kinds.pop((2 * row + 2, number), filler)
            bottom = kinds.pop((2 * row + 1, number), filler)
            cards[row + 2 * number - 4, 2 * row] = f"{top}/{bottom}"
    assert not kinds
    return built(STACK_OF[2 if width == 4 else 3], cards)


def built(layout: Layout, cards: dict[Place, str]) -> Structure:
    structure = new_structure(layout)
    for place, card in cards.items():
        structure.put(layout.places.index(place), CARD_OF[card])
    return structure


def column(*cards: str) -> Structure:
    """Cards one above the other, the lowest first: the simplest structure there is."""
    places = [(0, 2 * number) for number in range(len(cards))]
    return built(FurnishingLayout(places, places[:1]), dict(zip(places, cards, strict=True)))


def row(*cards: str) -> Structure:
    """Cards side by side."""
    places = [(2 * number - 8, 0) for number in range(len(cards))]
    return built(FurnishingLayout(places, places), dict(zip(places, cards, strict=True)))


def points(structure: Structure, kind: str, condition: int = NO_CONDITION) -> int:
    return score(structure, condition)[KINDS.index(kind)]


def told(structure: Structure, condition: int = NO_CONDITION) -> StructureView:
    return structure_view(structure, condition, list(range(len(KINDS))))
