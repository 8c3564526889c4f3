"""Three who reckon, and answer bids without dice: whoever knows their habits reads their hands.

They read the table alike; each has reasons of its own for what it does. The regular builds on one
of them, the oracle has sparred with all, and strength is measured against them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from ossuary.games.skull.actions import (
    BID,
    FLIP,
    FLOWER,
    HIDE,
    LOSE,
    NAME,
    PASS,
    PLACE,
    SHOW,
    SKULL,
)
from ossuary.games.skull.bots.reading import SKULL_FACE, Reading, best_flips
from ossuary.games.skull.view import SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard


class Personality:
    """How they go about their choices; the three differ in what is declared here."""

    their_loss: ClassVar[float]
    """What it is worth that the opponents lose all their discs; winning the game is 1."""
    patience: ClassVar[float]
    """What a bid must be worth, on average, to open the bidding instead of adding a disc."""
    cover: ClassVar[float]
    """How often it adds the skull to its flowers."""
    keeps_skull: ClassVar[int]
    """With at least so many discs it gives up a flower, with fewer its skull."""
    need: ClassVar[float]
    """The chance of success at which it is ready to be the challenger."""
    risk: ClassVar[float]
    """How likely it may be that a bid below that stands, and fails."""
    sacrifices: ClassVar[bool] = True
    """Whether it would flip its own skull, for sure, to stop somebody from winning."""

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        if len(options) == 1:
            return options[0]
        verb = options[-1].verb
        if verb is LOSE:
            assert view.seat is not None
            return LOSE[FLOWER if view.seats[view.seat].discs >= self.keeps_skull else SKULL]
        if verb is NAME:
            return self.name(view, options)
        if options[-1] is HIDE:
            return self.show(view)
        reading = Reading(view, events, self.their_loss)
        if verb is FLIP:
            return self.flip(reading, options, rng)
        if verb is PLACE:
            return PLACE[SKULL if rng.random() < self.lead(reading) else FLOWER]
        if view.bid is None:
            return self.add_or_open(reading, options, rng)
        return self.raise_or_pass(reading, options, rng)

    def lead(self, reading: Reading) -> float:
        """How often the first disc is the skull. Mixed, so that nobody can read it."""
        raise NotImplementedError

    def needed(self, reading: Reading) -> float:
        """The chance of success that it needs here."""
        return self.need

    def show(self, view: SkullView) -> Action:
        return HIDE

    def name(self, view: SkullView, options: Answers) -> Action:
        """Our other tribe, or else the weakest seat: who starts has the choice."""

        def strength(action: Action) -> tuple[bool, bool, int]:
            seat = view.seats[action.value]
            return seat.player != view.player, seat.turned, seat.discs

        return min(options, key=strength)

    def flip(self, reading: Reading, options: Answers, rng: Random) -> Action:
        """The next disc of a best plan; between equal ones chance decides."""
        chances = []
        for action in options:
            clear = reading.clear[action.value]
            stacks = [
                stack
                for seat, stack in enumerate(reading.clear)
                if seat not in (reading.seat, action.value)
            ]
            chances.append(best_flips([clear[1:], *stacks])[reading.view.to_flip - 1])
        most = max(chances) - 1e-9
        return rng.choice([a for a, c in zip(options, chances, strict=True) if c >= most])

    def add_or_open(self, reading: Reading, options: Answers, rng: Random) -> Action:
        """Opens with its best bid if that is worth it, else adds a disc."""
        bids = [action for action in options if action.verb is BID]
        places = [action for action in options if action.verb is PLACE]
        best, value = self.best_bid(reading, bids)
        # The threshold is mixed: somebody who always waits for the same could be read.
        if best is not None and (value > 2 * self.patience * rng.random() or not places):
            return best
        if not places:
            # Against its nature, but it has to: at least not as the challenger at once.
            return max(bids[:-1], key=lambda bid: reading.outlook(reading.seat, bid.value)[1])
        if len(places) == 2:
            return PLACE[SKULL if rng.random() < self.cover else FLOWER]
        return places[0]

    def raise_or_pass(self, reading: Reading, options: Answers, rng: Random) -> Action:
        """Raises if that is worth more than to let the others settle it."""
        view = reading.view
        assert view.bidder is not None
        assert view.bid is not None
        best, value = self.best_bid(reading, list(options[1:]))
        if best is not None and value > reading.outlook(view.bidder, view.bid)[1]:
            return best
        return PASS

    def best_bid(self, reading: Reading, bids: list[Action]) -> tuple[Action | None, float]:
        """The bid worth most of those that are in its nature, and what it is worth."""
        best, most = None, 0.0
        alarmed = reading.is_alarming()
        for action in bids:
            stands, value = reading.outlook(reading.seat, action.value)
            if best is not None and value <= most:
                continue
            success = reading.success(reading.seat, action.value)
            surely_fails = action.value == reading.view.laid and success == 0
            if surely_fails and not (alarmed and self.sacrifices):
                continue
            if alarmed or success >= self.needed(reading) or stands * (1 - success) <= self.risk:
                best, most = action, value
        return best, most


class Warden(Personality):
    """Guards a skull on its mat and waits: others break themselves on it, or on each other.

    It bids when that is as good as safe. Somebody who needs one more success finds its skull on
    top nearly always, and after a failure it shows that skull: a warning for the next time.
    """

    their_loss = 0.3
    patience = 0.2
    cover = 0.3
    keeps_skull = 3
    need = 0.8
    risk = 0.1

    def lead(self, reading: Reading) -> float:
        return 0.95 if reading.guarded else 0.7

    def show(self, view: SkullView) -> Action:
        assert view.seat is not None
        return SHOW if SKULL_FACE in (view.seats[view.seat].stack or ()) else HIDE


class Gambler(Personality):
    """Reckons: it takes an attempt as soon as the odds are even, and for a win with less.

    So its own stack is mostly flowers. Where the others fail often it lays the skull more often:
    those who bid so freely will find it.
    """

    their_loss = 0.1
    patience = 0.12
    cover = 0.2
    keeps_skull = 4
    need = 0.5
    risk = 0.2

    def lead(self, reading: Reading) -> float:
        guarding = reading.guarded and not reading.is_duel
        return (0.9 if guarding else 0.25) + max(0.0, reading.failure_share() - 0.6)

    def needed(self, reading: Reading) -> float:
        return 0.4 if reading.me.turned else self.need


class Trickster(Personality):
    """Lays its skull, talks the bid up, and is gone before it would have to flip it.

    It never bids for all the discs over its own skull. The more often that skull has been seen,
    the more often it lays flowers instead, and goes for a success that nobody dares to spoil.
    """

    their_loss = 0.5
    patience = 0.06
    cover = 0.4
    keeps_skull = 3
    need = 0.66
    risk = 0.5
    sacrifices = False

    def lead(self, reading: Reading) -> float:
        if reading.is_duel:
            return 0.1
        seen = reading.memories[reading.seat]
        fear = (seen.skulls + 1) / (seen.skulls + seen.flowers / 2 + 2)
        return (1.0 if reading.guarded else 0.55) - 0.2 * (fear - 0.5)

    def show(self, view: SkullView) -> Action:
        assert view.seat is not None
        return HIDE if SKULL_FACE in (view.seats[view.seat].stack or ()) else SHOW
