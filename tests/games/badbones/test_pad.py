"""The score pad and `ossuary score badbones`: counted as the rules do, and nothing impossible."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ossuary
from ossuary.cli import main
from ossuary.games.badbones.actions import KINDS
from ossuary.games.badbones.presentation.commands import read_player
from ossuary.games.badbones.presentation.pad import PadAnswer, PadPlayer, PadWish, answer
from ossuary.games.badbones.view import FieldView
from ossuary.kernel.play import playout
from ossuary.shelf.words import LANGUAGES
from tests.conftest import rule

GAME = ossuary.game("badbones", players=3)


def counted(*lines: str) -> PadAnswer:
    assert GAME.components is not None
    return answer(PadWish([read_player(line) for line in lines]), GAME.components)


def left(field: FieldView) -> PadPlayer:
    """What a player has left at the end of a game."""

    def laid(damaged: bool) -> dict[Any, int]:
        kinds = [trap.tile.partition("-")[0] for trap in field.traps if trap.damaged is damaged]
        return {kind: kinds.count(kind) for kind in KINDS}

    supply: dict[Any, int] = dict(field.supply)
    damaged = {**laid(True), "dynamite": len(field.craters)}
    if field.out:
        # By an emperor one is out whatever stands (BB-63).
        return PadPlayer(0, 0)
    return PadPlayer(field.tiers, field.houses, supply, laid(False), damaged)


@rule("BB-26")
def test_the_example_of_the_rulebook() -> None:
    (found,) = counted("2/2 W | d c").players
    assert (found.total, found.out) == (19, False)
    assert sum(part.number * part.each for part in found.earned) == 19


@rule("BB-25", "BB-26", "BB-27")
def test_it_counts_as_the_game_does(fresh_seed: int) -> None:
    rng = Random(fresh_seed)
    assert GAME.components is not None
    for _ in range(40):
        state = GAME.start()
        playout(state, rng)
        assert state.outcome is not None
        fields = state.view(None).seats
        found = answer(PadWish([left(field) for field in fields]), GAME.components)
        assert tuple(one.total for one in found.players) == state.outcome.scores
        assert [one.out for one in found.players] == [field.out for field in fields]
        assert found.winners == state.outcome.winners


@rule("BB-26", "BB-40", "BB-43")
def test_it_counts_an_advanced_game_as_the_game_does(fresh_seed: int) -> None:
    game, rng = (
        ossuary.game("badbones", players=3, advanced=True, commanders=True),
        Random(fresh_seed),
    )
    assert game.components is not None
    for _ in range(40):
        state = game.start()
        playout(state, rng)
        assert state.outcome is not None
        fields = state.view(None).seats
        found = answer(PadWish([left(field) for field in fields], True), game.components)
        assert tuple(one.total for one in found.players) == state.outcome.scores


def advanced(*lines: str) -> PadAnswer:
    assert GAME.components is not None
    return answer(PadWish([read_player(line) for line in lines], True), GAME.components)


@rule("BB-26", "BB-40", "BB-43")
def test_traps_of_the_market_and_craters() -> None:
    """Three palisades would be more than the market has for three, and so would three by all."""
    found = advanced("1/1 P H X L O S T | p x", "1/1 W W W W", "1/1 | o s")
    assert [one.total for one in found.players] == [22, 15, 9]
    assert found.players[0].earned[-1].number * found.players[0].earned[-1].each == 0
    assert [trap.kind for trap in found.traps] == [*KINDS]
    assert {trap.kind: (trap.number, trap.most) for trap in found.traps}["treasure"] == (1, 1)
    assert [trap.kind for trap in counted("1/1").traps] == [*KINDS[:4]]
    for lines, expected in (
        (("1/1 P P P", "1/1", "1/1"), ("pad-market", "BB-40")),
        (("1/1 P P", "1/1 P", "1/1"), ("pad-market", "BB-40")),
        (("1/1 T T", "1/1"), ("pad-traps", "BB-01")),
        (("1/1 | h", "1/1"), ("pad-undamaged", "BB-42")),
        (("1/1 | l", "1/1"), ("pad-undamaged", "BB-44")),
    ):
        with pytest.raises(ossuary.BadOption) as refused:
            advanced(*lines)
        assert (refused.value.id, refused.value.rule) == expected
    with pytest.raises(ossuary.BadOption) as refused:
        counted("1/1 P")
    assert (refused.value.id, refused.value.rule) == ("pad-only-market", "BB-40")
    assert advanced().players == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_are_explained(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    with pytest.raises(SystemExit):
        main(["score", "badbones", "--lang", language, "--help"])
    told = capsys.readouterr().out
    for letter in "WCDTPHXLOS":
        assert re.search(rf"\b{letter}\s\w", told), letter
    assert "--advanced" in told
    piped(monkeypatch, "2/2 P\n1/1 | x\n")
    assert main(["score", "badbones", "--lang", language, "--advanced"]) == 0
    assert " 1 × 0" in capsys.readouterr().out


@rule("BB-27")
def test_the_taller_tower_breaks_a_tie_and_nobody_wins_where_all_are_out() -> None:
    """4 tiers and 1 house are 19 points, and so are 1 tier and 5 houses."""
    tied = counted("4/1", "1/5", "3/1")
    assert ([one.rank for one in tied.players], tied.winners, tied.tied) == ([1, 2, 3], (0,), True)
    shared = counted("2/3", "2/3", "0/5")
    assert ([one.rank for one in shared.players], shared.winners) == ([1, 1, 3], (0, 1))
    nobody = counted("0/5", "4/0")
    assert (nobody.winners, nobody.tied) == ((), False)


def piped(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, text: str, lang: str
) -> str:
    piped(monkeypatch, text)
    assert main(["score", "badbones", "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "cited"),
    [
        ("5/1", "(BB-01)"),
        ("1/6", "(BB-01)"),
        ("1/1 W W | w", "(BB-01)"),
        ("1/1 Q", "(BB-01)"),
        ("1/1 P", "(BB-40)"),
        ("1/1 | t", "(BB-22)"),
        ("1/1 w", "(BB-09)"),
        ("two tiers", "(BB-26)"),
        ("1/1 | W | c", "(BB-26)"),
    ],
)
def test_what_nobody_can_have_is_refused_with_its_rule(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    line: str,
    cited: str,
    language: str,
) -> None:
    told = refused(capsys, monkeypatch, f"2/2\n{line}\n", language)
    assert cited in told
    assert " 2: " in told


def test_lines_are_counted_ranked_and_explained(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    piped(monkeypatch, "2/2 W | d c\n\n4/1\n0/3\n")
    assert main(["score", "badbones", "--lang", "en"]) == 0
    first, second, third, tie = capsys.readouterr().out.splitlines()
    assert first.startswith("Player 1, place 2: 19 points: tiers 2 × 4; houses 2 × 3; Wall")
    assert second.startswith("Player 2, place 1: 19 points")
    assert third == "Player 3: out, no points"
    assert tie == "Equal points: the taller tower decides. (BB-27)"
    piped(monkeypatch, "2/2 W | d c\n")
    assert main(["score", "badbones", "--json"]) == 0
    (player,) = json.loads(capsys.readouterr().out)
    assert (player["total"], player["rank"], player["out"]) == (19, 1, False)


def test_a_blank_sheet_and_a_table_where_all_are_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert counted().players == ()
    piped(monkeypatch, "0/5\n4/0\n")
    assert main(["score", "badbones", "--lang", "en"]) == 0
    *_, last = capsys.readouterr().out.splitlines()
    assert last.endswith("(BB-27)")


def test_a_person_at_the_keyboard_is_told_how_to_write_and_a_file_is_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    piped(monkeypatch, "2/2\n")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    assert main(["score", "badbones", "--lang", "en"]) == 0
    assert "Ctrl-D" in capsys.readouterr().err
    file = tmp_path / "sheet.txt"
    file.write_text("2/2 W | d c\n", encoding="utf-8")
    assert main(["score", "badbones", "--lang", "en", str(file)]) == 0
    assert "19 points" in capsys.readouterr().out
    assert main(["score", "badbones", "--lang", "en", str(tmp_path / "none.txt")]) == 2
    told = capsys.readouterr().err
    assert "none.txt”. Try “ossuary score badbones --help”." in told
    assert main(["score", "badbones", "--lang", "en", "2/2"]) == 2
    assert "A player on each line" in capsys.readouterr().err
    file.write_bytes(b"2/2 \xff\xff")
    assert main(["score", "badbones", "--lang", "en", str(file)]) == 1
    assert "sheet.txt" in capsys.readouterr().err


def test_more_than_six_are_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = refused(capsys, monkeypatch, "1/1\n" * 7, "en")
    assert "There are 6 players at most, not 7. (BB-01)" in told


def test_nothing_is_nothing_to_count(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for text in ("", "\n \n"):
        assert "There is nothing to count." in refused(capsys, monkeypatch, text, "en")


def test_letters_are_read_with_or_without_spaces_and_quoted_as_they_were_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert read_player("2/2WW|dC") == read_player("2/2 W W | d C")
    for letter in "qQ":
        assert f"“{letter}” is no trap." in refused(capsys, monkeypatch, f"1/1 |{letter}", "en")
    assert "“c” can’t be there" in refused(capsys, monkeypatch, "1/1 Wc", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_list_of_parts_is_told_to_its_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    piped(monkeypatch, "2/2 WCDTPHXLOS | WCDPXOS wcdpxos\n" + "1/1\n" * 5)
    assert main(["score", "badbones", "--advanced", "--lang", language]) == 0
    told = capsys.readouterr().out.splitlines()[0]
    assert "…" not in told
    assert told.count(" × ") == 2 + 10 + 7 + 7
