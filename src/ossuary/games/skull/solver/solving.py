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

from ossuary.games.skull.solver.attempts import Worth, Worths
from ossuary.games.skull.solver.flat import Chances, flat_round
from ossuary.games.skull.solver.folding import round_off
from ossuary.games.skull.solver.regrets import solve_round
from ossuary.games.skull.solver.responding import respond, weigh_lots
from ossuary.games.skull.solver.rounds import (
    HOLDINGS,
    IN_HAND,
    NO_SKULL,
    Standing,
    grid_of,
    round_of,
    standings,
)

GRID: Final = 17
"""So many beliefs between "surely lost" and "surely there", for a seat that has lost a disc."""
ITERATIONS: Final = 3000
ENOUGH: Final = 0.0002
"""So little both seats together may gain in a round."""
CHUNK: Final = 24
"""So many beliefs are solved at a time."""
NOTHING: Final[Worth] = (np.zeros((1, 1)), np.zeros((1, 1)))


@dataclass
class Solution:
    """What is known of every standing, by both beliefs."""

    begun: dict[Standing, Worth] = field(default_factory=dict)
    """What it is worth to a best responder who begins, against the solved player."""
    answered: dict[Standing, Worth] = field(default_factory=dict)
    """The same, when the solved player begins."""
    gains: dict[Standing, Chances] = field(default_factory=dict)
    """What both seats together could gain in the round itself."""
    strategies: dict[Standing, Chances] = field(default_factory=dict)
    """For every pair of beliefs the chances of all options."""

    def bounds(self, standing: Standing) -> tuple[Chances, Chances]:
        """The value to the one who begins is between these, by both beliefs."""
        rows, columns = self.begun[standing][0].shape
        own = np.array(grid_of(standing.discs, rows))[:, None]
        other = np.array(grid_of(standing.other_discs, columns))[None, :]
        without, having = self.answered[standing]
        low = 1.0 - (1.0 - other) * without - other * having
        without, having = self.begun[standing]
        return low, (1.0 - own) * without + own * having


class Effort(NamedTuple):
    """How finely and how long to solve."""

    grid: int = GRID
    iterations: int = ITERATIONS
    enough: float = ENOUGH


class Work(NamedTuple):
    """Some pairs of beliefs of one standing."""

    standing: Standing
    beliefs: list[tuple[float, float]]
    after_failure: tuple[Worths, Worths]
    after_success: tuple[Worths, Worths]
    effort: Effort


class Found(NamedTuple):
    """What was found for the beliefs of a work."""

    strategies: Chances
    gains: list[float]
    worths: Chances
    """For both seats what it is worth without and with the skull."""


def following(
    begun: dict[Standing, Worth], answered: dict[Standing, Worth], standing: Standing, seat: int
) -> tuple[Worths, Worths]:
    """What a failure and a success of either seat is worth to this seat."""
    tables = [begun if challenger == seat else answered for challenger in range(2)]
    failures = [
        table.get(standing.after_failure(challenger), NOTHING)
        for challenger, table in enumerate(tables)
    ]
    successes = [
        NOTHING
        if standing.seen_from(challenger).turned
        else table[standing.after_success(challenger)]
        for challenger, table in enumerate(tables)
    ]
    return (failures[0], failures[1]), (successes[0], successes[1])


def solve_some(work: Work) -> Found:
    """Solves the round for some pairs of beliefs, and finds what the player then gives away."""
    standing, effort = work.standing, work.effort
    tree = flat_round(standing.discs, standing.other_discs)
    discs = (standing.discs, standing.other_discs)
    turned = (standing.turned, standing.other_turned)
    strategies, gains = [], []
    for beliefs in work.beliefs:
        strategy, gain, _ = solve_round(
            tree,
            discs,
            turned,
            work.after_failure,
            work.after_success,
            beliefs,
            effort.iterations,
            effort.enough,
        )
        strategies.append(strategy)
        gains.append(gain)
    rounded = round_off(np.array(strategies), round_of(*discs))
    worths = np.zeros((len(rounded), 2, 2))
    for number, beliefs in enumerate(work.beliefs):
        for seat in range(2):
            belief = beliefs[1 - seat]
            values = np.zeros((len(tree.actor), HOLDINGS))
            choice = np.zeros((len(tree.actor), 2))
            weigh_lots(
                tree,
                discs,
                turned,
                seat,
                rounded[number : number + 1],
                np.array([beliefs]),
                np.array([[1.0 - belief, belief]]),
                work.after_failure[seat],
                work.after_success[seat],
                values,
                choice,
            )
            respond(tree, seat, values, choice)
            worths[number, seat] = values[0, NO_SKULL], values[0, IN_HAND]
    return Found(rounded, gains, worths)


def plan(solution: Solution, standing: Standing, effort: Effort) -> Iterator[Work]:
    """The beliefs of a standing, some at a time."""
    rows = grid_of(standing.discs, effort.grid)
    columns = grid_of(standing.other_discs, effort.grid)
    pairs = list(product(rows, columns))
    after = [following(solution.begun, solution.answered, standing, seat) for seat in range(2)]
    failures, successes = zip(*after, strict=True)
    for start in range(0, len(pairs), CHUNK):
        some = pairs[start : start + CHUNK]
        yield Work(standing, some, failures, successes, effort)


def keep_found(solution: Solution, standing: Standing, found: list[Found], effort: Effort) -> None:
    rows = len(grid_of(standing.discs, effort.grid))
    gains = [gain for some in found for gain in some.gains]
    solution.gains[standing] = np.array(gains).reshape(rows, -1)
    strategies = np.concatenate([some.strategies for some in found])
    solution.strategies[standing] = strategies.reshape(rows, -1, strategies.shape[1])
    worths = np.concatenate([some.worths for some in found]).reshape(rows, -1, 2, 2)
    for seat, table in enumerate((solution.begun, solution.answered)):
        table[standing] = (worths[:, :, seat, 0].copy(), worths[:, :, seat, 1].copy())


def work_to_do(effort: Effort) -> int:
    """How many nodes have to be solved in all, for a bar of progress."""
    return sum(
        len(round_of(each.discs, each.other_discs).nodes)
        * len(grid_of(each.discs, effort.grid))
        * len(grid_of(each.other_discs, effort.grid))
        for each in standings()
    )


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
            works = [work for each in level for work in plan(solution, each, effort)]
            found: dict[Standing, list[Found]] = {}
            for work, some in zip(works, run(solve_some, works), strict=True):
                found.setdefault(work.standing, []).append(some)
                nodes = len(round_of(work.standing.discs, work.standing.other_discs).nodes)
                progress(nodes * len(some.gains))
            for standing in level:
                keep_found(solution, standing, found[standing], effort)
    return solution
