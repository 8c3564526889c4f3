"""The daily challenge of Bad Bones: its result in a few signs."""

from __future__ import annotations

from ossuary.games.badbones.options import BadBonesOptions
from ossuary.games.badbones.presentation.daily import strip
from tests.conftest import rule


@rule("BB-31")
def test_every_round_that_was_stood_through_is_full() -> None:
    options = BadBonesOptions(players=1, rounds=10)
    assert [strip(score, options) for score in (0, 3, 10)] == ["□" * 10, "■■■□□□□□□□", "■" * 10]
