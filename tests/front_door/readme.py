"""What the README tells people to type, as it stands there."""

from __future__ import annotations

import re
from typing import NamedTuple

from tests.conftest import ROOT

TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


class Row(NamedTuple):
    """A line of the table of commands."""

    command: str
    spans: list[str]
    """What else is set as code in it: flags, further commands, an example."""

    @property
    def flags(self) -> list[str]:
        """The flags that it names."""
        words = [word for span in self.spans for word in span.split()]
        return [word for word in words if word.startswith("--")]

    @property
    def further_commands(self) -> list[str]:
        """Further commands that can be typed as they are."""
        return [span for span in self.spans if span.startswith("ossuary ") and "--" not in span]


def first_block() -> list[str]:
    """The lines of the first block: the two commands that are all one needs."""
    return TEXT.split("```")[1].strip().splitlines()


def further_plays() -> list[str]:
    """The other ways to say `make play`, in the text below that block."""
    return re.findall(r"`(make play [^`]*)`", TEXT)


def rows() -> list[Row]:
    """The table of commands."""
    found = []
    for command, about in re.findall(r"^\| `([^`]*)` \| (.*) \|$", TEXT, re.MULTILINE):
        spans = [span.replace("\\|", "|") for span in re.findall(r"`([^`]*)`", about)]
        found.append(Row(command, spans))
    return found
