"""A game of Skulls of Sedlec played on in the mind, from one question to the next."""

from __future__ import annotations

from typing import Final

from ossuary.games.sedlec.bots.planning import NEAR, Future
from ossuary.games.sedlec.bots.prospects import UNIT
from ossuary.games.sedlec.state import HAND, NO_CARD

# A move is a number: a card that is taken, DIGGING, or from PUT on a card and where it goes.
DIGGING: Final = 200
PUT: Final = 1000
PLACES: Final = 32
"""More than any structure has."""
FULL: Final = 25.0
"""As many points of Monstrance make the difference that a sure win makes between others."""


def put_of(card: int, part: int, place: int) -> int:
    """The move that places a card; the part is 1 for the furnishing of Monstrance, else 0."""
    return PUT + (2 * card + part) * PLACES + place


def card_put(move: int) -> int:
    """The card that a move places."""
    return (move - PUT) // (2 * PLACES)


class Line:
    """A game in the mind, and the question that is open in it."""

    def __init__(self, future: Future, turned: list[int], is_placing: bool) -> None:
        self.future: Final = future
        self.turned = turned
        """The piles just dug: one of their cards is to be taken."""
        self.is_placing = is_placing
        """Whether the last card of the hand is to be placed."""
        self.is_over = False

    def clone(self) -> Line:
        twin = Line(self.future.clone(), self.turned, self.is_placing)
        twin.is_over = self.is_over
        return twin

    # ---- Questions

    def moves(self) -> list[int]:
        """What the seat can do; who has cards for all its places takes no more of them."""
        future = self.future
        hand = future.hands[future.seat]
        if self.is_placing:
            return self.puts(hand[-1:])
        if self.turned:
            return self.takes(self.turned)
        held = len(hand)
        if not future.monstrance and (held == HAND or held >= future.builds[future.seat].left()):
            return self.puts(hand)
        found = self.takes(list(range(len(future.up))))
        if future.piles_to_dig():
            found.append(DIGGING)
        if not future.monstrance:
            found += self.puts(hand)
        return found

    def takes(self, piles: list[int]) -> list[int]:
        found: list[int] = []
        for pile in piles:
            card = self.future.up[pile]
            if card != NO_CARD and card not in found:
                found.append(card)
        return found

    def puts(self, cards: list[int]) -> list[int]:
        found: list[int] = []
        for number in self.future.own():
            build = self.future.builds[number]
            part = number if self.future.monstrance else 0
            for card in cards:
                for place in build.ground.open(build.filled):
                    move = put_of(card, part, place)
                    if move not in found:
                        found.append(move)
        return found

    def structure_of(self, move: int) -> int:
        """The structure into which a move places its card."""
        return (move - PUT) // PLACES % 2 if self.future.monstrance else self.future.seat

    def gain(self, move: int) -> float:
        """What a move adds to the prospects of the seat, or will when the card is placed."""
        if move == DIGGING:
            return self.gain_of_digging()
        if move < PUT:
            return self.future.gain(move) / UNIT
        place = (move - PUT) % PLACES
        return self.future.gain_at(self.structure_of(move), place, card_put(move)) / UNIT

    def gain_of_digging(self) -> float:
        """What the better card of a dig gains, on average over three digs without a common card."""
        unseen = self.future.unseen
        draws = len(self.future.piles_to_dig())
        total = 0.0
        times = 0
        while times < 3 and (times + 1) * draws <= len(unseen):
            best = self.future.gain(unseen[times * draws])
            if draws == 2:
                best = max(best, self.future.gain(unseen[times * draws + 1]))
            total += best / UNIT
            times += 1
        return total / times

    # ---- Playing on

    def make(self, move: int) -> None:
        """The move, and whatever comes before the next question."""
        future = self.future
        if move == DIGGING:
            self.turned = future.piles_to_dig()
            for pile in self.turned:
                future.up[pile] = future.unseen.pop()
        elif move < PUT:
            self.take(move)
        else:
            self.is_placing = False
            future.put(self.structure_of(move), (move - PUT) % PLACES, card_put(move))
            self.is_over = not future.pass_on()

    def take(self, card: int) -> None:
        future = self.future
        piles = self.turned if self.turned else list(range(len(future.up)))
        pile = next(pile for pile in piles if future.up[pile] == card)
        self.turned = []
        future.up[pile] = NO_CARD
        future.piles[pile] -= 1
        future.hands[future.seat].append(card)
        if future.monstrance:
            self.is_placing = True
        else:
            self.is_over = not future.pass_on()

    def play_on(self, turns: int) -> None:
        """So many turns, as far as there are, in which everybody goes for the best prospects."""
        future = self.future
        while turns and not self.is_over:
            if self.is_placing:
                future.put_best(future.hands[future.seat][-1])
            elif self.turned:
                future.take(future.best_pile(self.turned))
            else:
                future.take_turn()
            self.is_placing = False
            self.turned = []
            self.is_over = not future.pass_on()
            turns -= 1

    # ---- What it comes to

    def values(self) -> list[float]:
        """How well each seat does: its lead, with the prospects of what it has in its hand."""
        points = self.points()
        if self.future.monstrance:
            return [(points[0] + points[1]) / FULL]
        values: list[float] = []
        for number in range(len(points)):
            best = -1000.0
            for other in range(len(points)):
                if other != number and points[other] > best:
                    best = points[other]
            lead = points[number] - best
            values.append(lead / (abs(lead) + NEAR))
        return values

    def points(self) -> list[float]:
        """What each structure promises."""
        future = self.future
        points = [future.points(number) for number in range(len(future.builds))]
        if not self.is_over and not future.monstrance:
            asked = future.seat
            for seat in range(len(points)):
                future.seat = seat
                if future.builds[seat].left():
                    for card in future.hands[seat]:
                        points[seat] += future.gain(card) / UNIT
            future.seat = asked
        return points
