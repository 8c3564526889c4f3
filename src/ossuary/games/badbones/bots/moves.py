"""What becomes of a skeleton that moves on a sketched field, and of the traps that act."""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    CELLS,
    DYNAMITE,
    HEADINGS,
    HEARSE,
    KIND_OF,
    PALISADE,
    PLAIN_TYPES,
    TYPES,
)
from ossuary.games.badbones.bots.sketch import Sketch
from ossuary.games.badbones.bots.ways import (
    BACK,
    DESTROYED,
    FAR,
    HOUSE,
    PLACES,
    RUNS,
    SLAIN,
    STAYS,
    TIER,
    WAYS,
)
from ossuary.games.badbones.box import EDGE, NOBODY, entrance
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.field import NO_HERO, NO_TRAP

GIFTS: Final = [
    6.0 if power.is_fatal else float(power.harm) - (0.5 if power.sabotages else 0.0)
    for power in POWERS
]
"""By type: how much somebody in whose cemetery it is has to fear from it."""


def set_out(field: Sketch, place: int, kind: int) -> int:
    """A skeleton leaves a place, or is held there; the cells (as bits) of traps that act."""
    ways = field.ways
    if ways.has_labyrinth and ways.holds(place // WAYS, field.side):
        field.moved.append(place * TYPES + kind)
        return 0
    return come(field, ways.ground.comes[place], kind, place)


def come(field: Sketch, coming: int, kind: int, origin: int) -> int:
    """A skeleton comes to a cell, or leaves; the cells (as bits) of the traps that act."""
    if coming >= PLACES:
        return end_at(field, coming, kind, origin)
    ways, hero = field.ways, field.hero
    if coming // WAYS == hero and not ways.towers >> hero & 1 and ways.tiles[hero] != PALISADE:
        field.slay(kind)
        return 0
    end = ways.end(coming)
    sprung = ways.sprung[coming]
    if hero != NO_HERO and ways.crossed[coming] >> hero & 1:
        end, _, sprung = ways.follow(coming, hero)
    return sprung | end_at(field, end, kind, origin)


def end_at(field: Sketch, end: int, kind: int, origin: int) -> int:
    """What becomes of a skeleton where its move ends; further traps that act."""
    if end < PLACES:
        field.moved.append(end * TYPES + kind)
    elif end >= TIER:
        reach_tower(field, end - TIER, kind)
    elif end == HOUSE:
        reach_village(field, kind)
    elif end == SLAIN:
        field.slay(kind)
    elif end == DESTROYED:
        field.lose(kind)
    elif end == STAYS:
        if origin <= EDGE:
            field.back.append(EDGE - origin)
        else:
            field.moved.append(origin * TYPES + kind)
    elif end == BACK:
        box = field.ways.ground.box
        leader = kind if field.leader == NOBODY else field.leader
        field.back.append(entrance(box, box.places[leader], kind))
    elif end >= RUNS:
        # Who comes back to the dragon stays there: a rare end, and no further choice.
        dragon = end - RUNS
        coming = field.ways.ground.comes[dragon * WAYS + run(field, dragon, kind)]
        if coming < PLACES and RUNS <= field.ways.end(coming) < TIER:
            field.moved.append(coming * TYPES + kind)
        else:
            return come(field, coming, kind, origin)
    elif field.ways.ground.box.players == 1:
        field.cemetery.append(kind)
    else:
        field.sent += GIFTS[kind]
    return 0


def reach_tower(field: Sketch, cell: int, kind: int) -> None:
    """BB-15, BB-52, BB-61, BB-63: what falls, or is rebuilt."""
    box, power = field.ways.ground.box, POWERS[kind]
    if power.is_fatal or field.is_out:
        field.tiers = 0
    elif power.harm < 0:
        if not box.coop:
            field.tiers = min(field.tiers + 1, box.tiers)
    elif box.coop:
        field.tiers -= 1
        ways = field.ways
        field.ways = ways.ground.ways(ways.tiles, ways.towers & ~(1 << cell), field.side)
    else:
        field.tiers -= power.harm
    if kind >= PLAIN_TYPES:
        field.lose(kind)


def reach_village(field: Sketch, kind: int) -> None:
    """BB-14, BB-53, BB-61, BB-63: what burns, or is rebuilt."""
    power = POWERS[kind]
    if power.is_fatal or field.is_out:
        field.houses = 0
    else:
        field.houses = min(field.houses - power.harm, field.ways.ground.box.houses)
    if kind >= PLAIN_TYPES:
        field.lose(kind)


def run(field: Sketch, dragon: int, kind: int) -> int:
    """BB-20: where a skeleton runs from a dragon, so that it is safest to have."""
    ways, power = field.ways, POWERS[kind]
    ground = ways.ground
    best, choice = -1, 0
    for heading in HEADINGS:
        coming = ground.comes[dragon * WAYS + heading]
        if coming == HOUSE:
            continue
        safety = ways.safety(coming)
        if coming < PLACES:
            cell = coming // WAYS
            if ways.towers >> cell & 1:
                if power.harm < 0 and field.tiers < ground.box.tiers:
                    safety = 3 * FAR
            elif cell == field.hero and ways.tiles[cell] != PALISADE:
                safety = FAR if power.is_fatal else 2 * FAR
        if safety > best:
            best, choice = safety, heading
    return choice


def turn(field: Sketch, sprung: int, gone: int) -> None:
    """BB-17, BB-22: traps that have acted are damaged or gone, and so are stolen ones."""
    gone |= sprung & field.damaged
    if sprung and field.ways.ground.box.advanced:
        gone |= spend(field, sprung)
    field.damaged = (field.damaged | sprung) & ~gone
    while gone:
        cell = gone.bit_length() - 1
        gone ^= 1 << cell
        field.ways = field.ways.with_tile(cell, NO_TRAP, field.side)
    if field.ways.has_labyrinth and field.ways.side != field.side:
        ways = field.ways
        field.ways = ways.ground.ways(ways.tiles, ways.towers, field.side)


def spend(field: Sketch, sprung: int) -> int:
    """BB-42, BB-43: dynamite leaves a crater, and a hearse goes to a supply."""
    gone = 0
    box = field.ways.ground.box
    for cell in range(CELLS):
        if sprung >> cell & 1:
            tile = field.ways.tiles[cell]
            if tile == DYNAMITE:
                gone |= 1 << cell
                field.craters |= 1 << cell
            elif tile == HEARSE:
                gone |= 1 << cell
                if box.coop or box.players == 1:
                    field.supply = field.supply.copy()
                    field.supply[KIND_OF[HEARSE]] += 1
    return gone
