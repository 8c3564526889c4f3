"""What a table promises each seat at the beginning of a turn: how likely it is to win.

Most of it is the way that is left: the cards to be laid, and those of them to be drawn before. The
weights were fitted to 4,000 games among quick players, as a softmax over the seats.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ossuary.games.nightmarium.actions import DEVOURER, HEAD, LEGS, NO_ABILITY, TORSO
from ossuary.games.nightmarium.state import ALL, ROW, NightmariumTable

TO_LAY: Final = -0.14
"""For each card that is still to be laid."""
TO_DRAW: Final = -0.11
"""For each of them that is not in the hand."""
SPARE: Final = 0.03
"""For each card of the hand that is not among them, up to MOST_SPARE."""
MOST_SPARE: Final = 4
CARD: Final = 0.15
MOST_CARDS: Final = 10
WITHOUT_HEAD: Final = -0.40
"""A creature that waits for its head is easily lost; but see POWER."""
WITHOUT_TORSO: Final = 0.13
POWER: Final = 0.46
"""For each ability that waits for a head to let it act, but Devourers."""
CAN_COMPLETE: Final = 0.18
MISSING: Final[list[float]] = [0.17, 0.17, 0.04, -0.14, -0.09, 0.0]
"""By the creatures that are still to be completed."""
NEAR: Final[list[float]] = [0.49, 0.49, 0.13, 0.10]
"""By the cards that are still to be laid, if they are so few."""
NEAR_IN_HAND: Final[list[float]] = [0.51, 0.51, 0.74, 0.31]
"""The same, more, if all of them are in the hand."""
SEALED: Final = 0.1
"""Not fitted: quick players don't attack the best creatures as people do."""
EACH_TURN_LATER: Final = -0.14


def outlook(table: NightmariumTable, seat: int) -> float:
    """How a seat's creatures and hand compare with others': the logarithm of a weight."""
    built, hand = table.built[seat], table.hands[seat]
    complete = (built >> HEAD * ROW & ALL).bit_count()
    with_torso = (built >> TORSO * ROW & ALL).bit_count() - complete
    with_legs = (built & ALL).bit_count() - complete - with_torso
    # What is to be laid: each creature lacks a head, fewer a torso, fewer legs.
    missing = table.box.victory - complete
    torsos_wanted = max(0, missing - with_torso)
    legs_wanted = max(0, torsos_wanted - with_legs)
    to_lay = missing + torsos_wanted + legs_wanted
    # What of it is to be drawn: cards with several positions fill the gaps.
    heads = torsos = legs = versatile = 0
    for card in hand:
        parts = table.box.parts[card]
        if parts == 1 << HEAD:
            heads += 1
        elif parts == 1 << TORSO:
            torsos += 1
        elif parts == 1 << LEGS:
            legs += 1
        elif parts.bit_count() > 1:
            versatile += 1
    gaps = max(0, missing - heads) + max(0, torsos_wanted - torsos) + max(0, legs_wanted - legs)
    to_draw = max(0, gaps - versatile)
    spare = len(hand) - to_lay + to_draw
    found = TO_LAY * to_lay + TO_DRAW * to_draw + SPARE * min(spare, MOST_SPARE)
    found += CARD * min(len(hand), MOST_CARDS) + MISSING[min(missing, len(MISSING) - 1)]
    found += WITHOUT_HEAD * min(with_torso, missing)
    found += WITHOUT_TORSO * min(with_legs, torsos_wanted)
    found += SEALED * (built >> 3 * ROW & ALL).bit_count()
    if with_torso:
        found += POWER * _power(table, seat)
        if heads or versatile:
            found += CAN_COMPLETE
    if to_lay < len(NEAR):
        found += NEAR[to_lay] + (NEAR_IN_HAND[to_lay] if to_draw == 0 else 0.0)
    return found


def _power(table: NightmariumTable, seat: int) -> int:
    """The abilities of creatures that lack only their heads, but Devourers."""
    built, found = table.built[seat], 0
    waiting = built >> TORSO * ROW & ~(built >> HEAD * ROW) & ALL
    for place in range(table.box.victory):
        if waiting >> place & 1:
            for part in range(HEAD):
                ability = table.box.ability[table.card_at(seat, place, part)]
                found += ability != NO_ABILITY and ability != DEVOURER
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
