"""The committed transcripts: a game must still go as it went, unless a change is meant."""

from __future__ import annotations

import pytest

import ossuary
from tests.contract.cases import CASES
from tests.playthroughs import folder, transcript

PLAYED = [name for name, game in CASES.items() if game.name in ossuary.GAMES]


@pytest.mark.parametrize("case", PLAYED)
def test_the_game_goes_as_it_went(case: str) -> None:
    committed = folder(CASES[case].name) / f"{case}.txt"
    assert transcript(case) == committed.read_text(encoding="utf-8"), (
        "if this is meant: make playthroughs, and look at the difference"
    )
