"""The table of Skulls of Sedlec as data: the graveyard, the hands, the structures."""

from __future__ import annotations

from typing import Final

from ossuary.games.sedlec.actions import BOTTOM, KIND_OF, TOP
from ossuary.games.sedlec.scoring import NO_CONDITION, score
from ossuary.games.sedlec.structure import (
    FurnishingLayout,
    Layout,
    StackLayout,
    Structure,
    new_structure,
)
from ossuary.kernel.outcome import Reason
from ossuary.kernel.state import State
from ossuary.kernel.step import Table

HAND: Final = 2
"""The most cards in a hand (SE-07)."""
NO_CARD: Final = -1
NINE: Final = StackLayout(4)
SIX: Final = StackLayout(3)
STACK_OF: Final[list[StackLayout]] = [NINE, NINE, NINE, SIX, SIX]
"""SE-10: the stack, by the number of players; Monstrance builds that of two (SE-42)."""
GRADED_FROM: Final = [60, 65, 70, 75]


class SedlecReason(Reason):
    """Why a game of Skulls of Sedlec is over."""

    MOST_POINTS = "SE-27"
    TIE_BREAK = "SE-25"
    GRADED = "SE-46"


def kinds_of(deck: list[int]) -> list[int]:
    """The kinds of skull that a deck has, by number."""
    return sorted({KIND_OF[skull] for card in deck for skull in (TOP[card], BOTTOM[card])})


class Box:
    """What the options and components come to. It never changes, so all tables share it."""

    def __init__(
        self,
        players: int,
        deck: list[int],
        furnishings: list[FurnishingLayout],
        conditions: list[int],
    ) -> None:
        self.players: Final = players
        self.monstrance: Final = players == 1
        self.deck: Final = sorted(deck)
        self.stack: Final[Layout] = STACK_OF[players]
        self.furnishings: Final = furnishings
        self.conditions: Final = conditions
        """The condition on the back of each furnishing."""
        count = 4 if players == 1 else 6
        size, larger = divmod(len(deck), count)
        # SE-03, SE-41: as equal as possible, the first ones larger.
        self.kinds: Final = kinds_of(deck)
        self.piles: Final = [size + 1 if pile < larger else size for pile in range(count)]


class SedlecTable(Table):
    """All that lies on the table. A pile is its size and, if its top is face up, that card."""

    box: Box
    piles: list[int]
    """The cards of each pile, the face-up one among them."""
    up: list[int]
    """The face-up card of each pile, or NO_CARD."""
    unseen: list[int]
    """The cards that nobody has seen, in the order of their numbers."""
    hands: list[list[int]]
    structures: list[Structure]
    """The stack of each seat; with Monstrance the stack and then the furnishing."""
    unfinished: int
    """The seats whose stack isn't finished, as bits."""
    turned: int
    """The piles that the dig has just turned up, as bits."""
    holding: int
    """The card that is being placed."""
    shape: int
    """The furnishing that is built, from 0; -1 before it is drawn."""
    condition: int

    def clone(self) -> SedlecTable:
        twin = SedlecTable()
        twin.box = self.box
        twin.piles = self.piles.copy()
        twin.up = self.up.copy()
        twin.unseen = self.unseen.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.structures = [structure.clone() for structure in self.structures]
        twin.unfinished = self.unfinished
        twin.turned = self.turned
        twin.holding = self.holding
        twin.shape = self.shape
        twin.condition = self.condition
        return twin

    # ---- questions

    def face_down(self) -> int:
        """The piles whose top is face down, as bits."""
        found = 0
        for pile in range(len(self.piles)):
            if self.piles[pile] and self.up[pile] == NO_CARD:
                found |= 1 << pile
        return found

    def face_up(self) -> int:
        """The piles whose top is face up, as bits."""
        found = 0
        for pile in range(len(self.up)):
            if self.up[pile] != NO_CARD:
                found |= 1 << pile
        return found

    def next_of(self, seat: int) -> int:
        """The next seat, clockwise, whose stack isn't finished."""
        while True:
            seat += 1
            if seat == self.box.players:
                seat = 0
            if self.unfinished >> seat & 1:
                return seat

    def points(self, seat: int) -> list[int]:
        """A player's points by kind: of its stack, or of both structures (SE-27, SE-45)."""
        if not self.box.monstrance:
            return score(self.structures[seat], NO_CONDITION)
        points = [0] * 9
        for structure in self.structures:
            for kind, earned in enumerate(score(structure, self.condition)):
                points[kind] += earned
        return points

    # ---- changes

    def turn_up(self, pile: int, card: int) -> None:
        self.unseen.remove(card)
        self.up[pile] = card

    def take(self, pile: int) -> int:
        """Takes the face-up card of a pile; what lies beneath stays face down (SE-05, SE-06)."""
        card = self.up[pile]
        self.up[pile] = NO_CARD
        self.piles[pile] -= 1
        return card


Sedlec = State[SedlecTable]


def new_table(box: Box) -> SedlecTable:
    """SE-03, SE-41: the cards lie face down in their piles, and the hands are empty."""
    table = SedlecTable()
    table.box = box
    table.piles = box.piles.copy()
    table.up = [NO_CARD] * len(box.piles)
    table.unseen = box.deck.copy()
    table.hands = [[] for _ in range(box.players)]
    table.structures = [new_structure(box.stack) for _ in range(box.players)]
    table.unfinished = (1 << box.players) - 1
    table.turned = 0
    table.holding = NO_CARD
    table.shape = -1
    table.condition = NO_CONDITION
    return table


def grade_of(points: int) -> int:
    """SE-46: the grade of a Monstrance, as a place in GRADES."""
    grade = 0
    for least in GRADED_FROM:
        if points >= least:
            grade += 1
    return grade


def ranked(points: list[list[int]]) -> list[int]:
    """The rank of each player, from 1: by total, then by the best kinds (SE-25, SE-27)."""
    keys = [(sum(by_kind), sorted(by_kind, reverse=True)) for by_kind in points]
    return [1 + len([other for other in keys if other > key]) for key in keys]
