"""Random playouts: the loop that simulations and searches spend their time in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE


def playout(state: State[Any], rng: Random) -> int:
    """Plays to the end, all seats and chance at random; returns the number of decisions."""
    decisions = 0
    random: Callable[[], float] = rng.random
    while not state.over:
        actor = state.actors()[0]
        if actor == CHANCE:
            action = state.draw(random)
        else:
            decisions += 1
            options = state.options(actor)
            action = options[int(random() * float(len(options)))]
        state.answer(actor, action)
    return decisions
