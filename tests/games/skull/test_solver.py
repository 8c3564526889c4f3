"""Skull for two, solved: the model is the game, and the solution is one."""

from __future__ import annotations

from random import Random

import pytest

import ossuary
from ossuary.games.skull.actions import BID, FLIP, LOSE, PASS, PLACE, SKULL
from ossuary.games.skull.solver.rounds import (
    IN_HAND,
    NO_SKULL,
    PASS_OPTION,
    Standing,
    after_placing,
    flipped_places,
    round_of,
)
from ossuary.games.skull.state import SkullTable
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE


def standing_of(table: SkullTable) -> Standing:
    seats = (table.first, 1 - table.first)
    return Standing(*[n for s in seats for n in (table.discs(s), table.turned >> s & 1)])


def play_round(state: State[SkullTable], rng: Random) -> None:
    """Plays a round at random, in the engine and in the model, and compares all that is seen."""
    table = state.table
    first, standing = table.first, standing_of(table)
    tree = round_of(standing.discs, standing.other_discs)
    holdings = [IN_HAND if table.skulls[seat] else NO_SKULL for seat in (first, 1 - first)]
    number = 0
    while not (node := tree.nodes[number]).is_attempt:
        seat = first ^ node.actor
        assert seat in state.actors()
        options = state.options(seat)
        holding = holdings[node.actor]
        faces = [action.value for action in options if action.verb is PLACE]
        allowed = [node.place >= 0 and tree.is_open(node, holding, face) for face in range(2)]
        assert faces == [face for face in range(2) if allowed[face]]
        bids = [a.value if a.verb is BID else PASS_OPTION for a in options if a.verb is not PLACE]
        assert bids == list(node.bids)
        action = rng.choice(options)
        state.answer(seat, action)
        if action.verb is PLACE:
            height = node.heights[node.actor]
            holdings[node.actor] = after_placing(holding, height, action.value)
            number = node.place
        else:
            number = node.bids[PASS_OPTION if action is PASS else action.value]
    own, other = flipped_places(node)
    challenger = first ^ node.actor
    while not state.over and state.options(challenger)[:1] == (FLIP[1 - challenger],):
        state.answer(challenger, FLIP[1 - challenger])
    if holdings[node.actor] in own:
        expected = standing.after_failure(node.actor)
        flowers = table.flowers[challenger]
        assert [a.text for a in state.options(challenger)] == (
            ["lose flower", "lose skull"] if flowers else ["lose skull"]
        )
        state.answer(challenger, rng.choice(state.options(challenger)))
    elif holdings[1 - node.actor] in other:
        expected = standing.after_failure(node.actor)
        assert state.actors() == (CHANCE,)
        drawn = state.draw(rng.random)
        assert drawn.verb is LOSE
        state.answer(CHANCE, drawn)
    elif standing.seen_from(node.actor).turned:
        assert state.over
        return
    else:
        expected = standing.after_success(node.actor)
    assert state.over == (expected.discs == 0)
    if not state.over:
        assert table.first == challenger
        assert standing_of(table) == expected
        assert expected.left < standing.left


@pytest.mark.rule("SK-04", "SK-05", "SK-06", "SK-07", "SK-08", "SK-09", "SK-10", "SK-11")
@pytest.mark.rule("SK-12", "SK-14", "SK-15", "SK-16", "SK-17", "SK-18", "SK-19", "SK-22")
def test_the_model_is_the_game() -> None:
    """Random games in lockstep: the same options, the same ends, the same next round."""
    game = ossuary.game("skull", players=2)
    skulls_lost = 0
    for seed in range(300):
        rng = Random(seed)
        state = game.start()
        state.answer(CHANCE, state.draw(rng.random))
        while not state.over:
            play_round(state, rng)
        skulls_lost += SKULL in [1 - skulls for skulls in state.table.skulls]
    assert skulls_lost > 100
