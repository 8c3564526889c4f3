"""Bad Bones in a terminal: the own field with its forest, and the others' at a glance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ossuary.games.badbones.actions import (
    CELL_NAMES,
    DIRECTIONS,
    ENTER,
    HERO,
    KINDS,
    MOVE,
    NEXT,
    NOTHING,
    OUTSIDE,
    PLACE,
    REMOVE,
    SCATTER,
    SEND,
    TILES,
)
from ossuary.games.badbones.presentation.picture import (
    BURNT,
    HEADING_SIGNS,
    HOUSE,
    KIND_SIGNS,
    LARGE_WIDTH,
    SMALL_WIDTH,
    TOWER,
    Board,
    large,
    small,
)
from ossuary.games.badbones.view import BadBonesView, FieldView
from ossuary.kernel.action import Action
from ossuary.kernel.view import Heard
from ossuary.shelf.frame import framed
from ossuary.shelf.words import Words

TILE_KEYS = {
    "wall-rising": ("/", "r"),
    "wall-falling": ("\\", "f"),
    "catapult": ("c",),
    "dragon": ("d",),
    "treasure": ("t",),
}
HEADING_KEYS = HEADING_SIGNS[False]
UNTOLD = ("nothing", "enter", "move", "scatter", "send", "drawn", "came", "lured", "settled")
"""What another line, or the table itself, says better."""
STYLES = {
    "round": "bold",
    "phase": "cyan",
    "slain": "green",
    "left": "yellow",
    "thrown": "yellow",
    "tier-lost": "red",
    "house-lost": "red",
    "stolen": "red",
    "fallen": "bold red",
}
BETWEEN = 2
"""Empty letters between two fields."""


def keys(view: BadBonesView, actions: Sequence[Action]) -> dict[str, Action]:
    """What to type for each answer; where two share a key, it means the first."""
    found: dict[str, Action] = {}
    skeletons = [action for action in actions if action.verb in (ENTER, MOVE)]
    for number, action in enumerate(skeletons, 1):
        found[f"{number}"] = action
    for action in actions:
        for key in _keys(view, action):
            found.setdefault(key, action)
    return found


def _keys(view: BadBonesView, action: Action) -> Sequence[str]:
    """b2 for the hero, /b2 for a wall, -b2 to remove, b2 or b2v for a skeleton."""
    verb = action.verb
    if verb is HERO:
        return [CELL_NAMES[action.value]]
    if verb is PLACE:
        tile, cell = action.values
        return [f"{key}{CELL_NAMES[cell]}" for key in TILE_KEYS[TILES[tile]]]
    if verb is REMOVE:
        return [f"-{CELL_NAMES[action.value]}"]
    if verb is NOTHING:
        return [".", "n"]
    if verb is MOVE:
        cell, heading, _ = action.values
        name = CELL_NAMES[cell]
        return [name, f"{name}{HEADING_KEYS[DIRECTIONS[heading]]}"]
    if verb is SCATTER:
        return _ways(view, action.value)
    return [f"{action.value + 1}"] if verb is SEND else []


def _ways(view: BadBonesView, direction: int) -> list[str]:
    """The cell to which a skeleton runs, where there is one, and the sign of the direction."""
    sign = HEADING_KEYS[DIRECTIONS[direction]]
    walk = view.seats[view.seat].walk if view.seat is not None else None
    if walk is None:
        return [sign]
    cell = NEXT[CELL_NAMES.index(walk.cell) * len(DIRECTIONS) + direction]
    return [sign] if cell == OUTSIDE else [CELL_NAMES[cell], sign]


def table(view: BadBonesView, words: Words, names: Sequence[str], unicode: bool) -> RenderableType:
    """The own field, with the others' beside it or below."""
    said = "round-phase" if len(view.seats) > 1 else "round-of"
    when = Text(words.say(said, round=view.round, rounds=view.rounds, phase=view.phase))
    when.append(f"{' · ' if unicode else ' | '}{words.say('bag')}: {sum(view.bag.values())}")
    return framed(Fields(view, words, names, unicode), unicode, words.say("title"), when)


def style(heard: Heard) -> str | None:
    """How a line of the log stands out; None: it isn't printed."""
    if heard.name in UNTOLD or (heard.name == "sprung" and heard.values[2] == "catapult"):
        return None
    return STYLES.get(heard.name, "dim")


@dataclass(frozen=True)
class Fields:
    """All fields, as many side by side as fit."""

    view: BadBonesView
    words: Words
    names: Sequence[str]
    unicode: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, width = self.view, options.max_width
        own = [number for number in range(len(view.seats)) if number == view.player]
        others = [self._small(n) for n in range(len(view.seats)) if n not in own]
        if not own:
            yield self._rows(others, width)
            return
        beside = width - LARGE_WIDTH - BETWEEN
        if others and beside >= SMALL_WIDTH:
            both = Table.grid(padding=(0, BETWEEN, 0, 0))
            both.add_row(self._large(own[0]), self._rows(others, beside))
            yield both
        else:
            yield self._large(own[0])
            if others:
                yield Text()
                yield self._rows(others, width)

    def _rows(self, fields: Sequence[RenderableType], width: int) -> Table:
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
        burnt = board.houses(len(self.view.seats)) - field.houses
        village = Text(f"{say('houses')}: {HOUSE[self.unicode] * field.houses}")
        village.append(BURNT[self.unicode] * burnt).append(f" {field.houses}")
        supply = [
            f"{say('kind', kind=kind)} {field.supply[kind]}" for kind in KINDS if field.supply[kind]
        ]
        lines: list[RenderableType] = [
            self._heading(number),
            large(board, field, self.unicode),
            village,
            Text(f"{say('supply')}: {', '.join(supply) or say('supply-empty')}"),
        ]
        return Group(*lines, *self._away(field))

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
        supply = [f"{KIND_SIGNS[kind]}{field.supply[kind]}" for kind in KINDS if field.supply[kind]]
        stands = f"  {TOWER[self.unicode]}{field.tiers} {HOUSE[self.unicode]}{field.houses}"
        lines = [self._heading(number), Text(stands, "cyan").append(f"  {' '.join(supply)}", "dim")]
        return Group(*lines, small(Board(self.view.components), field, self.unicode))
