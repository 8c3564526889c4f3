"""Bots: players that know only the kernel, and the way to find any bot by its name."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from ossuary.kernel.action import Action
from ossuary.kernel.error import BadOption
from ossuary.kernel.match import Bot
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard
from ossuary.shelf.games import part_of
from ossuary.shelf.packages import has_part


class RandomBot:
    """Answers at random: a yardstick, no opponent."""

    def choose(self, view: Any, events: Sequence[Heard], options: Answers, rng: Random) -> Action:
        return rng.choice(options)


def bots_of(game: str) -> dict[str, type[Bot]]:
    """The bots that can be called by name in this game; the first stands in for people."""
    own = part_of(game, "bots").BOTS if has_part(game, "bots") else {}
    return {**own, "random": RandomBot}


def find_bot(game: str, name: str) -> Bot:
    """A bot by its name, or somebody's own as module:Class."""
    known = bots_of(game)
    if name in known:
        return known[name]()
    module, colon, attribute = name.partition(":")
    if not (module and colon and attribute):
        raise BadOption("bot-unknown", name=name, known=", ".join(known))
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        bot = getattr(import_module(module), attribute)()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadOption("bot-broken", name=name, why=why) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadOption("bot-broken", name=name, why="no choose method")
    return bot  # type: ignore[no-any-return]
