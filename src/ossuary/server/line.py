"""A line to one browser: what is said goes out at once, and who never reads it is cut off."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

log = logging.getLogger("ossuary")

MOST_WAITING = 1_000_000
"""Bytes that may wait for a browser. It can come again, and is then told how things stand."""
LAST_WORDS = 1.0
"""Seconds in which a browser may read what it was sent before its line is ended from here."""
LINE = "ossuary.line"


class Line(Protocol):
    """A line to one browser; nobody waits for it."""

    when_cut_off: Callable[[str], None] | None

    def say(self, message: Any) -> None: ...

    def hang_up(self) -> None: ...


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    line: Line = extensions[LINE]["line"]
    return line


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

    def say(self, message: Any) -> None:
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            log.warning("A browser that doesn't read what it is sent is cut off.")
            self._cut_off("unread")
            return
        written = message.encode() if isinstance(message, str) else msgspec.json.encode(message)
        try:
            self.conn.send_text(written)
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

    def _write(self) -> None:
        self._is_saying = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
