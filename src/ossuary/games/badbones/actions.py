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
    "sapper-1",
    "sapper-2",
    "sapper-3",
    "necromancer-1",
    "necromancer-2",
    "necromancer-3",
    "peacemaker-1",
    "peacemaker-2",
    "peacemaker-3",
    "emperor-1",
    "ghost-1",
    "ghost-2",
    "ghost-3",
    "instructor-1",
    "instructor-2",
    "instructor-3",
    "saboteur-1",
    "saboteur-2",
    "saboteur-3",
]
TYPE_NAMES: Final[tuple[TypeName, ...]] = get_args(TypeName)
TYPES: Final = len(TYPE_NAMES)
PLAIN_TYPES: Final = len(EDGES) * len(SYMBOLS)
"""The types of those without a rank: their edge times five, plus their symbol (BB-33).

Those of the commanders follow (BB-60), each token a type of its own.
"""
PLACES: Final = PLAIN_TYPES
"""A place at the forest edge is named by the plain type that waits there."""
INWARD: Final = (RIGHT, DOWN, LEFT)
"""The heading of those who wait at an edge."""

ColourName = Literal["white", "black"]
COLOURS: Final[tuple[ColourName, ...]] = get_args(ColourName)
"""The sides of a skeleton (BB-04)."""
WHITE: Final = 0
BLACK: Final = 1

TileName = Literal[
    "wall-rising",
    "wall-falling",
    "catapult",
    "dragon",
    "treasure",
    "palisade",
    "hearse",
    "dynamite",
    "labyrinth-white",
    "labyrinth-black",
    "portal",
    "spring",
]
TILES: Final[tuple[TileName, ...]] = get_args(TileName)
"""What can be placed; a wall is placed either way, a labyrinth either side up."""
WALL_RISING: Final = 0
WALL_FALLING: Final = 1
CATAPULT: Final = 2
DRAGON: Final = 3
TREASURE: Final = 4
PALISADE: Final = 5
HEARSE: Final = 6
DYNAMITE: Final = 7
LABYRINTH_WHITE: Final = 8
LABYRINTH_BLACK: Final = 9
PORTAL: Final = 10
SPRING: Final = 11
KindName = Literal[
    "wall",
    "catapult",
    "dragon",
    "treasure",
    "palisade",
    "hearse",
    "dynamite",
    "labyrinth",
    "portal",
    "spring",
]
KINDS: Final[tuple[KindName, ...]] = get_args(KindName)
KIND_OF: Final = (0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9)
"""Of which kind each tile is: the supply counts kinds."""

WeaponName = Literal[
    "crossbow",
    "ice-wand",
    "death-wand",
    "teleport-wand",
    "two-handed-sword",
    "battle-axe",
    "flail",
    "rapier",
]
WEAPON_NAMES: Final[tuple[WeaponName, ...]] = get_args(WeaponName)
WareName = KindName | WeaponName
WARES: Final[tuple[WareName, ...]] = (*KINDS, *WEAPON_NAMES)
"""What the market may have: the kinds of traps, then the weapons (BB-40)."""

CommanderName = Literal[
    "sapper", "necromancer", "peacemaker", "emperor", "ghost", "instructor", "saboteur"
]
COMMANDERS: Final[tuple[CommanderName, ...]] = get_args(CommanderName)
PLAIN: Final = -1
"""The rank of those who are no commanders; a commander's is its place in COMMANDERS."""
RANKS: Final = [
    COMMANDERS.index(name.partition("-")[0]) if number >= PLAIN_TYPES else PLAIN
    for number, name in enumerate(TYPE_NAMES)
]
"""The rank of each type."""

CELL: Final = Names(*CELL_NAMES)
DIRECTION: Final = Names(*DIRECTIONS)
TYPE: Final = Names(*TYPE_NAMES)
PLACE_NAME: Final = Names(*TYPE_NAMES[:PLACES])
TILE: Final = Names(*TILES)
SEAT: Final = Seat(SEATS)

HERO: Final = verb("hero", cell=CELL)
PLACE: Final = verb("place", tile=TILE, cell=CELL)
REMOVE: Final = verb("remove", cell=CELL)
NOTHING: Final = verb("nothing")
ENTER: Final = verb("enter", type=TYPE)
ENTER_AT: Final = verb("enter-at", place=PLACE_NAME, type=TYPE)
"""Of those whom a portal has put at their leader's place (BB-68)."""
MOVE: Final = verb("move", cell=CELL, heading=DIRECTION, type=TYPE)
SCATTER: Final = verb("scatter", direction=DIRECTION)
NEXT_ONE: Final = verb("next", type=TYPE)
SEND: Final = verb("send", seat=SEAT)
STRIKE: Final = verb("strike", cell=CELL)
HIT: Final = verb("hit", heading=DIRECTION, type=TYPE)
FLING: Final = verb("fling", cell=CELL)
TURN: Final = verb("turn", direction=DIRECTION)
AXE: Final = verb("axe", symbol=Names(*SYMBOLS))
KEEP: Final = verb("keep")
BUY: Final = verb("buy", ware=Names(*WARES))
DONE: Final = verb("done")
FIRST: Final = verb("first", seat=SEAT)
DRAWN: Final = verb("drawn", seat=SEAT, type=TYPE)

ACTIONS: Final = Actions(
    *(HERO, PLACE, REMOVE, NOTHING, ENTER, ENTER_AT, MOVE, SCATTER, NEXT_ONE, SEND),
    *(STRIKE, HIT, FLING, TURN, AXE, KEEP, BUY, DONE, FIRST, DRAWN),
)

MANY: Final = Number(0, 240)
EXIT: Final = Names("top", "right", "bottom", "left")
SIDES: Final = Names("intact", "damaged", "gone")
INTACT: Final = 0
IS_DAMAGED: Final = 1
GONE: Final = 2
PHASE: Final = Number(1, 4)

ROUND: Final = event("round", number=Number(1, 10_000))
PHASED: Final = event("phase", number=PHASE)
SLAIN: Final = event("slain", seat=SEAT, cell=CELL, skeletons=MANY)
"""By the hero."""
LURED: Final = event("lured", seat=SEAT, cell=CELL, heading=DIRECTION, type=TYPE, to=DIRECTION)
CAME: Final = event("came", seat=SEAT, type=TYPE, cell=CELL, heading=DIRECTION)
"""A skeleton is on this cell now, headed so; where a trap sends it on, once for each cell."""
FOLLOWS: Final = event("follows", seat=SEAT, type=TYPE, cell=CELL, heading=DIRECTION)
"""It goes with the one that has just set out."""
HELD: Final = event("held", seat=SEAT, type=TYPE, cell=CELL, heading=DIRECTION)
"""A labyrinth or a palisade keeps it where its move began; it has moved."""
WAITS: Final = event("waits", seat=SEAT, type=TYPE, place=PLACE_NAME)
"""It is at this place of the forest edge, and has moved: by a portal, or before a palisade."""
SPRUNG: Final = event("sprung", seat=SEAT, cell=CELL, tile=TILE)
LEFT_FIELD: Final = event("left", seat=SEAT, type=TYPE, edge=EXIT, whom=SEAT)
THROWN: Final = event("thrown", seat=SEAT, type=TYPE, cell=CELL, whom=SEAT)
DESTROYED: Final = event("destroyed", seat=SEAT, type=TYPE, cell=CELL, heading=DIRECTION)
"""By dynamite, a palisade's points or a weapon."""
RETURNS: Final = event("returns", seat=SEAT, type=TYPE)
"""A ghost that was destroyed goes to this player's cemetery."""
REACHED: Final = event("reached", seat=SEAT, type=TYPE, goal=Names("tower", "village"))
"""A skeleton does there what it does, and is gone."""
TIER_LOST: Final = event("tier-lost", seat=SEAT, tiers=MANY)
HOUSE_LOST: Final = event("house-lost", seat=SEAT, houses=MANY)
TIER_BUILT: Final = event("tier-built", seat=SEAT, tiers=MANY)
HOUSE_BUILT: Final = event("house-built", seat=SEAT, houses=MANY)
TOWER_LOST: Final = event("tower-lost", seat=SEAT, cell=CELL, towers=MANY)
"""In the co-operative game."""
FALLEN: Final = event("fallen", seat=SEAT)
HERO_LEFT: Final = event("hero-left", seat=SEAT, type=TYPE)
"""This emperor leaves the game, and takes the hero along."""
TURNED: Final = event("turned", seat=SEAT, cell=CELL, tile=TILE, side=SIDES)
HANDED: Final = event("handed", seat=SEAT, cell=CELL, whom=SEAT)
"""A hearse goes to this seat's supply."""
SABOTAGED: Final = event("sabotaged", seat=SEAT, cell=CELL, tile=TILE)
UNMASKED: Final = event("unmasked", seat=SEAT, type=TYPE)
"""A saboteur that has met a trap goes to the bag."""
STOLEN: Final = event("stolen", seat=SEAT, cell=CELL)
FROZEN: Final = event("frozen", seat=SEAT, cell=CELL, skeletons=MANY)
FLUNG: Final = event("flung", seat=SEAT, cell=CELL, to=CELL, skeletons=MANY)
SWUNG: Final = event("swung", seat=SEAT, cell=CELL, to=DIRECTION, skeletons=MANY)
TELEPORTED: Final = event("teleported", seat=SEAT, cell=CELL)
CURSED: Final = event("cursed", seat=SEAT, skeletons=MANY, whom=SEAT)
"""The death wand sends the slain to this seat's cemetery."""
SETTLED: Final = event("settled", phase=PHASE, side=Names(*COLOURS))
"""All are done: what has left the fields is where it goes. After phase 3 all show this side."""
CALLED: Final = event("called", seat=SEAT, type=TYPE)
"""A necromancer was drawn, and calls more."""
ARRIVED: Final = event("arrived", seat=SEAT, skeletons=MANY)
EVENTS: Final = (
    *(ROUND, PHASED, SLAIN, LURED, FOLLOWS, CAME, HELD, WAITS, SPRUNG, LEFT_FIELD, THROWN),
    *(DESTROYED, RETURNS, REACHED, TIER_LOST, HOUSE_LOST, TIER_BUILT, HOUSE_BUILT, TOWER_LOST),
    *(FALLEN, HERO_LEFT, TURNED, HANDED, SABOTAGED, UNMASKED, STOLEN),
    *(FROZEN, FLUNG, SWUNG, TELEPORTED, CURSED, SETTLED, CALLED, ARRIVED),
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


TILE_PLACES: Final = [[_places(tile, row) for row in range(SIDE)] for tile in range(len(TILES))]
"""By tile, row, and those cells of the row (as bits) that can take it."""
REMOVES: Final[list[Action]] = list(REMOVE.actions)
DO_NOTHING: Final = NOTHING.actions[0]
ENTRANCES: Final[list[Action]] = [*ENTER.actions, *ENTER_AT.actions]
"""By entrance: a type that waits at its own place, or `entrance_of` another."""
MOVES: Final[list[Action]] = list(MOVE.actions)
"""By token: cell, heading and type in one number, as `token_of` makes it."""
SENDS: Final[list[Action]] = list(SEND.actions)
OTHERS: Final[list[list[Answers]]] = [
    [tuple([SENDS[other] for other in range(players) if other != seat]) for seat in range(players)]
    for players in range(SEATS + 1)
]
"""By the number of players, and the seat that chooses among the others."""
KEEP_IT: Final = KEEP.actions[0]
BUYS: Final[list[Action]] = list(BUY.actions)
DONE_BUYING: Final = DONE.actions[0]
DRAWS: Final[list[tuple[Action, ...]]] = [
    DRAWN.actions[seat * TYPES : (seat + 1) * TYPES] for seat in range(SEATS)
]


def entrance_of(place: int, kind: int) -> int:
    """A skeleton of this type at a place that isn't its own."""
    return TYPES + place * TYPES + kind


def token_of(cell: int, heading: int, kind: int) -> int:
    """A skeleton on the field: its cell, its heading and its type in one number."""
    return (cell * len(DIRECTIONS) + heading) * TYPES + kind


def _step(cell: int, heading: int) -> int:
    row, column = divmod(cell, SIDE)
    row += (heading == DOWN) - (heading == UP)
    column += (heading == RIGHT) - (heading == LEFT)
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else OUTSIDE


OUTSIDE: Final = -1
NO_HEADING: Final = -1
NEXT: Final = [_step(cell, heading) for cell in range(CELLS) for heading in HEADINGS]
"""The cell next door, by cell times four plus heading; OUTSIDE beyond the edge."""


def _around(cell: int) -> list[int]:
    row, column = divmod(cell, SIDE)
    return [
        other
        for other in range(CELLS)
        if other != cell and max(abs(other // SIDE - row), abs(other % SIDE - column)) == 1
    ]


AROUND: Final = [_around(cell) for cell in range(CELLS)]
"""By cell: the eight around it, or fewer."""
HERO_MOVES: Final[list[Answers]] = [
    tuple([HERO.actions[cell] for cell in cells]) for cells in AROUND
]
"""BB-05: one cell in any of eight directions."""
