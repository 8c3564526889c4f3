"""Nobody is stuck: whoever is gone for a minute can be replaced by anybody at the table."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from ossuary.kernel.error import OssuaryError
from ossuary.server.audience import Visitor
from ossuary.server.house import House
from ossuary.server.tables import AWAY
from tests.server.inside import GUESTS, InHouse, OwnTime, seated, table_in, told_who_is_there, until


class Looking:
    """People who look at a table, and what they are shown."""

    def __init__(self, house: House, id: str) -> None:
        self.house, self.id = house, id
        self.visitors: dict[str, Visitor] = {}
        self.shown: dict[str, list[Any]] = {}

    async def enter(self, *guests: str) -> None:
        for guest in guests:
            self.shown[guest] = []
            self.visitors[guest] = Visitor(guest, self.shown[guest].append)
            await self.house.enter(self.id, self.visitors[guest])
        await told_who_is_there(self.house, self.id)

    async def leave(self, guest: str) -> None:
        await self.house.leave(self.id, self.visitors.pop(guest))
        await told_who_is_there(self.house, self.id)


async def refused(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(OssuaryError) as raised:
        await work
    return raised.value.id


def test_who_has_been_gone_for_a_minute_is_replaced_by_anybody_and_comes_back(
    in_house: InHouse,
) -> None:
    """The host, on whose move everything waits, is no exception."""

    async def work(house: OwnTime) -> None:
        people = Looking(house, await seated(house))
        await people.enter(*GUESTS)
        assert people.shown["bob"][-1].away == {}
        await people.leave("ola")
        assert people.shown["bob"][-1].away == {0: AWAY}
        house.time += AWAY - 1
        assert await refused(house.replace(people.id, "bob", 0)) == "not-gone-long"
        house.time += 1
        assert await refused(house.replace(people.id, "a stranger", 0)) == "not-your-table"
        await house.replace(people.id, "bob", 0)
        chairs = table_in(people.shown["zoe"]).chairs
        assert [chair.bot is not None for chair in chairs] == [True, False, False]
        assert people.shown["zoe"][-1].away == {}
        # Asked once more, it is so already.
        await house.replace(people.id, "zoe", 0)
        async with house.change(people.id) as table:
            assert table.settings.chairs[0].bot == chairs[0].bot
            table.stand("ola", 0, "return")

    in_house(work)


def test_who_has_just_come_back_is_not_replaced(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        people = Looking(house, await seated(house))
        await people.enter(*GUESTS)
        await people.leave("ola")
        house.time += 2 * AWAY
        await people.enter("ola")
        assert await refused(house.replace(people.id, "bob", 0)) == "is-back"
        assert people.shown["bob"][-1].away == {}
        # Away once more, the minute begins anew.
        await people.leave("ola")
        assert people.shown["bob"][-1].away == {0: AWAY}

    in_house(work)


def test_the_minute_goes_on_while_the_others_line_breaks(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        people = Looking(house, await seated(house))
        await people.enter("ola", "bob")
        await people.leave("ola")
        house.time += 40
        await people.leave("bob")
        await until(lambda: house.rooms == {})
        await people.enter("bob")
        assert people.shown["bob"][-1].away[0] == AWAY - 40

    in_house(work)


def test_a_second_tab_is_enough_to_be_here(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        people = Looking(house, await seated(house))
        await people.enter(*GUESTS)
        second = Visitor("ola", lambda _: None)
        await house.enter(people.id, second)
        await people.leave("ola")
        assert people.shown["bob"][-1].away == {}
        await house.leave(people.id, second)
        await told_who_is_there(house, people.id)
        assert people.shown["bob"][-1].away == {0: AWAY}

    in_house(work)


def test_a_host_replaces_at_any_time_and_fills_free_chairs(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        people = Looking(house, await seated(house, guests=("ola", "bob")))
        await people.enter("ola", "bob")
        assert await refused(house.replace(people.id, "bob", 2)) == "host-only"
        await people.leave("ola")
        assert await refused(house.replace(people.id, "bob", 2)) == "host-not-gone-long"
        house.time += AWAY
        # The host is gone: the game needn't wait for it.
        await house.replace(people.id, "bob", 2)
        assert table_in(people.shown["bob"]).status == "playing"
        await people.enter("ola")
        await house.replace(people.id, "ola", 1)
        assert table_in(people.shown["bob"]).chairs[1].bot is not None

    in_house(work)
