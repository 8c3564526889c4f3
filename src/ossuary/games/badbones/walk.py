"""The walk of a skeleton: what it comes upon, in the order of BB-28, and where it ends.

A walk goes on from the cell where the skeleton is, in the direction of its heading. Where the
player has to choose, it ends with a question, and goes on with the answer. Each trap is a small
class in the table at the end; the walk asks it what it does.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    CAME,
    DIRECTIONS,
    DOWN,
    FALLEN,
    HEADINGS,
    HOUSE_LOST,
    LEFT,
    LEFT_FIELD,
    NEXT,
    OUTSIDE,
    RIGHT,
    SCATTER,
    SEATS,
    SEND,
    SENDS,
    SLAIN,
    SPRUNG,
    THROWN,
    TIER_LOST,
    TYPES,
    UP,
)
from ossuary.games.badbones.state import DAMAGED, NO_TRAP, BadBones, BadBonesTable
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.step import Answers, Question

WAYS: Final = len(DIRECTIONS)


def walk(state: BadBones, seat: int) -> None:
    """BB-10: the skeleton that is moving goes one cell on."""
    field = state.table.fields[seat]
    cell = NEXT[field.at * WAYS + field.heading]
    if cell == OUTSIDE:
        leave(state, seat, field.heading)
    else:
        come(state, seat, cell)


def come(state: BadBones, seat: int, cell: int) -> None:
    """BB-28: coming onto a cell: tower, hero, trap, arrows, a treasure next door."""
    box, field = state.table.box, state.table.fields[seat]
    field.at = cell
    if cell == box.tower:
        lose_tier(state, seat)
    elif cell == field.hero:
        field.returned.append(field.walker)
        state.tell(SLAIN, seat, cell, 1)
    elif field.traps[cell] != NO_TRAP:
        TRAPS[field.traps[cell] % DAMAGED].meet(state, seat)
    else:
        rest(state, seat, box.turns[cell * WAYS + field.heading])


def rest(state: BadBones, seat: int, heading: int) -> None:
    """BB-22: the move is over; a treasure next door turns the skeleton to itself."""
    field = state.table.fields[seat]
    field.rest(heading)
    state.tell(CAME, seat, field.walker, field.at, field.heading)


# ---- Leaving the field, and what falls


def leave(state: BadBones, seat: int, edge: int) -> None:
    """BB-13, BB-14: over the edge in this direction: to a cemetery, or into the village."""
    players = state.table.box.players
    if edge == DOWN:
        lose_house(state, seat)
    elif edge == UP and players > 2:
        state.then(CHOOSE_CEMETERY[seat])
    else:
        send_over(state, seat, edge, neighbour(seat, edge, players))


def neighbour(seat: int, edge: int, players: int) -> int:
    """BB-13, BB-34: to whom the edge leads unasked: of two it is the other, alone it is oneself."""
    return (seat - 1 if edge == RIGHT else seat + 1) % players


def send_over(state: BadBones, seat: int, edge: int, whom: int) -> None:
    field = state.table.fields[seat]
    field.sent.append(whom * TYPES + field.walker)
    state.tell(LEFT_FIELD, seat, field.walker, edge, whom)


def lose_house(state: BadBones, seat: int) -> None:
    """BB-14: one house burns."""
    field = state.table.fields[seat]
    field.houses -= 1
    field.returned.append(field.walker)
    state.tell(HOUSE_LOST, seat, field.houses)
    if field.houses == 0:
        fall(state, seat)


def lose_tier(state: BadBones, seat: int) -> None:
    """BB-15: one tier falls, whoever is in the tower."""
    field = state.table.fields[seat]
    field.tiers -= 1
    field.returned.append(field.walker)
    state.tell(TIER_LOST, seat, field.tiers)
    if field.tiers == 0:
        fall(state, seat)


def fall(state: BadBones, seat: int) -> None:
    """BB-25, BB-29: this player is out."""
    state.table.fields[seat].out = True
    state.tell(FALLEN, seat)


class ChooseCemetery(Question[BadBonesTable]):
    """BB-13: over the top edge, to any player of one's choice, each skeleton separately."""

    rule = "BB-13"
    continues = True

    def options(self, state: BadBones) -> Answers:
        return OTHERS[state.table.box.players][self.actor]

    def resolve(self, state: BadBones, action: Action) -> None:
        send_over(state, self.actor, UP, action.value)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        return _no_target(action, "BB-13")


def _no_target(action: Action, rule: str) -> NotAllowed:
    if action.verb is not SEND:
        return NotAllowed("send-first", rule=rule)
    return NotAllowed("send-opponent", rule=rule)


OTHERS: Final[list[list[Answers]]] = [
    [tuple([SENDS[other] for other in range(players) if other != seat]) for seat in range(players)]
    for players in range(SEATS + 1)
]

# ---- Traps


class Trap:
    """What a trap does to those who come (BB-17)."""

    def act(self, state: BadBones, seat: int) -> None:
        raise NotImplementedError

    def meet(self, state: BadBones, seat: int) -> None:
        """A skeleton comes; who came here the same way before in this move stops (BB-18)."""
        field = state.table.fields[seat]
        came = field.at * WAYS + field.heading
        if came in field.met:
            rest(state, seat, field.heading)
        else:
            field.met += (came,)
            field.triggered |= 1 << field.at
            state.tell(SPRUNG, seat, field.at, field.traps[field.at] % DAMAGED)
            self.act(state, seat)


class Wall(Trap):
    """BB-18: it turns the skeleton by 90 degrees, and sends it one cell on."""

    def __init__(self, bounces: tuple[int, ...]) -> None:
        self._bounces: Final = bounces
        """The new heading, by the old one."""

    def act(self, state: BadBones, seat: int) -> None:
        field = state.table.fields[seat]
        field.heading = self._bounces[field.heading]
        state.tell(CAME, seat, field.walker, field.at, field.heading)
        walk(state, seat)


class Catapult(Trap):
    """BB-19: it throws all that come in a phase into the cemetery of one opponent."""

    def act(self, state: BadBones, seat: int) -> None:
        field, players = state.table.fields[seat], state.table.box.players
        for aim in field.aims:
            if aim // SEATS == field.at:
                throw(state, seat, aim % SEATS)
                return
        if players > 2:
            state.then(AIM[seat])
        else:
            throw(state, seat, neighbour(seat, LEFT, players))


def throw(state: BadBones, seat: int, whom: int) -> None:
    field = state.table.fields[seat]
    field.sent.append(whom * TYPES + field.walker)
    state.tell(THROWN, seat, field.walker, field.at, whom)


class Aim(Question[BadBonesTable]):
    """BB-19: to whom this catapult throws in this phase."""

    rule = "BB-19"
    continues = True

    def options(self, state: BadBones) -> Answers:
        return OTHERS[state.table.box.players][self.actor]

    def resolve(self, state: BadBones, action: Action) -> None:
        field = state.table.fields[self.actor]
        field.aims.append(field.at * SEATS + action.value)
        throw(state, self.actor, action.value)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        return _no_target(action, "BB-19")


class Dragon(Trap):
    """BB-20: the player chooses for each skeleton where it runs."""

    def act(self, state: BadBones, seat: int) -> None:
        state.then(RUN[seat])


class Run(Question[BadBonesTable]):
    """BB-20: away from the dragon, onto a cell next to it or over a forest edge."""

    rule = "BB-20"
    continues = True

    def options(self, state: BadBones) -> Answers:
        return RUNS[state.table.fields[self.actor].at]

    def resolve(self, state: BadBones, action: Action) -> None:
        state.table.fields[self.actor].heading = action.value
        walk(state, self.actor)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        if action.verb is not SCATTER:
            return NotAllowed("scatter-first", rule="BB-20")
        return NotAllowed("scatter-village", rule="BB-20")


def _runs(cell: int) -> Answers:
    ways = [way for way in HEADINGS if way != DOWN or NEXT[cell * WAYS + way] != OUTSIDE]
    return tuple([SCATTER.actions[way] for way in ways])


RUNS: Final[list[Answers]] = [_runs(cell) for cell in range(len(NEXT) // WAYS)]
"""By the dragon's cell: the village is no way out."""


class Treasure(Trap):
    """BB-22: those who come stay on it, headed as they came; arrows under it don't act (BB-28)."""

    def meet(self, state: BadBones, seat: int) -> None:
        rest(state, seat, state.table.fields[seat].heading)


TRAPS: Final[list[Trap]] = [
    Wall((RIGHT, UP, LEFT, DOWN)),
    Wall((LEFT, DOWN, RIGHT, UP)),
    Catapult(),
    Dragon(),
    Treasure(),
]
"""By tile."""

# ---- The steps, made once

CHOOSE_CEMETERY: Final = [ChooseCemetery(seat) for seat in range(SEATS)]
AIM: Final = [Aim(seat) for seat in range(SEATS)]
RUN: Final = [Run(seat) for seat in range(SEATS)]
