"""Taking back: an unfinished choice and one's own lane, until something may depend on it."""

from __future__ import annotations

import pytest

import ossuary
from ossuary.kernel.action import Number, Private, Seat, event, reveal, verb
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.history import History
from ossuary.kernel.match import Match
from ossuary.kernel.record import Record
from ossuary.kernel.step import Question, Table
from tests.kernel.fields import PLANT, PLANT_ROW, STOP, fields

GUESS = verb("guess", number=Private(Number(1, 3)))
SEEN, HEARD = reveal("seen", seat=Seat(2)), event("heard", seat=Seat(2))


def skull(*moves: str) -> Match:
    """A game of three with its first moves: "0 place skull"."""
    return play(Match(ossuary.game("skull", players=3, first=0), 1), *moves)


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        seat, text = move.split(" ", 1)
        match.apply(int(seat), match.game.actions.parse(text))
    return match


def counts(match: Match) -> list[int]:
    return [match.can_take_back(player) for player in range(match.game.players)]


def refused(match: Match, player: int, answers: int = 1) -> bool:
    with pytest.raises(NotAllowed) as raised:
        match.take_back(player, answers)
    return raised.value.id == "nothing-to-take-back"


def test_an_answer_in_an_open_lane_until_somebody_else_has_answered() -> None:
    match = skull()
    before = match.state.view(0), match.history.of(1), match.record.text()
    assert counts(match) == [0, 0, 0]
    play(match, "0 place skull")
    assert counts(match) == [1, 0, 0]
    match.take_back(0)
    assert (match.state.view(0), match.history.of(1), match.record.text()) == before
    play(match, "0 place flower", "1 place flower")
    assert counts(match) == [0, 1, 0]
    assert refused(match, 0)


def test_nothing_once_the_lanes_are_closed() -> None:
    match = skull("0 place skull", "1 place flower", "2 place flower")
    assert counts(match) == [0, 0, 0]


def test_nothing_once_the_next_one_is_asked() -> None:
    match = skull("0 place skull", "1 place flower", "2 place flower", "0 place flower")
    assert counts(match) == [0, 0, 0]
    assert refused(match, 0)


def test_nothing_that_has_revealed_a_disc() -> None:
    opening = ("0 place flower", "1 place flower", "2 place flower")
    match = skull(*opening, "0 bid 3", "0 flip 1")
    assert match.state.actors() == (0,)
    assert counts(match) == [0, 0, 0]


def test_a_choice_that_is_not_finished() -> None:
    match = Match(ossuary.game("sedlec", players=2, first=0), 1)
    cards = [pile.name for pile in match.state.view(0).piles if pile.up]
    play(match, f"0 collect {cards[0]}")
    seat = match.state.actors()[0]
    assert counts(match) == [0, 0]
    dig = next(a for a in match.state.options(seat) if a.verb.name == "dig")
    match.apply(seat, dig)
    # Cards were turned up: that can't be unseen.
    assert match.state.actors() == (seat,)
    assert counts(match) == [0, 0]
    match.apply(seat, match.state.options(seat)[0])
    stack = next(a for a in match.state.options(0) if a.verb.name == "stack")
    before = match.record.text()
    match.apply(0, stack)
    assert counts(match) == [1, 0]
    match.take_back(0)
    assert match.record.text() == before
    assert stack in match.state.options(0)


def test_nothing_of_a_choice_that_is_finished_whoever_is_asked_next() -> None:
    """Two tribes of one player, and a game for one: the next question is a choice of its own."""
    match = Match(ossuary.game("skull", players=2, tribes=2, first=0), 1)
    play(match, *[f"{seat} place flower" for seat in range(4)], "0 bid 1", "1 pass")
    assert match.state.actors() == (2,)
    assert counts(match) == [0, 0]
    solo = Match(ossuary.game("sedlec", monstrance=True), 1)
    most = 0
    while not solo.state.over:
        question = solo.state.question(0)
        assert question is not None
        assert solo.can_take_back(0) <= (1 if question.continues else 0)
        most = max(most, solo.can_take_back(0))
        collects = [a for a in solo.state.options(0) if a.verb.name == "collect"]
        solo.apply(0, (collects or solo.state.options(0))[0])
    assert most == 1


def test_nothing_that_was_shown_to_somebody() -> None:
    """An answer whose private part another seat has seen, in a lane and in a choice."""

    class Shows(Question[Table]):
        continues = True

        def seen_by(self) -> int:
            return 1

    log = History(fields(2))
    log.answered(0, PLANT[1], PLANT_ROW[0])
    assert log.answers_of_choice(0) == log.answers_in_lane(0) == 1
    log.answered(0, GUESS[1], Shows(0))
    assert log.answers_of_choice(0) == log.answers_in_lane(0) == 0


def test_nothing_that_has_revealed_something_in_a_choice_or_in_a_lane() -> None:
    """The last answer goes, the one that led to a reveal doesn't."""

    class GoesOn(Question[Table]):
        continues = True

    for told, expected in ((SEEN, 1), (HEARD, 2)):
        log = History(fields(2))
        log.lanes_opened(hidden=True)
        log.answered(0, PLANT[1], GoesOn(0))
        log.told(told, (0,))
        log.answered(0, PLANT[1], GoesOn(0))
        assert log.answers_in_lane(0) == log.answers_of_choice(0) == expected
        log.told(told, (0,))
        assert log.answers_in_lane(0) == log.answers_of_choice(0) == (0 if told is SEEN else 2)


def test_a_history_that_begins_with_answers() -> None:
    class GoesOn(Question[Table]):
        continues = True

    log = History(fields(2))
    log.answered(0, PLANT[1], GoesOn(0))
    assert log.answers_of_choice(0) == 1
    log.answered(1, PLANT[1], PLANT_ROW[1])
    log.answered(0, PLANT[1], PLANT_ROW[0])
    assert log.answers_in_lane(0) == 1


def test_in_a_hidden_lane_all_of_ones_own_whatever_the_others_do() -> None:
    match = Match(fields(3), 1)
    for seat, action in ((0, PLANT[1]), (1, PLANT[2]), (0, PLANT[3]), (1, STOP[()])):
        match.apply(seat, action)
    assert counts(match) == [2, 2, 0]
    theirs = match.state.view(1), match.history.of(1)
    match.take_back(0)
    assert match.state.view(0).fields[0] == (1,)
    assert (match.state.view(1), match.history.of(1)) == theirs
    match.take_back(1, 2)
    assert match.state.actors() == (0, 1, 2)
    assert counts(match) == [1, 0, 0]
    assert refused(match, 0, 2)
    assert refused(match, 0, 0)
    # The record keeps what counts, and nothing else.
    assert Record.read(match.record.text()).moves[-1] == [0, "plant", 1]
    for seat in (0, 1, 2):
        match.apply(seat, STOP[()])
    assert counts(match) == [0, 0, 0]


def test_nothing_when_the_game_is_over() -> None:
    match = Match(fields(2), 1)
    for _ in range(4):
        match.apply(0, PLANT[3])
    assert match.state.over
    assert counts(match) == [0, 0]
    assert refused(match, 0)
