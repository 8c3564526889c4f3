"""Files of other people are text: whatever stands in them, nothing commands the terminal."""

from __future__ import annotations

import io
import json
import sys
import unicodedata
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import ossuary
from ossuary.bots import RandomBot
from ossuary.cli import main
from ossuary.kernel.game import Game

HOSTILE = "\x1b[2J\x1b]0;title\x07\x9b31m\r\x08\u202e"
"""Clears the screen, names the window, rings, turns red, goes back, writes from right to left."""


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en")


def commands_in(capsys: pytest.CaptureFixture[str], *arguments: str) -> set[str]:
    """What a terminal would obey in all that a command prints."""
    main(arguments)
    out, err = capsys.readouterr()
    assert out + err
    return {c for c in out + err if unicodedata.category(c)[0] == "C"} - {"\n"}


def with_one_text_changed(data: Any) -> Iterator[Any]:
    """The same data again and again, each time with something hostile in another text of it."""
    if isinstance(data, str):
        yield f"{data}{HOSTILE}"
        yield f"{HOSTILE}{data}"
    elif isinstance(data, list):
        for place, item in enumerate(data):
            for changed in with_one_text_changed(item):
                yield [*data[:place], changed, *data[place + 1 :]]
    elif isinstance(data, dict):
        for key, item in data.items():
            yield {f"{k}{HOSTILE}" if k == key else k: v for k, v in data.items()}
            for changed in with_one_text_changed(item):
                yield {**data, key: changed}


def record_of(game: Game) -> dict[str, Any]:
    """A short record, with every kind of text in it."""
    record = ossuary.play(game, [RandomBot()] * game.players, "seed")
    record.players = ["person", "random"][: game.players]
    del record.moves[6:]
    data: dict[str, Any] = json.loads(record.text())
    return data


def own_furnishings(folder: Path, name: str) -> Path:
    """A file of components whose furnishings have this in their names."""
    own = resources.files("ossuary.games.sedlec") / "data" / "components.toml"
    file = folder / "mine.toml"
    text = own.read_text(encoding="utf-8")
    quoted = json.dumps(name)[1:-1]
    file.write_text(text.replace('\nname = "', f'\nname = "{quoted}'), encoding="utf-8")
    return file


@pytest.mark.parametrize("kind", ["skull", "sedlec", "monstrance"])
def test_whatever_stands_in_a_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str
) -> None:
    games = {
        "skull": lambda: ossuary.game("skull", players=2),
        "sedlec": lambda: ossuary.game("sedlec", players=2),
        "monstrance": lambda: ossuary.game(
            "sedlec", monstrance=True, components=own_furnishings(tmp_path, "My ")
        ),
    }
    file = tmp_path / "record.json"
    for changed in with_one_text_changed(record_of(games[kind]())):
        file.write_text(json.dumps(changed), encoding="utf-8")
        for command in ("replay", "resume"):
            monkeypatch.setattr(sys, "stdin", io.StringIO("l\nq\n"))
            assert commands_in(capsys, command, str(file)) == set(), changed


def test_whatever_stands_in_a_file_of_components(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = own_furnishings(tmp_path, HOSTILE)
    for command in (["play", "sedlec", "--monstrance"], ["solve", "sedlec", "--furnishing", "?"]):
        monkeypatch.setattr(sys, "stdin", io.StringIO("l\nq\n"))
        assert commands_in(capsys, *command, "--components", str(file)) == set()


def test_a_stack_that_is_no_stack(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{HOSTILE}\nV/P {HOSTILE}\n"))
    assert commands_in(capsys, "score", "sedlec") == set()


@pytest.mark.parametrize(
    "arguments",
    [
        [HOSTILE],
        ["play", HOSTILE],
        ["play", "skull", f"--{HOSTILE}"],
        ["play", "skull", "--players", HOSTILE],
        ["play", "skull", "--bots", HOSTILE],
        ["play", "sedlec", "--expansions", HOSTILE],
        ["play", "sedlec", "--components", HOSTILE],
        ["replay", HOSTILE],
        ["rules", "skull", HOSTILE],
        ["score", "sedlec", HOSTILE],
        ["--lang", HOSTILE],
    ],
)
def test_whatever_stands_on_the_command_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert commands_in(capsys, *arguments) == set()
