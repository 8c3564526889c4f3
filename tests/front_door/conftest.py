"""A newcomer: a fresh copy of the project, in which the README's first command is typed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.cli.terminal import Terminal
from tests.conftest import ROOT
from tests.front_door.readme import first_block

SET_UP = 900
"""Seconds that a set-up may take: libraries are fetched and the engine is compiled."""


class Newcomer:
    """Somebody who has just cloned the project, and types what the README says."""

    def __init__(self, folder: Path) -> None:
        self.clone = folder / "ossuary"
        self.visited = folder / "visited"
        """Which address the browser was told to open."""
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> "{self.visited}"\n', encoding="utf-8")
        browser.chmod(0o755)
        self.environment = {
            "BROWSER": str(browser),
            "PATH": f"{self.clone / '.build' / 'run' / 'bin'}{os.pathsep}{os.environ['PATH']}",
            # The make that runs these tests is no business of the newcomer's.
            "MAKEFLAGS": "",
            "MAKELEVEL": "",
        }
        copy_of_the_project(self.clone)

    def type(self, data: Path, line: str, seconds: float = 60) -> Terminal:
        """Types a line into a terminal of its own."""
        shell = ("sh", "-c", line)
        folder, environment = self.clone, self.environment
        return Terminal(data, command=shell, folder=folder, seconds=seconds, **environment)

    def run(self, data: Path, line: str, text: str = "") -> subprocess.CompletedProcess[str]:
        """Runs a line that asks nothing, with this text as its input."""
        return subprocess.run(
            ["sh", "-c", line],
            input=text,
            capture_output=True,
            text=True,
            cwd=self.clone,
            env={**os.environ, **self.environment, "XDG_DATA_HOME": str(data), "LC_ALL": "C.UTF-8"},
            timeout=120,
            check=False,
        )


def copy_of_the_project(folder: Path) -> None:
    """The files that git would have, with what isn't committed yet, and nothing that was built."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


class FirstPlay(NamedTuple):
    """What came of the first command."""

    screen: str
    address: str
    visited: str
    page: httpx.Response
    assets: list[httpx.Response]
    code: int


@pytest.fixture(scope="session")
def first_play(tmp_path_factory: pytest.TempPathFactory) -> tuple[Newcomer, FirstPlay]:
    """A newcomer types the first line of the README, looks at the page, and presses Ctrl-C."""
    newcomer = Newcomer(tmp_path_factory.mktemp("newcomer"))
    terminal = newcomer.type(tmp_path_factory.mktemp("data"), first_block()[0], SET_UP)
    terminal.until("Ctrl-C")
    (address,) = re.findall(r"The table is open at (\S+)", terminal.screen)
    page = httpx.get(address)
    names = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assets = [httpx.get(str(page.url.join(name))) for name in names]
    for _ in range(100):
        if newcomer.visited.exists():
            break
        time.sleep(0.1)
    visited = newcomer.visited.read_text(encoding="utf-8").strip()
    terminal.interrupt()
    code = terminal.close()
    return newcomer, FirstPlay(terminal.screen, address, visited, page, assets, code)


@pytest.fixture
def newcomer(first_play: tuple[Newcomer, FirstPlay]) -> Newcomer:
    """Somebody for whom everything is set up."""
    return first_play[0]


@pytest.fixture
def at_the_keyboard(newcomer: Newcomer, tmp_path: Path) -> Iterator[Callable[[str], Terminal]]:
    """Types a line; what still runs at the end is killed."""
    terminals: list[Terminal] = []

    def type_line(line: str) -> Terminal:
        terminals.append(newcomer.type(tmp_path, line))
        return terminals[-1]

    yield type_line
    for terminal in terminals:
        terminal.process.kill()
        terminal.process.wait()
