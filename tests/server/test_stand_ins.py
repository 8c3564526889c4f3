"""Whoever comes back can read which answers were not theirs; nobody hears more than was told."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from ossuary.games import GAMES
from ossuary.server import wire
from ossuary.server.settings import Course, Settings, new_settings
from ossuary.server.sights import sights
from ossuary.server.stand_ins import StandIns
from ossuary.server.tables import HostedTable
from ossuary.server.winding import wind_clocks
from tests.server import inside
from tests.server.test_leaks import STRANGER, sent
from tests.server.test_taking_back import FLOWER, SKULL, moves, new_table


def let_bot_answer(table: HostedTable, seat: int, action: list[Any], now: float = 0) -> None:
    table.answer(table.thought(seat), action, now)
    wind_clocks(table, now)


def stood_in(table: HostedTable, guest: str, since: int = 0) -> list[tuple[Any, ...]]:
    """The answers that this device is told were a bot's: who, what, and why."""
    assert table.match is not None
    found: list[tuple[Any, ...]] = []
    for sight in sights(table, guest, {0: since}):
        heard = table.match.history.of(sight.player)
        found += [
            (heard[place].actor, heard[place].name, why) for place, why in sight.stood_in.items()
        ]
    return found


def stored_and_read_again(table: HostedTable) -> HostedTable:
    course = msgspec.json.decode(msgspec.json.encode(table.course()), type=Course)
    return HostedTable("t", table.settings, moves(table), course)


def test_an_answer_of_a_bot_says_why_it_was_a_bots_also_after_a_restart() -> None:
    table = new_table(clock=60, first=0)
    table.move("ola", 0, 0, FLOWER)
    table.stand("bob", 1, "leave")
    let_bot_answer(table, 1, SKULL)
    let_bot_answer(table, 2, SKULL, now=60)
    table.stand("bob", 1, "return")
    table.move("ola", 0, 1, ["bid", 1])
    table.move("bob", 1, 1, ["pass"])
    table.stand("zoe", 2, "resign")
    let_bot_answer(table, 2, ["pass"])
    expected = [(1, "place", "away"), (2, "place", "time"), (2, "pass", "resigned")]
    for known in (table, stored_and_read_again(table)):
        for guest in ("ola", "bob", "zoe", STRANGER):
            assert sorted(stood_in(known, guest)) == sorted(expected)


def test_only_what_is_new_is_told() -> None:
    table = new_table(clock=60, first=0)
    let_bot_answer(table, 0, FLOWER, now=60)
    assert table.match is not None
    heard = len(table.match.history.of(0))
    let_bot_answer(table, 1, FLOWER, now=60)
    assert stood_in(table, "ola", since=heard) == [(1, "place", "time")]


def test_answers_of_those_who_are_bots_are_their_own() -> None:
    table = new_table(first=0)
    table.settings.chairs[0].kind, table.settings.chairs[0].bot = "bot", "random"
    let_bot_answer(table, 0, FLOWER)
    assert stood_in(table, "bob") == []


def test_what_is_taken_back_and_answered_anew_is_ones_own() -> None:
    table = new_table(first=0)
    table.stand("ola", 0, "leave")
    let_bot_answer(table, 0, FLOWER)
    table.stand("ola", 0, "return")
    assert stood_in(table, "ola") == [(0, "place", "away")]
    table.take_back("ola", 0, 1, 0)
    table.move("ola", 0, 2, SKULL)
    for known in (table, stored_and_read_again(table)):
        assert stood_in(known, "ola") == []


@pytest.mark.usefixtures("hidden_lanes")
def test_in_a_hidden_lane_nobody_else_hears_who_answered() -> None:
    messages = set()
    for is_bot in (False, True):
        table = new_table("fields", clock=60)
        if is_bot:
            let_bot_answer(table, 0, ["plant", 1], now=60)
            assert stood_in(table, "ola") == [(0, "plant", "time")]
        else:
            table.move("ola", 0, 0, ["plant", 1])
        messages |= {sent(table, "bob"), sent(table, STRANGER)}
    assert len(messages) == 2
    # Once the lanes are closed what happened in them is told, and with it who answered.
    for guest, seat in (("ola", 0), ("bob", 1), ("zoe", 2)):
        if seat:
            table.move(guest, seat, 0, ["plant", 1])
        table.move(guest, seat, 1, ["stop"])
    assert stood_in(table, "bob") == [(0, "plant", "time")]


def test_a_whole_game_of_a_stand_in_is_kept_as_one_span() -> None:
    stand_ins = StandIns({})
    for number in range(40):
        stand_ins.note(0, number, "away")
    stand_ins.note(0, 41, "away")
    stand_ins.note(0, 42, "time")
    assert stand_ins.spans == {0: [(0, 40, "away"), (41, 42, "away"), (42, 43, "time")]}
    assert [stand_ins.why(0, number) for number in (39, 40, 42)] == ["away", None, "time"]


@pytest.mark.parametrize("how", ["leave", "resign"])
def test_whose_seat_a_bot_plays_is_asked_nothing(how: Literal["leave", "resign"]) -> None:
    table = new_table(first=0)
    assert [asked.seat for asked in sights(table, "ola", {})[0].questions] == [0]
    table.stand("ola", 0, how)
    assert sights(table, "ola", {})[0].questions == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_regular_plays_for_whoever_is_away(game: str) -> None:
    table = new_table(game)
    table.stand("ola", 0, "leave")
    table.replace("ola", 1, {"bob": 100})
    assert [chair.bot for chair in table.settings.chairs] == ["regular", "regular", None]
    # Where time is over it is the same one, for this answer only.
    timed = new_table(game, clock=60)
    seat = timed.asked()[0]
    assert timed.thought(seat).bot == "regular"


def test_a_stored_table_names_its_bots_as_they_are_called_now() -> None:
    """In the store may be what a bot was called before; a page may still wish for it."""
    chairs = [
        inside.HERE,
        wire.ChairWish("bot", bot="planner"),
        wire.ChairWish("bot", bot="greedy"),
    ]
    settings = new_settings(wire.NewTable("sedlec", {"players": 3}, chairs), "ola", "seed")
    assert [chair.bot for chair in settings.chairs] == [None, "regular", "novice"]
    stored = msgspec.json.encode(settings).replace(b'"regular"', b'"planner"')
    assert b"planner" in stored
    assert msgspec.json.decode(stored, type=Settings) == settings
