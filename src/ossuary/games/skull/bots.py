"""Three bots for Skull, and the reading of the table that they share.

Their strength is measured by strength.py. Nothing here is kept between two choices: whatever a bot
knows it works out from the view and from what it has heard.
"""

from __future__ import annotations

from random import Random

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
    SKULL,
)
from ossuary.games.skull.view import SeatView, SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.view import Heard

SKULL_FACE = FACE.names[SKULL]

# ---- Remembering: what the rounds so far tell about each seat


class Memory:
    """What is known of one seat from earlier rounds."""

    __slots__ = ("bluffs", "flowers", "holds", "passes", "raises", "skulls")

    def __init__(self) -> None:
        self.holds = 1.0
        """The chance that the seat still has its skull."""
        self.skulls = 0
        self.flowers = 0
        """The faces that it was seen to lay."""
        self.bluffs = 0
        """How often it challenged on its own skull."""
        self.raises = 0
        self.passes = 0


def remember(seats: int, events: list[Heard]) -> list[Memory]:
    """Goes once through all that was heard."""
    memories = [Memory() for _ in range(seats)]
    on_own_skull = opened = False
    for heard in events:
        name = heard.name
        if heard.actor is not None:
            if name == "bid":
                memories[heard.actor].raises += opened
                opened = True
            elif name == "pass":
                memories[heard.actor].passes += 1
        elif name == "flipped" or name == "shown":
            memory = memories[heard.values[-2]]
            if heard.values[-1] == SKULL_FACE:
                # It surely had its skull then, whatever it may have lost before.
                memory.holds = 1.0
                memory.skulls += 1
            else:
                memory.flowers += 1
        elif name == "round":
            opened = False
        elif name == "failed":
            challenger, owner = heard.values
            on_own_skull = challenger == owner
            memories[challenger].bluffs += on_own_skull
        elif name == "left":
            seat, discs = heard.values
            # Drawn blindly, each disc is as likely; chosen, the skull is given up half the time.
            memories[seat].holds *= 0.5 if on_own_skull else discs / (discs + 1)
    return memories


def spoken(events: list[Heard]) -> dict[int, int]:
    """The highest bid of every seat that has spoken in this round's bidding; 0 is a pass at once."""
    bids: dict[int, int] = {}
    for heard in reversed(events):
        if heard.name == "round":
            break
        if heard.name == "bid":
            seat, bid = heard.actor, heard.values[0]
            bids[seat] = max(bid, bids.get(seat, 0))
        elif heard.name == "pass":
            bids.setdefault(heard.actor, 0)
    return bids


# ---- Estimating: how likely the top discs of a stack are flowers


def clear_chances(seat: SeatView, memory: Memory, bid: int | None) -> list[float]:
    """The chances that the next 0, 1, 2, ... unflipped discs of a stack are all flowers."""
    height, flipped = seat.on_mat, len(seat.flipped)
    if seat.stack is not None:
        left = seat.stack[: height - flipped][::-1]
        run = left.index(SKULL_FACE) if SKULL_FACE in left else len(left)
        return [1.0] * (run + 1) + [0.0] * (len(left) - run)
    if flipped == height:
        return [1.0]
    # With every disc it lays, a seat that still holds its skull lays it with the chance of its habit.
    habit = (P["habit_a"] + memory.skulls) / (P["habit_n"] + memory.skulls + 0.5 * memory.flowers)
    places = []
    holds = memory.holds
    for place in range(1, height + 1):
        laid = holds * (1.0 if place == seat.discs else habit)
        places.append(laid)
        holds -= laid
    elsewhere = 1.0 - sum(places)
    if bid:
        # A bid tells that its own flips are flowers, the less the more often that was a bluff.
        doubt = min(1.0, P["doubt"] + P["doubt2"] * memory.bluffs)
        for place in range(max(0, height - bid), height):
            places[place] *= doubt
    elif bid == 0:
        places = [chance * P["pass_up"] for chance in places]
    clear = [elsewhere + sum(places[: height - turned]) for turned in range(flipped, height + 1)]
    return (
        [chance / clear[0] for chance in clear] if clear[0] else [1.0] + [0.0] * (height - flipped)
    )


def best_flips(stacks: list[list[float]], most: int) -> list[float]:
    """The chances to flip 0, 1, ... discs of these stacks without a skull, dividing them best.

    A skull ends the attempt, so there is nothing to adapt to on the way: to divide is to plan.
    """
    best = [1.0]
    for clear in stacks:
        longer = best + [0.0] * (len(clear) - 1)
        for more in range(1, len(clear)):
            chance = clear[more]
            if chance > 0.0:
                for count, before in enumerate(best, more):
                    if before * chance > longer[count]:
                        longer[count] = before * chance
        best = longer
    return best


P = dict(habit_a=0.8, habit_n=2.2, doubt=0.35, doubt2=0.25, pass_up=1.3)


class Reading:
    """What one seat makes of the table."""

    def __init__(self, view: SkullView, events: list[Heard]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.me = view.seats[view.seat]
        self.stack = self.me.stack or ()
        self.memories = remember(len(view.seats), events)
        self.bids = spoken(events)
        self.clear = [
            clear_chances(seat, self.memories[number], self.bids.get(number))
            for number, seat in enumerate(view.seats)
        ]
        others = [c for number, c in enumerate(self.clear) if number != self.seat]
        self.best = best_flips(others, view.laid)
        self.plans: dict[int, list[float]] = {}
        self.height = len(self.stack)
        self.skull_laid = SKULL_FACE in self.stack
        self.run = self.stack[::-1].index(SKULL_FACE) if self.skull_laid else self.height

    def success(self, bid: int) -> float:
        if bid <= self.run:
            return 1.0
        if self.skull_laid:
            return 0.0
        return self.best[bid - self.height]

    def is_mine(self, seat: int) -> bool:
        return self.view.seats[seat].player == self.me.player

    def threat(self, seat: int, bid: int) -> float:
        """The chance that another seat succeeds with this bid."""
        clear = self.clear[seat]
        height = len(clear) - 1
        if bid <= height:
            return clear[bid]
        need = bid - height
        best = self.plans.get(seat)
        if best is None:
            stacks = [c for n, c in enumerate(self.clear) if n != seat and n != self.seat]
            own = self.clear[self.seat]
            if self.skull_laid and not self.is_mine(seat):
                own = [1.0] * (self.height + 1)
            best = self.plans[seat] = best_flips([*stacks, own], need)
        chance = clear[height] * best[need]
        if self.skull_laid and not self.is_mine(seat):
            # It doesn't know of our skull: it may or may not go for our stack.
            chance *= 1 - need / (self.view.laid - height)
        return chance

    def raise_chance(self, number: int, bid: int) -> float:
        seat, memory = self.view.seats[number], self.memories[number]
        need = max(0, bid + 1 - seat.on_mat)
        guess = P["eager"] * P["fall"] ** need
        n = P["trust"]
        return (n * guess + memory.raises) / (n + memory.raises + memory.passes)

    def stay(self, bid: int) -> float:
        """The chance that none of the opponents still in the bidding raises this bid."""
        view = self.view
        if bid == view.laid:
            return 1.0
        stay = 1.0
        for number, seat in enumerate(view.seats):
            if (
                seat.inside
                and not seat.passed
                and seat.player != self.me.player
                and number != view.bidder
            ):
                stay *= 1 - self.raise_chance(number, bid)
        return stay

    def stay_mine(self, bid):
        s = self.stay(bid)
        b = self.view.bidder
        if b is not None and bid < self.view.laid and not self.is_mine(b):
            s *= 1 - self.raise_chance(b, bid)
        return s

    def guarded(self) -> bool:
        """An opponent needs one more success only."""
        return any(s.turned and s.player != self.me.player for s in self.view.seats)


P.update(fall=0.6, eager=0.7, trust=3.0, typ=0.7)
PRICE = {1: 0.6, 2: 0.2, 3: 0.12, 4: 0.1}


class Personality:
    prize = 0.4
    price = 1.0
    harm = 0.14
    harm_turned = 0.6
    worth_fail = 0.04
    lead = 0.5
    lead_guard = 0.7
    lead_turned = 0.3
    need = 0.5
    need_turned = 0.4
    patience = 0.1
    dare = 0.0
    keep_skull = 3
    add_skull = 0.0

    def choose(
        self, view: SkullView, events: list[Heard], options: tuple[Action, ...], rng: Random
    ) -> Action:
        if len(options) == 1:
            return options[0]
        verb = options[-1].verb
        if verb is PLACE:
            return self.place_first(view, rng)
        if verb is LOSE:
            return self.lose(view)
        if verb is NAME:
            return self.name(view, options)
        if options[-1] is HIDE:
            return self.show(view)
        reading = Reading(view, events)
        if verb is FLIP:
            return self.flip(reading, options, rng)
        if view.bid is None:
            return self.add_or_open(reading, options, rng)
        return self.raise_or_pass(reading, options, rng)

    def place_first(self, view, rng):
        me = view.seats[view.seat]
        lead = self.lead
        if any(s.turned and s.player != me.player for s in view.seats):
            lead = self.lead_guard
        elif me.turned:
            lead = self.lead_turned
        if me.hand.flowers == 1 and me.hand.skulls:
            lead = self.lead
        return PLACE[SKULL if rng.random() < lead else FLOWER]

    def lose(self, view):
        me = view.seats[view.seat]
        return LOSE[FLOWER if me.discs > self.keep_skull else SKULL]

    def name(self, view, options):
        return options[0]

    def show(self, view):
        return HIDE

    def flip(self, reading, options, rng):
        # The best plan's next disc.
        need = reading.view.to_flip
        best = []
        top = -1.0
        for action in options:
            clear = reading.clear[action.value]
            stacks = [
                c for n, c in enumerate(reading.clear) if n != reading.seat and n != action.value
            ]
            rest = [c / clear[1] for c in clear[1:]] if clear[1] else [0.0] * (len(clear) - 1)
            chance = clear[1] * best_flips([*stacks, rest], need)[need - 1]
            if chance > top + 1e-9:
                top, best = chance, [action]
            elif chance > top - 1e-9:
                best.append(action)
        return rng.choice(best)

    # values

    def attempt(self, r, bid):
        p = r.success(bid)
        prize = 1.0 if r.me.turned else self.prize
        return p * prize - (1 - p) * self.price * PRICE[r.me.discs]

    def letting(self, r, seat, bid):
        p = r.threat(seat, bid)
        s = r.view.seats[seat]
        if r.is_mine(seat):
            return p * (1.0 if s.turned else self.prize) - (1 - p) * self.price * PRICE[s.discs]
        return -p * (self.harm_turned if s.turned else self.harm) + (1 - p) * self.worth_fail

    def elsewhere(self, r, bid):
        """What it is worth that somebody else raises to this bid."""
        if bid > r.view.laid:
            return 0.0
        total = weight = 0.0
        for number, seat in enumerate(r.view.seats):
            if seat.inside and not seat.passed and seat.player != r.me.player:
                w = r.raise_chance(number, bid - 1)
                total += w * self.letting(r, number, bid)
                weight += w
        return total / weight if weight else 0.0

    def best_bid(self, r, bids):
        best, value = None, -9.0
        need = self.need_turned if r.me.turned else self.need
        for action in bids:
            k = action.value
            p = r.success(k)
            stay = r.stay_mine(k)
            if p < need and (k == r.view.laid or stay > self.dare):
                continue
            v = stay * self.attempt(r, k) + (1 - stay) * (self.elsewhere(r, k + 1))
            if v > value:
                best, value = action, v
        return best, value

    def raise_or_pass(self, r, options, rng):
        view = r.view
        best, value = self.best_bid(r, options[1:])
        if best is None:
            return PASS
        stay = r.stay(view.bid)
        if value > stay * self.letting(r, view.bidder, view.bid) + (1 - stay) * self.elsewhere(
            r, view.bid + 1
        ):
            return best
        return PASS

    def add_or_open(self, r, options, rng):
        bids = [a for a in options if a.verb is BID]
        places = [a for a in options if a.verb is PLACE]
        best, value = self.best_bid(r, bids)
        if not places:
            return best or bids[0]
        if best is not None and value > self.patience:
            return best
        if PLACE[SKULL] in places and (len(places) == 1 or rng.random() < self.add_skull):
            return best if best is not None and len(places) == 1 else PLACE[SKULL]
        return PLACE[FLOWER]


class Warden(Personality):
    need = 0.85
    need_turned = 0.7
    lead = 0.6
    lead_guard = 0.9


class Gambler(Personality):
    need = 0.45
    lead = 0.2


class Trickster(Personality):
    lead = 0.6
    dare = 0.3


BOTS = {"warden": Warden, "gambler": Gambler, "trickster": Trickster}
