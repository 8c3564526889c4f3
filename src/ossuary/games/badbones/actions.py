"""The verbs and events of Bad Bones, declared once."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ossuary.kernel.action import Action, Actions, Names, Number, Seat, event, verb
from ossuary.kernel.step import Answers

SEATS: Final = 6
MOST_DRAWN: Final = 9
"""By each player in a round, of a bag that an owner brings."""
SIDE: Final = 5
"""The cells of a row, and of a column."""
CELLS: Final = SIDE * SIDE
CELL_NAMES: Final = tuple([f"{column}{row + 1}" for row in range(SIDE) for column in "abcde"])

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
DirectionName = Literal["up", "right", "down", "left"]
DIRECTIONS: Final[tuple[DirectionName, ...]] = get_args(DirectionName)
HEADINGS: Final = range(len(DIRECTIONS))

SymbolName = Literal["purple", "yellow", "red", "blue", "green"]
SYMBOLS: Final[tuple[SymbolName, ...]] = get_args(SymbolName)
EdgeName = Literal["left", "top", "right"]
EDGES: Final[tuple[EdgeName, ...]] = get_args(EdgeName)
"""Where skeletons come in."""
TypeName = Literal[
    "left-purple",
    "left-yellow",
    "left-red",
    "left-blue",
    "left-green",
    "top-purple",
    "top-yellow",
    "top-red",
    "top-blue",
    "top-green",
    "right-purple",
    "right-yellow",
    "right-red",
    "right-blue",
    "right-green",
]
TYPE_NAMES: Final[tuple[TypeName, ...]] = get_args(TypeName)
TYPES: Final = len(TYPE_NAMES)
"""A type is its edge times five, plus its symbol (BB-33)."""
INWARD: Final = (RIGHT, DOWN, LEFT)
"""The heading of those who wait at an edge."""

ColourName = Literal["white", "black"]
COLOURS: Final[tuple[ColourName, ...]] = get_args(ColourName)
"""The sides of a skeleton (BB-04)."""
WHITE: Final = 0

TileName = Literal["wall-rising", "wall-falling", "catapult", "dragon", "treasure"]
TILES: Final[tuple[TileName, ...]] = get_args(TileName)
"""What can be placed; a wall is placed either way."""
WALL_RISING: Final = 0
WALL_FALLING: Final = 1
CATAPULT: Final = 2
DRAGON: Final = 3
TREASURE: Final = 4
KindName = Literal["wall", "catapult", "dragon", "treasure"]
KINDS: Final[tuple[KindName, ...]] = get_args(KindName)
KIND_OF: Final = (0, 0, 1, 2, 3)
"""Of which kind each tile is: the supply counts kinds."""

CELL: Final = Names(*CELL_NAMES)
DIRECTION: Final = Names(*DIRECTIONS)
TYPE: Final = Names(*TYPE_NAMES)
TILE: Final = Names(*TILES)
SEAT: Final = Seat(SEATS)

HERO: Final = verb("hero", cell=CELL)
PLACE: Final = verb("place", tile=TILE, cell=CELL)
REMOVE: Final = verb("remove", cell=CELL)
NOTHING: Final = verb("nothing")
ENTER: Final = verb("enter", type=TYPE)
MOVE: Final = verb("move", cell=CELL, heading=DIRECTION, type=TYPE)
SCATTER: Final = verb("scatter", direction=DIRECTION)
SEND: Final = verb("send", seat=SEAT)
DRAWN: Final = verb("drawn", seat=SEAT, type=TYPE)

ACTIONS: Final = Actions(HERO, PLACE, REMOVE, NOTHING, ENTER, MOVE, SCATTER, SEND, DRAWN)

MANY: Final = Number(0, 200)
EXIT: Final = Names("top", "right", "bottom", "left")
SIDES: Final = Names("intact", "damaged", "gone")
INTACT: Final = 0
IS_DAMAGED: Final = 1
GONE: Final = 2
PHASE: Final = Number(1, 4)

ROUND: Final = event("round", number=Number(1, 10_000))
PHASED: Final = event("phase", number=PHASE)
SLAIN: Final = event("slain", seat=SEAT, cell=CELL, skeletons=MANY)
LURED: Final = event("lured", seat=SEAT, cell=CELL, heading=DIRECTION, type=TYPE, to=DIRECTION)
CAME: Final = event("came", seat=SEAT, type=TYPE, cell=CELL, heading=DIRECTION)
"""A skeleton is on this cell now, headed so; where a trap sends it on, once for each cell."""
SPRUNG: Final = event("sprung", seat=SEAT, cell=CELL, tile=TILE)
LEFT_FIELD: Final = event("left", seat=SEAT, type=TYPE, edge=EXIT, whom=SEAT)
THROWN: Final = event("thrown", seat=SEAT, type=TYPE, cell=CELL, whom=SEAT)
TIER_LOST: Final = event("tier-lost", seat=SEAT, tiers=MANY)
HOUSE_LOST: Final = event("house-lost", seat=SEAT, houses=MANY)
FALLEN: Final = event("fallen", seat=SEAT)
TURNED: Final = event("turned", seat=SEAT, cell=CELL, tile=TILE, side=SIDES)
STOLEN: Final = event("stolen", seat=SEAT, cell=CELL)
SETTLED: Final = event("settled", phase=PHASE, side=Names(*COLOURS))
"""All are done: what has left the fields is where it goes. After phase 3 all show this side."""
ARRIVED: Final = event("arrived", seat=SEAT, skeletons=MANY)
EVENTS: Final = (
    *(ROUND, PHASED, SLAIN, LURED, CAME, SPRUNG, LEFT_FIELD, THROWN),
    *(TIER_LOST, HOUSE_LOST, FALLEN, TURNED, STOLEN, SETTLED, ARRIVED),
)

# Single actions and lists of options depend on little, so each is made once.

ALL_OF_ROW: Final = (1 << SIDE) - 1


def _places(tile: int, row: int) -> list[Answers]:
    first = tile * CELLS + row * SIDE
    places = PLACE.actions[first : first + SIDE]
    return [
        tuple([place for column, place in enumerate(places) if cells >> column & 1])
        for cells in range(1 << SIDE)
    ]


PLACES: Final = [[_places(tile, row) for row in range(SIDE)] for tile in range(len(TILES))]
"""By tile, row, and those cells of the row (as bits) that can take it."""
REMOVES: Final[list[Action]] = list(REMOVE.actions)
DO_NOTHING: Final = NOTHING.actions[0]
ENTERS: Final[list[Action]] = list(ENTER.actions)
MOVES: Final[list[Action]] = list(MOVE.actions)
"""By token: cell, heading and type in one number, as `token_of` makes it."""
SENDS: Final[list[Action]] = list(SEND.actions)
DRAWS: Final[list[tuple[Action, ...]]] = [
    DRAWN.actions[seat * TYPES : (seat + 1) * TYPES] for seat in range(SEATS)
]


def token_of(cell: int, heading: int, kind: int) -> int:
    """A skeleton on the field: its cell, its heading and its type in one number."""
    return (cell * len(DIRECTIONS) + heading) * TYPES + kind


def _step(cell: int, heading: int) -> int:
    row, column = divmod(cell, SIDE)
    row += (heading == DOWN) - (heading == UP)
    column += (heading == RIGHT) - (heading == LEFT)
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else OUTSIDE


OUTSIDE: Final = -1
NEXT: Final = [_step(cell, heading) for cell in range(CELLS) for heading in HEADINGS]
"""The cell next door, by cell times four plus heading; OUTSIDE beyond the edge."""


def _around(cell: int) -> Answers:
    row, column = divmod(cell, SIDE)
    return tuple(
        [
            HERO.actions[other]
            for other in range(CELLS)
            if other != cell and max(abs(other // SIDE - row), abs(other % SIDE - column)) == 1
        ]
    )


HERO_MOVES: Final[list[Answers]] = [_around(cell) for cell in range(CELLS)]
"""BB-05: one cell in any of eight directions."""
