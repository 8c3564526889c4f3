"""The prospects of structures: what the bots hope for ends in what is counted."""

from __future__ import annotations

from random import Random

import pytest

from ossuary.games.sedlec.actions import CARD_OF, CONDITIONS, LOVER, PRIEST, SKULLS
from ossuary.games.sedlec.bots.builds import Build, Ground, new_build
from ossuary.games.sedlec.bots.prospects import UNIT, chances, prospect
from ossuary.games.sedlec.scoring import NO_CONDITION, total
from ossuary.games.sedlec.state import NINE
from ossuary.games.sedlec.structure import Structure
from tests.games.sedlec.stacks import GAMES, random_structure

NOTHING_TO_COME = [0] * SKULLS


def build_of(structure: Structure) -> Build:
    build = new_build(Ground(structure.layout))
    for place, card in zip(structure.places, structure.cards, strict=True):
        build.put(place, card)
    return build


@pytest.mark.parametrize("condition", [NO_CONDITION, *range(len(CONDITIONS))])
def test_without_hope_the_prospect_is_the_points(condition: int) -> None:
    for seed in range(150):
        structure = random_structure(GAMES[seed % len(GAMES)], Random(seed))
        points = prospect(build_of(structure), NOTHING_TO_COME, condition)
        assert points == UNIT * total(structure, condition), seed


@pytest.mark.parametrize("condition", [NO_CONDITION, *range(len(CONDITIONS))])
def test_a_finished_structure_hopes_for_nothing(condition: int) -> None:
    finished = 0
    for seed in range(150):
        structure = random_structure(GAMES[seed % len(GAMES)], Random(seed))
        if structure.is_finished():
            finished += 1
            hopeful = prospect(build_of(structure), chances([1] * SKULLS), condition)
            assert hopeful == UNIT * total(structure, condition), seed
    assert finished > 50


@pytest.mark.parametrize(("card", "letter"), [("L/C", LOVER), ("C/C", PRIEST)])
def test_what_may_still_come_is_worth_something(card: str, letter: int) -> None:
    build = new_build(Ground(NINE))
    build.put(build.ground.open(0)[0], CARD_OF[card])
    coming = [1] * SKULLS
    some = prospect(build, chances(coming), NO_CONDITION)
    coming[letter] = 0
    assert some > prospect(build, chances(coming), NO_CONDITION)


def test_a_card_that_is_lifted_leaves_nothing_behind() -> None:
    build = new_build(Ground(NINE))
    build.put(build.ground.open(0)[0], CARD_OF["L/C"])
    before = build.clone()
    build.put(build.ground.open(build.filled)[0], CARD_OF["C/L"])
    build.lift()
    assert (build.places, build.cards, build.where) == (before.places, before.cards, before.where)
    assert (build.filled, build.taken) == (before.filled, before.taken)


def test_free_are_the_skulls_that_some_finished_stack_would_have() -> None:
    """SE-11: with its bottom row full a stack can grow on neither side."""
    ground = Ground(NINE)
    full_row = 0b0001111
    free = [place for place in range(18) if ground.free(full_row) >> 2 * place & 1]
    second_row, third_row = [7, 8, 9], [13, 14]
    assert free == second_row + third_row
