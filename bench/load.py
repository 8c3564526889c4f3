"""Many tables at once, over real sockets: what a server bears, and what a move costs it then.

Sixty-four tables of four play Skull at random. Everybody answers at once, so the server has always
something to do; a game that is over is followed by another at a new table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any, Protocol

from people import Figures, Person, Table, new_transport
from served import Server, arguments, show

TABLES, PLAYERS = 64, 4
WARM_UP = 2.0


class Measured(Protocol):
    """A server, or all that makes one."""

    def seconds(self) -> float: ...


Play = Callable[[Any, Figures, Random], Coroutine[Any, Any, None]]
"""Lets four people play one game after the other."""


async def play_skull(server: Server, figures: Figures, rng: Random) -> None:
    """The games of the same people, one after the other."""
    transport = new_transport()
    people = [Person(server.address, transport) for _ in range(PLAYERS)]
    while True:
        await Table("skull", people, figures, rng).play()


async def measured(server: Measured, play: Play, seconds: float, seed: str) -> dict[str, float]:
    """The figures of a while at saturation."""
    figures = Figures()
    tables = [
        asyncio.create_task(play(server, figures, Random(f"{seed}/{number}")))
        for number in range(TABLES)
    ]
    await watched(tables, WARM_UP)
    moves, received, before = figures.moves, figures.bytes, server.seconds()
    own = process_time()
    figures.latencies.clear()
    await watched(tables, seconds)
    moves, received = figures.moves - moves, figures.bytes - received
    spent, latencies = server.seconds() - before, quantiles(figures.latencies, n=100)
    own = process_time() - own
    for table in tables:
        table.cancel()
    await asyncio.wait(tables)
    return {
        "moves per second": moves / seconds,
        "server's time for a move, ms": 1000 * spent / moves,
        "server's share of a core": spent / seconds,
        "time of those who measure for a move, ms": 1000 * own / moves,
        "received for a move, kB": received / moves / 1000,
        "until all four have seen it, median, ms": 1000 * latencies[49],
        "until all four have seen it, 99 of 100, ms": 1000 * latencies[98],
    }


async def watched(tables: list[asyncio.Task[None]], seconds: float) -> None:
    """Lets them play; whoever fails meanwhile ends it all."""
    done, _ = await asyncio.wait(tables, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for table in done:
        table.result()


def measure(play: Play, seconds: float, seed: str, server: Measured) -> dict[str, float]:
    return asyncio.run(measured(server, play, seconds, seed))


def main() -> None:
    parser = arguments("Measures a server under load.")
    parser.add_argument("--seconds", type=float, default=8, help="how long each round takes")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    show(given, partial(measure, play_skull, given.seconds, given.seed))


if __name__ == "__main__":
    main()
