"""Where skeletons go on a field with these traps, each reckoned once.

A place is a cell and a heading in one number, four times the cell plus the heading: of who stands
there, or, where somebody comes, of the cell that is come upon and the direction.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    CATAPULT,
    CELLS,
    DIRECTIONS,
    DOWN,
    DRAGON,
    HEADINGS,
    LEFT,
    NEXT,
    OUTSIDE,
    RIGHT,
    SIDE,
    TREASURE,
    TYPES,
    UP,
)
from ossuary.games.badbones.state import NO_TRAP, Box

WAYS: Final = len(DIRECTIONS)
PLACES: Final = CELLS * WAYS

# How a move ends, if not at a place.
TIER: Final = PLACES
"""A tier of the tower falls."""
HOUSE: Final = PLACES + 1
SLAIN: Final = PLACES + 2
THROWN: Final = PLACES + 3
LEAVES: Final = PLACES + 4
"""Plus the edge, as a heading: over it into a cemetery."""
RUNS: Final = LEAVES + WAYS
"""Plus the dragon's cell: the player chooses where to."""
UNKNOWN: Final = -1
BOUNCES: Final = ((RIGHT, UP, LEFT, DOWN), (LEFT, DOWN, RIGHT, UP))
"""By wall and heading: the new heading (BB-18)."""

FAR: Final = 9
"""Moves until harm is done, where none is in sight."""


def _comes(cell: int, heading: int) -> int:
    other = NEXT[cell * WAYS + heading]
    if other != OUTSIDE:
        return other * WAYS + heading
    return HOUSE if heading == DOWN else LEAVES + heading


COMES: Final = [_comes(cell, heading) for cell in range(CELLS) for heading in HEADINGS]
"""By the place where somebody stands: how it comes to the next cell, or leaves."""

DISTANCES: Final = [
    max(abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE))
    for one in range(CELLS)
    for other in range(CELLS)
]
"""The hero's moves from one cell to another: the first times CELLS plus the second."""


class Ground:
    """The board, which never changes, and the ways of every layout of traps asked for."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.tower: Final = box.towers[0]
        self.turns: Final = box.turns
        self.doors: Final = [box.doors[box.places[kind]] for kind in range(TYPES)]
        """How those of each type come in."""
        self.layouts: Final[dict[int, Ways]] = {}
        bare = self.ways([NO_TRAP] * CELLS)
        self.delays: Final = [bare.delay(door) for door in self.doors]
        """By type: the moves from the forest edge until it does harm, on a bare field."""

    def ways(self, tiles: list[int]) -> Ways:
        """The ways among these tiles, by cell."""
        key = 0
        for cell in range(CELLS):
            key = key * 16 + tiles[cell] + 1
        if key not in self.layouts:
            self.layouts[key] = Ways(self, tiles)
        return self.layouts[key]


class Ways:
    """Where everybody who comes somewhere ends, and how soon it does harm."""

    def __init__(self, ground: Ground, tiles: list[int]) -> None:
        self.ground: Final = ground
        self.tiles: Final = tiles
        self.has_treasure: Final = TREASURE in tiles
        self.ends: Final = [UNKNOWN] * PLACES
        """By how a cell is come upon."""
        self.crossed: Final = [0] * PLACES
        """The cells (as bits) that are come upon on the way."""
        self.sprung: Final = [0] * PLACES
        """The cells (as bits) of the traps that act."""
        self.times: Final = [UNKNOWN] * PLACES
        """By the place of who stands: the moves until it does harm or leaves."""
        self.lasts: Final = [UNKNOWN] * PLACES
        """How the last of these moves ends."""
        self.brinks: Final = [0] * PLACES
        """The cell before that move."""

    def end(self, coming: int) -> int:
        """Where somebody ends who comes upon a cell, if no hero is in the way."""
        end = self.ends[coming]
        if end == UNKNOWN:
            end, self.crossed[coming], self.sprung[coming] = self.follow(coming, OUTSIDE)
            self.ends[coming] = end
        return end

    def follow(self, coming: int, hero: int) -> tuple[int, int, int]:
        """BB-28: where it ends, which cells it comes upon, and which traps act."""
        ground, tiles = self.ground, self.tiles
        crossed = sprung = 0
        met: list[int] = []
        while coming < PLACES:
            cell, heading = coming // WAYS, coming % WAYS
            if cell == ground.tower:
                return TIER, crossed, sprung
            if cell == hero:
                return SLAIN, crossed, sprung
            crossed |= 1 << cell
            tile = tiles[cell]
            if tile == NO_TRAP:
                return self.rest(cell, ground.turns[coming]), crossed, sprung
            if tile == TREASURE or coming in met:
                return self.rest(cell, heading), crossed, sprung
            met.append(coming)
            sprung |= 1 << cell
            if tile == CATAPULT:
                return THROWN, crossed, sprung
            if tile == DRAGON:
                return RUNS + cell, crossed, sprung
            coming = COMES[cell * WAYS + BOUNCES[tile][heading]]
        return coming, crossed, sprung

    def rest(self, cell: int, heading: int) -> int:
        """BB-22: a place to stay, headed to a treasure next door if there is one."""
        if self.has_treasure:
            for direction in HEADINGS:
                other = NEXT[cell * WAYS + direction]
                if other != OUTSIDE and self.tiles[other] == TREASURE:
                    return cell * WAYS + direction
        return cell * WAYS + heading

    def time(self, place: int) -> int:
        """The moves until whoever stands here does harm or leaves, if nobody interferes."""
        if self.times[place] == UNKNOWN:
            time, at = 1, place
            coming = COMES[at]
            end = self.end(coming) if coming < PLACES else coming
            while end < PLACES and time < FAR:
                time += 1
                at = end
                coming = COMES[at]
                end = self.end(coming) if coming < PLACES else coming
            self.times[place] = time
            self.lasts[place] = end
            self.brinks[place] = at // WAYS
        return self.times[place]

    def delay(self, coming: int) -> int:
        """The same, for somebody who has still to come to a cell."""
        end = self.end(coming)
        return min(1 + self.time(end), FAR) if end < PLACES else 1

    def safety(self, coming: int) -> int:
        """How safe it is to have somebody come like this: the moves until harm, more if none is."""
        end = self.end(coming) if coming < PLACES else coming
        if end in (TIER, HOUSE):
            return 0
        if end >= RUNS:
            return 1
        if end >= PLACES:
            return 2 * FAR if self.ground.box.players == 1 else 2 * FAR + 1
        time = self.time(end)
        return time if self.lasts[end] in (TIER, HOUSE) else time + FAR
