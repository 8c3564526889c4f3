"""What broke other implementations of Nightmarium."""

from __future__ import annotations

import pytest

import ossuary
from tests.conftest import rule
from tests.games.nightmarium.scenario import Scenario


@rule("NM-01")
def test_five_cards_are_dealt_not_six() -> None:
    state = ossuary.game("nightmarium", players=5).start()
    for _ in range(25):
        assert state.options(ossuary.CHANCE)[0].text.startswith("drawn")
        state.apply(ossuary.CHANCE, state.options(ossuary.CHANCE)[0])
    assert state.options(ossuary.CHANCE)[0].text.startswith("first")


@rule("NM-04")
def test_the_one_legion_rule_is_the_engines() -> None:
    game = Scenario("3 30", "66").do("play 3, put legs 1")
    assert game.refused("play 30") == ("other-legion", "NM-04")


@rule("NM-06")
def test_the_deck_is_shuffled_again_between_two_cards_of_one_draw() -> None:
    # 46 is a Wailer: the first card is the last of the deck, the second comes from the discards.
    game = Scenario("46", "66", creatures={0: ["6 35"]}, discard="99", draws="98 99")
    game.state.table.deck = [98]
    game.do("play 46, put head 1")
    assert game.hand(0) == [98, 99]


@rule("NM-08")
def test_no_victory_in_mid_turn() -> None:
    full = ["6 35 13", "30 26 22", "15 71 37", "27 80 52", "72 2"]
    game = Scenario("4 36", "66", creatures={0: full}).do("play 4, put head 5")
    assert not game.state.over
    assert game.asked == 0


@rule("NM-25", "NM-29")
def test_the_singers_second_card_doesnt_vanish() -> None:
    game = Scenario("64", "66", creatures={0: ["6 35", "30 26"]}, draws="4 99")
    game.do("play 64, put head 1", "play 4, put head 2")
    assert game.options() == ["play 99"]
    assert game.do("play 99, put legs 3").creatures(0)[3] == "99"


@rule("NM-11")
def test_a_pure_creature_before_empty_hands_waits_for_nobody() -> None:
    game = Scenario("4", "", "", creatures={0: ["3 2"]}).do("play 4, put head 1")
    assert game.asked == 0


@rule("NM-21", "NM-23", "NM-22")
@pytest.mark.parametrize(
    ("head", "wrong"),
    [
        ("7", ["scavenge 1 1", "scavenge 0 2", "scavenge 1 3"]),
        ("25", ["devour 1", "devour 3"]),
        ("94", ["execute 1 3", "execute 0 2"]),
    ],
)
def test_abilities_hit_what_they_may_and_nothing_else(head: str, wrong: list[str]) -> None:
    creatures = {0: ["66 26", "6"], 1: ["33 35 4", "36"]}
    game = Scenario(head, "", creatures=creatures).do(f"play {head}, put head 1")
    for action in wrong:
        assert action not in game.options()
        game.refused(action)


@rule("NM-12")
def test_nothing_else_can_be_done_while_an_ability_is_pending() -> None:
    game = Scenario("94 3", "66", creatures={0: ["30 26"], 1: ["36"]}).do("play 94, put head 1")
    for action in ("draw", "play 3", "discard 3"):
        game.refused(action)
    for seat in (-1, 1):
        with pytest.raises(ossuary.NotAllowed):
            game.state.apply(seat, game.game.actions.parse("draw"))


@rule("NM-06", "NM-39")
def test_drawn_cards_are_shown_to_nobody_else() -> None:
    game = Scenario("46", "66", "67", creatures={0: ["6 35"]}, draws="99 98")
    game.do("play 46, put head 1")
    for other in (1, 2, None):
        drawn = [heard.values for heard in game.history.of(other) if heard.name == "drawn"]
        assert drawn == [(0, None), (0, None)]
