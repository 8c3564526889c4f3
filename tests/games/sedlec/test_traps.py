"""What broke other implementations of Skulls of Sedlec."""

from __future__ import annotations

import pytest

import ossuary
from tests.conftest import rule
from tests.games.sedlec.scenario import Scenario, column, points, row, stack_of


@rule("SE-23")
@pytest.mark.parametrize(
    ("stack", "pairs"),
    [
        ("V/L V/L V/L V/C | V/C V/C V/C | V/C V/C", 1),
        ("C/L L/L C/L V/C | V/C V/C V/C | V/C V/C", 1),
        ("C/L L/C C/L V/C | V/L V/C V/C | V/C V/C", 1),
        ("L/L L/L V/C V/C | V/C V/C V/C | V/C V/C", 2),
    ],
)
def test_lovers_need_a_maximum_matching(stack: str, pairs: int) -> None:
    """Three in a row are one pair, four in a T are one pair, a square is two."""
    assert points(stack_of(stack), "lover") == 6 * pairs


@rule("SE-14")
def test_the_two_skulls_of_a_card_are_adjacent() -> None:
    assert points(column("C/P"), "criminal") == 2


@rule("SE-14")
def test_half_a_card_to_the_side_touches_and_a_corner_does_not() -> None:
    beneath = "V/V P/V V/V V/V | V/C V/V V/V | V/V V/V"
    assert points(stack_of(beneath), "criminal") == 2
    corner = "V/V P/V V/V V/V | V/V V/V V/C | V/V V/V"
    assert points(stack_of(corner), "criminal") == 0
    other_half = "V/P V/V V/V V/V | V/C V/V V/V | V/V V/V"
    assert points(stack_of(other_half), "criminal") == 0


@rule("SE-22")
def test_priests_count_once_per_level_and_a_row_has_two() -> None:
    assert points(stack_of("P/P P/P P/P P/P | V/V V/V V/V | V/V V/V"), "priest") == 4
    assert points(stack_of("P/P P/P P/P P/P | P/P P/P P/P | P/P P/P"), "priest") == 12


@rule("SE-30")
def test_the_executioner_counts_itself() -> None:
    assert points(row("V/X"), "executioner") == 1


@rule("SE-13")
def test_finished_players_skip_their_turns() -> None:
    """One player stacks whenever possible, the other never does unless it must."""
    state = ossuary.game("sedlec", players=2, first=0, expansions=["zealots"]).start()
    while not state.over:
        seat = state.actors()[0]
        options = state.options(seat)
        view = state.view(None)
        assert seat < 0 or not view.seats[seat].finished
        stacks = [action for action in options if action.verb.name == "stack"]
        state.apply(seat, stacks[0] if seat == 0 and stacks else options[0])


@rule("SE-05")
def test_the_last_face_down_pile_digs_one_card() -> None:
    game = Scenario(players=3, first=0)
    seen = 0
    while not game.state.over:
        actor = game.state.actors()[0]
        options = game.state.options(actor)
        face_down = [p for p in game.view.piles if p.size and p.up is None]
        digs = [action for action in options if action.verb.name == "dig"]
        if len(face_down) == 1 and digs:
            assert [action.text for action in digs] == [f"dig {face_down[0].name}"]
            seen += 1
        elif digs:
            assert all("+" in action.text for action in digs)
        # Digging first leaves face-up cards about until few piles are face down.
        game.state.apply(actor, digs[0] if digs else options[0])
    assert seen
