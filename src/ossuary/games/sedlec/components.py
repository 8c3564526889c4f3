"""The cards and furnishings of Skulls of Sedlec, checked (SE-01, SE-30 to SE-33, SE-40)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Literal

import msgspec

from ossuary.games.sedlec.actions import CARD_OF, CONDITIONS, KIND_OF, KINDS, LETTERS
from ossuary.games.sedlec.structure import FurnishingLayout, Place
from ossuary.kernel.components import Components, Source
from ossuary.kernel.error import BadOption

TOTALS = {
    "base": ("SE-01", {"R": 4, "V": 8, "P": 8, "L": 6, "C": 10}),
    "executioners": ("SE-30", {"X": 6, "R": 1, "V": 1, "P": 1, "L": 1, "C": 2}),
    "champions": ("SE-31", {"r": 5, "R": 1, "V": 2, "P": 1, "L": 2, "C": 1}),
    "merchants": ("SE-32", {"M": 5, "V": 2, "P": 1, "L": 2, "C": 2}),
    "zealots": ("SE-33", {"Z": 6, "R": 1, "V": 1, "P": 1, "L": 2, "C": 1}),
}
"""How many skulls of each kind a deck has, and the rule that says so; `r` stands for any champion.

The rulebook tells how many champions there are, but not which: one of each kind is our own guess.
"""
DRAWN_CHAMPIONS = ("r", "v")
"""Those that the rulebook's example draws (SE-36), so that they are known to exist."""
FURNISHINGS = 6
PLACES = 9
WIDEST, HIGHEST = 8, 16


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    cards: tuple[str, ...]


class Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    base: Deck
    executioners: Deck
    champions: Deck
    merchants: Deck
    zealots: Deck

    def deck(self, name: str) -> Deck:
        found: Deck = getattr(self, name)
        return found


class Furnishing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    source: Source
    anchors: tuple[Place, ...]
    places: tuple[Place, ...]
    condition: Literal[CONDITIONS]  # type: ignore[valid-type]

    def layout(self) -> FurnishingLayout:
        return FurnishingLayout(list(self.places), list(self.anchors))


class SedlecComponents(Components, frozen=True, kw_only=True, forbid_unknown_fields=True):
    decks: Decks
    furnishings: tuple[Furnishing, ...]
    conditions: dict[Literal[CONDITIONS], Source]  # type: ignore[valid-type]

    def furnishing(self, name: str) -> Furnishing:
        """The furnishing of this name (SE-40)."""
        for furnishing in self.furnishings:
            if furnishing.name == name:
                return furnishing
        known = ", ".join(furnishing.name for furnishing in self.furnishings)
        raise BadOption("furnishing-unknown", game="sedlec", rule="SE-40", name=name, known=known)

    def check(self) -> None:
        for name, (rule, totals) in TOTALS.items():
            _check_deck(name, self.decks.deck(name).cards, totals, rule)
        if len(self.furnishings) != FURNISHINGS:
            raise _bad("components-furnishings", "SE-40", found=len(self.furnishings))
        names = [furnishing.name.strip() for furnishing in self.furnishings]
        if len(set(names)) < len(names) or "" in names:
            raise _bad("components-names", "SE-40")
        for furnishing in self.furnishings:
            _check_furnishing(furnishing)
        backs = sorted(furnishing.condition for furnishing in self.furnishings)
        if backs != sorted(CONDITIONS) or set(self.conditions) != set(CONDITIONS):
            raise _bad("components-conditions", "SE-47")


def _check_deck(deck: str, cards: tuple[str, ...], totals: dict[str, int], rule: str) -> None:
    for card in cards:
        if card not in CARD_OF:
            raise _bad("components-card", rule, deck=deck, card=card)
    wanted = sum(totals.values()) // 2
    if len(cards) != wanted:
        raise _bad("components-size", rule, deck=deck, found=len(cards), wanted=wanted)
    letters = [letter for card in cards for letter in card.split("/")]
    found = Counter(kind_of(letter) for letter in letters)
    known = Counter({kind_of(letter): number for letter, number in totals.items()})
    for kind in KINDS:
        if found[kind] != known[kind]:
            counts = {"found": found[kind], "wanted": known[kind]}
            raise _bad("components-total", rule, deck=deck, kind=kind, **counts)
    if deck == "champions":
        for champion in DRAWN_CHAMPIONS:
            if champion not in letters:
                raise _bad("components-champion", rule, deck=deck, skull=champion)


def kind_of(letter: str) -> str:
    """The kind of a skull; all champions are of one (SE-35)."""
    return KINDS[KIND_OF[LETTERS.index(letter)]]


def _check_furnishing(furnishing: Furnishing) -> None:
    name = furnishing.name
    if len(furnishing.places) != PLACES:
        raise _bad("components-places", "SE-40", name=name, found=len(furnishing.places))
    for x, y in furnishing.places:
        if not (-WIDEST <= x <= WIDEST and 0 <= y <= HIGHEST):
            raise _bad("components-reach", "SE-17", name=name, x=x, y=y)
    for (x, y), (across, up) in combinations(furnishing.places, 2):
        if abs(x - across) < 2 and abs(y - up) < 2:
            raise _bad("components-overlap", "SE-40", name=name, x=x, y=y, across=across, up=up)
    for x, y in furnishing.anchors:
        if (x, y) not in furnishing.places:
            raise _bad("components-anchor", "SE-44", name=name, x=x, y=y)
    if not furnishing.layout().is_buildable():
        raise _bad("components-unbuildable", "SE-44", name=name)


def _bad(id: str, rule: str, **values: int | str) -> BadOption:
    return BadOption(id, game="sedlec", rule=rule, **values)
