"""The board, the tokens and the tiles of Bad Bones, checked (BB-01, BB-11, BB-33)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ossuary.games.badbones.actions import (
    CELLS,
    DIRECTIONS,
    EDGES,
    HEADINGS,
    INWARD,
    KINDS,
    MOST_DRAWN,
    SIDE,
    SYMBOLS,
    TYPES,
    DirectionName,
    EdgeName,
    KindName,
    SymbolName,
)
from ossuary.kernel.components import Components, Source
from ossuary.kernel.error import BadOption

Natural = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Cell = tuple[int, int]
"""Row and column, from 1."""


class Arrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cell: Cell
    out: DirectionName


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    tower: Cell
    arrows: tuple[Arrow, ...]
    entries: dict[EdgeName, tuple[SymbolName, ...]]


class Skeletons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    copies: Positive
    left_out: SymbolName
    """The symbol that the setup leaves out (BB-02)."""
    drawn: Annotated[int, Meta(ge=1, le=MOST_DRAWN)]
    """By each player in every round (BB-24)."""


class Trap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Natural
    """In each player's supply."""
    stars: tuple[Natural, ...]
    """On the intact side, and on the damaged one."""


class Traps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    wall: Trap
    catapult: Trap
    dragon: Trap
    treasure: Trap

    def of(self, kind: KindName) -> Trap:
        found: Trap = getattr(self, kind)
        return found


class Village(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    tiers: Positive
    houses: Positive
    tier_points: Natural
    house_points: Natural


class Alone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    tiers: Positive
    houses: Positive


class BadBonesComponents(Components, frozen=True, kw_only=True, forbid_unknown_fields=True):
    board: Board
    skeletons: Skeletons
    traps: Traps
    village: Village
    alone: Alone

    def check(self) -> None:
        for arrow in self.board.arrows:
            if not _is_on_field(arrow.cell):
                raise _bad("components-arrow", "BB-11", row=arrow.cell[0], column=arrow.cell[1])
        if not _is_on_field(self.board.tower):
            raise _bad("components-tower", "BB-01")
        for edge in EDGES:
            for symbol in SYMBOLS:
                if list(self.board.entries.get(edge, ())).count(symbol) != 1:
                    raise _bad("components-entry", "BB-33", edge=edge, symbol=symbol)
        for kind in KINDS:
            sides = 1 if kind == KINDS[-1] else 2
            if len(self.traps.of(kind).stars) != sides:
                raise _bad("components-stars", "BB-26", kind=kind, wanted=sides)

    def tower(self) -> int:
        return _number(self.board.tower)

    def turns(self) -> list[int]:
        """BB-11: the heading of who has come to a cell, by cell times four plus heading.

        An arrow turns those who come at right angles to its way out.
        """
        turns = [heading for _ in range(CELLS) for heading in HEADINGS]
        for arrow in self.board.arrows:
            out = DIRECTIONS.index(arrow.out)
            for heading in HEADINGS:
                if (heading - out) % 2:
                    turns[_number(arrow.cell) * len(DIRECTIONS) + heading] = out
        return turns

    def entries(self) -> list[int]:
        """BB-33: the cell onto which those of a type come."""
        entries = [0] * TYPES
        for edge, name in enumerate(EDGES):
            for place, symbol in enumerate(self.board.entries[name]):
                row, column = place, 0 if INWARD[edge] == INWARD[0] else SIDE - 1
                if name == "top":
                    row, column = 0, place
                entries[edge * len(SYMBOLS) + SYMBOLS.index(symbol)] = row * SIDE + column
        return entries


def _is_on_field(cell: Cell) -> bool:
    return all(1 <= number <= SIDE for number in cell)


def _number(cell: Cell) -> int:
    row, column = cell
    return (row - 1) * SIDE + column - 1


def _bad(id: str, rule: str, **values: int | str) -> BadOption:
    return BadOption(id, game="badbones", rule=rule, **values)
