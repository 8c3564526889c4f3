"""Bots that are of no help, for tables that must bear them."""

from __future__ import annotations

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
