"""The score pad: structures of people at a real table, counted, explained and ranked."""

from __future__ import annotations

from typing import Literal

import msgspec

from ossuary.games.sedlec.actions import CARD_OF, EXPANSIONS, GRADES, SEATS, Grade
from ossuary.games.sedlec.components import Furnishing, SedlecComponents
from ossuary.games.sedlec.options import SedlecOptions
from ossuary.games.sedlec.presentation.given import condition_of
from ossuary.games.sedlec.presentation.notation import check_cards, finished_places
from ossuary.games.sedlec.scoring import score
from ossuary.games.sedlec.seeing import structure_view
from ossuary.games.sedlec.state import NINE, STACK_OF, grade_of, kinds_of, ranked
from ossuary.games.sedlec.structure import Layout, Place, Structure, new_structure
from ossuary.games.sedlec.view import StructureView
from ossuary.kernel.components import Components, Source
from ossuary.kernel.error import BadOption, Unreadable
from ossuary.shelf.games import options_of


class PadWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was tapped in. One player is Monstrance: its stack, then its furnishing."""

    players: int
    expansions: list[str]
    cards: list[list[str | None]]
    """For each structure its cards in the order of its places; None where none lies yet.

    A sheet without structures is blank.
    """
    furnishing: str | None = None
    condition: str | None = None
    """With Monstrance None is any."""


class PadDeck(msgspec.Struct, frozen=True):
    """Cards that can be tapped in, and how they are known."""

    name: str
    source: Source
    cards: tuple[str, ...]


class PadStructure(msgspec.Struct, frozen=True):
    places: tuple[Place, ...]
    """x and y of all its places, in the order in which they are tapped in."""
    view: StructureView


class PadShape(msgspec.Struct, frozen=True):
    """What so many players build."""

    players: int
    structures: tuple[tuple[Literal["stack", "furnishing"], int], ...]
    """The kind of each, and how many cards it has."""
    least_expansions: int
    """How many expansions it takes at least."""


class PadAnswer(msgspec.Struct, frozen=True):
    shapes: tuple[PadShape, ...]
    """For every number of players."""
    expansions: tuple[str, ...]
    decks: tuple[PadDeck, ...]
    furnishing: str | None
    condition: str | None
    """What is built with Monstrance, and under which condition."""
    furnishings: tuple[str, ...]
    conditions: tuple[str, ...]
    """What can be chosen instead."""
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
    options = options_of(
        "sedlec",
        {"players": wish.players, "expansions": wish.expansions, "monstrance": alone},
    )
    assert isinstance(options, SedlecOptions)
    furnishing, condition = _monstrance(wish, components) if alone else (None, None)
    layouts = _layouts(wish, furnishing)
    cards = wish.cards or [[None] * len(places) for _, places in layouts]
    if len(cards) != len(layouts):
        raise Unreadable("pad-structures", game="sedlec", rule="SE-10", wanted=len(layouts))
    built = [_built(*given) for given in zip(layouts, cards, strict=True)]
    names = ("base", *options.expansions)
    decks = [components.decks.deck(name) for name in names]
    check_cards([card for structure in built for card in structure.cards], components, names)
    kinds = kinds_of([CARD_OF[card] for deck in decks for card in deck.cards])
    number = condition_of(condition)
    points = [score(structure, number) for structure in built]
    totals = [sum(by_kind) for by_kind in points]
    is_over = all(structure.is_finished() for structure in built)
    return PadAnswer(
        shapes=SHAPES,
        expansions=EXPANSIONS,
        furnishing=furnishing.name if furnishing else None,
        condition=condition,
        decks=tuple(
            PadDeck(name, deck.source, deck.cards) for name, deck in zip(names, decks, strict=True)
        ),
        furnishings=tuple(furnishing.name for furnishing in components.furnishings),
        conditions=tuple(one.condition for one in components.furnishings if one != furnishing),
        structures=tuple(
            PadStructure(tuple(places), structure_view(structure, number, kinds))
            for (_, places), structure in zip(layouts, built, strict=True)
        ),
        ranks=tuple(ranked(points)) if is_over and not alone else None,
        tied=is_over and totals.count(max(totals)) > 1 and not alone,
        grade=GRADES[grade_of(sum(totals))] if is_over and alone else None,
    )


def _monstrance(wish: PadWish, components: SedlecComponents) -> tuple[Furnishing, str]:
    """What is built alone; where nothing is chosen, the first that goes together."""
    own = components.furnishings[0]
    furnishing = components.furnishing(wish.furnishing) if wish.furnishing else own
    others = [one.condition for one in components.furnishings if one != furnishing]
    if wish.condition == furnishing.condition:
        raise BadOption("pad-own-back", game="sedlec", rule="SE-40")
    return furnishing, wish.condition or others[0]


def _layouts(wish: PadWish, furnishing: Furnishing | None) -> list[tuple[Layout, list[Place]]]:
    """The structures that are counted, each with its places in order."""
    stack = STACK_OF[wish.players]
    stacks: list[tuple[Layout, list[Place]]] = [
        (stack, finished_places(stack)) for _ in range(wish.players)
    ]
    if furnishing is not None:
        return [*stacks, (furnishing.layout(), list(furnishing.places))]
    if wish.furnishing is not None or wish.condition is not None:
        raise BadOption("pad-alone", game="sedlec", rule="SE-40")
    return stacks


def _shape(players: int) -> PadShape:
    stack: tuple[Literal["stack"], int] = ("stack", STACK_OF[players].size)
    without = {"expansions": (), "monstrance": players == 1}
    low, high = SedlecOptions.range_of("players", without)
    return PadShape(
        players=players,
        structures=(stack, ("furnishing", NINE.size)) if players == 1 else (stack,) * players,
        least_expansions=0 if low <= players <= high else 1,
    )


SHAPES = tuple(_shape(players) for players in range(1, SEATS + 1))


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
