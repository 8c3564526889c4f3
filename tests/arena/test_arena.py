"""The arena: every seat as often, the same luck for all, and no bot stops it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import ossuary.arena.workers
from ossuary.arena.counting import mean_of, share_of
from ossuary.arena.line_ups import Bout, Pairing, pairings
from ossuary.arena.playing import GONE, SLOW, play_bout
from ossuary.cli import main
from ossuary.shelf.games import load

BOTS = "tests.arena.bots"


def run(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main(["arena", "skull", "--players", "3", "--jobs", "2", "--json", *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_each_meets_each_in_every_seat_with_the_same_luck() -> None:
    assert pairings(["a", "b"], 3) == [("a", "b"), ("b", "a")]
    assert pairings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(["a", "b"], 1) == [("a", ""), ("b", "")]
    bouts = [Bout(Pairing("a", "b"), number) for number in range(6)]
    assert [bout.line_up(3).index("a") for bout in bouts] == [0, 1, 2, 0, 1, 2]
    assert {bout.line_up(3).count("b") for bout in bouts} == {2}
    seeds = [bout.seed("7", 3) for bout in bouts]
    assert seeds == ["7/0"] * 3 + ["7/1"] * 3
    assert [Bout(Pairing("b", "a"), number).seed("7", 3) for number in range(6)] == seeds


def test_intervals() -> None:
    """Wilson's, as textbooks have it."""
    assert [round(figure, 4) for figure in share_of(8, 10)] == [0.8, 0.4902, 0.9433]
    assert share_of(0, 50).low == 0
    assert share_of(0, 50).high == pytest.approx(0.0714, abs=1e-4)
    assert [round(figure, 3) for figure in mean_of([1, 2, 3, 4])] == [2.5, 1.235, 3.765]


def test_games_are_the_same_on_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--bots", "gambler,warden,random", "--games", "10", "--seed", "x"]
    found = run(capsys, *wanted)
    assert [pairing["games"] for pairing in found["pairings"]] == [12] * 6
    assert run(capsys, *wanted, "--jobs", "1") == found
    game = load("skull", {"players": 3})
    shares = [
        play_bout(game, bout.line_up(3), bout.seed("x", 3), 30).shares[bout.seat(3)]
        for bout in [Bout(Pairing("gambler", "random"), number) for number in range(12)]
    ]
    (cell,) = [p for p in found["pairings"] if (p["one"], p["others"]) == ("gambler", "random")]
    assert cell["value"] == pytest.approx(sum(shares) / 12)
    assert cell["low"] < cell["value"] < cell["high"]


def test_between_two_what_one_has_won_the_other_has_lost(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = run(capsys, "--players", "2", "--bots", "gambler,random", "--games", "20")
    one, other = found["pairings"]
    assert (one["one"], other["one"]) == ("gambler", "random")
    assert one["value"] + other["value"] == pytest.approx(1)
    assert found["games"] == 20


def test_alone_it_is_points_that_count(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "arena",
        "sedlec",
        "--players",
        "1",
        "--monstrance",
        "--bots",
        "novice,random",
        "--games",
        "4",
    ]
    assert main([*words, "--json", "--jobs", "1"]) == 0
    novice, random = json.loads(capsys.readouterr().out)["pairings"]
    assert (novice["one"], novice["others"]) == ("novice", None)
    assert novice["value"] > random["value"] > 10


def test_a_run_that_was_broken_off_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    wanted = ["--bots", "gambler,random", "--games", "9", "--file", str(file)]
    found = run(capsys, *wanted)
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 18
    file.write_text("".join(lines[:8]) + lines[8][:20])
    played: list[Bout] = []
    play_all = ossuary.arena.workers.play_all

    def counted(rules: Any, bouts: list[Bout], jobs: int) -> Any:
        played.extend(bouts)
        return play_all(rules, bouts, jobs)

    monkeypatch.setattr("ossuary.cli.arena.play_all", counted)
    assert run(capsys, *wanted) == found
    assert len(played) == 18 - 7
    assert sorted(file.read_text().splitlines()[1:]) == sorted(line.strip() for line in lines[1:])
    played.clear()
    assert run(capsys, *wanted[:3], "18", *wanted[4:])["games"] == 36
    assert len(played) == 18


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "gambler"], "at least two"),
        (["--bots", "gambler,gambler"], "at least two"),
        (["--bots", "gambler,nobody"], "nobody"),
        (["--games", "0"], "--games"),
        (["--memory", "1"], "--memory"),
        (["--file", "FILE"], "games of another run"),
        (["--file", "BROKEN"], "isn’t a file of the arena"),
        (["--file", "."], "can't be written"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_played(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other, broken = tmp_path / "other", tmp_path / "broken"
    other.write_text('{"game":"sedlec"}\n')
    broken.write_text("games\n")
    files = {"FILE": str(other), "BROKEN": str(broken)}
    given = [files.get(word, word) for word in words]
    assert main(["arena", "skull", "--lang", "en", "--games", "3", *given]) in (1, 2)
    error = capsys.readouterr().err
    assert told in error.replace("’", "'") or told in error
    assert "Traceback" not in error
    assert (other.read_text(), broken.read_text()) == ('{"game":"sedlec"}\n', "games\n")


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raising", "no idea"),
        ("Cheating", "all of it"),
        ("Brooding", SLOW),
        ("Greedy", "MemoryError"),
        ("Missing", "Missing"),
    ],
)
def test_a_bot_that_fails_is_named_and_loses(
    bot: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"{BOTS}:{bot}"
    found = run(capsys, "--bots", f"gambler,{name}", "--games", "3", "--patience", "1")
    assert {fault["bot"] for fault in found["faults"]} == {name}
    assert sum(fault["games"] for fault in found["faults"]) == 6
    assert all(why in fault["why"] for fault in found["faults"])
    shares = {pairing["one"]: pairing["value"] for pairing in found["pairings"]}
    assert shares[name] == 0
    assert shares["gambler"] == pytest.approx(1 / 2)


def test_a_bot_that_no_alarm_reaches_or_that_takes_its_process_along(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose turn it was is known, and all other games are played."""
    monkeypatch.setattr(ossuary.arena.workers, "GRACE", 0.5)
    found = run(capsys, "--bots", f"gambler,{BOTS}:Deaf", "--games", "1", "--patience", "1")
    assert {(fault["bot"], fault["why"]) for fault in found["faults"]} == {(f"{BOTS}:Deaf", SLOW)}
    assert found["games"] == 6
    found = run(capsys, "--bots", f"gambler,random,{BOTS}:Dying", "--games", "6")
    assert {(fault["bot"], fault["why"]) for fault in found["faults"]} == {(f"{BOTS}:Dying", GONE)}
    assert found["games"] == 36


def test_the_table_and_the_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "arena.svg"
    words = ["--bots", f"gambler,{BOTS}:Raising", "--games", "3", "--plot", str(picture)]
    assert main(["arena", "skull", "--players", "3", "--lang", "en", *words]) == 0
    told = capsys.readouterr().out
    assert "An even share would be 33.3%" in told
    assert "lost 6 games without an answer" in told
    assert "RuntimeError: no idea" in told
    drawn = ElementTree.parse(picture).getroot()
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}circle")) == 2
