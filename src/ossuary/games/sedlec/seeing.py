"""What each at the table sees of a game of Skulls of Sedlec."""

from __future__ import annotations

from ossuary.games.sedlec.actions import (
    BOTTOM,
    CARD_NAMES,
    CONDITIONS,
    GRADES,
    KINDS,
    LETTERS,
    PILE_NAMES,
    TOP,
)
from ossuary.games.sedlec.components import SedlecComponents
from ossuary.games.sedlec.scoring import NO_CONDITION, Teller, score
from ossuary.games.sedlec.state import (
    NO_CARD,
    Sedlec,
    SedlecTable,
    grade_of,
    ranked,
)
from ossuary.games.sedlec.structure import Structure
from ossuary.games.sedlec.view import (
    BuilderView,
    Earned,
    FurnishingView,
    PileView,
    Placed,
    SedlecView,
    StructureView,
)
from ossuary.kernel.seeing import common


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
