"""The command line: help, rules, simulation, bots, and every way to get it wrong."""

from __future__ import annotations

import io
import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ossuary
from ossuary.bots import RandomBot, find_bot
from ossuary.cli import main
from ossuary.cli.arguments import COMMANDS
from ossuary.kernel.record import Record
from ossuary.shelf.words import LANGUAGES


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(arguments)
    except SystemExit as end:  # argparse ends the program itself after --help
        code = int(str(end.code))
    out, err = capsys.readouterr()
    return code, out, err


def refused(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 2) -> str:
    """The one sentence that says what is wrong."""
    exit_code, out, err = run(capsys, *arguments)
    assert (exit_code, out) == (code, "")
    assert err.startswith("ossuary: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["help"]])
def test_help_names_every_command(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    code, out, _ = run(capsys, *arguments)
    assert code == 0
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    code, out, _ = run(capsys, command, "--help", "--lang", language)
    assert code == 0
    assert "--lang" in out


def test_the_options_of_the_game_are_flags(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "play", "skull", "--help")
    for option in ossuary.game("skull").options.json():
        assert f"--{option}" in out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--version")
    assert code == 0
    assert out.startswith("ossuary 0.")


@pytest.mark.parametrize(
    ("variable", "value", "word"),
    [
        ("LANG", "uk_UA.UTF-8", "команди"),
        ("LANG", "de_DE.UTF-8", "commands"),
        ("LC_ALL", "pl_PL.UTF-8", "polecenia"),
        ("LANG", "C", "commands"),
    ],
)
def test_the_language_of_the_environment(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    variable: str,
    value: str,
    word: str,
) -> None:
    monkeypatch.setenv(variable, value)
    assert word in run(capsys, "--help")[1]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["dance"], "dance"),
        (["play"], "GAME"),
        (["play", "scull"], "scull"),
        (["play", "--players", "3", "scull"], "scull"),
        (["play", "skull", "--players"], "--players"),
        (["play", "skull", "--players", "x"], "--players"),
        (["play", "skull", "--players", "-1"], "--players"),
        (["play", "skull", "--players", "13"], "SK-02"),
        (["play", "skull", "--players", "1"], "SK-02"),
        (["play", "skull", "--tribes", "2", "--players", "7"], "SK-23"),
        (["play", "skull", "--first", "9"], "SK-03"),
        (["play", "skull", "--first", "0"], "--first"),
        (["simulate", "sedlec", "--first", "3"], "SE-03"),
        (["play", "skull", "--seals", "3"], "--seals"),
        (["play", "skull", "--lang", "de"], "de"),
        (["play", "skull", "--lang=de"], "de"),
        (["play", "skull", "--bots", "nobody"], "nobody"),
        (["play", "skull", "--bots", "random,random"], "3"),
        (["play", "skull", "--bots", "no.such.module:Bot"], "no.such.module"),
        (["play", "skull", "--bots", "ossuary:GAMES"], "ossuary:GAMES"),
        (["play", "skull", "--bots", "ossuary.bots:Random"], "ossuary.bots:Random"),
        (["simulate", "skull", "--games", "0"], "--games"),
        (["simulate", "skull", "--games", "many"], "--games"),
        (["simulate", "skull", "--bots", "random,random"], "4"),
        (["simulate", "skull", "--bots", "random,random,random,random,random"], "4"),
        (["simulate", "sedlec", "--monstrance", "--bots", "random,random"], "1"),
        (["rules", "scull"], "scull"),
        (["rules", "skull", "xylophone"], "xylophone"),
        (["rules", "skull", "SK-99"], "SK-99"),
        (["rules", "skull", "99"], "SK-01–SK-29"),
        (["rules", "SK-99"], "SK-01–SK-29"),
        (["rules", "sedlec", "SK-09"], "SE-01–SE-18, SE-20–SE-27"),
        (["rules", "skull", "9" * 5000], "SK-01–SK-29"),
        (["rules", "XY-01"], "XY-01"),
        (["play", "--seed", "3"], "skull, sedlec"),
        (["score"], "sedlec"),
        (["score", "skull"], "sedlec"),
        (["score", "--why", "skull"], "sedlec"),
        (["solve", "skull"], "sedlec"),
        (["score", "sedlec", "V/P", "P/V"], "ossuary score sedlec"),
        (["score", "sedlec", "V/P P/V L/C | R/P C/C | P/L"], "V/P P/V L/C C/L | R/P C/C L/V"),
        (["score", "V/P", "P/V"], "ossuary score sedlec"),
        (["score", "sedlec", "--what"], "ossuary score sedlec --help"),
        (["bots", "scull"], "scull"),
        (["rules", "skull", "x" * 3000], "xxx"),
        (["simulate", "skull", "--games", "9" * 5000], "--games"),
        (["--lang", "xx", "play", "skull"], "xx"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_isnt_understood_gets_one_clear_sentence(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    arguments: list[str],
    named: str,
) -> None:
    monkeypatch.setenv("LANG", language)
    assert named in refused(capsys, *arguments)


def test_the_first_seat_is_refused_as_people_count(capsys: pytest.CaptureFixture[str]) -> None:
    error = refused(capsys, "play", "skull", "--first", "9")
    assert "is 9, but goes from 1 to 4" in error
    error = refused(capsys, "simulate", "skull", "--first", "9", "--tribes", "2")
    assert "is 9, but goes from 1 to 8" in error


def test_the_solo_game_has_no_place_for_bots(capsys: pytest.CaptureFixture[str]) -> None:
    for bots in ("random", "random,random", "nobody"):
        error = refused(capsys, "play", "sedlec", "--monstrance", "--bots", bots)
        assert "no place for a bot" in error
    assert not (Path(os.environ["XDG_DATA_HOME"]) / "ossuary").exists()


def test_rules_all_of_them_one_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "skull")
    assert "SK-01" in out
    assert "SK-29" in out
    _, out, _ = run(capsys, "rules", "skull", "sk-11")
    assert "SK-11" in out
    assert "SK-12" not in out
    for number in ("SK-9", "sk09", "9", "SK 09"):
        _, out, _ = run(capsys, "rules", "skull", number)
        assert "SK-09" in out
        assert "SK-19" not in out
    _, out, _ = run(capsys, "rules", "skull", "two", "tribes")
    assert all(id in out for id in ("SK-23", "SK-25", "SK-26"))
    _, out, _ = run(capsys, "rules", "skull", "can't")
    assert all(id in out for id in ("SK-06", "SK-09", "SK-22"))
    _, out, _ = run(capsys, "rules", "skull", "--lang", "pl")
    assert "żeton" in out


def test_a_rule_names_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert "SE-06" in run(capsys, "rules", "SE-06")[1]
    assert "SK-09" in run(capsys, "rules", "sk", "9")[1]


def test_what_only_another_game_has_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    error = refused(capsys, "score", "skull")
    assert "Skull has no “score”. These games have it: sedlec, badbones." in error
    error = refused(capsys, "score", "skull", "--lang", "pl")
    assert "Gra „Skull” nie ma polecenia „score”. Mają je: sedlec, badbones." in error


def test_bots_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "bots", "skull")
    assert all(name in out for name in ("warden", "gambler", "trickster", "random"))


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    code, out, err = run(capsys, "simulate", "skull", "--json", *arguments)
    assert (code, err, out.count("\n")) == (0, "", 1)
    result: dict[str, Any] = json.loads(out)
    return result


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulated(capsys, "--players", "4", "--games", "300", "--seed", "1")
    assert result["game"] == "skull"
    assert result["options"] == {"players": 4, "first": None, "tribes": 1, "show": False}
    assert result["games"] == 300
    assert sum(result["wins"]) == 300
    assert len(result["wins"]) == 4
    assert result["mean_length"] == result["decisions"] / 300
    assert result["decisions_per_second"] == pytest.approx(
        result["decisions"] / result["seconds"], rel=0.01
    )


def test_simulate_counts_decisions_without_chance(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulated(capsys, "--games", "3", "--seed", "s", "--bots", "ossuary.bots:RandomBot")
    game = ossuary.game("skull")
    records = [ossuary.play(game, [RandomBot()] * 4, f"s/{number}") for number in range(3)]
    moves = [move for record in records for move in record.moves]
    assert any(move[0] == "chance" for move in moves)
    # Somebody's own random bot is the house's: the same games, counted one by one.
    result = simulated(capsys, "--games", "3", "--seed", "s", "--bots", "tests.cli.guests:Guest")
    assert result["decisions"] == sum(move[0] != "chance" for move in moves)


def test_the_same_seed_counts_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    for bots in ("random", "warden,random,random,random"):
        arguments = ("--games", "30", "--seed", "7", "--bots", bots)
        first, second = simulated(capsys, *arguments), simulated(capsys, *arguments)
        assert (first["wins"], first["decisions"]) == (second["wins"], second["decisions"])


def test_simulate_tells_how_long_a_village_stands(capsys: pytest.CaptureFixture[str]) -> None:
    """`survival`: the share of games that stood after each round, as their records say."""
    arguments = ("--games", "6", "--seed", "s", "--bots", "novice", "--json")
    _, out, _ = run(capsys, "simulate", "badbones", "--players", "1", "--rounds", "12", *arguments)
    game = ossuary.game("badbones", players=1, rounds=12)
    ends = []
    for number in range(6):
        state = ossuary.play(game, [find_bot("badbones", "novice")], f"s/{number}").replay(game)
        assert state.outcome is not None
        ends.append(state.outcome.scores[0])
    assert 1 < min(ends) < max(ends)
    survival = json.loads(out)["survival"]
    assert survival == [sum(end >= number for end in ends) / 6 for number in range(1, 13)]
    together = ("--players", "2", "--coop", "--games", "6", "--bots", "random", "--json")
    _, out, _ = run(capsys, "simulate", "badbones", *together)
    survival = json.loads(out)["survival"]
    assert len(survival) == 10
    assert survival == sorted(survival, reverse=True)


def test_what_only_one_game_counts_isnt_told_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert "survival" not in simulated(capsys, "--games", "1")
    _, out, _ = run(capsys, "simulate", "badbones", "--players", "2", "--games", "1", "--json")
    assert "survival" not in json.loads(out)


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "skull", "--games", "600", "--lang", "uk")
    assert code == 0
    assert "600 партій" in out


def test_a_closed_pipe_gets_a_sentence_and_its_exit_code() -> None:
    command = [sys.executable, "-m", "ossuary", "rules", "skull"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    error = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(timeout=60) == 141
    assert error.startswith("ossuary: ")
    assert error.count("\n") == 1


def played() -> Record:
    """A game of three bots."""
    return ossuary.play(ossuary.game("skull", players=3), [RandomBot()] * 3, 5)


def test_replay_of_what_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = played().text()
    file = tmp_path / "record.json"
    for text, named in (
        (good[:100], "JSON"),
        ("[1, 2]", "Ossuary"),
        (good.replace('"ossuary":1', '"ossuary":9'), "9"),
        (good.replace('"rules":1', '"rules":9'), "9"),
        (good.replace('"game":"skull"', '"game":"scull"'), "scull"),
        (good.replace('"players":3', '"players":33'), "33"),
        (good.replace('"place"', '"plaice"', 1), "plaice"),
        (good.replace("flower", "skull", 12), "SK-"),
        (good.replace('"moves"', '"players":["a"],"moves"'), "players"),
        (good.replace('"rules":1', f'"rules":{10**40}'), "1000"),
        ('{"ossuary":1,"x":' + "[" * 100_000, "JSON"),
    ):
        file.write_text(text, encoding="utf-8")
        for command in ("replay", "resume"):
            code, out, err = run(capsys, command, str(file))
            assert (out, err.count("\n")) == ("", 1)
            assert code in (1, 2)
            if command == "replay":
                assert named in err


@pytest.mark.parametrize("player", ["0", "4", "²", "9" * 5000, "x"])
def test_players_that_are_not_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, player: str
) -> None:
    file, record = tmp_path / "record.json", played()
    file.write_text(record.text(), encoding="utf-8")
    refused(capsys, "replay", str(file), "--player", player)


def test_names_in_a_record_are_just_names(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, record = tmp_path / "record.json", played()
    record.players = ["[/red]", "\x1b]0;title\x1b[2J", "bots:Skull"]
    file.write_text(record.text(), encoding="utf-8")
    code, out, _ = run(capsys, "replay", str(file))
    assert code == 0
    assert "[/red]" in out
    assert "\x1b" not in out
    assert "bots:Skull" in out


def test_a_bot_of_an_unfinished_game_keeps_its_secrets(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, record = tmp_path / "record.json", played()
    record.players = ["random", "person", "random"]
    del record.moves[5:]
    file.write_text(record.text(), encoding="utf-8")
    refused(capsys, "replay", str(file), "--player", "1")
    code, out, _ = run(capsys, "replay", str(file), "--player", "2")
    assert code == 0
    rows = [line for line in out.splitlines() if "Random" in line and "│" in line]
    assert rows
    assert all("✿" not in row and "☠" not in row for row in rows)


def test_wins_are_counted_by_player(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulated(capsys, "--games", "40", "--bots", "random,random,gambler,random")
    assert max(result["wins"]) == result["wins"][2]
    assert result["wins"].index(max(result["wins"])) == 2


def test_the_language_may_stand_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--lang", "pl", "bots", "skull"], ["bots", "--lang=pl", "skull"]):
        assert "Strażnik" in run(capsys, *arguments)[1]


def test_the_name_of_a_game_may_be_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(capsys, "--seed", "skull", "--games", "2")["seed"] == "skull"


def test_files_that_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "nowhere.json" in refused(capsys, "replay", str(tmp_path / "nowhere.json"), code=1)
    assert str(tmp_path) in refused(capsys, "replay", str(tmp_path), code=1)
    binary = tmp_path / "binary.json"
    binary.write_bytes(bytes(range(256)))
    assert "JSON" in refused(capsys, "replay", str(binary), code=1)


def test_a_port_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        error = refused(capsys, "serve", "--no-browser", "--port", port, code=1)
        assert port in error
    for wrong in ("x", "-1", "99999"):
        assert "--port" in refused(capsys, "serve", "--no-browser", "--port", wrong)


def test_a_data_folder_that_cannot_be_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    folder = str(tmp_path / "file" / "data")
    error = refused(capsys, "serve", "--no-browser", "--port", "0", "--data", folder, code=1)
    assert folder in error


def test_a_file_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    target = str(tmp_path / "file" / "save.json")
    assert target in refused(capsys, "play", "skull", "--save", target, code=1)


def test_the_help_of_resume_names_no_bots_of_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "resume", "--help")
    assert "ossuary bots GAME" in " ".join(out.split())
    assert "warden" not in out


def test_nothing_to_resume(capsys: pytest.CaptureFixture[str]) -> None:
    assert "ossuary play" in refused(capsys, "resume", code=1)


def test_a_record_without_a_person_cannot_be_resumed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bots.json"
    file.write_text(ossuary.play(ossuary.game("skull"), [RandomBot()] * 4).text(), encoding="utf-8")
    assert "ossuary replay" in refused(capsys, "resume", str(file), code=1)


def test_replay_without_a_terminal_prints_the_whole_log(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bots.json"
    record = ossuary.play(ossuary.game("skull", players=3, tribes=2), [RandomBot()] * 3, 1)
    file.write_text(record.text(), encoding="utf-8")
    code, out, _ = run(capsys, "replay", str(file))
    assert code == 0
    assert "Player 1 Ⅱ" in out
    assert re.search(r"\bwins?( with|:)", out)
    assert "a disc face down" not in out  # a finished game tells everything
    code, out, _ = run(capsys, "replay", str(file), "--player", "2")
    assert "a disc face down" in out
    assert "4" in refused(capsys, "replay", str(file), "--player", "4")
    del record.moves[5:]
    file.write_text(record.text(), encoding="utf-8")
    code, out, _ = run(capsys, "replay", str(file))
    assert "a disc face down" in out
    assert "flower face down" not in out


def test_play_from_a_pipe_keeps_the_game_when_the_input_ends(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("f\n"))
    code, out, err = run(capsys, "play", "skull", "--seed", "3")
    assert code == 1
    assert "ossuary resume" in err
    broken = Path(str(os.environ["XDG_DATA_HOME"])) / "ossuary" / "saves" / "newest.json"
    broken.write_text("cut off", encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    code, out, err = run(capsys, "resume")
    assert code == 0
    assert "Your moves so far: 1" in " ".join(out.split())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x = 1", "doesn’t say its game"),
        ('game = "chess"', "no game “chess”"),
        ('game = "skull"', "no components"),
        ('game = "sedlec"', "not complete"),
    ],
)
def test_the_table_in_the_browser_checks_an_owners_components_first(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, why: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    arguments = ("serve", "--no-browser", "--components", str(file), "--data", str(tmp_path / "d"))
    assert why in refused(capsys, *arguments)
    assert not (tmp_path / "d").exists()


def test_an_option_without_effect_is_refused_or_not_offered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = run(capsys, "play", "badbones", "--help")
    assert "--rounds" in out
    # Only a market has somebody who begins.
    assert "(BB-03)" in refused(capsys, "play", "badbones", "--first", "1")
    assert "(BB-03)" in refused(capsys, "play", "badbones", "--advanced", "--coop", "--first", "1")
    assert "(BB-50)" in refused(capsys, "play", "badbones", "--coop", "--players", "1")
    assert "(BB-31)" in refused(capsys, "play", "badbones", "--players", "4", "--rounds", "12")
    assert "(SE-40)" in refused(capsys, "play", "sedlec", "--monstrance", "--first", "1")
