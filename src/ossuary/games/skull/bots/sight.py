"""A question to a seat of Skull as the oracle looks at it: a row, and its answers by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ossuary.games.skull.actions import BID, FLIP, HIDE, LOSE, NAME, PASS, PLACE
from ossuary.games.skull.bots.reading import SKULL_FACE
from ossuary.games.skull.solver import rows, sights
from ossuary.games.skull.view import SeatView, SkullView
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard


def run_of(seat: SeatView) -> int:
    """How many discs from the top of a stack that we know are flowers."""
    assert seat.stack is not None
    top_down = seat.stack[::-1]
    return top_down.index(SKULL_FACE) if SKULL_FACE in top_down else len(top_down)


def is_left_out(options: Answers) -> bool:
    """Whether it is a question that rounds in rows don't have."""
    return options[-1] is HIDE or options[-1].verb is NAME


def phase_of(view: SkullView, options: Answers) -> int:
    """What is asked, as a row says it."""
    verb = options[-1].verb
    if verb is PLACE:
        return rows.PLACE_FIRST
    if verb is FLIP:
        return rows.FLIP
    if verb is LOSE:
        return rows.LOSE
    return rows.ADD_OR_OPEN if view.bid is None else rows.RAISE_OR_PASS


def numbers_of(row: rows.Row, ring: list[int], options: Answers) -> list[int]:
    """Which of the answers told apart each option is, or NOBODY."""
    bids = {
        sights.bid_of(row, number): sights.BIDS_AT + number
        for number in range(sights.BIDS_TOLD_APART - 1, -1, -1)
    }
    numbers: list[int] = []
    for action in options:
        if action.verb is PLACE:
            numbers.append(sights.LAY + action.value)
        elif action is PASS:
            numbers.append(sights.PASS)
        elif action.verb is BID:
            numbers.append(bids.get(action.value, rows.NOBODY))
        elif action.verb is LOSE:
            numbers.append(sights.GIVE_UP + action.value)
        else:
            step = (ring.index(action.value) - row[rows.ACTOR]) % len(ring)
            numbers.append(sights.FLIPS_AT + step - 1)
    return numbers


def row_of(view: SkullView, events: Sequence[Heard], phase: int) -> tuple[rows.Row, list[int]]:
    """The round as a row, and the seats that are in, from the one who begins."""
    assert view.first is not None
    assert view.seat is not None
    seats = len(view.seats)
    order = [(view.first + step) % seats for step in range(seats)]
    ring = [seat for seat in order if view.seats[seat].inside]
    row = [0] * rows.HEADER
    row[rows.COUNT], row[rows.PHASE] = len(ring), phase
    row[rows.ACTOR] = ring.index(view.seat)
    row[rows.BID], row[rows.LAID], row[rows.TO_FLIP] = view.bid or 0, view.laid, view.to_flip
    row[rows.BIDDER] = rows.NOBODY if view.bidder is None else ring.index(view.bidder)
    row[rows.OPENER] = row[rows.SKULL_OF] = rows.NOBODY
    for seat in ring:
        row += seat_of(view.seats[seat])
    remember(row, {seat: number for number, seat in enumerate(ring)}, events)
    return row, ring


def seat_of(seat: SeatView) -> list[int]:
    """A seat in a row; where another's skull is nobody knows."""
    fields = [0] * rows.WIDTH
    fields[rows.DISCS], fields[rows.TURNED] = seat.discs, int(seat.turned)
    fields[rows.HEIGHT], fields[rows.FLIPPED] = seat.on_mat, len(seat.flipped)
    fields[rows.PASSED] = int(seat.passed)
    fields[rows.SUSPECTS], fields[rows.CLEAR] = seat.suspects, int(seat.only_flowers)
    if seat.lost is not None and seat.stack is not None:
        fields[rows.SKULLS] = 1 - seat.lost.skulls
        fields[rows.SKULL_AT] = seat.stack.index(SKULL_FACE) + 1 if SKULL_FACE in seat.stack else 0
    return fields


def remember(row: rows.Row, places: dict[int, int], events: Sequence[Heard]) -> None:
    """What everybody has seen of everybody in the match so far."""
    for heard in events:
        name, values = heard.name, heard.values
        if name == "round":
            row[rows.OPENER] = rows.NOBODY
            for number in places.values():
                at = rows.HEADER + number * rows.WIDTH
                row[at + rows.SAID] = row[at + rows.RAISES] = 0
        elif name == "succeeded":
            row[rows.SUCCESSES] += 1
        elif name == "failed":
            row[rows.BLUFFS if values[0] == values[1] else rows.TRAPS] += 1
        else:
            remember_seat(row, places, heard)


def remember_seat(row: rows.Row, places: dict[int, int], heard: Heard) -> None:
    name, actor, values = heard.name, heard.actor, cast("tuple[int, ...]", heard.values)
    seat = values[1] if name == "flipped" else values[0] if name == "challenger" else actor
    if seat is None or seat not in places:
        return
    at = rows.HEADER + places[seat] * rows.WIDTH
    if name == "bid":
        if row[rows.OPENER] == rows.NOBODY:
            row[rows.OPENER] = places[seat]
        row[at + rows.SAID] = values[0]
        row[at + rows.RAISES] += 1
        row[at + rows.BIDS] += 1
    elif name == "pass":
        row[at + rows.PASSES] += 1
    elif name == "challenger":
        row[at + rows.ATTEMPTS] += 1
    elif name == "flipped":
        seen = rows.SKULLS_SEEN if heard.values[2] == SKULL_FACE else rows.FLOWERS_SEEN
        row[at + seen] += 1
