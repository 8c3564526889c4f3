"""What a field is worth, what is worth doing on it, and a search over the rounds to come."""

from __future__ import annotations

from math import exp
from typing import Final

from ossuary.games.badbones.actions import (
    CATAPULT,
    CELLS,
    DRAGON,
    HEADINGS,
    HERO_MOVES,
    KIND_OF,
    NEXT,
    OUTSIDE,
    TREASURE,
    TYPES,
    WALL_FALLING,
    WALL_RISING,
)
from ossuary.games.badbones.bots.sketch import REMOVAL, REST, Sketch
from ossuary.games.badbones.bots.ways import COMES, DISTANCES, FAR, HOUSE, PLACES, TIER, WAYS
from ossuary.games.badbones.state import NO_TRAP

STEPS: Final = [[action.value for action in moves] for moves in HERO_MOVES]
"""By cell: where the hero may go."""

# How much each thing matters; found by letting strategists with other numbers play.

LOST: Final = -1000.0
DOOM: Final = 30.0
"""What is lost with a skeleton that nobody can stop, where the last tier or house is at stake."""
PRICES: Final = [0.0, DOOM, 16.0, 12.0, 10.0, 9.0]
"""What a tier or house is worth when so many are left; above five, as much as the fifth."""
URGENCY: Final = [2.8 * exp(-0.82 * (time - 1)) + 0.87 for time in range(FAR + 1)]
"""Of a skeleton, by the moves until it does harm."""
LEAVING: Final = 0.22
"""Of one that leaves the field instead, as a part of its urgency: alone, it comes back."""
TOGETHER: Final = 0.06
"""Of one that the hero would meet together with another."""
CROWDS: Final = (3.0, 0.85)
"""For each place too many that the hero should be at: in the next round, and in the one after."""
TRAP_WORTH: Final = (3.2, 3.8, 11.0, 16.0)
"""By kind, in the supply."""
LAID: Final = 0.39
"""Of a trap on the field, as a part of that."""
DAMAGED: Final = 0.185
"""Of a damaged one, as a part of that again."""
WANDERING: Final = 0.2
"""For each move between the hero and the tower."""
SENT: Final = 1.0
"""For each skeleton in somebody else's cemetery."""


def worth(field: Sketch) -> float:
    """What a field promises before phase 1."""
    if field.tiers <= 0 or field.houses <= 0:
        return LOST
    ways = field.ways
    row = field.hero * CELLS
    value = SENT * float(field.sent) - WANDERING * float(DISTANCES[row + ways.ground.tower])
    for left in range(2, field.tiers + 1):
        value += price(left)
    for left in range(2, field.houses + 1):
        value += price(left)
    value += trap_worth(field)
    for kind in field.waiting + field.cemetery:
        value -= URGENCY[ways.ground.delays[kind]]
    seen = 0
    places = [0, 0]
    for token in field.skeletons:
        place = token // TYPES
        time = ways.time(place)
        last = ways.lasts[place]
        if last not in (TIER, HOUSE):
            value -= LEAVING * URGENCY[time]
            continue
        brink = ways.brinks[place]
        threat = URGENCY[time]
        if time <= 2:
            bit = 1 << ((time - 1) * CELLS + brink)
            if seen & bit:
                threat *= TOGETHER
            else:
                seen |= bit
                places[time - 1] += 1
        if DISTANCES[row + brink] > time:
            threat += price(field.tiers if last == TIER else field.houses)
        value -= threat
    for number, crowd in zip(places, CROWDS, strict=True):
        if number > 1:
            value -= crowd * float(number - 1)
    return value


def price(left: int) -> float:
    """What the next tier or house is worth when so many are left."""
    return PRICES[min(left, len(PRICES) - 1)]


def trap_worth(field: Sketch) -> float:
    value = 0.0
    for kind, number in enumerate(field.supply):
        value += float(number) * TRAP_WORTH[kind]
    for cell, tile in enumerate(field.ways.tiles):
        if tile != NO_TRAP:
            laid = LAID * TRAP_WORTH[KIND_OF[tile]]
            value += DAMAGED * laid if field.damaged >> cell & 1 else laid
    return value


def menace(field: Sketch) -> float:
    """How near skeletons are to tower and village; what they have done counts most."""
    found = -10.0 * float(field.tiers + field.houses)
    for token in field.skeletons:
        place = token // TYPES
        time = field.ways.time(place)
        last = field.ways.lasts[place]
        if last in (TIER, HOUSE):
            found += 3.0 ** (1 - time)
    return found


# ---- What to consider


def deeds(field: Sketch, soon: int) -> list[int]:
    """What is worth considering in phase 2 against those that do harm within so many moves.

    Walls, catapults and dragons where they come, a treasure next to them, a dragon on them.
    """
    ways, supply = field.ways, field.supply
    occupied = coming = beside = under = 0
    for token in field.skeletons:
        place = token // TYPES
        cell = place // WAYS
        occupied |= 1 << cell
        time = ways.time(place)
        last = ways.lasts[place]
        if time > soon or last not in (TIER, HOUSE):
            continue
        under |= 1 << cell
        to = COMES[place]
        if to < PLACES:
            coming |= 1 << to // WAYS
            end = ways.end(to)
            if time > 2 and end < PLACES and COMES[end] < PLACES:
                coming |= 1 << COMES[end] // WAYS
        for heading in HEADINGS:
            other = NEXT[cell * WAYS + heading]
            if other != OUTSIDE:
                beside |= 1 << other
    for kind in field.waiting:
        if ways.ground.delays[kind] <= soon:
            coming |= 1 << ways.ground.doors[kind] // WAYS
    found = [REST]
    for cell in range(CELLS):
        if ways.tiles[cell] != NO_TRAP:
            found.append(REMOVAL + cell)
        elif cell == ways.ground.tower:
            continue
        elif occupied >> cell & 1:
            if under >> cell & 1 and supply[KIND_OF[DRAGON]]:
                found.append(DRAGON * CELLS + cell)
        else:
            if coming >> cell & 1:
                for tile in (WALL_RISING, WALL_FALLING, CATAPULT, DRAGON):
                    if supply[KIND_OF[tile]]:
                        found.append(tile * CELLS + cell)
            if beside >> cell & 1 and supply[KIND_OF[TREASURE]]:
                found.append(TREASURE * CELLS + cell)
    return found


class Plan:
    """A round on a field: what is done first, and what comes of it."""

    def __init__(self, hero: int, deed: int, field: Sketch) -> None:
        self.hero: Final = hero
        self.deed: Final = deed
        self.field: Final = field
        """After phase 3."""
        self.value = worth(field)


def plans(field: Sketch, soon: int) -> list[Plan]:
    """From phase 1 on."""
    found: list[Plan] = []
    for cell in STEPS[field.hero]:
        found += plans_with_hero(field.move_hero(cell), soon)
    return found


def plans_with_hero(field: Sketch, soon: int) -> list[Plan]:
    """From phase 2 on."""
    return [Plan(field.hero, deed, field.set_trap(deed).march()) for deed in deeds(field, soon)]


def best_first(found: list[Plan], width: int) -> list[Plan]:
    found.sort(key=_value, reverse=True)
    return found[:width]


def _value(plan: Plan) -> float:
    return plan.value


# ---- The rounds to come


def prospect(field: Sketch, draws: list[list[int]], width: int, soon: int) -> float:
    """What a field after phase 3 promises so many rounds later: the best few are followed."""
    value = worth(field)
    beam = [field]
    for number, drawn in enumerate(draws):
        found: list[Plan] = []
        for before in beam:
            if not before.is_out:
                found += plans(before.arrived(drawn), soon)
        found = best_first(found, width)
        if not found or found[0].value <= LOST:
            # Later is better, even so.
            return LOST + float(number)
        value = found[0].value
        beam = [plan.field for plan in found]
    return value
