"""Bots take somebody's time to answer, which tells nothing; nobody else waits for it."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from statistics import mean, quantiles
from time import monotonic
from typing import Any

import pytest

from ossuary.bots import find_bot
from ossuary.kernel.error import BadOption
from ossuary.kernel.match import Asked, answer_of
from ossuary.server import wire
from ossuary.server.pace import AT_ONCE, LIKE_PEOPLE, LONGEST, Pace
from tests.server.inside import BOT, HERE, InHouse, OwnTime, shown, until
from tests.server.test_taking_back import new_table

FLOWER, SKULL = ["place", "flower"], ["place", "skull"]
FOR_EVER = Pace(3600, 3600)
"""So long that whoever waits for it is found out."""


class Instant:
    """Bots that think in the house itself, for as long as they are told."""

    def __init__(self, house: OwnTime, seconds: float = 0) -> None:
        self.seconds = seconds
        self.asked: list[float] = []
        """When they were asked."""
        house.thinking.answer = self.answer  # type: ignore[method-assign]

    async def answer(self, game: str, bot: str, asked: Asked, is_seen: bool) -> list[Any]:
        self.asked.append(monotonic())
        await asyncio.sleep(self.seconds)
        return answer_of(find_bot(game, bot), asked).json()


async def table_of(
    house: OwnTime, game: str = "skull", bots: int = 1, clock: int | None = None, **options: Any
) -> str:
    """A table of one person and bots."""
    wish = wire.NewTable(game, {"players": bots + 1, **options}, [HERE, *[BOT] * bots], clock=clock)
    return (await house.open(wish, "ola")).id


async def stored(house: OwnTime, id: str) -> list[list[Any]]:
    """What was answered, as far as it is kept."""
    found = await house.store.load(id)
    assert found is not None
    return [move for move in found.moves if move[0] != "chance"]


def laid(updates: list[Any]) -> list[int]:
    return [seat.on_mat for seat in updates[-1].sights[0].view.seats]


def test_every_moment_from_the_shortest_time_to_the_longest_is_as_likely() -> None:
    """Nothing goes into it: neither the hand nor the options, the thought or the last time."""
    pace = Pace.of(LIKE_PEOPLE)
    assert pace == (0.6, 2.0)
    drawn = [pace.draw() for _ in range(2000)]
    assert 0.6 <= min(drawn) <= max(drawn) <= 2.0
    assert quantiles(drawn, n=4) == pytest.approx([0.95, 1.3, 1.65], abs=0.14)
    after_short = [later for drew, later in pairwise(drawn) if drew < 1.3]
    assert mean(after_short) == pytest.approx(1.3, abs=0.14)


def test_no_seed_leads_to_the_times() -> None:
    runs = set()
    for _ in range(2):
        random.seed("public")
        runs.add(tuple(Pace(0, 1).draw() for _ in range(4)))
    assert len(runs) == 2


@pytest.mark.parametrize("text", ["", "-1", "2-1", "1-", "1e1", "1-2-3", f"0-{LONGEST + 1}", "٣"])
def test_what_is_no_pace_is_refused(text: str) -> None:
    with pytest.raises(BadOption) as refused:
        Pace.of(text)
    assert refused.value.id == "bot-pace"


def test_a_pace_is_one_number_of_seconds_or_two() -> None:
    assert (Pace.of("0"), Pace.of("1.5"), Pace.of("0.25-3")) == (AT_ONCE, (1.5, 1.5), (0.25, 3))


def test_thinking_happens_within_the_time_which_is_counted_from_the_question(
    in_house: InHouse,
) -> None:
    async def work(house: OwnTime) -> None:
        house.pace = Pace(0.3, 0.3)
        bots = Instant(house, seconds=0.25)
        id = await table_of(house)
        async with house.change(id) as table:
            table.stand("ola", 0, "resign")
        await until(lambda: len(bots.asked) > 7)
        times = [later - sooner for sooner, later in pairwise(bots.asked)]
        # Both lay their first disc of a round together. Apart from that nobody answers sooner, and
        # on a busy machine somebody later, but not all by as much.
        assert 0.29 < min(time for time in times if time > 0.2) < 0.5

    in_house(work)


def test_bots_that_are_asked_together_take_their_time_together(in_house: InHouse) -> None:
    """Skull's first discs: eleven times half a second, each at the same time."""

    async def work(house: OwnTime) -> None:
        house.pace = Pace(0.5, 0.5)
        Instant(house)
        id = await table_of(house, bots=11)
        updates = await shown(house, id, "ola")
        began = monotonic()
        await until(lambda: laid(updates) == [0, *[1] * 11])
        assert monotonic() - began < 3

    in_house(work)


def test_a_choice_takes_its_time_once_however_many_questions_it_is_split_into() -> None:
    """In Sedlec a card and its place; in Bad Bones skeletons move by the dozen."""
    for game in ("sedlec", "badbones"):
        table = new_table(game)
        seats = range(table.game.seats)
        assert table.match is not None
        for seat in seats:
            table.settings.chairs[seat].bot = "random"
        goes_on, last = 0, -1
        for _ in range(60):
            seat = table.asked()[0]
            # One after the other: whoever wasn't the last to answer begins something.
            assert table.takes_time(seat) or seat == last or game == "badbones"
            goes_on += not table.takes_time(seat)
            last = seat
            table.match.apply(seat, table.match.state.options(seat)[-1])
        assert goes_on > 4


def test_where_somebodys_time_is_over_nobody_waits_longer(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        house.pace = FOR_EVER
        Instant(house)
        id = await table_of(house, clock=60)
        updates = await shown(house, id, "ola")
        house.time += 61
        await house.ring(id)
        await until(lambda: laid(updates) == [1, 0])

    in_house(work)


def test_a_persons_move_waits_for_no_bot(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        house.pace = FOR_EVER
        bots = Instant(house)
        id = await table_of(house, bots=2)
        updates = await shown(house, id, "ola")
        async with house.change(id) as table:
            table.move("ola", 0, 0, FLOWER)
        assert laid(updates) == [1, 0, 0]
        assert await stored(house, id) == [[0, *FLOWER]]
        await until(lambda: len(bots.asked) == 2)

    in_house(work)


def test_closing_the_house_waits_for_no_bot_and_stores_nothing_of_it(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        house.pace = FOR_EVER
        bots = Instant(house)
        id = await table_of(house)
        await until(lambda: len(bots.asked) == 1)
        async with asyncio.timeout(10):
            await house.close()
        assert await stored(house, id) == []

    in_house(work)


def test_what_is_taken_back_while_a_bot_waits_is_taken_back(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        house.pace = Pace(0.4, 0.4)
        Instant(house)
        id = await table_of(house)
        async with house.change(id) as table:
            table.move("ola", 0, 0, FLOWER)
        async with house.change(id) as table:
            table.take_back("ola", 0, 1, house.now())
        updates = await shown(house, id, "ola")
        await until(lambda: laid(updates) == [0, 1])
        async with house.change(id) as table:
            table.move("ola", 0, 2, SKULL)
        assert [move[0] for move in await stored(house, id)] == [1, 0]
        assert (await stored(house, id))[-1] == [0, *SKULL]

    in_house(work)


def test_who_is_back_before_the_bots_time_is_over_answers_alone(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        house.pace = Pace(0.4, 0.4)
        Instant(house)
        id = await table_of(house)
        updates = await shown(house, id, "ola")
        async with house.change(id) as table:
            table.stand("ola", 0, "leave")
            # A person sits there as well, or nobody would be asked any more.
            table.settings.chairs[1].kind, table.settings.chairs[1].bot = "person", None
        async with house.change(id) as table:
            table.stand("ola", 0, "return")
        await until(lambda: not house.rooms[id].thinking)
        assert laid(updates) == [0, 0]

    in_house(work)
