"""What a player may know of Bad Bones: everything, but for what others do in the same phase."""

from __future__ import annotations

import msgspec

from ossuary.games.badbones.actions import (
    ColourName,
    DirectionName,
    KindName,
    TileName,
    TypeName,
    WareName,
    WeaponName,
)
from ossuary.games.badbones.components import BadBonesComponents
from ossuary.kernel.view import View


class Skeleton(msgspec.Struct, frozen=True, array_like=True):
    """A skeleton on the field."""

    cell: str
    heading: DirectionName
    type: TypeName
    moved: bool
    """Whether it has moved in this round, or misses its move."""
    frozen: bool
    """Whether it misses the next round's move (BB-35)."""
    iced: bool
    """Whether it misses a move: this round's or, frozen, the next round's."""


class Waiting(msgspec.Struct, frozen=True, array_like=True):
    """A skeleton at the forest edge, at this place."""

    place: TypeName
    type: TypeName


class Laid(msgspec.Struct, frozen=True, array_like=True):
    """A trap on the field."""

    cell: str
    tile: TileName
    damaged: bool
    triggered: bool
    """Whether it has acted in this phase, and will turn at its end."""
    sabotaged: bool
    """Whether a saboteur has come upon it in this phase."""
    aim: int | None
    """To whom a catapult or hearse sends in this phase, once it has."""


class Walk(msgspec.Struct, frozen=True):
    """The skeleton that is moving, while its player is asked."""

    type: TypeName
    squad: tuple[TypeName, ...]
    """Those whom it leads."""
    origin: tuple[str, DirectionName] | TypeName
    """Where its move began: a cell and a heading, or a place at the forest edge."""
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

    hero: str | None
    """None: it isn't there yet, or an emperor has taken it along."""
    tiers: int
    houses: int
    towers: tuple[str, ...]
    """The cells on which one stands."""
    out: bool
    supply: dict[KindName, int]
    weapon: WeaponName | None
    used: bool
    """Whether the weapon was used in this phase."""
    traps: tuple[Laid, ...]
    craters: tuple[str, ...]
    skeletons: tuple[Skeleton, ...]
    waiting: dict[TypeName, int]
    """At the forest edge, each at its own place."""
    strays: tuple[Waiting, ...]
    """At another place than their own."""
    back: tuple[Waiting, ...]
    """Those at the forest edge who have moved in this phase."""
    cemetery: dict[TypeName, int]
    sent: tuple[Parcel, ...]
    """What has left the field in this phase."""
    slain: tuple[TypeName, ...]
    """Whom the hero has destroyed in this phase."""
    returned: tuple[TypeName, ...]
    """What goes back to the bag at the end of this phase."""
    lifted: tuple[KindName, ...]
    """What goes to the shared supply at the end of this phase."""
    saboteurs: tuple[TypeName, ...]
    """Those who have come upon a trap in this phase."""
    walk: Walk | None
    scattering: tuple[Skeleton, ...]
    """Those that a dragon has still to scatter, the next one last."""


class MarketView(msgspec.Struct, frozen=True):
    """The market before an advanced game."""

    wares: dict[WareName, int]
    """How many are left."""
    coins: tuple[int, ...]
    """By seat; in a co-operative game the purse alone."""
    buyers: tuple[int, ...]
    """Who has not passed."""
    first: int
    turn: int
    """Whose turn it is, counted to and fro from the first."""


class BadBonesView(View, frozen=True, kw_only=True):
    """The table, with the own field as it is now and the others' as they were."""

    round: int
    phase: int
    side: ColourName
    """Of those who have still to move; who has moved shows the other (BB-04)."""
    rounds: int
    """Alone and together: the rounds to stand through."""
    heroic: bool
    advanced: bool
    coop: bool
    commanders: bool
    bag: dict[TypeName, int]
    seats: tuple[FieldView, ...]
    supply: dict[KindName, int]
    """What all share, in a co-operative game."""
    capital: int
    """Its houses."""
    market: MarketView | None
    components: BadBonesComponents
    """The board and the tiles, which owners of the box may have brought themselves."""
