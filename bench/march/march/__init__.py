"""March, a game that takes long: one after the other walks a few steps, over two thousand times.

It is there to be measured: the server finds it by the entry point beside this package.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ossuary.kernel.action import Action, Actions, Number, verb
from ossuary.kernel.game import Game
from ossuary.kernel.listener import Listener
from ossuary.kernel.options import GameOptions, Limit
from ossuary.kernel.outcome import Outcome, Reason
from ossuary.kernel.seeing import common
from ossuary.kernel.state import State, begin
from ossuary.kernel.step import Question, Steps, Table
from ossuary.kernel.view import View, imagined

SEATS, MOVES = 4, 2_200
WALK = verb("walk", steps=Number(1, 6))


class MarchTable(Table):
    places: list[int]
    left: int

    def clone(self) -> MarchTable:
        twin = MarchTable()
        twin.places, twin.left = self.places.copy(), self.left
        return twin


March = State[MarchTable]


class TakeSteps(Question[MarchTable]):
    """MA-01: walk one to six steps; then it is the next one's turn, until all moves are made."""

    rule = "MA-01"

    def options(self, state: March) -> tuple[Action, ...]:
        return WALK.actions

    def resolve(self, state: March, action: Action) -> None:
        table = state.table
        table.places[self.actor] += action.value
        table.left -= 1
        if table.left:
            state.then(TAKE_STEPS[(self.actor + 1) % len(table.places)])
        else:
            farthest = max(table.places)
            winners = tuple(s for s, place in enumerate(table.places) if place == farthest)
            state.finish(Outcome(winners, tuple(table.places), MarchReason.FARTHEST))


class MarchReason(Reason):
    FARTHEST = "MA-01"


TAKE_STEPS = [TakeSteps(seat) for seat in range(SEATS)]


@dataclass(frozen=True, kw_only=True)
class MarchOptions(GameOptions):
    limits = (Limit("players", 2, SEATS, rule="MA-01"),)


class MarchView(View, frozen=True, kw_only=True):
    places: tuple[int, ...]
    left: int


class MarchGame(Game):
    name = "march"
    rules = 1
    options_type = MarchOptions
    actions = Actions(WALK)
    events = ()
    steps = Steps(TAKE_STEPS)
    reasons = MarchReason

    def start(self, listener: Listener | None = None) -> March:
        return begin(self, _table([0] * self.players, MOVES), [TAKE_STEPS[0]], listener)

    def view(self, state: March, player: int | None) -> MarchView:
        table = state.table
        return MarchView(**common(state, player), places=tuple(table.places), left=table.left)

    def imagine(self, view: MarchView, rng: Random) -> March:
        return imagined(self, _table([*view.places], view.left), view, rng)


def _table(places: list[int], left: int) -> MarchTable:
    table = MarchTable()
    table.places, table.left = places, left
    return table


GAME = MarchGame
