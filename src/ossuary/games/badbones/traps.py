"""The traps: what each does to those who come upon it, and what becomes of it then.

A trap says what happens to a skeleton; walk.py does it, and phases.py what happens when it is laid.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    BLACK,
    CATAPULT,
    DOWN,
    DRAGON,
    DYNAMITE,
    GONE,
    HANDED,
    HEARSE,
    IS_DAMAGED,
    KIND_OF,
    LABYRINTH_BLACK,
    LABYRINTH_WHITE,
    LEFT,
    PALISADE,
    PORTAL,
    RIGHT,
    SPRING,
    TREASURE,
    TURNED,
    UP,
    WALL_FALLING,
    WALL_RISING,
    WHITE,
)
from ossuary.games.badbones.field import DAMAGED
from ossuary.games.badbones.state import BadBones

# What a trap does to those who come.

STOPS: Final = 0
"""They stay on it, headed as they came."""
WALKS: Final = 1
"""They go one cell on."""
FLIES: Final = 2
"""They are thrown two cells on."""
RUNS: Final = 3
"""The player chooses a direction."""
IS_SENT: Final = 4
"""To the cemetery of one player of the owner's choice."""
IS_DESTROYED: Final = 5
GOES_BACK: Final = 6
"""To the forest edge."""

# What happens at once when it is placed.

NOTHING_YET: Final = 0
LURES: Final = 1
"""Those next door turn to it."""
SCATTERS: Final = 2
"""Those on whom it is placed run."""
EXPLODES: Final = 3
"""Those on whom it is placed are destroyed."""


class Trap:
    """What all have in common (BB-17)."""

    def __init__(
        self,
        tile: int,
        effect: int,
        *,
        bars: bool = False,
        wears: bool = True,
        is_proof: bool = False,
        on_skeletons: bool = False,
        at_once: int = NOTHING_YET,
    ) -> None:
        self.tile: Final = tile
        self.effect: Final = effect
        """On those who come."""
        self.bars: Final = bars
        """Whether nobody enters its cell on foot."""
        self.wears: Final = wears
        """Whether it turns after a phase in which it has acted."""
        self.is_proof: Final = is_proof
        """Against saboteurs."""
        self.on_skeletons: Final = on_skeletons
        """Whether it may be placed on them."""
        self.at_once: Final = at_once
        """What happens when it is placed."""

    def direct(self, heading: int) -> int:
        """Where those are headed who have come, headed so."""
        return heading

    def holds(self, side: int) -> bool:
        """Whether those who stand on it and show this side can't leave."""
        return False

    def turn(self, state: BadBones, seat: int, cell: int) -> None:
        """It has acted: if it was intact it is damaged now, and else out of the game."""
        field = state.table.fields[seat]
        if field.traps[cell] < DAMAGED:
            field.traps[cell] += DAMAGED
            state.tell(TURNED, seat, cell, self.tile, IS_DAMAGED)
        else:
            field.lift(cell)
            state.tell(TURNED, seat, cell, self.tile, GONE)


class Wall(Trap):
    """BB-18: it turns the skeleton by 90 degrees, and sends it one cell on."""

    def __init__(self, tile: int, bounces: tuple[int, ...]) -> None:
        super().__init__(tile, WALKS)
        self._bounces: Final = bounces
        """The new heading, by the old one."""

    def direct(self, heading: int) -> int:
        return self._bounces[heading]


class Hearse(Trap):
    """BB-42: it takes all that come to one player's cemetery, and is that player's then."""

    def __init__(self) -> None:
        super().__init__(HEARSE, IS_SENT)

    def turn(self, state: BadBones, seat: int, cell: int) -> None:
        field = state.table.fields[seat]
        whom = field.aim_of(cell)
        field.lift(cell)
        state.table.supply_of(whom)[KIND_OF[HEARSE]] += 1
        state.tell(HANDED, seat, cell, whom)


class Dynamite(Trap):
    """BB-43: it destroys all that come; then its cell is a crater. It may be laid on skeletons."""

    def __init__(self) -> None:
        super().__init__(DYNAMITE, IS_DESTROYED, is_proof=True, on_skeletons=True, at_once=EXPLODES)

    def turn(self, state: BadBones, seat: int, cell: int) -> None:
        field = state.table.fields[seat]
        field.lift(cell)
        field.craters |= 1 << cell
        state.tell(TURNED, seat, cell, DYNAMITE, IS_DAMAGED)


class Labyrinth(Trap):
    """BB-44: those who come stay, and leave it only when they show its colour."""

    def __init__(self, tile: int, side: int) -> None:
        super().__init__(tile, STOPS, wears=False)
        self._side: Final = side

    def holds(self, side: int) -> bool:
        return side != self._side


TRAPS: Final[list[Trap]] = [
    Wall(WALL_RISING, (RIGHT, UP, LEFT, DOWN)),
    Wall(WALL_FALLING, (LEFT, DOWN, RIGHT, UP)),
    # BB-19: all that come in a phase go to the cemetery of one opponent.
    Trap(CATAPULT, IS_SENT),
    # BB-20, BB-21: each runs where the owner likes; it may be laid on skeletons, who run at once.
    Trap(DRAGON, RUNS, on_skeletons=True, at_once=SCATTERS),
    # BB-22, BB-28: those who come stay on it, headed as they came; it lures who is next door.
    Trap(TREASURE, STOPS, wears=False, at_once=LURES),
    # BB-41, BB-46: nobody enters it; who is thrown on it is destroyed.
    Trap(PALISADE, IS_DESTROYED, bars=True),
    Hearse(),
    Dynamite(),
    Labyrinth(LABYRINTH_WHITE, WHITE),
    Labyrinth(LABYRINTH_BLACK, BLACK),
    # BB-45: who comes returns to the forest edge.
    Trap(PORTAL, GOES_BACK),
    # BB-46: it throws who comes two cells on.
    Trap(SPRING, FLIES),
]
"""By tile."""
