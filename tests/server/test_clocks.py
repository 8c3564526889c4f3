"""Clocks: who shares a device has time once they have it, and no clock of the machine's matters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec
import pytest
import sqlalchemy as sql

from ossuary.kernel.error import BadOption
from ossuary.server import wire
from ossuary.server.clocks import GRACE, Clocks, Deadline
from ossuary.server.schema import moves, tables
from ossuary.server.settings import Course, Refused, new_settings
from ossuary.server.store import Stored
from ossuary.server.tables import HostedTable
from ossuary.server.watch import Watch
from ossuary.server.winding import wind_clocks
from tests.server.inside import (
    BOT,
    HERE,
    LINK,
    Brittle,
    InHouse,
    OwnTime,
    seat,
    shown,
    table_in,
    until,
)

LEAVE_AND_RETURN: tuple[Literal["leave", "return"], ...] = ("leave", "return")
FLOWER = ["place", "flower"]


def shared_table(clock: int = 60) -> HostedTable:
    """Two people at one device, a third at another."""
    wish = wire.NewTable("skull", {"players": 3}, [HERE, HERE, LINK], clock=clock)
    table = HostedTable("t", new_settings(wish, "ola", "seed"))
    table.sit("bob", "Bob", None)
    wind_clocks(table, 0)
    return table


def ends(table: HostedTable) -> dict[int, tuple[float | None, bool]]:
    return {seat: (d.end, d.in_hand) for seat, d in table.clocks.open.items()}


# ---- a device that is passed around


def test_the_time_of_people_who_share_a_device_begins_when_they_have_it() -> None:
    table = shared_table()
    assert ends(table) == {0: (60, False), 1: (60, False), 2: (60, True)}
    assert table.clocks.left(10) == {2: 50}
    table.take_in_hand("ola", 0, 0, 20)
    wind_clocks(table, 20)
    # While one has it, the other can't: no time runs, not even for passing it on.
    assert ends(table) == {0: (80, True), 1: (None, False), 2: (60, True)}
    table.move("ola", 0, 0, FLOWER)
    wind_clocks(table, 30)
    assert ends(table) == {1: (90, False), 2: (60, True)}
    table.take_in_hand("ola", 1, 0, 40)
    wind_clocks(table, 40)
    assert ends(table) == {1: (100, True), 2: (60, True)}


def test_passing_it_on_takes_a_moves_time_at_most() -> None:
    table = shared_table()
    wind_clocks(table, 59)
    assert ends(table)[0] == (60, False)
    wind_clocks(table, 60)
    assert ends(table) == {0: (120, True), 1: (120, True), 2: (60, True)}
    assert table.bots_asked(60) == [2]
    assert table.bots_asked(120) == [0, 1, 2]


def test_to_say_it_twice_or_for_another_question_gains_nothing() -> None:
    table = shared_table()
    for question, now in ((1, 10), (0, 20), (0, 50)):
        table.take_in_hand("ola", 0, question, now)
    assert ends(table)[0] == (80, True)
    with pytest.raises(Refused, match="not-your-seat"):
        table.take_in_hand("bob", 0, 0, 70)


def test_an_answer_of_somebody_who_never_said_so_counts_and_can_be_taken_back() -> None:
    table = shared_table()
    table.move("ola", 0, 0, FLOWER)
    wind_clocks(table, 30)
    table.take_back("ola", 0, 1, 50)
    wind_clocks(table, 50)
    assert ends(table)[0] == (60, True)


def test_who_moves_to_a_device_of_their_own_has_time_at_once() -> None:
    table = shared_table()
    table.take_in_hand("ola", 1, 0, 10)
    wind_clocks(table, 10)
    assert ends(table)[0] == (None, False)
    table.hand_over(0, "ola", "zoe")
    wind_clocks(table, 20)
    assert ends(table) == {0: (80, True), 1: (70, True), 2: (60, True)}


def test_nobody_gains_time_by_leaving_and_coming_back() -> None:
    table = shared_table()
    for now in (10, 20, 30):
        for how in LEAVE_AND_RETURN:
            table.stand("bob", 2, how)
            wind_clocks(table, now)
        assert ends(table)[2] == (60, True)
    # Where nobody else waits there is nothing to be gained: the game waits as well.
    alone = HostedTable(
        "t", new_settings(wire.NewTable("skull", {"players": 2}, [HERE, BOT], clock=60), "ola", "s")
    )
    wind_clocks(alone, 0)
    alone.stand("ola", 0, "leave")
    wind_clocks(alone, 10)
    alone.stand("ola", 0, "return")
    wind_clocks(alone, 1000)
    assert ends(alone)[0] == (1060, True)


# ---- a house that was closed, and clocks that were set


@pytest.mark.parametrize(
    ("end", "mended"),
    [
        (1001, 1001),
        (1600, 1600),
        # It ran out while nobody could come: a minute to do it.
        (999, 1000 + GRACE),
        (-5000, 1000 + GRACE),
        # The machine's clock was set back meanwhile: nobody has gained an hour.
        (5200, 1600),
    ],
)
def test_nobody_loses_or_gains_by_a_house_that_was_closed(end: float, mended: float) -> None:
    clocks = Clocks(open={0: Deadline(3, end, in_hand=True), 1: Deadline(4, None, in_hand=False)})
    clocks.answered = [(2, 1, 1200), (2, 2, 5200)]
    assert clocks.mend(opened=1000, seconds=600) == (end != mended)
    assert clocks.open[0].end == mended
    assert clocks.open[1].end is None
    assert clocks.answered == [(2, 1, 1200), (2, 2, 1600)]


def test_short_clocks_begin_anew() -> None:
    clocks = Clocks(open={0: Deadline(3, 1.0, in_hand=True)})
    assert clocks.mend(opened=1000, seconds=10)
    assert clocks.open[0].end == 1010


def test_a_house_that_opens_again_says_that_clocks_were_set_anew(
    in_house: InHouse, store: Brittle
) -> None:
    async def before(house: OwnTime) -> str:
        wish = wire.NewTable("skull", {"players": 2}, [HERE, LINK], clock=600)
        id = (await house.open(wish, "ola")).id
        await seat(house, id, "bob")
        told = await shown(house, id, "ola")
        assert told[-1].clocks == {0: 600, 1: 600}
        return id

    async def after(house: OwnTime, id: str) -> None:
        # Twice nothing can be stored: first when the clock rings, then when somebody moves.
        store.failures = 2
        await Watch(house).begin()
        await until(lambda: store.failures == 1)
        told = await shown(house, id, "ola")
        assert told[-1].clocks == {0: GRACE, 1: GRACE}
        assert table_in(told).notice == wire.Notice("clocks-anew", {})
        with pytest.raises(OSError, match="full"):
            async with house.change(id) as table:
                table.move("ola", 0, 0, FLOWER)
        async with house.look(id) as (_, table):
            assert table.clocks.left(house.now()) == {0: GRACE, 1: GRACE}
        # It is said until somebody plays on.
        async with house.change(id) as table:
            table.move("ola", 0, 0, FLOWER)
        assert table_in(told).notice is None

    async def work(house: OwnTime) -> None:
        id = await before(house)
        store.me = "started anew"
        again = OwnTime(store, time=house.time + 3600)
        await after(again, id)
        await again.close()

    in_house(work)


def test_clocks_that_run_out_together_cost_one_store_for_each_answer(
    in_house: InHouse, store: Brittle
) -> None:
    async def work(house: OwnTime) -> None:
        wish = wire.NewTable("skull", {"players": 12}, [LINK] * 12, clock=10)
        id = (await house.open(wish, "0")).id
        for number in range(12):
            await seat(house, id, str(number))
        async with house.look(id) as (_, table):
            before = store.saves
        house.time += 10
        await house.ring(id)
        await until(
            lambda: not any(table.clocks.run_out(house.time)) and not house.rooms[id].thinking
        )
        # Twelve discs; then the first to add one or to bid has time anew.
        assert store.saves - before == 12

    in_house(work)


# ---- tables of other rules


async def stored_before(house: OwnTime) -> str:
    """A table of two in the store, as if it had been played under other rules."""
    settings = new_settings(wire.NewTable("skull", {"players": 2}, [HERE, HERE]), "ola", "seed")
    table = HostedTable("t", settings)
    table.move("ola", 0, 0, FLOWER)
    course = msgspec.json.encode(Course(rules=7, status="playing"))
    await house.store.save(table, None, Stored.of(table)._replace(course=course), 1, 0)
    return "t"


def test_a_table_of_other_rules_is_looked_at_and_no_more(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        id = await stored_before(house)
        told = await shown(house, id, "ola")
        assert told[-1].sights == ()
        assert table_in(told).status == "playing"
        assert table_in(told).notice == wire.Notice("other-rules", {"stored": 7, "now": 1})
        before = await house.store.read(lambda c: [*c.execute(sql.select(moves.c.move))])
        acts: list[Callable[[HostedTable], object]] = [
            lambda table: table.move("ola", 0, 0, FLOWER),
            lambda table: table.take_back("ola", 0, 1, 0),
            lambda table: table.stand("ola", 0, "resign"),
            lambda table: table.sit("bob", "Bob", None),
            lambda table: table.replace("ola", 0, {}),
        ]
        for act in acts:
            with pytest.raises(Refused, match="other-rules"):
                async with house.change(id) as table:
                    act(table)
        after = await house.store.read(lambda c: [*c.execute(sql.select(moves.c.move))])
        assert (len(after), after) == (2, before)
        with pytest.raises(Refused, match="other-rules"):
            await house.take_link(await house.give_link(id, 0, "ola"), "zoe")
        # Those who sat there can begin again under the rules of today.
        again = await house.rematch(id, "ola")
        async with house.change(again) as table:
            table.sit("ola", "", None)
            assert table.status == "playing"

    in_house(work)


def test_a_table_of_other_rules_opens_though_its_options_are_unknown_now(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        id = await stored_before(house)
        loaded = await house.store.load(id)
        assert loaded is not None
        loaded.settings.options["magic"] = True
        changed = {"settings": msgspec.json.encode(loaded.settings).decode()}
        await house.store.write(lambda c: c.execute(tables.update().values(**changed)))
        async with house.look(id) as (_, table):
            assert table.notice() == wire.Notice("other-rules", {"stored": 7, "now": 1})
        with pytest.raises(BadOption, match="magic"):
            await house.rematch(id, "ola")

    in_house(work)


def test_a_table_that_only_waits_begins_under_the_rules_of_today() -> None:
    settings = new_settings(wire.NewTable("skull", {"players": 2}, [HERE, LINK]), "ola", "seed")
    table = HostedTable("t", settings, (), Course(rules=7, status="waiting"))
    table.sit("bob", "Bob", None)
    assert (table.status, table.course().rules) == ("playing", 1)


def test_settings_as_they_were_written_before_are_read() -> None:
    """Deadlines stood among the settings."""
    settings = new_settings(wire.NewTable("skull", {"players": 2}, [HERE, HERE]), "ola", "seed")
    old = {**msgspec.to_builtins(settings), "deadlines": {"0": [0, 12.5]}, "asked": [0]}
    assert msgspec.convert(old, type(settings)) == settings
