"""The house: who may know whom, every rule has its test, the README does what it says."""

from __future__ import annotations

import ast
import doctest
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ossuary
from ossuary.kernel import state
from ossuary.shelf.handbook import Handbook
from tests.conftest import ROOT

SOURCE = ROOT / "src" / "ossuary"


def imports(file: Path) -> Iterator[str]:
    """The modules of the package that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def foreign(folder: Path, *allowed: str) -> list[str]:
    """What the files of a folder import of the package and may not."""
    return [
        f"{file.relative_to(SOURCE)} imports {name}"
        for file in folder.rglob("*.py")
        for name in imports(file)
        if name.startswith("ossuary") and not name.startswith(allowed)
    ]


def test_the_kernel_knows_only_itself() -> None:
    assert foreign(SOURCE / "kernel", "ossuary.kernel") == []


def test_the_kernel_knows_no_language_no_file_format_and_no_command_line() -> None:
    for file in (SOURCE / "kernel").rglob("*.py"):
        for name in imports(file):
            assert not name.startswith(("fluent", "argparse", "tomllib", "rich", "importlib")), file


@pytest.mark.parametrize("game", ossuary.GAMES)
def test_a_game_knows_only_the_kernel(game: str) -> None:
    """Where it meets people it also knows the shelf, which has their words and commands."""
    folder, presentation = SOURCE / "games" / game, f"games/{game}/presentation/"
    known = ("ossuary.kernel", f"ossuary.games.{game}")
    rules = [found for found in foreign(folder, *known) if not found.startswith(presentation)]
    assert rules == []
    assert foreign(folder / "presentation", *known, "ossuary.shelf") == []


def test_the_shelf_knows_the_kernel_and_the_list_of_games() -> None:
    known = ("ossuary.kernel", "ossuary.shelf", "ossuary.games.GAMES")
    assert foreign(SOURCE / "shelf", *known) == []


@pytest.mark.parametrize("folder", ["bots", "cli", "server", "shelf"])
def test_nothing_outside_looks_into_a_game(folder: str) -> None:
    for file in (SOURCE / folder).rglob("*.py"):
        for name in imports(file):
            assert not re.match(rf"ossuary\.games\.({'|'.join(ossuary.GAMES)})", name), file


@pytest.mark.parametrize("game", ossuary.GAMES)
def test_every_rule_of_the_handbook_has_a_test_and_no_test_cites_another(game: str) -> None:
    cited: set[str] = set()
    for file in (ROOT / "tests" / "games" / game).glob("test_*.py"):
        for ids in re.findall(r"@rule\(([^)]*)\)", file.read_text(encoding="utf-8")):
            cited |= set(re.findall(r'"([^"]+)"', ids))
    assert cited == set(Handbook(game, "en").rules)


@pytest.mark.parametrize("game", ossuary.GAMES)
def test_every_step_cites_a_rule_that_is_in_the_handbook(game: str) -> None:
    rules = Handbook(game, "en").rules
    files = (SOURCE / "games" / game).glob("*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    kinds = ("Draw[", "Happening[", "Question[")
    steps = [node for node in classes if any(ast.unparse(b).startswith(kinds) for b in node.bases)]
    assert steps
    for step in steps:
        doc = ast.get_docstring(step) or ""
        assert set(re.findall(r"[A-Z]{2}-\d\d", doc)) <= set(rules), step.name
        attribute = next(
            node.value.value
            for node in step.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        )
        assert doc.startswith(str(attribute)), step.name


@pytest.mark.parametrize("game", ossuary.GAMES)
def test_the_table_of_actions_is_pinned(game: str) -> None:
    """Indices are what bots are trained on: a change here breaks them, so it must be meant."""
    table = ossuary.game(game).actions
    lines = [f"{index} {table[index].text}" for index in range(len(table))]
    pinned = (ROOT / "tests" / "games" / game / "actions.txt").read_text(encoding="utf-8")
    assert lines == pinned.splitlines()


@pytest.mark.parametrize(
    "page",
    ["README.md", "docs/bots.md", "docs/daily.md", "docs/notation.md", "docs/shuffle.md"],
)
def test_the_examples_of_the_docs_run(page: str) -> None:
    failures, tried = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert tried
    assert not failures


def test_the_toy_game_is_explained_as_it_is() -> None:
    """Every piece of code in the page on adding a game stands, word for word, in the toy game."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    code = (ROOT / "examples" / "tally" / "tally" / "__init__.py").read_text(encoding="utf-8")
    pieces = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(pieces) >= 5
    for piece in pieces:
        assert piece in code, piece


def test_the_build_is_what_it_is_called() -> None:
    """A compiled run that silently fell back to the sources would prove nothing, and vice versa."""
    build = os.environ.get("OSSUARY_BUILD", "")
    is_compiled = not str(state.__file__).endswith(".py")
    assert is_compiled == (build == "compiled") or not build


def test_the_wheel_holds_all_texts() -> None:
    """What the package reads at run time lies inside it, wherever it is installed."""
    package = Path(str(ossuary.__file__)).parent
    for file in [*SOURCE.rglob("*.ftl"), *SOURCE.rglob("*.md"), SOURCE / "py.typed"]:
        assert (package / file.relative_to(SOURCE)).is_file(), file


def test_the_record_of_the_docs_can_be_replayed() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    record = ossuary.Record.read(text)
    state = record.replay(ossuary.game(record.game, **record.options))
    assert state.actors() == (1, 3)
