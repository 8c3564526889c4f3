"""The house: all the tables that are in use, their audiences, clocks and bots."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ossuary.server import wire
from ossuary.server.store import Store
from ossuary.server.tables import Refused, Table, new_settings


def hashed(secret: str) -> str:
    """What is stored of a secret: whoever reads the database can't sit down with it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Visitor:
    """A browser that looks at a table: what it was told last, and where more goes."""

    def __init__(self, guest: str, send: Callable[[wire.Update], None]) -> None:
        self.guest = guest
        self.send = send
        self.heard: dict[int | None, int] = {}


class Room:
    """A table in use. Whatever changes it holds the lock until it is stored."""

    def __init__(self, table: Table, stored: int) -> None:
        self.table = table
        self.stored = stored
        """How many moves are in the store."""
        self.lock = asyncio.Lock()
        self.visitors: set[Visitor] = set()
        self.timers: dict[int, tuple[int, asyncio.TimerHandle]] = {}


class House:
    """Finds tables, changes them one at a time, stores every change, and tells who looks on."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- tables

    async def open(self, wish: wire.NewTable, guest: str) -> Table:
        table = Table(_new_id(), new_settings(wish, guest, secrets.token_hex(16)), [])
        return await self._add(table)

    async def _add(self, table: Table) -> Table:
        room = self.rooms[table.id] = Room(table, stored=0)
        async with self._changing(room):
            pass
        return table

    async def room(self, id: str) -> Room:
        """The room of a table, from the store if it isn't in use."""
        if id not in self.rooms:
            loaded = await self.store.load(id)
            if loaded is None:
                raise Refused("no-such-table")
            # Meanwhile somebody else may have opened it.
            if id not in self.rooms:
                settings, moves = loaded
                self.rooms[id] = Room(Table(id, settings, moves), stored=len(moves))
                self._set_clocks(self.rooms[id])
        return self.rooms[id]

    @asynccontextmanager
    async def change(self, id: str) -> AsyncIterator[Table]:
        """Changes a table: alone, and stored before anybody hears of it."""
        room = await self.room(id)
        async with self._changing(room):
            yield room.table

    @asynccontextmanager
    async def _changing(self, room: Room) -> AsyncIterator[None]:
        async with room.lock:
            yield
            while room.table.play_bots():
                pass
            await self._store(room)
            self._set_clocks(room)
            for visitor in list(room.visitors):
                self._tell(room, visitor)

    async def _store(self, room: Room) -> None:
        table = room.table
        moves = table.match.record.moves if table.match else []
        new = list(enumerate(moves))[room.stored :]
        try:
            now = int(time.time())
            await self.store.save(table.id, table.settings, table.status, now, new)
        except BaseException:
            # What could not be stored did not happen: the next visitor gets what is stored.
            self.rooms.pop(table.id, None)
            raise
        room.stored = len(moves)

    async def rematch(self, id: str, guest: str) -> str:
        """Another game with the same seats, made once for all who ask."""
        room = await self.room(id)
        async with self._changing(room):
            settings = room.table.settings
            if guest not in [settings.host, *[place.guest for place in settings.places]]:
                raise Refused("not-your-table")
            if room.table.status != "over":
                raise Refused("not-over")
            if settings.rematch is None:
                again = room.table.again(secrets.token_hex(16))
                settings.rematch = (await self._add(Table(_new_id(), again, []))).id
            return settings.rematch

    # ---- audiences

    async def enter(self, id: str, visitor: Visitor) -> None:
        room = await self.room(id)
        async with room.lock:
            room.visitors.add(visitor)
            self._tell(room, visitor)

    def leave(self, id: str, visitor: Visitor) -> None:
        if id in self.rooms:
            self.rooms[id].visitors.discard(visitor)

    def _tell(self, room: Room, visitor: Visitor) -> None:
        table, guest = room.table, visitor.guest
        sights = table.sights(guest, visitor.heard, self._seconds(room))
        visitor.send(wire.Update(table.info(guest), sights))
        for sight in sights:
            visitor.heard[sight.player] = sight.since + len(sight.heard)

    # ---- clocks

    def _set_clocks(self, room: Room) -> None:
        """One timer for each person who is asked; none where there is no clock."""
        table = room.table
        asked = {seat: table.question(seat) for seat in table.asked()}
        for seat, (question, timer) in list(room.timers.items()):
            if asked.get(seat) != question:
                timer.cancel()
                del room.timers[seat]
        if table.settings.clock is None:
            return
        loop = asyncio.get_running_loop()
        for seat, question in asked.items():
            if seat not in room.timers:
                timer = loop.call_later(
                    table.settings.clock, self._run_out, table.id, seat, question
                )
                room.timers[seat] = (question, timer)

    def _seconds(self, room: Room) -> dict[int, float]:
        now = asyncio.get_running_loop().time()
        return {seat: timer.when() - now for seat, (_, timer) in room.timers.items()}

    def _run_out(self, id: str, seat: int, question: int) -> None:
        async def answer() -> None:
            async with self.change(id) as table:
                if seat in table.asked() and table.question(seat) == question:
                    table.run_out(seat)

        task = asyncio.get_running_loop().create_task(answer())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _new_id() -> str:
    """Short enough for a link that is read aloud, long enough not to be guessed."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(12))
