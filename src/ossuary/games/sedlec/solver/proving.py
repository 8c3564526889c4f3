"""The best finished structure, proved: the whole question as a model for OR-Tools' CP-SAT.

Every kind and every condition is in the model, so that its optimum is the best there is. Where the
time runs out first, what was found stands beside a bound that no structure can exceed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeAlias

from ossuary.games.sedlec.actions import BOTTOM, CRIMINAL, ROYAL, TOP
from ossuary.games.sedlec.scoring import ROYAL_ASSASSINS, total
from ossuary.games.sedlec.solver.annealing import arrange, places_to_fill
from ossuary.games.sedlec.solver.points import Points
from ossuary.games.sedlec.structure import Layout, Structure
from ossuary.kernel.error import BadOption

if TYPE_CHECKING:
    from ortools.sat.python.cp_model import BoolVarT, CpModel, LinearExprT

Lies: TypeAlias = "dict[int, dict[int, BoolVarT]]"
"""For each place and card whether it lies there."""
Kinds: TypeAlias = "dict[int, dict[int, BoolVarT]]"
"""For each skull and kind whether it is of that kind."""


@dataclass(frozen=True)
class Proof:
    """The best structure known, and the most that any can have: None before that is known."""

    best: Structure
    points: int
    bound: int | None

    @property
    def is_optimal(self) -> bool:
        return self.points == self.bound


def require_solver() -> None:
    """Refuses if OR-Tools isn't installed: it comes with an extra of the package."""
    if find_spec("ortools") is None:
        raise BadOption("solve-extra", game="sedlec")


def prove(cards: list[int], condition: int, known: Structure, seconds: float) -> Proof:
    """Looks for more points than the known structure has, until there are none or time is up."""
    from ortools.sat.python import cp_model

    layout = known.layout
    model = cp_model.CpModel()
    lies = _cards(model, layout, cards)
    kinds = _kinds(model, lies)
    if condition == ROYAL_ASSASSINS:
        kinds = _without_fallen(model, layout, kinds)
    copies = Counter(half[card] for card in cards for half in (TOP, BOTTOM))
    points = sum(Points(model, layout, condition, kinds, copies).all())
    known_points = total(known, condition)
    model.add(points > known_points)
    model.maximize(points)
    _break_mirror(model, layout, lies)

    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    # It is the linear relaxation that proves: one worker with all of it beats several without.
    solver.parameters.num_workers = 1
    solver.parameters.linearization_level = 2
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return Proof(known, known_points, known_points)
    bound = round(solver.best_objective_bound)
    if status == cp_model.UNKNOWN:
        # A bound that isn't above what is known is none yet.
        return Proof(known, known_points, bound if bound > known_points else None)
    better = [
        next(card for card, is_here in lies[place].items() if solver.boolean_value(is_here))
        for place in places_to_fill(layout)
    ]
    return Proof(arrange(layout, better), round(solver.objective_value), bound)


def _cards(model: CpModel, layout: Layout, cards: list[int]) -> Lies:
    """Which card lies in which place: one in each, and none more often than there are copies."""
    supply = Counter(cards)
    lies: Lies = {
        place: {card: model.new_bool_var("") for card in sorted(supply)}
        for place in places_to_fill(layout)
    }
    for here in lies.values():
        model.add_exactly_one(here.values())
    for card, copies in supply.items():
        model.add(sum(here[card] for here in lies.values()) <= copies)
    return lies


def _kinds(model: CpModel, lies: Lies) -> Kinds:
    """Of which kind each skull is, by the card that it is on."""
    kinds: Kinds = {}
    for place, here in lies.items():
        for skull, half in ((2 * place, BOTTOM), (2 * place + 1, TOP)):
            kinds[skull] = {half[card]: model.new_bool_var("") for card in here}
            for kind, is_kind in kinds[skull].items():
                model.add(is_kind == sum(here[card] for card in here if half[card] == kind))
    return kinds


def _without_fallen(model: CpModel, layout: Layout, kinds: Kinds) -> Kinds:
    """SE-49: the kinds again, without the cards whose royal stands beside two criminals or more."""
    fallen: dict[int, list[BoolVarT]] = {skull >> 1: [] for skull in kinds}
    for skull in kinds:
        if ROYAL in kinds[skull]:
            near = [other for other in kinds if layout.near[skull] >> other & 1]
            criminals = sum(kinds[other][CRIMINAL] for other in near if CRIMINAL in kinds[other])
            beside_two = model.new_bool_var("")
            model.add(criminals >= 2).only_enforce_if(beside_two)
            model.add(criminals <= 1).only_enforce_if(~beside_two)
            fallen[skull >> 1].append(_all_of(model, [kinds[skull][ROYAL], beside_two]))
    return {
        skull: {
            kind: _all_of(model, [is_kind, *(~falls for falls in fallen[skull >> 1])])
            for kind, is_kind in kinds[skull].items()
        }
        for skull in kinds
    }


def _all_of(model: CpModel, given: list[BoolVarT]) -> BoolVarT:
    """Exactly when all of these hold."""
    found = model.new_bool_var("")
    model.add_bool_and(given).only_enforce_if(found)
    model.add_bool_or([*(~one for one in given), found])
    return found


def _break_mirror(model: CpModel, layout: Layout, lies: Lies) -> None:
    """Of a structure and its mirror image only one is looked at: by the cards of one outer pair."""
    place_at = {layout.places[place]: place for place in lies}
    across = min(x for x, _ in place_at) + max(x for x, _ in place_at)
    if all((across - x, y) in place_at for x, y in place_at):
        left = min(place_at)
        right = (across - left[0], left[1])
        model.add(_card_number(lies[place_at[left]]) <= _card_number(lies[place_at[right]]))


def _card_number(here: dict[int, BoolVarT]) -> LinearExprT:
    """The card in a place, as its position in the list of all cards."""
    return sum(number * is_here for number, is_here in enumerate(here.values()))
