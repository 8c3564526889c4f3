"""What can be chosen before a game of Bad Bones."""

from __future__ import annotations

from dataclasses import dataclass

from ossuary.games.badbones.actions import SEATS
from ossuary.kernel.options import GameOptions, Idle, Limit


@dataclass(frozen=True, kw_only=True)
class BadBonesOptions(GameOptions):
    """BB-01, BB-03, BB-31, BB-32, BB-40, BB-50, BB-60."""

    limits = (
        Limit("players", 1, SEATS, rule="BB-01"),
        Limit("players", 1, 1, rule="BB-32", when={"heroic": True}, refusal="only-alone"),
        Limit("players", 2, SEATS, rule="BB-50", when={"coop": True}, refusal="only-together"),
        Limit("rounds", 1, 100, rule="BB-31"),
    )
    idle = (
        Idle("first", "BB-03", unless={"advanced": True, "coop": False}, refusal="nobody-first"),
        Idle("first", "BB-30", when={"players": 1}, refusal="alone-first"),
        Idle("rounds", "BB-31", unless={"players": 1}, refusal="rounds-alone"),
    )
    first_rule = "BB-40"
    together = "coop"

    players: int = 4
    rounds: int = 10
    heroic: bool = False
    advanced: bool = False
    coop: bool = False
    commanders: bool = False
