"""The tree of a round as arrays of numbers, for the functions that walk it a thousand times."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ossuary.games.skull.solver.rounds import HOLDINGS, Round, flipped_places, round_of

Numbers: TypeAlias = NDArray[np.int64]
Chances: TypeAlias = NDArray[np.float64]
"""Chances, masses of chance, and values between 0 and 1."""


class Flat(NamedTuple):
    """A column for each thing that a node says; the children of a node lie side by side."""

    actor: Numbers
    is_attempt: Numbers
    height: Numbers
    """The stack of the one who acts."""
    place: Numbers
    options: Numbers
    slots: Numbers
    first_child: Numbers
    child: Numbers
    own_from: Numbers
    own_to: Numbers
    other_from: Numbers
    other_to: Numbers
    """The holdings that an attempt shows, of the challenger and of the other."""
    is_open: Numbers
    """For each slot of a strategy whether that option is allowed with that holding."""


def flatten(tree: Round) -> Flat:
    rows: list[tuple[int, ...]] = []
    children: list[int] = []
    is_open = [1] * tree.slots
    for node in tree.nodes:
        own, other = flipped_places(node) if node.is_attempt else (range(0), range(0))
        rows.append(
            (
                *(node.actor, int(node.is_attempt), node.heights[node.actor], node.place),
                *(node.options, node.slots, len(children)),
                *(own.start, own.stop, other.start, other.stop),
            )
        )
        children.extend(node.bids.values())
        if not node.is_attempt:
            for holding in range(HOLDINGS):
                for option in range(node.options):
                    slot = node.slots + holding * node.options + option
                    is_open[slot] = int(tree.is_open(node, holding, option))
    columns = iter([np.array(column, np.int64) for column in zip(*rows, strict=True)])
    return Flat(
        actor=next(columns),
        is_attempt=next(columns),
        height=next(columns),
        place=next(columns),
        options=next(columns),
        slots=next(columns),
        first_child=next(columns),
        child=np.array([*children, -1], np.int64),
        own_from=next(columns),
        own_to=next(columns),
        other_from=next(columns),
        other_to=next(columns),
        is_open=np.array(is_open, np.int64),
    )


@cache
def flat_round(discs: int, other_discs: int) -> Flat:
    return flatten(round_of(discs, other_discs))
