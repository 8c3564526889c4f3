"""A whole house in a file: from one database to another, and back.

The file is JSON, a line each: what it is; for each table its columns, and a line for each row; last
how many rows there are and the hash of all before it, by which a file that was cut or edited is
known. A house is larger than the memory of whoever moves it, so nothing is held but a few rows.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import sqlalchemy as sql

from ossuary.kernel.error import Unreadable
from ossuary.server.database import (
    CONNECT,
    OWN,
    file_of,
    in_a_sentence,
    open_database,
    shown,
)
from ossuary.server.migrations import HEAD, check, migrate, version_of
from ossuary.server.schema import (
    courses,
    devices,
    keys,
    metadata,
    processes,
    spent_deals,
    tables,
)

FORMAT = "ossuary-house"
CARRIED = [table for table in metadata.sorted_tables if table is not processes]
"""In an order in which each refers only to those before it. The processes of a house, and what each
of them runs, are not those of another one."""
AT_ONCE = 500
"""Rows that are held in memory."""
LONGEST = 64_000_000
"""Bytes of a line. A file without lines is none of ours, and isn't read to its end."""

Counts = dict[str, int]


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    schema: str


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: it says that the file is whole."""

    rows: Counts
    sha256: str


def _columns(table: sql.Table) -> list[sql.Column[Any]]:
    return [column for column in table.columns if column is not courses.c.owner]


def _section(table: sql.Table) -> Section:
    return Section(str(table.name), [str(column.name) for column in _columns(table)])


# ---- out of a house


@contextmanager
def moment(url: sql.URL) -> Iterator[sql.Connection]:
    """One moment of a house, to be read; whoever plays there meanwhile isn't held up."""
    file, where = file_of(url), shown(url)
    if file and not file.is_file():
        raise Unreadable("nothing-to-export", where=where)
    with in_a_sentence(url):
        engine = _to_read(url, file)
        try:
            with engine.begin() as connection:
                version = version_of(connection)
                if version is None:
                    raise Unreadable("nothing-to-export", where=where)
                if version != HEAD:
                    id = "data-newer" if version > HEAD else "data-older"
                    raise Unreadable(id, where=where, version=version)
                check(connection, where)
                yield connection
        finally:
            engine.dispose()


def _to_read(url: sql.URL, file: Path | None) -> sql.Engine:
    if not file:
        return sql.create_engine(
            url, isolation_level="REPEATABLE READ", connect_args=CONNECT, poolclass=sql.NullPool
        ).execution_options(postgresql_readonly=True)
    address = f"{file.absolute().as_uri()}?mode=ro"
    engine = sql.create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(address, uri=True, isolation_level=None),
        poolclass=sql.NullPool,
    )
    sql.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def export_house(url: sql.URL, file: Path) -> Counts:
    """Writes a house into a new file; how many rows of each table are in it."""
    with moment(url) as connection:
        try:
            # Seeds of games that are being played are in it.
            number = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWN)
        except OSError as error:
            raise _unwritable(file, error) from error
        try:
            with os.fdopen(number, "wb") as out:
                counts = _write(connection, out, file)
        except BaseException:
            file.unlink()
            raise
    return counts


def _write(connection: sql.Connection, out: BinaryIO, file: Path) -> Counts:
    encoder, digest, counts = msgspec.json.Encoder(), hashlib.sha256(), Counts()

    def write(*lines: Any) -> None:
        written = b"".join(encoder.encode(line) + b"\n" for line in lines)
        digest.update(written)
        try:
            out.write(written)
        except OSError as error:
            raise _unwritable(file, error) from error

    write(Heading(FORMAT, HEAD))
    for table in CARRIED:
        section = _section(table)
        write(section)
        counts[section.table] = 0
        query = sql.select(*_columns(table)).execution_options(yield_per=AT_ONCE)
        for rows in connection.execute(query).partitions():
            write(*[tuple(row) for row in rows])
            counts[section.table] += len(rows)
    write(Ending(counts, digest.hexdigest()))
    try:
        out.flush()
        os.fsync(out.fileno())
    except OSError as error:
        raise _unwritable(file, error) from error
    return counts


def _unwritable(file: Path, error: OSError) -> Unreadable:
    return Unreadable("file-unwritable", file=str(file), why=error.strerror or str(error))


# ---- into a house


def import_house(url: sql.URL, file: Path) -> Counts:
    """Reads a house from a file into a database that has no tables yet: wholly or not at all.

    The file is read twice: what is wrong with it is known before anything is touched.
    """
    counts = Counts()
    with _opened(file) as source:
        for table, rows in _read(source, file):
            counts[table.name] = counts.get(table.name, 0) + len(rows)
        source.seek(0)

        def fill(connection: sql.Connection, where: str) -> None:
            migrate(connection, where)
            _refuse_full(connection, where)
            try:
                for table, rows in _read(source, file):
                    connection.execute(table.insert(), rows)
            except (sql.exc.IntegrityError, sql.exc.DataError) as error:
                raise Unreadable("house-file-damaged", file=str(file)) from error

        open_database(url, fill).close()
    return counts


@contextmanager
def _opened(file: Path) -> Iterator[BinaryIO]:
    try:
        source = file.open("rb")
    except OSError as error:
        why = error.strerror or str(error)
        raise Unreadable("file-unreadable", file=str(file), why=why) from error
    with source:
        yield source


def _refuse_full(connection: sql.Connection, where: str) -> None:
    if connection.dialect.name == "postgresql":
        # Nobody opens a table there meanwhile.
        connection.exec_driver_sql(f"LOCK TABLE {tables.name} IN SHARE ROW EXCLUSIVE MODE")
    if connection.execute(sql.select(tables.c.id).limit(1)).first() is not None:
        raise Unreadable("house-not-empty", where=where)
    # What a house has made for itself before anybody played there: the file has its own.
    for table in (keys, devices, spent_deals):
        connection.execute(table.delete())


def _read(source: BinaryIO, file: Path) -> Iterator[tuple[sql.Table, list[dict[str, Any]]]]:
    """The rows of a file, a few at once; it is refused where it isn't one, or isn't whole."""
    lines = _Lines(source, file)
    heading = lines.heading()
    if heading.schema != HEAD:
        id = "data-newer" if heading.schema > HEAD else "house-file-older"
        raise Unreadable(id, where=str(file), version=heading.schema)
    counts = Counts()
    line = lines.next()
    for table in CARRIED:
        section, kind = _section(table), _row_type(table)
        if lines.decoded(line, Section) != section:
            raise lines.damaged()
        counts[section.table] = 0
        rows: list[dict[str, Any]] = []
        line = lines.next()
        while line.startswith(b"["):
            rows.append(dict(zip(section.columns, lines.decoded(line, kind), strict=True)))
            counts[section.table] += 1
            if len(rows) == AT_ONCE:
                yield table, rows
                rows = []
            line = lines.next()
        if rows:
            yield table, rows
    if lines.decoded(line, Ending) != Ending(counts, lines.before) or lines.next():
        raise lines.damaged()


class _Lines:
    """The lines of a file, and the hash of all before the last that was read."""

    def __init__(self, source: BinaryIO, file: Path) -> None:
        self._source, self._file = source, file
        self._digest = hashlib.sha256()
        self.before = ""

    def next(self) -> bytes:
        """The next line; empty at the end."""
        line = self._source.readline(LONGEST)
        if line.startswith(b"{"):
            self.before = self._digest.hexdigest()
        self._digest.update(line)
        return line

    def heading(self) -> Heading:
        try:
            heading = msgspec.json.decode(self.next(), type=Heading)
        except ValueError:
            heading = Heading("", "")
        if heading.format != FORMAT:
            raise Unreadable("house-file-foreign", file=str(self._file))
        return heading

    def decoded(self, line: bytes, kind: Any) -> Any:
        try:
            if not line.endswith(b"\n"):
                raise ValueError
            return msgspec.json.decode(line, type=kind)
        except ValueError:
            raise self.damaged() from None

    def damaged(self) -> Unreadable:
        return Unreadable("house-file-damaged", file=str(self._file))


def _row_type(table: sql.Table) -> Any:
    """A row as its line has it."""
    kinds: list[Any] = [column.type.python_type for column in _columns(table)]
    may_lack = [column.nullable for column in _columns(table)]
    return tuple[  # type: ignore[misc]
        tuple(kind | None if may else kind for kind, may in zip(kinds, may_lack, strict=True))
    ]
