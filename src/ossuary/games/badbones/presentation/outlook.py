"""Where each skeleton goes next, and what an answer would change about it.

The rules themselves walk, on copies of the table that is seen.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ossuary.games.badbones import BadBonesGame
from ossuary.games.badbones.actions import (
    AXE,
    CAME,
    CELL_NAMES,
    CELLS,
    DESTROYED,
    DIRECTIONS,
    DYNAMITE,
    ENTRANCES,
    FLING,
    FLUNG,
    HELD,
    HERO,
    HIT,
    LEFT_FIELD,
    LURED,
    MOVE,
    MOVES,
    NEXT,
    PLACE,
    PORTAL,
    REACHED,
    REMOVE,
    RETURNS,
    SLAIN,
    SPRUNG,
    STRIKE,
    SWUNG,
    THROWN,
    TREASURE,
    TURN,
    TYPES,
    WAITS,
    DirectionName,
    token_of,
)
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.field import NO_HERO, Field
from ossuary.games.badbones.harm import VILLAGE, NextOfSquad
from ossuary.games.badbones.imagining import table_of
from ossuary.games.badbones.phases import MOVE_SKELETON
from ossuary.games.badbones.rules import END_PHASE, turn_traps
from ossuary.games.badbones.state import BadBones, BadBonesTable
from ossuary.games.badbones.view import BadBonesView
from ossuary.games.badbones.walk import Aim, ChooseCemetery, Run
from ossuary.kernel.action import Action, Event, Json
from ossuary.kernel.listener import Listener
from ossuary.kernel.state import new_state
from ossuary.kernel.step import Answers, Step

End = Literal[
    "stands",
    "slain",
    "tower",
    "village",
    "forest",
    "thrown",
    "dragon",
    "destroyed",
    "held",
    "portal",
    "frozen",
]
ON_A_CELL: Final = ("slain", "tower", "thrown", "dragon", "portal", "destroyed")
"""The ends that come upon the last cell of a way."""
TELLING: Final = (SLAIN, REACHED, LEFT_FIELD, THROWN, DESTROYED, WAITS, HELD)
"""The events that say what has become of a skeleton."""
TOUCHING: Final = (HERO, PLACE, REMOVE, STRIKE, HIT, FLING, TURN, AXE)
"""The answers after which others may go another way."""
EVERYWHERE: Final = {*range(CELLS)}
WALKING: Final = 3
"""The phase in which skeletons move."""


class Footprints(msgspec.Struct, frozen=True):
    """The next move of a skeleton, of all that are alike."""

    move: tuple[Json, ...]
    """The answer that would move it now; whoever is led moves with that of the leader."""
    path: tuple[tuple[str, DirectionName], ...]
    """The cells that it comes upon, and how it is headed there."""
    end: End
    """What becomes of it.

    Before a dragon it runs where its player likes. A catapult or a hearse throws it, a trap
    destroys it, a palisade or a labyrinth holds it where it stands, and a portal puts it back to
    the forest edge; whom a weapon freezes misses the move.
    """
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
    return _Foresight(view, seat).outlook(options)


class _Heard(Listener):
    """What the rules tell while something is tried."""

    def __init__(self) -> None:
        self.events: list[tuple[Event, tuple[int, ...]]] = []

    def told(self, event: Event, values: tuple[int, ...]) -> None:
        self.events.append((event, values))

    def of(self, wanted: Event) -> list[tuple[int, ...]]:
        """The values of all events of this kind."""
        return [values for event, values in self.events if event is wanted]


class _Foresight:
    """The table as a seat sees it, to try things on its field."""

    def __init__(self, view: BadBonesView, seat: int) -> None:
        self.game = BadBonesGame.of(view)
        self.seat = seat
        self.table = table_of(self.game.box, view)
        self.field = self.table.fields[seat]
        asked = view.lanes.get(seat) or view.agenda
        self.asked: Step[BadBonesTable] = self.game.steps.find(asked[:1])[0]
        # Whoever is moving right now is on its way; the others begin anew.
        self.field.end_walk()
        if view.phase < WALKING:
            # BB-17: what has acted by then has turned when the skeletons move.
            turn_traps(new_state(self.game, self.table), seat)

    def outlook(self, options: Answers) -> Outlook:
        ways = {move: self._way(self.table, move, move) for move in self._moves()}
        changes = [Change(tuple(option.json()), self._changed(option, ways)) for option in options]
        return Outlook(
            tuple(way.prints for way in ways.values()),
            tuple(change for change in changes if change.moves),
        )

    def _moves(self) -> list[Action]:
        """A move of every skeleton that has still to move, of those that are alike one."""
        waiting = [ENTRANCES[waited] for waited in dict.fromkeys(self.field.waiting)]
        return [*waiting, *[MOVES[token] for token in dict.fromkeys(self.field.resting)]]

    def _changed(self, answer: Action, ways: dict[Action, _Way]) -> tuple[Footprints, ...]:
        """The moves that go another way after this answer."""
        touched = self._touched(answer)
        met = [move for move, way in ways.items() if touched & way.cells]
        if not met:
            return ()
        state, heard = self._tried(self.table, self.asked, answer)
        after = {move: self._after(answer, state.table, heard, move) for move in met}
        return tuple(prints for move, prints in after.items() if prints != ways[move].prints)

    def _touched(self, answer: Action) -> set[int]:
        """The cells where an answer changes something for those who come or stand there."""
        if answer.verb not in TOUCHING:
            return set()
        if answer.verb is HERO:
            return {self.field.hero, answer.value} - {NO_HERO}
        if answer.verb is PLACE or answer.verb is REMOVE:
            cell = answer.values[-1]
            placed = answer.value if answer.verb is PLACE else self.field.traps[cell]
            around = NEXT[cell * len(DIRECTIONS) : (cell + 1) * len(DIRECTIONS)]
            return {cell, *around} if placed == TREASURE else {cell}
        return EVERYWHERE

    def _after(
        self, answer: Action, table: BadBonesTable, heard: _Heard, move: Action
    ) -> Footprints:
        """Where a skeleton goes after an answer, or what has become of it by then."""
        if move.verb is not MOVE:
            return self._way(table, move, move).prints
        if answer.verb is PLACE and answer.values[1] == move.value:
            return _nowhere(move, "destroyed" if answer.value == DYNAMITE else "dragon")
        token = _now(heard, *move.values)
        if token in table.fields[self.seat].resting:
            return self._way(table, move, MOVES[token]).prints
        if answer.verb is HERO:
            return _nowhere(move, "slain")
        return _nowhere(move, "frozen" if answer.verb is STRIKE else "destroyed")

    def _way(self, table: BadBonesTable, named: Action, move: Action) -> _Way:
        """The rules take a step with this skeleton, or with the one that leads it."""
        kind = move.values[-1]
        if move.verb is MOVE:
            move = _leader(table.fields[self.seat], move)
        state, heard = self._tried(table, MOVE_SKELETON[self.seat], move)
        field = state.table.fields[self.seat]
        path = [values[2:4] for values in heard.of(CAME) if values[1] == move.values[-1]]
        end, edge, whom = _end(state, heard, self.seat)
        if end in ON_A_CELL:
            path.append((field.at, field.heading))
        elif end == "held" and heard.of(SPRUNG):
            # It doesn't come so far, but this palisade is what holds it.
            path.append((heard.of(SPRUNG)[-1][1], field.heading))
        if any(values[1] == kind for values in heard.of(RETURNS)):
            whom = self.seat
        prints = Footprints(
            move=tuple(named.json()),
            path=tuple((CELL_NAMES[cell], DIRECTIONS[heading]) for cell, heading in path),
            end=end,
            edge=None if edge is None else DIRECTIONS[edge],
            whom=whom,
        )
        start = {move.value} if move.verb is MOVE else set()
        met = {values[1] for values in heard.of(SPRUNG)}
        return _Way(prints, start | met | {cell for cell, _ in path})

    def _tried(
        self, table: BadBonesTable, question: Step[BadBonesTable], answer: Action
    ) -> tuple[BadBones, _Heard]:
        """What an answer to a question comes to, on a copy of this table."""
        heard = _Heard()
        state = new_state(self.game, table.clone())
        if question is MOVE_SKELETON[self.seat]:
            state.table.phase = WALKING
        state.listener = heard
        # What comes after it is of no matter here: the lane has another question, and stays open.
        state.resume_lanes({self.seat: [question, question]}, [END_PHASE])
        state.answer(self.seat, answer)
        return state, heard


class _Way:
    """Footprints, and the cells on which they depend: where one stands, comes, and is stopped."""

    def __init__(self, prints: Footprints, cells: set[int]) -> None:
        self.prints = prints
        self.cells = cells


def _leader(field: Field, move: Action) -> Action:
    """BB-65: the move with which a skeleton goes: the first instructor's on its cell, or its own.

    Of several instructors the player chooses one, who then leads the others as well.
    """
    if POWERS[move.values[-1]].leads:
        return move
    there = field.resting_on(move.value)
    return next((MOVES[token] for token in there if POWERS[token % TYPES].leads), move)


def _now(heard: _Heard, cell: int, heading: int, kind: int) -> int:
    """The token of a skeleton that a treasure or a weapon has turned or moved."""
    for values in heard.of(LURED):
        if values[1:4] == (cell, heading, kind):
            heading = values[4]
            break
    for values in heard.of(SWUNG):
        heading = values[2] if values[1] == cell else heading
    for values in heard.of(FLUNG):
        cell = values[2] if values[1] == cell else cell
    return token_of(cell, heading, kind)


def _end(state: BadBones, heard: _Heard, seat: int) -> tuple[End, int | None, int | None]:
    """How a walk ends; over which edge, and to whom, if there it does."""
    box, asked = state.table.box, state.question(seat)
    if isinstance(asked, Run):
        return "dragon", None, None
    if isinstance(asked, Aim):
        return "thrown", None, None
    if isinstance(asked, ChooseCemetery):
        return "forest", box.open_edge, None
    if isinstance(asked, NextOfSquad):
        return ("village", box.village, None) if asked.number == VILLAGE else ("tower", None, None)
    event, values = next((one for one in heard.events if one[0] in TELLING), (CAME, ()))
    if event is SLAIN:
        return "slain", None, None
    if event is REACHED:
        return ("village", box.village, None) if values[2] == VILLAGE else ("tower", None, None)
    if event is LEFT_FIELD:
        return "forest", values[2], values[3]
    if event is THROWN:
        return "thrown", None, values[3]
    if event is DESTROYED:
        return "destroyed", None, None
    if event is WAITS and heard.of(SPRUNG)[-1][2] == PORTAL:
        return "portal", None, None
    return ("stands" if event is CAME else "held"), None, None


def _nowhere(move: Action, end: End) -> Footprints:
    return Footprints(move=tuple(move.json()), path=(), end=end, edge=None, whom=None)
