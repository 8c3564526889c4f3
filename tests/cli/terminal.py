"""The command in a terminal of its own, as a person meets it."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path

PROMPT = "›"
COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
BEGUN = re.compile(r"\x1b(?:\[[0-9;?]*)?$")
"""A colour that was cut in two where the reading stopped."""
COMMAND = (sys.executable, "-m", "ossuary")


class Terminal:
    """Runs `ossuary` in a pseudo-terminal; types lines and reads the screen."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        command: Sequence[str] = COMMAND,
        folder: Path | None = None,
        seconds: float = 60,
        **environment: str,
    ) -> None:
        master, slave = pty.openpty()
        self.master = master
        self.seconds = seconds
        self.screen = ""
        self._begun = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.process = subprocess.Popen(
            [*command, *arguments],
            cwd=folder,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={
                **os.environ,
                "XDG_DATA_HOME": str(data),
                "TERM": "xterm",
                "COLUMNS": "100",
                "LC_ALL": "C.UTF-8",
                **environment,
            },
            start_new_session=True,
            preexec_fn=_sit_at_the_terminal,
        )
        os.close(slave)

    def until(self, text: str, or_end: bool = False) -> str:
        """What appears until this text does, or the program ends, without colours."""
        end, begin = time.monotonic() + self.seconds, len(self.screen)
        while text not in self.screen[begin:]:
            if not self._read(end - time.monotonic()):
                if or_end and self.process.wait(timeout=60) == 0:
                    break
                raise AssertionError(f"{text!r} doesn't appear after: {self.screen[-2000:]}")
        return self.screen[begin:]

    def type(self, line: str, text: str = PROMPT) -> str:
        """Types a line and waits for this text, the next prompt by default."""
        os.write(self.master, f"{line}\n".encode())
        return self.until(text)

    def interrupt(self) -> None:
        """Ctrl-C, for everything that runs in this terminal."""
        os.write(self.master, b"\x03")

    def interrupt_at_prompt(self) -> None:
        """Ctrl-C when the program waits for a key, as it always does for a person's eyes.

        A prompt is read here before the line editor waits, and what it is sent in between lies
        until the next key.
        """
        end = time.monotonic() + self.seconds
        status = Path(f"/proc/{self.process.pid}/stat")
        while status.read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < end, "the program doesn't wait for a key"
            time.sleep(0.01)
        self.interrupt()

    def close(self) -> int:
        """Waits for the end and returns the exit code."""
        end = time.monotonic() + self.seconds
        while self._read(end - time.monotonic()):
            pass
        code = self.process.wait(timeout=60)
        os.close(self.master)
        return code

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(seconds, 0))
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        text = self._begun + self._decoder.decode(data)
        self._begun = "".join(BEGUN.findall(text))
        self.screen += COLOUR.sub("", text.removesuffix(self._begun))
        return bool(data)


def _sit_at_the_terminal() -> None:
    """Lets Ctrl-C reach the program: a new session has no terminal yet."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # Where the tests run in the background, Ctrl-C is ignored, and children inherit that.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
