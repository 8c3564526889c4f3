"""What can be chosen before a game, as its own options declare it: the page holds no rules."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ossuary.bots import bots_of
from ossuary.kernel.options import GameOptions, choices_of
from ossuary.server import wire
from ossuary.shelf.games import kind_of

DEPENDENT = ("players", "first")
"""Options whose range depends on the others."""


def game_info(name: str) -> wire.GameInfo:
    kind: type[GameOptions] = kind_of(name).options_type
    return wire.GameInfo(
        name=name,
        options=tuple(_field(kind, field.name, field.default) for field in fields(kind)),
        players=tuple(
            wire.PlayerLimit(limit.low, limit.high, dict(limit.when))
            for limit in kind.limits
            if limit.option == "players"
        ),
        bots=tuple(bots_of(name)),
        together=kind.together,
    )


def _field(kind: type[GameOptions], name: str, default: Any) -> wire.OptionField:
    several = choices_of(kind).get(name)
    only = {n: v for idle in kind.idle if idle.option == name for n, v in idle.unless.items()}
    if several is not None:
        return wire.OptionField(name, "several", list(default), several, only)
    if isinstance(default, bool):
        return wire.OptionField(name, "switch", default, (), only)
    if name in DEPENDENT:
        return wire.OptionField(name, "number", default, (), only)
    low, high = kind.range_of(name)
    return wire.OptionField(name, "number", default, tuple(range(low, high + 1)), only)
