"""The co-operative game: four towers each, one capital, one supply."""

from __future__ import annotations

from typing import Any

import pytest

import ossuary
from ossuary.kernel.view import EVERYBODY
from tests.conftest import rule
from tests.games.badbones.scenario import Scenario, new_game


def together(*skeletons: str, **more: Any) -> Scenario:
    return Scenario(*skeletons, **{"coop": True, "hero": "c3", **more})


def set_up(**options: Any) -> Any:
    """A game at the question for the heroes."""
    state = new_game(coop=True, **options).start()
    while state.actors() == (ossuary.CHANCE,):
        state.apply(ossuary.CHANCE, state.options(ossuary.CHANCE)[0])
    return state


@rule("BB-50")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_four_towers_each_and_one_capital(players: int) -> None:
    view = set_up(players=players).view(EVERYBODY)
    assert view.capital == players
    for field in view.seats:
        assert (field.towers, field.tiers) == (("b2", "d2", "b4", "d4"), 4)
        assert (field.houses, field.supply) == (0, {})


@rule("BB-50")
def test_two_to_six_play_together() -> None:
    for players in (1, 7):
        with pytest.raises(ossuary.BadOption):
            new_game(players=players, coop=True)
    with pytest.raises(ossuary.BadOption) as refused:
        new_game(players=1, coop=True)
    assert (refused.value.id, refused.value.rule) == ("only-together", "BB-50")


@rule("BB-50", "BB-02")
def test_each_draws_four_of_any_symbol() -> None:
    state = new_game(players=2, coop=True).start()
    assert len(state.options(ossuary.CHANCE)) == 15
    parse = state.game.actions.parse
    for seat in (0, 1):
        for _ in range(4):
            state.apply(ossuary.CHANCE, parse(f"drawn {seat} top-red"))
    assert [field.waiting for field in state.view(None).seats] == [{"top-red": 4}] * 2


@rule("BB-50")
def test_the_hero_begins_on_a_tower_of_ones_choice() -> None:
    state = set_up(players=3)
    assert state.actors() == (0, 1, 2)
    assert state.view(0).seats[0].hero is None
    assert [action.text for action in state.options(1)] == [
        *("hero b2", "hero d2", "hero b4", "hero d4"),
    ]
    parse = state.game.actions.parse
    with pytest.raises(ossuary.NotAllowed) as refused:
        state.apply(1, parse("hero c3"))
    assert (refused.value.id, refused.value.rule) == ("hero-on-tower", "BB-50")
    for seat in (1, 0, 2):
        state.apply(seat, parse("hero d4"))
    assert (state.view(0).round, state.view(0).phase) == (1, 1)


@rule("BB-50", "BB-33")
def test_those_of_the_top_come_in_from_below() -> None:
    game = together("top-red", "top-green", "left-green", "right-green")
    game.do("enter top-red", "enter top-green", "enter left-green", "enter right-green")
    # An arrow turns only who comes at right angles to it.
    assert game.skeletons() == [
        *("a1 right left-green", "a5 up top-green", "c5 up top-red", "e5 left right-green"),
    ]


# ---- the shared supply


@rule("BB-51")
@pytest.mark.parametrize("players", [2, 5])
def test_one_supply_for_all(players: int) -> None:
    supply = set_up(players=players).view(None).supply
    assert supply == {"wall": players, "catapult": players, "dragon": players, "treasure": 1}


@rule("BB-51", "BB-57")
def test_what_one_takes_the_others_see_and_lack_at_once() -> None:
    game = together("d1 up top-red", phase=2)
    assert "place treasure a1" in [action.text for action in game.state.options(1)]
    game.do("place treasure a1")
    assert game.state.view(1).seats[0].traps[0].tile == "treasure"
    assert game.state.view(1).supply["treasure"] == 0
    with pytest.raises(ossuary.NotAllowed) as refused:
        game.state.apply(1, game.game.actions.parse("place treasure b1"))
    assert (refused.value.id, refused.value.rule) == ("none-left-shared", "BB-57")


@rule("BB-51")
def test_a_removed_trap_reaches_the_supply_only_after_the_phase() -> None:
    game = together("d1 right left-red", phase=2, traps=("a1 treasure",))
    assert game.view.supply["treasure"] == 0
    game.do("remove a1")
    assert (game.view.supply["treasure"], game.field.lifted) == (0, ("treasure",))
    assert "place treasure b1" not in [action.text for action in game.state.options(1)]
    game.go_on()
    assert (game.view.supply["treasure"], game.field.lifted) == (1, ())


@rule("BB-57", "BB-03")
def test_everything_is_seen_at_once() -> None:
    game = together("d1 right left-red", "c5 up top-red")
    game.do("move d1 right left-red")
    assert game.state.view(1).seats[0] == game.state.view(None).seats[0] == game.field
    assert [one.moved for one in game.state.view(1).seats[0].skeletons].count(True) == 1


# ---- towers and ruins


@rule("BB-52")
def test_a_tower_stops_one_skeleton_and_is_a_ruin() -> None:
    game = together("b1 down left-red", "a2 right left-blue", "e1 down right-red")
    game.do("move b1 down left-red")
    assert game.field.towers == ("d2", "b4", "d4")
    assert game.field.returned == ("left-red",)
    # The ruin's arrow turns who comes next.
    game.do("move a2 right left-blue")
    assert "b2 up left-blue" in game.skeletons()


@rule("BB-52")
def test_a_hero_in_a_tower_does_not_prevent_it() -> None:
    game = together("b1 down left-red", hero="b2", phase=3)
    game.do("move b1 down left-red")
    assert (game.field.towers, game.field.slain) == (("d2", "b4", "d4"), ())


@rule("BB-56")
def test_a_hero_on_a_tower_that_falls_kills_who_comes_after() -> None:
    game = together("b1 down left-red", "a2 right left-blue", hero="b2")
    game.do("move b1 down left-red", "move a2 right left-blue")
    assert game.field.slain == ("left-blue",)


@rule("BB-56", "BB-08")
def test_on_a_ruin_a_trap_may_be_placed_but_not_on_a_tower() -> None:
    game = together(phase=2, ruins=("b2",))
    assert "place wall-rising b2" in game.options()
    assert game.refused("place wall-rising d2") == ("place-tower", "BB-08")


@rule("BB-52", "BB-68")
def test_of_a_squad_one_is_named_for_the_tower_and_the_others_are_on_the_ruin() -> None:
    game = together("a2 right instructor-1", "a2 up top-red", "a2 up left-blue", commanders=True)
    game.do("move a2 right instructor-1")
    assert game.options() == ["next left-blue", "next top-red", "next instructor-1"]
    game.do("next top-red")
    assert game.skeletons() == ["b2 up instructor-1", "b2 up left-blue"]
    assert all(one.moved for one in game.field.skeletons)
    assert game.field.towers == ("d2", "b4", "d4")


@rule("BB-75", "BB-52")
def test_a_hero_on_that_tower_kills_the_rest_of_the_squad() -> None:
    game = together(
        *("a2 right instructor-1", "a2 up top-red", "a2 up left-blue", "a2 up top-blue"),
        *("e1 down right-red",),
        commanders=True,
        hero="b2",
        weapon="crossbow",
    )
    game.do("move a2 right instructor-1", "next top-red")
    assert game.field.slain == ("left-blue", "top-blue", "instructor-1")
    assert game.options() == ["strike e1", "keep"]


# ---- the edges


@rule("BB-53", "BB-13")
def test_over_the_bottom_edge_to_a_cemetery_of_choice() -> None:
    game = together("b5 down left-red", "a3 left right-red", "e3 right left-red", players=3)
    game.do("move b5 down left-red")
    assert game.options() == ["send 1", "send 2"]
    game.do("send 2", "move a3 left right-red", "move e3 right left-red")
    assert game.sent() == [(2, "left-red"), (1, "right-red"), (2, "left-red")]
    two = together("b5 down left-red")
    assert two.do("move b5 down left-red").sent() == [(1, "left-red")]


@rule("BB-53")
def test_over_the_top_edge_a_house_of_the_capital_burns() -> None:
    game = together("c1 up top-red", "e1 down right-red", players=3)
    game.do("move c1 up top-red")
    assert (game.view.capital, game.field.returned) == (2, ("top-red",))
    assert game.state.view(2).capital == 2


@rule("BB-53", "BB-20")
def test_a_dragon_cannot_send_to_the_capital() -> None:
    game = together("a1 right left-green", traps=("b1 dragon",))
    game.do("move a1 right left-green")
    assert game.options() == ["scatter right", "scatter down", "scatter left"]
    assert game.refused("scatter up") == ("scatter-capital", "BB-53")
    below = together("b4 down left-red", ruins=("b4",), traps=("b5 dragon",))
    below.do("move b4 down left-red")
    assert "scatter down" in below.options()


@rule("BB-34", "BB-19", "BB-42")
def test_a_hearse_goes_to_anothers_cemetery_and_the_shared_supply() -> None:
    game = together("a3 right left-red", players=3, traps=("b3 hearse",), advanced=True, hero="e5")
    game.do("move a3 right left-red")
    assert game.options() == ["send 1", "send 2"]
    game.do("send 2").go_on()
    assert game.view.supply["hearse"] == 1
    assert game.view.seats[2].cemetery == {"left-red": 1}


# ---- the end


@rule("BB-54")
def test_lost_at_once_when_the_capital_is_burnt() -> None:
    game = together("c1 up top-red", "e1 up top-green", "a5 right left-purple", round=4)
    game.do("move c1 up top-red")
    assert not game.state.over
    game.do("move e1 up top-green")
    # Neither this player nor the other is asked any more.
    assert game.state.over
    outcome = game.outcome
    assert (outcome.winners, outcome.scores, outcome.reason.name) == ((), (3, 3), "OVERRUN")


@rule("BB-54")
def test_lost_at_once_when_somebody_has_no_tower_left() -> None:
    game = together("b1 down left-red", "a5 right left-purple", ruins=("d2", "b4", "d4"))
    game.do("move b1 down left-red")
    assert game.outcome.reason.rule == "BB-54"


@rule("BB-54")
def test_lost_by_a_dragon_in_phase_2() -> None:
    game = together("b1 down left-red", "c1 up top-red", ruins=("d2", "b4", "d4"), phase=2)
    game.do("place dragon b1, scatter down")
    assert game.state.over


@rule("BB-54")
def test_won_when_round_ten_is_over() -> None:
    game = together("a5 right left-purple", round=10, drawn=("top-red",) * 6)
    game.do("move a5 right left-purple")
    assert not game.state.over
    game.go_on()
    outcome = game.outcome
    assert (outcome.winners, outcome.scores, outcome.reason.name) == ((0, 1), (10, 10), "HELD")


@rule("BB-54")
def test_before_round_ten_it_goes_on() -> None:
    game = together("a5 right left-purple", round=9, drawn=("top-red",) * 6)
    game.do("move a5 right left-purple").go_on()
    assert game.view.round == 10


# ---- the advanced and the commanders' game


@rule("BB-55", "BB-48")
def test_the_teleport_wand_may_choose_any_standing_tower() -> None:
    game = together(
        *("c4 up top-red", "c4 up top-blue", "c4 up top-green"),
        phase=1,
        hero="c3",
        weapon="teleport-wand",
        ruins=("d2",),
    )
    game.do("hero c4")
    assert game.options() == ["strike b2", "strike b4", "strike d4", "keep"]
    assert game.do("strike b4").field.hero == "b4"


@rule("BB-58", "BB-61")
def test_a_sapper_destroys_the_one_tower_or_two_houses() -> None:
    game = together(
        "b1 down sapper-1", "c1 up sapper-2", "e5 left right-green", commanders=True, players=3
    )
    game.do("move b1 down sapper-1")
    assert game.field.towers == ("d2", "b4", "d4")
    game.do("move c1 up sapper-2")
    assert game.view.capital == 1


@rule("BB-58", "BB-61")
def test_a_peacemaker_at_a_tower_goes_to_the_bag_and_in_the_capital_rebuilds() -> None:
    game = together(
        *("b1 down peacemaker-1", "a1 up top-red", "c1 up peacemaker-2", "e1 up peacemaker-3"),
        *("a2 right left-blue",),
        commanders=True,
        ruins=("d4",),
    )
    game.do("move b1 down peacemaker-1")
    assert game.field.towers == ("b2", "d2", "b4")
    game.do("move a1 up top-red")
    assert game.view.capital == 1
    game.do("move c1 up peacemaker-2", "move e1 up peacemaker-3")
    assert game.view.capital == 2
    assert game.field.returned == ("peacemaker-1", "top-red", "peacemaker-2", "peacemaker-3")


@rule("BB-58", "BB-52")
def test_on_a_ruin_a_peacemaker_is_an_ordinary_skeleton() -> None:
    game = together("b1 down peacemaker-1", commanders=True, ruins=("b2",))
    game.do("move b1 down peacemaker-1")
    assert game.skeletons() == ["b2 down peacemaker-1"]


@rule("BB-58", "BB-68")
def test_a_peacemaker_in_a_squad_leaves_the_tower_for_the_next() -> None:
    game = together("a2 right instructor-1", "a2 up peacemaker-1", commanders=True)
    game.do("move a2 right instructor-1", "next peacemaker-1")
    assert game.field.towers == ("d2", "b4", "d4")
    assert sorted(game.field.returned) == ["instructor-1", "peacemaker-1"]


@rule("BB-52", "BB-65")
def test_the_leader_itself_may_be_named_for_the_tower() -> None:
    game = together("a2 right instructor-1", "a2 up top-red", "a2 up left-blue", commanders=True)
    game.do("move a2 right instructor-1", "next instructor-1")
    assert game.skeletons() == ["b2 up left-blue", "b2 up top-red"]


@rule("BB-58", "BB-63")
@pytest.mark.parametrize("way", ["b1 down", "c1 up"])
def test_the_emperor_loses_the_game_for_all(way: str) -> None:
    game = together(f"{way} emperor-1", commanders=True, players=3)
    game.do(f"move {way} emperor-1")
    assert game.state.over
    assert game.outcome.winners == ()


@rule("BB-58", "BB-63")
def test_only_the_hero_that_kills_the_emperor_leaves() -> None:
    game = together("c4 up emperor-1", "e1 down right-red", commanders=True, phase=1)
    game.do("hero c4")
    assert [field.hero is None for field in game.view.seats] == [True, False]
