"""The frame that every game has around its table in a terminal."""

from __future__ import annotations

from rich.box import ASCII, ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text


def framed(
    content: RenderableType,
    unicode: bool,
    title: str,
    subtitle: Text | None = None,
    tight: bool = False,
) -> Panel:
    """The table in its frame, drawn with letters alone where the terminal has no more.

    A tight one leaves no line empty, for small terminals.
    """
    return Panel(
        content,
        title=Text(title, style="bold"),
        subtitle=subtitle,
        title_align="left",
        subtitle_align="left",
        box=ROUNDED if unicode else ASCII,
        border_style="bright_black",
        expand=False,
        padding=(0, 1) if tight else (1, 2),
    )
