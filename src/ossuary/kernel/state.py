"""A state: one position of a game, with the agenda of what comes next.

The agenda is a stack of steps. Where a rulebook says "all at once", each seat has a lane, an agenda
of its own; the main agenda goes on when all lanes are empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import mypyc_attr

from ossuary.kernel.action import Action, Event, Word
from ossuary.kernel.chance import Chances
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.step import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    NOTHING,
    Agenda,
    Options,
    Step,
    T,
    onto,
)

if TYPE_CHECKING:
    from ossuary.kernel.game import Game

NO_CHANCES: Final = Chances()
NO_LANES: Final[list[Agenda]] = []
MOST_SEATS: Final = 12
ACTORS: Final[tuple[tuple[int, ...], ...]] = (
    *[(seat,) for seat in range(MOST_SEATS)],
    *[(), (), (CHANCE,)],
)
"""What `actors` answers when one actor is next; those below zero stand at the end."""


def _sets_of_seats() -> list[tuple[int, ...]]:
    sets: list[tuple[int, ...]] = [()]
    for seat in range(MOST_SEATS):
        sets += [(*seats, seat) for seats in sets]
    return sets


SEATS_OF: Final = _sets_of_seats()
"""The seats of a set (a whole number with one bit per seat), ascending."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears every move and event of a state, unredacted. A subclass says what it does with them."""

    def hear(self, actor: int, word: Word, values: tuple[int, ...], knower: int) -> None:
        """A move of `actor`, or an event (NOBODY); the seat `knower` learns its private fields."""

    def lanes_opened(self, hidden: bool) -> None:
        """From here on several seats act at the same time; hidden: the others see nothing of it."""

    def lane_entered(self, seat: int) -> None:
        """What is heard next happens in this seat's lane."""

    def lanes_closed(self) -> None:
        """All have acted."""


class State(Generic[T]):
    """One position of a game. Made by `game.start()`, copied by `clone()`."""

    game: Game
    table: T
    over: bool
    outcome: Outcome | None
    listener: Listener | None
    waiting: int
    """While lanes are open: the seats (as bits) that have a question left."""
    hidden: bool
    """While lanes are open: the others see nothing of them before all are done."""
    _agenda: Agenda
    """What comes next, and what `then` adds to; while a lane runs, that lane."""
    _after: Agenda
    """While lanes are open: what comes after them."""
    _lanes: list[Agenda]
    _offered: int
    """To whom `options` answered last, so that `apply` needn't ask again."""
    _offer: Options
    """What it answered."""

    # ---- questions

    def actors(self) -> tuple[int, ...]:
        """(CHANCE,), or the seats that may act now, ascending; nobody when the game is over."""
        if self.waiting:
            return SEATS_OF[self.waiting]
        return ACTORS[self._agenda.actor]

    def options(self, actor: int) -> Options:
        """What this actor may do now; nothing if it isn't asked."""
        # `asked`, written out: this is where interpreted play spends its time.
        agenda = self._agenda
        if self.waiting:
            if actor < 0 or not self.waiting >> actor & 1:
                return ()
            agenda = self._lanes[actor]
        elif agenda.actor != actor or actor < CHANCE:
            return ()
        offer = agenda.step.options(self)
        self._offered = actor
        self._offer = offer
        return offer

    def chances(self) -> Chances:
        """The outcomes of the draw that is due, with their weights; none if no draw is due."""
        step = self.asked(CHANCE)
        return NO_CHANCES if step is None else step.chances(self)

    def draw(self, rng: Random) -> Action:
        """An outcome of the draw that is due, for play that nobody will want to check."""
        return self._agenda.step.draw(self, rng)

    def asked(self, actor: int) -> Step[T] | None:
        """The question that this actor has to answer now."""
        agenda = self._agenda
        if self.waiting:
            if actor < 0 or not self.waiting >> actor & 1:
                return None
            agenda = self._lanes[actor]
        elif agenda.actor != actor or actor < CHANCE:
            return None
        return agenda.step

    def agenda(self) -> list[Step[T]]:
        """The steps to come, the next one first; while lanes are open, those after them."""
        return steps_of(self._after if self.waiting else self._agenda)

    def lanes(self) -> dict[int, list[Step[T]]]:
        """While lanes are open: the steps to come of each seat that has a question left."""
        return {seat: steps_of(self._lanes[seat]) for seat in SEATS_OF[self.waiting]}

    # ---- answers

    def apply(self, actor: int, action: Action) -> None:
        """Answers the actor's question; what isn't allowed is refused and changes nothing."""
        offer = self._offer if self._offered == actor else self.options(actor)
        if action not in offer:
            raise self._refusal(actor, action)
        self.answer(actor, action)

    def answer(self, actor: int, action: Action) -> None:
        """Like apply, for an action that is known to be among the actor's options."""
        self._offered = NOBODY
        self._offer = ()
        in_lane = self.waiting != 0
        agenda = self._lanes[actor] if in_lane else self._agenda
        step = agenda.step
        if self.listener is not None:
            self.listener.hear(actor, action.verb, action.values, step.learner())
        self._agenda = agenda.rest
        step.resolve(self, action)
        if self._agenda.actor == NOBODY:
            self._run()
        if in_lane:
            if self._agenda is not NOTHING:
                self._keep_lane(actor)
            else:
                self.waiting &= ~(1 << actor)
                if not self.waiting:
                    self._close_lanes()

    def _run(self) -> None:
        """Does what just happens, up to the next question."""
        agenda = self._agenda
        while agenda.actor == NOBODY:
            self._agenda = agenda.rest
            agenda.step.happen(self)
            agenda = self._agenda

    def _keep_lane(self, seat: int) -> None:
        """What is left of a lane. Only its own seat is asked in it, never chance or another."""
        if self._agenda.actor != seat:
            raise ValueError(f"the lane of seat {seat} asks {self._agenda.actor}")
        self._lanes[seat] = self._agenda

    def _close_lanes(self) -> None:
        self._lanes = NO_LANES
        if self.listener is not None:
            self.listener.lanes_closed()
        self._agenda = self._after
        self._run()

    def _refusal(self, actor: int, action: Action) -> NotAllowed:
        """Why this action can't be taken by this actor."""
        if self.over:
            return NotAllowed("game-over", game=self.game.name)
        step = self.asked(actor)
        if step is None:
            step = self.asked(self.actors()[0])
            assert step is not None
            # What is asked in another's hidden lane is nobody else's business.
            rule = "" if self.waiting and self.hidden else step.rule
            return NotAllowed("not-asked", game=self.game.name, rule=rule, seat=actor)
        refusal = step.refusal(self, action)
        refusal.game = self.game.name
        return refusal

    # ---- what steps say

    def then(
        self, first: Step[T], second: Step[T] | None = None, third: Step[T] | None = None
    ) -> None:
        """What comes next, the first of them first."""
        if third is not None:
            self._agenda = onto(third, self._agenda)
        if second is not None:
            self._agenda = onto(second, self._agenda)
        if self._agenda is NOTHING:
            self._agenda = first.alone
        else:
            self._agenda = onto(first, self._agenda)

    def at_once(self, seats: int, lanes: Sequence[Agenda], hidden: bool = False) -> None:
        """Opens a lane for each of these seats (as bits), by its number.

        Only a step of the main agenda does so, as the last thing it says. What others see of a lane
        meanwhile is what the verbs leave public; hidden: nothing.
        """
        if self._lanes is not NO_LANES:
            raise ValueError("lanes can't be opened in a lane")
        if self.listener is not None:
            self.listener.lanes_opened(hidden)
        self._after = self._agenda
        self._lanes = list(lanes)
        self.hidden = hidden
        waiting = seats
        for seat in SEATS_OF[seats]:
            if lanes[seat].actor != seat:
                if self.listener is not None:
                    self.listener.lane_entered(seat)
                self._agenda = lanes[seat]
                self._run()
                if self.over:
                    return
                if self._agenda is NOTHING:
                    waiting &= ~(1 << seat)
                else:
                    self._keep_lane(seat)
        self._agenda = NOTHING
        self.waiting = waiting
        if not waiting:
            self._close_lanes()

    def tell(self, event: Event, first: int = 0, second: int = 0, third: int = 0) -> None:
        """Says what happened, with as many values as the event has; free when nobody listens."""
        if self.listener is not None:
            values = (first, second, third)[: len(event.fields)]
            self.listener.hear(NOBODY, event, values, first)

    def finish(self, outcome: Outcome) -> None:
        """The game is over."""
        self.over = True
        self.outcome = outcome
        self.waiting = 0
        self._lanes = NO_LANES
        self._agenda = NOTHING
        self._after = NOTHING

    # ---- copies and views

    def clone(self) -> State[T]:
        """An independent copy that nobody listens to."""
        twin: State[T] = State()
        twin.game = self.game
        twin.table = self.table.clone()  # type: ignore[assignment]
        twin.over = self.over
        twin.outcome = self.outcome
        twin.listener = None
        twin.waiting = self.waiting
        twin.hidden = self.hidden
        twin._agenda = self._agenda
        twin._after = self._after
        twin._lanes = self._lanes.copy() if self.waiting else NO_LANES
        twin._offered = NOBODY
        twin._offer = ()
        return twin

    def __copy__(self) -> State[T]:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State[T]:
        return self.clone()

    def __repr__(self) -> str:
        return f"<state of {self.game.name}, {'over' if self.over else f'asked: {self.actors()}'}>"

    def __reduce__(self) -> str:
        raise TypeError("a state can't be pickled: send a Record, or a view, and make it anew")

    def view(self, player: int | None) -> Any:
        """What this player may know, as the game's own kind of View; None: what a spectator may."""
        if player is not None and player != EVERYBODY and not 0 <= player < self.game.players:
            raise ValueError(f"there is no player {player}")
        return self.game.view(self, player)


def restore(
    game: Game,
    table: T,
    agenda: list[Step[T]],
    lanes: dict[int, list[Step[T]]] | None = None,
    hidden: bool = False,
    listener: Listener | None = None,
    outcome: Outcome | None = None,
) -> State[T]:
    """A state with this table and these steps to come, up to its next question, or its end."""
    state: State[T] = State()
    state.game = game
    state.table = table
    state.over = outcome is not None
    state.outcome = outcome
    state.listener = listener
    state.waiting = 0
    state.hidden = False
    state._agenda = agenda_of(agenda)
    state._after = NOTHING
    state._lanes = NO_LANES
    state._offered = NOBODY
    state._offer = ()
    if lanes:
        by_seat = [NOTHING] * MOST_SEATS
        seats = 0
        for seat, lane in lanes.items():
            by_seat[seat] = agenda_of(lane)
            seats |= 1 << seat
        state.at_once(seats, by_seat, hidden)
    else:
        state._run()
    return state


def agenda_of(steps: list[Step[T]]) -> Agenda:
    """An agenda of these steps, the first of them first."""
    agenda = NOTHING
    for step in reversed(steps):
        agenda = onto(step, agenda)
    return agenda


def steps_of(agenda: Agenda) -> list[Step[T]]:
    """The steps of an agenda, the next one first."""
    steps: list[Step[T]] = []
    while agenda is not NOTHING:
        steps.append(agenda.step)
        agenda = agenda.rest
    return steps
