"""Structures under way in the mind, made to be tried out fast."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ossuary.games.sedlec.actions import BOTTOM, SKULLS, TOP
from ossuary.games.sedlec.structure import Layout, StackLayout


class Ground:
    """A layout with what prospects ask of it: which skulls can still come, and how many."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.near: Final = layout.near
        self.under: Final = layout.under
        self.over: Final = layout.over
        self.level: Final = layout.level
        self.finals: Final = finals_of(layout)
        """The sets of places that a finished structure can have."""
        levels = range(layout.levels)
        self.on_level: Final = [
            sum([1 << skull for skull in range(len(layout.level)) if layout.level[skull] == level])
            for level in levels
        ]
        """The skulls on each level, as a set."""
        final = self.finals[0]
        filled = [level for skull, level in enumerate(layout.level) if final >> (skull >> 1) & 1]
        self.on: Final = [filled.count(level) for level in levels]
        """How many skulls a finished structure has on each level."""
        self.below: Final = [sum(self.on[:level]) for level in levels]
        self.above: Final = [sum(self.on[level + 1 :]) for level in levels]
        self._free: Final[dict[int, int]] = {}
        self._open: Final[dict[int, list[int]]] = {}

    def free(self, filled: int) -> int:
        """The skulls that can still come, with these places filled."""
        found = self._free.get(filled)
        if found is None:
            places = 0
            for final in self.finals:
                if final & filled == filled:
                    places |= final & ~filled
            found = 0
            for place in range(len(self.layout.places)):
                if places >> place & 1:
                    found |= 3 << 2 * place
            self._free[filled] = found
        return found

    def open(self, filled: int) -> list[int]:
        """The places that can take a card, with these filled."""
        places = self._open.get(filled)
        if places is None:
            place_of = self.layout.place_of
            places = [place_of[action] for action in self.layout.open(filled)]
            self._open[filled] = places
        return places


def finals_of(layout: Layout) -> list[int]:
    """A furnishing ends up with all its places, a stack over any bottom row with its first card."""
    if not isinstance(layout, StackLayout):
        return [(1 << len(layout.places)) - 1]
    finals = []
    for left in range(layout.width):
        final = ((1 << layout.width) - 1) << left
        for place in range(layout.bottom, len(layout.places)):
            if final & layout.supports[place] == layout.supports[place]:
                final |= 1 << place
        finals.append(final)
    return finals


class Build:
    """A structure under way, in the mind."""

    ground: Ground
    places: list[int]
    cards: list[int]
    filled: int
    taken: i64
    """The skulls that are there, as a set."""
    where: list[int]
    """The same, one set for each letter."""

    def clone(self) -> Build:
        twin = Build()
        twin.ground = self.ground
        twin.places = self.places.copy()
        twin.cards = self.cards.copy()
        twin.filled = self.filled
        twin.taken = self.taken
        twin.where = self.where.copy()
        return twin

    def put(self, place: int, card: int) -> None:
        self.places.append(place)
        self.cards.append(card)
        self.filled |= 1 << place
        self.taken |= 3 << 2 * place
        self.where[BOTTOM[card]] |= 1 << 2 * place
        self.where[TOP[card]] |= 2 << 2 * place

    def lift(self) -> None:
        """Takes back the last card."""
        place = self.places.pop()
        card = self.cards.pop()
        self.filled &= ~(1 << place)
        self.taken &= ~(3 << 2 * place)
        self.where[BOTTOM[card]] &= ~(1 << 2 * place)
        self.where[TOP[card]] &= ~(2 << 2 * place)

    def left(self) -> int:
        """How many cards it still needs."""
        return self.ground.layout.size - len(self.cards)


def new_build(ground: Ground) -> Build:
    build = Build()
    build.ground = ground
    build.places = []
    build.cards = []
    build.filled = 0
    build.taken = 0
    build.where = [0] * SKULLS
    return build
