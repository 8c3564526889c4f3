"""A field at a glance: those of the others."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ossuary.games.badbones.actions import CELL_NAMES, SIDE, TypeName
from ossuary.games.badbones.presentation.board import Board
from ossuary.games.badbones.presentation.signs import (
    CRATER,
    EMPTY,
    HEADING_SIGNS,
    HERO,
    MIXED,
    RUIN,
    TILE_SIGNS,
    TOWER,
    letters_of,
)
from ossuary.games.badbones.view import FieldView

CELL: Final = 4
SMALL_WIDTH: Final = SIDE * CELL + 3


def small(board: Board, field: FieldView, unicode: bool) -> Text:
    """A trap's letter, commanders, and where how many skeletons head on each cell."""
    places = board.places
    edge = [_waiting(board, field, place, CELL - 1).center(CELL) for place in places["top"]]
    forest = Text(f" {''.join(edge)}", "bright_black")
    lines = []
    for row in range(SIDE):
        left, right = [_waiting(board, field, places[edge][row], 1) for edge in ("left", "right")]
        line = Text(left, "bright_black")
        for cell in CELL_NAMES[row * SIDE : (row + 1) * SIDE]:
            line.append_text(_cell(board, cell, field, unicode))
        lines.append(line.append(f" {right}", "bright_black"))
    return Text("\n").join([*lines, forest] if board.coop else [forest, *lines])


def _waiting(board: Board, field: FieldView, place: TypeName, room: int) -> str:
    """How many are at a place; commanders by their letters, before the number if there is room."""
    waiting, back = board.at(place, field)
    letters = letters_of((waiting + back).elements())
    number = (waiting + back).total()
    told = f"{letters}{_in_one_letter(number) if number > len(letters) else ''}"
    return told[:room] or " "


def _in_one_letter(number: int) -> str:
    return f"{number}" if number < 10 else "+"


def _cell(board: Board, cell: str, field: FieldView, unicode: bool) -> Text:
    """ "!C↓2": a damaged catapult, and two who are headed down; "×EG5" with two commanders."""
    trap = next((laid for laid in field.traps if laid.cell == cell), None)
    there = [one for one in field.skeletons if one.cell == cell]
    laid = Text()
    if trap is not None:
        laid = Text("!" if trap.damaged else "", "yellow").append(TILE_SIGNS[trap.tile], "cyan")
    # A trap's letter stands in the second place, and what is on it behind.
    laid.pad_left(CELL // 2 - len(laid))
    body = Text()
    letters = letters_of(one.type for one in there)
    if cell == field.hero:
        body.append(HERO, "bold reverse")
    elif there:
        headings = {one.heading for one in there}
        sign = HEADING_SIGNS[unicode][there[0].heading] if len(headings) == 1 else MIXED[unicode]
        # Commanders are never hidden: where is less room, they are worth more than a heading.
        body.append(sign if len(letters) < CELL // 2 or trap is None else "", "bold")
    if there:
        body.append(letters, "bold reverse")
        if len(there) > len(letters):
            body.append(_in_one_letter(len(there)))
    elif cell in field.towers:
        tiers = "" if board.coop else f"{field.tiers}"
        body.append(f"{TOWER[unicode]}{tiers}"[: CELL // 2 - len(body)], "cyan")
    elif cell in board.towers:
        body.append(RUIN[unicode], "cyan")
    elif cell in field.craters:
        body.append(CRATER[unicode], "yellow")
    elif trap is None and not body:
        body.append(EMPTY[unicode], "bright_black")
    found = laid.append_text(body)
    if len(found) > CELL:
        found = found[len(found) - CELL :]
    found.pad_right(CELL - len(found))
    return found
