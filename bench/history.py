"""What a history costs: play and clones with one and without, as ratios in one run.

Random play, one core; medians of several repetitions, with and without in turns.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from measure import in_turns, often

import ossuary
from ossuary.kernel.history import History
from ossuary.kernel.play import playout
from ossuary.kernel.state import State

GAMES = {
    "skull, 4 players": ossuary.game("skull", players=4),
    "sedlec, 3 players": ossuary.game("sedlec", players=3),
}


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


def main() -> None:
    rng = Random(1)
    for name, game in GAMES.items():
        plain = partial(played, game, rng)
        logged = partial(played, game, rng, is_logged=True)
        read = partial(played, game, rng, is_logged=True, is_read=True)
        bare, heard = middle_of(game, None), middle_of(game, History(game))
        clones = in_turns(partial(often, bare.clone), partial(often, heard.clone))
        print(f"{name}: decisions with a history, times dearer  {in_turns(plain, logged)}")
        print(f"{name}: and read by one player                  {in_turns(plain, read)}")
        print(f"{name}: clones with a history                   {clones}")


if __name__ == "__main__":
    main()
