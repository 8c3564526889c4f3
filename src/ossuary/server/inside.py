"""Inside: one at a time looks at a table in its room, or changes it.

These are classes rather than generators since every move goes through them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ossuary.kernel.error import OssuaryError
from ossuary.server.room import Room
from ossuary.server.tables import HostedTable

if TYPE_CHECKING:
    from ossuary.server.house import House


class Inside:
    """The room of a table, locked, with the table in it."""

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id

    async def come_in(self) -> HostedTable:
        room = self.room = self.house.room_of(self.id)
        room.users += 1
        try:
            await room.lock.acquire()
        except BaseException:
            self._go()
            raise
        try:
            return room.table or await self.house.read(self.id, room)
        except BaseException:
            self.go_out()
            raise

    def go_out(self) -> None:
        self.room.lock.release()
        self._go()

    def _go(self) -> None:
        self.room.users -= 1
        if self.room.is_empty:
            self.house.give_up_soon(self.id, self.room)


class Looking(Inside):
    async def __aenter__(self) -> tuple[Room, HostedTable]:
        table = await self.come_in()
        return self.room, table

    async def __aexit__(self, *error: object) -> None:
        self.go_out()


class Changing(Inside):
    """Changes a table: alone, and stored before anybody hears of it."""

    async def __aenter__(self) -> HostedTable:
        self.table = await self.come_in()
        return self.table

    async def __aexit__(self, _: object, error: BaseException | None, where: object) -> None:
        room = self.room
        try:
            if error is None:
                try:
                    await self.house.store_change(room, self.table)
                except BaseException:
                    # What could not be stored did not happen; the store says what did.
                    room.table = None
                    raise
                self.house.tell_of_change(room, self.table)
            elif not isinstance(error, OssuaryError):
                # A refusal has changed nothing; of anything else nobody knows.
                room.table = None
        finally:
            self.go_out()
