"""A round of Skull for any number of seats as a row of whole numbers, for millions of matches.

Only seats that are still in are in a row, counted clockwise from the one who begins (SK-04 to
SK-17), with what everybody saw of them in the match so far. What is learnt from such matches is
played by the oracle; a test walks them beside the rules.
The functions are plain, so that a player can use them on lists and a compiler on arrays.
"""

from __future__ import annotations

from typing import Any, Final

Row = Any
"""A list, or a row of an array."""

COUNT: Final = 0
"""The seats that are in."""
PHASE: Final = 1
ACTOR: Final = 2
BID: Final = 3
BIDDER: Final = 4
"""The highest bidder, then the challenger; -1 before the first bid."""
LAID: Final = 5
TO_FLIP: Final = 6
SKULL_OF: Final = 7
"""Whose skull ended the attempt; -1 when none did."""
OPENER: Final = 8
"""Who bid first; -1 before the first bid."""
SUCCESSES: Final = 9
TRAPS: Final = 10
BLUFFS: Final = 11
"""How the attempts of the match went: TRAPS failed on another's skull, BLUFFS on one's own."""
HEADER: Final = 12

PLAYER: Final = 0
DISCS: Final = 1
TURNED: Final = 2
SKULLS: Final = 3
SUSPECTS: Final = 4
"""How many of the discs that it has lost may be its skull, for all that was seen."""
CLEAR: Final = 5
"""Everybody has seen that all its discs are flowers."""
SKULLS_SEEN: Final = 6
FLOWERS_SEEN: Final = 7
BIDS: Final = 8
PASSES: Final = 9
ATTEMPTS: Final = 10
"""What the seat did in the match so far, for everybody to see."""
HEIGHT: Final = 11
"""From here on a round begins with nothing."""
SKULL_AT: Final = 12
"""The place of the skull in the stack, 1 at the bottom; 0 when it isn't there."""
FLIPPED: Final = 13
PASSED: Final = 14
SAID: Final = 15
"""The highest bid that the seat made."""
RAISES: Final = 16
"""How often it bid in this round."""
WIDTH: Final = 17
"""So many numbers for each seat, after the header."""

PLACE_FIRST: Final = 0
ADD_OR_OPEN: Final = 1
RAISE_OR_PASS: Final = 2
FLIP: Final = 3
LOSE: Final = 4
OVER: Final = 5
NOBODY: Final = -1


def length(seats: int) -> int:
    return HEADER + WIDTH * seats


def begin(row: Row, count: int) -> None:
    """SK-04: all discs are in the hands; what seats have and what they did is there already."""
    row[COUNT] = count
    row[PHASE] = PLACE_FIRST
    for field in (ACTOR, BID, LAID, TO_FLIP):
        row[field] = 0
    for field in (BIDDER, SKULL_OF, OPENER):
        row[field] = NOBODY
    for seat in range(count):
        for field in range(HEIGHT, WIDTH):
            row[HEADER + seat * WIDTH + field] = 0


def run_of(row: Row, seat: int) -> int:
    """How many discs from the top of a stack are flowers."""
    at = HEADER + seat * WIDTH
    return int(row[at + HEIGHT] - row[at + SKULL_AT])


def lay(row: Row, skull: int) -> None:
    """SK-04, SK-05: who is asked puts a disc on its stack."""
    seat = row[ACTOR]
    at = HEADER + seat * WIDTH
    row[at + HEIGHT] += 1
    row[LAID] += 1
    if skull:
        row[at + SKULL_AT] = row[at + HEIGHT]
    row[ACTOR] = (seat + 1) % row[COUNT]
    if row[PHASE] == PLACE_FIRST and row[ACTOR] == 0:
        row[PHASE] = ADD_OR_OPEN


def next_bidding(row: Row) -> int:
    """The next seat, clockwise, that has not passed."""
    seat = (row[ACTOR] + 1) % row[COUNT]
    while row[HEADER + seat * WIDTH + PASSED]:
        seat = (seat + 1) % row[COUNT]
    return int(seat)


def bid(row: Row, number: int) -> None:
    """SK-07, SK-08, SK-09: who is asked bids."""
    seat = row[ACTOR]
    at = HEADER + seat * WIDTH
    if row[BIDDER] == NOBODY:
        row[OPENER] = seat
    row[BID] = number
    row[BIDDER] = seat
    row[at + SAID] = number
    row[at + RAISES] += 1
    row[at + BIDS] += 1
    if number == row[LAID]:
        attempt(row)
    else:
        row[PHASE] = RAISE_OR_PASS
        row[ACTOR] = next_bidding(row)


def pass_on(row: Row) -> None:
    """SK-08, SK-09: who is asked passes."""
    at = HEADER + row[ACTOR] * WIDTH
    row[at + PASSED] = 1
    row[at + PASSES] += 1
    following = next_bidding(row)
    if following == row[BIDDER]:
        attempt(row)
    else:
        row[ACTOR] = following


def attempt(row: Row) -> None:
    """SK-10, SK-11, SK-13: the challenger flips its own stack first."""
    seat = row[BIDDER]
    at = HEADER + seat * WIDTH
    row[at + ATTEMPTS] += 1
    own = min(row[BID], row[at + HEIGHT])
    run = run_of(row, seat)
    row[ACTOR] = seat
    if run < own:
        row[at + FLIPPED] = run + 1
        row[at + FLOWERS_SEEN] += run
        row[at + SKULLS_SEEN] += 1
        row[at + SUSPECTS] = 0
        row[SKULL_OF] = seat
        row[BLUFFS] += 1
        row[PHASE] = LOSE
        return
    row[at + FLIPPED] = own
    row[at + FLOWERS_SEEN] += own
    if own == row[at + DISCS]:
        row[at + CLEAR] = 1
    row[TO_FLIP] = row[BID] - own
    row[PHASE] = FLIP
    if row[TO_FLIP] == 0:
        succeed(row)


def succeed(row: Row) -> None:
    """SK-14: all is flipped, and there was no skull."""
    row[SUCCESSES] += 1
    row[PHASE] = OVER


def flip(row: Row, seat: int) -> None:
    """SK-12, SK-13, SK-14: the challenger flips another's disc."""
    at = HEADER + seat * WIDTH
    is_skull = row[at + HEIGHT] - row[at + FLIPPED] == row[at + SKULL_AT]
    row[at + FLIPPED] += 1
    row[TO_FLIP] -= 1
    if is_skull:
        row[SKULL_OF] = seat
        row[at + SKULLS_SEEN] += 1
        row[at + SUSPECTS] = 0
        row[TRAPS] += 1
        row[PHASE] = OVER
        return
    row[at + FLOWERS_SEEN] += 1
    if row[at + FLIPPED] == row[at + DISCS]:
        row[at + CLEAR] = 1
    if row[TO_FLIP] == 0:
        succeed(row)


def unflipped(row: Row, seat: int) -> int:
    at = HEADER + seat * WIDTH
    return int(row[at + HEIGHT] - row[at + FLIPPED])
