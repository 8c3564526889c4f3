"""Stacks in one line: rows from the bottom, separated by `|`, cards as upper/lower skull.

V/P P/V L/C C/L | R/P C/C L/V | P/L V/C
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ossuary.games.sedlec.actions import CARD_NAMES, CARD_OF, EXPANSIONS
from ossuary.games.sedlec.components import SedlecComponents
from ossuary.games.sedlec.state import NINE, SIX, STACK_OF
from ossuary.games.sedlec.structure import StackLayout, Structure, new_structure
from ossuary.kernel.error import BadOption, Unreadable

SHAPES = {(4, 3, 2): NINE, (3, 2, 1): SIX}
"""A finished stack by the cards of its rows (SE-10)."""


def finished_places(layout: StackLayout) -> list[tuple[int, int]]:
    """x and y of the places of a finished stack that began at the left: row by row."""
    width = layout.width
    return [(row + 2 * n - 2, 2 * row) for row in range(3) for n in range(width - row)]


def read_stack(text: str, players: int | None = None) -> Structure:
    """A finished stack of known cards; `players` says which shape it must have."""
    rows = [row.split() for row in text.split("|")]
    shape = tuple(len(row) for row in rows)
    for row in rows:
        for card in row:
            if card not in CARD_OF:
                raise Unreadable("card-unreadable", game="sedlec", rule="SE-01", card=card)
    wanted = [s for s, kind in SHAPES.items() if players is None or STACK_OF[players] is kind]
    if shape not in wanted:
        shapes = ", ".join("-".join(map(str, s)) for s in wanted)
        found = "-".join(map(str, shape))
        raise BadOption("stack-shape", game="sedlec", rule="SE-10", found=found, wanted=shapes)
    structure = new_structure(SHAPES[shape])
    cards = [card for row in rows for card in row]
    for place, card in zip(finished_places(SHAPES[shape]), cards, strict=True):
        structure.put(structure.layout.places.index(place), CARD_OF[card])
    return structure


def write_stack(structure: Structure) -> str:
    """A stack in one line, as `read_stack` takes it."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for place, card in zip(structure.places, structure.cards, strict=True):
        x, y = structure.layout.places[place]
        rows.setdefault(y, []).append((x, CARD_NAMES[card]))
    return " | ".join(" ".join(card for _, card in sorted(rows[y])) for y in sorted(rows))


def check_cards(
    cards: Sequence[int],
    components: SedlecComponents,
    names: Sequence[str] = ("base", *EXPANSIONS),
) -> None:
    """Refuses a card that none of these decks has, and more copies than there are (SE-01)."""
    decks = components.decks
    there = Counter(card for name in names for card in decks.deck(name).cards)
    for card, count in Counter(CARD_NAMES[card] for card in cards).items():
        if not there[card]:
            raise BadOption("card-unknown", game="sedlec", rule="SE-01", card=card)
        if count > there[card]:
            raise BadOption(
                "card-copies", game="sedlec", rule="SE-01", card=card, found=count, most=there[card]
            )
