"""Drawing out of the bag."""

from __future__ import annotations

from collections.abc import Callable

from ossuary.games.badbones.actions import DRAWS
from ossuary.kernel.chance import Chances


def inside(bag: list[int], kinds: list[int]) -> int:
    """How many of these types are in the bag."""
    found = 0
    for kind in kinds:
        found += bag[kind]
    return found


def chances_of(bag: list[int], kinds: list[int], seat: int) -> Chances:
    return Chances(*[(DRAWS[seat][kind], bag[kind]) for kind in kinds])


def pick(bag: list[int], kinds: list[int], random: Callable[[], float]) -> int:
    """One of these types at random out of the bag."""
    number = int(random() * float(inside(bag, kinds)))
    index = 0
    while number >= bag[kinds[index]]:
        number -= bag[kinds[index]]
        index += 1
    return kinds[index]
