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
ALONE_KIT: Final[Sequence[WareName]] = ("dragon", "dragon", "wall", "wall", "portal", "rapier")
"""What stands longest alone."""
DUEL_KIT: Final[Sequence[WareName]] = ("dragon", "dragon", "wall", "wall", "wall", "wall")
"""What wins most against the base game's."""
SHARED_KIT: Final[Sequence[WareName]] = (
    *("dragon", "dragon", "dragon", "wall", "wall", "catapult"),
    *("dragon", "dragon", "portal", "wall", "catapult", "dragon", "wall", "catapult"),
)
"""What is bought together, the most important first, for any number of players."""


def purchase(view: BadBonesView, seat: int, options: Answers, kit: Sequence[WareName]) -> Action:
    """The first ware of a kit that is lacking and can be had; then what else there is.

    Together everybody leaves the others who still buy their share of the purse.
    """
    market = view.market
    assert market is not None
    kept = view.components.capital.coins * (len(market.buyers) - 1) if view.coop else 0
    coins = market.coins[0 if view.coop else seat]
    own = dict[KindName, int](view.supply if view.coop else view.seats[seat].supply)
    held = {field.weapon for field in view.seats} if view.coop else {view.seats[seat].weapon}
    for ware in (*kit, *REST_OF_MONEY):
        if ware in WEAPON_NAMES:
            if ware in held:
                continue
        else:
            kind = KINDS[WARES.index(ware)]
            if own.get(kind, 0):
                own[kind] -= 1
                continue
        price = view.components.prices.of(ware)
        if BUYS[WARES.index(ware)] in options and coins - price >= kept:
            return BUYS[WARES.index(ware)]
    return DONE_BUYING


REST_OF_MONEY: Final[Sequence[WareName]] = (
    *("dragon", "dynamite", "catapult", "portal", "wall", "palisade", "spring", "labyrinth"),
    *("hearse", "rapier", "flail", "teleport-wand"),
)
"""What to buy with what is left."""


def kit_for(view: BadBonesView) -> Sequence[WareName]:
    """What the house's own buy in this game."""
    if view.coop:
        return SHARED_KIT
    return ALONE_KIT if len(view.seats) == 1 else DUEL_KIT
