"""The walk of a skeleton, or of a squad: what it comes upon, in the order of BB-28.

A walk goes on from the cell where the skeleton is, in the direction of its heading. Where the
player has to choose, it ends with a question, and goes on with the answer. What traps do is in
traps.py, and what sets commanders apart in commanders.py: the walk asks them.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    CAME,
    CELLS,
    DESTROYED,
    DIRECTIONS,
    DOWN,
    FOLLOWS,
    HEADINGS,
    HELD,
    LEFT_FIELD,
    NEXT,
    OTHERS,
    OUTSIDE,
    RIGHT,
    SCATTER,
    SEATS,
    SEND,
    SPRUNG,
    THROWN,
    TYPES,
    UP,
    WAITS,
    token_of,
)
from ossuary.games.badbones.box import EDGE, NOBODY, entrance, place_of
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.field import DAMAGED, NO_TRAP, TOKENS_OF_CELL
from ossuary.games.badbones.harm import reach_tower, reach_village
from ossuary.games.badbones.hero import slay
from ossuary.games.badbones.state import BadBones, BadBonesTable, give_back
from ossuary.games.badbones.traps import (
    FLIES,
    GOES_BACK,
    IS_DESTROYED,
    IS_SENT,
    RUNS,
    TRAPS,
    WALKS,
    Trap,
)
from ossuary.games.badbones.weapons import offer_weapon
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.step import Answers, Question

WAYS: Final = len(DIRECTIONS)


# ---- Setting out


def set_out(state: BadBones, seat: int, cell: int, heading: int, kind: int) -> None:
    """BB-10: a skeleton begins its move on a cell."""
    field = state.table.fields[seat]
    field.walker = kind
    field.squad = []
    field.at = cell
    field.heading = heading
    field.origin = cell * WAYS + heading


def lead(state: BadBones, seat: int) -> None:
    """BB-65, BB-70: all who have still to move on the cell of an instructor go with it."""
    field = state.table.fields[seat]
    for token in field.resting_on(field.at):
        field.resting.remove(token)
        heading, kind = divmod(token % TOKENS_OF_CELL, TYPES)
        field.squad.append(kind)
        state.tell(FOLLOWS, seat, kind, field.at, heading)
    field.squad.sort()


def come_in(state: BadBones, seat: int, waited: int) -> None:
    """BB-24, BB-33: a skeleton comes out of the forest."""
    box, field = state.table.box, state.table.fields[seat]
    door = box.doors[place_of(box, waited)]
    field.walker = waited % TYPES
    field.heading = door % WAYS
    field.origin = EDGE - waited
    come(state, seat, door // WAYS, False)


def walk(state: BadBones, seat: int, cells: int = 1) -> None:
    """BB-10: who is moving goes one cell on, or flies over one."""
    field = state.table.fields[seat]
    cell = field.at
    for _ in range(cells):
        cell = NEXT[cell * WAYS + field.heading]
        if cell == OUTSIDE:
            leave(state, seat, field.heading)
            return
    come(state, seat, cell, cells > 1)


def come(state: BadBones, seat: int, cell: int, is_thrown: bool) -> None:
    """BB-28: coming onto a cell: palisade, tower, hero, trap, arrows, a treasure next door."""
    field = state.table.fields[seat]
    laid = field.traps[cell]
    if laid != NO_TRAP and TRAPS[laid % DAMAGED].bars and not (is_thrown and cell == field.hero):
        meet_palisade(state, seat, cell, is_thrown)
        return
    field.at = cell
    if field.towers >> cell & 1:
        reach_tower(state, seat)
    elif cell == field.hero:
        slay(state, seat, cell, field.walkers())
        field.part_with_all()
        offer_weapon(state, seat)
    elif laid != NO_TRAP:
        meet(state, seat, TRAPS[laid % DAMAGED])
    else:
        rest(state, seat, state.table.box.turns[cell * WAYS + field.heading])


def rest(state: BadBones, seat: int, heading: int) -> None:
    """BB-22: the move is over; a treasure next door turns the skeleton to itself."""
    field = state.table.fields[seat]
    field.rest(heading)
    tell_where(state, seat)


def tell_where(state: BadBones, seat: int) -> None:
    """Where those who are moving are now."""
    field = state.table.fields[seat]
    state.tell(CAME, seat, field.walker, field.at, field.heading)
    for kind in field.squad:
        state.tell(CAME, seat, kind, field.at, field.heading)


# ---- Traps


def meet(state: BadBones, seat: int, trap: Trap) -> None:
    """BB-17: a skeleton has come upon a trap."""
    field = state.table.fields[seat]
    came = field.at * WAYS + field.heading
    if not trap.wears:
        note_saboteurs(state, seat, field.at)
        rest(state, seat, field.heading)
    elif came in field.met:
        # BB-18: it has come here in the same way before in this move, and stops.
        rest(state, seat, field.heading)
    else:
        field.met += (came,)
        set_off(state, seat, field.at)
        field.heading = trap.direct(field.heading)
        effect = trap.effect
        if effect in (WALKS, FLIES):
            tell_where(state, seat)
            walk(state, seat, effect)
        elif effect == RUNS:
            state.then(RUN[seat])
        elif effect == IS_SENT:
            send_away(state, seat)
        elif effect == IS_DESTROYED:
            destroy(state, seat)
        else:
            assert effect == GOES_BACK
            go_back(state, seat)


def set_off(state: BadBones, seat: int, cell: int) -> None:
    """BB-17: the trap on this cell has acted, and will turn when the phase ends."""
    field = state.table.fields[seat]
    field.triggered |= 1 << cell
    state.tell(SPRUNG, seat, cell, field.traps[cell] % DAMAGED)
    note_saboteurs(state, seat, cell)


def note_saboteurs(state: BadBones, seat: int, cell: int) -> None:
    """BB-66, BB-69: a saboteur has come upon the trap on this cell in phase 3."""
    table = state.table
    if table.box.commanders and table.phase == 3:
        field = table.fields[seat]
        for kind in field.walkers():
            if POWERS[kind].sabotages:
                field.sabotaged |= 1 << cell
                if kind not in field.saboteurs:
                    field.saboteurs.append(kind)


def meet_palisade(state: BadBones, seat: int, cell: int, is_thrown: bool) -> None:
    """BB-41, BB-46: nobody enters it on foot; who is thrown on it is destroyed."""
    set_off(state, seat, cell)
    if is_thrown:
        state.table.fields[seat].at = cell
        destroy(state, seat)
    else:
        stay(state, seat)


def stay(state: BadBones, seat: int) -> None:
    """BB-41, BB-70: it stays where its move began, headed as it was then, and has moved."""
    box, field = state.table.box, state.table.fields[seat]
    if field.origin <= EDGE:
        waited = EDGE - field.origin
        field.back.append(waited)
        state.tell(WAITS, seat, field.walker, place_of(box, waited))
    else:
        hold(state, seat, field.origin // WAYS, field.origin % WAYS)


def hold(state: BadBones, seat: int, cell: int, heading: int) -> None:
    """BB-41, BB-44: those who are moving are where they were, and have moved."""
    field = state.table.fields[seat]
    for kind in field.walkers():
        field.moved.append(token_of(cell, heading, kind))
        state.tell(HELD, seat, kind, cell, heading)


def go_back(state: BadBones, seat: int) -> None:
    """BB-45, BB-74: to the forest edge, a squad to the place of its leader."""
    box, field = state.table.box, state.table.fields[seat]
    place = box.places[field.walker]
    for kind in field.walkers():
        field.back.append(entrance(box, place, kind))
        state.tell(WAITS, seat, kind, place)


def destroy(state: BadBones, seat: int) -> None:
    """BB-43, BB-46: a trap has destroyed them."""
    field = state.table.fields[seat]
    for kind in field.walkers():
        state.tell(DESTROYED, seat, kind, field.at, field.heading)
        give_back(state, seat, kind)


def send_away(state: BadBones, seat: int) -> None:
    """BB-19, BB-42: to one player of choice, the same for all that come to this trap in a phase."""
    field, players = state.table.fields[seat], state.table.box.players
    whom = field.aim_of(field.at)
    if whom != NOBODY:
        throw(state, seat, whom)
    elif players > 2:
        state.then(AIM[seat])
    else:
        aim_at(state, seat, neighbour(seat, RIGHT, players))


def aim_at(state: BadBones, seat: int, whom: int) -> None:
    field = state.table.fields[seat]
    field.aims.append(field.at * SEATS + whom)
    throw(state, seat, whom)


def throw(state: BadBones, seat: int, whom: int) -> None:
    field = state.table.fields[seat]
    for kind in field.walkers():
        field.sent.append(whom * TYPES + kind)
        state.tell(THROWN, seat, kind, field.at, whom)


class Aim(Question[BadBonesTable]):
    """BB-19, BB-42: to whom this catapult or hearse sends all in this phase."""

    rule = "BB-19"
    continues = True

    def options(self, state: BadBones) -> Answers:
        return OTHERS[state.table.box.players][self.actor]

    def resolve(self, state: BadBones, action: Action) -> None:
        aim_at(state, self.actor, action.value)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        return no_target(action, "BB-19")


def no_target(action: Action, rule: str) -> NotAllowed:
    if action.verb is not SEND:
        return NotAllowed("send-first", rule=rule)
    return NotAllowed("send-opponent", rule=rule)


class Run(Question[BadBonesTable]):
    """BB-20: away from the dragon, onto a cell next to it or over a forest edge."""

    rule = "BB-20"
    continues = True

    def options(self, state: BadBones) -> Answers:
        table = state.table
        return RUNAWAYS[table.box.village // 2][table.fields[self.actor].at]

    def resolve(self, state: BadBones, action: Action) -> None:
        state.table.fields[self.actor].heading = action.value
        walk(state, self.actor)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        if action.verb is not SCATTER:
            return NotAllowed("scatter-first", rule="BB-20")
        if state.table.box.coop:
            return NotAllowed("scatter-capital", rule="BB-53")
        return NotAllowed("scatter-village", rule="BB-20")


def _runs(cell: int, village: int) -> Answers:
    ways = [way for way in HEADINGS if way != village or NEXT[cell * WAYS + way] != OUTSIDE]
    return tuple([SCATTER.actions[way] for way in ways])


RUNAWAYS: Final[list[list[Answers]]] = [
    [_runs(cell, village) for cell in range(CELLS)] for village in (UP, DOWN)
]
"""By the edge of the village, and the dragon's cell: the village is no way out."""

# ---- Leaving the field


def leave(state: BadBones, seat: int, edge: int) -> None:
    """BB-13, BB-14, BB-53: over this edge: to a cemetery, or into the village."""
    box, field = state.table.box, state.table.fields[seat]
    if edge == box.village:
        reach_village(state, seat)
    elif edge == box.open_edge and box.players > 2:
        is_sent = bool(field.met) or state.table.phase == 2
        field.line_up()
        state.then(CHOOSE_CEMETERY[seat * 2 + (is_sent and bool(field.squad))])
    else:
        for kind in field.walkers():
            send_over(state, seat, kind, neighbour(seat, edge, box.players))


def neighbour(seat: int, edge: int, players: int) -> int:
    """BB-13, BB-34: to whom the edge leads unasked: of two it is the other, alone it is oneself."""
    return (seat - 1 if edge == RIGHT else seat + 1) % players


def send_over(state: BadBones, seat: int, kind: int, whom: int) -> None:
    field = state.table.fields[seat]
    field.sent.append(whom * TYPES + kind)
    state.tell(LEFT_FIELD, seat, kind, field.heading, whom)


class ChooseCemetery(Question[BadBonesTable]):
    """BB-13, BB-53, BB-68: to any player of one's choice, each skeleton separately.

    Number 1: BB-79: a trap has sent a squad here, and doesn't split it.
    """

    rule = "BB-13"
    continues = True

    def options(self, state: BadBones) -> Answers:
        return OTHERS[state.table.box.players][self.actor]

    def resolve(self, state: BadBones, action: Action) -> None:
        field = state.table.fields[self.actor]
        for kind in field.walkers():
            send_over(state, self.actor, kind, action.value)
            field.part_with(kind)
            if self.number == 0 and field.walker != NOBODY:
                state.then(self)
                return

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        return no_target(action, "BB-13")


# ---- The steps, made once

CHOOSE_CEMETERY: Final = [ChooseCemetery(seat, sent) for seat in range(SEATS) for sent in range(2)]
AIM: Final = [Aim(seat) for seat in range(SEATS)]
RUN: Final = [Run(seat) for seat in range(SEATS)]
