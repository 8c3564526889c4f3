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
from ossuary.games.badbones.presentation.board import Board
from ossuary.games.badbones.presentation.market import Stalls, is_open
from ossuary.games.badbones.presentation.picture import DENSE_WIDTH, LARGE_WIDTH, dense, large
from ossuary.games.badbones.presentation.signs import (
    ASKED,
    HOUSE,
    MOVED,
    NO_HERO,
    POINT,
    TOWER,
    letters_of,
    row_of_houses,
    traps_in_brief,
)
from ossuary.games.badbones.presentation.small import SMALL_WIDTH, small
from ossuary.games.badbones.view import BadBonesView, FieldView
from ossuary.shelf.frame import framed
from ossuary.shelf.words import Words

BETWEEN = 2
"""Empty letters between two fields."""
FRAME, TIGHT_FRAME = 6, 4
"""What the frame takes of the width, with the space inside it."""
CAPTION = 6
"""What the frame's line takes of the width beside its caption."""
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
        if is_open(self.view):
            yield self._framed(Stalls(self.view, self.words, self.names, self.unicode), tight=True)
            return
        if not own:
            shared = [self._capital(), self._shared(width)] if self.view.coop else []
            yield self._framed(Group(*shared, self.rows(self.others(), width)))
            return
        roomy = self._framed(self._roomy(own[0], width))
        height = len(console.render_lines(roomy, options, pad=False))
        if height + BESIDE <= console.height:
            yield roomy
        else:
            yield self._framed(self._tight(own[0], options.max_width - TIGHT_FRAME), tight=True)

    def _framed(self, content: RenderableType, tight: bool = False) -> Panel:
        view, say = self.view, self.words.say
        said = "round-of" if view.coop or len(view.seats) == 1 else "round-phase"
        told = [
            say(said, round=view.round, rounds=view.rounds, phase=view.phase),
            f"{say('bag')}: {sum(view.bag.values())}",
        ]
        if is_open(view):
            told = [say("terminal-market")]
        elif view.advanced and view.player is not None:
            # BB-44: the colour of those whom a labyrinth holds or lets go.
            told.append(say("terminal-side", side=view.side))
        when = Text(POINT[self.unicode].join(told))
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
        field, board = self.view.seats[own], Board(self.view)
        others = [number for number in range(len(self.view.seats)) if number != own]
        told = [*self._brief(own, True), *self._away(field)]
        for number in others:
            told += self._brief(number, len(others) <= FEW and not self.view.coop)
        picture = Group(
            *([self._capital()] if self.view.coop else []),
            dense(board, field, self.unicode),
            *self._below(own, board),
        )
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
            yield self._heading(number).append(f" {self._towers(number)}", "cyan")

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
        turn = ASKED[self.unicode] if number in self.view.asked else "  "
        heading = Text(turn, style="bold green").append(
            f"{number + 1} {self.names[number]}", style="bold"
        )
        if self.view.seats[number].out:
            heading.append(f"  {self.words.say('is-out')}", style="bold red")
        return heading

    def _large(self, number: int) -> RenderableType:
        field, board = self.view.seats[number], Board(self.view)
        picture = large(board, field, self.unicode)
        lines: list[RenderableType] = [self._heading(number)]
        if self.view.coop:
            lines += [self._capital(), picture]
        else:
            lines += [picture, self._village(field, board)]
        return Group(*lines, *self._in_words(number), *self._away(field))

    def _in_words(self, number: int) -> Iterator[Text]:
        """The supply, and the weapon."""
        field, say = self.view.seats[number], self.words.say
        supply = self.view.supply if self.view.coop else field.supply
        traps = [f"{say('ware', ware=kind)} {supply[kind]}" for kind in KINDS if supply.get(kind)]
        head = say("terminal-supply") if self.view.coop else say("supply")
        yield Text(f"{head}: {', '.join(traps) or say('supply-empty')}")
        if field.weapon:
            yield self._weapon(field)

    def _below(self, own: int, board: Board) -> list[Text]:
        """The village, or what all share, and the weapon: in one line, if there is room."""
        field = self.view.seats[own]
        first = self._shared(DENSE_WIDTH) if self.view.coop else self._village(field, board)
        if field.weapon is None:
            return [first]
        lines = [first, self._weapon(field)]
        if sum(map(len, lines)) + len(POINT[self.unicode]) <= DENSE_WIDTH:
            return [Text(POINT[self.unicode]).join(lines)]
        return lines

    def _shared(self, width: int) -> Text:
        """What all share, in signs."""
        head = self.words.say("terminal-supply")
        traps = traps_in_brief(self.view.supply, width - len(head) - 2)
        return Text(f"{head}: {traps or self.words.say('supply-empty')}")

    def _weapon(self, field: FieldView) -> Text:
        name = self.words.say(f"ware-{field.weapon}")
        mark = MOVED[self.unicode] if field.used else ""
        return Text(f"{self.words.say('terminal-weapon')}: {name}{mark}")

    def _village(self, field: FieldView, board: Board) -> Text:
        village = Text(f"{self.words.say('houses')}: ")
        return village.append_text(row_of_houses(field.houses, board.houses, self.unicode))

    def _capital(self) -> Text:
        capital = Text(f"{self.words.say('terminal-capital')}: ")
        built = Board(self.view).houses
        return capital.append_text(row_of_houses(self.view.capital, built, self.unicode))

    def _away(self, field: FieldView) -> list[Text]:
        """Who is in the cemetery, and who has left the field in this phase."""
        lines = []
        if field.cemetery:
            letters = letters_of(Counter(field.cemetery).elements())
            told = f"{self.words.say('cemetery')}: {sum(field.cemetery.values())}"
            lines.append(Text(f"{told} {letters}".rstrip()))
        sent = Counter([parcel.whom for parcel in field.sent])
        if sent:
            told = ", ".join(f"{self.names[whom]} {number}" for whom, number in sent.items())
            lines.append(Text(f"{self.words.say('on-the-way')}: {told}"))
        return lines

    def _small(self, number: int) -> RenderableType:
        field = self.view.seats[number]
        lines = [self._heading(number), self._stands(number)]
        if field.weapon:
            lines.append(Text(f"  {self.words.say(f'ware-{field.weapon}')}", "dim"))
        return Group(*lines, small(Board(self.view), field, self.unicode))

    def _stands(self, number: int) -> Text:
        """Tower, village and supply in signs: "♜4 ⌂5  /2 C2 D1 T1"."""
        stands = Text(f"  {self._towers(number)}", "cyan")
        traps = traps_in_brief(self.view.seats[number].supply, SMALL_WIDTH - len(stands) - 2)
        return stands.append(f"  {traps}" if traps else "", "dim")

    def _towers(self, number: int) -> str:
        """Tower and village in signs, and whether the hero is gone."""
        field = self.view.seats[number]
        stands = [f"{TOWER[self.unicode]}{field.tiers}"]
        if not self.view.coop:
            stands.append(f"{HOUSE[self.unicode]}{field.houses}")
        if field.hero is None and self.view.round:
            stands.append(NO_HERO)
        return " ".join(stands)


class Others(Fields):
    """The fields of the others alone."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fields = self.rows(self.others(), options.max_width - TIGHT_FRAME)
        panel = self._framed(fields, tight=True)
        assert isinstance(panel.subtitle, Text)
        # One field alone is narrower than what stands below it.
        wanted = max(console.measure(panel).maximum, panel.subtitle.cell_len + CAPTION)
        panel.width, panel.expand = min(wanted, options.max_width), True
        yield panel
