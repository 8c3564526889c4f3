"""A house without a web around it, with people at its tables: its time stands still until set."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from ossuary.server import wire
from ossuary.server.audience import Visitor
from ossuary.server.house import House
from ossuary.server.store import Store
from ossuary.server.thinking import Thinking

HERE = wire.ChairWish("here", "Ola")
LINK = wire.ChairWish("link")
BOT = wire.ChairWish("bot", bot="random")
GUESTS = ("ola", "bob", "zoe")


class OwnTime(House):
    """A house whose time stands still, until it is set."""

    def __init__(self, store: Store, time: float = 1000, thinking: Thinking | None = None) -> None:
        self.time = time
        super().__init__(store, thinking=thinking)

    def now(self) -> float:
        return self.time


class Brittle(Store):
    """A store that counts what is written, and fails as often as it is told to."""

    failures = 0
    saves = 0

    async def save(self, *arguments: Any, **more: Any) -> None:
        if self.failures:
            self.failures -= 1
            await asyncio.sleep(0)
            raise OSError("the disk is full")
        self.saves += 1
        await super().save(*arguments, **more)


InHouse = Callable[[Callable[[OwnTime], Coroutine[Any, Any, None]]], None]


async def until(is_so: Callable[[], bool], seconds: float = 30) -> None:
    """Waits for what others in the house do."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.02)


async def given_up(house: House, *ids: str) -> None:
    """Waits until only the store knows these tables."""
    await until(lambda: not house.rooms.keys() & {*ids})


async def seat(house: House, id: str, guest: str) -> int:
    async with house.change(id) as table:
        return table.sit(guest, guest, None)


async def seated(
    house: House, game: str = "skull", guests: tuple[str, ...] = GUESTS, clock: int | None = None
) -> str:
    """A table of three, whose host is Ola."""
    wish = wire.NewTable(game, {"players": 3}, [LINK] * 3, clock=clock)
    id = (await house.open(wish, "ola")).id
    for guest in guests:
        await seat(house, id, guest)
    return id


async def told_who_is_there(house: House, id: str) -> None:
    """Waits until all who look at a table know who is there."""
    if id in house.rooms:
        audience = house.rooms[id].audience
        await until(lambda: not audience.is_presence_due and not house._tasks)


async def shown(house: House, id: str, guest: str) -> list[Any]:
    """What somebody who looks at a table is shown of it, and hears there, from now on."""
    updates: list[Any] = []
    await house.enter(id, Visitor(guest, updates.append))
    return updates


def table_in(updates: list[Any]) -> wire.TableInfo:
    """The table as it was told last."""
    return next(u.table for u in reversed(updates) if isinstance(u, wire.Update) and u.table)


def held_back(house: House) -> asyncio.Event:
    """The bots of this house answer only when this is set."""
    free, answer = asyncio.Event(), house.thinking.answer

    async def held(*asked: Any) -> list[Any]:
        await free.wait()
        return await answer(*asked)

    house.thinking.answer = held  # type: ignore[method-assign, assignment]
    return free
