"""Foresight: what is promised for a place is what the place brings, and comes from the view."""

from __future__ import annotations

import pytest

from ossuary.games.sedlec.presentation.foresight import foresee
from ossuary.games.sedlec.view import SedlecView
from tests.contract.cases import CASES, positions
from tests.games.foresight import asked, view_after
from tests.games.sedlec.scenario import Scenario

GAMES = [name for name in CASES if name.startswith("sedlec")]
PLACING = ("stack", "place", "furnish")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_foreseen_is_what_the_next_view_says(name: str, fresh_seed: int) -> None:
    game, seen = CASES[name], set[int]()
    for seed in range(fresh_seed, fresh_seed + 4):
        for state, seat, view in asked(positions(game, seed), SedlecView):
            ways = foresee(view, seat, state.options(seat))
            placing = [a for a in state.options(seat) if a.verb.name in PLACING]
            assert {answers[0] for answers, _ in ways} == {*placing}
            for answers, points in ways:
                after = view_after(state, seat, answers)
                assert points == after.seats[seat].total - view.seats[seat].total
                seen.add(points)
    assert len(seen) > 4


def test_a_criminal_is_foreseen_to_need_a_priest() -> None:
    scenario = Scenario("turn V P, turn P V, turn L C, turn V C, turn C V", players=2, first=0)
    scenario.do("collect a", "dig b+c", "take b", "collect c", "stack P V", "place 0 0")
    assert foreseen(scenario) == {"stack V P, place 0 0": 3, "stack L C, place 0 0": 0}
    scenario.do("stack V P")
    assert foreseen(scenario) == {"place 0 0": 3}
    scenario.do("place 0 0", "dig d+e", "take d")
    assert foreseen(scenario) == {"stack L C, place 0 -2": 2, "stack L C, place 0 2": 2}


def foreseen(scenario: Scenario) -> dict[str, int]:
    """What whoever is asked can foresee."""
    state, seat = scenario.state, scenario.asked
    ways = foresee(state.view(seat), seat, state.options(seat))
    return {", ".join(answer.text for answer in answers): points for answers, points in ways}
