"""Speed side by side with OpenSpiel, as ratios in one run.

Random play, one core. Every step is counted, chance too, on both sides; both sides pick evenly
among what is offered. Each figure is the median of several repetitions, ours and theirs in
turns, so that a noisy moment hits both. Ratios above 1 mean that Ossuary is faster.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tracemalloc
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import open_spiel.python.games  # noqa: F401  (registers OpenSpiel's Python games)
import pyspiel
from measure import Pair, in_turns, often

import ossuary
from ossuary.kernel import state as state_module
from ossuary.kernel.listener import Listener
from ossuary.kernel.play import playout


def through_api(game: ossuary.Game, rng: Random) -> int:
    """One game of ours as a user of the Python API would play it."""
    random = rng.random
    state, steps = game.start(), 0
    while not state.over:
        actor = state.actors()[0]
        options = state.options(actor)
        state.apply(actor, options[int(random() * len(options))])
        steps += 1
    return steps


def through_openspiel(game: Any, rng: Random) -> int:
    """One game of OpenSpiel's, driven from Python."""
    random = rng.random
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = outcomes[int(random() * len(outcomes))][0]
        else:
            actions = state.legal_actions()
            action = actions[int(random() * len(actions))]
        state.apply_action(action)
        steps += 1
    return steps


class Counted:
    """The compiled play loop, with chance counted: it returns decisions, so draws are added."""

    def __init__(self, game: ossuary.Game) -> None:
        self.game = game
        decisions = steps = 0
        for seed in range(200):
            decisions += playout(game.start(), Random(seed))
            steps += sum(1 for _ in moves_of(game, seed))
        self.steps_per_decision = steps / decisions

    def __call__(self, rng: Random) -> int:
        return round(playout(self.game.start(), rng) * self.steps_per_decision)


def moves_of(game: ossuary.Game, seed: int) -> list[int]:
    """The actors of the playout with this seed, chance among them."""
    heard = Actors()
    playout(game.start(heard), Random(seed))
    return heard.actors


class Actors(Listener):
    def __init__(self) -> None:
        self.actors: list[int] = []

    def answered(self, actor: int, action: object, step: object) -> None:
        self.actors.append(actor)


def middle_of(game: ossuary.Game) -> Any:
    state, rng = game.start(), Random(3)
    for _ in range(12):
        actor = state.actors()[0]
        state.apply(actor, rng.choice(state.options(actor)))
    return state


def middle_of_liars_dice() -> Any:
    state = pyspiel.load_game("liars_dice").new_initial_state()
    for action in (1, 2, 3, 4):
        state.apply_action(action)
    return state


def bytes_per_clone(players: int) -> float:
    state = middle_of(ossuary.game("skull", players=players))
    tracemalloc.start()
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    clones = [state.clone() for _ in range(1000)]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(clones)
    tracemalloc.stop()
    return size


def compiled() -> bool:
    return not str(state_module.__file__).endswith(".py")


def measured() -> dict[str, Pair]:
    """The rows that this build, compiled or interpreted, is measured by."""
    skull, rng = ossuary.game("skull", players=4), Random(1)
    dice, poker = pyspiel.load_game("liars_dice"), pyspiel.load_game("python_liars_poker")
    api, peer = partial(through_api, skull, rng), partial(through_openspiel, rng=rng)
    if not compiled():
        return {"interpreted API / python_liars_poker": in_turns(api, partial(peer, poker))}
    ours, theirs = middle_of(skull), middle_of_liars_dice()
    return {
        "API / liars_dice": in_turns(api, partial(peer, dice)),
        "play loop / liars_dice": in_turns(partial(Counted(skull), rng), partial(peer, dice)),
        "clone / liars_dice clone": in_turns(
            partial(often, ours.clone), partial(often, theirs.clone)
        ),
    }


def main() -> None:
    if "--rows" in sys.argv:
        print(json.dumps(measured()))
        return
    if not compiled():
        raise SystemExit("bench: the installed package is not compiled")
    rows = measured()
    source = str(Path(__file__).parent.parent / "src")
    interpreted = subprocess.run(
        [sys.executable, __file__, "--rows"],
        env={**os.environ, "PYTHONPATH": source},
        check=True,
        capture_output=True,
        text=True,
    )
    found = json.loads(interpreted.stdout.splitlines()[-1])
    for name, pair in {**rows, **{name: Pair(*pair) for name, pair in found.items()}}.items():
        print(f"{name:40} {pair}")
    print(f"{'bytes of a 6-player state':40} {bytes_per_clone(6):6.0f}")


if __name__ == "__main__":
    main()
