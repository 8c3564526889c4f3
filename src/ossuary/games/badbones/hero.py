"""The hero: whom it destroys, and what an emperor does to it (BB-06, BB-16, BB-63)."""

from __future__ import annotations

from ossuary.games.badbones.actions import HERO_LEFT, SLAIN, TYPES
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.field import NO_HERO
from ossuary.games.badbones.state import BadBones, give_back


def enter_cell(state: BadBones, seat: int, cell: int, by_weapon: bool = False) -> None:
    """BB-06: the hero goes to a cell, and destroys all the skeletons there."""
    field = state.table.fields[seat]
    field.hero = cell
    there = field.on(cell)
    if there:
        field.clear(cell)
        slay(state, seat, cell, [token % TYPES for token in there], by_weapon)


def slay(state: BadBones, seat: int, cell: int, kinds: list[int], by_weapon: bool = False) -> None:
    """BB-16, BB-63: the hero destroys these; an emperor leaves the game, and so does the hero."""
    field = state.table.fields[seat]
    state.tell(SLAIN, seat, cell, len(kinds))
    for kind in kinds:
        if POWERS[kind].is_fatal:
            field.hero = NO_HERO
            state.tell(HERO_LEFT, seat, kind)
        elif by_weapon:
            give_back(state, seat, kind)
        else:
            field.slain.append(kind)
