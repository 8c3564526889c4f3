"""The rules of Skulls of Sedlec, each by its id: setup, turns, stacks, Monstrance."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import ossuary
from ossuary.games.sedlec.actions import CARD_OF, EXPANSIONS
from ossuary.kernel.history import History
from tests.conftest import rule
from tests.games.sedlec.scenario import Scenario

FIRST_TWO = "turn R P, first 0"


def deck_of(**options: Any) -> list[str]:
    """All the cards of a game, before any is turned up."""
    state = ossuary.game("sedlec", **options).start()
    return list(state.view(None).unseen)


def finished(**options: Any) -> Scenario:
    """A random game, played to its end."""
    game = Scenario(**options)
    rng = Random(7)
    while not game.state.over:
        actor = game.state.actors()[0]
        game.state.apply(actor, rng.choice(game.state.options(actor)))
    return game


# ---- table and setup


@rule("SE-01")
def test_the_base_deck() -> None:
    deck = deck_of(players=2)
    assert len(deck) == 18
    skulls = Counter(letter for card in deck for letter in card.split("/"))
    assert skulls == {"R": 4, "V": 8, "P": 8, "L": 6, "C": 10}


@rule("SE-02")
@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 1}, "SE-02"),
        ({"players": 4}, "SE-02"),
        ({"players": 5, "expansions": ["zealots"]}, "SE-02"),
        ({"players": 2, "monstrance": True}, "SE-40"),
        ({"players": 2, "first": 2}, "SE-03"),
    ],
)
def test_who_may_play(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ossuary.BadOption) as refused:
        ossuary.game("sedlec", **options)
    assert refused.value.rule == why


@rule("SE-02")
def test_expansions_are_shuffled_in_one_or_several() -> None:
    for name in EXPANSIONS:
        assert len(deck_of(players=4, expansions=[name])) == 24
    assert len(deck_of(players=2, expansions=list(EXPANSIONS))) == 42
    with pytest.raises(ossuary.BadOption) as refused:
        ossuary.game("sedlec", expansions=["knights"])
    assert refused.value.id == "option-choice"
    ordered = ossuary.game("sedlec", expansions=["zealots", "champions", "zealots"])
    assert ordered.options.json()["expansions"] == ["champions", "zealots"]


@rule("SE-03")
@pytest.mark.parametrize(("expansions", "size"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 7)])
def test_six_equal_piles_and_the_first_shows_its_top(expansions: int, size: int) -> None:
    game = Scenario("turn V P", players=2, expansions=list(EXPANSIONS[:expansions]))
    assert [pile.size for pile in game.view.piles] == [size] * 6
    assert [pile.up for pile in game.view.piles] == ["V/P", None, None, None, None, None]
    # Then chance chooses who begins.
    assert game.options() == ["first 0", "first 1"]


@rule("SE-03")
def test_the_first_player_can_be_chosen() -> None:
    game = Scenario("turn V P", players=3, first=2)
    assert game.asked == 2


# ---- turns


@rule("SE-04")
def test_turns_go_clockwise_one_action_each() -> None:
    game = Scenario("turn R P, first 2, turn V P, turn P V, turn L C, turn C L", players=3)
    assert game.asked == 2
    game.do("collect a")
    assert game.asked == 0
    game.do("dig b+c", "take c")
    assert game.asked == 1
    game.do("collect b")
    assert game.asked == 2
    game.do("stack R P", "place 0 0")
    assert game.asked == 0


@rule("SE-05")
def test_a_dig_turns_up_two_piles_and_takes_one_of_them() -> None:
    game = Scenario(f"{FIRST_TWO}, turn V P, turn L C", players=2)
    game.do("dig b+d")
    assert [pile.up for pile in game.view.piles] == ["R/P", "V/P", None, "L/C", None, None]
    assert game.options() == ["take b", "take d"]
    assert game.refused("take a") == ("take-turned", "SE-05")
    game.do("take d")
    assert game.view.seats[0].hand == ("L/C",)
    # The other stays face up, and what lay under the one taken stays face down.
    assert [pile.up for pile in game.view.piles] == ["R/P", "V/P", None, None, None, None]
    assert [pile.size for pile in game.view.piles] == [3, 3, 3, 2, 3, 3]


@rule("SE-05")
def test_both_piles_are_named_before_either_card_is_turned() -> None:
    game = Scenario(FIRST_TWO, players=2)
    assert len(game.options("dig")) == 10
    assert "dig b" not in game.options()
    assert game.refused("dig b") == ("dig-two", "SE-05")
    game.do("dig b+c")
    assert game.state.actors() == (ossuary.CHANCE,)
    assert [pile.turned for pile in game.view.piles] == [False, True, True, False, False, False]


@rule("SE-05")
def test_the_last_face_down_pile_is_dug_alone() -> None:
    draws = "turn R P, first 0, turn P R, turn R C, turn C R, turn L C, turn C L, turn L P"
    game = Scenario(draws, players=3)
    game.do("dig b+c", "take c")  # up: a b
    game.do("dig c+d", "take d")  # up: a b c
    game.do("dig e+f", "take f")  # up: a b c e
    assert game.options("dig") == ["dig d+f"]
    game.draws = ["turn P L", "turn L V"]
    game.do("dig d+f", "take f")  # up: a b c d e
    assert game.options("dig") == ["dig f"]
    assert game.refused("dig d+f") == ("pile-face-up", "SE-18")
    game.draws = ["turn V L"]
    game.do("dig f")
    assert game.options() == ["take f"]
    game.do("take f")
    # Pile f is empty now: nothing is face down any more, so nobody can dig.
    assert game.options("dig") == []
    assert game.refused("dig f") == ("nothing-face-down", "SE-05")


@rule("SE-06")
def test_a_collect_takes_a_face_up_card() -> None:
    game = Scenario(FIRST_TWO, players=2)
    assert game.options("collect") == ["collect a"]
    assert game.refused("collect b") == ("pile-not-face-up", "SE-06")
    game.do("collect a")
    assert game.view.seats[0].hand == ("R/P",)
    assert game.view.piles[0].up is None
    assert game.options("collect") == []
    assert game.refused("collect a") == ("nothing-face-up", "SE-06")


@rule("SE-18")
def test_a_pile_with_a_face_up_top_cannot_be_dug_and_an_empty_one_is_gone() -> None:
    game = Scenario(FIRST_TWO, players=2)
    assert not [option for option in game.options("dig") if "a" in option.split()[1]]
    assert game.refused("dig a+b") == ("pile-face-up", "SE-18")
    game.draws = ["turn P R", "turn R C", "turn C R", "turn L C"]
    game.do("collect a", "dig a+b", "take a", "dig a+c", "take a")
    assert game.view.piles[0].size == 0
    assert game.refused("dig a+d") == ("pile-gone", "SE-18")
    assert not [option for option in game.options() if option.endswith(" a")]


@rule("SE-07")
def test_a_hand_holds_two_cards_and_then_one_has_to_be_stacked() -> None:
    game = Scenario(f"{FIRST_TWO}, turn V P, turn L C, turn C L, turn C V", players=2)
    assert game.refused("stack R P") == ("stack-empty", "SE-07")
    game.do("collect a", "dig b+c", "take b", "collect c")
    assert game.view.seats[0].hand == ("R/P", "L/C")
    game.do("stack V P", "place 0 0")
    assert game.options() == ["stack R P", "stack L C"]
    assert game.refused("dig d+e") == ("hand-full", "SE-07")
    assert game.refused("collect a") == ("hand-full", "SE-07")
    assert game.refused("stack V P") == ("not-in-hand", "SE-07")
    assert game.refused("place 0 0") == ("dig-collect-stack", "SE-04")


@rule("SE-07")
def test_two_cards_that_look_alike_are_one_option() -> None:
    game = Scenario("turn V C, first 0, turn C V, turn V C", players=2)
    game.do("collect a", "dig b+c", "take b", "collect c")
    game.do("stack C V", "place 0 0")
    assert game.view.seats[0].hand == ("V/C", "V/C")
    assert game.options() == ["stack V C"]


@rule("SE-08", "SE-34")
@pytest.mark.parametrize(
    ("players", "expansions", "needed"),
    [(2, ["zealots"], 18), (3, ["zealots"], 18), (4, ["zealots", "merchants"], 24)],
)
def test_a_card_may_be_taken_for_which_there_is_no_place(
    players: int, expansions: list[str], needed: int
) -> None:
    """One free place and one card in hand: another may be taken, and one of the two stays over."""
    left: Counter[int] = Counter()
    for seed in range(60):
        rng = Random(seed)
        state = ossuary.game("sedlec", players=players, expansions=expansions).start()
        while not state.over:
            actor = state.actors()[0]
            options = state.options(actor)
            takes = [action for action in options if action.verb.name in ("collect", "dig")]
            state.apply(actor, rng.choice(takes or options))
        hands = [len(seat.hand) for seat in state.view(None).seats]
        assert max(hands) <= 1
        left.update(hands)
        cards = 18 + 6 * len(expansions)
        assert sum(pile.size for pile in state.view(None).piles) == cards - needed - sum(hands)
    assert left[1] > 0


@rule("SE-08")
def test_with_the_base_deck_nothing_is_left_over() -> None:
    for players in (2, 3):
        view = finished(players=players).view
        assert [seat.hand for seat in view.seats] == [()] * players
        assert [pile.size for pile in view.piles] == [0] * 6


@rule("SE-09")
def test_hands_piles_and_the_unseen_are_open_to_all() -> None:
    game = Scenario(f"{FIRST_TWO}, turn V P, turn L C", players=2)
    game.do("collect a", "dig b+c", "take b")
    views = [game.state.view(viewer) for viewer in (None, 0, 1)]
    assert views[0].seats == views[1].seats == views[2].seats
    assert [seat.hand for seat in views[0].seats] == [("R/P",), ("V/P",)]
    everything = [*views[0].unseen, "R/P", "V/P", "L/C"]
    assert Counter(everything) == Counter(deck_of(players=2))


# ---- the stack


def stacked(*places: str, players: int = 2) -> Scenario:
    """A game in which the first player has just chosen a card, with cards in these places."""
    game = Scenario("turn R P", players=players, first=0)
    structure = game.state.table.structures[0]
    for place in places:
        row, x = place.split(",")
        structure.put(structure.layout.places.index((int(x), 2 * int(row))), CARD_OF["V/C"])
    game.state.table.hands[0].append(CARD_OF["L/C"])
    return game.do("stack L C")


@rule("SE-10")
@pytest.mark.parametrize(("players", "rows"), [(2, [4, 3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1])])
def test_the_shape_of_the_stack(players: int, rows: list[int]) -> None:
    view = finished(players=players, expansions=["merchants"]).view
    for seat in view.seats:
        (stack,) = seat.structures
        assert [len([p for p in stack.placed if p.y == 2 * row]) for row in range(3)] == rows
        assert stack.size == sum(rows) == len(stack.placed)
        assert stack.open == ()


@rule("SE-11")
def test_the_bottom_row_grows_at_its_ends_up_to_its_width() -> None:
    assert stacked().options() == ["place 0 0"]
    assert stacked("0,0").options() == ["place 0 -2", "place 0 2"]
    assert stacked("0,0", "0,-2").options() == ["place 0 -4", "place 0 2", "place 1 -1"]
    full = stacked("0,0", "0,-2", "0,2", "0,4")
    assert full.options() == ["place 1 -1", "place 1 1", "place 1 3"]
    assert full.refused("place 0 6") == ("place-bottom", "SE-11")
    assert stacked("0,0").refused("place 0 4") == ("place-bottom", "SE-11")
    assert stacked("0,0", "0,2", "0,4", players=3).options() == ["place 1 1", "place 1 3"]


@rule("SE-11")
def test_which_side_grows_is_open_also_with_cards_above() -> None:
    game = stacked("0,0", "0,2", "1,1")
    assert game.options() == ["place 0 -2", "place 0 4"]


@rule("SE-12")
def test_a_higher_card_rests_on_two_neighbours() -> None:
    game = stacked("0,0", "0,2", "0,4", "1,1")
    assert game.options() == ["place 0 -2", "place 0 6", "place 1 3"]
    assert game.refused("place 1 5") == ("place-unsupported", "SE-12")
    assert game.refused("place 2 2") == ("place-unsupported", "SE-12")
    assert game.refused("dig b+c") == ("place-the-card", "SE-12")
    # Cards of a higher row need not touch each other.
    apart = stacked("0,0", "0,2", "0,4", "0,-2", "1,-1")
    assert apart.options() == ["place 1 1", "place 1 3"]


@rule("SE-16")
def test_a_placed_card_stays_and_nobody_builds_elsewhere() -> None:
    game = stacked("0,0")
    assert game.refused("place 0 0") == ("place-taken", "SE-16")
    game.do("place 0 2")
    assert [(p.x, p.y) for p in game.view.seats[0].structures[0].placed] == [(0, 0), (2, 0)]
    assert game.view.seats[1].structures[0].placed == ()


@rule("SE-17")
@pytest.mark.parametrize(("players", "reach"), [(2, [6, 5, 4]), (3, [4, 3, 2])])
def test_places_are_named_by_row_and_half_cards(players: int, reach: list[int]) -> None:
    layout = Scenario(players=players).state.table.structures[0].layout
    for row, far in enumerate(reach):
        xs = [x for x, y in layout.places if y == 2 * row]
        assert (min(xs), max(xs)) == (-far, far)
        assert all((x - row) % 2 == 0 for x in xs)


@rule("SE-13")
def test_finished_players_are_skipped_and_the_last_stack_ends_the_game() -> None:
    game = finished(players=3, expansions=["champions"])
    history = History(game.game)
    record: list[tuple[int, str]] = []
    state = game.game.start(history)
    rng = Random(3)
    done: set[int] = set()
    while not state.over:
        actor = state.actors()[0]
        if actor >= 0:
            assert actor not in done
            record.append((actor, "turn"))
        state.apply(actor, rng.choice(state.options(actor)))
        done = {s for s, seat in enumerate(state.view(None).seats) if seat.finished}
    assert done == {0, 1, 2}
    ended = [heard.values[0] for heard in history.of(None) if heard.name == "finished"]
    assert sorted(ended, key=str) == [0, 1, 2]


@rule("SE-27", "SE-25")
def test_points_are_counted_when_the_last_stack_is_finished() -> None:
    game = finished(players=2)
    outcome = game.state.outcome
    assert outcome is not None
    assert outcome.scores == tuple(seat.total for seat in game.view.seats)
    assert [seat.rank for seat in game.view.seats].count(1) == len(outcome.winners)
    assert all(game.view.seats[winner].rank == 1 for winner in outcome.winners)


@rule("SE-27")
def test_a_total_is_told_before_the_kinds_that_make_it() -> None:
    rng = Random(1)
    game = ossuary.game("sedlec", players=2)
    history = History(game)
    state = game.start(history)
    while not state.over:
        actor = state.actors()[0]
        state.apply(actor, rng.choice(state.options(actor)))
    told = [heard for heard in history.of(None) if heard.name in ("total", "scored")]
    assert [heard.values[0] for heard in told] == [0] * 6 + [1] * 6
    assert [heard.name for heard in told] == ["total", *["scored"] * 5] * 2


@rule("SE-25")
def test_a_tie_is_broken_and_a_perfect_tie_shared() -> None:
    reasons = {"tie": 0, "shared": 0}
    for seed in range(1500):
        rng = Random(seed)
        state = ossuary.game("sedlec", players=2).start()
        while not state.over:
            actor = state.actors()[0]
            state.apply(actor, rng.choice(state.options(actor)))
        assert state.outcome is not None
        is_tie = len(set(state.outcome.scores)) == 1
        assert (state.outcome.reason.id == "tie-break") == is_tie
        reasons["tie"] += is_tie
        reasons["shared"] += len(state.outcome.winners) == 2
    assert reasons["tie"] > reasons["shared"] > 0


# ---- Monstrance


def monstrance(shape: int = 1, condition: str = "penitents", **options: Any) -> Scenario:
    draws = f"shape {shape}, condition {condition}"
    return Scenario(draws, monstrance=True, **options)


@rule("SE-40")
def test_one_card_gives_the_shape_and_another_the_condition() -> None:
    game = Scenario(monstrance=True)
    assert game.game.players == 1
    assert game.options() == [f"shape {number}" for number in range(1, 7)]
    game.draws = ["shape 2"]
    game._draw()
    # The condition on the back of the second card, the revolt, can't be drawn.
    names = [option.split()[1] for option in game.options()]
    assert len(names) == 5
    assert "peasants_revolt" not in names
    game.draws = ["condition lineage"]
    game._draw()
    assert game.view.furnishing is not None
    assert (game.view.furnishing.name, game.view.furnishing.condition) == ("chalice", "lineage")


@rule("SE-41")
@pytest.mark.parametrize(
    ("expansions", "sizes"),
    [
        ([], [5, 5, 4, 4]),
        (["executioners"], [6, 6, 6, 6]),
        (["zealots", "merchants"], [8, 8, 7, 7]),
    ],
)
def test_four_piles_as_equal_as_can_be(expansions: list[str], sizes: list[int]) -> None:
    game = monstrance(expansions=expansions)
    assert [pile.size for pile in game.view.piles] == sizes
    assert [pile.name for pile in game.view.piles] == ["a", "b", "c", "d"]


@rule("SE-41")
def test_with_executioners_six_cards_stay_unused() -> None:
    game = finished(monstrance=True, expansions=["executioners"])
    assert sum(pile.size for pile in game.view.piles) == 6


@rule("SE-48")
def test_the_first_card_is_dug_without_a_turn_and_goes_on_an_anchor() -> None:
    game = monstrance(shape=2)
    assert game.options() == ["dig a+b", "dig a+c", "dig a+d", "dig b+c", "dig b+d", "dig c+d"]
    assert game.refused("collect a") == ("dig-first", "SE-48")
    game.draws = ["turn R P", "turn V C"]
    game.do("dig a+c")
    assert game.refused("take b") == ("take-turned", "SE-05")
    game.do("take c")
    assert game.options() == ["furnish -1 0", "furnish 1 0"]
    assert game.refused("place 0 0") == ("place-anchor", "SE-48")
    game.do("furnish 1 0")
    assert game.view.piles[0].up == "R/P"


@rule("SE-42", "SE-43")
def test_a_card_is_placed_at_once_in_either_structure() -> None:
    game = monstrance(shape=1)
    game.draws = ["turn R P", "turn V C"]
    game.do("dig a+b", "take a", "furnish 0 0")
    assert game.options("collect") == ["collect b"]
    assert game.options("stack") == []
    assert game.refused("stack R P") == ("dig-or-collect", "SE-43")
    assert game.refused("dig a+b") == ("pile-face-up", "SE-18")
    game.do("collect b")
    assert game.view.holding == "V/C"
    assert game.options() == ["place 0 0", "furnish 0 2"]
    game.do("place 0 0")
    assert game.view.seats[0].hand == ()
    game.draws = ["turn P R", "turn L C"]
    game.do("dig c+d", "take d")
    assert game.options() == ["place 0 -2", "place 0 2", "furnish 0 2"]


@rule("SE-42")
def test_a_full_structure_takes_no_more() -> None:
    game = monstrance(shape=1)
    rng = Random(2)
    while not game.state.over:
        actor = game.state.actors()[0]
        options = game.state.options(actor)
        furnish = [action for action in options if action.verb.name == "furnish"]
        game.state.apply(actor, rng.choice(furnish or options))
        _, furnishing = game.view.seats[0].structures
        if len(furnishing.placed) == 9:
            assert furnishing.open == ()
    assert [len(s.placed) for s in game.view.seats[0].structures] == [9, 9]


@rule("SE-43")
@pytest.mark.parametrize("seed", range(20))
def test_until_the_end_something_can_always_be_done(seed: int) -> None:
    rng = Random(seed)
    state = ossuary.game("sedlec", monstrance=True).start()
    while not state.over:
        actor = state.actors()[0]
        assert state.options(actor)
        state.apply(actor, rng.choice(state.options(actor)))
    assert state.view(None).unseen == ()


@rule("SE-44")
def test_a_place_needs_all_that_is_right_below_it_or_a_side() -> None:
    """The chalice: the bowl rests on the stem, the stem on both feet."""
    chalice = monstrance(shape=2).state.table.structures[1].layout
    places = {place: number for number, place in enumerate(chalice.places)}

    def opened(*filled: tuple[int, int]) -> set[tuple[int, int]]:
        bits = sum(1 << places[place] for place in filled)
        return {chalice.places[chalice.place_of[action]] for action in chalice.open(bits)}

    assert opened() == {(-1, 0), (1, 0)}
    assert opened((-1, 0)) == {(1, 0)}
    assert opened((-1, 0), (1, 0)) == {(0, 2)}
    assert opened((-1, 0), (1, 0), (0, 2), (0, 4)) == {(-1, 6), (1, 6)}
    # The middle of the rim needs both below it, its ends one each; a side is no substitute.
    foot = ((-1, 0), (1, 0), (0, 2), (0, 4), (-1, 6))
    assert opened(*foot) == {(1, 6), (-2, 8)}
    assert (0, 8) not in opened(*foot, (-2, 8))


@rule("SE-44")
def test_what_hangs_needs_a_neighbour_at_its_side_and_anchors_nothing() -> None:
    monstrance_layout = monstrance(shape=1).state.table.structures[1].layout
    places = {place: number for number, place in enumerate(monstrance_layout.places)}
    stem = sum(1 << places[0, y] for y in (0, 2))
    hung = {
        monstrance_layout.places[monstrance_layout.place_of[a]]
        for a in monstrance_layout.open(stem)
    }
    assert hung == {(0, 4), (-2, 3), (2, 3)}
    archway = monstrance(shape=6).state.table.structures[1].layout
    assert len(archway.open(0)) == 2
    assert len(archway.open(1)) == 2


@rule("SE-44")
def test_refusals_of_the_furnishing() -> None:
    game = monstrance(shape=1)
    game.draws = ["turn R P", "turn V C"]
    game.do("dig a+b", "take a", "furnish 0 0", "collect b")
    assert game.refused("furnish 0 0") == ("place-taken", "SE-16")
    assert game.refused("furnish 0 4") == ("place-unsupported-furnishing", "SE-44")
    assert game.refused("furnish 8 16") == ("place-outside", "SE-44")
    assert game.refused("place 1 1") == ("place-unsupported", "SE-12")
    assert game.refused("collect a") == ("place-the-card", "SE-12")


@rule("SE-45", "SE-46")
@pytest.mark.parametrize("seed", range(12))
def test_both_structures_count_under_the_condition_and_the_sum_is_graded(seed: int) -> None:
    rng = Random(seed)
    game = ossuary.game("sedlec", monstrance=True)
    history = History(game)
    state = game.start(history)
    while not state.over:
        actor = state.actors()[0]
        state.apply(actor, rng.choice(state.options(actor)))
    view = state.view(None)
    assert state.outcome is not None
    assert state.outcome.scores == (sum(s.total for s in view.seats[0].structures),)
    assert state.outcome.winners == ((0,) if view.grade != "none" else ())
    told = {heard.name: heard.values for heard in history.of(None)}
    assert told["graded"] == (0, view.grade)
    assert told["total"] == (0, state.outcome.scores[0])
    fallen = [heard for heard in history.of(None) if heard.name == "fell"]
    turned = [p for s in view.seats[0].structures for p in s.placed if p.top.why == "face-down"]
    assert len(fallen) == len(turned)


@rule("SE-47")
def test_each_condition_is_on_one_back_and_says_how_it_is_known() -> None:
    components = ossuary.game("sedlec").components
    assert components is not None
    data = components.json()
    assert len({f["condition"] for f in data["furnishings"]}) == 6
    assert {f["source"] for f in data["furnishings"]} == {"house"}
    assert Counter(data["conditions"].values()) == {"public": 2, "house": 4}
