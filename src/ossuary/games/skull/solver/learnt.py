"""What the oracle has learnt, as a file (`sealed.py`): the weights of a small network.

It is read and reckoned with plain numbers, so that who plays needs no library (`network.py` has the
same with arrays, for learning).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from struct import pack, unpack
from typing import Any, Final

from ossuary.games.skull.solver.sealed import opened, packed, sealed, unpacked
from ossuary.games.skull.solver.sights import FLIPS_AT, OTHER, OWN
from ossuary.kernel.error import Unreadable

NAME: Final = "oracle.bin"
MAGIC: Final = b"ossuary: skull for any number, learnt by the first sights\n"
FOUND: Final = 32
"""So much is found of each other seat."""
LAYER: Final = 128
MOST: Final = 5
"""More others than this were never looked at in learning: then they count for as many."""
SHAPES: Final = {
    "other": (OTHER, FOUND),
    "other_bias": (1, FOUND),
    "own": (OWN, LAYER),
    "found": (FOUND, LAYER),
    "first_bias": (1, LAYER),
    "second": (LAYER, LAYER),
    "second_bias": (1, LAYER),
    "answers": (LAYER, FLIPS_AT),
    "answers_bias": (1, FLIPS_AT),
    "flips": (LAYER, FOUND),
}
"""The weights in their order: rows and columns."""
SIZE: Final = sum(rows * columns for rows, columns in SHAPES.values())

Row = Sequence[float]


def added(start: Row, numbers: Row, rows: Sequence[Row]) -> Row:
    """The rows, each as often as its number says, on top of a start."""
    for number, row in zip(numbers, rows, strict=True):
        if number:
            start = [total + number * weight for total, weight in zip(start, row, strict=True)]
    return start


def positive(numbers: Row) -> list[float]:
    return [max(0.0, number) for number in numbers]


class Learnt:
    """The weights, each as its rows."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.rows: dict[str, list[Row]] = {}
        start = 0
        for name, (rows, columns) in SHAPES.items():
            ends = range(start, start + rows * columns + 1, columns)
            self.rows[name] = [list(weights[end : end + columns]) for end in ends[:-1]]
            start = ends[-1]

    def reckon(self, own: Row, others: Sequence[Row]) -> tuple[Row, list[float]]:
        """What speaks for each answer, and for flipping a disc of each other seat."""
        w = self.rows
        found = [positive(added(w["other_bias"][0], other, w["other"])) for other in others]
        share = min(1.0, MOST / len(others))
        sums = [sum(column) * share for column in zip(*found, strict=True)]
        first = added(added(w["first_bias"][0], own, w["own"]), sums, w["found"])
        second = added(w["second_bias"][0], positive(first), w["second"])
        last = positive(second)
        answers = added(w["answers_bias"][0], last, w["answers"])
        drawn_to = added([0.0] * FOUND, last, w["flips"])
        flips = [sum(a * b for a, b in zip(each, drawn_to, strict=True)) for each in found]
        return answers, flips


def write_learnt(weights: Mapping[str, Any]) -> bytes:
    """The file of these weights, which are arrays."""
    numbers = [number for name in SHAPES for number in weights[name].ravel().tolist()]
    return sealed(MAGIC, SIZE, [packed(pack(f"<{SIZE}e", *numbers))])


def read_learnt(data: bytes, file: str = NAME) -> Learnt:
    """Refuses a file that is cut, edited, something else, of other rules or other sights."""
    size, blocks = opened(MAGIC, data, file)
    if size != SIZE or len(blocks) != 1:
        raise Unreadable("strategy-damaged", game="skull", file=file)
    return Learnt(array("d", unpack(f"<{SIZE}e", unpacked(blocks[0]))))


@cache
def shipped_learnt() -> Learnt:
    """What came with the game."""
    return read_learnt(files("ossuary.games.skull").joinpath("data", NAME).read_bytes())
