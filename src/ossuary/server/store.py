"""The store: tables and their moves in a database.

One thread writes, and batches what waits. Others read, so that no list keeps a move waiting.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sql

from ossuary.kernel.error import Unreadable
from ossuary.server.settings import Course, Settings, Status
from ossuary.server.tables import HostedTable

metadata = sql.MetaData()
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("settings", sql.Text, nullable=False),
    sql.Column("is_open", sql.Boolean, nullable=False),
    sql.Column("status", sql.String, nullable=False),
    sql.Column("changed", sql.Integer, nullable=False),
)
courses = sql.Table(
    "courses",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("course", sql.Text, nullable=False),
    sql.Column("changed", sql.Integer, nullable=False),
    sql.Column("due", sql.Float),
)
seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("player", sql.Integer, primary_key=True),
    sql.Column("guest", sql.String, nullable=False, index=True),
)
moves = sql.Table(
    "moves",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("move", sql.Text, nullable=False),
)
links = sql.Table(
    "seat_links",
    metadata,
    sql.Column("hash", sql.String, primary_key=True),
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), nullable=False, index=True),
    sql.Column("player", sql.Integer, nullable=False),
    sql.Column("giver", sql.String, nullable=False),
)

# The statements of every move are built once: building them costs more than running them.
OF: sql.BindParameter[str] = sql.bindparam("of")
UPDATE_TABLE = tables.update().where(tables.c.id == OF)
INSERT_TABLE = tables.insert()
UPDATE_COURSE = courses.update().where(courses.c.table_id == OF)
INSERT_COURSE = courses.insert()
CUT_MOVES = moves.delete().where(moves.c.table_id == OF, moves.c.number >= sql.bindparam("kept"))
ADD_MOVES = moves.insert()
CLEAR_SEATS = seats.delete().where(seats.c.table_id == OF)
ADD_SEATS = seats.insert()
GIVER = sql.exists().where(
    seats.c.table_id == links.c.table_id,
    seats.c.player == links.c.player,
    seats.c.guest == links.c.giver,
)
VOID_LINKS = links.delete().where(links.c.table_id == OF, ~GIVER)
MOVES = moves.select().where(moves.c.table_id == OF).order_by(moves.c.number)
ALL_TABLES = sql.select(tables, courses.c.course).outerjoin_from(tables, courses)
LAST_CHANGED = sql.func.coalesce(courses.c.changed, tables.c.changed).desc()

log = logging.getLogger("ossuary")

READERS = 2
"""Threads that read."""
OWN = 0o600
"""For its owner alone: seeds of games that are being played are in the file."""

Result = TypeVar("Result")
Row = tuple[str, Settings, Course]
Job = Callable[[sql.Connection], Any]


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


class Store:
    """Everything that must survive. What `write` has returned from is on the disk."""

    def __init__(self, file: Path) -> None:
        self._claim = _claimed(file)
        self._address = _address(file)
        self._engine = _engine(file, "BEGIN IMMEDIATE")
        self._reading = _engine(file, "BEGIN")
        try:
            _keep_to_oneself(file)
            metadata.create_all(self._engine)
            # What can't be read is said now, and not when the clocks are wound up.
            self.due()
        except Exception:
            self._let_go()
            raise
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    def announce(self, address: str) -> None:
        """Leaves word where the house is, for whoever would open another one on the same data."""
        self._address.write_text(address, encoding="utf-8")

    def close(self) -> None:
        """Writes what waits, and ends."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._let_go()

    def _let_go(self) -> None:
        self._engine.dispose()
        self._reading.dispose()
        self._claim.close()

    async def read(self, job: Callable[[sql.Connection], Result]) -> Result:
        """What is stored; it never waits for a writer, and no writer waits for it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[sql.Connection], Result]) -> Result:
        with self._reading.begin() as connection:
            return job(connection)

    async def write(self, job: Callable[[sql.Connection], Result]) -> Result:
        """Does the job in the writer's thread and returns when it is committed."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    def _write_all(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch = [first]
            while not self._jobs.empty() and len(batch) < 64:
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                batch.append(following)
            self._commit(batch)

    def _commit(self, batch: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        """All in one transaction; if one fails, each in its own, so that it fails alone."""
        try:
            with self._engine.begin() as connection:
                results = [job(connection) for job, _ in batch]
        except Exception as error:
            if len(batch) > 1:
                for single in batch:
                    self._commit([single])
                return
            _tell(batch[0][1], error=error)
            return
        for (_, future), result in zip(batch, results, strict=True):
            _tell(future, result)

    # ---- tables

    def due(self) -> list[tuple[str, float]]:
        """The tables where a clock runs, and when the first of each runs out."""
        query = sql.select(courses.c.table_id, courses.c.due).where(courses.c.due.is_not(None))
        return self._read(lambda c: [(row.table_id, row.due) for row in c.execute(query)])

    async def save(
        self,
        id: str,
        settings: Settings | None,
        course: Course,
        changed: int | None,
        new: list[list[Any]],
        kept: int,
        is_cut: bool,
    ) -> None:
        """A table as it is now: of its moves the first ones are kept, and the new ones follow.

        Settings are given if they or the status have changed, and the time if others may know that
        something has. Where something was taken back, what was stored is cut before the new ones.
        """
        ends = [deadline.end for deadline in course.clocks.open.values() if deadline.end]
        running: dict[str, Any] = {
            "course": msgspec.json.encode(course).decode(),
            "due": min(ends, default=None),
        }
        if changed is not None:
            running["changed"] = changed
        rows = [
            {"table_id": id, "number": number, "move": msgspec.json.encode(move).decode()}
            for number, move in enumerate(new, kept)
        ]
        head = settings and {
            "settings": msgspec.json.encode(settings).decode(),
            "is_open": settings.open,
            "status": course.status,
        }
        guests = [
            {"table_id": id, "player": player, "guest": chair.guest}
            for player, chair in enumerate(settings.chairs if settings else ())
            if chair.guest
        ]

        def job(connection: sql.Connection) -> None:
            of = {"of": id}
            if head and connection.execute(UPDATE_TABLE, {**of, **head}).rowcount == 0:
                connection.execute(INSERT_TABLE, {"id": id, **head, "changed": changed})
            if connection.execute(UPDATE_COURSE, {**of, **running}).rowcount == 0:
                connection.execute(INSERT_COURSE, {"table_id": id, **running})
            if head:
                connection.execute(CLEAR_SEATS, of)
                if guests:
                    connection.execute(ADD_SEATS, guests)
                # A link is good while the device that gave it still sits there.
                connection.execute(VOID_LINKS, of)
            if is_cut:
                connection.execute(CUT_MOVES, {**of, "kept": kept})
            if rows:
                connection.execute(ADD_MOVES, rows)

        await self.write(job)

    async def load(self, id: str) -> Loaded | None:
        """A table as it was saved, or None if there is none of this id."""

        def job(connection: sql.Connection) -> Loaded | None:
            row = connection.execute(ALL_TABLES.where(tables.c.id == id)).first()
            if row is None:
                return None
            settings = msgspec.json.decode(row.settings, type=Settings)
            stored = connection.execute(MOVES, {"of": id})
            return Loaded(settings, _course(row), [msgspec.json.decode(m.move) for m in stored])

        return await self.read(job)

    async def of_guest(self, guest: str) -> list[Row]:
        """The tables at which this device sits, the last changed first."""
        query = (
            ALL_TABLES.join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest == guest)
            .distinct()
            .order_by(LAST_CHANGED)
            .limit(50)
        )
        return await self._rows(query)

    async def of_seed(self, guest: str, seed: str) -> list[Row]:
        """The tables at which this device sits and whose draws have this seed, the oldest first."""
        query = (
            ALL_TABLES.join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest == guest)
            .where(sql.func.json_extract(tables.c.settings, "$.seed") == seed)
            .order_by(tables.c.changed, sql.literal_column("tables.rowid"))
        )
        return await self._rows(query)

    async def waiting(self) -> list[Row]:
        """The open tables that wait for players, the newest first."""
        query = (
            ALL_TABLES.where(tables.c.is_open, tables.c.status == "waiting")
            .order_by(LAST_CHANGED)
            .limit(50)
        )
        return await self._rows(query)

    async def _rows(self, query: sql.Select[Any]) -> list[Row]:
        """Id, settings and course of tables; what can't be read is left out, and said."""

        def job(connection: sql.Connection) -> list[Row]:
            found: list[Row] = []
            for row in connection.execute(query):
                try:
                    settings = msgspec.json.decode(row.settings, type=Settings)
                    found.append((row.id, settings, _course(row)))
                except msgspec.DecodeError as error:
                    log.warning("Table %s can't be read: %s", row.id, error)
            return found

        return await self.read(job)

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


def _course(row: Any) -> Course:
    """How a table stood; of tables that were stored before it was kept, the status is known."""
    if row.course is None:
        return Course(status=row.status)
    return msgspec.json.decode(row.course, type=Course)


def _engine(file: Path, begin: str) -> sql.Engine:
    engine = sql.create_engine(sql.URL.create("sqlite", database=str(file)))
    sql.event.listen(engine, "connect", _prepare)
    sql.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _keep_to_oneself(file: Path) -> None:
    """Others on this machine can't read it; what the database writes beside it is as it is."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWN))
    file.chmod(OWN)


def _claimed(file: Path) -> sqlite3.Connection:
    """Holds the file for this process alone: two houses would write over each other's tables.

    A lock of the system's that ends with the process, however that ends.
    """
    claim = sqlite3.connect(file.with_suffix(".lock"), timeout=0)
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        claim.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        with suppress(OSError):
            address = _address(file).read_text(encoding="utf-8")
            raise Unreadable("data-in-use-at", address=address, folder=str(file.parent)) from None
        raise Unreadable("data-in-use", folder=str(file.parent)) from None
    return claim


def _address(file: Path) -> Path:
    return file.with_suffix(".address")


def _prepare(connection: Any, _: Any) -> None:
    # The driver must leave transactions to us, or BEGIN IMMEDIATE would come too late.
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _tell(future: asyncio.Future[Any], result: Any = None, error: Exception | None = None) -> None:
    """Hands a result back to the loop that waits for it."""

    def hand_over() -> None:
        if future.cancelled():
            return
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)

    loop = future.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(hand_over)
