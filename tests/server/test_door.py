"""The door: who is silent or slow on purpose is cut off, and a full house stays in order."""

from __future__ import annotations

import socket
import time
from collections import deque
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ossuary.server.door import TO_ASK, TO_HEAR, DoorProtocol
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


def answers(server: Server) -> bool:
    try:
        return httpx.get(f"{server.address}/api/games").status_code == 200
    except httpx.TransportError:
        return False
