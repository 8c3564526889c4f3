"""What a field is worth, what is worth doing on it, and a search over the rounds to come."""

from __future__ import annotations

from math import exp
from typing import Final

from ossuary.games.badbones.actions import (
    CATAPULT,
    CELLS,
    DRAGON,
    DYNAMITE,
    HEADINGS,
    HEARSE,
    HERO_MOVES,
    KIND_OF,
    KINDS,
    LABYRINTH_WHITE,
    NEXT,
    OUTSIDE,
    PALISADE,
    PLAIN_TYPES,
    PORTAL,
    SPRING,
    TREASURE,
    TYPES,
    WALL_FALLING,
    WALL_RISING,
)
from ossuary.games.badbones.bots.arms import KEPT, can_use, uses
from ossuary.games.badbones.bots.phases import (
    REMOVAL,
    REST,
    arrived,
    leaders_of,
    march,
    move_hero,
    set_trap,
)
from ossuary.games.badbones.bots.sketch import Sketch
from ossuary.games.badbones.bots.ways import DISTANCES, FAR, HOUSE, PLACES, WAYS, is_harm
from ossuary.games.badbones.box import NOBODY
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.field import NO_HERO, NO_TRAP

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
TRAP_WORTH: Final = (3.2, 3.8, 11.0, 16.0, 3.5, 3.5, 4.0, 4.0, 4.5, 3.0)
"""By kind, in the supply."""
LAID: Final = 0.39
"""Of a trap on the field, as a part of that."""
DAMAGED: Final = 0.185
"""Of a damaged one, as a part of that again."""
WANDERING: Final = 0.2
"""For each move between the hero and the tower."""
SENT: Final = 1.0
"""For each skeleton in somebody else's cemetery."""
SHARED: Final = -1.0
"""The same in the co-operative game."""
HERO_GONE: Final = 30.0
"""What is lost with the hero."""
EMPEROR: Final = 3.0
"""How many times as urgent an emperor is."""
EMPEROR_LOOSE: Final = 60.0
"""What is lost with one that nobody can stop."""
MENDING: Final = 0.3
"""Of somebody who comes to mend something, as a part of what that is worth."""
ARMED: Final = 2.0
"""For having destroyed so many in phase 3 that a weapon may be used."""
TRIED: Final = 2
"""So many of the ways to use a weapon are followed."""


def worth(field: Sketch) -> float:
    """What a field promises before phase 1."""
    if field.tiers <= 0 or field.houses <= 0:
        return LOST
    ways = field.ways
    box = ways.ground.box
    value = (SHARED if box.coop else SENT) * field.sent
    row = field.hero * CELLS
    is_gone = field.hero == NO_HERO
    if is_gone:
        value -= HERO_GONE
    else:
        value -= WANDERING * float(DISTANCES[row + ways.ground.centre])
    for left in range(2, field.tiers + 1):
        value += price(left)
    for left in range(2, field.houses + 1):
        value += price(left)
    value += trap_worth(field)
    for waited in field.waiting + field.cemetery:
        value -= URGENCY[ways.ground.delays[waited]]
    for token in field.moved:
        # They miss a move.
        if is_harm_at(field, token // TYPES):
            value -= URGENCY[min(ways.time(token // TYPES) + 1, FAR)]
    seen = 0
    places = [0, 0]
    leaders = leaders_of(field) if box.commanders else []
    for token in field.skeletons:
        place = token // TYPES
        if leaders and leaders[place // WAYS] != NOBODY:
            place = leaders[place // WAYS] // TYPES
        time = ways.time(place)
        last = ways.lasts[place]
        is_loose = is_gone or DISTANCES[row + ways.brinks[place]] > time
        kind = token % TYPES
        if kind >= PLAIN_TYPES and (POWERS[kind].harm != 1 or POWERS[kind].is_fatal):
            value += worth_of_commander(field, kind, time, last, is_loose)
            continue
        if not is_harm(last):
            value -= LEAVING * URGENCY[time]
            continue
        threat = URGENCY[time]
        if time <= 2:
            bit = 1 << ((time - 1) * CELLS + ways.brinks[place])
            if seen & bit:
                threat *= TOGETHER
            else:
                seen |= bit
                places[time - 1] += 1
        if is_loose:
            threat += price(field.houses if last == HOUSE else field.tiers)
        value -= threat
    for number, crowd in zip(places, CROWDS, strict=True):
        if number > 1:
            value -= crowd * float(number - 1)
    return value


def is_harm_at(field: Sketch, place: int) -> bool:
    """Whether who stands here will do harm."""
    field.ways.time(place)
    return is_harm(field.ways.lasts[place])


def worth_of_commander(field: Sketch, kind: int, time: int, last: int, is_loose: bool) -> float:
    """BB-61, BB-63: of those who do more harm than others, or mend something."""
    power, box = POWERS[kind], field.ways.ground.box
    left, whole = (field.houses, box.houses) if last == HOUSE else (field.tiers, box.tiers)
    if power.harm < 0:
        mends = is_harm(last) and left < whole and (last == HOUSE or not box.coop)
        return MENDING * price(left + 1) if mends else 0.0
    if power.is_fatal:
        threat = EMPEROR * URGENCY[time]
        if not is_harm(last):
            return -LEAVING * threat
        return -threat - EMPEROR_LOOSE if is_loose else -threat
    threat = URGENCY[time]
    if not is_harm(last):
        return -LEAVING * threat
    if is_loose:
        for fallen in range(power.harm):
            threat += price(left - fallen) if left > fallen else 0.0
    return -1.5 * threat


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
    if field.is_out or field.hero == NO_HERO:
        found += 30.0
    for token in field.skeletons:
        place, kind = token // TYPES, token % TYPES
        time = field.ways.time(place)
        if is_harm(field.ways.lasts[place]):
            weight = 6.0 if POWERS[kind].is_fatal else max(0.0, float(POWERS[kind].harm))
            found += weight * 3.0 ** (1 - time)
    return found


# ---- What to consider

ON_THE_WAY: Final = (
    *(WALL_RISING, WALL_FALLING, CATAPULT, DRAGON),
    *(PALISADE, HEARSE, DYNAMITE, PORTAL, SPRING),
)
"""What is placed where somebody will come; labyrinths too, in a colour that holds them."""
LABYRINTHS: Final = KINDS.index("labyrinth")


def deeds(field: Sketch, soon: int) -> list[int]:
    """What is worth considering in phase 2 against those that do harm within so many moves.

    Traps where they come, a treasure next to them, a dragon or dynamite on them.
    """
    ways, supply = field.ways, field.supply
    comes = ways.ground.comes
    occupied = coming = beside = under = 0
    for token in field.moved + field.frozen:
        occupied |= 1 << token // TYPES // WAYS
    for token in field.skeletons:
        place = token // TYPES
        cell = place // WAYS
        occupied |= 1 << cell
        time = ways.time(place)
        if time > soon or not is_harm(ways.lasts[place]):
            continue
        under |= 1 << cell
        to = comes[place]
        if to < PLACES:
            coming |= 1 << to // WAYS
            end = ways.end(to)
            if time > 2 and end < PLACES and comes[end] < PLACES:
                coming |= 1 << comes[end] // WAYS
        for heading in HEADINGS:
            other = NEXT[cell * WAYS + heading]
            if other != OUTSIDE:
                beside |= 1 << other
    for waited in field.waiting:
        if ways.ground.delays[waited] <= soon:
            coming |= 1 << ways.ground.doors[waited] // WAYS
    found = [REST]
    barred = ways.towers | field.craters
    tiles = [tile for tile in ON_THE_WAY if supply[KIND_OF[tile]]]
    if supply[LABYRINTHS]:
        tiles.append(LABYRINTH_WHITE + field.side)
    for cell in range(CELLS):
        if ways.tiles[cell] != NO_TRAP:
            found.append(REMOVAL + cell)
        elif barred >> cell & 1:
            continue
        elif occupied >> cell & 1:
            if under >> cell & 1:
                for tile in (DRAGON, DYNAMITE):
                    if supply[KIND_OF[tile]]:
                        found.append(tile * CELLS + cell)
        else:
            if coming >> cell & 1:
                for tile in tiles:
                    found.append(tile * CELLS + cell)
            if beside >> cell & 1 and supply[KIND_OF[TREASURE]]:
                found.append(TREASURE * CELLS + cell)
    return found


class Plan:
    """A round on a field: what is done first, and what comes of it."""

    def __init__(self, hero: int, target: int, detail: int, deed: int, field: Sketch) -> None:
        self.hero: Final = hero
        self.target: Final = target
        """What a weapon is used on, or KEPT."""
        self.detail: Final = detail
        self.deed: Final = deed
        self.field: Final = field
        """After phase 3."""
        self.value = worth(field)
        if can_use(field):
            self.value += ARMED


def plans(field: Sketch, soon: int) -> list[Plan]:
    """From phase 1 on."""
    if field.hero == NO_HERO:
        return plans_with_hero(field, soon)
    found: list[Plan] = []
    for cell in STEPS[field.hero]:
        moved = move_hero(field, cell)
        found += plans_of(cell, KEPT, KEPT, moved, soon)
        if can_use(moved):
            found += plans_with_weapon(moved, KEPT, TRIED, soon)
    return found


def plans_with_weapon(field: Sketch, target: int, tried: int, soon: int) -> list[Plan]:
    """From a weapon's use in phase 1 on, if a target is said on this one."""
    possible = uses(field)
    marched = [
        Plan(field.hero, use.target, use.detail, number, march(set_trap(use.field, REST)))
        for number, use in enumerate(possible)
        if target in (KEPT, use.target)
    ]
    found: list[Plan] = []
    for plan in best_first(marched, tried):
        use = possible[plan.deed]
        found += plans_of(field.hero, use.target, use.detail, use.field, soon)
    return found


def plans_in_march(field: Sketch, target: int) -> list[Plan]:
    """From a weapon's use in phase 3 on, or without it."""
    found = [
        Plan(field.hero, use.target, use.detail, REST, march(use.field))
        for use in uses(field)
        if target in (KEPT, use.target)
    ]
    if target == KEPT:
        found.append(Plan(field.hero, KEPT, KEPT, REST, march(field)))
    return found


def plans_with_hero(field: Sketch, soon: int) -> list[Plan]:
    """From phase 2 on."""
    return plans_of(field.hero, KEPT, KEPT, field, soon)


def plans_of(hero: int, target: int, detail: int, field: Sketch, soon: int) -> list[Plan]:
    """All that can be done in phase 2 after this."""
    return [
        Plan(hero, target, detail, deed, march(set_trap(field, deed)))
        for deed in deeds(field, soon)
    ]


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
                found += plans(arrived(before, drawn), soon)
        found = best_first(found, width)
        if not found or found[0].value <= LOST:
            # Later is better, even so.
            return LOST + float(number)
        value = found[0].value
        beam = [plan.field for plan in found]
    return value
