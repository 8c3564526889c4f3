"""What a move costs in a house that has seen many games, against one in a new house.

One game is played to its end, and stored again and again under other names.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from load import PLAYERS, measure, play_skull
from people import Figures, Person, Table, new_transport
from served import Ossuary, Server, arguments, compare, serving


async def play_once(server: Server) -> None:
    transport = new_transport()
    people = [Person(server.address, transport) for _ in range(PLAYERS)]
    await Table("skull", people, Figures(), Random(1)).play()


def fill(ossuary: Ossuary, folder: str, many: int) -> None:
    """Leaves so many finished games in a data folder."""
    with serving(ossuary, folder) as server:
        asyncio.run(play_once(server))
    with closing(sqlite3.connect(Path(folder) / "tables.db")) as database:
        ((id,),) = database.execute("SELECT id FROM tables").fetchall()
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
        for (name,) in sorted(names, key=lambda row: bool(row[0] != "tables")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            key = "id" if name == "tables" else "table_id"
            if key in columns:
                copied = ["'copy' || n.i" if column == key else column for column in columns]
                database.execute(
                    f"INSERT INTO {name} ({', '.join(columns)}) {numbers}"
                    f" SELECT {', '.join(copied)} FROM {name}, n WHERE {key} = ?",
                    (many - 1, id),
                )
        database.commit()


def measured(ossuary: Ossuary, folder: str, seconds: float) -> dict[str, float]:
    with serving(ossuary, folder) as server:
        return measure(play_skull, seconds, "1", server)


def main() -> None:
    parser = arguments("Measures a house that has seen many games.")
    parser.add_argument("--tables", type=int, default=20_000, help="how many finished games")
    parser.add_argument("--seconds", type=float, default=8, help="how long each round takes")
    given = parser.parse_args()
    with TemporaryDirectory() as old, TemporaryDirectory() as new:
        fill(given.server, old, given.tables)
        print(f"{'':48}{'many games':>12}{'a new house':>12}")
        sides = [partial(measured, given.server, folder, given.seconds) for folder in (old, new)]
        compare([*sides], given.rounds)


if __name__ == "__main__":
    main()
