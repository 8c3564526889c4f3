"""The signs of Bad Bones in a terminal; every one has a form in plain letters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ossuary.games.badbones.actions import (
    COMMANDERS,
    DIRECTIONS,
    KINDS,
    PLAIN,
    RANKS,
    SYMBOLS,
    TYPE_NAMES,
    CommanderName,
    DirectionName,
    KindName,
    SymbolName,
    TileName,
    TypeName,
)

Signs = dict[bool, str]
"""A sign by whether the terminal shows more than plain letters."""

SYMBOL_SIGNS: Final[dict[bool, dict[SymbolName, str]]] = {
    True: dict(zip(SYMBOLS, "≈☼♦▲♣", strict=True)),
    False: dict(zip(SYMBOLS, "~*oA&", strict=True)),
}
STYLES: Final[dict[SymbolName, str]] = {
    "purple": "bold magenta",
    "yellow": "bold yellow",
    "red": "bold red",
    "blue": "bold blue",
    "green": "bold green",
}
HEADING_SIGNS: Final[dict[bool, dict[DirectionName, str]]] = {
    True: dict(zip(DIRECTIONS, "↑→↓←", strict=True)),
    False: dict(zip(DIRECTIONS, "^>v<", strict=True)),
}
GROUND_SIGNS: Final[dict[bool, dict[DirectionName, str]]] = {
    True: dict(zip(DIRECTIONS, "⇑⇒⇓⇐", strict=True)),
    False: dict(zip(DIRECTIONS, ("^^", ">>", "vv", "<<"), strict=True)),
}
KIND_SIGNS: Final[dict[KindName, str]] = dict(zip(KINDS, "/CDTPHXLOS", strict=True))
TILE_SIGNS: Final[dict[TileName, str]] = {
    "wall-rising": "/",
    "wall-falling": "\\",
    "catapult": KIND_SIGNS["catapult"],
    "dragon": KIND_SIGNS["dragon"],
    "treasure": KIND_SIGNS["treasure"],
    "palisade": KIND_SIGNS["palisade"],
    "hearse": KIND_SIGNS["hearse"],
    "dynamite": KIND_SIGNS["dynamite"],
    "labyrinth-white": f"{KIND_SIGNS['labyrinth']}w",
    "labyrinth-black": f"{KIND_SIGNS['labyrinth']}b",
    "portal": KIND_SIGNS["portal"],
    "spring": KIND_SIGNS["spring"],
}
COMMANDER_SIGNS: Final[dict[CommanderName, str]] = dict(zip(COMMANDERS, "UNMEGIB", strict=True))
"""Letters that no trap has: they may stand beside each other."""
HERO: Final = "@"
NO_HERO: Final = "-@"
TOWER: Final[Signs] = {True: "♜", False: "#"}
RUIN: Final[Signs] = {True: "∴", False: ":"}
CRATER: Final[Signs] = {True: "∪", False: "u"}
HOUSE: Final[Signs] = {True: "⌂", False: "n"}
BURNT: Final[Signs] = {True: "·", False: "."}
MOVED: Final[Signs] = {True: "✓", False: "'"}
FROZEN: Final[Signs] = {True: "❄", False: "%"}
MIXED: Final[Signs] = {True: "×", False: "x"}
EMPTY: Final[Signs] = {True: "·", False: "."}
ASKED: Final[Signs] = {True: "▶ ", False: "> "}
POINT: Final[Signs] = {True: " · ", False: " | "}


def letter_of(type: TypeName) -> str:
    """The letter of a commander; nothing for who is none."""
    rank = RANKS[TYPE_NAMES.index(type)]
    return "" if rank == PLAIN else COMMANDER_SIGNS[COMMANDERS[rank]]


def letters_of(types: Iterable[TypeName]) -> str:
    """The letters of the commanders among these, in their order."""
    return "".join(letter_of(type) for type in sorted(types, key=TYPE_NAMES.index))


def row_of_houses(houses: int, built: int, unicode: bool) -> Text:
    """ "⌂⌂⌂·· 3": those that stand, those that are burnt."""
    row = Text(HOUSE[unicode] * houses).append(BURNT[unicode] * (built - houses))
    return row.append(f" {houses}")


def traps_in_brief(supply: dict[KindName, int], room: int) -> str:
    """ "/2 C2 D1 T1"; where there is less room, "/2C2DT"."""
    there = {kind: supply[kind] for kind in KINDS if supply.get(kind)}
    told = " ".join(f"{KIND_SIGNS[kind]}{number}" for kind, number in there.items())
    if len(told) <= room:
        return told
    return "".join(f"{KIND_SIGNS[kind]}{n if n > 1 else ''}" for kind, n in there.items())
