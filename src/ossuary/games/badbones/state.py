"""The table of Bad Bones as data: the bag, a field for each player, and what all share."""

from __future__ import annotations

from ossuary.games.badbones.actions import (
    PLAIN_TYPES,
    RETURNS,
    TYPES,
    WHITE,
)
from ossuary.games.badbones.box import Box
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.field import Field, new_field
from ossuary.kernel.outcome import Reason
from ossuary.kernel.state import State
from ossuary.kernel.step import Table


class BadBonesReason(Reason):
    """Why a game of Bad Bones is over."""

    FALLEN = "BB-25"
    TIED = "BB-27"
    STOOD = "BB-31"
    CLEARED = "BB-32"
    LOST = "BB-31"
    HELD = "BB-54"
    OVERRUN = "BB-54"


class BadBonesTable(Table):
    """The bag, what lies on the fields, and what all share."""

    box: Box
    bag: list[int]
    """By type."""
    round: int
    phase: int
    side: int
    """BB-04: the colour of those who have still to move; who has moved shows the other."""
    fields: list[Field]
    supply: list[int]
    """The shared supply of a co-operative game (BB-51)."""
    capital: int
    """Its houses (BB-50)."""
    market: list[int]
    """How many of each ware are left (BB-40)."""
    coins: list[int]
    """By seat; in a co-operative game the purse alone (BB-55)."""
    buyers: int
    """The seats (as bits) that have not passed."""
    first: int
    """Who bought first."""
    turn: int
    """Whose turn it is, counted to and fro from the first."""

    def clone(self) -> BadBonesTable:
        twin = BadBonesTable()
        twin.box = self.box
        twin.bag = self.bag.copy()
        twin.round = self.round
        twin.phase = self.phase
        twin.side = self.side
        twin.fields = [field.clone() for field in self.fields]
        twin.supply = self.supply.copy()
        twin.capital = self.capital
        twin.market = self.market.copy()
        twin.coins = self.coins.copy()
        twin.buyers = self.buyers
        twin.first = self.first
        twin.turn = self.turn
        return twin

    def adopt(self, seat: int, lane: BadBonesTable) -> None:
        self.fields[seat] = lane.fields[seat]

    def supply_of(self, seat: int) -> list[int]:
        """The traps that a seat may place."""
        return self.supply if self.box.coop else self.fields[seat].supply


BadBones = State[BadBonesTable]


def give_back(state: BadBones, seat: int, kind: int) -> None:
    """BB-64: to the bag when the phase ends; a ghost to the cemetery of its field."""
    field = state.table.fields[seat]
    if POWERS[kind].comes_back:
        field.sent.append(seat * TYPES + kind)
        state.tell(RETURNS, seat, kind)
    else:
        field.returned.append(kind)


def new_table(box: Box) -> BadBonesTable:
    """BB-01: all the skeletons are in the bag, everybody has a field with a tower and a hero."""
    table = BadBonesTable()
    table.box = box
    table.bag = [box.copies] * PLAIN_TYPES + [int(box.commanders)] * (TYPES - PLAIN_TYPES)
    table.round = 0
    table.phase = 0
    table.side = WHITE
    table.fields = [new_field(box) for _ in range(box.players)]
    table.supply = box.shared_kit.copy()
    table.capital = box.houses if box.coop else 0
    table.market = box.market.copy()
    table.coins = [box.coins] * (1 if box.coop else box.players)
    table.buyers = 0
    table.first = 0
    table.turn = 0
    return table
