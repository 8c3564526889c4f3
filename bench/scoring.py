"""How many finished stacks of nine cards are counted in a second, on one core.

Random stacks of Skulls of Sedlec, the base deck and each expansion; medians of several repetitions.
The loop around `score` runs in the interpreter, so the figures are those of a user of the package.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

import ossuary
from ossuary.games.sedlec import scoring
from ossuary.games.sedlec.actions import EXPANSIONS
from ossuary.games.sedlec.scoring import NO_CONDITION, score
from ossuary.games.sedlec.structure import Structure
from ossuary.games.sedlec.view import Reasons
from ossuary.kernel.play import playout

STACKS = 2_000
REPETITIONS = 9
ROUNDS = 10


def stacks_of(*expansions: str) -> list[Structure]:
    """Finished stacks of random games."""
    game, rng = ossuary.game("sedlec", players=2, expansions=list(expansions)), Random(1)
    found: list[Structure] = []
    while len(found) < STACKS:
        state = game.start()
        playout(state, rng)
        found += state.table.structures
    return found


def counted_per_second(stacks: list[Structure]) -> float:
    begin = perf_counter()
    for _ in range(ROUNDS):
        for stack in stacks:
            score(stack, NO_CONDITION)
    return ROUNDS * len(stacks) / (perf_counter() - begin)


def told_per_second(stacks: list[Structure]) -> float:
    """The same, with every skull saying what it earned and why."""
    begin = perf_counter()
    for stack in stacks:
        score(stack, NO_CONDITION, Reasons())
    return len(stacks) / (perf_counter() - begin)


def main() -> None:
    if str(scoring.__file__).endswith(".py"):
        raise SystemExit("bench: the installed package is not compiled")
    for expansions in ((), *((name,) for name in EXPANSIONS), EXPANSIONS):
        stacks = stacks_of(*expansions)
        counted = median(counted_per_second(stacks) for _ in range(REPETITIONS))
        told = median(told_per_second(stacks) for _ in range(REPETITIONS))
        name = " + ".join(expansions) or "base deck"
        print(f"{name:48} {counted:10,.0f} counted, {told:10,.0f} explained, per second")


if __name__ == "__main__":
    main()
