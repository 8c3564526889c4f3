"""Taking back at the online table: once, only one's own, stored, and forgotten by all who heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ossuary.kernel.error import OssuaryError
from ossuary.server import wire
from ossuary.server.clocks import Deadline
from ossuary.server.house import House
from ossuary.server.settings import Refused, new_settings
from ossuary.server.sights import sights
from ossuary.server.tables import HostedTable
from ossuary.server.winding import wind_clocks
from tests.server import inside
from tests.server.client import BOT, HERE, LINK, Enter, Server
from tests.server.inside import GUESTS, InHouse, seated, shown

FLOWER, SKULL = ["place", "flower"], ["place", "skull"]


def new_table(game: str = "skull", clock: int | None = None, **options: Any) -> HostedTable:
    """Three people at a table."""
    wish = wire.NewTable(game, {"players": 3, **options}, [inside.LINK] * 3, clock=clock)
    table = HostedTable("t", new_settings(wish, "ola", "seed"))
    for guest in GUESTS:
        table.sit(guest, guest, None)
    wind_clocks(table, 0)
    return table


def refused(work: Callable[..., None], *arguments: Any) -> str:
    with pytest.raises(OssuaryError) as raised:
        work(*arguments)
    return raised.value.id


def moves(table: HostedTable) -> list[Any]:
    assert table.match is not None
    return table.match.record.moves


def test_an_answer_taken_back_is_asked_anew_under_a_number_of_its_own() -> None:
    table = new_table()
    before = [*moves(table)]
    table.move("ola", 0, 0, SKULL)
    table.take_back("ola", 0, 1, 0)
    assert moves(table) == before
    assert table.questions.open(0) == 2
    # What was on its way to the questions that are gone doesn't count for the new one.
    for late in (0, 1):
        assert refused(table.move, "ola", 0, late, SKULL) == "taken-back"
    assert refused(table.move, "ola", 0, 3, SKULL) == "too-early"
    table.move("ola", 0, 2, FLOWER)
    table.move("ola", 0, 2, FLOWER)
    assert moves(table)[-1] == [0, *FLOWER]
    assert refused(table.move, "ola", 0, 2, SKULL) == "too-late"


def test_taken_back_again_and_again_no_number_comes_twice() -> None:
    table = new_table()
    numbers = []
    for _ in range(4):
        numbers.append(table.questions.open(0))
        table.move("ola", 0, table.questions.open(0), SKULL)
        numbers.append(table.questions.open(0))
        table.take_back("ola", 0, table.questions.open(0), 0)
    assert numbers == list(range(8))


@pytest.mark.usefixtures("hidden_lanes")
def test_a_repeated_message_takes_back_once() -> None:
    table = new_table("fields")
    for number in (0, 1):
        table.move("ola", 0, number, ["plant", 1])
    for _ in range(3):
        table.take_back("ola", 0, 2, 0)
    assert table.questions.open(0) == 3
    assert [move for move in moves(table) if move[0] == 0] == [[0, "plant", 1]]
    # The answer before it still counts, and is known by its number.
    table.move("ola", 0, 0, ["plant", 1])
    table.move("ola", 0, 3, ["plant", 2])
    table.take_back("ola", 0, 2, 0)
    assert [move for move in moves(table) if move[0] == 0] == [[0, "plant", 1], [0, "plant", 2]]


def test_only_ones_own_seat_and_only_now() -> None:
    table = new_table()
    table.move("ola", 0, 0, SKULL)
    before = msgspec.json.encode([table.settings, moves(table)])
    for guest in ("bob", "a stranger"):
        assert refused(table.take_back, guest, 0, 1, 0) == "not-your-seat"
    for seat in (-1, 3, 99):
        assert refused(table.take_back, "ola", seat, 0, 0) == "not-your-seat"
    assert refused(table.take_back, "ola", 0, 0, 0) == "too-late"
    assert refused(table.take_back, "ola", 0, -1, 0) == "too-late"
    assert refused(table.take_back, "ola", 0, 2, 0) == "too-early"
    assert refused(table.take_back, "bob", 1, 0, 0) == "nothing-to-take-back"
    assert msgspec.json.encode([table.settings, moves(table)]) == before
    table.move("bob", 1, 0, SKULL)
    assert refused(table.take_back, "ola", 0, 1, 0) == "nothing-to-take-back"


@pytest.mark.usefixtures("hidden_lanes")
def test_not_before_the_game_and_not_after_it() -> None:
    waiting = HostedTable(
        "t", new_settings(wire.NewTable("fields", {}, [inside.LINK] * 3), "ola", "seed")
    )
    assert refused(waiting.take_back, "ola", 0, 0, 0) == "not-begun"
    table = new_table("fields")
    for number in range(4):
        table.move("ola", 0, number, ["plant", 3])
    assert table.status == "over"
    assert refused(table.take_back, "ola", 0, 4, 0) == "nothing-to-take-back"


def test_not_while_a_bot_plays_for_the_seat() -> None:
    table = new_table()
    table.move("ola", 0, 0, SKULL)
    table.stand("ola", 0, "leave")
    assert refused(table.take_back, "ola", 0, 1, 0) == "bot-plays"
    assert sights(table, "ola", {})[0].taking_back is None
    table.stand("ola", 0, "return")
    table.take_back("ola", 0, 1, 0)


def test_with_two_tribes_it_is_the_last_answer_of_the_player() -> None:
    table = new_table(tribes=2)
    table.move("ola", 0, 0, SKULL)
    table.move("ola", 3, 0, FLOWER)
    assert sights(table, "ola", {})[0].taking_back == wire.TakingBack(3, 1, 2)
    assert refused(table.take_back, "ola", 0, 1, 0) == "nothing-to-take-back"
    table.take_back("ola", 3, 1, 0)
    assert sights(table, "ola", {})[0].taking_back == wire.TakingBack(0, 1, 1)


def test_a_rematch_counts_anew() -> None:
    table = new_table(clock=60)
    table.move("ola", 0, 0, SKULL)
    wind_clocks(table, 1)
    table.take_back("ola", 0, 1, 2)
    again = HostedTable("again", table.settings.again("ola", "other seed"))
    assert (again.questions.void, again.clocks.answered, again.clocks.open) == ({}, [], {})


# ---- clocks


def test_nobody_gains_time_by_taking_back() -> None:
    table = new_table(clock=60)
    table.move("ola", 0, 0, SKULL)
    wind_clocks(table, 20)
    assert 0 not in table.clocks.open
    for now in (30, 40, 50):
        table.take_back("ola", 0, table.questions.open(0), now)
        wind_clocks(table, now)
        assert table.clocks.open[0] == Deadline(table.questions.open(0), 60, in_hand=True)
        table.move("ola", 0, table.questions.open(0), SKULL)
        wind_clocks(table, now)
    offered = [sights(table, "ola", {}, now)[0].taking_back for now in (59, 60)]
    assert [offer is not None for offer in offered] == [True, False]
    assert refused(table.take_back, "ola", 0, table.questions.open(0), 60) == "time-is-up"


@pytest.mark.usefixtures("hidden_lanes")
def test_each_question_has_its_own_time_again() -> None:
    table = new_table("fields", clock=60)
    for number, now in enumerate((10, 30)):
        table.move("ola", 0, number, ["plant", 1])
        wind_clocks(table, now)
    assert table.clocks.open[0] == Deadline(2, 90, in_hand=True)
    table.take_back("ola", 0, 2, 40)
    wind_clocks(table, 40)
    assert table.clocks.open[0] == Deadline(3, 70, in_hand=True)
    table.take_back("ola", 0, 3, 50)
    wind_clocks(table, 50)
    assert table.clocks.open[0] == Deadline(4, 60, in_hand=True)


def test_the_end_of_an_answers_time_is_kept_while_it_may_be_open_again() -> None:
    table = new_table(clock=60)
    table.move("ola", 0, 0, SKULL)
    wind_clocks(table, 10)
    table.move("bob", 1, 0, SKULL)
    wind_clocks(table, 20)
    assert table.clocks.answered == [(0, 0, 60), (1, 0, 60)]
    # Bob's answer stands before Ola's, until he takes it back: she has gained nothing by it.
    table.take_back("bob", 1, 1, 30)
    wind_clocks(table, 30)
    table.take_back("ola", 0, 1, 59)
    assert table.clocks.open[0] == Deadline(2, 60, in_hand=True)
    for guest, seat in (("ola", 0), ("bob", 1), ("zoe", 2)):
        table.move(guest, seat, table.questions.open(seat), SKULL)
    wind_clocks(table, 59)
    assert table.clocks.answered == []


def test_nobody_gains_time_by_leaving() -> None:
    table = new_table(clock=60)
    table.move("ola", 0, 0, SKULL)
    wind_clocks(table, 59)
    table.stand("ola", 0, "leave")
    wind_clocks(table, 60)
    table.stand("ola", 0, "return")
    wind_clocks(table, 1000)
    with pytest.raises(Refused) as refused:
        table.take_back("ola", 0, table.questions.open(0), 1000)
    assert refused.value.id == "time-is-up"


# ---- what is stored and told


@pytest.mark.usefixtures("hidden_lanes")
def test_a_move_vanishes_from_the_middle_of_what_is_stored(in_house: InHouse) -> None:
    async def work(house: House) -> None:
        id = await seated(house, "fields")
        for guest, seat, number in (("ola", 0, 1), ("bob", 1, 2), ("zoe", 2, 3)):
            async with house.change(id) as table:
                table.move(guest, seat, 0, ["plant", number])
        async with house.change(id) as table:
            table.take_back("bob", 1, 1, 0)
        loaded = await house.store.load(id)
        assert loaded is not None
        assert loaded.course.taken_back == {1: [(0, 2)]}
        assert loaded.moves[3:] == [[0, "plant", 1], [2, "plant", 3]]
        # Read again, it goes on from there.
        house.rooms.clear()
        async with house.change(id) as table:
            assert table.questions.open(1) == 2
            table.move("bob", 1, 2, ["stop"])

    in_house(work)


def test_all_forget_what_was_taken_back(in_house: InHouse) -> None:
    async def work(house: House) -> None:
        id = await seated(house)
        told = {guest: await shown(house, id, guest) for guest in ("bob", "a stranger")}

        def last(guest: str) -> tuple[int, list[str]]:
            (sight,) = told[guest][-1].sights
            return sight.since, [heard.name for heard in sight.heard]

        for guest in told:
            (sight,) = told[guest][0].sights
            before = len(sight.heard)
            async with house.change(id) as table:
                table.move("ola", 0, table.questions.open(0), SKULL)
            assert last(guest) == (before, ["place"])
            async with house.change(id) as table:
                table.take_back("ola", 0, table.questions.open(0), 0)
            assert last(guest) == (before, [])
            # Whoever was told both before hears only what is new.
            async with house.change(id) as table:
                table.move("ola", 0, table.questions.open(0), SKULL)
            assert last(guest) == (before, ["place"])
            async with house.change(id) as table:
                table.take_back("ola", 0, table.questions.open(0), 0)

    in_house(work)


# ---- over real sockets


def test_two_people_see_it_go_and_come(person: Enter) -> None:
    ola, bob, eve = person(), person(), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    for one in (ola, bob, eve):
        one.watch(table)
        one.catch_up()
    before = bob.heard[1].copy(), eve.heard[None].copy()
    assert "refused" not in ola.answer(ola.questions()[0], SKULL)
    ola.catch_up()
    assert ola.sights[0]["taking_back"] == {"seat": 0, "number": 1, "answers": 1}
    for _ in range(2):
        assert "refused" not in ola.take_back({"seat": 0, "number": 1})
    for one in (ola, bob, eve):
        one.catch_up()
    assert (bob.heard[1], eve.heard[None]) == before
    assert bob.sights[0]["view"]["seats"][0]["on_mat"] == 0
    late = ola.answer({"seat": 0, "number": 1}, FLOWER)
    assert late["refused"]["id"] == "taken-back"
    assert "refused" not in ola.answer(ola.questions()[0], FLOWER)
    ola.catch_up()
    assert ola.sights[0]["view"]["seats"][0]["stack"] == ["flower"]


def test_where_nothing_can_be_taken_back_that_is_said(person: Enter) -> None:
    ola = person()
    ola.watch(ola.open(HERE, BOT))
    assert ola.take_back({"seat": 0, "number": 0})["refused"]["id"] == "nothing-to-take-back"
    assert ola.take_back({"seat": 1, "number": 0})["refused"]["id"] == "not-your-seat"


def test_a_killed_server_has_taken_back_what_was_acknowledged(
    own_server: Server, person: Enter
) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    ola.watch(table)
    assert "refused" not in ola.answer(ola.questions()[0], SKULL)
    assert "refused" not in ola.take_back({"seat": 0, "number": 1})
    own_server.kill()
    own_server.start()
    ola.watch(table)
    assert ola.sights[0]["view"]["seats"][0]["stack"] == []
    assert [question["number"] for question in ola.questions()] == [2]
    # Sent once more after the break, it has been done already.
    assert "refused" not in ola.take_back({"seat": 0, "number": 1})
    assert ola.answer({"seat": 0, "number": 0}, SKULL)["refused"]["id"] == "taken-back"
    assert "refused" not in ola.answer(ola.questions()[0], FLOWER)
