"""The relay: what is asked of a table that another process runs goes there, and its answer back.

Processes speak to each other directly: the database says who has a table and where that process is
reached, and everything goes there as it came.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, ParamSpec
from urllib.parse import urlsplit

import httpx
from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ossuary.server.house import House
from ossuary.server.limits import Spoken, network_of
from ossuary.server.line import LineProtocol
from ossuary.server.saving import Lost
from ossuary.server.settings import Refused
from ossuary.server.store import Elsewhere

log = logging.getLogger("ossuary")

PATIENCE = 12.0
"""Seconds in which somebody else has taken over the tables of a process that is gone."""
PAUSE = 0.25
TO, FOR, SCHEME = "x-ossuary-to", "x-ossuary-for", "x-ossuary-scheme"
"""To which process something is relayed, for whom, and how they came. The name of a process is in
the database alone: who knows it is one of us."""
AS_IT_CAME = ("cookie", "origin", "host", "content-type", "accept-language")
AS_IT_WENT = (
    "content-type",
    "cache-control",
    "x-content-type-options",
    "retry-after",
    "set-cookie",
)
NEW_COOKIE = "new_cookie"
"""Of a request: the cookie that was made for whoever has none, the same wherever it is asked."""
COME_AGAIN = 1012
"""What a line is closed with, so that the page connects anew."""

Others = httpx.AsyncHTTPTransport
"""The lines to other processes. No client with a memory: it would keep somebody's cookie, and show
it for the next one."""
Asked = ParamSpec("Asked")
Handler = Callable[Asked, Awaitable[Response[bytes]]]


def to_others() -> Others:
    # A line that rests is closed by the other side after five seconds.
    return Others(trust_env=False, limits=httpx.Limits(keepalive_expiry=2))


def is_relayed(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether another process of this house asks, which has looked at who asks it."""
    house: House = connection.app.state.house
    to = connection.headers.get(TO)
    if to is not None and to != house.store.me:
        # For one that was here before, or from somebody who pretends.
        raise Refused("not-now", seconds=1)
    return to is not None


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whoever asks."""
    if is_relayed(connection):
        return str(connection.headers.get(FOR, ""))
    return network_of(connection.client.host) if connection.client else ""


def scheme_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    if is_relayed(connection):
        return str(connection.headers.get(SCHEME, ""))
    return str(connection.url.scheme)


def at_its_table(handler: Handler[Asked]) -> Handler[Asked]:
    """Asks the process that runs the table, where that is another one."""

    @functools.wraps(handler)
    async def ask(*arguments: Asked.args, **more: Asked.kwargs) -> Response[bytes]:
        request = next(value for value in more.values() if isinstance(value, Request))
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return await handler(*arguments, **more)
            except Lost:
                if is_relayed(request):
                    raise Refused("not-now", seconds=1) from None
            except Elsewhere as elsewhere:
                if is_relayed(request):
                    raise Refused("not-now", seconds=1) from None
                answer = await _relay(request, elsewhere)
                if answer is not None:
                    return answer
            if time.monotonic() > end:
                raise Refused("not-now", seconds=int(PATIENCE))
            await asyncio.sleep(PAUSE)

    return ask


async def _relay(request: Request[Any, Any, Any], to: Elsewhere) -> Response[bytes] | None:
    """The other process's answer; None if it gives none."""
    house: House = request.app.state.house
    house.metrics.relayed.labels("request").inc()
    others: Others = request.app.state.others
    asking = httpx.Request(
        request.method,
        f"{to.address}{request.url.path}",
        content=await request.body(),
        headers=_headers(request, to),
        extensions={"timeout": httpx.Timeout(PATIENCE).as_dict()},
    )
    try:
        answer = await others.handle_async_request(asking)
        content = await answer.aread()
        house.unheard.discard(to.owner)
    except httpx.TransportError as error:
        is_unheard = isinstance(error, httpx.ConnectError | httpx.ConnectTimeout)
        _note_unheard(house, to, error)
        if request.method != "GET" and not is_unheard:
            # It may have been done: nobody asks for it twice but the one who wants it.
            raise Refused("not-now", seconds=1) from None
        return None
    if answer.status_code == 503:
        return None
    headers = {name: answer.headers[name] for name in AS_IT_WENT if name in answer.headers}
    if NEW_COOKIE in request.state and answer.is_success:
        headers["set-cookie"] = request.state[NEW_COOKIE].to_header(header="").strip()
    return Response(content, status_code=answer.status_code, headers=headers)


def _note_unheard(house: House, other: Elsewhere, error: Exception) -> None:
    """Counts it; until that process answers again it is said once, however many ask for it."""
    house.metrics.unanswered.inc()
    if other.owner not in house.unheard:
        house.unheard.add(other.owner)
        told = {"address": other.address, "why": type(error).__name__}
        log.warning("The process at %(address)s doesn't answer: %(why)s", told)


async def relay_line(socket: WebSocket[Any, Any, Any], line: LineProtocol, to: Elsewhere) -> bool:
    """Everything between a page and the process that runs its table; False if that isn't there."""
    house: House = socket.app.state.house
    house.metrics.relayed.labels("line").inc()
    place = urlsplit(to.address).netloc
    headers = {name: value for name, value in _headers(socket, to).items() if name != "host"}
    try:
        other = await connect(
            f"ws://{place}{socket.url.path}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE / 2,
        )
    except (OSError, TimeoutError, InvalidHandshake) as error:
        _note_unheard(house, to, error)
        return False
    house.unheard.discard(to.owner)
    async with other:
        hearing = asyncio.ensure_future(_hear(other, line))
        try:
            code = await _speak(line, house, other, hearing)
        finally:
            hearing.cancel()
    if code is not None:
        await socket.close(code=code)
    return True


async def _hear(other: ClientConnection, line: LineProtocol) -> None:
    with suppress(ConnectionClosed):
        async for message in other:
            line.say(message)


async def _speak(
    line: LineProtocol, house: House, other: ClientConnection, hearing: asyncio.Future[None]
) -> int | None:
    """What the page says goes on, until one of both lines ends; with what the page's is closed."""
    spoken = Spoken()
    while True:
        speaking = asyncio.ensure_future(line.hear())
        ends: set[asyncio.Future[Any]] = {speaking, hearing}
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if not speaking.done():
            speaking.cancel()
            return _code(other)
        message = speaking.result()
        if message is None:
            return None
        if spoken.is_too_much(message, house.now()):
            house.metrics.cut_off.labels("too-much").inc()
            return 4429
        try:
            await other.send(message)
        except ConnectionClosed:
            return _code(other)


def _code(other: ClientConnection) -> int:
    """How a line ended: a refusal is the page's, all else is that it may come again."""
    code = other.close_code or 0
    return code if code >= 4000 else COME_AGAIN


def _headers(connection: ASGIConnection[Any, Any, Any, Any], to: Elsewhere) -> Mapping[str, str]:
    came = {name: connection.headers[name] for name in AS_IT_CAME if name in connection.headers}
    if NEW_COOKIE in connection.state:
        cookie = connection.state[NEW_COOKIE]
        came["cookie"] = f"{cookie.key}={cookie.value}"
    whose = {TO: to.owner, FOR: address_of(connection), SCHEME: scheme_of(connection)}
    return {**came, **whose}
