"""The door: whoever comes in says soon what they want, and there is room for so many."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ossuary.server.limits import is_own, network_of, plain
from ossuary.server.metrics import Metrics

try:
    import resource
except ImportError:  # Windows has no such limits.
    resource = None  # type: ignore[assignment]

log = logging.getLogger("ossuary")

TO_ASK = 10.0
"""Seconds to say what one wants, from the first word on or from coming in."""
TO_HEAR = 60.0
"""Seconds to be answered, and to take the answer."""
RESERVED = 256
"""Files that are kept for the database, the bots and the other processes of the house."""
OF_NETWORK = 600
"""Connections that one network may have open, besides its lines to tables."""
AT_ONCE = 100
"""How many are let in before it is seen whether there is a place for them."""


def make_room() -> None:
    """As many may come as the system lets this process have."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        # Where there is no limit, some systems take none for an answer.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _places() -> int | float:
    if resource is None:
        return float("inf")
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limit == resource.RLIM_INFINITY:
        return float("inf")
    return max(limit // 2, limit - RESERVED)


class DoorProtocol(HttpToolsProtocol):
    """Cuts off who is silent, who is slow on purpose, and for whom there is no place.

    uvicorn limits only how long a connection rests between two requests. Out of file descriptors
    nobody could come in, nothing be stored, and every attempt be logged.
    """

    metrics: ClassVar[Metrics | None] = None
    proxies: ClassVar[Sequence[IPv4Network | IPv6Network]] = ()
    """They ask for many, and say for whom."""
    _open: ClassVar[Counter[str]] = Counter()
    """How many connections each network has."""
    _network: str | None = None
    """Where this one comes from, as long as it counts."""
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > _places() or not self._has_room_for(transport):
            transport.abort()
            return
        self._wait(TO_ASK)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # From now on it is a line, and counted as one.
        self._leave()

    def _has_room_for(self, transport: asyncio.Transport) -> bool:
        """Whether its network has not taken all the places that it may have."""
        address = (transport.get_extra_info("peername") or ("",))[0]
        if is_own(address) or any(plain(address) in network for network in self.proxies):
            return True
        network = network_of(address)
        if self._open[network] >= OF_NETWORK:
            if self.metrics is not None:
                self.metrics.turned_away.inc()
            return False
        self._open[network] += 1
        self._network = network
        return True

    def _leave(self) -> None:
        self._wait(None)
        if self._network is not None:
            self._open[self._network] -= 1
            if not self._open[self._network]:
                del self._open[self._network]
            self._network = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._wait(None)
        elif self._patience is None:
            self._wait(TO_ASK)

    def on_message_complete(self) -> None:
        self._wait(TO_HEAR)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        # What was asked together with it is answered next, and that has its time as well.
        self._wait(TO_HEAR if self.pipeline else None)
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        # To close is to wait until all is read.
        if self.transport.get_write_buffer_size():
            self._wait(TO_ASK)

    def _wait(self, seconds: float | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None
        if seconds is not None:
            self._patience = self.loop.call_later(seconds, self.transport.abort)
