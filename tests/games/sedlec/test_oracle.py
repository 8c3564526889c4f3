"""Skulls of Sedlec: engine and oracle agree, decision by decision and point by point."""

from __future__ import annotations

import pytest

from tests.conftest import IN_BRIEF
from tests.games.sedlec.stacks import compare_stack
from tests.oracle import compare


@pytest.mark.parametrize("part", range(1 if IN_BRIEF else 10))
def test_engine_and_oracle_agree(part: int, fresh_seed: int) -> None:
    for number in range(50):
        assert compare("sedlec", fresh_seed + 50 * part + number)


@pytest.mark.parametrize("part", range(1 if IN_BRIEF else 4))
def test_engine_and_oracle_count_the_same_points(part: int, fresh_seed: int) -> None:
    for number in range(500):
        compare_stack(fresh_seed + 500 * part + number)
