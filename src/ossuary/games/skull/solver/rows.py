"""A round of Skull for any number of seats as a row of whole numbers, for millions of rounds.

Only seats that are still in are in a row, counted clockwise from the one who begins (SK-04 to
SK-17). What is learnt from such rounds is played by the oracle; a test walks them beside the rules.
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
MOOD: Final = 8
"""What earlier rounds of the match were like: CALM when attempts mostly succeeded, and so on."""
HEADER: Final = 9

DISCS: Final = 0
TURNED: Final = 1
SKULLS: Final = 2
HEIGHT: Final = 3
SKULL_AT: Final = 4
"""The place of the skull in the stack, 1 at the bottom; 0 when it isn't there."""
FLIPPED: Final = 5
PASSED: Final = 6
SAID: Final = 7
"""The highest bid that the seat made."""
WIDTH: Final = 8
"""So many numbers for each seat, after the header."""

PLACE_FIRST: Final = 0
ADD_OR_OPEN: Final = 1
RAISE_OR_PASS: Final = 2
FLIP: Final = 3
LOSE: Final = 4
OVER: Final = 5
NOBODY: Final = -1

UNKNOWN: Final = 0
CALM: Final = 1
ROUGH: Final = 2


def mood_of(successes: int, traps: int) -> int:
    """What a match is like, by its successes and its failures on somebody else's skull."""
    if successes + traps == 0:
        return UNKNOWN
    return CALM if successes > 2 * traps else ROUGH


def length(seats: int) -> int:
    return HEADER + WIDTH * seats


def begin(row: Row, count: int) -> None:
    """SK-04: all discs are in the hands; what seats have and the mood are there already."""
    row[COUNT] = count
    row[PHASE] = PLACE_FIRST
    for field in (ACTOR, BID, LAID, TO_FLIP):
        row[field] = 0
    for field in (BIDDER, SKULL_OF):
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
    row[BID] = number
    row[BIDDER] = seat
    row[HEADER + seat * WIDTH + SAID] = number
    if number == row[LAID]:
        attempt(row)
    else:
        row[PHASE] = RAISE_OR_PASS
        row[ACTOR] = next_bidding(row)


def pass_on(row: Row) -> None:
    """SK-08, SK-09: who is asked passes."""
    row[HEADER + row[ACTOR] * WIDTH + PASSED] = 1
    following = next_bidding(row)
    if following == row[BIDDER]:
        attempt(row)
    else:
        row[ACTOR] = following


def attempt(row: Row) -> None:
    """SK-10, SK-11, SK-13: the challenger flips its own stack first."""
    seat = row[BIDDER]
    at = HEADER + seat * WIDTH
    own = min(row[BID], row[at + HEIGHT])
    run = run_of(row, seat)
    row[ACTOR] = seat
    if run < own:
        row[at + FLIPPED] = run + 1
        row[SKULL_OF] = seat
        row[PHASE] = LOSE
        return
    row[at + FLIPPED] = own
    row[TO_FLIP] = row[BID] - own
    row[PHASE] = FLIP if row[TO_FLIP] else OVER


def flip(row: Row, seat: int) -> None:
    """SK-12, SK-13, SK-14: the challenger flips another's disc."""
    at = HEADER + seat * WIDTH
    is_skull = row[at + HEIGHT] - row[at + FLIPPED] == row[at + SKULL_AT]
    row[at + FLIPPED] += 1
    row[TO_FLIP] -= 1
    if is_skull:
        row[SKULL_OF] = seat
    if is_skull or row[TO_FLIP] == 0:
        row[PHASE] = OVER


def unflipped(row: Row, seat: int) -> int:
    at = HEADER + seat * WIDTH
    return int(row[at + HEIGHT] - row[at + FLIPPED])
