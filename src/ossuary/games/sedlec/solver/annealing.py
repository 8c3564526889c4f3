"""The search for the best finished structure that a set of cards can make, by annealing.

Two cards change places, or a card makes way for one that was left over; a change for the worse is
taken the more rarely, the worse it is and the longer the search goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from time import perf_counter
from typing import Final

from ossuary.games.sedlec.presentation.notation import finished_places
from ossuary.games.sedlec.scoring import total
from ossuary.games.sedlec.structure import Layout, StackLayout, Structure, new_structure

STEPS: Final = 20_000
"""The changes tried in one run of a search."""
HOT: Final = 4.0
COLD: Final = 0.3
"""How many points a change may cost so that it is taken about once in three times."""


class Search:
    """What a search has found: the best structure, and how many of its runs found as much."""

    def __init__(self, best: Structure, points: int) -> None:
        self.best = best
        self.points = points
        self.runs = 1
        self.agreeing = 1

    def add(self, structure: Structure, points: int) -> None:
        """Takes in what another run has come to."""
        self.runs += 1
        if points > self.points:
            self.best, self.points, self.agreeing = structure, points, 1
        elif points == self.points:
            self.agreeing += 1


def places_to_fill(layout: Layout) -> list[int]:
    """The places of the finished structure; a stack is one that began at the left."""
    if isinstance(layout, StackLayout):
        return [layout.places.index(place) for place in finished_places(layout)]
    return list(range(layout.size))


def arrange(layout: Layout, cards: list[int]) -> Structure:
    """The finished structure with these cards, in the order of its places."""
    structure = new_structure(layout)
    for place, card in zip(places_to_fill(layout), cards, strict=True):
        structure.put(place, card)
    return structure


def anneal(layout: Layout, cards: list[int], condition: int, rng: Random, steps: int) -> Structure:
    """The best structure that one run comes by, from a shuffled start."""
    size = layout.size
    deal = rng.sample(cards, len(cards))
    structure = arrange(layout, deal[:size])
    placed, spare = structure.cards, deal[size:]
    points = total(structure, condition)
    best, most = structure.clone(), points
    warmth = HOT
    cooling = (COLD / HOT) ** (1 / steps)
    for _ in range(steps):
        # Another place, or beyond the last one a card that was left over.
        here = int(rng.random() * size)
        there = int(rng.random() * len(cards))
        card = placed[here]
        if there < size:
            placed[here], placed[there] = placed[there], card
        else:
            placed[here], spare[there - size] = spare[there - size], card
        changed = total(structure, condition)
        if changed >= points or rng.random() < exp((changed - points) / warmth):
            points = changed
            if points > most:
                best, most = structure.clone(), points
        elif there < size:
            placed[there], placed[here] = placed[here], card
        else:
            spare[there - size], placed[here] = placed[here], card
        warmth *= cooling
    return best


def search(
    layout: Layout,
    cards: list[int],
    condition: int,
    rng: Random,
    seconds: float,
    progress: Callable[[float], None],
    steps: int = STEPS,
) -> Search:
    """Run after run until the time is up; `progress` hears the seconds that have passed."""
    begin = perf_counter()
    first = anneal(layout, cards, condition, rng, steps)
    found = Search(first, total(first, condition))
    passed = perf_counter() - begin
    while passed < seconds:
        progress(passed)
        structure = anneal(layout, cards, condition, rng, steps)
        found.add(structure, total(structure, condition))
        passed = perf_counter() - begin
    return found
