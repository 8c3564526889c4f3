"""The bots of Skull: levels for people, and three characters."""

from __future__ import annotations

from typing import Final

from ossuary.games.skull.bots.characters import Gambler, Trickster, Warden
from ossuary.games.skull.bots.levels import Novice, Regular
from ossuary.games.skull.bots.oracle import Oracle
from ossuary.games.skull.solver.learnt import shipped_learnt
from ossuary.games.skull.solver.strategy import shipped_strategy
from ossuary.kernel.error import Unreadable
from ossuary.kernel.match import Bot

__all__ = ["BOTS", "OTHER_NAMES", "Gambler", "Novice", "Oracle", "Regular", "Trickster", "Warden"]


def offered() -> dict[str, type[Bot]]:
    """All who can be called by name: those who go by what was learnt only where that is whole."""
    bots: dict[str, type[Bot]] = {"novice": Novice, "regular": Regular}
    try:
        shipped_learnt()
    except (Unreadable, FileNotFoundError):
        return bots
    try:
        shipped_strategy()
        bots["master"] = Oracle
    except (Unreadable, FileNotFoundError):
        pass
    return {**bots, "gambler": Gambler, "trickster": Trickster, "warden": Warden}


BOTS: Final = offered()
OTHER_NAMES: Final = {"oracle": "master"}
