"""What a card would bring in each place, for whoever is about to put it there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ossuary.games.sedlec.actions import CARD_OF, CONDITIONS, FURNISH, STACK, card_of
from ossuary.games.sedlec.imagining import rebuilt
from ossuary.games.sedlec.monstrance import FURNISHING, STACK_OF_MONSTRANCE
from ossuary.games.sedlec.scoring import NO_CONDITION, total
from ossuary.games.sedlec.state import STACK_OF
from ossuary.games.sedlec.structure import FurnishingLayout, Layout, Place, Structure
from ossuary.games.sedlec.view import SedlecView
from ossuary.kernel.step import Answers


def foresee(view: SedlecView, seat: int, options: Answers) -> list[tuple[Answers, int]]:
    """By how much each way to place a card would change this seat's points.

    A way is answers, one after the other: the place, or the card and then its place. All of it is
    counted from the view and from what is offered.
    """
    told = view.seats[seat].structures
    structures = [rebuilt(_layout(view, structure.kind), structure) for structure in told]
    condition = _condition(view)
    foreseen = []
    for answers, card in _ways(view, structures[0], options):
        number = FURNISHING if answers[-1].verb is FURNISH else STACK_OF_MONSTRANCE
        structure = structures[number].clone()
        structure.put(structure.layout.place_of[answers[-1]], card)
        foreseen.append((answers, total(structure, condition) - told[number].total))
    return foreseen


def _ways(view: SedlecView, stack: Structure, options: Answers) -> Iterator[tuple[Answers, int]]:
    """The ways to place a card, each with the card."""
    for option in options:
        if option.verb is STACK:
            yield from (((option, place), card_of(option)) for place in stack.open())
        elif view.holding is not None:
            yield (option,), CARD_OF[view.holding]


def _layout(view: SedlecView, kind: str) -> Layout:
    if view.furnishing is None or kind == "stack":
        return STACK_OF[len(view.seats)]
    return _furnishing(view.furnishing.places, view.furnishing.anchors)


@lru_cache
def _furnishing(places: tuple[Place, ...], anchors: tuple[Place, ...]) -> Layout:
    return FurnishingLayout([*places], [*anchors])


def _condition(view: SedlecView) -> int:
    if view.furnishing is None or view.furnishing.condition is None:
        return NO_CONDITION
    return CONDITIONS.index(view.furnishing.condition)
