"""The commanders: what each does, and what happens where their rules meet others."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest

import ossuary
from ossuary.games.badbones.actions import TYPE_NAMES
from ossuary.games.badbones.commanders import POWER_OF
from ossuary.kernel.view import EVERYBODY
from ossuary.shelf.handbook import Handbook
from tests.conftest import ROOT, rule
from tests.games.badbones.scenario import Scenario, new_game


def led(*skeletons: str, **more: Any) -> Scenario:
    return Scenario(*skeletons, commanders=True, **more)


# ---- in the bag


@rule("BB-60")
def test_nineteen_are_mixed_into_the_bag() -> None:
    bag = new_game(players=2, commanders=True).start().view(EVERYBODY).bag
    assert sum(bag.values()) == 180 + 19
    ranks = [name.partition("-")[0] for name in TYPE_NAMES[15:]]
    assert [ranks.count(name) for name in POWER_OF] == [3, 3, 3, 1, 3, 3, 3]
    assert sum(new_game(players=2).start().view(EVERYBODY).bag.values()) == 180


@rule("BB-60", "BB-33")
def test_a_commander_waits_and_walks_like_all_others() -> None:
    # Sapper 1 is a wave from the left: it comes in on row 5.
    game = led("sapper-1", hero="e1")
    assert game.do("enter sapper-1").skeletons() == ["a5 right sapper-1"]


@rule("BB-60")
@pytest.mark.parametrize("mode", [{"players": 1}, {"players": 3}, {"players": 3, "coop": True}])
def test_commanders_are_in_any_mode(mode: dict[str, Any]) -> None:
    bag = new_game(commanders=True, **mode).start().view(EVERYBODY).bag
    assert sum(bag.values()) == 180 + 19


@rule("BB-67", "BB-02")
def test_in_the_setup_a_commander_is_placed_like_any_token_of_its_symbol() -> None:
    state = new_game(players=2, commanders=True).start()
    purple = [action.text.split()[2] for action, _ in state.chances()]
    assert purple == [
        *("left-purple", "top-purple", "right-purple", "sapper-1", "necromancer-3"),
        *("emperor-1", "ghost-2", "saboteur-1"),
    ]
    parse = state.game.actions.parse
    state.apply(ossuary.CHANCE, parse("drawn 0 necromancer-3"))
    # A necromancer calls nobody yet: the next symbol is due.
    assert {"left-yellow"} < {action.text.split()[2] for action, _ in state.chances()}
    assert state.view(0).seats[0].waiting == {"necromancer-3": 1}


# ---- sapper and peacemaker


@rule("BB-61")
def test_a_sapper_destroys_two() -> None:
    assert led("b3 right sapper-1").do("move b3 right sapper-1").field.tiers == 2
    game = led("b5 down sapper-1").do("move b5 down sapper-1")
    assert game.field.houses == 3
    assert game.field.returned == ("sapper-1",)


@rule("BB-61", "BB-25")
def test_a_sapper_takes_the_last_one_too() -> None:
    game = led("b5 down sapper-1", houses=1).do("move b5 down sapper-1")
    assert (game.field.houses, game.field.out) == (0, True)


@rule("BB-61")
def test_a_peacemaker_rebuilds_what_is_missing() -> None:
    game = led("b3 right peacemaker-1", tiers=2).do("move b3 right peacemaker-1")
    assert game.field.tiers == 3
    game = led("b5 down peacemaker-1", houses=4).do("move b5 down peacemaker-1")
    assert (game.field.houses, game.field.returned) == (5, ("peacemaker-1",))


@rule("BB-61")
def test_a_peacemaker_never_builds_more_than_there_was() -> None:
    game = led("b3 right peacemaker-1", "b5 down peacemaker-2")
    game.do("move b3 right peacemaker-1", "move b5 down peacemaker-2")
    assert (game.field.tiers, game.field.houses) == (4, 5)
    assert game.field.returned == ("peacemaker-1", "peacemaker-2")


@rule("BB-29", "BB-61")
def test_a_peacemaker_brings_nobody_back() -> None:
    game = led("b3 right left-red", "d3 left peacemaker-1", tiers=1)
    game.do("move b3 right left-red")
    assert game.field.out
    assert 0 not in game.state.actors()


# ---- necromancer


@rule("BB-62")
def test_a_necromancer_brings_three_more_draws() -> None:
    game = led("d4 up top-red", players=1, drawn=("left-red", "necromancer-1"))
    game.do("move d4 up top-red").go_on()
    drawn = 2
    while game.state.actors() == (ossuary.CHANCE,):
        options = game.state.options(ossuary.CHANCE)
        game.state.apply(ossuary.CHANCE, options[0])
        drawn += 1
    assert drawn == 3 + 3
    assert sum(game.field.waiting.values()) == 6


@rule("BB-62")
def test_each_further_necromancer_again() -> None:
    calls = ("necromancer-1", "necromancer-2", "necromancer-3")
    game = led("d4 up top-red", players=2, drawn=calls)
    game.do("move d4 up top-red").go_on()
    drawn: dict[int, int] = {0: 3, 1: 0}
    while game.state.actors() == (ossuary.CHANCE,):
        action = game.state.options(ossuary.CHANCE)[0]
        drawn[action.values[0]] += 1
        game.state.apply(ossuary.CHANCE, action)
    assert drawn == {0: 3 + 9, 1: 3}


@rule("BB-62")
def test_from_a_cemetery_a_necromancer_calls_nobody() -> None:
    game = led("a3 left necromancer-1", drawn=("top-red",) * 6)
    game.do("move a3 left necromancer-1").go_on()
    assert game.view.round == 2
    assert game.view.seats[1].waiting == {"necromancer-1": 1, "top-red": 3}


# ---- emperor


@rule("BB-63", "BB-25")
@pytest.mark.parametrize("way", ["b3 right", "b5 down"])
def test_an_emperor_at_tower_or_village_ends_it_for_its_player(way: str) -> None:
    game = led(f"{way} emperor-1").do(f"move {way} emperor-1")
    assert game.field.out
    game.go_on()
    assert game.state.over
    assert game.outcome.winners == (1,)


@rule("BB-63")
def test_a_hero_who_kills_the_emperor_leaves_with_it() -> None:
    game = led(
        *("b2 up emperor-1", "b2 up top-red", "b2 up top-blue", "d4 up top-red"),
        phase=1,
        hero="a1",
        weapon="crossbow",
    )
    game.do("hero b2")
    assert game.field.hero is None
    # No weapon for that kill.
    assert 0 not in game.state.actors()
    game.go_on()
    assert "emperor-1" not in game.view.bag
    game.do("nothing").go_on()
    game.do("move d4 up top-red")
    game.drawn = ["top-red"] * 6
    game.go_on()
    # There is no phase 1 for this player from now on.
    assert (game.view.round, game.view.phase) == (2, 2)


@rule("BB-63", "BB-16")
def test_an_emperor_that_comes_to_the_hero_takes_it_along_as_well() -> None:
    game = led("b1 down emperor-1", "a2 right left-blue", hero="b2")
    game.do("move b1 down emperor-1", "move a2 right left-blue")
    assert (game.field.hero, game.skeletons()) == (None, ["b2 right left-blue"])


@rule("BB-63", "BB-76")
def test_an_emperor_killed_by_the_sword_takes_the_hero_along() -> None:
    game = led(
        *("b2 up top-red", "b2 up top-blue", "b2 up top-green", "c2 up emperor-1"),
        phase=1,
        hero="a1",
        weapon="two-handed-sword",
    )
    assert game.do("hero b2", "hero c2").field.hero is None
    assert game.field.slain == ("top-red", "top-blue", "top-green")


@rule("BB-63")
def test_killed_otherwise_the_emperor_goes_to_the_bag_and_the_hero_stays() -> None:
    game = led("a2 right emperor-1", traps=("b2 dynamite",)).do("move a2 right emperor-1").go_on()
    assert game.view.bag["emperor-1"] == 1
    assert game.field.hero == "a5"


# ---- ghost


@rule("BB-64")
def test_a_ghost_killed_by_the_hero_goes_to_its_fields_cemetery() -> None:
    game = led("b2 up ghost-1", "d4 up top-red", phase=1, hero="a1")
    game.do("hero b2").go_on()
    assert game.field.cemetery == {"ghost-1": 1}
    assert "ghost-1" not in game.view.bag


@rule("BB-64")
@pytest.mark.parametrize("way", ["b3 right", "b5 down"])
def test_a_ghost_does_its_damage_and_comes_back(way: str) -> None:
    game = led(f"{way} ghost-1", drawn=("top-red",) * 6).do(f"move {way} ghost-1")
    assert (game.field.tiers, game.field.houses) in ((3, 5), (4, 4))
    assert game.sent() == [(0, "ghost-1")]
    assert game.go_on().field.waiting["ghost-1"] == 1


@rule("BB-64")
def test_after_any_other_destruction_it_comes_back_too() -> None:
    game = led("a2 right ghost-1", traps=("b2 dynamite",)).do("move a2 right ghost-1")
    assert game.sent() == [(0, "ghost-1")]
    game = led("a4 right ghost-1", traps=("b4 spring", "d4 palisade")).do("move a4 right ghost-1")
    assert game.sent() == [(0, "ghost-1")]


@rule("BB-64", "BB-48")
def test_a_ghost_counts_for_the_three_and_the_death_wand_takes_it_along() -> None:
    game = led(
        *("b2 up ghost-1", "b2 up top-red", "b2 up top-blue", "d4 up top-red"),
        phase=1,
        hero="a1",
        weapon="death-wand",
    )
    game.do("hero b2, send 1").go_on()
    assert game.view.seats[1].cemetery == {"ghost-1": 1, "top-red": 1, "top-blue": 1}
    assert game.field.cemetery == {}


@rule("BB-32", "BB-64")
def test_ghosts_do_not_prevent_a_heroic_victory() -> None:
    game = led("d4 down ghost-1", players=1, heroic=True, rounds=1, round=2)
    game.do("move d4 down ghost-1").go_on()
    assert game.state.over
    assert game.outcome.reason.name == "CLEARED"


# ---- instructor


@rule("BB-65")
def test_all_on_the_cell_of_an_instructor_go_with_it() -> None:
    game = led("b2 right instructor-1", "b2 up top-red", "b2 left sapper-1", "d4 up top-blue")
    assert game.options() == ["move b2 right instructor-1", "move d4 up top-blue"]
    assert game.refused("move b2 up top-red") == ("move-leader", "BB-65")
    game.do("move b2 right instructor-1")
    assert game.skeletons() == [
        *("c2 down instructor-1", "c2 down sapper-1", "c2 down top-red"),
        "d4 up top-blue",
    ]
    assert game.options() == ["move d4 up top-blue"]


@rule("BB-65")
def test_of_two_instructors_the_player_chooses_who_leads() -> None:
    game = led("b2 right instructor-1", "b2 up instructor-2", "b2 down top-red")
    assert game.options() == ["move b2 up instructor-2", "move b2 right instructor-1"]
    game.do("move b2 up instructor-2")
    assert len(game.skeletons()) == 3
    assert {one.split()[0] for one in game.skeletons()} == {"b1"}


@rule("BB-65")
def test_who_has_moved_is_not_in_the_squad() -> None:
    game = led("b2 right instructor-1", "b2 up top-red", moved=("b2 up top-blue",))
    game.do("move b2 right instructor-1")
    assert "b2 up top-blue" in game.skeletons()
    assert len(game.skeletons()) == 3


@rule("BB-65", "BB-33")
def test_at_the_forest_edge_it_leads_nobody() -> None:
    # Instructor 1 and left-green wait at the same place.
    game = led("instructor-1", "left-green")
    assert game.options() == ["enter left-green", "enter instructor-1"]
    game.do("enter instructor-1")
    assert game.skeletons() == ["a1 right instructor-1"]


@rule("BB-65", "BB-48")
def test_when_the_crossbow_kills_it_the_others_go_on_by_themselves() -> None:
    game = led(
        *("a2 right left-blue", "b1 down top-yellow", "b3 up top-red"),
        *("d4 up instructor-1", "d4 right top-blue"),
        hero="b2",
        weapon="crossbow",
    )
    game.do("move a2 right left-blue", "move b1 down top-yellow", "move b3 up top-red")
    game.do("strike d4, hit up instructor-1")
    assert game.options() == ["move d4 right top-blue"]


@rule("BB-68", "BB-20")
def test_a_squad_runs_from_a_dragon_as_one() -> None:
    game = led("a2 right instructor-1", "a2 up top-red", hero="e5", traps=("b2 dragon",))
    game.do("move a2 right instructor-1")
    assert game.options() == ["scatter up", "scatter right", "scatter down", "scatter left"]
    game.do("scatter down")
    assert game.skeletons() == ["b3 right instructor-1", "b3 right top-red"]


@rule("BB-65", "BB-21", "BB-68")
def test_a_dragon_placed_on_a_squad_scatters_it_together_first() -> None:
    game = led(
        *("d4 right instructor-1", "d4 up top-red", "a1 down top-blue"),
        moved=("d4 left right-red",),
        phase=2,
        supply=("dragon",),
    )
    game.do("place dragon d4")
    assert game.field.walk is not None
    assert (game.field.walk.type, game.field.walk.squad) == ("instructor-1", ("top-red",))
    game.do("scatter down, scatter right")
    assert game.skeletons() == [
        *("a1 down top-blue", "d5 down instructor-1", "d5 down top-red", "e4 right right-red"),
    ]


@rule("BB-65", "BB-21")
def test_of_two_on_whom_a_dragon_is_placed_one_is_chosen() -> None:
    game = led(
        "d4 right instructor-1", "d4 up instructor-2", "d4 up top-red", phase=2, supply=("dragon",)
    )
    game.do("place dragon d4")
    assert game.options() == ["move d4 up instructor-2", "move d4 right instructor-1"]
    assert game.refused("move d4 up top-red") == ("leader-first", "BB-65")
    game.do("move d4 right instructor-1, scatter down")
    assert len(game.skeletons()) == 3
    assert 0 not in game.state.actors()


@rule("BB-68", "BB-74", "BB-45")
def test_a_portal_sends_a_squad_to_the_leaders_place() -> None:
    game = led(
        "b1 down instructor-1", "b1 up top-red", traps=("b2 portal",), drawn=("top-red",) * 6
    )
    game.do("move b1 down instructor-1")
    assert game.edge() == ["left-green instructor-1", "left-green top-red"]
    game.go_on()
    assert game.field.strays[0].type == "top-red"
    game.do("hero a4").go_on()
    game.do("nothing").go_on()
    assert "enter-at left-green top-red" in game.options()
    assert game.refused("enter-at left-blue top-red") == ("no-skeleton", "BB-10")
    game.do("enter-at left-green top-red")
    assert game.skeletons() == ["a1 right top-red"]


@rule("BB-68", "BB-16", "BB-47")
def test_the_hero_kills_a_whole_squad_at_once() -> None:
    game = led(
        *("b1 down instructor-1", "b1 up top-red", "b1 up top-blue", "d4 up top-red"),
        hero="b2",
        weapon="crossbow",
    )
    game.do("move b1 down instructor-1")
    assert game.field.slain == ("top-red", "top-blue", "instructor-1")
    assert game.options() == ["strike d4", "keep"]


@rule("BB-68", "BB-43", "BB-46")
def test_dynamite_and_a_palisades_points_kill_all_of_them() -> None:
    game = led("a2 right instructor-1", "a2 up top-red", traps=("b2 dynamite",))
    assert len(game.do("move a2 right instructor-1").field.returned) == 2
    game = led("a4 right instructor-1", "a4 up top-red", traps=("b4 spring", "d4 palisade"))
    assert len(game.do("move a4 right instructor-1").field.returned) == 2


@rule("BB-68", "BB-70", "BB-41")
def test_a_palisade_stops_a_squad_which_keeps_the_leaders_heading() -> None:
    game = led("b2 right instructor-1", "b2 up top-red", traps=("c2 palisade",))
    game.do("move b2 right instructor-1")
    assert game.skeletons() == ["b2 right instructor-1", "b2 right top-red"]
    assert all(one.moved for one in game.field.skeletons)


@rule("BB-71", "BB-44")
def test_an_instructor_held_by_a_labyrinth_leads_nobody() -> None:
    game = led(
        "b4 right instructor-1", "b4 up top-red", side="black", traps=("b4 labyrinth-white",)
    )
    game.do("move b4 right instructor-1")
    assert game.options() == ["move b4 up top-red"]
    game.do("move b4 up top-red")
    assert game.skeletons() == ["b4 right instructor-1", "b4 up top-red"]


@rule("BB-68", "BB-19")
def test_a_catapult_throws_a_squad_to_one_player() -> None:
    game = led("a2 right instructor-1", "a2 up top-red", traps=("b2 catapult",), players=3)
    game.do("move a2 right instructor-1, send 2")
    assert game.sent() == [(2, "top-red"), (2, "instructor-1")]


@rule("BB-68")
def test_at_the_tower_each_does_its_harm_in_the_order_one_likes() -> None:
    game = led("b3 right instructor-1", "b3 up peacemaker-1", "b3 up left-red", tiers=1)
    game.do("move b3 right instructor-1")
    assert game.options() == ["next left-red", "next peacemaker-1", "next instructor-1"]
    assert game.refused("next top-red") == ("next-first", "BB-68")
    game.do("next peacemaker-1")
    assert game.field.tiers == 2
    game.do("next left-red")
    # One is left: there is nothing to choose.
    assert (game.field.tiers, game.field.out) == (0, True)
    assert sorted(game.field.returned) == ["instructor-1", "left-red", "peacemaker-1"]


@rule("BB-68", "BB-29")
def test_when_a_squad_makes_a_player_fall_nobody_else_is_asked_for() -> None:
    game = led("b5 down instructor-1", "b5 up peacemaker-1", "b5 up left-red", houses=1)
    game.do("move b5 down instructor-1", "next left-red")
    assert (game.field.houses, game.field.out) == (0, True)
    assert 0 not in game.state.actors()


@rule("BB-80", "BB-63", "BB-68")
def test_a_squad_with_the_emperor_is_not_asked() -> None:
    game = led("b3 right instructor-1", "b3 up emperor-1", "b3 up left-red")
    game.do("move b3 right instructor-1")
    assert (game.field.tiers, game.field.out) == (4, True)


@rule("BB-68", "BB-13")
def test_over_the_top_edge_each_may_go_to_another_cemetery() -> None:
    game = led("b1 up instructor-1", "b1 down top-red", players=3)
    game.do("move b1 up instructor-1")
    assert game.options() == ["send 1", "send 2"]
    # The view says who is sent, in the order of types.
    assert game.field.walk is not None
    assert (game.field.walk.type, game.field.walk.squad) == ("top-red", ("instructor-1",))
    game.do("send 1, send 2")
    assert game.sent() == [(1, "top-red"), (2, "instructor-1")]
    left = led("a2 left instructor-1", "a2 down top-red", players=3)
    left.do("move a2 left instructor-1")
    assert left.sent() == [(1, "top-red"), (1, "instructor-1")]


@rule("BB-79", "BB-68", "BB-20")
def test_a_squad_that_a_trap_sends_over_that_edge_is_not_split() -> None:
    game = led("a1 right instructor-1", "a1 down top-red", players=3, traps=("b1 dragon",))
    game.do("move a1 right instructor-1, scatter up, send 2")
    assert game.sent() == [(2, "top-red"), (2, "instructor-1")]
    placed = led("b1 right instructor-1", "b1 down top-red", players=3, phase=2, supply=("dragon",))
    placed.do("place dragon b1, scatter up, send 1")
    assert placed.sent() == [(1, "top-red"), (1, "instructor-1")]


@rule("BB-68", "BB-65")
def test_a_weapon_may_kill_some_of_a_squad() -> None:
    game = led(
        *("b2 up left-red", "b2 up top-blue", "b2 up top-green"),
        *("c2 right instructor-1", "c2 up top-red", "c2 up top-blue"),
        phase=1,
        hero="a1",
        weapon="battle-axe",
    )
    game.do("hero b2, axe red")
    assert game.skeletons() == ["c2 right instructor-1", "c2 up top-blue"]


# ---- saboteur


@rule("BB-66")
def test_a_saboteur_removes_the_traps_it_came_upon_and_goes_to_the_bag() -> None:
    game = led("a2 right saboteur-1", traps=("b2 wall-falling",))
    game.do("move a2 right saboteur-1")
    assert game.skeletons() == ["b3 right saboteur-1"]
    game.go_on()
    assert (game.traps(), game.skeletons()) == ([], [])
    assert game.view.bag["saboteur-1"] == 1


@rule("BB-66")
def test_a_saboteur_may_meet_several_traps_in_one_move() -> None:
    game = led("a2 right saboteur-1", hero="e5", traps=("b2 wall-falling", "b3 wall-falling"))
    game.do("move a2 right saboteur-1").go_on()
    assert (game.traps(), game.skeletons()) == ([], [])
    assert game.view.bag["saboteur-1"] == 1


@rule("BB-66", "BB-19")
def test_a_trap_laid_where_a_sabotaged_one_was_chooses_anew() -> None:
    game = led("a2 right saboteur-1", players=3, traps=("b2 catapult",), drawn=("top-yellow",) * 9)
    game.do("move a2 right saboteur-1, send 2").go_on()
    assert game.state.table.fields[0].aims == []


@rule("BB-66")
def test_a_saboteur_that_met_no_trap_stays() -> None:
    game = led("a2 right saboteur-1", traps=("d5 wall-falling",))
    game.do("move a2 right saboteur-1").go_on()
    assert game.skeletons() == ["b2 right saboteur-1"]
    assert game.traps() == ["d5 wall-falling"]


@rule("BB-66")
def test_exploded_dynamite_stays_as_a_crater() -> None:
    game = led("a2 right saboteur-1", traps=("b2 dynamite",))
    game.do("move a2 right saboteur-1").go_on()
    assert (game.traps(), game.field.craters) == ([], ("b2",))


@rule("BB-66", "BB-69")
@pytest.mark.parametrize("trap", ["labyrinth-black", "hearse", "portal", "catapult", "treasure"])
def test_traps_that_cannot_be_destroyed_are_removed_too(trap: str) -> None:
    game = led("a2 right saboteur-1", traps=(f"b2 {trap}",), advanced=True)
    game.do("move a2 right saboteur-1").go_on()
    assert game.traps() == []
    assert game.view.bag["saboteur-1"] == 1
    assert all(field.supply["hearse"] == 0 for field in game.view.seats)


@rule("BB-66", "BB-65")
def test_in_a_squad_a_saboteur_counts_as_well() -> None:
    game = led("a2 right instructor-1", "a2 up saboteur-1", traps=("b2 wall-falling",))
    game.do("move a2 right instructor-1").go_on()
    assert game.traps() == []
    assert game.skeletons() == ["b3 right instructor-1"]


@rule("BB-69")
def test_a_palisade_that_stopped_it_counts_and_at_the_forest_edge_too() -> None:
    game = led("saboteur-1", traps=("a5 palisade",), hero="e1")
    game.do("enter saboteur-1")
    assert game.edge() == ["left-purple saboteur-1"]
    game.go_on()
    assert (game.traps(), game.field.waiting) == ([], {})
    assert game.view.bag["saboteur-1"] == 1


@rule("BB-69")
def test_not_a_trap_flown_over_under_the_hero_or_next_door() -> None:
    flown = led("a4 right saboteur-1", traps=("b4 spring", "c4 catapult"))
    assert flown.do("move a4 right saboteur-1").go_on().traps() == ["c4 catapult"]
    under = led("a2 right saboteur-1", hero="b2", traps=("b2 wall-rising",))
    assert under.do("move a2 right saboteur-1").go_on().traps() == ["b2 wall-rising"]
    beside = led("a2 right saboteur-1", traps=("b3 treasure",), hero="e5")
    assert beside.do("move a2 right saboteur-1").go_on().traps() == ["b3 treasure"]


@rule("BB-69", "BB-21")
def test_traps_met_in_phase_2_do_not_count() -> None:
    game = led(
        *("b2 up saboteur-1", "e1 down top-red"),
        phase=2,
        supply=("dragon",),
        traps=("c2 labyrinth-white",),
    )
    game.do("place dragon b2, scatter right").go_on()
    game.do("move e1 down top-red").go_on()
    assert game.traps() == ["b2 dragon damaged", "c2 labyrinth-white"]
    assert game.skeletons() == ["c2 right saboteur-1", "e2 down top-red"]


@rule("BB-66", "BB-44")
def test_a_saboteur_that_is_held_by_a_labyrinth_does_not_come_upon_it() -> None:
    game = led("b4 right saboteur-1", side="black", traps=("b4 labyrinth-white",))
    game.do("move b4 right saboteur-1").go_on()
    assert game.traps() == ["b4 labyrinth-white"]


# ---- an owner's own tokens


@rule("BB-60")
def test_each_commander_names_its_rule() -> None:
    rules = Handbook("badbones", "en").rules
    for name, power in POWER_OF.items():
        assert name in rules[power.rule].lower()


@rule("BB-60")
def test_an_owners_tokens_are_checked() -> None:
    data = ROOT / "src" / "ossuary" / "games" / "badbones" / "data" / "components.toml"
    components = tomllib.loads(data.read_text(encoding="utf-8"))
    components["commanders"]["emperor"] = [["left", "red"]]
    bag = new_game(components, players=2, commanders=True).start()
    assert "emperor-1" not in {action.text.split()[2] for action, _ in bag.chances()}
    components["commanders"]["ghost"] = [["left", "red"], ["left", "red"], ["top", "red"]]
    with pytest.raises(ossuary.BadOption) as refused:
        new_game(components, players=2, commanders=True)
    assert (refused.value.id, refused.value.rule) == ("components-commander", "BB-60")


@rule("BB-60")
@pytest.mark.parametrize("seed", range(6))
def test_random_games_end_with_all_their_skeletons(seed: int) -> None:
    rng = Random(seed)
    state = new_game(players=rng.choice([1, 2, 3]), advanced=True, commanders=True).start()
    while not state.over:
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.options(seat)))
    assert state.outcome is not None
