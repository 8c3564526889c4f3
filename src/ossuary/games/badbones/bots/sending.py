"""To whom a skeleton is sent, and what that depends on."""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import DYNAMITE, KIND_OF, KINDS, TILES
from ossuary.games.badbones.box import Box
from ossuary.games.badbones.view import BadBonesView, FieldView

LOST_TOWERS: Final = 6.0
"""How many skeletons weigh as much as a lost tower when one would be left."""
HELPLESS: Final = 4.0
"""How many weigh as much as a hero who is gone."""


def target(view: BadBonesView, seat: int, box: Box) -> int:
    """Whoever's fall would make this seat win, and is nearest to it; else whoever is ahead.

    Whoever falls ends the game, and the others count their points (BB-25): so only the fall of
    those is wanted without whom nobody is ahead of this seat.
    """
    points = [points_of(field, box) for field in view.seats]
    others = [other for other in range(len(points)) if other != seat]
    wanted = [
        fallen
        for fallen in others
        if all(points[other] <= points[seat] for other in others if other != fallen)
    ]
    if wanted:
        return min(wanted, key=lambda other: distance_to_fall(view.seats[other]))
    return max(others, key=lambda other: points[other])


def distance_to_fall(field: FieldView) -> float:
    """How much stands between a player and the end; many skeletons bring it nearer."""
    return min(field.tiers, field.houses) - 0.1 * (len(field.skeletons) + coming(field))


def coming(field: FieldView) -> int:
    """How many are at the forest edge, or will be."""
    waiting = sum(field.waiting.values()) + sum(field.cemetery.values())
    return waiting + len(field.strays) + len(field.back)


def points_of(field: FieldView, box: Box) -> int:
    """BB-26: what a player's field would count now."""
    points = field.tiers * box.tier_points + field.houses * box.house_points
    for kind, name in enumerate(KINDS):
        points += field.supply.get(name, 0) * box.stars[kind][0]
    for laid in field.traps:
        points += box.stars[KIND_OF[TILES.index(laid.tile)]][laid.damaged]
    return points + len(field.craters) * box.stars[KIND_OF[DYNAMITE]][1]


def burden(view: BadBonesView, seat: int, box: Box) -> float:
    """What a player of the co-operative game has to bear already."""
    field = view.seats[seat]
    sent = sum(parcel.whom == seat for other in view.seats for parcel in other.sent)
    lost = sum(LOST_TOWERS / tiers for tiers in range(field.tiers + 1, box.tiers + 1))
    helpless = HELPLESS if field.hero is None and view.round else 0
    return len(field.skeletons) + coming(field) + sent + lost + helpless
