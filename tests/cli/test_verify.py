"""`ossuary verify`: what it checks, and the one sentence in which it names what doesn't fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import ossuary
from ossuary.bots import RandomBot
from ossuary.kernel.match import Match, play
from ossuary.kernel.record import Record
from ossuary.shelf.words import LANGUAGES
from tests.cli.test_commands import refused, run

GAME = ossuary.game("skull", players=3)
NONCES = ["1" * 32, "2" * 32, ""]


def finished(nonces: list[str] | None = NONCES) -> Record:
    match, bot = (
        Match(GAME, "bones", ["Ola", "[/red]\x1b[2J", "warden"], nonces=nonces),
        RandomBot(),
    )
    while not match.state.over:
        seat = match.state.actors()[0]
        match.apply(seat, match.ask(bot, seat))
    return match.record.sealed()


RECORD = finished()
assert RECORD.proof is not None
HASH = RECORD.proof.hash


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, RECORD)


def written(folder: Path, record: Record) -> Path:
    file = folder / "record.json"
    file.write_text(record.text(), encoding="utf-8")
    return file


def test_bots_that_have_other_names_by_now_leave_an_old_seal_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ossuary.game("skull", players=2)
    match, bot = Match(game, "old", ["oracle", "gambler"]), RandomBot()
    while not match.state.over:
        seat = match.state.actors()[0]
        match.apply(seat, match.ask(bot, seat))
    code, _, err = run(capsys, "verify", str(written(tmp_path, match.record.sealed())))
    assert (code, err) == (0, "")


def changed(**fields: Any) -> Record:
    return msgspec.structs.replace(RECORD, **fields)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_true_record(capsys: pytest.CaptureFixture[str], file: Path, language: str) -> None:
    code, out, err = run(capsys, "verify", str(file), "--lang", language)
    assert (code, err) == (0, "")
    assert RECORD.proof is not None
    draws = sum(move[0] == "chance" for move in RECORD.moves)
    for told in (HASH, RECORD.proof.seal, NONCES[0], NONCES[1], "Ola", "[/red]"):
        assert str(told) in out
    counts = [line.rsplit(": ", 1)[1] for line in out.splitlines()[2:4]]
    assert counts == [str(len(RECORD.moves) - draws), str(draws)]
    assert "\x1b" not in out


def test_what_was_noted_is_compared(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    code, out, _ = run(capsys, "verify", str(file), "--hash", HASH.upper(), "--nonce", NONCES[1])
    assert code == 0
    assert f"as you gave it: {HASH}" in out
    other = "0" * 64
    for part in (HASH[:8], f"{HASH[:8]}…", f"{HASH}0"):
        assert "whole hash" in refused(capsys, "verify", str(file), "--hash", part, code=2)
    said = refused(capsys, "verify", str(file), "--hash", other, code=1)
    assert other in said
    assert HASH in said
    assert "3" * 32 in refused(capsys, "verify", str(file), "--nonce", "3" * 32, code=1)


def with_move(number: int, move: list[Any]) -> Record:
    return changed(moves=[*RECORD.moves[: number - 1], move, *RECORD.moves[number:]])


def test_what_was_changed_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert RECORD.proof is not None
    _, verb, first = RECORD.moves[0]
    others = [seat for seat in range(3) if seat != first]
    other_nonce = msgspec.structs.replace(RECORD.proof, nonces=["4" * 32, *NONCES[1:]])
    for record, named in (
        (with_move(1, ["chance", verb, others[0]]), "Move 1 of the record is not what was drawn"),
        (with_move(3, [9, "pass"]), "Move 3 of the record can’t be made"),
        (with_move(3, ["nobody", "pass"]), "Move 3 of the record doesn’t say who"),
        (changed(proof=other_nonce), "was changed"),
        (changed(players=["Ola", "Bob", "Eve"]), "seal"),
        (changed(moves=RECORD.moves[:-1]), "isn’t over"),
        (changed(proof=None), "doesn’t hold the secret"),
        (changed(rules=9), "version 9"),
    ):
        assert named in refused(capsys, "verify", str(written(tmp_path, record)), code=1)
    assert "nowhere.json" in refused(capsys, "verify", str(tmp_path / "nowhere.json"), code=1)


def test_a_record_of_a_program_has_neither_nonces_nor_seal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = written(tmp_path, play(GAME, [RandomBot()] * 3, 5))
    code, out, _ = run(capsys, "verify", str(file))
    assert code == 0
    assert "No player has added a nonce." in out
    assert "no seal" in out
    assert "Player 1, Player 2, Player 3" in out
    refused(capsys, "verify", str(file), "--nonce", "", code=1)
