"""A line to one browser: what is said goes out at once, and who never reads it is cut off."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

log = logging.getLogger("ossuary")

MOST_WAITING = 1_000_000
"""Bytes that may wait for a browser. It can come again, and is then told how things stand."""
LAST_WORDS = 1.0
"""Seconds in which a browser may read what it was sent before its line is ended from here."""
MOST_UNHEARD = 8
"""Messages of a browser that may wait until it is listened to; more are not read from its line."""
WORTH_DEFLATING = 2048
"""Bytes from which on a message is compressed. What is shorter fits into a packet or two anyway,
and is there as soon; to compress it costs a server more than to make it."""
LINE = "ossuary.line"


def line_of(socket: WebSocket[Any, Any, Any]) -> LineProtocol:
    """The line to this browser itself, past all that lies between it and whoever speaks to it."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    line: LineProtocol = extensions[LINE]["line"]
    return line


class Encoding:
    """How a message is written: once, also where many hear it one after the other."""

    def __init__(self) -> None:
        self._last: Any = None
        self._written = b""
        self._encode = msgspec.json.Encoder().encode

    def of(self, message: Any) -> bytes:
        if message is not self._last:
            is_text = isinstance(message, str)
            self._written = message.encode() if is_text else self._encode(message)
            self._last = message
        return self._written


encoding = Encoding()


class LineProtocol(WebSocketsSansIOProtocol):
    """Sends what is said in the same turn of the loop with one write, and keeps no queue of it.

    Whoever lags too far behind is cut off, and whoever says goodbye without reading on, after a
    while: to close the connection would be to wait until all is read, and who never reads would be
    kept for ever.
    """

    _is_saying = False
    """Whether something was said that isn't written yet."""
    when_cut_off: Callable[[str], None] | None = None
    """Hears why, for whoever counts it."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_off("silent")

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        if self.transport.get_write_buffer_size():
            self.loop.call_later(self.close_timeout, self.transport.abort)

    def shutdown(self) -> None:
        if self.transport.is_closing():
            self.stop_keepalive()
            self.transport.abort()
        else:
            super().shutdown()
            # Tables are handed over when all lines have ended, so none is kept by who never reads.
            self.loop.call_later(LAST_WORDS, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Goes on reading while little waits: to stop and start costs more than what is read."""
        is_reading, self.read_paused = not self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = not is_reading
        if is_reading and self.queue.qsize() > MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> str | None:
        """What the browser says next; None: it has said goodbye, or what is no text."""
        event = await self.receive()
        return event.get("text") if event["type"] == "websocket.receive" else None

    def say(self, message: Any) -> None:
        """Says something to the browser, without waiting for it."""
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            log.warning("A browser that doesn't read what it is sent is cut off.")
            self._cut_off("unread")
            return
        try:
            self._send(encoding.of(message))
        except InvalidState:
            # It has said goodbye; whoever listens to it hears so too.
            return
        if not self._is_saying:
            self._is_saying = True
            self.loop.call_soon(self._write)

    def hang_up(self) -> None:
        """The page comes again, to whoever knows its table then."""
        self.shutdown()

    def _cut_off(self, why: str) -> None:
        if self.when_cut_off is not None:
            self.when_cut_off(why)
        self.transport.abort()

    def _send(self, text: bytes) -> None:
        """A message as one frame; the library's own way to the same bytes takes far longer."""
        connection, first = self.conn, 0x81
        if connection.state is not State.OPEN:
            raise InvalidState("the line is closing")
        if len(text) >= WORTH_DEFLATING and connection.extensions:
            (deflate,) = connection.extensions
            assert isinstance(deflate, PerMessageDeflate)
            if deflate.local_no_context_takeover:
                connection.send_text(text)
                return
            encoder = deflate.encoder
            text, first = (encoder.compress(text) + encoder.flush(zlib.Z_SYNC_FLUSH))[:-4], 0xC1
        size = len(text)
        if size < 126:
            head = bytes((first, size))
        elif size < 65536:
            head = bytes((first, 126, size >> 8, size & 255))
        else:
            head = bytes((first, 127)) + size.to_bytes(8, "big")
        connection.writes.append(head + text)

    def _write(self) -> None:
        self._is_saying = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
