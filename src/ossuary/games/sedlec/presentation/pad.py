"""The score pad: structures of people at a real table, counted, explained and ranked."""

from __future__ import annotations

import msgspec

from ossuary.games.sedlec.actions import (
    CARD_OF,
    GRADES,
    Grade,
)
from ossuary.games.sedlec.components import SedlecComponents
from ossuary.games.sedlec.options import SedlecOptions
from ossuary.games.sedlec.presentation.given import condition_of
from ossuary.games.sedlec.presentation.notation import check_cards, finished_places
from ossuary.games.sedlec.scoring import score
from ossuary.games.sedlec.state import STACK_OF, grade_of, kinds_of, ranked
from ossuary.games.sedlec.structure import Layout, Place, Structure, new_structure
from ossuary.games.sedlec.view import StructureView, structure_view
from ossuary.kernel.components import Components, Source
from ossuary.kernel.error import BadOption, Unreadable


class PadWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was tapped in. One player is Monstrance: its stack, then its furnishing."""

    players: int
    expansions: list[str]
    cards: list[list[str | None]]
    """For each structure its cards in the order of its places; None where none lies yet."""
    furnishing: str | None = None
    condition: str | None = None


class PadDeck(msgspec.Struct, frozen=True):
    """Cards that can be tapped in, and how they are known."""

    name: str
    source: Source
    cards: tuple[str, ...]


class PadStructure(msgspec.Struct, frozen=True):
    places: tuple[Place, ...]
    """x and y of all its places, in the order in which they are tapped in."""
    view: StructureView


class PadAnswer(msgspec.Struct, frozen=True):
    decks: tuple[PadDeck, ...]
    furnishings: tuple[str, ...]
    conditions: tuple[str, ...]
    structures: tuple[PadStructure, ...]
    ranks: tuple[int, ...] | None
    """The places of the players, when all structures are finished (SE-25)."""
    tied: bool
    """Whether the best score is shared, so that the best kinds decide."""
    grade: Grade | None
    """The grade of a finished Monstrance (SE-46)."""


def answer(wish: PadWish, components: Components) -> PadAnswer:
    """Counts what is there; cards and structures that no game has are refused with the rule."""
    assert isinstance(components, SedlecComponents)
    alone = wish.players == 1
    options = SedlecOptions.of(
        {"players": wish.players, "expansions": wish.expansions, "monstrance": alone}
    )
    layouts = _layouts(wish, components)
    if len(wish.cards) != len(layouts):
        raise Unreadable("pad-structures", game="sedlec", rule="SE-10", wanted=len(layouts))
    built = [_built(*given) for given in zip(layouts, wish.cards, strict=True)]
    names = ("base", *options.expansions)
    decks = [components.decks.deck(name) for name in names]
    check_cards([card for structure in built for card in structure.cards], components, names)
    kinds = kinds_of([CARD_OF[card] for deck in decks for card in deck.cards])
    condition = condition_of(wish.condition)
    points = [score(structure, condition) for structure in built]
    totals = [sum(by_kind) for by_kind in points]
    is_over = all(structure.is_finished() for structure in built)
    return PadAnswer(
        decks=tuple(
            PadDeck(name, deck.source, deck.cards) for name, deck in zip(names, decks, strict=True)
        ),
        furnishings=tuple(furnishing.name for furnishing in components.furnishings),
        conditions=tuple(
            one.condition for one in components.furnishings if one.name != wish.furnishing
        ),
        structures=tuple(
            PadStructure(tuple(places), structure_view(structure, condition, kinds))
            for (_, places), structure in zip(layouts, built, strict=True)
        ),
        ranks=tuple(ranked(points)) if is_over and not alone else None,
        tied=is_over and totals.count(max(totals)) > 1 and not alone,
        grade=GRADES[grade_of(sum(totals))] if is_over and alone else None,
    )


def _layouts(wish: PadWish, components: SedlecComponents) -> list[tuple[Layout, list[Place]]]:
    """The structures that are counted, each with its places in order."""
    stack = STACK_OF[wish.players]
    stacks: list[tuple[Layout, list[Place]]] = [
        (stack, finished_places(stack)) for _ in range(wish.players)
    ]
    if wish.players > 1:
        if wish.furnishing is not None or wish.condition is not None:
            raise BadOption("pad-alone", game="sedlec", rule="SE-40")
        return stacks
    if wish.furnishing is None or wish.condition is None:
        raise BadOption("pad-both", game="sedlec", rule="SE-40")
    furnishing = components.furnishing(wish.furnishing)
    if furnishing.condition == wish.condition:
        raise BadOption("pad-own-back", game="sedlec", rule="SE-40")
    return [*stacks, (furnishing.layout(), list(furnishing.places))]


def _built(layout: tuple[Layout, list[Place]], cards: list[str | None]) -> Structure:
    """A structure with these cards in its places."""
    structure = new_structure(layout[0])
    if len(cards) != len(layout[1]):
        raise Unreadable(
            "pad-cards", game="sedlec", rule="SE-10", found=len(cards), wanted=len(layout[1])
        )
    for place, card in zip(layout[1], cards, strict=True):
        if card is not None:
            if card not in CARD_OF:
                raise Unreadable("card-unreadable", game="sedlec", rule="SE-01", card=card)
            structure.put(layout[0].places.index(place), CARD_OF[card])
    return structure
