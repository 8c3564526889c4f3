"""Whole matches of Skull as rows, many at a time: what leaves no choice happens by itself.

A match goes from round to round (`solver/rows.py`) until somebody has won, and the next begins.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ossuary.games.skull.actions import DISCS as ALL_DISCS
from ossuary.games.skull.solver import rows, sights
from ossuary.games.skull.solver.compiling import callable_when_compiled, compiled_anew
from ossuary.games.skull.solver.learnt import MOST
from ossuary.games.skull.solver.rows import (
    ACTOR,
    BIDDER,
    CLEAR,
    COUNT,
    DISCS,
    FLIP,
    HEADER,
    LOSE,
    NOBODY,
    OVER,
    PHASE,
    PLAYER,
    SKULL_OF,
    SKULLS,
    SUSPECTS,
    TO_FLIP,
    TURNED,
    WIDTH,
    begin,
    bid,
    flip,
    lay,
    length,
    pass_on,
    unflipped,
)
from ossuary.games.skull.solver.sights import (
    BIDS_AT,
    FLIPS_AT,
    GIVE_UP,
    PASS,
    allow,
    bid_of,
    look,
)

SEATS: Final = MOST + 1
"""So many seats a table has at most in learning."""
LENGTH: Final = length(SEATS)
OTHERS: Final = MOST
ANSWERS: Final = FLIPS_AT + OTHERS
SECRETS: Final = 6
"""What only the one who reckons the worth of a position knows of another seat."""
LEARNER: Final = 0
"""The player who learns where the others are partners."""

callable_when_compiled(begin, bid, flip, lay, pass_on, unflipped, allow, bid_of, look)
callable_when_compiled(rows.run_of, rows.next_bidding, rows.attempt, rows.succeed)
callable_when_compiled(
    sights.allow_flips, sights.look_at_own, sights.look_at_other, sights.lies_open
)


@compiled_anew
def deal(row: Any, count: int) -> None:
    """A match begins; any player may be the first."""
    row[:] = 0
    turn = np.random.randint(count)
    for seat in range(count):
        at = HEADER + seat * WIDTH
        row[at + PLAYER] = (seat + turn) % count
        row[at + DISCS], row[at + SKULLS] = ALL_DISCS, 1
    begin(row, count)


@compiled_anew
def answer(row: Any, number: int) -> None:
    """Gives one of the answers told apart, but for a loss."""
    if number >= FLIPS_AT:
        flip(row, (row[ACTOR] + 1 + number - FLIPS_AT) % row[COUNT])
    elif number >= BIDS_AT:
        bid(row, bid_of(row, number - BIDS_AT))
    elif number == PASS:
        pass_on(row)
    else:
        lay(row, number)


@compiled_anew
def is_settled(row: Any) -> bool:
    """Whether all that is left has to be flipped, in whatever order."""
    left = 0
    for seat in range(row[COUNT]):
        if seat != row[ACTOR]:
            left += unflipped(row, seat)
    return bool(left == row[TO_FLIP])


@compiled_anew
def flip_all(row: Any) -> None:
    """Flips the rest: which skull comes first is drawn where there are several."""
    while row[PHASE] == FLIP:
        found, chosen = 0, NOBODY
        for seat in range(row[COUNT]):
            if seat != row[ACTOR] and unflipped(row, seat):
                found += 1
                if np.random.random() * found < 1:
                    chosen = seat
        flip(row, chosen)


@compiled_anew
def weakest(row: Any, out: int) -> int:
    """Whom somebody who is out names: who has least to begin with."""
    least, named = 1000.0, NOBODY
    for seat in range(row[COUNT]):
        if seat != out:
            at = HEADER + seat * WIDTH
            strength = row[at + TURNED] * 10 + row[at + DISCS] + np.random.random() / 2
            if strength < least:
                least, named = strength, seat
    return named


@compiled_anew
def next_round(row: Any, lost: int, spare: Any) -> int:
    """The next round in place of the one that is over, or the player who has won.

    lost: which disc the challenger gave up after its own skull, 0 a flower, 1 the skull.
    """
    count, challenger = row[COUNT], row[BIDDER]
    at = HEADER + challenger * WIDTH
    first, out = challenger, NOBODY
    if row[SKULL_OF] == NOBODY:
        if row[at + TURNED]:
            return int(row[at + PLAYER])
        row[at + TURNED] = 1
    else:
        if row[SKULL_OF] != challenger:
            lost = 1 if np.random.random() * row[at + DISCS] < row[at + SKULLS] else 0
        row[at + DISCS] -= 1
        row[at + SKULLS] -= lost
        if not row[at + CLEAR]:
            row[at + SUSPECTS] += 1
        if row[at + DISCS] == 0:
            out = challenger
            if count == 2:
                return int(row[HEADER + (1 - challenger) * WIDTH + PLAYER])
            first = row[SKULL_OF] if row[SKULL_OF] != challenger else weakest(row, challenger)
    spare[:] = row
    left = 0
    for step in range(count):
        seat = (first + step) % count
        if seat != out:
            start, old = HEADER + left * WIDTH, HEADER + seat * WIDTH
            row[start : start + WIDTH] = spare[old : old + WIDTH]
            left += 1
    begin(row, left)
    return NOBODY


@compiled_anew
def go_on(row: Any, allowed: Any, spare: Any) -> int:
    """Up to the next choice, whose answers are marked, or the player who has won."""
    while True:
        if row[PHASE] == FLIP and is_settled(row):
            flip_all(row)
        if row[PHASE] == OVER:
            winner = next_round(row, 0, spare)
        else:
            if allow(row, allowed) > 1:
                return NOBODY
            winner = take(row, int(np.argmax(allowed)), spare)
        if winner != NOBODY:
            return winner


@compiled_anew
def take(row: Any, number: int, spare: Any) -> int:
    """Gives an answer; the player who has won by it, if there is one."""
    if row[PHASE] == LOSE:
        return next_round(row, number - GIVE_UP, spare)
    answer(row, number)
    return NOBODY


@compiled_anew
def open_tables(table: Any, allowed: Any, counts: Any, seed: int) -> None:
    """Matches for so many seats begin."""
    np.random.seed(seed)
    spare = np.zeros(LENGTH, np.int64)
    for each in range(len(table)):
        deal(table[each], counts[np.random.randint(len(counts))])
        go_on(table[each], allowed[each], spare)


@compiled_anew
def look_at_all(table: Any, own: Any, others: Any, secrets: Any) -> None:
    """What everybody who is asked sees, and what is hidden from it."""
    for each in range(len(table)):
        row = table[each]
        look(row, row[ACTOR], own[each], others[each])
        look_behind(row, row[ACTOR], secrets[each])


@compiled_anew
def look_from_all(table: Any, own: Any, others: Any, secrets: Any) -> None:
    """What everybody at every table would see; seats that are out see nothing."""
    for each in range(len(table)):
        row = table[each]
        for seat in range(row[COUNT]):
            look(row, seat, own[each, seat], others[each, seat])
            look_behind(row, seat, secrets[each, seat])


@compiled_anew
def look_behind(row: Any, seat: int, secrets: Any) -> None:
    """Whether another has its skull, and how deep in its stack."""
    secrets[:] = 0
    for step in range(1, row[COUNT]):
        at = HEADER + (seat + step) % row[COUNT] * WIDTH
        secrets[step - 1, 0] = row[at + SKULLS]
        if row[at + rows.SKULL_AT]:
            secrets[step - 1, 1] = 1
            secrets[step - 1, 2 + min(row[at + rows.HEIGHT] - row[at + rows.SKULL_AT], 3)] = 1


@compiled_anew
def answer_all(table: Any, allowed: Any, chances: Any, counts: Any, told: Any) -> None:
    """Everybody who is asked draws an answer and gives it; who is done begins anew.

    told: of each table the answer, who gave it, and the player who has won by it, or NOBODY.
    """
    spare = np.zeros(LENGTH, np.int64)
    answers, players, winners = told
    for each in range(len(table)):
        row = table[each]
        players[each] = row[HEADER + row[ACTOR] * WIDTH + PLAYER]
        rest, chosen = np.random.random(), NOBODY
        for number in range(ANSWERS):
            if allowed[each, number]:
                chosen = number
                rest -= chances[each, number]
                if rest < 0:
                    break
        answers[each] = chosen
        winner = take(row, chosen, spare)
        if winner == NOBODY:
            winner = go_on(row, allowed[each], spare)
        winners[each] = winner
        if winner != NOBODY:
            deal(row, counts[np.random.randint(len(counts))])
            go_on(row, allowed[each], spare)
