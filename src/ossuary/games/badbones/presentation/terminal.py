"""Bad Bones in a terminal: what is shown, what to type, and what the log says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count
from typing import cast

from rich.console import RenderableType

from ossuary.games.badbones.actions import (
    AXE,
    BUY,
    CELL_NAMES,
    DIRECTIONS,
    DONE,
    ENTER,
    ENTER_AT,
    FLING,
    HERO,
    HIT,
    KEEP,
    MOVE,
    NEXT,
    NEXT_ONE,
    NOTHING,
    OUTSIDE,
    PLACE,
    REMOVE,
    SCATTER,
    SEND,
    STRIKE,
    TILES,
    TURN,
    TYPE_NAMES,
    WARES,
    TileName,
    TypeName,
)
from ossuary.games.badbones.presentation.layout import Fields, Others
from ossuary.games.badbones.presentation.market import SOLD, is_open, number_of
from ossuary.games.badbones.presentation.signs import HEADING_SIGNS, letter_of
from ossuary.games.badbones.view import BadBonesView
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.view import Heard
from ossuary.shelf.words import Words

TILE_KEYS: dict[TileName, tuple[str, ...]] = {
    "wall-rising": ("/", "r"),
    "wall-falling": ("\\", "f"),
    "catapult": ("c",),
    "dragon": ("d",),
    "treasure": ("t",),
    "palisade": ("p",),
    "hearse": ("h",),
    "dynamite": ("x",),
    "labyrinth-white": ("lw",),
    "labyrinth-black": ("lb",),
    "portal": ("o",),
    "spring": ("s",),
}
HEADING_KEYS = HEADING_SIGNS[False]
NUMBERED = (ENTER, ENTER_AT, MOVE, NEXT_ONE, HIT, AXE)
"""The answers that are called by their number in the list."""
ON_CELLS = (HERO, STRIKE, FLING)
NO_MORE = (NOTHING, KEEP, DONE)
UNTOLD = (
    *("hero", "nothing", "enter", "enter-at", "move", "scatter", "next", "send", "drawn"),
    *("strike", "hit", "fling", "turn", "axe", "keep"),
    *("came", "follows", "lured", "settled"),
)
"""What another line, or the table itself, says better."""
SEEN_BY_ITS_EFFECT = ("catapult", "hearse", "dynamite", "palisade", "portal")
"""The traps of which is told what becomes of those who come."""
FIRST, LAST = 1, 4
"""The phases with which a round begins and ends."""
STYLES = {
    "round": "bold",
    "phase": "cyan",
    "slain": "green",
    "destroyed": "green",
    "tier-built": "green",
    "house-built": "green",
    "left": "yellow",
    "thrown": "yellow",
    "returns": "yellow",
    "handed": "yellow",
    "called": "yellow",
    "tier-lost": "red",
    "house-lost": "red",
    "tower-lost": "red",
    "stolen": "red",
    "sabotaged": "red",
    "hero-left": "red",
    "fallen": "bold red",
}


def keys(view: BadBonesView, actions: Sequence[Action]) -> dict[str, Action]:
    """What to type for each answer; where two share a key, it means the first.

    At the market numbers are those of the wares, whoever can still buy any.
    """
    found: dict[str, Action] = {}
    counted = count(1)
    is_market = is_open(view)
    for action in sorted(actions, key=lambda action: is_market and action.verb is not BUY):
        if action.verb in NUMBERED and not is_market:
            found.setdefault(f"{next(counted)}", action)
        for key in _keys(view, action):
            found.setdefault(key, action)
    return found


def refusal(view: BadBonesView, text: str) -> NotAllowed | None:
    """BB-40: why what was typed can't even be refused as an action: no ware has this number."""
    if not is_open(view) or re.fullmatch("-?[0-9]+", text) is None:
        return None
    return NotAllowed("market-number", game="badbones", rule="BB-40", most=len(SOLD))


def subject(view: BadBonesView, words: Words) -> str:
    """Who is sent away or scared, or the trap that sends away: what a question leaves open."""
    walk = view.seats[view.seat].walk if view.seat is not None else None
    if view.seat is None or walk is None:
        return ""
    step, _, number = (view.lanes[view.seat] if view.lanes else view.agenda)[0]
    if step == "Aim":
        tile = next(trap.tile for trap in view.seats[view.seat].traps if trap.cell == walk.cell)
        return words.say("terminal-trap", tile=tile, cell=walk.cell)
    if step not in ("ChooseCemetery", "Run"):
        return ""
    going = sorted((walk.type, *walk.squad), key=TYPE_NAMES.index)
    # BB-68, BB-79: only where no trap has sent it a squad is asked for one by one.
    named = going if step == "Run" or number else going[:1]
    return ", ".join(words.say("type", type=type) for type in named)


def _keys(view: BadBonesView, action: Action) -> Sequence[str]:
    """b2 for the hero, /b2 for a wall, -b2 to remove, b2 or b2v for a skeleton."""
    verb = action.verb
    if verb in ON_CELLS:
        return [CELL_NAMES[action.value]]
    if verb is PLACE:
        tile, cell = action.values
        return [f"{key}{CELL_NAMES[cell]}" for key in TILE_KEYS[TILES[tile]]]
    if verb is REMOVE:
        return [f"-{CELL_NAMES[action.value]}"]
    if verb in NO_MORE:
        return [".", "n"]
    if verb is MOVE:
        cell, heading, _ = action.values
        name = CELL_NAMES[cell]
        return [name, f"{name}{HEADING_KEYS[DIRECTIONS[heading]]}"]
    if verb is SCATTER:
        return _ways(view, action.value)
    if verb is TURN:
        return [HEADING_KEYS[DIRECTIONS[action.value]]]
    if verb is BUY:
        return [f"{number_of(WARES[action.value])}"] if WARES[action.value] != "treasure" else []
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
    """The fields of the others, for whoever wants to see them; nothing for who is alone.

    At the market everybody is seen already.
    """
    if is_open(view) or len(view.seats) == 1:
        return None
    return Others(view, words, names, unicode)


def style(heard: Heard) -> str | None:
    """How a line of the log stands out; None: it isn't printed."""
    if heard.name in UNTOLD or (heard.name == "sprung" and heard.values[2] in SEEN_BY_ITS_EFFECT):
        return None
    if heard.name == "reached" and not letter_of(cast(TypeName, heard.values[1])):
        # What a commander does there isn't always what others do.
        return None
    if heard.name == "phase" and heard.values[0] in (FIRST, LAST):
        # The new round, and the new skeletons, are told as well.
        return None
    return STYLES.get(heard.name, "dim")
