"""Games by their names: the rules, the other parts, the components, and all of it together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

from ossuary.games import GAMES
from ossuary.kernel.components import Components
from ossuary.kernel.error import BadOption
from ossuary.kernel.game import Game
from ossuary.kernel.options import GameOptions
from ossuary.shelf.check import check
from ossuary.shelf.components import components_of_kind
from ossuary.shelf.packages import package_of


@lru_cache
def kind_of(name: str) -> type[Game]:
    """The game of this name, before its options are chosen."""
    package = package_of(name)
    if name not in GAMES:
        check(name, package)
    kind: type[Game] = import_module(package).GAME
    return kind


def part_of(name: str, part: str) -> ModuleType:
    """A part of a game beside its rules: `bots`, `presentation.terminal`."""
    kind_of(name)
    return import_module(f"{package_of(name)}.{part}")


@lru_cache
def own_components(name: str) -> Components | None:
    """The components that a game brings along, if they are data."""
    return components_of_kind(kind_of(name))


def components_of(name: str, given: Mapping[str, Any] | None) -> Components | None:
    """The components that were given for a game, checked, or its own.

    A file that is older than some sections has the game's own there.
    """
    own = own_components(name)
    if given is None:
        return own
    if own is None:
        raise BadOption("components-none", game=name)
    later = {section: part for section, part in own.json().items() if section in own.later}
    return type(own).of(name, {**later, **given})


def options_of(name: str, given: Mapping[str, Any]) -> GameOptions:
    """The options of a game, checked; a refusal is said in the game's words."""
    try:
        return kind_of(name).options_type.of(given)
    except BadOption as error:
        error.game = name
        raise


def load(name: str, options: dict[str, Any], components: Mapping[str, Any] | None = None) -> Game:
    """The game of this name with these options and, if they are not its own, these components."""
    kind = kind_of(name)
    chosen = options_of(name, options)
    found = components_of(name, components)
    others = None if found is None or found == own_components(name) else found.json()
    return kind(chosen, found, others)
