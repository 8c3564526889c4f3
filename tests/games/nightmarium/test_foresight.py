"""Foresight: a card goes where it is said to go, is refused as it is said to be, from the view."""

from __future__ import annotations

from itertools import chain

import pytest

from ossuary.games.nightmarium.presentation.foresight import foresee, refuse
from ossuary.games.nightmarium.view import NightmariumView
from ossuary.kernel.error import NotAllowed
from tests.contract.cases import CASES, some_positions
from tests.games.foresight import asked, view_after
from tests.games.nightmarium.scenario import Scenario

GAMES = [name for name in CASES if name.startswith("nightmarium")]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_foreseen_is_all_that_can_be_done(name: str, fresh_seed: int) -> None:
    game, seen, refusals = CASES[name], set[int](), set[str]()
    some = chain(some_positions(game, fresh_seed), some_positions(game, fresh_seed + 1))
    for state, seat, view in asked(some, NightmariumView):
        options = state.options(seat)
        ways = foresee(view, seat, options)
        cards = [option for option in options if option.verb.name in ("play", "put")]
        assert {answers[0] for answers, _ in ways} == {*cards}
        for card in cards:
            after = state.clone()
            if card.verb.name == "play":
                after.apply(seat, card)
                places = [answers[1] for answers, _ in ways if answers[0] is card]
                assert tuple(places) == after.options(seat)
        for answers, points in ways:
            now = view_after(state, seat, answers)
            assert points == now.seats[seat].complete - view.seats[seat].complete
            seen.add(points)
        for answer, refusal in refuse(view, seat, options):
            with pytest.raises(NotAllowed) as refused:
                state.apply(seat, answer)
            assert (refused.value.id, refused.value.values) == (refusal.id, refusal.values)
            refusals.add(refusal.id)
    assert seen == {0, 1}
    assert len(refusals) > 3


def foreseen(scenario: Scenario) -> dict[str, int]:
    """What whoever is asked can foresee."""
    state, seat = scenario.state, scenario.asked
    ways = foresee(state.view(seat), seat, state.options(seat))
    return {", ".join(answer.text for answer in answers): points for answers, points in ways}


def refused(scenario: Scenario) -> dict[str, str]:
    """What whoever is asked would be refused, and with which sentence."""
    state, seat = scenario.state, scenario.asked
    found = refuse(state.view(seat), seat, state.options(seat))
    return {answer.text: refusal.id for answer, refusal in found}


def test_a_card_of_two_parts_is_foreseen_in_each_place_and_a_head_completes() -> None:
    scenario = Scenario("5 13 2", creatures={0: ["3", "6 8"]})
    assert foreseen(scenario) == {
        "play 2, put torso 1": 0,
        "play 5, put torso 1": 0,
        "play 5, put head 2": 1,
        "play 13, put head 2": 1,
    }
    assert refused(scenario) == {}
    scenario.do("play 5")
    assert foreseen(scenario) == {"put torso 1": 0, "put head 2": 1}
    assert refused(scenario) == {"play 2": "put-the-card", "play 13": "put-the-card"}


def test_a_card_that_cannot_be_played_says_why() -> None:
    scenario = Scenario("3 6 8 13 30 109", seals=True)
    assert refused(scenario) == {
        "play 8": "no-place",
        "play 13": "no-place",
        "play 109": "no-place-seal",
    }
    scenario.do("play 3, put legs 1")
    assert refused(scenario) == {
        "play 13": "no-place",
        "play 30": "other-legion",
        "play 109": "no-place-seal",
    }


def test_a_card_that_is_not_owed_says_why_and_many_that_are_discarded_say_nothing() -> None:
    scenario = Scenario("13", "30 4", creatures={0: ["3 2"]})
    scenario.do("play 13, put head 1")
    assert scenario.asked == 1
    assert foreseen(scenario) == {}
    assert refused(scenario) == {"discard 30": "pay-legion"}
    scenario = Scenario("30 4 5").do("discard 4")
    assert refused(scenario) == {}
