"""How the command starts and stops: alone, without an input, and interrupted at any moment."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

COMMAND = Path(sys.executable).with_name("ossuary")
MODULE = (sys.executable, "-m", "ossuary")


def start(data: Path, *command: str | Path) -> subprocess.Popen[str]:
    """A command with data of its own, which can be stopped like one in a terminal."""
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "XDG_DATA_HOME": str(data),
            "BROWSER": "true",
            "PYTHONUNBUFFERED": "1",
            "LC_ALL": "C.UTF-8",
        },
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def what_it_says(process: subprocess.Popen[str]) -> str:
    """What a server says at its start, down to how it is closed."""
    assert process.stdout is not None
    said = ""
    while "Ctrl-C" not in said:
        line = process.stdout.readline()
        assert line, said
        said += line
    return said


@pytest.mark.parametrize(
    ("command", "word"),
    [
        ((COMMAND,), "The table is open at"),
        (MODULE, "The table is open at"),
        ((COMMAND, "--lang", "uk"), "Стіл відкрито"),
        ((COMMAND, "--lang=pl"), "Stół"),
    ],
)
def test_the_command_alone_opens_the_table(
    tmp_path: Path, command: Sequence[str | Path], word: str
) -> None:
    with start(tmp_path, *command) as process:
        assert word in what_it_says(process)
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=30)
    assert (process.returncode, error) == (0, "")


def test_the_usual_port_may_be_taken(tmp_path: Path) -> None:
    with start(tmp_path / "one", COMMAND) as one, start(tmp_path / "two", COMMAND) as two:
        told = [what_it_says(one), what_it_says(two)]
        one.send_signal(signal.SIGINT)
        two.send_signal(signal.SIGINT)
    assert any("8470 is taken" in words for words in told)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("score sedlec <&-", 0),
        ("play skull <&-", 1),
        ("play skull --seed 1 </dev/null", 1),
        ("rules skull >&-", 0),
        ("bots skull <&- >&- 2>&-", 0),
        ("dance 2>&-", 2),
    ],
)
def test_an_input_or_output_that_is_closed_is_an_empty_one(
    tmp_path: Path, line: str, code: int
) -> None:
    with start(tmp_path, "sh", "-c", f"exec '{COMMAND}' {line}") as process:
        _, error = process.communicate(timeout=30)
    assert "Traceback" not in error
    assert process.returncode == code


@pytest.mark.parametrize("command", [(COMMAND,), MODULE[1:]], ids=["command", "module"])
@pytest.mark.parametrize(
    "moment", ["ossuary.kernel.error", "msgspec", "rich.console", "sqlalchemy", "litestar"]
)
def test_a_start_that_is_interrupted_ends_without_a_traceback(
    tmp_path: Path, command: Sequence[str | Path], moment: str
) -> None:
    # Python tells of every module that it has imported, so the moment is known.
    with start(tmp_path, sys.executable, "-X", "importtime", *command) as process:
        assert process.stderr is not None
        while not process.stderr.readline().endswith(f" {moment}\n"):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=30)
    assert "Traceback" not in error
    # As a shell sees it: 130, whether the program says so or ends by the signal itself.
    assert process.returncode in (130, -signal.SIGINT)
