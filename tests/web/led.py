"""The server, but who comes out of the bag of Bad Bones first is known, for a player alone.

An instructor from the top and a triangle from the left come to the same cell, b2, in the second
round; whoever comes after them in three rounds stays away from their way to the tower.
"""

from __future__ import annotations

import sys
from typing import ClassVar

from ossuary.cli import main
from ossuary.kernel import record
from tests.web.summoned import Summoned

FIRST = ["left-purple", "instructor-2", "left-blue", "left-green"]
LATER = ["right-purple", "right-green", "top-green"]


class Led(Summoned):
    """The draws of a game with a squad."""

    coming: ClassVar = [*FIRST, *LATER * 3]


if __name__ == "__main__":
    record.Draws = Led  # type: ignore[assignment,attr-defined]
    sys.exit(main())
