"""The store: tables and their moves in a database, and which process each table is run by.

One thread writes. Others read, so that no list keeps a move waiting.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sql

from ossuary.server.database import Database
from ossuary.server.metrics import Metrics
from ossuary.server.saving import Save
from ossuary.server.schema import (
    courses,
    devices,
    keys,
    links,
    moves,
    processes,
    seats,
    spent_deals,
    tables,
)
from ossuary.server.settings import Course, Settings, Status
from ossuary.server.tables import HostedTable
from ossuary.server.writer import Writer

OF: sql.BindParameter[str] = sql.bindparam("of")
MOVES = moves.select().where(moves.c.table_id == OF).order_by(moves.c.number)
ALL_TABLES = sql.select(tables, courses.c.course).join_from(tables, courses)
LAST_CHANGED = courses.c.changed.desc()

NOW = sql.extract("epoch", sql.func.now()).cast(sql.Float)
"""The time of the database that several processes share."""
LEASE = 6.0
"""Seconds after which a process that hasn't said so again is taken to be gone."""
IS_ALIVE = processes.c.until > NOW
HOLDER = (
    sql.select(courses.c.owner, courses.c.epoch, processes.c.address, IS_ALIVE.label("is_alive"))
    .outerjoin_from(courses, processes, processes.c.id == courses.c.owner)
    .where(courses.c.table_id == OF)
    .with_for_update(of=courses)
)
TAKE = courses.update().where(courses.c.table_id == OF)
RELEASE = TAKE.where(
    courses.c.owner == sql.bindparam("by"), courses.c.epoch == sql.bindparam("held")
).values(owner=None)

log = logging.getLogger("ossuary")

READERS = 2
"""Threads that read."""
AT_ONCE = 50
"""How many tables are put away with one job."""

Result = TypeVar("Result")
Row = tuple[str, Settings, Course]


class Elsewhere(Exception):
    """Another process runs this table."""

    def __init__(self, owner: str, address: str) -> None:
        super().__init__(address)
        self.owner = owner
        self.address = address
        """Where it is reached."""


class Stored(NamedTuple):
    """A table as it is in the store; of its moves, how many."""

    head: tuple[bytes, Status]
    course: bytes
    moves: int

    @staticmethod
    def of(table: HostedTable) -> Stored:
        course = table.course()
        head = msgspec.json.encode(table.settings), course.status
        moves = len(table.match.record.moves) if table.match else 0
        return Stored(head, msgspec.json.encode(course), moves)


class Loaded(NamedTuple):
    """A table as it was saved."""

    settings: Settings
    course: Course
    moves: list[list[Any]]
    epoch: int
    is_taken_over: bool
    """Whether another process, or this one before it was started anew, ran it until now."""


class Store:
    """Everything that must survive."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.me = secrets.token_hex(16)
        """This process, for as long as it runs."""
        self.metrics = Metrics()
        self._writer = Writer(database.writing, self.metrics)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._heart = ThreadPoolExecutor(1, "heart")
        """Says that this process is alive, however many wait to read."""

    def close(self) -> None:
        """Writes what waits, and ends."""
        self._writer.close()
        self._readers.shutdown()
        self._heart.shutdown()
        self.database.close()

    async def write(self, job: Callable[[sql.Connection], Result]) -> Result:
        """Does the job and returns when what it did is on the disk."""
        return await self._writer.write(job)

    async def read(self, job: Callable[[sql.Connection], Result]) -> Result:
        """What is stored; it never waits for a writer, and no writer waits for it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[sql.Connection], Result]) -> Result:
        try:
            with self.database.reading.begin() as connection:
                return job(connection)
        except sql.exc.SQLAlchemyError:
            self.metrics.failures.inc()
            raise

    async def answer(self) -> None:
        """Returns when the database has answered something small."""
        await self.read(lambda c: c.execute(sql.select(tables.c.id).limit(1)).first())

    # ---- tables

    async def save(
        self, table: HostedTable, before: Stored | None, now: Stored, epoch: int, changed: int
    ) -> None:
        """A table as it is now: of its moves the first ones are kept, and the new ones follow.

        When it was changed is written if others may know that something has. Where something was
        taken back, what was stored is cut before the new ones.
        """
        id, kept = table.id, table.kept_moves
        is_head_new = before is None or now.head != before.head
        ends = [deadline.end for deadline in table.clocks.open.values() if deadline.end]
        course = {
            "table_id": id,
            "epoch": epoch,
            "owner": self.me,
            "course": now.course.decode(),
            "due": min(ends, default=None),
            "changed": changed if is_head_new or not table.is_hidden else None,
        }
        new = table.match.record.moves[kept:] if table.match else []
        await self._writer.save(
            Save(
                course,
                [
                    {"table_id": id, "number": number, "move": msgspec.json.encode(move).decode()}
                    for number, move in enumerate(new, kept)
                ],
                head=_head(table, now, changed) if is_head_new else None,
                seats=_seats(table) if is_head_new else [],
                kept=kept if before is not None and kept < before.moves else None,
                is_new=before is None,
            )
        )

    async def load(self, id: str) -> Loaded | None:
        """A table as it was saved, or None if there is none of this id.

        From now on it is this process's; `Elsewhere` says that it is another's.
        """

        def job(connection: sql.Connection) -> Loaded | Elsewhere | None:
            # In one transaction: what can't be read is not taken either.
            holder = self._take(connection, id) if self.database.is_shared else None
            if isinstance(holder, Elsewhere):
                return holder
            query = ALL_TABLES.add_columns(courses.c.epoch, courses.c.owner)
            row = connection.execute(query.where(tables.c.id == id)).first()
            if row is None:
                return None
            stored = connection.execute(MOVES, {"of": id})
            return Loaded(
                settings=msgspec.json.decode(row.settings, type=Settings),
                course=msgspec.json.decode(row.course, type=Course),
                moves=[msgspec.json.decode(m.move) for m in stored],
                epoch=row.epoch,
                is_taken_over=(row.owner if holder is None else holder) != self.me,
            )

        loaded = await self.read(job)
        if isinstance(loaded, Elsewhere):
            raise loaded
        return loaded

    async def has(self, id: str) -> bool:
        """Whether there is a table of this id; old ones are put away."""
        query = sql.select(tables.c.id).where(tables.c.id == id)
        return await self.read(lambda c: c.scalar(query) is not None)

    async def of_guest(self, guest: str) -> list[Row]:
        """The tables at which this device sits, the last changed first."""
        return await self._rows(
            ALL_TABLES.where(tables.c.id.in_(_of(guest))).order_by(LAST_CHANGED).limit(50)
        )

    async def of_daily(self, guest: str, seed: str) -> list[Row]:
        """The tables of a daily challenge at which this device sits, the first try first."""
        is_try = tables.c.daily == seed
        rows = await self._rows(ALL_TABLES.where(tables.c.id.in_(_of(guest)), is_try))
        return sorted(rows, key=lambda row: row[1].daily.attempt if row[1].daily else 0)

    async def clocked(self, guest: str) -> int:
        """In how many games with a clock this device is."""
        is_theirs = courses.c.table_id.in_(_of(guest))
        query = sql.select(sql.func.count()).where(courses.c.due.is_not(None), is_theirs)
        return await self.read(lambda c: c.scalar(query) or 0)

    async def sits(self, guest: str) -> bool:
        """Whether this device sits anywhere."""
        return await self.read(lambda c: c.execute(_of(guest).limit(1)).first() is not None)

    async def waiting(self) -> list[Row]:
        """The open tables that wait for players, the newest first."""
        query = ALL_TABLES.where(tables.c.is_open, tables.c.status == "waiting")
        return await self._rows(query.order_by(LAST_CHANGED).limit(50))

    async def _rows(self, query: sql.Select[Any]) -> list[Row]:
        """Id, settings and course of tables; what can't be read is left out, and said."""

        def job(connection: sql.Connection) -> list[Row]:
            found: list[Row] = []
            for row in connection.execute(query):
                try:
                    settings = msgspec.json.decode(row.settings, type=Settings)
                    course = msgspec.json.decode(row.course, type=Course)
                    found.append((row.id, settings, course))
                except msgspec.DecodeError as error:
                    told = {"table": row.id, "why": error}
                    log.warning("Table %(table)s can't be read: %(why)s", told)
            return found

        return await self.read(job)

    # ---- which process runs which table

    async def beat(self, address: str) -> bool:
        """Says that this process is alive, and where the others reach it; whether that is news."""
        until = {"until": NOW + LEASE, "address": address}

        def job(connection: sql.Connection) -> bool:
            alive = processes.update().where(processes.c.id == self.me).values(**until)
            is_new = connection.execute(alive).rowcount == 0
            if is_new:
                # Whoever was reached here before is gone.
                connection.execute(processes.delete().where(processes.c.address == address))
                connection.execute(processes.insert().values(id=self.me, **until))
            connection.execute(processes.delete().where(processes.c.until < NOW - 100 * LEASE))
            return is_new

        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._heart, self._read, job)

    def _take(self, connection: sql.Connection, id: str) -> str | Elsewhere:
        """Takes a table, if no process that is alive has it: who had it, empty for nobody."""
        row = connection.execute(HOLDER, {"of": id}).first()
        if row is None:
            return ""
        if row.is_alive and row.owner != self.me:
            return Elsewhere(row.owner, row.address)
        taken = TAKE.values(owner=self.me, epoch=row.epoch + 1)
        connection.execute(taken, {"of": id})
        if row.owner not in (None, self.me):
            self.metrics.taken_over.inc()
        return row.owner or ""

    async def release(self, id: str, epoch: int) -> None:
        """Whoever is asked for this table next may have it, unless it was taken anew meanwhile."""
        if self.database.is_shared:
            held = {"of": id, "by": self.me, "held": epoch}
            await self.write(lambda c: c.execute(RELEASE, held))

    async def release_all(self) -> None:
        """All that this process has is anybody's."""
        everything = courses.update().where(courses.c.owner == self.me).values(owner=None)
        await self.write(lambda c: c.execute(everything))

    def hand_over(self) -> None:
        """All that this process has is anybody's at once, and it is gone."""
        if self.database.is_shared:
            with self.database.reading.begin() as connection:
                mine = courses.c.owner == self.me
                connection.execute(courses.update().where(mine).values(owner=None))
                connection.execute(processes.delete().where(processes.c.id == self.me))

    async def asleep(self, now: float) -> list[str]:
        """The tables where a clock has run out and no process is there to hear it."""
        query = sql.select(courses.c.table_id).where(courses.c.due <= now, self._is_free())
        return await self.read(lambda c: [*c.scalars(query.order_by(courses.c.due))])

    def _is_free(self) -> sql.ColumnElement[bool]:
        """Whether no process that is alive has a table."""
        others = courses.c.owner != self.me
        if self.database.is_shared:
            others = courses.c.owner.not_in(sql.select(processes.c.id).where(IS_ALIVE))
        return sql.or_(courses.c.owner.is_(None), others)

    # ---- what is put away

    async def put_away(self, waiting: int, played: int | None, in_use: Collection[str]) -> int:
        """Removes tables that wait since before `waiting`, and others since before `played`.

        A few at a time, so that no move waits for long; how many there were. What somebody looks
        at, here or at another process, stays.
        """
        is_waiting = tables.c.status == "waiting"
        is_old = sql.and_(is_waiting, courses.c.changed < waiting)
        if played is not None:
            is_old = sql.or_(is_old, sql.and_(~is_waiting, courses.c.changed < played))
        query = sql.select(tables.c.id).join_from(tables, courses).where(is_old)
        if self.database.is_shared:
            query = query.where(self._is_free())

        def job(connection: sql.Connection) -> int:
            # What another process takes meanwhile is locked by it, and stays.
            locked = query.with_for_update(of=courses, skip_locked=True)
            found = connection.scalars(locked.limit(AT_ONCE + len(in_use)))
            ids = [id for id in found if id not in in_use][:AT_ONCE]
            for table in (moves, seats, links, courses):
                connection.execute(table.delete().where(table.c.table_id.in_(ids)))
            connection.execute(tables.delete().where(tables.c.id.in_(ids)))
            return len(ids)

        return await self.write(job)

    # ---- devices

    async def revoke(self, guest: str, key: str, now: float) -> None:
        """From now on only a cookie with this key stands for a device."""
        row = {"key": key, "changed": NOW if self.database.is_shared else now}

        def job(connection: sql.Connection) -> None:
            known = devices.update().where(devices.c.guest == guest).values(**row)
            if connection.execute(known).rowcount == 0:
                connection.execute(devices.insert().values(guest=guest, **row))

        await self.write(job)

    async def revocations(self, since: float) -> dict[str, str]:
        """The keys of devices that were given since then."""
        query = sql.select(devices.c.guest, devices.c.key).where(devices.c.changed >= since)
        return await self.read(lambda c: {row.guest: row.key for row in c.execute(query)})

    # ---- links that move a seat

    async def add_link(self, hash: str, table: str, player: int, giver: str) -> None:
        row = {"hash": hash, "table_id": table, "player": player, "giver": giver}
        await self.write(lambda c: c.execute(links.insert().values(**row)))

    async def link(self, hash: str) -> tuple[str, int, str] | None:
        """The table, the player and the giver of a link."""

        def job(connection: sql.Connection) -> tuple[str, int, str] | None:
            row = connection.execute(links.select().where(links.c.hash == hash)).first()
            return None if row is None else (row.table_id, row.player, row.giver)

        return await self.read(job)

    # ---- deals

    async def house_key(self) -> str:
        """The key that all processes of the house share; the first that asks makes it."""

        def job(connection: sql.Connection) -> str:
            if (row := connection.execute(keys.select()).first()) is not None:
                return str(row.key)
            key = secrets.token_hex(32)
            connection.execute(keys.insert().values(name="deals", key=key))
            return key

        try:
            return await self.write(job)
        except sql.exc.IntegrityError:
            # Another process has just made it.
            return await self.write(job)

    async def spend_deal(self, id: str, until: int, now: float) -> bool:
        """Whether this deal was not used before; those that are too old need not be known."""

        def job(connection: sql.Connection) -> None:
            connection.execute(spent_deals.delete().where(spent_deals.c.until < now))
            connection.execute(spent_deals.insert().values(table_id=id, until=until))

        try:
            await self.write(job)
        except sql.exc.IntegrityError:
            return False
        return True


def _of(guest: str) -> sql.Select[Any]:
    """The ids of the tables at which a device sits."""
    return sql.select(seats.c.table_id).where(seats.c.guest == guest)


def _head(table: HostedTable, now: Stored, made: int) -> dict[str, Any]:
    """What is known of a table besides how it stands; when it was made is written once."""
    settings, (written, status) = table.settings, now.head
    return {
        "id": table.id,
        "settings": written.decode(),
        "is_open": settings.open,
        "status": status,
        "made": made,
        "daily": settings.seed if settings.daily else None,
    }


def _seats(table: HostedTable) -> list[dict[str, Any]]:
    return [
        {"table_id": table.id, "player": player, "guest": chair.guest}
        for player, chair in enumerate(table.settings.chairs)
        if chair.guest
    ]
