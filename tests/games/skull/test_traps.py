"""Mistakes that other implementations of Skull made; each broke at least one of them."""

from __future__ import annotations

from random import Random

import pytest

import ossuary
from ossuary.kernel.play import playout
from tests.conftest import rule
from tests.games.skull.scenario import Scene, bids


@rule("SK-19")
def test_neither_the_owner_of_the_skull_nor_the_next_seat_starts_the_next_round() -> None:
    scene = Scene().put("f f s f").do("0 place flower", "1 bid 5", "1 flip 2", "chance lose flower")
    assert scene.view().first == 1


@rule("SK-08")
def test_a_player_who_passed_cannot_bid_again() -> None:
    scene = Scene("fffs fffs fffs").put("f f f").do("0 bid 1", "1 pass", "2 bid 2", "0 bid 3")
    with pytest.raises(ossuary.NotAllowed):
        scene.do("1 bid 3")
    assert scene.actors() == (0,)


@rule("SK-16")
def test_the_blind_draw_takes_flowers_and_skulls_by_their_numbers() -> None:
    drawn = {"flower": 0, "skull": 0}
    rng = Random(4)
    scene = Scene("fffs fffs").put("f s").do("0 bid 2", "0 flip 1")
    for _ in range(4000):
        action = scene.state.chances().draw(rng.random)
        drawn[str(action.json()[1])] += 1
    assert 0.22 < drawn["skull"] / 4000 < 0.28


@rule("SK-17")
def test_after_the_own_skull_nothing_is_drawn() -> None:
    scene = Scene("fffs fffs").put("s f").do("0 bid 2")
    assert scene.actors() == (0,)


@rule("SK-16", "SK-17")
def test_only_the_challenger_loses_a_disc() -> None:
    scene = Scene("fffs fffs fffs").put("f s f").do("0 bid 3", "0 flip 1", "chance lose flower")
    assert [scene.seat(seat).discs for seat in range(3)] == [3, 4, 4]


@rule("SK-10", "SK-12")
def test_discs_never_flip_from_the_bottom() -> None:
    scene = Scene("fffs fffs").put("s s").do("0 place flower", "1 place flower", "0 bid 2")
    scene.do("1 pass")
    assert scene.heard("flipped")[0].values == (0, 0, "flower")


@rule("SK-15")
def test_flipped_discs_return_to_the_hand() -> None:
    scene = Scene("fffs fffs").put("f f").do("0 bid 2", "0 flip 1")
    assert scene.options(0) == ["place flower", "place skull"]
    assert scene.seat(0).in_hand == 4
    assert scene.seat(1).flipped == ()


@rule("SK-10")
def test_the_own_discs_are_flipped_before_any_choice() -> None:
    scene = Scene("fffs fffs").put("f f").do("0 bid 1", "1 bid 2")
    assert [heard.values[1] for heard in scene.heard("flipped")] == [1]
    assert scene.options() == ["flip 0"]


@rule("SK-09")
def test_nobody_can_break_the_attempt_of_a_maximum_bid() -> None:
    scene = Scene("fffs fffs fffs").put("f f f").do("0 bid 3")
    for seat in (1, 2):
        assert scene.options(seat) == []
        with pytest.raises(ossuary.NotAllowed):
            scene.do(f"{seat} pass")


@rule("SK-11")
def test_a_bid_smaller_than_the_own_stack_flips_nobody_elses_disc() -> None:
    scene = Scene("fffs fffs").put("f s").do("0 place flower", "1 bid 1", "0 bid 2", "1 pass")
    assert scene.heard("succeeded")[0].values == (0,)


@rule("SK-06")
def test_an_empty_hand_may_open_with_more_than_one() -> None:
    scene = Scene("f fffs fffs").put("f f f")
    assert scene.options() == bids(1, 3)


@rule("SK-18", "SK-20")
def test_elimination_in_the_middle_of_a_game_does_not_stop_the_table() -> None:
    for seed in range(200):
        state = ossuary.game("skull", players=6).start()
        playout(state, Random(seed))
        assert state.over


@rule("SK-27")
def test_a_spectator_receives_no_hidden_thing() -> None:
    scene = Scene("fffs fffs").put("s f").do("0 place flower")
    for seat in range(2):
        view = scene.seat(seat, player=None)
        assert (view.hand, view.stack, view.lost) == (None, None, None)
    assert {heard.values for heard in scene.heard("place", player=None)} == {(None,)}


@rule("SK-27")
def test_the_order_of_a_hand_tells_nothing() -> None:
    before = Scene("fffs fffs").put("s f").seat(0, player=0).hand
    scene = Scene("fffs fffs").put("f f").do("0 place skull", "1 place flower")
    after = scene.seat(0, player=0).hand
    # A hand is two numbers, so there is no order in it that could tell what was drawn or played.
    assert before is not None
    assert after is not None
    assert (before.flowers, before.skulls) == (3, 0)
    assert (after.flowers, after.skulls) == (2, 0)
