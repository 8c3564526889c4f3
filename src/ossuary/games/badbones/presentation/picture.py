"""The own field as text, with all that is on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.box import ASCII2, SQUARE
from rich.table import Table
from rich.text import Text

from ossuary.games.badbones.actions import (
    CELL_NAMES,
    SIDE,
    TILES,
    DirectionName,
    SymbolName,
    TypeName,
)
from ossuary.games.badbones.presentation.board import Board
from ossuary.games.badbones.presentation.signs import (
    CRATER,
    FROZEN,
    GROUND_SIGNS,
    HEADING_SIGNS,
    HERO,
    MOVED,
    RUIN,
    STYLES,
    SYMBOL_SIGNS,
    TILE_SIGNS,
    TOWER,
    letter_of,
    letters_of,
)
from ossuary.games.badbones.traps import TRAPS
from ossuary.games.badbones.view import FieldView, Laid, Skeleton, Walk

CELL_WIDTH: Final = 9
FOREST_WIDTH: Final = 6
LARGE_WIDTH: Final = SIDE * (CELL_WIDTH + 1) + 2 * (FOREST_WIDTH + 1) + 1
DENSE_CELL: Final = 7
DENSE_FOREST: Final = 5
DENSE_WIDTH: Final = SIDE * (DENSE_CELL + 1) + 2 * DENSE_FOREST + 1


def large(board: Board, field: FieldView, unicode: bool) -> Table:
    """The field with the forest around it, and all that is on each cell."""
    return _grid(board, field, unicode, FOREST_WIDTH, CELL_WIDTH)


def dense(board: Board, field: FieldView, unicode: bool) -> Table:
    """The same in as few lines as there are rows."""
    found = _grid(board, field, unicode, DENSE_FOREST, DENSE_CELL)
    found.show_lines = found.show_edge = False
    return found


def _grid(board: Board, field: FieldView, unicode: bool, forest: int, width: int) -> Table:
    """The forest of the columns is above or, in the co-operative game, below."""
    found = Table(
        box=SQUARE if unicode else ASCII2,
        show_lines=True,
        padding=0,
        border_style="bright_black",
        header_style="",
        footer_style="",
        show_header=not board.coop,
        show_footer=board.coop,
    )
    found.add_column(width=forest)
    for letter, place in zip("abcde", board.places["top"], strict=True):
        edge = _edge(board, letter, place, field, unicode, width)
        found.add_column(edge, edge, width=width)
    found.add_column(width=forest)
    for row in range(SIDE):
        left, right = board.places["left"][row], board.places["right"][row]
        cells = CELL_NAMES[row * SIDE : (row + 1) * SIDE]
        found.add_row(
            _edge(board, f"{row + 1}", left, field, unicode, forest),
            *[_cell(board, cell, field, unicode) for cell in cells],
            _edge(board, f"{row + 1}", right, field, unicode, forest),
        )
    return found


def _edge(
    board: Board, label: str, place: TypeName, field: FieldView, unicode: bool, width: int
) -> Text:
    """A place at the forest edge: who waits there, or the symbol that comes in there."""
    heading, symbol = board.parts_of(place)
    waiting, back = board.at(place, field)
    told = Text(f"{label} ", style="bright_black")
    if not waiting and not back:
        return told.append(SYMBOL_SIGNS[unicode][symbol])
    things = []
    for there, mark in ((waiting, ""), (back, MOVED[unicode])):
        if there:
            letters = letters_of(there.elements())
            thing = _token(heading, symbol, there.total(), letters, mark, unicode)
            if len(told) + len(thing) > width:
                # At the edge it is plain where they are headed.
                thing = _token(None, symbol, there.total(), letters, mark, unicode)
            things.append(thing)
    return told.append_text(Text(" ").join(things))


def _cell(board: Board, cell: str, field: FieldView, unicode: bool) -> Text:
    """What is on a cell, a word for each thing."""
    trap = next((laid for laid in field.traps if laid.cell == cell), None)
    things: list[Text] = []
    if cell in field.towers:
        tiers = "" if board.coop else f"{field.tiers}"
        things.append(Text(f"{TOWER[unicode]}{tiers}", "bold cyan"))
    elif cell in board.towers:
        things.append(Text(RUIN[unicode], "cyan"))
    if cell == field.hero:
        things.append(Text(HERO, "bold reverse"))
    if cell in field.craters:
        things.append(Text(CRATER[unicode], "yellow"))
    if trap is not None:
        things.append(_trap(trap))
    elif cell in board.arrows and cell not in field.towers:
        things.append(Text(GROUND_SIGNS[unicode][board.arrows[cell]], "bright_black"))
    things += _skeletons(board, [one for one in field.skeletons if one.cell == cell], unicode)
    things += _skeletons(board, [one for one in field.scattering if one.cell == cell], unicode)
    if field.walk is not None and field.walk.cell == cell:
        things += _walkers(board, field.walk, unicode)
    return Text(" ").join(things)


def _skeletons(board: Board, skeletons: Sequence[Skeleton], unicode: bool) -> list[Text]:
    """A word for all that look alike, wherever they came in."""
    alike = Counter[tuple[DirectionName, SymbolName, str, str]]()
    for one in skeletons:
        mark = FROZEN[unicode] if one.iced else MOVED[unicode] if one.moved else ""
        alike[one.heading, board.parts_of(one.type)[1], letter_of(one.type), mark] += 1
    return [
        _token(heading, symbol, number, letter, mark, unicode)
        for (heading, symbol, letter, mark), number in alike.items()
    ]


def _walkers(board: Board, walk: Walk, unicode: bool) -> list[Text]:
    """Who is moving while its player is asked, the leader of a squad first."""
    found = []
    for type, number in Counter([walk.type, *walk.squad]).items():
        symbol = board.parts_of(type)[1]
        token = _token(walk.heading, symbol, number, letter_of(type), "", unicode)
        token.stylize("reverse")
        found.append(token)
    return found


def _token(
    heading: DirectionName | None,
    symbol: SymbolName,
    number: int,
    letters: str,
    mark: str,
    unicode: bool,
) -> Text:
    """ "2↓☼G✓": how many, where to, the symbol, commanders, and whether they have moved."""
    text = Text(f"{number}" if number > 1 else "")
    text.append(HEADING_SIGNS[unicode][heading] if heading else "")
    text.append(SYMBOL_SIGNS[unicode][symbol], "" if mark else STYLES[symbol])
    return text.append(letters, "bold reverse").append(mark)


def _trap(laid: Laid) -> Text:
    """ "[C!*]": its letter, damaged, and about to turn; or "-", about to leave the game."""
    turns = "*" if laid.triggered else ""
    if laid.sabotaged and not TRAPS[TILES.index(laid.tile)].is_proof:
        turns = "-"
    marks = ("!" if laid.damaged else "") + turns
    return Text(f"[{TILE_SIGNS[laid.tile]}{marks}]", "yellow" if marks else "cyan")
