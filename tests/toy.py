"""The toy game of the docs, ready to play, and the package that it comes in."""

from __future__ import annotations

import tomllib

from tally import TallyComponents, TallyGame, TallyOptions

from tests.conftest import ROOT

PACKAGE = ROOT / "examples" / "tally"
DATA = (PACKAGE / "tally" / "data" / "components.toml").read_text(encoding="utf-8")


def tally(players: int) -> TallyGame:
    components = TallyComponents.of("tally", tomllib.loads(DATA))
    return TallyGame(TallyOptions(players=players), components)
