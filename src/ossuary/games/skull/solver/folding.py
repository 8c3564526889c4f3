"""Strategies as arrays, and as the bytes of a file."""

from __future__ import annotations

from functools import cache

import numpy as np

from ossuary.games.skull.solver.flat import Chances, flat_round
from ossuary.games.skull.solver.rounds import Round, Standing, round_of
from ossuary.games.skull.solver.strategy import MOST, Strategy, kept_slots, places_of


def as_bytes(chances: Chances) -> Chances:
    """The chances of a choice (along the last axis) as the file keeps them."""
    roots: Chances = np.sqrt(chances / chances.max(axis=-1, keepdims=True))
    return np.rint(roots * MOST)


def from_bytes(parts: Chances) -> Chances:
    squares = parts**2
    chances: Chances = squares / squares.sum(axis=-1, keepdims=True)
    return chances


def round_off(strategies: Chances, tree: Round) -> Chances:
    """The chances as they will be in the file."""
    rounded = strategies.astype(np.float64)
    for slots in kept_slots(tree):
        rounded[..., slots] = from_bytes(as_bytes(rounded[..., slots]))
    return rounded


def fold(strategies: Chances, standing: Standing) -> bytes:
    """For each slot that is kept the bytes of all pairs of beliefs."""
    tree = round_of(standing.discs, standing.other_discs)
    planes = [np.moveaxis(as_bytes(strategies[:, :, slots]), 2, 0) for slots in kept_slots(tree)]
    return np.concatenate(planes).astype(np.uint8).tobytes()


@cache
def unfold(strategy: Strategy, standing: Standing) -> Chances:
    """The chances of a standing as an array: both beliefs, then the slots."""
    rows, columns = strategy.sides(standing)
    tree = round_of(standing.discs, standing.other_discs)
    places = places_of(standing.discs, standing.other_discs)
    bytes_of_all = np.frombuffer(strategy.block(standing), np.uint8)
    block = bytes_of_all.reshape(-1, rows, columns).astype(np.float64)
    is_open = flat_round(standing.discs, standing.other_discs).is_open
    chances = np.tile(is_open.astype(np.float64), (rows, columns, 1))
    for slots in kept_slots(tree):
        planes = block[[places[slot] for slot in slots]]
        chances[:, :, slots] = from_bytes(np.moveaxis(planes, 0, 2))
    return chances
