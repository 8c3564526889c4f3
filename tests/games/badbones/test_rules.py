"""The rules of Bad Bones, each by its id: setup, the four phases, the end, solo."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import ossuary
from ossuary.games.badbones.actions import CATAPULT, DRAGON, KINDS, TYPES
from ossuary.games.badbones.ending import points
from ossuary.games.badbones.field import DAMAGED
from ossuary.games.badbones.rules import MOST_FURTHER
from ossuary.games.badbones.view import FieldView
from ossuary.kernel.view import EVERYBODY
from tests.conftest import rule
from tests.games.badbones.scenario import Scenario, new_game, put


def set_up(**options: Any) -> Any:
    """A game at its first question."""
    state, rng = new_game(**options).start(), Random(5)
    while state.actors() == (ossuary.CHANCE,):
        state.apply(ossuary.CHANCE, rng.choice(state.options(ossuary.CHANCE)))
    return state


# ---- setup


@rule("BB-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_field_for_each(players: int) -> None:
    view = set_up(players=players).view(EVERYBODY)
    assert sum(view.bag.values()) == 180 - 4 * players
    for field in view.seats:
        assert (field.hero, field.tiers, field.houses) == ("c3", 4, 5)
        assert field.supply == {"wall": 2, "catapult": 2, "dragon": 1, "treasure": 1}


@rule("BB-01")
def test_one_to_six_may_play() -> None:
    for players in (0, 7):
        with pytest.raises(ossuary.BadOption) as refused:
            new_game(players=players)
        assert refused.value.rule == "BB-01"


@rule("BB-02", "BB-33")
def test_each_draws_one_of_every_symbol_but_red() -> None:
    state = new_game(players=2).start()
    assert [(action.text, weight) for action, weight in state.chances()] == [
        ("drawn 0 left-purple", 12),
        ("drawn 0 top-purple", 12),
        ("drawn 0 right-purple", 12),
    ]
    for field in set_up(players=3).view(None).seats:
        symbols = [name.partition("-")[2] for name in field.waiting]
        assert sorted(symbols) == ["blue", "green", "purple", "yellow"]


@rule("BB-02")
def test_what_was_drawn_is_no_longer_in_the_bag() -> None:
    state = new_game(players=2).start()
    for _ in range(4):
        state.apply(ossuary.CHANCE, state.options(ossuary.CHANCE)[0])
    assert state.chances().weights == (11, 12, 12)


# ---- a round


@rule("BB-03")
def test_all_act_at_the_same_time_and_see_it_when_the_phase_ends() -> None:
    state = set_up(players=3)
    assert state.actors() == (0, 1, 2)
    state.apply(1, ossuary.game("badbones").actions.parse("hero b2"))
    assert state.actors() == (0, 2)
    assert state.view(1).seats[1].hero == "b2"
    assert state.view(0).seats[1].hero == "c3"
    for seat in (0, 2):
        state.apply(seat, state.options(seat)[0])
    assert state.view(0).phase == 2
    assert state.view(0).seats[1].hero == "b2"


@rule("BB-04")
def test_who_has_moved_shows_the_other_side() -> None:
    game = Scenario("b2 right left-red", "d2 down top-red")
    game.do("move b2 right left-red")
    assert {one.cell: one.moved for one in game.field.skeletons} == {"c2": True, "d2": False}
    sides = [game.view.side]
    game.do("move d2 down top-red").go_on()
    assert not any(one.moved for one in game.field.skeletons)
    assert [*sides, game.view.side] == ["white", "black"]


@rule("BB-04")
def test_the_side_changes_with_every_round_from_white_on() -> None:
    state, sides = new_game(players=1).start(), []
    while not state.over and state.view(0).round < 3:
        view = state.view(0)
        sides.append((view.round, view.phase == 4, view.side))
        actor = state.actors()[0]
        state.apply(actor, state.options(actor)[0])
    shown = dict.fromkeys(sides)
    assert list(shown)[:4] == [
        (0, False, "white"),
        (1, False, "white"),
        (1, True, "black"),
        (2, False, "black"),
    ]


# ---- phase 1


@rule("BB-05")
def test_the_hero_moves_one_cell() -> None:
    game = Scenario(phase=1, hero="a1")
    assert game.options() == ["hero b1", "hero a2", "hero b2"]
    assert game.refused("hero a1") == ("hero-stays", "BB-05")
    assert game.refused("hero c1") == ("hero-far", "BB-05")
    assert game.refused("nothing") == ("hero-first", "BB-05")
    assert len(Scenario(phase=1, hero="b2").options()) == 8
    assert "hero c3" in Scenario(phase=1, hero="b2").options()


@rule("BB-06")
def test_the_hero_destroys_all_on_the_cell_that_it_enters() -> None:
    game = Scenario("b2 up left-red", "b2 down top-blue", "b3 up top-blue", phase=1, hero="a1")
    game.do("hero b2")
    assert game.skeletons() == ["b3 up top-blue"]
    assert sorted(game.field.slain) == ["left-red", "top-blue"]
    game.go_on()
    assert game.view.bag["left-red"] == 12


@rule("BB-06")
def test_traps_do_not_react_to_the_hero() -> None:
    game = Scenario(phase=1, hero="a1", traps=("b2 wall-rising",))
    assert game.do("hero b2").go_on().traps() == ["b2 wall-rising"]


# ---- phase 2


@rule("BB-07")
def test_one_of_three() -> None:
    game = Scenario(phase=2, traps=("b2 dragon",))
    assert game.options("remove") == ["remove b2"]
    assert game.options()[-1] == "nothing"
    assert not game.options("place dragon")
    assert game.refused("place dragon a1") == ("none-left", "BB-07")
    assert game.refused("hero a4") == ("trap-first", "BB-07")
    assert game.do("nothing").go_on().traps() == ["b2 dragon"]


@rule("BB-08")
def test_where_a_trap_can_be_placed() -> None:
    game = Scenario("b2 right left-red", phase=2, hero="d4", traps=("e5 catapult",))
    places = {text.split()[2] for text in game.options("place wall-rising")}
    assert len(places) == 25 - 3
    assert not places & {"b2", "c3", "e5"}
    assert "d4" in places
    assert game.refused("place treasure c3") == ("place-tower", "BB-08")
    assert game.refused("place treasure e5") == ("place-trap", "BB-08")
    assert game.refused("place treasure b2") == ("place-skeleton", "BB-08")
    assert game.do("place wall-falling d4").traps() == ["d4 wall-falling", "e5 catapult"]
    assert game.field.supply["wall"] == 1


@rule("BB-08")
def test_a_hero_in_the_tower_has_no_trap_under_it() -> None:
    assert Scenario(phase=2, hero="c3").refused("place dragon c3") == ("place-tower", "BB-08")


@rule("BB-09")
def test_a_removed_trap_is_intact_again() -> None:
    game = Scenario(phase=2, hero="b2", traps=("b2 dragon damaged", "a1 treasure"))
    assert game.refused("remove c2") == ("no-trap", "BB-09")
    game.do("remove b2")
    assert game.traps() == ["a1 treasure"]
    assert game.field.supply["dragon"] == 1


# ---- phase 3


@rule("BB-03", "BB-10")
def test_where_nobody_has_to_move_phase_3_is_over_at_once() -> None:
    game = Scenario(phase=2, players=1, drawn=("left-red",) * 3)
    assert game.do("nothing").go_on().view.round == 2


@rule("BB-10")
def test_the_player_names_the_next_skeleton() -> None:
    game = Scenario("b2 up left-red", "b2 up left-red", "b2 left left-red", "left-red", "top-red")
    assert game.options() == [
        "enter left-red",
        "enter top-red",
        "move b2 up left-red",
        "move b2 left left-red",
    ]
    assert game.refused("move b2 down left-red") == ("no-skeleton", "BB-10")
    assert game.refused("hero a4") == ("move-first", "BB-10")
    game.do("move b2 up left-red")
    assert "move b2 up left-red" in game.options()
    game.do("move b2 up left-red, enter left-red")
    assert game.options() == ["enter top-red", "move b2 left left-red"]
    assert game.skeletons() == [
        "a3 right left-red",
        "b1 up left-red",
        "b1 up left-red",
        "b2 left left-red",
    ]


@rule("BB-10", "BB-33")
@pytest.mark.parametrize(
    ("name", "cell", "heading"),
    [
        ("left-green", "a1", "right"),
        ("left-purple", "a5", "right"),
        ("top-purple", "a1", "down"),
        ("top-green", "e1", "down"),
        ("right-purple", "e1", "left"),
        ("right-green", "e5", "left"),
    ],
)
def test_where_a_type_comes_in(name: str, cell: str, heading: str) -> None:
    game = Scenario(name, hero="b3")
    assert game.do(f"enter {name}").skeletons() == [f"{cell} {heading} {name}"]


@rule("BB-11", "BB-23")
def test_an_arrow_turns_those_who_come_along_it() -> None:
    assert Scenario("b2 right left-red").do("move b2 right left-red").skeletons() == [
        "c2 down left-red"
    ]
    assert Scenario("d2 left right-red").do("move d2 left right-red").skeletons() == [
        "c2 down right-red"
    ]
    assert Scenario("b2 down left-red").do("move b2 down left-red").skeletons() == [
        "b3 right left-red"
    ]
    assert Scenario("b4 right left-red").do("move b4 right left-red").skeletons() == [
        "c4 up left-red"
    ]


@rule("BB-11", "BB-23")
def test_an_arrow_does_not_turn_those_that_a_trap_sent_from_another_side() -> None:
    game = Scenario("b1 right left-red", traps=("c1 wall-falling",))
    # The wall sends it down: along the way out of the arrow on c2.
    assert game.do("move b1 right left-red").skeletons() == ["c2 down left-red"]
    game = Scenario("b4 right left-red", traps=("c4 wall-falling",))
    # On c5 it comes from above, and the arrow there leads down.
    assert game.do("move b4 right left-red").skeletons() == ["c5 down left-red"]
    game = Scenario("d3 right left-red", traps=("e3 wall-rising",), hero="a1")
    assert game.do("move d3 right left-red").skeletons() == ["e2 up left-red"]


@rule("BB-12")
def test_any_number_may_share_a_cell() -> None:
    game = Scenario("a2 right left-red", "c1 left top-blue", "a2 right left-red", hero="e5")
    game.do("move a2 right left-red, move a2 right left-red")
    assert game.skeletons().count("b2 right left-red") == 2


@rule("BB-13")
@pytest.mark.parametrize(("cell", "way", "whom"), [("a2", "left", 1), ("e2", "right", 3)])
def test_over_the_sides_to_the_neighbours(cell: str, way: str, whom: int) -> None:
    game = Scenario(f"{cell} {way} top-red", players=4)
    game.do(f"move {cell} {way} top-red")
    assert game.sent() == [(whom, "top-red")]
    assert game.view.seats[whom].cemetery == {}
    game.go_on()
    assert game.view.seats[whom].cemetery == {"top-red": 1}


@rule("BB-13")
def test_over_the_top_to_any_opponent_each_by_itself() -> None:
    game = Scenario("a1 up top-red", "a1 up top-blue", players=4)
    game.do("move a1 up top-red")
    assert game.options() == ["send 1", "send 2", "send 3"]
    assert game.refused("send 0") == ("send-opponent", "BB-13")
    assert game.refused("move a1 up top-blue") == ("send-first", "BB-13")
    game.do("send 2, move a1 up top-blue, send 3")
    assert game.sent() == [(2, "top-red"), (3, "top-blue")]


@rule("BB-13")
@pytest.mark.parametrize(("cell", "way"), [("a2", "left"), ("e2", "right"), ("b1", "up")])
def test_of_two_it_is_always_the_opponent(cell: str, way: str) -> None:
    game = Scenario(f"{cell} {way} top-red").do(f"move {cell} {way} top-red")
    assert game.sent() == [(1, "top-red")]


@rule("BB-14")
def test_the_village_burns() -> None:
    game = Scenario("b5 down top-red", "e5 down top-blue").do("move b5 down top-red")
    assert (game.field.houses, game.field.returned) == (4, ("top-red",))
    assert game.do("move e5 down top-blue").field.houses == 3


@rule("BB-15")
@pytest.mark.parametrize("hero", ["a5", "c3"])
def test_the_tower_falls_tier_by_tier_whoever_is_in_it(hero: str) -> None:
    game = Scenario("c2 down top-red", hero=hero).do("move c2 down top-red")
    assert (game.field.tiers, game.field.returned) == (3, ("top-red",))


@rule("BB-16")
def test_the_hero_destroys_who_comes_and_no_trap_acts() -> None:
    game = Scenario("b1 down top-red", hero="b2", traps=("b2 wall-rising",))
    game.do("move b1 down top-red")
    assert (game.skeletons(), game.field.slain) == ([], ("top-red",))
    assert game.go_on().traps() == ["b2 wall-rising"]
    game = Scenario("b1 down top-red", hero="b2", traps=("b2 treasure",))
    assert game.do("move b1 down top-red").go_on().traps() == ["b2 treasure"]


@rule("BB-17")
def test_a_trap_turns_once_after_all_have_moved() -> None:
    game = Scenario("d1 down top-red", "c2 right left-red", hero="a1", traps=("d2 wall-rising",))
    game.do("move d1 down top-red")
    assert game.traps() == ["d2 wall-rising"]
    game.do("move c2 right left-red").go_on()
    assert game.traps() == ["d2 wall-rising damaged"]


@rule("BB-17")
def test_a_damaged_trap_is_gone() -> None:
    game = Scenario("d1 down top-red", hero="a1", traps=("d2 wall-rising damaged",))
    assert game.do("move d1 down top-red").go_on().traps() == []
    assert game.field.supply["wall"] == 1


@rule("BB-17")
def test_who_leaves_a_trap_triggers_nothing() -> None:
    game = Scenario("d2 down top-red", hero="a1", traps=("d2 treasure",))
    game.do("move d2 down top-red")
    assert game.go_on().traps() == ["d2 treasure"]


# ---- traps


@rule("BB-18", "BB-23")
def test_two_are_bounced_by_a_wall() -> None:
    game = Scenario("d1 down top-red", "e2 left right-red", hero="a1", traps=("d2 wall-rising",))
    game.do("move d1 down top-red, move e2 left right-red")
    assert game.skeletons() == ["c2 down top-red", "d3 left right-red"]


@rule("BB-18")
@pytest.mark.parametrize(
    ("tile", "ways"),
    [
        ("wall-rising", {"up": "right", "right": "up", "down": "left", "left": "down"}),
        ("wall-falling", {"up": "left", "left": "up", "down": "right", "right": "down"}),
    ],
)
def test_a_wall_turns_by_a_quarter(tile: str, ways: dict[str, str]) -> None:
    come_from = {"up": "d5", "right": "c4", "down": "d3", "left": "e4"}
    go_to = {"up": "d3", "right": "e4", "down": "d5", "left": "c4"}
    for came, gone in ways.items():
        game = Scenario(f"{come_from[came]} {came} top-red", hero="a1", traps=(f"d4 {tile}",))
        (found,) = game.do(f"move {come_from[came]} {came} top-red").skeletons()
        assert found.split()[0] == go_to[gone]


@rule("BB-18")
def test_walls_follow_one_another_and_edges_are_edges() -> None:
    game = Scenario("a1 right top-red", hero="e5", traps=("b1 wall-falling", "b2 wall-rising"))
    assert game.do("move a1 right top-red").sent() == []
    assert game.skeletons() == ["a2 left top-red"]
    game = Scenario("b5 right top-red", hero="e1", traps=("c5 wall-falling",))
    assert game.do("move b5 right top-red").field.houses == 4
    game = Scenario("b2 right top-red", hero="e1", traps=("c2 wall-falling",))
    assert game.do("move b2 right top-red").field.tiers == 3


@rule("BB-18")
def test_who_comes_to_a_trap_from_another_side_is_met_again() -> None:
    traps = ("a1 wall-rising", "b1 wall-falling", "b2 dragon")
    game = Scenario("a2 up top-red", hero="e5", traps=traps)
    game.do("move a2 up top-red")
    # Up onto a1, right onto b1, down onto the dragon, and by its player's choice up again.
    assert game.options() == ["scatter up", "scatter right", "scatter down", "scatter left"]
    game.do("scatter up")
    # The wall on b1 sends it left to a1, whose wall sends it down: it rests on a2.
    assert game.skeletons() == ["a2 down top-red"]


@rule("BB-18")
def test_a_ring_of_traps_is_no_endless_walk() -> None:
    traps = ("b1 dragon", "b2 wall-rising", "a2 wall-falling", "a1 wall-rising")
    game = Scenario("c1 left top-red", hero="e5", traps=traps)
    game.do("move c1 left top-red, scatter down")
    # Down onto b2, left onto a2, up onto a1, right onto the dragon: another way than before.
    assert game.options() == ["scatter up", "scatter right", "scatter down", "scatter left"]
    game.do("scatter down")
    # The wall on b2 is met the same way again.
    assert game.skeletons() == ["b2 down top-red"]


@rule("BB-19")
def test_a_catapult_throws_all_of_a_phase_to_one_opponent() -> None:
    game = Scenario(
        "d1 down top-red", "e2 left right-red", hero="a1", traps=("d2 catapult",), players=3
    )
    game.do("move d1 down top-red")
    assert game.options() == ["send 1", "send 2"]
    assert game.refused("send 0") == ("send-opponent", "BB-19")
    assert game.refused("nothing") == ("send-first", "BB-19")
    game.do("send 2, move e2 left right-red")
    assert game.sent() == [(2, "top-red"), (2, "right-red")]
    assert game.go_on().traps() == ["d2 catapult damaged"]


@rule("BB-19")
def test_two_catapults_choose_separately_and_anew_in_each_phase() -> None:
    game = Scenario(
        *("d1 down top-red", "b1 down top-blue", "d1 down top-red"),
        hero="a1",
        traps=("d2 catapult", "b2 catapult"),
        players=3,
    )
    game.do("move d1 down top-red, send 2, move b1 down top-blue, send 1, move d1 down top-red")
    assert game.sent() == [(2, "top-red"), (1, "top-blue"), (2, "top-red")]


@rule("BB-19")
def test_a_catapult_chooses_anew_in_each_phase() -> None:
    game = Scenario(
        *("d1 down top-red", "b3 up left-blue"),
        hero="a5",
        traps=("d2 catapult",),
        players=3,
        drawn=("left-red",) * 9,
    )
    game.do("move d1 down top-red, send 2, move b3 up left-blue").go_on()
    game.do("hero a4").go_on().do("nothing").go_on()
    game.do("move b2 up left-blue")
    assert game.traps() == ["d2 catapult damaged"]
    assert game.field.traps[0].aim is None


@rule("BB-17", "BB-21")
def test_a_trap_that_acted_in_phase_2_turns_then_and_acts_again_in_phase_3() -> None:
    game = Scenario(
        *("b4 up top-red", "c5 left right-red"), phase=2, hero="e1", traps=("b5 wall-rising",)
    )
    game.do("place dragon b4, scatter down").go_on()
    assert game.traps() == ["b4 dragon damaged", "b5 wall-rising damaged"]
    assert game.view.phase == 3
    game.do("move c5 left right-red").go_on()
    assert game.traps() == ["b4 dragon damaged"]


@rule("BB-21")
def test_a_dragon_that_was_placed_on_skeletons_is_damaged_only_once_in_that_phase() -> None:
    game = Scenario(
        *("b2 up top-red", "e5 left right-red"),
        phase=2,
        hero="e1",
        traps=("b1 wall-rising", "c1 wall-falling", "c2 wall-rising"),
    )
    game.do("place dragon b2, scatter up")
    assert game.options() == ["scatter up", "scatter right", "scatter down", "scatter left"]
    game.do("scatter down").go_on()
    assert "b2 dragon damaged" in game.traps()


@rule("BB-20", "BB-23")
def test_a_dragon_scatters_three() -> None:
    game = Scenario(
        *("d3 down top-red", "e4 left right-red", "c4 right left-red"),
        hero="a1",
        traps=("d4 dragon",),
    )
    game.do("move d3 down top-red, scatter right")
    game.do("move e4 left right-red, scatter down")
    game.do("move c4 right left-red, scatter up")
    # On d3 an arrow turns it to the tower.
    assert game.skeletons() == ["d3 left left-red", "d5 down right-red", "e4 right top-red"]
    assert game.go_on().traps() == ["d4 dragon damaged"]


@rule("BB-20")
def test_a_dragon_sends_over_a_forest_edge_but_not_into_the_village() -> None:
    game = Scenario("b5 left top-red", hero="e1", traps=("a5 dragon",))
    game.do("move b5 left top-red")
    assert game.options() == ["scatter up", "scatter right", "scatter left"]
    assert game.refused("scatter down") == ("scatter-village", "BB-20")
    assert game.refused("nothing") == ("scatter-first", "BB-20")
    assert game.do("scatter left").sent() == [(1, "top-red")]
    game = Scenario("b1 left top-red", hero="e1", traps=("a1 dragon",), players=3)
    game.do("move b1 left top-red, scatter up")
    assert game.options() == ["send 1", "send 2"]


@rule("BB-20")
def test_a_dragon_may_send_into_the_tower_and_to_the_hero() -> None:
    game = Scenario("a3 right left-red", "a3 right left-blue", hero="b4", traps=("b3 dragon",))
    game.do("move a3 right left-red, scatter right")
    assert game.field.tiers == 3
    game.do("move a3 right left-blue, scatter down")
    assert (game.field.returned, game.field.slain) == (("left-red",), ("left-blue",))


@rule("BB-21", "BB-23")
def test_a_dragon_placed_on_three_scatters_them_at_once() -> None:
    game = Scenario(
        *("d4 up top-red", "d4 left right-red", "d4 left right-blue", "a1 down top-red"),
        phase=2,
        hero="a5",
    )
    game.do("place dragon d4")
    assert game.traps() == ["d4 dragon damaged"]
    assert game.field.walk is not None
    assert game.field.walk.type == "top-red"
    game.do("scatter right, scatter up, scatter down").go_on()
    assert game.options() == ["move a1 down top-red"]
    assert game.traps() == ["d4 dragon damaged"]
    assert game.skeletons() == [
        "a1 down top-red",
        "d3 left right-red",
        "d5 down right-blue",
        "e4 right top-red",
    ]


@rule("BB-21")
def test_a_dragon_used_twice_in_a_round_is_gone() -> None:
    game = Scenario("d4 up top-red", "d2 down top-blue", "d3 down top-green", phase=2, hero="a5")
    game.do("place dragon d4, scatter right").go_on()
    game.do("move d3 down top-green, scatter right, move d2 down top-blue").go_on()
    assert game.traps() == []
    assert game.field.supply["dragon"] == 0


@rule("BB-21")
def test_no_other_trap_is_placed_on_skeletons_nor_a_dragon_on_a_trap() -> None:
    game = Scenario("b2 up top-red", phase=2, traps=("b4 treasure",))
    assert game.options("place dragon b2") == ["place dragon b2"]
    assert game.refused("place catapult b2") == ("place-skeleton", "BB-08")
    assert game.refused("place dragon b4") == ("place-trap", "BB-08")


@rule("BB-22", "BB-23")
def test_a_treasure_turns_its_neighbours_and_is_stolen() -> None:
    game = Scenario(
        *("d3 left right-red", "d5 up top-red", "c4 up left-red", "a1 down top-blue"),
        phase=2,
        hero="a5",
    )
    game.do("place treasure d4")
    assert game.skeletons() == [
        "a1 down top-blue",
        "c4 right left-red",
        "d3 down right-red",
        "d5 up top-red",
    ]
    game.go_on().do("move c4 right left-red, move d3 down right-red, move d5 up top-red")
    game.do("move a1 down top-blue").go_on()
    assert game.traps() == []
    assert [one for one in game.skeletons() if one.startswith("d4")] == [
        "d4 down right-red",
        "d4 right left-red",
        "d4 up top-red",
    ]


@rule("BB-22")
def test_a_treasure_overrides_arrows_and_traps() -> None:
    game = Scenario("b2 right left-red", hero="a5", traps=("d2 treasure",))
    # The arrow on c2 would turn it down.
    assert game.do("move b2 right left-red").skeletons() == ["c2 right left-red"]
    game = Scenario("d5 up top-red", hero="a5", traps=("d4 wall-rising", "e3 treasure"))
    # The wall sends it right to e4; the treasure above turns it up.
    assert game.do("move d5 up top-red").skeletons() == ["e4 up top-red"]


@rule("BB-22")
def test_a_trap_next_to_a_treasure_still_acts() -> None:
    game = Scenario("b1 down top-red", hero="a5", traps=("b2 catapult", "c2 treasure"))
    assert game.do("move b1 down top-red").sent() == [(1, "top-red")]


@rule("BB-28")
def test_arrows_under_a_treasure_do_not_act_and_nobody_who_stands_is_turned() -> None:
    game = Scenario("b2 right left-red", hero="a5", traps=("c2 treasure",))
    assert game.do("move b2 right left-red").go_on().skeletons() == ["c2 right left-red"]


@rule("BB-28")
def test_the_hero_comes_before_the_trap_and_the_tower_before_the_hero() -> None:
    game = Scenario("b1 down top-red", hero="b2", traps=("b2 catapult",))
    assert game.do("move b1 down top-red").sent() == []
    game = Scenario("c4 up top-red", hero="c3")
    assert game.do("move c4 up top-red").field.tiers == 3


# ---- phase 4 and the end


@rule("BB-24")
def test_three_are_drawn_and_all_of_the_cemetery_waits() -> None:
    drawn = ("left-red", "top-blue", "top-blue", "left-green", "left-green", "left-green")
    game = Scenario("a2 left top-red", drawn=drawn).do("move a2 left top-red").go_on()
    assert game.view.round == 2
    assert game.field.waiting == {"left-red": 1, "top-blue": 2}
    assert game.view.seats[1].waiting == {"left-green": 3, "top-red": 1}


@rule("BB-24")
def test_an_empty_bag_gives_fewer() -> None:
    game = Scenario("a2 left top-red")
    table = game.state.table
    table.bag = [0] * TYPES
    table.bag[3] = 2
    game.do("move a2 left top-red").go_on()
    assert [(action.text, weight) for action, weight in game.state.chances()] == [
        ("drawn 0 left-blue", 2)
    ]
    for _ in range(2):
        game.state.apply(ossuary.CHANCE, game.state.options(ossuary.CHANCE)[0])
    assert game.view.round == 2


@rule("BB-25", "BB-29")
def test_who_falls_ends_the_game_when_all_have_moved() -> None:
    game = Scenario("c2 down top-red", "a1 down top-blue", tiers=1)
    game.do("move c2 down top-red")
    assert game.field.out
    assert not game.state.over
    assert game.state.actors() == (1,)
    game.go_on()
    assert game.state.outcome is not None
    assert game.state.outcome.winners == (1,)
    assert game.state.outcome.scores == (0, 16 + 15 + 4 + 4 + 3 + 4)
    assert [heard.values for heard in game.told("fallen")] == [(0,)]


@rule("BB-25", "BB-27")
def test_several_may_fall_in_the_same_round() -> None:
    game = Scenario("b5 down top-red", houses=1)
    put(game.state.table, 1, "b5 down top-blue")
    game.state.table.fields[1].houses = 1
    game.do("move b5 down top-red").go_on()
    assert game.state.outcome is not None
    assert (game.state.outcome.winners, game.state.outcome.scores) == ((), (0, 0))
    assert game.state.outcome.reason.rule == "BB-27"


@rule("BB-29")
def test_who_falls_in_phase_2_is_out_and_the_others_go_on() -> None:
    game = Scenario("b3 up left-red", "b3 up left-red", "a1 right top-red", phase=2, tiers=1)
    game.do("place dragon b3, scatter right")
    assert game.field.out
    assert 0 not in game.state.actors()
    # Whoever was still to run stays where it was.
    assert game.skeletons() == ["a1 right top-red", "b3 up left-red"]
    game.go_on()
    assert game.state.over
    assert game.state.outcome is not None
    assert game.state.outcome.winners == (1,)


@rule("BB-26")
def test_the_worked_example_of_the_count() -> None:
    game = Scenario("e1 right top-red", hero="a5", tiers=2, houses=2)
    field = game.state.table.fields[0]
    field.supply = [1] + [0] * (len(KINDS) - 1)
    field.traps[0] = DRAGON + DAMAGED
    field.traps[1] = CATAPULT + DAMAGED
    assert points(game.state.table, 0) == 19
    # An intact trap on the field counts its intact side.
    field.traps[2] = CATAPULT
    assert points(game.state.table, 0) == 21


@rule("BB-27")
@pytest.mark.parametrize(
    ("towers", "houses", "winners", "decides"),
    [
        ((2, 2), (3, 3), (1, 2), "BB-27"),
        ((4, 1), (1, 5), (1,), "BB-27"),
        ((2, 2), (4, 3), (1,), "BB-25"),
    ],
)
def test_most_points_win_then_the_taller_tower(
    towers: tuple[int, int], houses: tuple[int, int], winners: tuple[int, ...], decides: str
) -> None:
    game = Scenario("b5 down top-red", houses=1, players=3)
    for seat in (1, 2):
        game.state.table.fields[seat].tiers = towers[seat - 1]
        game.state.table.fields[seat].houses = houses[seat - 1]
    game.do("move b5 down top-red").go_on()
    assert game.state.outcome is not None
    assert game.state.outcome.winners == winners
    assert game.state.outcome.reason.rule == decides


# ---- solo


@rule("BB-30")
def test_alone_one_house_one_tier_and_all_come_back() -> None:
    game = Scenario(
        "a2 left top-red", "b1 up top-blue", "d1 down left-red", players=1, traps=("d2 catapult",)
    )
    assert (game.field.tiers, game.field.houses) == (1, 1)
    game.do("move a2 left top-red, move b1 up top-blue, move d1 down left-red")
    assert game.field.cemetery == {"top-red": 1, "top-blue": 1, "left-red": 1}


@rule("BB-34")
def test_alone_a_catapult_throws_into_the_own_cemetery() -> None:
    game = Scenario("d1 down left-red", players=1, traps=("d2 catapult",))
    assert game.do("move d1 down left-red").field.cemetery == {"left-red": 1}


@rule("BB-30", "BB-31")
@pytest.mark.parametrize(("cell", "way"), [("c2", "down"), ("b5", "down")])
def test_alone_it_is_lost_when_tower_or_house_falls(cell: str, way: str) -> None:
    game = Scenario(f"{cell} {way} top-red", players=1, round=4, hero="e1")
    game.do(f"move {cell} {way} top-red")
    assert game.state.outcome is not None
    assert game.state.outcome.winners == ()
    assert game.state.outcome.scores == (3,)
    assert game.state.outcome.reason.id == "lost"
    assert game.state.outcome.reason.rule == "BB-31"


@rule("BB-31")
def test_alone_it_is_won_after_the_last_round() -> None:
    drawn = ("left-red", "left-red", "left-red")
    game = Scenario("a2 down top-red", players=1, rounds=4, round=4, drawn=drawn, hero="e1")
    game.do("move a2 down top-red").go_on()
    assert game.state.outcome is not None
    assert (game.state.outcome.winners, game.state.outcome.scores) == ((0,), (4,))
    assert game.state.outcome.reason.id == "stood"


@rule("BB-31")
def test_the_number_of_rounds_is_an_option() -> None:
    for rounds in (0, 101):
        with pytest.raises(ossuary.BadOption) as refused:
            new_game(players=1, rounds=rounds)
        assert refused.value.rule == "BB-31"


@rule("BB-32")
def test_a_heroic_victory_wants_everything_empty() -> None:
    drawn = ("left-red", "left-red", "left-red")
    game = Scenario(
        "a2 down top-red", players=1, rounds=4, round=4, drawn=drawn, heroic=True, hero="e1"
    )
    game.do("move a2 down top-red").go_on()
    assert not game.state.over
    assert game.view.round == 5
    # In the last round itself skeletons are drawn as ever.
    assert game.field.waiting == {"left-red": 3}
    game = Scenario("c2 right top-red", players=1, rounds=4, round=5, heroic=True, hero="d2")
    game.do("move c2 right top-red")
    assert game.state.outcome is not None
    assert game.state.outcome.reason.id == "cleared"
    assert game.state.outcome.scores == (5,)


@rule("BB-32")
def test_who_came_back_by_the_cemetery_is_still_there() -> None:
    game = Scenario("a2 left right-red", players=1, rounds=4, round=5, heroic=True, hero="d2")
    game.do("move a2 left right-red")
    assert not game.state.over
    assert game.field.waiting == {"right-red": 1}


@rule("BB-32")
def test_who_is_rid_of_all_in_the_very_last_round_has_cleared_the_field() -> None:
    last = 4 + MOST_FURTHER
    game = Scenario("c2 right top-red", players=1, rounds=4, round=last, heroic=True, hero="d2")
    game.do("move c2 right top-red")
    assert game.state.outcome is not None
    assert game.state.outcome.reason.id == "cleared"


@rule("BB-31", "BB-24")
def test_the_last_round_ends_after_its_phase_4() -> None:
    game = Scenario(
        *("a2 down top-red",), players=1, rounds=4, round=4, drawn=("left-red",) * 3, hero="e1"
    )
    game.do("move a2 down top-red").go_on()
    assert game.state.over
    assert (game.field.cemetery, game.field.waiting) == ({}, {"left-red": 3})


@rule("BB-32")
def test_a_heroic_game_ends_after_a_hundred_further_rounds() -> None:
    last = 4 + MOST_FURTHER
    game = Scenario("a2 down top-red", players=1, rounds=4, round=last, heroic=True, hero="e1")
    game.do("move a2 down top-red")
    assert game.state.outcome is not None
    assert game.state.outcome.reason.id == "stood"


@rule("BB-32")
def test_only_who_is_alone_can_be_heroic() -> None:
    with pytest.raises(ossuary.BadOption) as refused:
        new_game(players=2, heroic=True)
    assert refused.value.rule == "BB-32"


# ---- all of them


def test_random_games_end_and_no_skeleton_is_lost() -> None:
    ends: Counter[str] = Counter()
    for seed in range(60):
        rng = Random(seed)
        players = rng.randint(1, 6)
        state = new_game(players=players).start()
        while not state.over:
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.options(seat)))
            view = state.view(EVERYBODY)
            if not view.opened:
                assert sum(view.bag.values()) + sum(map(_skeletons, view.seats)) == 180
        assert state.outcome is not None
        ends[state.outcome.reason.id] += 1
    assert set(ends) >= {"fallen", "lost"}


def _skeletons(field: FieldView) -> int:
    walking = field.walk is not None
    return (
        len(field.skeletons)
        + sum(field.waiting.values())
        + sum(field.cemetery.values())
        + len(field.sent)
        + len(field.slain)
        + len(field.returned)
        + len(field.scattering)
        + walking
    )
