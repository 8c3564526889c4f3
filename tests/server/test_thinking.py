"""Nobody waits for a bot: people's moves first, thoughts dropped when they are of no use any more.

A bot that fails, hangs or cheats stops its own table only, and the table says so.
"""

from __future__ import annotations

import multiprocessing
from typing import Any

import pytest

from ossuary.server import wire
from ossuary.server.house import House
from ossuary.server.settings import Refused
from ossuary.server.tables import Trouble
from tests.server.inside import BOT, HERE, InHouse, OwnTime, held_back, shown, table_in, until

STRANGE = ("Raises", "Hangs", "Cheats", "Quits")
FLOWER = ["place", "flower"]


async def table_with(house: House, bot: str, bots: int = 1) -> tuple[str, list[wire.Update]]:
    """A table of one person and some bots of a kind, and what the person is shown of it."""
    chairs = [HERE, *[wire.ChairWish("bot", bot=bot)] * bots]
    wish = wire.NewTable("skull", {"players": bots + 1, "first": 0}, chairs)
    id = (await house.open(wish, "ola")).id
    return id, await shown(house, id, "ola")


@pytest.fixture(autouse=True)
def strange_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of the house take the house's own bots only; here they must bear others."""
    named = ["random", *[f"tests.server.bots:{name}" for name in STRANGE]]
    monkeypatch.setattr("ossuary.server.settings.bots_of", lambda _: named)


def laid(update: wire.Update) -> list[int]:
    return [seat.on_mat for seat in update.sights[0].view.seats]


def test_a_persons_move_is_stored_and_shown_while_bots_think(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        free = held_back(house)
        id, updates = await table_with(house, "random", bots=2)
        async with house.change(id) as table:
            table.move("ola", 0, 0, FLOWER)
        assert laid(updates[-1]) == [1, 0, 0]
        stored = await house.store.load(id)
        assert stored is not None
        assert stored.moves[-1] == [0, *FLOWER]
        # Each bot's answer is a change of its own.
        free.set()
        await until(lambda: laid(updates[-1]) == [1, 1, 1])
        assert [sum(laid(update)) for update in updates[-3:]] == [1, 2, 3]

    in_house(work)


def test_leaving_and_resigning_are_immediate(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        held_back(house)
        id, updates = await table_with(house, "random", bots=2)
        for how in ("leave", "return", "resign"):
            async with house.change(id) as table:
                table.stand("ola", 0, how)
        assert table_in(updates).chairs[0].resigned
        assert table_in(updates).notice is None
        assert laid(updates[-1]) == [0, 0, 0]

    in_house(work)


def test_a_thought_is_dropped_when_its_question_is_gone(in_house: InHouse) -> None:
    """Who comes back while a bot thinks for them answers by themselves."""

    async def work(house: OwnTime) -> None:
        held_back(house)
        id, updates = await table_with(house, "random")
        async with house.change(id) as table:
            table.settings.chairs[1].kind = "person"
            table.stand("ola", 0, "leave")
            thought = table.thought(0)
            table.stand("ola", 0, "return")
            table.answer(thought, FLOWER, house.now())
        assert laid(updates[-1]) == [0, 0]
        async with house.change(id) as table:
            table.move("ola", 0, 0, ["place", "skull"])
            table.stand("ola", 0, "leave")
            table.answer(thought, FLOWER, house.now())
        assert laid(updates[-1]) == [1, 0]

    in_house(work)


def test_bots_that_act_at_the_same_time_think_once_each(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        asked: list[str] = []
        answer = house.thinking.answer

        async def counted(game: str, bot: str, *more: Any) -> list[Any]:
            asked.append(bot)
            return await answer(game, bot, *more)

        house.thinking.answer = counted  # type: ignore[method-assign, assignment]
        wish = wire.NewTable("skull", {"players": 12, "first": 0}, [HERE, *[BOT] * 11])
        id = (await house.open(wish, "ola")).id
        await until(lambda: id not in house.rooms)
        del house.thinking.answer
        assert len(asked) == 11

    in_house(work)


def test_processes_that_die_are_begun_anew(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        for _ in range(3):
            _, updates = await table_with(house, "random")
            await until(lambda shown=updates: laid(shown[-1]) == [0, 1])  # type: ignore[misc]
            killed = multiprocessing.active_children()
            assert killed
            for process in killed:
                process.kill()
            await until(lambda dying=killed: not any(p.is_alive() for p in dying))  # type: ignore[misc]

    in_house(work)


@pytest.mark.parametrize("patience", [2])
@pytest.mark.parametrize(
    ("bot", "id"),
    [
        ("Raises", "bot-failed"),
        ("Hangs", "bot-hung"),
        ("Cheats", "bot-failed"),
        ("Quits", "bot-failed"),
    ],
)
def test_a_bot_of_no_use_stops_its_own_table_only_and_the_table_says_so(
    in_house: InHouse, bot: str, id: Trouble
) -> None:
    async def work(house: OwnTime) -> None:
        bad, told = await table_with(house, f"tests.server.bots:{bot}")
        _, others = await table_with(house, "random")
        await until(lambda: table_in(told).notice is not None)
        notice = wire.Notice(id, {"player": 1, "bot": f"tests.server.bots:{bot}"})
        assert table_in(told).notice == notice
        await until(lambda: laid(others[-1]) == [0, 1])
        assert table_in(others).notice is None
        # People play on, as far as they can; whoever sits there lets another bot play.
        async with house.change(bad) as table:
            table.move("ola", 0, 0, FLOWER)
        assert table_in(told).notice == notice
        with pytest.raises(Refused) as refused:
            await house.replace(bad, "a stranger", 1)
        assert refused.value.id == "not-your-table"
        await house.replace(bad, "ola", 1)
        await until(lambda: laid(told[-1]) == [1, 1])
        assert table_in(told).notice is None

    in_house(work)


def test_another_bot_that_is_of_no_use_either_gives_way_to_the_next(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        held_back(house)
        id, _ = await table_with(house, "random")
        met = []
        for _ in range(4):
            async with house.change(id) as table:
                table.get_stuck(table.thought(1), "bot-failed", house.now())
            met.append(table.settings.chairs[1].bot)
            await house.replace(id, "ola", 1)
        assert met[1:] == ["regular", "master", "gambler"]

    in_house(work)


def test_who_comes_back_to_a_bot_that_is_stuck_plays_on(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        held_back(house)
        id, told = await table_with(house, "random")
        async with house.change(id) as table:
            table.stand("ola", 0, "leave")
            table.settings.chairs[1].kind = "person"
            table.get_stuck(table.thought(0), "bot-hung", house.now())
            table.stand("ola", 0, "return")
        assert table_in(told).notice is None
        async with house.change(id) as table:
            table.move("ola", 0, 0, FLOWER)

    in_house(work)


def test_where_nobody_looks_on_bots_play_on_and_their_room_is_given_up(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        wish = wire.NewTable("skull", {"players": 2}, [HERE, BOT])
        id = (await house.open(wish, "ola")).id
        async with house.change(id) as table:
            table.stand("ola", 0, "resign")
        await until(lambda: not house.rooms)
        async with house.look(id) as (_, table):
            assert table.status == "over"

    in_house(work)
