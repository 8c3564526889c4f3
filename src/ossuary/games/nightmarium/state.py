"""The table of Nightmarium as data: the deck, the hands, the creatures, and what all have seen.

The order of the deck exists nowhere: every card in it is as likely to be drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ossuary.games.nightmarium.actions import HEAD, LEGS, NO_CARD, PLACES_OF, SEAL, TORSO
from ossuary.kernel.outcome import Reason
from ossuary.kernel.state import State
from ossuary.kernel.step import Table

HAND: Final = 5
"""The cards that each player begins with (NM-01)."""
ANY_LEGION: Final = -1
PARTS_OF_CREATURE: Final = 4
"""Legs, torso, head, and the seal on it."""
ROW: Final = 8
"""Bits for the places that have a part, in `built`."""
ALL: Final = (1 << ROW) - 1
LACKS: Final = 256
"""What is known of an unseen card: its batch times this, plus what it can't be."""
LEGION: Final = 4
"""Of what a card can or can't be the first four bits are positions, the next four legions."""
ANY: Final = 15 << LEGION


class NightmariumReason(Reason):
    """Why a game of Nightmarium is over."""

    VICTORY = "NM-08"
    EXHAUSTED = "NM-18"


class Box:
    """What the options and components come to. It never changes, so all tables share it."""

    def __init__(
        self,
        players: int,
        victory: int,
        cards: list[int],
        legion: list[int],
        parts: list[int],
        ability: list[int],
    ) -> None:
        self.players: Final = players
        self.victory: Final = victory
        """The creatures that win, and the places for them (NM-05, NM-09)."""
        self.places: Final = (1 << victory) - 1
        self.cards: Final = cards
        """All the cards of the game, ascending."""
        self.legion: Final = legion
        """By card, as the next two are."""
        self.parts: Final = parts
        """The positions that a card can take, as bits."""
        self.ability: Final = ability
        self.kind: Final = [p | 1 << LEGION + own for p, own in zip(parts, legion, strict=True)]
        """The positions of each card, and its legion: the bits of what it can be."""

    def can_be(self, card: int, unseen: int) -> bool:
        """Whether a card fits what is known of an unseen one."""
        return not self.kind[card] & unseen % LACKS


class NightmariumTable(Table):
    """All that lies on the table, in the hands, and in everybody's memory."""

    box: Box
    deck: list[int]
    """In no order that means anything: each card is as likely to be drawn."""
    discard: list[int]
    """The last card on top."""
    hands: list[list[int]]
    """Each ascending."""
    known: list[tuple[int, ...]]
    """The cards of each hand that everybody saw going into it (NM-39)."""
    unseen: list[list[int]]
    """Of the others, the oldest first: the batch of each and what it can't be."""
    batch: int
    """How often the discard pile has become the deck."""
    batches: tuple[int, ...]
    """By card: the batch with which it was in the deck last."""
    cards: list[int]
    """The cards of all creatures: four for each place of each seat."""
    built: list[int]
    """For each seat the places that have legs, a torso, a head, a seal: eight bits each."""
    turn: int
    legion: int
    """The legion of the card that this turn's first action played, or ANY_LEGION (NM-04)."""
    chains: int
    """How many chains this action has started (NM-17)."""
    drawing: int
    """How many cards are still to be drawn; while cards are being discarded, how many were."""
    holding: int
    """The card that is being played."""
    turned: list[int]
    """The cards that a Singer has turned up and that are not dealt with yet."""
    started: list[int]
    """What was just completed or sealed: places, of seals plus SEALED, of too many plus INERT."""
    idle: int
    """The turns in a row in which nobody has laid a card; -1 once somebody has in this one."""
    turns: int

    def clone(self) -> NightmariumTable:
        twin = NightmariumTable()
        twin.box = self.box
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.known = self.known.copy()
        twin.unseen = [hand.copy() for hand in self.unseen]
        twin.batch = self.batch
        twin.batches = self.batches
        twin.cards = self.cards.copy()
        twin.built = self.built.copy()
        twin.turn = self.turn
        twin.legion = self.legion
        twin.chains = self.chains
        twin.drawing = self.drawing
        twin.holding = self.holding
        twin.turned = self.turned.copy() if self.turned else []
        twin.started = self.started.copy() if self.started else []
        twin.idle = self.idle
        twin.turns = self.turns
        return twin

    # ---- questions

    def card_at(self, seat: int, place: int, part: int) -> int:
        return self.cards[(seat * self.box.victory + place) * PARTS_OF_CREATURE + part]

    def places_for(self, seat: int, part: int) -> int:
        """The places of a seat that can take this part, as bits (NM-03, NM-19, NM-31)."""
        built = self.built[seat]
        if part == LEGS:
            free = self.box.places & ~built
            return free & -free
        return built >> ROW * (part - 1) & ~(built >> ROW * part) & ALL

    def fitting(self, seat: int) -> int:
        """The positions for which a seat has a place, as bits."""
        built = self.built[seat]
        legs, torsos = built & ALL, built >> ROW & ALL
        heads, seals = built >> 2 * ROW & ALL, built >> 3 * ROW
        fits = 0
        if legs != self.box.places:
            fits = 1 << LEGS
        if legs != torsos:
            fits |= 1 << TORSO
        if torsos != heads:
            fits |= 1 << HEAD
        if heads != seals:
            fits |= 1 << SEAL
        return fits

    def incomplete(self, seat: int) -> int:
        """The places with a creature that lacks its torso or head, as bits."""
        built = self.built[seat]
        return built & ~(built >> HEAD * ROW) & ALL

    def in_reach(self, seat: int) -> int:
        """The places with a creature that isn't embodied, as bits (NM-32)."""
        built = self.built[seat]
        return built & ~(built >> SEAL * ROW) & ALL

    def complete(self, seat: int) -> int:
        """How many complete creatures a seat has."""
        return len(PLACES_OF[self.built[seat] >> HEAD * ROW & ALL])

    def is_full(self, seat: int) -> bool:
        """Whether a seat has a complete creature in every place (NM-08)."""
        return self.built[seat] >> HEAD * ROW & ALL == self.box.places

    def is_sealed(self, seat: int, place: int) -> bool:
        return bool(self.built[seat] >> SEAL * ROW + place & 1)

    def pure_legion(self, seat: int, place: int) -> int:
        """The legion of all three cards of a complete creature, or ANY_LEGION (NM-11)."""
        at = (seat * self.box.victory + place) * PARTS_OF_CREATURE
        legion = self.box.legion
        own = legion[self.cards[at]]
        is_pure = own == legion[self.cards[at + TORSO]] == legion[self.cards[at + HEAD]]
        return own if is_pure else ANY_LEGION

    def can_draw(self) -> bool:
        return bool(self.deck or self.discard)

    # ---- creatures

    def lay(self, seat: int, place: int, part: int) -> None:
        """The card that is being played lies in its place."""
        self.cards[(seat * self.box.victory + place) * PARTS_OF_CREATURE + part] = self.holding
        self.built[seat] |= 1 << part * ROW + place
        self.holding = NO_CARD
        self.idle = -1

    def behead(self, seat: int, place: int) -> int:
        """The top card of a creature, which loses it (NM-26)."""
        part = HEAD
        while not self.built[seat] >> part * ROW + place & 1:
            part -= 1
        at = (seat * self.box.victory + place) * PARTS_OF_CREATURE + part
        card = self.cards[at]
        self.cards[at] = NO_CARD
        self.built[seat] &= ~(1 << part * ROW + place)
        return card

    # ---- the deck, and what all know of the hands

    def reshuffle(self) -> None:
        """NM-06: the discard pile is the new deck. Everybody knows which cards are in it."""
        self.deck = self.discard
        self.discard = []
        self.batch += 1
        batches = list(self.batches)
        for card in self.deck:
            batches[card] = self.batch
        self.batches = tuple(batches)

    def draw(self, random: Callable[[], float]) -> int:
        """A card of the deck at random; it lies on top now."""
        deck = self.deck
        number = int(random() * float(len(deck)))
        card = deck[number]
        deck[number] = deck[-1]
        deck[-1] = card
        return card

    def take_from_deck(self, card: int) -> None:
        if self.deck[-1] == card:
            self.deck.pop()
        else:
            self.deck.remove(card)

    def take_unseen(self, seat: int, card: int) -> None:
        """A card of the deck goes into a hand."""
        self.take_from_deck(card)
        self._add(seat, card)
        self.unseen[seat].append(self.batch * LACKS)

    def take_openly(self, seat: int, card: int) -> None:
        """A card that all have seen goes into a hand (NM-39)."""
        self._add(seat, card)
        self.known[seat] += (card,)

    def _add(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        number = len(hand)
        while number and hand[number - 1] > card:
            number -= 1
        hand.insert(number, card)

    def take_from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand for all to see.

        Which of the unseen ones it was nobody knows; here it was the oldest that it can have been.
        Those that came later can be anything that the older ones can, so the same hands stay
        possible. (How likely each is changes a little.)
        """
        self.hands[seat].remove(card)
        known = self.known[seat]
        if known and card in known:
            self.known[seat] = tuple([other for other in known if other != card])
            return
        hand = self.unseen[seat]
        if hand[0] == hand[-1]:
            # The same is known of all of them: what came between is in between.
            hand.pop()
            return
        batch = self.batches[card] * LACKS
        number = 0
        while hand[number] != batch and not self._can_be(card, hand[number], batch):
            number += 1
        hand.pop(number)

    def _can_be(self, card: int, unseen: int, batch: int) -> bool:
        """Whether a card of this batch can be the one of which this is known."""
        return unseen - unseen % LACKS == batch and self.box.can_be(card, unseen)

    def lacks(self, seat: int, what: int) -> None:
        """Everybody has learnt that no card of this hand is of a legion, or fits a position."""
        hand = self.unseen[seat]
        for number in range(len(hand)):
            hand[number] |= what


Nightmarium = State[NightmariumTable]


def new_table(box: Box) -> NightmariumTable:
    """NM-01: all the cards are in the deck."""
    table = NightmariumTable()
    table.box = box
    table.deck = box.cards.copy()
    table.discard = []
    table.hands = [[] for _ in range(box.players)]
    table.known = [()] * box.players
    table.unseen = [[] for _ in range(box.players)]
    table.batch = 0
    table.batches = (0,) * len(box.legion)
    table.cards = [NO_CARD] * (box.players * box.victory * PARTS_OF_CREATURE)
    table.built = [0] * box.players
    table.turn = 0
    table.legion = ANY_LEGION
    table.chains = 0
    table.drawing = 0
    table.holding = NO_CARD
    table.turned = []
    table.started = []
    table.idle = 0
    table.turns = 0
    return table
