"""Random playouts: the loop that simulations and searches spend their time in."""

from __future__ import annotations

from random import Random
from typing import Any

from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE


def playout(state: State[Any], rng: Random) -> int:
    """Plays to the end, all seats and chance at random; returns the number of decisions."""
    decisions = 0
    random = rng.random
    while not state.over:
        actor = state.actors()[0]
        if actor == CHANCE:
            action = state.draw(rng)
        else:
            decisions += 1
            options = state.options(actor)
            point: float = random()
            action = options[int(point * len(options))]
        state.answer(actor, action)
    return decisions
