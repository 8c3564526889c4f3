"""People at tables over real sockets: each has a cookie and a socket, and answers when asked.

Of a message only what is needed becomes Python objects, so that the server is what is measured.
"""

from __future__ import annotations

import asyncio
from collections import deque
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from served import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin


class Question(msgspec.Struct):
    seat: int
    number: int
    options: list[msgspec.Raw]


class Sight(msgspec.Struct):
    since: int
    heard: list[msgspec.Raw]
    questions: list[Question]


class TableInfo(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    """An update or a receipt; of anything else nothing is seen."""

    table: TableInfo | None = None
    sights: list[Sight] = []
    seat: int | None = None
    refused: Any = None


read = msgspec.json.Decoder(Message).decode

IDLE = 1.0
"""Seconds after which a line that nobody uses is not used again: the server closes it after five,
perhaps just when something is sent."""


def new_transport() -> httpx.AsyncHTTPTransport:
    """Lines that people share."""
    return httpx.AsyncHTTPTransport(limits=httpx.Limits(keepalive_expiry=IDLE))


class Figures:
    """What is counted while people play."""

    def __init__(self) -> None:
        self.moves = 0
        """How many were acknowledged."""
        self.bytes = 0
        """What all people together have received, as it came over the line."""
        self.latencies: list[float] = []
        """Seconds from sending a move until the last at the table has seen it."""

    def acknowledge(self) -> None:
        self.moves += 1


class Line(ClientConnection):
    """A socket whose bytes are counted."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, server: Server, transport: httpx.AsyncHTTPTransport) -> None:
        self.server = server
        self.http = httpx.AsyncClient(
            transport=transport,
            base_url=server.address,
            headers={"origin": server.address},
            timeout=60,
        )

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(f"/api/{path}", json=body)
        if answer.is_error:
            raise RuntimeError(f"refused: {answer.text}")
        return answer.json()

    def watch(self, table: str) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"ws://{self.server.host}/api/tables/{table}/live",
            origin=Origin(self.server.address),
            additional_headers={"cookie": cookie},
            create_connection=Line,
            ping_interval=None,
            proxy=None,
        )


class Table:
    """One game, from the first chair to the last answer."""

    def __init__(self, game: str, people: list[Person], figures: Figures, rng: Random) -> None:
        self.game = game
        self.people = people
        self.figures = figures
        self.rng = rng
        self.heard = [0] * len(people)
        """How much each has heard so far."""
        self.unseen: deque[tuple[int, float]] = deque()
        """Moves that not all have seen: how much is heard with each, and when it was sent."""

    async def play(self) -> None:
        host, *others = self.people
        chairs = [{"kind": "here", "name": "1"}, *[{"kind": "link"} for _ in others]]
        wish = {"game": self.game, "options": {"players": len(chairs)}, "chairs": chairs}
        id = (await host.post("tables", wish))["id"]
        for number, person in enumerate(others, 2):
            await person.post(f"tables/{id}/sit", {"name": str(number)})
        async with asyncio.TaskGroup() as group:
            for number, person in enumerate(self.people):
                group.create_task(self._attend(id, number, person))

    async def _attend(self, id: str, number: int, person: Person) -> None:
        """Answers whatever this person is asked, until the game is over and all is acknowledged."""
        is_over, asked, sent, waiting = False, -1, 0.0, 0
        async with person.watch(id) as socket:
            assert isinstance(socket, Line)
            while not is_over or waiting:
                message = read(await socket.recv(decode=False))
                self.figures.bytes += socket.received
                socket.received = 0
                if message.refused:
                    raise RuntimeError(f"refused: {message.refused}")
                if message.seat is not None:
                    self.figures.acknowledge()
                    waiting -= 1
                if message.table is not None:
                    is_over = message.table.status == "over"
                for sight in message.sights:
                    self.heard[number] = sight.since + len(sight.heard)
                    question = sight.questions[0] if sight.questions else None
                    if asked >= 0 and (question is None or question.number != asked):
                        # Whoever has heard as much as this has seen the move.
                        self.unseen.append((self.heard[number], sent))
                        asked = -1
                    if question is not None and question.number != asked:
                        asked, sent, waiting = question.number, perf_counter(), waiting + 1
                        action = bytes(self.rng.choice(question.options))
                        await socket.send(
                            b'{"kind":"move","seat":%d,"question":%d,"action":%b}'
                            % (question.seat, question.number, action),
                            text=True,
                        )
                self._see()

    def _see(self) -> None:
        """Counts the moves that all have seen now."""
        seen = min(self.heard)
        while self.unseen and self.unseen[0][0] <= seen:
            self.figures.latencies.append(perf_counter() - self.unseen.popleft()[1])
