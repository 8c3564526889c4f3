"""The way back: from what is seen to a table that looks so."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from ossuary.games.badbones.actions import (
    CELL_NAMES,
    COLOURS,
    DIRECTIONS,
    KINDS,
    SEATS,
    TILES,
    TREASURE,
    TYPE_NAMES,
    TYPES,
    WARES,
    WEAPON_NAMES,
    DirectionName,
    TypeName,
    token_of,
)
from ossuary.games.badbones.box import EDGE, Box, entrance
from ossuary.games.badbones.field import (
    DAMAGED,
    NO_HERO,
    NO_WEAPON,
    Field,
    new_field,
)
from ossuary.games.badbones.state import BadBones, BadBonesTable, new_table
from ossuary.games.badbones.view import BadBonesView, FieldView, Skeleton, Waiting, Walk
from ossuary.kernel.view import imagined

if TYPE_CHECKING:
    from ossuary.games.badbones import BadBonesGame


def imagine(game: BadBonesGame, seen: BadBonesView, rng: Random) -> BadBones:
    """Nothing is hidden but what others do in this phase: that is done at random."""
    return imagined(game, table_of(game.box, seen), seen, rng)


def table_of(box: Box, seen: BadBonesView) -> BadBonesTable:
    """The table that is seen."""
    table = new_table(box)
    table.bag = _numbers(seen.bag)
    table.round, table.phase = seen.round, seen.phase
    table.side = COLOURS.index(seen.side)
    table.fields = [field_of(field, box) for field in seen.seats]
    table.capital = seen.capital
    if box.coop:
        table.supply = [seen.supply.get(kind, 0) for kind in KINDS]
    if seen.market is not None:
        table.market = [seen.market.wares.get(ware, 0) for ware in WARES]
        table.coins = list(seen.market.coins)
        table.buyers = sum(1 << seat for seat in seen.market.buyers)
        table.first, table.turn = seen.market.first, seen.market.turn
    return table


def field_of(seen: FieldView, box: Box) -> Field:
    """The field that is seen."""
    field = new_field(box)
    field.hero = NO_HERO if seen.hero is None else CELL_NAMES.index(seen.hero)
    field.tiers, field.houses, field.out = seen.tiers, seen.houses, seen.out
    field.towers, field.craters = _bits(seen.towers), _bits(seen.craters)
    field.supply = [seen.supply.get(kind, 0) for kind in KINDS]
    field.weapon = NO_WEAPON if seen.weapon is None else WEAPON_NAMES.index(seen.weapon)
    field.used = seen.used
    for laid in seen.traps:
        cell, tile = CELL_NAMES.index(laid.cell), TILES.index(laid.tile)
        field.traps[cell] = tile + DAMAGED * laid.damaged
        field.triggered |= laid.triggered << cell
        field.sabotaged |= laid.sabotaged << cell
        field.treasures += tile == TREASURE
        if laid.aim is not None:
            field.aims.append(cell * SEATS + laid.aim)
    for skeleton in seen.skeletons:
        _list_of(skeleton, field).append(_token(skeleton))
    field.waiting = _types(seen.waiting) + [_entrance(one, box) for one in seen.strays]
    field.back = [_entrance(one, box) for one in seen.back]
    field.cemetery = _types(seen.cemetery)
    field.sent = [parcel.whom * TYPES + TYPE_NAMES.index(parcel.type) for parcel in seen.sent]
    field.slain, field.returned = _indices(seen.slain), _indices(seen.returned)
    field.lifted = [KINDS.index(kind) for kind in seen.lifted]
    field.saboteurs = _indices(seen.saboteurs)
    if seen.walk is not None:
        _set_walk(field, seen.walk, box)
    field.scattering = [_token(skeleton) for skeleton in seen.scattering]
    return field


def _list_of(skeleton: Skeleton, field: Field) -> list[int]:
    if skeleton.frozen:
        return field.frozen
    if skeleton.iced:
        return field.iced
    return field.moved if skeleton.moved else field.resting


def _set_walk(field: Field, walk: Walk, box: Box) -> None:
    field.walker = TYPE_NAMES.index(walk.type)
    field.squad = _indices(walk.squad)
    field.at = CELL_NAMES.index(walk.cell)
    field.heading = DIRECTIONS.index(walk.heading)
    if isinstance(walk.origin, str):
        field.origin = EDGE - entrance(box, TYPE_NAMES.index(walk.origin), field.walker)
    else:
        field.origin = _place(*walk.origin)
    field.met = tuple(_place(cell, heading) for cell, heading in walk.met)


def _place(cell: str, heading: DirectionName) -> int:
    return CELL_NAMES.index(cell) * len(DIRECTIONS) + DIRECTIONS.index(heading)


def _token(skeleton: Skeleton) -> int:
    return token_of(
        CELL_NAMES.index(skeleton.cell),
        DIRECTIONS.index(skeleton.heading),
        TYPE_NAMES.index(skeleton.type),
    )


def _entrance(waiting: Waiting, box: Box) -> int:
    return entrance(box, TYPE_NAMES.index(waiting.place), TYPE_NAMES.index(waiting.type))


def _indices(names: Sequence[TypeName]) -> list[int]:
    return [TYPE_NAMES.index(name) for name in names]


def _bits(cells: Sequence[str]) -> int:
    return sum(1 << CELL_NAMES.index(cell) for cell in cells)


def _types(counts: dict[TypeName, int]) -> list[int]:
    return [kind for kind, name in enumerate(TYPE_NAMES) for _ in range(counts.get(name, 0))]


def _numbers(counts: dict[TypeName, int]) -> list[int]:
    return [counts.get(name, 0) for name in TYPE_NAMES]
