"""A field in brief: what a search needs of it, small enough to be copied often.

It follows the rules of a field, but for choices in phase 3: those whom a dragon scatters run where
they threaten least, and stay if they come back to it in the same move; who goes to a cemetery is
only counted, or, alone, comes back; and no weapon is used then.
"""

from __future__ import annotations

from ossuary.games.badbones.actions import PLAIN_TYPES, TYPES
from ossuary.games.badbones.bots.ways import Ways
from ossuary.games.badbones.box import NOBODY
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.field import NO_HERO, NO_WEAPON, TOKENS_OF_CELL


class Sketch:
    """One player's field."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        """The traps and towers, and where they lead."""
        self.side = 0
        """Of those who have still to move."""
        self.damaged = 0
        """The cells (as bits) of damaged traps."""
        self.craters = 0
        self.hero = 0
        self.tiers = 0
        self.houses = 0
        self.supply: list[int] = []
        """By kind. It is never changed in place, and neither are the lists below."""
        self.skeletons: list[int] = []
        """Tokens that have still to move."""
        self.moved: list[int] = []
        """Tokens that have moved, or miss their move."""
        self.frozen: list[int] = []
        """Tokens that miss the next round's move."""
        self.waiting: list[int] = []
        """Entrances of those at the forest edge."""
        self.back: list[int] = []
        """Entrances of those there who have moved."""
        self.cemetery: list[int] = []
        """Types."""
        self.sent = 0.0
        """How much has gone to others."""
        self.weapon = NO_WEAPON
        self.used = False
        self.slain = 0
        """How many the hero has destroyed in this phase."""
        self.triggered = 0
        """The cells (as bits) of the traps that have acted in this phase."""
        self.sabotaged = 0
        """The cells (as bits) of the traps that leave the game when phase 3 ends."""
        self.leader = NOBODY
        """The type of the instructor with whom somebody moves."""

    def copy(self) -> Sketch:
        twin = Sketch(self.ways)
        twin.side = self.side
        twin.damaged = self.damaged
        twin.craters = self.craters
        twin.hero = self.hero
        twin.tiers = self.tiers
        twin.houses = self.houses
        twin.supply = self.supply
        twin.skeletons = self.skeletons
        twin.moved = self.moved
        twin.frozen = self.frozen
        twin.waiting = self.waiting
        twin.back = self.back
        twin.cemetery = self.cemetery
        twin.sent = self.sent
        twin.weapon = self.weapon
        twin.used = self.used
        twin.slain = self.slain
        twin.triggered = self.triggered
        twin.sabotaged = self.sabotaged
        return twin

    @property
    def is_out(self) -> bool:
        return self.tiers <= 0 or self.houses <= 0

    def clear(self, cell: int, by_hero: bool) -> None:
        """Those on a cell are destroyed."""
        found: list[int] = []
        for tokens in (self.skeletons, self.moved, self.frozen):
            for token in tokens:
                if token // TOKENS_OF_CELL == cell:
                    found.append(token)
        if found:
            self.skeletons = [token for token in self.skeletons if token not in found]
            self.moved = [token for token in self.moved if token not in found]
            self.frozen = [token for token in self.frozen if token not in found]
            for token in found:
                if by_hero:
                    self.slay(token % TYPES)
                else:
                    self.lose(token % TYPES)

    def slay(self, kind: int) -> None:
        """BB-63: the hero destroys somebody; an emperor takes the hero along."""
        self.slain += 1
        if kind >= PLAIN_TYPES:
            if POWERS[kind].is_fatal:
                self.hero = NO_HERO
            self.lose(kind)

    def lose(self, kind: int) -> None:
        """BB-64: somebody is destroyed; a ghost comes back."""
        if kind >= PLAIN_TYPES and POWERS[kind].comes_back:
            self.cemetery = [*self.cemetery, kind]
