"""Scenarios: fields of Bad Bones as they are told, with the skeletons that are drawn as told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import ossuary
from ossuary.games.badbones import BadBonesGame
from ossuary.games.badbones.actions import (
    CELL_NAMES,
    COLOURS,
    DIRECTIONS,
    KIND_OF,
    KINDS,
    TILES,
    TYPE_NAMES,
    WEAPON_NAMES,
    token_of,
)
from ossuary.games.badbones.field import DAMAGED, NO_WEAPON
from ossuary.games.badbones.rules import BEGIN_ROUND, END_PHASE
from ossuary.games.badbones.state import BadBonesTable, new_table
from ossuary.games.badbones.view import BadBonesView, FieldView
from ossuary.kernel.history import History
from ossuary.kernel.state import begin
from ossuary.kernel.view import EVERYBODY, Heard
from ossuary.shelf.games import load


def new_game(components: Mapping[str, Any] | None = None, **options: Any) -> BadBonesGame:
    game = load("badbones", options, components)
    assert isinstance(game, BadBonesGame)
    return game


class Scenario:
    """A round from phase 1, 2 or 3 on, in which seat 0 acts; seat 1 has one skeleton to move.

    `skeletons` are those of seat 0: "b2 down top-red", or a type alone for who waits at the forest
    edge; `moved` are those that have moved or, before phase 3, miss their move. `traps` are
    "c2 dragon", damaged ones "c2 dragon damaged", and `supply` what seat 0 has besides.
    `drawn` is what chance gives.
    """

    def __init__(
        self,
        *skeletons: str,
        phase: int = 3,
        hero: str = "a5",
        traps: tuple[str, ...] = (),
        supply: tuple[str, ...] = (),
        drawn: tuple[str, ...] = (),
        moved: tuple[str, ...] = (),
        craters: tuple[str, ...] = (),
        ruins: tuple[str, ...] = (),
        weapon: str | None = None,
        tiers: int | None = None,
        houses: int | None = None,
        side: str = "white",
        round: int = 1,
        components: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.game = new_game(components, **{"players": 2, **options})
        self.history = History(self.game)
        self.drawn = list(drawn)
        table = new_table(self.game.box)
        table.round = round - (phase == 1)
        table.phase = phase - 1
        table.side = COLOURS.index(side)
        for other in table.fields:
            other.hero = self.game.box.towers[0]
        field = table.fields[0]
        field.hero = CELL_NAMES.index(hero)
        field.tiers = field.tiers if tiers is None else tiers
        field.houses = field.houses if houses is None else houses
        field.weapon = NO_WEAPON if weapon is None else WEAPON_NAMES.index(weapon)
        for cell in craters:
            field.craters |= 1 << CELL_NAMES.index(cell)
        for cell in ruins:
            field.towers &= ~(1 << CELL_NAMES.index(cell))
            field.tiers -= 1
        for skeleton in skeletons:
            put(table, 0, skeleton)
        for skeleton in moved:
            put(table, 0, skeleton, field.moved if phase == 3 else field.iced)
        for kind in supply:
            table.supply_of(0)[KINDS.index(kind)] += 1
        for trap in traps:
            lay(table, trap)
        if len(table.fields) > 1:
            put(table, 1, "left-green")
        begins = BEGIN_ROUND if phase == 1 else END_PHASE
        self.state = begin(self.game, table, [begins], self.history)
        self._go_on()

    def _go_on(self) -> None:
        """Chance gives what it is told to, the others do what they must, until seat 0 is asked."""
        while not self.state.over and 0 not in self.state.actors():
            actor = self.state.actors()[0]
            options = self.state.options(actor)
            if actor == ossuary.CHANCE:
                if not self.drawn:
                    return
                wanted = self.drawn.pop(0)
                options = tuple(action for action in options if action.text.endswith(wanted))
            # Of all that can be done in phase 2 "nothing" comes last, and hurts nobody.
            self.state.apply(actor, options[-1])

    def do(self, *actions: str) -> Scenario:
        """Seat 0 does this, one after the other; several in one string by commas."""
        for action in [one.strip() for many in actions for one in many.split(",")]:
            self.state.apply(0, self.game.actions.parse(action))
        return self

    def go_on(self) -> Scenario:
        """The others finish the phase, and what follows happens."""
        self._go_on()
        return self

    def options(self, verb: str = "") -> list[str]:
        texts = [action.text for action in self.state.options(0)]
        return [text for text in texts if text.startswith(verb)]

    def refused(self, action: str) -> tuple[str, str]:
        """The id and the rule of the refusal; nothing changes."""
        before = self.state.view(EVERYBODY)
        with pytest.raises(ossuary.NotAllowed) as refused:
            self.state.apply(0, self.game.actions.parse(action))
        assert self.state.view(EVERYBODY) == before
        return refused.value.id, refused.value.rule

    @property
    def outcome(self) -> ossuary.Outcome:
        assert self.state.outcome is not None
        return self.state.outcome

    def edge(self) -> list[str]:
        """Who is at the forest edge and has moved: its place, then its type."""
        return [f"{one.place} {one.type}" for one in self.field.back]

    @property
    def view(self) -> BadBonesView:
        view: BadBonesView = self.state.view(0)
        return view

    @property
    def field(self) -> FieldView:
        return self.view.seats[0]

    def skeletons(self) -> list[str]:
        """Where everybody on the field is: "b2 down top-red"."""
        found = [f"{one.cell} {one.heading} {one.type}" for one in self.field.skeletons]
        return sorted(found)

    def traps(self) -> list[str]:
        return [
            f"{laid.cell} {laid.tile}{' damaged' if laid.damaged else ''}"
            for laid in self.field.traps
        ]

    def sent(self) -> list[tuple[int, str]]:
        return [(parcel.whom, parcel.type) for parcel in self.field.sent]

    def told(self, *names: str) -> list[Heard]:
        return [heard for heard in self.history.of(EVERYBODY) if heard.name in names]


def lay(table: BadBonesTable, written: str) -> None:
    """A trap of seat 0's supply, if it has one, or of the box lies on its field."""
    cell, tile, *damaged = written.split()
    supply, kind = table.supply_of(0), KIND_OF[TILES.index(tile)]
    supply[kind] = max(0, supply[kind] - 1)
    table.fields[0].lay(TILES.index(tile), CELL_NAMES.index(cell))
    table.fields[0].traps[CELL_NAMES.index(cell)] += DAMAGED * len(damaged)


def put(table: BadBonesTable, seat: int, written: str, tokens: list[int] | None = None) -> None:
    """A skeleton leaves the bag for a field or its forest edge; None: it has still to move."""
    *where, name = written.split()
    kind = TYPE_NAMES.index(name)
    table.bag[kind] -= 1
    field = table.fields[seat]
    if not where:
        field.waiting = sorted([*field.waiting, kind])
        return
    cell, heading = where
    token = token_of(CELL_NAMES.index(cell), DIRECTIONS.index(heading), kind)
    if tokens is None:
        field.resting = sorted([*field.resting, token])
    else:
        tokens.append(token)
