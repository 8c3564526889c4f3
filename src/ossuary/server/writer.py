"""The writer: one thread that writes to the database, and batches what waits."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql

from ossuary.server.metrics import Metrics
from ossuary.server.schema import courses, links, moves, seats, tables

# The statements of every move are built once: building them costs more than running them.
OF: sql.BindParameter[str] = sql.bindparam("of")
UPDATE_TABLE = tables.update().where(tables.c.id == OF)
INSERT_TABLE = tables.insert()
INSERT_COURSE = courses.insert()
CUT_MOVES = moves.delete().where(moves.c.table_id == OF, moves.c.number >= sql.bindparam("kept"))
CLEAR_SEATS = seats.delete().where(seats.c.table_id == OF)
ADD_SEATS = seats.insert()
GIVER = sql.exists().where(
    seats.c.table_id == links.c.table_id,
    seats.c.player == links.c.player,
    seats.c.guest == links.c.giver,
)
VOID_LINKS = links.delete().where(links.c.table_id == OF, ~GIVER)


def _from_json(statement: str, **types: str) -> dict[str, sql.TextClause]:
    """A statement that takes all its rows as one JSON text, for each kind of database.

    One for each row costs more than what it does, and lets the thread that plays wait as often.
    """
    values = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in types)
    columns = ", ".join(f"{name} {type}" for name, type in types.items())
    rows = {
        "sqlite": f"(SELECT {values} FROM json_each(:rows)) AS given",
        "postgresql": f"json_to_recordset(CAST(:rows AS json)) AS given ({columns})",
    }
    return {kind: sql.text(statement.format(given)) for kind, given in rows.items()}


UPDATE_COURSES = _from_json(
    "UPDATE courses SET course = given.course, due = given.due, owner = given.owner,"
    " changed = coalesce(given.changed, courses.changed)"
    " FROM {} WHERE courses.table_id = given.table_id AND courses.epoch = given.epoch",
    table_id="text",
    epoch="bigint",
    course="text",
    due="double precision",
    owner="text",
    changed="bigint",
)
ADD_MOVES = _from_json(
    "INSERT INTO moves (table_id, number, move) SELECT table_id, number, move FROM {}",
    table_id="text",
    number="integer",
    move="text",
)

ENOUGH_AT_ONCE = 64
"""Jobs of a batch to which no others are added."""

Result = TypeVar("Result")
Row = dict[str, Any]
Job = Callable[[sql.Connection], Any]
Waiting = tuple[Job, asyncio.Future[Any]]
"""Something to do, and whom its result is told."""


class Lost(Exception):
    """A table that has another owner by now: nothing of it was written."""


@dataclass(frozen=True, slots=True)
class Save:
    """What of one table is written: its moves are added, and all else put in place of what was."""

    course: Row
    moves: list[Row]
    head: Row | None
    """Settings and status, where they have changed."""
    seats: list[Row]
    kept: int | None
    """How many moves are kept, where something was taken back."""
    is_new: bool

    @property
    def is_plain(self) -> bool:
        """A move, as nearly all are: many of them are written at once."""
        return self.head is None and self.kept is None

    def __call__(self, connection: sql.Connection) -> None:
        of = {"of": self.course["table_id"]}
        if self.head is not None:
            if self.is_new:
                connection.execute(INSERT_TABLE, self.head)
                connection.execute(INSERT_COURSE, self.course)
            else:
                connection.execute(UPDATE_TABLE, {**of, **self.head})
        if not self.is_new:
            _update_courses(connection, [self.course])
        if self.head is not None:
            connection.execute(CLEAR_SEATS, of)
            if self.seats:
                connection.execute(ADD_SEATS, self.seats)
            # A link is good while the device that gave it still sits there.
            connection.execute(VOID_LINKS, of)
        if self.kept is not None:
            connection.execute(CUT_MOVES, {**of, "kept": self.kept})
        _add_moves(connection, self.moves)


def _update_courses(connection: sql.Connection, rows: list[Row]) -> None:
    statement = UPDATE_COURSES[connection.dialect.name]
    if connection.execute(statement, {"rows": _json(rows)}).rowcount != len(rows):
        raise Lost


def _add_moves(connection: sql.Connection, rows: list[Row]) -> None:
    if rows:
        connection.execute(ADD_MOVES[connection.dialect.name], {"rows": _json(rows)})


def _json(rows: list[Row]) -> str:
    return msgspec.json.encode(rows).decode()


class Writer:
    """What `write` has returned from is on the disk."""

    def __init__(self, engine: sql.Engine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._waiting: list[Waiting] = []
        """What was asked for in this turn of the loop."""
        self._turns: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[sql.Connection], Result]) -> Result:
        """Does the job in the writer's thread and returns when it is committed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._waiting.append((job, future))
        # The thread is woken once for all of a turn: each time it and the loop are in each
        # other's way, and it would write the first alone while the others wait.
        loop.call_soon(self._hand_in)
        return await future

    def close(self) -> None:
        """Writes what waits, and ends."""
        self._hand_in()
        self._turns.put(None)
        self._thread.join()

    def _hand_in(self) -> None:
        waiting, self._waiting = self._waiting, []
        for start in range(0, len(waiting), ENOUGH_AT_ONCE):
            self._turns.put(waiting[start : start + ENOUGH_AT_ONCE])

    def _write_all(self) -> None:
        while True:
            batch = self._turns.get()
            if batch is None:
                return
            while not self._turns.empty() and len(batch) < ENOUGH_AT_ONCE:
                following = self._turns.get()
                if following is None:
                    self._turns.put(None)
                    break
                batch += following
            self._commit(batch)

    def _commit(self, batch: list[Waiting]) -> None:
        """All in one transaction; if one fails, each in its own, so that it fails alone."""
        try:
            with self._engine.begin() as connection:
                results = _do_all(connection, [job for job, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for single in batch:
                    self._commit([single])
                return
            if not isinstance(error, Lost):
                self._metrics.failures.inc()
            _tell([(batch[0][1], error)])
            return
        self._metrics.batches.observe(len(batch))
        _tell([(future, result) for (_, future), result in zip(batch, results, strict=True)])


def _do_all(connection: sql.Connection, jobs: list[Job]) -> list[Any]:
    """Does all jobs of a batch; moves at different tables are written together."""
    plain = [job for job in jobs if isinstance(job, Save) and job.is_plain]
    if plain:
        _update_courses(connection, [save.course for save in plain])
        _add_moves(connection, [row for save in plain for row in save.moves])
    return [None if isinstance(job, Save) and job.is_plain else job(connection) for job in jobs]


def _tell(told: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """Hands results back to the loop that waits for them; it is woken once for all."""

    def hand_over() -> None:
        for future, result in told:
            if future.cancelled():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    loop = told[0][0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(hand_over)
