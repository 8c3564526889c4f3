"""Three bots for Bad Bones. All know the board.

The warden looks at the round that is played. The strategist looks at those to come, and sends
skeletons to whoever it wants to fall, or, together, to whoever bears them best. The scout is a
strategist who looks less far.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ossuary.games.badbones import BadBonesGame
from ossuary.games.badbones.actions import (
    CELL_NAMES,
    COLOURS,
    DO_NOTHING,
    DONE,
    ENTER,
    ENTER_AT,
    FLING,
    HERO,
    HIT,
    KEEP,
    KEEP_IT,
    KINDS,
    MOVE,
    NEXT_ONE,
    PLACE,
    REMOVES,
    SCATTER,
    SEND,
    SENDS,
    TURN,
    TYPE_NAMES,
    TYPES,
    WareName,
    token_of,
)
from ossuary.games.badbones.bots.arms import KEPT
from ossuary.games.badbones.bots.buying import kit_for, purchase
from ossuary.games.badbones.bots.marching import first_to_move, next_of_squad
from ossuary.games.badbones.bots.moves import run
from ossuary.games.badbones.bots.phases import REMOVAL, REST
from ossuary.games.badbones.bots.planning import (
    Plan,
    best_first,
    menace,
    plans,
    plans_in_march,
    plans_with_hero,
    plans_with_weapon,
    prospect,
    trap_worth,
)
from ossuary.games.badbones.bots.sending import burden, target
from ossuary.games.badbones.bots.sketch import Sketch
from ossuary.games.badbones.bots.ways import FAR, Ground
from ossuary.games.badbones.field import DAMAGED, NO_TRAP
from ossuary.games.badbones.harm import VILLAGE
from ossuary.games.badbones.imagining import field_of
from ossuary.games.badbones.view import BadBonesView
from ossuary.kernel.action import Action
from ossuary.kernel.match import Bot
from ossuary.kernel.step import Answers, StepName
from ossuary.kernel.view import Heard


class Defender:
    """How all go about a choice."""

    kit: Sequence[WareName] | None = None
    """What it buys; None: what the house's own do."""

    def choose(
        self, view: BadBonesView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        assert view.seat is not None
        asked = options[-1].verb
        if asked is DONE:
            return self.buy(view, options)
        if len(options) == 1:
            return options[0]
        game = BadBonesGame.of(view)
        if asked is SEND:
            return self.send(view, options, game)
        field = sketch_of(view, view.seat, Ground(game.box))
        if asked is SCATTER:
            return _scatter(view, field, options)
        if asked is NEXT_ONE:
            return next_of_squad(field, options, is_in_village(view))
        if asked in (ENTER, ENTER_AT, MOVE):
            return first_to_move(field, options)
        if asked is HERO and view.phase == 0:
            return self.place_hero(field, options)
        if asked is HERO:
            plan = self.plan(view, field, plans(field, FAR), rng)
            return next(action for action in options if action.value == plan.hero)
        if asked in (KEEP, HIT, FLING, TURN):
            return self.use_weapon(view, field, options, rng)
        plan = self.plan(view, field, plans_with_hero(field, FAR), rng)
        return action_of(plan.deed)

    def buy(self, view: BadBonesView, options: Answers) -> Action:
        """What it buys next."""
        assert view.seat is not None
        return purchase(view, view.seat, options, self.kit or kit_for(view))

    def place_hero(self, field: Sketch, options: Answers) -> Action:
        """BB-50: on the tower from which the first round looks best."""

        def value(action: Action) -> float:
            begun = field.copy()
            begun.hero = action.value
            return best_first(plans(begun, FAR), 1)[0].value

        return max(options, key=value)

    def use_weapon(
        self, view: BadBonesView, field: Sketch, options: Answers, rng: Random
    ) -> Action:
        """BB-47: the weapon's use, or the rest of one that is begun."""
        begun = KEPT
        asked = options[-1].verb
        if asked is not KEEP:
            begun = own_step(view)[2]
            field.used = False
        if view.phase == 1:
            found = plans_with_weapon(field, begun, USES, FAR)
            if begun == KEPT:
                found += plans_with_hero(field, FAR)
        else:
            found = plans_in_march(field, begun)
        if not found:
            return options[-1]
        plan = self.plan(view, field, found, rng)
        if asked is not KEEP:
            return next(action for action in options if detail_of(action) == plan.detail)
        if plan.target == KEPT:
            return KEEP_IT
        if options[0].verb is SEND:
            return self.send(view, options[:-1], BadBonesGame.of(view))
        return next((action for action in options if action.value == plan.target), KEEP_IT)

    def plan(self, view: BadBonesView, field: Sketch, found: list[Plan], rng: Random) -> Plan:
        """The best of these ways to play the round."""
        raise NotImplementedError

    def send(self, view: BadBonesView, options: Answers, game: BadBonesGame) -> Action:
        """To whom a skeleton goes."""
        raise NotImplementedError


class Strategist(Defender):
    """Follows the best ways to play this round for some rounds more, with draws as they may come.

    The draws are the same for all of them. What is looked at in the end: tiers and houses, traps,
    and how soon each skeleton is where, and whether the hero can be there before.
    """

    def __init__(self, effort: int = 2, width: int = 10, ahead: int = 2) -> None:
        self.effort = effort
        """How many draws it imagines."""
        self.width = width
        """How many ways to play this round it follows; half as many in the rounds to come."""
        self.ahead = ahead
        """The rounds to come that it looks at."""

    def plan(self, view: BadBonesView, field: Sketch, found: list[Plan], rng: Random) -> Plan:
        # Rounds with many skeletons take longer, so fewer of them are followed.
        many = len(field.skeletons) + len(field.waiting)
        width = max(4, self.width * MANY // max(many, MANY))
        best = best_first(found, width)
        depth = self.ahead
        if view.coop or (len(view.seats) == 1 and not view.heroic):
            depth = min(depth, view.rounds - view.round)
        totals = [0.0] * len(best)
        for _ in range(self.effort):
            draws = _draws(view, field.ways.ground.box.drawn, depth, rng)
            for number, plan in enumerate(best):
                totals[number] += prospect(plan.field, draws, width // 2, SOON)
        return best[totals.index(max(totals))]

    def send(self, view: BadBonesView, options: Answers, game: BadBonesGame) -> Action:
        assert view.seat is not None
        if view.coop:
            return min(options, key=lambda action: burden(view, action.value, game.box))
        whom = SENDS[target(view, view.seat, game.box)]
        return whom if whom in options else options[0]


class Scout(Strategist):
    """Looks at the next round only, as it may come once, and follows fewer ways to it."""

    def __init__(self) -> None:
        super().__init__(effort=1, width=4, ahead=1)


class Warden(Defender):
    """Kills whoever is nearest to tower and village, and sets a trap where it helps at once."""

    def plan(self, view: BadBonesView, field: Sketch, found: list[Plan], rng: Random) -> Plan:
        return min(found, key=lambda plan: menace(plan.field) - WARY * trap_worth(plan.field))

    def send(self, view: BadBonesView, options: Answers, game: BadBonesGame) -> Action:
        """To the next player."""
        return options[0]


USES: Final = 6
"""So many of the ways to use a weapon are followed when one may be used."""
MANY: Final = 16
"""From so many skeletons on, the strategist follows fewer ways to play a round."""
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
    heading = run(field, CELL_NAMES.index(walk.cell), TYPE_NAMES.index(walk.type))
    return next(action for action in options if action.value == heading)


def own_step(view: BadBonesView) -> StepName:
    """The question that is asked."""
    assert view.seat is not None
    return view.lanes[view.seat][0] if view.lanes else view.agenda[0]


def is_in_village(view: BadBonesView) -> bool:
    """Whether the squad of which the next is chosen is there, and not at a tower."""
    return own_step(view)[2] == VILLAGE


def detail_of(action: Action) -> int:
    """What is said of a weapon's use after its target."""
    return token_of(0, *action.values) if action.verb is HIT else action.value


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
    side = COLOURS.index(view.side)
    field = Sketch(ground.ways(tiles, seen.towers, side))
    for cell, trap in enumerate(seen.traps):
        field.damaged |= (trap >= DAMAGED) << cell
    field.side, field.craters = side, seen.craters
    field.hero, field.tiers, field.houses = seen.hero, seen.tiers, seen.houses
    field.supply = seen.supply
    field.skeletons, field.moved, field.frozen = seen.resting, seen.moved + seen.iced, seen.frozen
    field.waiting, field.back, field.cemetery = seen.waiting, seen.back, seen.cemetery
    field.weapon, field.used, field.slain = seen.weapon, seen.used, len(seen.slain)
    field.triggered, field.sabotaged = seen.triggered, seen.sabotaged
    if view.coop:
        field.houses = view.capital
        field.supply = [view.supply.get(kind, 0) for kind in KINDS]
    return field


BOTS: Final[dict[str, type[Bot]]] = {"novice": Warden, "regular": Scout, "master": Strategist}
OTHER_NAMES: Final = {"warden": "novice", "strategist": "master"}
