"""Games played to their end in the mind: everybody takes and stacks for the best prospects."""

from __future__ import annotations

from typing import Final

from ossuary.games.sedlec.actions import (
    BOTTOM,
    COLLECT,
    DIG,
    DUG_PILES,
    FURNISH,
    SEATS,
    STACK,
    TAKE,
    TOP,
    card_of,
)
from ossuary.games.sedlec.bots.builds import Build
from ossuary.games.sedlec.bots.prospects import UNIT, chances, prospect
from ossuary.games.sedlec.monstrance import FURNISHING, STACK_OF_MONSTRANCE
from ossuary.games.sedlec.state import HAND, NO_CARD
from ossuary.kernel.action import Action

NOTHING: Final = -1_000_000
"""Less than any card gains."""
NEAR: Final = 6.0
"""A lead of this many points is worth half as much as the surest win."""


class Future:
    """A table and one order of its unseen cards. Made from a view, copied by `clone`."""

    monstrance: bool
    condition: int
    piles: list[int]
    up: list[int]
    """The face-up card of each pile, or NO_CARD."""
    unseen: list[int]
    """The next card to be turned up is the last one."""
    hands: list[list[int]]
    """With Monstrance the card that is being placed."""
    builds: list[Build]
    """The stack of each seat; with Monstrance the stack and then the furnishing."""
    seat: int
    """Whose turn it is."""
    coming: list[int]
    """How many skulls of each letter lie in no structure."""
    chance: list[int]
    known: dict[int, tuple[int, int, int]]
    """The best place of each card and seat, as long as nothing is placed."""

    def clone(self) -> Future:
        twin = Future()
        twin.monstrance = self.monstrance
        twin.condition = self.condition
        twin.piles = self.piles.copy()
        twin.up = self.up.copy()
        twin.unseen = self.unseen.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.builds = [build.clone() for build in self.builds]
        twin.seat = self.seat
        twin.coming = self.coming.copy()
        twin.chance = self.chance
        twin.known = self.known.copy()
        return twin

    # ---- Questions

    def own(self) -> list[int]:
        """The structures that the seat can put a card into (SE-42; SE-48 for the first one)."""
        if not self.monstrance:
            return [self.seat]
        if not self.builds[FURNISHING].cards:
            return [FURNISHING]
        return [number for number in range(len(self.builds)) if self.builds[number].left()]

    def structure_of(self, action: Action) -> int:
        """The structure that a `place` or `furnish` is about."""
        if self.monstrance:
            return FURNISHING if action.verb is FURNISH else STACK_OF_MONSTRANCE
        return self.seat

    def gain_at(self, number: int, place: int, card: int) -> int:
        """What a card adds to the prospects of a structure in this place."""
        build = self.builds[number]
        before = prospect(build, self.chance, self.condition)
        build.put(place, card)
        after = prospect(build, self.chance, self.condition)
        build.lift()
        return after - before

    def best_place(self, card: int) -> tuple[int, int, int]:
        """The most that a card can gain, and the structure and the place where it does."""
        key = card * SEATS + self.seat
        found = self.known.get(key)
        if found is None:
            found = self.look_for_place(card)
            self.known[key] = found
        return found

    def look_for_place(self, card: int) -> tuple[int, int, int]:
        most = NOTHING
        best = 0
        where = 0
        for number in self.own():
            build = self.builds[number]
            before = prospect(build, self.chance, self.condition)
            for place in build.ground.open(build.filled):
                build.put(place, card)
                gained = prospect(build, self.chance, self.condition) - before
                build.lift()
                if gained > most:
                    most = gained
                    best = number
                    where = place
        return most, best, where

    def gain(self, card: int) -> int:
        """The most that a card can gain."""
        return self.best_place(card)[0]

    def best_pile(self, piles: list[int]) -> int:
        """The pile whose face-up card gains most."""
        best = piles[0]
        if len(piles) > 1:
            most = NOTHING
            for pile in piles:
                gained = self.gain(self.up[pile])
                if gained > most:
                    most = gained
                    best = pile
        return best

    def piles_to_dig(self) -> list[int]:
        """The two highest piles whose top is face down, as far as there are two (SE-05)."""
        one = -1
        two = -1
        for pile in range(len(self.piles)):
            size = self.piles[pile]
            if size and self.up[pile] == NO_CARD:
                if one < 0 or size > self.piles[one]:
                    two = one
                    one = pile
                elif two < 0 or size > self.piles[two]:
                    two = pile
        return [pile for pile in (one, two) if pile >= 0]

    def is_digging_better(self, card: int, draws: int) -> bool:
        """Whether one of this many cards that may be dug up gains more than this one.

        The cards that would come last are as good a guess as any, and no look ahead.
        """
        gained = self.gain(card)
        return any(self.gain(self.unseen[number]) > gained for number in range(draws))

    # ---- What the seat does

    def answer(self, action: Action) -> None:
        """Any answer of the seat, and all that it does until the next one has the turn."""
        if action.verb is DIG:
            self.dig(list(DUG_PILES[action.value]))
        elif action.verb is COLLECT or action.verb is TAKE:
            self.take(action.value)
        elif action.verb is STACK:
            self.put_best(card_of(action))
        else:
            number = self.structure_of(action)
            place = self.builds[number].ground.layout.place_of[action]
            self.put(number, place, self.hands[self.seat][-1])

    def put(self, number: int, place: int, card: int) -> None:
        """A card of the hand is placed, and no longer to come."""
        self.hands[self.seat].remove(card)
        self.builds[number].put(place, card)
        self.coming[TOP[card]] -= 1
        self.coming[BOTTOM[card]] -= 1
        self.chance = chances(self.coming)
        self.known.clear()

    def put_best(self, card: int) -> None:
        _, number, place = self.best_place(card)
        self.put(number, place, card)

    def stack(self) -> None:
        """The card of the hand that gains most goes where it does (SE-07)."""
        best = NO_CARD
        most = NOTHING
        for card in self.hands[self.seat]:
            gained = self.gain(card)
            if gained > most:
                most = gained
                best = card
        self.put_best(best)

    def take(self, pile: int) -> None:
        """SE-06: a face-up card goes into the hand; with Monstrance it is placed (SE-42)."""
        card = self.up[pile]
        self.up[pile] = NO_CARD
        self.piles[pile] -= 1
        self.hands[self.seat].append(card)
        if self.monstrance:
            self.put_best(card)

    def dig(self, piles: list[int]) -> None:
        """SE-05: the tops of these piles are turned up, and the better card is taken."""
        for pile in piles:
            self.up[pile] = self.unseen.pop()
        self.take(self.best_pile(piles))

    def dig_or_collect(self) -> bool:
        """Takes a card, one way or the other; False if there is none left."""
        face_up = [pile for pile in range(len(self.up)) if self.up[pile] != NO_CARD]
        to_dig = self.piles_to_dig()
        if not face_up:
            if to_dig:
                self.dig(to_dig)
            return len(to_dig) > 0
        best = self.best_pile(face_up)
        if to_dig and self.is_digging_better(self.up[best], len(to_dig)):
            self.dig(to_dig)
        else:
            self.take(best)
        return True

    def take_turn(self) -> None:
        """Fills the hand as long as there is use for it, then stacks (SE-04, SE-07)."""
        held = len(self.hands[self.seat])
        is_enough = held == HAND or held >= self.builds[self.seat].left()
        if self.monstrance:
            self.dig_or_collect()
        elif is_enough or not self.dig_or_collect():
            self.stack()

    # ---- To the end

    def pass_on(self) -> bool:
        """The next one who isn't finished has the turn; False if there is none (SE-13)."""
        if self.monstrance:
            return len(self.own()) > 0
        for _ in range(len(self.builds)):
            self.seat = (self.seat + 1) % len(self.builds)
            if self.builds[self.seat].left():
                return True
        return False

    def points(self, number: int) -> float:
        return prospect(self.builds[number], self.chance, self.condition) / UNIT

    def outcome(self, action: Action) -> float:
        """What the game comes to for the seat after this answer: the more, the better.

        With Monstrance it is the points. Else it is the lead, and the larger it is already the less
        does a further point count: it is about winning.
        """
        seat = self.seat
        self.answer(action)
        while self.pass_on():
            self.take_turn()
        points = [self.points(number) for number in range(len(self.builds))]
        if self.monstrance:
            return sum(points)
        lead = points[seat] - max([points[s] for s in range(len(points)) if s != seat])
        return lead / (abs(lead) + NEAR)
