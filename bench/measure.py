"""How fast something goes: medians of several repetitions, and two in turns.

In turns, so that a noisy moment hits both.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple

REPETITIONS = 9
SECONDS = 0.4
"""How much of this process's own time each repetition takes, at least: others may be at work."""


class Pair(NamedTuple):
    """How much of each of two is done in a second."""

    one: float
    other: float

    def __str__(self) -> str:
        ratio = self.one / self.other
        return f"{ratio:6.2f}   ({self.one:12,.0f} / {self.other:12,.0f} per second)"


def per_second(act: Callable[[], int]) -> float:
    """How much of it is done in a second; `act` does some and says how much."""
    count, begin = 0, process_time()
    while process_time() - begin < SECONDS:
        for _ in range(10):
            count += act()
    return count / (process_time() - begin)


def usual(act: Callable[[], int]) -> float:
    """The median of several repetitions."""
    return median(per_second(act) for _ in range(REPETITIONS))


def in_turns(one: Callable[[], int], other: Callable[[], int]) -> Pair:
    """The medians of both."""
    pairs = [(per_second(one), per_second(other)) for _ in range(REPETITIONS)]
    return Pair(*(median(column) for column in zip(*pairs, strict=True)))


def often(act: Callable[[], object]) -> int:
    """Something so short that counting each time would be measured as well."""
    for _ in range(100):
        act()
    return 100
