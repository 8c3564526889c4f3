"""What a player may know of a game of Skulls of Sedlec, which is everything but the order of the
unseen cards (SE-09)."""

from __future__ import annotations

from typing import Literal

import msgspec

from ossuary.games.sedlec.actions import (
    Condition,
    Grade,
    PileName,
)
from ossuary.kernel.components import Source
from ossuary.kernel.view import View


class Earned(msgspec.Struct, frozen=True):
    """What one skull earns now, and why."""

    skull: str
    level: int
    points: int
    why: str
    """The id of the reason."""
    one: int
    two: int
    """The numbers that belong to it, such as how many lie below."""


class Placed(msgspec.Struct, frozen=True):
    """A card in its place. x and y are in half cards, y from the ground to its lower edge."""

    x: int
    y: int
    card: str
    top: Earned
    bottom: Earned


class StructureView(msgspec.Struct, frozen=True):
    """A stack or a furnishing as it stands, with what it is worth."""

    kind: Literal["stack", "furnishing"]
    size: int
    """The cards of the finished structure."""
    placed: tuple[Placed, ...]
    """In the order in which they were placed."""
    open: tuple[tuple[int, int], ...]
    """x and y of the places that can take a card."""
    points: dict[str, int]
    """By kind, for every kind in the game."""
    total: int


class PileView(msgspec.Struct, frozen=True):
    name: PileName
    size: int
    up: str | None
    """The card on top, if it is face up."""
    turned: bool
    """The dig has just turned it up."""


class FurnishingView(msgspec.Struct, frozen=True):
    """The furnishing that is built, and the condition that holds (SE-40)."""

    name: str
    source: Source
    places: tuple[tuple[int, int], ...]
    anchors: tuple[tuple[int, int], ...]
    condition: Condition | None
    condition_source: Source | None


class BuilderView(msgspec.Struct, frozen=True):
    hand: tuple[str, ...]
    structures: tuple[StructureView, ...]
    """The stack; with Monstrance the stack and the furnishing."""
    total: int
    finished: bool
    rank: int | None
    """The place in the end, from 1 (SE-25)."""


class SedlecView(View, frozen=True, kw_only=True):
    """The table; the same for everybody."""

    piles: tuple[PileView, ...]
    unseen: tuple[str, ...]
    """The cards that nobody has seen, in no order."""
    in_hand: int
    """How many cards the viewer's own seat that is asked has in its hand."""
    holding: str | None
    """The card that is being placed."""
    seats: tuple[BuilderView, ...]
    furnishing: FurnishingView | None
    grade: Grade | None
    """The grade of a finished Monstrance (SE-46)."""
