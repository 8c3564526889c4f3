"""March in a terminal: who has come how far."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from march import MarchView
from ossuary.kernel.action import Action
from ossuary.kernel.view import Heard
from ossuary.shelf.words import Words


def keys(view: MarchView, actions: Sequence[Action]) -> dict[str, Action]:
    """What to type for each answer: the number."""
    return {str(action.value): action for action in actions}


def table(view: MarchView, words: Words, names: Sequence[str], unicode: bool) -> Table:
    """One row for each seat."""
    rows = Table(box=None)
    for name, place in zip(names, view.places, strict=True):
        rows.add_row(name, str(place))
    return rows


def style(heard: Heard) -> str | None:
    """How a line of the log looks."""
    return ""
