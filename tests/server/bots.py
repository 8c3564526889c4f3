"""Bots that are of no help, for tables that must bear them; and one that takes its time."""

from __future__ import annotations

import time
from typing import Any

from ossuary.bots import RandomBot


class Raises(RandomBot):
    def choose(self, *_: Any) -> Any:
        raise RuntimeError("no idea")


class Hangs(RandomBot):
    def choose(self, *_: Any) -> Any:
        while True:
            pass


class Cheats(RandomBot):
    def choose(self, *_: Any) -> Any:
        return "I win"


class Quits(RandomBot):
    def choose(self, *_: Any) -> Any:
        raise SystemExit


class Slow(RandomBot):
    """Half a second for each answer."""

    def choose(self, *asked: Any) -> Any:
        time.sleep(0.5)
        return super().choose(*asked)
