"""The market before an advanced game: coins for traps and weapons (BB-40, BB-55)."""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    BUY,
    BUYS,
    DONE_BUYING,
    FIRST,
    KINDS,
    SEATS,
    WARES,
)
from ossuary.games.badbones.box import NOBODY
from ossuary.games.badbones.field import NO_WEAPON
from ossuary.games.badbones.state import BadBones, BadBonesTable
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.step import Answers, FirstSeatDraw, Happening, Question


class OpenMarket(Happening[BadBonesTable]):
    """BB-40: a first player begins; BB-55: together all buy at the same time."""

    rule = "BB-40"

    def happen(self, state: BadBones) -> None:
        table = state.table
        box = table.box
        table.buyers = (1 << box.players) - 1
        if box.coop:
            state.open_lanes(table.buyers, BUY_TOGETHER_LANES[: box.players])
        elif box.players == 1:
            begin_buying(state, 0)
        elif box.first == NOBODY:
            state.then(DRAW_BUYER)
        else:
            begin_buying(state, box.first)


class DrawBuyer(FirstSeatDraw[BadBonesTable]):
    """BB-40: a random first player."""

    rule = "BB-40"

    def begin(self, state: BadBones, seat: int) -> None:
        begin_buying(state, seat)


def begin_buying(state: BadBones, seat: int) -> None:
    state.table.first = seat
    state.table.turn = 0
    state.then(BUY_WARE[seat])


class Buying(Question[BadBonesTable]):
    """BB-40: buy a trap or a weapon, or no more."""

    rule = "BB-40"

    def options(self, state: BadBones) -> Answers:
        table, purse = state.table, purse_of(state.table, self.actor)
        has_weapon = table.fields[self.actor].weapon != NO_WEAPON
        found = [
            BUYS[ware]
            for ware in range(len(WARES))
            if table.market[ware]
            and table.box.prices[ware] <= table.coins[purse]
            and not (has_weapon and ware >= len(KINDS))
        ]
        return (*found, DONE_BUYING)

    def buy(self, state: BadBones, action: Action) -> None:
        """A trap goes to the supply, a weapon to its seat; who is done is out of the market."""
        table, seat, ware = state.table, self.actor, action.value
        if action.verb is not BUY:
            table.buyers &= ~(1 << seat)
            return
        table.market[ware] -= 1
        table.coins[purse_of(table, seat)] -= table.box.prices[ware]
        if ware < len(KINDS):
            table.supply_of(seat)[ware] += 1
        else:
            table.fields[seat].weapon = ware - len(KINDS)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        table = state.table
        if action.verb is not BUY:
            return NotAllowed("market-first", rule="BB-40")
        ware = WARES[action.value]
        if ware == "treasure":
            return NotAllowed("market-treasure", rule="BB-40")
        if action.value >= len(KINDS) and table.fields[self.actor].weapon != NO_WEAPON:
            return NotAllowed("market-weapon", rule="BB-40")
        if not table.market[action.value]:
            return NotAllowed("market-sold-out", rule="BB-40", ware=ware)
        coins, price = table.coins[purse_of(table, self.actor)], table.box.prices[action.value]
        return NotAllowed("market-dear", rule="BB-40", ware=ware, price=price, coins=coins)


def purse_of(table: BadBonesTable, seat: int) -> int:
    """BB-55: all players of a co-operative game have one purse."""
    return 0 if table.box.coop else seat


class BuyWare(Buying):
    """BB-40: buy one trap or weapon, or pass; then the next, to and fro."""

    rule = "BB-40"

    def resolve(self, state: BadBones, action: Action) -> None:
        self.buy(state, action)
        seat = next_buyer(state.table)
        if seat != NOBODY:
            state.then(BUY_WARE[seat])


def next_buyer(table: BadBonesTable) -> int:
    """BB-40: whose turn comes now, clockwise and back; NOBODY when all have passed."""
    players = table.box.players
    while table.buyers:
        table.turn = (table.turn + 1) % (2 * players)
        steps = table.turn if table.turn < players else 2 * players - 1 - table.turn
        seat = (table.first + steps) % players
        if table.buyers >> seat & 1:
            return seat
    return NOBODY


class BuyTogether(Buying):
    """BB-55: buy for all from the common purse, as often as one likes."""

    rule = "BB-55"

    def resolve(self, state: BadBones, action: Action) -> None:
        self.buy(state, action)
        if state.table.buyers >> self.actor & 1:
            state.then(self)


# ---- The steps, made once

OPEN_MARKET: Final = OpenMarket()
DRAW_BUYER: Final = DrawBuyer(FIRST)
BUY_WARE: Final = [BuyWare(seat) for seat in range(SEATS)]
BUY_TOGETHER: Final = [BuyTogether(seat) for seat in range(SEATS)]
BUY_TOGETHER_LANES: Final = [step.as_agenda for step in BUY_TOGETHER]
