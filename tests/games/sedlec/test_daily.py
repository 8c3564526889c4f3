"""The daily challenge of Sedlec: its result in a few signs."""

from __future__ import annotations

from ossuary.games.sedlec.options import SedlecOptions
from ossuary.games.sedlec.presentation.daily import strip
from tests.conftest import rule


@rule("SE-46")
def test_every_grade_that_was_reached_is_a_star() -> None:
    options = SedlecOptions(players=1, monstrance=True)
    assert [strip(score, options) for score in (59, 60, 74, 75)] == ["☆☆☆☆", "★☆☆☆", "★★★☆", "★★★★"]
