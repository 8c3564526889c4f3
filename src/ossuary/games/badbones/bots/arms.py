"""What can be done with a weapon on a field in brief (BB-35, BB-36, BB-47, BB-48)."""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    AROUND,
    CELLS,
    HEADINGS,
    NEXT,
    NO_HEADING,
    SYMBOLS,
    TYPES,
    WEAPON_NAMES,
    token_of,
)
from ossuary.games.badbones.bots.sketch import Sketch
from ossuary.games.badbones.bots.ways import WAYS
from ossuary.games.badbones.field import NO_HERO, NO_TRAP, NO_WEAPON, TOKENS_OF_CELL
from ossuary.games.badbones.weapons import KILLS

CROSSBOW: Final = WEAPON_NAMES.index("crossbow")
ICE_WAND: Final = WEAPON_NAMES.index("ice-wand")
DEATH_WAND: Final = WEAPON_NAMES.index("death-wand")
TELEPORT_WAND: Final = WEAPON_NAMES.index("teleport-wand")
TWO_HANDED_SWORD: Final = WEAPON_NAMES.index("two-handed-sword")
BATTLE_AXE: Final = WEAPON_NAMES.index("battle-axe")
FLAIL: Final = WEAPON_NAMES.index("flail")
KEPT: Final = -1
"""As a target: the weapon isn't used."""


class Use:
    """A way to use a weapon, and the field after it."""

    def __init__(self, target: int, detail: int, field: Sketch) -> None:
        self.target: Final = target
        """The cell that is struck or gone to, the symbol that is named, or KEPT."""
        self.detail: Final = detail
        """The heading times TYPES plus the type of who is hit, the cell to which somebody is flung,
        or the direction to which somebody is turned."""
        self.field: Final = field


def can_use(field: Sketch) -> bool:
    """BB-47: whether the weapon may be used now."""
    return (
        field.weapon != NO_WEAPON
        and field.slain >= KILLS
        and not field.used
        and field.hero != NO_HERO
    )


def uses(field: Sketch) -> list[Use]:
    """All that the weapon can do now that may be of some use."""
    weapon = field.weapon
    if weapon == CROSSBOW:
        return hits(field)
    if weapon == ICE_WAND:
        return [Use(cell, 0, frozen(field, cell)) for cell in cells_with_skeletons(field)]
    if weapon == DEATH_WAND:
        return curses(field)
    if weapon == TELEPORT_WAND:
        return [
            Use(cell, 0, with_hero(field, cell))
            for cell in range(CELLS)
            if field.ways.towers >> cell & 1 and cell != field.hero
        ]
    if weapon == TWO_HANDED_SWORD:
        return [Use(cell, 0, with_hero(field, cell)) for cell in AROUND[field.hero]]
    if weapon == BATTLE_AXE:
        return [Use(symbol, 0, hewn(field, symbol)) for symbol in range(len(SYMBOLS))]
    near = [cell for cell in cells_with_skeletons(field) if cell in AROUND[field.hero]]
    if weapon == FLAIL:
        full = cells_with_skeletons(field)
        empty = [
            cell
            for cell in AROUND[field.hero]
            if cell not in full
            and field.ways.tiles[cell] == NO_TRAP
            and not field.ways.towers >> cell & 1
        ]
        return [Use(cell, to, faced(field, cell, to, NO_HEADING)) for cell in near for to in empty]
    return [
        Use(cell, heading, faced(field, cell, cell, heading))
        for cell in near
        for heading in HEADINGS
    ]


def cells_with_skeletons(field: Sketch) -> list[int]:
    cells = {token // TOKENS_OF_CELL for token in field.skeletons + field.moved + field.frozen}
    return sorted(cells)


def after_use(field: Sketch) -> Sketch:
    twin = field.copy()
    twin.used = True
    return twin


def hits(field: Sketch) -> list[Use]:
    """Of the crossbow: any one."""
    found: list[Use] = []
    for token in sorted(set(field.skeletons + field.moved + field.frozen)):
        twin = after_use(field)
        take(twin, token)
        found.append(Use(token // TOKENS_OF_CELL, token % TOKENS_OF_CELL, twin))
    return found


def take(field: Sketch, token: int) -> None:
    """A skeleton is destroyed by a weapon."""
    if token in field.skeletons:
        field.skeletons = field.skeletons.copy()
        field.skeletons.remove(token)
    elif token in field.moved:
        field.moved = field.moved.copy()
        field.moved.remove(token)
    else:
        field.frozen = field.frozen.copy()
        field.frozen.remove(token)
    field.lose(token % TYPES)


def frozen(field: Sketch, cell: int) -> Sketch:
    """By the ice wand."""
    twin = after_use(field)
    still = [token for token in field.skeletons if token // TOKENS_OF_CELL == cell]
    others = [token for token in field.moved if token // TOKENS_OF_CELL == cell]
    twin.skeletons = [token for token in field.skeletons if token not in still]
    twin.moved = [token for token in field.moved if token not in others] + still
    twin.frozen = field.frozen + others
    return twin


def curses(field: Sketch) -> list[Use]:
    """Of the death wand: it is of use where the others are opponents."""
    box = field.ways.ground.box
    if box.coop or box.players == 1:
        return []
    twin = after_use(field)
    twin.sent += float(field.slain)
    return [Use(0, 0, twin)]


def with_hero(field: Sketch, cell: int) -> Sketch:
    """By the teleport wand, or the two-handed sword."""
    twin = after_use(field)
    twin.hero = cell
    twin.clear(cell, True)
    return twin


def hewn(field: Sketch, symbol: int) -> Sketch:
    """By the battle axe."""
    twin, places = after_use(field), field.ways.ground.box.places
    near = [NEXT[field.hero * WAYS + heading] for heading in HEADINGS]
    for token in field.skeletons + field.moved + field.frozen:
        cell = token // TOKENS_OF_CELL
        if cell in near and places[token % TYPES] % len(SYMBOLS) == symbol:
            take(twin, token)
    return twin


def faced(field: Sketch, cell: int, to: int, heading: int) -> Sketch:
    """By the flail, or the rapier."""
    twin = after_use(field)
    twin.skeletons = turned(field.skeletons, cell, to, heading)
    twin.moved = turned(field.moved, cell, to, heading)
    twin.frozen = turned(field.frozen, cell, to, heading)
    return twin


def turned(tokens: list[int], cell: int, to: int, heading: int) -> list[int]:
    found: list[int] = []
    for token in tokens:
        if token // TOKENS_OF_CELL == cell:
            was, kind = divmod(token % TOKENS_OF_CELL, TYPES)
            found.append(token_of(to, was if heading == NO_HEADING else heading, kind))
        else:
            found.append(token)
    return found
