"""The cards of Nightmarium, checked (NM-01, NM-30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Self

import msgspec

from ossuary.games.nightmarium.actions import (
    ABILITIES,
    COPIES,
    FEARS,
    LEGIONS,
    PARTS,
    SEAL,
    AbilityName,
    LegionName,
    PartName,
)
from ossuary.kernel.components import Components, Source
from ossuary.kernel.error import BadOption

OF_EACH_LEGION = FEARS // len(LEGIONS)
PART_OF: dict[str, PartName] = {"L": "legs", "T": "torso", "H": "head"}
LETTER_OF = {part: letter for letter, part in PART_OF.items()}


class Card(msgspec.Struct, frozen=True, order=True):
    """A card as people know it."""

    number: int
    legion: LegionName
    parts: tuple[PartName, ...]
    """The positions that it can take; a seal has none but its own."""
    ability: AbilityName


class Fear(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A fear card: its printed number, the first letters of its positions, its ability."""

    number: int
    parts: str
    ability: AbilityName


class Legion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    cards: tuple[Fear, ...]


class NightmariumComponents(Components, frozen=True, kw_only=True, forbid_unknown_fields=True):
    legions: dict[LegionName, Legion]

    def check(self) -> None:
        for name in LEGIONS:
            if name not in self.legions:
                raise _bad("components-legion", legion=name)
            found = len(self.legions[name].cards)
            if found != OF_EACH_LEGION:
                raise _bad("components-size", legion=name, found=found, wanted=OF_EACH_LEGION)
        fears = [fear for legion in self.legions.values() for fear in legion.cards]
        numbers = Counter(fear.number for fear in fears)
        for number in range(1, FEARS + 1):
            if numbers[number] != 1:
                raise _bad("components-number", number=number, found=numbers[number])
        for place, name in enumerate(LEGIONS):
            printed = range(place * OF_EACH_LEGION + 1, (place + 1) * OF_EACH_LEGION + 1)
            for fear in self.legions[name].cards:
                if fear.number not in printed:
                    raise _bad("components-printed", number=fear.number, legion=name)
        for fear in fears:
            if not fear.parts or [p for p in "LTH" if p in fear.parts] != list(fear.parts):
                raise _bad("components-parts", number=fear.number, parts=fear.parts)

    @classmethod
    def of_cards(cls, cards: Iterable[Card]) -> Self:
        """The components that have these cards, as far as they are fears."""
        found: dict[LegionName, list[Fear]] = {name: [] for name in LEGIONS}
        for card in cards:
            if card.number <= FEARS:
                parts = "".join(LETTER_OF[part] for part in card.parts)
                found[card.legion].append(Fear(card.number, parts, card.ability))
        legions = {name: Legion("house", tuple(fears)) for name, fears in found.items()}
        return cls(game="nightmarium", legions=legions)

    def cards(self, seals: bool = True) -> list[Card]:
        """All the cards by number; the seals come after the others (NM-30, NM-40)."""
        fears = [
            Card(fear.number, name, tuple(PART_OF[part] for part in fear.parts), fear.ability)
            for name, legion in self.legions.items()
            for fear in legion.cards
        ]
        number = FEARS
        sealed = []
        for name in LEGIONS if seals else ():
            for _ in range(COPIES):
                number += 1
                sealed.append(Card(number, name, (PARTS[SEAL],), ABILITIES[0]))
        return [*sorted(fears), *sealed]


def _bad(id: str, **values: int | str) -> BadOption:
    return BadOption(id, game="nightmarium", rule="NM-01", **values)
