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
    DYNAMITE,
    HEADINGS,
    HEARSE,
    LABYRINTH_BLACK,
    LABYRINTH_WHITE,
    LEFT,
    NEXT,
    OUTSIDE,
    PALISADE,
    PORTAL,
    RIGHT,
    SIDE,
    SPRING,
    TREASURE,
    TYPES,
    UP,
)
from ossuary.games.badbones.actions import PLACES as ENTRIES
from ossuary.games.badbones.box import Box, place_of
from ossuary.games.badbones.field import NO_TRAP

WAYS: Final = len(DIRECTIONS)
PLACES: Final = CELLS * WAYS

# How a move ends, if not at a place.
HOUSE: Final = PLACES
"""In the village, or in the capital."""
SLAIN: Final = PLACES + 1
"""By the hero."""
DESTROYED: Final = PLACES + 2
"""By a trap."""
BACK: Final = PLACES + 3
"""By a portal to the forest edge."""
STAYS: Final = PLACES + 4
"""Where the move began: before a palisade."""
THROWN: Final = PLACES + 5
"""By a catapult or a hearse into a cemetery."""
LEAVES: Final = PLACES + 6
"""Plus the edge, as a heading: over it into a cemetery."""
RUNS: Final = LEAVES + WAYS
"""Plus the dragon's cell: the player chooses where to."""
TIER: Final = RUNS + CELLS
"""Plus the tower's cell: a tier falls, or the whole tower."""
UNKNOWN: Final = -1
BOUNCES: Final = ((RIGHT, UP, LEFT, DOWN), (LEFT, DOWN, RIGHT, UP))
"""By wall and heading: the new heading (BB-18)."""

FAR: Final = 9
"""Moves until harm is done, where none is in sight."""

DISTANCES: Final = [
    max(abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE))
    for one in range(CELLS)
    for other in range(CELLS)
]
"""The hero's moves from one cell to another: the first times CELLS plus the second."""


def is_harm(end: int) -> bool:
    """Whether a move that ends like this is the end of a tier, a tower or a house."""
    return end == HOUSE or end >= TIER


class Ground:
    """The board, which never changes, and the ways of every layout of traps asked for."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.centre: Final = box.towers[0] if len(box.towers) == 1 else CELLS // 2
        """Where the hero is near to everything."""
        self.turns: Final = box.turns
        steps = [self._after(cell, heading, 1) for cell in range(CELLS) for heading in HEADINGS]
        self.comes: Final = steps
        """By the place where somebody stands: how it comes to the next cell, or leaves."""
        self.flights: Final = [
            self._after(cell, heading, 2) for cell in range(CELLS) for heading in HEADINGS
        ]
        """The same for those whom a spring throws."""
        self.doors: Final = [
            box.doors[place_of(box, entrance)] for entrance in range((ENTRIES + 1) * TYPES)
        ]
        """How those of each entrance come in."""
        self.layouts: Final[dict[int, Ways]] = {}
        bare = self.ways([NO_TRAP] * CELLS, box.standing, 0)
        self.delays: Final = [bare.delay(door) for door in self.doors]
        """By entrance: the moves from the forest edge until it does harm, on a bare field."""

    def _after(self, cell: int, heading: int, cells: int) -> int:
        """How somebody comes to the cell so far on, or leaves."""
        for _ in range(cells):
            cell = NEXT[cell * WAYS + heading]
            if cell == OUTSIDE:
                return HOUSE if heading == self.box.village else LEAVES + heading
        return cell * WAYS + heading

    def ways(self, tiles: list[int], towers: int, side: int) -> Ways:
        """The ways among these tiles, by cell, and towers, for those who show this side."""
        if LABYRINTH_WHITE not in tiles and LABYRINTH_BLACK not in tiles:
            side = 0
        key = towers * 2 + side
        for tile in tiles:
            key = key * 16 + tile + 1
        if key not in self.layouts:
            self.layouts[key] = Ways(self, tiles, towers, side)
        return self.layouts[key]


class Ways:
    """Where everybody who comes somewhere ends, and how soon it does harm."""

    def __init__(self, ground: Ground, tiles: list[int], towers: int, side: int) -> None:
        self.ground: Final = ground
        self.tiles: Final = tiles
        self.towers: Final = towers
        """The cells (as bits) on which one stands."""
        self.side: Final = side
        """Of those who have still to move; it matters where there is a labyrinth."""
        self.has_treasure: Final = TREASURE in tiles
        self.has_labyrinth: Final = LABYRINTH_WHITE in tiles or LABYRINTH_BLACK in tiles
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
        self.others: Final[dict[int, Ways]] = {}
        """What comes of it when one tile changes: by cell, tile and side in one number."""

    def with_tile(self, cell: int, tile: int, side: int) -> Ways:
        """The ways with another tile on a cell, or none, for those who show this side."""
        key = (cell * 16 + tile + 1) * 2 + side
        if key not in self.others:
            tiles = self.tiles.copy()
            tiles[cell] = tile
            self.others[key] = self.ground.ways(tiles, self.towers, side)
        return self.others[key]

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
        is_thrown = False
        met: list[int] = []
        while coming < PLACES:
            cell, heading = coming // WAYS, coming % WAYS
            tile = tiles[cell]
            if tile == PALISADE:
                if not is_thrown:
                    return STAYS, crossed, sprung | 1 << cell
                crossed |= 1 << cell
                if cell != hero:
                    return DESTROYED, crossed, sprung | 1 << cell
            if self.towers >> cell & 1:
                return TIER + cell, crossed, sprung
            if cell == hero:
                return SLAIN, crossed, sprung
            crossed |= 1 << cell
            if tile == NO_TRAP:
                return self.rest(cell, ground.turns[coming]), crossed, sprung
            if tile in (TREASURE, LABYRINTH_WHITE, LABYRINTH_BLACK) or coming in met:
                return self.rest(cell, heading), crossed, sprung
            met.append(coming)
            sprung |= 1 << cell
            if tile in (CATAPULT, HEARSE):
                return THROWN, crossed, sprung
            if tile == DRAGON:
                return RUNS + cell, crossed, sprung
            if tile == DYNAMITE:
                return DESTROYED, crossed, sprung
            if tile == PORTAL:
                return BACK, crossed, sprung
            is_thrown = tile == SPRING
            if is_thrown:
                coming = ground.flights[coming]
            else:
                coming = ground.comes[cell * WAYS + BOUNCES[tile][heading]]
        return coming, crossed, sprung

    def rest(self, cell: int, heading: int) -> int:
        """BB-22: a place to stay, headed to a treasure next door if there is one."""
        if self.has_treasure:
            for direction in HEADINGS:
                other = NEXT[cell * WAYS + direction]
                if other != OUTSIDE and self.tiles[other] == TREASURE:
                    return cell * WAYS + direction
        return cell * WAYS + heading

    def holds(self, cell: int, side: int) -> bool:
        """BB-44: whether a labyrinth on this cell keeps those who show this side."""
        tile = self.tiles[cell]
        return LABYRINTH_WHITE <= tile <= LABYRINTH_BLACK and tile - LABYRINTH_WHITE != side

    def step(self, place: int) -> int:
        """How a move from a place ends, if no hero is in the way."""
        coming = self.ground.comes[place]
        return self.end(coming) if coming < PLACES else coming

    def time(self, place: int) -> int:
        """The moves until whoever stands here does harm or leaves, if nobody interferes."""
        if self.times[place] == UNKNOWN:
            time, at, side = 1, place, self.side
            ways = self
            end = at if self.holds(at // WAYS, side) else self.step(at)
            while end < PLACES or end == STAYS:
                if end == STAYS:
                    # A palisade doesn't last: it holds for a move.
                    ways = ways.without_palisades()
                    end = at
                if time >= FAR:
                    break
                time += 1
                side = 1 - side
                at = end
                end = at if ways.holds(at // WAYS, side) else ways.step(at)
            self.times[place] = time
            self.lasts[place] = end
            self.brinks[place] = at // WAYS
        return self.times[place]

    def without_palisades(self) -> Ways:
        tiles = [NO_TRAP if tile == PALISADE else tile for tile in self.tiles]
        return self.ground.ways(tiles, self.towers, self.side)

    def delay(self, coming: int) -> int:
        """The same, for somebody who has still to come to a cell."""
        end = self.end(coming)
        return min(1 + self.time(end), FAR) if end < PLACES else 1

    def safety(self, coming: int) -> int:
        """How safe it is to have somebody come like this: the moves until harm, more if none is."""
        end = self.end(coming) if coming < PLACES else coming
        if is_harm(end):
            return 0
        if end >= RUNS:
            return 1
        if end == STAYS:
            return 2
        if end >= PLACES:
            # Alone it comes back; who plays together has one more in the end.
            if self.ground.box.coop and end not in (DESTROYED, SLAIN):
                return FAR + 4
            return 2 * FAR if self.ground.box.players == 1 else 2 * FAR + 1
        time = self.time(end)
        return time if is_harm(self.lasts[end]) else time + FAR
