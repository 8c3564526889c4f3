"""The watch: what a house does by itself, whoever plays there or doesn't."""

from __future__ import annotations

import asyncio
import logging
import time

from ossuary.server.house import House
from ossuary.server.reports import report
from ossuary.server.store import LEASE

log = logging.getLogger("ossuary")

BEAT = 2.0
"""Seconds between two looks at what has to be done."""
LATELY = 60.0
"""Seconds in which every process has heard of what another one did."""
DAY = 24 * 3600
WAITING_DAYS = 30
"""After so many days a table for which nobody came is removed."""
TIDYING = 3600
"""Seconds between two looks for what is old."""


class Watch:
    """Says that its process is alive, wakes tables whose clock has run out, and tidies up."""

    def __init__(self, house: House, address: str = "", keep_days: int | None = None) -> None:
        self.house = house
        self.store = house.store
        self.address = address
        """Where other processes of the same house reach this one."""
        self.keep_days = keep_days
        """After how many days without a move a game is removed; None: it is kept for ever."""
        self._beaten = time.monotonic()
        """When this process could last say that it is alive."""
        self._tidied = -float(TIDYING)
        """When old tables were put away last."""

    async def begin(self) -> None:
        self.house.devices.learn(await self.store.revocations(0))
        if self.store.database.is_shared:
            await self.store.beat(self.address)
            self.house.begin(self._keep_alive())
        self.house.begin(self._keep_watch())

    async def _keep_alive(self) -> None:
        """Says again and again that this process is there, whatever else it does."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                is_new = await asyncio.wait_for(self.store.beat(self.address), LEASE)
                if self._is_taken_to_be_gone:
                    await self.give_up_all()
                elif is_new:
                    log.error(
                        "Another process says that it is reached at %(address)s (--peer-address).",
                        {"address": self.address},
                    )
                self._beaten = time.monotonic()
            except Exception as error:
                report("The database doesn't answer", error)
                if self._is_taken_to_be_gone:
                    # Whoever sits here may be served by a process that the database still hears.
                    self.house.lose_all()

    @property
    def _is_taken_to_be_gone(self) -> bool:
        """Whether others may think so: this process could not say that it is alive."""
        return time.monotonic() > self._beaten + LEASE

    async def give_up_all(self) -> None:
        """Whatever this process has is anybody's, and read again by whoever is asked for it."""
        self.house.lose_all()
        await self.store.release_all()

    async def _keep_watch(self) -> None:
        """One table after the other, so that those who play wait for none of them."""
        house, heard = self.house, self.house.opened
        while True:
            try:
                if self.store.database.is_shared:
                    now = house.now()
                    house.hear_of(await self.store.revocations(heard - LATELY))
                    heard = now
                for id in await self.store.asleep(house.now()):
                    await house.ring(id)
                if house.now() > self._tidied + TIDYING:
                    await self.put_away()
            except Exception as error:
                report("The database doesn't answer", error)
            await asyncio.sleep(BEAT)

    async def put_away(self) -> None:
        """Removes tables for which nobody came, and games that nobody is to see any more."""
        now = int(self.house.now())
        played = None if self.keep_days is None else now - self.keep_days * DAY
        in_use = self.house.rooms.keys()
        while await self.store.put_away(now - WAITING_DAYS * DAY, played, in_use):
            await asyncio.sleep(0.1)
        self._tidied = self.house.now()
