"""Chance: weights, and draws that depend on key and number alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ossuary.kernel.action import Number, verb
from ossuary.kernel.chance import Chances, Draws

ROLL = verb("roll", number=Number(1, 3))
CHANCES = Chances((ROLL[1], 3), (ROLL[2], 0), (ROLL[3], 1))


def test_outcomes_without_weight_are_left_out() -> None:
    assert list(CHANCES) == [(ROLL[1], 3), (ROLL[3], 1)]
    assert (len(CHANCES), CHANCES.total) == (2, 4)
    assert repr(CHANCES) == "<chances roll 1: 3, roll 3: 1>"


def test_each_point_belongs_to_one_outcome() -> None:
    assert [CHANCES.pick(point) for point in range(4)] == [ROLL[1], ROLL[1], ROLL[1], ROLL[3]]
    with pytest.raises(IndexError):
        CHANCES.pick(4)


def test_draws_follow_the_weights() -> None:
    rng = Random(1)
    drawn = Counter(CHANCES.draw(rng.random).text for _ in range(4000))
    assert 0.72 < drawn["roll 1"] / 4000 < 0.78
    drawn = Counter(Draws.of_seed(1).draw(number, CHANCES).text for number in range(4000))
    assert 0.72 < drawn["roll 1"] / 4000 < 0.78


def test_a_draw_depends_on_key_and_number_alone() -> None:
    def some(draws: Draws) -> list[str]:
        return [draws.draw(number, CHANCES).text for number in range(40)]

    assert some(Draws.of_seed("bones")) == some(Draws(b"bones"))
    assert some(Draws.of_seed(1)) != some(Draws.of_seed(2))
    assert Draws.of_seed(7).draw(30, CHANCES) is Draws.of_seed(7).draw(30, CHANCES)


def test_draws_are_pinned() -> None:
    """Records of seeded games are checked with these draws, so they must never change."""
    drawn = [Draws.of_seed(2026).draw(number, CHANCES).value for number in range(12)]
    assert drawn == [3, 1, 1, 1, 1, 3, 1, 1, 1, 3, 1, 3]
