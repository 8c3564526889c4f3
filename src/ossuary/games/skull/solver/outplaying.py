"""Somebody who learns to win against what was learnt: how far that can be exploited, at least."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from ossuary.games.skull.solver.learning import Learner, Lessons, Play
from ossuary.games.skull.solver.learnt import SHAPES, Learnt
from ossuary.games.skull.solver.matches import LEARNER
from ossuary.games.skull.solver.network import Weights
from ossuary.games.skull.solver.rows import NOBODY


def weights_of(learnt: Learnt) -> Weights:
    """What was learnt, as arrays."""
    arrays = {name: np.array(learnt.rows[name], np.float32) for name in SHAPES}
    return {name: each[0] if name.endswith("bias") else each for name, each in arrays.items()}


def outplay(weights: Weights, lessons: Lessons, tell: Callable[[int], object]) -> Weights:
    """Learns at tables where all others play by these weights, from playing as they do."""
    return Learner(replace(lessons, strangers=1.0), [weights], weights).learn(tell)


def won(one: Weights, others: Weights, lessons: Lessons) -> tuple[int, int]:
    """How many matches one wins among such others, and of how many."""
    learner = Learner(replace(lessons, strangers=1.0), [others], one)
    play, wins, matches = Play(lessons.turns, lessons.tables), 0, 0
    while learner.progress < 1:
        learner.go_through(play)
        winners = play.told[2]
        wins += int((winners == LEARNER).sum())
        matches += int((winners != NOBODY).sum())
    return wins, matches
