"""What a field is worth, what is worth doing on it, and a search over the rounds to come."""

from __future__ import annotations

from math import exp
from typing import Final

from ossuary.games.badbones.actions import (
    CATAPULT,
    CELLS,
    DIRECTIONS,
    DRAGON,
    HEADINGS,
    HERO_MOVES,
    KIND_OF,
    NEXT,
    OUTSIDE,
    TREASURE,
    TYPES,
    WALL_FALLING,
    WALL_RISING,
)
from ossuary.games.badbones.bots.sketch import REMOVAL, REST, Sketch
from ossuary.games.badbones.bots.ways import (
    COMES,
    DISTANCES,
    FAR,
    HOUSE,
    PLACES,
    TIER,
    WAYS,
    Ways,
)
from ossuary.games.badbones.state import NO_TRAP, TOKENS_OF_CELL

STEPS: Final = [[action.value for action in moves] for moves in HERO_MOVES]


class Aims:
    """How much a player minds what may happen."""

    def __init__(self, params: list[float]) -> None:
        a, b, c = params[0:3]
        self.urgency = [a * exp(-b * (t - 1)) + c for t in range(10)]
        """By the moves until harm is done."""
        self.doomed = params[3]
        self.exit_scale = params[4]
        self.second = params[5]
        self.trap_values = params[6:10]
        self.laid = params[10]
        self.damage = params[11]
        self.centre = params[12]
        self.crowd1 = params[13]
        self.crowd2 = params[14]
        self.sent = 0.0


SOLO: Final = [
    7.0, 0.5, 1.0, 30.0, 0.35, 0.45,
    4.0, 4.0, 4.0, 3.0, 0.9, 0.4, 0.3, 5.0, 1.0,
]


def worth(field: Sketch, aims: Aims) -> float:
    """What the field promises, before phase 1."""
    if field.tiers <= 0 or field.houses <= 0:
        return -1000.0
    value = aims.sent * field.sent
    ways, hero = field.ways, field.hero
    times, lasts, brinks = ways.times, ways.lasts, ways.brinks
    seen = 0
    first = 0
    second = 0
    row = hero * CELLS
    for token in field.skeletons:
        place = token // TYPES
        time = times[place]
        if time < 0:
            time = ways.time(place)
        last = lasts[place]
        if last == TIER or last == HOUSE:
            brink = brinks[place]
            threat = aims.urgency[time]
            if time <= 2:
                bit = 1 << ((time - 1) * CELLS + brink)
                if seen & bit:
                    threat *= aims.second
                else:
                    seen |= bit
                    if time == 1:
                        first += 1
                    else:
                        second += 1
            if DISTANCES[row + brink] > time:
                threat += aims.doomed
            value -= threat
        else:
            value -= aims.exit_scale * aims.urgency[time]
    if first > 1:
        value -= aims.crowd1 * float(first - 1)
    if second > 1:
        value -= aims.crowd2 * float(second - 1)
    for kind in field.waiting:
        value -= aims.urgency[ENTRY_TIME[kind]]
    for kind, number in enumerate(field.supply):
        value += number * aims.trap_values[kind]
    for cell in range(CELLS):
        tile = ways.tiles[cell]
        if tile != NO_TRAP:
            laid = aims.laid * aims.trap_values[KIND_OF[tile]]
            if field.damaged >> cell & 1:
                laid *= aims.damage
            value += laid
    value -= aims.centre * DISTANCES[row + ways.ground.tower]
    return value


# left green blue red yellow purple order by type: purple,yellow,red,blue,green
ENTRY_TIME: Final = [4, 4, 3, 4, 5, 6, 4, 3, 4, 6, 5, 4, 3, 4, 4]


def deeds(field: Sketch, soon: int) -> list[int]:
    """What is worth considering in phase 2."""
    ways, supply = field.ways, field.supply
    tower, tiles, doors = ways.ground.tower, ways.tiles, ways.ground.doors
    occupied = 0
    coming = 0
    near = 0
    on = 0
    for token in field.skeletons:
        place = token // TYPES
        cell = place // WAYS
        occupied |= 1 << cell
        time = ways.time(place)
        last = ways.lasts[place]
        if time <= soon and (last == TIER or last == HOUSE):
            on |= 1 << cell
            to = COMES[place]
            if to < PLACES:
                coming |= 1 << to // WAYS
                end = ways.end(to)
                if end < PLACES and time > 2:
                    to = COMES[end]
                    if to < PLACES:
                        coming |= 1 << to // WAYS
            for heading in HEADINGS:
                other = NEXT[cell * WAYS + heading]
                if other != OUTSIDE:
                    near |= 1 << other
    if soon >= 4:
        for kind in field.waiting:
            coming |= 1 << doors[kind] // WAYS
    found = [REST]
    for cell in range(CELLS):
        bit = 1 << cell
        if tiles[cell] != NO_TRAP:
            found.append(REMOVAL + cell)
        elif cell != tower:
            if not occupied & bit:
                if coming & bit:
                    if supply[0]:
                        found.append(WALL_RISING * CELLS + cell)
                        found.append(WALL_FALLING * CELLS + cell)
                    if supply[1]:
                        found.append(CATAPULT * CELLS + cell)
                    if supply[2]:
                        found.append(DRAGON * CELLS + cell)
                if supply[3] and near & bit:
                    found.append(TREASURE * CELLS + cell)
            elif supply[2] and on & bit:
                found.append(DRAGON * CELLS + cell)
    return found


class Node:
    def __init__(self, field: Sketch, value: float, root: int) -> None:
        self.field = field
        self.value = value
        self.root = root
        """The root's candidate."""


def _value(node: Node) -> float:
    return node.value


def expand(
    field: Sketch, aims: Aims, soon: int, root: int, found: list[Node], drawn: list[int]
) -> None:
    """All that may be made of a round on this field, hero first."""
    for cell in STEPS[field.hero]:
        moved = field.move_hero(cell)
        for deed in deeds(moved, soon):
            after = moved.set_trap(deed).march()
            after.arrive(drawn)
            found.append(Node(after, worth(after, aims), root))


def search(
    candidates: list[Sketch],
    aims: Aims,
    draws: list[list[int]],
    width: int,
    soon: int,
) -> list[float]:
    """The best that each of these fields (after phase 4) leads to: by beams side by side."""
    values = []
    for candidate in candidates:
        beam = [Node(candidate, 0.0, 0)]
        best = worth(candidate, aims)
        for depth, drawn in enumerate(draws):
            found: list[Node] = []
            for node in beam:
                if not node.field.is_out:
                    expand(node.field, aims, soon, 0, found, drawn)
            if not found:
                break
            found.sort(key=_value, reverse=True)
            best = found[0].value
            if best <= -900.0:
                best = -1000.0 + 50.0 * depth
                break
            beam = found[:width]
        values.append(best)
    return values
