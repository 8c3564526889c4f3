"""Agenda, lanes and events, with steps made for the purpose."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from ossuary.kernel.action import Action, Actions, Number, Private, Seat, event, verb
from ossuary.kernel.error import NotAllowed, _plainly
from ossuary.kernel.game import Game
from ossuary.kernel.history import History
from ossuary.kernel.listener import Listener
from ossuary.kernel.options import GameOptions
from ossuary.kernel.outcome import Outcome, Reason
from ossuary.kernel.seeing import common
from ossuary.kernel.state import State, begin
from ossuary.kernel.step import CHANCE, Happening, Question, Step, Steps, Table, prepend
from ossuary.kernel.view import EVERYBODY, Heard
from tests.toy import tally

SAY = verb("say", number=Number(1, 3))
NOTED = event("noted", seat=Seat(3), number=Private(Number(0, 9)))
WALKED = event(
    "walked", **{name: Number(0, 99) for name in ("of", "x", "y", "to_x", "to_y", "kind", "left")}
)


class Slate(Table):
    """A table that keeps what was noted, in order; of hidden lanes seat by seat."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    def clone(self) -> Slate:
        twin = Slate()
        twin.notes = self.notes.copy()
        return twin

    def adopt(self, seat: int, lane: Slate) -> None:
        self.notes += [note for note in lane.notes if note not in self.notes]


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
        lanes = [ASK[0].as_agenda, ASK[1].as_agenda, prepend(NOTE[8], ASK[2].as_agenda)]
        state.open_lanes(0b101, lanes, hidden=self.number == 1)


class NothingTogether(Happening[Slate]):
    """Lanes in which nobody is asked anything."""

    def happen(self, state: State[Slate]) -> None:
        state.open_lanes(0b11, [Note(4).as_agenda, Note(5).as_agenda])


ASK = [Ask(seat) for seat in range(3)]
NOTE = [Note(number) for number in range(10)]


class SlateGame(Game):
    name = "slate"
    rules = 1
    actions = Actions(SAY)
    events = (NOTED, WALKED)
    steps = Steps(
        ASK,
        NOTE,
        [Together(number) for number in range(2)],
        NothingTogether(),
    )
    reasons = Because

    def begin(self, *steps: Step[Slate], listener: Listener | None = None) -> State[Slate]:
        return begin(self, Slate(), list(steps), listener)


GAME = SlateGame(GameOptions(players=3))


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

    assert GAME.begin(Three(), Note(4), Ask(0)).table.notes == ["1", "2", "3", "4"]


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
            state.open_lanes(0b1, [prepend(Ask(0), Ask(0).as_agenda)])

    state = GAME.begin(TwiceTogether(), Ask(1))
    twin = state.clone()
    say(twin, (0, 1))
    assert len(twin.lanes()[0]) == 1
    assert len(state.lanes()[0]) == 2


def test_of_anothers_hidden_lane_a_view_tells_only_that_it_is_there() -> None:
    state = GAME.begin(Together(1), ASK[1])
    ask, note = ("Ask", 0, 0), ("Note", -2, 8)
    assert common(state, 0)["lanes"] == {0: (ask,), 2: ()}
    assert common(state, None)["lanes"] == {0: (), 2: ()}
    assert common(state, EVERYBODY)["lanes"] == {0: (ask,), 2: (("Ask", 2, 0),)}
    assert common(state, 1)["opened"] == {0: (ask,), 2: (note, ("Ask", 2, 0))}
    state = GAME.begin(Together(0), ASK[1])
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
            state.open_lanes(0b1, [Ask(1).as_agenda])

    class AsksAnotherLater(Question[Slate]):
        def options(self, state: State[Slate]) -> tuple[Action, ...]:
            return SAY.actions

        def resolve(self, state: State[Slate], action: Action) -> None:
            state.then(Ask(2))

    class OpensWithThat(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.open_lanes(0b1, [AsksAnotherLater(0).as_agenda])

    class OpensInLane(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.open_lanes(0b1, [Together().as_agenda])

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
            state.open_lanes(0b11, [End().as_agenda, Ask(1).as_agenda])

    state = GAME.begin(OpensAndEnds(), Ask(1))
    assert state.over
    assert state.actors() == ()


def test_a_refusal_tells_nothing_of_hidden_lanes() -> None:
    state = GAME.begin(Together(1), Ask(1))
    with pytest.raises(NotAllowed) as refused:
        state.apply(1, SAY[1])
    assert (refused.value.id, refused.value.rule) == ("not-asked", "")


def test_a_view_is_for_a_player_and_nobody_else() -> None:
    state = tally(2).start()
    assert state.actors() == (CHANCE,)
    for viewer in (CHANCE, -2, -3, 2, 99):
        with pytest.raises(ValueError, match="no player"):
            state.view(viewer)


def test_an_action_that_belongs_to_no_game_is_not_pickled() -> None:
    assert pickle.loads(pickle.dumps(SAY[1])) is SAY[1]
    with pytest.raises(TypeError, match="no game"):
        pickle.dumps(verb("lone")[()])


def test_an_event_has_as_many_fields_as_it_needs() -> None:
    class Walk(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.tell(WALKED, 1, 2, 3, 4, 5, 0, 7)

    class Stumble(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.tell(WALKED, 1, 2, 3)

    history = History(GAME)
    GAME.begin(Walk(), Ask(0), listener=history)
    assert history.of(None) == (Heard(None, "walked", (1, 2, 3, 4, 5, 0, 7)),)
    with pytest.raises(ValueError, match="walked has 7 fields, not 3"):
        GAME.begin(Stumble(), Ask(0), listener=history)


@pytest.mark.parametrize("hidden", [False, True])
def test_nothing_can_come_next_after_lanes_are_opened(hidden: bool) -> None:
    class OpensAndGoesOn(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.open_lanes(0b1, [Ask(0).as_agenda], hidden)
            state.then(Note(1))

    class OpensTwice(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.open_lanes(0b1, [Ask(0).as_agenda], hidden)
            state.open_lanes(0b1, [Ask(0).as_agenda], hidden)

    with pytest.raises(ValueError, match="nothing can be said to come next"):
        GAME.begin(OpensAndGoesOn(), Ask(1))
    with pytest.raises(ValueError, match="while others are open"):
        GAME.begin(OpensTwice(), Ask(1))


def test_a_step_that_opens_lanes_may_end_the_game_instead() -> None:
    class OpensAndEnds(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.open_lanes(0b1, [Ask(0).as_agenda], hidden=True)
            state.finish(Outcome((), (), Because.ENOUGH))

    state = GAME.begin(OpensAndEnds(), Ask(1))
    assert state.over
    assert (state.actors(), state.lanes(), state.hidden) == ((), {}, False)


def test_a_step_that_is_in_no_table_is_refused_by_name() -> None:
    state = GAME.begin(ASK[2], NOTE[3], Ask(1))
    with pytest.raises(ValueError, match=r"'Ask', 1, 0"):
        common(state, None)
    with pytest.raises(ValueError, match="stands twice"):
        Steps(Ask(0), [Ask(0)])


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
    state = GAME.begin(Together(1), Ask(1), Ask(1), listener=history)
    say(state, (0, 1))
    assert list(history.of(0)) == [Heard(0, "say", (1,), 0)]
    assert list(history.of(1)) == []
    assert list(history.of(None)) == []
    # What happened in seat 2's lane before its question is seat 2's alone.
    assert list(history.of(2)) == [Heard(None, "noted", (2, 8), 2)]
    assert len(history.of(EVERYBODY)) == 2
    say(state, (2, 1))
    # Seat by seat: who answered first is nobody's business.
    assert list(history.of(1)) == [
        Heard(0, "say", (1,), 0),
        Heard(None, "noted", (2, None), 2),
        Heard(2, "say", (1,), 2),
    ]
    say(state, (1, 1))
    assert history.of(2)[-1] == Heard(1, "say", (1,))


def test_the_wrong_seat_chance_and_a_finished_game_are_refused() -> None:
    state = GAME.begin(Ask(1))
    for actor in (0, 2, 3, CHANCE, -2, -3):
        with pytest.raises(NotAllowed) as refused:
            state.apply(actor, SAY[1])
        expected = ("not-asked", "XX-01") if actor >= 0 else ("no-draw", "")
        assert (refused.value.id, refused.value.rule) == expected
        assert state.options(actor) == ()
    say(state, (1, 3))
    with pytest.raises(NotAllowed) as refused:
        say(state, (1, 1))
    assert refused.value.id == "game-over"


def test_an_answer_is_checked_against_the_question_that_is_open_now() -> None:
    state = tally(2).start()
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


def test_nobody_listens_to_a_clone_unless_the_listener_says_so() -> None:
    assert GAME.begin(Ask(0), listener=Listener()).clone().listener is None


class Ends(Happening[Slate]):
    def happen(self, state: State[Slate]) -> None:
        state.finish(Outcome((), (), Because.ENOUGH))


def test_nothing_can_be_said_of_a_game_that_is_over() -> None:
    class GoesOn(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.finish(Outcome((), (), Because.ENOUGH))
            if self.number == 0:
                state.then(Ask(0))
            elif self.number == 1:
                state.open_lanes(0b1, [Ask(0).as_agenda])
            else:
                state.finish(Outcome((), (), Because.ENOUGH))

    for number in range(3):
        with pytest.raises(ValueError, match="over"):
            GAME.begin(GoesOn(number), Ask(1))


def test_where_nothing_comes_next_the_game_is_over() -> None:
    with pytest.raises(ValueError, match="nothing comes next"):
        GAME.begin(Note(1))
    state = GAME.begin(Ask(0))
    with pytest.raises(ValueError, match="nothing comes next"):
        say(state, (0, 1))
    state = GAME.begin(Together())
    say(state, (0, 1))
    with pytest.raises(ValueError, match="nothing comes next"):
        say(state, (2, 1))


def test_what_goes_wrong_in_a_hidden_lane_shows_nobody_the_table_of_that_seat() -> None:
    class Stumbles(Question[Slate]):
        def options(self, state: State[Slate]) -> tuple[Action, ...]:
            return SAY.actions

        def resolve(self, state: State[Slate], action: Action) -> None:
            state.table.notes.append("secret")
            raise RuntimeError("a fault in the rules")

    class Opens(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            lanes = [Stumbles(0).as_agenda, Ask(1).as_agenda]
            state.open_lanes(0b11, lanes, hidden=True)

    state = GAME.begin(Opens(), Ask(1))
    with pytest.raises(RuntimeError, match="a fault"):
        say(state, (0, 1))
    assert state.table.notes == []


def test_a_hidden_lane_ends_no_game_and_a_player_has_one_of_them() -> None:
    class EndsInLane(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.open_lanes(0b1, [Ends().as_agenda], hidden=True)

    class OfOnePlayer(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            state.open_lanes(0b1001, [Ask(seat).as_agenda for seat in range(4)], hidden=True)

    with pytest.raises(ValueError, match="end the lanes first"):
        GAME.begin(EndsInLane(), Ask(1))
    with pytest.raises(ValueError, match="at most one hidden lane"):
        GAME.begin(OfOnePlayer(), Ask(1))


def test_lanes_can_be_ended_by_one_of_them() -> None:
    class EndsAll(Question[Slate]):
        def options(self, state: State[Slate]) -> tuple[Action, ...]:
            return SAY.actions

        def resolve(self, state: State[Slate], action: Action) -> None:
            state.end_lanes(Ask(2))

    class Opens(Happening[Slate]):
        def happen(self, state: State[Slate]) -> None:
            lanes = [EndsAll(0).as_agenda, Ask(1).as_agenda]
            state.open_lanes(0b11, lanes, hidden=self.number == 1)

    for number in (0, 1):
        state = GAME.begin(Opens(number), Note(7), Ask(1))
        say(state, (0, 1))
        # What was to come after the lanes doesn't: the step that was named stands in its place.
        assert (state.actors(), state.table.notes) == ((2,), [])
    with pytest.raises(ValueError, match="no lanes are open"):
        GAME.begin(Ask(0)).end_lanes(NOTE[5])


def test_there_are_seats_for_twelve_and_no_draw_where_none_is_due() -> None:
    with pytest.raises(ValueError, match="at most 12 seats"):
        Ask(12)
    with pytest.raises(ValueError, match="at most 12"):
        SlateGame(GameOptions(players=13))
    with pytest.raises(ValueError, match="no draw is due"):
        GAME.begin(Ask(0)).draw(Random(1).random)


def test_names_are_given_once() -> None:
    with pytest.raises(ValueError, match="same name"):
        Actions(verb("go"), verb("go"))
    twice: dict[str, Any] = {"name": "x", "actions": Actions(verb("go")), "events": (event("go"),)}
    with pytest.raises(ValueError, match="verbs or events have the same name"):
        type("Twice", (Game,), twice)


def test_two_reasons_may_stand_in_one_rule() -> None:
    class OneRule(Reason):
        WON = "XX-01"
        LOST_ALONE = "XX-01"

    assert [(reason.id, reason.rule) for reason in OneRule] == [
        ("won", "XX-01"),
        ("lost-alone", "XX-01"),
    ]
    assert repr(OneRule.LOST_ALONE) == "<OneRule.LOST_ALONE: 'XX-01'>"


def test_what_is_found_by_its_name_is_not_pickled() -> None:
    for thing in (ASK[0], SAY, NOTED):
        with pytest.raises(TypeError, match="found by its name"):
            pickle.dumps(thing)


def test_the_table_of_steps_can_be_gone_through() -> None:
    assert {type(step).__name__ for step in GAME.steps} >= {"Ask", "Note", "Together"}


def test_a_variant_of_a_game_shares_its_table_of_actions() -> None:
    class Variant(SlateGame):
        name = "variant"

    assert Variant.actions.game is SlateGame


def test_without_a_language_an_error_says_its_id_and_its_rule() -> None:
    assert _plainly(NotAllowed("some-thing")) == "some-thing"
    assert _plainly(NotAllowed("some-thing", rule="XX-01")) == "some-thing (XX-01)"
