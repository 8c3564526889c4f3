"""Everybody's creatures in a terminal: as many mats side by side as fit, none higher than it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ossuary.games.nightmarium.presentation.deck import cards_of
from ossuary.games.nightmarium.presentation.picture import WIDTH, creatures, height, sign
from ossuary.games.nightmarium.view import NightmariumView
from ossuary.shelf.words import Words

BETWEEN = 2
"""Empty letters between two mats."""


@dataclass(frozen=True)
class Mats:
    """The mats of all players; those in a row are as high as the tallest of them."""

    view: NightmariumView
    words: Words
    names: Sequence[str]
    unicode: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        number = len(self.view.seats)
        headings = [self._heading(seat) for seat in range(number)]
        heading = max(len(line) for line in headings)
        places = self.view.victory

        def fitting(gap: int) -> int:
            width = max(heading, places * (WIDTH + gap))
            return max(1, min(number, (options.max_width + BETWEEN) // (width + BETWEEN)))

        # Creatures move together where more mats fit into a row so.
        gap = 1 if fitting(1) == fitting(0) else 0
        beside = fitting(gap)
        width = max(heading, places * (WIDTH + gap))
        for first in range(0, number, beside):
            row = range(first, min(first + beside, number))
            rows = max(height(self.view.seats[seat].creatures) for seat in row)
            grid = Table.grid(padding=(0, BETWEEN, 0, 0))
            for _ in row:
                grid.add_column(width=width)
            grid.add_row(*[self._mat(seat, headings[seat], rows, gap) for seat in row])
            yield grid

    def _heading(self, number: int) -> Text:
        seat = self.view.seats[number]
        turn = ("▶ " if self.unicode else "> ") if number in self.view.asked else "  "
        heading = Text(no_wrap=True).append(turn, style="bold green")
        heading.append(f"{number + 1} {self.names[number]}", style="bold")
        told = self.words.say("cards", cards=seat.cards)
        return heading.append(f"  {seat.complete}/{self.view.victory}, {told}")

    def _mat(self, number: int, heading: Text, rows: int, gap: int) -> RenderableType:
        seat, cards = self.view.seats[number], cards_of(self.view)
        lines: list[RenderableType] = [heading]
        if rows:
            lines.append(
                creatures(seat.creatures, self.view.victory, rows, cards, self.unicode, gap)
            )
        if number != self.view.player and (seat.hand or seat.known):
            told = self.words.say("hand" if seat.hand else "seen")
            signs = [sign(cards[card], self.unicode) for card in seat.hand or seat.known]
            lines.append(
                Text().append(f"  {told}: ", style="dim").append_text(Text(" ").join(signs))
            )
        return Group(*lines)
