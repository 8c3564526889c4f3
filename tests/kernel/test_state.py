"""Agenda, lanes and events, with steps made for the purpose."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from tally import TallyGame, TallyOptions

from ossuary.kernel.action import Action, Actions, Number, Private, Seat, event, verb
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.game import Game
from ossuary.kernel.history import History
from ossuary.kernel.options import Options
from ossuary.kernel.outcome import Outcome, Reason
from ossuary.kernel.state import Listener, State, restore
from ossuary.kernel.step import CHANCE, Happening, Question, Step, Table, onto
from ossuary.kernel.view import EVERYBODY, Heard, common

SAY = verb("say", number=Number(1, 3))
NOTED = event("noted", seat=Seat(3), number=Private(Number(0, 9)))


class Slate(Table):
    """A table that keeps what was noted, in order."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    def clone(self) -> Slate:
        twin = Slate()
        twin.notes = self.notes.copy()
        return twin


class Note(Happening[Slate]):
    """Notes its number, and tells it."""

    def happen(self, state: State[Slate]) -> None:
        state.table.notes.append(str(self.number))
        state.tell(NOTED, self.number % 3, self.number)


class Ask(Question[Slate]):
    """Notes the answer; an answer of 2 asks once more, 3 ends the game."""

    rule = "XX-01"

    def options(self, state: State[Slate]) -> tuple[Action, ...]:
        return SAY.actions

    def resolve(self, state: State[Slate], action: Action) -> None:
        state.table.notes.append(f"{self.actor}:{action.value}")
        if action.value == 2:
            state.then(Note(self.actor), Ask(self.actor))
        elif action.value == 3:
            state.finish(Outcome((), (), Because.ENOUGH))


class Because(Reason):
    ENOUGH = "XX-02"


class Together(Happening[Slate]):
    """Opens a lane for seats 0 and 2; in seat 2's something happens before the question."""

    def happen(self, state: State[Slate]) -> None:
        lanes = [Ask(0).alone, Ask(1).alone, onto(Note(8), Ask(2).alone)]
        state.at_once(0b101, lanes, hidden=self.number == 1)


class NothingTogether(Happening[Slate]):
    """Lanes in which nobody is asked anything."""

    def happen(self, state: State[Slate]) -> None:
        state.at_once(0b11, [Note(4).alone, Note(5).alone])


class SlateGame(Game):
    name = "slate"
    actions = Actions(SAY)
    events = (NOTED,)

    def begin(self, *steps: Step[Slate], listener: Listener | None = None) -> State[Slate]:
        return restore(self, Slate(), list(steps), listener=listener)


GAME = SlateGame(Options(players=3))


def say(state: State[Any], *answers: tuple[int, int]) -> None:
    for seat, number in answers:
        state.apply(seat, SAY[number])


def test_a_state_says_what_it_is() -> None:
    state = GAME.begin(Ask(1))
    assert repr(state) == "<state of slate, asked: (1,)>"
    say(state, (1, 3))
    assert repr(state) == "<state of slate, over>"


def test_then_does_the_first_first() -> None:
    class Three(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.then(Note(1), Note(2), Note(3))

    assert GAME.begin(Three(), Note(4)).table.notes == ["1", "2", "3", "4"]


def test_a_step_that_asks_again_comes_before_what_was_to_come() -> None:
    state = GAME.begin(Ask(0), Note(9), Ask(1))
    say(state, (0, 2))
    assert state.actors() == (0,)
    assert [type(step).__name__ for step in state.agenda()] == ["Ask", "Note", "Ask"]
    say(state, (0, 1))
    assert state.table.notes == ["0:2", "0", "0:1", "9"]
    assert state.actors() == (1,)


def test_lanes_are_answered_in_any_order_and_then_the_agenda_goes_on() -> None:
    for order in ([(0, 1), (2, 1)], [(2, 1), (0, 1)]):
        state = GAME.begin(Together(), Note(7), Ask(1))
        assert state.actors() == (0, 2)
        assert state.options(1) == ()
        assert state.table.notes == ["8"]
        assert sorted(state.lanes()) == [0, 2]
        say(state, *order)
        assert state.actors() == (1,)
        assert state.lanes() == {}
        assert state.table.notes[-1] == "7"


def test_a_lane_may_ask_more_than_once() -> None:
    state = GAME.begin(Together(), Ask(1))
    say(state, (0, 2))
    assert state.actors() == (0, 2)
    say(state, (2, 1))
    assert state.actors() == (0,)
    say(state, (0, 1))
    assert state.actors() == (1,)


def test_a_clone_in_open_lanes_is_independent() -> None:
    state = GAME.begin(Together(), Ask(1))
    twin = state.clone()
    say(twin, (0, 1), (2, 1))
    assert state.actors() == (0, 2)
    assert twin.actors() == (1,)


def test_a_clone_goes_on_in_its_own_lanes() -> None:
    class TwiceTogether(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.at_once(0b1, [onto(Ask(0), Ask(0).alone)])

    state = GAME.begin(TwiceTogether(), Ask(1))
    twin = state.clone()
    say(twin, (0, 1))
    assert len(twin.lanes()[0]) == 1
    assert len(state.lanes()[0]) == 2


def test_of_anothers_hidden_lane_a_view_tells_only_that_it_is_there() -> None:
    state = GAME.begin(Together(1), Ask(1))
    assert common(state, 0)["lanes"] == {0: (("Ask", 0, 0),), 2: ()}
    assert common(state, None)["lanes"] == {0: (), 2: ()}
    state = GAME.begin(Together(0), Ask(1))
    assert common(state, None)["lanes"] == {0: (("Ask", 0, 0),), 2: (("Ask", 2, 0),)}


def test_an_answer_is_taken_once() -> None:
    state = GAME.begin(Ask(0), Ask(1))
    assert SAY[1] in state.options(0)
    say(state, (0, 1))
    for actor in (-3, -2, -1, 0):
        with pytest.raises(NotAllowed):
            state.apply(actor, SAY[1])
    assert state.table.notes == ["0:1"]


def test_lanes_are_kept_in_order() -> None:
    """What would corrupt a game silently is an error at once."""

    class AsksAnother(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.at_once(0b1, [Ask(1).alone])

    class AsksAnotherLater(Question[Slate]):
        def options(self, state: State[Slate]) -> tuple[Action, ...]:
            return SAY.actions

        def resolve(self, state: State[Slate], action: Action) -> None:
            state.then(Ask(2))

    class OpensWithThat(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.at_once(0b1, [AsksAnotherLater(0).alone])

    class OpensInLane(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.at_once(0b1, [Together().alone])

    for step in (AsksAnother(), OpensInLane()):
        with pytest.raises(ValueError, match="lane"):
            GAME.begin(step, Ask(1))
    state = GAME.begin(OpensWithThat(), Ask(1))
    with pytest.raises(ValueError, match="lane"):
        say(state, (0, 1))


def test_the_game_may_end_while_lanes_open() -> None:
    class End(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.finish(Outcome((), (), Because.ENOUGH))

    class OpensAndEnds(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.at_once(0b11, [End().alone, Ask(1).alone])

    state = GAME.begin(OpensAndEnds(), Ask(1))
    assert state.over
    assert state.actors() == ()


def test_a_refusal_tells_nothing_of_hidden_lanes() -> None:
    state = GAME.begin(Together(1), Ask(1))
    with pytest.raises(NotAllowed) as refused:
        state.apply(1, SAY[1])
    assert (refused.value.id, refused.value.rule) == ("not-asked", "")


def test_a_view_is_for_a_player_and_nobody_else() -> None:
    state = TallyGame(TallyOptions(players=2)).start()
    assert state.actors() == (CHANCE,)
    for viewer in (CHANCE, -2, -3, 2, 99):
        with pytest.raises(ValueError, match="no player"):
            state.view(viewer)


def test_states_and_actions_refuse_to_be_pickled_rather_than_break() -> None:
    for thing in (GAME.begin(Ask(0)), SAY[1]):
        with pytest.raises(TypeError, match="can't be pickled"):
            pickle.dumps(thing)


def test_lanes_in_which_nobody_is_asked_close_at_once() -> None:
    history = History(GAME)
    state = GAME.begin(NothingTogether(), Note(6), Ask(1), listener=history)
    assert state.table.notes == ["4", "5", "6"]
    assert state.actors() == (1,)


def test_the_game_may_end_in_a_lane() -> None:
    state = GAME.begin(Together(), Note(7))
    say(state, (0, 3))
    assert state.over
    assert state.actors() == ()
    assert state.agenda() == []
    assert "7" not in state.table.notes


def test_private_fields_of_events_are_for_the_seat_named_first() -> None:
    history = History(GAME)
    GAME.begin(Note(4), Ask(0), listener=history)
    assert list(history.of(1)) == [Heard(None, "noted", (1, 4))]
    assert list(history.of(0)) == [Heard(None, "noted", (1, None))]
    assert list(history.of(None)) == [Heard(None, "noted", (1, None))]
    assert list(history.of(EVERYBODY)) == [Heard(None, "noted", (1, 4))]


def test_hidden_lanes_are_heard_by_others_only_when_all_are_done() -> None:
    history = History(GAME)
    state = GAME.begin(Together(1), Ask(1), listener=history)
    say(state, (0, 1))
    assert list(history.of(0)) == [Heard(0, "say", (1,))]
    assert list(history.of(1)) == []
    assert list(history.of(None)) == []
    # What happened in seat 2's lane before its question is seat 2's alone.
    assert list(history.of(2)) == [Heard(None, "noted", (2, 8))]
    assert len(history.of(EVERYBODY)) == 2
    say(state, (2, 1))
    assert list(history.of(1)) == [
        Heard(None, "noted", (2, None)),
        Heard(0, "say", (1,)),
        Heard(2, "say", (1,)),
    ]
    say(state, (1, 1))
    assert history.of(2)[-1] == Heard(1, "say", (1,))


def test_the_wrong_seat_chance_and_a_finished_game_are_refused() -> None:
    state = GAME.begin(Ask(1))
    for actor in (0, 2, 3, CHANCE, -2, -3):
        with pytest.raises(NotAllowed) as refused:
            state.apply(actor, SAY[1])
        assert (refused.value.id, refused.value.rule) == ("not-asked", "XX-01")
        assert state.options(actor) == ()
    say(state, (1, 3))
    with pytest.raises(NotAllowed) as refused:
        say(state, (1, 1))
    assert refused.value.id == "game-over"


def test_an_answer_is_checked_against_the_question_that_is_open_now() -> None:
    state = TallyGame(TallyOptions(players=2)).start()
    bones = state.options(CHANCE)
    state.apply(CHANCE, bones[0])
    state.apply(CHANCE, bones[0])
    guesses = state.options(0)
    assert state.options(1)
    state.apply(0, guesses[0])
    with pytest.raises(NotAllowed) as refused:
        state.apply(0, guesses[0])
    assert refused.value.id == "not-asked"
    with pytest.raises(NotAllowed) as refused:
        state.apply(1, bones[0])
    assert (refused.value.id, refused.value.rule) == ("no-answer", "TA-03")


def test_a_listener_hears_nothing_unless_it_says_so() -> None:
    state = GAME.begin(Together(1), Ask(1), listener=Listener())
    say(state, (0, 1), (2, 1))
    assert state.actors() == (1,)
