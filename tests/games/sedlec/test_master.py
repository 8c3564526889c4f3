"""The master of Skulls of Sedlec: it looks ahead, and its last turns are the best there are."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import ossuary
from ossuary.games.sedlec.bots import Master
from ossuary.games.sedlec.bots.ending import is_near
from ossuary.games.sedlec.bots.lines import DIGGING, PUT, Line
from ossuary.games.sedlec.bots.reading import future_of
from ossuary.games.sedlec.bots.searching import search
from ossuary.games.sedlec.state import Sedlec
from ossuary.games.sedlec.view import SedlecView
from ossuary.kernel.action import Action
from ossuary.kernel.match import Match


def line_of(state: Sedlec) -> Line:
    """The question that is open, in the mind of who is asked."""
    seat = state.actors()[0]
    view: SedlecView = msgspec.structs.replace(state.view(None), seat=seat)
    turned = [number for number, pile in enumerate(view.piles) if pile.turned]
    return Line(future_of(view), turned, view.holding is not None)


def near_the_end(seed: int, monstrance: bool) -> Match:
    """A random game, up to a choice from which all that is left can be counted."""
    match, rng = Match(ossuary.game("sedlec", monstrance=monstrance), seed), Random(seed)
    while True:
        seat = match.state.actors()[0]
        answers = match.state.options(seat)
        if len(answers) > 1 and is_near(line_of(match.state)):
            return match
        match.apply(seat, rng.choice(answers))


def after(state: Sedlec, action: Action) -> Sedlec:
    twin = state.clone()
    twin.apply(state.actors()[0], action)
    return twin


def best(state: Sedlec, seat: int) -> float:
    """What the seat comes to by the rules if all do their best: its lead, or alone its points."""
    if state.over:
        assert state.outcome is not None
        scores = state.outcome.scores
        return scores[0] if len(scores) == 1 else scores[seat] - scores[1 - seat]
    asked = state.actors()[0]
    if asked == ossuary.CHANCE:
        chances = state.chances()
        return sum(n * best(after(state, draw), seat) for draw, n in chances) / chances.total
    values = [best(after(state, action), seat) for action in state.options(asked)]
    return max(values) if asked == seat else min(values)


@pytest.mark.parametrize("monstrance", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_the_last_turns_are_the_best_there_are(seed: int, monstrance: bool) -> None:
    """Counted once more by the rules themselves."""
    match = near_the_end(seed, monstrance)
    state, seat = match.state, match.state.actors()[0]
    answer = match.ask(Master(effort=1, alone=1), seat)
    assert best(after(state, answer), seat) == pytest.approx(best(state, seat))


def test_a_line_follows_the_rules() -> None:
    """In its moves, but for taking more cards than one needs; and in what they do."""
    match, rng = Match(ossuary.game("sedlec", players=3), "line"), Random(1)
    asked = 0
    while not match.state.over:
        seat = match.state.actors()[0]
        answers = match.state.options(seat)
        line = line_of(match.state)
        texts = {action.text.split()[0] for action in answers}
        moves = line.moves()
        assert line.future.seat == seat
        assert (DIGGING in moves) <= ("dig" in texts)
        assert any(move >= PUT for move in moves) == bool(texts & {"stack", "place"})
        if "place" in texts:
            assert len(moves) == len(answers)
            asked += 1
        match.apply(seat, rng.choice(answers))
    assert asked == 18


def test_the_tree_tries_every_move_and_the_better_ones_more_often() -> None:
    """And it leaves the table as it was."""
    match, rng = Match(ossuary.game("sedlec"), "tree"), Random(1)
    for _ in range(20):
        seat = match.state.actors()[0]
        match.apply(seat, rng.choice(match.state.options(seat)))
    line = line_of(match.state)
    before = sorted(line.future.unseen), line.future.piles.copy(), line.moves()
    nodes = search(line, Random(2), 60, 2)
    assert (sorted(line.future.unseen), line.future.piles, line.moves()) == before
    assert sorted(nodes) == sorted(before[2])
    assert sum(node.visits for node in nodes.values()) == 60
    most = max(nodes.values(), key=lambda node: node.visits)
    assert most.total / most.visits >= sum(node.total for node in nodes.values()) / 60
