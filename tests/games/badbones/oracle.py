"""Bad Bones, base game and solo: a plain reference implementation ("oracle").

Written from the rule ledger (ids BB-01 to BB-34), the rulebook and protocol.md alone.
Nothing is cached and nothing is clever: every list of options is built anew from the field.

    game = play(players=3)
    question = next(game)
    question = game.send((seat, action))        # seat -1 for chance
    ...                                         # StopIteration.value is the Result

A question is {seat: [action, ...]}; a draw of chance is [(action, weight), ...].
The functions that may ask something are generators too: they yield a list of actions for
their own seat and are sent the chosen one; `together` runs those of all seats side by side.
"""

from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field as default
from typing import Any, NamedTuple, TypeVar

Action = tuple[Any, ...]
T = TypeVar("T")
Game = Generator[Any, Any, T]
Doing = Generator[list[Action], Action, None]

# ---------------------------------------------------------------- tables (components.toml)

DIRECTIONS = ["up", "right", "down", "left"]
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}
STEP = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}  # (row, column)

CELLS = [column + row for row in "12345" for column in "abcde"]  # a1, b1, ... e5
TOWER = "c3"

# An arrow cell and the direction to which its arrows lead. BB-11
ARROWS = {"c1": "down", "c2": "down", "b3": "right", "d3": "left", "c4": "up", "c5": "down"}

SYMBOLS = ["purple", "yellow", "red", "blue", "green"]
SETUP_SYMBOLS = ["purple", "yellow", "blue", "green"]  # all but red, BB-02
EDGES = ["left", "top", "right"]
TYPES = [edge + "-" + symbol for edge in EDGES for symbol in SYMBOLS]
COPIES = 12

# Where the tokens come in: rows 1 to 5 of the left and right edge, columns a to e of the top. BB-33
ENTRIES = {
    "left": ["green", "blue", "red", "yellow", "purple"],
    "top": ["purple", "yellow", "red", "blue", "green"],
    "right": ["purple", "yellow", "red", "blue", "green"],
}
HEADING_FROM_EDGE = {"left": "right", "top": "down", "right": "left"}

THINGS = ["wall-rising", "wall-falling", "catapult", "dragon", "treasure"]  # what can be placed
TILE = {
    "wall-rising": "wall",
    "wall-falling": "wall",
    "catapult": "catapult",
    "dragon": "dragon",
    "treasure": "treasure",
}
KIT = {"wall": 2, "catapult": 2, "dragon": 1, "treasure": 1}  # BB-01
STARS_INTACT = {"wall": 2, "catapult": 2, "dragon": 3, "treasure": 4}  # BB-26
STARS_DAMAGED = {"wall": 1, "catapult": 1, "dragon": 2}

# A skeleton that comes in the first direction bounces off into the second. BB-18
BOUNCE = {
    "wall-rising": {"right": "up", "up": "right", "left": "down", "down": "left"},  # /
    "wall-falling": {"right": "down", "down": "right", "left": "up", "up": "left"},  # \
}

POINTS_PER_TIER = 4
POINTS_PER_HOUSE = 3
DRAWN_PER_ROUND = 3
FURTHER_ROUNDS = 100  # BB-32


# ---------------------------------------------------------------- things on the table


class Result(NamedTuple):
    winners: list[int]
    scores: list[int]
    reason: str


@dataclass(eq=False)
class Skeleton:
    type: str  # never changes, BB-33
    cell: str | None  # None: it waits at the forest edge, at its entry place
    heading: str
    colour: str  # "white" or "black", BB-04


@dataclass(eq=False)
class Trap:
    thing: str  # one of THINGS
    cell: str
    damaged: bool = False
    triggered: bool = False  # in this phase
    turned: bool = False  # this phase's damage is done already (a dragon placed on skeletons)
    target: int | None = None  # a catapult's, in this phase


@dataclass(eq=False)
class Field:
    """All that lies in front of one player."""

    seat: int
    players: int
    tiers: int = 4
    houses: int = 5
    hero: str = TOWER
    supply: dict[str, int] = default(default_factory=lambda: dict(KIT))
    traps: list[Trap] = default(default_factory=list)
    skeletons: list[Skeleton] = default(default_factory=list)  # on the field and at the forest edge
    cemetery: list[str] = default(default_factory=list)  # types
    to_bag: list[str] = default(
        default_factory=list
    )  # types that go to the bag when the phase ends
    sent: list[tuple[int, str]] = default(
        default_factory=list
    )  # (seat, type): to a cemetery when it ends


def new_field(seat: int, players: int) -> Field:
    if players == 1:
        return Field(seat, players, tiers=1, houses=1)  # BB-30
    return Field(seat, players)


def is_out(field: Field) -> bool:
    return field.tiers == 0 or field.houses == 0  # BB-25


def other(colour: str) -> str:
    return "black" if colour == "white" else "white"


def neighbour(cell: str | None, direction: str) -> str | None:
    """The next cell in this direction; None: there the field ends."""
    assert cell is not None
    column, row = "abcde".index(cell[0]), "12345".index(cell[1])
    row, column = row + STEP[direction][0], column + STEP[direction][1]
    if 0 <= row < 5 and 0 <= column < 5:
        return "abcde"[column] + "12345"[row]
    return None


def cells_around(cell: str) -> list[str]:
    """The up to 8 cells around this one, in the order of cells."""
    found = []
    for c in CELLS:
        columns = abs("abcde".index(c[0]) - "abcde".index(cell[0]))
        rows = abs(int(c[1]) - int(cell[1]))
        if max(columns, rows) == 1:
            found.append(c)
    return found


def entry_heading(type_: str) -> str:
    edge, _ = type_.split("-")
    return HEADING_FROM_EDGE[edge]


def entry_cell(type_: str) -> str:
    """The cell onto which a token of this type comes from the forest edge. BB-33"""
    edge, symbol = type_.split("-")
    place = ENTRIES[edge].index(symbol)
    if edge == "left":
        return "a" + "12345"[place]
    if edge == "right":
        return "e" + "12345"[place]
    return "abcde"[place] + "1"


def trap_on(field: Field, cell: str) -> Trap | None:
    for trap in field.traps:
        if trap.cell == cell:
            return trap
    return None


def skeletons_on(field: Field, cell: str) -> list[Skeleton]:
    return [s for s in field.skeletons if s.cell == cell]


def to_the_bag(field: Field, skeleton: Skeleton) -> None:
    field.skeletons.remove(skeleton)
    field.to_bag.append(skeleton.type)


def to_cemetery(field: Field, skeleton: Skeleton, seat: int) -> None:
    field.skeletons.remove(skeleton)
    field.sent.append((seat, skeleton.type))


def put_at_forest_edge(field: Field, type_: str, colour: str) -> None:
    field.skeletons.append(Skeleton(type_, None, entry_heading(type_), colour))  # BB-33, BB-24


# ---------------------------------------------------------------- phase 1: move the hero


def hero_options(field: Field) -> list[Action]:
    return [("hero", cell) for cell in cells_around(field.hero)]  # BB-05


def phase_1(field: Field) -> Doing:
    _, cell = yield hero_options(field)
    field.hero = cell
    for skeleton in skeletons_on(field, cell):  # BB-06
        to_the_bag(field, skeleton)


# ---------------------------------------------------------------- phase 2: place or remove a trap


def can_be_placed(field: Field, thing: str, cell: str) -> bool:
    if cell == TOWER or trap_on(field, cell) is not None:  # BB-08
        return False
    # BB-08, BB-21; under the hero, too
    return thing == "dragon" or not skeletons_on(field, cell)


def trap_options(field: Field) -> list[Action]:
    options: list[Action] = []
    for thing in THINGS:
        if field.supply[TILE[thing]] > 0:
            for cell in CELLS:
                if can_be_placed(field, thing, cell):
                    options.append(("place", thing, cell))  # BB-08
    for cell in CELLS:
        if trap_on(field, cell) is not None:
            options.append(("remove", cell))  # BB-09
    options.append(("nothing",))
    return options


def phase_2(field: Field) -> Doing:
    action = yield trap_options(field)  # BB-07
    if action[0] == "place":
        yield from place_trap(field, action[1], action[2])
    elif action[0] == "remove":
        trap = trap_on(field, action[1])
        assert trap is not None
        field.traps.remove(trap)
        field.supply[TILE[trap.thing]] += 1  # intact again, BB-09


def place_trap(field: Field, thing: str, cell: str) -> Doing:
    field.supply[TILE[thing]] -= 1
    trap = Trap(thing, cell)
    field.traps.append(trap)

    if thing == "treasure":  # BB-22: they turn at once
        for direction in DIRECTIONS:
            beside = neighbour(cell, direction)
            if beside is not None:
                for skeleton in skeletons_on(field, beside):
                    skeleton.heading = OPPOSITE[direction]

    if thing == "dragon" and skeletons_on(field, cell):  # BB-21
        trap.damaged = True
        trap.turned = True
        acted(trap)
        there = skeletons_on(field, cell)
        there.sort(key=lambda s: (DIRECTIONS.index(s.heading), TYPES.index(s.type)))
        for skeleton in there:
            if is_out(field):  # BB-29: the rest stay
                break
            # The scattering begins a move: the skeleton hasn't come to any trap yet.
            yield from scatter(field, skeleton, trap, [])
            skeleton.colour = other(skeleton.colour)  # it has moved


# ---------------------------------------------------------------- phase 3: move the skeletons


def skeletons_to_move(field: Field, marker: str) -> list[Skeleton]:
    """Those that don't show the marker's side have still to move. BB-04"""
    return [s for s in field.skeletons if s.colour != marker]


def move_options(field: Field, marker: str) -> list[Action]:
    still = skeletons_to_move(field, marker)
    options: list[Action] = []
    for type_ in TYPES:
        if [s for s in still if s.cell is None and s.type == type_]:
            options.append(("enter", type_))
    for cell in CELLS:
        here = [s for s in still if s.cell == cell]
        for heading in DIRECTIONS:
            for type_ in TYPES:
                if [s for s in here if s.heading == heading and s.type == type_]:
                    options.append(("move", cell, heading, type_))
    return options


def phase_3(field: Field, marker: str) -> Doing:
    while skeletons_to_move(field, marker) and not is_out(field):  # BB-10, BB-29
        action = yield move_options(field, marker)
        if action[0] == "enter":
            named = (None, entry_heading(action[1]), action[1])
        else:
            named = (action[1], action[2], action[3])
        # Equal ones are one option: any of them will do.
        still = skeletons_to_move(field, marker)
        skeleton = next(s for s in still if (s.cell, s.heading, s.type) == named)
        yield from move(field, skeleton)


def move(field: Field, skeleton: Skeleton) -> Doing:
    """One skeleton moves one cell, with all that follows, and is turned over. BB-10"""
    entering = skeleton.cell is None
    cell = entry_cell(skeleton.type) if entering else neighbour(skeleton.cell, skeleton.heading)
    yield from come(field, skeleton, cell, skeleton.heading, [])
    skeleton.colour = other(skeleton.colour)  # BB-04


def come(
    field: Field, skeleton: Skeleton, cell: str | None, heading: str, met: list[tuple[str, str]]
) -> Doing:
    """The skeleton, headed so, comes onto the cell (None: it leaves the field). BB-28

    met: the (cell, heading) of every trap that it has come to in this move. BB-18
    """
    if cell is None:
        yield from leave_field(field, skeleton, heading)
        return

    skeleton.cell = cell
    skeleton.heading = heading

    if cell == TOWER and field.tiers > 0:  # BB-15, the hero can't help
        field.tiers -= 1
        to_the_bag(field, skeleton)
        return

    if cell == field.hero:  # BB-16, no trap acts
        to_the_bag(field, skeleton)
        return

    trap = trap_on(field, cell)
    # BB-17; BB-18: at the same trap from the same side again it stops, headed as it came.
    if trap is not None and trap.thing != "treasure" and (cell, heading) not in met:
        yield from trap_acts(field, skeleton, trap, heading, [*met, (cell, heading)])
        return

    if trap is None and cell in ARROWS:  # BB-28: not under a tile
        out = ARROWS[cell]
        if heading != out and heading != OPPOSITE[out]:  # BB-11: it came along an arrow
            skeleton.heading = out

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


def leave_field(field: Field, skeleton: Skeleton, heading: str) -> Doing:
    if heading == "down":  # BB-14: the village
        field.houses -= 1
        to_the_bag(field, skeleton)
    elif heading == "left":  # BB-13; solo: BB-30
        to_cemetery(field, skeleton, (field.seat + 1) % field.players)
    elif heading == "right":
        to_cemetery(field, skeleton, (field.seat - 1) % field.players)
    else:
        seat = yield from choose_opponent(field)  # each one separately
        to_cemetery(field, skeleton, seat)


def choose_opponent(field: Field) -> Generator[list[Action], Action, int]:
    if field.players == 1:
        return field.seat  # BB-34
    others = [seat for seat in range(field.players) if seat != field.seat]
    if field.players == 2:
        return others[0]
    action = yield [("send", seat) for seat in others]
    return int(action[1])


def acted(trap: Trap) -> None:
    """Notes that the trap acts in this phase; by one or by many is the same. BB-17"""
    trap.triggered = True


def trap_acts(
    field: Field, skeleton: Skeleton, trap: Trap, heading: str, met: list[tuple[str, str]]
) -> Doing:
    acted(trap)
    if trap.thing in BOUNCE:  # wall, BB-18
        bounced = BOUNCE[trap.thing][heading]
        yield from come(field, skeleton, neighbour(trap.cell, bounced), bounced, met)
    elif trap.thing == "catapult":  # BB-19
        if trap.target is None:
            trap.target = yield from choose_opponent(field)
        to_cemetery(field, skeleton, trap.target)
    elif trap.thing == "dragon":  # BB-20
        yield from scatter(field, skeleton, trap, met)


def scatter_options(dragon: Trap) -> list[Action]:
    options: list[Action] = []
    for direction in DIRECTIONS:
        if neighbour(dragon.cell, direction) is not None or direction != "down":
            options.append(("scatter", direction))  # a cell or the forest, BB-20
    return options


def scatter(field: Field, skeleton: Skeleton, dragon: Trap, met: list[tuple[str, str]]) -> Doing:
    _, direction = yield scatter_options(dragon)
    yield from come(field, skeleton, neighbour(dragon.cell, direction), direction, met)


# ---------------------------------------------------------------- the end of a phase


def end_of_phase(fields: list[Field], bag: dict[str, int]) -> None:
    for field in fields:
        for trap in list(field.traps):
            if trap.triggered and not trap.turned:  # BB-17
                if trap.damaged:
                    field.traps.remove(trap)  # out of the game
                else:
                    trap.damaged = True
            trap.triggered = False
            trap.turned = False
            trap.target = None  # BB-19: kept for that phase
        for type_ in field.to_bag:
            bag[type_] += 1
        field.to_bag = []
        for seat, type_ in field.sent:
            fields[seat].cemetery.append(type_)
        field.sent = []


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
    who, action = yield outcomes
    if who != -1 or action not in [outcome for outcome, weight in outcomes]:
        raise ValueError(f"no such draw: {who} {action}")
    bag[action[2]] -= 1
    return str(action[2])


def setup(fields: list[Field], bag: dict[str, int]) -> Game[None]:
    for field in fields:  # BB-02
        for symbol in SETUP_SYMBOLS:
            types = [type_ for type_ in TYPES if type_.split("-")[1] == symbol]
            type_ = yield from draw(bag, field.seat, types)
            if type_ is not None:
                put_at_forest_edge(field, type_, "white")


def phase_4(fields: list[Field], bag: dict[str, int], marker: str, new: int) -> Game[None]:
    for field in fields:  # BB-24
        for _ in range(new):
            type_ = yield from draw(bag, field.seat, TYPES)
            if type_ is not None:
                field.cemetery.append(type_)
    for field in fields:
        for type_ in field.cemetery:
            put_at_forest_edge(field, type_, marker)
        field.cemetery = []


# ---------------------------------------------------------------- points


def points(field: Field) -> int:
    """BB-26"""
    if is_out(field):
        return 0
    total = POINTS_PER_TIER * field.tiers + POINTS_PER_HOUSE * field.houses
    for tile in field.supply:
        total += STARS_INTACT[tile] * field.supply[tile]
    for trap in field.traps:
        tile = TILE[trap.thing]
        total += STARS_DAMAGED[tile] if trap.damaged else STARS_INTACT[tile]
    return total


def final_result(fields: list[Field]) -> Result:
    """Several players: BB-26, BB-27."""
    scores = [points(field) for field in fields]
    leaders = [field for field in fields if not is_out(field)]
    if leaders:
        most = max(scores[field.seat] for field in leaders)
        leaders = [field for field in leaders if scores[field.seat] == most]
        tallest = max(field.tiers for field in leaders)
        leaders = [field for field in leaders if field.tiers == tallest]
    return Result([field.seat for field in leaders], scores, "fallen")


# ---------------------------------------------------------------- the game


def together(doings: list[Doing]) -> Game[None]:
    """One phase, all seats at the same time (BB-03).

    doings: one generator for each seat. Yields {seat: options} of all that have still something
    to answer, until nobody has.
    """
    asked = {}
    for seat in range(len(doings)):
        with suppress(StopIteration):
            asked[seat] = next(doings[seat])
    while asked:
        seat, action = yield {seat: list(asked[seat]) for seat in sorted(asked)}
        if seat not in asked or action not in asked[seat]:
            raise ValueError(f"not an option: {seat} {action}")
        try:
            asked[seat] = doings[seat].send(action)
        except StopIteration:
            del asked[seat]


def play(players: int, rounds: int = 10, heroic: bool = False) -> Game[Result]:
    """The whole game as a generator, see above. rounds and heroic matter only to the solo game."""
    if not 1 <= players <= 6 or not 1 <= rounds <= 100:
        raise ValueError("1 to 6 players, 1 to 100 rounds")
    bag = dict.fromkeys(TYPES, COPIES)  # BB-01
    fields = [new_field(seat, players) for seat in range(players)]
    marker = "white"  # BB-04
    played = 0  # rounds played to their end

    yield from setup(fields, bag)

    while True:
        yield from together([phase_1(field) for field in fields])
        end_of_phase(fields, bag)

        yield from together([phase_2(field) for field in fields])
        end_of_phase(fields, bag)

        marker = other(marker)  # BB-04
        yield from together([phase_3(field, marker) for field in fields])
        end_of_phase(fields, bag)
        for field in fields:
            steal_treasures(field)

        if any(is_out(field) for field in fields):  # BB-25, BB-31
            if players == 1:
                return Result([], [played], "lost")
            return final_result(fields)

        # Solo, heroic: nothing is drawn in the rounds after the last one. BB-32
        new = 0 if players == 1 and played >= rounds else DRAWN_PER_ROUND
        yield from phase_4(fields, bag, marker, new)
        played += 1

        if players == 1 and played >= rounds:
            if not heroic:
                return Result([0], [played], "stood")  # BB-31
            if not fields[0].skeletons:
                return Result([0], [played], "cleared")  # BB-32
            if played == rounds + FURTHER_ROUNDS:
                return Result([0], [played], "stood")
