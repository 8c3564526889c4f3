"""The planner looks at the points of the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ossuary.games.sedlec.actions import FURNISH, PLACE
from ossuary.games.sedlec.bots.answers import gain_of, without_twins
from ossuary.games.sedlec.bots.planning import Future
from ossuary.games.sedlec.bots.reading import future_of
from ossuary.games.sedlec.view import SedlecView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard


class Planner:
    """Plays the game to its end after each answer, many times, and takes the best on average.

    Each time the unseen cards come in another order, the same one for all answers. After every
    round the worse half of the answers is dropped. So it sees what a card is worth to the others
    as well as to itself, and what a structure can still become.
    """

    def __init__(self, effort: int = 80, width: int = 8) -> None:
        self.effort = effort
        """About how many games it plays in its mind for one answer."""
        self.width = width
        """The most places that it considers for a card: those with the best prospects."""

    def choose(
        self, view: SedlecView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        future = future_of(view)
        answers = self.worth_a_thought(future, options)
        rounds = (len(answers) - 1).bit_length()
        values = dict.fromkeys(answers, 0.0)
        while len(answers) > 1:
            for _ in range(max(1, self.effort // (rounds * len(answers)))):
                rng.shuffle(future.unseen)
                for answer in answers:
                    values[answer] += future.clone().outcome(answer)
            answers.sort(key=values.__getitem__, reverse=True)
            del answers[(len(answers) + 1) // 2 :]
        return answers[0]

    def worth_a_thought(self, future: Future, options: Answers) -> list[Action]:
        """The options without twins, and without the poorest places."""
        if options[0].verb in (PLACE, FURNISH):
            best_first = sorted(options, key=lambda place: gain_of(future, place), reverse=True)
            return best_first[: self.width]
        return without_twins(future, options)
