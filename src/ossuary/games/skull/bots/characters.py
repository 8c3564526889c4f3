"""Three characters: they know what the oracle knows, and each has a leaning of its own.

What speaks for an answer is what speaks for it to the oracle, and what it likes or dislikes about
it. All they do is drawn by chances, so that one knows them by what they do often, and can't read
what they hold.
"""

from __future__ import annotations

from typing import ClassVar

from ossuary.games.skull.actions import BID, FLOWER, HIDE, LOSE, PLACE, SHOW, SKULL
from ossuary.games.skull.bots.oracle import Learned
from ossuary.games.skull.bots.reading import SKULL_FACE
from ossuary.games.skull.view import SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers


class Character(Learned):
    """Likings are logarithms: with 0.7 it does something twice as often, beside what it doesn't."""

    skulls: ClassVar[float]
    """How much it likes to lay its skull."""
    bids: ClassVar[float]
    """To bid, from what its own stack holds."""
    dares: ClassVar[float]
    """To bid more than that, for each disc."""
    bluffs: ClassVar[float]
    """To bid over its own skull."""
    keeps: ClassVar[float]
    """To keep its skull when it has to give up a disc."""

    def leaning(self, view: SkullView, action: Action) -> float:
        assert view.seat is not None
        if action.verb is PLACE:
            return self.skulls if action.value == SKULL else 0.0
        if action.verb is LOSE:
            return self.keeps if action.value == FLOWER else 0.0
        if action.verb is not BID:
            return 0.0
        stack = view.seats[view.seat].stack or ()
        if SKULL_FACE in stack[-action.value :]:
            return self.bluffs
        return self.bids + self.dares * max(0, action.value - len(stack))


class Warden(Character):
    """Guards a skull on its mat and waits: others break themselves on it, or on each other.

    After a failure it shows that skull: a warning for the next time.
    """

    skulls = 0.8
    bids = -0.4
    dares = -0.2
    bluffs = -0.4
    keeps = 0.7

    def show(self, view: SkullView, options: Answers) -> Action:
        assert view.seat is not None
        return SHOW if SKULL_FACE in (view.seats[view.seat].stack or ()) else HIDE


class Gambler(Character):
    """Lays flowers, bids more than its own stack holds, and parts with its skull."""

    skulls = -0.6
    bids = 0.3
    dares = 0.15
    bluffs = 0.0
    keeps = -0.5


class Trickster(Character):
    """Lays its skull, talks the bid up, and hopes to be gone before it would have to flip it."""

    skulls = 0.5
    bids = 0.2
    dares = 0.0
    bluffs = 0.5
    keeps = 0.4

    def show(self, view: SkullView, options: Answers) -> Action:
        assert view.seat is not None
        return HIDE if SKULL_FACE in (view.seats[view.seat].stack or ()) else SHOW
