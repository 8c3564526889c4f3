"""`ossuary score sedlec`: one stack on a line, one line for it, each on its own."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from ossuary.cli import main
from ossuary.games.sedlec.actions import KINDS
from ossuary.games.sedlec.presentation.notation import read_stack, write_stack
from ossuary.shelf.words import LANGUAGES
from tests.conftest import rule

NINE = "V/P P/V L/C C/L | R/P C/C L/V | P/L V/C"
SIX = "X/C R/P C/C | r/R M/C | Z/P"


def scored(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, text: str, *more: str
) -> tuple[int, list[dict[str, object]], str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    code = main(["score", "sedlec", "--lang", "en", "--json", *more])
    out, err = capsys.readouterr()
    return code, [json.loads(line) for line in out.splitlines()], err


@rule("SE-27")
def test_a_stack_is_counted_by_kind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, lines, _ = scored(capsys, monkeypatch, f"{NINE}\n\n{SIX}\n")
    assert code == 0
    assert [line["total"] for line in lines] == [17, sum(read_points(SIX).values())]
    assert list(read_points(NINE)) == list(KINDS)
    assert lines[0]["points"] == {
        **dict.fromkeys(KINDS, 0),
        "royal": 3,
        "peasant": 4,
        "priest": 8,
        "criminal": 2,
    }


def read_points(text: str) -> dict[str, int]:
    from ossuary.games.sedlec.presentation.given import counted

    points: dict[str, int] = counted(read_stack(text), -1)["points"]
    return points


@pytest.mark.parametrize("text", [NINE, SIX])
def test_the_notation_round_trips(text: str) -> None:
    assert write_stack(read_stack(text)) == text


@rule("SE-10", "SE-01")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("V/P P/V", "SE-10"),
        ("V/P P/V L/C | R/P C/C L/V | P/L V/C", "SE-10"),
        ("V/P V/P L/C C/L | R/P C/C L/V | P/L V/C", "SE-01"),
        ("V/V P/V L/C C/L | R/P C/C L/V | P/L V/C", "SE-01"),
        ("V/Q P/V L/C C/L | R/P C/C L/V | P/L V/C", "SE-01"),
        ("|||", "SE-10"),
    ],
)
def test_a_wrong_line_says_why_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, text: str, why: str
) -> None:
    code, lines, err = scored(capsys, monkeypatch, f"{text}\n{NINE}\n")
    assert code == 2
    assert why in str(lines[0]["error"])
    assert lines[1]["total"] == 17
    assert err.startswith("ossuary: Line 1: ")


@rule("SE-10")
@pytest.mark.parametrize(("players", "fits"), [("2", NINE), ("3", SIX), ("4", SIX), ("1", NINE)])
def test_the_number_of_players_says_which_shape(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, players: str, fits: str
) -> None:
    code, lines, _ = scored(capsys, monkeypatch, f"{NINE}\n{SIX}\n", "--players", players)
    assert code == 2
    assert ["total" in line for line in lines] == [fits == NINE, fits == SIX]


@rule("SE-53")
def test_a_condition_counts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, lines, _ = scored(capsys, monkeypatch, NINE, "--condition", "penitents")
    # The one criminal that scores has two priests beside it.
    assert lines[0]["total"] == 19


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_skull_says_why(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    _, lines, err = scored(capsys, monkeypatch, NINE, "--why", "--lang", language)
    assert len(lines) == 1
    assert len(err.splitlines()) == 18
    if language == "en":
        assert "level 4: royal, royals and peasants below: 3: 3" in err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--condition", "plague"], "no condition “plague”"),
        (["--players", "5"], "One to four"),
        (["--players", "two"], "One to four"),
        (["nowhere.txt"], "nowhere.txt"),
        (["--components", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_is_wrong_with_the_command(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    why: str,
) -> None:
    code, lines, err = scored(capsys, monkeypatch, NINE, *arguments)
    assert code in (1, 2)
    assert lines == []
    assert why in err


def test_stacks_come_from_a_file_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "stacks.txt"
    file.write_text(f"{NINE}\n", encoding="utf-8-sig")
    assert main(["score", "sedlec", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "17 points: Royals 3, Peasants 4, Priests 8, Criminals 2\n"


def test_at_a_terminal_it_says_what_to_type(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = io.StringIO(NINE)
    monkeypatch.setattr(typed, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdin", typed)
    assert main(["score", "sedlec", "--lang", "en"]) == 0
    assert "V peasant" in capsys.readouterr().err


def test_what_cannot_be_counted_is_said_on_the_side(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"Q/Q\n{NINE}\n"))
    assert main(["score", "sedlec", "--lang", "pl"]) == 2
    out, err = capsys.readouterr()
    assert out.startswith("17 punktów: ")
    assert "Q/Q" in err


def test_a_file_that_cannot_be_read_is_said_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "stacks.txt"
    file.write_bytes(b"\xff\xfe\xff")
    assert main(["score", "sedlec", str(file)]) == 1
    assert str(file) in capsys.readouterr().err
