"""The boards, the tokens and the tiles of Bad Bones, checked (BB-01, BB-11, BB-33, BB-60)."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from ossuary.games.badbones.actions import (
    CELLS,
    COMMANDERS,
    DIRECTIONS,
    EDGES,
    HEADINGS,
    INWARD,
    KINDS,
    LEFT,
    MOST_DRAWN,
    PLACES,
    PLAIN_TYPES,
    SEATS,
    SIDE,
    SYMBOLS,
    TYPE_NAMES,
    UP,
    WEAPON_NAMES,
    CommanderName,
    DirectionName,
    EdgeName,
    KindName,
    SymbolName,
    WareName,
)
from ossuary.kernel.components import Components, Source
from ossuary.kernel.error import BadOption

Natural = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Cell = tuple[int, int]
"""Row and column, from 1."""
ONE_SIDED: tuple[KindName, ...] = ("treasure", "hearse", "labyrinth")
"""The traps that are never damaged."""


class Arrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cell: Cell
    out: DirectionName


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What both sides of the board have."""

    headings: ClassVar[tuple[int, ...]] = INWARD
    """Of those who wait at each of the edges."""

    source: Source
    arrows: tuple[Arrow, ...]
    entries: dict[EdgeName, tuple[SymbolName, ...]]

    def check(self) -> None:
        for arrow in self.arrows:
            if not _is_on_field(arrow.cell):
                raise _bad("components-arrow", "BB-11", row=arrow.cell[0], column=arrow.cell[1])
        for tower in self.standing():
            if not _is_on_field(tower):
                raise _bad("components-tower", "BB-01")
        for edge in EDGES:
            for symbol in SYMBOLS:
                if list(self.entries.get(edge, ())).count(symbol) != 1:
                    raise _bad("components-entry", "BB-33", edge=edge, symbol=symbol)

    def standing(self) -> tuple[Cell, ...]:
        """Where towers stand."""
        raise NotImplementedError

    def signs(self) -> tuple[Arrow, ...]:
        """All the arrows."""
        return self.arrows

    def towers(self) -> list[int]:
        return sorted(_number(cell) for cell in self.standing())

    def turns(self) -> list[int]:
        """BB-11: the heading of who has come to a cell, by cell times four plus heading.

        An arrow turns those who come at right angles to its way out.
        """
        turns = [heading for _ in range(CELLS) for heading in HEADINGS]
        for arrow in self.signs():
            out = DIRECTIONS.index(arrow.out)
            for heading in HEADINGS:
                if (heading - out) % 2:
                    turns[_number(arrow.cell) * len(DIRECTIONS) + heading] = out
        return turns

    def doors(self) -> list[int]:
        """BB-33: the cell onto which one comes from a place at the forest edge, and how.

        As for arrows: the cell times four plus the heading.
        """
        doors = [0] * PLACES
        last = SIDE - 1
        for edge, name in enumerate(EDGES):
            heading = self.headings[edge]
            for place, symbol in enumerate(self.entries[name]):
                row, column = place, last if heading == LEFT else 0
                if name == "top":
                    row, column = last if heading == UP else 0, place
                number = edge * len(SYMBOLS) + SYMBOLS.index(symbol)
                doors[number] = (row * SIDE + column) * len(DIRECTIONS) + heading
        return doors


class Board(Ground, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tower: Cell

    def standing(self) -> tuple[Cell, ...]:
        return (self.tower,)


class Together(Ground, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The side of the co-operative game (BB-50): those of the top come in at the bottom."""

    headings: ClassVar[tuple[int, ...]] = (INWARD[0], UP, INWARD[2])

    towers_at: tuple[Cell, ...] = msgspec.field(name="towers")
    ruins: DirectionName
    """Where the arrows of every ruin lead (BB-52)."""

    def standing(self) -> tuple[Cell, ...]:
        return self.towers_at

    def check(self) -> None:
        super().check()
        if not self.towers_at or len({*self.towers_at}) < len(self.towers_at):
            raise _bad("components-towers", "BB-50")

    def signs(self) -> tuple[Arrow, ...]:
        return self.arrows + tuple(Arrow(cell, self.ruins) for cell in self.towers_at)


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
    # A file of the base game's traps alone goes on to be one of the game's.
    palisade: Trap = Trap(0, (2, 1))
    hearse: Trap = Trap(0, (1,))
    dynamite: Trap = Trap(0, (2, 0))
    labyrinth: Trap = Trap(0, (1,))
    portal: Trap = Trap(0, (2, 1))
    spring: Trap = Trap(0, (2, 1))

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


class Capital(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players of a co-operative game have (BB-50, BB-51, BB-55)."""

    source: Source
    houses: Positive
    """For each player, and so are the kit and the coins."""
    rounds: Positive
    kit: dict[KindName, Natural]
    treasures: Natural
    coins: Natural


class Market(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    coins: Natural
    treasures: Natural
    """That everybody has for nothing."""
    traps: dict[KindName, tuple[Natural, ...]]
    """By the number of players, from one on."""


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the wares cost (BB-40)."""

    source: Source
    wall: Natural
    catapult: Natural
    dragon: Natural
    palisade: Natural
    hearse: Natural
    dynamite: Natural
    labyrinth: Natural
    portal: Natural
    spring: Natural
    crossbow: Natural
    ice_wand: Natural
    death_wand: Natural
    teleport_wand: Natural
    two_handed_sword: Natural
    battle_axe: Natural
    flail: Natural
    rapier: Natural

    def of(self, ware: WareName) -> int:
        """The price of a ware; the treasure isn't for sale, and has none."""
        price: int = getattr(self, ware.replace("-", "_"), 0)
        return price


class Commanders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of each (BB-60)."""

    source: Source
    sapper: tuple[tuple[EdgeName, SymbolName], ...]
    necromancer: tuple[tuple[EdgeName, SymbolName], ...]
    peacemaker: tuple[tuple[EdgeName, SymbolName], ...]
    emperor: tuple[tuple[EdgeName, SymbolName], ...]
    ghost: tuple[tuple[EdgeName, SymbolName], ...]
    instructor: tuple[tuple[EdgeName, SymbolName], ...]
    saboteur: tuple[tuple[EdgeName, SymbolName], ...]

    def of(self, name: CommanderName) -> tuple[tuple[EdgeName, SymbolName], ...]:
        found: tuple[tuple[EdgeName, SymbolName], ...] = getattr(self, name)
        return found


class BadBonesComponents(Components, frozen=True, kw_only=True, forbid_unknown_fields=True):
    later = ("together", "capital", "market", "prices", "commanders")

    board: Board
    together: Together
    skeletons: Skeletons
    traps: Traps
    village: Village
    alone: Alone
    capital: Capital
    market: Market
    prices: Prices
    commanders: Commanders

    def check(self) -> None:
        self.board.check()
        self.together.check()
        for kind in KINDS:
            sides = 1 if kind in ONE_SIDED else 2
            if len(self.traps.of(kind).stars) != sides:
                raise _bad("components-stars", "BB-26", kind=kind, wanted=sides)
        for kind, numbers in self.market.traps.items():
            if kind == "treasure" or len(numbers) != SEATS:
                raise _bad("components-market", "BB-40", kind=kind, wanted=SEATS)
        for name in COMMANDERS:
            tokens, wanted = self.commanders.of(name), tokens_of(name)
            if len({*tokens}) != wanted or len(tokens) != wanted:
                raise _bad("components-commander", "BB-60", commander=name, wanted=wanted)

    def market_of(self, players: int) -> list[int]:
        """How many of each ware are for sale; every weapon once."""
        traps = [
            self.market.traps[kind][players - 1] if kind in self.market.traps else 0
            for kind in KINDS
        ]
        return traps + [1] * len(WEAPON_NAMES)

    def kit(self, advanced: bool) -> list[int]:
        """The traps in each player's supply at the start, by kind (BB-01, BB-40)."""
        if advanced:
            return [self.market.treasures if kind == "treasure" else 0 for kind in KINDS]
        return [self.traps.of(kind).number for kind in KINDS]

    def shared_kit(self, players: int, advanced: bool) -> list[int]:
        """The traps in the shared supply of a co-operative game at the start (BB-51, BB-55)."""
        kit = [0 if advanced else self.capital.kit.get(kind, 0) * players for kind in KINDS]
        kit[KINDS.index("treasure")] = self.capital.treasures
        return kit

    def places(self) -> list[int]:
        """The place at the forest edge of each type (BB-33, BB-60)."""
        places = list(range(PLAIN_TYPES))
        for name in COMMANDERS:
            for edge, symbol in self.commanders.of(name):
                places.append(EDGES.index(edge) * len(SYMBOLS) + SYMBOLS.index(symbol))
        return places


def tokens_of(commander: CommanderName) -> int:
    """How many tokens there are of a commander (BB-60)."""
    return sum(name.startswith(commander) for name in TYPE_NAMES)


def _is_on_field(cell: Cell) -> bool:
    return all(1 <= number <= SIDE for number in cell)


def _number(cell: Cell) -> int:
    row, column = cell
    return (row - 1) * SIDE + column - 1


def _bad(id: str, rule: str, **values: int | str) -> BadOption:
    return BadOption(id, game="badbones", rule=rule, **values)
