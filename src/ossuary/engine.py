"""The engine in Python: all that can be had from `ossuary`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ossuary.games import GAMES
from ossuary.kernel.action import Action
from ossuary.kernel.error import BadOption, BotFailed, NotAllowed, OssuaryError, Unreadable
from ossuary.kernel.game import Game
from ossuary.kernel.match import Bot, Match, play
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.record import Record
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE
from ossuary.shelf import daily as challenges
from ossuary.shelf.components import read_components
from ossuary.shelf.games import load

__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "BadOption",
    "Bot",
    "BotFailed",
    "Game",
    "Match",
    "NotAllowed",
    "OssuaryError",
    "Outcome",
    "Record",
    "State",
    "Unreadable",
    "daily",
    "game",
    "play",
]


def game(name: str, *, components: str | Path | None = None, **options: Any) -> Game:
    """A game with its options: `ossuary.game("skull", players=4)`.

    `components` names a file with other cards, tiles or boards than the game's own.
    """
    return load(name, options, None if components is None else read_components(Path(components)))


def daily(name: str, date: str | None = None) -> Match:
    """A game's challenge of a date, such as "2026-11-16", ready to be played; without it, today's.

    It is the same for everybody on that date (UTC).
    """
    return challenges.daily(name, challenges.today() if date is None else date).match()
