"""The list of games. A game is one folder here and one line in the list."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from ossuary.kernel.error import BadOption
from ossuary.kernel.game import Game

GAMES = ("skull", "sedlec")


def room(name: str, file: str = "") -> ModuleType:
    """A file of a game's folder; without a file, the game itself."""
    if name not in GAMES:
        raise BadOption("game-unknown", name=name, known=", ".join(GAMES))
    return import_module(f"ossuary.games.{name}{'.' if file else ''}{file}")


def load(name: str, options: dict[str, Any], components: Mapping[str, Any] | None = None) -> Game:
    """The game of this name with these options and, if they are not its own, these components."""
    kind: type[Game] = room(name).GAME
    return kind(kind.options_type.of(options), components)
