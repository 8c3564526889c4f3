"""No trap appears or disappears but as the rules say it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ossuary.games.badbones.actions import GONE, KIND_OF, KINDS, SABOTAGED, STOLEN, TILES, TURNED
from ossuary.games.badbones.view import BadBonesView
from ossuary.kernel.action import Event
from ossuary.kernel.listener import Listener
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import EVERYBODY
from ossuary.shelf.games import load
from tests.conftest import rule
from tests.games.badbones.deeds import crowded, hunt

WAYS = {
    "base": {"players": 3},
    "market": {"players": 2, "advanced": True, "commanders": True},
    "alone": {"players": 1, "rounds": 20, "advanced": True, "commanders": True},
    "together": {"players": 3, "coop": True, "advanced": True, "commanders": True},
}


class Losses(Listener):
    """The traps that have left the game, by kind."""

    def __init__(self) -> None:
        self.lost: Counter[str] = Counter()

    def told(self, event: Event, values: tuple[int, ...]) -> None:
        if event is STOLEN:
            self.lost["treasure"] += 1
        elif event is SABOTAGED or (event is TURNED and values[3] == GONE):
            self.lost[KINDS[KIND_OF[values[2]]]] += 1


def there(view: BadBonesView) -> Counter[str]:
    """All the traps on the table, in supplies and for sale; a crater is what dynamite leaves."""
    found: Counter[str] = Counter(view.supply)
    if view.market is not None:
        found.update({kind: view.market.wares.get(kind, 0) for kind in KINDS})
    for field in view.seats:
        found.update(field.supply)
        found.update(field.lifted)
        found["dynamite"] += len(field.craters)
        found.update(KINDS[KIND_OF[TILES.index(laid.tile)]] for laid in field.traps)
    return found


@rule("BB-17", "BB-22", "BB-42", "BB-43", "BB-51", "BB-66")
@pytest.mark.parametrize("options", WAYS.values(), ids=WAYS)
def test_traps_are_conserved(options: dict[str, Any], fresh_seed: int) -> None:
    lost: Counter[str] = Counter()
    with crowded() as components:
        game = load("badbones", options, components)
        for seed in range(fresh_seed, fresh_seed + 10):
            losses, rng = Losses(), Random(seed)
            state = game.start(losses)
            given = there(state.view(EVERYBODY))
            while not state.over:
                actor = rng.choice(state.actors())
                if actor == CHANCE:
                    state.apply(actor, state.draw(rng.random))
                else:
                    state.apply(actor, hunt(state, actor, rng))
                    assert there(state.view(EVERYBODY)) + losses.lost == given
            lost += losses.lost
    assert lost
