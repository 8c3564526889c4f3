"""Routine: answers that hardly matter, which a table gives for whoever wishes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ossuary.kernel.action import Action
from ossuary.shelf.games import part_of
from ossuary.shelf.packages import has_part

ROOM = "presentation.routine"


def routine(game: str, options: Sequence[Action]) -> Action | None:
    """The answer to give; None: the person is to answer, or isn't asked."""
    room = _room(game)
    found: Action | None = room.routine(options) if room and options else None
    return found


def has_routine(game: str) -> bool:
    """Whether some of the game's questions are routine."""
    return has_part(game, ROOM)


@lru_cache
def _room(game: str) -> Any:
    return part_of(game, ROOM) if has_routine(game) else None
