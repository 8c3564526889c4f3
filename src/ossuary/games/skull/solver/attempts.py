"""What an attempt shows of both seats, what follows it, and what it is worth to each."""

from __future__ import annotations

from typing import TypeAlias

from ossuary.games.skull.solver.compiling import compiled
from ossuary.games.skull.solver.flat import Chances, Flat
from ossuary.games.skull.solver.rounds import HOLDINGS, IN_HAND, NO_SKULL

Worth: TypeAlias = tuple[Chances, Chances]
"""What a standing is worth without one's skull and with it, by both beliefs."""
Worths: TypeAlias = tuple[Worth, Worth]
"""The same, when seat 0 was the challenger and when seat 1 was."""


@compiled
def look_up(table: Chances, own: float, other: float) -> float:
    """The value between the points of a grid of beliefs."""
    rows, columns = table.shape
    row = min(int(own * (rows - 1)), max(rows - 2, 0))
    column = min(int(other * (columns - 1)), max(columns - 2, 0))
    next_row, next_column = min(row + 1, rows - 1), min(column + 1, columns - 1)
    down, right = own * (rows - 1) - row, other * (columns - 1) - column
    if columns == 1:
        right = 0.0
    above: float = table[row, column]
    above += (table[row, next_column] - above) * right
    if rows > 1:
        below: float = table[next_row, column]
        below += (table[next_row, next_column] - below) * right
        above += (below - above) * down
    return above


@compiled
def share(part: float, rest: float, otherwise: float) -> float:
    """The part's share of both."""
    total = part + rest
    return part / total if total > 0.0 else otherwise


@compiled
def chances_of(beliefs: tuple[float, float], seat: int) -> tuple[float, float]:
    """How likely a seat is to be without its skull, and with it."""
    return 1.0 - beliefs[seat], beliefs[seat]


@compiled
def shown_by(tree: Flat, node: int) -> tuple[int, int, int, int]:
    """The holdings that an attempt shows: of the challenger from and to, and of the other."""
    return tree.own_from[node], tree.own_to[node], tree.other_from[node], tree.other_to[node]


@compiled
def parts(
    shown: tuple[int, int, int, int],
    own: Chances,
    other: Chances,
    own_prior: tuple[float, float],
    other_prior: tuple[float, float],
) -> tuple[float, ...]:
    """The masses that an attempt tells apart.

    The challenger's skull that it flips, its other skulls, and no skull; the same of the other.
    """
    own_skull, skull, others_skull, other_has = 0.0, 0.0, 0.0, 0.0
    for holding in range(IN_HAND, HOLDINGS):
        if shown[0] <= holding < shown[1]:
            own_skull += own[holding]
        else:
            skull += own[holding]
        if shown[2] <= holding < shown[3]:
            others_skull += other[holding]
        else:
            other_has += other[holding]
    return (
        own_skull * own_prior[1],
        skull * own_prior[1],
        own[NO_SKULL] * own_prior[0],
        others_skull * other_prior[1],
        other_has * other_prior[1],
        other[NO_SKULL] * other_prior[0],
    )


@compiled
def believed_after(
    discs: int, told: tuple[float, ...], keep: float, beliefs: tuple[float, float]
) -> tuple[float, float, float, float, float, float]:
    """What is believed of both skulls once an attempt is over, the challenger's first.

    After the challenger's own skull (SK-17), the other's (SK-16), and none (SK-14).
    """
    _, skull, none, others_skull, other_has, other_none = told
    left = (discs - 1.0) / discs
    return (
        keep,
        share(others_skull + other_has, other_none, beliefs[1]),
        share(skull * left, none + skull / discs, beliefs[0] * left),
        1.0,
        share(skull, none, beliefs[0]),
        share(other_has, other_none, beliefs[1]),
    )


@compiled
def look_ahead(
    mine: bool,
    discs: int,
    turned: int,
    believed: tuple[float, ...],
    keep: float,
    beliefs: tuple[float, float],
    after_failure: Worth,
    after_success: Worth,
    ahead: Chances,
) -> None:
    """What follows an attempt, to a seat without its skull and with it, as all then believe."""
    keep_own, have, drawn, there, kept, clear = believed_after(discs, believed, keep, beliefs)
    for has in range(2):
        if discs == 1:
            ahead[0, has] = ahead[1, has] = 0.0 if mine else 1.0
        else:
            ahead[0, has] = look_up(after_failure[has], keep_own, have)
            ahead[1, has] = look_up(after_failure[has], drawn, there)
        if turned:
            ahead[2, has] = 1.0 if mine else 0.0
        else:
            ahead[2, has] = look_up(after_success[has], kept, clear)
    if mine:
        ahead[1, 1] = ((discs - 1.0) * ahead[1, 1] + ahead[1, 0]) / discs


@compiled
def weigh_attempt(
    mine: bool,
    shown: tuple[int, int, int, int],
    masses: tuple[float, ...],
    ahead: Chances,
    values: Chances,
    choice: Chances,
) -> None:
    """What an attempt is worth to a seat with each holding, and each choice of a loss."""
    own_skull, skull, no_skull, others_skull, other_has, other_none = masses
    if mine:
        everybody, safe = others_skull + other_has + other_none, other_has + other_none
        choice[0], choice[1] = everybody * ahead[0, 1], everybody * ahead[0, 0]
        unseen = others_skull * ahead[1, 1] + safe * ahead[2, 1]
        for holding in range(IN_HAND, HOLDINGS):
            values[holding] = unseen
        values[NO_SKULL] = others_skull * ahead[1, 0] + safe * ahead[2, 0]
    else:
        safe = skull + no_skull
        unseen = own_skull * ahead[0, 1] + safe * ahead[2, 1]
        found = own_skull * ahead[0, 1] + safe * ahead[1, 1]
        for holding in range(IN_HAND, HOLDINGS):
            values[holding] = found if shown[2] <= holding < shown[3] else unseen
        values[NO_SKULL] = own_skull * ahead[0, 0] + safe * ahead[2, 0]
