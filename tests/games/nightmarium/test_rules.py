"""The rules of Nightmarium, each by its id: setup, turns, playing, drawing, the end."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import ossuary
from ossuary.games.nightmarium.actions import PLAY, TORSO
from ossuary.games.nightmarium.rules import IDLE, LONGEST
from ossuary.kernel.view import EVERYBODY
from tests.conftest import rule
from tests.games.nightmarium.scenario import Scenario, new_game

THREE = "3 8 1"
"""A complete creature, all necromunculi: legs without ability, two scavengers."""
FOUR = ["6 35 13", "30 26 22", "15 71 37", "27 80 52"]
"""Complete creatures without abilities, none of one legion."""


def dealt(**options: Any) -> Any:
    """A game at its first question."""
    state, rng = ossuary.game("nightmarium", **options).start(), Random(5)
    while state.actors() == (ossuary.CHANCE,):
        state.apply(ossuary.CHANCE, rng.choice(state.options(ossuary.CHANCE)))
    return state


# ---- setup


@rule("NM-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_cards_each_and_the_rest_is_the_deck(players: int) -> None:
    view = dealt(players=players).view(EVERYBODY)
    assert [seat.cards for seat in view.seats] == [5] * players
    assert view.deck == 108 - 5 * players
    cards = [card for seat in view.seats for card in seat.hand]
    assert len({*cards}) == 5 * players


@rule("NM-01")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_may_play(players: int) -> None:
    with pytest.raises(ossuary.BadOption) as refused:
        ossuary.game("nightmarium", players=players)
    assert refused.value.rule == "NM-01"


@rule("NM-01")
def test_the_first_player_is_chosen_or_drawn() -> None:
    assert {dealt(players=3, first=2).view(None).turn} == {2}
    state = ossuary.game("nightmarium", players=3).start()
    while state.options(ossuary.CHANCE)[0].text.startswith("drawn"):
        state.apply(ossuary.CHANCE, state.options(ossuary.CHANCE)[0])
    assert [(action.text, weight) for action, weight in state.chances()] == [
        ("first 0", 1),
        ("first 1", 1),
        ("first 2", 1),
    ]


@rule("NM-01", "NM-30")
def test_the_cards() -> None:
    base, advanced = (new_game(seals=seals).box for seals in (False, True))
    assert base.cards == list(range(1, 109))
    assert advanced.cards == list(range(1, 121))
    assert Counter(base.legion[1:109]) == {0: 27, 1: 27, 2: 27, 3: 27}


# ---- turns


@rule("NM-02", "NM-15")
def test_two_actions_of_three_kinds() -> None:
    game = Scenario("3 30 13", "66", draws="99")
    assert game.options() == [
        *("play 3", "play 30", "draw"),
        *("discard 3", "discard 13", "discard 30"),
    ]
    game.do("play 3, put legs 1")
    assert (game.asked, game.view.turn) == (0, 0)
    game.do("draw")
    assert (game.asked, game.view.turn) == (1, 1)


@rule("NM-02")
@pytest.mark.parametrize("twice", ["play 3, put legs 1", "draw", "discard 13, done"])
def test_the_same_action_may_be_done_twice(twice: str) -> None:
    again = twice.replace("3", "6").replace("1", "2") if "play" in twice else twice
    again = "discard 30, done" if "discard" in twice else again
    game = Scenario("3 6 13 30", "66", draws="99 98").do(twice, again)
    assert game.asked == 1


@rule("NM-02")
def test_nothing_else_is_an_action() -> None:
    game = Scenario("3 30", "66")
    assert game.refused("rest") == ("play-draw-discard", "NM-02")
    assert game.refused("play 66") == ("not-in-hand", "NM-02")
    with pytest.raises(ossuary.NotAllowed) as refused:
        game.state.apply(1, game.game.actions.parse("draw"))
    assert refused.value.id == "not-asked"


@rule("NM-03")
def test_a_creature_grows_from_the_legs() -> None:
    game = Scenario("3 26 13", "66")
    assert game.refused("play 26") == ("no-place", "NM-03")
    assert game.refused("play 13") == ("no-place", "NM-03")
    game.do("play 3")
    assert game.options() == ["put legs 1"]
    assert game.refused("put torso 1") == ("not-its-part", "NM-03")
    assert game.refused("put seal 1") == ("not-its-part", "NM-33")
    assert game.refused("put legs 2") == ("place-legs", "NM-19")
    assert game.refused("draw") == ("put-the-card", "NM-03")
    game.do("put legs 1")
    assert game.options("play") == ["play 26"]
    game.do("play 26, put torso 1")
    assert game.creatures(0) == {1: "3 26"}


@rule("NM-03")
def test_a_card_with_several_positions_takes_any_one_that_fits() -> None:
    # 65 is legs, torso or head.
    game = Scenario("65", "66", creatures={0: ["3", "30 2", "6 35 4"]})
    game.do("play 65")
    assert game.options() == ["put legs 4", "put torso 1", "put head 2"]
    assert game.refused("put torso 2") == ("place-torso", "NM-03")
    assert game.refused("put head 3") == ("place-head", "NM-03")
    assert game.do("put torso 1").creatures(0)[1] == "3 65"
    assert "put head 1" not in game.options()


@rule("NM-03")
def test_cards_are_laid_before_oneself_alone() -> None:
    game = Scenario("2", "66", creatures={1: ["3"]})
    assert game.options("play") == []


@rule("NM-04")
def test_two_cards_of_one_turn_are_of_one_legion() -> None:
    game = Scenario("3 6 30", "66", creatures={0: ["9"]}).do("play 3, put legs 2")
    assert game.options("play") == ["play 6"]
    assert game.refused("play 30") == ("other-legion", "NM-04")


@rule("NM-04")
def test_one_card_alone_is_free_and_so_is_the_next_turn() -> None:
    game = Scenario("3 30", "66", draws="85 97 94 100").do("draw", "play 30, put legs 1")
    assert game.do("draw, draw").options("play") == ["play 3"]


@rule("NM-04", "NM-33")
def test_a_seal_counts_for_the_one_legion_rule() -> None:
    game = Scenario("109 112 6 30", "66", creatures={0: [THREE]}, seals=True)
    game.do("play 109, put seal 1", "rest")
    assert game.options("play") == ["play 6"]
    game = Scenario("109 112 6 30", "66", creatures={0: [THREE]}, seals=True)
    game.do("play 30, put legs 2")
    assert game.options("play") == ["play 112"]


@rule("NM-04")
def test_cards_played_by_abilities_neither_are_bound_nor_bind() -> None:
    # 31, a manster, is a head with a Mockingbird.
    game = Scenario("31 72 30 6", "66", creatures={0: ["3 26"]})
    game.do("play 31, put head 1")
    assert game.options() == ["play 6", "play 30", "play 72"]
    game.do("play 72, put legs 2")
    assert game.options("play") == ["play 30"]


@rule("NM-05", "NM-09")
@pytest.mark.parametrize("victory", [5, 6, 7])
def test_as_many_creatures_as_the_victory_needs(victory: int) -> None:
    legs = ["3", "6", "9", "12", "15", "18", "24"]
    game = Scenario("27 11", "66", creatures={0: legs[:victory]}, victory=victory)
    assert game.options("play") == ["play 11"]
    assert game.refused("play 27") == ("no-place-legs", "NM-05")
    game.do("play 11")
    assert game.options() == [f"put torso {place}" for place in range(1, victory + 1)]
    assert game.refused("put legs 1") == ("places-full", "NM-05")
    game = Scenario("27 11", "66", creatures={0: legs[: victory - 1]}, victory=victory)
    assert game.options("play 27") == ["play 27"]


@rule("NM-09")
@pytest.mark.parametrize("victory", [4, 8])
def test_victory_at_five_six_or_seven(victory: int) -> None:
    with pytest.raises(ossuary.BadOption) as refused:
        ossuary.game("nightmarium", victory=victory)
    assert refused.value.rule == "NM-09"


@rule("NM-06", "NM-39")
def test_a_drawn_card_is_its_owners_secret() -> None:
    game = Scenario("3", "66", draws="99").do("draw")
    assert game.hand(0) == [3, 99]
    assert [heard.values for heard in game.history.of(0) if heard.name == "drawn"] == [(0, 99)]
    for other in (1, None):
        assert [h.values for h in game.history.of(other) if h.name == "drawn"] == [(0, None)]
        assert game.state.view(other).seats[0].hand is None
        assert game.state.view(other).seats[0].cards == 2


@rule("NM-06")
def test_no_hand_limit() -> None:
    game = Scenario("3", "66", rest_to=0)
    assert len(game.hand(0)) == 107
    assert len(game.options("discard")) == 107


@rule("NM-06")
def test_an_empty_deck_is_the_shuffled_discard_pile() -> None:
    game = Scenario("3", "66", discard="99 13 40", rest_to=1).do("draw")
    assert [action.values[1] for action in game.state.options(ossuary.CHANCE)] == [13, 40, 99]
    assert game.view.discard == ()
    assert game.told("shuffled")[0].values == (3,)


@rule("NM-06")
def test_it_is_shuffled_only_when_a_card_is_needed() -> None:
    game = Scenario("3 30", "66", discard="99", rest_to=1, draws="99").do("draw")
    assert (game.view.deck, game.view.discard) == (0, ())
    game.do("discard 30, done")
    assert (game.view.deck, game.view.discard) == (0, (30,))


@rule("NM-06")
def test_the_draw_action_needs_something_to_draw() -> None:
    game = Scenario("3", "66", rest_to=1)
    assert game.options() == ["play 3", "discard 3"]
    assert game.refused("draw") == ("nothing-to-draw", "NM-06")


@rule("NM-07")
@pytest.mark.parametrize(("discarded", "drawn"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_one_card_for_two_discarded(discarded: int, drawn: int) -> None:
    hand = [1, 4, 7, 13, 16, 19, 22]
    game = Scenario(" ".join(map(str, hand)), "66", draws="99 98 97")
    game.do(*[f"discard {card}" for card in hand[:discarded]], "done")
    assert game.view.discard == tuple(hand[:discarded])
    assert game.hand(0) == hand[discarded:] + sorted([99, 98, 97][:drawn])


@rule("NM-07")
def test_at_least_one_card_and_any_number() -> None:
    game = Scenario("3 30", "66", draws="99")
    assert game.refused("done") == ("discard-one", "NM-07")
    assert game.refused("discard 66") == ("not-in-hand", "NM-07")
    game.do("discard 30")
    assert game.options() == ["discard 3", "done"]
    assert game.refused("discard 30") == ("not-in-hand", "NM-07")
    assert game.refused("draw") == ("discard-or-done", "NM-07")
    # With the last card of the hand there is nothing more to ask.
    game.do("discard 3")
    assert game.hand(0) == [99]


@rule("NM-07")
def test_what_was_just_discarded_may_come_back() -> None:
    game = Scenario("3 30", "66", rest_to=1).do("discard 3, discard 30")
    assert [action.values[1] for action in game.state.options(ossuary.CHANCE)] == [3, 30]


@rule("NM-10")
def test_without_anything_to_do_the_rest_of_the_turn_is_lost() -> None:
    game = Scenario("3", "66", rest_to=1).do("play 3, put legs 1")
    assert (game.asked, game.view.turn) == (1, 1)
    assert [heard.values for heard in game.told("nothing-left")] == [(0,)]
    game = Scenario("", "66", rest_to=1)
    assert game.asked == 1


@rule("NM-10", "NM-08")
def test_a_lost_rest_of_the_turn_can_still_win() -> None:
    game = Scenario("4", "66", creatures={0: ["72 2", *FOUR]}, rest_to=1)
    game.do("play 4, put head 1")
    assert game.told("nothing-left")
    assert game.state.outcome is not None
    assert game.state.outcome.winners == (0,)


# ---- the end


@rule("NM-08")
def test_five_complete_creatures_at_the_end_of_the_turn_win() -> None:
    game = Scenario("4", "66", creatures={0: ["3 35", *FOUR[1:], "72 2 67"]}, draws="99")
    game.do("play 4, put head 1")
    assert not game.state.over
    game.do("draw")
    outcome = game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (5, 0))
    assert outcome.reason.rule == "NM-08"


@rule("NM-08")
def test_five_reached_and_lost_again_is_no_win() -> None:
    # 25, a head with a Devourer, completes the fifth and beheads another.
    game = Scenario("25", "66", creatures={0: ["3 35", *FOUR[1:], "72 2 67"]}, draws="99")
    game.do("play 25, put head 1, devour 2", "draw")
    assert not game.state.over
    assert game.view.turn == 1


@rule("NM-08")
def test_only_on_ones_own_turn() -> None:
    game = Scenario("3", "66", creatures={1: [*FOUR, "72 2 67"]}, draws="99 98 97 96")
    game.do("draw, draw")
    assert not game.state.over
    game.do("draw, draw")
    assert game.state.outcome is not None
    assert game.state.outcome.winners == (1,)


@rule("NM-09")
def test_a_longer_game_needs_more() -> None:
    game = Scenario("3", "66", creatures={0: [*FOUR, "72 2 67"]}, victory=6, draws="99 98")
    assert not game.do("draw, draw").state.over


@rule("NM-18")
def test_the_game_ends_when_nobody_lays_a_card() -> None:
    game = Scenario("13", "66", creatures={1: [FOUR[0]]})
    while not game.state.over:
        actor = game.state.actors()[0]
        action = "draw" if actor >= 0 else game.state.options(ossuary.CHANCE)[0].text
        game.state.apply(actor, game.game.actions.parse(action))
    assert game.state.table.turns == IDLE * 2
    outcome = game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason.rule) == ((1,), (0, 1), "NM-18")


@rule("NM-18")
def test_a_card_that_is_laid_begins_the_count_anew() -> None:
    game = Scenario("3", "66", draws="99 98 97 96 95")
    game.state.table.idle = IDLE * 2 - 1
    game.do("play 3, put legs 1", "draw")
    assert not game.state.over
    assert game.state.table.idle == 0
    game.state.table.idle = IDLE * 2 - 1
    assert game.do("draw, draw").state.over


@rule("NM-18")
def test_the_game_ends_after_two_hundred_turns_of_each() -> None:
    game = Scenario("3", "66", creatures={0: [FOUR[0]], 1: [FOUR[1]]}, draws="99 98")
    game.state.table.turns = LONGEST * 2 - 1
    game.do("play 3, put legs 2", "draw")
    outcome = game.state.outcome
    assert outcome is not None
    # Equal ones share the win.
    assert (outcome.winners, outcome.reason.rule) == ((0, 1), "NM-18")


@rule("NM-18", "NM-08")
def test_victory_comes_before_the_end_by_exhaustion() -> None:
    game = Scenario("3", "66", creatures={0: [*FOUR, "72 2 67"]}, draws="99 98")
    game.state.table.turns = LONGEST * 2 - 1
    game.do("draw, draw")
    assert game.state.outcome is not None
    assert game.state.outcome.reason.rule == "NM-08"


@rule("NM-18")
def test_a_dead_position_comes_to_an_end() -> None:
    """Every place has legs, and nobody can get a torso: no card fits anywhere, whoever draws it."""
    legs = ["3", "6", "9", "12", "15", "18", "24"]
    more = ["27", "30", "33", "36", "39", "42", "45"]
    game = Scenario("1", "4", creatures={0: legs, 1: more}, victory=7)
    table, parts = game.state.table, game.game.box.parts
    table.deck = [card for card in table.deck if not parts[card] >> TORSO & 1]
    rng = Random(3)
    while not game.state.over:
        actor = game.state.actors()[0]
        options = game.state.options(actor)
        assert not any(action.verb is PLAY for action in options)
        game.state.apply(actor, rng.choice(options))
    assert table.turns == IDLE * 2


@rule("NM-19")
def test_places_are_kept_and_new_legs_take_the_lowest() -> None:
    # 25 is a head with a Devourer: the legs in place 2 are gone, those in place 3 stay there.
    game = Scenario("25 3", "66", creatures={0: ["30 2", "6", "9"]})
    game.do("play 25, put head 1, devour 2")
    assert game.creatures(0) == {1: "30 2 25", 3: "9"}
    game.do("play 3")
    assert game.options() == ["put legs 2"]
