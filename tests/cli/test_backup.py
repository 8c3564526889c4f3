"""`ossuary backup`, and what is said of a file that can't be read."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ossuary.cli import main
from tests.server.client import HERE, LINK, Person, Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    yield server
    server.stop()


def backed_up(server: Server, file: Path) -> int:
    return main(["backup", str(file), "--data", str(server.folder), "--lang", "en"])


def stored_moves(file: Path) -> list[Any]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT * FROM moves ORDER BY number").fetchall()


def test_a_running_table_is_copied_and_goes_on_from_the_copy(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ola, bob = Person(server), Person(server)
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    ola.watch(table)
    bob.watch(table)
    ola.answer(ola.questions()[0], ["place", "flower"])
    before = stored_moves(server.folder / "tables.db")
    (tmp_path / "other").mkdir()
    copy = tmp_path / "other" / "tables.db"
    assert backed_up(server, copy) == 0
    assert f"1 table: {copy}" in "".join(capsys.readouterr().out.split("\n"))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    # What happens after it is not in the copy.
    bob.answer(bob.questions()[0], ["place", "skull"])
    assert stored_moves(copy) == before
    assert len(stored_moves(server.folder / "tables.db")) > len(before)
    ola.leave()
    bob.leave()
    again = Server(copy.parent)
    try:
        cid = Person(again)
        assert cid.get(f"tables/{table}")["status"] == "playing"
        cid.leave()
    finally:
        again.stop()


def test_nothing_is_written_over(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept"
    file.write_text("kept", encoding="utf-8")
    assert backed_up(server, file) == 1
    assert "can’t be written" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "kept"


def test_where_there_is_nothing_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "There are no tables to back up" in capsys.readouterr().err
    assert not copy.exists()


@pytest.mark.parametrize("command", [["serve", "--no-browser", "--port", "0"], ["backup", "copy"]])
def test_a_damaged_file_is_named_in_one_sentence(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()
    damaged = tmp_path / "data" / "tables.db"
    damaged.write_bytes(b"This is no database at all. " * 1000)
    assert main([*command, "--data", "data", "--lang", "en"]) == 1
    told = capsys.readouterr().err
    assert "tables.db” can’t be read" in told
    assert "Put a backup in its place" in told
    assert told.count("\n") == 1
    assert not (tmp_path / "copy").exists()
    assert damaged.read_bytes().startswith(b"This is no database")
