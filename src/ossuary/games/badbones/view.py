"""What a player may know of Bad Bones: everything, but for what others do in the same phase."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import msgspec

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
    ColourName,
    DirectionName,
    KindName,
    TileName,
    TypeName,
    token_of,
)
from ossuary.games.badbones.components import BadBonesComponents
from ossuary.games.badbones.state import (
    DAMAGED,
    NO_TRAP,
    NOBODY,
    TOKENS_OF_CELL,
    BadBones,
    Box,
    Field,
    new_field,
    new_table,
)
from ossuary.kernel.view import View, common, imagined

if TYPE_CHECKING:
    from ossuary.games.badbones import BadBonesGame


class Skeleton(msgspec.Struct, frozen=True, array_like=True):
    """A skeleton on the field."""

    cell: str
    heading: DirectionName
    type: TypeName
    moved: bool
    """Whether it shows the other side: it has moved in this round."""


class Laid(msgspec.Struct, frozen=True, array_like=True):
    """A trap on the field."""

    cell: str
    tile: TileName
    damaged: bool
    triggered: bool
    """Whether it has acted in this phase, and will turn at its end."""
    aim: int | None
    """To whom a catapult throws in this phase, once it has thrown."""


class Walk(msgspec.Struct, frozen=True):
    """The skeleton that is moving, while its player is asked."""

    type: TypeName
    cell: str
    heading: DirectionName
    met: tuple[tuple[str, DirectionName], ...]
    """The traps that it has come to in this move, and how."""


class Parcel(msgspec.Struct, frozen=True, array_like=True):
    """A skeleton that is on its way to a cemetery."""

    whom: int
    type: TypeName


class FieldView(msgspec.Struct, frozen=True):
    """A player's field."""

    hero: str
    tiers: int
    houses: int
    out: bool
    supply: dict[KindName, int]
    traps: tuple[Laid, ...]
    skeletons: tuple[Skeleton, ...]
    waiting: dict[TypeName, int]
    """At the forest edge."""
    cemetery: dict[TypeName, int]
    sent: tuple[Parcel, ...]
    """What has left the field in this phase."""
    returned: tuple[TypeName, ...]
    """What goes back to the bag at the end of this phase."""
    walk: Walk | None
    scattering: tuple[Skeleton, ...]
    """Those that a dragon has still to scatter, the next one last."""


class BadBonesView(View, frozen=True, kw_only=True):
    """The table, with the own field as it is now and the others' as they were."""

    round: int
    phase: int
    side: ColourName
    """Of those who have still to move; who has moved shows the other (BB-04)."""
    rounds: int
    """Alone: the rounds to stand through."""
    heroic: bool
    bag: dict[TypeName, int]
    seats: tuple[FieldView, ...]
    components: BadBonesComponents
    """The board and the tiles, which owners of the box may have brought themselves."""


def view(state: BadBones, player: int | None, components: BadBonesComponents) -> BadBonesView:
    """The fields; while others act at the same time, theirs are as they were before."""
    table = state.table
    return BadBonesView(
        **common(state, player),
        round=table.round,
        phase=table.phase,
        side=COLOURS[table.side],
        rounds=table.box.rounds,
        heroic=table.box.heroic,
        bag=_counts(table.bag),
        seats=tuple(_field(field) for field in table.fields),
        components=components,
    )


def _field(field: Field) -> FieldView:
    resting = [_skeleton(token, False) for token in field.resting]
    moved = [_skeleton(token, True) for token in sorted(field.moved)]
    aims = {aim // SEATS: aim % SEATS for aim in field.aims}
    return FieldView(
        hero=CELL_NAMES[field.hero],
        tiers=field.tiers,
        houses=field.houses,
        out=field.out,
        supply=dict(zip(KINDS, field.supply, strict=True)),
        traps=tuple(
            Laid(
                CELL_NAMES[cell],
                TILES[trap % DAMAGED],
                trap >= DAMAGED,
                bool(field.triggered >> cell & 1),
                aims.get(cell),
            )
            for cell, trap in enumerate(field.traps)
            if trap != NO_TRAP
        ),
        skeletons=(*resting, *moved),
        waiting=_counts(_number_of_each(field.waiting)),
        cemetery=_counts(_number_of_each(field.cemetery)),
        sent=tuple(Parcel(sent // TYPES, TYPE_NAMES[sent % TYPES]) for sent in field.sent),
        returned=tuple(TYPE_NAMES[kind] for kind in field.returned),
        walk=_walk(field),
        scattering=tuple(_skeleton(token, False) for token in field.scattering),
    )


def _walk(field: Field) -> Walk | None:
    if field.walker == NOBODY:
        return None
    met = [divmod(came, len(DIRECTIONS)) for came in field.met]
    return Walk(
        type=TYPE_NAMES[field.walker],
        cell=CELL_NAMES[field.at],
        heading=DIRECTIONS[field.heading],
        met=tuple((CELL_NAMES[cell], DIRECTIONS[heading]) for cell, heading in met),
    )


def _skeleton(token: int, moved: bool) -> Skeleton:
    cell, rest = divmod(token, TOKENS_OF_CELL)
    heading, kind = divmod(rest, TYPES)
    return Skeleton(CELL_NAMES[cell], DIRECTIONS[heading], TYPE_NAMES[kind], moved)


def _number_of_each(types: Sequence[int]) -> list[int]:
    return [types.count(kind) for kind in range(TYPES)]


def _counts(numbers: Sequence[int]) -> dict[TypeName, int]:
    return {name: count for name, count in zip(TYPE_NAMES, numbers, strict=True) if count}


# ---- The other way


def imagine(game: BadBonesGame, seen: BadBonesView, rng: Random) -> BadBones:
    """Nothing is hidden but what others do in this phase: that is done at random."""
    table = new_table(game.box)
    table.bag = _numbers(seen.bag)
    table.round, table.phase = seen.round, seen.phase
    table.side = COLOURS.index(seen.side)
    table.fields = [field_of(field, game.box) for field in seen.seats]
    return imagined(game, table, seen, rng)


def field_of(seen: FieldView, box: Box) -> Field:
    """The field that is seen."""
    field = new_field(box)
    field.hero = CELL_NAMES.index(seen.hero)
    field.tiers, field.houses, field.out = seen.tiers, seen.houses, seen.out
    field.supply = [seen.supply[kind] for kind in KINDS]
    for laid in seen.traps:
        cell, tile = CELL_NAMES.index(laid.cell), TILES.index(laid.tile)
        field.traps[cell] = tile + DAMAGED * laid.damaged
        field.triggered |= laid.triggered << cell
        field.treasures += tile == TREASURE
        if laid.aim is not None:
            field.aims.append(cell * SEATS + laid.aim)
    field.resting = [_token(skeleton) for skeleton in seen.skeletons if not skeleton.moved]
    field.moved = [_token(skeleton) for skeleton in seen.skeletons if skeleton.moved]
    field.waiting, field.cemetery = _types(seen.waiting), _types(seen.cemetery)
    field.sent = [parcel.whom * TYPES + TYPE_NAMES.index(parcel.type) for parcel in seen.sent]
    field.returned = [TYPE_NAMES.index(name) for name in seen.returned]
    if seen.walk is not None:
        field.walker = TYPE_NAMES.index(seen.walk.type)
        field.at = CELL_NAMES.index(seen.walk.cell)
        field.heading = DIRECTIONS.index(seen.walk.heading)
        field.met = tuple(
            CELL_NAMES.index(cell) * len(DIRECTIONS) + DIRECTIONS.index(heading)
            for cell, heading in seen.walk.met
        )
    field.scattering = [_token(skeleton) for skeleton in seen.scattering]
    return field


def _token(skeleton: Skeleton) -> int:
    return token_of(
        CELL_NAMES.index(skeleton.cell),
        DIRECTIONS.index(skeleton.heading),
        TYPE_NAMES.index(skeleton.type),
    )


def _types(counts: dict[TypeName, int]) -> list[int]:
    return [kind for kind, name in enumerate(TYPE_NAMES) for _ in range(counts.get(name, 0))]


def _numbers(counts: dict[TypeName, int]) -> list[int]:
    return [counts.get(name, 0) for name in TYPE_NAMES]
