"""How a game ended."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, Self


class Reason(Enum):
    """Why a game is over: each game's own enum, `LAST_PLAYER = "SK-21"` with its rule."""

    rule: str
    """The ledger id of the rule; several reasons may stand in one."""

    def __new__(cls, rule: str) -> Self:
        reason = object.__new__(cls)
        # An enum takes equal values for one member, so the value is a number.
        reason._value_ = len(cls.__members__)
        reason.rule = rule
        return reason

    def __repr__(self) -> str:
        return f"<{type(self).__name__}.{self.name}: {self.rule!r}>"

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
