"""The phases in which players act: the hero, the traps, the skeletons, each on the own field.

walk.py has what happens to a skeleton that moves; rules.py what comes before and after a phase.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    ALL_OF_ROW,
    CELLS,
    DIRECTIONS,
    DO_NOTHING,
    DRAGON,
    ENTER,
    ENTERS,
    HERO,
    HERO_MOVES,
    INWARD,
    IS_DAMAGED,
    KIND_OF,
    LURED,
    MOVE,
    MOVES,
    NEXT,
    OUTSIDE,
    PLACE,
    PLACES,
    REMOVE,
    REMOVES,
    SEATS,
    SIDE,
    SLAIN,
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
    BadBonesTable,
    Field,
)
from ossuary.games.badbones.walk import RUN, come, walk
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


# ---- The steps, made once

MOVE_HERO: Final[list[Question[BadBonesTable]]] = [MoveHero(seat) for seat in range(SEATS)]
SET_TRAP: Final[list[Question[BadBonesTable]]] = [SetTrap(seat) for seat in range(SEATS)]
SCATTER_NEXT: Final = [ScatterNext(number) for number in range(SEATS * CELLS)]
MOVE_SKELETON: Final[list[Question[BadBonesTable]]] = [MoveSkeleton(seat) for seat in range(SEATS)]
MOVE_ON: Final = [MoveOn(seat) for seat in range(SEATS)]
