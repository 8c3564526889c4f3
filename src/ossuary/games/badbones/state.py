"""The table of Bad Bones as data: the bag, and a field for each player.

All that a player does in a phase stays on the own field: what leaves it waits in `sent` and
`returned` until the phase ends, so that all can act at the same time.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from ossuary.games.badbones.actions import (
    CELLS,
    DIRECTIONS,
    HEADINGS,
    KIND_OF,
    NEXT,
    OUTSIDE,
    TREASURE,
    TYPES,
    WHITE,
    token_of,
)
from ossuary.kernel.outcome import Reason
from ossuary.kernel.state import State
from ossuary.kernel.step import Table

TOKENS_OF_CELL: Final = len(DIRECTIONS) * TYPES
NO_TRAP: Final = -1
NOBODY: Final = -1
DAMAGED: Final = 8
"""Added to a tile whose damaged side shows."""


class BadBonesReason(Reason):
    """Why a game of Bad Bones is over."""

    FALLEN = "BB-25"
    STOOD = "BB-31"
    CLEARED = "BB-32"
    LOST = "BB-31"


class Box:
    """What the options and components come to. It never changes, so all tables share it."""

    def __init__(
        self,
        *,
        players: int,
        rounds: int,
        heroic: bool,
        tower: int,
        turns: list[int],
        entries: list[int],
        copies: int,
        left_out: int,
        drawn: int,
        kit: list[int],
        stars: list[list[int]],
        tiers: int,
        houses: int,
        tier_points: int,
        house_points: int,
    ) -> None:
        self.players: Final = players
        self.rounds: Final = rounds
        self.heroic: Final = heroic
        self.tower: Final = tower
        self.turns: Final = turns
        """Where arrows turn those who come, by cell times four plus heading (BB-11)."""
        self.entries: Final = entries
        """The first cell of each type (BB-33)."""
        self.copies: Final = copies
        self.left_out: Final = left_out
        self.drawn: Final = drawn
        self.kit: Final = kit
        """How many traps of each kind are in a supply."""
        self.stars: Final = stars
        """By kind: of the intact and the damaged side."""
        self.tiers: Final = tiers
        self.houses: Final = houses
        self.tier_points: Final = tier_points
        self.house_points: Final = house_points


class Field:
    """One player's field, with all that belongs to it."""

    hero: int
    tiers: int
    houses: int
    out: bool
    supply: list[int]
    """How many intact traps of each kind."""
    traps: list[int]
    """By cell: a tile, plus DAMAGED, or NO_TRAP."""
    triggered: int
    """The cells (as bits) whose traps have acted in this phase."""
    aims: list[int]
    """The catapults that have thrown in this phase: their cell times SEATS plus their target."""
    treasures: int
    """How many treasures lie on the field."""
    waiting: list[int]
    """The types of the skeletons at the forest edge, ascending."""
    resting: list[int]
    """Tokens on the field that have still to move in this round, ascending."""
    moved: list[int]
    """Those that have moved, in any order."""
    cemetery: list[int]
    """Types, in any order."""
    sent: list[int]
    """In this phase, to others' cemeteries: the seat times TYPES plus the type."""
    returned: list[int]
    """Types that go back to the bag when the phase ends."""
    walker: int
    """The type of the skeleton that is moving, or NOBODY."""
    at: int
    """Where it is."""
    heading: int
    met: tuple[int, ...]
    """The traps that it has met in this move: cell times four plus heading."""
    scattering: list[int]
    """The tokens that a dragon placed on them has still to scatter, the next one last."""

    def clone(self) -> Field:
        twin = Field()
        twin.hero = self.hero
        twin.tiers = self.tiers
        twin.houses = self.houses
        twin.out = self.out
        twin.supply = self.supply.copy()
        twin.traps = self.traps.copy()
        twin.triggered = self.triggered
        twin.aims = self.aims.copy() if self.aims else []
        twin.treasures = self.treasures
        twin.waiting = self.waiting.copy()
        twin.resting = self.resting.copy()
        twin.moved = self.moved.copy() if self.moved else []
        twin.cemetery = self.cemetery.copy()
        twin.sent = self.sent.copy() if self.sent else []
        twin.returned = self.returned.copy() if self.returned else []
        twin.walker = self.walker
        twin.at = self.at
        twin.heading = self.heading
        twin.met = self.met
        twin.scattering = self.scattering.copy() if self.scattering else []
        return twin

    # ---- questions

    def is_done(self) -> bool:
        """Whether no skeleton has still to move."""
        return not self.resting and not self.waiting

    def on(self, cell: int) -> list[int]:
        """The skeletons on a cell, before anybody moves: their tokens, ascending."""
        tokens = self.resting
        begin = bisect_left(tokens, cell * TOKENS_OF_CELL)
        return tokens[begin : bisect_left(tokens, (cell + 1) * TOKENS_OF_CELL)]

    def lure(self, cell: int, heading: int) -> int:
        """BB-22: the heading of who stands on a cell: to a treasure next door, else as it was."""
        if self.treasures:
            for direction in HEADINGS:
                other = NEXT[cell * len(DIRECTIONS) + direction]
                if other != OUTSIDE and self.traps[other] == TREASURE:
                    return direction
        return heading

    # ---- changes

    def clear(self, cell: int) -> None:
        """Takes all the skeletons from a cell, before anybody moves."""
        tokens = self.resting
        begin = bisect_left(tokens, cell * TOKENS_OF_CELL)
        del tokens[begin : bisect_left(tokens, (cell + 1) * TOKENS_OF_CELL)]

    def lay(self, tile: int, cell: int) -> None:
        self.traps[cell] = tile
        self.supply[KIND_OF[tile]] -= 1
        if tile == TREASURE:
            self.treasures += 1

    def lift(self, cell: int) -> None:
        """Takes a trap off the field."""
        if self.traps[cell] == TREASURE:
            self.treasures -= 1
        self.traps[cell] = NO_TRAP

    def end_walk(self) -> None:
        """Nobody is moving any more."""
        self.walker = NOBODY
        self.met = ()

    def rest(self, heading: int) -> None:
        """The skeleton that is moving stays where it is, headed so, or to a treasure next door."""
        self.heading = self.lure(self.at, heading)
        self.moved.append(token_of(self.at, self.heading, self.walker))


class BadBonesTable(Table):
    """The bag, and what lies on the fields."""

    box: Box
    bag: list[int]
    """By type."""
    round: int
    phase: int
    side: int
    """BB-04: the colour of those who have still to move; who has moved shows the other."""
    fields: list[Field]

    def clone(self) -> BadBonesTable:
        twin = BadBonesTable()
        twin.box = self.box
        twin.bag = self.bag.copy()
        twin.round = self.round
        twin.phase = self.phase
        twin.side = self.side
        twin.fields = [field.clone() for field in self.fields]
        return twin

    def adopt(self, seat: int, lane: BadBonesTable) -> None:
        self.fields[seat] = lane.fields[seat]


BadBones = State[BadBonesTable]


def new_table(box: Box) -> BadBonesTable:
    """BB-01: all the skeletons are in the bag, everybody has a field with a tower and a hero."""
    table = BadBonesTable()
    table.box = box
    table.bag = [box.copies] * TYPES
    table.round = 0
    table.phase = 0
    table.side = WHITE
    table.fields = [new_field(box) for _ in range(box.players)]
    return table


def new_field(box: Box) -> Field:
    field = Field()
    field.hero = box.tower
    field.tiers = box.tiers
    field.houses = box.houses
    field.out = False
    field.supply = box.kit.copy()
    field.traps = [NO_TRAP] * CELLS
    field.triggered = 0
    field.aims = []
    field.treasures = 0
    field.waiting = []
    field.resting = []
    field.moved = []
    field.cemetery = []
    field.sent = []
    field.returned = []
    field.walker = NOBODY
    field.at = 0
    field.heading = 0
    field.met = ()
    field.scattering = []
    return field
