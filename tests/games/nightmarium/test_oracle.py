"""Nightmarium: engine and oracle agree, decision by decision."""

from __future__ import annotations

import pytest

from tests.conftest import IN_BRIEF
from tests.oracle import compare


@pytest.mark.parametrize("part", range(1 if IN_BRIEF else 10))
def test_engine_and_oracle_agree(part: int, fresh_seed: int) -> None:
    for number in range(10):
        assert compare("nightmarium", fresh_seed + 10 * part + number)
