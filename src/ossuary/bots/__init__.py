"""Bots: players that know only the kernel, and the way to find any bot by its name.

A game's bots are in its room `bots`: `BOTS` by their names, and `OTHER_NAMES`, if some are
also called otherwise, or were before. Levels have the same names in all games, from the weakest to
the strongest: novice, regular and master.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import lru_cache
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

REGULAR = "regular"
"""The level that plays where nobody says otherwise."""


class RandomBot:
    """Answers at random: a yardstick, no opponent."""

    def choose(self, view: Any, events: Sequence[Heard], options: Answers, rng: Random) -> Action:
        return rng.choice(options)


def bots_of(game: str) -> dict[str, type[Bot]]:
    """The bots that can be called by name in this game."""
    own = part_of(game, "bots").BOTS if has_part(game, "bots") else {}
    return {**own, "random": RandomBot}


def in_turn(game: str) -> list[str]:
    """The bots in the order in which they sit down, or stand in for people: from the regular on.

    Where a game has no levels the first of its list comes first; the random one always comes last.
    """
    *own, random = bots_of(game)
    first = own.index(REGULAR) if REGULAR in own else 0
    return [*own[first:], *own[:first], random]


def name_now(game: str, name: str) -> str:
    """What a bot is listed as: tables, records and people may know it by another name."""
    return _other_names(game).get(name, name)


@lru_cache
def _other_names(game: str) -> dict[str, str]:
    try:
        room = part_of(game, "bots") if has_part(game, "bots") else None
    except Exception:
        # What is stored of a game that is gone, or broken by now, is read all the same; whoever
        # plays it is told what is wrong.
        return {}
    return getattr(room, "OTHER_NAMES", {})


def find_bot(game: str, name: str) -> Bot:
    """A bot by its name, as it is listed or another one, or somebody's own as module:Class."""
    known, now = bots_of(game), name_now(game, name)
    if now in known:
        return known[now]()
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
