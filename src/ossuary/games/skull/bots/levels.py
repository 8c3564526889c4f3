"""Skull's first levels: a novice, who knows its own discs, and a regular, who reckons with dice."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from ossuary.games.skull.actions import BID, FLOWER, HIDE, LOSE, PASS, PLACE
from ossuary.games.skull.bots.reading import SKULL_FACE, Reading
from ossuary.games.skull.bots.reckoners import Gambler
from ossuary.games.skull.view import SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard

FLOWERS: Final = 0.75
"""Of four discs three are flowers: so the novice takes any disc of others for one."""
READY: Final = 0.4
"""The chance of success at which the novice raises."""
WAITS: Final = 0.5
"""How often the novice adds a disc where it could open the bidding."""
SWAY: Final = 0.08
"""By how much less an answer must be worth, on a scale on which winning the game is 1, for the
regular to give it about a third as often."""


class Novice:
    """Looks at its own stack and counts discs; what others do tells it nothing.

    It lays its flowers first, opens with as many as it has laid, and raises as long as it takes
    luck to be on its side.
    """

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        verb = options[-1].verb
        if verb is BID:
            return self.bid(view, options, rng)
        if verb in (PLACE, LOSE):
            return next((action for action in options if action.value == FLOWER), options[0])
        return HIDE if HIDE in options else rng.choice(options)

    def bid(self, view: SkullView, options: Answers, rng: Random) -> Action:
        bids = [action for action in options if action.verb is BID]
        if view.bid is not None:
            return next((bid for bid in bids if success(view, bid.value) >= READY), PASS)
        sure = [bid for bid in bids if success(view, bid.value) == 1]
        if options[0].verb is PLACE and (not sure or rng.random() < WAITS):
            return next((action for action in options if action is PLACE[FLOWER]), options[0])
        return sure[-1] if sure else bids[0]


def success(view: SkullView, bid: int) -> float:
    """The chance to flip so many discs, as far as one's own stack and their number tell."""
    assert view.seat is not None
    own = (view.seats[view.seat].stack or ())[::-1][:bid]
    return 0.0 if SKULL_FACE in own else FLOWERS ** (bid - len(own))


class Regular(Gambler):
    """Reckons like one of those without dice (`reckoners.py`), but has them.

    What is worth nearly as much is answered nearly as often: so a bid, a pass or a disc given up
    tells less of what it holds.
    """

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        if options[-1].verb is LOSE:
            return rng.choice(options)
        return super().choose(view, events, options, rng)

    def raise_or_pass(self, reading: Reading, options: Answers, rng: Random) -> Action:
        view = reading.view
        assert view.bidder is not None
        assert view.bid is not None
        worths = self.worths(reading, options[1:])
        worths[PASS] = reading.outlook(view.bidder, view.bid)[1]
        return swayed(worths, rng)

    def worths(self, reading: Reading, bids: Sequence[Action]) -> dict[Action, float]:
        """The bids that are in its nature, and what each is worth."""
        found = {bid: self.best_bid(reading, [bid]) for bid in bids}
        return {bid: worth for bid, (is_fit, worth) in found.items() if is_fit is not None}


def swayed(worths: dict[Action, float], rng: Random) -> Action:
    """One of the answers: the more it is worth, the more often."""
    most = max(worths.values())
    weights = [exp((worth - most) / SWAY) for worth in worths.values()]
    return rng.choices([*worths], weights)[0]
