"""What can be chosen before a game of Skulls of Sedlec."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Self

from ossuary.games.sedlec.actions import SEATS
from ossuary.kernel.options import GameOptions, within

Expansion = Literal["executioners", "champions", "merchants", "zealots"]


@dataclass(frozen=True, kw_only=True)
class SedlecOptions(GameOptions):
    """SE-02, SE-03, SE-40."""

    players: int = 2
    expansions: tuple[Expansion, ...] = ()
    monstrance: bool = False

    @classmethod
    def of(cls, given: dict[str, Any]) -> Self:
        """Monstrance is for one, so that needn't be said."""
        alone = {"players": 1} if given.get("monstrance") is True else {}
        return super().of({**alone, **given})

    def check(self) -> None:
        if self.monstrance:
            within("players", self.players, 1, 1, rule="SE-40")
        else:
            most = SEATS if self.expansions else SEATS - 1
            within("players", self.players, 2, most, rule="SE-02")
        if self.first is not None:
            within("first", self.first, 0, self.players - 1, rule="SE-03")
