"""Bad Bones, all of it: a plain reference implementation ("oracle").

Written from the rule ledger (ids BB-01 to BB-69), the rulebook and protocol.md (BB-70 to BB-79)
alone. Nothing is cached and nothing is clever: every list of options is built anew.

    game = play(players=3)
    question = next(game)
    question = game.send((seat, action))        # seat -1 for chance
    ...                                         # StopIteration.value is the Result

A question is {seat: [action, ...]}; a draw of chance is [(action, weight), ...].
The functions that may ask something are generators too: they yield a function that lists the
actions of their own seat (it is called again for every question, because in the co-operative
game the others change what is shared) and are sent the chosen action; `together` runs those of
all seats side by side.
"""

from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field as default
from typing import Any, NamedTuple, TypeVar

Action = tuple[Any, ...]
T = TypeVar("T")
Game = Generator[Any, Any, T]
Options = Callable[[], list[Action]]
Asking = Generator[Options, Action, T]
Doing = Asking[None]

# ---------------------------------------------------------------- tables (components.toml)

DIRECTIONS = ["up", "right", "down", "left"]
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}
STEP = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}  # (row, column)

CELLS = [column + row for row in "12345" for column in "abcde"]  # a1, b1, ... e5


class Board(NamedTuple):
    towers: list[str]
    arrows: dict[str, str]  # an arrow cell and the direction to which its arrows lead, BB-11
    sides: dict[str, str]  # printed edge -> the side of the board where such tokens come in
    entries: dict[str, list[str]]  # side -> symbols: rows 1 to 5, or columns a to e. BB-33
    village: str  # in this direction lies the village (co-operative: the capital)
    any_player: str  # who leaves in this direction goes to a player of choice


BASE_BOARD = Board(
    towers=["c3"],
    arrows={"c1": "down", "c2": "down", "b3": "right", "d3": "left", "c4": "up", "c5": "down"},
    sides={"left": "left", "top": "top", "right": "right"},
    entries={
        "left": ["green", "blue", "red", "yellow", "purple"],
        "top": ["purple", "yellow", "red", "blue", "green"],
        "right": ["purple", "yellow", "red", "blue", "green"],
    },
    village="down",  # BB-14
    any_player="up",  # BB-13
)
COOP_BOARD = Board(  # BB-50
    towers=["b2", "d2", "b4", "d4"],
    arrows={"c1": "up", "c3": "up", "c5": "up", "b2": "up", "d2": "up", "b4": "up", "d4": "up"},
    sides={"left": "left", "top": "bottom", "right": "right"},
    entries={
        "left": ["green", "blue", "red", "yellow", "purple"],
        "right": ["purple", "yellow", "red", "blue", "green"],
        "bottom": ["green", "blue", "red", "yellow", "purple"],
    },
    village="up",  # BB-53
    any_player="down",  # BB-53
)
HEADING_FROM_SIDE = {"left": "right", "top": "down", "right": "left", "bottom": "up"}

SYMBOLS = ["purple", "yellow", "red", "blue", "green"]
SETUP_SYMBOLS = ["purple", "yellow", "blue", "green"]  # all but red, BB-02
EDGES = ["left", "top", "right"]
PLACES = [edge + "-" + symbol for edge in EDGES for symbol in SYMBOLS]  # and the plain types
COMMANDERS = {  # BB-60
    "sapper": ["left-purple", "top-red", "right-green"],
    "necromancer": ["left-yellow", "top-blue", "right-purple"],
    "peacemaker": ["left-red", "top-green", "right-yellow"],
    "emperor": ["top-purple"],
    "ghost": ["left-blue", "top-purple", "right-red"],
    "instructor": ["left-green", "top-yellow", "right-blue"],
    "saboteur": ["left-purple", "top-red", "right-green"],
}
COMMANDER_TYPES = [
    kind + "-" + str(number + 1) for kind in COMMANDERS for number in range(len(COMMANDERS[kind]))
]
TYPES = PLACES + COMMANDER_TYPES
COPIES = 12  # of each plain type; of a commander there is one

THINGS = [  # what can be placed
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
TILES = [
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
WEAPONS = [
    "crossbow",
    "ice-wand",
    "death-wand",
    "teleport-wand",
    "two-handed-sword",
    "battle-axe",
    "flail",
    "rapier",
]
COST = {
    "wall": 3,
    "catapult": 5,
    "dragon": 4,
    "palisade": 3,
    "hearse": 3,
    "dynamite": 4,
    "labyrinth": 3,
    "portal": 4,
    "spring": 3,
    "crossbow": 3,
    "ice-wand": 3,
    "death-wand": 4,
    "teleport-wand": 2,
    "two-handed-sword": 4,
    "battle-axe": 3,
    "flail": 2,
    "rapier": 2,
}
MARKET = {  # for sale with 1 to 6 players, BB-40
    "wall": [2, 4, 6, 8, 10, 12],
    "catapult": [2, 4, 6, 8, 10, 12],
    "dragon": [2, 3, 5, 6, 8, 9],
    "palisade": [1, 1, 2, 2, 3, 3],
    "hearse": [1, 1, 2, 2, 3, 3],
    "dynamite": [1, 1, 2, 2, 3, 3],
    "labyrinth": [1, 1, 2, 2, 3, 3],
    "portal": [1, 1, 2, 2, 3, 3],
    "spring": [1, 1, 2, 2, 3, 3],
}
COINS = 20  # BB-40
COOP_COINS = 12  # per player, BB-55

KIT = {"wall": 2, "catapult": 2, "dragon": 1, "treasure": 1}  # BB-01
COOP_KIT = {"wall": 1, "catapult": 1, "dragon": 1}  # per player, BB-51
COOP_TREASURES = 1  # in all, BB-51
WEAPONS_GIVEN: dict[int, str] = {}  # seat -> weapon at the start; for tests

STARS_INTACT = {  # BB-26
    "wall": 2,
    "catapult": 2,
    "dragon": 3,
    "treasure": 4,
    "palisade": 2,
    "hearse": 1,
    "dynamite": 2,
    "labyrinth": 1,
    "portal": 2,
    "spring": 2,
}
STARS_DAMAGED = {"wall": 1, "catapult": 1, "dragon": 2, "palisade": 1, "portal": 1, "spring": 1}

# A skeleton that comes in the first direction bounces off into the second. BB-18
BOUNCE = {
    "wall-rising": {"right": "up", "up": "right", "left": "down", "down": "left"},  # /
    "wall-falling": {"right": "down", "down": "right", "left": "up", "up": "left"},  # \
}

TIERS = 4
HOUSES = 5
SOLO_TIERS = 1  # BB-30
SOLO_HOUSES = 1
COOP_TIERS = 1  # of each of the four towers, BB-50
COOP_ROUNDS = 10  # BB-54
POINTS_PER_TIER = 4
POINTS_PER_HOUSE = 3
DRAWN_PER_ROUND = 3
DRAWN_BY_NECROMANCER = 3  # BB-62
DRAWN_IN_COOP_SETUP = 4  # BB-50
FURTHER_ROUNDS = 100  # BB-32
KILLS_NEEDED = 3  # BB-47


# ---------------------------------------------------------------- things on the table


class Result(NamedTuple):
    winners: list[int]
    scores: list[int]
    reason: str


class OverrunError(Exception):
    """The co-operative game is lost, at once. BB-54"""


@dataclass(eq=False)
class Skeleton:
    type: str  # never changes, BB-33
    cell: str | None  # None: it waits at the forest edge, at its place
    place: str  # where it waits, if it does; mostly its own entry place, but see BB-74
    heading: str
    # Instead of its colour (BB-04): whoever has still to move shows the side that the marker
    # showed before this phase 3, so all of them show the same one (see colour_of_the_round).
    moved: bool = False  # it has moved in this round, was held, or misses this round's move
    frozen: bool = False  # it misses the next round's move, BB-35


@dataclass(eq=False)
class Trap:
    thing: str  # one of THINGS
    cell: str
    damaged: bool = False
    triggered: bool = False  # in this phase
    turned: bool = False  # this phase's damage is done already (a dragon placed on skeletons)
    target: int | None = None  # a catapult's or hearse's, in this phase


@dataclass(eq=False)
class Village:
    houses: int
    most: int  # as many as at the start


@dataclass(eq=False)
class Market:
    wares: dict[str, int]
    purses: list[int]  # coins of each seat; co-operative: one purse for all


@dataclass(eq=False)
class Field:
    """All that lies in front of one player."""

    seat: int
    players: int
    coop: bool
    board: Board
    village: Village  # co-operative: the capital, the same for all
    supply: dict[str, int]  # co-operative: the same for all
    towers: dict[str, int]  # cell -> tiers that stand
    tiers: int  # of each tower at the start
    hero: str | None  # its cell; None: it has left the game, BB-63
    weapon: str | None = None
    out: bool = False
    traps: list[Trap] = default(default_factory=list)
    craters: list[str] = default(default_factory=list)  # cells, BB-43
    skeletons: list[Skeleton] = default(default_factory=list)  # on the field and at the forest edge
    cemetery: list[str] = default(default_factory=list)  # types
    # What happens when the phase ends:
    to_bag: list[str] = default(default_factory=list)  # these types go to the bag
    sent: list[tuple[int, str]] = default(default_factory=list)  # (seat, type): to a cemetery
    removed: list[str] = default(default_factory=list)  # these tiles go to the supply, BB-51
    sabotage: list[tuple[str, Trap]] = default(default_factory=list)  # (saboteur, trap it met)
    # What counts for the weapon in this phase:
    killed: list[str] = default(default_factory=list)  # the types that the hero has destroyed
    weapon_used: bool = False


@dataclass(eq=False)
class Move:
    """One skeleton, or a squad, on its way. BB-10, BB-65"""

    who: list[Skeleton]  # the leader first; those who are still on their way
    leader: Skeleton
    start_cell: str | None  # where it began: there a palisade holds it, BB-41
    start_heading: str
    met: list[tuple[str, str]]  # (cell, heading) of every trap that it has come to, BB-18
    sent_by_trap: bool = False  # a trap has acted on it in this move, BB-79


def new_move(who: list[Skeleton]) -> Move:
    leader = who[0]
    for skeleton in who:
        skeleton.heading = leader.heading  # BB-65, BB-70
    return Move(list(who), leader, leader.cell, leader.heading, [])


def is_out(field: Field) -> bool:
    return field.out  # BB-25; nothing brings it back, BB-29


def neighbour(cell: str | None, direction: str) -> str | None:
    """The next cell in this direction; None: there the field ends."""
    assert cell is not None
    column, row = "abcde".index(cell[0]), "12345".index(cell[1])
    row, column = row + STEP[direction][0], column + STEP[direction][1]
    if 0 <= row < 5 and 0 <= column < 5:
        return "abcde"[column] + "12345"[row]
    return None


def neighbours(cell: str) -> list[str]:
    """The up to 4 cells beside this one."""
    beside = [neighbour(cell, direction) for direction in DIRECTIONS]
    return [c for c in beside if c is not None]


def cells_around(cell: str) -> list[str]:
    """The up to 8 cells around this one, in the order of cells."""
    found = []
    for c in CELLS:
        columns = abs("abcde".index(c[0]) - "abcde".index(cell[0]))
        rows = abs(int(c[1]) - int(cell[1]))
        if max(columns, rows) == 1:
            found.append(c)
    return found


def kind(type_: str) -> str:
    """sapper, ghost ...; "plain" for all that are no commanders."""
    return "plain" if type_ in PLACES else type_.split("-", maxsplit=1)[0]


def own_place(type_: str) -> str:
    """The place at the forest edge that belongs to this type. BB-33, BB-60"""
    if type_ in PLACES:
        return type_
    name, number = type_.split("-")
    return COMMANDERS[name][int(number) - 1]


def symbol_of(type_: str) -> str:
    return own_place(type_).split("-")[1]


def entry_heading(board: Board, place: str) -> str:
    return HEADING_FROM_SIDE[board.sides[place.split("-", maxsplit=1)[0]]]


def entry_cell(board: Board, place: str) -> str:
    """The cell onto which a token comes from this place at the forest edge. BB-33"""
    edge, symbol = place.split("-")
    side = board.sides[edge]
    number = board.entries[side].index(symbol)
    if side == "left":
        return "a" + "12345"[number]
    if side == "right":
        return "e" + "12345"[number]
    if side == "top":
        return "abcde"[number] + "1"
    return "abcde"[number] + "5"


def tile(thing: str) -> str:
    """wall-rising and wall-falling are a wall, labyrinth-white and -black a labyrinth."""
    return thing.split("-", maxsplit=1)[0]


def tower_stands(field: Field, cell: str) -> bool:
    return cell in field.towers and field.towers[cell] > 0


def trap_on(field: Field, cell: str) -> Trap | None:
    for trap in field.traps:
        if trap.cell == cell:
            return trap
    return None


def skeletons_on(field: Field, cell: str) -> list[Skeleton]:
    return [s for s in field.skeletons if s.cell == cell]


def by_heading_and_type(skeletons: list[Skeleton]) -> list[Skeleton]:
    return sorted(skeletons, key=lambda s: (DIRECTIONS.index(s.heading), TYPES.index(s.type)))


def to_cemetery(field: Field, skeleton: Skeleton, seat: int) -> None:
    field.skeletons.remove(skeleton)
    field.sent.append((seat, skeleton.type))


def destroy(field: Field, skeleton: Skeleton) -> None:
    """To the bag; but a ghost to its player's own cemetery. BB-64"""
    if kind(skeleton.type) == "ghost":
        to_cemetery(field, skeleton, field.seat)
    else:
        field.skeletons.remove(skeleton)
        field.to_bag.append(skeleton.type)


def put_at_forest_edge(field: Field, type_: str) -> None:
    place = own_place(type_)
    heading = entry_heading(field.board, place)
    field.skeletons.append(Skeleton(type_, None, place, heading))  # BB-33, BB-24


def choose_opponent(field: Field) -> Asking[int]:
    if field.players == 1:
        return field.seat  # BB-34
    if field.players == 2:
        return 1 - field.seat
    action = yield lambda: send_options(field)
    return int(action[1])


def send_options(field: Field) -> list[Action]:
    if field.players == 1:
        return [("send", field.seat)]  # BB-34
    return [("send", seat) for seat in range(field.players) if seat != field.seat]


# ---------------------------------------------------------------- the hero's kills


def hero_destroys(field: Field, victims: list[Skeleton]) -> list[str]:
    """The hero destroys all of these at once. BB-06, BB-16; the types that were destroyed."""
    types = [skeleton.type for skeleton in victims]
    for skeleton in list(victims):
        if kind(skeleton.type) == "emperor":
            field.skeletons.remove(skeleton)  # out of the game, BB-63
        else:
            destroy(field, skeleton)
    if "emperor-1" in types:
        field.hero = None  # BB-63, BB-76
    return types


def hero_goes(field: Field, cell: str) -> list[str]:
    """The hero goes to this cell and destroys all who are there. BB-06"""
    field.hero = cell
    return hero_destroys(field, skeletons_on(field, cell))


# ---------------------------------------------------------------- phase 1: move the hero


def hero_options(field: Field) -> list[Action]:
    assert field.hero is not None
    return [("hero", cell) for cell in cells_around(field.hero)]  # BB-05


def phase_1(field: Field) -> Doing:
    if field.hero is None:  # BB-63
        return
    _, cell = yield lambda: hero_options(field)
    field.killed += hero_goes(field, cell)
    if len(field.killed) >= KILLS_NEEDED:  # BB-47
        yield from offer_weapon(field)


# ---------------------------------------------------------------- weapons


def offer_weapon(field: Field) -> Doing:
    """BB-47: optional, once per phase, if there is something that it can do."""
    if field.weapon is None or field.hero is None or field.weapon_used:
        return
    if not weapon_options(field):
        return
    action = yield lambda: [*weapon_options(field), ("keep",)]
    if action == ("keep",):
        return
    field.weapon_used = True
    if field.weapon == "crossbow":
        yield from crossbow(field, action[1])
    elif field.weapon == "ice-wand":
        freeze(field, action[1])
    elif field.weapon == "death-wand":
        death_wand(field, action[1])
    elif field.weapon == "teleport-wand":
        field.hero = action[1]  # a standing tower: nobody is there
    elif field.weapon == "two-handed-sword":
        hero_goes(field, action[1])  # these count for no weapon, BB-76
    elif field.weapon == "battle-axe":
        battle_axe(field, action[1])
    elif field.weapon == "flail":
        yield from flail(field, action[1])
    elif field.weapon == "rapier":
        yield from rapier(field, action[1])


def weapon_options(field: Field) -> list[Action]:
    """What the weapon can do, without `keep`. BB-48, BB-35, BB-36"""
    assert field.hero is not None
    around = cells_around(field.hero)
    if field.weapon in ("crossbow", "ice-wand"):
        return [("strike", cell) for cell in CELLS if skeletons_on(field, cell)]
    if field.weapon == "death-wand":
        return send_options(field)
    if field.weapon == "teleport-wand":
        towers = [cell for cell in CELLS if tower_stands(field, cell)]
        return [("strike", cell) for cell in towers if cell != field.hero]  # BB-55
    if field.weapon == "two-handed-sword":
        return hero_options(field)
    if field.weapon == "battle-axe":
        near = [s for cell in neighbours(field.hero) for s in skeletons_on(field, cell)]
        symbols = [symbol_of(s.type) for s in near]
        return [("axe", symbol) for symbol in SYMBOLS if symbol in symbols]
    if field.weapon == "flail":
        if not fling_options(field):
            return []
        return [("strike", cell) for cell in around if skeletons_on(field, cell)]
    assert field.weapon == "rapier"
    return [("strike", cell) for cell in around if skeletons_on(field, cell)]


def crossbow(field: Field, cell: str) -> Doing:
    _, heading, type_ = yield lambda: hit_options(field, cell)
    equal = [s for s in skeletons_on(field, cell) if (s.heading, s.type) == (heading, type_)]
    # BB-72: who has still to move, then who has moved, then who is frozen for the next round.
    equal.sort(key=lambda s: (s.moved, s.frozen))
    destroy(field, equal[0])  # the emperor, too, goes to the bag: BB-63


def hit_options(field: Field, cell: str) -> list[Action]:
    options: list[Action] = []
    for skeleton in by_heading_and_type(skeletons_on(field, cell)):
        action = ("hit", skeleton.heading, skeleton.type)
        if action not in options:
            options.append(action)
    return options


def freeze(field: Field, cell: str) -> None:
    """The ice wand: each misses its next move. BB-35"""
    for skeleton in skeletons_on(field, cell):
        if skeleton.moved:
            skeleton.frozen = True  # the next round's, BB-78
        else:
            skeleton.moved = True  # this round's


def death_wand(field: Field, seat: int) -> None:
    """Whom the hero has destroyed in this phase so far goes to a cemetery. BB-48, BB-77"""
    for type_ in field.killed:
        if kind(type_) == "ghost":
            field.sent.remove((field.seat, type_))  # BB-64: it takes it along
        else:
            field.to_bag.remove(type_)
        field.sent.append((seat, type_))


def battle_axe(field: Field, symbol: str) -> None:
    assert field.hero is not None
    for cell in neighbours(field.hero):
        for skeleton in skeletons_on(field, cell):
            if symbol_of(skeleton.type) == symbol:
                destroy(field, skeleton)


def fling_options(field: Field) -> list[Action]:
    """The empty ones of the eight cells: no skeleton, trap or tower. BB-36"""
    assert field.hero is not None
    options: list[Action] = []
    for cell in cells_around(field.hero):
        if skeletons_on(field, cell) or trap_on(field, cell) is not None:
            continue
        if not tower_stands(field, cell):
            options.append(("fling", cell))
    return options


def flail(field: Field, struck: str) -> Doing:
    _, cell = yield lambda: fling_options(field)
    for skeleton in skeletons_on(field, struck):
        skeleton.cell = cell  # it hasn't moved by that: nothing acts, BB-36


def rapier(field: Field, struck: str) -> Doing:
    _, direction = yield lambda: [("turn", direction) for direction in DIRECTIONS]
    for skeleton in skeletons_on(field, struck):
        skeleton.heading = direction


# ---------------------------------------------------------------- phase 2: place or remove a trap


def can_be_placed(field: Field, thing: str, cell: str) -> bool:
    if tower_stands(field, cell) or trap_on(field, cell) is not None:  # BB-08
        return False
    if cell in field.craters:  # BB-43
        return False
    if thing == "dragon":
        return True  # BB-21
    if thing == "dynamite" and field.hero != cell:
        return True  # BB-43
    return not skeletons_on(field, cell)  # BB-08; under the hero, too


def trap_options(field: Field) -> list[Action]:
    options: list[Action] = []
    for thing in THINGS:
        if field.supply[tile(thing)] > 0:
            for cell in CELLS:
                if can_be_placed(field, thing, cell):
                    options.append(("place", thing, cell))  # BB-08
    for cell in CELLS:
        if trap_on(field, cell) is not None:
            options.append(("remove", cell))  # BB-09
    options.append(("nothing",))
    return options


def phase_2(field: Field) -> Doing:
    action = yield lambda: trap_options(field)  # BB-07
    if action[0] == "place":
        yield from place_trap(field, action[1], action[2])
    elif action[0] == "remove":
        trap = trap_on(field, action[1])
        assert trap is not None
        field.traps.remove(trap)
        field.removed.append(tile(trap.thing))  # intact again, BB-09; after the phase, BB-51


def place_trap(field: Field, thing: str, cell: str) -> Doing:
    field.supply[tile(thing)] -= 1
    there = skeletons_on(field, cell)

    if thing == "dynamite" and there:  # BB-43: explodes at once
        field.craters.append(cell)
        for skeleton in there:
            destroy(field, skeleton)
        return

    trap = Trap(thing, cell)
    field.traps.append(trap)

    if thing == "treasure":  # BB-22: they turn at once
        for direction in DIRECTIONS:
            beside = neighbour(cell, direction)
            if beside is not None:
                for skeleton in skeletons_on(field, beside):
                    skeleton.heading = OPPOSITE[direction]

    if thing == "dragon" and there:  # BB-21
        trap.damaged = True
        trap.turned = True
        trap.triggered = True
        yield from scatter_all(field, trap, there)


def scatter_all(field: Field, dragon: Trap, there: list[Skeleton]) -> Doing:
    """A dragon was placed on these. BB-21: first a squad, then one after the other."""
    ready = [s for s in there if not s.moved]
    leader = yield from choose_leader(ready)
    squad: list[Skeleton] = []
    if leader is not None:
        squad = [leader, *(s for s in ready if s is not leader)]
        yield from scatter_in_phase_2(field, dragon, squad)
    for skeleton in by_heading_and_type([s for s in there if s not in squad]):
        if is_out(field):  # BB-29: the rest stay
            break
        yield from scatter_in_phase_2(field, dragon, [skeleton])


def choose_leader(ready: list[Skeleton]) -> Asking[Skeleton | None]:
    """The instructor who leads those who stand together and have a move left. BB-65"""
    instructors = by_heading_and_type([s for s in ready if kind(s.type) == "instructor"])
    if not instructors:
        return None
    if len(instructors) == 1:
        return instructors[0]
    action = yield lambda: [("move", s.cell, s.heading, s.type) for s in instructors]
    return next(s for s in instructors if s.type == action[3])


def scatter_in_phase_2(field: Field, dragon: Trap, who: list[Skeleton]) -> Doing:
    going = new_move(who)  # this begins a move
    going.sent_by_trap = True  # BB-79: by the dragon that was placed on them
    yield from scatter(field, going, dragon)
    for skeleton in who:
        skeleton.moved = True  # BB-21
        skeleton.frozen = False  # BB-73


# ---------------------------------------------------------------- phase 3: move the skeletons


def skeletons_to_move(field: Field) -> list[Skeleton]:
    return [s for s in field.skeletons if not s.moved]


def move_options(field: Field) -> list[Action]:
    still = skeletons_to_move(field)
    waiting = [s for s in still if s.cell is None]
    at_home = [s.type for s in waiting if s.place == own_place(s.type)]
    elsewhere = [(s.place, s.type) for s in waiting if s.place != own_place(s.type)]
    options: list[Action] = []
    for type_ in TYPES:
        if type_ in at_home:
            options.append(("enter", type_))
    for place in PLACES:
        for type_ in TYPES:
            if (place, type_) in elsewhere:
                options.append(("enter-at", place, type_))  # BB-74
    for cell in CELLS:
        here = [s for s in still if s.cell == cell]
        instructors = [s for s in here if kind(s.type) == "instructor"]
        if instructors:
            here = instructors  # BB-65: nobody before it
        for skeleton in by_heading_and_type(here):
            action = ("move", cell, skeleton.heading, skeleton.type)
            if action not in options:
                options.append(action)
    return options


def named_skeleton(field: Field, action: Action) -> Skeleton:
    """Equal ones are one option: any of them will do. BB-10"""
    still = skeletons_to_move(field)
    if action[0] == "move":
        on_field = [s for s in still if s.cell is not None]
        return next(s for s in on_field if (s.cell, s.heading, s.type) == action[1:])
    place, type_ = (own_place(action[1]), action[1]) if action[0] == "enter" else action[1:]
    waiting = [s for s in still if s.cell is None]
    return next(s for s in waiting if (s.place, s.type) == (place, type_))


def phase_3(field: Field, colour: str) -> Doing:
    """colour: what all those who have still to move show. BB-04"""
    while skeletons_to_move(field) and not is_out(field):  # BB-10, BB-29
        action = yield lambda: move_options(field)
        skeleton = named_skeleton(field, action)
        killed_before = len(field.killed)
        yield from move(field, skeleton, colour)
        if len(field.killed) > killed_before and len(field.killed) >= KILLS_NEEDED:  # BB-47
            yield from offer_weapon(field)


def move(field: Field, skeleton: Skeleton, colour: str) -> Doing:
    """One skeleton or squad moves one cell, with all that follows, and is turned over. BB-10"""
    if is_held(field, skeleton, colour):
        skeleton.moved = True  # BB-44; an instructor alone, too: BB-71
        return
    who = [skeleton]
    if kind(skeleton.type) == "instructor" and skeleton.cell is not None:  # BB-65
        together_with = skeletons_on(field, skeleton.cell)
        who += [s for s in together_with if s is not skeleton and not s.moved]
    if skeleton.cell is None:
        cell: str | None = entry_cell(field.board, skeleton.place)
    else:
        cell = neighbour(skeleton.cell, skeleton.heading)
    yield from come(field, new_move(who), cell, skeleton.heading)
    for s in who:
        s.moved = True  # BB-04


def is_held(field: Field, skeleton: Skeleton, colour: str) -> bool:
    """By a labyrinth of the other colour. BB-44"""
    if skeleton.cell is None:
        return False
    trap = trap_on(field, skeleton.cell)
    if trap is None or tile(trap.thing) != "labyrinth":
        return False
    return trap.thing != "labyrinth-" + colour


def come(field: Field, going: Move, cell: str | None, heading: str, thrown: bool = False) -> Doing:
    """Those who go, headed so, come onto the cell (None: they leave the field). BB-28

    thrown: by a spring, BB-46.
    """
    if cell is None:
        yield from leave_field(field, going, heading)
        return

    trap = trap_on(field, cell)
    if trap is not None and trap.thing == "palisade" and not thrown:  # BB-41, hero or not
        meets(field, going, trap)
        stay_at_start(going)
        return

    for skeleton in going.who:
        skeleton.cell = cell
        skeleton.heading = heading

    if tower_stands(field, cell):  # BB-15, BB-52, the hero can't help
        yield from attack_tower(field, going, cell)
        if is_out(field) or not going.who:
            return
        # Co-operative: who is left is on the ruin's cell. BB-52

    if cell == field.hero:  # BB-16, no trap acts; BB-75
        field.killed += hero_destroys(field, going.who)
        return

    if trap is not None:
        if tile(trap.thing) in ("treasure", "labyrinth"):
            comes_upon(field, going, trap)  # and stops there
        # BB-18: at the same trap from the same side again it stops, headed as it came.
        elif (cell, heading) not in going.met:
            going.met.append((cell, heading))
            yield from trap_acts(field, going, trap, heading)
            return

    come_to_rest(field, going, cell, heading)


def stay_at_start(going: Move) -> None:
    """A palisade holds them where their move began, with the old heading. BB-41, BB-70"""
    for skeleton in going.who:
        skeleton.cell = going.start_cell
        skeleton.heading = going.start_heading


def come_to_rest(field: Field, going: Move, cell: str, heading: str) -> None:
    if trap_on(field, cell) is None and cell in field.board.arrows:  # BB-28: not under a tile
        out = field.board.arrows[cell]
        if heading != out and heading != OPPOSITE[out]:  # BB-11: it came along an arrow
            for skeleton in going.who:
                skeleton.heading = out
    for skeleton in going.who:
        lure(field, skeleton)  # BB-22, before all else


def lure(field: Field, skeleton: Skeleton) -> None:
    """A skeleton that has come to rest turns to a treasure next door. BB-22"""
    for direction in DIRECTIONS:
        beside = neighbour(skeleton.cell, direction)
        if beside is not None:
            trap = trap_on(field, beside)
            if trap is not None and trap.thing == "treasure":
                skeleton.heading = direction
                return


# ---------------------------------------------------------------- the edges and the towers


def leave_field(field: Field, going: Move, heading: str) -> Doing:
    if heading == field.board.village:  # BB-14, BB-53
        yield from attack_village(field, going)
    elif heading == "left":  # BB-13; solo: BB-30
        for skeleton in going.who:
            to_cemetery(field, skeleton, (field.seat + 1) % field.players)
    elif heading == "right":
        for skeleton in going.who:
            to_cemetery(field, skeleton, (field.seat - 1) % field.players)
    else:
        assert heading == field.board.any_player
        yield from leave_to_any_player(field, going)


def leave_to_any_player(field: Field, going: Move) -> Doing:
    """Over the edge where one chooses the cemetery. BB-13, BB-53"""
    in_order = sorted(going.who, key=lambda s: TYPES.index(s.type))
    if going.sent_by_trap:  # one cemetery for all, BB-79
        seat = yield from choose_opponent(field)
        for skeleton in in_order:
            to_cemetery(field, skeleton, seat)
    else:  # each one separately, BB-68
        for skeleton in in_order:
            seat = yield from choose_opponent(field)
            to_cemetery(field, skeleton, seat)


def attack_tower(field: Field, going: Move, cell: str) -> Doing:
    """Each does its damage, until the tower is gone (competitive: its player is out)."""
    if emperor_arrives(field, going):
        return
    while going.who and tower_stands(field, cell):
        skeleton = yield from choose_next(going)
        going.who.remove(skeleton)
        tiers = damaged(skeleton, field.towers[cell], field.tiers)
        field.towers[cell] = tiers
        destroy(field, skeleton)
        if not any(field.towers.values()):
            falls(field)


def attack_village(field: Field, going: Move) -> Doing:
    if emperor_arrives(field, going):
        return
    while going.who and not is_out(field):
        skeleton = yield from choose_next(going)
        going.who.remove(skeleton)
        field.village.houses = damaged(skeleton, field.village.houses, field.village.most)
        destroy(field, skeleton)
        if field.village.houses == 0:
            falls(field)


def emperor_arrives(field: Field, going: Move) -> bool:
    """In tower or village: out at once. BB-63"""
    if "emperor-1" in [skeleton.type for skeleton in going.who]:
        falls(field)
        return True
    return False


def falls(field: Field) -> None:
    if field.coop:
        raise OverrunError  # BB-54, BB-58
    field.out = True  # BB-25


def choose_next(going: Move) -> Asking[Skeleton]:
    """Of a squad at a tower or a village: who is next. BB-68"""
    types = next_types(going)
    if len(types) == 1:
        return going.who[0]
    action = yield lambda: [("next", type_) for type_ in types]
    return next(s for s in going.who if s.type == action[1])


def next_types(going: Move) -> list[str]:
    """The different types among those who go, in the order of types."""
    there = [s.type for s in going.who]
    return [type_ for type_ in TYPES if type_ in there]


def damaged(skeleton: Skeleton, parts: int, most: int) -> int:
    """How many of these tiers or houses stand after the skeleton has come."""
    if kind(skeleton.type) == "peacemaker":
        return min(parts + 1, most)  # BB-61
    if kind(skeleton.type) == "sapper":
        return max(parts - 2, 0)  # BB-61
    return parts - 1  # BB-14, BB-15


# ---------------------------------------------------------------- traps act


def comes_upon(field: Field, going: Move, trap: Trap) -> None:
    """Notes the trap for each saboteur. BB-66, BB-69"""
    for skeleton in going.who:
        if kind(skeleton.type) == "saboteur":
            field.sabotage.append((skeleton.type, trap))


def meets(field: Field, going: Move, trap: Trap) -> None:
    """Notes that the trap acts in this phase; by one or by many is the same. BB-17"""
    trap.triggered = True
    comes_upon(field, going, trap)


def trap_acts(field: Field, going: Move, trap: Trap, heading: str) -> Doing:
    meets(field, going, trap)
    going.sent_by_trap = True  # BB-79
    if trap.thing in BOUNCE:  # wall, BB-18
        bounced = BOUNCE[trap.thing][heading]
        yield from come(field, going, neighbour(trap.cell, bounced), bounced)
    elif trap.thing in ("catapult", "hearse"):  # BB-19, BB-42
        if trap.target is None:
            trap.target = yield from choose_opponent(field)
        for skeleton in going.who:
            to_cemetery(field, skeleton, trap.target)
    elif trap.thing == "dragon":  # BB-20
        yield from scatter(field, going, trap)
    elif trap.thing in ("dynamite", "palisade"):  # BB-43; thrown onto its points: BB-46
        for skeleton in going.who:
            destroy(field, skeleton)
    elif trap.thing == "portal":  # BB-45
        send_back(field, going)
    else:
        assert trap.thing == "spring"  # BB-46: it flies over the first cell
        over = neighbour(trap.cell, heading)
        landing = None if over is None else neighbour(over, heading)
        yield from come(field, going, landing, heading, thrown=True)


def send_back(field: Field, going: Move) -> None:
    """A portal: to the leader's own place at the forest edge. BB-45, BB-68, BB-74"""
    place = own_place(going.leader.type)
    for skeleton in going.who:
        skeleton.cell = None
        skeleton.place = place
        skeleton.heading = entry_heading(field.board, place)


def scatter_options(field: Field, dragon: Trap) -> list[Action]:
    options: list[Action] = []
    for direction in DIRECTIONS:
        if neighbour(dragon.cell, direction) is not None or direction != field.board.village:
            options.append(("scatter", direction))  # a cell or the forest, BB-20
    return options


def scatter(field: Field, going: Move, dragon: Trap) -> Doing:
    _, direction = yield lambda: scatter_options(field, dragon)
    yield from come(field, going, neighbour(dragon.cell, direction), direction)


# ---------------------------------------------------------------- the end of a phase


def end_of_phase(fields: list[Field], bag: dict[str, int]) -> None:
    for field in fields:
        for trap in list(field.traps):
            if trap.triggered and not trap.turned:
                trap_turns(fields, field, trap)
            trap.triggered = False
            trap.turned = False
            trap.target = None  # BB-19: kept for that phase
        for name in field.removed:
            field.supply[name] += 1  # BB-09, BB-51
        field.removed = []
        for type_ in field.to_bag:
            bag[type_] += 1
        field.to_bag = []
        for seat, type_ in field.sent:
            fields[seat].cemetery.append(type_)
        field.sent = []
        field.sabotage = []  # BB-69: traps met in phase 2 don't count
        field.killed = []
        field.weapon_used = False


def trap_turns(fields: list[Field], field: Field, trap: Trap) -> None:
    """A trap that has triggered. BB-17"""
    if trap.thing == "dynamite":  # BB-43
        field.traps.remove(trap)
        field.craters.append(trap.cell)
    elif trap.thing == "hearse":  # BB-42; co-operative: all have the same supply
        assert trap.target is not None
        field.traps.remove(trap)
        fields[trap.target].supply["hearse"] += 1
    elif trap.damaged:
        field.traps.remove(trap)  # out of the game
    else:
        trap.damaged = True


def saboteurs(field: Field) -> None:
    """At the end of phase 3, before all else. BB-66, BB-69"""
    for saboteur, trap in field.sabotage:
        if trap in field.traps and trap.thing != "dynamite":  # that will be a crater
            field.traps.remove(trap)
        for skeleton in list(field.skeletons):  # on the field or at the forest edge
            if skeleton.type == saboteur:
                field.skeletons.remove(skeleton)
                field.to_bag.append(saboteur)
        for seat, type_ in list(field.sent):  # on its way to a cemetery
            if type_ == saboteur:
                field.sent.remove((seat, type_))
                field.to_bag.append(saboteur)


def steal_treasures(field: Field) -> None:
    """At the end of phase 3. BB-22"""
    for trap in list(field.traps):
        if trap.thing == "treasure" and skeletons_on(field, trap.cell) and field.hero != trap.cell:
            field.traps.remove(trap)


# ---------------------------------------------------------------- phase 4 and the setup: draws


def draw(bag: dict[str, int], seat: int, types: list[str]) -> Game[str | None]:
    """A draw of chance among these types; the type drawn, None if there are none in the bag."""
    outcomes = [(("drawn", seat, type_), bag[type_]) for type_ in types if bag[type_] > 0]
    if not outcomes:
        return None
    action = yield from chance(outcomes)
    bag[action[2]] -= 1
    return str(action[2])


def chance(outcomes: list[tuple[Action, int]]) -> Game[Action]:
    who, action = yield outcomes
    for outcome, _ in outcomes:
        if who == -1 and action == outcome:
            return outcome
    raise ValueError(f"no such outcome: {who} {action}")


def setup(fields: list[Field], bag: dict[str, int]) -> Game[None]:
    for field in fields:  # BB-02; commanders like any token of their symbol, BB-67
        for symbol in SETUP_SYMBOLS:
            types = [type_ for type_ in TYPES if symbol_of(type_) == symbol]
            type_ = yield from draw(bag, field.seat, types)
            if type_ is not None:
                put_at_forest_edge(field, type_)


def coop_setup(fields: list[Field], bag: dict[str, int]) -> Game[None]:
    for field in fields:  # BB-50
        for _ in range(DRAWN_IN_COOP_SETUP):
            type_ = yield from draw(bag, field.seat, TYPES)
            if type_ is not None:
                put_at_forest_edge(field, type_)
    yield from together({field.seat: place_hero(field) for field in fields})


def place_hero(field: Field) -> Doing:
    _, field.hero = yield lambda: [("hero", cell) for cell in CELLS if tower_stands(field, cell)]


def phase_4(fields: list[Field], bag: dict[str, int], new: int) -> Game[None]:
    for field in fields:  # BB-24
        to_draw = new
        while to_draw > 0:
            to_draw -= 1
            type_ = yield from draw(bag, field.seat, TYPES)
            if type_ is not None:
                field.cemetery.append(type_)
                if kind(type_) == "necromancer":
                    to_draw += DRAWN_BY_NECROMANCER  # BB-62
    for field in fields:
        for type_ in field.cemetery:
            put_at_forest_edge(field, type_)
        field.cemetery = []


# ---------------------------------------------------------------- the market


def new_market(players: int, coop: bool) -> Market:
    wares = {ware: MARKET[ware][players - 1] for ware in MARKET}
    for weapon in WEAPONS:
        wares[weapon] = 1
    if coop:
        return Market(wares, [COOP_COINS * players])  # BB-55
    return Market(wares, [COINS] * players)  # BB-40


def market_options(field: Field, market: Market) -> list[Action]:
    coins = market.purses[0] if field.coop else market.purses[field.seat]
    options: list[Action] = []
    for ware in TILES + WEAPONS:
        if market.wares.get(ware, 0) == 0 or COST[ware] > coins:
            continue
        if ware in WEAPONS and field.weapon is not None:
            continue  # one weapon at most
        options.append(("buy", ware))
    options.append(("done",))
    return options


def buy(field: Field, market: Market, ware: str) -> None:
    market.wares[ware] -= 1
    market.purses[0 if field.coop else field.seat] -= COST[ware]
    if ware in WEAPONS:
        field.weapon = ware
    else:
        field.supply[ware] += 1


def buy_once(field: Field, market: Market, finished: list[int]) -> Doing:
    action = yield lambda: market_options(field, market)
    if action == ("done",):
        finished.append(field.seat)
    else:
        buy(field, market, action[1])


def market_in_turns(fields: list[Field], first: int | None) -> Game[None]:
    """To and fro from the first player on. BB-40"""
    players = len(fields)
    market = new_market(players, coop=False)
    if first is None and players > 1:
        action = yield from chance([(("first", seat), 1) for seat in range(players)])
        first = int(action[1])
    order = [((first or 0) + i) % players for i in range(players)]
    finished: list[int] = []
    while len(finished) < players:
        for seat in order:
            if seat not in finished:
                yield from together({seat: buy_once(fields[seat], market, finished)})
        order.reverse()


def coop_market(fields: list[Field]) -> Game[None]:
    """All at the same time from one purse. BB-55"""
    market = new_market(len(fields), coop=True)
    yield from together({field.seat: buy_for_all(field, market) for field in fields})


def buy_for_all(field: Field, market: Market) -> Doing:
    finished: list[int] = []
    while not finished:
        yield from buy_once(field, market, finished)


# ---------------------------------------------------------------- points


def points(field: Field) -> int:
    """BB-26"""
    if is_out(field):
        return 0
    total = POINTS_PER_TIER * sum(field.towers.values())
    total += POINTS_PER_HOUSE * field.village.houses
    for name in field.supply:
        total += STARS_INTACT[name] * field.supply[name]
    for trap in field.traps:
        name = tile(trap.thing)
        total += STARS_DAMAGED[name] if trap.damaged else STARS_INTACT[name]
    return total


def final_result(fields: list[Field]) -> Result:
    """Several players: BB-26, BB-27."""
    scores = [points(field) for field in fields]
    leaders = [field for field in fields if not is_out(field)]
    if leaders:
        most = max(scores[field.seat] for field in leaders)
        leaders = [field for field in leaders if scores[field.seat] == most]
        tallest = max(sum(field.towers.values()) for field in leaders)
        leaders = [field for field in leaders if sum(field.towers.values()) == tallest]
    # Whoever stands has points: BB-27 decides between equal ones, and if nobody is left.
    reason = "fallen" if scores.count(max(scores)) == 1 else "tied"
    return Result([field.seat for field in leaders], scores, reason)


# ---------------------------------------------------------------- the game


def together(doings: dict[int, Doing]) -> Game[None]:
    """One phase, all seats at the same time (BB-03).

    doings: one generator for each seat. Yields {seat: options} of all that have still something
    to answer, until nobody has. The options are listed anew for every question (BB-57).
    """
    asked: dict[int, Options] = {}
    for seat, doing in doings.items():
        with suppress(StopIteration):
            asked[seat] = next(doing)
    while asked:
        question = {seat: asked[seat]() for seat in sorted(asked)}
        seat, action = yield question
        if seat not in question or action not in question[seat]:
            raise ValueError(f"not an option: {seat} {action}")
        try:
            asked[seat] = doings[seat].send(action)
        except StopIteration:
            del asked[seat]


def new_supply(kit: dict[str, int]) -> dict[str, int]:
    return {name: kit.get(name, 0) for name in TILES}


def new_fields(players: int, advanced: bool) -> list[Field]:
    """BB-01; solo: BB-30; advanced: one treasure each, the rest is bought, BB-40."""
    tiers, houses = (SOLO_TIERS, SOLO_HOUSES) if players == 1 else (TIERS, HOUSES)
    kit = {"treasure": 1} if advanced else KIT
    fields = []
    for seat in range(players):
        towers = dict.fromkeys(BASE_BOARD.towers, tiers)
        village = Village(houses, houses)
        supply = new_supply(kit)
        hero = BASE_BOARD.towers[0]
        field = Field(seat, players, False, BASE_BOARD, village, supply, towers, tiers, hero)
        fields.append(field)
    return fields


def new_coop_fields(players: int, advanced: bool) -> list[Field]:
    """BB-50, BB-51, BB-55: one capital and one supply for all."""
    capital = Village(players, players)
    supply = new_supply({})
    if not advanced:
        supply = new_supply({name: COOP_KIT[name] * players for name in COOP_KIT})
    supply["treasure"] += COOP_TREASURES
    fields = []
    for seat in range(players):
        towers = dict.fromkeys(COOP_BOARD.towers, COOP_TIERS)
        field = Field(seat, players, True, COOP_BOARD, capital, supply, towers, COOP_TIERS, None)
        fields.append(field)
    return fields


def new_bag(commanders: bool) -> dict[str, int]:
    bag = dict.fromkeys(TYPES, 0)
    for type_ in PLACES:
        bag[type_] = COPIES  # BB-01
    if commanders:
        for type_ in COMMANDER_TYPES:
            bag[type_] = 1  # BB-60
    return bag


def colour_of_the_round(number: int) -> str:
    """What those show who have still to move in round 1, 2, 3 ... BB-04"""
    return "white" if number % 2 == 1 else "black"


def new_round(fields: list[Field]) -> None:
    for field in fields:
        for skeleton in field.skeletons:
            skeleton.moved = skeleton.frozen  # who was frozen after its move misses this one, BB-35
            skeleton.frozen = False


def phases_1_to_3(fields: list[Field], bag: dict[str, int], colour: str) -> Game[None]:
    yield from together({field.seat: phase_1(field) for field in fields})
    end_of_phase(fields, bag)

    yield from together({field.seat: phase_2(field) for field in fields})
    end_of_phase(fields, bag)

    yield from together({field.seat: phase_3(field, colour) for field in fields})
    for field in fields:
        saboteurs(field)
    end_of_phase(fields, bag)
    for field in fields:
        steal_treasures(field)


def is_cleared(field: Field) -> bool:
    """Nobody on the field or at the forest edge; ghosts don't count. BB-32"""
    return all(kind(skeleton.type) == "ghost" for skeleton in field.skeletons)


def competitive_rounds(fields: list[Field], bag: dict[str, int]) -> Game[Result]:
    played = 0
    while True:
        new_round(fields)
        yield from phases_1_to_3(fields, bag, colour_of_the_round(played + 1))
        if any(is_out(field) for field in fields):  # BB-25
            return final_result(fields)
        yield from phase_4(fields, bag, DRAWN_PER_ROUND)
        played += 1


def solo_rounds(field: Field, bag: dict[str, int], rounds: int, heroic: bool) -> Game[Result]:
    played = 0  # rounds played to their end
    while True:
        new_round([field])
        yield from phases_1_to_3([field], bag, colour_of_the_round(played + 1))
        if is_out(field):  # BB-31
            return Result([], [played], "lost")
        # Heroic: nothing is drawn in the rounds after the last one. BB-32
        yield from phase_4([field], bag, 0 if played >= rounds else DRAWN_PER_ROUND)
        played += 1
        if played >= rounds:
            if not heroic:
                return Result([0], [played], "stood")  # BB-31
            if is_cleared(field):
                return Result([0], [played], "cleared")  # BB-32
            if played == rounds + FURTHER_ROUNDS:
                return Result([0], [played], "stood")


def coop_rounds(fields: list[Field], bag: dict[str, int]) -> Game[Result]:
    """BB-54"""
    players = len(fields)
    played = 0  # rounds played to their end
    while played < COOP_ROUNDS:
        new_round(fields)
        try:
            yield from phases_1_to_3(fields, bag, colour_of_the_round(played + 1))
        except OverrunError:
            return Result([], [played] * players, "overrun")
        yield from phase_4(fields, bag, DRAWN_PER_ROUND)
        played += 1
    return Result(list(range(players)), [played] * players, "held")


def play(
    players: int = 4,
    first: int | None = None,
    rounds: int = 10,
    heroic: bool = False,
    advanced: bool = False,
    coop: bool = False,
    commanders: bool = False,
) -> Game[Result]:
    """The whole game as a generator, see above."""
    if not 1 <= players <= 6 or not 1 <= rounds <= 100:
        raise ValueError("1 to 6 players, 1 to 100 rounds")
    if players == 1 and coop:
        raise ValueError("the co-operative game is for 2 to 6 players")
    if players > 1 and (heroic or rounds != 10):
        raise ValueError("heroic and rounds are for one player")
    if first is not None and not 0 <= first < players:
        raise ValueError("first is a seat")

    bag = new_bag(commanders)
    fields = new_coop_fields(players, advanced) if coop else new_fields(players, advanced)
    for field in fields:
        field.weapon = WEAPONS_GIVEN.get(field.seat)

    if coop:
        if advanced:
            yield from coop_market(fields)
        yield from coop_setup(fields, bag)
        return (yield from coop_rounds(fields, bag))

    if advanced:
        yield from market_in_turns(fields, first)
    yield from setup(fields, bag)
    if players == 1:
        return (yield from solo_rounds(fields[0], bag, rounds, heroic))
    return (yield from competitive_rounds(fields, bag))
