"""Cards and creatures as text: a card is its number, its legion's letter, its ability's sign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from ossuary.games.nightmarium.actions import NO_CARD, AbilityName, LegionName
from ossuary.games.nightmarium.components import Card
from ossuary.games.nightmarium.view import CreatureView

LETTERS: Final[dict[LegionName, str]] = {
    "necromunculus": "N",
    "manster": "M",
    "constrict": "C",
    "chimerid": "H",
}
STYLES: Final[dict[LegionName, str]] = {
    "necromunculus": "bright_white on blue",
    "manster": "bright_white on red",
    "constrict": "black on yellow",
    "chimerid": "black on green",
}
"""Legible on any ground, so each legion brings its own."""
SIGNS: Final[dict[bool, dict[AbilityName, str]]] = {
    True: {
        "none": " ",
        "wailer": "+",
        "scavenger": "×",
        "executioner": "†",
        "devourer": "▾",
        "mockingbird": "»",
        "singer": "♪",
    },
    False: {
        "none": " ",
        "wailer": "+",
        "scavenger": "x",
        "executioner": "!",
        "devourer": "v",
        "mockingbird": ">",
        "singer": "*",
    },
}
WIDTH: Final = 5
"""The letters of a card: three for its number, one for its legion, one for its ability."""


def sign(card: Card, unicode: bool) -> Text:
    """A card in one word."""
    if "seal" in card.parts:
        return Text(f"{card.number}[{LETTERS[card.legion]}]", STYLES[card.legion])
    text = f"{card.number}{LETTERS[card.legion]}{SIGNS[unicode][card.ability]}".rstrip()
    return Text(text, STYLES[card.legion])


def height(found: Sequence[CreatureView]) -> int:
    """How many cards the tallest creature has."""
    tall = [1 + bool(creature.torso) + bool(creature.head) for creature in found]
    return max(tall, default=0)


def creatures(
    found: Sequence[CreatureView],
    places: int,
    rows: int,
    cards: Mapping[int, Card],
    unicode: bool,
    gap: int,
) -> Text:
    """The places side by side: head, torso and legs of each creature, its number beneath."""
    between = Text(" " * gap)
    standing = {creature.place: creature for creature in found}
    lines = []
    for part in ("head", "torso", "legs")[3 - rows :]:
        numbers = [getattr(standing.get(place), part, NO_CARD) for place in range(1, places + 1)]
        blocks = [_block(cards[n], unicode) if n else Text(" " * WIDTH) for n in numbers]
        lines.append(between.join(blocks))
    feet = [_foot(place, standing.get(place), cards, unicode) for place in range(1, places + 1)]
    return Text("\n").join([*lines, between.join(feet)])


def _block(card: Card, unicode: bool) -> Text:
    text = f"{card.number:>3}{LETTERS[card.legion]}{SIGNS[unicode][card.ability]}"
    return Text(text, STYLES[card.legion])


def _foot(
    place: int, creature: CreatureView | None, cards: Mapping[int, Card], unicode: bool
) -> Text:
    """The number of a place; whether its creature is complete, and the seal on it."""
    if creature is None:
        return Text(f"{place:>3}".ljust(WIDTH), "bright_black")
    mark = ("✓" if unicode else "=") if creature.complete else ""
    text = Text().append(f"{place}{mark}", "bold green" if creature.complete else "")
    if creature.seal:
        seal = cards[creature.seal]
        text.append(f"[{LETTERS[seal.legion]}]", STYLES[seal.legion])
    text.pad_left(max(0, 3 - len(text)))
    text.pad_right(WIDTH - len(text))
    return text
