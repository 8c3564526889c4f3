"""The web layer: it carries bytes between browsers and the house, and decides nothing."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Any, TypeVar

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.handlers.base import BaseRouteHandler

from ossuary.games import GAMES
from ossuary.kernel.error import OssuaryError
from ossuary.server import wire
from ossuary.server.audience import Visitor
from ossuary.server.deals import check_nonce
from ossuary.server.devices import hashed, last_key, new_secret, with_new_key
from ossuary.server.games import game_info
from ossuary.server.hosting import Health, Network, healthz, metrics
from ossuary.server.house import House
from ossuary.server.limits import Spoken
from ossuary.server.line import LineProtocol, line_of
from ossuary.server.pages import page
from ossuary.server.proofs import proof_of
from ossuary.server.refusals import refusal
from ossuary.server.relay import (
    NEW_COOKIE,
    PATIENCE,
    PAUSE,
    address_of,
    at_its_table,
    is_relayed,
    relay_line,
    scheme_of,
    to_others,
)
from ossuary.server.reports import report
from ossuary.server.settings import Refused, info
from ossuary.server.store import Elsewhere, Store
from ossuary.server.writer import Lost
from ossuary.shelf.games import components_of, part_of
from ossuary.shelf.packages import has_part

log = logging.getLogger("ossuary")

COOKIE = "ossuary"
LARGEST_BODY = 16_384
LARGEST_MESSAGE = 4_096
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


async def known_host(connection: ASGIConnection[Any, Any, Any, Any], to: BaseRouteHandler) -> None:
    """Refuses what was asked of a strange name: one that somebody else has pointed at us."""
    if to.opt.get("is_for_anybody"):
        return
    host = connection.headers.get("host", "")
    name = re.sub(r":\d*$", "", host).strip("[]").lower()
    is_known = name in connection.app.state.names or _is_address(name)
    if not is_known and not is_relayed(connection):
        raise Refused("foreign-page")


async def within_limits(
    connection: ASGIConnection[Any, Any, Any, Any], to: BaseRouteHandler
) -> None:
    """Refuses who asks for too much at once."""
    if to.opt.get("is_for_anybody"):
        return
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


# ---- what can be asked


@get("/api/games")
async def list_games() -> Response[bytes]:
    return reply([game_info(name) for name in GAMES])


@post("/api/games/{name:str}/pad")
async def pad(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A game's score pad, for people at a real table: nothing is kept."""
    if not has_part(name, "presentation.pad"):
        raise Refused("no-pad")
    own = part_of(name, "presentation.pad")
    wish: Any = await body_of(request, own.PadWish)
    return reply(own.answer(wish, components_of(name, house_of(request).components_for(name))))


@get("/api/games/{name:str}/deck")
async def deck(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """The cards of a game, to look at: the house's own, or an owner's."""
    if not has_part(name, "presentation.deck"):
        raise Refused("no-deck")
    given = house_of(request).components_for(name)
    return reply(part_of(name, "presentation.deck").deck_of(components_of(name, given)))


@get("/api/house")
async def about(request: Request[Any, Any, Any]) -> Response[bytes]:
    return reply(wire.HouseInfo(request.app.state.outside))


@get("/api/lobby")
async def lobby(request: Request[Any, Any, Any]) -> Response[bytes]:
    guest = guest_of(request) or ""
    return reply([info(*row, guest) for row in await house_of(request).store.waiting()])


@get("/api/mine")
async def mine(request: Request[Any, Any, Any]) -> Response[bytes]:
    guest = guest_of(request)
    rows = await house_of(request).store.of_guest(guest) if guest else []
    return reply([info(*row, guest or "") for row in rows])


@get("/api/daily")
async def dailies(request: Request[Any, Any, Any]) -> Response[bytes]:
    return reply(await house_of(request).dailies(guest_of(request) or ""))


@get("/api/tables/{id:str}")
@at_its_table
async def table_info(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    async with house_of(request).look(id) as table:
        return reply(table.info(guest_of(request) or ""))


@get("/api/tables/{id:str}/proof")
@at_its_table
async def proof(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    async with house_of(request).look(id) as table:
        return reply(proof_of(table))


# ---- what can be done


def allow_table(request: Request[Any, Any, Any], guest: str) -> None:
    house = house_of(request)
    house.limits.open_table(guest, address_of(request), house.now())


@post("/api/deals")
async def deal(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The hash of a secret, before anybody adds something to it; nothing is kept of it."""
    return reply(await house_of(request).deal())


@post("/api/tables")
async def open_table(request: Request[Any, Any, Any]) -> Response[bytes]:
    guest, cookie = acting_guest(request)
    wish = await body_of(request, wire.NewTable)
    allow_table(request, guest)
    if wish.clock is not None:
        house = house_of(request)
        games = await house.store.clocked(guest)
        house.limits.wind_clock(games, address_of(request), house.now())
    table = await house_of(request).open(wish, guest)
    return reply(table.info(guest), 201, cookie)


@post("/api/daily/{name:str}")
async def open_daily(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    guest, cookie = acting_guest(request)
    wish = await body_of(request, wire.DailyWish)
    allow_table(request, guest)
    table = await house_of(request).open_daily(name, wish.name, guest)
    return reply(table.info(guest), 201, cookie)


@post("/api/tables/{id:str}/sit")
@at_its_table
async def sit(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    guest, cookie = acting_guest(request)
    wish = await body_of(request, wire.Sit)
    check_nonce(wish.nonce)
    async with house_of(request).change(id) as table:
        table.sit(guest, wish.name, wish.player, wish.nonce)
    return reply(table.info(guest), 200, cookie)


@post("/api/tables/{id:str}/stand")
@at_its_table
async def stand(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    guest, _ = acting_guest(request)
    wish = await body_of(request, wire.Stand)
    async with house_of(request).change(id) as table:
        table.stand(guest, wish.player, wish.how)
    return reply(table.info(guest))


@post("/api/tables/{id:str}/replace")
@at_its_table
async def replace(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    guest, _ = acting_guest(request)
    wish = await body_of(request, wire.Replace)
    table = await house_of(request).replace(id, guest, wish.player)
    return reply(table.info(guest))


@post("/api/tables/{id:str}/rematch")
@at_its_table
async def rematch(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    guest, _ = acting_guest(request)
    allow_table(request, guest)
    return reply({"id": await house_of(request).rematch(id, guest)})


@post("/api/tables/{id:str}/hand")
@at_its_table
async def give_link(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    """A link, good once, that moves a seat to another device."""
    guest, _ = acting_guest(request)
    wish = await body_of(request, wire.LinkWish)
    return reply({"link": await house_of(request).give_link(id, wish.player, guest)})


@post("/api/links/{secret:str}")
@at_its_table
async def take_link(request: Request[Any, Any, Any], secret: str) -> Response[bytes]:
    guest, cookie = acting_guest(request)
    table = await house_of(request).take_link(secret, guest)
    return reply(table.info(guest), 200, cookie)


@post("/api/devices/key")
async def new_key(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A key for this device's cookie, beside the one that it has: it counts once it is here."""
    guest, cookie = acting_guest(request)
    if cookie is None:
        house = house_of(request)
        house.limits.revoke(guest, house.now())
        cookie = cookie_of(request, with_new_key(request.cookies[COOKIE]))
    return reply({}, 200, cookie)


@post("/api/devices/revoke")
async def revoke(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Whoever else has this device's cookie, without its last key, is nobody from now on."""
    guest, cookie = acting_guest(request)
    key = None if cookie else last_key(request.cookies[COOKIE])
    if key is None or not await house_of(request).store.sits(guest):
        raise Refused("not-your-seat")
    await house_of(request).revoke(guest, key)
    return reply({})


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: str) -> None:
    """Sends what changes at a table and what is said there; takes wishes, and answers each."""
    house = house_of(socket)
    if not same_origin(socket):
        await socket.close(code=4403)
        return
    guest, address = guest_of(socket) or "", address_of(socket)
    await socket.accept()
    line = line_of(socket)
    line.when_cut_off = lambda why: house.metrics.cut_off.labels(why).inc()
    try:
        house.limits.open_line(guest, address)
    except OssuaryError as error:
        line.say({"refused": refusal(error)})
        await socket.close(code=4429)
        return
    try:
        with house.metrics.lines.track_inprogress():
            await attend(socket, house, id, guest, line)
    except OssuaryError as error:
        line.say({"refused": refusal(error)})
        await socket.close(code=4404)
    except Exception as error:
        report("Table %(table)s can't be looked at", error, table=id)
        line.hang_up()
    finally:
        house.limits.close_line(guest, address)


async def attend(
    socket: WebSocket[Any, Any, Any], house: House, id: str, guest: str, line: LineProtocol
) -> None:
    """Looks at a table, here or at the process that runs it.

    Where that one is gone, this one waits until it may have the table, or somebody else has it.
    """
    visitor = Visitor(guest, line.say, line.hang_up)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            await house.enter(id, visitor)
            break
        except Elsewhere as elsewhere:
            if is_relayed(socket) or time.monotonic() > end:
                line.hang_up()
                return
            if await relay_line(socket, line, elsewhere):
                return
        await asyncio.sleep(PAUSE)
    try:
        if not await listen(line, house, id, visitor):
            await socket.close(code=4429)
    finally:
        await house.leave(id, visitor)


async def listen(line: LineProtocol, house: House, id: str, visitor: Visitor) -> bool:
    """Takes what a page says, as long as it speaks; whoever says too much at once is cut off.

    Returns whether it has said goodbye itself.
    """
    spoken = Spoken()
    while (message := await line.hear()) is not None:
        if spoken.is_too_much(message, house.now()):
            log.warning("A browser that says too much at once is cut off.")
            house.metrics.cut_off.labels("too-much").inc()
            return False
        if message == wire.PING:
            # The page asks whether the line still holds.
            visitor.send(wire.PONG)
        else:
            try:
                visitor.send(await take_wish(house, id, visitor.guest, message))
            except (Elsewhere, Lost):
                # Not known here any more: the page says it again to whoever has the table now.
                visitor.hang_up()
    return True


read_wish = msgspec.json.Decoder(wire.Wish).decode


async def take_wish(house: House, id: str, guest: str, message: str) -> wire.Receipt:
    """What a message asks for is done, a receipt says so, and it is counted."""
    receipt = await _take_wish(house, id, guest, message)
    if receipt.refused is not None:
        house.metrics.refused.labels(receipt.refused.id).inc()
    return receipt


async def _take_wish(house: House, id: str, guest: str, message: str) -> wire.Receipt:
    try:
        if len(message) > LARGEST_MESSAGE:
            raise ValueError
        wish = read_wish(message)
    except (ValueError, RecursionError):
        return wire.Receipt(-1, -1, refusal(Refused("malformed")))
    question = None if isinstance(wish, wire.Say) else wish.question
    try:
        if isinstance(wish, wire.Say):
            await house.say(id, guest, wish)
            house.metrics.acknowledged.labels("say").inc()
            return wire.Receipt(wish.seat, question)
        async with house.change(id) as table:
            if isinstance(wish, wire.Move):
                table.move(guest, wish.seat, wish.question, wish.action)
            elif isinstance(wish, wire.Rest):
                table.rest(guest, wish.seat, wish.question)
            elif isinstance(wish, wire.TakeBack):
                table.take_back(guest, wish.seat, wish.question, house.now())
            else:
                table.take_in_hand(guest, wish.seat, wish.question, house.now())
    except OssuaryError as error:
        return wire.Receipt(wish.seat, question, refusal(error))
    except (Elsewhere, Lost):
        raise
    except Exception as error:
        report("A wish at table %(table)s could not be fulfilled", error, table=id)
        return wire.Receipt(wish.seat, question, refusal(Refused("not-now")))
    house.metrics.acknowledged.labels(wish.__struct_config__.tag).inc()
    return wire.Receipt(wish.seat, question)


# ---- the application


def on_refusal(request: Request[Any, Any, Any], error: OssuaryError) -> Response[bytes]:
    status = {
        "no-such-table": 404,
        "no-proof": 404,
        "foreign-page": 403,
        "not-your-seat": 403,
        "not-your-table": 403,
        "host-only": 403,
        "table-full": 409,
        "already-seated": 409,
        "place-taken": 409,
        "is-back": 409,
        "not-gone-long": 409,
        "host-not-gone-long": 409,
        "other-rules": 409,
        "link-used": 410,
        "no-such-deal": 410,
        "too-much": 429,
        "too-many-clocks": 429,
        "not-now": 503,
    }.get(error.id, 400)
    house_of(request).metrics.refused.labels(error.id).inc()
    answer = reply(refusal(error), status)
    if "seconds" in error.values and status in (429, 503):
        answer.headers["retry-after"] = str(error.values["seconds"])
    return answer


def on_strange_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    return reply(refusal(Refused("malformed")), error.status_code)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    # Its form, not itself: a link that moves a seat is a secret.
    route = request.scope.get("path_template", "")
    report("%(method)s %(route)s has failed", error, method=request.method, route=route)
    return reply(refusal(Refused("not-now")), 500)


def make_app(
    store: Store,
    names: Iterable[str] = (),
    outside: str | None = None,
    components: dict[str, Any] | None = None,
    address: str = "",
    metrics_from: Sequence[Network] = (),
    keep_days: int | None = None,
) -> Litestar:
    """The application on a store. It speaks to browsers through uvicorn's `ws=LineProtocol`.

    `names` are those under which it can be reached, besides addresses and this machine's own;
    `outside` is the address that other devices reach, if there is one; `components` are an owner's
    own cards, tiles or boards; `address` is where other processes of the same house reach this one;
    `metrics_from` is who may read what it counts, besides this machine;
    games without a move are removed after `keep_days`.
    """

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = app.state.house = House(store, components, address=address, keep_days=keep_days)
        await house.wake()
        try:
            async with to_others() as app.state.others:
                yield
        finally:
            app.state.health.is_stopping = True
            await house.close()
            store.close()

    own = socket.gethostname().lower()
    known = {"localhost", own, f"{own}.local", *[name.lower() for name in names]}
    return Litestar(
        route_handlers=[
            *(list_games, pad, deck, about, lobby, mine, dailies, table_info, proof, deal),
            *(open_table, open_daily, sit, stand, replace, rematch, give_link, take_link),
            *(new_key, revoke, live, page, healthz, metrics),
        ],
        guards=[known_host, within_limits],
        lifespan=[open_house],
        exception_handlers={
            OssuaryError: on_refusal,
            HTTPException: on_strange_request,
            Exception: on_failure,
        },
        state=State(
            {
                "names": known,
                "outside": outside,
                "health": Health(store),
                "metrics_from": metrics_from,
            }
        ),
        openapi_config=None,
        request_max_body_size=LARGEST_BODY,
    )
