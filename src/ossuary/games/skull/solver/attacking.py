"""An attacker who knows the solved player by heart and answers it best, in whole games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ossuary.games.skull.actions import BID, FLIP, FLOWER, LOSE, PASS, PLACE, SKULL
from ossuary.games.skull.bots.duellist import holding_of
from ossuary.games.skull.bots.following import Follower, RoundFollower
from ossuary.games.skull.solver.exploiting import Answer, Responses
from ossuary.games.skull.solver.rounds import PASS_OPTION, Standing, after_placing
from ossuary.games.skull.view import SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard

Key = tuple[tuple[tuple[int, int], tuple[float, float]], ...]


class Attacker:
    """Follows what the player believes, and takes what is worth most against it."""

    def __init__(self, responses: Responses) -> None:
        self._responses = responses
        self._known: dict[tuple[Standing, int, Key], Answer] = {}

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        if len(options) == 1 or options[-1].verb is FLIP:
            return options[0]
        assert view.seat is not None
        follower = Follower(self._responses.strategy, events, 1 - view.seat)
        round_, seat = follower.round, view.seat ^ follower.first
        assert round_ is not None
        answer = self._answer(round_, seat)
        if options[-1].verb is LOSE:
            keep, lose = answer.choice[round_.number]
            return LOSE[FLOWER if keep >= lose else SKULL]
        own = view.seats[view.seat]
        node, holding = round_.node, holding_of(own)
        if own.on_mat == 0:
            node = round_.tree.nodes[seat]

        def worth(action: Action) -> float:
            if action.verb is PLACE:
                held = after_placing(holding, own.on_mat, action.value)
                return float(answer.values[node.place, held])
            bid = PASS_OPTION if action is PASS else action.value
            return float(answer.values[node.bids[bid], holding])

        assert all(action is PASS or action.verb in (PLACE, BID) for action in options)
        return max(options, key=worth)

    def _answer(self, round_: RoundFollower, seat: int) -> Answer:
        """Worked out once for a round."""
        key = (round_.standing, seat, tuple(round_.start.items()))
        if key not in self._known:
            self._known[key] = self._responses.answer(round_.standing, round_.start, seat)
        return self._known[key]
