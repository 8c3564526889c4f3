"""Who never reads is cut off, and costs nobody anything."""

from __future__ import annotations

import asyncio
import socket
import time
from base64 import b64encode
from collections.abc import Callable
from contextlib import closing
from typing import cast

import pytest
from websockets.frames import Frame, Opcode

from ossuary.server.line import LineProtocol
from tests.server.client import HERE, LINK, Enter, Server

MALFORMED = b"?" * 100


def frame(text: bytes) -> bytes:
    """A masked text frame; with a mask of zeros it is the text itself."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def deaf(server: Server, table: str, cookie: str) -> socket.socket:
    """A socket that has said hello, takes in little and will never read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(1)
    line.connect(("127.0.0.1", server.port))
    hello = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.address}",
        f"Cookie: {cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
    ]
    line.sendall(("\r\n".join(hello) + "\r\n\r\n").encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101")
    return line


def test_who_never_reads_is_cut_off_and_the_table_goes_on(
    own_server: Server, person: Enter
) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    cookie = "; ".join(f"{name}={value}" for name, value in bob.http.cookies.items())
    with closing(deaf(own_server, table, cookie)) as line:
        is_cut, end = False, time.monotonic() + 60
        while not is_cut:
            assert time.monotonic() < end
            try:
                line.sendall(frame(MALFORMED) * 100)
            except TimeoutError:
                # What it sends is not read either while nothing can be answered.
                continue
            except OSError:
                is_cut = True
    ola.watch(table)
    assert "refused" not in ola.answer(ola.questions()[0], ["place", "flower"])
    ola.catch_up()
    assert [chair["present"] for chair in ola.table["chairs"]] == [True, False]


class Transport:
    """A connection whose browser takes nothing in."""

    def __init__(self, is_closing: bool) -> None:
        self._is_closing = is_closing
        self.is_cut = False

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        self._is_closing = True

    def get_write_buffer_size(self) -> int:
        return 1000

    def abort(self) -> None:
        self.is_cut = True


class Loop:
    """Time that passes at once."""

    def call_later(self, seconds: float, act: Callable[[], None]) -> None:
        act()


def line_of(transport: Transport) -> LineProtocol:
    line = LineProtocol.__new__(LineProtocol)
    line.transport = cast(asyncio.Transport, transport)
    line.loop = cast(asyncio.AbstractEventLoop, Loop())
    line.close_sent, line.close_timer, line.close_timeout = True, None, 10.0
    line.ping_timer = line.pong_timer = None
    return line


def test_who_says_goodbye_and_never_reads_is_cut_off_after_a_while() -> None:
    transport = Transport(is_closing=False)
    line_of(transport).handle_close(Frame(Opcode.CLOSE, b""))
    assert transport.is_cut


def test_why_a_browser_is_cut_off_is_told_to_whoever_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ossuary.server.line.MOST_WAITING", 999)
    transport, told = Transport(is_closing=False), list[str]()
    line = line_of(transport)
    line.when_cut_off = told.append
    line.say({})
    assert (transport.is_cut, told) == (True, ["unread"])


@pytest.mark.parametrize("is_closing", [True, False])
def test_a_house_that_closes_waits_for_nobody_who_never_reads(is_closing: bool) -> None:
    transport = Transport(is_closing)
    line_of(transport).shutdown()
    assert transport.is_closing()
    assert transport.is_cut
