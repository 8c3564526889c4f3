"""`ossuary backup`: a copy of all tables and moves, also while the table is open."""

from __future__ import annotations

import argparse
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ossuary.cli.output import console, say_words
from ossuary.cli.serve import DATABASE, data_folder
from ossuary.kernel.error import Unreadable
from ossuary.server.database import OWN


def backup(given: argparse.Namespace) -> int:
    source, copy = data_folder(given) / DATABASE, Path(given.file)
    if not source.is_file():
        raise Unreadable("nothing-to-back-up", file=str(source))
    try:
        # What is there already may be the only other copy.
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWN))
    except OSError as error:
        why = error.strerror or str(error)
        raise Unreadable("file-unwritable", file=str(copy), why=why) from error
    try:
        tables = _copy(source, copy)
    except sqlite3.Error as error:
        copy.unlink()
        raise Unreadable("data-damaged", file=str(source), why=str(error)) from error
    done = say_words(given.lang).say("backed-up", count=tables, file=str(copy))
    console().print(done, markup=False)
    return 0


def _copy(source: Path, copy: Path) -> int:
    """Copies the database as it is at one moment, and checks the copy; how many tables it has."""
    address = f"{source.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True)) as running,
        closing(sqlite3.connect(copy)) as made,
    ):
        # All in one step: who writes meanwhile neither waits nor makes it begin again.
        running.backup(made)
        made.execute("PRAGMA journal_mode=DELETE")
        [(checked,)] = made.execute("PRAGMA quick_check(1)")
        if checked != "ok":
            raise sqlite3.DatabaseError(checked)
        [(tables,)] = made.execute("SELECT count(*) FROM tables")
    return int(tables)
