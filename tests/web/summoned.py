"""The server, but who comes out of the bag of Bad Bones first is known, for a player alone.

At the start it is one from the left of every symbol but the drop; in the first round three drops
from the left come after them, which a hero on a3 destroys when they come in (BB-47).
"""

from __future__ import annotations

import sys
from typing import ClassVar

from ossuary.cli import main
from ossuary.games.badbones.actions import TYPE_NAMES
from ossuary.kernel import record
from ossuary.kernel.action import Action
from ossuary.kernel.chance import Chances, Draws

FIRST = ["left-purple", "left-yellow", "left-blue", "left-green"]
COMING = [*FIRST, "left-red", "left-red", "left-red"]


class Summoned:
    """The draws of a game, of which the first give these skeletons."""

    coming: ClassVar = COMING

    def __init__(self, seed: int | str) -> None:
        self._others = Draws.of_seed(seed)

    @classmethod
    def of_seed(cls, seed: int | str, nonces: list[str] | None = None) -> Summoned:
        return cls(seed)

    def draw(self, number: int, chances: Chances) -> Action:
        if number >= len(self.coming):
            return self._others.draw(number, chances)
        kind = TYPE_NAMES.index(self.coming[number])
        return next(one for one in chances.actions if one.values[-1] == kind)


if __name__ == "__main__":
    record.Draws = Summoned  # type: ignore[assignment,attr-defined]
    sys.exit(main())
