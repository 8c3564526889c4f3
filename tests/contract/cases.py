"""The games and option sets that every contract test runs over. A new game adds its lines here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import ossuary
from ossuary.games.sedlec.actions import EXPANSIONS
from ossuary.kernel.game import Game
from ossuary.kernel.state import State
from ossuary.kernel.view import EVERYBODY
from tests.conftest import IN_BRIEF
from tests.kernel.fields import fields
from tests.toy import tally

CASES: dict[str, Game] = {
    "tally-2": tally(2),
    "tally-6": tally(6),
    "fields-2": fields(2),
    "fields-4": fields(4),
    "skull-2": ossuary.game("skull", players=2),
    "skull-3-show": ossuary.game("skull", players=3, show=True),
    "skull-4": ossuary.game("skull", players=4),
    "skull-5-first": ossuary.game("skull", players=5, first=4),
    "skull-6": ossuary.game("skull", players=6),
    "skull-12": ossuary.game("skull", players=12),
    "skull-2-tribes": ossuary.game("skull", players=2, tribes=2),
    "skull-3-tribes-show": ossuary.game("skull", players=3, tribes=2, show=True),
    "skull-6-tribes": ossuary.game("skull", players=6, tribes=2),
    "sedlec-2": ossuary.game("sedlec", players=2),
    "sedlec-3-first": ossuary.game("sedlec", players=3, first=1),
    "sedlec-2-executioners": ossuary.game("sedlec", players=2, expansions=["executioners"]),
    "sedlec-4-champions": ossuary.game("sedlec", players=4, expansions=["champions"]),
    "sedlec-3-merchants": ossuary.game("sedlec", players=3, expansions=["merchants"]),
    "sedlec-4-all": ossuary.game("sedlec", players=4, expansions=list(EXPANSIONS)),
    "sedlec-monstrance": ossuary.game("sedlec", monstrance=True),
    "sedlec-monstrance-zealots": ossuary.game("sedlec", monstrance=True, expansions=["zealots"]),
    "nightmarium-2": ossuary.game("nightmarium", players=2),
    "nightmarium-3-first": ossuary.game("nightmarium", players=3, first=1),
    "nightmarium-4-seals": ossuary.game("nightmarium", players=4, seals=True),
    "nightmarium-5-six": ossuary.game("nightmarium", players=5, victory=6),
    "nightmarium-5-seven-seals": ossuary.game("nightmarium", players=5, victory=7, seals=True),
    "badbones-2": ossuary.game("badbones", players=2),
    "badbones-3": ossuary.game("badbones", players=3),
    "badbones-6": ossuary.game("badbones", players=6),
    "badbones-alone": ossuary.game("badbones", players=1, rounds=4),
    "badbones-heroic": ossuary.game("badbones", players=1, rounds=2, heroic=True),
    "badbones-2-advanced": ossuary.game("badbones", players=2, advanced=True, first=1),
    "badbones-3-commanders": ossuary.game("badbones", players=3, advanced=True, commanders=True),
    "badbones-alone-commanders": ossuary.game(
        "badbones", players=1, rounds=4, advanced=True, commanders=True
    ),
    "badbones-2-coop": ossuary.game("badbones", players=2, coop=True),
    "badbones-4-coop-all": ossuary.game(
        "badbones", players=4, coop=True, advanced=True, commanders=True
    ),
}

TRIED = [name for name in CASES if name.endswith(("-2", "-monstrance")) or not IN_BRIEF]
"""Those on which what is played at random is tried: on the sources tables of two, and of one."""

ENOUGH = 100
"""Of a game that takes longer only about so many positions are looked at closely."""


def positions(game: Game, seed: int, listener: Any = None) -> Iterator[State[Any]]:
    """Every position of one random game, the last one too; seats answer in any order."""
    rng = Random(seed)
    state = game.start(listener)
    for _ in range(20_000):
        yield state
        if state.over:
            return
        actor = rng.choice(state.actors())
        state.apply(actor, rng.choice(state.options(actor)))
    raise AssertionError("the game doesn't end")


def some_positions(game: Game, seed: int, listener: Any = None) -> Iterator[State[Any]]:
    """All the positions of a short random game, some of a long one; the last one too."""
    every = 1 + sum(1 for _ in positions(game, seed)) // ENOUGH
    for number, state in enumerate(positions(game, seed, listener)):
        if number % every == 0 or state.over:
            yield state


def conserved(game: Game, state: State[Any]) -> None:
    """What the rules of a game never create or destroy."""
    if game.name == "skull":
        for seat in state.view(EVERYBODY).seats:
            assert seat.hand.flowers + seat.hand.skulls == seat.in_hand
            assert seat.in_hand + seat.on_mat == seat.discs
            assert seat.discs + seat.lost.flowers + seat.lost.skulls == 4
            assert seat.stack.count("flower") + seat.hand.flowers + seat.lost.flowers == 3
    if game.name == "sedlec":
        view, start = state.view(EVERYBODY), game.start().view(EVERYBODY)
        built = [
            s for seat in view.seats for structure in seat.structures for s in structure.placed
        ]
        hands = [card for seat in view.seats for card in seat.hand]
        up = [pile.up for pile in view.piles if pile.up]
        held = [view.holding] if view.holding else []
        cards = [*view.unseen, *hands, *up, *held, *[placed.card for placed in built]]
        assert sorted(cards) == sorted(start.unseen)
        assert sum(pile.size for pile in view.piles) == len(view.unseen) + len(up)
    if game.name == "badbones":
        view = state.view(EVERYBODY)
        start = game.start().view(EVERYBODY)
        skeletons = Counter(view.bag)
        for field in view.seats:
            skeletons.update(field.waiting)
            skeletons.update(field.cemetery)
            skeletons.update([*field.slain, *field.returned])
            standing = [*field.skeletons, *field.scattering, *field.strays, *field.back]
            skeletons.update(one.type for one in [*standing, *field.sent])
            if field.walk:
                skeletons.update([field.walk.type, *field.walk.squad])
        if view.round and any(field.hero is None for field in view.seats):
            # A hero is gone with the emperor.
            skeletons["emperor-1"] += 1
        assert skeletons == Counter(start.bag)
        traps = sum(len(field.traps) + sum(field.supply.values()) for field in view.seats)
        removed = [len(field.lifted) + len(field.craters) for field in view.seats]
        sold = (
            sum(start.market.wares.values()) - sum(view.market.wares.values())
            if start.market
            else 0
        )
        weapons = sum(field.weapon is not None for field in view.seats)
        given = sum(start.supply.values()) + sum(
            sum(field.supply.values()) for field in start.seats
        )
        assert traps + sum(view.supply.values()) + sum(removed) <= given + sold - weapons
    if game.name == "nightmarium":
        view = state.view(EVERYBODY)
        hands = [card for seat in view.seats for card in seat.hand]
        creatures = [creature for seat in view.seats for creature in seat.creatures]
        built = [n for c in creatures for n in (c.legs, c.torso, c.head, c.seal) if n]
        held = [view.holding] if view.holding else []
        known = {card for seat in view.seats for card in seat.known}
        deck = {card for batch in view.hidden for card in batch.cards} - {*hands}
        cards = [*deck, *hands, *built, *held, *view.turned, *view.discard]
        assert sorted(cards) == list(range(1, len(cards) + 1))
        assert len(deck) == view.deck
        assert known <= {*hands}
        for seat in view.seats:
            assert seat.cards == len(seat.hand) == len(seat.known) + len(seat.unseen)
