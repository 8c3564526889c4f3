"""The bots of Skull: levels for people, and three characters."""

from __future__ import annotations

from typing import Final

from ossuary.games.skull.bots.characters import Gambler, Trickster, Warden
from ossuary.games.skull.bots.levels import Novice, Regular
from ossuary.kernel.match import Bot

__all__ = ["BOTS", "Gambler", "Novice", "Regular", "Trickster", "Warden"]

BOTS: Final[dict[str, type[Bot]]] = {
    "novice": Novice,
    "regular": Regular,
    "gambler": Gambler,
    "trickster": Trickster,
    "warden": Warden,
}
