"""A field in brief: what a search needs of it, small enough to be copied often.

It follows the rules of a field, but for choices in phase 3: those whom a dragon scatters run where
they threaten least, and stay if they come back to it in the same move; who goes to a cemetery is
only counted, or, alone, comes back.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    CELLS,
    DRAGON,
    HEADINGS,
    KIND_OF,
    NEXT,
    TILES,
    TREASURE,
    TYPES,
)
from ossuary.games.badbones.bots.ways import (
    COMES,
    FAR,
    HOUSE,
    PLACES,
    RUNS,
    SLAIN,
    TIER,
    WAYS,
    Ways,
)
from ossuary.games.badbones.state import NO_TRAP, TOKENS_OF_CELL

# What can be done in phase 2, in one number.
REMOVAL: Final = len(TILES) * CELLS
"""Plus the cell; below it a tile times CELLS plus the cell."""
REST: Final = REMOVAL + CELLS


class Sketch:
    """One player's field."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        """The traps, and where they lead."""
        self.damaged = 0
        """The cells (as bits) of damaged traps."""
        self.hero = 0
        self.tiers = 0
        self.houses = 0
        self.supply: list[int] = []
        """By kind. It is never changed in place, and neither are the lists below."""
        self.skeletons: list[int] = []
        """Tokens that have still to move."""
        self.moved: list[int] = []
        self.waiting: list[int] = []
        """Types at the forest edge."""
        self.cemetery: list[int] = []
        """Types."""
        self.sent = 0
        """How many have gone to others."""

    def copy(self) -> Sketch:
        twin = Sketch(self.ways)
        twin.damaged = self.damaged
        twin.hero = self.hero
        twin.tiers = self.tiers
        twin.houses = self.houses
        twin.supply = self.supply
        twin.skeletons = self.skeletons
        twin.moved = self.moved
        twin.waiting = self.waiting
        twin.cemetery = self.cemetery
        twin.sent = self.sent
        return twin

    @property
    def is_out(self) -> bool:
        return self.tiers <= 0 or self.houses <= 0

    # ---- Phase 1

    def move_hero(self, cell: int) -> Sketch:
        """BB-06: the field after the hero's move."""
        twin = self.copy()
        twin.hero = cell
        twin.skeletons = [token for token in self.skeletons if token // TOKENS_OF_CELL != cell]
        return twin

    # ---- Phase 2

    def set_trap(self, deed: int) -> Sketch:
        """BB-07: the field after something was placed or removed."""
        twin = self.copy()
        if deed == REST:
            return twin
        tile, cell = divmod(deed, CELLS)
        tiles, supply = self.ways.tiles.copy(), self.supply.copy()
        if deed >= REMOVAL:
            supply[KIND_OF[tiles[cell]]] += 1
            tiles[cell] = NO_TRAP
            twin.damaged &= ~(1 << cell)
        else:
            supply[KIND_OF[tile]] -= 1
            tiles[cell] = tile
        twin.supply = supply
        twin.ways = self.ways.ground.ways(tiles)
        if tile == TREASURE:
            twin.skeletons = [_lured(token, cell) for token in self.skeletons]
        elif tile == DRAGON:
            twin.scatter(cell)
        return twin

    def scatter(self, cell: int) -> None:
        """BB-21: who stands on this cell runs from a dragon that is placed there."""
        scattered = [token for token in self.skeletons if token // TOKENS_OF_CELL == cell]
        if scattered:
            self.skeletons = [token for token in self.skeletons if token not in scattered]
            self.damaged |= 1 << cell
            self.moved = self.moved.copy()
            self.cemetery = self.cemetery.copy()
            sprung = 0
            for token in scattered:
                sprung |= self.come(self.run(cell), token % TYPES)
            self.turn(sprung & ~(1 << cell))

    # ---- Phase 3

    def march(self) -> Sketch:
        """BB-10: the field after all have moved; the order changes nothing."""
        twin = self.copy()
        twin.skeletons = []
        twin.moved = self.moved.copy()
        twin.waiting = []
        twin.cemetery = self.cemetery.copy()
        ways, doors = self.ways, self.ways.ground.doors
        sprung = 0
        for token in self.skeletons:
            sprung |= twin.come(COMES[token // TYPES], token % TYPES)
        for kind in self.waiting:
            sprung |= twin.come(doors[kind], kind)
        stolen = 0
        if ways.has_treasure:
            for token in twin.moved:
                cell = token // TOKENS_OF_CELL
                if ways.tiles[cell] == TREASURE:
                    stolen |= 1 << cell
        twin.skeletons, twin.moved = twin.moved, []
        twin.turn(sprung, stolen)
        return twin

    def come(self, coming: int, kind: int) -> int:
        """A skeleton comes to a cell, or leaves; the cells (as bits) of the traps that act."""
        if coming >= PLACES:
            return self.end_at(coming, kind)
        ways, hero = self.ways, self.hero
        if coming // WAYS == hero and hero != ways.ground.tower:
            return 0
        end = ways.end(coming)
        sprung = ways.sprung[coming]
        if ways.crossed[coming] >> hero & 1:
            end, _, sprung = ways.follow(coming, hero)
        return sprung | self.end_at(end, kind)

    def end_at(self, end: int, kind: int) -> int:
        """What becomes of a skeleton where its move ends; further traps that act."""
        if end < PLACES:
            self.moved.append(end * TYPES + kind)
        elif end == TIER:
            self.tiers -= 1
        elif end == HOUSE:
            self.houses -= 1
        elif end >= RUNS:
            # Who comes back to the dragon stays there: a rare end, and no further choice.
            coming = self.run(end - RUNS)
            if coming < PLACES and self.ways.end(coming) >= RUNS:
                self.moved.append(coming * TYPES + kind)
            else:
                return self.come(coming, kind)
        elif end != SLAIN:
            if self.ways.ground.box.players == 1:
                self.cemetery.append(kind)
            else:
                self.sent += 1
        return 0

    def run(self, dragon: int) -> int:
        """BB-20: how a skeleton comes from a dragon to where it is safest to have."""
        ways, tower = self.ways, self.ways.ground.tower
        best, choice = -1, 0
        for heading in HEADINGS:
            coming = COMES[dragon * WAYS + heading]
            if coming == HOUSE:
                continue
            safety = ways.safety(coming)
            if coming < PLACES and coming // WAYS == self.hero != tower:
                safety = 2 * FAR
            if safety > best:
                best, choice = safety, coming
        return choice

    def turn(self, sprung: int, stolen: int = 0) -> None:
        """BB-17, BB-22: traps that have acted are damaged or gone, and so are stolen treasures."""
        gone = sprung & self.damaged | stolen
        self.damaged = (self.damaged | sprung) & ~gone
        if gone:
            tiles = self.ways.tiles.copy()
            for cell in range(CELLS):
                if gone >> cell & 1:
                    tiles[cell] = NO_TRAP
            self.ways = self.ways.ground.ways(tiles)

    # ---- Phase 4

    def arrived(self, drawn: list[int]) -> Sketch:
        """BB-24: the field when those in the cemetery, and those drawn, wait at the forest edge."""
        twin = self.copy()
        twin.waiting = self.cemetery + drawn
        twin.cemetery = []
        return twin


def _lured(token: int, treasure: int) -> int:
    """BB-22: a skeleton next to a treasure that is placed turns to it."""
    cell, rest = divmod(token, TOKENS_OF_CELL)
    for heading in HEADINGS:
        if NEXT[cell * WAYS + heading] == treasure:
            return (cell * WAYS + heading) * TYPES + rest % TYPES
    return token
