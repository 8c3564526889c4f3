"""What a seat of Skull makes of the table: what may lie on the mats, and what others may do.

It is worked out from a view and from all that was heard, anew for every choice; nothing is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Final, cast

from ossuary.games.skull.actions import FACE, SKULL
from ossuary.games.skull.view import SeatView, SkullView
from ossuary.kernel.view import Heard

SKULL_FACE: Final = FACE.names[SKULL]

# What can come of an attempt, on a scale on which winning the game is 1.

OUR_SUCCESS = 0.6
"""Our mat turns."""
THEIR_SUCCESS = 0.25
"""An opponent's mat turns: so much worse for us."""
THEIR_VICTORY = 0.55
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
"""Who has bid will flip those discs: a skull among them is so much less likely."""
BLUFF = 0.2
"""How much of that each failure on one's own skull takes away."""
SILENCE = 1.8
"""How much likelier a seat that passed at once is to have laid its skull."""
EAGERNESS = (0.5, 0.8)
"""How likely a seat is to raise within its own stack: an ordinary bid, and a winning one."""
RELUCTANCE = 0.85
"""How much less likely each disc beyond its own stack makes that."""
EAGERNESS_WEIGHT = 5.0
"""So many answers to bids weigh as much as that guess."""
ALARM = 0.5
"""A bid that would win, and is so likely to succeed, has to be stopped whatever it costs."""


class Memory:
    """What was heard of one seat."""

    __slots__ = (
        *("attempts", "bid", "bluffs", "failures", "flowers"),
        *("keeps", "passes", "raises", "skulls"),
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


def remember(seats: int, events: Sequence[Heard]) -> list[Memory]:
    """Goes once through all that was heard."""
    memories = [Memory() for _ in range(seats)]
    turned = [False] * seats
    bidder = -1
    own_skull = False
    for heard in events:
        name, actor, values = heard.name, heard.actor, cast("tuple[Any, ...]", heard.values)
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


def clear_chances(
    seat: SeatView, memory: Memory, guarded: bool, public: bool = False
) -> list[float]:
    """The chances that the next 0, 1, 2, ... unflipped discs of a stack are all flowers.

    For a stack that we know they are 1 or 0; public: as those reckon who don't know it.
    """
    height, flipped = seat.on_mat, len(seat.flipped)
    if seat.stack is not None and not public:
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
        longer = [0.0] * (len(best) + len(clear) - 1)
        for more, chance in enumerate(clear):
            for count, before in enumerate(best, more):
                if before * chance > longer[count]:
                    longer[count] = before * chance
        best = longer
    return best


class Reading:
    """What one seat makes of the table."""

    def __init__(self, view: SkullView, events: Sequence[Heard], their_loss: float) -> None:
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
        self.is_duel = len(self.opponents) == 1
        turned = sum(seat.turned for seat in view.seats)
        self.clear = [
            clear_chances(seat, memory, turned > seat.turned)
            for seat, memory in zip(view.seats, self.memories, strict=True)
        ]
        self.public = clear_chances(
            self.me, self.memories[self.seat], turned > self.me.turned, True
        )
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
        if bid == self.view.laid:
            return prod([stack[-1] for stack in self.clear])
        others = bid - height
        ours = self.view.seats[seat].player == self.view.player
        if seat not in self._plans:
            stacks = [clear for number, clear in enumerate(self.clear) if number != seat]
            if not ours:
                stacks[self.seat - (self.seat > seat)] = self.public
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

    def is_alarming(self) -> bool:
        """Whether the present bid is likely to win the game for an opponent."""
        bidder, bid = self.view.bidder, self.view.bid
        if bidder is None or bid is None or bidder not in self.opponents:
            return False
        return self.view.seats[bidder].turned and self.success(bidder, bid) >= ALARM

    def failure_share(self) -> float:
        """How often the opponents' attempts fail, as far as it was seen."""
        failures = sum(self.memories[seat].failures for seat in self.opponents)
        attempts = sum(self.memories[seat].attempts for seat in self.opponents)
        return (failures + 3) / (attempts + 5)
