"""What the rounds to come are worth to a seat: the chance to win the match, as it is learnt.

A standing is what a seat sees when a round begins: its own discs and mat, whether it has its skull,
whether it begins, and the discs and mats of the others, in no order.
"""

from __future__ import annotations

from typing import Any, Final

from ossuary.games.skull.solver.rows import (
    BIDDER,
    COUNT,
    DISCS,
    HEADER,
    NOBODY,
    SKULL_OF,
    SKULLS,
    TURNED,
    WIDTH,
    Row,
)
from ossuary.games.skull.solver.situations import MOST

OWN: Final = 4 * 2 * 2 * 2
OTHERS: Final = 8
"""Four numbers of discs, and two sides of a mat."""


def choose(total: int, some: int) -> int:
    """How many ways there are to choose some of all."""
    ways = 1
    for number in range(some):
        ways = ways * (total - number) // (number + 1)
    return ways


def standings(seats: int) -> int:
    """How many there are when so many seats are in."""
    return OWN * choose(OTHERS + seats - 2, seats - 1)


def standing(row: Row, seat: int, first: int, without: int) -> int:
    """The number of a seat's standing; a seat that is out is left away."""
    kinds = [0] * (MOST - 1)
    count = 0
    for other in range(row[COUNT]):
        if other not in (seat, without):
            at = HEADER + other * WIDTH
            each = (row[at + DISCS] - 1) * 2 + row[at + TURNED]
            place = count
            while place and kinds[place - 1] > each:
                kinds[place] = kinds[place - 1]
                place -= 1
            kinds[place] = each
            count += 1
    rank = 0
    for place in range(count):
        rank += choose(kinds[place] + place, place + 1)
    at = HEADER + seat * WIDTH
    own = (row[at + DISCS] - 1) * 2 + row[at + TURNED]
    own = (own * 2 + row[at + SKULLS]) * 2 + (1 if seat == first else 0)
    return int(rank * OWN + own)


def worth(row: Row, seat: int, lost: int, values: Any) -> float:
    """What a round that is over is worth to a seat.

    lost: which disc the challenger gave up after its own skull, 0 a flower, 1 the skull. values:
    for each number of seats what each standing is worth.
    """
    challenger, count = row[BIDDER], row[COUNT]
    at = HEADER + challenger * WIDTH
    if row[SKULL_OF] == NOBODY:
        if row[at + TURNED]:
            return 1.0 if seat == challenger else 0.0
        row[at + TURNED] = 1
        value = values[count, standing(row, seat, challenger, NOBODY)]
        row[at + TURNED] = 0
        return float(value)
    row[at + DISCS] -= 1
    if row[at + DISCS] == 0:
        value = worth_without(row, seat, values)
    elif seat != challenger:
        value = values[count, standing(row, seat, challenger, NOBODY)]
    elif row[at + SKULLS] == 0:
        value = values[count, standing(row, seat, seat, NOBODY)]
    else:
        kept = values[count, standing(row, seat, seat, NOBODY)]
        row[at + SKULLS] = 0
        gone = values[count, standing(row, seat, seat, NOBODY)]
        row[at + SKULLS] = 1
        chance = 1.0 / (row[at + DISCS] + 1)
        if row[SKULL_OF] == challenger:
            chance = float(lost)
        value = kept + (gone - kept) * chance
    row[at + DISCS] += 1
    return float(value)


def worth_without(row: Row, seat: int, values: Any) -> float:
    """SK-20: the challenger is out; the owner of the skull begins, or one whom it names."""
    challenger, left = row[BIDDER], row[COUNT] - 1
    if seat == challenger:
        return 0.0
    if left == 1:
        return 1.0
    if row[SKULL_OF] != challenger:
        return float(values[left, standing(row, seat, row[SKULL_OF], challenger)])
    begun = values[left, standing(row, seat, seat, challenger)]
    other = values[left, standing(row, seat, challenger, challenger)]
    return float(begun / left + other * (left - 1) / left)
