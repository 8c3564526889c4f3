"""Nobody is stuck: whoever is gone for a minute can be replaced by anybody at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from ossuary.kernel.error import OssuaryError
from ossuary.server import wire
from ossuary.server.audience import Visitor
from ossuary.server.house import House
from ossuary.server.store import Store
from ossuary.server.tables import AWAY

LINK = wire.ChairWish("link")
GUESTS = ("ola", "bob", "zoe")


class OwnTime(House):
    """A house whose time stands still, until it is set."""

    time = 1000.0

    def now(self) -> float:
        return self.time


def in_house(folder: Path, work: Callable[[OwnTime], Coroutine[Any, Any, None]]) -> None:
    async def working() -> None:
        house = OwnTime(store)
        try:
            await work(house)
        finally:
            house.close()

    store = Store(folder / "tables.db")
    try:
        asyncio.run(working())
    finally:
        store.close()


class Looking:
    """People who look at a table, and what they are shown."""

    def __init__(self, house: House, id: str) -> None:
        self.house, self.id = house, id
        self.visitors: dict[str, Visitor] = {}
        self.shown: dict[str, list[wire.Update]] = {}

    async def enter(self, *guests: str) -> None:
        for guest in guests:
            self.shown[guest] = []
            self.visitors[guest] = Visitor(guest, self.shown[guest].append)
            await self.house.enter(self.id, self.visitors[guest])

    async def leave(self, guest: str) -> None:
        await self.house.leave(self.id, self.visitors.pop(guest))


async def seated(house: House, guests: tuple[str, ...] = GUESTS) -> Looking:
    """A table of three, whose host is Ola."""
    wish = wire.NewTable("skull", {"players": 3}, [LINK] * 3)
    id = (await house.open(wish, "ola")).id
    for guest in guests:
        async with house.change(id) as table:
            table.sit(guest, guest, None)
    return Looking(house, id)


async def refused(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(OssuaryError) as raised:
        await work
    return raised.value.id


def test_who_has_been_gone_for_a_minute_is_replaced_by_anybody_and_comes_back(
    tmp_path: Path,
) -> None:
    """The host, on whose move everything waits, is no exception."""

    async def work(house: OwnTime) -> None:
        people = await seated(house)
        await people.enter(*GUESTS)
        assert people.shown["bob"][-1].away == {}
        await people.leave("ola")
        assert people.shown["bob"][-1].away == {0: AWAY}
        house.time += AWAY - 1
        assert await refused(house.replace(people.id, "bob", 0)) == "not-gone-long"
        house.time += 1
        assert await refused(house.replace(people.id, "a stranger", 0)) == "not-your-table"
        await house.replace(people.id, "bob", 0)
        chairs = people.shown["zoe"][-1].table.chairs
        assert [chair.bot is not None for chair in chairs] == [True, False, False]
        assert people.shown["zoe"][-1].away == {}
        # Asked once more, it is so already.
        await house.replace(people.id, "zoe", 0)
        async with house.change(people.id) as table:
            assert table.settings.chairs[0].bot == chairs[0].bot
            table.stand("ola", 0, "return")

    in_house(tmp_path, work)


def test_who_has_just_come_back_is_not_replaced(tmp_path: Path) -> None:
    async def work(house: OwnTime) -> None:
        people = await seated(house)
        await people.enter(*GUESTS)
        await people.leave("ola")
        house.time += 2 * AWAY
        await people.enter("ola")
        assert await refused(house.replace(people.id, "bob", 0)) == "is-back"
        assert people.shown["bob"][-1].away == {}
        # Away once more, the minute begins anew.
        await people.leave("ola")
        assert people.shown["bob"][-1].away == {0: AWAY}

    in_house(tmp_path, work)


def test_the_minute_goes_on_while_the_others_line_breaks(tmp_path: Path) -> None:
    async def work(house: OwnTime) -> None:
        people = await seated(house)
        await people.enter("ola", "bob")
        await people.leave("ola")
        house.time += 40
        await people.leave("bob")
        assert house.rooms == {}
        await people.enter("bob")
        assert people.shown["bob"][-1].away[0] == AWAY - 40

    in_house(tmp_path, work)


def test_a_second_tab_is_enough_to_be_here(tmp_path: Path) -> None:
    async def work(house: OwnTime) -> None:
        people = await seated(house)
        await people.enter(*GUESTS)
        second = Visitor("ola", lambda _: None)
        await house.enter(people.id, second)
        await people.leave("ola")
        assert people.shown["bob"][-1].away == {}
        await house.leave(people.id, second)
        assert people.shown["bob"][-1].away == {0: AWAY}

    in_house(tmp_path, work)


def test_a_host_replaces_at_any_time_and_fills_free_chairs(tmp_path: Path) -> None:
    async def work(house: OwnTime) -> None:
        people = await seated(house, ("ola", "bob"))
        await people.enter("ola", "bob")
        assert await refused(house.replace(people.id, "bob", 2)) == "host-only"
        await people.leave("ola")
        assert await refused(house.replace(people.id, "bob", 2)) == "host-not-gone-long"
        house.time += AWAY
        # The host is gone: the game needn't wait for it.
        await house.replace(people.id, "bob", 2)
        assert people.shown["bob"][-1].table.status == "playing"
        await people.enter("ola")
        await house.replace(people.id, "ola", 1)
        assert people.shown["bob"][-1].table.chairs[1].bot is not None

    in_house(tmp_path, work)
