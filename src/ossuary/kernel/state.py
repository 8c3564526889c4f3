"""A state: one position of a game, with the agenda of what comes next.

The agenda is a stack of steps. Where a rulebook says "all at once", each seat has a lane, an agenda
of its own; the main agenda goes on when all lanes are empty. In hidden lanes each seat acts on a
table of its own, and everybody else sees the table as it was when the lanes opened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic

from ossuary.kernel.action import Action, Event
from ossuary.kernel.chance import Chances
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.listener import Listener
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.step import (
    CHANCE,
    END,
    EVERYBODY,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    Agenda,
    Answers,
    Happening,
    Step,
    T,
    Table,
    agenda_of,
    prepend,
    steps_of,
)

if TYPE_CHECKING:
    from ossuary.kernel.game import Game

NO_CHANCES: Final = Chances()
NO_LANES: Final[list[Agenda]] = []
NO_TABLES: Final[list[Table | None]] = []
ACTORS: Final[tuple[tuple[int, ...], ...]] = (
    *[(seat,) for seat in range(MOST_SEATS)],
    *[(), (), (CHANCE,)],
)
"""What `actors` answers when one actor is next; those below zero stand at the end."""
UNSAID: Final = -(1 << 40)
"""Stands for the fields that an event doesn't have."""


def _sets_of_seats() -> list[tuple[int, ...]]:
    sets: list[tuple[int, ...]] = [()]
    for seat in range(MOST_SEATS):
        sets += [(*seats, seat) for seats in sets]
    return sets


SEATS_OF: Final = _sets_of_seats()
"""The seats of a set (a whole number with one bit per seat), ascending."""


class State(Generic[T]):
    """One position of a game. Made by `game.start()`, copied by `clone()`."""

    game: Game
    table: T
    """While hidden lanes are open: as it was when they opened."""
    over: bool
    outcome: Outcome | None
    listener: Listener | None
    waiting: int
    """While lanes are open: the seats (as bits) that have a question left."""
    hidden: bool
    """Whether lanes are open of which the others see nothing before they close."""
    _agenda: Agenda
    """What comes next, and what `then` adds to; while a lane runs, that lane."""
    _after: Agenda
    """While lanes are open: what comes after them."""
    _lanes: list[Agenda]
    _opened: list[Agenda]
    """Hidden lanes as they were when they opened."""
    _tables: list[Table | None]
    """In hidden lanes: the table on which each seat acts; None where nothing has changed."""
    _offered: int
    """To whom `options` answered last, so that `apply` needn't ask again."""
    _offer: Answers
    """What it answered."""

    # ---- questions

    def actors(self) -> tuple[int, ...]:
        """(CHANCE,), or the seats that may act now, ascending; nobody when the game is over."""
        if self.waiting:
            return SEATS_OF[self.waiting]
        return ACTORS[self._agenda.actor]

    def options(self, actor: int) -> Answers:
        """What this actor may do now; nothing if it isn't asked."""
        # `question`, written out: this is where interpreted play spends its time.
        agenda = self._agenda
        if self.waiting:
            if actor < 0 or not self.waiting >> actor & 1:
                return ()
            agenda = self._lanes[actor]
        elif agenda.actor != actor or actor < CHANCE:
            return ()
        seen = self
        if self.hidden:
            seen = self._in_lane_of(actor)
        offer = agenda.step.options(seen)
        self._offered = actor
        self._offer = offer
        return offer

    def chances(self) -> Chances:
        """The outcomes of the draw that is due, with their weights; none if no draw is due."""
        step = self.question(CHANCE)
        return NO_CHANCES if step is None else step.chances(self)

    def draw(self, random: Callable[[], float]) -> Action:
        """An outcome of the draw that is due, for play that nobody will want to check.

        `random` gives numbers from 0 up to 1, as that of `random.Random` does.
        """
        if self._agenda.actor != CHANCE:
            raise ValueError("no draw is due")
        return self._agenda.step.draw(self, random)

    def question(self, actor: int) -> Step[T] | None:
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

    def opened(self) -> dict[int, list[Step[T]]]:
        """While hidden lanes are open: what each of them began with, done or not."""
        lanes = enumerate(self._opened) if self.hidden else ()
        return {seat: steps_of(lane) for seat, lane in lanes if lane is not NOTHING}

    # ---- answers

    def apply(self, actor: int, action: Action) -> None:
        """Answers the actor's question; what isn't allowed is refused and changes nothing.

        Any other error is a fault in the game's rules, and leaves a state that is of no use.
        """
        offer = self._offer if self._offered == actor else self.options(actor)
        if action not in offer:
            raise self._refusal(actor, action)
        self.answer(actor, action)

    def answer(self, actor: int, action: Action) -> None:
        """Like apply, for an action that is known to be among the actor's options."""
        self._offered = NOBODY
        self._offer = ()
        if self.waiting:
            self._answer_in_lane(actor, action)
            return
        agenda = self._agenda
        step = agenda.step
        if self.listener is not None:
            self.listener.answered(actor, action, step)
        self._agenda = agenda.rest
        step.resolve(self, action)
        if self._agenda.actor == NOBODY:
            self._run()
        if self._agenda.actor == END:
            self._check_end()

    def _check_end(self) -> None:
        """Where nothing comes next the game is over, or seats have questions in their lanes."""
        if self._agenda.actor == END and not self.over and not self.waiting:
            raise ValueError("nothing comes next, and the game isn't over")

    def _run(self) -> None:
        """Does what just happens, up to the next question."""
        agenda = self._agenda
        while agenda.actor == NOBODY:
            self._agenda = agenda.rest
            agenda.step.happen(self)
            agenda = self._agenda

    def _refusal(self, actor: int, action: Action) -> NotAllowed:
        """Why this action can't be taken by this actor."""
        if self.over:
            return NotAllowed("game-over", game=self.game.name)
        step = self.question(actor)
        if step is None and actor < 0:
            return NotAllowed("no-draw", game=self.game.name)
        if step is None:
            step = self.question(self.actors()[0])
            assert step is not None
            # What is asked in another's hidden lane is nobody else's business.
            rule = "" if self.hidden else step.rule
            return NotAllowed("not-asked", game=self.game.name, rule=rule, seat=actor)
        refusal = step.refusal(self._in_lane_of(actor) if self.hidden else self, action)
        refusal.game = self.game.name
        return refusal

    # ---- lanes

    def _open(self) -> None:
        """Opens the lanes that the last step has named."""
        self._agenda = NOTHING
        if self.listener is not None:
            self.listener.lanes_opened(self.hidden)
        waiting = self.waiting
        for seat in SEATS_OF[waiting]:
            if self._lanes[seat].actor != seat:
                if self.listener is not None:
                    self.listener.lane_entered(seat)
                self._run_lane(seat, self._lanes[seat], None)
                if not self.waiting:
                    break
        if not self.waiting:
            self._close()

    def _answer_in_lane(self, seat: int, action: Action) -> None:
        lane = self._lanes[seat]
        if self.listener is not None:
            self.listener.answered(seat, action, lane.step)
        self._run_lane(seat, lane, action)
        if not self.waiting:
            self._close()
            self._run()
            self._check_end()

    def _run_lane(self, seat: int, lane: Agenda, action: Action | None) -> None:
        """Goes on in a lane, with this answer if there is one, up to its next question or end."""
        common = self.table
        if self.hidden:
            self.table = self._own_table(seat)
        try:
            if action is None:
                self._agenda = lane
            else:
                self._agenda = lane.rest
                lane.step.resolve(self, action)
            if self._agenda.actor == NOBODY:
                self._run()
        finally:
            # Whatever goes wrong, nobody else sees this seat's table.
            self.table = common
        if self._agenda is NOTHING:
            self.waiting &= ~(1 << seat)
            if self.listener is not None:
                self.listener.lane_done(seat)
        elif self._agenda.actor == seat:
            self._lanes[seat] = self._agenda
            self._agenda = NOTHING
        else:
            # Only its own seat is asked in a lane, never chance or another.
            raise ValueError(f"the lane of seat {seat} asks {self._agenda.actor}")

    def _own_table(self, seat: int) -> T:
        """The table on which this seat acts in its hidden lane."""
        own = self._tables[seat]
        if own is None:
            own = self.table.clone()
            self._tables[seat] = own
        return own  # type: ignore[return-value]

    def _close(self) -> None:
        """The lanes are done: what each seat did on its own table is now there for all."""
        if self.hidden:
            self._adopt(self._tables, EVERYBODY)
        self._agenda = self._after
        self._forget_lanes()
        if self.listener is not None:
            self.listener.lanes_closed()

    def _adopt(self, tables: list[Table | None], player: int | None) -> None:
        """Takes over what this player's seats, or everybody's, have changed in hidden lanes."""
        for seat, own in enumerate(tables):
            if own is not None and (player == EVERYBODY or self.game.player_of(seat) == player):
                self.table.adopt(seat, own)

    def _forget_lanes(self) -> None:
        self._after = NOTHING
        self._lanes = NO_LANES
        self._opened = NO_LANES
        self._tables = NO_TABLES
        self.waiting = 0
        self.hidden = False

    def _in_lane_of(self, seat: int) -> State[T]:
        """This state with the table that a seat in a hidden lane sees; to look at, not to play."""
        own = self._tables[seat]
        return self if own is None else self._twin(own)  # type: ignore[arg-type]

    # ---- what steps say

    def then(
        self, first: Step[T], second: Step[T] | None = None, third: Step[T] | None = None
    ) -> None:
        """What comes next, the first of them first."""
        if self._agenda is OPENING:
            raise ValueError("nothing can be said to come next after lanes are opened")
        if self.over:
            raise ValueError("nothing comes next when the game is over")
        if third is not None:
            self._agenda = prepend(third, self._agenda)
        if second is not None:
            self._agenda = prepend(second, self._agenda)
        self._agenda = prepend(first, self._agenda)

    def open_lanes(self, seats: int, lanes: Sequence[Agenda], hidden: bool = False) -> None:
        """Opens a lane for each of these seats (as bits), by its number.

        Only a step of the main agenda does so, as the last thing it says. What others see of a lane
        meanwhile is what the verbs leave public; hidden: nothing, not even on the table.
        """
        if self._lanes is not NO_LANES:
            raise ValueError("lanes can't be opened while others are open")
        if self.over:
            raise ValueError("no lanes are opened when the game is over")
        if hidden:
            self._check_players(seats)
        self._after = self._agenda
        self._lanes = list(lanes)
        self.waiting = seats
        self.hidden = hidden
        if hidden:
            self._opened = [
                lane if seats >> seat & 1 else NOTHING for seat, lane in enumerate(lanes)
            ]
            self._tables = [None] * len(lanes)
        self._agenda = OPENING

    def _check_players(self, seats: int) -> None:
        """Of several hidden lanes of one player none would see what the others do."""
        players = {self.game.player_of(seat) for seat in SEATS_OF[seats]}
        if len(players) < len(SEATS_OF[seats]):
            raise ValueError("a player has at most one hidden lane")

    def end_lanes(self, step: Step[T]) -> None:
        """Said in a lane: all of them end at once, and this step comes next, for the common table.

        What everybody did in them is there by then. A game that ends in a hidden lane ends so.
        """
        if self._lanes is NO_LANES:
            raise ValueError("no lanes are open")
        self._after = step.as_agenda
        self._agenda = NOTHING
        self.waiting = 0

    def tell(
        self,
        event: Event,
        first: int = UNSAID,
        second: int = UNSAID,
        third: int = UNSAID,
        fourth: int = UNSAID,
        fifth: int = UNSAID,
        sixth: int = UNSAID,
        *more: int,
    ) -> None:
        """Says what happened, with a value for each field of the event; free if nobody listens."""
        if self.listener is not None:
            said = [first, second, third, fourth, fifth, sixth, *more]
            values = tuple([value for value in said if value != UNSAID])
            if len(values) != len(event.fields):
                raise ValueError(f"{event.name} has {len(event.fields)} fields, not {len(values)}")
            self.listener.told(event, values)

    def finish(self, outcome: Outcome) -> None:
        """The game is over."""
        if self.over:
            raise ValueError("the game is over already")
        if self.hidden and self._agenda is not OPENING:
            raise ValueError("a game doesn't end on the table of one seat: end the lanes first")
        self.over = True
        self.outcome = outcome
        if self._agenda is OPENING:
            self._forget_lanes()
        self._agenda = NOTHING
        self._after = NOTHING
        self.waiting = 0

    # ---- copies and views

    def clone(self) -> State[T]:
        """An independent copy, with its own history if this one has one."""
        twin = self._twin(self.table.clone())  # type: ignore[arg-type]
        if self.listener is not None:
            twin.listener = self.listener.clone()
        if self.waiting:
            twin._lanes = self._lanes.copy()
        if self.hidden:
            twin._tables = [None if own is None else own.clone() for own in self._tables]
        return twin

    def _twin(self, table: T) -> State[T]:
        """The same position with this table; nobody listens to it."""
        twin: State[T] = State()
        twin.game = self.game
        twin.table = table
        twin.over = self.over
        twin.outcome = self.outcome
        twin.listener = None
        twin.waiting = self.waiting
        twin.hidden = self.hidden
        twin._agenda = self._agenda
        twin._after = self._after
        twin._lanes = self._lanes
        twin._opened = self._opened
        twin._tables = self._tables
        twin._offered = NOBODY
        twin._offer = ()
        return twin

    def __copy__(self) -> State[T]:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State[T]:
        return self.clone()

    def __repr__(self) -> str:
        return f"<state of {self.game.name}, {'over' if self.over else f'asked: {self.actors()}'}>"

    def view(self, player: int | None) -> Any:
        """What this player may know, as the game's own kind of View; None: what a spectator may."""
        if player is not None and player != EVERYBODY and not 0 <= player < self.game.players:
            raise ValueError(f"there is no player {player}")
        view = self.sight(player)
        if player is None or not self.hidden:
            return view
        return view.with_opening(self.game.view(self._opening(), player))

    def sight(self, player: int | None) -> Any:
        """The same without how hidden lanes opened: that is for those who imagine."""
        if not self.hidden:
            return self.game.view(self, player)
        seen = self._twin(self.table.clone())  # type: ignore[arg-type]
        seen._adopt(self._tables, player)
        return self.game.view(seen, player)

    def _opening(self) -> State[T]:
        """This state as it was when its hidden lanes opened; to look at, not to play."""
        twin = self._twin(self.table)
        twin._lanes = self._opened
        twin._tables = [None] * len(self._tables)
        twin.waiting = sum([1 << seat for seat in self.opened()])
        return twin

    # ---- taken up again

    def resume(self, agenda: list[Step[T]]) -> None:
        """These steps are to come."""
        self._agenda = agenda_of(agenda)

    def resume_lanes(
        self,
        lanes: dict[int, list[Step[T]]],
        after: list[Step[T]],
        opened: dict[int, list[Step[T]]] | None = None,
        acted: Sequence[int] = (),
        own_parts: T | None = None,
    ) -> None:
        """These steps are to come in the lanes, and after them; a lane without steps is done.

        Hidden lanes also have what they `opened` with. Of them the seats that have `acted` have
        done so on tables of their own: the common one with their parts of `own_parts`.
        """
        self._after = agenda_of(after)
        self._lanes = _by_seat(lanes)
        self.waiting = sum([1 << seat for seat, lane in lanes.items() if lane])
        if opened is not None:
            self.hidden = True
            self._opened = _by_seat(opened)
            self._tables = [None] * MOST_SEATS
        for seat in acted:
            own = self.table.clone()
            own.adopt(seat, own_parts)
            self._tables[seat] = own
        for seat in SEATS_OF[self.waiting]:
            # A lane that is just being opened may have something to do before its first question.
            if self._lanes[seat].actor != seat:
                self._run_lane(seat, self._lanes[seat], None)

    # ---- to another process and back

    def __reduce__(self) -> tuple[Any, ...]:
        """A state is what everybody together sees of it."""
        return _unpickled, (self.game, self.view(EVERYBODY), self.listener)


class _OpenLanes(Happening[Any]):
    """Opens the lanes, once the step that named them is through."""

    def happen(self, state: State[Any]) -> None:
        state._open()


OPENING: Final = _OpenLanes().as_agenda
"""The agenda of a step that has named lanes: nothing can be added to it."""


def begin(
    game: Game, table: T, agenda: list[Step[T]], listener: Listener | None = None
) -> State[T]:
    """A state with this table and these steps to come, up to its first question."""
    state = new_state(game, table)
    state.listener = listener
    state._agenda = agenda_of(agenda)
    state._run()
    state._check_end()
    return state


def new_state(game: Game, table: T) -> State[T]:
    """A state with this table and nothing to come."""
    state: State[T] = State()
    state.game = game
    state.table = table
    state.over = False
    state.outcome = None
    state.listener = None
    state._agenda = NOTHING
    state._forget_lanes()
    state._offered = NOBODY
    state._offer = ()
    return state


def _by_seat(lanes: dict[int, list[Step[T]]]) -> list[Agenda]:
    return [agenda_of(lanes.get(seat, [])) for seat in range(MOST_SEATS)]


def _unpickled(game: Game, view: Any, listener: Listener | None) -> State[Any]:
    state: State[Any] = game.imagine(view, Random(0))
    state.listener = listener
    return state
