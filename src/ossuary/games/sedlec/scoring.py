"""What a structure scores, and why: the kinds of skull and the conditions of Monstrance.

Counting and explaining are one pass. A `Teller` is told what each skull earned and why; without one
nothing is told, and it costs nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

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
from ossuary.games.sedlec.structure import SINGLE, Layout, Structure

NO_CONDITION: Final = -1
ROYAL_ASSASSINS: Final = 0
PEASANTS_REVOLT: Final = 1
SILENT_VIGIL: Final = 2
STAR_CROSSED: Final = 3
PENITENTS: Final = 4
LINEAGE: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Hears what each skull earned. A subclass says what it does with it."""

    def earned(self, skull: int, points: int, why: str, one: int, two: int) -> None:
        """A skull's points, the id of the reason, and up to two numbers that belong to it."""


def score(structure: Structure, condition: int, teller: Teller | None = None) -> list[int]:
    """The points of a structure by kind, in the order of KINDS (SE-27, SE-45)."""
    layout = structure.layout
    near = layout.near
    under = layout.under
    places = structure.places
    cards = structure.cards
    face_down: i64 = assassinated(structure) if condition == ROYAL_ASSASSINS else 0

    # Who lies where: one set of skulls for each kind that others ask for.
    royals: i64 = 0
    peasants: i64 = 0
    priests: i64 = 0
    criminals: i64 = 0
    place: i64
    skull: i64
    kind: i64
    half: i64 = 0
    while half < 2 * len(cards):
        place = places[half >> 1]
        if not face_down >> place & 1:
            kind = TOP[cards[half >> 1]] if half & 1 else BOTTOM[cards[half >> 1]]
            lone: i64 = SINGLE[2 * place + (half & 1)]
            if kind == CRIMINAL:
                criminals |= lone
            elif kind == PEASANT:
                peasants |= lone
            elif kind == PRIEST:
                priests |= lone
            elif kind == ROYAL:
                royals |= lone
        half += 1

    # What each skull earns, kind by kind.
    of_royals: i64 = 0
    of_peasants: i64 = 0
    of_priests: i64 = 0
    of_criminals: i64 = 0
    of_executioners: i64 = 0
    of_champions: i64 = 0
    of_merchants: i64 = 0
    of_zealots: i64 = 0
    served: i64 = 0
    lovers: list[int] = []
    half = 0
    while half < 2 * len(cards):
        place = places[half >> 1]
        skull = 2 * place + (half & 1)
        kind = TOP[cards[half >> 1]] if half & 1 else BOTTOM[cards[half >> 1]]
        half += 1
        if face_down >> place & 1:
            if teller is not None:
                teller.earned(skull, 0, "face-down", 0, 0)
        elif kind == CRIMINAL:
            of_criminals += _criminal(near[skull] & priests, condition, skull, teller)
        elif kind == PEASANT:
            of_peasants += _peasant(royals, under, skull, condition, teller)
        elif kind == PRIEST:
            level: i64 = layout.level[skull]
            if served >> level & 1:
                if teller is not None:
                    teller.earned(skull, 0, "priest-again", level, 0)
            else:
                served |= 1 << level
                of_priests += _priest(layout, skull, priests, criminals, condition, teller)
        elif kind == LOVER:
            lovers.append(skull)
        elif kind == ROYAL:
            of_royals += _royal(layout, skull, royals | peasants, peasants, condition, teller)
        elif kind == EXECUTIONER:
            of_executioners += _executioner(layout, skull, criminals, teller)
        elif kind == MERCHANT:
            of_merchants += _merchant(
                near[skull] & peasants, near[skull] & criminals, skull, teller
            )
        elif kind == ZEALOT:
            of_zealots += _zealot(layout, skull, priests, teller)
        else:
            followed = skulls_of(structure, kind - CHAMPION, face_down)
            of_champions += _champion(layout, skull, followed, teller)
    of_lovers = _lovers(layout, lovers, condition, teller) if lovers else 0
    return [
        *(of_royals, of_peasants, of_priests, of_lovers, of_criminals),
        *(of_executioners, of_champions, of_merchants, of_zealots),
    ]


def skulls_of(structure: Structure, kind: i64, face_down: i64) -> i64:
    """The skulls of a kind in a structure, as a set."""
    found: i64 = 0
    for number in range(len(structure.cards)):
        place: i64 = structure.places[number]
        if not face_down >> place & 1:
            card = structure.cards[number]
            if BOTTOM[card] == kind:
                found |= SINGLE[2 * place]
            if TOP[card] == kind:
                found |= SINGLE[2 * place + 1]
    return found


def total(structure: Structure, condition: int) -> int:
    """The points of a structure, all kinds together."""
    found = 0
    for points in score(structure, condition):
        found += points
    return found


def assassinated(structure: Structure) -> i64:
    """SE-49: the places whose card has a royal adjacent to two or more criminals."""
    criminals = skulls_of(structure, CRIMINAL, 0)
    royals = skulls_of(structure, ROYAL, 0)
    found: i64 = 0
    for number in structure.places:
        place: i64 = number
        for part in range(2):
            skull: i64 = 2 * place + part
            if royals >> skull & 1 and count(structure.layout.near[skull] & criminals) >= 2:
                found |= 1 << place
    return found


def _royal(
    layout: Layout, skull: i64, subjects: i64, peasants: i64, condition: int, teller: Teller | None
) -> i64:
    """SE-20: 1 per royal and peasant on lower levels; Lineage (SE-54): 1 per adjacent peasant."""
    below = count(layout.under[skull] & subjects)
    beside = count(layout.near[skull] & peasants) if condition == LINEAGE else 0
    if teller is not None:
        why = "royal-lineage" if condition == LINEAGE else "royal"
        teller.earned(skull, below + beside, why, below, beside)
    return below + beside


def _peasant(
    royals: i64, under: list[int], skull: i64, condition: int, teller: Teller | None
) -> i64:
    """SE-21: 1 point; with the Peasants' revolt (SE-50) 3 above all royals, else nothing."""
    points: i64 = 1
    why = "peasant"
    if condition == PEASANTS_REVOLT:
        above = royals & ~under[skull] == 0
        points = 3 if above else 0
        why = "peasant-above" if above else "peasant-below"
    if teller is not None:
        teller.earned(skull, points, why, 0, 0)
    return points


def _priest(
    layout: Layout, skull: i64, priests: i64, criminals: i64, condition: int, teller: Teller | None
) -> i64:
    """SE-22: 2 points for a level with a priest; with the Silent vigil (SE-51) 3 or 1."""
    points: i64 = 2
    why = "priest"
    if condition == SILENT_VIGIL:
        on_level: i64 = ~(layout.under[skull] | layout.over[skull])
        alone = count(priests & on_level) == 1 and not criminals & on_level
        points = 3 if alone else 1
        why = "priest-vigil" if alone else "priest-disturbed"
    if teller is not None:
        teller.earned(skull, points, why, layout.level[skull], 0)
    return points


def _criminal(priests: i64, condition: int, skull: i64, teller: Teller | None) -> i64:
    """SE-24: 2 points beside a priest; Penitents (SE-53) 4 beside two or more, 1 beside one."""
    points: i64 = 2
    why = "criminal"
    if not priests:
        points = 0
        why = "criminal-alone"
    elif condition == PENITENTS:
        points = 4 if count(priests) >= 2 else 1
        why = "criminal-penitent"
    if teller is not None:
        teller.earned(skull, points, why, count(priests), 0)
    return points


def _executioner(layout: Layout, skull: i64, criminals: i64, teller: Teller | None) -> i64:
    """SE-30: 1 point, and 1 per connected criminal."""
    chained = count(connected(layout, skull, criminals))
    if teller is not None:
        teller.earned(skull, 1 + chained, "executioner", chained, 0)
    return 1 + chained


def _champion(layout: Layout, skull: i64, kind: i64, teller: Teller | None) -> i64:
    """SE-31: 1 per connected skull of the kind that the champion names."""
    followers = count(connected(layout, skull, kind))
    if teller is not None:
        teller.earned(skull, followers, "champion", followers, 0)
    return followers


def _merchant(peasants: i64, criminals: i64, skull: i64, teller: Teller | None) -> i64:
    """SE-32: 2 per adjacent peasant, less 2 per adjacent criminal."""
    buyers = count(peasants)
    thieves = count(criminals)
    if teller is not None:
        teller.earned(skull, 2 * (buyers - thieves), "merchant", buyers, thieves)
    return 2 * (buyers - thieves)


def _zealot(layout: Layout, skull: i64, priests: i64, teller: Teller | None) -> i64:
    """SE-33: 1 point per priest on all higher levels, or on all lower ones, whichever is more."""
    above = count(layout.over[skull] & priests)
    below = count(layout.under[skull] & priests)
    points = above if above > below else below
    if teller is not None:
        why = "zealot-above" if above > below else "zealot-below"
        teller.earned(skull, points, why, points, 0)
    return points


def _lovers(layout: Layout, lovers: list[int], condition: int, teller: Teller | None) -> int:
    """SE-23: 6 points per pair, at best; Star-crossed (SE-52) 7 on two levels, 4 on one."""
    across = 7 if condition == STAR_CROSSED else 6
    along = 4 if condition == STAR_CROSSED else 6
    single = 0
    for skull in lovers:
        single |= 1 << skull
    points = _pairing(layout, lovers, 0, single, across, along)
    if teller is not None:
        _tell_pairs(layout, lovers, single, across, along, points, teller)
    return points


def _pairing(
    layout: Layout, lovers: list[int], number: int, single: int, across: int, along: int
) -> int:
    """The most points that the lovers from `number` on can make, among those still single."""
    near = layout.near
    while number < len(lovers):
        skull = lovers[number]
        number += 1
        if single >> skull & 1 and near[skull] & single:
            single &= ~(1 << skull)
            best = _pairing(layout, lovers, number, single, across, along)
            for other in range(number, len(lovers)):
                partner = lovers[other]
                if near[skull] & single & 1 << partner:
                    pair = along if layout.level[skull] == layout.level[partner] else across
                    rest = single & ~(1 << partner)
                    worth = pair + _pairing(layout, lovers, number, rest, across, along)
                    best = max(best, worth)
            return best
    return 0


def _tell_pairs(
    layout: Layout,
    lovers: list[int],
    single: int,
    across: int,
    along: int,
    points: int,
    teller: Teller,
) -> None:
    """Tells each lover's part of the best pairing: the pairs that leave the rest its best."""
    level = layout.level
    for number, skull in enumerate(lovers):
        if not single >> skull & 1:
            continue
        single &= ~(1 << skull)
        if _pairing(layout, lovers, number + 1, single, across, along) == points:
            teller.earned(skull, 0, "lover-alone", 0, 0)
            continue
        partner = _partner(layout, lovers, number, single, across, along, points)
        pair = along if level[skull] == level[partner] else across
        upper = skull if level[skull] > level[partner] else partner
        lower = partner if upper == skull else skull
        teller.earned(upper, (pair + 1) // 2, "lover", level[lower], pair)
        teller.earned(lower, pair // 2, "lover", level[upper], pair)
        single &= ~(1 << partner)
        points -= pair


def _partner(
    layout: Layout,
    lovers: list[int],
    number: int,
    single: int,
    across: int,
    along: int,
    points: int,
) -> int:
    """The lover who, paired with this one, leaves the rest its best."""
    skull = lovers[number]
    other = number
    while True:
        other += 1
        partner = lovers[other]
        pair = along if layout.level[skull] == layout.level[partner] else across
        rest = single & ~(1 << partner)
        if (
            layout.near[skull] & single & 1 << partner
            and pair + _pairing(layout, lovers, number + 1, rest, across, along) == points
        ):
            return partner


def connected(layout: Layout, skull: i64, kind: i64) -> i64:
    """SE-15: the skulls of a kind (as a set) that touch this one, and those linked to them."""
    found: i64 = layout.near[skull] & kind
    edge = found
    while edge:
        grown = found
        number: i64 = 0
        while edge >> number:
            if edge >> number & 1:
                grown |= layout.near[number] & kind
            number += 1
        edge = grown & ~found
        found = grown
    return found


def count(skulls: i64) -> i64:
    """How many are in a set."""
    found: i64 = 0
    while skulls:
        skulls &= skulls - 1
        found += 1
    return found
