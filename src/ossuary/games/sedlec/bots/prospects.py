"""What a structure under way may come to: its points so far, and what its free places promise.

A free place is thought to be filled at random from the cards that are still to come, only better:
its builder chooses. On a finished structure nothing is left to guess, and the prospect is its
points, as scoring.py counts them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ossuary.games.sedlec.actions import (
    BOTTOM,
    CHAMPION,
    CRIMINAL,
    EXECUTIONER,
    LOVER,
    MERCHANT,
    PEASANT,
    PRIEST,
    ROYAL,
    TOP,
    ZEALOT,
)
from ossuary.games.sedlec.bots.builds import Build, Ground
from ossuary.games.sedlec.scoring import (
    LINEAGE,
    PEASANTS_REVOLT,
    PENITENTS,
    ROYAL_ASSASSINS,
    SILENT_VIGIL,
    STAR_CROSSED,
    connected,
    count,
)
from ossuary.games.sedlec.structure import SINGLE

FINENESS: Final = 10
UNIT: Final = 1 << FINENESS
"""One point, and certainty: prospects and chances are whole numbers, in parts of this."""


def chances(coming: list[int]) -> list[int]:
    """How likely a skull to come has each letter, from how many of each there are."""
    total = max(1, sum(coming))
    return [number * UNIT // total for number in coming]


def some(chance: i64, places: i64) -> i64:
    """How likely at least one of this many places gets what each gets with this chance."""
    none: i64 = UNIT
    while places > 0:
        none = none * (UNIT - chance) >> FINENESS
        places -= 1
    return UNIT - none


def prospect(build: Build, chance: list[int], condition: int) -> i64:
    """The points of a structure and those that its free places promise, in parts of UNIT."""
    ground = build.ground
    free: i64 = ground.free(build.filled)
    where = build.where
    royals: i64 = where[ROYAL]
    peasants: i64 = where[PEASANT]
    priests: i64 = where[PRIEST]
    lovers: i64 = where[LOVER]
    criminals: i64 = where[CRIMINAL]
    face_down: i64 = 0
    if condition == ROYAL_ASSASSINS:
        face_down = assassinated(build, royals, criminals)
        royals &= ~face_down
        peasants &= ~face_down
        priests &= ~face_down
        lovers &= ~face_down
        criminals &= ~face_down

    points: i64 = 0
    skull: i64
    kind: i64
    near: i64
    half: i64 = 0
    while half < 2 * len(build.cards):
        skull = 2 * build.places[half >> 1] + (half & 1)
        card = build.cards[half >> 1]
        kind = TOP[card] if half & 1 else BOTTOM[card]
        near = ground.near[skull]
        half += 1
        if face_down >> skull & 1:
            continue
        if kind == CRIMINAL:
            points += _criminal(count(near & priests), count(near & free), chance, condition)
        elif kind == PEASANT:
            points += _peasant(build, skull, royals, chance, condition)
        elif kind == PRIEST:
            # The priests' own points go by level. Beside one, a criminal would gain 2 points: half
            # of that is counted, since elsewhere the skull would be worth something too.
            points += chance[CRIMINAL] * count(near & free)
        elif kind == LOVER:
            if not near & lovers:
                points += 6 * some(chance[LOVER], count(near & free))
        elif kind == ROYAL:
            points += _royal(build, skull, royals | peasants, chance)
            if condition == LINEAGE:
                points += UNIT * count(near & peasants) + chance[PEASANT] * count(near & free)
        elif kind == EXECUTIONER:
            points += UNIT + UNIT * count(connected(ground.layout, skull, criminals))
            points += chance[CRIMINAL] * count(near & free)
        elif kind == MERCHANT:
            # Its builder keeps the criminals away.
            points += 2 * UNIT * (count(near & peasants) - count(near & criminals))
            points += 2 * chance[PEASANT] * count(near & free)
        elif kind == ZEALOT:
            points += _zealot(build, skull, priests, chance)
        else:
            followers: i64 = where[kind - CHAMPION] & ~face_down
            points += UNIT * count(connected(ground.layout, skull, followers))
            points += chance[kind - CHAMPION] * count(near & free)
    points += _priests(build, priests, criminals, chance, condition)
    if lovers:
        points += UNIT * paired(ground, lovers, condition)
    return points


def _to_come_above(build: Build, skull: i64) -> i64:
    """How many skulls are still to come on higher levels."""
    ground = build.ground
    return ground.above[ground.level[skull]] - count(ground.over[skull] & build.taken)


def _to_come_below(build: Build, skull: i64) -> i64:
    ground = build.ground
    return ground.below[ground.level[skull]] - count(ground.under[skull] & build.taken)


def _royal(build: Build, skull: i64, subjects: i64, chance: list[int]) -> i64:
    """SE-20: royals and peasants below; and it lies below the royals that come above it."""
    points = UNIT * count(build.ground.under[skull] & subjects)
    points += (chance[ROYAL] + chance[PEASANT]) * _to_come_below(build, skull)
    return points + chance[ROYAL] * _to_come_above(build, skull)


def _peasant(build: Build, skull: i64, royals: i64, chance: list[int], condition: int) -> i64:
    """SE-21, and the royals that come above it; SE-50: 3 as long as none comes as high as it."""
    higher = _to_come_above(build, skull)
    points = chance[ROYAL] * higher
    if condition != PEASANTS_REVOLT:
        return points + UNIT
    if royals & ~build.ground.under[skull]:
        return points
    level: i64 = build.ground.level[skull]
    beside = build.ground.on[level] - count(build.ground.on_level[level] & build.taken)
    return points + 3 * (UNIT - some(chance[ROYAL], higher + beside))


def _criminal(priests: i64, free: i64, chance: list[int], condition: int) -> i64:
    """SE-24: 2 beside a priest; SE-53: 1, and 4 beside two."""
    found = some(chance[PRIEST], free)
    if condition != PENITENTS:
        return 2 * UNIT if priests else 2 * found
    if priests:
        return 4 * UNIT if priests >= 2 else UNIT + 3 * found
    # Two priests have to come, and the second one has a place less.
    return found + 3 * (found * some(chance[PRIEST], free - 1) >> FINENESS)


def _priests(build: Build, priests: i64, criminals: i64, chance: list[int], condition: int) -> i64:
    """SE-22: 2 for a level with a priest; SE-51: 1, and 3 if it is alone and without criminals."""
    ground = build.ground
    points: i64 = 0
    level: i64 = 0
    while level < len(ground.on):
        on_level: i64 = ground.on_level[level]
        to_come: i64 = ground.on[level] - count(on_level & build.taken)
        here = count(on_level & priests)
        first = UNIT if here else some(chance[PRIEST], to_come)
        if condition != SILENT_VIGIL:
            points += 2 * first
        elif here > 1 or on_level & criminals:
            points += first
        else:
            # Its builder can put half of what would disturb it elsewhere.
            disturbed = some(chance[PRIEST] + chance[CRIMINAL] >> 1, to_come)
            points += first + (2 * first * (UNIT - disturbed) >> FINENESS)
        level += 1
    return points


def _zealot(build: Build, skull: i64, priests: i64, chance: list[int]) -> i64:
    """SE-33: the priests above or below, whichever are more."""
    above = UNIT * count(build.ground.over[skull] & priests)
    above += chance[PRIEST] * _to_come_above(build, skull)
    below = UNIT * count(build.ground.under[skull] & priests)
    below += chance[PRIEST] * _to_come_below(build, skull)
    return above if above > below else below


def assassinated(build: Build, royals: i64, criminals: i64) -> i64:
    """SE-49: the skulls of the cards whose royal is adjacent to two or more criminals."""
    near = build.ground.near
    found: i64 = 0
    for place in build.places:
        if (royals & SINGLE[2 * place] and count(near[2 * place] & criminals) >= 2) or (
            royals & SINGLE[2 * place + 1] and count(near[2 * place + 1] & criminals) >= 2
        ):
            found |= SINGLE[2 * place] | SINGLE[2 * place + 1]
    return found


def paired(ground: Ground, lovers: i64, condition: int) -> i64:
    """SE-23, SE-52: the most points that these lovers make in pairs."""
    near = ground.near
    skull: i64 = 0
    while lovers >> skull:
        if lovers >> skull & 1:
            lovers &= ~SINGLE[skull]
            partners: i64 = near[skull] & lovers
            if partners:
                best = paired(ground, lovers, condition)
                other: i64 = skull + 1
                while partners >> other:
                    if partners >> other & 1:
                        worth: i64 = 6
                        if condition == STAR_CROSSED:
                            worth = 4 if ground.level[skull] == ground.level[other] else 7
                        worth += paired(ground, lovers & ~SINGLE[other], condition)
                        if worth > best:
                            best = worth
                    other += 1
                return best
        skull += 1
    return 0
