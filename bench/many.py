"""Many live tables at once, each with a move every two seconds: how soon all four see it.

Tables of four play Skull at random, all of them at the same time; a finished game is followed by
another at a new table. Whoever is asked waits, so that a table has one move in two seconds.
"""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from statistics import quantiles

from load import PLAYERS, watched
from people import Figures, Person, Question, Seat, Table, new_transport
from served import Server, arguments, show

PACE = 2.0
"""Seconds from one move at a table to the next."""
WARM_UP = 6.0
AT_ONCE = 8
"""How many tables are opened at the same time."""


class Leisurely(Table):
    """A table at which one answers at a time, and not before it is time for the next move."""

    next_move = 0.0

    def answer(self, seat: Seat, question: Question) -> None:
        loop = asyncio.get_running_loop()
        first = loop.time() + PACE * self.rng.random()
        self.next_move = max(self.next_move + PACE, first) if self.next_move else first
        loop.call_at(self.next_move, seat.answer, question)


async def play_on(
    server: Server, figures: Figures, rng: Random, opening: asyncio.Semaphore
) -> None:
    transport = new_transport()
    people = [Person(server.address, transport) for _ in range(PLAYERS)]
    while True:
        table = Leisurely("skull", people, figures, rng)
        async with opening:
            id = await table.open()
        await table.play(id)


async def measured(server: Server, many: int, seconds: float) -> dict[str, float]:
    figures, opening = Figures(), asyncio.Semaphore(AT_ONCE)
    tables = [
        asyncio.create_task(play_on(server, figures, Random(number), opening))
        for number in range(many)
    ]
    while len(server.process.net_connections("tcp")) < many * PLAYERS:
        await watched(tables, 1.0)
    await watched(tables, WARM_UP)
    moves, before = figures.moves, server.seconds()
    figures.latencies.clear()
    await watched(tables, seconds)
    moves, spent = figures.moves - moves, server.seconds() - before
    latencies = quantiles(figures.latencies, n=100)
    for table in tables:
        table.cancel()
    await asyncio.wait(tables)
    return {
        "live tables": many,
        "moves per second": moves / seconds,
        "server's share of a core": spent / seconds,
        "server's memory, MB": server.process.memory_info().rss / 1e6,
        "until all four have seen it, median, ms": 1000 * latencies[49],
        "until all four have seen it, 99 of 100, ms": 1000 * latencies[98],
    }


def measure(many: int, seconds: float, server: Server) -> dict[str, float]:
    return asyncio.run(measured(server, many, seconds))


def main() -> None:
    parser = arguments("Measures a server with many live tables.")
    parser.add_argument("--tables", type=int, nargs="+", default=[500], help="how many, in turns")
    parser.add_argument("--seconds", type=float, default=10, help="how long each round takes")
    given = parser.parse_args()
    for many in given.tables:
        show(given, partial(measure, many, given.seconds))


if __name__ == "__main__":
    main()
