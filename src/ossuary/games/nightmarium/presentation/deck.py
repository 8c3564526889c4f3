"""The cards as plain data, for lists and pages: which there are, and how many of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from ossuary.games.nightmarium.actions import (
    ABILITIES,
    LEGIONS,
    PARTS,
    AbilityName,
    LegionName,
    PartName,
)
from ossuary.games.nightmarium.components import Card, NightmariumComponents
from ossuary.games.nightmarium.view import NightmariumView
from ossuary.shelf.games import own_components


class Catalogue(msgspec.Struct, frozen=True):
    """Cards by their numbers, and how many of them there are in each legion."""

    cards: tuple[Card, ...]
    by_part: dict[LegionName, dict[PartName, int]]
    """A card with several positions counts for each of them."""
    by_ability: dict[LegionName, dict[AbilityName, int]]
    """Seals have none, and are not counted."""


def deck_of(components: NightmariumComponents) -> Catalogue:
    """All the cards of the game, the seals too."""
    return counted(components.cards())


def counted(cards: Sequence[Card]) -> Catalogue:
    return Catalogue(
        cards=tuple(cards),
        by_part={
            legion: {
                part: sum(card.legion == legion and part in card.parts for card in cards)
                for part in PARTS
            }
            for legion in LEGIONS
        },
        by_ability={
            legion: {
                ability: sum(
                    card.legion == legion and card.ability == ability and "seal" not in card.parts
                    for card in cards
                )
                for ability in ABILITIES
            }
            for legion in LEGIONS
        },
    )


def chosen(
    cards: Sequence[Card],
    legion: str | None = None,
    part: str | None = None,
    ability: str | None = None,
) -> list[Card]:
    """The cards of a legion, that can be a part, or have an ability; None: any."""
    return [
        card
        for card in cards
        if legion in (None, card.legion)
        and (part is None or part in card.parts)
        and (ability is None or (ability == card.ability and "seal" not in card.parts))
    ]


def cards_of(view: NightmariumView) -> dict[int, Card]:
    """The cards of a game by number: its own, or those that the view tells of."""
    return _own() if view.cards is None else {card.number: card for card in view.cards}


@lru_cache
def _own() -> dict[int, Card]:
    components = own_components("nightmarium")
    assert isinstance(components, NightmariumComponents)
    return {card.number: card for card in components.cards()}
