"""Players of Skulls of Sedlec."""

from __future__ import annotations

from ossuary.kernel.match import Bot

BOTS: dict[str, type[Bot]] = {}
