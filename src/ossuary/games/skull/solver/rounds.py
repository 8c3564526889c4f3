"""A round of Skull for two as a tree of what everybody sees (SK-04 to SK-13).

Seat 0 begins. What a seat alone knows is its *holding*: no skull any more, the skull in the hand,
or the skull at some place of the stack. Adding a disc is one branch, for nobody sees its face; the
flips of an attempt are no decisions with two, so a leaf is a challenger and its bid.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from ossuary.games.skull.actions import DISCS, FLOWER, SKULL

NO_SKULL: Final = 0
"""The holding of a seat that has lost its skull."""
IN_HAND: Final = 1
"""The skull is in the hand; at the n-th place of the stack it is IN_HAND + n."""
HOLDINGS: Final = IN_HAND + DISCS + 1
PASS_OPTION: Final = 0
"""The bid that stands for a pass."""


class Standing(NamedTuple):
    """What everybody sees of a match between two rounds, from the one who begins."""

    discs: int
    turned: int
    other_discs: int
    other_turned: int

    def after_success(self, challenger: int) -> Standing:
        """SK-14, SK-19: the challenger's mat turns, and it begins."""
        discs, _, other_discs, other_turned = self.seen_from(challenger)
        return Standing(discs, 1, other_discs, other_turned)

    def after_failure(self, challenger: int) -> Standing:
        """SK-16, SK-17, SK-19: the challenger loses a disc, and begins."""
        discs, turned, other_discs, other_turned = self.seen_from(challenger)
        return Standing(discs - 1, turned, other_discs, other_turned)

    def seen_from(self, seat: int) -> Standing:
        return Standing(*self[2:], *self[:2]) if seat else self

    @property
    def left(self) -> int:
        """Discs less successes: every round lowers it (SK-29)."""
        return self.discs + self.other_discs - self.turned - self.other_turned


@dataclass
class Node:
    """A question that everybody sees being put, or an attempt."""

    actor: int
    """Who is asked, or the challenger."""
    heights: tuple[int, int]
    bid: int = 0
    """The bid so far; of an attempt, the challenger's."""
    place: int = -1
    """The node after one more disc, -1 where none can be added."""
    bids: dict[int, int] = field(default_factory=dict)
    """The node after each bid, and after a pass."""
    slots: int = 0
    """Where its chances begin in a strategy: one for each holding and option."""
    is_attempt: bool = False

    @property
    def options(self) -> int:
        """A flower and the skull, if a disc can be added, and then the bids or the pass."""
        return len(self.bids) + (2 if self.place >= 0 else 0)


class Round:
    """The tree of a round in which the seats have so many discs; a node stands before its next."""

    def __init__(self, discs: tuple[int, int]) -> None:
        self.discs: Final = discs
        self.nodes: Final[list[Node]] = []
        self.slots = 0
        """How many chances a strategy for this round has."""
        self._first(0)

    def _add(self, node: Node) -> int:
        self.nodes.append(node)
        return len(self.nodes) - 1

    def _number(self, node: Node) -> None:
        node.slots = self.slots
        self.slots += 2 if node.is_attempt else HOLDINGS * node.options

    def _first(self, seat: int) -> int:
        """SK-04: both put down a first disc; neither knows the other's."""
        node = Node(seat, (seat, 0))
        number = self._add(node)
        node.place = len(self.nodes)
        self._number(node)
        if seat == 0:
            self._first(1)
        else:
            self._add_or_open(0, (1, 1))
        return number

    def _add_or_open(self, seat: int, heights: tuple[int, int]) -> int:
        """SK-05, SK-06, SK-07: one more disc, or a bid."""
        node = Node(seat, heights)
        number = self._add(node)
        if heights[seat] < self.discs[seat]:
            higher = (heights[0] + 1 - seat, heights[1] + seat)
            node.place = self._add_or_open(1 - seat, higher)
        for bid in range(1, sum(heights) + 1):
            node.bids[bid] = self._bid(seat, heights, bid)
        self._number(node)
        return number

    def _bid(self, seat: int, heights: tuple[int, int], bid: int) -> int:
        """SK-08, SK-09: the other raises or passes; nobody can raise a bid for all discs."""
        if bid == sum(heights):
            return self._attempt(seat, heights, bid)
        node = Node(1 - seat, heights, bid)
        number = self._add(node)
        node.bids[PASS_OPTION] = self._attempt(seat, heights, bid)
        for higher in range(bid + 1, sum(heights) + 1):
            node.bids[higher] = self._bid(1 - seat, heights, higher)
        self._number(node)
        return number

    def _attempt(self, seat: int, heights: tuple[int, int], bid: int) -> int:
        """SK-10 to SK-13; on its own skull the challenger chooses what it loses (SK-17)."""
        node = Node(seat, heights, bid, is_attempt=True)
        self._number(node)
        return self._add(node)

    def can_place(self, seat: int, height: int, holding: int, face: int) -> bool:
        """Whether this disc is in the hand."""
        if face == SKULL:
            return holding == IN_HAND
        flowers = self.discs[seat] - (holding != NO_SKULL)
        return height - (holding > IN_HAND) < flowers

    def is_possible(self, seat: int, height: int, holding: int) -> bool:
        """Whether a seat with a stack so high can hold this."""
        if holding == IN_HAND:
            return height < self.discs[seat]
        return holding == NO_SKULL or holding - IN_HAND <= height

    def is_open(self, node: Node, holding: int, option: int) -> bool:
        """Whether an option of a node is allowed with this holding."""
        height = node.heights[node.actor]
        if not self.is_possible(node.actor, height, holding):
            return False
        if node.place >= 0 and option < 2:
            return self.can_place(node.actor, height, holding, (FLOWER, SKULL)[option])
        return True


def after_placing(holding: int, height: int, face: int) -> int:
    """What is held once this disc lies on a stack that was so high."""
    return IN_HAND + height + 1 if face == SKULL else holding


def flipped_places(node: Node) -> tuple[range, range]:
    """The holdings that an attempt shows: the challenger's own, then the other's (SK-10, SK-11)."""
    own, other = node.heights[node.actor], node.heights[1 - node.actor]
    from_own = min(node.bid, own)
    from_other = node.bid - from_own
    return (
        range(IN_HAND + own - from_own + 1, IN_HAND + own + 1),
        range(IN_HAND + other - from_other + 1, IN_HAND + other + 1),
    )


def standings() -> list[Standing]:
    """All that can be, in the order in which they can be solved."""
    discs, turned = range(1, DISCS + 1), range(2)
    found = [Standing(*each) for each in product(discs, turned, discs, turned)]
    return sorted(found, key=lambda standing: standing.left)


def grid_of(discs: int, points: int) -> list[float]:
    """The beliefs on a grid of so many; a seat with all its discs has its skull."""
    if discs == DISCS:
        return [1.0]
    return [number / (points - 1) for number in range(points)]


@cache
def round_of(discs: int, other_discs: int) -> Round:
    return Round((discs, other_discs))
