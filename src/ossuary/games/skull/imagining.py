"""States of Skull that fit what a player may know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ossuary.games.skull.actions import FACES, SKULL
from ossuary.games.skull.state import Skull, new_table
from ossuary.games.skull.view import SeatView, SkullView
from ossuary.kernel.step import NOBODY
from ossuary.kernel.view import imagined

if TYPE_CHECKING:
    from ossuary.games.skull import SkullGame


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
