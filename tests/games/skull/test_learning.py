"""What the oracle learns from: rounds as rows are rounds by the rules, and all see the same."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import ossuary
from ossuary.games.skull.actions import BID, FLIP, LOSE, PASS, PLACE
from ossuary.games.skull.bots.sight import numbers_of, phase_of, row_of
from ossuary.games.skull.solver import learning, matches, rows, sights
from ossuary.games.skull.solver.compiling import has_compiler
from ossuary.games.skull.solver.learning import Learner, Lessons
from ossuary.games.skull.solver.learnt import FOUND, LAYER, read_learnt, write_learnt
from ossuary.games.skull.solver.network import Network, likely, made
from ossuary.games.skull.solver.outplaying import outplay, weights_of, won
from ossuary.games.skull.solver.sights import FLIPS_AT, OTHER, OWN
from ossuary.games.skull.solver.sparring import PARTNERS, Believer, Seen, Watched, clone_of, watched
from ossuary.games.skull.state import SkullTable
from ossuary.kernel.action import Action
from ossuary.kernel.match import Match, play

REMEMBERED = (rows.SKULLS_SEEN, rows.FLOWERS_SEEN, rows.BIDS, rows.PASSES, rows.ATTEMPTS)


def row_of_table(
    table: SkullTable, before: rows.Row, seats_before: list[int]
) -> tuple[rows.Row, list[int]]:
    """A row for the round that begins, with what the row before remembers, and its seats."""
    order = [(table.first + step) % table.seats for step in range(table.seats)]
    ring = [seat for seat in order if table.inside >> seat & 1]
    row = [0] * rows.length(len(ring))
    for number, seat in enumerate(ring):
        at = rows.HEADER + number * rows.WIDTH
        row[at + rows.DISCS] = table.discs(seat)
        row[at + rows.TURNED] = table.turned >> seat & 1
        row[at + rows.SKULLS] = table.skulls[seat]
        row[at + rows.SUSPECTS] = table.suspects[seat]
        row[at + rows.CLEAR] = table.only_flowers >> seat & 1
        if seats_before:
            old = rows.HEADER + seats_before.index(seat) * rows.WIDTH
            for field in REMEMBERED:
                row[at + field] = before[old + field]
    for field in (rows.SUCCESSES, rows.TRAPS, rows.BLUFFS):
        row[field] = before[field]
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


def seen_of(row: rows.Row) -> tuple[list[float], list[list[float]]]:
    own = [9.0] * sights.OWN
    others = [[9.0] * sights.OTHER for _ in range(row[rows.COUNT] - 1)]
    sights.look(row, row[rows.ACTOR], own, others)
    return own, others


def allowed_in(row: rows.Row) -> list[int]:
    allowed = [9] * (FLIPS_AT + row[rows.COUNT] - 1)
    assert sights.allow(row, allowed) == sum(allowed)
    return allowed


@pytest.mark.parametrize("players", [2, 3, 4, 6, 9])
def test_a_row_goes_beside_the_rules(players: int) -> None:
    """At every question of random games row and table ask the same, and both are seen alike."""
    game = ossuary.game("skull", players=players)
    asked = set()
    for number in range(20 if players < 9 else 4):
        match, rng = Match(game, f"beside {number}"), Random(number)
        row, ring, begun = [0] * rows.HEADER, list[int](), 0
        while not match.state.over:
            table: SkullTable = match.state.table
            if table.round != begun:
                (row, ring), begun = row_of_table(table, row, ring), table.round
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
                assert seen_of(row) == seen_of(seen)
                if len(options) > 1:
                    asked.add(row[rows.PHASE])
                    allowed = allowed_in(row)
                    assert allowed == allowed_in(seen)
                    numbers = numbers_of(seen, ring, options)
                    told = {number for number in numbers if number != rows.NOBODY}
                    marked = {number for number, is_one in enumerate(allowed) if is_one}
                    # What is known to be a flower is all that is marked of what can be flipped.
                    assert marked == told or (options[0].verb is FLIP and marked < told)
                    check_number(row, ring, action, numbers[options.index(action)])
                assert row[rows.SKULL_OF] == rows.NOBODY or options[0].verb is LOSE
                take(row, ring, action)
            match.apply(seat, action)
    assert asked == set(range(rows.OVER)) - ({rows.FLIP} if players == 2 else set())


def check_number(row: rows.Row, ring: list[int], action: Action, number: int) -> None:
    """The answer of that number is that action."""
    if number != rows.NOBODY and action.verb is not LOSE:
        by_number, by_action = np.array(row), np.array(row)
        matches.answer(by_number, number)
        take(by_action, ring, action)
        assert by_number.tolist() == by_action.tolist()


def table_row(*seats: tuple[int, int, int]) -> Any:
    """A round begins: of each seat its discs, whether its mat is turned, and its skull."""
    row = np.zeros(matches.LENGTH, np.int64)
    for number, (discs, turned, skulls) in enumerate(seats):
        at = rows.HEADER + number * rows.WIDTH
        row[at + rows.PLAYER], row[at + rows.DISCS] = number, discs
        row[at + rows.TURNED], row[at + rows.SKULLS] = turned, skulls
    rows.begin(row, len(seats))
    return row


def lay_all(row: Any, *faces: int) -> None:
    for face in faces:
        rows.lay(row, face)


def players_in(row: Any) -> list[int]:
    return [int(row[rows.HEADER + n * rows.WIDTH + rows.PLAYER]) for n in range(row[rows.COUNT])]


def test_the_challenger_begins_the_next_round_with_what_is_left() -> None:
    row, spare = table_row((4, 0, 1), (4, 0, 1), (4, 0, 1)), np.zeros(matches.LENGTH, np.int64)
    lay_all(row, 0, 1, 0)
    rows.bid(row, 1)
    rows.bid(row, 3)
    assert row[rows.PHASE] == rows.LOSE
    assert matches.next_round(row, 1, spare) == rows.NOBODY
    assert players_in(row) == [1, 2, 0]
    at = rows.HEADER
    assert (row[at + rows.DISCS], row[at + rows.SKULLS], row[at + rows.SUSPECTS]) == (3, 0, 1)
    assert (row[at + rows.ATTEMPTS], row[rows.BLUFFS], row[rows.PHASE]) == (1, 1, rows.PLACE_FIRST)


def test_who_is_out_makes_room_for_the_owner_of_the_skull() -> None:
    row, spare = table_row((1, 0, 0), (4, 0, 1), (4, 0, 1)), np.zeros(matches.LENGTH, np.int64)
    lay_all(row, 0, 0, 1)
    rows.bid(row, 3)
    rows.flip(row, 2)
    assert matches.next_round(row, 0, spare) == rows.NOBODY
    assert players_in(row) == [2, 1]


def test_a_second_success_and_the_last_seat_win() -> None:
    row, spare = table_row((1, 1, 0), (2, 0, 0)), np.zeros(matches.LENGTH, np.int64)
    lay_all(row, 0, 0)
    rows.bid(row, 1)
    rows.pass_on(row)
    assert matches.next_round(row, 0, spare) == 0
    row = table_row((1, 0, 1), (2, 0, 0))
    lay_all(row, 1, 0)
    rows.bid(row, 1)
    rows.pass_on(row)
    assert matches.next_round(row, 1, spare) == 1


def network(answers: int = FLIPS_AT) -> Network:
    rng = np.random.default_rng(3)
    weights = made(OWN, OTHER, answers, (FOUND, LAYER), rng)
    # Drawn so small that nothing would be seen of them.
    for name in ("answers", "flips"):
        weights[name] *= 20
    return Network(weights)


def sights_drawn(number: int, others: int) -> tuple[Any, Any]:
    rng = np.random.default_rng(4)
    own = rng.random((number, OWN), np.float32)
    seats = rng.random((number, others, OTHER), np.float32)
    seats[:, :, 0] = 1
    seats[0, -1] = 0
    return own, seats


def test_slopes_are_those_of_small_steps() -> None:
    net, sight = network(), sights_drawn(5, 3)
    by = np.random.default_rng(5).standard_normal((5, FLIPS_AT + 3)).astype(np.float32)
    net.reckon(sight)
    slopes = net.slopes(by)
    exact = {name: array.astype(np.float64) for name, array in net.weights.items()}
    for name, array in exact.items():
        place = np.unravel_index(np.abs(slopes[name]).argmax(), array.shape)
        ends = []
        for step in (1e-5, -1e-5):
            array[place] += step
            net.weights = exact  # type: ignore[assignment]
            ends.append(float((net.reckon(sight) * by).sum()))
            array[place] -= step
        assert (ends[0] - ends[1]) / 2e-5 == pytest.approx(slopes[name][place], rel=1e-3), name


def test_what_is_kept_reckons_as_what_was_learnt() -> None:
    """The file has half the digits, and is read with plain numbers."""
    net, (own, others) = network(), sights_drawn(4, 5)
    kept = read_learnt(write_learnt(net.weights))
    reckoned = net.reckon((own, others))
    for name, array in weights_of(kept).items():
        assert array == pytest.approx(net.weights[name], rel=0.01, abs=0.001)
    for each in range(1, 4):
        answers, flips = kept.reckon(own[each].tolist(), others[each].tolist())
        assert [*answers, *flips] == pytest.approx(reckoned[each].tolist(), rel=0.02, abs=0.02)


def test_more_than_five_others_count_as_five() -> None:
    kept = read_learnt(write_learnt(network().weights))
    own, others = sights_drawn(2, 1)
    one = others[1, 0].tolist()
    for seats in (5, 9, 11):
        answers, flips = kept.reckon(own[1].tolist(), [one] * seats)
        assert len(flips) == seats
        assert answers == pytest.approx(kept.reckon(own[1].tolist(), [one] * 5)[0])


def test_partners_are_watched_and_cloned() -> None:
    """A believer lays flowers as long as no mat is turned; so does its clone."""
    seen: list[Seen] = []
    game = ossuary.game("skull", players=3, first=0)
    for number in range(30):
        play(game, [Watched(Believer(), seen) for _ in range(3)], f"habits {number}")
    clone = Network(clone_of(seen))
    row = table_row((4, 0, 1), (4, 0, 1), (4, 0, 1))
    own, others = seen_of(row)
    allowed = np.array([[1, 1] + [0] * (FLIPS_AT)])
    sight = np.array([own], np.float32), np.array([others], np.float32)
    assert likely(clone.reckon(sight), allowed)[0, sights.LAY] > 0.8


def test_all_partners_are_watched() -> None:
    """In mixed games and among themselves."""
    assert all(len(seen) > 20 for seen in watched(20, lambda games: None))
    assert len(PARTNERS) == 5


@pytest.mark.skipif(has_compiler(), reason="compiled, it can't be dealt other discs")
def test_a_winning_bid_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats with one flower each, one success made: whoever begins bids, and wins."""

    def deal(row: Any, count: int) -> None:
        row[:] = table_row((1, 1, 0), (1, 1, 0))

    monkeypatch.setattr(matches, "deal", deal)
    monkeypatch.setattr(learning, "BATCH", 64)
    learner = Learner(Lessons(answers=4000, tables=16, turns=16), [])
    weights = learner.learn(lambda answers: None)
    row = table_row((1, 1, 0), (1, 1, 0))
    lay_all(row, 0, 0)
    own, others = seen_of(row)
    wide = np.zeros((1, matches.OTHERS, OTHER), np.float32)
    wide[0, 0] = others[0]
    allowed = np.zeros((1, matches.ANSWERS), np.int64)
    sights.allow(row, allowed[0])
    chances = likely(Network(weights).reckon((np.array([own], np.float32), wide)), allowed)[0]
    # A bid of one could still be raised, and then the other wins.
    assert chances[sights.BIDS_AT + sights.BIDS_TOLD_APART - 1] > 0.8


def test_who_learns_to_win_against_a_timid_player_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats who always lay flowers and pass are beaten by somebody who bids."""
    monkeypatch.setattr(learning, "BATCH", 64)
    timid = network().weights
    timid["answers"][:], timid["flips"][:] = 0, 0
    timid["answers_bias"][[sights.LAY, sights.PASS]] = 4
    lessons = Lessons(answers=6000, tables=16, turns=32, counts=(3,), surprise=(0.01, 0.001))
    learnt = outplay(timid, lessons, lambda answers: None)
    before, matches = won(timid, timid, lessons)
    after, later = won(learnt, timid, lessons)
    assert before / matches < 0.6
    assert after / later > before / matches + 0.1
