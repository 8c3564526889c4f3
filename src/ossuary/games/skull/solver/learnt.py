"""What the oracle has learnt, as a file (`sealed.py`): a block of chances for each number of seats.

It is read without numpy, a block when it is first asked for.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from ossuary.games.skull.solver.sealed import opened, packed, sealed, unpacked
from ossuary.games.skull.solver.situations import FEWEST, LENGTH
from ossuary.kernel.error import Unreadable

NAME: Final = "oracle.bin"
MAGIC: Final = b"ossuary: skull for three and more, learnt\n"
FINEST: Final = 15
"""The likeliest answer; the others have the square roots of their chances. 0 was never learnt."""


class Learnt:
    """The chances of all answers in all situations that were met."""

    def __init__(self, blocks: list[bytes]) -> None:
        self._packed = blocks
        self._blocks: dict[int, bytes] = {}
        self.most: Final = FEWEST + len(blocks) - 1
        """The most seats for which something was learnt."""

    def block(self, seats: int) -> bytes:
        block = self._blocks.get(seats)
        if block is None:
            block = unpacked(self._packed[seats - FEWEST])
            self._blocks[seats] = block
        return block

    def chances(self, seats: int, at: int, answers: list[int]) -> list[float] | None:
        """How likely each of these answers is; None where none of them was learnt."""
        block = self.block(seats)
        parts = [block[at + number] ** 2 for number in answers]
        total = sum(parts)
        return [part / total for part in parts] if total else None


def write_learnt(blocks: list[bytes]) -> bytes:
    """The file of the blocks for two seats, three, and so on."""
    return sealed(MAGIC, LENGTH, [packed(block) for block in blocks])


def read_learnt(data: bytes, file: str = NAME) -> Learnt:
    """Refuses a file that is cut, edited, something else, of other rules or other situations."""
    size, blocks = opened(MAGIC, data, file)
    if size != LENGTH:
        raise Unreadable("strategy-damaged", game="skull", file=file)
    return Learnt(blocks)


@cache
def shipped_learnt() -> Learnt:
    """What came with the game."""
    return read_learnt(files("ossuary.games.skull").joinpath("data", NAME).read_bytes())
