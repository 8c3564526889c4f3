"""The store: who reads waits for nobody, and the file is its owner's."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from ossuary.server import wire
from ossuary.server.database import open_file
from ossuary.server.schema import links, moves, seats
from ossuary.server.watch import DAY, WAITING_DAYS, Watch
from tests.server.client import HERE, LINK, Enter, Server
from tests.server.inside import HERE as OLA
from tests.server.inside import LINK as NOBODY
from tests.server.inside import InHouse, OwnTime, seated, shown, until


def test_lists_are_read_while_a_write_waits(in_house: InHouse) -> None:
    """A foreign lock, or a slow disk, keeps nobody from looking."""

    async def work(house: OwnTime) -> None:
        id = await seated(house)
        # All that was to be written before is written.
        await house.store.write(lambda _: None)
        begun, go_on = threading.Event(), threading.Event()

        def slow(_: object) -> None:
            begun.set()
            assert go_on.wait(30)

        writing = asyncio.create_task(house.store.write(slow))
        await asyncio.to_thread(begun.wait, 30)
        assert [row[0] for row in await house.store.of_guest("ola")] == [id]
        loaded = await house.store.load(id)
        assert loaded is not None
        assert not writing.done()
        go_on.set()
        await writing

    in_house(work)


def test_moves_are_stored_while_somebody_reads(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        begun, go_on = threading.Event(), threading.Event()

        def slow(connection: object) -> None:
            begun.set()
            assert go_on.wait(30)

        reading = [asyncio.create_task(house.store.read(slow)) for _ in range(16)]
        await asyncio.to_thread(begun.wait, 30)
        wrote = await house.store.write(lambda c: c.exec_driver_sql("SELECT 7").scalar())
        assert wrote == 7
        assert not any(read.done() for read in reading)
        go_on.set()
        await asyncio.gather(*reading)

    in_house(work)


@pytest.mark.file
@pytest.mark.parametrize("before", [None, 0o644])
def test_the_file_is_for_its_owner_alone(tmp_path: Path, before: int | None) -> None:
    file = tmp_path / "tables.db"
    if before is not None:
        file.touch(before)
    database = open_file(file)
    try:
        beside = [path for path in tmp_path.iterdir() if path.name.startswith("tables.db")]
        assert len(beside) == 3
        assert [stat.S_IMODE(path.stat().st_mode) for path in beside] == [0o600] * 3
    finally:
        database.close()


@pytest.mark.file
def test_a_locked_file_keeps_nobody_from_looking(own_server: Server, person: Enter) -> None:
    ola = person()
    table = ola.open(HERE, LINK, open=True)
    with closing(sqlite3.connect(own_server.folder / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert [entry["id"] for entry in ola.get("lobby")] == [table]
        other.execute("ROLLBACK")


# ---- what is put away


def rows_of(query: sql.Select[Any], connection: sql.Connection) -> list[Any]:
    return [*connection.execute(query)]


def test_old_tables_are_put_away_and_all_else_stays(in_house: InHouse) -> None:
    """For which nobody came, after a month; games only where the house says so."""

    async def left(watch: Watch) -> set[str]:
        async with asyncio.timeout(30):
            await watch.put_away()
        return {row[0] for row in await watch.store.of_guest("ola")}

    async def work(house: OwnTime) -> None:
        watch = Watch(house)
        played = await seated(house)
        async with house.change(played) as table:
            table.move("ola", 0, 0, ["place", "flower"])
        await house.give_link(played, 0, "ola")
        wish = wire.NewTable("skull", {"players": 2}, [OLA, NOBODY])
        waiting, watched = [(await house.open(wish, "ola")).id for _ in "ab"]
        await shown(house, watched, "bob")
        assert await left(watch) == {played, waiting, watched}
        await until(lambda: house.rooms.keys() == {watched})
        house.time += WAITING_DAYS * DAY + 1
        young = (await house.open(wish, "ola")).id
        assert await left(watch) == {played, watched, young}
        watch.keep_days = 90
        assert await left(watch) == {played, watched, young}
        house.time += 60 * DAY
        await until(lambda: house.rooms.keys() == {watched})
        assert await left(watch) == {watched}
        for rows in (moves, seats, links):
            of_it = rows.select().where(rows.c.table_id == played)
            assert await house.store.read(partial(rows_of, of_it)) == []

    in_house(work)


def test_a_rematch_that_was_put_away_is_made_anew(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        id = await seated(house)
        async with house.change(id) as table:
            while table.status != "over":
                seat = table.asked()[0]
                assert table.match is not None
                action = table.match.state.options(seat)[-1].json()
                number = table.questions.open(seat)
                table.move(table.settings.chairs[seat].guest or "", seat, number, action)
        first = await house.rematch(id, "ola")
        assert await house.rematch(id, "bob") == first
        await until(lambda: first not in house.rooms)
        house.time += WAITING_DAYS * DAY + 1
        await Watch(house).put_away()
        again = await house.rematch(id, "bob")
        assert again != first
        async with house.look(again) as (_, table):
            assert table.status == "waiting"

    in_house(work)
