"""Skull: engine and oracle agree, decision by decision."""

from __future__ import annotations

import pytest

from tests.oracle import compare


@pytest.mark.parametrize("part", range(10))
def test_engine_and_oracle_agree(part: int, fresh_seed: int) -> None:
    ends = {compare("skull", fresh_seed + 50 * part + number) for number in range(50)}
    assert ends == {"two-successes", "last-player"}
