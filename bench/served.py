"""Servers to be measured: each in a process of its own, one alone or two in turns."""

from __future__ import annotations

import argparse
import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import psutil

GAMES = Path(__file__).parent / "march"
"""The folder of a game that takes long, which every server here finds beside those of the house."""


class Ossuary(NamedTuple):
    """One that is measured: a Python that has it, and its sources where it is not installed."""

    python: str
    source: str

    @classmethod
    def of(cls, text: str) -> Ossuary:
        python, _, source = text.partition(":")
        return cls(python, source)


class Server(NamedTuple):
    port: int
    process: psutil.Process

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"http://{self.host}"

    def seconds(self) -> float:
        """The time that all cores together have spent on it."""
        times = self.process.cpu_times()
        return float(times.user + times.system)


@contextmanager
def serving(
    ossuary: Ossuary, folder: str | None = None, more: tuple[str, ...] = ()
) -> Iterator[Server]:
    """`ossuary serve` on a free port, with a data folder or a new one, or a database's address."""
    command = [ossuary.python, "-m", "ossuary", "serve", "--no-browser", "--lang", "en"]
    with (
        TemporaryDirectory() as new,
        started(
            [*command, "--port", "0", *(more or ("--data", folder or new))], _environment(ossuary)
        ) as server,
    ):
        yield server


@contextmanager
def started(command: list[str], environment: dict[str, str]) -> Iterator[Server]:
    """A server that says first of all at which address it listens."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, env={**os.environ, **environment}, text=True
    )
    assert process.stdout is not None
    found = re.search(r"http://\S+?:(\d+)", process.stdout.readline())
    if found is None:
        raise SystemExit(f"bench: {command[0]} serves nothing")
    try:
        yield Server(int(found[1]), psutil.Process(process.pid))
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)


def _environment(ossuary: Ossuary) -> dict[str, str]:
    folders = [ossuary.source or os.environ.get("PYTHONPATH", ""), str(GAMES)]
    path = os.pathsep.join(folder for folder in folders if folder)
    return {"PYTHONPATH": path, "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}


def arguments(description: str) -> argparse.ArgumentParser:
    """What all measurements of servers can be told."""
    parser = argparse.ArgumentParser(description=description)
    where = "PYTHON[:SOURCES]"
    this = Ossuary(sys.executable, "")
    parser.add_argument("--server", type=Ossuary.of, default=this, metavar=where, help="the server")
    parser.add_argument(
        "--against", type=Ossuary.of, metavar=where, help="another one to compare it with, in turns"
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    # Whoever measures has as many lines open as the server.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return parser


def show(given: argparse.Namespace, measure: Callable[[Server], dict[str, float]]) -> None:
    """Measures one server or two in turns, and shows the medians; of two, their ratio as well."""

    def of(ossuary: Ossuary) -> dict[str, float]:
        with serving(ossuary) as server:
            return measure(server)

    sides = [given.server, *([given.against] if given.against else [])]
    compare([partial(of, ossuary) for ossuary in sides], given.rounds)


def compare(sides: Sequence[Callable[[], dict[str, float]]], rounds: int) -> None:
    """Measures in turns, and shows the medians, and how many times the last side's they are."""
    found: list[list[dict[str, float]]] = [[] for _ in sides]
    for _ in range(rounds):
        for measure, rows in zip(sides, found, strict=True):
            rows.append(measure())
    for name in found[0][0]:
        figures = [median(row[name] for row in rows) for rows in found]
        line = f"{name:48}" + "".join(f"{figure:12,.2f}" for figure in figures)
        if len(figures) > 1 and figures[-1]:
            line += "".join(f"   {figure / figures[-1]:6.2f} times" for figure in figures[:-1])
        print(line)
