"""Daily challenges in a house: the same luck everywhere, tries that are counted, and midnight."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ossuary.kernel.error import BadOption
from ossuary.server import wire
from ossuary.server.house import House
from ossuary.server.tables import HostedTable
from tests.server.client import Enter
from tests.server.inside import InHouse, OwnTime, given_up

DAY = 24 * 3600


async def play_to_the_end(house: House, id: str) -> None:
    rng = Random(1)
    async with house.change(id) as table:
        while table.status == "playing":
            action = rng.choice(table.match.state.options(0))  # type: ignore[union-attr]
            table.move("ola", 0, table.questions.open(0), action.json())


async def todays(house: House, game: str, guest: str = "ola") -> wire.DailyInfo:
    return next(info for info in await house.dailies(guest) if info.game == game)


def drawn(table: HostedTable) -> list[Any]:
    assert table.match is not None
    return [move for move in table.match.record.moves if move[0] == "chance"]


@pytest.mark.parametrize("game", ["sedlec", "badbones"])
def test_all_who_begin_on_a_date_have_the_same_luck(in_house: InHouse, game: str) -> None:
    async def work(house: OwnTime) -> None:
        ola = await house.open_daily(game, "Ola", "ola")
        bob = await house.open_daily(game, "Bob", "bob")
        assert drawn(ola) == drawn(bob) != []
        house.time += DAY
        assert drawn(await house.open_daily(game, "Ola", "ola")) != drawn(bob)

    in_house(work)


def test_tries_are_counted_for_each_device_and_date(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        for _ in range(2):
            await house.open_daily("sedlec", "Ola", "ola")
        await house.open_daily("sedlec", "Bob", "bob")
        tries = (await todays(house, "sedlec")).tries
        assert [one.daily and one.daily.attempt for one in tries] == [1, 2]
        assert (await todays(house, "badbones")).tries == ()
        house.time += DAY
        tomorrow = await todays(house, "sedlec")
        assert (tomorrow.date, tomorrow.tries) == ("1970-01-02", ())

    in_house(work)


def test_a_challenge_keeps_the_date_on_which_it_began(in_house: InHouse) -> None:
    """It is known how it went, also when it is read from the store again."""

    async def work(house: OwnTime) -> None:
        id = (await house.open_daily("badbones", "Ola", "ola")).id
        house.time += DAY
        await play_to_the_end(house, id)
        house.time -= DAY
        (table,) = (await todays(house, "badbones")).tries
        assert table.daily is not None
        assert (table.daily.date, table.daily.rules) == ("1970-01-01", 1)
        assert table.daily.reason in ("lost", "stood")
        score = table.daily.score
        assert table.daily.strip == "■" * score + "□" * (10 - score)
        await given_up(house, id)
        async with house.look(id) as (_, again):
            assert again.info("ola").daily == table.daily

    in_house(work)


def test_what_a_bot_has_played_is_nobodys_result(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        id = (await house.open_daily("sedlec", "Ola", "ola")).id
        async with house.change(id) as table:
            table.stand("ola", 0, "resign")
        async with house.change(id) as table:
            while table.status == "playing":
                thought = table.thought(0)
                table.answer(thought, thought.asked.options[0].json(), house.now())
        await given_up(house, id)
        async with house.look(id) as (_, table):
            told = table.info("ola").daily
        assert told is not None
        assert (told.reason, told.strip) == (None, "")

    in_house(work)


def test_another_game_at_its_table_is_no_challenge(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        table = await house.open_daily("sedlec", "Ola", "ola")
        await play_to_the_end(house, table.id)
        async with house.change(await house.rematch(table.id, "ola")) as next_table:
            next_table.sit("ola", "", None)
            assert next_table.info("ola").daily is None
            # What is drawn may be the same by luck: where it comes from isn't.
            assert next_table.settings.seed != table.settings.seed
            assert next_table.info("ola").deal is not None
        assert len((await todays(house, "sedlec")).tries) == 1

    in_house(work)


def test_a_game_without_one_is_refused(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        with pytest.raises(BadOption, match="sedlec, badbones"):
            await house.open_daily("skull", "Ola", "ola")

    in_house(work)


def test_pages_ask_for_it_and_open_it(person: Enter) -> None:
    ola = person()
    infos = {info["game"]: info for info in ola.get("daily")}
    assert set(infos) == {"sedlec", "badbones"}
    opened = ola.post("daily/sedlec", {"name": "Ola"})
    assert opened.status_code == 201
    assert opened.json()["daily"]["date"] == infos["sedlec"]["date"]
    (table,) = next(info for info in ola.get("daily") if info["game"] == "sedlec")["tries"]
    assert (table["id"], table["daily"]["reason"]) == (opened.json()["id"], None)
    refused = ola.post("daily/skull", {"name": "Ola"})
    assert (refused.status_code, refused.json()["id"]) == (400, "daily-none")
    assert ola.post("daily/sedlec", {"name": "Ola"}, origin="http://evil").status_code == 403
