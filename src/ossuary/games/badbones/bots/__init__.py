"""Two bots for Bad Bones. Both know the board; the order of skeletons in phase 3 changes nothing.

The warden looks at the round that is played. The strategist looks at those to come, and sends
skeletons to whoever it wants to fall.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ossuary.games.badbones import BadBonesGame
from ossuary.games.badbones.actions import (
    CELL_NAMES,
    DO_NOTHING,
    HERO,
    NOTHING,
    PLACE,
    REMOVES,
    SCATTER,
    SEND,
    SENDS,
    TYPE_NAMES,
    TYPES,
)
from ossuary.games.badbones.bots.planning import (
    Plan,
    best_first,
    menace,
    plans,
    plans_with_hero,
    prospect,
    trap_worth,
)
from ossuary.games.badbones.bots.sending import target
from ossuary.games.badbones.bots.sketch import REMOVAL, REST, Sketch
from ossuary.games.badbones.bots.ways import COMES, FAR, WAYS, Ground
from ossuary.games.badbones.state import DAMAGED, NO_TRAP
from ossuary.games.badbones.view import BadBonesView, field_of
from ossuary.kernel.action import Action
from ossuary.kernel.match import Bot
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard


class Defender:
    """How both go about a choice."""

    def choose(
        self, view: BadBonesView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        assert view.seat is not None
        asked = options[-1].verb
        if len(options) == 1 or asked not in (HERO, NOTHING, SCATTER, SEND):
            return options[0]
        game = BadBonesGame.of(view)
        if asked is SEND:
            return self.send(view, options, game)
        field = sketch_of(view, view.seat, Ground(game.box))
        if asked is SCATTER:
            return _scatter(view, field, options)
        if asked is HERO:
            plan = self.plan(view, field, plans(field, FAR), rng)
            return next(action for action in options if action.value == plan.hero)
        plan = self.plan(view, field, plans_with_hero(field, FAR), rng)
        return action_of(plan.deed)

    def plan(self, view: BadBonesView, field: Sketch, found: list[Plan], rng: Random) -> Plan:
        """The best of these ways to play the round."""
        raise NotImplementedError

    def send(self, view: BadBonesView, options: Answers, game: BadBonesGame) -> Action:
        """To whom a skeleton goes."""
        raise NotImplementedError


class Strategist(Defender):
    """Follows the best ways to play this round for two rounds more, with draws as they may come.

    The draws are the same for all of them. What is looked at in the end: tiers and houses, traps,
    and how soon each skeleton is where, and whether the hero can be there before.
    """

    def __init__(self, effort: int = 2, width: int = 10) -> None:
        self.effort = effort
        """How many draws it imagines."""
        self.width = width
        """How many ways to play this round it follows; half as many in the rounds to come."""

    def plan(self, view: BadBonesView, field: Sketch, found: list[Plan], rng: Random) -> Plan:
        # Rounds with many skeletons take longer, so fewer of them are followed.
        many = len(field.skeletons) + len(field.waiting)
        width = max(4, self.width * MANY // max(many, MANY))
        best = best_first(found, width)
        depth = AHEAD
        if len(view.seats) == 1 and not view.heroic:
            depth = min(depth, view.rounds - view.round)
        totals = [0.0] * len(best)
        for _ in range(self.effort):
            draws = _draws(view, field.ways.ground.box.drawn, depth, rng)
            for number, plan in enumerate(best):
                totals[number] += prospect(plan.field, draws, width // 2, SOON)
        return best[totals.index(max(totals))]

    def send(self, view: BadBonesView, options: Answers, game: BadBonesGame) -> Action:
        assert view.seat is not None
        return SENDS[target(view, view.seat, game.box)]


class Warden(Defender):
    """Kills whoever is nearest to tower and village, and sets a trap where it helps at once."""

    def plan(self, view: BadBonesView, field: Sketch, found: list[Plan], rng: Random) -> Plan:
        return min(found, key=lambda plan: menace(plan.field) - WARY * trap_worth(plan.field))

    def send(self, view: BadBonesView, options: Answers, game: BadBonesGame) -> Action:
        """To the next player."""
        return options[0]


MANY: Final = 16
"""From so many skeletons on, the strategist follows fewer ways to play a round."""
AHEAD: Final = 2
"""The rounds to come that the strategist looks at."""
SOON: Final = 3
"""The moves within which harm is to be done, for a trap to be considered in them."""
WARY: Final = 0.05
"""How much the warden minds wear and tear."""


def _draws(view: BadBonesView, drawn: int, depth: int, rng: Random) -> list[list[int]]:
    """What may come in the next phases 4: drawn from the bag, or sent by others."""
    weights = [view.bag.get(name, 0) for name in TYPE_NAMES]
    number = drawn + (len(view.seats) > 1)
    if not any(weights) or (view.heroic and view.round > view.rounds):
        number = 0
    return [rng.choices(range(TYPES), weights, k=number) if number else [] for _ in range(depth)]


def _scatter(view: BadBonesView, field: Sketch, options: Answers) -> Action:
    """To where the skeleton threatens least."""
    assert view.seat is not None
    walk = view.seats[view.seat].walk
    assert walk is not None
    dragon = CELL_NAMES.index(walk.cell)
    coming = field.run(dragon)
    return next(action for action in options if COMES[dragon * WAYS + action.value] == coming)


def action_of(deed: int) -> Action:
    if deed == REST:
        return DO_NOTHING
    if deed >= REMOVAL:
        return REMOVES[deed - REMOVAL]
    return PLACE.actions[deed]


# ---- From the view to a sketch


def sketch_of(view: BadBonesView, seat: int, ground: Ground) -> Sketch:
    """A seat's field as the view has it."""
    seen = field_of(view.seats[seat], ground.box)
    tiles = [trap if trap == NO_TRAP else trap % DAMAGED for trap in seen.traps]
    field = Sketch(ground.ways(tiles))
    for cell, trap in enumerate(seen.traps):
        field.damaged |= (trap >= DAMAGED) << cell
    field.hero, field.tiers, field.houses = seen.hero, seen.tiers, seen.houses
    field.supply, field.skeletons, field.moved = seen.supply, seen.resting, seen.moved
    field.waiting, field.cemetery = seen.waiting, seen.cemetery
    return field


BOTS: Final[dict[str, type[Bot]]] = {"strategist": Strategist, "warden": Warden}
