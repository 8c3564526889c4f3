"""Commands that a game brings along: the command line collects them and looks no deeper."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import NamedTuple

from ossuary.shelf.words import Words


class Command(NamedTuple):
    """One command of a game, such as `ossuary score sedlec`."""

    add_arguments: Callable[[ArgumentParser, Words], None]
    """Says what can be said to it, besides the game and its components."""
    run: Callable[[Namespace, Words], int]
    """Does it and returns the exit code."""
