"""Foresight: what answers would bring, and why others are refused, where a game tells that."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ossuary.kernel.action import Json
from ossuary.kernel.step import Answers
from ossuary.kernel.view import View
from ossuary.server import wire
from ossuary.server.refusals import refusal
from ossuary.shelf.games import part_of
from ossuary.shelf.packages import has_part


def foreseen(game: str, view: View, seat: int, options: Answers) -> tuple[wire.Foreseen, ...]:
    """What a seat would gain or lose, as far as its player can know."""
    room = _room(game)
    return tuple(
        wire.Foreseen(tuple(tuple(answer.json()) for answer in answers), points)
        for answers, points in (room.foresee(view, seat, options) if room else ())
    )


def barred(game: str, view: View, seat: int, options: Answers) -> tuple[wire.Barred, ...]:
    """What a seat can't answer though its player might think of it, and why."""
    room = _room(game)
    return tuple(
        wire.Barred(tuple(answer.json()), refusal(error))
        for answer, error in (room.refuse(view, seat, options) if hasattr(room, "refuse") else ())
    )


def outlook(game: str, view: View, seat: int, options: Answers) -> Any:
    """What lies before a seat, in a form of the game's own."""
    room = _room(game, "presentation.outlook")
    return room.outlook(view, seat, options) if room else None


def suggested(game: str, view: View, seat: int, options: Answers) -> tuple[Json, ...]:
    """What whoever doesn't know what to answer may well answer; nothing where that isn't told."""
    room = _room(game, "presentation.suggestion")
    answer = room.suggestion(view, seat, options) if room else None
    return () if answer is None else tuple(answer.json())


@lru_cache
def _room(game: str, name: str = "presentation.foresight") -> Any:
    return part_of(game, name) if has_part(game, name) else None
