"""Chance: weights, and draws that depend on key and number alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ossuary.kernel.action import Number, verb
from ossuary.kernel.chance import Chances, Draws, Lots

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


def bag(*weights: int) -> Chances:
    return Chances(*[(ROLL[number], weight) for number, weight in enumerate(weights, 1)])


def test_lots_follow_the_weights() -> None:
    drawn = Counter(Lots(b"1").draw(number, CHANCES).text for number in range(4000))
    assert 0.72 < drawn["roll 1"] / 4000 < 0.78


def test_lots_are_pinned() -> None:
    """The challenges of all days are drawn with these, everywhere and always."""
    drawn = [Lots(b"2026").draw(number, CHANCES).value for number in range(12)]
    assert drawn == [1, 3, 1, 1, 3, 1, 1, 1, 3, 1, 3, 1]


def test_lots_hardly_care_what_else_is_in_the_bag() -> None:
    """Whoever has taken five things more out of a bag of sixty draws nearly the same from it."""

    def changed(draws: Draws) -> float:
        pairs = [(bag(20, 20, 20), bag(20, 17, 18)), (bag(20, 20, 20), bag(15, 20, 20))]
        others = [
            draws.draw(number, one) is not draws.draw(number, other)
            for one, other in pairs
            for number in range(500)
        ]
        return sum(others) / len(others)

    assert changed(Lots(b"bones")) < 0.1
    assert changed(Draws(b"bones")) > 0.5


def test_what_a_bag_lacks_changes_only_the_draws_that_it_would_have_won() -> None:
    lots = Lots(b"bones")
    for number in range(200):
        before = lots.draw(number, bag(5, 5, 5))
        after = lots.draw(number, bag(5, 4, 5))
        assert after is before or before is ROLL[2]
