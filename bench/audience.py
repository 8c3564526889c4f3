"""What spectators cost: when they come together, with every move, and when they go together."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random

from lines import Line
from people import Figures, Person, Question, Seat, Table, new_transport
from served import Server, arguments, show

MOVES = 40
"""How many moves of a game are measured."""
QUIET = 0.5
"""Seconds in which a server does nothing that can be measured: all has been told."""


class Watched(Table):
    """A table at which a move is made only when somebody asks for it."""

    def __init__(self, people: list[Person], figures: Figures) -> None:
        super().__init__("skull", people, figures, Random(1))
        self.asked: list[tuple[Seat, Question]] = []

    def answer(self, seat: Seat, question: Question) -> None:
        self.asked.append((seat, question))


async def settled(server: Server) -> float:
    """Waits until a server has done what there is to do; the time that it has spent by then."""
    before, now = -1.0, server.seconds()
    while now - before > 0.02:
        before = now
        await asyncio.sleep(QUIET)
        now = server.seconds()
    return now


async def measured(server: Server, spectators: int) -> dict[str, float]:
    transport = new_transport()
    table = Watched([Person(server.address, transport) for _ in range(4)], Figures())
    id, strangers = await table.open(), Person(server.address, transport)
    playing = asyncio.create_task(table.play(id))
    await settled(server)
    received = 0

    def hear(line: Line, _: bytes) -> None:
        nonlocal received
        received += line.taken()

    start = server.seconds()
    lines = [await strangers.watch(id, hear) for _ in range(spectators)]
    entered, begun = await settled(server), received
    moves = 0
    while moves < MOVES and table.asked:
        seat, question = table.asked.pop(0)
        seat.answer(question)
        moves += 1
        while table.figures.moves < moves or not table.asked:
            await asyncio.sleep(0.002)
    played, told = await settled(server), received
    for line in lines:
        line.close()
    left = await settled(server)
    playing.cancel()
    await asyncio.wait([playing])
    many = spectators or 1
    return {
        "spectators": spectators,
        "server's time for each that comes, ms": 1000 * (entered - start) / many,
        "sent to each that comes, kB": begun / many / 1000,
        "server's time for a move, ms": 1000 * (played - entered) / moves,
        "sent to each with a move, kB": (told - begun) / many / moves / 1000,
        "server's time when all go, ms": 1000 * (left - played),
    }


def measure(spectators: int, server: Server) -> dict[str, float]:
    return asyncio.run(measured(server, spectators))


def main() -> None:
    parser = arguments("Measures what spectators cost a server.")
    parser.add_argument("--spectators", type=int, nargs="+", default=[0, 50, 400])
    given = parser.parse_args()
    for spectators in given.spectators:
        show(given, partial(measure, spectators))


if __name__ == "__main__":
    main()
