"""The rules of Bad Bones: rounds, phases, and what happens when a phase ends.

setup.py and market.py have what comes before the first round, phases.py what players do, walk.py
what happens to a skeleton that moves, ending.py who wins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ossuary.games.badbones.actions import (
    ARRIVED,
    CALLED,
    CELLS,
    DRAWS,
    MOST_DRAWN,
    PHASED,
    ROUND,
    SABOTAGED,
    SEATS,
    SETTLED,
    STOLEN,
    TREASURE,
    TYPES,
    UNMASKED,
)
from ossuary.games.badbones.bag import chances_of, inside, pick
from ossuary.games.badbones.commanders import MOST_CALLED, POWERS
from ossuary.games.badbones.ending import finish
from ossuary.games.badbones.field import DAMAGED, NO_HERO, TOKENS_OF_CELL, Field
from ossuary.games.badbones.harm import LOSE_TOGETHER, NEXT_OF_SQUAD
from ossuary.games.badbones.market import BUY_TOGETHER, BUY_WARE, DRAW_BUYER, OPEN_MARKET
from ossuary.games.badbones.phases import (
    CHOOSE_LEADER,
    MOVE_HERO,
    MOVE_ON,
    MOVE_SKELETON,
    SCATTER_NEXT,
    SET_TRAP,
)
from ossuary.games.badbones.setup import (
    DRAW_ANY_SKELETON,
    DRAW_FIRST_SKELETON,
    PLACE_HERO,
    SET_UP,
)
from ossuary.games.badbones.state import BadBones, BadBonesReason, BadBonesTable, give_back
from ossuary.games.badbones.traps import TRAPS
from ossuary.games.badbones.walk import AIM, CHOOSE_CEMETERY, RUN
from ossuary.games.badbones.weapons import CHOOSE_FLING, CHOOSE_HIT, CHOOSE_TURN, USE_WEAPON
from ossuary.kernel.action import Action
from ossuary.kernel.chance import Chances
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.step import Agenda, Draw, Happening, Question, Steps

MOST_FURTHER: Final = 100
"""BB-32: the rounds after the last in which nothing is drawn any more."""

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
            sabotage(state, seat)
        for seat in range(table.box.players):
            turn_traps(state, seat)
        if table.phase == 3:
            end_moves(state)
        deliver(state)
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
            draw_for(state, 0)


def begin_phase(
    state: BadBones,
    phase: int,
    questions: list[Question[BadBonesTable]],
    lanes: list[Agenda],
) -> None:
    """BB-03: all act at the same time; whoever is out, or has nobody to move, is not asked."""
    table = state.table
    box = table.box
    table.phase = phase
    state.tell(PHASED, phase)
    seats = 0
    for seat in range(box.players):
        if has_to_act(table.fields[seat], phase):
            seats |= 1 << seat
    if not seats:
        state.then(END_PHASE)
    elif box.players == 1:
        state.then(questions[0], END_PHASE)
    else:
        state.then(END_PHASE)
        state.open_lanes(seats, lanes[: box.players], hidden=not box.coop)


def has_to_act(field: Field, phase: int) -> bool:
    """BB-29, BB-63: whether a player is asked in a phase."""
    if field.out:
        return False
    if phase == 1:
        return field.hero != NO_HERO
    return phase == 2 or not field.is_done()


def deliver(state: BadBones) -> None:
    """BB-03, BB-51: what left a field or was taken off it in this phase arrives, in seat order."""
    table = state.table
    for seat, field in enumerate(table.fields):
        for kind in field.slain:
            give_back(state, seat, kind)
        for sent in field.sent:
            table.fields[sent // TYPES].cemetery.append(sent % TYPES)
        for returned in field.returned:
            table.bag[returned] += 1
        for lifted in field.lifted:
            table.supply[lifted] += 1
        field.slain = []
        field.sent = []
        field.returned = []
        field.lifted = []
        field.used = False


def turn_traps(state: BadBones, seat: int) -> None:
    """BB-17: every trap that has acted in this phase turns, or does what its own rule says."""
    field = state.table.fields[seat]
    if field.triggered:
        for cell in range(CELLS):
            if field.triggered >> cell & 1:
                TRAPS[field.traps[cell] % DAMAGED].turn(state, seat, cell)
        field.triggered = 0
    # Also of those that a saboteur has taken from the game: what is laid there next aims anew.
    field.aims = []


# ---- The end of phase 3, and phase 4


def sabotage(state: BadBones, seat: int) -> None:
    """BB-66, BB-69: the traps that saboteurs came upon leave the game, and they go to the bag."""
    field = state.table.fields[seat]
    for cell in range(CELLS):
        if field.sabotaged >> cell & 1 and not TRAPS[field.traps[cell] % DAMAGED].is_proof:
            state.tell(SABOTAGED, seat, cell, field.traps[cell] % DAMAGED)
            field.lift(cell)
            field.triggered &= ~(1 << cell)
    for kind in field.saboteurs:
        if field.take(kind):
            field.returned.append(kind)
            state.tell(UNMASKED, seat, kind)
    field.sabotaged = 0
    field.saboteurs = []


def end_moves(state: BadBones) -> None:
    """BB-04, BB-22, BB-35: all have been turned over; treasures are stolen; who is frozen waits."""
    table = state.table
    for seat in range(table.box.players):
        field = table.fields[seat]
        steal(state, seat)
        field.resting += field.moved + field.iced
        field.resting.sort()
        field.moved = []
        field.iced = field.frozen
        field.frozen = []
        if field.back:
            field.waiting = sorted(field.waiting + field.back)
            field.back = []
    table.side = 1 - table.side


def steal(state: BadBones, seat: int) -> None:
    """BB-22: a treasure on which somebody stands is gone."""
    field = state.table.fields[seat]
    if field.treasures:
        for token in field.moved + field.frozen:
            cell = token // TOKENS_OF_CELL
            if field.traps[cell] == TREASURE:
                field.lift(cell)
                state.tell(STOLEN, seat, cell)


class DrawSkeleton(Draw[BadBonesTable]):
    """BB-24: each player draws three skeletons into its cemetery, in seat order."""

    rule = "BB-24"

    def chances(self, state: BadBones) -> Chances:
        table = state.table
        return chances_of(table.bag, table.box.every_type, self.number // (MOST_LEFT + 1))

    def draw(self, state: BadBones, random: Callable[[], float]) -> Action:
        table = state.table
        return DRAWS[self.number // (MOST_LEFT + 1)][pick(table.bag, table.box.every_type, random)]

    def resolve(self, state: BadBones, action: Action) -> None:
        """BB-62: a necromancer calls three more."""
        seat, drawn = action.values
        state.table.bag[drawn] -= 1
        state.table.fields[seat].cemetery.append(drawn)
        calls = POWERS[drawn].calls
        if calls:
            state.tell(CALLED, seat, drawn)
        draw_next(state, seat, self.number % (MOST_LEFT + 1) - 1 + calls)


def draw_for(state: BadBones, seat: int) -> None:
    """BB-24, BB-32: a seat's draws; a heroic game has none after its last round."""
    box = state.table.box
    if seat == box.players or (box.heroic and state.table.round > box.rounds):
        end_round(state)
    else:
        draw_next(state, seat, box.drawn)


def draw_next(state: BadBones, seat: int, left: int) -> None:
    """BB-24: one of those that are left; an empty bag gives fewer."""
    if left and inside(state.table.bag, state.table.box.every_type):
        state.then(DRAW_SKELETON[seat * (MOST_LEFT + 1) + left])
    else:
        draw_for(state, seat + 1)


def end_round(state: BadBones) -> None:
    """BB-24, BB-31, BB-32, BB-54: all go to the forest edge; a victory is looked for."""
    table = state.table
    box = table.box
    for seat in range(box.players):
        rise(state, seat)
    if box.coop and table.round == box.rounds:
        everybody = tuple(range(box.players))
        state.finish(Outcome(everybody, (table.round,) * box.players, BadBonesReason.HELD))
    elif box.heroic and table.round >= box.rounds and is_cleared(table.fields[0]):
        state.finish(Outcome((0,), (table.round,), BadBonesReason.CLEARED))
    elif box.players == 1 and table.round == box.rounds + MOST_FURTHER * box.heroic:
        state.finish(Outcome((0,), (table.round,), BadBonesReason.STOOD))
    else:
        state.then(BEGIN_ROUND)


def is_cleared(field: Field) -> bool:
    """BB-32: nobody is left; ghosts don't count."""
    left = [token % TYPES for token in field.resting + field.iced + field.waiting]
    return all(POWERS[kind].comes_back for kind in left)


def rise(state: BadBones, seat: int) -> None:
    """BB-24: the skeletons of the cemetery wait at their entry places."""
    field = state.table.fields[seat]
    if field.cemetery:
        state.tell(ARRIVED, seat, len(field.cemetery))
        field.waiting += field.cemetery
        field.waiting.sort()
        field.cemetery = []


# ---- The steps, made once

MOST_LEFT: Final = MOST_DRAWN + MOST_CALLED
"""That one player can have still to draw."""
BEGIN_ROUND: Final = BeginRound()
END_PHASE: Final = EndPhase()
DRAW_SKELETON: Final = [DrawSkeleton(number) for number in range(SEATS * (MOST_LEFT + 1))]
MOVE_HERO_LANES: Final = [step.as_agenda for step in MOVE_HERO]
SET_TRAP_LANES: Final = [step.as_agenda for step in SET_TRAP]
MOVE_SKELETON_LANES: Final = [step.as_agenda for step in MOVE_SKELETON]
STEPS: Final = Steps(
    *(OPEN_MARKET, DRAW_BUYER, BUY_WARE, BUY_TOGETHER),
    *(SET_UP, DRAW_FIRST_SKELETON, DRAW_ANY_SKELETON, PLACE_HERO, BEGIN_ROUND, END_PHASE),
    *(MOVE_HERO, SET_TRAP, CHOOSE_LEADER, SCATTER_NEXT, MOVE_SKELETON, MOVE_ON, DRAW_SKELETON),
    *(CHOOSE_CEMETERY, AIM, RUN, NEXT_OF_SQUAD, LOSE_TOGETHER),
    *(USE_WEAPON, CHOOSE_HIT, CHOOSE_FLING, CHOOSE_TURN),
)
