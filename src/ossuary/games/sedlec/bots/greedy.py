"""Greedy looks at the next points."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ossuary.games.sedlec.actions import SKULLS, STACK
from ossuary.games.sedlec.bots.answers import gain_of, without_twins
from ossuary.games.sedlec.bots.reading import future_of
from ossuary.games.sedlec.view import SedlecView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard


class Greedy:
    """Goes for quick points: the card and the place that add most at once.

    It takes cards while its hand has room for one that it needs, and then stacks. It digs when the
    better of two unseen cards would, on average, gain more than the best face-up one.
    """

    def choose(
        self, view: SedlecView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        future = future_of(view)
        # With nothing expected of the free places, only points already made count.
        future.chance = [0] * SKULLS
        answers = without_twins(future, options)
        stacks = [action for action in answers if action.verb is STACK]
        others = [action for action in answers if action.verb is not STACK]
        is_last_in_hand = stacks and future.builds[future.seat].left() == 1
        answers = stacks if is_last_in_hand or not others else others
        gains = {action: gain_of(future, action) for action in answers}
        most = max(gains.values())
        return rng.choice([action for action in answers if gains[action] == most])
