"""The outlook: where skeletons are said to go is where they go, before and after an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from ossuary.games.badbones.presentation.outlook import Footprints, Outlook, outlook
from ossuary.games.badbones.presentation.routine import routine
from ossuary.games.badbones.state import BadBonesTable
from ossuary.games.badbones.view import BadBonesView
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE
from tests.conftest import rule
from tests.contract.cases import CASES, some_positions
from tests.games.badbones.scenario import Scenario

GAMES = [name for name in CASES if name.startswith("badbones")]


@rule("BB-10")
def test_every_skeleton_has_its_next_step() -> None:
    game = Scenario("top-red", "b3 left left-red", "d1 up top-blue", "d4 down top-green", hero="e2")
    assert prints(game) == {
        "enter top-red": "c1 down",
        "move b3 left left-red": "a3 left",
        "move d1 up top-blue": "forest up to 1",
        "move d4 down top-green": "d5 down",
    }


@rule("BB-15", "BB-14", "BB-16", "BB-13")
def test_it_is_said_what_becomes_of_a_skeleton() -> None:
    game = Scenario(
        *("b3 right left-red", "d5 down top-blue", "d1 right left-blue", "a1 left right-red"),
        *("b1 up top-red", "a4 right left-green"),
        hero="e1",
        traps=("b4 catapult",),
        players=3,
    )
    assert prints(game) == {
        "move b3 right left-red": "c3 right tower",
        "move d5 down top-blue": "village down",
        "move d1 right left-blue": "e1 right slain",
        "move a1 left right-red": "forest left to 1",
        "move b1 up top-red": "forest up",
        "move a4 right left-green": "b4 right thrown",
    }


@rule("BB-18", "BB-20")
def test_walls_and_dragons_are_on_the_way() -> None:
    game = Scenario(
        *("b2 right left-red", "a5 right left-blue"),
        traps=("c2 wall-falling", "b5 dragon"),
        hero="e5",
        tiers=1,
    )
    assert prints(game) == {
        "move b2 right left-red": "c2 down, c3 down tower",
        "move a5 right left-blue": "b5 right dragon",
    }


@rule("BB-06", "BB-16")
def test_a_step_of_the_hero_changes_what_comes() -> None:
    game = Scenario("b2 right left-red", "d4 left right-red", phase=1, hero="c4")
    found = changes(game)
    assert found["hero b4"] == {"move d4 left right-red": "c4 up"}
    assert found["hero d4"] == {"move d4 left right-red": "slain"}
    assert set(found) == set(game.options()) - {"hero c4"}
    assert "move b2 right left-red" not in found["hero b4"]


@rule("BB-33", "BB-16")
def test_whoever_comes_in_meets_a_hero_at_the_edge() -> None:
    game = Scenario("top-red", phase=1, hero="b1")
    assert changes(game)["hero c1"] == {"enter top-red": "c1 down slain"}


@rule("BB-20", "BB-18")
def test_whoever_is_on_its_way_is_in_nobodys_way() -> None:
    """While a player is asked where one runs, the others' next steps are as they were."""
    game = Scenario("d3 down top-red", "d3 down top-red", traps=("d4 dragon",), hero="a1")
    before = prints(game)
    game.do("move d3 down top-red")
    assert prints(game) == before == {"move d3 down top-red": "d4 down dragon"}


@rule("BB-18", "BB-19", "BB-21", "BB-22")
def test_a_trap_changes_those_who_come_to_it_or_stand_beside() -> None:
    game = Scenario("b2 right left-red", "e4 up top-red", phase=2, hero="a5")
    found = changes(game)
    assert found["place wall-rising c2"] == {"move b2 right left-red": "c2 up, c1 up"}
    assert found["place catapult c2"] == {"move b2 right left-red": "c2 right thrown to 1"}
    assert found["place dragon b2"] == {"move b2 right left-red": "dragon"}
    assert found["place treasure b1"] == {"move b2 right left-red": "b1 up"}
    assert found["place treasure d4"] == {"move e4 up top-red": "d4 left"}
    assert "place wall-rising a1" not in found
    assert "nothing" not in found


@rule("BB-09", "BB-22")
def test_a_trap_that_is_removed_lets_pass() -> None:
    game = Scenario("b2 right left-red", phase=2, traps=("c2 wall-rising", "b3 treasure"))
    found = changes(game)
    assert found["remove c2"] == {"move b2 right left-red": "c2 down"}
    assert "remove b3" not in found, "whoever was turned stays so"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_before_is_what_happens(name: str, fresh_seed: int) -> None:
    """In random games every skeleton comes to where it was said to come, from the view alone."""
    ends = Counter[str]()
    for seed in range(fresh_seed, fresh_seed + 3):
        for state in some_positions(CASES[name], seed):
            for seat in state.actors():
                if seat != CHANCE and routine(state.options(seat)):
                    ends.update(compared(state, seat))
    assert ends["stands"]


def compared(state: State[BadBonesTable], seat: int) -> Iterator[str]:
    """Moves each skeleton of a seat on a copy of the table; how the moves end."""
    # A view that has been on the wire holds nothing but what it says.
    view = msgspec.json.decode(msgspec.json.encode(state.view(seat)), type=BadBonesView)
    options, own = state.options(seat), view.seats[seat]
    for prints, option in zip(outlook(view, seat, options).moves, options, strict=True):
        assert list(prints.move) == option.json()
        after = state.clone()
        after.apply(seat, option)
        if seat not in after.actors() or after.view(seat).phase != view.phase:
            # More has happened than this one move.
            continue
        seen = after.view(seat).seats[seat]
        moved = [[one.cell, one.heading] for one in seen.skeletons if one not in own.skeletons]
        sent = [parcel.whom for parcel in seen.sent[len(own.sent) :]]
        assert prints.end == "stands" or not moved
        assert [prints.whom] == sent or (prints.whom is None and not sent)
        assert (prints.end == "tower") == (seen.tiers < own.tiers)
        assert (prints.end == "village") == (seen.houses < own.houses)
        if moved:
            assert [list(prints.path[-1])] == moved
        yield prints.end


def prints(game: Scenario) -> dict[str, str]:
    return {" ".join(map(str, one.move)): written(one) for one in found(game).moves}


def changes(game: Scenario) -> dict[str, dict[str, str]]:
    return {
        " ".join(map(str, change.answer)): {
            " ".join(map(str, one.move)): written(one) for one in change.moves
        }
        for change in found(game).changes
    }


def found(game: Scenario) -> Outlook:
    return outlook(game.view, 0, game.state.options(0))


def written(one: Footprints) -> str:
    """The path, then how it ends: "c2 up, c1 up", "c3 right tower", "forest up to 1"."""
    path = ", ".join(f"{cell} {heading}" for cell, heading in one.path)
    end = "" if one.end == "stands" else one.end
    edge = f" {one.edge}" if one.edge else ""
    whom = "" if one.whom is None else f" to {one.whom}"
    return f"{path} {end}{edge}{whom}".strip()
