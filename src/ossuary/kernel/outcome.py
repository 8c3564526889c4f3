"""How a game ended."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Reason(Enum):
    """Why a game is over: each game's own enum; the value is the ledger id of the rule."""

    @property
    def id(self) -> str:
        return self.name.lower().replace("_", "-")


class Outcome(NamedTuple):
    """The end of a game, by player."""

    winners: tuple[int, ...]
    """Empty when a solo or co-operative game is lost."""
    scores: tuple[int, ...]
    reason: Reason

    def share(self, player: int) -> float:
        """The part of the win that is this player's: a shared win counts 1/k."""
        return 1 / len(self.winners) if player in self.winners else 0.0
