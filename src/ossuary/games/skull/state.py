"""The table of Skull as data: who has which discs, what lies on the mats, how the bids stand."""

from __future__ import annotations

from ossuary.games.skull.actions import FLOWER, FLOWERS, SKULL
from ossuary.kernel.outcome import Reason
from ossuary.kernel.state import SEATS_OF, State
from ossuary.kernel.step import NOBODY, Table


class SkullReason(Reason):
    """Why a game of Skull is over."""

    TWO_SUCCESSES = "SK-14"
    LAST_PLAYER = "SK-21"


class SkullTable(Table):
    """All that lies on the table. Sets of seats are whole numbers with one bit per seat.

    A tribe has one skull, so a stack is its height and the place of the skull in it.
    """

    players: int
    seats: int
    show: bool
    round: int
    first: int
    """The first seat of the round."""
    inside: int
    """The seats still in."""
    turned: int
    """The seats whose mat lies flower side up: one success."""
    flowers: list[int]
    """The flowers that each seat has left, wherever they are."""
    skulls: list[int]
    """The same of skulls."""
    height: list[int]
    """The discs on each mat."""
    skull_at: list[int]
    """The place of the skull in each stack, 1 at the bottom; 0 when it isn't there."""
    flipped: list[int]
    """How many discs of each stack are flipped, from the top."""
    laid: int
    """The discs on all the mats."""
    covered: int
    """The seats that have an unflipped disc on their mat."""
    bidding: int
    """The seats still in the bidding."""
    bid: int
    bidder: int
    """The highest bidder, then the challenger."""
    to_flip: int
    """The discs that the challenger still has to flip."""
    skull_of: int
    """The seat whose skull was flipped."""
    shown: int
    """The seats that showed their unflipped discs."""
    suspects: list[int]
    """How many of the discs that each seat has lost may be its skull, for all that was seen."""
    only_flowers: int
    """The seats of which everybody has seen that all their discs are flowers."""

    def clone(self) -> SkullTable:
        twin = SkullTable()
        twin.players = self.players
        twin.seats = self.seats
        twin.show = self.show
        twin.round = self.round
        twin.first = self.first
        twin.inside = self.inside
        twin.turned = self.turned
        twin.flowers = self.flowers.copy()
        twin.skulls = self.skulls.copy()
        twin.height = self.height.copy()
        twin.skull_at = self.skull_at.copy()
        twin.flipped = self.flipped.copy()
        twin.laid = self.laid
        twin.covered = self.covered
        twin.bidding = self.bidding
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.to_flip = self.to_flip
        twin.skull_of = self.skull_of
        twin.shown = self.shown
        twin.suspects = self.suspects.copy()
        twin.only_flowers = self.only_flowers
        return twin

    # ---- questions

    def discs(self, seat: int) -> int:
        """The discs that a seat has left."""
        return self.flowers[seat] + self.skulls[seat]

    def in_hand(self, seat: int) -> tuple[int, int]:
        """The flowers and skulls in a hand."""
        skull_laid = 1 if self.skull_at[seat] else 0
        flowers_laid = self.height[seat] - skull_laid
        return self.flowers[seat] - flowers_laid, self.skulls[seat] - skull_laid

    def unflipped(self, seat: int) -> int:
        return self.height[seat] - self.flipped[seat]

    def next_of(self, seats: int, seat: int) -> int:
        """The next of these seats, clockwise."""
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if seats >> seat & 1:
                return seat

    def owner_of_all(self) -> int:
        """The player to whom all the seats still in belong, or NOBODY."""
        seats = SEATS_OF[self.inside]
        owner = seats[0] % self.players
        for seat in seats:
            if seat % self.players != owner:
                return NOBODY
        return owner

    # ---- changes

    def lay(self, seat: int, face: int) -> None:
        """Puts a disc of the hand face down on top of the stack."""
        self.height[seat] += 1
        self.laid += 1
        self.covered |= 1 << seat
        if face == SKULL:
            self.skull_at[seat] = self.height[seat]

    def flip(self, seat: int) -> int:
        """Flips the top unflipped disc of a stack and returns its face."""
        place = self.height[seat] - self.flipped[seat]
        if place == 1:
            self.covered &= ~(1 << seat)
        self.flipped[seat] += 1
        self.to_flip -= 1
        self.remember(seat)
        return SKULL if place == self.skull_at[seat] else FLOWER

    def lay_open(self, seat: int) -> None:
        """Shows everybody the unflipped discs of a stack."""
        self.shown |= 1 << seat
        self.remember(seat)

    def return_discs(self) -> None:
        """All discs go back to the hands."""
        for seat in range(self.seats):
            self.height[seat] = 0
            self.skull_at[seat] = 0
            self.flipped[seat] = 0
        self.laid = 0
        self.covered = 0
        self.to_flip = 0
        self.shown = 0

    def remember(self, seat: int) -> None:
        """What everybody knows of a seat's skull, now that these discs lie open on its mat."""
        height = self.height[seat]
        seen = height if self.shown >> seat & 1 else self.flipped[seat]
        if self.skull_at[seat] > height - seen:
            self.suspects[seat] = 0
        elif seen == self.discs(seat):
            self.only_flowers |= 1 << seat

    def lose(self, seat: int, face: int) -> None:
        """One disc leaves the game."""
        if not self.only_flowers >> seat & 1:
            self.suspects[seat] += 1
        if face == SKULL:
            self.skulls[seat] -= 1
        else:
            self.flowers[seat] -= 1


Skull = State[SkullTable]


def new_table(players: int, tribes: int, show: bool) -> SkullTable:
    """SK-01: each tribe has three flowers and a skull, and its mat lies skull side up."""
    seats = players * tribes
    table = SkullTable()
    table.players = players
    table.seats = seats
    table.show = show
    table.round = 0
    table.first = 0
    table.inside = (1 << seats) - 1
    table.turned = 0
    table.flowers = [FLOWERS] * seats
    table.skulls = [1] * seats
    table.height = [0] * seats
    table.skull_at = [0] * seats
    table.flipped = [0] * seats
    table.laid = 0
    table.covered = 0
    table.bidding = 0
    table.bid = 0
    table.bidder = NOBODY
    table.to_flip = 0
    table.skull_of = NOBODY
    table.shown = 0
    table.suspects = [0] * seats
    table.only_flowers = 0
    return table
