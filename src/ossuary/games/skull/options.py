"""What can be chosen before a game of Skull."""

from __future__ import annotations

from dataclasses import dataclass

from ossuary.games.skull.actions import SEATS
from ossuary.kernel.options import GameOptions, Limit


@dataclass(frozen=True, kw_only=True)
class SkullOptions(GameOptions):
    """SK-02, SK-03, SK-13, SK-23."""

    limits = (
        Limit("tribes", 1, 2, rule="SK-23"),
        Limit("players", 2, SEATS // 2, rule="SK-23", when={"tribes": 2}),
        Limit("players", 2, SEATS, rule="SK-02"),
    )
    first_rule = "SK-03"

    tribes: int = 1
    show: bool = False

    @property
    def seats(self) -> int:
        return self.players * self.tribes
