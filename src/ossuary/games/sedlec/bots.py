"""Players of Skulls of Sedlec."""

from __future__ import annotations

from ossuary.kernel.match import Bot


class Greedy:
    def choose(self, view, events, options, rng):
        return rng.choice(options)


BOTS: dict[str, type[Bot]] = {"greedy": Greedy}
