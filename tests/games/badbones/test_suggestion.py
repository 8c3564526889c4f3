"""What is suggested at the market, and what is left to the table."""

from __future__ import annotations

from random import Random

import pytest

import ossuary
from ossuary.games.badbones.actions import ENTER_AT, MOVE
from ossuary.games.badbones.presentation.routine import routine
from ossuary.games.badbones.presentation.suggestion import suggestion
from ossuary.kernel.step import CHANCE
from tests.conftest import rule


@rule("BB-40", "BB-55")
@pytest.mark.parametrize("coop", [False, True])
def test_a_purchase_is_suggested_to_whoever_is_asked_and_to_nobody_else(coop: bool) -> None:
    state = ossuary.game("badbones", players=3, advanced=True, coop=coop).start()
    rng = Random(7)
    seen = 0
    while state.table.round == 0 and state.table.buyers:
        for seat in state.actors():
            if seat == CHANCE:
                state.apply(CHANCE, state.draw(rng.random))
                break
            options, view = state.options(seat), state.view(seat)
            found = suggestion(view, seat, options)
            assert suggestion(state.view(seat), seat, options) == found, "the same each time"
            assert (found is None) == (len(options) == 1)
            assert found is None or found in options
            assert suggestion(state.view(None), seat, options) is None
            state.apply(seat, found or options[-1])
            seen += 1
            break
    assert seen > 3


@rule("BB-50")
def test_nothing_is_suggested_after_the_market() -> None:
    state = ossuary.game("badbones", players=2, coop=True).start()
    rng = Random(3)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.draw(rng.random))
    assert suggestion(state.view(0), 0, state.options(0)) is None


@rule("BB-65")
def test_who_leads_a_squad_is_not_left_to_the_table() -> None:
    one, other = MOVE.read(["b2", "up", "instructor-1"]), MOVE.read(["b2", "up", "instructor-2"])
    elsewhere = MOVE.read(["c2", "up", "instructor-2"])
    assert routine([one, other]) is None
    assert routine([one, elsewhere]) is one
    back = ENTER_AT.read(["left-red", "top-blue"])
    assert routine([back, one]) is back
