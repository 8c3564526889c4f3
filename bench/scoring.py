"""How many finished stacks of nine cards are counted in a second, on one core.

Random stacks of Skulls of Sedlec, the base deck and each expansion; medians of several repetitions.
The loop around `score` runs in the interpreter, so the figures are those of a user of the package.
"""

from __future__ import annotations

from functools import partial
from random import Random

from measure import usual

import ossuary
from ossuary.games.sedlec import scoring
from ossuary.games.sedlec.actions import EXPANSIONS
from ossuary.games.sedlec.scoring import NO_CONDITION, score
from ossuary.games.sedlec.seeing import Reasons
from ossuary.games.sedlec.structure import Structure
from ossuary.kernel.play import playout

STACKS = 2_000


def stacks_of(*expansions: str) -> list[Structure]:
    """Finished stacks of random games."""
    game, rng = ossuary.game("sedlec", players=2, expansions=list(expansions)), Random(1)
    found: list[Structure] = []
    while len(found) < STACKS:
        state = game.start()
        playout(state, rng)
        found += state.table.structures
    return found


def count(stacks: list[Structure]) -> int:
    for stack in stacks:
        score(stack, NO_CONDITION)
    return len(stacks)


def explain(stacks: list[Structure]) -> int:
    """The same, with every skull saying what it earned and why."""
    for stack in stacks:
        score(stack, NO_CONDITION, Reasons())
    return len(stacks)


def main() -> None:
    if str(scoring.__file__).endswith(".py"):
        raise SystemExit("bench: the installed package is not compiled")
    for expansions in ((), *((name,) for name in EXPANSIONS), EXPANSIONS):
        stacks = stacks_of(*expansions)
        counted, told = usual(partial(count, stacks)), usual(partial(explain, stacks))
        name = " + ".join(expansions) or "base deck"
        print(f"{name:48} {counted:10,.0f} counted, {told:10,.0f} explained, per second")


if __name__ == "__main__":
    main()
