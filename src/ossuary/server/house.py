"""The house: all the tables that are in use, their audiences, clocks and bots."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from ossuary.kernel.error import OssuaryError
from ossuary.kernel.view import Heard
from ossuary.server import wire
from ossuary.server.settings import Refused, new_settings
from ossuary.server.store import Store
from ossuary.server.tables import HostedTable, in_common

log = logging.getLogger("ossuary")

RETRY = 5.0
"""Seconds until a clock that ran out is tried again, when the store has failed."""


def hashed(secret: str) -> str:
    """What is stored of a secret: whoever reads the database can't sit down with it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Visitor:
    """A browser that looks at a table: what it was told last, and where more goes."""

    def __init__(self, guest: str, send: Callable[[wire.Update], None]) -> None:
        self.guest = guest
        self.send = send
        self.told: dict[int | None, tuple[Heard, ...]] = {}
        self.shown: Any = None
        """The table as it was shown last, besides what was told of it."""


class Room:
    """A table in use. There is one for each table, and whoever looks into it holds its lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0
        """How many hold the lock or wait for it."""
        self.table: HostedTable | None = None
        """None before it is read from the store, and when the store must be asked again."""
        self.stored: list[list[Any]] = []
        """The moves that are in the store."""
        self.visitors: set[Visitor] = set()
        self.timers: dict[int, tuple[int, asyncio.TimerHandle]] = {}
        self.ran_out: int | None = None
        """The seat whose time has just run out, until all have heard of it."""


class House:
    """Finds tables, changes them one at a time, stores every change, and tells who looks on."""

    def __init__(self, store: Store, components: dict[str, Any] | None = None) -> None:
        self.store = store
        self.components = components
        """An owner's cards, tiles or boards: new tables of their game have them."""
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def wake(self) -> None:
        """Winds up the clocks of the games that were being played when the house was closed."""
        for id in await self.store.with_clock():
            try:
                async with self._room(id):
                    pass
            except Exception:
                log.exception("The clock of table %s can't be wound up.", id)

    # ---- tables

    async def open(self, wish: wire.NewTable, guest: str) -> HostedTable:
        settings = new_settings(wish, guest, secrets.token_hex(16), self.components_for(wish.game))
        return await self._add(HostedTable(_new_id(), settings))

    def components_for(self, game: str) -> dict[str, Any] | None:
        """The owner's components, if they are for this game."""
        own = self.components
        return own if own is not None and own["game"] == game else None

    async def _add(self, table: HostedTable) -> HostedTable:
        self.rooms[table.id] = Room()
        self.rooms[table.id].table = table
        async with self.change(table.id):
            return table

    @asynccontextmanager
    async def _room(self, id: str) -> AsyncIterator[tuple[Room, HostedTable]]:
        """The room of a table, locked, with the table in it; an empty room is given up behind."""
        room = self.rooms.setdefault(id, Room())
        room.users += 1
        try:
            async with room.lock:
                if room.table is None:
                    await self._read(id, room)
                assert room.table is not None
                yield room, room.table
        finally:
            room.users -= 1
            self._give_up(id, room)

    def _give_up(self, id: str, room: Room) -> None:
        """Nobody in it, nobody looking on, no clock running: the store keeps it."""
        if not (room.users or room.visitors or room.timers):
            del self.rooms[id]

    async def _read(self, id: str, room: Room) -> None:
        loaded = await self.store.load(id)
        if loaded is None:
            raise Refused("no-such-table")
        settings, moves = loaded
        room.table = HostedTable(id, settings, moves)
        room.stored = moves
        self._set_clocks(room, room.table)

    @asynccontextmanager
    async def look(self, id: str) -> AsyncIterator[HostedTable]:
        """A table as it is."""
        async with self._room(id) as (_, table):
            yield table

    @asynccontextmanager
    async def change(self, id: str) -> AsyncIterator[HostedTable]:
        """Changes a table: alone, and stored before anybody hears of it."""
        async with self._room(id) as (room, table):
            changed = False
            try:
                yield table
                changed = True
                await self._play_bots(table)
                await self._store(room, table)
            except BaseException as error:
                # A refusal has changed nothing. What could not be stored did not happen: the
                # store, asked again, says what did.
                if changed or not isinstance(error, OssuaryError):
                    room.table = None
                    room.ran_out = None
                raise
            self._set_clocks(room, table)
            self._tell_all(room, table)

    async def _play_bots(self, table: HostedTable) -> None:
        """All that bots have to say now. While one thinks, other tables have their turn."""
        while table.has_bot_to_play():
            await asyncio.to_thread(table.play_bot)

    async def _store(self, room: Room, table: HostedTable) -> None:
        now = time.time()
        table.set_deadlines(now)
        moves = [*table.match.record.moves] if table.match else []
        kept = in_common(room.stored, moves)
        await self.store.save(table.id, table.settings, table.status, int(now), kept, moves[kept:])
        room.stored = moves

    async def rematch(self, id: str, guest: str) -> str:
        """Another game with the same seats, made once for all who ask."""
        async with self.change(id) as table:
            settings = table.settings
            if guest not in [settings.host, *[chair.guest for chair in settings.chairs]]:
                raise Refused("not-your-table")
            if table.status != "over":
                raise Refused("not-over")
            if settings.rematch is None:
                again = table.again(guest, secrets.token_hex(16))
                settings.rematch = (await self._add(HostedTable(_new_id(), again))).id
            next_table = settings.rematch
        async with self.change(next_table) as table:
            if table.status == "waiting" and table.is_kept_for(guest):
                table.sit(guest, "", None)
        return next_table

    # ---- links that move a seat to another device

    async def give_link(self, id: str, player: int, guest: str) -> str:
        """The secret of a link. It is good once, and only while this device sits there."""
        async with self.look(id) as table:
            if player not in table.players_of(guest):
                raise Refused("not-your-seat")
            secret = secrets.token_urlsafe(24)
            await self.store.add_link(hashed(secret), id, player, guest)
            return secret

    async def take_link(self, secret: str, guest: str) -> HostedTable:
        link = await self.store.link(hashed(secret))
        if link is None:
            raise Refused("link-used")
        id, player, giver = link
        async with self.change(id) as table:
            table.hand_over(player, giver, guest)
        return table

    # ---- audiences

    async def enter(self, id: str, visitor: Visitor) -> None:
        async with self._room(id) as (room, table):
            room.visitors.add(visitor)
            self._tell_all(room, table)

    async def leave(self, id: str, visitor: Visitor) -> None:
        self.rooms[id].visitors.discard(visitor)
        async with self._room(id) as (room, table):
            self._tell_all(room, table)

    def _tell_all(self, room: Room, table: HostedTable) -> None:
        present = {visitor.guest for visitor in room.visitors}
        now = asyncio.get_running_loop().time()
        left = {seat: timer.when() - now for seat, (_, timer) in room.timers.items()}
        for visitor in room.visitors:
            guest = visitor.guest
            sights = table.sights(guest, visitor.told)
            info = table.info(guest, present)
            clocks = {seat: left[seat] for seat in left if table.may_see_clock(guest, seat)}
            told = {
                sight.player: visitor.told.get(sight.player, ())[: sight.since] + sight.heard
                for sight in sights
            }
            shown = [info, *[(s.view, s.questions, s.taking_back) for s in sights]]
            # That nothing is new to somebody is no news: in a hidden lane it would tell of another.
            ran_out = room.ran_out
            if ran_out is not None and not table.may_see_clock(guest, ran_out):
                ran_out = None
            if (told, shown) != (visitor.told, visitor.shown) or ran_out is not None:
                visitor.send(wire.Update(info, sights, clocks, ran_out=ran_out))
            visitor.told, visitor.shown = told, shown
        room.ran_out = None

    # ---- clocks

    def _set_clocks(self, room: Room, table: HostedTable) -> None:
        """One timer for each person who is asked, for what is left of their time."""
        loop, now = asyncio.get_running_loop(), time.time()
        for _, timer in room.timers.values():
            timer.cancel()
        room.timers = {
            seat: (
                question,
                loop.call_later(max(0, until - now), self._run_out, table.id, seat, question),
            )
            for seat, (question, until) in table.settings.deadlines.items()
        }

    def _run_out(self, id: str, seat: int, question: int) -> None:
        async def answer() -> None:
            try:
                async with self.change(id) as table:
                    if table.run_out(seat, question):
                        self.rooms[id].ran_out = seat
            except Exception:
                log.exception("The clock of table %s has run out, and it can't be stored.", id)
                loop.call_later(RETRY, self._run_out, id, seat, question)

        loop = asyncio.get_running_loop()
        task = loop.create_task(answer())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _new_id() -> str:
    """Short enough for a link that is read aloud, long enough not to be guessed."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(12))
