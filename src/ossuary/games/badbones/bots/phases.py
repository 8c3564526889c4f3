"""The phases of a round on a sketched field."""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    CELLS,
    DRAGON,
    DYNAMITE,
    HEADINGS,
    KIND_OF,
    NEXT,
    PLAIN_TYPES,
    TILES,
    TREASURE,
    TYPES,
)
from ossuary.games.badbones.bots.moves import come, run, set_out, turn
from ossuary.games.badbones.bots.sketch import Sketch
from ossuary.games.badbones.bots.ways import WAYS
from ossuary.games.badbones.box import EDGE, NOBODY
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.field import NO_TRAP, TOKENS_OF_CELL

# What can be done in phase 2, in one number.
REMOVAL: Final = len(TILES) * CELLS
"""Plus the cell; below it a tile times CELLS plus the cell."""
REST: Final = REMOVAL + CELLS


def move_hero(field: Sketch, cell: int) -> Sketch:
    """BB-06: the field after the hero's move."""
    twin = field.copy()
    twin.hero = cell
    twin.clear(cell, True)
    return twin


def set_trap(field: Sketch, deed: int) -> Sketch:
    """BB-07: the field after something was placed or removed."""
    twin = field.copy()
    twin.slain = 0
    twin.used = False
    if deed == REST:
        return twin
    tile, cell = divmod(deed, CELLS)
    supply = field.supply.copy()
    if deed >= REMOVAL:
        supply[KIND_OF[field.ways.tiles[cell]]] += 1
        tile = NO_TRAP
        twin.damaged &= ~(1 << cell)
    else:
        supply[KIND_OF[tile]] -= 1
    twin.supply = supply
    twin.ways = field.ways.with_tile(cell, tile, field.side)
    if tile == TREASURE:
        twin.skeletons = [_lured(token, cell) for token in field.skeletons]
        twin.moved = [_lured(token, cell) for token in field.moved]
    elif tile == DRAGON:
        scatter(twin, cell)
    elif tile == DYNAMITE:
        explode(twin, cell)
    return twin


def scatter(field: Sketch, cell: int) -> None:
    """BB-21: who stands on this cell runs from a dragon that is placed there."""
    tokens = field.skeletons + field.moved + field.frozen
    scattered = [token for token in tokens if token // TOKENS_OF_CELL == cell]
    if scattered:
        field.skeletons = [token for token in field.skeletons if token not in scattered]
        field.moved = [token for token in field.moved if token not in scattered]
        field.frozen = [token for token in field.frozen if token not in scattered]
        field.damaged |= 1 << cell
        field.cemetery = field.cemetery.copy()
        field.back = field.back.copy()
        sprung = 0
        for token in scattered:
            kind = token % TYPES
            coming = field.ways.ground.comes[cell * WAYS + run(field, cell, kind)]
            sprung |= come(field, coming, kind, token // TYPES)
        turn(field, sprung & ~(1 << cell), 0)
        field.slain = 0


def explode(field: Sketch, cell: int) -> None:
    """BB-43: who stands on this cell is destroyed by dynamite that is placed there."""
    before = len(field.skeletons) + len(field.moved) + len(field.frozen)
    field.clear(cell, False)
    if len(field.skeletons) + len(field.moved) + len(field.frozen) < before:
        turn(field, 1 << cell, 0)


def march(field: Sketch) -> Sketch:
    """BB-10: the field after all have moved; the order changes nothing but for commanders."""
    twin = field.copy()
    twin.skeletons = []
    twin.moved = field.moved.copy()
    twin.waiting = []
    twin.back = field.back.copy()
    twin.cemetery = field.cemetery.copy()
    ground = field.ways.ground
    sprung = field.triggered
    if ground.box.commanders:
        sprung |= march_commanded(twin, field)
    else:
        for token in field.skeletons:
            sprung |= set_out(twin, token // TYPES, token % TYPES)
        for waited in field.waiting:
            sprung |= come(twin, ground.doors[waited], waited % TYPES, EDGE - waited)
    stolen = 0
    if twin.ways.has_treasure:
        for token in twin.moved + twin.frozen:
            cell = token // TOKENS_OF_CELL
            if twin.ways.tiles[cell] == TREASURE:
                stolen |= 1 << cell
    twin.skeletons, twin.moved, twin.frozen = twin.moved, twin.frozen, []
    twin.waiting, twin.back = twin.back, []
    twin.side = 1 - field.side
    twin.triggered = 0
    turn(twin, sprung & ~twin.sabotaged, stolen | twin.sabotaged)
    twin.sabotaged = 0
    return twin


def march_commanded(field: Sketch, before: Sketch) -> int:
    """BB-65, BB-66: the same, where some lead others, and some are saboteurs."""
    sprung = 0
    doors = field.ways.ground.doors
    leaders = leaders_of(before)
    for token in in_order(before):
        place, kind = token // TYPES, token % TYPES
        cell = place // WAYS
        if leaders and leaders[cell] != NOBODY:
            place = leaders[cell] // TYPES
            field.leader = leaders[cell] % TYPES
        acted = set_out(field, place, kind)
        field.leader = NOBODY
        if POWERS[kind].sabotages:
            unmask(field, acted, kind)
        sprung |= acted
    for waited in before.waiting:
        kind = waited % TYPES
        acted = come(field, doors[waited], kind, EDGE - waited)
        if POWERS[kind].sabotages:
            unmask(field, acted, kind)
        sprung |= acted
    return sprung


def in_order(field: Sketch) -> list[int]:
    """Those who have still to move: who mends comes first if there is something to mend."""
    menders = [token for token in field.skeletons if POWERS[token % TYPES].harm < 0]
    if not menders:
        return field.skeletons
    others = [token for token in field.skeletons if token not in menders]
    box = field.ways.ground.box
    if field.tiers < box.tiers or field.houses < box.houses:
        return menders + others
    return others + menders


def leaders_of(field: Sketch) -> list[int]:
    """BB-65: by cell, the instructor with whom all there move; an empty list if none leads."""
    found: list[int] = []
    for token in field.skeletons:
        if token % TYPES >= PLAIN_TYPES and POWERS[token % TYPES].leads:
            if not found:
                found = [NOBODY] * CELLS
            cell = token // TOKENS_OF_CELL
            if found[cell] == NOBODY:
                found[cell] = token
    return found


def unmask(field: Sketch, acted: int, kind: int) -> None:
    """BB-66, BB-69: the traps that a saboteur came upon are lost, and so is it."""
    for token in field.moved:
        tile = field.ways.tiles[token // TOKENS_OF_CELL]
        if token % TYPES == kind and tile != NO_TRAP:
            acted |= 1 << token // TOKENS_OF_CELL
    if acted:
        field.moved = [token for token in field.moved if token % TYPES != kind]
        field.back = [waited for waited in field.back if waited % TYPES != kind]
        field.cemetery = [other for other in field.cemetery if other != kind]
        for cell in range(CELLS):
            if acted >> cell & 1 and field.ways.tiles[cell] != DYNAMITE:
                field.sabotaged |= 1 << cell


def arrived(field: Sketch, drawn: list[int]) -> Sketch:
    """BB-24: the field when those in the cemetery, and those drawn, wait at the forest edge."""
    twin = field.copy()
    twin.waiting = field.waiting + field.cemetery + drawn
    twin.cemetery = []
    twin.slain = 0
    twin.used = False
    return twin


def _lured(token: int, treasure: int) -> int:
    """BB-22: a skeleton next to a treasure that is placed turns to it."""
    cell, rest = divmod(token, TOKENS_OF_CELL)
    for heading in HEADINGS:
        if NEXT[cell * WAYS + heading] == treasure:
            return (cell * WAYS + heading) * TYPES + rest % TYPES
    return token
