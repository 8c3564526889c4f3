"""The rules of Bad Bones, in the order of the rulebook.

walk.py has what happens to a skeleton that moves: traps, the hero, tower and village, the forest.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from ossuary.games.badbones.actions import (
    ALL_OF_ROW,
    ARRIVED,
    CELLS,
    DIRECTIONS,
    DO_NOTHING,
    DRAGON,
    DRAWS,
    ENTER,
    ENTERS,
    HERO,
    HERO_MOVES,
    INWARD,
    KIND_OF,
    LURED,
    MOST_DRAWN,
    MOVE,
    MOVES,
    NEXT,
    OUTSIDE,
    PHASED,
    PLACE,
    PLACES,
    REMOVE,
    REMOVES,
    ROUND,
    SEATS,
    SETTLED,
    SIDE,
    SLAIN,
    STOLEN,
    SYMBOLS,
    TILES,
    TREASURE,
    TURNED,
    TYPES,
    token_of,
)
from ossuary.games.badbones.state import (
    DAMAGED,
    NO_TRAP,
    TOKENS_OF_CELL,
    BadBones,
    BadBonesReason,
    BadBonesTable,
    Field,
)
from ossuary.games.badbones.walk import AIM, CHOOSE_CEMETERY, RUN, come, walk
from ossuary.kernel.action import Action
from ossuary.kernel.chance import Chances
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.step import Agenda, Answers, Draw, Happening, Question, Steps

MOST_FURTHER: Final = 100
"""BB-32: the rounds after the last in which nothing is drawn any more."""
INTACT, IS_DAMAGED, GONE = 0, 1, 2

# ---- Setup


class DrawFirstSkeleton(Draw[BadBonesTable]):
    """BB-02: each player draws a token of every symbol but one, in seat order."""

    rule = "BB-02"

    def chances(self, state: BadBones) -> Chances:
        seat, symbol = divmod(self.number, len(SYMBOLS))
        bag = state.table.bag
        return Chances(*[(DRAWS[seat][t], bag[t]) for t in range(symbol, TYPES, len(SYMBOLS))])

    def draw(self, state: BadBones, random: Callable[[], float]) -> Action:
        seat, symbol = divmod(self.number, len(SYMBOLS))
        return DRAWS[seat][pick(state.table.bag, symbol, len(SYMBOLS), random)]

    def resolve(self, state: BadBones, action: Action) -> None:
        seat, drawn = action.values
        state.table.bag[drawn] -= 1
        insort(state.table.fields[seat].waiting, drawn)
        set_up(state, self.number + 1)


def pick(bag: list[int], first: int, step: int, random: Callable[[], float]) -> int:
    """A type at random out of the bag, among the first and every so-and-so-many-th after it."""
    inside = 0
    for kind in range(first, TYPES, step):
        inside += bag[kind]
    number = int(random() * float(inside))
    kind = first
    while number >= bag[kind]:
        number -= bag[kind]
        kind += step
    return kind


class SetUp(Happening[BadBonesTable]):
    """BB-02: the first tokens."""

    rule = "BB-02"

    def happen(self, state: BadBones) -> None:
        set_up(state, 0)


def set_up(state: BadBones, number: int) -> None:
    """BB-02: the next token; the one symbol is passed over, and so is one that the bag lacks."""
    table = state.table
    while number < table.box.players * len(SYMBOLS):
        symbol = number % len(SYMBOLS)
        if symbol != table.box.left_out and any(table.bag[symbol :: len(SYMBOLS)]):
            state.then(DRAW_FIRST_SKELETON[number])
            return
        number += 1
    state.then(BEGIN_ROUND)


# ---- Rounds and phases


class BeginRound(Happening[BadBonesTable]):
    """BB-03: a round has four phases."""

    rule = "BB-03"

    def happen(self, state: BadBones) -> None:
        state.table.round += 1
        state.tell(ROUND, state.table.round)
        begin_phase(state, 1, MOVE_HERO, MOVE_HERO_LANES)


class EndPhase(Happening[BadBonesTable]):
    """BB-03: the next phase begins when all have finished; then what was done is there for all."""

    rule = "BB-03"

    def happen(self, state: BadBones) -> None:
        table = state.table
        for seat in range(table.box.players):
            turn_traps(state, seat)
        if table.phase == 3:
            end_moves(state)
        deliver(table)
        state.tell(SETTLED, table.phase, table.side)
        if table.phase == 1:
            begin_phase(state, 2, SET_TRAP, SET_TRAP_LANES)
        elif table.phase == 2:
            begin_phase(state, 3, MOVE_SKELETON, MOVE_SKELETON_LANES)
        elif any(field.out for field in table.fields):
            finish(state)
        else:
            table.phase = 4
            state.tell(PHASED, 4)
            draw_next(state, 0)


def begin_phase(
    state: BadBones,
    phase: int,
    questions: list[Question[BadBonesTable]],
    lanes: list[Agenda],
) -> None:
    """BB-03: all act at the same time; whoever is out, or has nobody to move, is not asked."""
    table = state.table
    table.phase = phase
    state.tell(PHASED, phase)
    seats = 0
    for seat in range(table.box.players):
        field = table.fields[seat]
        if not field.out and (phase < 3 or not field.is_done()):
            seats |= 1 << seat
    if not seats:
        state.then(END_PHASE)
    elif table.box.players == 1:
        state.then(questions[0], END_PHASE)
    else:
        state.then(END_PHASE)
        state.open_lanes(seats, lanes[: table.box.players], hidden=True)


def deliver(table: BadBonesTable) -> None:
    """BB-03: what left a field in this phase arrives, in seat order."""
    for field in table.fields:
        for sent in field.sent:
            table.fields[sent // TYPES].cemetery.append(sent % TYPES)
        for returned in field.returned:
            table.bag[returned] += 1
        field.sent = []
        field.returned = []


def turn_traps(state: BadBones, seat: int) -> None:
    """BB-17: every trap that has acted is damaged now or, if it was, removed from the game."""
    field = state.table.fields[seat]
    if field.triggered:
        for cell in range(CELLS):
            if field.triggered >> cell & 1:
                tile = field.traps[cell]
                if tile < DAMAGED:
                    field.traps[cell] = tile + DAMAGED
                    state.tell(TURNED, seat, cell, tile, IS_DAMAGED)
                else:
                    field.lift(cell)
                    state.tell(TURNED, seat, cell, tile % DAMAGED, GONE)
        field.triggered = 0
        field.aims = []


# ---- Phase 1


class MoveHero(Question[BadBonesTable]):
    """BB-05: the hero moves exactly one cell, in any of eight directions; it can't stay."""

    rule = "BB-05"

    def options(self, state: BadBones) -> Answers:
        return HERO_MOVES[state.table.fields[self.actor].hero]

    def resolve(self, state: BadBones, action: Action) -> None:
        """BB-06: it destroys all the skeletons on the cell that it enters."""
        field = state.table.fields[self.actor]
        field.hero = action.value
        slain = field.on(action.value)
        if slain:
            field.clear(action.value)
            for token in slain:
                field.returned.append(token % TYPES)
            state.tell(SLAIN, self.actor, action.value, len(slain))

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        if action.verb is not HERO:
            return NotAllowed("hero-first", rule="BB-05")
        if action.value == state.table.fields[self.actor].hero:
            return NotAllowed("hero-stays", rule="BB-05")
        return NotAllowed("hero-far", rule="BB-05")


# ---- Phase 2


class SetTrap(Question[BadBonesTable]):
    """BB-07: place a trap, remove one, or do nothing.

    Alone, all up to the next draw is one plan, and can be taken back.
    """

    rule = "BB-07"
    continues = True

    def options(self, state: BadBones) -> Answers:
        table = state.table
        field = table.fields[self.actor]
        bare = cells_without_trap(table.box.tower, field)
        free = bare & ~cells_with_skeletons(field)
        found: list[Action] = []
        for tile in range(len(TILES)):
            if field.supply[KIND_OF[tile]]:
                cells = bare if tile == DRAGON else free
                for rows in PLACES[tile]:
                    found += rows[cells & ALL_OF_ROW]
                    cells >>= SIDE
        for cell in range(CELLS):
            if field.traps[cell] != NO_TRAP:
                found.append(REMOVES[cell])
        found.append(DO_NOTHING)
        return tuple(found)

    def resolve(self, state: BadBones, action: Action) -> None:
        field = state.table.fields[self.actor]
        if action.verb is REMOVE:
            field.supply[KIND_OF[field.traps[action.value] % DAMAGED]] += 1
            field.lift(action.value)
        elif action.verb is PLACE:
            place(state, self.actor, action.value, action.values[1])

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        field, box = state.table.fields[self.actor], state.table.box
        if action.verb is REMOVE:
            return NotAllowed("no-trap", rule="BB-09")
        if action.verb is not PLACE:
            return NotAllowed("trap-first", rule="BB-07")
        tile, cell = action.values
        if not field.supply[KIND_OF[tile]]:
            return NotAllowed("none-left", rule="BB-07", tile=TILES[tile])
        if cell == box.tower:
            return NotAllowed("place-tower", rule="BB-08")
        if field.traps[cell] != NO_TRAP:
            return NotAllowed("place-trap", rule="BB-08")
        return NotAllowed("place-skeleton", rule="BB-08")


def cells_without_trap(tower: int, field: Field) -> int:
    """BB-08: the cells (as bits) without trap and tower."""
    cells = 0
    for cell in range(CELLS):
        if field.traps[cell] == NO_TRAP and cell != tower:
            cells |= 1 << cell
    return cells


def cells_with_skeletons(field: Field) -> int:
    """As bits; before anybody moves."""
    cells = 0
    for token in field.resting:
        cells |= 1 << token // TOKENS_OF_CELL
    return cells


def place(state: BadBones, seat: int, tile: int, cell: int) -> None:
    """BB-08: a trap is laid, intact side up."""
    field = state.table.fields[seat]
    field.lay(tile, cell)
    if tile == TREASURE:
        lure(state, seat, cell)
    elif tile == DRAGON:
        scatter(state, seat, cell)


def lure(state: BadBones, seat: int, cell: int) -> None:
    """BB-22: every skeleton on the four cells next to a treasure turns to it at once."""
    field = state.table.fields[seat]
    for heading in range(len(DIRECTIONS)):
        other = NEXT[cell * len(DIRECTIONS) + heading]
        if other == OUTSIDE:
            continue
        lured = field.on(other)
        field.clear(other)
        for token in lured:
            was, kind = divmod(token % TOKENS_OF_CELL, TYPES)
            back = (heading + 2) % len(DIRECTIONS)
            field.resting.append(token_of(other, back, kind))
            state.tell(LURED, seat, other, was, kind, back)
        field.resting.sort()


def scatter(state: BadBones, seat: int, cell: int) -> None:
    """BB-21: a dragon that is placed on skeletons is damaged at once, and they run."""
    field = state.table.fields[seat]
    scattered = field.on(cell)
    if scattered:
        field.clear(cell)
        field.scattering = scattered[::-1]
        field.traps[cell] = DRAGON + DAMAGED
        state.tell(TURNED, seat, cell, DRAGON, IS_DAMAGED)
        scatter_next(state, seat, cell)


def scatter_next(state: BadBones, seat: int, dragon: int) -> None:
    """BB-21: the next of them runs, and has moved."""
    field = state.table.fields[seat]
    if field.scattering and not field.out:
        field.at = dragon
        field.heading, field.walker = divmod(field.scattering.pop() % TOKENS_OF_CELL, TYPES)
        state.then(RUN[seat], SCATTER_NEXT[seat * CELLS + dragon])
    else:
        # Of a player who is out nothing moves any more, and the dragon is damaged only once.
        field.resting += field.scattering
        field.resting.sort()
        field.scattering = []
        field.triggered &= ~(1 << dragon)


class ScatterNext(Happening[BadBonesTable]):
    """BB-21: one after the other."""

    rule = "BB-21"

    def happen(self, state: BadBones) -> None:
        seat, dragon = divmod(self.number, CELLS)
        state.table.fields[seat].end_walk()
        scatter_next(state, seat, dragon)


# ---- Phase 3


class MoveSkeleton(Question[BadBonesTable]):
    """BB-10: each skeleton moves one cell, in the order that the player likes."""

    rule = "BB-10"
    continues = True

    def options(self, state: BadBones) -> Answers:
        field = state.table.fields[self.actor]
        found: list[Action] = []
        last = -1
        for kind in field.waiting:
            if kind != last:
                found.append(ENTERS[kind])
                last = kind
        last = -1
        for token in field.resting:
            if token != last:
                found.append(MOVES[token])
                last = token
        return tuple(found)

    def resolve(self, state: BadBones, action: Action) -> None:
        table, seat = state.table, self.actor
        field = table.fields[seat]
        state.then(MOVE_ON[seat])
        if action.verb is ENTER:
            kind = action.value
            field.waiting.remove(kind)
            field.walker = kind
            field.heading = INWARD[kind // len(SYMBOLS)]
            come(state, seat, table.box.entries[kind])
        else:
            field.at, field.heading, field.walker = action.values
            field.resting.remove(token_of(field.at, field.heading, field.walker))
            walk(state, seat)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        if action.verb not in (ENTER, MOVE):
            return NotAllowed("move-first", rule="BB-10")
        return NotAllowed("no-skeleton", rule="BB-10")


class MoveOn(Happening[BadBonesTable]):
    """BB-10, BB-29: the next skeleton, unless all have moved or the player is out."""

    rule = "BB-10"

    def happen(self, state: BadBones) -> None:
        field = state.table.fields[self.number]
        field.end_walk()
        if not field.out and not field.is_done():
            state.then(MOVE_SKELETON[self.number])


# ---- The end of phase 3, and phase 4


def end_moves(state: BadBones) -> None:
    """BB-04, BB-22: all have been turned over; treasures are stolen."""
    table = state.table
    for seat in range(table.box.players):
        field = table.fields[seat]
        steal(state, seat)
        field.resting += field.moved
        field.resting.sort()
        field.moved = []
    table.side = 1 - table.side


def steal(state: BadBones, seat: int) -> None:
    """BB-22: a treasure on which somebody stands is gone."""
    field = state.table.fields[seat]
    if field.treasures:
        for token in field.moved:
            cell = token // TOKENS_OF_CELL
            if field.traps[cell] == TREASURE:
                field.lift(cell)
                state.tell(STOLEN, seat, cell)


class DrawSkeleton(Draw[BadBonesTable]):
    """BB-24: each player draws three skeletons into its cemetery, in seat order."""

    rule = "BB-24"

    def chances(self, state: BadBones) -> Chances:
        table = state.table
        seat = self.number // table.box.drawn
        return Chances(*[(DRAWS[seat][kind], table.bag[kind]) for kind in range(TYPES)])

    def draw(self, state: BadBones, random: Callable[[], float]) -> Action:
        table = state.table
        return DRAWS[self.number // table.box.drawn][pick(table.bag, 0, 1, random)]

    def resolve(self, state: BadBones, action: Action) -> None:
        seat, drawn = action.values
        state.table.bag[drawn] -= 1
        state.table.fields[seat].cemetery.append(drawn)
        draw_next(state, self.number + 1)


def draw_next(state: BadBones, number: int) -> None:
    """BB-24, BB-32: an empty bag gives fewer, and a heroic game nothing after its last round."""
    table = state.table
    box = table.box
    is_further = box.heroic and table.round > box.rounds
    if number < box.drawn * box.players and not is_further and any(table.bag):
        state.then(DRAW_SKELETON[number])
    else:
        end_round(state)


def end_round(state: BadBones) -> None:
    """BB-24, BB-31, BB-32: all go to the forest edge; alone, a victory is looked for."""
    table = state.table
    box = table.box
    for seat in range(box.players):
        rise(state, seat)
    if box.players == 1 and box.heroic and table.round >= box.rounds and table.fields[0].is_done():
        state.finish(Outcome((0,), (table.round,), BadBonesReason.CLEARED))
    elif box.players == 1 and table.round == box.rounds + MOST_FURTHER * box.heroic:
        state.finish(Outcome((0,), (table.round,), BadBonesReason.STOOD))
    else:
        state.then(BEGIN_ROUND)


def rise(state: BadBones, seat: int) -> None:
    """BB-24: the skeletons of the cemetery wait at their entry places."""
    field = state.table.fields[seat]
    if field.cemetery:
        state.tell(ARRIVED, seat, len(field.cemetery))
        field.waiting += field.cemetery
        field.waiting.sort()
        field.cemetery = []


# ---- The end


def finish(state: BadBones) -> None:
    """BB-25, BB-27, BB-30: most points win, then the taller tower; alone it is lost."""
    table = state.table
    players = table.box.players
    if players == 1:
        state.finish(Outcome((), (table.round - 1,), BadBonesReason.LOST))
        return
    scores = tuple([points(table, seat) for seat in range(players)])
    standing = [seat for seat in range(players) if not table.fields[seat].out]
    ranks = [(scores[seat], table.fields[seat].tiers) for seat in standing]
    best = [seat for seat, rank in zip(standing, ranks, strict=True) if rank == max(ranks)]
    state.finish(Outcome(tuple(best), scores, BadBonesReason.FALLEN))


def points(table: BadBonesTable, seat: int) -> int:
    """BB-26: tiers, houses, and the stars of the traps; nothing for who is out."""
    box, field = table.box, table.fields[seat]
    if field.out:
        return 0
    found = field.tiers * box.tier_points + field.houses * box.house_points
    for kind, number in enumerate(field.supply):
        found += number * box.stars[kind][INTACT]
    for trap in field.traps:
        if trap != NO_TRAP:
            found += box.stars[KIND_OF[trap % DAMAGED]][trap // DAMAGED]
    return found


# ---- The steps, made once

SET_UP: Final = SetUp()
DRAW_FIRST_SKELETON: Final = [DrawFirstSkeleton(number) for number in range(SEATS * len(SYMBOLS))]
BEGIN_ROUND: Final = BeginRound()
END_PHASE: Final = EndPhase()
MOVE_HERO: Final[list[Question[BadBonesTable]]] = [MoveHero(seat) for seat in range(SEATS)]
SET_TRAP: Final[list[Question[BadBonesTable]]] = [SetTrap(seat) for seat in range(SEATS)]
SCATTER_NEXT: Final = [ScatterNext(number) for number in range(SEATS * CELLS)]
MOVE_SKELETON: Final[list[Question[BadBonesTable]]] = [MoveSkeleton(seat) for seat in range(SEATS)]
MOVE_ON: Final = [MoveOn(seat) for seat in range(SEATS)]
DRAW_SKELETON: Final = [DrawSkeleton(number) for number in range(SEATS * MOST_DRAWN)]
MOVE_HERO_LANES: Final = [step.as_agenda for step in MOVE_HERO]
SET_TRAP_LANES: Final = [step.as_agenda for step in SET_TRAP]
MOVE_SKELETON_LANES: Final = [step.as_agenda for step in MOVE_SKELETON]
STEPS: Final = Steps(
    *(SET_UP, DRAW_FIRST_SKELETON, BEGIN_ROUND, END_PHASE),
    *(MOVE_HERO, SET_TRAP, SCATTER_NEXT, MOVE_SKELETON, MOVE_ON, DRAW_SKELETON),
    *(CHOOSE_CEMETERY, AIM, RUN),
)
