"""Saving: what of tables is written, and the statements that write many tables at once."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql

Row = dict[str, Any]


class Lost(Exception):
    """A table that has another owner by now: nothing of it was written."""


@dataclass(slots=True)
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


class Part(NamedTuple):
    """Rows of one kind, and the statement that writes them; in it `{}` are the rows, as `given`."""

    statement: str
    types: dict[str, str]
    """The columns of the rows."""

    def in_sqlite(self, name: str) -> str:
        values = [f"json_extract(value, '$.{column}') AS {column}" for column in self.types]
        return self.statement.format(
            f"(SELECT {', '.join(values)} FROM json_each(NEW.{name})) AS given"
        )

    def in_postgresql(self) -> sql.TextClause:
        columns = ", ".join(f"{column} {type}" for column, type in self.types.items())
        given = f"json_to_recordset(CAST(:rows AS json)) AS given ({columns})"
        return sql.text(self.statement.format(given))


ID = {"table_id": "text"}
HEAD = {"id": "text", "settings": "text", "is_open": "boolean", "status": "text"}
NEW_HEAD = {**HEAD, "made": "bigint", "daily": "text"}
COURSE = {
    **ID,
    "epoch": "bigint",
    "course": "text",
    "due": "double precision",
    "owner": "text",
    "changed": "bigint",
}
SEAT = {**ID, "player": "integer", "guest": "text"}
MOVE = {**ID, "number": "integer", "move": "text"}


def _insert(table: str, types: dict[str, str]) -> Part:
    columns = ", ".join(types)
    # SQLite would take what follows a table for its join, were it not for the condition.
    return Part(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM {{}} WHERE true", types)


PARTS = {
    "new_heads": _insert("tables", NEW_HEAD),
    "new_courses": _insert("courses", COURSE),
    "heads": Part(
        "UPDATE tables SET settings = given.settings, is_open = given.is_open,"
        " status = given.status FROM {} WHERE tables.id = given.id",
        HEAD,
    ),
    "courses": Part(
        "UPDATE courses SET course = given.course, due = given.due, owner = given.owner,"
        " changed = coalesce(given.changed, courses.changed)"
        " FROM {} WHERE courses.table_id = given.table_id AND courses.epoch = given.epoch",
        COURSE,
    ),
    "unseated": Part("DELETE FROM seats WHERE table_id IN (SELECT given.table_id FROM {})", ID),
    "seats": _insert("seats", SEAT),
    # A link is good while the device that gave it still sits there.
    "unlinked": Part(
        "DELETE FROM seat_links WHERE table_id IN (SELECT given.table_id FROM {}) AND NOT EXISTS"
        " (SELECT 1 FROM seats WHERE seats.table_id = seat_links.table_id"
        " AND seats.player = seat_links.player AND seats.guest = seat_links.giver)",
        ID,
    ),
    "cut": Part(
        "DELETE FROM moves WHERE (table_id, number) IN (SELECT old.table_id, old.number"
        " FROM {} JOIN moves AS old ON old.table_id = given.table_id AND old.number >= given.kept)",
        {**ID, "kept": "integer"},
    ),
    "moves": _insert("moves", MOVE),
}
"""In the order in which they are written."""

IN_POSTGRESQL = {name: part.in_postgresql() for name, part in PARTS.items()}
FOUND = PARTS["courses"]._replace(
    statement="(SELECT count(*) FROM {} JOIN courses"
    " ON courses.table_id = given.table_id AND courses.epoch = given.epoch)"
)
IN_SQLITE = f"""
    CREATE TEMP VIEW IF NOT EXISTS saves ({", ".join(PARTS)})
    AS SELECT {", ".join(["NULL"] * len(PARTS))};
    CREATE TEMP TRIGGER IF NOT EXISTS save INSTEAD OF INSERT ON saves BEGIN
    SELECT raise(ABORT, 'lost')
    WHERE {FOUND.in_sqlite("courses")} < json_array_length(NEW.courses);
    {"".join(f"{part.in_sqlite(name)};" for name, part in PARTS.items())}
    END;
"""
"""Makes a view that is written to with one statement, which does all of it."""
SAVE = f"INSERT INTO saves VALUES ({', '.join('?' * len(PARTS))})"


def save_all(engine: sql.Engine, saves: Sequence[Save]) -> None:
    """Writes all of this in one transaction, or nothing of it."""
    rows = _rows(saves)
    if len({save.course["table_id"] for save in saves}) < len(saves):
        raise ValueError("of a table that is saved twice the second can't be told from the first")
    if engine.dialect.name == "sqlite":
        _save_in_sqlite(engine, rows)
    else:
        _save_in_postgresql(engine, rows)


def _rows(saves: Sequence[Save]) -> dict[str, list[Row]]:
    """What is written of each part."""
    rows: dict[str, list[Row]] = {name: [] for name in PARTS}
    for save in saves:
        of = {"table_id": save.course["table_id"]}
        rows["new_courses" if save.is_new else "courses"].append(save.course)
        rows["moves"] += save.moves
        if save.head is not None:
            rows["new_heads" if save.is_new else "heads"].append(save.head)
            rows["unseated"].append(of)
            rows["seats"] += save.seats
            rows["unlinked"].append(of)
        if save.kept is not None:
            rows["cut"].append({**of, "kept": save.kept})
    return rows


def _save_in_sqlite(engine: sql.Engine, rows: dict[str, list[Row]]) -> None:
    """With one statement: after each the thread that plays would have to let this one go on."""
    connection = engine.raw_connection()
    try:
        database = connection.driver_connection
        assert isinstance(database, sqlite3.Connection)
        if "saves" not in connection.info:
            database.executescript(IN_SQLITE)
            connection.info["saves"] = True
        database.execute(SAVE, [_json(given) for given in rows.values()])
    except sqlite3.IntegrityError as error:
        raise (Lost() if str(error) == "lost" else error) from None
    finally:
        connection.close()


def _save_in_postgresql(engine: sql.Engine, rows: dict[str, list[Row]]) -> None:
    with engine.begin() as connection:
        for name, given in rows.items():
            if given:
                written = connection.execute(IN_POSTGRESQL[name], {"rows": _json(given)})
                if name == "courses" and written.rowcount != len(given):
                    raise Lost


def _json(rows: list[Row]) -> str:
    return msgspec.json.encode(rows).decode() if rows else "[]"
