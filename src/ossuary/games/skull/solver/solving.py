"""Backward induction over the match: every public standing on a grid of beliefs.

A round always lowers discs less successes (SK-29), so that each round finds what follows solved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from ossuary.games.skull.actions import DISCS
from ossuary.games.skull.solver.flat import Chances, flat_round
from ossuary.games.skull.solver.regrets import solve_round
from ossuary.games.skull.solver.rounds import Standing, round_of

GRID: Final = 33
"""So many beliefs between "surely lost" and "surely there", for a seat that has lost a disc."""
ITERATIONS: Final = 2000
ENOUGH: Final = 0.0003
"""The bounds of a round may be so far apart."""
CHUNK: Final = 48
"""So many beliefs are solved at a time."""
NOTHING: Final = np.zeros((1, 1))


@dataclass
class Solution:
    """What is known of every standing: its value to the one who begins, by both beliefs."""

    values: dict[Standing, Chances] = field(default_factory=dict)
    gaps: dict[Standing, Chances] = field(default_factory=dict)
    """How far the bounds are apart."""
    strategies: dict[Standing, Chances] = field(default_factory=dict)
    """For every pair of beliefs the chances of all options."""


class Effort(NamedTuple):
    """How finely and how long to solve."""

    grid: int = GRID
    iterations: int = ITERATIONS
    enough: float = ENOUGH


class Work(NamedTuple):
    """Some pairs of beliefs of one standing."""

    standing: Standing
    beliefs: list[tuple[float, float]]
    after_failure: tuple[Chances, Chances]
    after_success: tuple[Chances, Chances]
    effort: Effort


def standings() -> list[Standing]:
    """All that can be, in the order in which they can be solved."""
    discs, turned = range(1, DISCS + 1), range(2)
    found = [Standing(*each) for each in product(discs, turned, discs, turned)]
    return sorted(found, key=lambda standing: standing.left)


def grid_of(discs: int, points: int) -> list[float]:
    """The beliefs that are solved; a seat with all its discs has its skull."""
    if discs == DISCS:
        return [1.0]
    return [number / (points - 1) for number in range(points)]


def next_values(
    values: dict[Standing, Chances], standing: Standing
) -> tuple[tuple[Chances, Chances], tuple[Chances, Chances]]:
    """What follows a failure and a success of either seat."""
    after_failure = [values.get(standing.after_failure(seat), NOTHING) for seat in range(2)]
    after_success = [
        NOTHING
        if standing.seen_from(seat).turned
        else values.get(standing.after_success(seat), NOTHING)
        for seat in range(2)
    ]
    return (after_failure[0], after_failure[1]), (after_success[0], after_success[1])


def solve_some(work: Work) -> list[tuple[Chances, float, float]]:
    """The strategies of some pairs of beliefs and the bounds of their values."""
    standing, effort = work.standing, work.effort
    tree = flat_round(standing.discs, standing.other_discs)
    found = []
    for beliefs in work.beliefs:
        strategy, low, high, _ = solve_round(
            tree,
            (standing.discs, standing.other_discs),
            (standing.turned, standing.other_turned),
            work.after_failure,
            work.after_success,
            beliefs,
            effort.iterations,
            effort.enough,
        )
        found.append((strategy, low, high))
    return found


def plan(values: dict[Standing, Chances], standing: Standing, effort: Effort) -> Iterator[Work]:
    """The beliefs of a standing, some at a time."""
    rows = grid_of(standing.discs, effort.grid)
    columns = grid_of(standing.other_discs, effort.grid)
    pairs = list(product(rows, columns))
    following = next_values(values, standing)
    for start in range(0, len(pairs), CHUNK):
        yield Work(standing, pairs[start : start + CHUNK], *following, effort)


def keep_found(
    solution: Solution,
    standing: Standing,
    found: list[tuple[Chances, float, float]],
    effort: Effort,
) -> None:
    rows = len(grid_of(standing.discs, effort.grid))
    low = np.array([each[1] for each in found]).reshape(rows, -1)
    high = np.array([each[2] for each in found]).reshape(rows, -1)
    solution.values[standing] = (low + high) / 2
    solution.gaps[standing] = high - low
    slots = round_of(standing.discs, standing.other_discs).slots
    strategies = np.array([each[0] for each in found], np.float32)
    solution.strategies[standing] = strategies.reshape(*low.shape, slots)


def work_to_do(effort: Effort) -> int:
    """How many nodes have to be solved in all, for a bar of progress."""
    return sum(cost(standing, effort) for standing in standings())


def cost(standing: Standing, effort: Effort) -> int:
    points = len(grid_of(standing.discs, effort.grid))
    points *= len(grid_of(standing.other_discs, effort.grid))
    return points * len(round_of(standing.discs, standing.other_discs).nodes)


def solve(
    effort: Effort, jobs: int = 1, progress: Callable[[int], None] = lambda nodes: None
) -> Solution:
    """All standings from the smallest on; those that don't need each other at the same time."""
    solution = Solution()
    by_left: dict[int, list[Standing]] = {}
    for standing in standings():
        by_left.setdefault(standing.left, []).append(standing)
    with ProcessPoolExecutor(jobs) as pool:
        run = pool.map if jobs > 1 else map
        for level in by_left.values():
            works = [work for each in level for work in plan(solution.values, each, effort)]
            found: dict[Standing, list[tuple[Chances, float, float]]] = {}
            for work, results in zip(works, run(solve_some, works), strict=True):
                found.setdefault(work.standing, []).extend(results)
                progress(
                    len(results)
                    * len(round_of(work.standing.discs, work.standing.other_discs).nodes)
                )
            for standing in level:
                keep_found(solution, standing, found[standing], effort)
    return solution
