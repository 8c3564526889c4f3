"""The master looks at the turns that come: a tree of them, and at last all that there are."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ossuary.games.sedlec.actions import COLLECT, DIG, STACK, TAKE, card_of
from ossuary.games.sedlec.bots.answers import without_twins
from ossuary.games.sedlec.bots.ending import is_near, worth
from ossuary.games.sedlec.bots.lines import DIGGING, PUT, Line, card_put, put_of
from ossuary.games.sedlec.bots.planner import Planner
from ossuary.games.sedlec.bots.planning import Future
from ossuary.games.sedlec.bots.reading import future_of
from ossuary.games.sedlec.bots.searching import search
from ossuary.games.sedlec.view import SedlecView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard


class Master:
    """Searches the turns to come for the answer after which it does best.

    The last turns it counts through. In Monstrance, where nobody else has a turn, it plans up to
    there as the planner does, only longer.
    """

    def __init__(self, effort: int = 500, turns: int = 2, alone: int = 300) -> None:
        self.effort = effort
        """How many games it begins in its mind for one answer."""
        self.turns = turns
        """How many turns each of them goes on after what has been searched."""
        self.planner = Planner(effort=alone)

    def choose(
        self, view: SedlecView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        future = future_of(view)
        answers = without_twins(future, options)
        if len(answers) == 1:
            return answers[0]
        turned = [action.value for action in options] if options[0].verb is TAKE else []
        line = Line(future, turned, view.holding is not None)
        if is_near(line):
            values = {move: worth(line, move)[future.seat] for move in line.moves()}
            best = max(values, key=values.__getitem__)
        elif future.monstrance:
            return self.planner.choose(view, events, options, rng)
        else:
            nodes = search(line, rng, self.effort, self.turns)
            best = max(nodes, key=lambda move: (nodes[move].visits, nodes[move].total))
        return next(action for action in answers if is_answered(future, action, best))


def is_answered(future: Future, action: Action, move: int) -> bool:
    """Whether a move of the search begins with this answer."""
    if action.verb is DIG:
        return move == DIGGING
    if action.verb is STACK:
        return move >= PUT and card_put(move) == card_of(action)
    if action.verb in (COLLECT, TAKE):
        return future.up[action.value] == move
    number = future.structure_of(action)
    place = future.builds[number].ground.layout.place_of[action]
    return move == put_of(card_put(move), number if future.monstrance else 0, place)
