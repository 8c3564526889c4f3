"""Fields, a game made for the kernel's tests: hidden lanes in which each seat changes its own part.

Everybody draws a seed in secret. Three times all plant at the same time, each on its own field,
one row or several; a 3 sends a weed to the neighbour, which arrives when all are done. Whoever has
twelve ends the game at once. A planted leak can be chosen, to see that the contract finds it.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Literal

from ossuary.kernel.action import Action, Actions, Number, Private, Seat, event, verb
from ossuary.kernel.chance import Chances
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.game import Game
from ossuary.kernel.listener import Listener
from ossuary.kernel.options import GameOptions, Limit
from ossuary.kernel.outcome import Outcome, Reason
from ossuary.kernel.seeing import common
from ossuary.kernel.state import State, begin
from ossuary.kernel.step import CHANCE, Draw, Happening, Question, Steps, Table, prepend
from ossuary.kernel.view import EVERYBODY, View, imagined

SEATS, ROUNDS, ENOUGH = 4, 3, 12
Leak = Literal["", "agenda", "lane", "field", "option", "refusal", "event"]

SEED = verb("seed", number=Private(Number(1, 3)))
PLANT = verb("plant", number=Number(1, 3))
STOP = verb("stop")
SEEDS = Chances(*[(action, 1) for action in SEED.actions])
PLANTED = event("planted", seat=Seat(SEATS), row=Number(0, 30), number=Number(1, 3))
ARRIVED = event(
    *("arrived",),
    seat=Seat(SEATS),
    sender=Seat(SEATS),
    round=Number(1, ROUNDS),
    weeds=Number(0, 9),
    rows=Number(0, 30),
    harvest=Number(0, 99),
    seats=Number(1, SEATS),
)


class FieldsTable(Table):
    leak: Leak
    round: int
    seeds: list[int]
    fields: list[list[int]]
    weeds: list[int]
    sent: list[int]
    """What each seat has sent since the lanes opened."""

    def clone(self) -> FieldsTable:
        twin = FieldsTable()
        twin.leak, twin.round = self.leak, self.round
        twin.seeds, twin.weeds, twin.sent = self.seeds.copy(), self.weeds.copy(), self.sent.copy()
        twin.fields = [field.copy() for field in self.fields]
        return twin

    def adopt(self, seat: int, lane: FieldsTable) -> None:
        self.fields[seat] = lane.fields[seat]
        self.sent[seat] = lane.sent[seat]


Fields = State[FieldsTable]


class DrawSeed(Draw[FieldsTable]):
    """XF-01: each seat draws a seed, which it alone sees."""

    rule = "XF-01"

    def chances(self, state: Fields) -> Chances:
        return SEEDS

    def resolve(self, state: Fields, action: Action) -> None:
        table = state.table
        table.seeds[self.number] = action.value
        following = self.number + 1
        state.then(DRAW_SEED[following] if following < len(table.seeds) else PLANT_TOGETHER)

    def seen_by(self) -> int:
        return self.number


class PlantTogether(Happening[FieldsTable]):
    """XF-02: all plant at the same time; what they sent arrives when all are done."""

    rule = "XF-02"

    def happen(self, state: Fields) -> None:
        table = state.table
        table.round += 1
        state.then(DELIVER[table.seeds[0] if table.leak == "agenda" else 0])
        lanes = [
            prepend(STEP_ASIDE[seat], plant_row.as_agenda)
            if table.leak == "lane" and table.seeds[seat] == 3
            else plant_row.as_agenda
            for seat, plant_row in enumerate(PLANT_ROW[: len(table.seeds)])
        ]
        state.open_lanes((1 << len(table.seeds)) - 1, lanes, hidden=True)


class StepAside(Happening[FieldsTable]):
    """XF-02: nothing; it is there only where a lane leaks."""

    rule = "XF-02"

    def happen(self, state: Fields) -> None:
        pass


class PlantRow(Question[FieldsTable]):
    """XF-03: plant a row, as often as you like up to five a round, or stop."""

    rule = "XF-03"

    def options(self, state: Fields) -> tuple[Action, ...]:
        table = state.table
        if table.leak == "option" and table.seeds[(self.actor + 1) % len(table.seeds)] == 3:
            return PLANT.actions
        return (*PLANT.actions, *STOP.actions)

    def resolve(self, state: Fields, action: Action) -> None:
        table = state.table
        if action.verb is STOP:
            return
        field = table.fields[self.actor]
        field.append(action.value)
        shown = table.seeds[self.actor] if table.leak == "event" else action.value
        state.tell(PLANTED, self.actor, len(field), shown)
        if action.value == 3:
            table.sent[self.actor] += 1
        if sum(field) >= ENOUGH:
            state.end_lanes(HARVEST)
        elif len(field) < 5 * table.round:
            state.then(self)

    def refusal(self, state: Fields, action: Action) -> NotAllowed:
        table = state.table
        secret = table.seeds[(self.actor + 1) % len(table.seeds)]
        number = secret if table.leak == "refusal" else 0
        return NotAllowed("plant", rule="XF-03", number=number)


class Deliver(Happening[FieldsTable]):
    """XF-04: the weeds arrive; then the next round, or the harvest."""

    rule = "XF-04"

    def happen(self, state: Fields) -> None:
        table = state.table
        seats = len(table.seeds)
        for sender, sent in enumerate(table.sent):
            seat = (sender + 1) % seats
            table.weeds[seat] += sent
            field = table.fields[seat]
            told = (seat, sender, table.round, table.weeds[seat], len(field), sum(field), seats)
            state.tell(ARRIVED, *told)
        table.sent = [0] * seats
        state.then(PLANT_TOGETHER if table.round < ROUNDS else HARVEST)


class FieldsReason(Reason):
    HARVEST = "XF-05"


class Harvest(Happening[FieldsTable]):
    """XF-05: rows and seed count, weeds count against."""

    rule = "XF-05"

    def happen(self, state: Fields) -> None:
        table = state.table
        counted = zip(table.fields, table.seeds, table.weeds, strict=True)
        scores = tuple(sum(field) + seed - weeds for field, seed, weeds in counted)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        state.finish(Outcome(winners, scores, FieldsReason.HARVEST))


DRAW_SEED = [DrawSeed(seat) for seat in range(SEATS)]
PLANT_TOGETHER = PlantTogether()
PLANT_ROW = [PlantRow(seat) for seat in range(SEATS)]
STEP_ASIDE = [StepAside(seat) for seat in range(SEATS)]
DELIVER = [Deliver(number) for number in range(4)]
HARVEST = Harvest()


@dataclass(frozen=True, kw_only=True)
class FieldsOptions(GameOptions):
    limits = (Limit("players", 2, SEATS, rule="XF-01"),)

    players: int = 3


class FieldsView(View, frozen=True, kw_only=True):
    round: int
    seeds: tuple[int | None, ...]
    fields: tuple[tuple[int, ...], ...]
    weeds: tuple[int, ...]
    sent: tuple[int, ...]


class FieldsGame(Game):
    name = "fields"
    rules = 1
    options_type = FieldsOptions
    actions = Actions(SEED, PLANT, STOP)
    events = (PLANTED, ARRIVED)
    steps = Steps(DRAW_SEED, PLANT_TOGETHER, PLANT_ROW, STEP_ASIDE, DELIVER, HARVEST)
    reasons = FieldsReason
    leak: Leak = ""

    def start(self, listener: Listener | None = None) -> Fields:
        return begin(self, self._table(), [DRAW_SEED[0]], listener)

    def _table(self) -> FieldsTable:
        table = FieldsTable()
        table.leak, table.round = self.leak, 0
        table.seeds = [0] * self.players
        table.fields = [[] for _ in range(self.players)]
        table.weeds, table.sent = [0] * self.players, [0] * self.players
        return table

    def view(self, state: Fields, player: int | None) -> FieldsView:
        table = state.table
        return FieldsView(
            **common(state, player),
            round=table.round,
            seeds=tuple(
                seed if seed and player in (seat, EVERYBODY) else None
                for seat, seed in enumerate(table.seeds)
            ),
            fields=tuple(tuple(field) for field in table.fields),
            weeds=tuple(table.weeds),
            sent=tuple(self._sent(state)),
        )

    def _sent(self, state: Fields) -> list[int]:
        """What each seat has sent; with a leak of fields, also what it sends in a hidden lane."""
        sent = state.table.sent.copy()
        for seat, own in enumerate(state._tables if self.leak == "field" else ()):
            if isinstance(own, FieldsTable):
                sent[seat] = own.sent[seat]
        return sent

    def imagine(self, view: FieldsView, rng: Random) -> Fields:
        """Unseen seeds are drawn, each as likely as the other."""
        table = self._table()
        drawn = view.agenda[0][2] if view.asked == (CHANCE,) else self.players
        table.round = view.round
        table.seeds = [
            seed or (rng.randint(1, 3) if seat < drawn else 0)
            for seat, seed in enumerate(view.seeds)
        ]
        table.fields = [list(field) for field in view.fields]
        table.weeds, table.sent = list(view.weeds), list(view.sent)
        return imagined(self, table, view, rng)


def fields(players: int, leak: Leak = "") -> FieldsGame:
    game = FieldsGame(FieldsOptions(players=players))
    game.leak = leak
    return game
