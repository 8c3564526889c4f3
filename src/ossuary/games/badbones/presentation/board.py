"""The ground of every field: arrows, towers and ruins, and where each type comes in."""

from __future__ import annotations

from collections import Counter

from ossuary.games.badbones.actions import (
    CELL_NAMES,
    DIRECTIONS,
    EDGES,
    SIDE,
    SYMBOLS,
    TYPE_NAMES,
    DirectionName,
    EdgeName,
    SymbolName,
    TypeName,
)
from ossuary.games.badbones.components import Ground
from ossuary.games.badbones.view import BadBonesView, FieldView


class Board:
    """The side of the board that is played on."""

    def __init__(self, view: BadBonesView) -> None:
        components = view.components
        ground: Ground = components.together if view.coop else components.board
        self.coop = view.coop
        self.towers = [CELL_NAMES[cell] for cell in ground.towers()]
        self.arrows: dict[str, DirectionName] = {
            CELL_NAMES[(row - 1) * SIDE + column - 1]: arrow.out
            for arrow in ground.signs()
            for row, column in [arrow.cell]
        }
        self.places: dict[EdgeName, list[TypeName]] = {
            edge: [_type_of(edge, symbol) for symbol in ground.entries[edge]] for edge in EDGES
        }
        """By edge: the places, in the order of rows or columns."""
        self._headings = ground.headings
        self._places = components.places()
        alone = components.alone if len(view.seats) == 1 else components.village
        self.houses = components.capital.houses * len(view.seats) if view.coop else alone.houses
        """At the beginning, in a village or in the capital."""

    def parts_of(self, type: TypeName) -> tuple[DirectionName, SymbolName]:
        """The heading of those of a type who wait at the forest edge, and their symbol."""
        edge, symbol = divmod(self._places[TYPE_NAMES.index(type)], len(SYMBOLS))
        return DIRECTIONS[self._headings[edge]], SYMBOLS[symbol]

    def place_of(self, type: TypeName) -> TypeName:
        """Where those of a type wait who are at their own place."""
        return TYPE_NAMES[self._places[TYPE_NAMES.index(type)]]

    def at(self, place: TypeName, field: FieldView) -> tuple[Counter[TypeName], Counter[TypeName]]:
        """Who is at a place of the forest edge: those who have still to move, and those who have.

        Among them are who belong to another place (BB-74).
        """
        waiting = Counter[TypeName]()
        for type, number in field.waiting.items():
            if self.place_of(type) == place:
                waiting[type] += number
        waiting.update(one.type for one in field.strays if one.place == place)
        return waiting, Counter(one.type for one in field.back if one.place == place)


def _type_of(edge: EdgeName, symbol: SymbolName) -> TypeName:
    return TYPE_NAMES[EDGES.index(edge) * len(SYMBOLS) + SYMBOLS.index(symbol)]
