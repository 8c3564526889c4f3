"""A game from outside: installed as a package of its own, found, played, or refused by name."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.toy import PACKAGE

SAYS_SUM = re.compile(r"The bones add up to (\d+)")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy game as pip installs it, in a folder of its own."""
    source = shutil.copytree(PACKAGE, tmp_path_factory.mktemp("source") / "tally")
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True)
    return target


@pytest.fixture
def at_home(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's machine on which the toy game is installed."""
    monkeypatch.setenv("PYTHONPATH", str(installed))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ossuary", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_it_is_played_in_the_terminal(at_home: Path, language: str) -> None:
    """In its own words where it doesn't speak the person's language; the house speaks that."""
    arguments = ("--players", "2", "--seed", "1", "--lang", language)
    terminal = Terminal(at_home, "play", "tally", *arguments)
    screen = terminal.until("›")
    assert "What do all the bones add up to?" in screen
    assert "Guess 2 to 6" in screen
    assert ("правила" in screen) == (language == "uk")
    assert "TA-03" in terminal.type("r TA-03")
    assert "TA-03" in terminal.type("guess 9", "›")
    terminal.type("4", "TA-04")
    assert terminal.close() == 0
    assert SAYS_SUM.search(terminal.screen)
    (record,) = (at_home / "ossuary" / "records").glob("*.json")
    assert json.loads(record.read_text(encoding="utf-8"))["game"] == "tally"
    replayed = run("replay", str(record))
    assert (replayed.returncode, SAYS_SUM.search(replayed.stdout) is not None) == (0, True)


def test_the_other_commands_know_it_too(at_home: Path) -> None:
    assert "TA-05" in run("rules", "tally").stdout
    assert "random" in run("bots", "tally").stdout
    assert "tally" in run("play", "--help").stdout
    result = json.loads(run("simulate", "tally", "--games", "30", "--json").stdout)
    assert sum(result["wins"]) == pytest.approx(30)
    refused = run("play", "tally", "--players", "9")
    assert (refused.returncode, "(TA-01)" in refused.stderr) == (2, True)


def test_an_owner_brings_other_bones(at_home: Path) -> None:
    file = at_home / "bones.toml"
    file.write_text('game = "tally"\nsource = "house"\nbones = [0, 0, 2]\n', encoding="utf-8")
    result = run("simulate", "tally", "--components", str(file), "--games", "5", "--json")
    assert result.returncode == 0
    terminal = Terminal(at_home, "play", "tally", "--players", "2", "--components", str(file))
    terminal.until("›")
    terminal.type("6", "The bones add up to 6.")
    assert terminal.close() == 0
    file.write_text('game = "tally"\nsource = "house"\nbones = [0, 0, 0]\n', encoding="utf-8")
    refused = run("play", "tally", "--components", str(file))
    assert (refused.returncode, refused.stderr) == (
        2,
        "ossuary: There must be at least one bone in the bag. (TA-05)\n",
    )


def without(file: str) -> Callable[[Path], None]:
    return lambda folder: (folder / file).unlink()


def changed(file: str, old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")

    return change


CODE, WORDS, TERMINAL = "__init__.py", "text/en.ftl", "presentation/terminal.py"
EXITS = "import annotations\nraise SystemExit(3)"
STEPS = "steps = Steps(DRAW_BONE, GUESS_TOGETHER, GUESS_SUM, REVEAL)"


@pytest.mark.parametrize(
    ("damage", "lack"),
    [
        (without(WORDS), "text/en.ftl"),
        (without("handbook/en.md"), "handbook/en.md"),
        (without("data/components.toml"), "data/components.toml"),
        (without("presentation/terminal.py"), "presentation/terminal.py"),
        (changed(WORDS, "ask-GuessSum", "ask-Other"), "text/en.ftl: ask-GuessSum"),
        (changed(WORDS, "do-guess", "do-other"), "text/en.ftl: do-guess"),
        (changed(WORDS, "log-chance-draw", "log-other"), "text/en.ftl: log-draw"),
        (changed(WORDS, "end-nearest", "end-other"), "text/en.ftl: end-nearest"),
        (changed(CODE, STEPS, "pass"), "GAME.steps"),
        (changed(CODE, STEPS, STEPS.replace(", REVEAL", "")), "GAME.steps: Reveal"),
        (changed(CODE, 'name = "tally"', 'name = "tarot"'), "GAME.name = 'tally'"),
        (changed(CODE, "GAME = TallyGame", ""), "GAME"),
        (changed(CODE, "events = (SUM,)", "events = ()"), "KeyError: 'sum'"),
        (changed(CODE, "Actions(DRAW, GUESS)", "Actions(DRAW)"), "KeyError: 'guess'"),
        (changed(CODE, "def adopt", "def adapt"), "NotImplementedError: "),
        (changed(CODE, "def start", "def begin"), "NotImplementedError: "),
        (
            changed(CODE, "import annotations", EXITS),
            "SystemExit: 3",
        ),
        (changed(WORDS, "log-guess =", "log-chance-guess ="), "KeyError: 'log-guess'"),
        (changed(WORDS, "log-sum =", "log-sum =\n    .label ="), "text/en.ftl: log-sum"),
        (changed("handbook/en.md", "- **TA", "- TA"), "handbook/en.md: - **XX-01** ..."),
        (changed("data/components.toml", "bones =", "bones"), "TOMLDecodeError: "),
        (
            changed("presentation/terminal.py", "def keys", "def key"),
            "presentation/terminal.py: keys",
        ),
        (changed(CODE, "SEATS, BONE =", "SEATS ="), "NameError: name 'BONE' is not defined"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_one_that_is_not_complete_is_refused_by_name_when_it_is_loaded(
    at_home: Path,
    installed: Path,
    monkeypatch: pytest.MonkeyPatch,
    damage: Callable[[Path], None],
    lack: str,
) -> None:
    damaged = shutil.copytree(installed, at_home / "damaged")
    damage(damaged / "tally")
    monkeypatch.setenv("PYTHONPATH", str(damaged))
    refused = run("play", "tally", "--lang", "uk")
    assert (refused.returncode, refused.stdout) == (2, "")
    incomplete = f"ossuary: Гра «tally» з пакета «tally» неповна. Бракує: {lack}"
    broken = f"ossuary: Гру «tally» з пакета «tally» не вдається завантажити: {lack}"
    assert refused.stderr.startswith(broken if "Error: " in lack or "Exit" in lack else incomplete)


@pytest.mark.parametrize(
    "damage",
    [
        changed(CODE, "SEATS, BONE =", "SEATS ="),
        changed(CODE, "import annotations", EXITS),
        changed("presentation/__init__.py", '"""How', 'import nowhere\n"""How'),
    ],
    ids=["broken", "exits", "a part of it"],
)
def test_one_that_is_not_complete_is_in_nobodys_way(
    at_home: Path,
    installed: Path,
    monkeypatch: pytest.MonkeyPatch,
    damage: Callable[[Path], None],
) -> None:
    damaged = shutil.copytree(installed, at_home / "damaged")
    damage(damaged / "tally")
    monkeypatch.setenv("PYTHONPATH", str(damaged))
    for command in (["--help"], ["simulate", "skull", "--games", "2"], ["score", "--help"]):
        ended = run(*command)
        assert (ended.returncode, ended.stderr) == (0, "")


def test_a_game_of_the_house_is_nobody_elses(
    at_home: Path, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (entry,) = installed.glob("*.dist-info/entry_points.txt")
    damaged = shutil.copytree(installed, at_home / "damaged")
    file = damaged / entry.relative_to(installed)
    file.write_text("[ossuary.games]\nskull = tally\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(damaged))
    assert "SK-01" in run("rules", "skull").stdout
