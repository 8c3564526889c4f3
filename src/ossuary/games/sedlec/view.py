"""What a player may know of a game of Skulls of Sedlec, which is everything but the order of the
unseen cards (SE-09); and states that fit it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Literal

import msgspec

from ossuary.games.sedlec.actions import (
    BOTTOM,
    CARD_NAMES,
    CARD_OF,
    CONDITIONS,
    GRADES,
    KINDS,
    LETTERS,
    PILE_NAMES,
    PILES_OF,
    TOP,
    Condition,
    Grade,
    PileName,
)
from ossuary.games.sedlec.components import SedlecComponents
from ossuary.games.sedlec.scoring import NO_CONDITION, Teller, score
from ossuary.games.sedlec.state import (
    NO_CARD,
    Sedlec,
    SedlecTable,
    grade_of,
    new_table,
    ranked,
)
from ossuary.games.sedlec.structure import Layout, Structure, new_structure
from ossuary.kernel.components import Source
from ossuary.kernel.view import View, common, imagined

if TYPE_CHECKING:
    from ossuary.games.sedlec import SedlecGame


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


def view(state: Sedlec, player: int | None, components: SedlecComponents) -> SedlecView:
    """All that lies open; which unseen card lies where exists nowhere."""
    table = state.table
    has_ranks = state.over and not table.box.monstrance
    ranks = ranked([table.points(s) for s in range(table.box.players)]) if has_ranks else None
    seats = tuple(
        _seat_view(table, seat, ranks[seat] if ranks else None) for seat in range(table.box.players)
    )
    is_graded = state.over and table.box.monstrance
    shared = common(state, player)
    asked = shared["seat"]
    return SedlecView(
        **shared,
        in_hand=0 if asked is None else len(table.hands[asked]),
        piles=tuple(
            PileView(PILE_NAMES[pile], size, _name(table.up[pile]), bool(table.turned >> pile & 1))
            for pile, size in enumerate(table.piles)
        ),
        unseen=tuple(CARD_NAMES[card] for card in table.unseen),
        holding=_name(table.holding),
        seats=seats,
        furnishing=_furnishing_view(table, components),
        grade=GRADES[grade_of(seats[0].total)] if is_graded else None,
    )


def _name(card: int) -> str | None:
    return None if card == NO_CARD else CARD_NAMES[card]


def _seat_view(table: SedlecTable, seat: int, rank: int | None) -> BuilderView:
    own = table.structures if table.box.monstrance else table.structures[seat : seat + 1]
    structures = tuple(
        structure_view(structure, table.condition, table.box.kinds) for structure in own
    )
    return BuilderView(
        hand=tuple(CARD_NAMES[card] for card in table.hands[seat]),
        structures=structures,
        total=sum(structure.total for structure in structures),
        finished=not table.unfinished >> seat & 1,
        rank=rank,
    )


class Reasons(Teller):
    """Keeps what each skull earned."""

    def __init__(self) -> None:
        self.of: dict[int, tuple[int, str, int, int]] = {}

    def earned(self, skull: int, points: int, why: str, one: int, two: int) -> None:
        self.of[skull] = (points, why, one, two)


def structure_view(structure: Structure, condition: int, kinds: list[int]) -> StructureView:
    """A structure with its points and, for every skull, the reason."""
    layout = structure.layout
    reasons = Reasons()
    points = score(structure, condition, reasons)

    def earned(place: int, part: int, letter: int) -> Earned:
        skull = 2 * place + part
        return Earned(LETTERS[letter], layout.level[skull], *reasons.of[skull])

    return StructureView(
        kind="stack" if layout.is_stack else "furnishing",
        size=layout.size,
        placed=tuple(
            Placed(
                *layout.places[place],
                CARD_NAMES[card],
                top=earned(place, 1, TOP[card]),
                bottom=earned(place, 0, BOTTOM[card]),
            )
            for place, card in zip(structure.places, structure.cards, strict=True)
        ),
        open=tuple(layout.places[layout.place_of[action]] for action in structure.open()),
        points={KINDS[kind]: points[kind] for kind in kinds},
        total=sum(points),
    )


def _furnishing_view(table: SedlecTable, components: SedlecComponents) -> FurnishingView | None:
    if table.shape < 0:
        return None
    furnishing = components.furnishings[table.shape]
    condition = None if table.condition == NO_CONDITION else CONDITIONS[table.condition]
    return FurnishingView(
        name=furnishing.name,
        source=furnishing.source,
        places=furnishing.places,
        anchors=furnishing.anchors,
        condition=condition,
        condition_source=components.conditions[condition] if condition else None,
    )


def rebuilt(layout: Layout, told: StructureView) -> Structure:
    """The structure that a view tells of."""
    structure = new_structure(layout)
    places = {place: number for number, place in enumerate(layout.places)}
    for placed in told.placed:
        structure.put(places[placed.x, placed.y], CARD_OF[placed.card])
    return structure


def imagine(game: SedlecGame, seen: SedlecView, rng: Random) -> Sedlec:
    """A state that fits the view. Nothing is hidden, so there is nothing to draw."""
    table = new_table(game.box)
    table.piles = [pile.size for pile in seen.piles]
    table.up = [NO_CARD if pile.up is None else CARD_OF[pile.up] for pile in seen.piles]
    table.turned = PILES_OF.index(
        tuple(number for number, pile in enumerate(seen.piles) if pile.turned)
    )
    table.unseen = [CARD_OF[card] for card in seen.unseen]
    table.holding = NO_CARD if seen.holding is None else CARD_OF[seen.holding]
    table.hands = [[CARD_OF[card] for card in seat.hand] for seat in seen.seats]
    if seen.furnishing is not None:
        names = [furnishing.name for furnishing in game.components.furnishings]
        table.shape = names.index(seen.furnishing.name)
        table.structures.append(new_structure(game.box.furnishings[table.shape]))
        if seen.furnishing.condition is not None:
            table.condition = CONDITIONS.index(seen.furnishing.condition)
    built = [structure for seat in seen.seats for structure in seat.structures]
    table.structures = [
        rebuilt(structure.layout, told)
        for structure, told in zip(table.structures, built, strict=True)
    ]
    for number, seat in enumerate(seen.seats):
        if seat.finished:
            table.unfinished &= ~(1 << number)
    return imagined(game, table, seen, rng)
