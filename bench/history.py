"""What a history costs: play and clones with one and without, as ratios in one run.

Random play, one core; medians of several repetitions, with and without in turns.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import ossuary
from ossuary.kernel.history import History
from ossuary.kernel.play import playout
from ossuary.kernel.state import State

REPETITIONS = 9
SECONDS = 0.3
GAMES = {
    "skull, 4 players": ossuary.game("skull", players=4),
    "sedlec, 3 players": ossuary.game("sedlec", players=3),
}


def per_second(act: Callable[[], int]) -> float:
    """How much of it is done in a second."""
    count, begin = 0, perf_counter()
    while perf_counter() - begin < SECONDS:
        for _ in range(10):
            count += act()
    return count / (perf_counter() - begin)


def in_turns(plain: Callable[[], int], listened: Callable[[], int]) -> str:
    """Medians of both, measured in turns, and how many times dearer the second is."""
    pairs = [(per_second(plain), per_second(listened)) for _ in range(REPETITIONS)]
    without, with_it = (median(column) for column in zip(*pairs, strict=True))
    return f"{without / with_it:6.2f} times   ({without:12,.0f} / {with_it:12,.0f} per second)"


def middle_of(game: ossuary.Game, history: History | None) -> State[Any]:
    state, rng = game.start(history), Random(3)
    for _ in range(40):
        actor = state.actors()[0]
        state.apply(actor, rng.choice(state.options(actor)))
    return state


def played(game: ossuary.Game, rng: Random, is_logged: bool = False, is_read: bool = False) -> int:
    """The decisions of a game at random, with a history, and with one that a player reads."""
    history = History(game) if is_logged else None
    decisions = playout(game.start(history), rng)
    if history is not None and is_read:
        history.of(0)
    return decisions


def copied(state: State[Any]) -> int:
    state.clone()
    return 1


def main() -> None:
    rng = Random(1)
    for name, game in GAMES.items():
        plain = partial(played, game, rng)
        logged = partial(played, game, rng, is_logged=True)
        read = partial(played, game, rng, is_logged=True, is_read=True)
        bare, heard = middle_of(game, None), middle_of(game, History(game))
        print(f"{name}: decisions with a history      {in_turns(plain, logged)}")
        print(f"{name}: and read by one player        {in_turns(plain, read)}")
        clones = in_turns(partial(copied, bare), partial(copied, heard))
        print(f"{name}: clones with a history         {clones}")


if __name__ == "__main__":
    main()
