"""What can be chosen before a game of Nightmarium."""

from __future__ import annotations

from dataclasses import dataclass

from ossuary.games.nightmarium.actions import PLACES, SEATS
from ossuary.kernel.options import GameOptions, Limit


@dataclass(frozen=True, kw_only=True)
class NightmariumOptions(GameOptions):
    """NM-01, NM-09, NM-30."""

    limits = (
        Limit("players", 2, SEATS, rule="NM-01"),
        Limit("victory", 5, PLACES, rule="NM-09"),
    )
    first_rule = "NM-01"

    players: int = 4
    victory: int = 5
    seals: bool = False
