"""What can be chosen before a game, found by asking its own options: the page holds no rules."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from itertools import product
from typing import Any

from ossuary.bots import bots_of
from ossuary.games import room
from ossuary.kernel.error import BadOption
from ossuary.kernel.options import Options
from ossuary.server import wire

FREE = ("players", "first")
"""Options whose values depend on the others."""
NUMBERS = range(13)
PLAYERS = range(1, 65)


@lru_cache
def game_info(name: str) -> wire.GameInfo:
    kind: type[Options] = room(name).GAME.options_type
    defaults = kind()
    found = tuple(
        wire.OptionField(
            name=field.name,
            kind="switch" if field.type == "bool" else "number",
            default=getattr(defaults, field.name),
            choices=()
            if field.type == "bool" or field.name in FREE
            else _choices(kind, field.name),
        )
        for field in fields(kind)
    )
    numbers = {field.name: field.choices for field in found if field.choices}
    players = tuple(
        wire.PlayerCounts(
            dict(chosen), tuple(p for p in PLAYERS if _fits(kind, players=p, **chosen))
        )
        for chosen in (
            dict(zip(numbers, values, strict=True)) for values in product(*numbers.values())
        )
    )
    return wire.GameInfo(name=name, options=found, players=players, bots=tuple(bots_of(name)))


def _choices(kind: type[Options], option: str) -> tuple[int, ...]:
    """The numbers that an option can be, with some number of players."""
    return tuple(
        value
        for value in NUMBERS
        if any(_fits(kind, players=p, **{option: value}) for p in PLAYERS)
    )


def _fits(kind: type[Options], **options: Any) -> bool:
    try:
        kind.of(options)
    except BadOption:
        return False
    return True
