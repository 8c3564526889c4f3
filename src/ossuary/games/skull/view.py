"""What a player may know of a game of Skull (SK-27, SK-28)."""

from __future__ import annotations

import msgspec

from ossuary.games.skull.actions import Face
from ossuary.kernel.view import View


class Discs(msgspec.Struct, frozen=True):
    """Some discs of a tribe, in no order."""

    flowers: int
    skulls: int


class SeatView(msgspec.Struct, frozen=True):
    """One tribe. What the viewer may not know is None."""

    player: int
    inside: bool
    turned: bool
    """The mat lies flower side up: one success."""
    discs: int
    """All that the tribe has left."""
    in_hand: int
    on_mat: int
    passed: bool
    flipped: tuple[Face, ...]
    """The faces that lie open on the mat, the first flipped first."""
    shown: tuple[Face, ...] | None
    """The faces that the seat showed after a failure, from the top down."""
    hand: Discs | None
    stack: tuple[Face, ...] | None
    """All discs on the mat, from the bottom up."""
    lost: Discs | None
    suspects: int
    """How many of its lost discs may be the skull, for all that everybody has seen."""
    only_flowers: bool
    """Everybody has seen that all its discs are flowers."""


class SkullView(View, frozen=True, kw_only=True):
    """The table as one player, or a spectator, may see it."""

    round: int
    first: int | None
    laid: int
    """The discs on all the mats."""
    bid: int | None
    bidder: int | None
    to_flip: int
    """How many discs the challenger still has to flip."""
    skull_of: int | None
    """The seat whose skull ended the attempt."""
    in_hand: int | None
    """The discs that the viewer's own seat that is asked has in hand."""
    seats: tuple[SeatView, ...]
