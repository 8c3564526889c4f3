"""The daily challenge of Skulls of Sedlec: Monstrance."""

from __future__ import annotations

from ossuary.games.sedlec.actions import GRADES
from ossuary.games.sedlec.options import SedlecOptions
from ossuary.games.sedlec.state import grade_of

OPTIONS = {"players": 1, "monstrance": True}


def strip(score: int, options: SedlecOptions) -> str:
    """A star for every grade that was reached (SE-46)."""
    grade, highest = grade_of(score), len(GRADES) - 1
    return "★" * grade + "☆" * (highest - grade)
