"""What a player may know of a game of Nightmarium (NM-39)."""

from __future__ import annotations

import msgspec

from ossuary.games.nightmarium.actions import LegionName
from ossuary.games.nightmarium.components import Card
from ossuary.games.nightmarium.pending import (
    ChainView,
    DebtView,
)
from ossuary.kernel.view import View


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
