"""From a view to what can be played on in the mind."""

from __future__ import annotations

from functools import cache
from typing import Final

from ossuary.games.sedlec.actions import (
    BOTTOM,
    CARD_OF,
    CONDITIONS,
    SKULLS,
    TOP,
)
from ossuary.games.sedlec.bots.builds import Build, Ground, new_build
from ossuary.games.sedlec.bots.planning import Future
from ossuary.games.sedlec.bots.prospects import chances
from ossuary.games.sedlec.scoring import NO_CONDITION
from ossuary.games.sedlec.state import NINE, NO_CARD, SIX, STACK_OF
from ossuary.games.sedlec.structure import FurnishingLayout, Place
from ossuary.games.sedlec.view import SedlecView

STACK_GROUNDS: Final = {layout: Ground(layout) for layout in (NINE, SIX)}


@cache
def furnishing_ground(places: tuple[Place, ...], anchors: tuple[Place, ...]) -> Ground:
    return Ground(FurnishingLayout(list(places), list(anchors)))


def future_of(view: SedlecView) -> Future:
    """The table as it lies; the unseen cards are still to be shuffled."""
    assert view.seat is not None
    future = Future()
    future.monstrance = view.furnishing is not None
    future.condition = condition_of(view)
    future.piles = [pile.size for pile in view.piles]
    future.up = [NO_CARD if pile.up is None else CARD_OF[pile.up] for pile in view.piles]
    future.unseen = [CARD_OF[card] for card in view.unseen]
    future.hands = [[CARD_OF[card] for card in seat.hand] for seat in view.seats]
    if view.holding is not None:
        future.hands[view.seat].append(CARD_OF[view.holding])
    future.builds = builds_of(view)
    future.seat = view.seat
    future.coming = [0] * SKULLS
    face_up = [card for card in future.up if card != NO_CARD]
    for cards in (future.unseen, face_up, *future.hands):
        for card in cards:
            future.coming[TOP[card]] += 1
            future.coming[BOTTOM[card]] += 1
    future.chance = chances(future.coming)
    future.known = {}
    return future


def condition_of(view: SedlecView) -> int:
    if view.furnishing is None or view.furnishing.condition is None:
        return NO_CONDITION
    return CONDITIONS.index(view.furnishing.condition)


def builds_of(view: SedlecView) -> list[Build]:
    """All structures on the table, seat by seat."""
    grounds = [STACK_GROUNDS[STACK_OF[len(view.seats)]]] * len(view.seats)
    if view.furnishing is not None:
        grounds.append(furnishing_ground(view.furnishing.places, view.furnishing.anchors))
    told = [structure for seat in view.seats for structure in seat.structures]
    builds = []
    for ground, structure in zip(grounds, told, strict=True):
        build = new_build(ground)
        for placed in structure.placed:
            build.put(ground.layout.places.index((placed.x, placed.y)), CARD_OF[placed.card])
        builds.append(build)
    return builds
