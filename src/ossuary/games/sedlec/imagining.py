"""States of Skulls of Sedlec that fit what a player may know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ossuary.games.sedlec.actions import (
    CARD_OF,
    CONDITIONS,
    PILES_OF,
)
from ossuary.games.sedlec.state import (
    NO_CARD,
    Sedlec,
    new_table,
)
from ossuary.games.sedlec.structure import Layout, Structure, new_structure
from ossuary.games.sedlec.view import SedlecView, StructureView
from ossuary.kernel.view import imagined

if TYPE_CHECKING:
    from ossuary.games.sedlec import SedlecGame


def rebuilt(layout: Layout, told: StructureView) -> Structure:
    """The structure that a view tells of."""
    structure = new_structure(layout)
    places = {place: number for number, place in enumerate(layout.places)}
    for placed in told.placed:
        structure.put(places[placed.x, placed.y], CARD_OF[placed.card])
    return structure


def imagine(game: SedlecGame, seen: SedlecView, rng: Random) -> Sedlec:
    """A state that fits the view. Nothing is hidden, so there is nothing to draw."""
    table = new_table(game.box)
    table.piles = [pile.size for pile in seen.piles]
    table.up = [NO_CARD if pile.up is None else CARD_OF[pile.up] for pile in seen.piles]
    table.turned = PILES_OF.index(
        tuple(number for number, pile in enumerate(seen.piles) if pile.turned)
    )
    table.unseen = [CARD_OF[card] for card in seen.unseen]
    table.holding = NO_CARD if seen.holding is None else CARD_OF[seen.holding]
    table.hands = [[CARD_OF[card] for card in seat.hand] for seat in seen.seats]
    if seen.furnishing is not None:
        names = [furnishing.name for furnishing in game.components.furnishings]
        table.shape = names.index(seen.furnishing.name)
        table.structures.append(new_structure(game.box.furnishings[table.shape]))
        if seen.furnishing.condition is not None:
            table.condition = CONDITIONS.index(seen.furnishing.condition)
    built = [structure for seat in seen.seats for structure in seat.structures]
    table.structures = [
        rebuilt(structure.layout, told)
        for structure, told in zip(table.structures, built, strict=True)
    ]
    for number, seat in enumerate(seen.seats):
        if seat.finished:
            table.unfinished &= ~(1 << number)
    return imagined(game, table, seen, rng)
