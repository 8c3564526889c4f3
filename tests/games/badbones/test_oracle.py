"""Bad Bones: engine and oracle agree, decision by decision."""

from __future__ import annotations

from collections import Counter

import pytest

from ossuary.games.badbones.actions import KINDS
from tests.conftest import IN_BRIEF, rule
from tests.games.badbones.deeds import compare_many


@rule("BB-18", "BB-20", "BB-21", "BB-22")
@pytest.mark.parametrize("part", range(1 if IN_BRIEF else 10))
def test_engine_and_oracle_agree(part: int, fresh_seed: int) -> None:
    first = fresh_seed + 30 * part
    counts: Counter[str] = Counter()
    assert sum(compare_many(range(first, first + 30), counts).values()) == 30
    assert all(counts[kind] for kind in KINDS)
