"""A line to one browser: what waits to be sent, and the end of patience with who never reads it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

log = logging.getLogger("ossuary")

MOST_WAITING = 1_000_000
"""Bytes that may wait for a browser. It can come again, and is then told how things stand."""
ABORT = "ossuary.abort"


class AbortableProtocol(WebSocketsSansIOProtocol):
    """Lets the application cut a connection off.

    To close it would be to wait until all is read, and who never reads would be kept for ever.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][ABORT] = {"abort": self.transport.abort}

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


class Line:
    """What is said goes out in order, whenever the browser takes it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._bytes = 0

    def say(self, message: Any) -> None:
        """Too much waits only if the browser hasn't taken what came before."""
        written = message.encode() if isinstance(message, str) else msgspec.json.encode(message)
        is_late = self._bytes > MOST_WAITING
        self._bytes += len(written)
        self._waiting.put_nowait(written)
        if is_late:
            self._cut_off()

    async def send_all(self) -> None:
        # When the browser is gone, whoever listens to it hears so too.
        with suppress(OSError):
            while True:
                written = await self._waiting.get()
                await self._socket.send_text(written.decode())
                self._bytes -= len(written)

    def _cut_off(self) -> None:
        log.warning("A browser that doesn't read what it is sent is cut off.")
        self._bytes = 0
        self._waiting = asyncio.Queue()
        extensions: dict[str, Any] = self._socket.scope["extensions"] or {}
        if ABORT in extensions:
            extensions[ABORT]["abort"]()
