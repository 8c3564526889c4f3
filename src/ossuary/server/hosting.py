"""What whoever runs the house asks a process: whether it is well, and what it has counted."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar import MediaType, Request, Response, get

from ossuary.server.metrics import CONTENT_TYPE
from ossuary.server.store import Store

PATIENCE = 2.0
"""Seconds in which the store has to answer."""
ANYBODY = {"is_for_anybody": True}
"""What is asked under any name, and isn't counted to whoever asks."""

Network = IPv4Network | IPv6Network


class Health:
    """Whether this process can do its work."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: asyncio.Future[None] | None = None
        self.is_stopping = False

    async def trouble(self) -> str | None:
        """What is wrong, if anything is."""
        if self.is_stopping:
            return "stopping"
        if self._asked is None or self._asked.done():
            # However many ask, the store is asked once.
            self._asked = asyncio.ensure_future(self._store.answer())
            self._asked.add_done_callback(lambda asked: asked.cancelled() or asked.exception())
        try:
            await asyncio.wait_for(asyncio.shield(self._asked), PATIENCE)
        except TimeoutError:
            return "the database doesn't answer"
        except Exception:
            return "the database fails"
        return None


@get("/healthz", opt=ANYBODY)
async def healthz(request: Request[Any, Any, Any]) -> Response[str]:
    health: Health = request.app.state.health
    trouble = await health.trouble()
    return _plain(trouble or "ok", 503 if trouble else 200)


@get("/metrics", opt=ANYBODY)
async def metrics(request: Request[Any, Any, Any]) -> Response[Any]:
    """Only for this machine and for whom it was allowed: how much is played is nobody else's."""
    client = request.client.host if request.client else ""
    if not may_look(client, request.app.state.metrics_from):
        return _plain("", 403)
    return Response(request.app.state.house.metrics.text(), headers={"content-type": CONTENT_TYPE})


def may_look(client: str, allowed: Sequence[Network]) -> bool:
    try:
        address = ip_address(client)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return address.is_loopback or any(address in network for network in allowed)


def _plain(text: str, status: int) -> Response[str]:
    headers = {"cache-control": "no-store"}
    return Response(text, status_code=status, media_type=MediaType.TEXT, headers=headers)
