"""What somebody who is asked at Skull looks at, as numbers, and the answers told apart.

A *sight* is what the seat sees of itself and of the round, and for each other seat, clockwise, what
everybody sees of it: traits that are there or not, and small numbers. It is made of the row of the
round (`solver/rows.py`), by the same functions in learning and in playing.
"""

from __future__ import annotations

from typing import Any, Final

from ossuary.games.skull.solver.rows import (
    ACTOR,
    ADD_OR_OPEN,
    ATTEMPTS,
    BID,
    BIDDER,
    BIDS,
    BLUFFS,
    CLEAR,
    COUNT,
    DISCS,
    FLIP,
    FLIPPED,
    FLOWERS_SEEN,
    HEADER,
    HEIGHT,
    LAID,
    LOSE,
    NOBODY,
    OPENER,
    PASSED,
    PASSES,
    PHASE,
    PLACE_FIRST,
    RAISE_OR_PASS,
    RAISES,
    SAID,
    SKULL_AT,
    SKULLS,
    SKULLS_SEEN,
    SUCCESSES,
    SUSPECTS,
    TO_FLIP,
    TRAPS,
    TURNED,
    WIDTH,
    Row,
    unflipped,
)

Numbers = Any
"""A list, or a row of an array."""

# The answers, in their order; those that flip another's disc come last, one for each other seat.

LAY: Final = 0
"""A flower, or the skull."""
PASS: Final = 2
BIDS_AT: Final = 3
NEAR: Final = 4
"""So many bids after the last one are told apart; then one half-way to all the discs, and all."""
BIDS_TOLD_APART: Final = NEAR + 2
GIVE_UP: Final = BIDS_AT + BIDS_TOLD_APART
"""A flower, or the skull."""
FLIPS_AT: Final = GIVE_UP + 2

# What a seat sees of itself, and of each other: how many traits.

OWN: Final = 64
OTHER: Final = 45

FARTHEST: Final = 4
"""Seats farther away than this are as far."""
FAR: Final = 6
"""Discs that are missing, and those to be flipped elsewhere, are counted up to here."""


def bid_of(row: Row, number: int) -> int:
    """The bid that one of those told apart stands for; 0 when there is none."""
    bid, laid = row[BID], row[LAID]
    if number < NEAR:
        return int(bid + 1 + number) if bid + 1 + number < laid else 0
    if number == NEAR:
        half = bid + 1 + (laid - bid) // 2
        return int(half) if bid + NEAR < half < laid else 0
    return int(laid)


def allow(row: Row, allowed: Numbers) -> int:
    """Marks which answers there are, and says how many."""
    seat, phase, count = row[ACTOR], row[PHASE], row[COUNT]
    at = HEADER + seat * WIDTH
    for answer in range(len(allowed)):
        allowed[answer] = 0
    laid = 1 if row[at + SKULL_AT] else 0
    if phase <= ADD_OR_OPEN:
        in_hand = row[at + DISCS] - row[at + HEIGHT]
        skulls = row[at + SKULLS] - laid
        allowed[LAY] = 1 if in_hand > skulls else 0
        allowed[LAY + 1] = 1 if skulls else 0
    elif phase == RAISE_OR_PASS:
        allowed[PASS] = 1
    elif phase == LOSE:
        allowed[GIVE_UP] = 1 if row[at + DISCS] > row[at + SKULLS] else 0
        allowed[GIVE_UP + 1] = 1 if row[at + SKULLS] else 0
    elif phase == FLIP:
        allow_flips(row, allowed)
    if phase in (ADD_OR_OPEN, RAISE_OR_PASS):
        for number in range(BIDS_TOLD_APART):
            allowed[BIDS_AT + number] = 1 if bid_of(row, number) else 0
    answers = 0
    for answer in range(FLIPS_AT + count - 1):
        answers += allowed[answer]
    return int(answers)


def allow_flips(row: Row, allowed: Numbers) -> None:
    """What is known to be a flower comes first."""
    seat, count = row[ACTOR], row[COUNT]
    is_safe = False
    for step in range(1, count):
        other = (seat + step) % count
        if unflipped(row, other) and row[HEADER + other * WIDTH + CLEAR]:
            is_safe = True
    for step in range(1, count):
        other = (seat + step) % count
        if unflipped(row, other) and (not is_safe or row[HEADER + other * WIDTH + CLEAR]):
            allowed[FLIPS_AT + step - 1] = 1


def look(row: Row, seat: int, own: Numbers, others: Numbers) -> None:
    """What a seat sees: of itself and the round, and of each other seat."""
    look_at_own(row, seat, own)
    count = row[COUNT]
    for step in range(1, count):
        look_at_other(row, seat, step, others[step - 1])
    for place in range(count - 1, len(others)):
        for trait in range(OTHER):
            others[place][trait] = 0.0


def lies_open(row: Row) -> bool:
    """Whether everybody sees how many discs lie on the mats: not before all have laid the first."""
    return bool(row[PHASE] not in (PLACE_FIRST, LOSE))


def look_at_own(row: Row, seat: int, own: Numbers) -> None:
    for trait in range(OWN):
        own[trait] = 0.0
    at, phase, count = HEADER + seat * WIDTH, row[PHASE], row[COUNT]
    height, run, laid, bid = 0, 0, 0, 0
    if lies_open(row):
        height, laid, bid = row[at + HEIGHT], row[LAID], row[BID]
        run = height - row[at + SKULL_AT]
    bidding, turned, must_open = 0, 0, 0
    for other in range(count):
        if other != seat:
            theirs = HEADER + other * WIDTH
            bidding += 1 - row[theirs + PASSED]
            turned += row[theirs + TURNED]
            if phase == ADD_OR_OPEN and row[theirs + HEIGHT] == row[theirs + DISCS]:
                must_open = 1
    own[phase] = 1.0
    own[5 + row[at + DISCS] - 1] = 1.0
    own[9 + height] = 1.0
    own[14 + run] = 1.0
    own[19 + min(count, FAR) - 2] = 1.0
    own[24 + (min(laid - bid, FAR) if bid else 0)] = 1.0
    own[31 + min(max(bid + 1 - run, 0), FAR)] = 1.0
    own[38 + min(turned, 2)] = 1.0
    own[41] = row[at + TURNED]
    own[42] = row[at + SKULLS]
    own[43] = 1.0 if height > run else 0.0
    own[44] = 1.0 if height == row[at + DISCS] else 0.0
    own[45] = laid / 12
    own[46] = bid / 12
    own[47] = bidding / 3 if bid else 0.0
    own[48] = 1.0 if bid and bidding == 1 else 0.0
    own[49] = must_open
    own[50] = 1.0 if seat == 0 else 0.0
    own[51] = seat / 3
    own[52] = 1.0 if bid and row[at + SAID] else 0.0
    own[53] = row[at + SAID] / 6 if bid else 0.0
    own[54] = row[at + RAISES] / 2 if bid else 0.0
    own[55] = row[TO_FLIP] / 3 if bid else 0.0
    own[56] = row[at + SUSPECTS] / 2
    own[57] = row[at + CLEAR]
    own[58] = min(row[SUCCESSES], 6) / 3
    own[59] = min(row[TRAPS], 8) / 4
    own[60] = min(row[BLUFFS], 8) / 4
    own[61] = min(row[at + SKULLS_SEEN], 4) / 2
    own[62] = min(row[at + FLOWERS_SEEN], 9) / 4
    own[63] = (row[at + BIDS] + 1) / (row[at + BIDS] + row[at + PASSES] + 2)


def look_at_other(row: Row, seat: int, step: int, sight: Numbers) -> None:
    for trait in range(OTHER):
        sight[trait] = 0.0
    count, bidder = row[COUNT], row[BIDDER]
    other = (seat + step) % count
    at = HEADER + other * WIDTH
    bids, skulls, flowers = row[at + BIDS], row[at + SKULLS_SEEN], row[at + FLOWERS_SEEN]
    sight[0] = 1.0
    sight[1 + row[at + DISCS] - 1] = 1.0
    sight[5 + min(step - 1, FARTHEST)] = 1.0
    sight[10] = row[at + TURNED]
    sight[11] = 1.0 if step == count - 1 else 0.0
    sight[12] = 1.0 if other == 0 else 0.0
    sight[13] = row[at + SUSPECTS] / 2
    sight[14] = 1.0 if row[at + SUSPECTS] else 0.0
    sight[15] = row[at + CLEAR]
    sight[16] = min(skulls, 4) / 2
    sight[17] = min(flowers, 9) / 4
    sight[18] = skulls / (skulls + flowers / 2 + 1)
    sight[19] = 1.0 if skulls else 0.0
    sight[20] = (bids + 1) / (bids + row[at + PASSES] + 2)
    sight[21] = min(bids + row[at + PASSES], 12) / 6
    sight[22] = min(row[at + ATTEMPTS], 6) / 3
    if not lies_open(row):
        return
    height, said = row[at + HEIGHT], row[at + SAID]
    sight[23 + height] = 1.0
    if said:
        sight[28 + min(max(said - height, -1), 3) + 1] = 1.0
        sight[33] = 1.0 if said > height else 0.0
        sight[34] = said / row[LAID]
    sight[35] = said / 6
    sight[36] = row[at + RAISES] / 2
    sight[37] = (height - row[at + FLIPPED]) / 2
    sight[38] = row[at + FLIPPED] / 2
    sight[39] = row[at + PASSED]
    sight[40] = 1.0 if bidder == other else 0.0
    sight[41] = 1.0 if row[OPENER] == other else 0.0
    sight[42] = 1.0 if height == row[at + DISCS] else 0.0
    sight[43] = (row[at + DISCS] - height) / 3
    if bidder != NOBODY and bidder != other and not row[at + PASSED]:
        # It is asked before the bidding comes back to the bidder.
        sight[44] = 1.0 if bidder == seat or step < (bidder - seat) % count else 0.0
