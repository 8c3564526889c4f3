"""Tally in a terminal: who has which bone, and what was guessed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from ossuary.kernel.action import Action
from ossuary.kernel.view import Heard
from ossuary.shelf.words import Words
from tally import TallyView


def keys(view: TallyView, actions: Sequence[Action]) -> dict[str, Action]:
    """What to type for each answer: the number."""
    return {str(action.value): action for action in actions}


def table(view: TallyView, words: Words, names: Sequence[str], unicode: bool) -> Table:
    """One row for each seat."""
    rows = Table("", words.say("bones"), words.say("guesses"), box=None)
    for name, bone, guess in zip(names, view.bones, view.guesses, strict=True):
        rows.add_row(name, str(bone or "-"), str(guess or "-"))
    return rows


def style(heard: Heard) -> str | None:
    """How a line of the log looks."""
    return "bold" if heard.name == "sum" else ""
