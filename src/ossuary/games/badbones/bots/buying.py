"""What to buy at the market (BB-40, BB-55)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ossuary.games.badbones.actions import (
    BUYS,
    DONE_BUYING,
    KINDS,
    WARES,
    WEAPON_NAMES,
    KindName,
    WareName,
)
from ossuary.games.badbones.view import BadBonesView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers

BASE_KIT: Final[Sequence[WareName]] = ("dragon", "wall", "wall", "catapult", "catapult")
"""What everybody has in the base game; it costs just what there is to spend."""
KITS: Final[Sequence[Sequence[WareName]]] = (
    ("dragon", "dragon", "crossbow", "dynamite", "catapult", "wall"),
)
"""What to buy, the most important first; by seat, if there are several."""
SHARED_KIT: Final[Sequence[WareName]] = (
    *("dragon", "dragon", "dragon", "dynamite", "catapult", "wall", "portal"),
    *("dragon", "dynamite", "crossbow", "two-handed-sword", "wall", "catapult", "palisade"),
)


def purchase(
    view: BadBonesView, seat: int, options: Answers, kits: Sequence[Sequence[WareName]]
) -> Action:
    """The first ware of a kit that is lacking and can be had; then what else there is."""
    own = dict[KindName, int](view.supply if view.coop else view.seats[seat].supply)
    held = {field.weapon for field in view.seats} if view.coop else {view.seats[seat].weapon}
    for ware in (*kits[seat % len(kits)], *REST_OF_MONEY):
        if ware in WEAPON_NAMES:
            if ware in held:
                continue
        else:
            kind = KINDS[WARES.index(ware)]
            if own.get(kind, 0):
                own[kind] -= 1
                continue
        if BUYS[WARES.index(ware)] in options:
            return BUYS[WARES.index(ware)]
    return DONE_BUYING


REST_OF_MONEY: Final[Sequence[WareName]] = (
    *("dragon", "dynamite", "catapult", "portal", "wall", "palisade", "spring", "labyrinth"),
    *("hearse", "rapier", "flail", "teleport-wand"),
)
"""What to buy with what is left."""
