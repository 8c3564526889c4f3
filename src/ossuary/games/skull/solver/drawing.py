"""The pictures of docs/skull-solved.md: `python -m ossuary.games.skull.solver.drawing FOLDER`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ossuary.games.skull.actions import DISCS
from ossuary.games.skull.solver.rounds import IN_HAND, NO_SKULL, Standing, grid_of, round_of
from ossuary.games.skull.solver.strategy import Strategy, shipped_strategy

WIDTH: Final = 660
HEIGHT: Final = 340
LEFT: Final = 56
BOTTOM: Final = 48
COLOURS: Final = ("#c2410c", "#0e7490", "#7e22ce")
STYLE: Final = (
    "text{font:13px sans-serif;fill:#333}.axis{stroke:#888}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}}"
)

Line = tuple[str, Sequence[tuple[float, float]]]
"""A name and its points, both from 0 to 1."""


def plot(title: str, across: str, lines: Sequence[Line]) -> str:
    """A plot of chances by chances."""
    wide, high = WIDTH - LEFT - 20, HEIGHT - BOTTOM - 64

    def x(value: float) -> float:
        return round(LEFT + wide * value, 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - high * value, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<text x="{LEFT}" y="20">{title}</text>',
        f'<text x="{WIDTH // 2}" y="{HEIGHT - 8}" text-anchor="middle">{across}</text>',
    ]
    for step in range(5):
        part = step / 4
        parts.append(f'<path class="axis" d="M{x(0)} {y(part)}H{x(1)}" stroke-width=".4"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(part) + 4}" text-anchor="end">{part:.0%}</text>')
        parts.append(f'<text x="{x(part)}" y="{y(0) + 18}" text-anchor="middle">{part:.0%}</text>')
    for number, (name, points) in enumerate(lines):
        colour = COLOURS[number]
        path = " ".join(f"{x(a)},{y(b)}" for a, b in points)
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        )
        start = LEFT + 200 * number
        parts.append(f'<path d="M{start} 40h16" stroke="{colour}" stroke-width="3"/>')
        parts.append(f'<text x="{start + 22}" y="44">{name}</text>')
    return "\n".join([*parts, "</svg>\n"])


def skull_first(strategy: Strategy, standing: Standing) -> Line:
    """How often the first disc of the one who begins is its skull, by what the other believes."""
    node = round_of(standing.discs, standing.other_discs).nodes[0]
    slots = [node.slots + IN_HAND * node.options + face for face in range(2)]
    name = f"{standing.discs} discs each, {('no', 'a')[standing.turned]} success"
    return name, [
        (belief, strategy.chances(standing, (row, strategy.points - 1), slots)[1])
        for row, belief in enumerate(grid_of(standing.discs, strategy.points))
    ]


def bold_bids(strategy: Strategy, standing: Standing, holding: int, name: str) -> Line:
    """How often the one who begins bids at once, with one disc each on the mats."""
    tree = round_of(standing.discs, standing.other_discs)
    node = tree.nodes[2]
    options = [option for option in range(node.options) if tree.is_open(node, holding, option)]
    slots = [node.slots + holding * node.options + option for option in options]
    placing = sum(option < 2 for option in options) if node.place >= 0 else 0
    return name, [
        (belief, sum(strategy.chances(standing, (row, strategy.points - 1), slots)[placing:]))
        for row, belief in enumerate(grid_of(standing.discs, strategy.points))
    ]


def pictures(strategy: Strategy) -> dict[str, str]:
    """All pictures by the names of their files."""
    believed = "how likely the other thinks it that the skull is still there"
    three = Standing(DISCS - 1, 0, DISCS - 1, 0)
    return {
        "skull-first.svg": plot(
            "How often the first disc is the skull (by one who has it and begins)",
            believed,
            [
                skull_first(strategy, three),
                skull_first(strategy, Standing(DISCS - 1, 1, DISCS - 1, 1)),
                skull_first(strategy, Standing(DISCS - 2, 0, DISCS - 2, 0)),
            ],
        ),
        "skull-bluff.svg": plot(
            "How often the one who begins bids at once (3 discs each, one laid each)",
            believed,
            [
                bold_bids(strategy, three, IN_HAND + 1, "the skull lies: a bluff"),
                bold_bids(strategy, three, IN_HAND, "a flower, the skull in hand"),
                bold_bids(strategy, three, NO_SKULL, "no skull any more"),
            ],
        ),
    }


def main(folder: Path) -> None:
    for name, picture in pictures(shipped_strategy()).items():
        (folder / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
