"""Three bots for Skulls of Sedlec: one looks at the next points, one at those of the end, and one
at the turns in between."""

from __future__ import annotations

from typing import Final

from ossuary.games.sedlec.bots.greedy import Greedy
from ossuary.games.sedlec.bots.master import Master
from ossuary.games.sedlec.bots.planner import Planner
from ossuary.kernel.match import Bot

__all__ = ["BOTS", "OTHER_NAMES", "Greedy", "Master", "Planner"]

BOTS: Final[dict[str, type[Bot]]] = {"novice": Greedy, "regular": Planner, "master": Master}
OTHER_NAMES: Final = {"greedy": "novice", "planner": "regular"}
