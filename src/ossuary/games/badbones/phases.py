"""The phases in which players act: the hero, the traps, the skeletons, each on the own field.

walk.py has what happens to a skeleton that moves; rules.py what comes before and after a phase.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    ALL_OF_ROW,
    CELLS,
    DESTROYED,
    DIRECTIONS,
    DO_NOTHING,
    DRAGON,
    ENTER,
    ENTER_AT,
    ENTRANCES,
    HERO,
    HERO_MOVES,
    IS_DAMAGED,
    KIND_OF,
    LURED,
    MOVE,
    MOVES,
    NEXT,
    OUTSIDE,
    PLACE,
    REMOVE,
    REMOVES,
    SEATS,
    SIDE,
    TILE_PLACES,
    TILES,
    TURNED,
    TYPES,
    entrance_of,
    token_of,
)
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.field import DAMAGED, NO_TRAP, TOKENS_OF_CELL, Field
from ossuary.games.badbones.hero import enter_cell
from ossuary.games.badbones.state import BadBones, BadBonesTable, give_back
from ossuary.games.badbones.traps import EXPLODES, LURES, SCATTERS, TRAPS
from ossuary.games.badbones.walk import RUN, WAYS, come_in, hold, lead, set_out, walk
from ossuary.games.badbones.weapons import offer_weapon
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.step import Answers, Happening, Question

# ---- Phase 1


class MoveHero(Question[BadBonesTable]):
    """BB-05: the hero moves exactly one cell, in any of eight directions; it can't stay."""

    rule = "BB-05"

    def options(self, state: BadBones) -> Answers:
        return HERO_MOVES[state.table.fields[self.actor].hero]

    def resolve(self, state: BadBones, action: Action) -> None:
        """BB-06: it destroys all the skeletons on the cell that it enters."""
        enter_cell(state, self.actor, action.value)
        offer_weapon(state, self.actor)

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
        field, supply = state.table.fields[self.actor], state.table.supply_of(self.actor)
        bare = bare_cells(field)
        free = bare & ~field.occupied()
        found: list[Action] = []
        for tile in range(len(TILES)):
            if supply[KIND_OF[tile]]:
                cells = bare if TRAPS[tile].on_skeletons else free
                for rows in TILE_PLACES[tile]:
                    found += rows[cells & ALL_OF_ROW]
                    cells >>= SIDE
        for cell in range(CELLS):
            if field.traps[cell] != NO_TRAP:
                found.append(REMOVES[cell])
        found.append(DO_NOTHING)
        return tuple(found)

    def resolve(self, state: BadBones, action: Action) -> None:
        if action.verb is REMOVE:
            remove(state.table, self.actor, action.value)
        elif action.verb is PLACE:
            place(state, self.actor, action.value, action.values[1])

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        field = state.table.fields[self.actor]
        if action.verb is REMOVE:
            if field.craters >> action.value & 1:
                return NotAllowed("crater-stays", rule="BB-43")
            return NotAllowed("no-trap", rule="BB-09")
        if action.verb is not PLACE:
            return NotAllowed("trap-first", rule="BB-07")
        tile, cell = action.values
        if not state.table.supply_of(self.actor)[KIND_OF[tile]]:
            if state.table.box.coop:
                return NotAllowed("none-left-shared", rule="BB-57", tile=TILES[tile])
            return NotAllowed("none-left", rule="BB-07", tile=TILES[tile])
        if field.towers >> cell & 1:
            return NotAllowed("place-tower", rule="BB-08")
        if field.traps[cell] != NO_TRAP:
            return NotAllowed("place-trap", rule="BB-08")
        if field.craters >> cell & 1:
            return NotAllowed("place-crater", rule="BB-43")
        return NotAllowed("place-skeleton", rule="BB-08")


def bare_cells(field: Field) -> int:
    """BB-08, BB-43: the cells (as bits) without trap, tower and crater."""
    cells = 0
    for cell in range(CELLS):
        if field.traps[cell] == NO_TRAP:
            cells |= 1 << cell
    return cells & ~(field.towers | field.craters)


def remove(table: BadBonesTable, seat: int, cell: int) -> None:
    """BB-09: a trap comes back intact; BB-51: to a shared supply only when the phase ends."""
    field = table.fields[seat]
    kind = KIND_OF[field.traps[cell] % DAMAGED]
    field.lift(cell)
    if table.box.coop:
        field.lifted.append(kind)
    else:
        field.supply[kind] += 1


def place(state: BadBones, seat: int, tile: int, cell: int) -> None:
    """BB-08: a trap is laid, intact side up."""
    state.table.supply_of(seat)[KIND_OF[tile]] -= 1
    state.table.fields[seat].lay(tile, cell)
    at_once = TRAPS[tile].at_once
    if at_once == LURES:
        lure(state, seat, cell)
    elif at_once == SCATTERS:
        scatter(state, seat, cell)
    elif at_once == EXPLODES:
        explode(state, seat, cell)


def lure(state: BadBones, seat: int, cell: int) -> None:
    """BB-22: every skeleton on the four cells next to a treasure turns to it at once."""
    field = state.table.fields[seat]
    for heading in range(len(DIRECTIONS)):
        other = NEXT[cell * WAYS + heading]
        if other != OUTSIDE:
            back = (heading + 2) % WAYS
            for token in field.on(other):
                was, kind = divmod(token % TOKENS_OF_CELL, TYPES)
                state.tell(LURED, seat, other, was, kind, back)
            field.face(other, other, back)


def explode(state: BadBones, seat: int, cell: int) -> None:
    """BB-43: dynamite that is placed on skeletons destroys them, and is a crater at once."""
    field = state.table.fields[seat]
    there = field.on(cell)
    if there:
        field.clear(cell)
        for token in there:
            heading, kind = divmod(token % TOKENS_OF_CELL, TYPES)
            state.tell(DESTROYED, seat, kind, cell, heading)
            give_back(state, seat, kind)
        TRAPS[field.traps[cell]].turn(state, seat, cell)


def scatter(state: BadBones, seat: int, cell: int) -> None:
    """BB-21: a dragon that is placed on skeletons is damaged at once, and they run."""
    field = state.table.fields[seat]
    there = field.on(cell)
    if there:
        field.traps[cell] = DRAGON + DAMAGED
        state.tell(TURNED, seat, cell, DRAGON, IS_DAMAGED)
        leaders = [token for token in field.resting_on(cell) if POWERS[token % TYPES].leads]
        if len(leaders) > 1:
            state.then(CHOOSE_LEADER[seat * CELLS + cell])
        elif leaders:
            scatter_squad(state, seat, cell, leaders[0])
        else:
            field.clear(cell)
            field.scattering = sorted(there, reverse=True)
            scatter_next(state, seat, cell)


class ChooseLeader(Question[BadBonesTable]):
    """BB-65: of several instructors on whom a dragon is placed, who leads."""

    rule = "BB-65"
    continues = True

    def options(self, state: BadBones) -> Answers:
        there = state.table.fields[self.actor].resting_on(self.number)
        return tuple([MOVES[token] for token in there if POWERS[token % TYPES].leads])

    def resolve(self, state: BadBones, action: Action) -> None:
        cell, heading, kind = action.values
        scatter_squad(state, self.actor, cell, token_of(cell, heading, kind))

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        return NotAllowed("leader-first", rule="BB-65")


def scatter_squad(state: BadBones, seat: int, cell: int, leader: int) -> None:
    """BB-65, BB-68: a squad runs as one, before the others on its cell."""
    field = state.table.fields[seat]
    field.resting.remove(leader)
    heading, kind = divmod(leader % TOKENS_OF_CELL, TYPES)
    set_out(state, seat, cell, heading, kind)
    lead(state, seat)
    field.scattering = sorted(field.on(cell), reverse=True)
    field.clear(cell)
    state.then(RUN[seat], SCATTER_NEXT[seat * CELLS + cell])


def scatter_next(state: BadBones, seat: int, dragon: int) -> None:
    """BB-21: the next of them runs, and has moved."""
    field = state.table.fields[seat]
    if field.scattering and not field.out:
        heading, kind = divmod(field.scattering.pop() % TOKENS_OF_CELL, TYPES)
        set_out(state, seat, dragon, heading, kind)
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
        led = led_cells(field) if state.table.box.commanders else 0
        found: list[Action] = []
        last = -1
        for waited in field.waiting:
            if waited != last:
                found.append(ENTRANCES[waited])
                last = waited
        last = -1
        for token in field.resting:
            if token != last:
                last = token
                if not led >> token // TOKENS_OF_CELL & 1 or POWERS[token % TYPES].leads:
                    found.append(MOVES[token])
        return tuple(found)

    def resolve(self, state: BadBones, action: Action) -> None:
        seat = self.actor
        field = state.table.fields[seat]
        state.then(MOVE_ON[seat])
        if action.verb is MOVE:
            cell, heading, kind = action.values
            field.resting.remove(token_of(cell, heading, kind))
            move(state, seat, cell, heading, kind)
        else:
            waited = action.value
            if action.verb is ENTER_AT:
                waited = entrance_of(action.value, action.values[1])
            field.waiting.remove(waited)
            come_in(state, seat, waited)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        if action.verb not in (ENTER, ENTER_AT, MOVE):
            return NotAllowed("move-first", rule="BB-10")
        if action.verb is MOVE:
            field = state.table.fields[self.actor]
            cell, heading, kind = action.values
            if token_of(cell, heading, kind) in field.resting:
                return NotAllowed("move-leader", rule="BB-65")
        return NotAllowed("no-skeleton", rule="BB-10")


def led_cells(field: Field) -> int:
    """BB-65: the cells (as bits) on which an instructor has still to move."""
    cells = 0
    for token in field.resting:
        if POWERS[token % TYPES].leads:
            cells |= 1 << token // TOKENS_OF_CELL
    return cells


def move(state: BadBones, seat: int, cell: int, heading: int, kind: int) -> None:
    """BB-10, BB-44, BB-65: it leaves its cell, unless a labyrinth holds it; squads go as one."""
    field = state.table.fields[seat]
    laid = field.traps[cell]
    set_out(state, seat, cell, heading, kind)
    if laid != NO_TRAP and TRAPS[laid % DAMAGED].holds(state.table.side):
        hold(state, seat, cell, heading)
        return
    if POWERS[kind].leads:
        lead(state, seat)
    walk(state, seat)


class MoveOn(Happening[BadBonesTable]):
    """BB-10, BB-29: the next skeleton, unless all have moved or the player is out."""

    rule = "BB-10"

    def happen(self, state: BadBones) -> None:
        field = state.table.fields[self.number]
        field.end_walk()
        if not field.out and not field.is_done():
            state.then(MOVE_SKELETON[self.number])


# ---- The steps, made once

MOVE_HERO: Final[list[Question[BadBonesTable]]] = [MoveHero(seat) for seat in range(SEATS)]
SET_TRAP: Final[list[Question[BadBonesTable]]] = [SetTrap(seat) for seat in range(SEATS)]
CHOOSE_LEADER: Final = [ChooseLeader(seat, cell) for seat in range(SEATS) for cell in range(CELLS)]
SCATTER_NEXT: Final = [ScatterNext(number) for number in range(SEATS * CELLS)]
MOVE_SKELETON: Final[list[Question[BadBonesTable]]] = [MoveSkeleton(seat) for seat in range(SEATS)]
MOVE_ON: Final = [MoveOn(seat) for seat in range(SEATS)]
