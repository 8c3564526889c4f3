"""The solved strategy as a file (`sealed.py`): chances as bytes, on a coarse grid of beliefs.

There is a block for every standing. It is read without numpy, a block when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from ossuary.games.skull.actions import DISCS
from ossuary.games.skull.solver.rounds import (
    HOLDINGS,
    IN_HAND,
    NO_SKULL,
    Round,
    Standing,
    round_of,
    standings,
)
from ossuary.games.skull.solver.sealed import opened, packed, sealed, unpacked

NAME: Final = "duel.bin"
MAGIC: Final = b"ossuary: skull for two, solved\n"
MOST: Final = 255
"""The likeliest option as a byte; the others have the square roots of their chances."""
FALTERING: Final = 0.001
"""How often the other is thought to take any option, so that a surprise can be read too."""


def kept_slots(tree: Round) -> Iterator[list[int]]:
    """The slots of each choice that is one."""
    for node in tree.nodes:
        discs = tree.discs[node.actor]
        if node.is_attempt:
            if discs > 1:
                yield [node.slots, node.slots + 1]
            continue
        for holding in range(NO_SKULL if discs < DISCS else IN_HAND, HOLDINGS):
            start = node.slots + holding * node.options
            slots = [
                start + option
                for option in range(node.options)
                if tree.is_open(node, holding, option)
            ]
            if len(slots) > 1:
                yield slots


@cache
def places_of(discs: int, other_discs: int) -> dict[int, int]:
    """For each slot that is kept its place in a block."""
    tree = round_of(discs, other_discs)
    kept = (slot for slots in kept_slots(tree) for slot in slots)
    return {slot: place for place, slot in enumerate(kept)}


class Strategy:
    """All chances of the solved strategy."""

    def __init__(self, points: int, packed: dict[Standing, bytes]) -> None:
        self.points: Final = points
        """How many beliefs the grid has."""
        self._packed = packed
        self._blocks: dict[Standing, bytes] = {}

    def sides(self, standing: Standing) -> tuple[int, int]:
        """How many beliefs the grid has for either seat."""
        return (
            1 if standing.discs == DISCS else self.points,
            1 if standing.other_discs == DISCS else self.points,
        )

    def block(self, standing: Standing) -> bytes:
        """For each kept slot the bytes of all pairs of beliefs."""
        block = self._blocks.get(standing)
        if block is None:
            block = unpacked(self._packed[standing])
            self._blocks[standing] = block
        return block

    def chances(self, standing: Standing, corner: tuple[int, int], slots: list[int]) -> list[float]:
        """How likely each option of a choice is, at one pair of beliefs."""
        if len(slots) == 1:
            return [1.0]
        rows, columns = self.sides(standing)
        place = places_of(standing.discs, standing.other_discs)[slots[0]]
        start = (place * rows + corner[0]) * columns + corner[1]
        block, step = self.block(standing), rows * columns
        parts = [block[start + step * number] ** 2 for number in range(len(slots))]
        total = sum(parts)
        return [part / total for part in parts]


def write_strategy(points: int, blocks: dict[Standing, bytes]) -> bytes:
    """The file of these blocks."""
    return sealed(MAGIC, points, [packed(blocks[standing]) for standing in standings()])


def read_strategy(data: bytes, file: str = NAME) -> Strategy:
    """Refuses a file that is cut, edited, something else, or of other rules."""
    points, blocks = opened(MAGIC, data, file)
    return Strategy(points, dict(zip(standings(), blocks, strict=True)))


@cache
def shipped_strategy() -> Strategy:
    """The one that came with the game."""
    return read_strategy(files("ossuary.games.skull").joinpath("data", NAME).read_bytes())
