"""At the same time means at the same time: in which order the answers come changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from ossuary.games.badbones.view import BadBonesView
from ossuary.kernel.history import History
from ossuary.kernel.match import Match
from ossuary.kernel.view import EVERYBODY, Heard
from tests.conftest import rule
from tests.games.badbones.scenario import Scenario, new_game


def played(players: int, seed: int, order: Random | None) -> tuple[list[BadBonesView], list[Heard]]:
    """The table at the end of each phase, and what was told of chance and by all.

    Every seat has dice of its own; `order` says who answers next, without it the first does.
    """
    game = new_game(players=players)
    history, dice = History(game), dict[int, Random]()
    state, views = game.start(history), []
    while not state.over:
        actors = state.actors()
        actor = order.choice(actors) if order else actors[0]
        rng = dice.setdefault(actor, Random(f"{seed}/{actor}"))
        state.apply(actor, rng.choice(state.options(actor)))
        if not state.hidden:
            views.append(state.view(EVERYBODY))
    return views, [*history.of(EVERYBODY)]


@rule("BB-03")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_order_of_the_answers_changes_nothing(players: int, fresh_seed: int) -> None:
    for seed in range(fresh_seed, fresh_seed + 4):
        one_by_one, told = played(players, seed, None)
        for attempt in range(3):
            mixed, heard = played(players, seed, Random(f"{seed}/{attempt}"))
            assert mixed == one_by_one
            assert sorted(heard, key=repr) == sorted(told, key=repr)


@rule("BB-03")
def test_others_see_a_field_as_it_was_until_the_phase_ends() -> None:
    game = Scenario("b3 right left-red", phase=1, hero="b2")
    before = game.state.view(1).seats[0]
    game.do("hero b3")
    assert game.field.hero == "b3"
    assert game.state.view(1).seats[0] == game.state.view(None).seats[0] == before
    game.go_on()
    assert game.state.view(1).seats[0].hero == "b3"


@rule("BB-03", "BB-13")
def test_what_crosses_to_another_field_arrives_when_the_phase_ends() -> None:
    game = Scenario("a3 left right-red", "d4 up top-red", players=3)
    game.do("move a3 left right-red")
    assert game.sent() == [(1, "right-red")]
    assert game.state.view(1).seats[1].cemetery == {}
    game.do("move d4 up top-red").go_on()
    assert game.state.view(1).seats[1].cemetery == {"right-red": 1}


@rule("BB-03")
def test_within_a_phase_a_player_plans_and_takes_back() -> None:
    match = Match(new_game(players=2), "plans")
    for phase in (1, 2):
        began = match.state.view(0)
        assert began.phase == phase
        match.apply(0, match.state.options(0)[0])
        assert match.state.view(0) != began
        match.take_back(0)
        assert match.state.view(0) == began
        for seat in (0, 1):
            match.apply(seat, match.state.options(seat)[-1])
    assert not match.can_take_back(0), "the phase is over, and all have seen it"
    moves = len(match.state.options(0))
    for answers in range(1, moves):
        match.apply(0, match.state.options(0)[0])
        assert match.can_take_back(0) == answers


@rule("BB-03", "BB-30")
def test_alone_a_round_is_one_plan_until_skeletons_are_drawn() -> None:
    match = Match(new_game(players=1), "plans")
    began = match.state.view(0)
    answers = 0
    while match.state.view(0).round == 1 and not match.state.over:
        assert match.can_take_back(0) == answers
        match.apply(0, match.state.options(0)[0])
        answers += 1
    assert match.can_take_back(0) == 0
    again = Match(new_game(players=1), "plans")
    for _ in range(answers - 1):
        again.apply(0, again.state.options(0)[0])
    again.take_back(0, answers - 1)
    assert again.state.view(0) == began
