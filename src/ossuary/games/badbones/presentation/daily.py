"""The daily challenge of Bad Bones: alone, through ten rounds."""

from __future__ import annotations

from ossuary.games.badbones.options import BadBonesOptions

OPTIONS = {"players": 1, "rounds": 10}


def strip(score: int, options: BadBonesOptions) -> str:
    """A sign for every round: those that the village stood through are full (BB-31)."""
    return "■" * score + "□" * (options.rounds - score)
