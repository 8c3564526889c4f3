"""Who asks, whether they may, and how they are answered: what all requests share."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers.base import BaseRouteHandler

from ossuary.server.devices import hashed, new_secret
from ossuary.server.house import House
from ossuary.server.relay import (
    NEW_COOKIE,
    address_of,
    is_relayed,
    scheme_of,
)
from ossuary.server.settings import Refused

COOKIE = "ossuary"
LARGEST_BODY = 16_384
YEAR = 365 * 24 * 3600

Body = TypeVar("Body")


def house_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> House:
    house: House = connection.app.state.house
    return house


def guest_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str | None:
    """Who this is, by its cookie. Nothing in a message ever says so."""
    return house_of(connection).devices.who(connection.cookies.get(COOKIE))


def same_origin(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> bool:
    """Whether the page that asks is ours: other sites can't act in somebody's name."""
    if is_relayed(connection):
        return True
    origin, host = connection.headers.get("origin"), connection.headers.get("host")
    return host is not None and origin in (f"http://{host}", f"https://{host}")


async def admitted(connection: ASGIConnection[Any, Any, Any, Any], to: BaseRouteHandler) -> None:
    """Refuses who asks a strange name, or for too much at once."""
    if not to.opt.get("is_for_anybody"):
        _check_host(connection)
        _check_limits(connection)


def _check_host(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A name that isn't known is one that somebody else has pointed at us."""
    host = connection.headers.get("host", "")
    name = re.sub(r":\d*$", "", host).strip("[]").lower()
    is_known = name in connection.app.state.names or _is_address(name)
    if not is_known and not is_relayed(connection):
        raise Refused("foreign-page")


def _check_limits(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    house: House = connection.app.state.house
    size = int(connection.headers.get("content-length", "0"))
    if "transfer-encoding" in connection.headers:
        size = LARGEST_BODY
    house.limits.request(address_of(connection), house.now(), size)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def reply(data: Any, status: int = 200, cookie: Cookie | None = None) -> Response[bytes]:
    return Response(
        msgspec.json.encode(data),
        media_type=MediaType.JSON,
        status_code=status,
        cookies=[cookie] if cookie else None,
        headers={"cache-control": "no-store", "x-content-type-options": "nosniff"},
    )


async def body_of(request: Request[Any, Any, Any], kind: type[Body]) -> Body:
    """The body as a strict type; anything else is refused."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("malformed") from None


def acting_guest(request: Request[Any, Any, Any]) -> tuple[str, Cookie | None]:
    """Who acts, and the cookie to set if it is somebody new."""
    if not same_origin(request):
        raise Refused("foreign-page")
    guest = guest_of(request)
    if guest is not None:
        return guest, None
    if NEW_COOKIE not in request.state:
        request.state[NEW_COOKIE] = cookie_of(request, new_secret())
    cookie: Cookie = request.state[NEW_COOKIE]
    return hashed(str(cookie.value)), cookie


def cookie_of(request: Request[Any, Any, Any], value: str) -> Cookie:
    secure = scheme_of(request) == "https"
    return Cookie(
        key=COOKIE, value=value, httponly=True, samesite="lax", secure=secure, max_age=YEAR
    )
