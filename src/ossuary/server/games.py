"""What can be chosen before a game, found by asking its own options: the page holds no rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import lru_cache
from itertools import chain, combinations, product
from typing import Any

from ossuary.bots import bots_of
from ossuary.kernel.error import BadOption
from ossuary.kernel.options import GameOptions, choices_of
from ossuary.server import wire
from ossuary.shelf.games import kind_of

FREE = ("players", "first")
"""Options whose values depend on the others."""
NUMBERS = range(13)
PLAYERS = range(1, 65)


@lru_cache
def game_info(name: str) -> wire.GameInfo:
    kind: type[GameOptions] = kind_of(name).options_type
    found = tuple(_field(kind, field.name, str(field.type)) for field in fields(kind))
    return wire.GameInfo(
        name=name,
        options=found,
        players=tuple(
            wire.PlayerCounts(chosen, tuple(p for p in PLAYERS if _fits(kind, players=p, **chosen)))
            for chosen in _combinations(found)
        ),
        bots=tuple(bots_of(name)),
    )


def _field(kind: type[GameOptions], name: str, type: str) -> wire.OptionField:
    default = kind().json()[name]
    several = choices_of(kind).get(name)
    if several is not None:
        return wire.OptionField(name, "several", default, several)
    if type == "bool":
        return wire.OptionField(name, "switch", default, ())
    choices = () if name in FREE else _numbers(kind, name)
    return wire.OptionField(name, "number", default, choices)


def _numbers(kind: type[GameOptions], option: str) -> tuple[int, ...]:
    """The numbers that an option can be, with some number of players."""
    return tuple(
        value
        for value in NUMBERS
        if any(_fits(kind, players=p, **{option: value}) for p in PLAYERS)
    )


def _combinations(found: tuple[wire.OptionField, ...]) -> Iterator[dict[str, Any]]:
    """All that can be chosen besides players and first seat."""
    values: dict[str, list[Any]] = {}
    for field in found:
        if field.kind == "switch":
            values[field.name] = [False, True]
        elif field.kind == "several":
            sizes = range(len(field.choices) + 1)
            sets = chain.from_iterable(combinations(field.choices, size) for size in sizes)
            values[field.name] = [list(chosen) for chosen in sets]
        elif field.choices:
            values[field.name] = list(field.choices)
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


def _fits(kind: type[GameOptions], **options: Any) -> bool:
    try:
        kind.of(options)
    except BadOption:
        return False
    return True
