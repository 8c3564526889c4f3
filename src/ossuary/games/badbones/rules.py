"""The rules of Bad Bones, in the order of the rulebook.

phases.py has what players do, walk.py what happens to a skeleton that moves.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from ossuary.games.badbones.actions import (
    ARRIVED,
    CELLS,
    DRAWS,
    GONE,
    INTACT,
    IS_DAMAGED,
    KIND_OF,
    MOST_DRAWN,
    PHASED,
    ROUND,
    SEATS,
    SETTLED,
    STOLEN,
    SYMBOLS,
    TREASURE,
    TURNED,
    TYPES,
)
from ossuary.games.badbones.phases import (
    MOVE_HERO,
    MOVE_ON,
    MOVE_SKELETON,
    SCATTER_NEXT,
    SET_TRAP,
)
from ossuary.games.badbones.state import (
    DAMAGED,
    NO_TRAP,
    TOKENS_OF_CELL,
    BadBones,
    BadBonesReason,
    BadBonesTable,
)
from ossuary.games.badbones.walk import AIM, CHOOSE_CEMETERY, RUN
from ossuary.kernel.action import Action
from ossuary.kernel.chance import Chances
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.step import Agenda, Draw, Happening, Question, Steps

MOST_FURTHER: Final = 100
"""BB-32: the rounds after the last in which nothing is drawn any more."""

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
    """BB-25, BB-27, BB-31: most points win, then the taller tower; alone it is lost."""
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
DRAW_SKELETON: Final = [DrawSkeleton(number) for number in range(SEATS * MOST_DRAWN)]
MOVE_HERO_LANES: Final = [step.as_agenda for step in MOVE_HERO]
SET_TRAP_LANES: Final = [step.as_agenda for step in SET_TRAP]
MOVE_SKELETON_LANES: Final = [step.as_agenda for step in MOVE_SKELETON]
STEPS: Final = Steps(
    *(SET_UP, DRAW_FIRST_SKELETON, BEGIN_ROUND, END_PHASE),
    *(MOVE_HERO, SET_TRAP, SCATTER_NEXT, MOVE_SKELETON, MOVE_ON, DRAW_SKELETON),
    *(CHOOSE_CEMETERY, AIM, RUN),
)
