"""Saved games: a record is written after every move, so nothing that was played is lost."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from ossuary.games import load
from ossuary.kernel.error import Unreadable
from ossuary.kernel.game import Game
from ossuary.kernel.record import Record


def saves_folder() -> Path:
    """Where games that are not over wait."""
    return user_data_path("ossuary") / "saves"


def records_folder() -> Path:
    """Where the records of finished games go."""
    return user_data_path("ossuary") / "records"


def new_file(game: str) -> Path:
    """A file of its own for a new game, named by the moment."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    file = saves_folder() / f"{game}-{moment}.json"
    number = 2
    while file.exists() or (records_folder() / file.name).exists():
        file = saves_folder() / f"{game}-{moment}-{number}.json"
        number += 1
    return file


def write(file: Path, record: Record) -> None:
    """Writes the record whole or not at all: a program killed meanwhile leaves the one before."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{file.name}.draft")
        with draft.open("w", encoding="utf-8") as opened:
            opened.write(record.text())
            opened.flush()
            os.fsync(opened.fileno())
        draft.replace(file)
    except OSError as error:
        raise Unreadable("file-unwritable", file=str(file), why=_reason(error)) from error


def read(file: Path) -> tuple[Record, Game]:
    """A record and the game that it is of."""
    try:
        record = Record.read(file.read_bytes())
    except FileNotFoundError:
        raise Unreadable("file-missing", file=str(file)) from None
    except OSError as error:
        raise Unreadable("file-unreadable", file=str(file), why=_reason(error)) from error
    return record, load(record.game, record.options)


def finish(file: Path) -> Path:
    """Moves the record of a finished game from the saves to the records, if it is one of them."""
    if file.parent != saves_folder():
        return file
    records_folder().mkdir(parents=True, exist_ok=True)
    return file.replace(records_folder() / file.name)


def latest() -> Path:
    """The game that was played last and is not over."""
    waiting = sorted(saves_folder().glob("*.json"), key=lambda file: file.stat().st_mtime)
    if not waiting:
        raise Unreadable("nothing-saved")
    return waiting[-1]


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
