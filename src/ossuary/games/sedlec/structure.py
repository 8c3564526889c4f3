"""Structures: stacks and furnishings, the places that can take a card, and which skulls touch.

Skull number 2p is the lower skull of place p, 2p + 1 the upper one. Sets of skulls and of places
are whole numbers with one bit each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ossuary.games.sedlec.actions import FURNISH, PLACE
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers

SINGLE: Final = [1 << skull for skull in range(36)]
"""The set of one skull. Looked up, since where this is compiled a shifted 1 has only 32 bits."""

Place = tuple[int, int]
"""x and y of a place in half cards, y counted from the ground to its lower edge."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """The places of a structure, and for each skull what touches it and what lies lower or higher.

    SE-14: two skulls are adjacent when they share a level and their x differ by 2, or their levels
    differ by 1 and their x differ by at most 1.
    """

    def __init__(self, places: list[Place], size: int, actions: list[Action]) -> None:
        self.places: Final = places
        self.size: Final = size
        """The cards of the finished structure."""
        self.actions: Final = actions
        """Putting a card into each place."""
        self.place_of: Final = {action: place for place, action in enumerate(actions)}
        self.is_stack: Final = actions[0].verb is PLACE
        self.level: Final = [y + part for _, y in places for part in (1, 2)]
        self.levels: Final = max(self.level) + 1
        skulls = range(2 * len(places))
        self.near: Final = [_set([b for b in skulls if self._touch(a, b)]) for a in skulls]
        """The skulls adjacent to each."""
        self.under: Final = [
            _set([b for b in skulls if self.level[b] < self.level[a]]) for a in skulls
        ]
        """The skulls on lower levels."""
        self.over: Final = [
            _set([b for b in skulls if self.level[b] > self.level[a]]) for a in skulls
        ]
        self._open: Final[dict[int, Answers]] = {}

    def _touch(self, one: int, two: int) -> bool:
        across = abs(self.places[one >> 1][0] - self.places[two >> 1][0])
        up = abs(self.level[one] - self.level[two])
        return (up == 0 and across == 2) or (up == 1 and across <= 1)

    def open(self, filled: int) -> Answers:
        """Putting a card into each place that can take one, with these places filled."""
        options = self._open.get(filled)
        if options is None:
            places = range(len(self.places))
            found = [p for p in places if not filled >> p & 1 and self.can_take(filled, p)]
            options = tuple(
                sorted([self.actions[place] for place in found], key=lambda action: action.index)
            )
            self._open[filled] = options
        return options

    def can_take(self, filled: int, place: int) -> bool:
        raise NotImplementedError


class StackLayout(Layout):
    """SE-10, SE-17: all the places that a stack can come to use, since its sides are open.

    Rows 0, 1 and 2 have width, width - 1 and width - 2 cards, wherever the bottom row ends up.
    """

    def __init__(self, width: int) -> None:
        reach = 2 * (width - 1)
        self.width: Final = width
        places = [(x, 2 * row) for row in range(3) for x in range(row - reach, reach - row + 1, 2)]
        size = 3 * width - 3
        super().__init__(places, size, [PLACE[y // 2, x] for x, y in places])
        self.bottom: Final = 2 * width - 1
        """The places of the bottom row."""
        self.supports: Final = [
            _set([b for b in range(len(places)) if _carries(places[b], places[a])])
            for a in range(len(places))
        ]

    def can_take(self, filled: int, place: int) -> bool:
        if place >= self.bottom:
            # SE-12: centred over two neighbouring cards.
            return filled & self.supports[place] == self.supports[place]
        # SE-11: the first card, then left or right of the row's ends, up to its width.
        row = [p for p in range(self.bottom) if filled >> p & 1]
        if not row:
            return self.places[place][0] == 0
        return len(row) < self.width and place in (row[0] - 1, row[-1] + 1)


class FurnishingLayout(Layout):
    """SE-44: the places of a furnishing, some of them anchors."""

    def __init__(self, places: list[Place], anchors: list[Place]) -> None:
        super().__init__(places, len(places), [FURNISH[x, y] for x, y in places])
        numbers = range(len(places))
        self.anchors: Final = _set([p for p in numbers if places[p] in anchors])
        self.supports: Final = [
            _set([b for b in numbers if _carries(places[b], places[a])]) for a in numbers
        ]
        self.sides: Final = [
            _set([b for b in numbers if _beside(places[b], places[a])]) for a in numbers
        ]

    def can_take(self, filled: int, place: int) -> bool:
        if self.anchors >> place & 1:
            return True
        supports = self.supports[place]
        if supports:
            return filled & supports == supports
        return filled & self.sides[place] != 0

    def is_buildable(self) -> bool:
        """Whether every place can be filled in some order."""
        filled = 0
        grown = True
        while grown:
            grown = False
            for place in range(len(self.places)):
                if not filled >> place & 1 and self.can_take(filled, place):
                    filled |= 1 << place
                    grown = True
        return filled == (1 << len(self.places)) - 1


class Structure:
    """What has been built so far. Made by `new_structure`, copied by `clone`."""

    layout: Layout
    places: list[int]
    """The filled places, in the order in which they were filled."""
    cards: list[int]
    """The card in each of them."""
    filled: int

    def clone(self) -> Structure:
        twin = Structure()
        twin.layout = self.layout
        twin.places = self.places.copy()
        twin.cards = self.cards.copy()
        twin.filled = self.filled
        return twin

    def put(self, place: int, card: int) -> None:
        self.places.append(place)
        self.cards.append(card)
        self.filled |= 1 << place

    def is_finished(self) -> bool:
        return len(self.cards) == self.layout.size

    def open(self) -> Answers:
        """Putting a card into each place that can take one; nothing when it is finished."""
        return () if self.is_finished() else self.layout.open(self.filled)


def new_structure(layout: Layout) -> Structure:
    structure = Structure()
    structure.layout = layout
    structure.places = []
    structure.cards = []
    structure.filled = 0
    return structure


def _set(members: list[int]) -> int:
    found = 0
    for member in members:
        found |= 1 << member
    return found


def _carries(lower: Place, upper: Place) -> bool:
    """Whether the lower place is directly below the upper one."""
    return upper[1] - lower[1] == 2 and abs(upper[0] - lower[0]) <= 1


def _beside(one: Place, two: Place) -> bool:
    return abs(one[0] - two[0]) == 2 and abs(one[1] - two[1]) <= 1
