"""Three bots for Skull, and the reading of the table that they share.

Nothing is kept between two choices: what a bot knows, it works out from its view and from all that
it has heard. From that it estimates what lies on the mats and what others will do, and each
personality then has reasons of its own.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from ossuary.games.skull.actions import (
    BID,
    FACE,
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
from ossuary.games.skull.view import SeatView, SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Options
from ossuary.kernel.view import Heard

SKULL_FACE: Final = FACE.names[SKULL]

# What can come of an attempt, on a scale on which winning the game is 1.

OUR_SUCCESS = 0.55
"""Our mat turns."""
THEIR_SUCCESS = 0.15
"""An opponent's mat turns: so much worse for us."""
THEIR_VICTORY = 0.5
"""An opponent wins; less than 1, for others can stop it too, and we might have lost anyway."""
OUR_LOSS = (0.0, 0.5, 0.22, 0.1, 0.07)
"""We lose one of so many discs: the fewer there are, the dearer each is."""

# How others play, as long as they have not been seen to play otherwise.

HABIT = 0.5
"""The chance that the disc which somebody lays is the skull, if it may be."""
HABIT_WEIGHT = 2.5
"""So many discs seen weigh as much as that guess."""
GUARDED_HABIT = 1.6
"""When somebody needs one more success only, the others lay their skulls so much more often."""
SINCERITY = 0.35
BLUFF = 0.2
SILENCE = 1.8
EAGERNESS = (0.5, 0.8)
RELUCTANCE = 0.7
EAGERNESS_WEIGHT = 5.0


class Memory:
    """What was heard of one seat."""

    __slots__ = (
        "attempts",
        "bid",
        "bluffs",
        "failures",
        "flowers",
        "keeps",
        "passes",
        "raises",
        "skulls",
    )

    def __init__(self) -> None:
        self.keeps = 1.0
        """The chance that its skull is still in the game."""
        self.flowers = 0
        self.skulls = 0
        """The discs it laid that were seen."""
        self.attempts = 0
        self.failures = 0
        self.bluffs = 0
        """The failures on its own skull."""
        self.passes = [0, 0]
        self.raises = [0, 0]
        """Its answers to bids: of those who need two successes, and of those who need one."""
        self.bid: int | None = None
        """Its highest bid of this round, 0 when it passed at once, None when it has not spoken."""


def remember(seats: int, events: list[Heard]) -> list[Memory]:
    """Goes once through all that was heard."""
    memories = [Memory() for _ in range(seats)]
    turned = [False] * seats
    bidder = -1
    own_skull = False
    values: tuple[Any, ...]
    for heard in events:
        name, actor, values = heard.name, heard.actor, heard.values
        if actor is not None:
            if name == "bid":
                if bidder >= 0:
                    memories[actor].raises[turned[bidder]] += 1
                memories[actor].bid = values[0]
                bidder = actor
            elif name == "pass":
                memories[actor].passes[turned[bidder]] += 1
                memories[actor].bid = memories[actor].bid or 0
        elif name == "flipped" or name == "shown":
            memory = memories[values[-2]]
            if values[-1] == SKULL_FACE:
                # Whatever it has lost before, it was not the skull.
                memory.keeps = 1.0
                memory.skulls += 1
            else:
                memory.flowers += 1
        elif name == "round":
            bidder = -1
            for memory in memories:
                memory.bid = None
        elif name == "challenger":
            memories[values[0]].attempts += 1
        elif name == "succeeded":
            turned[values[0]] = True
        elif name == "failed":
            own_skull = values[0] == values[1]
            memories[values[0]].failures += 1
            memories[values[0]].bluffs += own_skull
        elif name == "left":
            # Drawn blindly, each disc is as likely; chosen, the skull is given up half the time.
            memories[values[0]].keeps *= 0.5 if own_skull else values[1] / (values[1] + 1)
    return memories


def clear_chances(seat: SeatView, memory: Memory, guarded: bool) -> list[float]:
    """The chances that the next 0, 1, 2, ... unflipped discs of a stack are all flowers."""
    height, flipped = seat.on_mat, len(seat.flipped)
    if seat.stack is not None:
        hidden = seat.stack[: height - flipped][::-1]
        run = hidden.index(SKULL_FACE) if SKULL_FACE in hidden else len(hidden)
        return [1.0] * (run + 1) + [0.0] * (len(hidden) - run)
    seen = memory.skulls + memory.flowers / 2
    habit = (HABIT * HABIT_WEIGHT + memory.skulls) / (HABIT_WEIGHT + seen)
    if guarded:
        habit = min(0.9, habit * GUARDED_HABIT)
    # Disc by disc from the bottom, the skull was laid or not; someone's last disc leaves no choice.
    in_hand = memory.keeps
    places = []
    for place in range(1, height + 1):
        laid = in_hand if place == seat.discs else in_hand * habit
        in_hand -= laid
        places.append(laid * SILENCE if memory.bid == 0 else laid)
    elsewhere = in_hand + 1.0 - memory.keeps
    if memory.bid:
        doubt = min(1.0, SINCERITY + BLUFF * memory.bluffs)
        for place in range(max(0, height - memory.bid), height):
            places[place] *= doubt
    clear = [elsewhere + sum(places[: height - count]) for count in range(flipped, height + 1)]
    return [chance / (clear[0] or 1.0) for chance in clear]


def best_flips(stacks: list[list[float]]) -> list[float]:
    """The chances to flip 0, 1, 2, ... discs of these stacks without a skull, divided best.

    The first skull ends an attempt, so there is nothing to learn on the way: a plan is enough.
    """
    best = [1.0]
    for clear in stacks:
        longer = best + [0.0] * (len(clear) - 1)
        for more, chance in enumerate(clear):
            for count, before in enumerate(best, more):
                if before * chance > longer[count]:
                    longer[count] = before * chance
        best = longer
    return best


class Reading:
    """What one seat makes of the table."""

    def __init__(self, view: SkullView, events: list[Heard], their_loss: float) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Final = view.seat
        self.me = view.seats[view.seat]
        self.memories = remember(len(view.seats), events)
        self.opponents = [
            number
            for number, seat in enumerate(view.seats)
            if seat.inside and seat.player != view.player
        ]
        self.guarded = any(view.seats[number].turned for number in self.opponents)
        turned = sum(seat.turned for seat in view.seats)
        self.clear = [
            clear_chances(seat, memory, turned > seat.turned)
            for seat, memory in zip(view.seats, self.memories, strict=True)
        ]
        self.run = self.clear[self.seat].count(1.0) - 1
        self.skull_laid = self.run < self.me.on_mat
        discs = sum(view.seats[number].discs for number in self.opponents)
        self.their_loss = their_loss / max(1, discs)
        self._plans: dict[int, list[float]] = {}

    def success(self, seat: int, bid: int) -> float:
        """The chance that this seat succeeds with this bid."""
        clear = self.clear[seat]
        height = len(clear) - 1
        if bid <= height:
            return clear[bid]
        if clear[height] == 0.0:
            return 0.0
        others = bid - height
        ours = self.view.seats[seat].player == self.view.player
        if seat not in self._plans:
            stacks = [clear for number, clear in enumerate(self.clear) if number != seat]
            if not ours:
                stacks[self.seat - (self.seat > seat)] = [1.0] * (self.me.on_mat + 1)
            self._plans[seat] = best_flips(stacks)
        chance = clear[height] * self._plans[seat][others]
        if not ours and self.skull_laid:
            # It doesn't know where our skull is; the more it has to flip, the sooner it finds it.
            chance *= 1 - max(0, others - self.run) / (self.view.laid - height - self.run)
        return chance

    def worth(self, seat: int, bid: int) -> float:
        """What it is worth to us that this seat becomes the challenger with this bid."""
        challenger = self.view.seats[seat]
        success = self.success(seat, bid)
        if challenger.player == self.view.player:
            prize = 1.0 if challenger.turned else OUR_SUCCESS
            return success * prize - (1 - success) * OUR_LOSS[challenger.discs]
        harm = THEIR_VICTORY if challenger.turned else THEIR_SUCCESS
        return (1 - success) * self.their_loss - success * harm

    def raise_chance(self, seat: int, bidder: int, bid: int) -> float:
        """The chance that this seat raises this bid."""
        memory = self.memories[seat]
        turned = self.view.seats[bidder].turned
        beyond = max(0, bid + 1 - self.view.seats[seat].on_mat)
        guess = EAGERNESS[turned] * RELUCTANCE**beyond
        raises, passes = memory.raises[turned], memory.passes[turned]
        return (EAGERNESS_WEIGHT * guess + raises) / (EAGERNESS_WEIGHT + raises + passes)

    def outlook(self, bidder: int, bid: int) -> tuple[float, float]:
        """The chance that no opponent raises this bid, and what the bid is worth to us."""
        stands, raised, weight = 1.0, 0.0, 0.0
        if bid < self.view.laid:
            for seat in self.opponents:
                if seat != bidder and not self.view.seats[seat].passed:
                    chance = self.raise_chance(seat, bidder, bid)
                    stands *= 1 - chance
                    raised += chance * self.worth(seat, bid + 1)
                    weight += chance
        value = stands * self.worth(bidder, bid)
        return stands, value + (1 - stands) * raised / weight if weight else value


class Personality:
    """How every bot goes about its choices; the three differ in what follows."""

    their_loss: ClassVar[float]
    """What it is worth that the opponents lose all their discs."""
    patience: ClassVar[float]
    """What a bid must be worth to open the bidding instead of adding a disc."""
    cover: ClassVar[float]
    """How often it adds the skull to its flowers."""
    keeps_skull: ClassVar[int]
    """With at least so many discs it gives up a flower, with fewer its skull."""

    def choose(self, view: SkullView, events: list[Heard], options: Options, rng: Random) -> Action:
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
        return self.raise_or_pass(reading, options)

    def lead(self, reading: Reading) -> float:
        """How often the first disc is the skull."""
        raise NotImplementedError

    def dares(self, reading: Reading, success: float, stands: float) -> bool:
        """Whether a bid with these chances, to succeed and to stand, is in its nature."""
        raise NotImplementedError

    def show(self, view: SkullView) -> Action:
        return HIDE

    def name(self, view: SkullView, options: Options) -> Action:
        """Our other tribe, or else the weakest seat: who starts, has the choice."""

        def strength(action: Action) -> tuple[bool, bool, int]:
            seat = view.seats[action.value]
            return seat.player != view.player, seat.turned, seat.discs

        return min(options, key=strength)

    def flip(self, reading: Reading, options: Options, rng: Random) -> Action:
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

    def add_or_open(self, reading: Reading, options: Options, rng: Random) -> Action:
        bids = [action for action in options if action.verb is BID]
        places = [action for action in options if action.verb is PLACE]
        best, value = self.best_bid(reading, bids)
        if best is not None and (value > 2 * self.patience * rng.random() or not places):
            return best
        if not places:
            # Against its nature, but it has to: at least not as the challenger at once.
            return max(bids[:-1], key=lambda bid: reading.outlook(reading.seat, bid.value)[1])
        if len(places) == 2:
            return PLACE[SKULL if rng.random() < self.cover else FLOWER]
        return places[0]

    def raise_or_pass(self, reading: Reading, options: Options) -> Action:
        view = reading.view
        assert view.bidder is not None
        assert view.bid is not None
        best, value = self.best_bid(reading, list(options[1:]))
        if best is not None and value > reading.outlook(view.bidder, view.bid)[1]:
            return best
        return PASS

    def best_bid(self, reading: Reading, bids: list[Action]) -> tuple[Action | None, float]:
        """The bid worth most of those in its nature, and what it is worth."""
        best, most = None, 0.0
        bidder = reading.view.bidder
        # Somebody who would win with the present bid has to be stopped, whatever it costs.
        stop = bidder in reading.opponents and reading.view.seats[bidder].turned
        for action in bids:
            stands, value = reading.outlook(reading.seat, action.value)
            if best is None or value > most:
                success = reading.success(reading.seat, action.value)
                at_once = action.value == reading.view.laid and success == 0
                if (stop or self.dares(reading, success, stands)) and (
                    not at_once or stop and self.sacrifice
                ):
                    best, most = action, value
        return best, most

    sacrifice = True


class Warden(Personality):
    """Guards."""

    their_loss = 0.3
    patience = 0.05
    cover = 0.3
    keeps_skull = 3
    need = 0.8
    risk = 0.1
    lead_base = 0.7
    lead_guard = 0.95

    def lead(self, reading: Reading) -> float:
        return self.lead_guard if reading.guarded else self.lead_base

    def dares(self, reading: Reading, success: float, stands: float) -> bool:
        return success >= self.need or stands * (1 - success) <= self.risk

    def show(self, view: SkullView) -> Action:
        """A skull shown is a warning."""
        assert view.seat is not None
        return SHOW if SKULL_FACE in (view.seats[view.seat].stack or ()) else HIDE


class Gambler(Personality):
    """Odds."""

    their_loss = 0.1
    patience = 0.03
    cover = 0.15
    keeps_skull = 4
    need = 0.5
    need_turned = 0.4
    risk = 0.2
    lead_base = 0.25
    lead_guard = 0.8
    lead_slope = 1.0

    def lead(self, reading: Reading) -> float:
        failures = sum(reading.memories[seat].failures for seat in reading.opponents)
        attempts = sum(reading.memories[seat].attempts for seat in reading.opponents)
        share = (failures + 3) / (attempts + 5)
        return (self.lead_guard if reading.guarded else self.lead_base) + self.lead_slope * max(
            0.0, share - 0.6
        )

    def dares(self, reading: Reading, success: float, stands: float) -> bool:
        return (
            success >= (self.need_turned if reading.me.turned else self.need)
            or stands * (1 - success) <= self.risk
        )


class Trickster(Personality):
    """Bluffs."""

    their_loss = 0.5
    patience = 0.05
    cover = 0.5
    keeps_skull = 3
    need = 0.5
    risk = 0.5
    lead_base = 0.5
    lead_guard = 0.8
    lead_slope = 0.3
    sacrifice = False

    def lead(self, reading: Reading) -> float:
        seen = reading.memories[reading.seat]
        fear = (seen.skulls + 1) / (seen.skulls + seen.flowers / 2 + 2)
        return (self.lead_guard if reading.guarded else self.lead_base) - self.lead_slope * (
            fear - 0.5
        )

    def dares(self, reading: Reading, success: float, stands: float) -> bool:
        return success >= self.need or stands * (1 - success) <= self.risk

    def show(self, view: SkullView) -> Action:
        assert view.seat is not None
        return HIDE if SKULL_FACE in (view.seats[view.seat].stack or ()) else SHOW


BOTS: Final[dict[str, type[Personality]]] = {
    "warden": Warden,
    "gambler": Gambler,
    "trickster": Trickster,
}
