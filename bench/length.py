"""What a move costs late in a long game, against one at its beginning.

Four people play March, which goes on for over two thousand moves, each with a socket of their own.
"""

from __future__ import annotations

import asyncio
from random import Random
from statistics import median

from people import Figures, Person, Table, new_transport
from served import Server, arguments, show

PLAYERS = 4
EARLY, LATE, SPAN = 20, 2_000, 100
"""The first of the moves that are compared, and how many are taken together."""


class Milestones(Figures):
    """Figures that remember when the stretches began and ended that are compared."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server
        self.spent: dict[int, float] = {}

    def acknowledge(self) -> None:
        super().acknowledge()
        if self.moves in (EARLY, EARLY + SPAN, LATE, LATE + SPAN):
            self.spent[self.moves] = self.server.seconds()

    def of_a_move(self, first: int) -> tuple[float, float]:
        """The server's time and the latency of a move from this one on, in milliseconds."""
        spent = self.spent[first + SPAN] - self.spent[first]
        return 1000 * spent / SPAN, 1000 * median(self.latencies[first : first + SPAN])


async def played(server: Server) -> Milestones:
    figures, transport = Milestones(server), new_transport()
    people = [Person(server.address, transport) for _ in range(PLAYERS)]
    await Table("march", people, figures, Random(1)).play()
    return figures


def measure(server: Server) -> dict[str, float]:
    figures = asyncio.run(played(server))
    (early, soon), (late, at_last) = figures.of_a_move(EARLY), figures.of_a_move(LATE)
    return {
        f"server's time for a move after {EARLY}, ms": early,
        f"server's time for a move after {LATE:,}, ms": late,
        "how many times dearer": late / early,
        f"until all four have seen it, after {EARLY}, ms": soon,
        f"until all four have seen it, after {LATE:,}, ms": at_last,
        "how many times longer": at_last / soon,
    }


def main() -> None:
    show(arguments("Measures moves late in a long game.").parse_args(), measure)


if __name__ == "__main__":
    main()
