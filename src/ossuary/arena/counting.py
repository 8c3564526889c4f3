"""Shares and means with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

Z = 1.959964
"""Within so many standard deviations of the mean lie 95 %."""


class Interval(NamedTuple):
    """A figure, and between which it lies."""

    value: float
    low: float
    high: float


def share_of(wins: float, games: int) -> Interval:
    """A share of games, by Wilson's interval: it holds near none and all, too."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return Interval(share, (middle - spread) / scale, (middle + spread) / scale)


def mean_of(values: Sequence[float]) -> Interval:
    middle = mean(values)
    spread = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(middle, middle - spread, middle + spread)
