"""Many tables at once, over real sockets: what a server bears, and what a move costs it then.

Sixteen tables of four play Skull at random. Everybody answers at once, so the server has always
something to do; a game that is over is followed by another at a new table.
"""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from statistics import quantiles

from people import Figures, Person, Table, new_transport
from served import Server, arguments, show

TABLES, PLAYERS = 16, 4
WARM_UP = 2.0


async def play_on(people: list[Person], figures: Figures, rng: Random) -> None:
    """The games of the same people, one after the other."""
    while True:
        await Table("skull", people, figures, rng).play()


async def measured(server: Server, seconds: float, seed: str) -> dict[str, float]:
    """The figures of a while at saturation."""
    figures, transport = Figures(), new_transport()
    tables = [
        asyncio.create_task(play_on(people, figures, Random(f"{seed}/{number}")))
        for number in range(TABLES)
        for people in [[Person(server, transport) for _ in range(PLAYERS)]]
    ]
    await _watched(tables, WARM_UP)
    moves, received, before = figures.moves, figures.bytes, server.seconds()
    figures.latencies.clear()
    await _watched(tables, seconds)
    moves, received = figures.moves - moves, figures.bytes - received
    spent, latencies = server.seconds() - before, quantiles(figures.latencies, n=100)
    for table in tables:
        table.cancel()
    await asyncio.wait(tables)
    return {
        "moves per second": moves / seconds,
        "server's time for a move, ms": 1000 * spent / moves,
        "received for a move, kB": received / moves / 1000,
        "until all four have seen it, median, ms": 1000 * latencies[49],
        "until all four have seen it, 99 of 100, ms": 1000 * latencies[98],
    }


async def _watched(tables: list[asyncio.Task[None]], seconds: float) -> None:
    """Lets them play; whoever fails meanwhile ends it all."""
    done, _ = await asyncio.wait(tables, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for table in done:
        table.result()


def measure(seconds: float, seed: str, server: Server) -> dict[str, float]:
    return asyncio.run(measured(server, seconds, seed))


def main() -> None:
    parser = arguments("Measures a server under load.")
    parser.add_argument("--seconds", type=float, default=8, help="how long each round takes")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    show(given, partial(measure, given.seconds, given.seed))


if __name__ == "__main__":
    main()
