"""`ossuary play GAME --daily`, as people type it: whole games, a second try, and midnight."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ossuary
from ossuary.cli.output import PERSON
from ossuary.shelf.daily import daily, today
from ossuary.shelf.words import LANGUAGES
from tests.cli.terminal import PROMPT, Terminal
from tests.cli.test_commands import own_data_folder, refused, run
from tests.cli.test_table import Start, saved, start, stop

__all__ = ["own_data_folder", "start"]

YESTERDAY = "2026-11-15"


def first_key(screen: str) -> str:
    """The key of the first answer that is offered; several may share a line."""
    found = re.findall(r"^  (\w+)(?:[ –]\w+)*  +\S", screen, re.MULTILINE)
    return str(found[0])


def moves_of(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))["moves"]


def almost_over(data: Path, game: str, date: str, name: str = "1") -> None:
    """A challenge that was begun on this date, and waits for its last answers."""
    match = daily(game, date).match([PERSON])
    rng = Random(3)
    before = match.record.text()
    while not match.state.over:
        before = match.record.text()
        match.apply(0, rng.choice(match.state.options(0)))
    folder = data / "ossuary" / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game}-{name}.json").write_text(before, encoding="utf-8")


def play_on(terminal: Terminal) -> str:
    """Takes the first answer again and again, until the game is over."""
    screen = terminal.until(PROMPT)
    while PROMPT in screen:
        os.write(terminal.master, f"{first_key(screen)}\n".encode())
        screen = terminal.until(PROMPT, or_end=True)
    assert terminal.close() == 0
    return terminal.screen


@pytest.mark.parametrize("game", ["sedlec", "badbones"])
def test_two_houses_have_the_same_luck(tmp_path: Path, game: str) -> None:
    found = []
    for house in ("one", "other"):
        terminal = Terminal(tmp_path / house, "play", game, "--daily")
        screen = terminal.until(PROMPT)
        assert re.search(rf"The challenge of {today()} \(UTC\).*first try", screen, re.DOTALL)
        terminal.type(first_key(screen))
        stop(terminal)
        (file,) = saved(tmp_path / house)
        found.append(moves_of(file))
    assert found[0] == found[1]
    assert [move for move in found[0] if move[0] == "chance"]


def test_a_whole_challenge_ends_with_a_line_to_share(tmp_path: Path, start: Start) -> None:
    screen = play_on(start("play", "sedlec", "--daily"))
    line = rf"Ossuary · Skulls of Sedlec, daily challenge {today()} · \d+ points · rules 1\r?\n"
    assert re.search(line + r"[★☆]{4}\r?\n", screen)
    again = start("play", "sedlec", "--daily").until(PROMPT)
    assert "try 2; the first one counts" in re.sub(r"\s+", " ", again)


def test_a_challenge_is_of_the_date_on_which_it_began(tmp_path: Path, start: Start) -> None:
    almost_over(tmp_path, "badbones", YESTERDAY)
    screen = play_on(start("resume"))
    line = rf"Bad Bones, daily challenge {YESTERDAY} · stood (\d+) of 10 rounds · rules 1"
    found = re.search(line, screen)
    assert found
    assert "■" * int(found[1]) + "□" * (10 - int(found[1])) in screen


def test_a_try_that_is_taken_up_again_is_the_same_try(tmp_path: Path, start: Start) -> None:
    terminal = start("play", "badbones", "--daily")
    terminal.type(first_key(terminal.until(PROMPT)))
    stop(terminal)
    (file,) = saved(tmp_path)
    elsewhere = Terminal(tmp_path, "resume", file.name, folder=file.parent)
    for again in (start("play", "badbones", "--daily"), start("resume"), elsewhere):
        screen = re.sub(r"\s+", " ", again.until(PROMPT))
        assert "Your moves so far: 1." in screen
        assert "This is your first try, the one that counts." in screen
        stop(again)
    assert saved(tmp_path) == [file]


def test_two_tries_of_one_second_are_two(tmp_path: Path, start: Start) -> None:
    almost_over(tmp_path, "badbones", YESTERDAY, "2026-11-15-100000")
    almost_over(tmp_path, "badbones", YESTERDAY, "2026-11-15-100000-2")
    for file, said in zip(saved(tmp_path), ("try 2", "first try"), strict=True):
        assert said in re.sub(r"\s+", " ", start("resume", str(file)).until(PROMPT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_further_try_says_so_in_every_language(
    tmp_path: Path, start: Start, language: str
) -> None:
    almost_over(tmp_path, "sedlec", YESTERDAY, "1")
    almost_over(tmp_path, "sedlec", YESTERDAY, "2")
    almost_over(tmp_path, "sedlec", "2026-11-14", "0")
    second = saved(tmp_path)[-1]
    screen = play_on(start("resume", str(second), "--lang", language))
    attempt = {"en": "try", "uk": "спроба", "ru": "попытка", "pl": "próba"}[language]
    assert f" · {attempt} 2 · " in screen


def test_dates_games_and_rules_have_draws_of_their_own() -> None:
    seeds = {daily(*of).seed for of in [("sedlec", YESTERDAY), ("badbones", YESTERDAY)]}
    assert seeds == {f"daily/sedlec/1/{YESTERDAY}", f"daily/badbones/1/{YESTERDAY}"}
    first, other = ossuary.daily("badbones", YESTERDAY), ossuary.daily("badbones", "2026-11-16")
    assert first.record.moves == ossuary.daily("badbones", YESTERDAY).record.moves
    assert first.record.moves != other.record.moves
    assert ossuary.daily("badbones").record.proof == daily("badbones", today()).match().record.proof


def test_an_ordinary_game_has_no_line(start: Start) -> None:
    terminal = start("play", "sedlec", "--monstrance", "--seed", daily("sedlec", today()).seed)
    assert "(UTC)" not in terminal.until(PROMPT)


def test_what_would_make_it_another_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "These games have one: sedlec, badbones" in refused(capsys, "play", "skull", "--daily")
    for more in (
        ["--seed", "1"],
        ["--expansions", "zealots"],
        ["--bots", "random"],
    ):
        assert f"“{more[0]}”" in refused(capsys, "play", "sedlec", "--daily", *more)
    assert "“--rounds”" in refused(capsys, "play", "badbones", "--daily", "--rounds", "3")
    assert "“--heroic”" in refused(capsys, "play", "badbones", "--daily", "--heroic")


def test_only_games_that_have_one_offer_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--daily" in run(capsys, "play", "sedlec", "--help")[1]
    assert "--daily" not in run(capsys, "play", "skull", "--help")[1]


@pytest.mark.parametrize("date", ["", "today", "2026-13-01", "20261116", "2026-11-31"])
def test_what_is_no_date_is_refused(date: str) -> None:
    with pytest.raises(ossuary.BadOption) as raised:
        ossuary.daily("sedlec", date)
    assert raised.value.id == "daily-date"
    assert "2026-11-16" in str(raised.value)
