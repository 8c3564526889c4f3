"""What a player may know of a game of Skull (SK-27, SK-28), and states that fit it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec

from ossuary.games.skull.actions import FACES, FLOWER, FLOWERS, SKULL, Face
from ossuary.games.skull.state import Skull, SkullTable, new_table
from ossuary.kernel.step import NOBODY
from ossuary.kernel.view import EVERYBODY, View, common, imagined

if TYPE_CHECKING:
    from ossuary.games.skull import SkullGame


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


def view(state: Skull, player: int | None) -> SkullView:
    """What this player may know; a player knows all that either of its tribes knows (SK-23)."""
    table = state.table
    shared = common(state, player)
    asked: int | None = shared["seat"]
    return SkullView(
        **shared,
        round=table.round,
        first=table.first if table.round else None,
        laid=table.laid,
        bid=table.bid or None,
        bidder=_seat(table.bidder),
        to_flip=table.to_flip,
        skull_of=_seat(table.skull_of),
        in_hand=None if asked is None else sum(table.in_hand(asked)),
        seats=tuple(
            [
                _seat_view(table, seat, player in (seat % table.players, EVERYBODY))
                for seat in range(table.seats)
            ]
        ),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seat_view(table: SkullTable, seat: int, own: bool) -> SeatView:
    height, flipped, skull_at = table.height[seat], table.flipped[seat], table.skull_at[seat]
    flowers, skulls, bit = table.flowers[seat], table.skulls[seat], 1 << seat
    is_inside, is_shown = table.inside & bit != 0, table.shown & bit != 0
    stack: tuple[Face, ...] = ()
    if height:
        places = range(1, height + 1)
        stack = tuple([FACES[SKULL if place == skull_at else FLOWER] for place in places])
    return SeatView(
        player=seat % table.players,
        inside=is_inside,
        turned=table.turned & bit != 0,
        discs=flowers + skulls,
        in_hand=flowers + skulls - height,
        on_mat=height,
        passed=table.bid != 0 and is_inside and table.bidding & bit == 0,
        flipped=stack[height - flipped :][::-1] if flipped else (),
        shown=stack[: height - flipped][::-1] if is_shown else None,
        hand=Discs(*table.in_hand(seat)) if own else None,
        stack=stack if own else None,
        lost=Discs(FLOWERS - flowers, 1 - skulls) if own else None,
        suspects=table.suspects[seat],
        only_flowers=table.only_flowers & bit != 0,
    )


def imagine(game: SkullGame, seen: SkullView, rng: Random) -> Skull:
    """A state that fits the view.

    Of a seat's discs that nobody has seen since its skull was last seen, lost ones too, each is as
    likely to be the skull as the other; what bids and losses may tell is not weighed.
    """
    options = game.options
    table = new_table(options.players, options.tribes, options.show)
    table.round = seen.round
    table.first = seen.first or 0
    table.laid = seen.laid
    table.bid = seen.bid or 0
    table.bidder = NOBODY if seen.bidder is None else seen.bidder
    table.to_flip = seen.to_flip
    table.skull_of = NOBODY if seen.skull_of is None else seen.skull_of
    table.inside = _bits([seat.inside for seat in seen.seats])
    table.turned = _bits([seat.turned for seat in seen.seats])
    table.shown = _bits([seat.shown is not None for seat in seen.seats])
    table.covered = _bits([seat.on_mat > len(seat.flipped) for seat in seen.seats])
    table.only_flowers = _bits([seat.only_flowers for seat in seen.seats])
    passed = _bits([seat.passed for seat in seen.seats])
    table.bidding = table.inside & ~passed
    for number, seat in enumerate(seen.seats):
        skull_at = _place_of_skull(seat, rng)
        table.skulls[number] = 0 if skull_at is None else 1
        table.flowers[number] = seat.discs - table.skulls[number]
        table.skull_at[number] = skull_at or 0
        table.height[number] = seat.on_mat
        table.flipped[number] = len(seat.flipped)
        table.suspects[number] = seat.suspects
    return imagined(game, table, seen, rng)


def _bits(flags: list[bool]) -> int:
    return sum(1 << seat for seat, flag in enumerate(flags) if flag)


def _place_of_skull(seat: SeatView, rng: Random) -> int | None:
    """Where the skull is: a place in the stack, 0 in the hand, None when it is lost."""
    if seat.stack is not None and seat.lost is not None:
        if FACES[SKULL] in seat.stack:
            return seat.stack.index(FACES[SKULL]) + 1
        return None if seat.lost.skulls else 0
    open_discs = seat.flipped + (seat.shown or ())
    if FACES[SKULL] in open_discs:
        return seat.on_mat - open_discs.index(FACES[SKULL])
    if seat.only_flowers:
        return None
    covered = 0 if seat.shown else seat.on_mat - len(seat.flipped)
    places: list[int | None] = [*range(1, covered + 1), *[0] * seat.in_hand]
    return rng.choice(places + [None] * seat.suspects)
