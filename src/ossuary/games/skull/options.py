"""What can be chosen before a game of Skull."""

from __future__ import annotations

from dataclasses import dataclass

from ossuary.games.skull.actions import SEATS
from ossuary.kernel.options import GameOptions, within


@dataclass(frozen=True, kw_only=True)
class SkullOptions(GameOptions):
    """SK-02, SK-03, SK-13, SK-23."""

    tribes: int = 1
    show: bool = False

    def check(self) -> None:
        within("tribes", self.tribes, 1, 2, rule="SK-23")
        most = SEATS // self.tribes
        within("players", self.players, 2, most, rule="SK-02" if self.tribes == 1 else "SK-23")
        if self.first is not None:
            within("first", self.first, 0, self.players * self.tribes - 1, rule="SK-03")
