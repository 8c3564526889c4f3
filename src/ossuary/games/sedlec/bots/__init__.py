"""Two bots for Skulls of Sedlec: one looks at the next points, the other at those of the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from ossuary.games.sedlec.actions import (
    BOTTOM,
    CARD_OF,
    COLLECT,
    CONDITIONS,
    DIG,
    DUG_PILES,
    FURNISH,
    PLACE,
    SKULLS,
    STACK,
    TAKE,
    TOP,
    card_of,
)
from ossuary.games.sedlec.bots.builds import Build, Ground, new_build
from ossuary.games.sedlec.bots.planning import Future
from ossuary.games.sedlec.bots.prospects import chances
from ossuary.games.sedlec.scoring import NO_CONDITION
from ossuary.games.sedlec.state import NINE, NO_CARD, SIX, STACK_OF
from ossuary.games.sedlec.structure import FurnishingLayout, Place
from ossuary.games.sedlec.view import SedlecView
from ossuary.kernel.action import Action
from ossuary.kernel.match import Bot
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard

STACK_GROUNDS: Final = {layout: Ground(layout) for layout in (NINE, SIX)}


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


def without_twins(future: Future, options: Answers) -> list[Action]:
    """The options; of those to take cards that look alike only one, and of all digs only one.

    Nobody knows one pile from another, so the dig is that of the highest piles: as many piles as
    possible stay.
    """
    to_dig = sorted(future.piles_to_dig())
    seen = set[int]()
    found = []
    for action in options:
        if action.verb is DIG and list(DUG_PILES[action.value]) != to_dig:
            continue
        if action.verb in (COLLECT, TAKE):
            if future.up[action.value] in seen:
                continue
            seen.add(future.up[action.value])
        found.append(action)
    return found


def gain_of(future: Future, action: Action) -> float:
    """What an answer adds to the prospects of the seat, or will when the card is placed."""
    if action.verb is DIG:
        return gain_of_digging(future, len(DUG_PILES[action.value]))
    if action.verb in (COLLECT, TAKE):
        return future.gain(future.up[action.value])
    if action.verb is STACK:
        return future.gain(card_of(action))
    number = future.structure_of(action)
    place = future.builds[number].ground.layout.place_of[action]
    return future.gain_at(number, place, future.hands[future.seat][-1])


def gain_of_digging(future: Future, draws: int) -> float:
    """What the best of this many unseen cards gains on average."""
    gain = {card: future.gain(card) for card in set(future.unseen)}
    best = [max(drawn) for drawn in combinations([gain[card] for card in future.unseen], draws)]
    return sum(best) / len(best)


# ---- From the view to what can be played on


@cache
def furnishing_ground(places: tuple[Place, ...], anchors: tuple[Place, ...]) -> Ground:
    return Ground(FurnishingLayout(list(places), list(anchors)))


def future_of(view: SedlecView) -> Future:
    """The table as it lies; the unseen cards are still to be shuffled."""
    assert view.seat is not None
    future = Future()
    future.monstrance = view.furnishing is not None
    future.condition = condition_of(view)
    future.piles = [pile.size for pile in view.piles]
    future.up = [NO_CARD if pile.up is None else CARD_OF[pile.up] for pile in view.piles]
    future.unseen = [CARD_OF[card] for card in view.unseen]
    future.hands = [[CARD_OF[card] for card in seat.hand] for seat in view.seats]
    if view.holding is not None:
        future.hands[view.seat].append(CARD_OF[view.holding])
    future.builds = builds_of(view)
    future.seat = view.seat
    future.coming = [0] * SKULLS
    face_up = [card for card in future.up if card != NO_CARD]
    for cards in (future.unseen, face_up, *future.hands):
        for card in cards:
            future.coming[TOP[card]] += 1
            future.coming[BOTTOM[card]] += 1
    future.chance = chances(future.coming)
    return future


def condition_of(view: SedlecView) -> int:
    if view.furnishing is None or view.furnishing.condition is None:
        return NO_CONDITION
    return CONDITIONS.index(view.furnishing.condition)


def builds_of(view: SedlecView) -> list[Build]:
    """All structures on the table, seat by seat."""
    grounds = [STACK_GROUNDS[STACK_OF[len(view.seats)]]] * len(view.seats)
    if view.furnishing is not None:
        grounds.append(furnishing_ground(view.furnishing.places, view.furnishing.anchors))
    told = [structure for seat in view.seats for structure in seat.structures]
    builds = []
    for ground, structure in zip(grounds, told, strict=True):
        build = new_build(ground)
        for placed in structure.placed:
            build.put(ground.layout.places.index((placed.x, placed.y)), CARD_OF[placed.card])
        builds.append(build)
    return builds


BOTS: Final[dict[str, type[Bot]]] = {"planner": Planner, "greedy": Greedy}
