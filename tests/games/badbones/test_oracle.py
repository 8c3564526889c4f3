"""Bad Bones: engine and oracle agree, decision by decision."""

from __future__ import annotations

import tomllib

import pytest

from tests.conftest import ROOT, rule
from tests.games.badbones import oracle
from tests.oracle import compare

MANY = {"wall": 8, "catapult": 3, "dragon": 4, "treasure": 3}
"""With so many traps skeletons are sent from one to the next, in circles too."""


@pytest.mark.parametrize("part", range(10))
def test_engine_and_oracle_agree(part: int, fresh_seed: int) -> None:
    for number in range(10):
        assert compare("badbones", fresh_seed + 10 * part + number)


@rule("BB-18", "BB-20", "BB-21", "BB-22")
@pytest.mark.parametrize("part", range(5))
def test_they_agree_where_traps_stand_close(
    part: int, fresh_seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = ROOT / "src" / "ossuary" / "games" / "badbones" / "data" / "components.toml"
    components = tomllib.loads(data.read_text(encoding="utf-8"))
    for kind, number in MANY.items():
        components["traps"][kind]["number"] = number
    monkeypatch.setattr(oracle, "KIT", MANY)
    for number in range(10):
        assert compare("badbones", fresh_seed + 10 * part + number, components)
