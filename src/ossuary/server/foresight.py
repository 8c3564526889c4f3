"""Foresight: what answers would bring, of games that have a room for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ossuary.kernel.step import Answers
from ossuary.kernel.view import View
from ossuary.server import wire
from ossuary.shelf.games import part_of
from ossuary.shelf.packages import has_part

ROOM = "presentation.foresight"


def foreseen(game: str, view: View, seat: int, options: Answers) -> tuple[wire.Foreseen, ...]:
    """What a seat would gain or lose, as far as its player can know."""
    return tuple(
        wire.Foreseen(tuple(tuple(answer.json()) for answer in answers), points)
        for answers, points in _foresight(game)(view, seat, options)
    )


@lru_cache
def _foresight(game: str) -> Callable[[Any, int, Answers], list[tuple[Answers, int]]]:
    if has_part(game, ROOM):
        foresee: Callable[[Any, int, Answers], list[tuple[Answers, int]]]
        foresee = part_of(game, ROOM).foresee
        return foresee
    return lambda view, seat, options: []
