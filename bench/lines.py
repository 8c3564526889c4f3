"""Lines to servers: WebSockets that cost whoever measures little, the same for every server.

Of the protocol they know what the servers here use of it: whole messages, text, and deflate where
the server takes it up, as a browser offers it.
"""

from __future__ import annotations

import asyncio
import zlib
from base64 import b64encode
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
END_OF_BLOCK = b"\x00\x00\xff\xff"


class Line(asyncio.Protocol):
    """A line that hands each message to whoever hears it, at once."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.received = 0
        """Bytes, as they came over the line."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._is_open = False
        self._left = b""
        self._inflate: Callable[[bytes], bytes] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))
        self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        data = self._left + data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._left = head
                return
            self._take_up(head)
        self.received += len(data)
        at, size = 0, len(data)
        while size - at >= 2:
            first, length, start = data[at], data[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                length = int.from_bytes(data[start : start + wide], "big")
                start += wide
            if start + length > size:
                break
            self._frame(first, data[start : start + length])
            at = start + length
        self._left = data[at:]
        # What is left comes again, in front of what follows.
        self.received -= size - at

    def _take_up(self, head: bytes) -> None:
        if not head.startswith(b"HTTP/1.1 101"):
            raise RuntimeError(head.decode())
        if b"permessage-deflate" in head:
            self._inflate = zlib.decompressobj(wbits=-15).decompress
        self._is_open = True
        # Whoever waited for it may have gone meanwhile.
        if not self.opened.done():
            self.opened.set_result(None)

    def _frame(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == TEXT:
            if first & 0x40:
                assert self._inflate is not None
                payload = self._inflate(payload + END_OF_BLOCK)
            self.hear(self, payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        # With a mask of zeros what is masked is the payload itself.
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + bytes(4) + payload)

    def close(self) -> None:
        if not self.transport.is_closing():
            self._send(CLOSE, b"")
            self.transport.close()

    def taken(self) -> int:
        """The bytes that came since this was asked last."""
        received, self.received = self.received, 0
        return received


Hear = Callable[[Line, bytes], None]


async def open_line(
    address: str, path: str, hear: Hear, headers: dict[str, str] | None = None
) -> Line:
    """A line to a path of a server."""
    host = urlsplit(address).netloc
    name, _, port = host.partition(":")
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(hear), name, int(port)
    )
    hello = {
        "Host": host,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": b64encode(bytes(16)).decode(),
        "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits",
        **(headers or {}),
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in hello.items())]
    line.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    await line.opened
    return line
