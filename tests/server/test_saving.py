"""Saving: many tables are written at once, and each as if it were alone."""

from __future__ import annotations

import asyncio

import msgspec

from ossuary.server.room import Room
from ossuary.server.saving import Lost
from ossuary.server.settings import Course
from ossuary.server.store import Stored
from ossuary.server.tables import HostedTable
from tests.server.inside import InHouse, OwnTime, seated


async def begun(house: OwnTime) -> tuple[Room, HostedTable]:
    """A room and the table in it."""
    async with house.look(await seated(house)) as found:
        return found


def test_who_has_lost_a_table_writes_nothing_and_keeps_nobody_from_writing(
    in_house: InHouse,
) -> None:
    async def work(house: OwnTime) -> None:
        ours = [await begun(house) for _ in range(3)]
        ours[1][0].epoch += 1
        saves = []
        for room, table in ours:
            table.settings.open = True
            saves.append(house.store.save(table, room.stored, Stored.of(table), room.epoch, 1000))
        results = await asyncio.gather(*saves, return_exceptions=True)
        assert [isinstance(result, Lost) for result in results] == [False, True, False]
        stored = [await house.store.load(table.id) for _, table in ours]
        assert [found and found.settings.open for found in stored] == [True, False, True]

    in_house(work)


def test_a_table_that_is_saved_twice_at_once_stands_as_it_was_saved_last(
    in_house: InHouse,
) -> None:
    async def work(house: OwnTime) -> None:
        room, table = await begun(house)
        now = Stored.of(table)
        saves = []
        # Nothing but how it stands is new: no row that could only be written once.
        for reason in ("first", "last", "second", "last"):
            course = msgspec.json.decode(now.course, type=Course)
            stands = msgspec.json.encode(msgspec.structs.replace(course, reason=reason))
            told = now._replace(course=stands)
            saves.append(house.store.save(table, now, told, room.epoch, 1000))
        await asyncio.gather(*saves)
        loaded = await house.store.load(table.id)
        assert loaded is not None
        assert loaded.course.reason == "last"

    in_house(work)
