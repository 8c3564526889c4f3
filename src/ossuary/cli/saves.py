"""Saved games: a record is written after every move, so nothing that was played is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from ossuary.kernel.error import BadOption, OssuaryError, Unreadable
from ossuary.kernel.game import Game
from ossuary.kernel.record import Record
from ossuary.shelf.games import load


def saves_folder() -> Path:
    """Where games that are not over wait."""
    return user_data_path("ossuary") / "saves"


def records_folder() -> Path:
    """Where the records of finished games go."""
    return user_data_path("ossuary") / "records"


def new_file(game: str) -> Path:
    """A file of its own for a new game, named by the moment."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    number = 1
    while True:
        name = f"{game}-{moment}.json" if number == 1 else f"{game}-{moment}-{number}.json"
        file = saves_folder() / name
        if not file.exists() and not (records_folder() / name).exists():
            return file
        number += 1


class SaveFile:
    """The file of a game that is played: always the whole record, or the one before it."""

    def __init__(self, file: Path, written: str | None = None) -> None:
        self.file = file
        self._written = written
        """What stands in it; None when it must not exist yet."""

    def write(self, record: Record) -> None:
        """Writes the record. A program killed meanwhile leaves the one before."""
        text = record.text()
        with _explained(self.file):
            if self.is_default:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            self._check_unchanged()
            draft = self.file.with_name(f"{self.file.name}.draft")
            with draft.open("w", encoding="utf-8") as opened:
                opened.write(text)
                opened.flush()
                os.fsync(opened.fileno())
            draft.replace(self.file)
        self._written = text

    def _check_unchanged(self) -> None:
        """Nobody's file is overwritten, and no move that another program has made is lost."""
        if self._written is None:
            if self.file.exists():
                raise BadOption("file-exists", file=str(self.file))
        elif not self.file.exists() or self.file.read_text(encoding="utf-8") != self._written:
            raise Unreadable("file-changed", file=str(self.file))

    @property
    def is_default(self) -> bool:
        return self.file.parent == saves_folder()

    def finish(self) -> Path:
        """Moves the record of a finished game to the records, if it is one of the saves."""
        if not self.is_default:
            return self.file
        with _explained(self.file):
            records_folder().mkdir(parents=True, exist_ok=True)
            return self.file.replace(records_folder() / self.file.name)


def read(file: Path) -> tuple[Record, Game]:
    """A record and the game that it is of."""
    if not file.exists():
        raise Unreadable("file-missing", file=str(file))
    try:
        text = file.read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise Unreadable("file-unreadable", file=str(file), why=why) from error
    record = Record.read(text)
    game = load(record.game, record.options, record.components)
    if record.players is not None and len(record.players) != game.players:
        raise Unreadable("record-shape", detail="players")
    return record, game


def latest() -> Path:
    """The game that was played last and is not over."""
    waiting = sorted(saves_folder().glob("*.json"), key=lambda file: file.stat().st_mtime)
    for file in reversed(waiting):
        # One that can't be read must not stand before the others.
        with suppress(OssuaryError):
            read(file)
            return file
    raise Unreadable("nothing-saved")


@contextmanager
def _explained(file: Path) -> Iterator[None]:
    """Says which file can't be written, and why."""
    try:
        yield
    except (OSError, ValueError) as error:
        if isinstance(error, OssuaryError):
            raise
        why = getattr(error, "strerror", None) or str(error)
        raise Unreadable("file-unwritable", file=str(file), why=why) from error
