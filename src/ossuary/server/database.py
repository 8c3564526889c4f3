"""The database: an SQLite file that one process has for itself, or PostgreSQL for many."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from sqlite3 import SQLITE_CORRUPT, SQLITE_NOTADB
from typing import Any

import sqlalchemy as sql

from ossuary.kernel.error import BadOption, Unreadable
from ossuary.server.migrations import migrate

OWN = 0o600
"""For its owner alone: seeds of games that are being played are in the file."""
PATIENCE = 5
"""Seconds in which a database has to answer somebody who connects."""
KINDS = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg", "sqlite": "sqlite"}
CONNECT: dict[str, Any] = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": PATIENCE,
    "tcp_user_timeout": 2 * PATIENCE * 1000,
    "application_name": "ossuary",
}
"""How PostgreSQL is connected to."""
IMPATIENT = (
    "-c lock_timeout=2000 -c statement_timeout=10000 -c idle_in_transaction_session_timeout=5000"
)
"""A process that stands still within a transaction holds up no other for long."""

OLDEST_SQLITE = (3, 33)
"""The first that updates a table from rows that are given; JSON must be built into it."""

Begin = Callable[[sql.Connection, str], None]


class Database:
    """Engines to write and to read with, on a database of today's form.

    `begin` is done first, in one transaction: it brings the database to that form.
    """

    def __init__(self, url: sql.URL, begin: Begin = migrate) -> None:
        self.url = url
        self.file = file_of(url)
        """The file, where it is SQLite."""
        self.where = shown(url)
        self._claim = _claimed(self.file) if self.file else None
        self.writing = self._engine("BEGIN IMMEDIATE", pool_size=1)
        self.reading = self._engine("BEGIN", pool_size=4)
        try:
            if self.file:
                _keep_to_oneself(self.file)
            with self.writing.begin() as connection:
                if self.is_shared:
                    # Steps and imports take as long as they take.
                    for limit in ("lock", "statement", "idle_in_transaction_session"):
                        connection.exec_driver_sql(f"SET LOCAL {limit}_timeout = 0")
                begin(connection, self.where)
        except Exception:
            self.close()
            raise

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use it at the same time."""
        return self._claim is None

    def announce(self, address: str) -> None:
        """Leaves word where the house is, for whoever would open another one on the same file."""
        if self.file:
            _address(self.file).write_text(address, encoding="utf-8")

    def now(self) -> float:
        """The time: where several machines share it, the database's own."""
        if not self.is_shared:
            return time.time()
        with self.reading.begin() as connection:
            return float(connection.scalar(sql.text("SELECT extract(epoch FROM now())")))

    def close(self) -> None:
        self.writing.dispose()
        self.reading.dispose()
        if self._claim:
            self._claim.close()

    def _engine(self, begin: str, pool_size: int) -> sql.Engine:
        if not self.file:
            return sql.create_engine(
                self.url,
                pool_size=pool_size,
                max_overflow=0,
                # One that was restarted meanwhile is connected to anew, without a lost move.
                pool_pre_ping=True,
                # What could not be written has seeds in it; the log is to say why, not what.
                hide_parameters=True,
                connect_args={**CONNECT, "options": IMPATIENT},
            )
        engine = sql.create_engine(
            self.url, pool_size=pool_size, max_overflow=0, hide_parameters=True
        )
        sql.event.listen(engine, "connect", _prepare)
        sql.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine


def open_file(file: Path) -> Database:
    """An SQLite file, made if need be."""
    return open_database(url_of_file(file))


def open_url(text: str) -> Database:
    """The database of a URL."""
    return open_database(url_of(text))


def open_database(url: sql.URL, begin: Begin = migrate) -> Database:
    """Opened, or refused in a sentence rather than at the first move."""
    with in_a_sentence(url):
        file = file_of(url)
        if file:
            if sqlite3.sqlite_version_info < OLDEST_SQLITE or not _has_json():
                wanted = ".".join(map(str, OLDEST_SQLITE))
                raise Unreadable("sqlite-old", version=sqlite3.sqlite_version, wanted=wanted)
            file.parent.mkdir(parents=True, exist_ok=True)
        return Database(url, begin)


def url_of_file(file: Path) -> sql.URL:
    return sql.URL.create("sqlite", database=str(file))


def url_of(text: str) -> sql.URL:
    """What was written as the address of a database."""
    try:
        url = sql.make_url(text)
        kind = KINDS[url.drivername]
    except (sql.exc.ArgumentError, KeyError, ValueError):
        raise BadOption("database-url", known=", ".join(sorted({*KINDS} - {"postgres"}))) from None
    if kind == "sqlite" and (not url.database or url.host or url.query):
        raise BadOption("database-url-file")
    return url.set(drivername=kind)


def file_of(url: sql.URL) -> Path | None:
    """The file, where it is SQLite."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def shown(url: sql.URL) -> str:
    """Where a database is, without its password, which may stand in two places."""
    plain = url.set(drivername=url.get_backend_name(), query={})
    return str(file_of(url) or plain.render_as_string(hide_password=True))


@contextmanager
def in_a_sentence(url: sql.URL) -> Iterator[None]:
    """What a database fails with is said in a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Unreadable("database-driver", where=shown(url)) from error
    except (OSError, sqlite3.Error, sql.exc.SQLAlchemyError) as error:
        cause = getattr(error, "orig", error)
        why = " ".join((getattr(error, "strerror", None) or str(cause)).split())
        file = file_of(url)
        if not file:
            raise Unreadable("database-unreachable", where=shown(url), why=why) from error
        if getattr(cause, "sqlite_errorcode", None) in (SQLITE_CORRUPT, SQLITE_NOTADB):
            raise Unreadable("data-damaged", file=str(file), why=why) from error
        raise Unreadable("file-unwritable", file=str(file.parent), why=why) from error


def _has_json() -> bool:
    with closing(sqlite3.connect(":memory:")) as connection, suppress(sqlite3.Error):
        return connection.execute("SELECT 1 FROM json_each('[1]')").fetchone() is not None
    return False


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
