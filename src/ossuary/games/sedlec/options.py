"""What can be chosen before a game of Skulls of Sedlec."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ossuary.games.sedlec.actions import SEATS
from ossuary.kernel.options import GameOptions, Idle, Limit

Expansion = Literal["executioners", "champions", "merchants", "zealots"]


@dataclass(frozen=True, kw_only=True)
class SedlecOptions(GameOptions):
    """SE-02, SE-03, SE-40."""

    limits = (
        Limit("players", 1, SEATS, rule="SE-02"),
        Limit("players", 1, 1, rule="SE-40", when={"monstrance": True}, refusal="only-one"),
        Limit("players", 2, SEATS, rule="SE-02", when={"monstrance": False}, refusal="not-alone"),
        Limit(
            *("players", 1, SEATS - 1),
            rule="SE-02",
            when={"expansions": False},
            refusal="needs-expansion",
        ),
    )
    first_rule = "SE-03"
    idle = (Idle("first", "SE-40", unless={"monstrance": False}),)

    players: int = 2
    expansions: tuple[Expansion, ...] = ()
    monstrance: bool = False
