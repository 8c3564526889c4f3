"""The traps of the advanced game: palisade, hearse, dynamite, labyrinth, portal, spring."""

from __future__ import annotations

import pytest

from ossuary.games.badbones.actions import KIND_OF, TILES
from ossuary.games.badbones.ending import points
from ossuary.games.badbones.traps import TRAPS
from tests.conftest import rule
from tests.games.badbones.scenario import Scenario


@rule("BB-17")
def test_every_tile_has_its_trap() -> None:
    assert [trap.tile for trap in TRAPS] == list(range(len(TILES)))
    assert len({*KIND_OF}) == 10


# ---- palisade


@rule("BB-41")
def test_a_palisade_keeps_who_would_enter_where_it_is() -> None:
    game = Scenario("b2 right left-red", traps=("c2 palisade",))
    game.do("move b2 right left-red")
    assert game.skeletons() == ["b2 right left-red"]
    assert game.field.skeletons[0].moved
    assert game.go_on().traps() == ["c2 palisade damaged"]


@rule("BB-41", "BB-17")
def test_a_damaged_palisade_is_gone_after_the_phase() -> None:
    game = Scenario("b2 right left-red", traps=("c2 palisade damaged",))
    assert game.do("move b2 right left-red").go_on().traps() == []


@rule("BB-41")
def test_a_hero_on_a_palisade_does_not_prevent_it() -> None:
    game = Scenario("b2 right left-red", hero="c2", traps=("c2 palisade",))
    game.do("move b2 right left-red")
    assert (game.skeletons(), game.field.slain) == (["b2 right left-red"], ())
    assert game.go_on().traps() == ["c2 palisade damaged"]


@rule("BB-41")
def test_who_waits_before_a_palisade_stays_at_the_forest_edge() -> None:
    game = Scenario("left-green", traps=("a1 palisade",))
    game.do("enter left-green")
    assert (game.skeletons(), game.edge()) == ([], ["left-green left-green"])
    game.go_on()
    assert game.field.waiting == {"left-green": 1}
    assert game.field.back == ()


@rule("BB-41", "BB-49")
def test_a_wall_into_a_palisade_leaves_it_where_it_was_and_damages_both() -> None:
    game = Scenario("a2 right left-blue", traps=("b2 wall-rising", "b1 palisade"))
    game.do("move a2 right left-blue")
    assert game.skeletons() == ["a2 right left-blue"]
    assert game.go_on().traps() == ["b1 palisade damaged", "b2 wall-rising damaged"]


@rule("BB-41")
def test_a_longer_chain_into_a_palisade_triggers_all_on_the_way() -> None:
    game = Scenario(
        "a1 down top-red",
        hero="e5",
        traps=("a2 dragon", "b2 wall-falling", "b3 palisade"),
    )
    game.do("move a1 down top-red, scatter right")
    assert game.skeletons() == ["a1 down top-red"]
    damaged = ["a2 dragon damaged", "b2 wall-falling damaged", "b3 palisade damaged"]
    assert game.go_on().traps() == damaged


@rule("BB-41", "BB-22")
def test_whom_a_palisade_keeps_does_not_turn_to_a_treasure() -> None:
    game = Scenario("b2 right left-red", traps=("c2 palisade", "b3 treasure"))
    assert game.do("move b2 right left-red").skeletons() == ["b2 right left-red"]


@rule("BB-41", "BB-21")
def test_a_dragon_placed_on_it_may_send_it_against_a_palisade() -> None:
    game = Scenario("b2 up top-red", phase=2, traps=("c2 palisade",), supply=("dragon",))
    game.do("place dragon b2, scatter right")
    assert game.skeletons() == ["b2 up top-red"]
    game.go_on()
    assert game.traps() == ["b2 dragon damaged", "c2 palisade damaged"]


# ---- hearse


@rule("BB-42")
def test_a_hearse_takes_all_that_come_to_one_player_and_goes_along() -> None:
    game = Scenario(
        "a2 right left-red", "b1 down top-red", players=3, traps=("b2 hearse",), advanced=True
    )
    game.do("move a2 right left-red")
    assert game.options() == ["send 1", "send 2"]
    assert game.refused("send 0") == ("send-opponent", "BB-19")
    assert game.refused("nothing") == ("send-first", "BB-19")
    game.do("send 2, move b1 down top-red")
    assert game.sent() == [(2, "left-red"), (2, "top-red")]
    assert game.view.seats[2].supply["hearse"] == 0
    game.go_on()
    assert game.traps() == []
    assert [field.supply["hearse"] for field in game.view.seats] == [0, 0, 1]


@rule("BB-42")
def test_a_hearse_that_nobody_came_to_stays() -> None:
    game = Scenario("d4 down top-red", traps=("b2 hearse",))
    assert game.do("move d4 down top-red").go_on().traps() == ["b2 hearse"]


@rule("BB-42", "BB-34")
def test_of_two_the_other_gets_the_hearse_and_alone_it_comes_back() -> None:
    game = Scenario("a2 right left-red", traps=("b2 hearse",), advanced=True)
    game.do("move a2 right left-red").go_on()
    assert [field.supply["hearse"] for field in game.view.seats] == [0, 1]
    alone = Scenario("a2 right left-red", players=1, traps=("b2 hearse",), advanced=True)
    alone.do("move a2 right left-red").go_on()
    assert alone.field.supply["hearse"] == 1
    assert alone.field.cemetery == {"left-red": 1}


@rule("BB-42", "BB-26")
def test_a_hearse_scores_for_its_last_owner() -> None:
    game = Scenario("a2 right left-red", traps=("b2 hearse",), advanced=True)
    before = [points(game.state.table, seat) for seat in (0, 1)]
    game.do("move a2 right left-red").go_on()
    after = [points(game.state.table, seat) for seat in (0, 1)]
    assert (after[0] - before[0], after[1] - before[1]) == (-1, 1)


@rule("BB-42", "BB-17")
def test_a_hearse_triggered_in_phase_2_changes_hands_at_its_end() -> None:
    game = Scenario(
        *("b2 up top-red", "d4 up top-blue"),
        phase=2,
        traps=("c2 hearse",),
        supply=("dragon",),
        advanced=True,
    )
    game.do("place dragon b2, scatter right").go_on()
    assert game.view.phase == 3
    assert game.traps() == ["b2 dragon damaged"]
    assert game.view.seats[1].supply["hearse"] == 1


# ---- dynamite


@rule("BB-43")
def test_dynamite_destroys_all_that_come_and_leaves_a_crater() -> None:
    game = Scenario("a2 right left-red", "b1 down top-red", traps=("b2 dynamite",))
    game.do("move a2 right left-red, move b1 down top-red")
    assert game.field.returned == ("left-red", "top-red")
    assert not game.field.craters
    game.go_on()
    assert (game.traps(), game.field.craters) == ([], ("b2",))
    assert game.view.bag["left-red"] == 12


@rule("BB-43")
def test_dynamite_on_skeletons_explodes_at_once() -> None:
    game = Scenario(
        *("b2 up top-red", "b2 left right-blue", "d4 up top-blue"), phase=2, supply=("dynamite",)
    )
    game.do("place dynamite b2")
    assert game.skeletons() == ["d4 up top-blue"]
    assert (game.traps(), game.field.craters) == ([], ("b2",))


@rule("BB-43")
def test_dynamite_on_a_free_cell_waits() -> None:
    game = Scenario("d4 up top-blue", phase=2, supply=("dynamite",))
    game.do("place dynamite b2")
    assert (game.traps(), game.field.craters) == (["b2 dynamite"], ())


@rule("BB-43")
def test_in_a_crater_no_trap_is_placed_and_none_removed() -> None:
    game = Scenario(phase=2, craters=("b2",))
    assert "b2" not in {text.split()[2] for text in game.options("place")}
    assert game.refused("place wall-rising b2") == ("place-crater", "BB-43")
    assert game.refused("remove b2") == ("crater-stays", "BB-43")


@rule("BB-43", "BB-11")
def test_a_crater_is_a_cell_whose_arrows_act() -> None:
    game = Scenario("b1 right left-green", craters=("c1",))
    assert game.do("move b1 right left-green").skeletons() == ["c1 down left-green"]


@rule("BB-43", "BB-05")
def test_a_hero_may_enter_a_crater() -> None:
    game = Scenario(phase=1, hero="b1", craters=("b2",))
    assert game.do("hero b2").field.hero == "b2"


@rule("BB-43", "BB-26")
def test_a_crater_scores_nothing() -> None:
    game = Scenario("d4 up top-blue", phase=2, supply=("dynamite",))
    before = points(game.state.table, 0)
    game.do("place dynamite d4").go_on()
    assert points(game.state.table, 0) == before - 2


# ---- labyrinth


@rule("BB-44")
def test_a_labyrinth_is_placed_either_side_up() -> None:
    game = Scenario(phase=2, supply=("labyrinth",))
    assert "place labyrinth-white b2" in game.options()
    assert game.do("place labyrinth-black b2").traps() == ["b2 labyrinth-black"]
    assert game.field.supply.get("labyrinth", 0) == 0


@rule("BB-44", "BB-28")
def test_who_enters_a_labyrinth_stays_and_arrows_under_it_do_not_act() -> None:
    game = Scenario("b1 right left-green", traps=("c1 labyrinth-black",))
    assert game.do("move b1 right left-green").skeletons() == ["c1 right left-green"]
    assert game.go_on().traps() == ["c1 labyrinth-black"]


@rule("BB-44", "BB-49")
def test_a_black_skeleton_is_held_by_a_white_labyrinth() -> None:
    game = Scenario("c5 up top-red", side="black", traps=("c5 labyrinth-white",))
    game.do("move c5 up top-red")
    assert game.skeletons() == ["c5 up top-red"]
    assert game.field.skeletons[0].moved
    assert game.go_on().view.side == "white"


@rule("BB-44", "BB-49")
def test_a_black_skeleton_leaves_a_black_labyrinth_and_follows_the_arrow() -> None:
    game = Scenario("b4 right left-red", side="black", traps=("b4 labyrinth-black",))
    game.do("move b4 right left-red")
    assert game.skeletons() == ["c4 up left-red"]
    assert game.go_on().traps() == ["b4 labyrinth-black"]


@rule("BB-44")
def test_when_a_labyrinth_is_removed_those_on_it_are_free() -> None:
    game = Scenario("b4 down left-red", phase=2, side="black", traps=("b4 labyrinth-white",))
    game.do("remove b4").go_on()
    assert game.do("move b4 down left-red").skeletons() == ["b5 down left-red"]


@rule("BB-44", "BB-22")
def test_a_treasure_next_door_turns_who_enters_a_labyrinth_but_does_not_free_it() -> None:
    game = Scenario("a4 right left-red", traps=("b4 labyrinth-white", "b5 treasure"))
    game.do("move a4 right left-red").go_on()
    assert game.skeletons() == ["b4 down left-red"]
    game = Scenario("b4 down left-red", side="black", traps=("b4 labyrinth-white", "b5 treasure"))
    game.do("move b4 down left-red").go_on()
    assert game.traps() == ["b4 labyrinth-white", "b5 treasure"]


# ---- portal


@rule("BB-45", "BB-49")
def test_a_portal_sends_back_to_the_entry_place() -> None:
    game = Scenario("b1 down right-green", traps=("b2 portal",))
    game.do("move b1 down right-green")
    assert (game.skeletons(), game.edge()) == ([], ["right-green right-green"])
    game.go_on()
    assert game.traps() == ["b2 portal damaged"]
    assert game.field.waiting == {"right-green": 1}


@rule("BB-45")
def test_a_damaged_portal_is_gone() -> None:
    game = Scenario("b1 down right-green", traps=("b2 portal damaged",))
    assert game.do("move b1 down right-green").go_on().traps() == []


@rule("BB-45")
def test_who_came_back_through_a_portal_has_moved() -> None:
    game = Scenario("b1 down right-green", "d4 up top-red", traps=("b2 portal",))
    game.do("move b1 down right-green")
    assert game.options() == ["move d4 up top-red"]


# ---- spring


@rule("BB-46", "BB-49")
def test_a_spring_throws_over_arrows() -> None:
    game = Scenario("a1 right left-green", traps=("b1 spring",))
    game.do("move a1 right left-green")
    assert game.skeletons() == ["d1 right left-green"]
    assert game.go_on().traps() == ["b1 spring damaged"]


@rule("BB-46")
@pytest.mark.parametrize(
    ("row", "hero", "traps"),
    [(3, "a5", ()), (2, "c2", ()), (4, "a5", ("c4 catapult",))],
    ids=["tower", "hero", "trap"],
)
def test_what_it_flies_over_does_not_act(row: int, hero: str, traps: tuple[str, ...]) -> None:
    game = Scenario(f"a{row} right left-red", hero=hero, traps=(f"b{row} spring", *traps))
    game.do(f"move a{row} right left-red")
    assert game.field.tiers == 4
    # Where it lands arrows act: none turns who comes along it.
    assert game.skeletons() == [f"d{row} right left-red"]
    assert game.go_on().traps() == [f"b{row} spring damaged", *traps]


@rule("BB-46")
def test_everything_at_the_landing_acts() -> None:
    game = Scenario("a4 right left-red", traps=("b4 spring", "d4 wall-rising"))
    assert game.do("move a4 right left-red").skeletons() == ["d3 left left-red"]
    game = Scenario("e4 left right-red", hero="b4", traps=("d4 spring",))
    assert game.do("move e4 left right-red").field.slain == ("right-red",)


@rule("BB-46", "BB-15")
def test_a_spring_may_throw_onto_the_tower() -> None:
    game = Scenario("right-red", traps=("e3 spring",))
    game.do("enter right-red")
    assert (game.skeletons(), game.field.tiers) == ([], 3)


@rule("BB-46")
def test_another_spring_throws_again() -> None:
    game = Scenario("a2 right left-blue", traps=("b2 spring", "d2 spring"))
    game.do("move a2 right left-blue")
    assert game.sent() == [(1, "left-blue")]
    assert game.go_on().traps() == ["b2 spring damaged", "d2 spring damaged"]


@rule("BB-46", "BB-14")
def test_thrown_off_the_field_it_leaves_over_that_edge() -> None:
    game = Scenario("b3 down top-red", traps=("b4 spring",))
    game.do("move b3 down top-red")
    assert game.field.houses == 4
    game = Scenario("b2 left right-red", traps=("a2 spring",), players=3)
    assert game.do("move b2 left right-red").sent() == [(1, "right-red")]


@rule("BB-46", "BB-41")
def test_thrown_onto_a_palisade_it_is_destroyed() -> None:
    game = Scenario("a4 right left-red", traps=("b4 spring", "d4 palisade"))
    game.do("move a4 right left-red")
    assert game.field.returned == ("left-red",)
    assert game.go_on().traps() == ["b4 spring damaged", "d4 palisade damaged"]


@rule("BB-46")
def test_a_hero_on_the_palisade_kills_it_first() -> None:
    game = Scenario("a4 right left-red", hero="d4", traps=("b4 spring", "d4 palisade"))
    game.do("move a4 right left-red")
    assert game.field.slain == ("left-red",)
    assert game.go_on().traps() == ["b4 spring damaged", "d4 palisade"]


@rule("BB-46", "BB-18")
def test_springs_and_walls_in_a_circle_stop_it_in_the_end() -> None:
    """From b2 to d2, down the wall, back by a wall, and up again into the spring's row."""
    traps = ("b2 spring", "d2 wall-falling", "d3 wall-rising", "b4 wall-falling")
    game = Scenario("a2 right left-blue", hero="e5", traps=traps)
    game.do("move a2 right left-blue")
    assert game.field.walk is None
    assert len(game.skeletons()) + len(game.sent()) + len(game.field.returned) == 1
