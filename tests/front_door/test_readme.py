"""The front door: whatever the README tells people to type is typed, as it stands there."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.terminal import PROMPT, Terminal
from tests.conftest import ROOT
from tests.front_door.conftest import FirstPlay, Newcomer
from tests.front_door.readme import Row, first_block, further_plays, rows

Keyboard = Callable[[str], Terminal]


def test_the_first_block_names_the_two_commands() -> None:
    assert [line.partition("#")[0].strip() for line in first_block()] == ["make play", "make test"]


def test_make_play_sets_everything_up_and_opens_the_table(
    first_play: tuple[Newcomer, FirstPlay],
) -> None:
    _, found = first_play
    assert found.visited == found.address
    assert found.page.status_code == 200
    assert found.assets
    assert {asset.status_code for asset in found.assets} == {200}
    # Make itself ends by the signal, without a word.
    assert found.code in (0, -signal.SIGINT)
    assert found.screen.split("^C")[1].strip() == "Stopped."


def test_make_test_is_what_every_change_has_to_pass(newcomer: Newcomer, tmp_path: Path) -> None:
    assert (ROOT / ".ci" / "run").read_text(encoding="utf-8").rstrip().endswith("\nexec make test")
    planned = newcomer.run(tmp_path, "make -n test")
    assert planned.returncode == 0, planned.stderr
    assert "pytest" in planned.stdout


@pytest.mark.parametrize("line", further_plays())
def test_the_other_ways_to_play(at_the_keyboard: Keyboard, line: str) -> None:
    terminal = at_the_keyboard(line)
    if "play skull" in line:
        play_and_quit(terminal)
    else:
        open_and_close(terminal)
        told = "same network" if "--lan" in line else "http://localhost:8000/"
        assert told in terminal.screen
    for told in ("Setting up", "Building", "Compiling"):
        assert told not in terminal.screen


@pytest.mark.parametrize("line", ["ossuary", "ossuary --lang uk", "python -m ossuary"])
def test_the_program_alone_opens_the_table(at_the_keyboard: Keyboard, line: str) -> None:
    open_and_close(at_the_keyboard(line))


# ---- the table of commands, each line in its own way


def open_and_close(terminal: Terminal) -> None:
    """A server that says where it is, until Ctrl-C."""
    terminal.until("Ctrl-C")
    assert "http://localhost:" in terminal.screen
    terminal.interrupt()
    # A shell or make around it may end by the signal, without a word.
    assert terminal.close() in (0, -signal.SIGINT)
    assert terminal.screen.split("^C")[1].strip() in ("Stopped.", "Зупинено.")


def play_and_quit(terminal: Terminal) -> None:
    """A game that asks, and is kept when the person stops."""
    terminal.until(PROMPT)
    terminal.type("q", " resume")
    assert terminal.close() == 0


def printed(newcomer: Newcomer, data: Path, line: str, text: str = "") -> str:
    """What a command prints that asks nothing."""
    ended = newcomer.run(data, line, text)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout
    return ended.stdout


Drive = Callable[[Row, Newcomer, Keyboard, Path], None]


def drive_server(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    open_and_close(keyboard(row.command))


def written_while_open(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    """A copy of the house, or the whole of it in a file, is written while the table is open."""
    terminal = keyboard("ossuary")
    terminal.until("Ctrl-C")
    file = data / row.command.split()[1]
    assert "0 tables" in printed(newcomer, data, row.command.replace("FILE", str(file)))
    assert file.stat().st_size
    terminal.interrupt()
    assert terminal.close() in (0, -signal.SIGINT)


def drive_import(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    """What another house has written."""
    open_and_close(keyboard(f"ossuary serve --data {data / 'other'} --no-browser"))
    file = data / "house"
    printed(newcomer, data, f"ossuary export {file} --data {data / 'other'}")
    assert "0 tables" in printed(newcomer, data, row.command.replace("FILE", str(file)))


def drive_play(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    play_and_quit(keyboard(row.command))


def drive_solo(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    play_and_quit(keyboard(row.command))
    instead = row.spans[0]
    play_and_quit(keyboard(row.command.replace("--monstrance", instead)))


def drive_longer(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    play_and_quit(keyboard(row.command))
    more, advanced, *_ = row.spans
    play_and_quit(keyboard(f"{row.command} {more} {advanced}"))


def drive_alone(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    play_and_quit(keyboard(row.command))
    alone, rounds, heroic, *_ = row.spans
    play_and_quit(keyboard(f"{row.command} {alone} {rounds} {heroic}"))


def drive_resume(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    play_and_quit(keyboard("ossuary play skull"))
    terminal = keyboard(row.command)
    play_and_quit(terminal)
    assert "Welcome back" in terminal.screen


def drive_replay(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    file = data / "mine.json"
    keyboard(f"ossuary play skull --save {file}").type("q", "mine.json")
    terminal = keyboard(row.command.replace("FILE", str(file)))
    assert "Move 0 of" in terminal.until(PROMPT)
    assert "Move 1 of" in terminal.type("")
    terminal.type("q", "\n")
    assert terminal.close() == 0


def drive_verify(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    file = data / "mine.json"
    keyboard(f"ossuary play skull --save {file}").type("q", "mine.json")
    # What is broken off is not over yet, and it says so.
    refused = newcomer.run(data, row.command.replace("FILE", str(file)))
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "isn’t over" in refused.stderr


def drive_text(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    printed(newcomer, data, row.command)


def drive_score(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    example = row.spans[0]
    assert "17 points" in printed(newcomer, data, row.command, f"{example}\n")


def drive_count(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    assert "19 points" in printed(newcomer, data, row.command, f"{row.spans[0]}\n")


def drive_cards(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    assert "108" in printed(newcomer, data, row.command)
    listed = printed(newcomer, data, f"{row.command} --legion manster --json")
    assert {json.loads(line)["legion"] for line in listed.splitlines()} == {"manster"}


def drive_json(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    result = json.loads(printed(newcomer, data, row.command))
    assert f"--games {result['games']} " in row.command


def drive_exploit(row: Row, newcomer: Newcomer, keyboard: Keyboard, data: Path) -> None:
    # What it needs for two is not installed by default, and it says so.
    refused = newcomer.run(data, row.command)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert 'pip install "ossuary[solve]"' in refused.stderr
    result = json.loads(printed(newcomer, data, f"{row.command} --players 4 --games 1 --json"))
    assert (result["players"], result["games"]) == (4, 1)


DRIVES: dict[str, Drive] = {
    "ossuary": drive_server,
    "ossuary backup FILE": written_while_open,
    "ossuary export FILE": written_while_open,
    "ossuary import FILE": drive_import,
    "ossuary play skull": drive_play,
    "ossuary play sedlec --monstrance": drive_solo,
    "ossuary play sedlec --daily": drive_play,
    "ossuary play nightmarium": drive_longer,
    "ossuary play badbones": drive_alone,
    "ossuary resume": drive_resume,
    "ossuary rules skull": drive_text,
    "ossuary replay FILE": drive_replay,
    "ossuary verify FILE": drive_verify,
    "ossuary bots skull": drive_text,
    "ossuary score sedlec": drive_score,
    "ossuary score badbones": drive_count,
    "ossuary cards nightmarium": drive_cards,
    "ossuary solve sedlec": drive_text,
    "ossuary simulate skull --players 4 --games 10000 --seed 1 --json": drive_json,
    "ossuary arena skull --players 4 --games 40": drive_text,
    "ossuary exploit skull --bot gambler": drive_exploit,
}


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.command)
def test_every_line_of_the_table_does_what_it_says(
    row: Row, newcomer: Newcomer, at_the_keyboard: Keyboard, tmp_path: Path
) -> None:
    assert row.command in DRIVES, "a new line in the table needs a way to drive it"
    DRIVES[row.command](row, newcomer, at_the_keyboard, tmp_path)
    for command in row.further_commands:
        printed(newcomer, tmp_path, command)
    command = "ossuary serve" if row.command == "ossuary" else row.command
    help = printed(newcomer, tmp_path, f"{command} --help")
    assert [flag for flag in row.flags if f"{flag} " not in help and f"{flag}]" not in help] == []


def test_no_way_to_drive_is_left_without_its_line() -> None:
    assert set(DRIVES) == {row.command for row in rows()}
