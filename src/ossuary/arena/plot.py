"""A picture of what the arena has found: a dot and its interval for every pairing."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from ossuary.arena.report import Cell

ROW, LEFT, WIDTH, RIGHT, HEAD = 24, 260, 480, 90, 40
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}line{stroke:#777}circle{fill:#8a3324}"
    ".even{stroke-dasharray:4 3}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}line{stroke:#aaa}circle{fill:#e08a6d}}"
)


def plot(cells: Sequence[Cell], players: int, title: str) -> str:
    """An SVG, in light and dark; the dashed line is an even share."""
    low = min(cell.figure.low for cell in cells) if players == 1 else 0.0
    high = max(cell.figure.high for cell in cells) if players == 1 else 1.0
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return LEFT + WIDTH * (value - low) / span

    height = HEAD + ROW * len(cells) + ROW
    parts = [f'<text x="8" y="20">{escape(title)}</text>']
    if players > 1:
        even = x(1 / players)
        parts.append(f'<line class="even" x1="{even:.1f}" x2="{even:.1f}" y1="30" y2="{height}"/>')
    for number, cell in enumerate(cells):
        y = HEAD + ROW * number + ROW // 2
        name = " / ".join(bot for bot in cell.pairing if bot)
        value, start, end = cell.figure
        shown = f"{value:.1f}" if players == 1 else f"{value:.1%}"
        parts += [
            f'<text x="8" y="{y + 4}">{escape(name)}</text>',
            f'<line x1="{x(start):.1f}" x2="{x(end):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{x(value):.1f}" cy="{y}" r="4"/>',
            f'<text x="{LEFT + WIDTH + 16}" y="{y + 4}">{shown}</text>',
        ]
    size = f'viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" role="img"'
    lines = "\n".join(parts)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} aria-label="{escape(title)}">'
    return f"{head}\n<style>{STYLE}</style>\n{lines}\n</svg>\n"
