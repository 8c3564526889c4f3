"""Who moves next, where it matters: where weapons, menders and towers of one tier are about."""

from __future__ import annotations

from ossuary.games.badbones.actions import ENTER, MOVE, TYPES, token_of
from ossuary.games.badbones.bots.sketch import Sketch
from ossuary.games.badbones.bots.ways import HOUSE, PLACES, SLAIN, TIER
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.field import NO_WEAPON
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers


def first_to_move(field: Sketch, options: Answers) -> Action:
    """BB-10: whom the hero will destroy, so that a weapon can be used early; who mends in time."""
    if field.weapon == NO_WEAPON and not field.ways.ground.box.commanders:
        return options[0]
    return min(options, key=lambda action: _turn_of(field, action))


def _turn_of(field: Sketch, action: Action) -> int:
    """The lower, the earlier it should move."""
    ways = field.ways
    if action.verb is MOVE:
        token = token_of(*action.values)
        kind, coming = token % TYPES, ways.ground.comes[token // TYPES]
    elif action.verb is ENTER:
        kind, coming = action.value, ways.ground.doors[action.value]
    else:
        return 2
    end = ways.follow(coming, field.hero)[0] if coming < PLACES else coming
    if end == SLAIN:
        return 0
    if POWERS[kind].harm < 0 and (end == HOUSE or end >= TIER):
        return 1 if is_missing(field, end == HOUSE) else 3
    return 2


def is_missing(field: Sketch, in_village: bool) -> bool:
    """Whether there is something to mend."""
    box = field.ways.ground.box
    return field.houses < box.houses if in_village else field.tiers < box.tiers


def next_of_squad(field: Sketch, options: Answers, in_village: bool) -> Action:
    """BB-52, BB-68: who mends first if there is something to mend; else who does most harm.

    Together, a tower stops one of them, and it should be the worst.
    """
    box = field.ways.ground.box
    if box.coop and not in_village:
        return max(options, key=lambda action: POWERS[action.value].harm)
    is_first = is_missing(field, in_village)
    menders = [action for action in options if POWERS[action.value].harm < 0]
    others = [action for action in options if action not in menders]
    return (menders + others)[0] if is_first else (others + menders)[0]
