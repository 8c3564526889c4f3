"""Cards and structures as text: a line for each level, half a card for each step of x."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

Cell = str
"""What a place shows: a card, as R/P, or the mark of a place that is open."""
HALF = 3
"""The letters of half a card."""
STYLES = {
    "R": "bold yellow",
    "V": "green",
    "P": "bold white",
    "L": "bold magenta",
    "C": "bold red",
    "X": "bold blue",
    "M": "bold cyan",
    "Z": "bold bright_red",
}
EDGES = {True: ("┌", "┐", "└", "┘"), False: ("/", "\\", "\\", "/")}


def skull_style(letter: str) -> str:
    """The style of a skull; a champion's is that of its kind, underlined."""
    return STYLES.get(letter) or f"{STYLES[letter.upper()]} underline"


def styled(card: str, more: str = "") -> Text:
    """A card in one word, each skull in its style."""
    top, bottom = card.split("/")
    text = Text(style=more)
    return text.append(top, style=skull_style(top)).append("/").append(bottom, skull_style(bottom))


def picture(cells: Mapping[tuple[int, int], Cell], unicode: bool) -> Text:
    """The places of a structure, seen from the front."""
    if not cells:
        return Text()
    left = min(x for x, _ in cells)
    levels: dict[int, list[tuple[int, Text]]] = {}
    for (x, y), cell in sorted(cells.items()):
        upper, lower = _card(cell, unicode)
        levels.setdefault(y + 1, []).append((HALF * (x - left), upper))
        levels.setdefault(y, []).append((HALF * (x - left), lower))
    lines = []
    for level in range(max(levels), min(levels) - 1, -1):
        line = Text()
        for column, part in sorted(levels.get(level, []), key=lambda entry: entry[0]):
            line.append(" " * (column - len(line))).append_text(part)
        lines.append(line)
    return Text("\n").join(lines)


def _card(cell: Cell, unicode: bool) -> tuple[Text, Text]:
    """The two lines of a card, or of an open place with its mark."""
    if "/" in cell:
        (top, bottom), style = cell.split("/"), ""
        marks = Text(top, skull_style(top)), Text(bottom, skull_style(bottom))
    else:
        style = "green" if cell else "bright_black"
        marks = Text(cell.rjust(1), f"bold {style}"), Text(" ")
    corners = EDGES[unicode]
    upper = Text(f"{corners[0]} ", style or "bright_black").append_text(marks[0])
    upper.append(f"{' ' * (2 - len(marks[0]))}{corners[1]}", style or "bright_black")
    lower = Text(f"{corners[2]} ", style or "bright_black").append_text(marks[1])
    lower.append(f" {corners[3]}", style or "bright_black")
    return upper, lower
