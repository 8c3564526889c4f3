"""Bad Bones in a terminal: what is shown, what to type, and what the log says."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from ossuary.games.badbones.actions import (
    CELL_NAMES,
    DIRECTIONS,
    ENTER,
    HERO,
    MOVE,
    NEXT,
    NOTHING,
    OUTSIDE,
    PLACE,
    REMOVE,
    SCATTER,
    SEND,
    TILES,
)
from ossuary.games.badbones.presentation.layout import Fields, Others
from ossuary.games.badbones.presentation.picture import HEADING_SIGNS
from ossuary.games.badbones.view import BadBonesView
from ossuary.kernel.action import Action
from ossuary.kernel.view import Heard
from ossuary.shelf.words import Words

TILE_KEYS = {
    "wall-rising": ("/", "r"),
    "wall-falling": ("\\", "f"),
    "catapult": ("c",),
    "dragon": ("d",),
    "treasure": ("t",),
}
HEADING_KEYS = HEADING_SIGNS[False]
UNTOLD = (
    "hero",
    "nothing",
    "enter",
    "move",
    "scatter",
    "send",
    "drawn",
    "came",
    "lured",
    "settled",
)
"""What another line, or the table itself, says better."""
FIRST, LAST = 1, 4
"""The phases with which a round begins and ends."""
STYLES = {
    "round": "bold",
    "phase": "cyan",
    "slain": "green",
    "left": "yellow",
    "thrown": "yellow",
    "tier-lost": "red",
    "house-lost": "red",
    "stolen": "red",
    "fallen": "bold red",
}


def keys(view: BadBonesView, actions: Sequence[Action]) -> dict[str, Action]:
    """What to type for each answer; where two share a key, it means the first."""
    found: dict[str, Action] = {}
    skeletons = [action for action in actions if action.verb in (ENTER, MOVE)]
    for number, action in enumerate(skeletons, 1):
        found[f"{number}"] = action
    for action in actions:
        for key in _keys(view, action):
            found.setdefault(key, action)
    return found


def _keys(view: BadBonesView, action: Action) -> Sequence[str]:
    """b2 for the hero, /b2 for a wall, -b2 to remove, b2 or b2v for a skeleton."""
    verb = action.verb
    if verb is HERO:
        return [CELL_NAMES[action.value]]
    if verb is PLACE:
        tile, cell = action.values
        return [f"{key}{CELL_NAMES[cell]}" for key in TILE_KEYS[TILES[tile]]]
    if verb is REMOVE:
        return [f"-{CELL_NAMES[action.value]}"]
    if verb is NOTHING:
        return [".", "n"]
    if verb is MOVE:
        cell, heading, _ = action.values
        name = CELL_NAMES[cell]
        return [name, f"{name}{HEADING_KEYS[DIRECTIONS[heading]]}"]
    if verb is SCATTER:
        return _ways(view, action.value)
    return [f"{action.value + 1}"] if verb is SEND else []


def _ways(view: BadBonesView, direction: int) -> list[str]:
    """The cell to which a skeleton runs, where there is one, and the sign of the direction."""
    sign = HEADING_KEYS[DIRECTIONS[direction]]
    walk = view.seats[view.seat].walk if view.seat is not None else None
    if walk is None:
        return [sign]
    cell = NEXT[CELL_NAMES.index(walk.cell) * len(DIRECTIONS) + direction]
    return [sign] if cell == OUTSIDE else [CELL_NAMES[cell], sign]


def table(view: BadBonesView, words: Words, names: Sequence[str], unicode: bool) -> RenderableType:
    """The own field with all that is on it, and the others' as large as the terminal allows."""
    return Fields(view, words, names, unicode)


def closer(
    view: BadBonesView, words: Words, names: Sequence[str], unicode: bool
) -> RenderableType | None:
    """The fields of the others, for whoever wants to see them; nothing for who is alone."""
    return Others(view, words, names, unicode) if len(view.seats) > 1 else None


def style(heard: Heard) -> str | None:
    """How a line of the log stands out; None: it isn't printed."""
    if heard.name in UNTOLD or (heard.name == "sprung" and heard.values[2] == "catapult"):
        return None
    if heard.name == "phase" and heard.values[0] in (FIRST, LAST):
        # The new round, and the new skeletons, are told as well.
        return None
    return STYLES.get(heard.name, "dim")
