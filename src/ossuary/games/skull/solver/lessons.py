"""What the oracle has learnt so far: from few seats to many, and in the end as chances in bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from ossuary.games.skull.solver import prospects
from ossuary.games.skull.solver.learning import SUMS, rounds
from ossuary.games.skull.solver.learnt import FINEST
from ossuary.games.skull.solver.situations import (
    BROAD_AT,
    BROAD_RAISES,
    FLIPS_AT,
    LENGTH,
    MOST,
    NARROW,
    RAISES_AT,
    RAISING_WIDTH,
    SHAPES,
)

ROUNDS_BETWEEN: Final = 20_000
"""So many rounds are played between two signs of life."""
ROUNDS: Final = 2_000_000
"""So many rounds are learnt from with each number of seats, if nobody says otherwise."""
FASTEST: Final = 0.03
SLOWEST: Final = 0.0005
"""How fast the worth of a standing follows what was seen last, in the beginning and in the end."""
ENOUGH: Final = 5.0
"""What was met less often is left out."""


class Lessons:
    """All that is learnt: the chances of answers, and what standings are worth."""

    def __init__(self, kinds: int) -> None:
        shape = kinds, MOST + 1, prospects.standings(MOST)
        self.values = np.ones(shape) / np.maximum(np.arange(MOST + 1), 1)[:, None]
        self.visits = np.zeros(shape)

    def learn(self, seats: int, habits: Any, number: int, tell: Callable[[int], object]) -> bytes:
        """Learns from so many rounds, fewer seats having been learnt before: the chances.

        habits: of each kind of others how likely their answers are; of those alike nothing.
        """
        lessons = np.zeros((2, LENGTH))
        learnt = lessons, habits, self.values, self.visits
        chunks = -(-number // ROUNDS_BETWEEN)
        for chunk in range(chunks):
            part = (chunk + 1) / chunks
            pace = max(SLOWEST, FASTEST * (1 - part) ** 2)
            rounds(seats, ROUNDS_BETWEEN, part, pace, learnt, seats * chunks + chunk)
            tell(ROUNDS_BETWEEN)
        return folded(lessons[SUMS])


def folded(sums: Any) -> bytes:
    """The mean chances as bytes, and those of raises without their narrower traits as well."""
    narrow = sums[RAISES_AT:FLIPS_AT].reshape(BROAD_RAISES, NARROW, RAISING_WIDTH)
    sums[BROAD_AT:] = narrow.sum(axis=1).ravel()
    parts = []
    for start, shape in SHAPES:
        block = sums[start : start + int(np.prod(shape))].reshape(-1, shape[-1])
        most = block.max(axis=1, keepdims=True)
        known = block.sum(axis=1, keepdims=True) >= ENOUGH
        chances = np.where(known, np.sqrt(block / np.maximum(most, 1e-12)), 0.0)
        parts.append(np.round(chances * FINEST).astype(np.uint8).tobytes())
    return b"".join(parts)
