"""`ossuary rules`: the handbook in the terminal."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from contextlib import suppress

from rich.console import Console
from rich.markdown import Markdown

from ossuary.cli.output import console
from ossuary.kernel.error import BadOption
from ossuary.shelf.games import kind_of
from ossuary.shelf.handbook import NUMBER, Handbook
from ossuary.shelf.packages import packages
from ossuary.shelf.words import FALLBACK


def rules(given: argparse.Namespace) -> int:
    handbook = Handbook(given.game, given.lang)
    out = console()
    if given.words:
        out.print(Markdown(handbook.find(" ".join(given.words))))
    else:
        read_through(out, handbook)
    return 0


def read_through(out: Console, handbook: Handbook) -> None:
    """All the rules, page by page where somebody sits at a terminal."""
    if out.is_terminal:
        os.environ.setdefault("LESS", "-R")
        with out.pager(styles=True):
            out.print(Markdown(handbook.text))
    else:
        out.print(Markdown(handbook.text))


def game_of_rule(words: Sequence[str]) -> str | None:
    """The game whose rules have such ids, where a rule was named without its game."""
    number = NUMBER.fullmatch(" ".join(words))
    if number is None or number["prefix"] is None:
        return None
    for game in packages():
        # A game from outside that can't be loaded says so when it is wanted, not here.
        with suppress(BadOption):
            kind_of(game)
            if Handbook(game, FALLBACK).prefix == number["prefix"].upper():
                return game
    return None
