"""A parser of command lines that speaks the person's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any, NoReturn

from ossuary.kernel.error import BadOption
from ossuary.shelf.packages import packages
from ossuary.shelf.words import Words


class UsageError(BadOption):
    """A command line that isn't understood."""

    def __init__(self, id: str, hint: str, **values: int | str) -> None:
        super().__init__(id)
        self.values = values
        self.hint = hint
        """What to type instead."""


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the person's language."""

    def __init__(self, speaker: Words, command: str, **options: Any) -> None:
        super().__init__(
            prog=f"ossuary {command}".strip(),
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: Formatter(speaker, prog),
            **options,
        )
        self.speaker = speaker
        self.games: Sequence[str] = list(packages())
        """The games that can be named."""
        self.hint = speaker.say("usage-hint", command=self.prog)
        self.words_hint = self.hint
        """The hint where something is typed that can't be said to this command in words."""
        self._positionals.title = speaker.say("arguments")
        self._optionals.title = speaker.say("options")
        self.add_argument("-h", "--help", action="help", help=speaker.say("arg-help"))

    def error(self, message: str) -> NoReturn:
        if message.endswith("required: GAME"):
            raise UsageError("game-missing", self.hint, known=", ".join(self.games))
        for pattern, id in (
            (r"unrecognized arguments: (\S+)", "argument-unknown"),
            (r"arguments are required: (.*)", "argument-missing"),
            (r"argument (\S+?)(?:/\S+)?: expected", "argument-value"),
            (r"argument (\S+?): ignored explicit", "argument-unknown"),
        ):
            found = re.search(pattern, message)
            if found:
                argument = found[1].split(",")[0]
                is_word = id == "argument-unknown" and not argument.startswith("-")
                hint = self.words_hint if is_word else self.hint
                raise UsageError(id, hint, argument=argument)
        raise UsageError("argument-unknown", self.hint, argument=message)


class Formatter(argparse.HelpFormatter):
    """Help with the word for "usage" in the person's language."""

    def __init__(self, speaker: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._usage_word = speaker.say("usage")

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix or f"{self._usage_word} ")
