"""What each at the table sees of a game of Skull (SK-27, SK-28)."""

from __future__ import annotations

from ossuary.games.skull.actions import FACES, FLOWER, FLOWERS, SKULL, Face
from ossuary.games.skull.state import Skull, SkullTable
from ossuary.games.skull.view import Discs, SeatView, SkullView
from ossuary.kernel.seeing import common
from ossuary.kernel.step import EVERYBODY, NOBODY


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
    if height and (own or flipped or is_shown):
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
