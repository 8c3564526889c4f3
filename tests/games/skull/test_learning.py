"""What the oracle learns from: rounds as rows are rounds by the rules, and both see the same."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random

import numpy as np
import pytest

import ossuary
from ossuary.games.skull.actions import BID, FLIP, LOSE, PASS, PLACE
from ossuary.games.skull.bots.oracle import phase_of, row_of
from ossuary.games.skull.solver import learning, rows
from ossuary.games.skull.solver import lessons as lessons_module
from ossuary.games.skull.solver.compiling import has_compiler
from ossuary.games.skull.solver.learnt import FINEST
from ossuary.games.skull.solver.lessons import Lessons
from ossuary.games.skull.solver.prospects import standing
from ossuary.games.skull.solver.situations import LENGTH, OPENING_BIDS, allowed, situation
from ossuary.games.skull.solver.sparring import PARTNERS, Believer, Counts, Watched, habits, watched
from ossuary.games.skull.state import SkullTable
from ossuary.kernel.action import Action
from ossuary.kernel.match import Match, play


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


def test_partners_have_the_habits_that_were_seen() -> None:
    """A believer lays flowers as long as no mat is turned; what was seen once isn't sure."""
    counts: Counts = defaultdict(Counter)
    game = ossuary.game("skull", players=3, first=0)
    play(game, [Watched(Believer(), counts) for _ in range(3)], "habits")
    nobody, believer = habits([counts], seats=3)
    row, _ = row_of_table(game.start().table)
    at = situation(row)
    assert 1 > believer[at] > 2 * believer[at + 1] > 0
    assert believer[at] + believer[at + 1] == pytest.approx(1)
    assert not nobody.any()


def test_all_partners_are_watched() -> None:
    """In mixed games and among themselves, with three to six players."""
    counts = watched(8, lambda games: None)
    assert len(counts) == len(PARTNERS)
    assert {seats for seen in counts for seats in seen} >= {3, 4, 5, 6}


@pytest.mark.skipif(has_compiler(), reason="compiled, it can't be dealt other discs")
def test_a_winning_bid_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats with one flower each, one success made: whoever begins bids, and wins."""

    def deal(row: rows.Row, count: int, fresh: bool) -> None:
        for seat in range(count):
            at = rows.HEADER + seat * rows.WIDTH
            row[at + rows.DISCS], row[at + rows.TURNED], row[at + rows.SKULLS] = 1, 1, 0
        row[rows.MOOD] = rows.UNKNOWN
        rows.begin(row, count)

    monkeypatch.setattr(learning, "deal", deal)
    monkeypatch.setattr(lessons_module, "ROUNDS_BETWEEN", 150)
    lessons = Lessons(kinds=1)
    monkeypatch.setattr(learning, "STRANGERS", 0.0)
    block = lessons.learn(2, np.zeros((1, LENGTH), np.float32), 300, lambda rounds: None)
    row = [0] * rows.length(2)
    deal(row, 2, True)
    assert lessons.values[0, 2, standing(row, 0, 0, rows.NOBODY)] > 0.9
    rows.lay(row, 0)
    rows.lay(row, 0)
    lowest, everything = situation(row) + OPENING_BIDS, situation(row) + OPENING_BIDS + 3
    assert block[everything] == FINEST
    assert block[everything] > block[lowest]
