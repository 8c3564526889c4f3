"""Ossuary's server and boardgame.io's, in turns: the same tables, people and pace.

boardgame.io is its own server from npm with Skull as a game of its own, in production mode, and
keeps its tables in memory, as it does by default. Ossuary writes every move to the disk before
anybody hears of it: one process with SQLite, and two that share a PostgreSQL. Each speaks as its
own client would: Ossuary's messages are compressed where they are long, as browsers ask for it,
those of boardgame.io are not, as its client can't ask for it.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from lines import Line, open_line
from load import PLAYERS, measure, play_skull
from people import Figures, Person, Seen, new_transport
from processes import opened, play_together, postgres
from served import Server, arguments, compare, serving, started

FOLDER = Path(__file__).parent / "boardgameio"
EVENT, OPEN, PING, PONG = b"42/skull,", b"40/skull,", b"2", b"3"
"""How messages begin, in the words of socket.io."""


class Table(msgspec.Struct):
    options: list[list[msgspec.Raw]]


class Context(msgspec.Struct):
    gameover: Any = None


class State(msgspec.Struct):
    """A state as boardgame.io tells it: of all that is in it, what a player needs to answer."""

    table: Table = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


read_event = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_sync = msgspec.json.Decoder(Sync).decode


class Seat:
    """Somebody at a table of boardgame.io, who answers whatever they are asked."""

    def __init__(self, number: int, match: str, credentials: str, seen: Seen, rng: Random) -> None:
        self.number = number
        self.match = match
        self.credentials = credentials
        self.seen = seen
        self.rng = rng
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.line: Line | None = None

    async def play(self, address: str) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self.line = await open_line(address, path, self.hear, {"Origin": address})
        await self.done
        self.line.close()
        await self.line.closed

    def hear(self, line: Line, text: bytes) -> None:
        self.seen.figures.bytes += line.taken()
        try:
            self._take(line, text)
        except Exception as error:
            if not self.done.done():
                self.done.set_exception(error)

    def _take(self, line: Line, text: bytes) -> None:
        if text.startswith(EVENT):
            name, _, *told = read_event(text[len(EVENT) :])
            if bytes(name) == b'"update"':
                self._see(line, read_state(told[0]))
            elif bytes(name) == b'"sync"':
                self._see(line, read_sync(told[0]).state)
        elif text == PING:
            line.send(PONG)
        elif text.startswith(OPEN):
            asked = [self.match, str(self.number), self.credentials, PLAYERS]
            line.send(EVENT + msgspec.json.encode(["sync", *asked]))
        elif text.startswith(b"0"):
            line.send(OPEN)

    def _see(self, line: Line, state: State) -> None:
        self.seen.see(self.number, state.number)
        if state.context.gameover is not None:
            if not self.done.done():
                self.done.set_result(None)
        elif state.table.options:
            name, *values = self.rng.choice(state.table.options)
            move = {
                "type": name,
                "args": values,
                "playerID": str(self.number),
                "credentials": self.credentials,
            }
            action = {"type": "MAKE_MOVE", "payload": move}
            # It answers with the next state, and with nothing else.
            self.seen.figures.acknowledge()
            self.seen.sent(state.number + 1, perf_counter())
            asked = [action, state.number, self.match, str(self.number)]
            line.send(EVENT + msgspec.json.encode(["update", *asked]))


async def play_match(server: Server, figures: Figures, rng: Random) -> None:
    """The matches of the same people, one after the other."""
    transport = new_transport()
    people = [Person(server.address, transport) for _ in range(PLAYERS)]
    while True:
        match = (await people[0].post("/games/skull/create", {"numPlayers": PLAYERS}))["matchID"]
        seats, seen = [], Seen(PLAYERS, figures)
        for number, person in enumerate(people):
            wish = {"playerID": str(number), "playerName": str(number + 1)}
            joined = await person.post(f"/games/skull/{match}/join", wish)
            seats.append(Seat(number, match, joined["playerCredentials"], seen, rng))
        try:
            async with asyncio.TaskGroup() as group:
                for seat in seats:
                    group.create_task(seat.play(server.address))
        finally:
            for seat in seats:
                if seat.line is not None:
                    seat.line.transport.abort()


def main() -> None:
    parser = arguments("Measures this server against boardgame.io's.")
    parser.add_argument("--seconds", type=float, default=8, help="how long each round takes")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()

    def ours() -> dict[str, float]:
        with serving(given.server) as server:
            return measure(play_skull, given.seconds, given.seed, server)

    def theirs() -> dict[str, float]:
        command = ["node", str(FOLDER / "server.js")]
        with started(command, {"NODE_ENV": "production"}) as server:
            return measure(play_match, given.seconds, given.seed, server)

    with postgres() as database:

        def two_of_ours() -> dict[str, float]:
            with opened(given.server, database, 2) as house:
                return measure(play_together, given.seconds, given.seed, house)

        print(f"{'':48}{'Ossuary':>12}{'two of it':>12}{'boardgame.io':>14}")
        compare([ours, two_of_ours, theirs], given.rounds)


if __name__ == "__main__":
    main()
