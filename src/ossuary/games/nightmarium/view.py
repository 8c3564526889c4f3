"""What a player may know of a game of Nightmarium (NM-39), and states that fit it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec

from ossuary.games.nightmarium.actions import LEGIONS, NO_CARD, LegionName
from ossuary.games.nightmarium.components import Card
from ossuary.games.nightmarium.pending import (
    ChainView,
    DebtView,
    action_of,
    bound_to,
    chain_of,
    debts_of,
)
from ossuary.games.nightmarium.state import (
    ANY_LEGION,
    LACKS,
    PARTS_OF_CREATURE,
    ROW,
    Box,
    Nightmarium,
    NightmariumTable,
    new_table,
)
from ossuary.kernel.view import EVERYBODY, View, common, imagined

if TYPE_CHECKING:
    from ossuary.games.nightmarium import NightmariumGame

TRIES = 50
"""How often the unseen cards are dealt at random before those that don't fit are exchanged."""


class CreatureView(msgspec.Struct, frozen=True):
    """A creature: the numbers of its cards; what it hasn't got is 0."""

    place: int
    """From 1 (NM-19)."""
    legs: int
    torso: int
    head: int
    seal: int
    complete: bool


class Unseen(msgspec.Struct, frozen=True, array_like=True):
    """What everybody knows of a card that only its owner has seen."""

    batch: int
    """The batch from which it was drawn."""
    lacks: int
    """What it can't be, as bits: four positions, four legions."""


class Batch(msgspec.Struct, frozen=True):
    """Cards that went into the deck together and that not everybody has seen since."""

    number: int
    cards: tuple[int, ...]


class DreamerView(msgspec.Struct, frozen=True):
    """A player: the creatures and what is known of the hand."""

    creatures: tuple[CreatureView, ...]
    complete: int
    cards: int
    """How many are in the hand."""
    hand: tuple[int, ...] | None
    """The cards themselves, if the viewer may know them."""
    known: tuple[int, ...]
    """Those that everybody saw going into the hand."""
    unseen: tuple[Unseen, ...]
    """The others, the oldest first."""


class NightmariumView(View, frozen=True, kw_only=True):
    """The table, with the viewer's own hand."""

    turn: int
    """Whose turn it is."""
    victory: int
    legion: LegionName | None
    """That of the card which an action of this turn has played."""
    action: int | None
    """Which of the turn's two actions it is; None: it is nobody's turn."""
    bound: LegionName | None
    """The legion of which a second card of this turn must be, as long as one can come (NM-04)."""
    chain: ChainView | None
    """The chain that runs or is about to."""
    debts: tuple[DebtView, ...]
    """Who owes cards for a pure creature, the first first."""
    deck: int
    discard: tuple[int, ...]
    """The last card on top."""
    holding: int | None
    """The card that is being played."""
    turned: tuple[int, ...]
    """The cards that a Singer has turned up."""
    seats: tuple[DreamerView, ...]
    hidden: tuple[Batch, ...]
    """The cards that are in the deck or unseen in a hand, by batch."""
    batch: int
    chains: int
    drawing: int
    """How many cards are still to be drawn; while cards are being discarded, how many were."""
    started: tuple[int, ...]
    idle: int
    turns: int
    cards: tuple[Card, ...] | None = None
    """What the cards are, where they are not the game's own."""


def view(
    state: Nightmarium, player: int | None, other_cards: tuple[Card, ...] | None
) -> NightmariumView:
    """All that lies open, and the viewer's own hand."""
    table = state.table
    shared = common(state, player)
    agenda = shared["agenda"]
    return NightmariumView(
        **shared,
        turn=table.turn,
        victory=table.box.victory,
        legion=None if table.legion == ANY_LEGION else LEGIONS[table.legion],
        action=action_of(agenda),
        bound=bound_to(table, agenda),
        chain=chain_of(table, agenda),
        debts=debts_of(table, agenda),
        deck=len(table.deck),
        discard=tuple(table.discard),
        holding=table.holding or None,
        turned=tuple(table.turned),
        seats=tuple(
            _seat_view(table, seat, player in (seat, EVERYBODY))
            for seat in range(table.box.players)
        ),
        hidden=_hidden(table),
        batch=table.batch,
        chains=table.chains,
        drawing=table.drawing,
        started=tuple(table.started),
        idle=table.idle,
        turns=table.turns,
        cards=other_cards,
    )


def _seat_view(table: NightmariumTable, seat: int, is_own: bool) -> DreamerView:
    known, unseen = table.known[seat], table.unseen[seat]
    return DreamerView(
        creatures=tuple(
            _creature_view(table, seat, place)
            for place in range(table.box.victory)
            if table.built[seat] >> place & 1
        ),
        complete=table.complete(seat),
        cards=len(known) + len(unseen),
        hand=tuple(table.hands[seat]) if is_own else None,
        known=known,
        unseen=tuple(Unseen(*divmod(card, LACKS)) for card in unseen),
    )


def _creature_view(table: NightmariumTable, seat: int, place: int) -> CreatureView:
    at = (seat * table.box.victory + place) * PARTS_OF_CREATURE
    legs, torso, head, seal = table.cards[at : at + PARTS_OF_CREATURE]
    return CreatureView(place + 1, legs, torso, head, seal, complete=head != NO_CARD)


def _hidden(table: NightmariumTable) -> tuple[Batch, ...]:
    """What nobody or only its owner has seen: the same for every viewer."""
    found: dict[int, list[int]] = {}
    for seat, hand in enumerate(table.hands):
        for card in hand:
            if card not in table.known[seat]:
                found.setdefault(table.batches[card], []).append(card)
    if table.deck:
        found.setdefault(table.batch, []).extend(table.deck)
    return tuple(Batch(batch, tuple(sorted(cards))) for batch, cards in sorted(found.items()))


# ---- Imagining


def imagine(game: NightmariumGame, seen: NightmariumView, rng: Random) -> Nightmarium:
    """A state that fits the view.

    The cards that the viewer hasn't seen are dealt at random, each way of those that fit what is
    known as likely; where fifty deals don't fit, one is made card by card, nearly as likely.
    """
    table = new_table(game.box)
    table.turn, table.batch, table.turns = seen.turn, seen.batch, seen.turns
    table.legion = ANY_LEGION if seen.legion is None else LEGIONS.index(seen.legion)
    table.chains, table.drawing, table.idle = seen.chains, seen.drawing, seen.idle
    table.discard, table.turned = [*seen.discard], [*seen.turned]
    table.started = [*seen.started]
    table.holding = seen.holding or NO_CARD
    for number, seat in enumerate(seen.seats):
        _build(table, number, seat)
        table.known[number] = seat.known
        table.unseen[number] = [unseen.batch * LACKS + unseen.lacks for unseen in seat.unseen]
    batches = [*table.batches]
    for batch in seen.hidden:
        for card in batch.cards:
            batches[card] = batch.number
    table.batches = tuple(batches)
    _deal(table, seen, rng)
    return imagined(game, table, seen, rng)


def _build(table: NightmariumTable, number: int, seat: DreamerView) -> None:
    for creature in seat.creatures:
        place = creature.place - 1
        at = (number * table.box.victory + place) * PARTS_OF_CREATURE
        cards = [creature.legs, creature.torso, creature.head, creature.seal]
        table.cards[at : at + PARTS_OF_CREATURE] = cards
        for part, card in enumerate(cards):
            if card != NO_CARD:
                table.built[number] |= 1 << part * ROW + place


def _deal(table: NightmariumTable, seen: NightmariumView, rng: Random) -> None:
    """Deals the cards of each batch to the hands that drew from it, and the rest to the deck."""
    own = {card for seat in seen.seats if seat.hand is not None for card in seat.hand}
    hands = [[*seat.known] if seat.hand is None else [*seat.hand] for seat in seen.seats]
    table.deck = []
    for batch in seen.hidden:
        cards = [card for card in batch.cards if card not in own]
        wanted = [
            (number, unseen.lacks)
            for number, seat in enumerate(seen.seats)
            if seat.hand is None
            for unseen in seat.unseen
            if unseen.batch == batch.number
        ]
        dealt = _fitting(table.box, cards, [lacks for _, lacks in wanted], rng)
        for (number, _), card in zip(wanted, dealt, strict=False):
            hands[number].append(card)
        if batch.number == seen.batch:
            table.deck = sorted(dealt[len(wanted) :])
    table.hands = [sorted(hand) for hand in hands]


def _fitting(box: Box, cards: list[int], lacks: list[int], rng: Random) -> list[int]:
    """The cards in an order of which the first ones fit what is known of them."""
    for _ in range(TRIES):
        rng.shuffle(cards)
        if all(box.can_be(card, lack) for card, lack in zip(cards, lacks, strict=False)):
            return cards
    return made_to_fit(box, cards, lacks, rng)


def made_to_fit(box: Box, cards: list[int], lacks: list[int], rng: Random) -> list[int]:
    """The same, where few orders are so: made card by card."""
    taken: dict[int, int] = {}

    def give(number: int, tried: set[int]) -> bool:
        """Finds a card for a place: a free one, or by finding another for whoever has it."""
        rng.shuffle(cards)
        fitting = [c for c in cards if c not in tried and box.can_be(c, lacks[number])]
        for card in sorted(fitting, key=taken.__contains__):
            tried.add(card)
            if card not in taken or give(taken[card], tried):
                taken[card] = number
                return True
        return False

    for number in range(len(lacks)):
        assert give(number, set()), "what was seen contradicts itself"
    given = {number: card for card, number in taken.items()}
    rest = [card for card in cards if card not in taken]
    return [given[number] for number in range(len(lacks))] + rest
