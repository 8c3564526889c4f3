"""The rules of Skull, one by one, by their ledger ids."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import ossuary
from ossuary.kernel.play import playout
from ossuary.kernel.view import EVERYBODY
from tests.conftest import rule
from tests.games.skull.scenario import Scene, bids


@rule("SK-01")
def test_a_tribe_has_three_flowers_a_skull_and_a_mat_on_its_skull_side() -> None:
    state = ossuary.game("skull", players=3).start()
    for seat in state.view(EVERYBODY).seats:
        assert (seat.hand.flowers, seat.hand.skulls) == (3, 1)
        assert (seat.discs, seat.in_hand, seat.on_mat) == (4, 4, 0)
        assert not seat.turned


@rule("SK-02")
def test_two_to_twelve_players() -> None:
    for players in range(2, 13):
        assert len(ossuary.game("skull", players=players).start().view(None).seats) == players
    for players in (1, 13):
        with pytest.raises(ossuary.BadOption) as refused:
            ossuary.game("skull", players=players)
        assert refused.value.rule == "SK-02"


@rule("SK-03")
def test_the_first_seat_is_drawn_evenly() -> None:
    state = ossuary.game("skull", players=5).start()
    assert state.actors() == (ossuary.CHANCE,)
    assert [(action.text, weight) for action, weight in state.chances()] == [
        (f"first {seat}", 1) for seat in range(5)
    ]
    state.apply(ossuary.CHANCE, state.options(ossuary.CHANCE)[3])
    assert state.view(None).first == 3


@rule("SK-03")
def test_the_first_seat_can_be_chosen() -> None:
    state = ossuary.game("skull", players=5, first=2).start()
    assert state.actors() == (0, 1, 2, 3, 4)
    assert state.view(None).first == 2
    with pytest.raises(ossuary.BadOption) as refused:
        ossuary.game("skull", players=5, first=5)
    assert refused.value.rule == "SK-03"


@rule("SK-04")
def test_all_put_their_first_disc_at_once_and_in_any_order() -> None:
    scene = Scene("fffs fffs fffs")
    assert scene.actors() == (0, 1, 2)
    assert scene.options(2) == ["place flower", "place skull"]
    scene.do("2 place skull")
    assert scene.actors() == (0, 1)
    assert scene.seat(2, player=0).on_mat == 1
    assert scene.seat(2, player=0).stack is None
    scene.do("0 place flower", "1 place flower")
    assert scene.actors() == (0,)


@rule("SK-04")
def test_a_seat_whose_discs_are_all_alike_is_asked_like_any_other() -> None:
    scene = Scene("ff s fffs")
    assert scene.actors() == (0, 1, 2)
    assert scene.options(0) == ["place flower"]
    assert scene.options(1) == ["place skull"]


@rule("SK-04")
@pytest.mark.parametrize(
    ("move", "id"), [("0 place skull", "no-such-disc"), ("0 bid 1", "place-first")]
)
def test_first_discs_that_are_refused(move: str, id: str) -> None:
    scene = Scene("ff ffs")
    with pytest.raises(ossuary.NotAllowed) as refused:
        scene.do(move)
    assert (refused.value.id, refused.value.rule) == (id, "SK-04")


@rule("SK-05")
def test_from_the_first_seat_on_clockwise_add_one_disc_or_open() -> None:
    scene = Scene("fffs fffs fffs", first=1).put("f f f")
    assert scene.actors() == (1,)
    assert scene.options() == ["place flower", "place skull", *bids(1, 3)]
    scene.do("1 place flower")
    assert scene.actors() == (2,)
    scene.do("2 place skull")
    assert scene.actors() == (0,)
    scene.do("0 place flower")
    assert scene.actors() == (1,)


@rule("SK-05")
def test_discs_go_on_top_of_the_stack() -> None:
    scene = Scene("fffs fffs").put("f f").do("0 place skull", "1 place flower", "0 place flower")
    assert scene.seat(0).stack == ("flower", "skull", "flower")


@rule("SK-05")
@pytest.mark.parametrize("move", ["0 pass", "0 flip 1", "0 show"])
def test_there_is_no_third_choice(move: str) -> None:
    scene = Scene("fffs fffs").put("f f")
    with pytest.raises(ossuary.NotAllowed) as refused:
        scene.do(move)
    assert (refused.value.id, refused.value.rule) == ("add-or-open", "SK-05")


@rule("SK-05")
def test_a_skull_that_lies_on_the_mat_cannot_be_added_again() -> None:
    scene = Scene("fffs fffs").put("s f")
    assert scene.options() == ["place flower", *bids(1, 2)]
    with pytest.raises(ossuary.NotAllowed, match=r"SK-05"):
        scene.do("0 place skull")


@rule("SK-06")
def test_an_empty_hand_has_to_open_with_any_legal_number() -> None:
    scene = Scene("f fffs fffs").put("f f f")
    assert scene.options() == bids(1, 3)
    with pytest.raises(ossuary.NotAllowed) as refused:
        scene.do("0 place flower")
    assert (refused.value.id, refused.value.rule) == ("hand-empty", "SK-06")


@rule("SK-07")
def test_the_opening_bid_goes_from_one_to_all_discs_on_the_mats() -> None:
    scene = Scene("fffs fffs").put("f f").do("0 place flower", "1 place flower")
    assert scene.options()[-4:] == bids(1, 4)
    with pytest.raises(ossuary.NotAllowed) as refused:
        scene.do("0 bid 5")
    assert (refused.value.id, refused.value.rule) == ("bid-too-high", "SK-07")
    assert refused.value.values == {"discs": 4}


@rule("SK-08")
def test_raise_by_any_step_or_pass() -> None:
    scene = Scene().put("f f f f").do("0 bid 1")
    assert scene.actors() == (1,)
    assert scene.options() == ["pass", *bids(2, 4)]
    scene.do("1 bid 3")
    assert scene.actors() == (2,)
    assert scene.options() == ["pass", "bid 4"]


@rule("SK-08")
def test_who_passed_is_never_asked_again_in_the_round() -> None:
    scene = Scene("fffs fffs fffs").put("f f f").do("0 place flower", "1 bid 1", "2 pass")
    scene.do("0 bid 2")
    assert scene.actors() == (1,)
    scene.do("1 bid 3")
    assert scene.actors() == (0,)
    assert scene.seat(2).passed
    with pytest.raises(ossuary.NotAllowed):
        scene.do("2 bid 4")


@rule("SK-08")
@pytest.mark.parametrize(
    ("move", "id"),
    [
        ("1 bid 2", "bid-too-low"),
        ("1 bid 1", "bid-too-low"),
        ("1 bid 5", "bid-too-high"),
        ("1 place flower", "bidding-is-open"),
        ("1 flip 0", "raise-or-pass"),
    ],
)
def test_bids_that_are_refused(move: str, id: str) -> None:
    scene = Scene().put("f f f f").do("0 bid 2")
    with pytest.raises(ossuary.NotAllowed) as refused:
        scene.do(move)
    assert (refused.value.id, refused.value.rule) == (id, "SK-08")


@rule("SK-09")
def test_the_last_who_has_not_passed_is_the_challenger() -> None:
    scene = Scene().put("f f f f").do("0 bid 1", "1 bid 2", "2 pass", "3 pass")
    assert scene.actors() == (0,)
    scene.do("0 pass")
    assert scene.view().bidder == 1
    assert scene.actors() == (1,)
    assert scene.options() == ["flip 0", "flip 2", "flip 3"]


@rule("SK-09")
@pytest.mark.parametrize("moves", [["0 bid 4"], ["0 bid 1", "1 pass", "2 bid 4"]])
def test_a_bid_for_all_discs_makes_the_challenger_at_once(moves: list[str]) -> None:
    scene = Scene().put("f f f f").do(*moves)
    challenger = int(moves[-1][0])
    assert scene.actors() == (challenger,)
    assert scene.options()[0].startswith("flip")


@rule("SK-10")
def test_the_own_stack_is_flipped_first_from_the_top_down() -> None:
    scene = Scene("fffs fffs").put("f f").do("0 place skull", "1 place flower", "0 place flower")
    scene.do("1 place flower", "0 bid 4", "1 pass")
    # The top flower shows, then the skull in the middle; the bottom disc stays secret.
    assert [heard.values for heard in scene.heard("flipped")] == [
        (0, 0, "flower"),
        (0, 0, "skull"),
    ]
    assert scene.heard("failed")[0].values == (0, 0)


@rule("SK-10")
def test_a_bid_for_all_discs_stops_at_the_first_skull_too() -> None:
    scene = Scene("fffs fffs fffs").put("f s f").do("0 bid 3", "0 flip 1")
    assert scene.actors() == (ossuary.CHANCE,)
    assert len(scene.heard("flipped")) == 2


@rule("SK-10")
def test_the_own_discs_cannot_be_chosen_again() -> None:
    scene = Scene("fffs fffs fffs").put("f f f").do("0 bid 2", "1 pass", "2 pass")
    assert scene.options() == ["flip 1", "flip 2"]
    with pytest.raises(ossuary.NotAllowed) as refused:
        scene.do("0 flip 0")
    assert (refused.value.id, refused.value.rule) == ("own-discs-flipped", "SK-10")


@rule("SK-11")
def test_a_bid_smaller_than_the_own_stack_flips_only_that_many() -> None:
    scene = Scene("fffs fffs").put("s f").do("0 place flower", "1 place flower", "0 place flower")
    scene.do("1 place flower", "0 bid 2", "1 pass")
    # The skull at the bottom is never reached, and nobody else's disc is flipped: a success.
    assert [heard.values for heard in scene.heard("flipped")] == [(0, 0, "flower")] * 2
    assert scene.heard("succeeded")
    assert scene.seat(0).turned


@rule("SK-12")
def test_others_discs_in_any_order_each_seen_before_the_next() -> None:
    scene = Scene("fffs fffs fffs").put("f f f").do("0 place flower", "1 place flower")
    scene.do("2 bid 4", "0 pass", "1 pass")
    assert scene.options() == ["flip 0", "flip 1"]
    scene.do("2 flip 0")
    assert scene.seat(0, player=1).flipped == ("flower",)
    scene.do("2 flip 1", "2 flip 0")
    assert scene.heard("succeeded")[0].values == (2,)


@rule("SK-12")
def test_a_stack_without_unflipped_discs_is_no_option() -> None:
    scene = Scene("fffs fffs fffs").put("f f f").do("0 bid 3", "0 flip 1")
    assert scene.options() == ["flip 2"]
    with pytest.raises(ossuary.NotAllowed) as refused:
        scene.do("0 flip 1")
    assert (refused.value.id, refused.value.rule) == ("nothing-to-flip", "SK-12")
    with pytest.raises(ossuary.NotAllowed) as refused:
        scene.do("0 pass")
    assert (refused.value.id, refused.value.rule) == ("flip-a-disc", "SK-12")


@rule("SK-12")
def test_always_the_top_unflipped_disc() -> None:
    scene = Scene("fffs fffs fffs").put("f s f").do("0 place flower", "1 place flower")
    scene.do("2 bid 2", "0 pass", "1 pass", "2 flip 1")
    assert scene.heard("flipped")[-1].values == (2, 1, "flower")


@rule("SK-12")
def test_flipped_discs_lie_open_in_the_order_in_which_they_were_flipped() -> None:
    scene = Scene("fffs fffs fffs", first=1, show=True).put("f s f")
    scene.do("1 place flower", "2 place flower", "0 bid 5", "0 flip 1", "0 flip 1")
    assert scene.seat(1, player=2).flipped == ("flower", "skull")


@rule("SK-13")
def test_the_first_skull_ends_the_attempt_and_the_rest_stays_secret() -> None:
    scene = Scene("fffs fffs fffs").put("f s f").do("0 bid 3", "0 flip 1")
    assert scene.heard("failed")[0].values == (0, 1)
    assert scene.heard("shown") == []
    assert not [heard for heard in scene.heard("flipped") if heard.values[1] == 2]


@rule("SK-13")
def test_option_show_asks_each_other_seat_with_unflipped_discs_clockwise() -> None:
    scene = Scene(first=2, show=True).put("f f f s").do("2 place skull", "3 place flower")
    scene.do("0 bid 6", "0 flip 2")
    # Seat 2 has its bottom flower left, seat 1 its only disc, seat 3 two; the challenger none.
    assert scene.actors() == (1,)
    assert scene.options() == ["show", "hide"]
    scene.do("1 hide")
    assert scene.actors() == (2,)
    scene.do("2 show")
    assert scene.actors() == (3,)
    scene.do("3 show")
    assert [heard.values for heard in scene.heard("shown")] == [
        (2, "flower"),
        (3, "flower"),
        (3, "skull"),
    ]
    assert scene.actors() == (ossuary.CHANCE,)


@rule("SK-13")
def test_shown_discs_lie_open_until_all_go_back() -> None:
    scene = Scene("fffs fffs fffs", show=True).put("f s s").do("0 bid 3", "0 flip 1", "2 show")
    assert scene.seat(2, player=1).shown is None
    scene = Scene("fffs fffs fffs fffs", show=True).put("f s s f").do("0 bid 4", "0 flip 1")
    scene.do("2 show")
    assert scene.seat(2, player=1).shown == ("skull",)


@rule("SK-13")
def test_nobody_is_asked_to_show_when_nothing_is_left_unflipped() -> None:
    scene = Scene("fffs fffs", show=True).put("f s").do("0 bid 2", "0 flip 1")
    assert scene.actors() == (ossuary.CHANCE,)


@rule("SK-13")
def test_the_challenger_is_not_asked_to_show_its_own_rest() -> None:
    scene = Scene("fffs fffs", show=True).put("f f").do("0 place skull", "1 bid 1", "0 bid 3")
    assert scene.actors() == (1,)
    scene.do("1 hide")
    assert scene.actors() == (0,)
    assert scene.options() == ["lose flower", "lose skull"]


@rule("SK-14")
def test_a_success_turns_the_mat_and_the_second_wins() -> None:
    scene = Scene("fffs fffs").put("f f").do("0 bid 2", "0 flip 1")
    assert scene.seat(0).turned
    assert not scene.state.over
    scene.put("f f").do("0 bid 2", "0 flip 1")
    outcome = scene.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (1, 0))
    assert (outcome.reason.id, outcome.reason.rule) == ("two-successes", "SK-14")
    assert scene.actors() == ()


@rule("SK-15")
def test_all_discs_go_back_before_one_is_lost() -> None:
    scene = Scene("fffs fffs fffs").put("f s f").do("0 bid 3", "0 flip 1")
    for seat in range(3):
        assert (scene.seat(seat).in_hand, scene.seat(seat).on_mat) == (4, 0)
    # The draw is over all four discs, those that were flipped among them.
    assert [(action.text, weight) for action, weight in scene.state.chances()] == [
        ("lose flower", 3),
        ("lose skull", 1),
    ]


@rule("SK-15")
def test_discs_go_back_after_a_success() -> None:
    scene = Scene("fffs fffs").put("f f").do("0 bid 1", "1 pass")
    assert scene.seat(0).in_hand == 4
    assert scene.options(0) == ["place flower", "place skull"]


@rule("SK-16")
def test_on_anothers_skull_a_disc_is_drawn_and_only_the_challenger_learns_which() -> None:
    scene = Scene("fffs fffs fffs").put("f s f").do("0 bid 3", "0 flip 1", "chance lose skull")
    assert scene.heard("lose", player=0)[0].values == ("skull",)
    for viewer in (1, 2, None):
        assert scene.heard("lose", player=viewer)[0].values == (None,)
        assert scene.seat(0, player=viewer).lost is None
    assert scene.seat(0, player=1).discs == 3
    lost = scene.seat(0, player=0).lost
    assert lost is not None
    assert (lost.flowers, lost.skulls) == (0, 1)


@rule("SK-16")
@pytest.mark.parametrize(
    ("discs", "chances"),
    [
        ("ffs", [("lose flower", 2), ("lose skull", 1)]),
        ("ff", [("lose flower", 2)]),
        ("fs", [("lose flower", 1), ("lose skull", 1)]),
    ],
)
def test_each_disc_is_as_likely_as_the_other(discs: str, chances: list[tuple[str, int]]) -> None:
    scene = Scene(f"{discs} fffs").put("f s").do("0 bid 2", "0 flip 1")
    assert [(action.text, weight) for action, weight in scene.state.chances()] == chances


@rule("SK-17")
def test_on_the_own_skull_the_challenger_chooses_in_secret() -> None:
    scene = Scene("fffs fffs fffs").put("s f f").do("0 bid 3")
    assert scene.actors() == (0,)
    assert scene.options() == ["lose flower", "lose skull"]
    scene.do("0 lose flower")
    assert scene.heard("lose", player=1)[0].values == (None,)
    assert scene.heard("lose", player=0)[0].values == ("flower",)
    assert scene.seat(0, player=2).discs == 3


@rule("SK-18")
def test_without_discs_a_seat_is_out_and_passed_over_everywhere() -> None:
    scene = Scene("fffs f fffs", turned="1").put("f f s").do("0 place flower", "1 bid 4")
    scene.do("1 flip 2", "chance lose flower")
    assert not scene.seat(1).inside
    assert not scene.seat(1).turned
    assert scene.actors() == (0, 2)
    scene.put("f f")
    assert scene.actors() == (2,)
    scene.do("2 place flower")
    assert scene.actors() == (0,)
    scene.do("0 bid 2")
    assert scene.actors() == (2,)


@rule("SK-18")
def test_no_mat_in_play_is_empty_when_the_bidding_opens() -> None:
    scene = Scene("fffs - fs f").put("f f f")
    assert [scene.seat(seat).on_mat for seat in range(4)] == [1, 0, 1, 1]


@rule("SK-19")
@pytest.mark.parametrize("first_disc", ["f", "s"])
def test_the_challenger_starts_the_next_round_if_still_in(first_disc: str) -> None:
    scene = Scene("fffs fffs fffs").put(f"f {first_disc} f").do("0 place flower", "1 bid 1")
    scene.do("2 pass", "0 pass")
    if first_disc == "s":
        scene.do("1 lose flower")
    assert scene.view().first == 1
    scene.put("f f f")
    assert scene.actors() == (1,)


@rule("SK-19")
def test_after_anothers_skull_the_challenger_still_starts() -> None:
    scene = Scene("fffs fffs fffs").put("f s f").do("0 bid 3", "0 flip 1", "chance lose flower")
    assert scene.view().first == 0


@rule("SK-20")
def test_out_on_anothers_skull_its_owner_starts() -> None:
    scene = Scene("f fffs fffs").put("f f s").do("0 bid 3", "0 flip 2", "chance lose flower")
    assert scene.view().first == 2


@rule("SK-20")
def test_out_on_the_own_skull_the_challenger_names_the_first_seat() -> None:
    scene = Scene("s fffs fffs").put("s f f").do("0 bid 3", "0 lose skull")
    assert scene.actors() == (0,)
    assert scene.options() == ["name 1", "name 2"]
    scene.do("0 name 2")
    assert scene.view().first == 2
    assert scene.actors() == (1, 2)


@rule("SK-20")
def test_nobody_is_named_when_the_game_is_over() -> None:
    scene = Scene("s fffs").put("s f").do("0 bid 2", "0 lose skull")
    assert scene.state.over


@rule("SK-21")
def test_the_last_player_left_wins() -> None:
    scene = Scene("f fffs").put("f s").do("0 bid 2", "0 flip 1", "chance lose flower")
    outcome = scene.state.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert (outcome.reason.id, outcome.reason.rule) == ("last-player", "SK-21")


@rule("SK-22")
def test_a_single_disc_is_put_down_then_bids_raises_or_passes() -> None:
    scene = Scene("f fffs fffs").put("f f f")
    assert scene.options() == bids(1, 3)
    scene = Scene("f fffs fffs", first=1).put("f f f").do("1 bid 1", "2 pass")
    assert scene.options() == ["pass", *bids(2, 3)]


@rule("SK-22")
def test_a_lone_skull_is_out_only_when_it_becomes_the_challenger() -> None:
    scene = Scene("s fffs fffs", first=1).put("s f f").do("1 bid 1", "2 pass", "0 pass")
    assert scene.seat(0).inside
    scene.put("s f f").do("1 bid 1", "2 pass", "0 bid 3", "0 lose skull")
    assert not scene.seat(0).inside


@rule("SK-23")
def test_two_tribes_sit_opposite_each_other() -> None:
    game = ossuary.game("skull", players=3, tribes=2)
    assert game.seats == 6
    assert [game.player_of(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]
    for players in (1, 7):
        with pytest.raises(ossuary.BadOption) as refused:
            ossuary.game("skull", players=players, tribes=2)
        assert refused.value.rule == "SK-23"
    with pytest.raises(ossuary.BadOption):
        ossuary.game("skull", tribes=3)


@rule("SK-23")
def test_one_success_of_each_tribe_is_no_win_two_of_one_are() -> None:
    scene = Scene("fffs fffs fffs fffs", tribes=2, turned="0", first=2).put("f f f f")
    scene.do("2 bid 1", "3 pass", "0 pass", "1 pass")
    assert not scene.state.over
    assert scene.seat(2).turned
    scene.put("f f f f").do("2 bid 1", "3 pass", "0 pass", "1 pass")
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == (0,)


@rule("SK-23")
def test_a_player_knows_what_either_of_its_tribes_knows() -> None:
    scene = Scene("fffs fffs fffs fffs", tribes=2).put("f s s f")
    assert scene.seat(0, player=0).stack == ("flower",)
    assert scene.seat(2, player=0).stack == ("skull",)
    assert scene.seat(1, player=0).stack is None
    assert scene.seat(3, player=0).stack is None


@rule("SK-24")
def test_the_worked_example_of_the_rulebook() -> None:
    scene = Scene().put("f f f f")
    scene.do("0 place flower", "1 place flower", "2 place flower", "3 bid 3")
    scene.do("0 bid 5", "1 pass", "2 pass", "3 pass")
    assert [heard.values for heard in scene.heard("flipped")] == [(0, 0, "flower")] * 2
    scene.do("0 flip 1", "0 flip 3")
    assert scene.options() == ["flip 1", "flip 2"]
    scene.do("0 flip 2")
    assert scene.heard("succeeded")[0].values == (0,)
    assert scene.seat(0).turned
    assert all(scene.seat(seat).in_hand == 4 for seat in range(4))
    assert scene.view().first == 0
    assert scene.view().round == 2


@rule("SK-25")
def test_the_other_tribe_is_another_seat_in_every_rule() -> None:
    scene = Scene("fffs fffs fffs fffs", tribes=2).put("f f s f").do("0 bid 1", "1 pass")
    # It may outbid its player's other tribe, which flips it by choice, after its own stack.
    assert scene.options() == ["pass", *bids(2, 4)]
    scene.do("2 pass", "3 bid 3", "0 bid 4")
    assert scene.options() == ["flip 1", "flip 2", "flip 3"]
    scene.do("0 flip 2")
    assert scene.actors() == (ossuary.CHANCE,)


@rule("SK-25")
def test_out_on_the_other_tribes_skull_that_tribe_starts() -> None:
    scene = Scene("f fffs fffs fffs", tribes=2).put("f f s f").do("0 bid 4", "0 flip 2")
    scene.do("chance lose flower")
    assert scene.view().first == 2


@rule("SK-26")
def test_the_first_seat_is_drawn_among_all_tribes() -> None:
    state = ossuary.game("skull", players=2, tribes=2).start()
    assert len(state.chances()) == 4


@rule("SK-26")
def test_a_tribe_that_is_out_names_any_seat_its_players_other_one_included() -> None:
    scene = Scene("s fffs fffs fffs", tribes=2).put("s f f f").do("0 bid 4", "0 lose skull")
    assert scene.options() == ["name 1", "name 2", "name 3"]
    assert not scene.state.over


@rule("SK-26")
@pytest.mark.parametrize("other_tribe", ["fffs", "-"])
def test_a_player_whose_tribes_are_the_only_ones_left_wins_at_once(other_tribe: str) -> None:
    scene = Scene(f"s fffs - {other_tribe}", tribes=2)
    scene.put("s f f" if other_tribe != "-" else "s f")
    scene.do("0 bid 3" if other_tribe != "-" else "0 bid 2", "0 lose skull")
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == (1,)


@rule("SK-27")
def test_what_everybody_sees_and_what_only_the_owner_knows() -> None:
    scene = Scene("fffs ffs fffs").put("s f f").do("0 place flower", "1 bid 2", "2 pass")
    for viewer in (1, 2, None):
        seat = scene.seat(0, player=viewer)
        assert (seat.in_hand, seat.on_mat, seat.discs) == (2, 2, 4)
        assert (seat.hand, seat.stack, seat.lost) == (None, None, None)
        view = scene.view(viewer)
        assert (view.bid, view.bidder, view.first, view.laid) == (2, 1, 0, 4)
        assert view.seats[2].passed
    own = scene.seat(0, player=0)
    assert own.stack == ("skull", "flower")
    assert own.hand is not None
    assert (own.hand.flowers, own.hand.skulls) == (2, 0)


@rule("SK-28")
def test_a_lost_disc_is_not_shown_while_the_game_lasts_not_even_at_the_end() -> None:
    scene = Scene("s fffs fffs").put("s f f").do("0 bid 3", "0 lose skull", "0 name 1")
    for viewer in (1, 2, None):
        assert scene.seat(0, player=viewer).lost is None
        assert [heard.values for heard in scene.heard("lose", player=viewer)] == [(None,)]
    scene = Scene("f fffs").put("f s").do("0 bid 2", "0 flip 1", "chance lose flower")
    assert scene.state.over
    assert scene.seat(0, player=1).lost is None
    # Only the record of a finished game tells it.
    assert scene.seat(0, player=EVERYBODY).lost is not None
    assert scene.heard("lose", player=EVERYBODY)[0].values == ("flower",)


@rule("SK-29")
@pytest.mark.parametrize(("players", "tribes"), [(2, 1), (4, 1), (12, 1), (2, 2), (6, 2)])
def test_a_game_of_n_seats_has_at_most_5n_minus_1_rounds(players: int, tribes: int) -> None:
    game = ossuary.game("skull", players=players, tribes=tribes)
    for seed in range(60):
        state = game.start()
        playout(state, Random(seed))
        assert 1 <= state.view(None).round <= 5 * game.seats - 1


@rule("SK-27")
def test_imagined_skulls_are_spread_evenly_over_what_is_unseen() -> None:
    scene = Scene("fffs fffs").put("f s").do("0 place flower", "1 place flower")
    places = Counter[str]()
    rng = Random(8)
    for _ in range(2000):
        seat = scene.game.imagine(scene.view(0), rng).view(EVERYBODY).seats[1]
        places[str(seat.stack.index("skull")) if "skull" in seat.stack else "hand"] += 1
    # Two discs on the mat and two in the hand: each is as likely to be the skull.
    assert 0.21 < places["0"] / 2000 < 0.29
    assert 0.21 < places["1"] / 2000 < 0.29
    assert 0.45 < places["hand"] / 2000 < 0.55
