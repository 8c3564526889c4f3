"""The house by itself: one room for each table, and what can't be stored did not happen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import ossuary
from ossuary.kernel.error import Unreadable
from ossuary.server import wire
from ossuary.server.audience import Visitor
from ossuary.server.database import open_file
from ossuary.server.tables import HostedTable
from tests.server.inside import (
    LINK,
    Brittle,
    InHouse,
    OwnTime,
    given_up,
    seat,
    seated,
    shown,
    table_in,
    until,
)


def test_all_who_wait_while_a_write_fails_get_the_truth(in_house: InHouse, store: Brittle) -> None:
    async def work(house: OwnTime) -> None:
        table = await house.open(wire.NewTable("skull", {"players": 4}, [LINK] * 4), "host")
        store.failures = 1
        places = await asyncio.gather(
            *(seat(house, table.id, guest) for guest in ("ola", "bob", "eve")),
            return_exceptions=True,
        )
        assert isinstance(places[0], OSError)
        assert places[1:] == [0, 1]
        loaded = await store.load(table.id)
        assert loaded is not None
        assert [chair.name for chair in loaded.settings.chairs] == ["bob", "eve", "", ""]

    in_house(work)


def test_visitors_stay_when_a_write_fails_and_hear_what_comes_next(
    in_house: InHouse, store: Brittle
) -> None:
    async def work(house: OwnTime) -> None:
        table = await house.open(wire.NewTable("skull", {"players": 2}, [LINK] * 2), "host")
        heard: list[wire.Update] = []
        visitor = Visitor("eve", heard.append)
        await house.enter(table.id, visitor)
        store.failures = 1
        with pytest.raises(OSError, match="full"):
            await seat(house, table.id, "ola")
        assert len(heard) == 1
        await seat(house, table.id, "bob")
        assert [chair.name for chair in table_in(heard).chairs] == ["bob", ""]
        await house.leave(table.id, visitor)
        await until(lambda: house.rooms == {})

    in_house(work)


def test_a_room_is_kept_as_long_as_somebody_comes_again_in_time(
    in_house: InHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a table is being filled nobody looks at it yet, and each who sits down finds it."""
    monkeypatch.setattr("ossuary.server.house.LINGER", 600)

    async def work(house: OwnTime) -> None:
        table = await house.open(wire.NewTable("skull", {"players": 2}, [LINK] * 2), "host")
        room = house.rooms[table.id]
        room.unused_since -= 599
        await seat(house, table.id, "ola")
        room.unused_since -= 2
        house._give_up_unused(table.id, room)
        assert house.rooms == {table.id: room}
        room.unused_since -= 599
        house._give_up_unused(table.id, room)
        assert house.rooms == {}

    in_house(work)


def test_what_nobody_looks_at_is_given_up_and_found_again(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        table = await house.open(wire.NewTable("skull", {"players": 2}, [LINK] * 2), "host")
        await until(lambda: house.rooms == {})
        await seat(house, table.id, "ola")
        async with house.look(table.id) as (_, found):
            assert isinstance(found, HostedTable)
            assert found.settings.players_of("ola") == [0]
        await until(lambda: house.rooms == {})

    in_house(work)


def test_an_owners_cards_lie_on_new_tables_and_come_back_with_them(in_house: InHouse) -> None:
    own = ossuary.game("sedlec").components
    assert own is not None
    mine = own.json()
    cards = mine["decks"]["base"]["cards"]
    cards[cards.index("P/L")] = "L/P"

    async def work(house: OwnTime) -> None:
        house.components = mine
        table = await house.open(wire.NewTable("sedlec", {"players": 2}, [LINK] * 2), "host")
        skull = await house.open(wire.NewTable("skull", {"players": 2}, [LINK] * 2), "host")
        house.components = None
        await given_up(house, table.id, skull.id)
        async with house.look(table.id) as (_, found):
            assert found.game.other_components == mine
        async with house.look(skull.id) as (_, other):
            assert other.settings.components is None

    in_house(work)


def test_one_folder_is_for_one_house(tmp_path: Path) -> None:
    database = open_file(tmp_path / "tables.db")
    with pytest.raises(Unreadable) as refused:
        open_file(tmp_path / "tables.db")
    assert refused.value.id == "data-in-use"
    database.close()
    open_file(tmp_path / "tables.db").close()


def test_a_question_mark_in_a_path_is_part_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "who?me"
    folder.mkdir()
    open_file(folder / "tables.db").close()
    assert (folder / "tables.db").is_file()
    assert [file.name for file in tmp_path.iterdir()] == ["who?me"]


@pytest.mark.usefixtures("hidden_lanes")
def test_who_acts_in_a_hidden_lane_makes_no_noise(in_house: InHouse) -> None:
    """Others get no message and see no clock of it; when all are done, they hear everything."""

    async def work(house: OwnTime) -> None:
        id = await seated(house, "fields", clock=60)
        got = {guest: await shown(house, id, guest) for guest in ("ola", "bob", "a stranger")}
        before = {guest: len(updates) for guest, updates in got.items()}
        for number, action in enumerate((["plant", 1], ["plant", 3])):
            async with house.change(id) as table:
                table.move("ola", 0, number, action)
        assert {guest: len(updates) - before[guest] for guest, updates in got.items()} == {
            "ola": 2,
            "bob": 0,
            "a stranger": 0,
        }
        assert [sorted(updates[-1].clocks) for updates in got.values()] == [[0], [1], []]
        for guest, player in (("ola", 0), ("bob", 1), ("zoe", 2)):
            async with house.change(id) as table:
                table.move(guest, player, table.questions.open(player), ["stop"])
        assert [heard.name for heard in got["a stranger"][-1].sights[0].heard][:3] == [
            *("plant", "planted", "plant")
        ]

    in_house(work)


@pytest.mark.usefixtures("hidden_lanes")
def test_notices_and_failures_make_no_noise_in_hidden_lanes(
    in_house: InHouse, store: Brittle
) -> None:
    async def work(house: OwnTime) -> None:
        id = await seated(house, "fields", clock=60)
        told = await shown(house, id, "bob")
        async with house.change(id) as table:
            table.clocks_anew = True
        store.failures = 1
        with pytest.raises(OSError, match="full"):
            async with house.change(id) as table:
                table.move("ola", 0, 0, ["plant", 1])
        async with house.change(id) as table:
            table.clocks_anew = True
        before = len(told)
        async with house.change(id) as table:
            table.move("ola", 0, 0, ["plant", 1])
        assert len(told) == before

    in_house(work)


def test_a_move_that_is_stored_is_told_to_all_who_can_be_told(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        table = await house.open(wire.NewTable("skull", {"players": 2}, [LINK] * 2), "host")

        def fail(_: wire.Update) -> None:
            raise RuntimeError("no line")

        told: list[wire.Update] = []
        for guest, send in (("eve", fail), ("bob", told.append), ("zoe", fail)):
            await house.enter(table.id, Visitor(guest, send))
        assert await seat(house, table.id, "ola") == 0
        assert table_in(told).chairs[0].name == "ola"

    in_house(work)


@pytest.mark.usefixtures("hidden_lanes")
def test_lists_of_tables_say_nothing_of_hidden_lanes(in_house: InHouse, store: Brittle) -> None:
    """Their order tells when something was done at a table."""

    async def work(house: OwnTime) -> None:
        ids = []
        for _ in range(2):
            ids.append(await seated(house, "fields"))
            house.time += 1
        await given_up(house, *ids)
        async with house.change(ids[0]) as table:
            table.move("ola", 0, 0, ["plant", 1])
        assert [row[0] for row in await store.of_guest("bob")] == [ids[1], ids[0]]

    in_house(work)


def test_whoever_opens_a_second_house_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    database = open_file(tmp_path / "ossuary.db")
    database.announce("http://localhost:8470/")
    with pytest.raises(Unreadable) as refused:
        open_file(tmp_path / "ossuary.db")
    assert refused.value.id == "data-in-use-at"
    assert refused.value.values["address"] == "http://localhost:8470/"
    database.close()
