"""The ledger: every game that was played, in a file, so that a run that was broken off goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import msgspec

from ossuary.arena.line_ups import Bout, Pairing
from ossuary.arena.playing import Result
from ossuary.kernel.error import Unreadable

Head = dict[str, Any]
"""What is played: game, options, rules, seed, bots."""


class Row(msgspec.Struct, array_like=True, frozen=True):
    one: str
    others: str
    number: int
    result: Result


read_row = msgspec.json.Decoder(Row).decode


class Ledger:
    """The games of one run. More games, or more bots, may be added to it later."""

    def __init__(self, file: Path | None, head: Head) -> None:
        self.results: dict[Bout, Result] = {}
        self._file: TextIO | None = None
        if file is None:
            return
        try:
            if file.exists():
                self.results = dict(_read(file, head))
            self._file = file.open("a", encoding="utf-8")
            if not self.results and not self._file.tell():
                self._write(head)
        except OSError as error:
            raise Unreadable(
                "file-unwritable", file=str(file), why=error.strerror or str(error)
            ) from error

    def note(self, bout: Bout, result: Result) -> None:
        self.results[bout] = result
        if self._file is not None:
            self._write(Row(*bout.pairing, bout.number, result))

    def _write(self, line: Any) -> None:
        assert self._file is not None
        self._file.write(msgspec.json.encode(line).decode() + "\n")
        self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def _read(file: Path, head: Head) -> Iterator[tuple[Bout, Result]]:
    """What was played before; a last line that was cut off is played again."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    try:
        written = msgspec.json.decode(msgspec.json.encode(head))
        if lines and msgspec.json.decode(lines[0]) != written:
            raise Unreadable("arena-other", file=str(file))
        if lines and not lines[-1].endswith("\n"):
            file.write_text("".join(lines[:-1]), encoding="utf-8")
            lines.pop()
        for line in lines[1:]:
            row = read_row(line)
            yield Bout(Pairing(row.one, row.others), row.number), row.result
    except msgspec.MsgspecError as error:
        raise Unreadable("arena-unreadable", file=str(file), why=str(error)) from error
