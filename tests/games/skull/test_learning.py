"""What the oracle learns from: rounds as rows are rounds by the rules, and both see the same."""

from __future__ import annotations

from random import Random

import pytest

import ossuary
from ossuary.games.skull.actions import BID, FLIP, LOSE, PASS, PLACE
from ossuary.games.skull.bots.oracle import phase_of, row_of
from ossuary.games.skull.solver import rows
from ossuary.games.skull.solver.situations import allowed, situation
from ossuary.games.skull.state import SkullTable
from ossuary.kernel.action import Action
from ossuary.kernel.match import Match


def row_of_table(table: SkullTable) -> tuple[rows.Row, list[int]]:
    """A row for the round that begins, and its seats."""
    order = [(table.first + step) % table.seats for step in range(table.seats)]
    ring = [seat for seat in order if table.inside >> seat & 1]
    row = [0] * rows.length(len(ring))
    for number, seat in enumerate(ring):
        at = rows.HEADER + number * rows.WIDTH
        row[at + rows.DISCS] = table.discs(seat)
        row[at + rows.TURNED] = table.turned >> seat & 1
        row[at + rows.SKULLS] = table.skulls[seat]
    rows.begin(row, len(ring))
    return row, ring


def take(row: rows.Row, ring: list[int], action: Action) -> None:
    if action is PASS:
        rows.pass_on(row)
    elif action.verb is BID:
        rows.bid(row, action.value)
    elif action.verb is FLIP:
        rows.flip(row, ring.index(action.value))
    elif action.verb is PLACE:
        rows.lay(row, action.value)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_row_goes_beside_the_rules(players: int) -> None:
    """At every question of random games row and table ask the same seat for the same."""
    game = ossuary.game("skull", players=players)
    for number in range(20):
        match, rng = Match(game, f"beside {number}"), Random(number)
        row, ring, begun, successes, traps = [0], [0], 0, 0, 0
        while not match.state.over:
            table: SkullTable = match.state.table
            if table.round != begun:
                (row, ring), begun = row_of_table(table), table.round
                row[rows.MOOD] = rows.mood_of(successes, traps)
            seat = match.state.actors()[0]
            if row[rows.PHASE] == rows.PLACE_FIRST:
                seat = ring[row[rows.ACTOR]]
            options = match.state.options(seat)
            action = rng.choice(options)
            if options[0].verb.name != "name":
                assert ring[row[rows.ACTOR]] == seat
                view = match.state.view(seat)
                heard = match.history.of(seat)
                seen, seats = row_of(view, heard, phase_of(view, options))
                assert seats == ring
                assert row[rows.PHASE] == seen[rows.PHASE]
                if len(options) > 1:
                    assert allowed(row) == allowed(seen)
                    assert situation(row) == situation(seen)
                assert row[rows.SKULL_OF] == rows.NOBODY or options[0].verb is LOSE
                take(row, ring, action)
                if row[rows.PHASE] == rows.OVER:
                    successes += row[rows.SKULL_OF] == rows.NOBODY
                    traps += row[rows.SKULL_OF] != rows.NOBODY
            match.apply(seat, action)
