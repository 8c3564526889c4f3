"""The weapons: when they may be used, and what each does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ossuary.kernel.view import EVERYBODY
from tests.conftest import rule
from tests.games.badbones.scenario import Scenario

THREE = ("b2 up top-red", "b2 left right-blue", "b2 down top-green")
"""Whom a hero on a1 destroys by a step to b2."""


def armed(weapon: str, *others: str, **more: Any) -> Scenario:
    """The hero has just destroyed three in phase 1, and stands on b2."""
    game = Scenario(*THREE, *others, phase=1, hero="a1", weapon=weapon, **more)
    return game.do("hero b2")


def arrivals(weapon: str, *others: str, hero: str = "b2", **more: Any) -> Scenario:
    """Three have come to the hero on b2 in phase 3."""
    game = Scenario(
        *("a2 right left-blue", "b1 down top-yellow", "b3 up top-red"),
        *others,
        hero=hero,
        weapon=weapon,
        **more,
    )
    return game.do("move a2 right left-blue", "move b1 down top-yellow", "move b3 up top-red")


@rule("BB-47")
def test_a_weapon_may_be_used_after_three_at_once_in_phase_1() -> None:
    assert armed("crossbow", "d4 up top-red").options() == ["strike d4", "keep"]
    game = Scenario(*THREE[:2], phase=1, hero="a1", weapon="crossbow").do("hero b2")
    assert 0 not in game.state.actors()


@rule("BB-47")
def test_without_a_weapon_nothing_is_asked() -> None:
    game = Scenario(*THREE, "d4 up top-red", phase=1, hero="a1").do("hero b2")
    assert 0 not in game.state.actors()


@rule("BB-47")
def test_in_phase_3_all_that_the_hero_has_destroyed_count() -> None:
    game = Scenario(
        *("a2 right left-blue", "b1 down top-yellow", "b3 up top-red", "c2 left right-yellow"),
        *("d4 up top-blue",),
        hero="b2",
        weapon="crossbow",
    )
    game.do("move a2 right left-blue", "move b1 down top-yellow")
    assert "move b3 up top-red" in game.options()
    game.do("move b3 up top-red")
    assert game.options() == ["strike c2", "strike d4", "keep"]
    # Kept, it is offered after the next one again; used, it isn't.
    game.do("keep", "move c2 left right-yellow")
    assert game.options() == ["strike d4", "keep"]


@rule("BB-47")
def test_it_is_used_once_in_a_phase() -> None:
    game = arrivals("crossbow", "c2 left right-yellow", "d4 up top-blue")
    game.do("strike d4, hit up top-blue", "move c2 left right-yellow")
    assert 0 not in game.state.actors()


@rule("BB-47")
def test_it_can_be_used_in_the_next_phase_again() -> None:
    game = armed(
        *("crossbow", "a2 right left-blue", "b1 down top-yellow", "b3 up top-red"),
        *("d4 up top-blue", "e5 left right-red"),
    )
    game.do("strike d4, hit up top-blue").go_on()
    game.do("nothing").go_on()
    game.do("move a2 right left-blue", "move b1 down top-yellow", "move b3 up top-red")
    assert game.options() == ["strike e5", "keep"]


@rule("BB-47")
def test_a_weapons_own_kills_do_not_count() -> None:
    game = armed("two-handed-sword", *("c2 up top-red",) * 3, "e5 up top-red")
    game.do("hero c2")
    assert sorted(game.field.slain) == ["right-blue", "top-green", "top-red"]
    assert game.field.returned == ("top-red",) * 3
    assert 0 not in game.state.actors()


@rule("BB-47", "BB-21")
def test_phase_2_never_counts() -> None:
    game = Scenario(
        *("b2 up top-red",) * 3,
        "d4 up top-blue",
        phase=2,
        hero="c2",
        weapon="crossbow",
        supply=("dragon",),
    )
    game.do("place dragon b2, scatter right, scatter right, scatter right")
    assert game.field.slain == ("top-red",) * 3
    assert 0 not in game.state.actors()


@rule("BB-47")
def test_an_answer_that_is_none_is_refused() -> None:
    game = armed("crossbow", "d4 up top-red")
    assert game.refused("strike a1") == ("weapon-target", "BB-48")
    assert game.refused("hero a1") == ("weapon-first", "BB-47")
    game.do("strike d4")
    assert game.refused("hit down top-red") == ("hit-first", "BB-48")


@rule("BB-47")
def test_without_three_kills_a_weapon_is_refused() -> None:
    game = Scenario(*THREE[:2], phase=1, hero="a1", weapon="crossbow")
    assert game.refused("strike b2") == ("hero-first", "BB-05")


# ---- each weapon


@rule("BB-48")
def test_a_crossbow_destroys_one_skeleton_on_the_field() -> None:
    game = armed("crossbow", "d4 up top-red", "d4 up top-red", "d4 left right-red", "left-green")
    game.do("strike d4")
    assert game.options() == ["hit up top-red", "hit left right-red"]
    game.do("hit up top-red")
    assert game.skeletons() == ["d4 left right-red", "d4 up top-red"]
    assert game.field.returned == ("top-red",)


@rule("BB-72")
def test_of_equal_ones_the_crossbow_hits_who_has_still_to_move() -> None:
    game = arrivals("crossbow", "d4 up top-blue", moved=("d4 up top-blue",))
    game.do("strike d4, hit up top-blue")
    assert [one.moved for one in game.field.skeletons] == [True]


@rule("BB-48", "BB-77")
def test_a_death_wand_sends_the_slain_to_anothers_cemetery() -> None:
    game = armed("death-wand", players=3)
    assert game.options() == ["send 1", "send 2", "keep"]
    game.do("send 2")
    assert {whom for whom, _ in game.sent()} == {2}
    assert len(game.sent()) == 3
    assert (game.field.slain, game.field.returned) == ((), ())
    assert game.go_on().view.seats[2].cemetery == {"right-blue": 1, "top-red": 1, "top-green": 1}


@rule("BB-48", "BB-34")
def test_alone_the_death_wand_sends_to_the_own_cemetery() -> None:
    assert armed("death-wand", players=1).options() == ["send 0", "keep"]


@rule("BB-77")
def test_who_comes_after_the_death_wand_goes_to_the_bag() -> None:
    game = arrivals("death-wand", "c2 left right-yellow")
    game.do("send 1", "move c2 left right-yellow")
    assert len(game.sent()) == 3
    assert game.field.slain == ("right-yellow",)


@rule("BB-48")
def test_a_teleport_wand_takes_the_hero_to_the_tower() -> None:
    game = armed("teleport-wand")
    assert game.options() == ["strike c3", "keep"]
    assert game.do("strike c3").field.hero == "c3"


@rule("BB-48")
def test_a_two_handed_sword_is_one_more_move_that_destroys() -> None:
    game = armed("two-handed-sword", "c2 up top-red")
    assert len(game.options("hero")) == 8
    game.do("hero c2")
    assert (game.field.hero, game.skeletons()) == ("c2", [])
    later = arrivals("two-handed-sword", "c2 up top-red", "d4 up top-blue")
    later.do("hero c2")
    assert later.options() == ["move d4 up top-blue"]


@rule("BB-48")
def test_a_battle_axe_destroys_all_of_a_symbol_next_to_the_hero() -> None:
    game = armed(
        "battle-axe",
        *("b1 up top-red", "b1 left right-red", "c2 up top-blue", "b3 up left-red"),
        *("c3 up top-red", "d2 up top-red", "a1 up top-red"),
    )
    assert game.options() == ["axe red", "axe blue", "keep"]
    game.do("axe red")
    assert sorted(game.field.returned) == ["left-red", "right-red", "top-red"]
    assert "c2 up top-blue" in game.skeletons()
    assert "a1 up top-red" in game.skeletons()


@rule("BB-48")
def test_at_the_border_an_axe_has_fewer_cells() -> None:
    game = Scenario(
        *("a1 up top-red",) * 3, "b1 up top-blue", phase=1, hero="a2", weapon="battle-axe"
    )
    assert game.do("hero a1").options() == ["axe blue", "keep"]


@rule("BB-36", "BB-49")
def test_a_flail_moves_them_unturned_to_an_empty_cell() -> None:
    game = armed(
        "flail", "c2 up top-red", "c2 left right-red", "a1 up top-red", traps=("b1 wall-rising",)
    )
    assert game.options() == ["strike a1", "strike c2", "keep"]
    game.do("strike c2")
    # No skeleton, trap or tower is there.
    assert game.options() == ["fling c1", "fling a2", "fling a3", "fling b3"]
    assert game.refused("fling b1") == ("fling-full", "BB-36")
    assert game.refused("nothing") == ("fling-first", "BB-36")
    game.do("fling a3")
    assert game.skeletons() == ["a1 up top-red", "a3 left right-red", "a3 up top-red"]
    assert not any(one.moved for one in game.field.skeletons)


@rule("BB-36")
def test_a_crater_is_empty_and_nothing_acts_on_who_is_flung() -> None:
    game = armed("flail", "c2 up top-red", craters=("c1",), traps=("d1 treasure",))
    game.do("strike c2, fling c1")
    assert game.skeletons() == ["c1 up top-red"]


@rule("BB-36")
def test_those_who_had_still_to_move_do_so_after_the_flail() -> None:
    game = arrivals("flail", "c2 right right-yellow", "d4 up top-blue")
    game.do("strike c2, fling c1")
    assert game.options() == ["move c1 right right-yellow", "move d4 up top-blue"]


@rule("BB-36", "BB-47")
def test_a_flail_without_an_empty_cell_is_not_offered() -> None:
    traps = ("a2 wall-rising", "b1 wall-rising")
    game = Scenario(*("b2 up top-red",) * 3, phase=1, hero="a1", weapon="flail", traps=traps)
    assert 0 not in game.do("hero b2").state.actors()


@rule("BB-36")
def test_a_rapier_turns_all_of_a_cell() -> None:
    game = armed("rapier", "c2 up top-red", "c2 left right-red", "e5 up top-red")
    assert game.options() == ["strike c2", "keep"]
    game.do("strike c2")
    assert game.refused("nothing") == ("turn-first", "BB-36")
    assert game.options() == ["turn up", "turn right", "turn down", "turn left"]
    game.do("turn down")
    assert game.skeletons() == ["c2 down right-red", "c2 down top-red", "e5 up top-red"]


@rule("BB-36", "BB-22")
def test_a_rapier_turns_away_from_a_treasure() -> None:
    game = armed("rapier", "c2 right top-red", traps=("d2 treasure",))
    assert game.do("strike c2, turn up").skeletons() == ["c2 up top-red"]


# ---- the ice wand


@rule("BB-35")
def test_frozen_in_phase_1_they_miss_this_rounds_move() -> None:
    game = armed("ice-wand", "d4 up top-red", "d4 left right-red", "e1 down top-blue")
    game.do("strike d4").go_on()
    game.do("nothing").go_on()
    assert game.options() == ["move e1 down top-blue"]
    assert [one.iced for one in game.field.skeletons] == [False, True, True]
    game.do("move e1 down top-blue").go_on()
    assert [(one.moved, one.iced) for one in game.field.skeletons] == [(False, False)] * 3


@rule("BB-35", "BB-21")
def test_who_misses_a_move_is_told_from_who_has_moved() -> None:
    game = armed(
        "ice-wand", "d4 up top-red", "a5 up left-red", "e1 down top-blue", supply=("dragon",)
    )
    game.do("strike d4").go_on()
    game.do("place dragon a5, scatter right").go_on()
    told = {one.cell: (one.moved, one.iced) for one in game.field.skeletons}
    assert told == {"e1": (False, False), "b5": (True, False), "d4": (True, True)}
    # Whoever runs from a dragon has moved.
    game = Scenario(phase=2, moved=("d4 up top-red",), supply=("dragon",))
    assert game.field.skeletons[0].iced
    assert not game.do("place dragon d4, scatter down").field.skeletons[0].iced


@rule("BB-35", "BB-04")
def test_frozen_after_their_move_they_miss_the_next_rounds() -> None:
    game = arrivals(
        "ice-wand", "d4 up top-blue", moved=("e1 down top-red",), drawn=("top-red",) * 6
    )
    game.do("strike e1")
    assert [(one.cell, one.frozen) for one in game.field.skeletons if one.moved] == [("e1", True)]
    game.do("move d4 up top-blue").go_on()
    assert game.view.round == 2
    # Its colour differs from the others' until it thaws.
    assert {one.cell: one.moved for one in game.field.skeletons} == {"e1": True, "d3": False}
    assert {one.cell: one.iced for one in game.field.skeletons} == {"e1": True, "d3": False}
    game.do("hero a1").go_on()
    game.do("nothing").go_on()
    assert "move e1 down top-red" not in game.options()


@rule("BB-35")
def test_frozen_before_their_move_in_phase_3_they_miss_it() -> None:
    game = arrivals("ice-wand", "d4 up top-blue", "e1 down top-red")
    game.do("strike e1")
    assert game.options() == ["move d4 up top-blue"]


@rule("BB-35", "BB-32")
def test_a_frozen_one_is_still_there_when_a_heroic_victory_is_looked_for() -> None:
    alone: dict[str, Any] = {"players": 1, "rounds": 4, "round": 5, "heroic": True}
    game = arrivals("ice-wand", moved=("e1 down top-red",), **alone)
    game.do("strike e1").go_on()
    assert not game.state.over
    assert [one.iced for one in game.field.skeletons] == [True]
    other = arrivals("crossbow", moved=("e1 down top-red",), **alone)
    other.do("strike e1, hit down top-red").go_on()
    assert other.outcome.winners == (0,)


@rule("BB-35")
def test_who_misses_a_move_is_so_in_a_copy_and_in_what_is_imagined() -> None:
    game = armed("ice-wand", "d4 up top-red", moved=("e1 down top-blue",), supply=("dragon",))
    game.do("strike d4")
    assert [(one.cell, one.iced, one.frozen) for one in game.field.skeletons] == [
        ("e1", True, False),
        ("d4", True, False),
    ]
    imagined = game.game.imagine(game.view, Random(1))
    assert imagined.view(0) == game.view
    later = arrivals("ice-wand", "d4 up top-blue", moved=("e1 down top-red",)).do("strike e1")
    assert [one.frozen for one in later.field.skeletons] == [False, True]
    assert later.game.imagine(later.view, Random(1)).view(0) == later.view
    game.go_on()
    before, twin = game.state.view(EVERYBODY), game.state.clone()
    twin.apply(0, game.game.actions.parse("place treasure e4"))
    assert twin.view(0).seats[0].skeletons != before.seats[0].skeletons
    assert game.state.view(EVERYBODY) == before


@rule("BB-35", "BB-22", "BB-21")
def test_frozen_ones_may_be_lured_killed_and_scattered() -> None:
    game = Scenario(phase=2, moved=("d4 up top-red",), supply=("dragon",))
    assert game.do("place treasure e4").skeletons() == ["d4 right top-red"]
    game = Scenario(phase=1, hero="c5", moved=("d4 up top-red",))
    assert game.do("hero d4").field.slain == ("top-red",)
    game = Scenario(phase=2, moved=("d4 up top-red",), supply=("dragon",))
    assert game.do("place dragon d4, scatter down").skeletons() == ["d5 down top-red"]


@rule("BB-73", "BB-78")
def test_a_freezing_that_is_doubled_lasts_two_rounds_unless_a_dragon_thaws_it() -> None:
    game = armed("ice-wand", moved=("d4 up top-red",))
    game.do("strike d4")
    assert [(one.moved, one.frozen) for one in game.field.skeletons] == [(True, True)]
    again = armed("ice-wand", moved=("d4 up top-red",), supply=("dragon",))
    again.do("strike d4").go_on()
    again.do("place dragon d4, scatter down")
    assert [(one.moved, one.frozen) for one in again.field.skeletons] == [(True, False)]


@rule("BB-08", "BB-35")
def test_no_trap_is_placed_on_a_frozen_skeleton() -> None:
    game = Scenario(phase=2, moved=("d4 up top-red",))
    assert game.refused("place wall-rising d4") == ("place-skeleton", "BB-08")


@rule("BB-47", "BB-33")
@pytest.mark.parametrize("weapon", ["crossbow", "ice-wand", "battle-axe", "flail", "rapier"])
def test_nothing_reaches_those_at_the_forest_edge(weapon: str) -> None:
    assert 0 not in armed(weapon, "left-green", "top-red").state.actors()
