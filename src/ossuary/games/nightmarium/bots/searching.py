"""Answers followed further: what their player answers next is learnt on the way.

Worlds are imagined, and played on in them; each answer grows a tree of those that came after it.
Draws and others' answers are not in the tree, so that it tells nothing that its player couldn't
know: it holds what was good on average, whatever the others had and whatever was drawn.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

from ossuary.games.nightmarium.bots.building import answer
from ossuary.games.nightmarium.bots.hunting import worth_a_thought
from ossuary.games.nightmarium.bots.prospects import chance_of
from ossuary.games.nightmarium.state import Nightmarium
from ossuary.kernel.action import Action
from ossuary.kernel.step import CHANCE, Answers

CURIOSITY: Final = 0.1
"""How much an answer that was rarely tried is given the benefit of the doubt."""
LOOKS: Final = 0.01
"""How much worse an answer is taken to be than the one that looks better, before it is tried."""
DOUBT: Final = 2.0
"""As how many tries that counts."""
WIDTH: Final = 6
"""The most answers that are tried at one point."""


class Way:
    """An answer: how often it was tried, what that promised, and what can come after it."""

    def __init__(self) -> None:
        self.tries = 0
        self.sum = 0.0
        self.next: dict[int, Way] = {}
        """By the index of the answer that comes next."""

    def promise(self) -> float:
        """How likely it made its player to win, on average."""
        return self.sum / self.tries


def follow(
    way: Way, world: Nightmarium, seat: int, action: Action, turns: int, rng: Random
) -> None:
    """Plays on after this answer for so many turns, and notes what that promises in the end.

    As far as the tree goes the seat takes the next of its ways; then it plays like the others, as
    the quick player does.
    """
    state = world.clone()
    state.answer(seat, action)
    table = state.table
    until = world.table.turns + turns
    ways = [way]
    while not state.over and table.turns < until:
        actor = state.actors()[0]
        if actor == CHANCE:
            state.answer(actor, state.draw(rng.random))
            continue
        options = state.options(actor)
        if actor == seat and len(options) > 1 and way.tries:
            action = _next(way, state, seat, options, rng)
            way = way.next[action.index]
            ways.append(way)
        else:
            action = answer(state, actor, options, rng)
        state.answer(actor, action)
    outcome = state.outcome
    promised = chance_of(table, seat) if outcome is None else outcome.share(seat)
    for way in ways:
        way.tries += 1
        way.sum += promised


def _next(way: Way, state: Nightmarium, seat: int, options: Answers, rng: Random) -> Action:
    """The answer that may be best, by what it has promised and how seldom it was tried."""
    answers = worth_a_thought(state, seat, options, WIDTH, rng)
    usual, curiosity = way.promise(), CURIOSITY * sqrt(log(way.tries + 1.0))
    best, most = answers[0], -1.0
    for number in range(len(answers)):
        after = way.next.get(answers[number].index)
        tries, total = DOUBT, DOUBT * (usual - LOOKS * number)
        if after is not None:
            tries += after.tries
            total += after.sum
        value = total / tries + curiosity / sqrt(tries)
        if value > most:
            best, most = answers[number], value
    if best.index not in way.next:
        way.next[best.index] = Way()
    return best
