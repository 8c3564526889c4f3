"""Skull: engine and oracle agree, decision by decision."""

from __future__ import annotations

import pytest

from tests.conftest import IN_BRIEF
from tests.oracle import compare


@pytest.mark.parametrize("part", range(1 if IN_BRIEF else 10))
def test_engine_and_oracle_agree(part: int, fresh_seed: int) -> None:
    for number in range(50):
        assert compare("skull", fresh_seed + 50 * part + number)
