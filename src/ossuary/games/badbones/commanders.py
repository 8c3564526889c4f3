"""The commanders among the skeletons: what sets each of them apart (BB-60 to BB-66).

Whoever draws, walks or counts asks a type for its power; those without a rank have none.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import COMMANDERS, PLAIN, RANKS, CommanderName


class Power:
    """What a skeleton can do besides walking."""

    def __init__(
        self,
        rule: str,
        *,
        harm: int = 1,
        is_fatal: bool = False,
        comes_back: bool = False,
        calls: int = 0,
        leads: bool = False,
        sabotages: bool = False,
    ) -> None:
        self.rule: Final = rule
        self.harm: Final = harm
        """The tiers or houses that it destroys; below zero it rebuilds them."""
        self.is_fatal: Final = is_fatal
        """Whether its player is out when it reaches tower or village, and a hero who kills it."""
        self.comes_back: Final = comes_back
        """Whether it goes to the cemetery of its field when it is destroyed."""
        self.calls: Final = calls
        """How many more are drawn when it is drawn."""
        self.leads: Final = leads
        """Whether all on its cell go with it."""
        self.sabotages: Final = sabotages
        """Whether the traps that it comes upon leave the game."""


NO_POWER: Final = Power("BB-10")
POWER_OF: Final[dict[CommanderName, Power]] = {
    "sapper": Power("BB-61", harm=2),
    "necromancer": Power("BB-62", calls=3),
    "peacemaker": Power("BB-61", harm=-1),
    "emperor": Power("BB-63", is_fatal=True),
    "ghost": Power("BB-64", comes_back=True),
    "instructor": Power("BB-65", leads=True),
    "saboteur": Power("BB-66", sabotages=True),
}
POWERS: Final = [NO_POWER if rank == PLAIN else POWER_OF[COMMANDERS[rank]] for rank in RANKS]
"""By type."""
MOST_CALLED: Final = sum([power.calls for power in POWERS])
"""How many more than usual can be drawn by one player in a round."""
