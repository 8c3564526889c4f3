"""What a table promises each seat at the beginning of a turn: how likely it is to win.

The weights were fitted to 4,000 games among quick players (a softmax over the seats), but that of
seals: quick players don't attack each other's best creatures as people do.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ossuary.games.nightmarium.actions import HEAD, TORSO
from ossuary.games.nightmarium.state import ALL, ROW, NightmariumTable

MISSING: Final[list[float]] = [1.69, 1.69, 0.56, -0.16, -0.82, -1.41]
"""By the creatures that are still to be completed."""
SEALED: Final = 0.15
WAITS_FOR_HEAD: Final = 0.70
ANOTHER_WAITS_FOR_HEAD: Final = 0.81
WAITS_FOR_TORSO: Final = 0.34
ANOTHER_WAITS_FOR_TORSO: Final = 0.39
CARD: Final = 0.17
"""For each of the first cards of a hand; later ones can be chosen from."""
FIRST_CARDS: Final = 5
LATER_CARD: Final = 0.22
MOST_CARDS: Final = 12
HAS_HEAD: Final = 0.18
HAS_TWO_HEADS: Final = 0.17
HAS_TORSO: Final = 0.07
CAN_COMPLETE: Final = 0.06
LAST_WAITS_FOR_HEAD: Final = 0.42
"""More, if it is the last creature that is wanted; so are the next three."""
CAN_COMPLETE_LAST: Final = 0.37
CAN_COMPLETE_LAST_IN_TWO: Final = 0.55
CAN_COMPLETE_LAST_BUT_ONE: Final = 0.25
EACH_TURN_LATER: Final = -0.13


def outlook(table: NightmariumTable, seat: int) -> float:
    """How a seat's creatures and hand compare with others': the logarithm of a weight."""
    built, hand = table.built[seat], table.hands[seat]
    complete = (built >> HEAD * ROW & ALL).bit_count()
    with_torso = (built >> TORSO * ROW & ALL).bit_count() - complete
    with_legs = (built & ALL).bit_count() - complete - with_torso
    missing = table.box.victory - complete
    heads = torsos = 0
    for card in hand:
        parts = table.box.parts[card]
        heads += parts >> HEAD & 1
        torsos += parts >> TORSO & 1
    found = MISSING[min(missing, len(MISSING) - 1)]
    found += SEALED * (built >> 3 * ROW & ALL).bit_count()
    if with_torso:
        found += WAITS_FOR_HEAD + ANOTHER_WAITS_FOR_HEAD * (with_torso - 1)
    if with_legs:
        found += WAITS_FOR_TORSO + ANOTHER_WAITS_FOR_TORSO * (with_legs - 1)
    cards = min(len(hand), MOST_CARDS)
    found += CARD * min(cards, FIRST_CARDS) + LATER_CARD * max(cards - FIRST_CARDS, 0)
    if heads:
        found += HAS_HEAD if heads == 1 else HAS_HEAD + HAS_TWO_HEADS
    if torsos:
        found += HAS_TORSO
    can_complete = with_torso and heads
    if can_complete:
        found += CAN_COMPLETE
    if missing <= 1:
        if with_torso:
            found += LAST_WAITS_FOR_HEAD
        if can_complete:
            found += CAN_COMPLETE_LAST
        if with_legs and torsos and heads:
            found += CAN_COMPLETE_LAST_IN_TWO
    elif missing == 2 and can_complete:
        found += CAN_COMPLETE_LAST_BUT_ONE
    return found


def chance_of(table: NightmariumTable, seat: int) -> float:
    """How likely a seat is to win."""
    players = table.box.players
    total = own = 0.0
    for after in range(players):
        other = (table.turn + after) % players
        weight = exp(outlook(table, other) + EACH_TURN_LATER * after)
        total += weight
        if other == seat:
            own = weight
    return own / total
