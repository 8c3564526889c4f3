"""Who is at a table is told apart from the game: only what is new, and many at once as one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from ossuary.server import wire
from ossuary.server.audience import Visitor
from ossuary.server.tables import AWAY, HostedTable
from tests.server.inside import GUESTS, InHouse, OwnTime, seated, shown, table_in, told_who_is_there


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


def test_a_table_is_told_of_itself_when_that_is_new_and_else_not(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        id = await seated(house)
        told = {guest: await shown(house, id, guest) for guest in GUESTS}
        await told_who_is_there(house, id)

        async def tables(change: Callable[[HostedTable], None]) -> set[bool]:
            """Whether those who hear of a change are told of the table itself."""
            before = {guest: len(updates) for guest, updates in told.items()}
            async with house.change(id) as table:
                change(table)
            return {
                update.table is not None
                for guest, updates in told.items()
                for update in updates[before[guest] :]
            }

        async with house.change(id) as table:
            for seat, guest in enumerate(GUESTS):
                table.move(guest, seat, 0, ["place", "flower"])

        def move(table: HostedTable) -> None:
            (seat,) = table.asked()
            table.move(GUESTS[seat], seat, table.questions.open(seat), ["place", "flower"])

        assert await tables(move) == {False}
        assert await tables(lambda table: table.stand("bob", 1, "leave")) == {True}
        assert await tables(lambda table: table.stand("bob", 1, "return")) == {True}
        assert await tables(move) == {False}

    in_house(work)


def test_who_is_gone_is_known_also_if_somebody_moves_before_it_is_told(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        id = await seated(house)
        async with house.change(id) as table:
            for seat, guest in enumerate(GUESTS):
                table.move(guest, seat, 0, ["place", "flower"])
            (seat,) = table.asked()
        pages: dict[str, list[Any]] = {guest: [] for guest in GUESTS}
        visitors = {guest: Visitor(guest, pages[guest].append) for guest in GUESTS}
        for visitor in visitors.values():
            await house.enter(id, visitor)
        await told_who_is_there(house, id)
        gone, other = GUESTS[seat - 1], GUESTS[seat - 2]
        await house.leave(id, visitors[gone])
        async with house.change(id) as table:
            table.move(GUESTS[seat], seat, 1, ["place", "flower"])
        await told_who_is_there(house, id)
        assert folded(pages[other]) == table_in(await shown(house, id, other))
        assert not folded(pages[other]).chairs[GUESTS.index(gone)].present

    in_house(work)


def test_what_pages_know_is_what_whoever_comes_is_told(in_house: InHouse) -> None:
    """Also where somebody has come or gone and it isn't told yet."""

    async def work(house: OwnTime) -> None:
        rng = Random(1)
        id = await seated(house)
        pages: dict[Visitor, list[Any]] = {}

        async def come(guest: str) -> Visitor:
            heard: list[Any] = []
            visitor = Visitor(guest, heard.append)
            pages[visitor] = heard
            await house.enter(id, visitor)
            return visitor

        for guest in (*GUESTS, "eve"):
            await come(guest)
        for _ in range(150):
            act = rng.choice(["move", "move", "come", "go", "stand", "link", "wait"])
            if act == "come":
                await come(rng.choice([*GUESTS, "eve"]))
            elif act == "go" and len(pages) > 2:
                visitor = rng.choice([*pages])
                del pages[visitor]
                await house.leave(id, visitor)
            elif act == "wait":
                await told_who_is_there(house, id)
            elif act == "stand":
                async with house.change(id) as table:
                    chair = table.settings.chairs[rng.randrange(3)]
                    player = table.settings.chairs.index(chair)
                    if table.status == "playing" and not chair.resigned:
                        how: Any = "return" if chair.bot else "leave"
                        table.stand(chair.guest or "", player, how)
            elif act == "link":
                async with house.change(id) as table:
                    player = rng.randrange(3)
                    giver = table.settings.chairs[player].guest or ""
                    other = rng.choice([f"phone {player}", GUESTS[player]])
                    table.hand_over(player, giver, other)
            else:
                async with house.change(id) as table:
                    seats = [seat for seat in table.asked() if not table.is_bots(seat)]
                    if seats and table.match:
                        seat = rng.choice(seats)
                        action = rng.choice(table.match.state.options(seat)).json()
                        guest = table.settings.chairs[seat].guest or ""
                        table.move(guest, seat, table.questions.open(seat), action)
        await told_who_is_there(house, id)
        for visitor, heard in pages.items():
            fresh = await shown(house, id, visitor.guest)
            assert folded(heard) == table_in(fresh), visitor.guest

    in_house(work)


def folded(heard: list[Any]) -> wire.TableInfo:
    """The table as a page has it that heard all this."""
    table: wire.TableInfo | None = None
    for message in heard:
        if isinstance(message, wire.Update):
            table = message.table or table
        elif isinstance(message, wire.Presence):
            assert table is not None
            chairs = tuple(
                msgspec.structs.replace(chair, present=present)
                for chair, present in zip(table.chairs, message.present, strict=True)
            )
            table = msgspec.structs.replace(table, chairs=chairs)
    assert table is not None
    return table
