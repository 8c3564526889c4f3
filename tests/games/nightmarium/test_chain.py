"""Completing creatures, their abilities and seals, each rule by its id; the rulebook's examples."""

from __future__ import annotations

from random import Random

import pytest

import ossuary
from ossuary.games.nightmarium.chain import MOST_CHAINS
from tests.conftest import rule
from tests.games.nightmarium.scenario import Scenario, numbers

# ---- completing


@rule("NM-11")
def test_a_pure_creature_makes_every_opponent_discard() -> None:
    # Seat 1 has necromunculi, seat 2 has none, seat 3 no cards at all.
    game = Scenario("4", "1 7 30", "33 66 87", "", creatures={0: ["3 2"]})
    game.do("play 4, put head 1")
    assert game.asked == 1
    assert game.options() == ["discard 1", "discard 7"]
    assert game.refused("discard 30") == ("pay-legion", "NM-11")
    assert game.refused("discard 66") == ("not-in-hand", "NM-11")
    assert game.refused("draw") == ("pay-first", "NM-11")
    game.do("discard 7")
    assert game.asked == 2
    assert game.options() == ["discard 33", "discard 66", "discard 87"]
    game.do("discard 66")
    assert game.options() == ["discard 33", "discard 87"]
    assert game.refused("discard 66") == ("not-in-hand", "NM-11")
    assert game.refused("done") == ("pay-second", "NM-11")
    game.do("discard 87")
    assert game.asked == 0
    assert game.view.discard == (7, 66, 87)


@rule("NM-11")
def test_who_has_one_card_discards_one() -> None:
    game = Scenario("4", "30", creatures={0: ["3 2"]}).do("play 4, put head 1", "discard 30")
    assert game.asked == 0
    assert game.hand(1) == []


@rule("NM-11")
def test_clockwise_from_the_left_of_the_active_player() -> None:
    game = Scenario("1", "7", "4", "13", creatures={2: ["3 2"]}, turn=2)
    game.do("play 4, put head 1")
    asked = []
    for card in (13, 1, 7):
        asked.append(game.asked)
        game.do(f"discard {card}")
    assert asked == [3, 0, 1]


@rule("NM-11")
def test_a_mixed_creature_makes_nobody_discard() -> None:
    game = Scenario("4", "1", creatures={0: ["3 35"]}).do("play 4, put head 1")
    assert game.asked == 0
    assert not game.told("pure")


@rule("NM-11", "NM-33")
def test_a_seal_is_owed_like_any_card_of_its_legion() -> None:
    game = Scenario("4", "109 30", creatures={0: ["3 2"]}, seals=True).do("play 4, put head 1")
    assert game.options() == ["discard 109"]


@rule("NM-11", "NM-12")
def test_the_abilities_wait_for_the_discards() -> None:
    # 7 is a Scavenger; who pays may lose the card, not the creature, before.
    game = Scenario("7", "1", creatures={0: ["3 2"], 1: ["30"]}).do("play 7, put head 1")
    assert game.options() == ["discard 1"]
    assert game.do("discard 1").options() == ["scavenge 1 1"]


@rule("NM-12")
def test_head_then_torso_then_legs() -> None:
    # 94 Executioner, 53 Devourer, 63 Wailer.
    game = Scenario("94", "66", creatures={0: ["63 53", "3"], 1: ["30"]}, draws="99 98")
    game.do("play 94, put head 1")
    assert game.options() == ["execute 1 1"]
    game.do("execute 1 1")
    assert game.options() == ["devour 2"]
    game.do("devour 2")
    assert [heard.values[3] for heard in game.told("acts")] == ["executioner", "devourer", "wailer"]
    assert game.hand(0) == [30, 98, 99]


@rule("NM-12")
def test_a_card_without_ability_is_passed_over() -> None:
    game = Scenario("4", "66", creatures={0: ["12 35"]}, draws="99 98").do("play 4, put head 1")
    assert game.hand(0) == [98, 99]


@rule("NM-12")
def test_no_ability_can_be_refused() -> None:
    game = Scenario("25", "66", creatures={0: ["3 35", "30 26 22"]}).do("play 25, put head 1")
    assert game.options() == ["devour 2"]
    for other in ("draw", "rest", "unable", "done"):
        assert game.refused(other) == ("devour", "NM-23")


@rule("NM-13")
def test_what_cannot_be_carried_out_ends_the_chain() -> None:
    # 94 Executioner has no target, so the Wailer in the legs doesn't act.
    game = Scenario("94", "66", creatures={0: ["63 71"]}, draws="99").do("play 94, put head 1")
    assert game.asked == 0
    assert game.hand(0) == []
    assert [heard.values for heard in game.told("stopped")] == [(0, 1, "head", "executioner")]


@rule("NM-13")
def test_what_happened_before_stays() -> None:
    # 46 Wailer, 47 Wailer, then a Scavenger without a target.
    game = Scenario("46", "66", creatures={0: ["9 47"]}, draws="99 98 97 96")
    game.do("play 46, put head 1")
    assert game.hand(0) == [96, 97, 98, 99]
    assert [heard.values[3] for heard in game.told("stopped")] == ["scavenger"]


@rule("NM-14")
def test_a_creature_completed_by_an_ability_ends_the_first_chain() -> None:
    # 31 is a Mockingbird: it completes another creature, and the Wailer of the first is lost.
    game = Scenario("31 4", "66", creatures={0: ["63 26", "30 71"]}, draws="99")
    game.do("play 31, put head 1", "play 4, put head 2")
    assert game.told("broken-off")[0].values == (0, 1)
    assert game.hand(0) == []
    assert [heard.values[3] for heard in game.told("acts")] == ["mockingbird"]


@rule("NM-14", "NM-11")
def test_the_new_creature_makes_its_discard() -> None:
    game = Scenario("31 4", "66 1", creatures={0: ["63 26", "3 2"]})
    game.do("play 31, put head 1", "play 4, put head 2")
    assert (game.asked, game.options()) == (1, ["discard 1"])


@rule("NM-16")
def test_a_creature_that_is_completed_again_acts_again() -> None:
    # 28 devours the own head of the second creature, 32 gives it a new one: pure, and a Wailer.
    game = Scenario("28 22", "1 66", creatures={0: ["66 32", "12 2 4"]}, draws="99 98")
    game.do("play 28, put head 1", "devour 2")
    game.do("play 22, put head 2", "discard 1")
    assert game.hand(0) == [98, 99]
    assert game.told("completed")[-1].values == (0, 2)


@rule("NM-17", "NM-41")
def test_a_forced_chain_without_end_comes_to_an_end() -> None:
    game = Scenario("25", "1", creatures={0: ["66 56", "69 68 28"]}, rest_to=1)
    rng = Random(1)
    game.do("play 25, put head 1")
    while game.asked == 0 and game.view.turn == 0 and not game.told("too-many"):
        actor = game.state.actors()[0]
        options = game.state.options(actor)
        assert len(options) == 1
        game.state.apply(actor, rng.choice(options))
        while game.state.actors() == (ossuary.CHANCE,):
            (only,) = game.state.options(ossuary.CHANCE)
            game.state.apply(ossuary.CHANCE, only)
    assert len(game.told("completed")) == MOST_CHAINS
    assert len(game.told("too-many")) == 1
    # Every action counts anew.
    assert game.state.table.chains == 0


# ---- abilities


@rule("NM-20")
@pytest.mark.parametrize("deck", ["99", "98 99"])
def test_the_wailer_draws_two_or_what_there_is(deck: str) -> None:
    # 46 Wailer, then 53 Devourer, which is asked if the chain goes on.
    game = Scenario("46", "66", creatures={0: ["6 53", "3"]}, discard=deck, rest_to=1, draws=deck)
    game.do("play 46, put head 1")
    assert game.hand(0) == numbers(deck)
    assert game.options() == ["devour 2"]


@rule("NM-20", "NM-13")
def test_the_wailer_with_nothing_to_draw_ends_the_chain() -> None:
    game = Scenario("46", "66", creatures={0: ["6 53", "3"]}, rest_to=1)
    game.do("play 46, put head 1")
    assert [heard.values[3] for heard in game.told("stopped")] == ["wailer"]


@rule("NM-21")
def test_the_scavenger_discards_an_incomplete_creature_whole() -> None:
    game = Scenario(
        "7", "66", "67", creatures={0: ["30 26", "6"], 1: ["33 35", "36 2 4"], 2: ["39"]}
    )
    game.do("play 7, put head 1")
    assert game.options() == ["scavenge 1 1", "scavenge 2 1"]
    assert game.refused("scavenge 1 2") == ("scavenge", "NM-21")
    assert game.refused("scavenge 0 2") == ("scavenge", "NM-21")
    game.do("scavenge 1 1")
    assert game.creatures(1) == {2: "36 2 4"}
    assert game.view.discard == (35, 33)


@rule("NM-22", "NM-26", "NM-39")
def test_the_executioner_takes_the_top_card() -> None:
    game = Scenario("94", "66", creatures={0: ["30 26", "6"], 1: ["33 35", "36 2 4", "39"]})
    game.do("play 94, put head 1")
    assert game.options() == ["execute 1 1", "execute 1 2", "execute 1 3"]
    assert game.refused("execute 0 2") == ("execute", "NM-22")
    assert game.refused("execute 1 4") == ("execute", "NM-22")
    game.do("execute 1 2")
    assert game.hand(0) == [4]
    assert game.creatures(1) == {1: "33 35", 2: "36 2", 3: "39"}
    for viewer in (None, 1):
        assert game.state.view(viewer).seats[0].known == (4,)


@rule("NM-26")
@pytest.mark.parametrize(
    ("creature", "left", "top"),
    [("33", {}, 33), ("33 35", {1: "33"}, 35), ("33 35 4", {1: "33 35"}, 4)],
)
def test_the_top_card_is_the_highest(creature: str, left: dict[int, str], top: int) -> None:
    game = Scenario("94", "66", creatures={0: ["30 26"], 1: [creature]})
    game.do("play 94, put head 1", "execute 1 1")
    assert (game.creatures(1), game.hand(0)) == (left, [top])


@rule("NM-22")
def test_what_was_taken_can_be_played_at_once() -> None:
    # 94 Executioner, then 32 Mockingbird.
    game = Scenario("94", "66", creatures={0: ["30 32"], 1: ["33"]})
    game.do("play 94, put head 1", "execute 1 1")
    assert game.options() == ["play 33"]


@rule("NM-23")
def test_the_devourer_spares_only_its_own_creature() -> None:
    game = Scenario("25", "66", creatures={0: ["30 35", "6", "36 2 4"]}).do("play 25, put head 1")
    assert game.options() == ["devour 2", "devour 3"]
    game.do("devour 3")
    assert game.creatures(0)[3] == "36 2"
    assert game.view.discard == (4,)


@rule("NM-23", "NM-13")
def test_alone_the_devourer_cannot_act() -> None:
    game = Scenario("25", "66", creatures={0: ["12 35"]}).do("play 25, put head 1")
    assert [heard.values[3] for heard in game.told("stopped")] == ["devourer"]


@rule("NM-24")
def test_the_mockingbird_plays_a_card_of_any_legion() -> None:
    game = Scenario("31 72 13 98", "66", creatures={0: ["3 26", "6"]}).do("play 31, put head 1")
    assert game.options() == ["play 72", "play 98"]
    assert game.refused("unable") == ("must-play", "NM-24")
    assert game.refused("draw") == ("mimic", "NM-24")
    assert game.refused("play 13") == ("no-place", "NM-03")
    assert game.refused("play 66") == ("not-in-hand", "NM-02")
    assert game.do("play 98, put torso 2").creatures(0)[2] == "6 98"


@rule("NM-24", "NM-13")
def test_a_hand_without_a_playable_card_isnt_shown() -> None:
    game = Scenario("31 13", "66", creatures={0: ["12 26"]}, draws="99").do("play 31, put head 1")
    # All see that it is asked, and nobody whether it can.
    assert game.options() == ["unable"]
    assert game.state.view(1).seats[0].hand is None
    game.do("unable")
    assert [heard.values[3] for heard in game.told("stopped")] == ["mockingbird"]
    assert game.hand(0) == [13]


@rule("NM-24", "NM-13")
def test_with_an_empty_hand_the_mockingbird_isnt_asked() -> None:
    game = Scenario("31", "66", creatures={0: ["12 26"]}).do("play 31, put head 1")
    assert [heard.values[3] for heard in game.told("stopped")] == ["mockingbird"]


@rule("NM-25")
def test_the_singer_turns_up_two_and_plays_both() -> None:
    game = Scenario("64", "66", creatures={0: ["3 26"]}, draws="99 2").do("play 64, put head 1")
    assert game.view.turned == (2, 99)
    assert game.options() == ["play 99"]
    assert game.refused("play 2") == ("turned-no-place", "NM-25")
    assert game.refused("draw") == ("sing", "NM-25")
    game.do("play 99, put legs 2")
    assert game.options() == ["play 2"]
    assert game.do("play 2, put torso 2").creatures(0)[2] == "99 2"


@rule("NM-25")
def test_what_doesnt_fit_is_discarded_and_the_chain_goes_on() -> None:
    # 64 Singer, 47 Wailer.
    game = Scenario("64", "66", creatures={0: ["3 47"]}, draws="4 13 99 98")
    game.do("play 64, put head 1")
    assert game.view.discard == (4, 13)
    assert game.hand(0) == [98, 99]


@rule("NM-25", "NM-06")
@pytest.mark.parametrize(("discard", "turned"), [("", 0), ("4", 1)])
def test_the_singer_turns_up_what_there_is(discard: str, turned: int) -> None:
    game = Scenario("64", "66", creatures={0: ["3 47"]}, discard=discard, rest_to=1, draws=discard)
    game.do("play 64, put head 1")
    assert len(game.told("turn")) == turned
    assert bool(game.told("stopped")) is (not turned)


@rule("NM-25", "NM-06")
def test_a_card_that_is_turned_up_isnt_shuffled_in() -> None:
    game = Scenario("64", "66 4 13", creatures={0: ["3 47"]}, discard="99 98", draws="98")
    game.state.table.deck = [98]
    game.state.table.discard = [99]
    game.do("play 64, put head 1")
    assert [action.value for action in game.state.options(ossuary.CHANCE)] == [99]


@rule("NM-29")
def test_both_cards_of_a_singer_are_dealt_with_before_what_they_start() -> None:
    # Two heads complete two creatures: both pure ones discard, only the last one acts.
    game = Scenario(
        *("64", "66 7 40 41 43"),
        creatures={0: ["81 47", "3 2", "30 35"]},
        draws="1 31",
    )
    game.do("play 64, put head 1")
    assert game.options() == ["play 1", "play 31"]
    game.do("play 1, put head 2")
    assert game.options() == ["play 31"]
    game.do("play 31, put head 3")
    # The first to be laid is the first to make its discard.
    assert game.options() == ["discard 7"]
    assert game.do("discard 7").options() == ["discard 40", "discard 41", "discard 43"]
    game.do("discard 40")
    # 1 is a Scavenger and never acts; 31 is a Mockingbird, with an empty hand.
    assert [heard.values[3] for heard in game.told("acts")] == ["singer", "mockingbird"]


# ---- the examples


@rule("NM-27")
def test_the_worked_example_of_the_rulebook() -> None:
    anya, borya, vova, gena = "88 47 91 8", "7 30", "87 36", ""
    game = Scenario(
        *(anya, borya, vova, gena),
        creatures={
            0: ["60 32", "42 56 85", "3", "57"],
            1: ["33 35 37"],
            3: ["72 71"],
        },
        draws="99 40 96 43 4 1 13",
    )
    game.do("draw")
    # No. 1 has three Mockingbirds: torso and head of No. 4 from the hand, and it is complete.
    game.do("play 88, put head 1", "play 47, put torso 4", "play 91, put head 4")
    assert game.told("broken-off")[-1].values == (0, 1)
    assert not game.told("pure")
    # No. 4: Devourer, Wailer, Singer.
    assert list(game.do("devour 2").view.discard) == [85]
    assert game.hand(0) == [8, 40, 96, 99]
    assert game.view.turned == (4, 43)
    game.do("play 43, put head 2")
    # The other head no longer fits.
    assert list(game.view.discard) == [85, 4]
    # No. 2: Mockingbird, Singer; before its Devourer No. 3 is complete.
    game.do("play 8, put torso 3")
    assert game.view.turned == (1, 13)
    game.do("play 1, put head 3")
    assert list(game.view.discard) == [85, 4, 13]
    assert game.told("broken-off")[-1].values == (0, 2)
    # No. 3 is a pure necromunculus.
    assert game.told("pure")[-1].values == (0, 3, "necromunculus")
    game.do("discard 7", "discard 87, discard 36")
    assert game.hand(3) == []
    # Two Scavengers; for the second there is no target.
    game.do("scavenge 3 1")
    assert game.creatures(3) == {}
    assert game.told("stopped")[-1].values == (0, 3, "torso", "scavenger")
    assert game.view.turn == 1
    assert game.view.seats[0].complete == 4
    abilities = [heard.values[3] for heard in game.told("acts")]
    assert abilities == [
        *("mockingbird", "mockingbird"),
        *("devourer", "wailer", "singer"),
        *("mockingbird", "singer"),
        *("scavenger", "scavenger"),
    ]


@rule("NM-28")
def test_an_executioner_beheads_and_the_scavenger_discards_the_rest() -> None:
    game = Scenario("94", "66", creatures={0: ["30 8"], 1: ["33 35 4"]})
    game.do("play 94, put head 1", "execute 1 1")
    assert game.options() == ["scavenge 1 1"]
    game.do("scavenge 1 1")
    assert (game.creatures(1), game.view.discard, game.hand(0)) == ({}, (35, 33), [4])


@rule("NM-28")
def test_a_devourer_beheads_and_the_mockingbird_gives_a_new_head() -> None:
    # 28 Devourer and 32 Mockingbird; 46 is a Wailer.
    game = Scenario("28 46", "66", creatures={0: ["66 32", "3 26 4"]}, draws="99 98")
    game.do("play 28, put head 1", "devour 2", "play 46, put head 2")
    assert game.hand(0) == [98, 99]


# ---- seals


@rule("NM-30")
def test_twelve_seals_are_shuffled_in() -> None:
    assert len(Scenario("", "", seals=True).state.table.deck) == 120
    assert len(Scenario("", "").state.table.deck) == 108


@rule("NM-31", "NM-33")
def test_a_seal_goes_on_an_own_complete_creature_without_one() -> None:
    creatures = {0: ["3 8 1", "6 35", "30 26 22 112"], 1: ["33 71 37"]}
    game = Scenario("109", "66", creatures=creatures, seals=True).do("play 109")
    assert game.options() == ["put seal 1"]
    for place in (2, 3, 4):
        assert game.refused(f"put seal {place}") == ("place-seal", "NM-31")
    assert game.refused("put head 2") == ("not-its-part", "NM-03")
    assert game.do("put seal 1").creatures(0)[1] == "3 8 1 109"


@rule("NM-31")
def test_without_a_complete_creature_a_seal_cannot_be_played() -> None:
    game = Scenario("109", "66", creatures={0: ["6 35"]}, seals=True)
    assert game.refused("play 109") == ("no-place-seal", "NM-31")


@rule("NM-31", "NM-37", "NM-36")
def test_two_of_three_abilities_match_the_seal() -> None:
    # Head and legs are mansters, a Wailer each; the torso is a Scavenger of another legion.
    creatures = {0: ["54 8 46"], 1: ["33"]}
    game = Scenario("112", "66", creatures=creatures, seals=True, draws="99 98 97 96")
    game.do("play 112, put seal 1")
    assert game.options() == ["replay", "rest"]
    assert game.refused("draw") == ("replay-or-rest", "NM-31")
    game.do("replay")
    assert game.hand(0) == [96, 97, 98, 99]
    assert [heard.values[2:] for heard in game.told("acts")] == [
        ("head", "wailer"),
        ("legs", "wailer"),
    ]


@rule("NM-31")
def test_the_owner_may_let_them_rest() -> None:
    game = Scenario("112", "66", creatures={0: ["54 8 46"]}, seals=True)
    game.do("play 112, put seal 1", "rest")
    assert (game.hand(0), game.asked) == ([], 0)


@rule("NM-35", "NM-37")
def test_a_seal_of_another_legion_only_protects() -> None:
    game = Scenario("118", "1 66", creatures={0: ["54 8 46"]}, seals=True)
    game.do("play 118, put seal 1")
    assert game.options("replay") == []
    assert game.creatures(0) == {1: "54 8 46 118"}


@rule("NM-35")
def test_a_seal_makes_no_second_discard() -> None:
    game = Scenario("109", "1 66", creatures={0: ["3 2 4"]}, seals=True)
    game.do("play 109, put seal 1")
    assert game.asked == 0


@rule("NM-32")
def test_an_embodied_creature_is_out_of_reach() -> None:
    creatures = {0: ["30 26", "6 35 13 112"], 1: ["33 71 37 118", "36"]}
    game = Scenario("94", "66", creatures=creatures, seals=True).do("play 94, put head 1")
    assert game.options() == ["execute 1 2"]
    game = Scenario("25", "66", creatures=creatures, seals=True).do("play 25, put head 1")
    assert [heard.values[3] for heard in game.told("stopped")] == ["devourer"]
    assert game.view.seats[0].complete == 2


@rule("NM-32")
def test_one_seal_per_creature() -> None:
    game = Scenario("109", "66", creatures={0: ["3 8 1 112"]}, seals=True)
    assert game.options("play") == []


@rule("NM-34")
def test_a_mockingbird_plays_a_seal_and_its_chain_ends() -> None:
    # 31 is a Mockingbird; the Wailer below it never acts, also if the replay is declined.
    creatures = {0: ["63 26", "54 8 46"]}
    game = Scenario("31 112", "66", creatures=creatures, seals=True, draws="99")
    game.do("play 31, put head 1", "play 112")
    assert game.options() == ["put seal 1", "put seal 2"]
    game.do("put seal 2", "rest")
    assert (game.hand(0), game.told("broken-off")[0].values) == ([], (0, 1))


@rule("NM-34")
def test_the_chain_ends_even_if_nothing_matches() -> None:
    game = Scenario("31 118", "66", creatures={0: ["63 26", "54 8 46"]}, seals=True)
    game.do("play 31, put head 1", "play 118, put seal 2")
    assert game.hand(0) == []
    assert [heard.values[3] for heard in game.told("acts")] == ["mockingbird"]


@rule("NM-34", "NM-36")
def test_a_seal_on_the_creature_of_the_mockingbird_itself() -> None:
    # It acts again from its head on: those of the seal's legion, also what was never reached.
    creatures = {0: ["54 26"]}
    game = Scenario("31 112 72", "66", creatures=creatures, seals=True, draws="99 98")
    game.do("play 31, put head 1", "play 112, put seal 1", "replay", "play 72, put legs 2")
    assert game.hand(0) == [98, 99]


@rule("NM-34")
def test_a_singer_plays_a_seal_or_discards_it() -> None:
    creatures = {0: ["81 47"]}
    game = Scenario("64", "66", creatures=creatures, seals=True, draws="115 4")
    game.do("play 64, put head 1")
    assert game.options() == ["play 115"]
    game.do("play 115, put seal 1")
    assert game.view.discard == (4,)
    assert game.options() == ["replay", "rest"]
    # In a replay the only complete creature is sealed already.
    game = Scenario("115", "66", creatures={0: ["81 2 64"]}, seals=True, draws="109 4")
    game.do("play 115, put seal 1", "replay")
    assert game.view.discard == (4, 109)


@rule("NM-36", "NM-14")
def test_a_replay_is_a_chain() -> None:
    # The Executioner has no target: the Mockingbird of the same legion doesn't act.
    game = Scenario("118", "66", creatures={0: ["90 26 94"]}, seals=True)
    game.do("play 118, put seal 1", "replay")
    assert [heard.values[3] for heard in game.told("stopped")] == ["executioner"]
    assert len(game.told("acts")) == 1


@rule("NM-40")
def test_every_seal_has_a_number() -> None:
    box = Scenario("", "", seals=True).game.box
    assert [box.legion[card] for card in range(109, 121)] == [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3
