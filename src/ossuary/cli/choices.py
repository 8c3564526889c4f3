"""The list of answers below a question: what to type, and what it does."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

FEW = 4
"""So many lines are short enough; more stand in two columns where they fit."""
WIDEST = 45
"""Keys beyond this are only begun."""
NUMBERED = re.compile(r"([a-z]?)([0-9]+)")


def in_one_line(keys: Sequence[str]) -> str:
    """Keys that share a line: "1–6", "x1–x5", "b2 c2 a3", or "/a1 …" where they are many."""
    found = [NUMBERED.fullmatch(key) for key in keys]
    letters = {match[1] for match in found if match}
    numbers = [int(match[2]) for match in found if match]
    is_run = len(letters) == 1 and numbers == [*range(numbers[0], numbers[0] + len(keys))]
    if is_run and len(keys) > 2:
        return f"{keys[0]}–{keys[-1]}"
    shown = " ".join(keys)
    return shown if len(shown) <= WIDEST else f"{keys[0]} …"


def listed(rows: Sequence[tuple[str, str]], width: int) -> Table:
    """The answers one below the other; where they are many, in two columns if those fit."""
    half = (len(rows) + 1) // 2
    if len(rows) > FEW:
        beside = _columns([rows[:half], rows[half:]])
        if sum(map(_width, (rows[:half], rows[half:]))) <= width:
            return beside
    return _columns([rows])


def _columns(columns: Sequence[Sequence[tuple[str, str]]]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for number in range(len(columns[0])):
        cells = []
        for column in columns:
            key, label = column[number] if number < len(column) else ("", "")
            cells += [Text(f"  {key}" if column is columns[0] else key, "bold"), Text(label)]
        table.add_row(*cells)
    return table


def _width(rows: Sequence[tuple[str, str]]) -> int:
    """How wide a column is, with the space before its keys and after them."""
    return max(len(key) for key, _ in rows) + max(len(label) for _, label in rows) + 4
