"""Where the fields stand on the screen: large in a large terminal, else close together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ossuary.games.badbones.actions import KINDS
from ossuary.games.badbones.presentation.picture import (
    BURNT,
    DENSE_WIDTH,
    HOUSE,
    KIND_SIGNS,
    LARGE_WIDTH,
    SMALL_WIDTH,
    TOWER,
    Board,
    dense,
    large,
    small,
)
from ossuary.games.badbones.view import BadBonesView, FieldView
from ossuary.shelf.frame import framed
from ossuary.shelf.words import Words

BETWEEN = 2
"""Empty letters between two fields."""
FRAME, TIGHT_FRAME = 6, 4
"""What the frame takes of the width, with the space inside it."""
BESIDE = 14
"""Lines that log and question want above and below the picture."""
FEW = 3
"""Of so many others there is room for two lines each."""


@dataclass(frozen=True)
class Fields:
    """The own field, and the others' beside it, below it or, in a small terminal, in brief."""

    view: BadBonesView
    words: Words
    names: Sequence[str]
    unicode: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        own = [number for number in range(len(self.view.seats)) if number == self.view.player]
        width = options.max_width - FRAME
        if not own:
            yield self._framed(self.rows(self.others(), width))
            return
        roomy = self._framed(self._roomy(own[0], width))
        height = len(console.render_lines(roomy, options, pad=False))
        if height + BESIDE <= console.height:
            yield roomy
        else:
            yield self._framed(self._tight(own[0], options.max_width - TIGHT_FRAME), tight=True)

    def _framed(self, content: RenderableType, tight: bool = False) -> Panel:
        view, say = self.view, self.words.say
        said = "round-phase" if len(view.seats) > 1 else "round-of"
        when = Text(say(said, round=view.round, rounds=view.rounds, phase=view.phase))
        when.append(f"{' · ' if self.unicode else ' | '}{say('bag')}: {sum(view.bag.values())}")
        return framed(content, self.unicode, say("title"), when, tight)

    def _roomy(self, own: int, width: int) -> RenderableType:
        """The own field large, and the others' small, beside it or below."""
        field, others = self._large(own), self.others()
        if not others:
            return field
        beside = width - LARGE_WIDTH - BETWEEN
        if beside < SMALL_WIDTH:
            return Group(field, Text(), self.rows(others, width))
        both = Table.grid(padding=(0, BETWEEN, 0, 0))
        both.add_row(field, self.rows(others, beside))
        return both

    def _tight(self, own: int, width: int) -> RenderableType:
        """The own field without lines between its rows; beside it a line or two for everybody."""
        field = self.view.seats[own]
        board = Board(self.view.components)
        others = [number for number in range(len(self.view.seats)) if number != own]
        told = [*self._brief(own, True), *self._away(field)]
        for number in others:
            told += self._brief(number, len(others) <= FEW)
        picture = Group(dense(board, field, self.unicode), self._village(field, board))
        if width < DENSE_WIDTH + BETWEEN + SMALL_WIDTH:
            return Group(picture, *told)
        both = Table.grid(padding=(0, BETWEEN, 0, 0))
        both.add_column(width=DENSE_WIDTH)
        both.add_column(width=SMALL_WIDTH)
        both.add_row(picture, Group(*told))
        return both

    def _brief(self, number: int, in_full: bool) -> Iterator[Text]:
        """Who it is, with tower and village; the supply in a line of its own, if there is room."""
        if in_full:
            yield self._heading(number)
            yield self._stands(number)
        else:
            field = self.view.seats[number]
            stands = f" {TOWER[self.unicode]}{field.tiers} {HOUSE[self.unicode]}{field.houses}"
            yield self._heading(number).append(stands, "cyan")

    def others(self) -> list[RenderableType]:
        """The fields of all but the viewer, small."""
        return [self._small(n) for n in range(len(self.view.seats)) if n != self.view.player]

    def rows(self, fields: Sequence[RenderableType], width: int) -> Table:
        """As many fields side by side as fit."""
        beside = max(1, min(len(fields), (width + BETWEEN) // (SMALL_WIDTH + BETWEEN)))
        rows = Table.grid(padding=(0, BETWEEN, 0, 0))
        for _ in range(beside):
            rows.add_column(width=SMALL_WIDTH)
        for first in range(0, len(fields), beside):
            if first:
                rows.add_row()
            rows.add_row(*fields[first : first + beside])
        return rows

    def _heading(self, number: int) -> Text:
        turn = ("▶ " if self.unicode else "> ") if number in self.view.asked else "  "
        heading = Text(turn, style="bold green").append(
            f"{number + 1} {self.names[number]}", style="bold"
        )
        if self.view.seats[number].out:
            heading.append(f"  {self.words.say('is-out')}", style="bold red")
        return heading

    def _large(self, number: int) -> RenderableType:
        field, say = self.view.seats[number], self.words.say
        board = Board(self.view.components)
        supply = [
            f"{say('kind', kind=kind)} {field.supply[kind]}" for kind in KINDS if field.supply[kind]
        ]
        lines: list[RenderableType] = [
            self._heading(number),
            large(board, field, self.unicode),
            self._village(field, board),
            Text(f"{say('supply')}: {', '.join(supply) or say('supply-empty')}"),
        ]
        return Group(*lines, *self._away(field))

    def _village(self, field: FieldView, board: Board) -> Text:
        burnt = board.houses(len(self.view.seats)) - field.houses
        village = Text(f"{self.words.say('houses')}: {HOUSE[self.unicode] * field.houses}")
        return village.append(BURNT[self.unicode] * burnt).append(f" {field.houses}")

    def _away(self, field: FieldView) -> list[Text]:
        """Who is in the cemetery, and who has left the field in this phase."""
        lines = []
        if field.cemetery:
            lines.append(Text(f"{self.words.say('cemetery')}: {sum(field.cemetery.values())}"))
        sent = Counter([parcel.whom for parcel in field.sent])
        if sent:
            told = ", ".join(f"{self.names[whom]} {number}" for whom, number in sent.items())
            lines.append(Text(f"{self.words.say('on-the-way')}: {told}"))
        return lines

    def _small(self, number: int) -> RenderableType:
        field = self.view.seats[number]
        lines = [self._heading(number), self._stands(number)]
        return Group(*lines, small(Board(self.view.components), field, self.unicode))

    def _stands(self, number: int) -> Text:
        """Tower, village and supply in signs: "♜4 ⌂5  /2 C2 D1 T1"."""
        field = self.view.seats[number]
        supply = [f"{KIND_SIGNS[kind]}{field.supply[kind]}" for kind in KINDS if field.supply[kind]]
        stands = f"  {TOWER[self.unicode]}{field.tiers} {HOUSE[self.unicode]}{field.houses}"
        return Text(stands, "cyan").append(f"  {' '.join(supply)}", "dim")


class Others(Fields):
    """The fields of the others alone."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fields = self.rows(self.others(), options.max_width - TIGHT_FRAME)
        yield self._framed(fields, tight=True)
