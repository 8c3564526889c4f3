"""The house: all the tables that are in use, their audiences, clocks and bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping
from typing import Any

from ossuary.games import GAMES
from ossuary.server import wire
from ossuary.server.audience import Audience, Visitor
from ossuary.server.deals import Deals, check_nonce, new_id
from ossuary.server.devices import Devices, hashed
from ossuary.server.inside import Changing, Looking
from ossuary.server.limits import Limits
from ossuary.server.pace import AT_ONCE, Pace
from ossuary.server.reports import report
from ossuary.server.room import Room
from ossuary.server.saving import Lost
from ossuary.server.settings import Refused, daily_settings, listed, new_settings
from ossuary.server.store import LEASE, Elsewhere, Store, Stored
from ossuary.server.tables import HostedTable, Thought, Trouble
from ossuary.server.thinking import Hung, Thinking
from ossuary.server.winding import mend_clocks, wind_clocks
from ossuary.shelf.daily import daily, day_of, has_daily

log = logging.getLogger("ossuary")

RETRY = 5.0
"""Seconds until what clocks and bots do is tried again, when the store has failed."""

LINGER = 1.0
"""Seconds until a room that nobody uses is given up."""

TOGETHER = 0.2
"""Seconds in which those who come and go are told of together."""

REMEMBERED = 1000
"""How many audiences are kept of rooms that were given up."""


class House:
    """Finds tables, changes them one at a time, stores every change, and tells who looks on."""

    def __init__(
        self,
        store: Store,
        components: dict[str, Any] | None = None,
        thinking: Thinking | None = None,
        pace: Pace = AT_ONCE,
    ) -> None:
        self.store = store
        self.metrics = store.metrics
        self.components = components
        """An owner's cards, tiles or boards: new tables of their game have them."""
        self.thinking = thinking or Thinking()
        self.pace = pace
        """How long bots take to answer."""
        self.limits = Limits()
        self.devices = Devices()
        self.rooms: dict[str, Room] = {}
        self.metrics.watch(lambda: len(self.rooms))
        # The house's own time only goes forward, whatever the machine's clock is set to.
        self._start = store.database.now() - time.monotonic()
        self.opened = self.now()
        self._taken_over: set[str] = set()
        """The tables that another process had, until this one has stored them."""
        self._audiences: dict[str, Audience] = {}
        """Of the rooms that were given up last: since when who is gone."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self.unheard: set[str] = set()
        """The processes of the house that gave no answer; of each it is said once."""
        self._dealing: Deals | None = None
        """None until somebody wants a table: the store has its key."""

    def now(self) -> float:
        return self._start + time.monotonic()

    async def close(self) -> None:
        """What is being done is broken off; all tables are anybody's at once."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()
        try:
            await asyncio.wait_for(asyncio.to_thread(self.store.hand_over), LEASE)
        except Exception as error:
            report("The tables could not be handed over", error)

    async def revoke(self, guest: str, key: str) -> None:
        """Logs out whoever has this device's secret without the key, and ends all its lines."""
        await self.store.revoke(guest, key, self.now())
        self.hear_of({guest: key})

    def hear_of(self, keys: Mapping[str, str]) -> None:
        for guest in self.devices.learn(keys):
            for room in self.rooms.values():
                for visitor in [*room.audience.visitors]:
                    if visitor.guest == guest:
                        visitor.hang_up()

    def lose_all(self) -> None:
        """What this process has may be another's by now: it asks the store for all of it again."""
        for id, room in [*self.rooms.items()]:
            self._lose(room)
            self._give_up(id, room)

    def _lose(self, room: Room) -> None:
        self.metrics.lost.inc()
        room.lose()

    # ---- tables

    async def open(self, wish: wire.NewTable, guest: str) -> HostedTable:
        """A table of the deal that was taken or, without one, of another of the house's."""
        deals, deal = await self._deals(), wish.deal
        if deal is not None:
            check_nonce(deal.nonce)
            deals.check(deal, self.now())
        id = deal.id if deal else new_id()
        settings = new_settings(wish, guest, deals.secret(id), self.components_for(wish.game))
        table = HostedTable(id, settings)
        if deal and not await self.store.spend_deal(id, deal.until, self.now()):
            raise Refused("no-such-deal")
        return await self._add(table)

    async def deal(self) -> wire.NewDeal:
        """A table that could be made, and the hash of what its draws would come from."""
        return (await self._deals()).offer(self.now())

    async def _deals(self) -> Deals:
        if self._dealing is None:
            self._dealing = Deals(await self.store.house_key())
        return self._dealing

    async def open_daily(self, game: str, name: str, guest: str) -> HostedTable:
        """Today's challenge of a game, with the game's own cards, tiles and boards."""
        challenge = daily(game, self.today())
        before = await self.store.of_daily(guest, challenge.seed)
        settings = daily_settings(challenge, guest, name, attempt=len(before) + 1)
        return await self._add(HostedTable(new_id(), settings))

    async def dailies(self, guest: str) -> list[wire.DailyInfo]:
        """Today's challenges, and what this device has made of them."""
        found = []
        for challenge in [daily(game, self.today()) for game in GAMES if has_daily(game)]:
            rows = await self.store.of_daily(guest, challenge.seed) if guest else []
            tries = tuple(listed(*row, guest) for row in rows)
            found.append(wire.DailyInfo(challenge.game.name, challenge.date, tries))
        return found

    def today(self) -> str:
        return day_of(self.now())

    def components_for(self, game: str) -> dict[str, Any] | None:
        """The owner's components, if they are for this game."""
        own = self.components
        return own if own is not None and own["game"] == game else None

    async def _add(self, table: HostedTable) -> HostedTable:
        self.rooms[table.id] = Room()
        self.rooms[table.id].table = table
        async with self.change(table.id):
            return table

    def room_of(self, id: str) -> Room:
        """The room of a table, in use already or from now on."""
        if not (id.isascii() and id.isalnum()):
            raise Refused("no-such-table")
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(self._audiences.pop(id, None))
        return room

    def give_up_soon(self, id: str, room: Room) -> None:
        """What nobody uses the store keeps; but mostly somebody comes again at once."""
        room.unused_since = time.monotonic()
        if not room.is_lingering:
            room.is_lingering = True
            asyncio.get_running_loop().call_later(LINGER, self._give_up_unused, id, room)

    def _give_up_unused(self, id: str, room: Room) -> None:
        left = room.unused_since + LINGER - time.monotonic()
        if left > 0:
            # Somebody was here since, and may come again as well.
            asyncio.get_running_loop().call_later(left, self._give_up_unused, id, room)
            return
        room.is_lingering = False
        self._give_up(id, room)

    def _give_up(self, id: str, room: Room) -> None:
        if room.is_empty and self.rooms.get(id) is room and not self._is_closed:
            del self.rooms[id]
            self._taken_over.discard(id)
            if room.stored is None:
                # It was never this process's, or there is no such table.
                return
            self.begin(self._release(id, room.epoch))
            self._audiences[id] = room.audience
            if len(self._audiences) > REMEMBERED:
                del self._audiences[next(iter(self._audiences))]

    async def _release(self, id: str, epoch: int) -> None:
        try:
            await self.store.release(id, epoch)
        except Exception as error:
            report("Table %(table)s could not be given up", error, table=id)

    async def read(self, id: str, room: Room) -> HostedTable:
        """The table of a room as it is in the store."""
        loaded = await self.store.load(id)
        if loaded is None:
            raise Refused("no-such-table")
        room.epoch = loaded.epoch
        table = HostedTable(id, loaded.settings, loaded.moves, loaded.course)
        table.kept_moves = len(loaded.moves)
        room.stored = Stored.of(table)
        if loaded.is_taken_over and table.clocks.open:
            self._taken_over.add(id)
        if id in self._taken_over:
            # Nobody could see how time ran out while no process had the table.
            shared = self.store.database.is_shared
            mend_clocks(table, self.now() if shared else self.opened)
        room.table = table
        self._go_on(room, table)
        # Who looked at it before hears all of it again now, and not when somebody acts unseen.
        room.audience.tell_all(table, self.now())
        return table

    def look(self, id: str) -> Looking:
        """A table as it is, and its room."""
        return Looking(self, id)

    def change(self, id: str) -> Changing:
        """Changes a table. Bots answer afterwards, each with a change of its own."""
        return Changing(self, id)

    async def store_change(self, room: Room, table: HostedTable) -> None:
        wind_clocks(table, self.now())
        await self._store(room, table)

    def tell_of_change(self, room: Room, table: HostedTable) -> None:
        self._go_on(room, table)
        room.audience.tell_all(table, self.now(), table.ran_out)
        self._note_presence(room, table)
        table.ran_out = None

    async def _store(self, room: Room, table: HostedTable) -> None:
        """What is new since it was stored last."""
        before, now = room.stored, Stored.of(table)
        if now == before and table.kept_moves == now.moves:
            return
        began = self.now()
        try:
            await self.store.save(table, before, now, room.epoch, int(began))
        except Lost:
            log.warning("Another process has taken over table %(table)s.", {"table": table.id})
            self._lose(room)
            raise
        finally:
            self.metrics.storing_seconds.observe(self.now() - began)
        room.stored, table.kept_moves = now, now.moves
        self._taken_over.discard(table.id)

    def _go_on(self, room: Room, table: HostedTable) -> None:
        """The clocks run, and the bots that are asked begin to think."""
        now, loop = self.now(), asyncio.get_running_loop()
        if room.timer is not None:
            room.timer.cancel()
        room.timer = None
        end = table.clocks.next_end(now)
        if end is not None:
            room.timer = loop.call_later(end - now, self._ring_soon, table.id)
        for seat in table.bots_asked(now):
            if seat not in room.thinking:
                thought = table.thought(seat)
                soonest = loop.time() + (self.pace.draw() if table.takes_time(seat) else 0)
                room.thinking[seat] = self.begin(self._think(room, table, thought, soonest))

    async def rematch(self, id: str, guest: str) -> str:
        """Another game with the same seats, made once for all who ask.

        Nobody sits there yet: who does has seen the hash of its secret before.
        """
        async with self.change(id) as table:
            settings = table.settings
            if guest != settings.host and not settings.players_of(guest):
                raise Refused("not-your-table")
            if table.status != "over" and table.other_rules is None:
                raise Refused("not-over")
            if settings.rematch is None or not await self.store.has(settings.rematch):
                id = new_id()
                again = table.settings.again(guest, (await self._deals()).secret(id))
                settings.rematch = (await self._add(HostedTable(id, again))).id
            return settings.rematch

    # ---- links that move a seat to another device

    async def give_link(self, id: str, player: int, guest: str) -> str:
        """The secret of a link. It is good once, and only while this device sits there."""
        async with self.look(id) as (_, table):
            if player not in table.settings.players_of(guest):
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
        """Whoever comes is told everything; of those who look on already none hears of the game."""
        async with self.look(id) as (room, table):
            audience = room.audience
            audience.enter(visitor)
            audience.tell(table, self.now(), visitor)
            if table.phrases:
                audience.tell_talk(table, audience.talk.so_far(table), visitor)
            self._note_presence(room, table)

    async def leave(self, id: str, visitor: Visitor) -> None:
        room = self.rooms[id]
        room.audience.leave(visitor)
        if room.table is None:
            self._give_up(id, room)
            return
        try:
            async with self.look(id) as (room, table):
                self._note_presence(room, table)
        except (Elsewhere, Lost):
            return

    def _note_presence(self, room: Room, table: HostedTable) -> None:
        """Who is there is told in a moment, if it is news.

        Many who come or go together are told of once, and whoever is back at once was never gone.
        """
        audience = room.audience
        if not audience.is_presence_new(table, self.now()) or audience.is_presence_due:
            return
        audience.is_presence_due = True

        def tell() -> None:
            audience.is_presence_due = False
            if audience.visitors:
                self.begin(self._tell_presence(table.id))

        asyncio.get_running_loop().call_later(TOGETHER, tell)

    async def _tell_presence(self, id: str) -> None:
        try:
            async with self.look(id) as (room, table):
                room.audience.tell_presence(table, self.now())
        except (Elsewhere, Lost):
            return
        except Exception as error:
            report("At table %(table)s nobody can be told who is there", error, table=id)

    async def say(self, id: str, guest: str, wish: wire.Say) -> None:
        """Somebody says something at a table, which it doesn't change: nothing is stored."""
        async with self.look(id) as (room, table):
            audience = room.audience
            audience.tell_talk(table, audience.talk.say(table, guest, wish, self.now()))

    async def replace(self, id: str, guest: str, player: int) -> HostedTable:
        """A bot plays for somebody who is gone."""
        async with self.change(id) as table:
            gone = self.rooms[id].audience.absences(table, self.now())
            table.replace(guest, player, gone)
        return table

    # ---- bots and clocks

    async def _think(
        self, room: Room, table: HostedTable, thought: Thought, soonest: float
    ) -> None:
        """Lets a bot think, and answer if what it thought about is still the question.

        It answers at this moment of the loop's own time, or when it has thought.
        """
        action: list[Any] | None = None
        trouble: Trouble | None = None
        where = {"table": table.id, "bot": thought.bot}
        loop = asyncio.get_running_loop()
        try:
            is_seen = bool(room.audience.visitors)
            with self.metrics.thinking.track_inprogress(), self.metrics.thinking_seconds.time():
                action = await self.thinking.answer(
                    table.game.name, thought.bot, thought.asked, is_seen
                )
        except Hung:
            log.error("At table %(table)s the bot %(bot)s gives no answer.", where)
            trouble = "bot-hung"
        except Exception as error:
            log.error("At table %(table)s the bot %(bot)s has failed.", where, exc_info=error)
            trouble = "bot-failed"
        if trouble is not None:
            self.metrics.stuck.labels(trouble).inc()
        # The question may be gone when this is over: that is seen to below, as after any thought.
        await asyncio.sleep(soonest - loop.time())
        try:
            async with self.change(table.id) as changing:
                del room.thinking[thought.seat]
                if action is not None:
                    changing.answer(thought, action, self.now())
                elif trouble is not None:
                    changing.get_stuck(thought, trouble, self.now())
        except Exception as error:
            if not isinstance(error, Elsewhere | Lost):
                report(
                    "A bot's answer at table %(table)s could not be stored", error, table=table.id
                )
            room.thinking.pop(thought.seat, None)
            loop.call_later(RETRY, self._ring_soon, table.id)

    def _ring_soon(self, id: str) -> None:
        self.begin(self.ring(id))

    async def ring(self, id: str) -> None:
        """A clock at a table may have run out, or something there must be tried again."""
        try:
            async with self.change(id):
                pass
        except (Elsewhere, Lost):
            return
        except Exception as error:
            report(
                "The clock of table %(table)s has run out, and it can't be stored", error, table=id
            )
            asyncio.get_running_loop().call_later(RETRY, self._ring_soon, id)

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
