"""Where each skeleton goes next, and what an answer would change about it.

The rules themselves walk, on copies of the field that is seen.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ossuary.games.badbones import BadBonesGame
from ossuary.games.badbones.actions import (
    CAME,
    CELL_NAMES,
    DIRECTIONS,
    DOWN,
    ENTER,
    ENTRANCES,
    FALLEN,
    HERO,
    HOUSE_LOST,
    LEFT_FIELD,
    LURED,
    MOVES,
    NEXT,
    PLACE,
    REMOVE,
    SLAIN,
    THROWN,
    TIER_LOST,
    TREASURE,
    UP,
    DirectionName,
    token_of,
)
from ossuary.games.badbones.phases import MOVE_HERO, MOVE_SKELETON, SET_TRAP
from ossuary.games.badbones.state import BadBones, BadBonesTable, new_table
from ossuary.games.badbones.view import BadBonesView, field_of
from ossuary.games.badbones.walk import AIM, CHOOSE_CEMETERY, RUN
from ossuary.kernel.action import Action, Event, Json
from ossuary.kernel.listener import Listener
from ossuary.kernel.state import begin
from ossuary.kernel.step import Answers

End = Literal["stands", "slain", "tower", "village", "forest", "thrown", "dragon"]


class Footprints(msgspec.Struct, frozen=True):
    """The next move of a skeleton, of all that are alike."""

    move: tuple[Json, ...]
    """The answer that would move it now."""
    path: tuple[tuple[str, DirectionName], ...]
    """The cells that it comes upon, and how it is headed there."""
    end: End
    """What becomes of it. Before a dragon it runs where its player likes."""
    edge: DirectionName | None
    """Over which edge it leaves the field: up, to the right …"""
    whom: int | None
    """To whose cemetery it goes; None: to nobody's, or that is still to be chosen."""


class Change(msgspec.Struct, frozen=True):
    """The skeletons that would go another way after an answer."""

    answer: tuple[Json, ...]
    moves: tuple[Footprints, ...]


class Outlook(msgspec.Struct, frozen=True):
    """Where everybody on a field goes who has still to move."""

    moves: tuple[Footprints, ...]
    changes: tuple[Change, ...]


def outlook(view: BadBonesView, seat: int, options: Answers) -> Outlook:
    """BB-10: the next step of every skeleton, as things stand and after each answer."""
    field = _Field(view, seat)
    moves = {move: field.footprints(move) for move in field.moves()}
    changes = [Change(tuple(option.json()), field.changed(option, moves)) for option in options]
    return Outlook(tuple(moves.values()), tuple(change for change in changes if change.moves))


class _Heard(Listener):
    """What the rules tell while something is tried."""

    def __init__(self) -> None:
        self.events: list[tuple[Event, tuple[int, ...]]] = []

    def told(self, event: Event, values: tuple[int, ...]) -> None:
        self.events.append((event, values))


class _Field:
    """The field of a seat, to try things on."""

    def __init__(self, view: BadBonesView, seat: int) -> None:
        self.game = BadBonesGame.of(view)
        self.seat = seat
        self.table = new_table(self.game.box)
        self.field = field_of(view.seats[seat], self.game.box)
        # Whoever is moving right now is on its way; the others begin anew.
        self.field.end_walk()
        self.table.fields[seat] = self.field

    def moves(self) -> list[Action]:
        """A move of every skeleton that has still to move, of those that are alike one."""
        waiting = [ENTRANCES[kind] for kind in dict.fromkeys(self.field.waiting)]
        return [*waiting, *[MOVES[token] for token in dict.fromkeys(self.field.resting)]]

    def footprints(self, move: Action) -> Footprints:
        return self._walk(self.table, move, move)

    def changed(self, answer: Action, moves: dict[Action, Footprints]) -> tuple[Footprints, ...]:
        """The moves that go another way after this answer."""
        touched = self._touched(answer)
        met = [move for move, prints in moves.items() if touched & _cells(move, prints)]
        if not met:
            return ()
        table, heard = self.table.clone(), _Heard()
        step = MOVE_HERO if answer.verb is HERO else SET_TRAP
        # What comes after it is of no matter here.
        state = begin(self.game, table, [step[self.seat], MOVE_HERO[self.seat]], heard)
        state.answer(self.seat, answer)
        turned = {values[1:4]: values[4] for event, values in heard.events if event is LURED}
        after = {move: self._after(answer, table, turned, move) for move in met}
        return tuple(prints for move, prints in after.items() if prints != moves[move])

    def _touched(self, answer: Action) -> set[int]:
        """The cells where an answer changes something for those who come or stand there."""
        if answer.verb is HERO:
            return {self.field.hero, answer.value}
        if answer.verb is PLACE or answer.verb is REMOVE:
            cell = answer.values[-1]
            placed = answer.value if answer.verb is PLACE else self.field.traps[cell]
            around = NEXT[cell * len(DIRECTIONS) : (cell + 1) * len(DIRECTIONS)]
            return {cell, *around} if placed == TREASURE else {cell}
        return set()

    def _after(
        self,
        answer: Action,
        table: BadBonesTable,
        turned: dict[tuple[int, ...], int],
        move: Action,
    ) -> Footprints:
        """Where a skeleton goes after an answer, or what has become of it by then."""
        if move.verb is ENTER:
            return self._walk(table, move, move)
        cell, heading, kind = move.values
        token = token_of(cell, turned.get(move.values, heading), kind)
        if token in table.fields[self.seat].resting:
            return self._walk(table, move, MOVES[token])
        return _nowhere(move, "slain" if answer.verb is HERO else "dragon")

    def _walk(self, table: BadBonesTable, named: Action, move: Action) -> Footprints:
        """The rules take a step with this skeleton."""
        heard, seat = _Heard(), self.seat
        state = begin(self.game, table.clone(), [MOVE_SKELETON[seat], MOVE_HERO[seat]], heard)
        state.answer(seat, move)
        field = state.table.fields[seat]
        path = [(values[2], values[3]) for event, values in heard.events if event is CAME]
        end, edge, whom = _end(state, heard, seat)
        if end in ("slain", "tower", "thrown", "dragon"):
            path.append((field.at, field.heading))
        return Footprints(
            move=tuple(named.json()),
            path=tuple((CELL_NAMES[cell], DIRECTIONS[heading]) for cell, heading in path),
            end=end,
            edge=None if edge is None else DIRECTIONS[edge],
            whom=whom,
        )


def _end(state: BadBones, heard: _Heard, seat: int) -> tuple[End, int | None, int | None]:
    """How a walk ends; over which edge, and to whom, if there it does."""
    asked = state.question(seat)
    if asked is RUN[seat]:
        return "dragon", None, None
    if asked is AIM[seat]:
        return "thrown", None, None
    if asked is CHOOSE_CEMETERY[seat]:
        return "forest", UP, None
    event, values = next(one for one in reversed(heard.events) if one[0] is not FALLEN)
    if event is LEFT_FIELD:
        return "forest", values[2], values[3]
    if event is THROWN:
        return "thrown", None, values[3]
    if event is HOUSE_LOST:
        return "village", DOWN, None
    return ("slain" if event is SLAIN else "tower" if event is TIER_LOST else "stands"), None, None


def _cells(move: Action, prints: Footprints) -> set[int]:
    """Where a skeleton stands, and where it comes."""
    start = set() if move.verb is ENTER else {move.value}
    return start | {CELL_NAMES.index(cell) for cell, _ in prints.path}


def _nowhere(move: Action, end: End) -> Footprints:
    return Footprints(move=tuple(move.json()), path=(), end=end, edge=None, whom=None)
