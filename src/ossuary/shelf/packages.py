"""Where games come from: the house has its own, and other packages bring theirs along.

A package brings a game by an entry point of the group `ossuary.games` that names it:

    [project.entry-points."ossuary.games"]
    tally = "tally"
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from ossuary.games import GAMES
from ossuary.kernel.error import BadOption

GROUP = "ossuary.games"


@lru_cache
def packages() -> dict[str, str]:
    """The package of every game there is, by the game's name; the house's own come first."""
    own = {name: f"ossuary.games.{name}" for name in GAMES}
    return own | {e.name: e.value for e in entry_points(group=GROUP) if e.name not in own}


def package_of(name: str) -> str:
    """The package of a game."""
    if name not in packages():
        raise BadOption("game-unknown", name=name, known=", ".join(packages()))
    return packages()[name]


def folder_of(name: str, folder: str) -> Traversable:
    """A folder of a game's package: `text`, `handbook`, `data`."""
    return resources.files(package_of(name)) / folder


def has_part(name: str, part: str) -> bool:
    """Whether a game has this part beside its rules: `bots`, `presentation.pad`."""
    package = package_of(name)
    room = part.rpartition(".")[0]
    if room and find_spec(f"{package}.{room}") is None:
        return False
    return find_spec(f"{package}.{part}") is not None
