"""People at tables over real sockets: each has a cookie and a line, and answers when asked.

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
from lines import Hear, Line, open_line


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


class Seen:
    """How far each at a table has seen, and the moves that not all have."""

    def __init__(self, people: int, figures: Figures) -> None:
        self.far = [0] * people
        self.figures = figures
        self._unseen: deque[tuple[int, float]] = deque()
        """How far one is who has seen a move, and when that was sent."""

    def sent(self, far: int, when: float) -> None:
        self._unseen.append((far, when))

    def see(self, person: int, far: int) -> None:
        """Somebody has seen so far: counts the moves that all have seen now."""
        self.far[person] = far
        seen = min(self.far)
        while self._unseen and self._unseen[0][0] <= seen:
            self.figures.latencies.append(perf_counter() - self._unseen.popleft()[1])


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, address: str, transport: httpx.AsyncHTTPTransport) -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            transport=transport, base_url=address, headers={"origin": address}, timeout=60
        )

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        if answer.is_error:
            raise RuntimeError(f"refused: {answer.text}")
        return answer.json()

    async def watch(self, table: str, hear: Hear) -> Line:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Origin": self.address, "Cookie": cookie}
        return await open_line(self.address, f"/api/tables/{table}/live", hear, headers)


class Seat:
    """Somebody at a table, who answers whatever they are asked until the game is over."""

    def __init__(self, number: int, table: Table) -> None:
        self.number = number
        self.table = table
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.line: Line | None = None
        self._is_over = False
        self._asked = -1
        self._sent = 0.0
        self._waiting = 0

    async def play(self, id: str, person: Person) -> None:
        self.line = await person.watch(id, self.hear)
        await self.done
        self.line.close()
        await self.line.closed

    def hear(self, line: Line, text: bytes) -> None:
        self.line = line
        self.table.figures.bytes += line.taken()
        try:
            self._take(read(text))
        except Exception as error:
            if not self.done.done():
                self.done.set_exception(error)

    def _take(self, message: Message) -> None:
        if message.refused:
            raise RuntimeError(f"refused: {message.refused}")
        if message.seat is not None:
            self.table.figures.acknowledge()
            self._waiting -= 1
        if message.table is not None:
            self._is_over = message.table.status == "over"
        for sight in message.sights:
            self._see(sight)
        if self._is_over and not self._waiting and not self.done.done():
            self.done.set_result(None)

    def _see(self, sight: Sight) -> None:
        table, heard = self.table, sight.since + len(sight.heard)
        question = sight.questions[0] if sight.questions else None
        if self._asked >= 0 and (question is None or question.number != self._asked):
            # Whoever has heard as much as this has seen the move.
            table.seen.sent(heard, self._sent)
            self._asked = -1
        table.seen.see(self.number, heard)
        if question is not None and question.number != self._asked:
            self._asked = question.number
            self._waiting += 1
            table.answer(self, question)

    def answer(self, question: Question) -> None:
        assert self.line is not None
        if self.line.transport.is_closing():
            return
        action = bytes(self.table.rng.choice(question.options))
        self._sent = perf_counter()
        self.line.send(
            b'{"kind":"move","seat":%d,"question":%d,"action":%b}'
            % (question.seat, question.number, action)
        )


class Table:
    """One game, from the first chair to the last answer."""

    def __init__(self, game: str, people: list[Person], figures: Figures, rng: Random) -> None:
        self.game = game
        self.people = people
        self.figures = figures
        self.rng = rng
        self.seen = Seen(len(people), figures)
        self.seats: list[Seat] = []

    async def play(self, id: str | None = None) -> None:
        """The game at a table that is open already, or at a new one."""
        id = id or await self.open()
        self.seats = [Seat(number, self) for number in range(len(self.people))]
        try:
            async with asyncio.TaskGroup() as group:
                for seat, person in zip(self.seats, self.people, strict=True):
                    group.create_task(seat.play(id, person))
        finally:
            for seat in self.seats:
                if seat.line is not None:
                    seat.line.transport.abort()

    async def open(self) -> str:
        host, *others = self.people
        chairs = [{"kind": "here", "name": "1"}, *[{"kind": "link"} for _ in others]]
        wish = {"game": self.game, "options": {"players": len(chairs)}, "chairs": chairs}
        id = str((await host.post("/api/tables", wish))["id"])
        for number, person in enumerate(others, 2):
            await person.post(f"/api/tables/{id}/sit", {"name": str(number)})
        return id

    def answer(self, seat: Seat, question: Question) -> None:
        """Whoever is asked answers at once."""
        seat.answer(question)
