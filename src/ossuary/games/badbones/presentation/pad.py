"""The score pad: what people at a real table have left, counted, explained and ranked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from ossuary.games.badbones.actions import KINDS, SEATS, WARES, KindName
from ossuary.games.badbones.components import BadBonesComponents
from ossuary.kernel.components import Components
from ossuary.kernel.error import BadOption

Counts = dict[KindName, int]
What = Literal["tiers", "houses", "supply", "intact", "damaged"]
NEVER_DAMAGED: Final[dict[KindName, str]] = {
    "treasure": "BB-22",
    "hearse": "BB-42",
    "labyrinth": "BB-44",
}
"""The rules of the traps that have one side."""


class PadPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has left: tower and village, and traps in the supply and on the field.

    Dynamite that has exploded is damaged: a crater (BB-43).
    """

    tiers: int
    houses: int
    supply: Counts = {}
    intact: Counts = {}
    damaged: Counts = {}


class BadBonesPadWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: list[PadPlayer]
    """A sheet without players is blank."""
    advanced: bool = False
    """Whether the traps were bought at the market (BB-40)."""


class PadEarned(msgspec.Struct, frozen=True):
    """What some equal things are worth."""

    what: What
    kind: KindName | None
    number: int
    each: int


class PadCount(msgspec.Struct, frozen=True):
    """A player's points; nothing for who is out (BB-26)."""

    out: bool
    earned: tuple[PadEarned, ...]
    total: int
    rank: int


class PadTrap(msgspec.Struct, frozen=True):
    """How many traps of a kind there are, and whether they have a damaged side."""

    kind: KindName
    number: int
    """That everybody begins with."""
    most: int
    """That one player can have."""
    has_damaged_side: bool


class BadBonesPadAnswer(msgspec.Struct, frozen=True):
    tiers: int
    houses: int
    traps: tuple[PadTrap, ...]
    """The kinds that are in play."""
    players: tuple[PadCount, ...]
    winners: tuple[int, ...]
    """Nobody where all are out."""
    tied: bool
    """Whether the best points are shared, so that the taller tower decides (BB-27)."""


PadWish = BadBonesPadWish
PadAnswer = BadBonesPadAnswer


def answer(wish: BadBonesPadWish, components: Components) -> BadBonesPadAnswer:
    """BB-25 to BB-27; what nobody can have is refused with the rule."""
    assert isinstance(components, BadBonesComponents)
    if len(wish.players) > SEATS:
        raise _bad("pad-players", "BB-01", found=len(wish.players), most=SEATS)
    traps = traps_of(wish, components)
    for player in wish.players:
        check(player, traps, components)
    if wish.advanced:
        _check_market(wish.players, traps)
    keys = [_key(player, components) for player in wish.players]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    is_in = [not is_out(player) for player in wish.players]
    best = max((key[1] for key in keys), default=0)
    return BadBonesPadAnswer(
        tiers=components.village.tiers,
        houses=components.village.houses,
        traps=tuple(trap for trap in traps if trap.most),
        players=tuple(
            PadCount(is_out(player), earned(player, components), key[1], rank)
            for player, key, rank in zip(wish.players, keys, ranks, strict=True)
        ),
        winners=tuple(n for n, rank in enumerate(ranks) if rank == 1 and is_in[n]),
        tied=sum(points == best for within, points, _ in keys if within) > 1,
    )


def traps_of(wish: BadBonesPadWish, components: BadBonesComponents) -> list[PadTrap]:
    """BB-01, BB-40: how many there are of each kind; a blank sheet may be anybody's."""
    sold = components.market_of(len(wish.players) or SEATS) if wish.advanced else [0] * len(WARES)
    kit = components.kit(wish.advanced)
    sides = [len(components.traps.of(kind).stars) for kind in KINDS]
    return [PadTrap(kind, kit[n], kit[n] + sold[n], sides[n] > 1) for n, kind in enumerate(KINDS)]


def check(player: PadPlayer, traps: Sequence[PadTrap], components: BadBonesComponents) -> None:
    """Raises BadOption if nobody can have this left (BB-01, BB-22, BB-40)."""
    village = components.village
    _check_number("pad-tiers", player.tiers, village.tiers)
    _check_number("pad-houses", player.houses, village.houses)
    for trap in traps:
        counts = _counts(player, trap.kind)
        if player.damaged.get(trap.kind) and not trap.has_damaged_side:
            raise _bad("pad-undamaged", NEVER_DAMAGED[trap.kind], kind=trap.kind)
        for count in (sum(counts), *counts):
            if not 0 <= count <= trap.most:
                raise _too_many(trap, count, trap.most)


def _check_market(players: Sequence[PadPlayer], traps: Sequence[PadTrap]) -> None:
    """BB-40: all together have no more than the market had."""
    for trap in traps:
        found = sum(sum(_counts(player, trap.kind)) for player in players)
        most = trap.most + trap.number * (len(players) - 1)
        if players and found > most:
            raise _too_many(trap, found, most)


def _counts(player: PadPlayer, kind: KindName) -> list[int]:
    return [places.get(kind, 0) for places in (player.supply, player.intact, player.damaged)]


def _too_many(trap: PadTrap, found: int, most: int) -> BadOption:
    """Of what everybody has from the beginning, or of what the market has."""
    if not most:
        return _bad("pad-only-market", "BB-40", kind=trap.kind)
    if trap.number:
        return _bad("pad-traps", "BB-01", found=found, most=most, kind=trap.kind)
    return _bad("pad-market", "BB-40", found=found, most=most, kind=trap.kind)


def _check_number(id: str, found: int, most: int, **values: str) -> None:
    if not 0 <= found <= most:
        raise _bad(id, "BB-01", found=found, most=most, **values)


def is_out(player: PadPlayer) -> bool:
    """BB-25: the last tier or the last house has fallen."""
    return not (player.tiers and player.houses)


def earned(player: PadPlayer, components: BadBonesComponents) -> tuple[PadEarned, ...]:
    """BB-26: tiers, houses, and the stars of the sides that show."""
    if is_out(player):
        return ()
    village = components.village
    found = [
        PadEarned("tiers", None, player.tiers, village.tier_points),
        PadEarned("houses", None, player.houses, village.house_points),
    ]
    sides: list[tuple[What, Mapping[KindName, int], int]] = [
        ("supply", player.supply, 0),
        ("intact", player.intact, 0),
        ("damaged", player.damaged, 1),
    ]
    for what, counts, side in sides:
        for kind in KINDS:
            if counts.get(kind):
                stars = components.traps.of(kind).stars[side]
                found.append(PadEarned(what, kind, counts[kind], stars))
    return tuple(found)


def _key(player: PadPlayer, components: BadBonesComponents) -> tuple[bool, int, int]:
    """BB-27: who is in comes first, then most points, then the taller tower."""
    points = sum(part.number * part.each for part in earned(player, components))
    return (False, 0, 0) if is_out(player) else (True, points, player.tiers)


def _bad(id: str, rule: str, **values: int | str) -> BadOption:
    return BadOption(id, game="badbones", rule=rule, **values)
