"""The last turns of a game, counted to their end: nothing is guessed any more."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from ossuary.games.sedlec.bots.lines import DIGGING, Line
from ossuary.games.sedlec.scoring import NO_CONDITION, score
from ossuary.games.sedlec.structure import Structure

LAST: Final = 6
"""So many turns are counted through, or of Monstrance so many choices and two more."""
LAST_UNSEEN: Final = 2
TIE_BREAK: Final = 0.05
"""What a win by the tie-break is worth: less than the smallest lead."""


def is_near(line: Line) -> bool:
    """Whether all that can come is few enough to be counted."""
    future = line.future
    if len(future.unseen) > LAST_UNSEEN:
        return False
    turns = 0
    for number in range(len(future.builds)):
        turns += 2 * future.builds[number].left()
    if future.monstrance:
        return turns <= LAST + 2
    for hand in future.hands:
        turns -= len(hand)
    return turns <= LAST


def worth(line: Line, move: int) -> list[float]:
    """What a move comes to for every seat, if all do their best from there, on average."""
    if move != DIGGING or len(line.future.unseen) < 2:
        return best_of(after(line, move))
    orders = sorted(set(permutations(line.future.unseen)))
    totals = [0.0] * len(line.future.hands)
    for order in orders:
        line.future.unseen = list(order)
        for seat, value in enumerate(best_of(after(line, move))):
            totals[seat] += value / len(orders)
    return totals


def after(line: Line, move: int) -> Line:
    twin = line.clone()
    twin.make(move)
    return twin


def best_of(line: Line) -> list[float]:
    """What the rest of the game comes to for every seat, if all do their best."""
    if line.is_over:
        return settled(line)
    seat = line.future.seat
    found: list[float] = []
    for move in line.moves():
        values = worth(line, move)
        if not found or values[seat] > found[seat]:
            found = values
    return found


def settled(line: Line) -> list[float]:
    """The values of a finished game, with the tie-break for two (SE-25)."""
    values = line.values()
    if len(values) == 2 and not values[0]:
        one, two = [best_kinds(line, seat) for seat in range(2)]
        if one != two:
            return [TIE_BREAK, -TIE_BREAK] if one > two else [-TIE_BREAK, TIE_BREAK]
    return values


def best_kinds(line: Line, seat: int) -> list[int]:
    """The points of a stack by kind, the highest first."""
    build = line.future.builds[seat]
    structure = Structure()
    structure.layout = build.ground.layout
    structure.places = build.places
    structure.cards = build.cards
    structure.filled = build.filled
    return sorted(score(structure, NO_CONDITION), reverse=True)
