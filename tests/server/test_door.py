"""The door: who is silent or slow on purpose is cut off, and a full house stays in order."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import deque
from contextlib import ExitStack
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ossuary.server.door import TO_ASK, TO_HEAR, DoorProtocol
from ossuary.server.metrics import Metrics
from tests.server.client import HERE, LINK, Enter, Person, Server, wait_until


def knock(server: Server, said: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=TO_ASK + 20)
    line.sendall(said)
    return line


def is_cut_off(line: socket.socket) -> bool:
    """Whether the other side ends it, in its time."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def test_who_says_nothing_or_only_half_of_it_is_cut_off(server: Server, person: Enter) -> None:
    halves = [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: ",
        (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
            b"Content-Length: 100\r\n\r\n{"
        ),
    ]
    with ExitStack() as lines:
        knocked = [lines.enter_context(knock(server, half)) for half in halves]
        # Who speaks on, a letter at a time, gains nothing by it.
        begin = time.monotonic()
        while time.monotonic() < begin + TO_ASK / 2:
            time.sleep(0.5)
            knocked[1].sendall(b"x")
        assert all(is_cut_off(line) for line in knocked)
    ola = person()
    table = ola.open(HERE, LINK)
    ola.watch(table)
    assert ola.table["id"] == table


def test_a_full_house_turns_people_away_and_stays_in_order(tmp_path: Path) -> None:
    """Far more come than the system gives it files for; before, that was 137 MB of log a minute."""
    log = tmp_path / "log"
    few = ["sh", "-c", 'ulimit -n 400; exec "$@" 2>"$0"', str(log)]
    server = Server(tmp_path / "data", within=few)
    ola, bob = Person(server), Person(server)
    table = ola.open(HERE, LINK)
    assert bob.post(f"tables/{table}/sit", {"name": "Bob"}).status_code == 200
    ola.watch(table)
    with ExitStack() as lines:
        for _ in range(600):
            lines.enter_context(knock(server))
        # Who is there plays on, and what they do is stored.
        assert "refused" not in ola.answer(ola.questions()[0], ["place", "flower"])
        # All places are taken by those who say nothing, until they are cut off.
        wait_until(lambda: answers(server), TO_ASK + 20)
    bob.watch(table)
    assert bob.sights[0]["view"]["seats"][0]["on_mat"] == 1
    ola.leave()
    bob.leave()
    server.stop()
    assert log.stat().st_size < 5_000


def test_who_asks_twice_at_once_and_reads_nothing_is_cut_off_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second answer has its time as the first one had."""
    waits: list[float | None] = []
    monkeypatch.setattr(DoorProtocol, "_wait", lambda self, seconds: waits.append(seconds))
    monkeypatch.setattr(HttpToolsProtocol, "on_response_complete", lambda self: None)
    door = DoorProtocol.__new__(DoorProtocol)
    door.pipeline = deque([object()])  # type: ignore[list-item]
    door.on_response_complete()
    door.pipeline.clear()
    door.on_response_complete()
    assert waits == [TO_HEAR, None]


async def nobody(scope: object, receive: object, send: object) -> None:
    pass


class Transport(asyncio.Transport):
    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("192.0.2.1", 8000)})
        self.is_cut_off = False

    def abort(self) -> None:
        self.is_cut_off = True

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.is_cut_off


def test_a_network_has_so_many_connections_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of IPv6 a home is one network; a proxy that is trusted, and the machine itself, are many."""
    monkeypatch.setattr("ossuary.server.door.OF_NETWORK", 2)
    monkeypatch.setattr(DoorProtocol, "proxies", [ip_network("203.0.113.0/24")])
    metrics = Metrics()
    monkeypatch.setattr(DoorProtocol, "metrics", metrics)

    async def work() -> None:
        config = uvicorn.Config(app=nobody, log_level="warning")
        config.load()
        state = ServerState()
        doors: list[DoorProtocol] = []

        def come(address: str) -> bool:
            door, transport = DoorProtocol(config, state, {}), Transport(address)
            door.connection_made(transport)
            doors.append(door)
            return not transport.is_cut_off

        assert [come("198.51.100.7") for _ in range(3)] == [True, True, False]
        assert come("198.51.100.8")
        assert [come(f"2001:db8::{number}") for number in (1, 2, 3)] == [True, True, False]
        own = ["203.0.113.9", "127.0.0.1", "::1", "::ffff:203.0.113.9", "::ffff:127.0.0.1"]
        assert all(come(address) for address in own * 3)
        assert not come("::ffff:198.51.100.7")
        assert come("::ffff:198.51.100.9")
        assert b"connections_turned_away_total 3.0" in metrics.text()
        doors[2].connection_lost(None)
        assert not come("198.51.100.7")
        doors[0].connection_lost(None)
        assert come("198.51.100.7")
        for door in doors:
            if door in state.connections:
                door.connection_lost(None)
        assert not DoorProtocol._open

    asyncio.run(work())


def answers(server: Server) -> bool:
    try:
        return httpx.get(f"{server.address}/api/games").status_code == 200
    except httpx.TransportError:
        return False
