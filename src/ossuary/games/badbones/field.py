"""One player's field: the hero, the traps, the skeletons, and who is moving.

All that a player of the competitive game does in a phase stays on the own field: what leaves it
waits in `sent`, `slain` and `returned` until the phase ends, so that all can act at the same time.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from ossuary.games.badbones.actions import (
    CELLS,
    DIRECTIONS,
    HEADINGS,
    NEXT,
    NO_HEADING,
    OUTSIDE,
    SEATS,
    TREASURE,
    TYPES,
    token_of,
)
from ossuary.games.badbones.box import NOBODY, Box

TOKENS_OF_CELL: Final = len(DIRECTIONS) * TYPES
NO_TRAP: Final = -1
NO_WEAPON: Final = -1
NO_HERO: Final = -1
DAMAGED: Final = 16
"""Added to a tile whose damaged side shows."""


class Field:
    """One player's field, with all that belongs to it."""

    hero: int
    """Its cell, or NO_HERO when an emperor has taken it along."""
    tiers: int
    houses: int
    """In the co-operative game the capital's are the table's."""
    towers: int
    """The cells (as bits) on which a tower stands."""
    out: bool
    supply: list[int]
    """How many intact traps of each kind; in the co-operative game the table's is shared."""
    weapon: int
    used: bool
    """Whether the weapon was used in this phase."""
    traps: list[int]
    """By cell: a tile, plus DAMAGED, or NO_TRAP."""
    craters: int
    """The cells (as bits) on which dynamite has exploded (BB-43)."""
    triggered: int
    """The cells (as bits) whose traps have acted in this phase."""
    aims: list[int]
    """The traps that have sent somebody away in this phase: cell times SEATS plus the target."""
    sabotaged: int
    """The cells (as bits) of the traps that a saboteur has come upon in phase 3."""
    saboteurs: list[int]
    """Those who have."""
    treasures: int
    """How many treasures lie on the field."""
    waiting: list[int]
    """The entrances of those at the forest edge who have still to move, ascending."""
    back: list[int]
    """The entrances of those there who have moved in this phase."""
    resting: list[int]
    """Tokens on the field that have still to move in this round, ascending."""
    moved: list[int]
    """Those that have moved, in any order."""
    iced: list[int]
    """Those that miss this round's move, in any order (BB-35)."""
    frozen: list[int]
    """Those that will miss the next round's move, in any order (BB-35)."""
    cemetery: list[int]
    """Types, in any order."""
    sent: list[int]
    """In this phase, to cemeteries: the seat times TYPES plus the type."""
    slain: list[int]
    """The types that the hero has destroyed in this phase, but for a weapon's kills."""
    returned: list[int]
    """Types that go back to the bag when the phase ends."""
    lifted: list[int]
    """Kinds of traps that go to the shared supply when the phase ends (BB-51)."""
    walker: int
    """The type of the skeleton that is moving, or NOBODY."""
    squad: list[int]
    """The types of those whom it leads, ascending."""
    at: int
    """Where it is."""
    heading: int
    origin: int
    """Where its move began: cell times four plus heading, or EDGE minus an entrance."""
    met: tuple[int, ...]
    """The traps that it has met in this move: cell times four plus heading."""
    scattering: list[int]
    """The tokens that a dragon placed on them has still to scatter, the next one last."""

    def clone(self) -> Field:
        twin = Field()
        twin.hero = self.hero
        twin.tiers = self.tiers
        twin.houses = self.houses
        twin.towers = self.towers
        twin.out = self.out
        twin.supply = self.supply.copy()
        twin.weapon = self.weapon
        twin.used = self.used
        twin.traps = self.traps.copy()
        twin.craters = self.craters
        twin.triggered = self.triggered
        twin.aims = self.aims.copy() if self.aims else []
        twin.sabotaged = self.sabotaged
        twin.saboteurs = self.saboteurs.copy() if self.saboteurs else []
        twin.treasures = self.treasures
        twin.waiting = self.waiting.copy()
        twin.back = self.back.copy() if self.back else []
        twin.resting = self.resting.copy()
        twin.moved = self.moved.copy() if self.moved else []
        twin.iced = self.iced.copy() if self.iced else []
        twin.frozen = self.frozen.copy() if self.frozen else []
        twin.cemetery = self.cemetery.copy()
        twin.sent = self.sent.copy() if self.sent else []
        twin.slain = self.slain.copy() if self.slain else []
        twin.returned = self.returned.copy() if self.returned else []
        twin.lifted = self.lifted.copy() if self.lifted else []
        twin.walker = self.walker
        twin.squad = self.squad.copy() if self.squad else []
        twin.at = self.at
        twin.heading = self.heading
        twin.origin = self.origin
        twin.met = self.met
        twin.scattering = self.scattering.copy() if self.scattering else []
        return twin

    # ---- questions

    def is_done(self) -> bool:
        """Whether no skeleton has still to move."""
        return not self.resting and not self.waiting

    def lists(self) -> list[list[int]]:
        """All on the field: who has still to move, who has moved or misses it, who is frozen."""
        return [self.resting, self.moved, self.iced, self.frozen]

    def resting_on(self, cell: int) -> list[int]:
        """Those on a cell that have still to move: their tokens, ascending."""
        tokens = self.resting
        begin = bisect_left(tokens, cell * TOKENS_OF_CELL)
        return tokens[begin : bisect_left(tokens, (cell + 1) * TOKENS_OF_CELL)]

    def on(self, cell: int) -> list[int]:
        """All on a cell: who has still to move, who has moved or misses it, who is frozen."""
        found = self.resting_on(cell)
        for tokens in (self.moved, self.iced, self.frozen):
            for token in tokens:
                if token // TOKENS_OF_CELL == cell:
                    found.append(token)
        return found

    def occupied(self) -> int:
        """The cells (as bits) with skeletons."""
        cells = 0
        for tokens in self.lists():
            for token in tokens:
                cells |= 1 << token // TOKENS_OF_CELL
        return cells

    def lure(self, cell: int, heading: int) -> int:
        """BB-22: the heading of who stands on a cell: to a treasure next door, else as it was."""
        if self.treasures:
            for direction in HEADINGS:
                other = NEXT[cell * len(DIRECTIONS) + direction]
                if other != OUTSIDE and self.traps[other] == TREASURE:
                    return direction
        return heading

    def aim_of(self, cell: int) -> int:
        """To whom the trap on this cell sends in this phase, or NOBODY if it hasn't sent yet."""
        for aim in self.aims:
            if aim // SEATS == cell:
                return aim % SEATS
        return NOBODY

    def walkers(self) -> list[int]:
        """The types that are moving, ascending: one, or a squad."""
        return sorted([self.walker, *self.squad]) if self.squad else [self.walker]

    # ---- changes

    def clear(self, cell: int) -> None:
        """Takes all the skeletons from a cell."""
        tokens = self.resting
        begin = bisect_left(tokens, cell * TOKENS_OF_CELL)
        del tokens[begin : bisect_left(tokens, (cell + 1) * TOKENS_OF_CELL)]
        if self.moved:
            self.moved = [token for token in self.moved if token // TOKENS_OF_CELL != cell]
        if self.iced:
            self.iced = [token for token in self.iced if token // TOKENS_OF_CELL != cell]
        if self.frozen:
            self.frozen = [token for token in self.frozen if token // TOKENS_OF_CELL != cell]

    def remove(self, token: int) -> None:
        """BB-72: of equal ones who has still to move, then who has moved, last who is frozen."""
        next(tokens for tokens in self.lists() if token in tokens).remove(token)

    def face(self, cell: int, to: int, heading: int) -> None:
        """All on a cell are on this one from now on, headed so, or by NO_HEADING as they were."""
        for tokens in self.lists():
            for number, token in enumerate(tokens):
                if token // TOKENS_OF_CELL == cell:
                    was, kind = divmod(token % TOKENS_OF_CELL, TYPES)
                    tokens[number] = token_of(to, was if heading == NO_HEADING else heading, kind)
        self.resting.sort()

    def lay(self, tile: int, cell: int) -> None:
        self.traps[cell] = tile
        if tile == TREASURE:
            self.treasures += 1

    def lift(self, cell: int) -> None:
        """Takes a trap off the field."""
        if self.traps[cell] == TREASURE:
            self.treasures -= 1
        self.traps[cell] = NO_TRAP

    def take(self, kind: int) -> bool:
        """Takes a skeleton of this type from the field, its edge or its way; whether it is there.

        Who is on the way to the bag isn't.
        """
        for tokens in (*self.lists(), self.back, self.sent):
            for token in tokens:
                if token % TYPES == kind:
                    tokens.remove(token)
                    return True
        return False

    def part_with(self, kind: int) -> None:
        """One of those who are moving is gone."""
        if kind != self.walker:
            self.squad.remove(kind)
        elif self.squad:
            self.walker = self.squad.pop(0)
        else:
            self.walker = NOBODY

    def line_up(self) -> None:
        """The first of those who are moving, in the order of types, is the one in front."""
        self.walker, *self.squad = self.walkers()

    def part_with_all(self) -> None:
        """All who are moving are gone."""
        self.walker = NOBODY
        self.squad = []

    def end_walk(self) -> None:
        """Nobody is moving any more."""
        self.part_with_all()
        self.met = ()

    def rest(self, heading: int) -> None:
        """Who is moving stays where it is, headed so, or to a treasure next door."""
        self.heading = self.lure(self.at, heading)
        self.moved.append(token_of(self.at, self.heading, self.walker))
        for kind in self.squad:
            self.moved.append(token_of(self.at, self.heading, kind))


def new_field(box: Box) -> Field:
    field = Field()
    field.hero = NO_HERO if box.coop else box.towers[0]
    field.tiers = box.tiers
    field.houses = 0 if box.coop else box.houses
    field.towers = box.standing
    field.out = False
    field.supply = box.kit.copy()
    field.weapon = NO_WEAPON
    field.used = False
    field.traps = [NO_TRAP] * CELLS
    field.craters = 0
    field.triggered = 0
    field.aims = []
    field.sabotaged = 0
    field.saboteurs = []
    field.treasures = 0
    field.waiting = []
    field.back = []
    field.resting = []
    field.moved = []
    field.iced = []
    field.frozen = []
    field.cemetery = []
    field.sent = []
    field.slain = []
    field.returned = []
    field.lifted = []
    field.walker = NOBODY
    field.squad = []
    field.at = 0
    field.heading = 0
    field.origin = 0
    field.met = ()
    field.scattering = []
    return field
