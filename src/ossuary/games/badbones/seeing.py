"""What each at the table sees of a game of Bad Bones."""

from __future__ import annotations

from collections.abc import Sequence

from ossuary.games.badbones.actions import (
    CELL_NAMES,
    COLOURS,
    DIRECTIONS,
    KINDS,
    SEATS,
    TILES,
    TYPE_NAMES,
    TYPES,
    WARES,
    WEAPON_NAMES,
    KindName,
    TypeName,
)
from ossuary.games.badbones.box import EDGE, NOBODY, Box, place_of
from ossuary.games.badbones.components import BadBonesComponents
from ossuary.games.badbones.field import (
    DAMAGED,
    NO_HERO,
    NO_TRAP,
    NO_WEAPON,
    TOKENS_OF_CELL,
    Field,
)
from ossuary.games.badbones.state import BadBones, BadBonesTable
from ossuary.games.badbones.view import (
    BadBonesView,
    FieldView,
    Laid,
    MarketView,
    Parcel,
    Skeleton,
    Waiting,
    Walk,
)
from ossuary.kernel.seeing import common


def view(state: BadBones, player: int | None, components: BadBonesComponents) -> BadBonesView:
    """The fields; while others act at the same time, theirs are as they were before."""
    table = state.table
    box = table.box
    return BadBonesView(
        **common(state, player),
        round=table.round,
        phase=table.phase,
        side=COLOURS[table.side],
        rounds=box.rounds,
        heroic=box.heroic,
        advanced=box.advanced,
        coop=box.coop,
        commanders=box.commanders,
        bag=_counts(table.bag),
        seats=tuple(_field(field, box) for field in table.fields),
        supply=_supply(table.supply, box) if box.coop else {},
        capital=table.capital,
        market=_market(table) if box.advanced else None,
        components=components,
    )


def _market(table: BadBonesTable) -> MarketView:
    wares = zip(WARES, table.market, strict=True)
    return MarketView(
        wares={ware: number for ware, number in wares if ware != "treasure"},
        coins=tuple(table.coins),
        buyers=tuple(seat for seat in range(table.box.players) if table.buyers >> seat & 1),
        first=table.first,
        turn=table.turn,
    )


def _field(field: Field, box: Box) -> FieldView:
    return FieldView(
        hero=None if field.hero == NO_HERO else CELL_NAMES[field.hero],
        tiers=field.tiers,
        houses=field.houses,
        towers=_cells(field.towers),
        out=field.out,
        supply={} if box.coop else _supply(field.supply, box),
        weapon=None if field.weapon == NO_WEAPON else WEAPON_NAMES[field.weapon],
        used=field.used,
        traps=_traps(field),
        craters=_cells(field.craters),
        skeletons=(
            *(_skeleton(token) for token in field.resting),
            *(_skeleton(token, moved=True) for token in sorted(field.moved)),
            *(_skeleton(token, moved=True, iced=True) for token in sorted(field.iced)),
            *(_skeleton(token, moved=True, frozen=True) for token in sorted(field.frozen)),
        ),
        waiting=_counts(_number_of_each([kind for kind in field.waiting if kind < TYPES])),
        strays=tuple(_waiting(waited, box) for waited in field.waiting if waited >= TYPES),
        back=tuple(_waiting(waited, box) for waited in sorted(field.back)),
        cemetery=_counts(_number_of_each(field.cemetery)),
        sent=tuple(Parcel(sent // TYPES, TYPE_NAMES[sent % TYPES]) for sent in field.sent),
        slain=_names(field.slain),
        returned=_names(field.returned),
        lifted=tuple(KINDS[kind] for kind in field.lifted),
        saboteurs=_names(field.saboteurs),
        walk=_walk(field, box),
        scattering=tuple(_skeleton(token) for token in field.scattering),
    )


def _supply(supply: Sequence[int], box: Box) -> dict[KindName, int]:
    """Of the kinds that are in play."""
    return {KINDS[kind]: supply[kind] for kind in box.kinds}


def _traps(field: Field) -> tuple[Laid, ...]:
    aims = {aim // SEATS: aim % SEATS for aim in field.aims}
    return tuple(
        Laid(
            CELL_NAMES[cell],
            TILES[trap % DAMAGED],
            trap >= DAMAGED,
            bool(field.triggered >> cell & 1),
            bool(field.sabotaged >> cell & 1),
            aims.get(cell),
        )
        for cell, trap in enumerate(field.traps)
        if trap != NO_TRAP
    )


def _walk(field: Field, box: Box) -> Walk | None:
    if field.walker == NOBODY:
        return None
    met = [divmod(came, len(DIRECTIONS)) for came in field.met]
    cell, heading = divmod(field.origin, len(DIRECTIONS))
    return Walk(
        type=TYPE_NAMES[field.walker],
        squad=_names(field.squad),
        origin=TYPE_NAMES[place_of(box, EDGE - field.origin)]
        if field.origin <= EDGE
        else (CELL_NAMES[cell], DIRECTIONS[heading]),
        cell=CELL_NAMES[field.at],
        heading=DIRECTIONS[field.heading],
        met=tuple((CELL_NAMES[cell], DIRECTIONS[heading]) for cell, heading in met),
    )


def _skeleton(
    token: int, moved: bool = False, iced: bool = False, frozen: bool = False
) -> Skeleton:
    cell, rest = divmod(token, TOKENS_OF_CELL)
    heading, kind = divmod(rest, TYPES)
    where, way, type = CELL_NAMES[cell], DIRECTIONS[heading], TYPE_NAMES[kind]
    return Skeleton(where, way, type, moved, frozen, iced or frozen)


def _waiting(waited: int, box: Box) -> Waiting:
    return Waiting(TYPE_NAMES[place_of(box, waited)], TYPE_NAMES[waited % TYPES])


def _names(types: Sequence[int]) -> tuple[TypeName, ...]:
    return tuple(TYPE_NAMES[kind] for kind in types)


def _cells(bits: int) -> tuple[str, ...]:
    return tuple(name for cell, name in enumerate(CELL_NAMES) if bits >> cell & 1)


def _number_of_each(types: Sequence[int]) -> list[int]:
    return [types.count(kind) for kind in range(TYPES)]


def _counts(numbers: Sequence[int]) -> dict[TypeName, int]:
    return {name: count for name, count in zip(TYPE_NAMES, numbers, strict=True) if count}
