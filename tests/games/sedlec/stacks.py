"""Random structures, counted by engine and oracle: both must find the same points by kind."""

from __future__ import annotations

from random import Random

import ossuary
from ossuary.games.sedlec import SedlecGame
from ossuary.games.sedlec.actions import (
    BOTTOM,
    CARD_NAMES,
    CONDITIONS,
    EXPANSIONS,
    KIND_OF,
    KINDS,
    TOP,
)
from ossuary.games.sedlec.scoring import NO_CONDITION, Teller, score
from ossuary.games.sedlec.structure import Structure, new_structure
from tests.games.sedlec import oracle

SETS = ((), *((name,) for name in EXPANSIONS), EXPANSIONS)
GAMES = [
    game
    for expansions in SETS
    for players in (2, 3)
    if isinstance(
        game := ossuary.game("sedlec", players=players, expansions=expansions), SedlecGame
    )
]


class Sums(Teller):
    """Adds up what is told of each kind, and counts the skulls that are spoken of."""

    def __init__(self, structure: Structure) -> None:
        self.kinds = {}
        for place, card in zip(structure.places, structure.cards, strict=True):
            self.kinds[2 * place] = KIND_OF[BOTTOM[card]]
            self.kinds[2 * place + 1] = KIND_OF[TOP[card]]
        self.points = [0] * len(KINDS)
        self.told: list[int] = []

    def earned(self, skull: int, points: int, why: str, one: int, two: int) -> None:
        self.points[self.kinds[skull]] += points
        self.told.append(skull)


def random_structure(game: SedlecGame, rng: Random) -> Structure:
    """A stack or a furnishing of any age, built in a random order from a shuffled deck."""
    layout = rng.choice([game.box.stack, rng.choice(game.box.furnishings)])
    structure = new_structure(layout)
    size = layout.size if rng.random() < 0.7 else rng.randint(1, layout.size)
    for card in rng.sample(game.box.deck, size):
        structure.put(layout.place_of[rng.choice(structure.open())], card)
    return structure


def compare_stack(seed: int) -> None:
    """One random structure under one random condition, with and without being told why."""
    rng = Random(seed)
    structure = random_structure(GAMES[seed % len(GAMES)], rng)
    condition = rng.choice([NO_CONDITION, NO_CONDITION, *range(len(CONDITIONS))])
    places = structure.layout.places
    cards = {
        places[place]: CARD_NAMES[card]
        for place, card in zip(structure.places, structure.cards, strict=True)
    }
    name = None if condition == NO_CONDITION else CONDITIONS[condition]
    points = score(structure, condition)
    theirs = oracle.score(cards, name)
    where = f"seed {seed}, {cards}, {name}"
    assert dict(zip(KINDS, points, strict=True)) == theirs, where
    sums = Sums(structure)
    assert score(structure, condition, sums) == points, where
    assert sums.points == points, where
    assert sorted(sums.told) == sorted(sums.kinds), where
