"""What the oracle looks at: every question of a round as one of a few hundred thousand situations.

A situation is what everybody sees, coarsely, with the player's own discs; who said what before the
present bid is forgotten but for a few traits. The answers are few as well: of the bids the lowest,
the next, one half-way to all the discs, and all. A situation's place in the table is reckoned from
the row of the round (`solver/rows.py`), by the same functions in learning and in playing.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.skull.solver.rows import (
    ACTOR,
    ADD_OR_OPEN,
    BID,
    BIDDER,
    COUNT,
    DISCS,
    FLIP,
    FLIPPED,
    HEADER,
    HEIGHT,
    LAID,
    MOOD,
    PASSED,
    PHASE,
    PLACE_FIRST,
    RAISE_OR_PASS,
    SAID,
    SKULL_AT,
    SKULLS,
    TO_FLIP,
    TURNED,
    WIDTH,
    Row,
    run_of,
    unflipped,
)

FEWEST: Final = 2
MOST: Final = 6
"""So many seats are told apart; more are played as if they were six."""

# The answers, in the order in which a situation has them.

LAY_FLOWER: Final = 0
LAY_SKULL: Final = 1
OPENING_BIDS: Final = 2
"""When the bidding can be opened, bids come after the two discs."""
RAISING_BIDS: Final = 1
"""When a bid can be raised, bids come after the pass."""
BIDS_TOLD_APART: Final = 4
KINDS: Final = 12
"""Stacks to flip: whether their owner has bid, and within its own stack; whether a disc lies open
already; whether a disc is lost."""
WIDEST: Final = KINDS

PLACES: Final = 3 * 2 * 2 * 3 * 2
OPENINGS: Final = 4 * 4 * 6 * 2 * 2 * 2 * 3 * 2
BROAD_RAISES: Final = 14 * 2 * 5 * 6 * 3 * 2
NARROW: Final = 3 * 3 * 2 * 2 * 2 * 2
"""A raise is looked up narrowly, and where that was never learnt, without these traits."""
RAISES: Final = BROAD_RAISES * NARROW
FLIPS: Final = 3 << KINDS
LOSSES: Final = 3 * 2 * 3

PLACING_WIDTH: Final = 2
OPENING_WIDTH: Final = OPENING_BIDS + BIDS_TOLD_APART
RAISING_WIDTH: Final = RAISING_BIDS + BIDS_TOLD_APART

PLACES_AT: Final = 0
OPENINGS_AT: Final = PLACES_AT + PLACES * PLACING_WIDTH
RAISES_AT: Final = OPENINGS_AT + OPENINGS * OPENING_WIDTH
FLIPS_AT: Final = RAISES_AT + RAISES * RAISING_WIDTH
LOSSES_AT: Final = FLIPS_AT + FLIPS * KINDS
BROAD_AT: Final = LOSSES_AT + LOSSES * PLACING_WIDTH
LENGTH: Final = BROAD_AT + BROAD_RAISES * RAISING_WIDTH
"""So many chances has the table for a number of seats."""

SHAPES: Final = (
    (PLACES_AT, (3, 2, 2, 3, 2, PLACING_WIDTH)),
    (OPENINGS_AT, (4, 4, 6, 2, 2, 2, 3, 2, OPENING_WIDTH)),
    (RAISES_AT, (14, 2, 5, 6, 3, 2, 3, 3, 2, 2, 2, 2, RAISING_WIDTH)),
    (FLIPS_AT, (1 << KINDS, 3, KINDS)),
    (LOSSES_AT, (3, 2, 3, PLACING_WIDTH)),
    (BROAD_AT, (14, 2, 5, 6, 3, 2, RAISING_WIDTH)),
)
"""For each kind of question where its situations begin, how many traits have how many values, and
how many answers there are."""


def threat(row: Row, seat: int) -> int:
    """How many others need one more success only: none, one, more."""
    turned = 0
    for other in range(row[COUNT]):
        if other != seat:
            turned += row[HEADER + other * WIDTH + TURNED]
    return int(min(turned, 2))


def must_open(row: Row, seat: int) -> int:
    """Whether somebody has no disc to add when its turn comes."""
    for other in range(row[COUNT]):
        at = HEADER + other * WIDTH
        if other != seat and row[at + HEIGHT] == row[at + DISCS]:
            return 1
    return 0


def bucket(number: int) -> int:
    """0, 1, 2, 3, four or five, more."""
    if number <= 3:
        return max(number, 0)
    return 4 if number <= 5 else 5


def placing(row: Row, seat: int) -> int:
    """No more than the others can see in their own situations: nobody would punish it here."""
    at = HEADER + seat * WIDTH
    key = row[at + DISCS] - 2
    key = key * 2 + row[at + TURNED]
    key = key * 2 + min(threat(row, seat), 1)
    key = key * 3 + row[MOOD]
    key = key * 2 + (1 if seat == 0 else 0)
    return int(PLACES_AT + key * PLACING_WIDTH)


def opening(row: Row, seat: int) -> int:
    at = HEADER + seat * WIDTH
    key = (row[at + DISCS] - 1) * 4 + row[at + HEIGHT] - 1
    key = key * 6 + row[at + SKULLS] + row[at + SKULL_AT]
    key = key * 2 + row[at + TURNED]
    key = key * 2 + min(threat(row, seat), 1)
    key = key * 2 + must_open(row, seat)
    key = key * 3 + row[MOOD]
    key = key * 2 + (1 if seat == 0 else 0)
    return int(OPENINGS_AT + key * OPENING_WIDTH)


def broad_raising(row: Row, seat: int) -> int:
    """What matters most when a bid can be raised."""
    at = HEADER + seat * WIDTH
    height = row[at + HEIGHT]
    run = run_of(row, seat)
    bidding = 0
    for other in range(row[COUNT]):
        if other != seat and not row[HEADER + other * WIDTH + PASSED]:
            bidding += 1
    key = height * (height + 1) // 2 - 1 + run
    key = key * 2 + row[at + TURNED]
    key = key * 5 + bucket(row[LAID] - row[BID]) - 1
    key = key * 6 + bucket(row[BID] + 1 - height)
    key = key * 3 + min(bidding, 3) - 1
    key = key * 2 + row[HEADER + row[BIDDER] * WIDTH + TURNED]
    return int(key)


def is_covered(row: Row, seat: int) -> int:
    """Whether those who have bid have enough discs for the next bid, with the seat's own."""
    discs = row[HEADER + seat * WIDTH + HEIGHT]
    for other in range(row[COUNT]):
        if other != seat and row[HEADER + other * WIDTH + SAID]:
            discs += row[HEADER + other * WIDTH + HEIGHT]
    return 1 if discs > row[BID] else 0


def raising(row: Row, seat: int) -> int:
    at, theirs = HEADER + seat * WIDTH, HEADER + row[BIDDER] * WIDTH
    key = broad_raising(row, seat) * 3 + min(row[at + DISCS], 3) - 1
    key = key * 3 + row[MOOD]
    key = key * 2 + (1 if row[BID] <= row[theirs + HEIGHT] else 0)
    key = key * 2 + (1 if threat(row, seat) > row[theirs + TURNED] else 0)
    key = key * 2 + (1 if row[at + SAID] else 0)
    key = key * 2 + is_covered(row, seat)
    return int(RAISES_AT + key * RAISING_WIDTH)


def kind(row: Row, seat: int) -> int:
    """Of which kind a stack is to a challenger."""
    at = HEADER + seat * WIDTH
    said = 0
    if row[at + SAID]:
        said = 1 if row[at + SAID] <= row[at + HEIGHT] else 2
    opened = 1 if row[at + FLIPPED] else 0
    return said * 4 + opened * 2 + (1 if row[at + DISCS] < 4 else 0)


def flipping(row: Row, seat: int) -> int:
    key = 0
    for other in range(row[COUNT]):
        if other != seat and unflipped(row, other):
            key |= 1 << kind(row, other)
    return int(FLIPS_AT + (key * 3 + min(row[TO_FLIP], 3) - 1) * KINDS)


def losing(row: Row, seat: int) -> int:
    at = HEADER + seat * WIDTH
    key = (row[at + DISCS] - 2) * 2 + row[at + TURNED]
    return int(LOSSES_AT + (key * 3 + threat(row, seat)) * PLACING_WIDTH)


def situation(row: Row) -> int:
    """Where the table has the chances of the one who is asked."""
    seat, phase = row[ACTOR], row[PHASE]
    if phase == PLACE_FIRST:
        return placing(row, seat)
    if phase == ADD_OR_OPEN:
        return opening(row, seat)
    if phase == RAISE_OR_PASS:
        return raising(row, seat)
    if phase == FLIP:
        return flipping(row, seat)
    return losing(row, seat)


def allowed_bids(row: Row) -> int:
    """Which of the bids told apart there are, as bits."""
    gap = row[LAID] - row[BID]
    return (1 if gap > 1 else 0) | (2 if gap > 2 else 0) | (4 if gap > 3 else 0) | 8


def bid_of(row: Row, number: int) -> int:
    """The bid that one of those told apart stands for."""
    if number < 2:
        return int(row[BID] + 1 + number)
    if number == 2:
        return int(row[BID] + (row[LAID] - row[BID] + 2) // 2)
    return int(row[LAID])


def allowed(row: Row) -> int:
    """Which answers there are, as bits."""
    seat, phase = row[ACTOR], row[PHASE]
    at = HEADER + seat * WIDTH
    if phase == RAISE_OR_PASS:
        return 1 | allowed_bids(row) << RAISING_BIDS
    if phase == FLIP:
        kinds = 0
        for other in range(row[COUNT]):
            if other != seat and unflipped(row, other):
                kinds |= 1 << kind(row, other)
        return kinds
    skulls = row[at + SKULLS] - (1 if row[at + SKULL_AT] else 0)
    flowers = row[at + DISCS] - row[at + SKULLS]
    if phase <= ADD_OR_OPEN:
        flowers -= row[at + HEIGHT] - (1 if row[at + SKULL_AT] else 0)
    else:
        skulls = row[at + SKULLS]
    answers = (1 if flowers else 0) | (2 if skulls else 0)
    if phase == ADD_OR_OPEN:
        answers |= allowed_bids(row) << OPENING_BIDS
    return int(answers)
