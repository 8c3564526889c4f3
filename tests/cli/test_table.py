"""The terminal table, in a real (pseudo-)terminal: whole games, breaks, kills, replays."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ossuary
from ossuary.games.badbones.actions import CELL_NAMES, DIRECTIONS, TYPE_NAMES
from tests.cli.terminal import PROMPT, Terminal
from tests.conftest import rule
from tests.games.badbones.scenario import new_game


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts the command in a terminal; what still runs at the end is killed."""
    terminals: list[Terminal] = []

    def run(*arguments: str) -> Terminal:
        terminals.append(Terminal(tmp_path, *arguments))
        return terminals[-1]

    yield run
    for terminal in terminals:
        terminal.process.kill()
        terminal.process.wait()


def first_key(screen: str) -> str:
    """The key of the first answer that is offered."""
    found = re.findall(r"^  (\w+)(?:–\w+)?  +\S", screen, re.MULTILINE)
    return str(found[0])


Start = Callable[..., Terminal]


def stop(terminal: Terminal, says: str = "resume", word: str = "q") -> None:
    """Breaks the game off, and is told how to take it up again."""
    terminal.type(word, says)
    assert terminal.close() == 0


def saved(data: Path) -> list[Path]:
    return sorted((data / "ossuary" / "saves").glob("*.json"))


@pytest.mark.parametrize(
    "arguments", [["--players", "2"], ["--tribes", "2", "--show", "--lang", "uk"]]
)
def test_a_whole_game(tmp_path: Path, start: Start, arguments: list[str]) -> None:
    terminal = start("play", "skull", "--seed", "1", "--bots", "random", *arguments)
    screen = terminal.until(PROMPT)
    for _ in range(400):
        os.write(terminal.master, f"{first_key(screen)}\n".encode())
        screen = terminal.until(PROMPT, or_end=True)
        if PROMPT not in screen:
            break
    assert terminal.close() == 0
    assert re.search(r"\(SK-(14|21)\)", terminal.screen)
    assert saved(tmp_path) == []
    (record,) = (tmp_path / "ossuary" / "records").glob("*.json")
    assert json.loads(record.read_text())["players"][0] == "person"
    # It can be verified, and is sealed: one changed move would be noticed.
    verified = start("verify", str(record), "--lang", "en")
    assert "Seal of the whole record" in verified.until("Seal of the whole record")
    assert verified.close() == 0


def test_hidden_things_stay_hidden(tmp_path: Path, start: Start) -> None:
    terminal = start("play", "skull", "--seed", "2", "--bots", "random")
    screen = terminal.until(PROMPT)
    rows = [line for line in screen.splitlines() if "Random" in line and "│" in line]
    assert len(rows) == 3
    assert all("✿" not in row and "☠" not in row for row in rows)
    stop(terminal)


def test_help_rules_log_and_refusals_at_the_prompt(tmp_path: Path, start: Start) -> None:
    terminal = start("play", "skull", "--seed", "2", "--first", "1")
    terminal.until(PROMPT)
    assert "place flower" in terminal.type("?")
    assert "SK-29" in terminal.type("r")
    assert "SK-09" in terminal.type("r sk-09")
    assert "No rule of Skull has the words" in terminal.type("r xyz")
    assert "Skull has no rule SK-99. There are: SK-01–SK-29." in terminal.type("r SK-99")
    assert "Round 1" in terminal.type("l")
    assert "isn’t among the answers" in terminal.type("[bold]nonsense")
    assert "(SK-04)" in terminal.type("bid 1")
    assert "Add a disc" in terminal.type("place flower")
    assert "(SK-07)" in terminal.type("bid 9")
    # A key that isn't offered is refused for the reason that the action would be.
    assert "(SK-07)" in terminal.type("9")
    stop(terminal)


@rule("BB-40")
def test_the_market_says_why_a_ware_cant_be_bought(start: Start) -> None:
    """By its number as by its name; also when nothing can be bought any more."""
    terminal = start("play", "badbones", "--advanced", "--players", "1")
    terminal.until(PROMPT)
    for number in ("0", "18", "99", "-1"):
        assert "No ware has that number: they go from 1 to 17. (BB-40)" in terminal.type(number)
    terminal.type("10")
    assert "You have a weapon already, and nobody may have two. (BB-40)" in terminal.type("11")
    for number in ("4", "2", "2"):
        terminal.type(number)
    assert "Sold out: palisade. (BB-40)" in terminal.type("4")
    dear = "Too dear (dragon): the price is 4, and what you can spend is 1. (BB-40)"
    assert "Buy what has this number" not in terminal.type("5")
    for typed in ("3", "dragon", "buy dragon"):
        assert dear in terminal.type(typed)
    stop(terminal)


@pytest.mark.parametrize("game", ossuary.GAMES)
def test_the_rules_begin_with_a_page_that_says_where_to_look(start: Start, game: str) -> None:
    terminal = start("play", game)
    terminal.until(PROMPT)
    page = terminal.type("r").partition("r all")[0]
    # What is typed shows once or twice: a terminal echoes it before the line editor reads it.
    told = [line for line in page.splitlines() if line != "r"]
    assert len(told) <= 35
    assert page.count("–") >= 5
    stop(terminal)


def test_all_the_rules_are_read_page_by_page(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "badbones", PAGER="cat")
    terminal.until(PROMPT)
    for typed in ("r all", "к фдд"):
        assert {"BB-01", "BB-34", "BB-69"} <= {*re.findall(r"BB-\d\d", terminal.type(typed))}
    stop(terminal)


@pytest.mark.parametrize("how", ["interrupt", "kill"])
def test_a_game_broken_off_is_taken_up_again_where_it_was(
    tmp_path: Path, start: Start, how: str
) -> None:
    terminal = start("play", "skull", "--seed", "4", "--first", "1")
    terminal.until(PROMPT)
    terminal.type("f")
    (file,) = saved(tmp_path)
    before = json.loads(file.read_text())["moves"]
    assert [0, "place", "flower"] in before
    if how == "interrupt":
        terminal.interrupt_at_prompt()
        assert terminal.close() == 130
        assert " resume" in terminal.screen
    else:
        terminal.process.kill()
        assert terminal.close() == -signal.SIGKILL
    again = start("resume")
    assert "(✿)" in again.until(PROMPT)
    assert json.loads(file.read_text())["moves"] == before
    stop(again)


def test_a_game_goes_on_in_its_language_and_counts_the_persons_own_moves(start: Start) -> None:
    terminal = start("play", "nightmarium", "--seed", "4", "--first", "1", "--lang", "ru")
    terminal.until(PROMPT)
    terminal.type("d")
    stop(terminal)
    again = start("resume")
    assert "Ваших ходов до сих пор: 1." in re.sub(r"\s+", " ", again.until(PROMPT))
    stop(again)
    wished = start("resume", "--lang", "pl")
    assert "Twoich ruchów do tej pory: 1." in re.sub(r"\s+", " ", wished.until(PROMPT))
    stop(wished)


def test_who_takes_a_game_up_again_is_told_against_whom(start: Start) -> None:
    """A bot that is named as it was called before is told as it is called now."""
    bots = ("--bots", "master,novice,strategist")
    terminal = start("play", "badbones", "--players", "4", *bots)
    terminal.until(PROMPT)
    stop(terminal)
    again = start("resume")
    told = re.sub(r"\s+", " ", again.until(PROMPT))
    assert "Welcome back to Bad Bones" in told
    assert "Against you: Master, Novice, Master 2." in told
    stop(again)
    alone = start("play", "badbones", "--players", "1")
    alone.until(PROMPT)
    stop(alone)
    again = start("resume")
    assert "You play alone." in re.sub(r"\s+", " ", again.until(PROMPT))
    stop(again)


def test_a_file_of_ones_own(tmp_path: Path, start: Start) -> None:
    file = tmp_path / "mine.json"
    terminal = start("play", "skull", "--save", str(file))
    terminal.until(PROMPT)
    stop(terminal, "mine.json")
    again = start("resume", str(file))
    again.until(PROMPT)
    stop(again, "mine.json")


def test_an_existing_file_is_not_overwritten(tmp_path: Path, start: Start) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine", encoding="utf-8")
    terminal = start("play", "skull", "--save", str(file))
    assert terminal.close() == 2
    assert file.read_text(encoding="utf-8") == "mine"


def test_two_programs_on_one_game_lose_no_move(tmp_path: Path, start: Start) -> None:
    file = tmp_path / "mine.json"
    one = start("play", "skull", "--seed", "4", "--first", "1", "--save", str(file))
    one.until(PROMPT)
    other = start("resume", str(file))
    other.until(PROMPT)
    one.type("f")
    kept = file.read_text(encoding="utf-8")
    os.write(other.master, b"s\n")
    assert other.close() == 1
    assert "another program" in other.screen
    assert file.read_text(encoding="utf-8") == kept


def test_a_bot_from_outside_is_not_run_unasked(tmp_path: Path, start: Start) -> None:
    file = tmp_path / "mine.json"
    guest = "tests.cli.guests:Guest"
    one = start("play", "skull", "--save", str(file), "--bots", guest)
    one.until(PROMPT)
    stop(one, "mine.json")
    unasked = start("resume", str(file))
    assert unasked.close() == 2
    assert guest in unasked.screen
    asked = start("resume", str(file), "--bots", guest)
    asked.until(PROMPT)
    stop(asked, "mine.json")


def test_seats_count_from_one_in_all_that_is_typed(tmp_path: Path, start: Start) -> None:
    arguments = ("--seed", "6", "--first", "1", "--bots", "random", "--players", "4")
    terminal = start("play", "skull", *arguments)
    terminal.until(PROMPT)
    terminal.type("f")
    assert "2  Flip a disc: Random" in re.sub(" +", " ", terminal.type("4")).replace(
        "2 Flip", "2  Flip"
    )
    assert "You flip Random’s disc" in terminal.type("flip 2")
    stop(terminal)


def test_an_answer_of_one_word_is_typed_in_full(start: Start) -> None:
    """As the help says: “pass”."""
    terminal = start(
        *("play", "skull", "--players", "2", "--first", "2", "--seed", "7", "--bots", "random")
    )
    terminal.until(PROMPT)
    assert "pass" in terminal.type("f")
    assert "You pass." in terminal.type("pass")
    stop(terminal)


def test_a_number_beyond_all_bids_is_refused_by_the_rule(start: Start) -> None:
    terminal = start("play", "skull", "--seed", "2", "--first", "1")
    terminal.until(PROMPT)
    terminal.type("f")
    for typed in ("bid 99", "99", "bid " + "9" * 200):
        assert "There are only 4 discs on the mats" in terminal.type(typed)
        assert "(SK-07)" in terminal.screen[-150:]
    # One that is too small is no reason to make another bid.
    assert "Type, for example, “bid 1”." in terminal.type("bid 0")
    stop(terminal)


def test_who_types_half_an_answer_is_told_how_a_whole_one_is_typed(start: Start) -> None:
    terminal = start("play", "skull", "--seed", "2", "--first", "1")
    terminal.until(PROMPT)
    for typed in ("place", "place rose", "PLACE flower skull"):
        assert "Type, for example, “place flower”." in terminal.type(typed)
    terminal.type("flower")
    assert "You place the skull face down." in terminal.type("Place the skull")
    stop(terminal, word="exit")


@pytest.mark.parametrize(
    "typed", ["dig b c", "dig c b", "dig bc", "dig b+c", "b c", "cb", "Dig B, C", "вшп и с"]
)
def test_two_piles_are_dug_in_one_line(start: Start, typed: str) -> None:
    arguments = ("--players", "2", "--first", "1", "--seed", "2")
    terminal = start("play", "sedlec", *arguments)
    terminal.until(PROMPT)
    assert "You dig in piles b and c." in terminal.type(typed)
    stop(terminal)


def test_what_cant_be_dug_is_refused_by_the_rule(start: Start) -> None:
    terminal = start("play", "sedlec", "--players", "2", "--first", "1", "--seed", "2")
    terminal.until(PROMPT)
    assert "(SE-18)" in terminal.type("dig a b")
    assert "Type, for example, “dig b c”." in terminal.type("dig")
    assert "dig b c" in terminal.type("?")
    stop(terminal)


@pytest.mark.parametrize("typed", ["stack P R", "stack P/R", "p/r", "stack 1"])
def test_a_card_is_stacked_by_its_letters_or_its_number(start: Start, typed: str) -> None:
    terminal = start("play", "sedlec", "--players", "2", "--first", "1", "--seed", "2")
    terminal.until(PROMPT)
    terminal.type("dig b c")
    terminal.type("take b")
    assert "You stack the card “priest / royal”." in terminal.type(typed)
    assert "(SE-12)" in terminal.type("place 9 9")
    terminal.type("place 1")
    stop(terminal)


def test_the_help_shows_an_answer_as_it_is_typed(start: Start) -> None:
    """Seats count from 1 there as everywhere."""
    arguments = ("--seed", "6", "--first", "1", "--bots", "random", "--players", "4")
    terminal = start("play", "skull", *arguments)
    terminal.until(PROMPT)
    terminal.type("f")
    terminal.type("4")
    assert "flip 2" in terminal.type("?")
    assert "Type, for example, “flip 2”." in terminal.type("flip 99")
    stop(terminal)


def test_keys_of_a_cyrillic_keyboard(start: Start) -> None:
    terminal = start("play", "skull", "--first", "1", "--lang", "uk")
    terminal.until(PROMPT)
    assert "Ставка від" in terminal.type("А") or "1–" in terminal.screen
    stop(terminal, word="й")


def test_an_answer_is_taken_back_and_the_file_forgets_it(tmp_path: Path, start: Start) -> None:
    file = tmp_path / "mine.json"
    arguments = ("--players", "2", "--first", "1", "--seed", "1", "--save", str(file))
    terminal = start("play", "sedlec", *arguments)
    assert "take back" not in terminal.until(PROMPT)
    assert "Nothing can be taken back now." in terminal.type("u")
    terminal.type("a")
    before = json.loads(file.read_text())
    assert "u take back" in terminal.type("1")
    assert "take back your last answer" in terminal.type("?")
    assert json.loads(file.read_text())["moves"][-1][:2] == [0, "stack"]
    screen = terminal.type("u")
    assert "The last move is taken back." in screen
    assert "u take back" not in screen
    assert json.loads(file.read_text()) == before
    assert "stacks" not in terminal.type("l").split("What happened")[1]
    stop(terminal, "mine.json")
    # The game goes on from there.
    again = start("resume", str(file))
    again.until(PROMPT)
    assert "u take back" in again.type("1")
    stop(again, "mine.json")


@rule("BB-10")
def test_the_rest_of_the_skeletons_goes_by_itself(tmp_path: Path, start: Start) -> None:
    file = tmp_path / "bones.json"
    terminal = start("play", "badbones", "--players", "1", "--seed", "1", "--save", str(file))
    terminal.until(PROMPT)
    assert "This question is no routine" in terminal.type("m")
    assert "the rest by itself" not in terminal.type("hero b2")
    screen = terminal.type("nothing")
    assert "m the rest by itself" in screen
    assert "it asks you where it matters" in terminal.type("?")
    before = len(json.loads(file.read_text())["moves"])
    terminal.type("m")
    moves = json.loads(file.read_text())["moves"][before:]
    assert [move[1] for move in moves if move[0] == 0] == ["enter"] * 4
    # In the next round everything is asked anew.
    terminal.type("hero b3")
    assert "m the rest by itself" in terminal.type("nothing")
    stop(terminal, "bones.json")


def test_who_takes_back_what_went_by_itself_is_asked_again(tmp_path: Path, start: Start) -> None:
    file = tmp_path / "bones.json"
    terminal = start("play", "badbones", "--players", "1", "--seed", "1", "--save", str(file))
    terminal.until(PROMPT)
    terminal.type("hero b2")
    # A dragon stands where the first of them comes in, so that a choice interrupts the rest.
    drawn = [move[3] for move in json.loads(file.read_text())["moves"] if move[1] == "drawn"]
    doors = new_game().components.board.doors()
    cell = CELL_NAMES[doors[min(TYPE_NAMES.index(name) for name in drawn)] // len(DIRECTIONS)]
    terminal.type(f"place dragon {cell}")
    assert "the rest by itself" not in terminal.type("m")
    assert json.loads(file.read_text())["moves"][-1][1] == "enter"
    screen = terminal.type("u")
    assert "m the rest by itself" in screen
    assert json.loads(file.read_text())["moves"][-1][1] == "place"
    stop(terminal, "bones.json")


def test_taking_back_by_a_cyrillic_keyboard(start: Start) -> None:
    arguments = ("--players", "2", "--first", "1", "--seed", "1", "--lang", "uk")
    terminal = start("play", "sedlec", *arguments)
    terminal.until(PROMPT)
    terminal.type("ф")
    assert "u взяти назад" in terminal.type("1")
    assert "Останній хід скасовано." in terminal.type("г")
    stop(terminal, word="й")


def test_nothing_is_taken_back_from_a_file_that_another_program_has_changed(
    tmp_path: Path, start: Start
) -> None:
    file = tmp_path / "mine.json"
    arguments = ("--players", "2", "--first", "1", "--seed", "1", "--save", str(file))
    terminal = start("play", "sedlec", *arguments)
    terminal.until(PROMPT)
    terminal.type("a")
    terminal.type("1")
    changed = file.read_text(encoding="utf-8") + " "
    file.write_text(changed, encoding="utf-8")
    os.write(terminal.master, b"u\n")
    assert terminal.close() == 1
    assert "another program" in terminal.screen
    assert file.read_text(encoding="utf-8") == changed


def test_endless_input_is_just_no_answer(start: Start) -> None:
    terminal = start("play", "skull", "--seed", "2")
    terminal.until(PROMPT)
    assert "isn’t among the answers" in terminal.type("x" * 3000)
    stop(terminal)


def test_a_terminal_without_the_letters_still_plays(tmp_path: Path) -> None:
    process = subprocess.run(
        [sys.executable, "-m", "ossuary", "play", "skull", "--seed", "1", "--lang", "uk"],
        input=b"f\nq\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "latin-1", "XDG_DATA_HOME": str(tmp_path)},
        check=False,
    )
    assert process.returncode == 0, process.stderr
    assert b"Traceback" not in process.stderr


def test_stepping_through_a_record(tmp_path: Path, start: Start) -> None:
    file = tmp_path / "mine.json"
    terminal = start("play", "skull", "--seed", "4", "--save", str(file))
    terminal.until(PROMPT)
    terminal.type("f")
    terminal.type("q", "mine.json")
    terminal.close()
    replay = start("replay", str(file), "--player", "1")
    assert "Move 0 of" in replay.until(PROMPT)
    assert "Move 1 of" in replay.type("")
    assert "begin" in replay.screen
    assert "Move 3 of" in replay.type("3")
    assert "Move 2 of" in replay.type("b")
    assert "Enter" in replay.type("what?")
    assert "Move 3 of" in replay.type("n")
    os.write(replay.master, b"q\n")
    assert replay.close() == 0
