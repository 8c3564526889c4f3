"""Fields as text: the own one large, with all that is on it, the others' small."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.box import ASCII2, SQUARE
from rich.table import Table
from rich.text import Text

from ossuary.games.badbones.actions import (
    CELL_NAMES,
    DIRECTIONS,
    EDGES,
    INWARD,
    SIDE,
    SYMBOLS,
    TYPE_NAMES,
    DirectionName,
    EdgeName,
    KindName,
    SymbolName,
    TileName,
    TypeName,
)
from ossuary.games.badbones.components import BadBonesComponents
from ossuary.games.badbones.view import FieldView, Laid, Skeleton

Signs = dict[bool, str]
"""A sign by whether the terminal shows more than plain letters."""

SYMBOL_SIGNS: Final[dict[bool, dict[SymbolName, str]]] = {
    True: dict(zip(SYMBOLS, "≈☼♦▲♣", strict=True)),
    False: dict(zip(SYMBOLS, "~*oA&", strict=True)),
}
STYLES: Final[dict[SymbolName, str]] = {
    "purple": "bold magenta",
    "yellow": "bold yellow",
    "red": "bold red",
    "blue": "bold blue",
    "green": "bold green",
}
HEADING_SIGNS: Final[dict[bool, dict[DirectionName, str]]] = {
    True: dict(zip(DIRECTIONS, "↑→↓←", strict=True)),
    False: dict(zip(DIRECTIONS, "^>v<", strict=True)),
}
GROUND_SIGNS: Final[dict[bool, dict[DirectionName, str]]] = {
    True: dict(zip(DIRECTIONS, "⇑⇒⇓⇐", strict=True)),
    False: dict(zip(DIRECTIONS, ("^^", ">>", "vv", "<<"), strict=True)),
}
TILE_SIGNS: Final[dict[TileName, str]] = {
    "wall-rising": "/",
    "wall-falling": "\\",
    "catapult": "C",
    "dragon": "D",
    "treasure": "T",
}
KIND_SIGNS: Final[dict[KindName, str]] = {
    "wall": "/",
    "catapult": "C",
    "dragon": "D",
    "treasure": "T",
}
HERO: Final = "@"
TOWER: Final[Signs] = {True: "♜", False: "#"}
HOUSE: Final[Signs] = {True: "⌂", False: "n"}
BURNT: Final[Signs] = {True: "·", False: "."}
MOVED: Final[Signs] = {True: "✓", False: "'"}
MIXED: Final[Signs] = {True: "×", False: "x"}
EMPTY: Final[Signs] = {True: "·", False: "."}

CELL_WIDTH: Final = 9
FOREST_WIDTH: Final = 6
LARGE_WIDTH: Final = SIDE * (CELL_WIDTH + 1) + 2 * (FOREST_WIDTH + 1) + 1
DENSE_CELL: Final = 7
DENSE_FOREST: Final = 5
DENSE_WIDTH: Final = SIDE * (DENSE_CELL + 1) + 2 * DENSE_FOREST + 1
SMALL_CELL: Final = 4
SMALL_WIDTH: Final = SIDE * SMALL_CELL + 3


class Board:
    """The ground of every field: arrows, the tower's cell, and where each type comes in."""

    def __init__(self, components: BadBonesComponents) -> None:
        self.tower = CELL_NAMES[components.board.towers()[0]]
        self.village, self.alone = components.village, components.alone
        self.arrows: dict[str, DirectionName] = {
            CELL_NAMES[(row - 1) * SIDE + column - 1]: arrow.out
            for arrow in components.board.arrows
            for row, column in [arrow.cell]
        }
        self.places: dict[EdgeName, list[TypeName]] = {
            edge: [_type_of(edge, symbol) for symbol in components.board.entries[edge]]
            for edge in EDGES
        }

    def houses(self, players: int) -> int:
        """How many houses a village has at the beginning."""
        return self.alone.houses if players == 1 else self.village.houses


def _type_of(edge: EdgeName, symbol: SymbolName) -> TypeName:
    return TYPE_NAMES[EDGES.index(edge) * len(SYMBOLS) + SYMBOLS.index(symbol)]


def parts_of(name: TypeName) -> tuple[DirectionName, SymbolName]:
    """The heading of those of a type who wait at the forest edge, and their symbol."""
    edge, symbol = divmod(TYPE_NAMES.index(name), len(SYMBOLS))
    return DIRECTIONS[INWARD[edge]], SYMBOLS[symbol]


# ---- The large field


def large(board: Board, field: FieldView, unicode: bool) -> Table:
    """The field with the forest around it, and all that is on each cell."""
    return _grid(board, field, unicode, FOREST_WIDTH, CELL_WIDTH)


def dense(board: Board, field: FieldView, unicode: bool) -> Table:
    """The same in as few lines as there are rows."""
    found = _grid(board, field, unicode, DENSE_FOREST, DENSE_CELL)
    found.show_lines = found.show_edge = False
    return found


def _grid(board: Board, field: FieldView, unicode: bool, forest: int, width: int) -> Table:
    found = Table(
        box=SQUARE if unicode else ASCII2,
        show_lines=True,
        padding=0,
        border_style="bright_black",
        header_style="",
    )
    found.add_column(width=forest)
    for letter, name in zip("abcde", board.places["top"], strict=True):
        found.add_column(_waiting(letter, name, field, unicode), width=width)
    found.add_column(width=forest)
    for row in range(SIDE):
        left, right = board.places["left"][row], board.places["right"][row]
        cells = CELL_NAMES[row * SIDE : (row + 1) * SIDE]
        found.add_row(
            _waiting(f"{row + 1}", left, field, unicode),
            *[_cell(board, cell, field, unicode) for cell in cells],
            _waiting(f"{row + 1}", right, field, unicode),
        )
    return found


def _waiting(label: str, name: TypeName, field: FieldView, unicode: bool) -> Text:
    """A place at the forest edge: who waits there, or the symbol that comes in there."""
    text = Text(f"{label} ", style="bright_black")
    number = field.waiting.get(name, 0)
    if number:
        return text.append_text(_token(*parts_of(name), number, False, unicode))
    return text.append(SYMBOL_SIGNS[unicode][parts_of(name)[1]])


def _cell(board: Board, cell: str, field: FieldView, unicode: bool) -> Text:
    """What is on a cell, a word for each thing."""
    trap = next((laid for laid in field.traps if laid.cell == cell), None)
    things: list[Text] = []
    if cell == board.tower:
        things.append(Text(f"{TOWER[unicode]}{field.tiers}", "bold cyan"))
    if cell == field.hero:
        things.append(Text(HERO, "bold reverse"))
    if trap is not None:
        things.append(_trap(trap))
    elif cell in board.arrows:
        things.append(Text(GROUND_SIGNS[unicode][board.arrows[cell]], "bright_black"))
    alike = Counter([one for one in field.skeletons if one.cell == cell])
    for one, number in alike.items():
        things.append(_skeleton(one, number, unicode))
    things += _running(cell, field, unicode)
    return Text(" ").join(things)


def _running(cell: str, field: FieldView, unicode: bool) -> list[Text]:
    """Who is moving while its player is asked, and whom a dragon is still to scatter."""
    found = [_skeleton(one, 1, unicode) for one in field.scattering if one.cell == cell]
    walk = field.walk
    if walk is not None and walk.cell == cell:
        token = _token(walk.heading, parts_of(walk.type)[1], 1, False, unicode)
        token.stylize("reverse")
        found.append(token)
    return found


def _skeleton(one: Skeleton, number: int, unicode: bool) -> Text:
    return _token(one.heading, parts_of(one.type)[1], number, one.moved, unicode)


def _token(
    heading: DirectionName, symbol: SymbolName, number: int, moved: bool, unicode: bool
) -> Text:
    """ "2↓☼✓": how many, where to, the symbol, and whether they have moved."""
    text = Text(f"{number}" if number > 1 else "").append(HEADING_SIGNS[unicode][heading])
    text.append(SYMBOL_SIGNS[unicode][symbol], "" if moved else STYLES[symbol])
    return text.append(MOVED[unicode] if moved else "")


def _trap(laid: Laid) -> Text:
    """ "[C!*]": its letter, damaged, and about to turn."""
    marks = ("!" if laid.damaged else "") + ("*" if laid.triggered else "")
    return Text(f"[{TILE_SIGNS[laid.tile]}{marks}]", "yellow" if marks else "cyan")


# ---- The small field


def small(board: Board, field: FieldView, unicode: bool) -> Text:
    """A field at a glance: a trap's letter, and where how many skeletons head on each cell."""
    places = board.places
    top = [_number(field, name).center(SMALL_CELL) for name in places["top"]]
    lines = [Text(f" {''.join(top)}", "bright_black")]
    for row in range(SIDE):
        line = Text(_number(field, places["left"][row]), "bright_black")
        for cell in CELL_NAMES[row * SIDE : (row + 1) * SIDE]:
            line.append_text(_small_cell(board, cell, field, unicode))
        lines.append(line.append(f" {_number(field, places['right'][row])}", "bright_black"))
    return Text("\n").join(lines)


def _number(field: FieldView, name: TypeName) -> str:
    """How many wait at a place."""
    return _in_one_letter(field.waiting.get(name, 0))


def _in_one_letter(number: int) -> str:
    return " " if number == 0 else f"{number}" if number < 10 else "+"


def _small_cell(board: Board, cell: str, field: FieldView, unicode: bool) -> Text:
    trap = next((laid for laid in field.traps if laid.cell == cell), None)
    headings = [one.heading for one in field.skeletons if one.cell == cell]
    text = Text("!" if trap is not None and trap.damaged else " ", "yellow")
    text.append(" " if trap is None else TILE_SIGNS[trap.tile], "cyan")
    if cell == field.hero:
        text.append(HERO, "bold reverse")
    elif headings:
        is_one = len(set(headings)) == 1
        text.append(HEADING_SIGNS[unicode][headings[0]] if is_one else MIXED[unicode], "bold")
    if headings:
        text.append(_in_one_letter(len(headings)))
    elif cell == board.tower:
        text.append(f"{TOWER[unicode]}{field.tiers}"[: SMALL_CELL - len(text)], "cyan")
    elif trap is None and cell != field.hero:
        text.append(EMPTY[unicode], "bright_black")
    text.pad_right(SMALL_CELL - len(text))
    return text
