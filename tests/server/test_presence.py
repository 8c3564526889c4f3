"""Who is at a table is told apart from the game: only what is new, and many at once as one."""

from __future__ import annotations

from typing import Any

import pytest

from ossuary.server import wire
from ossuary.server.audience import Visitor
from ossuary.server.tables import AWAY
from tests.server.inside import (
    GUESTS,
    InHouse,
    OwnTime,
    seated,
    shown,
    told_who_is_there,
)


async def looking_on(house: OwnTime, id: str, many: int) -> list[tuple[Visitor, list[Any]]]:
    """Spectators, and what each of them is sent."""
    found = []
    for number in range(many):
        sent: list[Any] = []
        found.append((Visitor(f"spectator {number}", sent.append), sent))
        await house.enter(id, found[-1][0])
    return found


def test_spectators_who_come_and_go_are_sent_one_update_and_nobody_hears_of_them(
    in_house: InHouse,
) -> None:
    async def work(house: OwnTime) -> None:
        id = await seated(house)
        told = [await shown(house, id, guest) for guest in GUESTS]
        await told_who_is_there(house, id)
        before = [len(sent) for sent in told]
        spectators = await looking_on(house, id, 40)
        await told_who_is_there(house, id)
        for visitor, _ in spectators:
            await house.leave(id, visitor)
        await told_who_is_there(house, id)
        assert [len(sent) for sent in told] == before
        assert [[type(one) for one in sent] for _, sent in spectators] == [[wire.Update]] * 40

    in_house(work)


def test_those_who_look_on_alike_are_sent_one_and_the_same_update(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        id = await seated(house)
        (_, first), *others = await looking_on(house, id, 5)
        own = await shown(house, id, "ola")
        async with house.change(id) as table:
            table.move("ola", 0, 0, ["place", "skull"])
        assert all(sent[-1] is first[-1] for _, sent in others)
        assert own[-1].sights[0].view != first[-1].sights[0].view

    in_house(work)


def test_people_who_come_and_go_together_are_told_of_once(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        id = await seated(house)
        (_, told), *_ = await looking_on(house, id, 1)
        await told_who_is_there(house, id)
        people = [Visitor(guest, lambda _: None) for guest in GUESTS]
        for visitor in people:
            await house.enter(id, visitor)
        await told_who_is_there(house, id)
        assert told[1:] == [wire.Presence((True, True, True))]
        for visitor in people[:2]:
            await house.leave(id, visitor)
        await told_who_is_there(house, id)
        assert told[2:] == [wire.Presence((False, False, True), {0: AWAY, 1: AWAY})]

    in_house(work)


def test_who_is_back_at_once_was_never_gone(in_house: InHouse) -> None:
    """Whoever came in between, and found them gone, hears that they are there."""

    async def work(house: OwnTime) -> None:
        id = await seated(house)
        told = await shown(house, id, "bob")
        visitor = Visitor("ola", lambda _: None)
        await house.enter(id, visitor)
        await told_who_is_there(house, id)
        before = len(told)
        await house.leave(id, visitor)
        ((_, late),) = await looking_on(house, id, 1)
        await house.enter(id, visitor)
        await told_who_is_there(house, id)
        assert len(told) == before
        assert late[0].away == {0: AWAY, 2: AWAY}
        assert late[1:] == [wire.Presence((True, True, False), {2: AWAY})]

    in_house(work)


def test_a_chair_that_another_device_takes_over_is_told_as_it_is(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        id = await seated(house)
        told = [await shown(house, id, guest) for guest in GUESTS]
        await told_who_is_there(house, id)
        await house.take_link(await house.give_link(id, 0, "ola"), "a phone")
        await told_who_is_there(house, id)
        assert told[1][-1] == wire.Presence((False, True, True), {0: AWAY})

    in_house(work)


def test_one_who_cant_be_told_keeps_it_from_nobody(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        id = await seated(house)
        is_broken = False

        def fail(_: Any) -> None:
            if is_broken:
                raise RuntimeError("no line")

        told = []
        for guest in ("eve", "bob", "zoe"):
            await house.enter(id, Visitor(guest, fail))
            told.append(await shown(house, id, guest))
        await told_who_is_there(house, id)
        is_broken = True
        await shown(house, id, "ola")
        await told_who_is_there(house, id)
        assert all(sent[-1] == wire.Presence((True, True, True)) for sent in told)

    in_house(work)


@pytest.mark.usefixtures("hidden_lanes")
def test_what_is_done_in_a_hidden_lane_tells_nobody_who_is_there(in_house: InHouse) -> None:
    """Not even while it is about to be told that somebody has come."""

    async def work(house: OwnTime) -> None:
        wish = wire.NewTable("fields", {}, [wire.ChairWish("link")] * 3)
        id = (await house.open(wish, "ola")).id
        for guest in GUESTS:
            async with house.change(id) as table:
                table.sit(guest, guest, None)
        told = {guest: await shown(house, id, guest) for guest in ("bob", "a stranger")}
        await told_who_is_there(house, id)
        await shown(house, id, "zoe")
        before = {guest: len(sent) for guest, sent in told.items()}
        async with house.change(id) as table:
            table.move("ola", 0, table.questions.open(0), ["plant", 1])
        assert {guest: len(sent) for guest, sent in told.items()} == before
        await told_who_is_there(house, id)
        for guest, sent in told.items():
            assert sent[before[guest] :] == [wire.Presence((False, True, True), {0: AWAY})]

    in_house(work)
