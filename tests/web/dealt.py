"""The server, but the first cards of Nightmarium are known, in the hands of the first two seats.

Ola has all of a creature of necromunculi, with legs that are a Wailer and a head that is a
Scavenger, and a seal of their legion. Bob has legs to be scavenged, and a card that is owed.
"""

from __future__ import annotations

import sys

from ossuary.cli import main
from ossuary.kernel import record
from ossuary.kernel.action import Action
from ossuary.kernel.chance import Chances, Draws

LEGS, TORSO, HEAD, SEAL, SPARE = 12, 2, 1, 109, 28
SOME_LEGS, OTHER_LEGS, OWED = 33, 36, 3
CARDS = [LEGS, TORSO, HEAD, SEAL, SPARE, SOME_LEGS, OTHER_LEGS, OWED, 37, 52]


class Dealt:
    """The draws of a game, of which the first give these cards."""

    def __init__(self, seed: int | str) -> None:
        self._others = Draws.of_seed(seed)

    @staticmethod
    def of_seed(seed: int | str, nonces: list[str] | None = None) -> Dealt:
        return Dealt(seed)

    def draw(self, number: int, chances: Chances) -> Action:
        if number >= len(CARDS):
            return self._others.draw(number, chances)
        return next(one for one in chances.actions if one.values[-1] == CARDS[number])


if __name__ == "__main__":
    record.Draws = Dealt  # type: ignore[assignment,attr-defined]
    sys.exit(main())
