"""The web layer: it carries bytes between browsers and the house, and decides nothing."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import WebSocketDisconnect

from ossuary.games import GAMES
from ossuary.kernel.error import OssuaryError
from ossuary.kernel.words import LANGUAGES, words
from ossuary.server import wire
from ossuary.server.games import game_info
from ossuary.server.house import House, Visitor, hashed
from ossuary.server.pages import page
from ossuary.server.store import Store
from ossuary.server.tables import Refused, refusal

COOKIE = "ossuary"
LARGEST_BODY = 16_384
LARGEST_MESSAGE = 4_096
YEAR = 365 * 24 * 3600

Body = TypeVar("Body")


def house_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> House:
    house: House = connection.app.state.house
    return house


def language_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """The first language of the browser that we speak."""
    chosen = connection.query_params.get("lang")
    if chosen in LANGUAGES:
        return str(chosen)
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def guest_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str | None:
    """Who this is: the hash of the secret in its cookie. Nothing in a message ever says so."""
    secret = connection.cookies.get(COOKIE)
    return hashed(secret) if secret and len(secret) == 43 else None


def same_origin(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> bool:
    """Whether the page that asks is ours: other sites can't act in somebody's name."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc == connection.headers.get("host")


def say(error: OssuaryError, language: str) -> wire.Refusal:
    return refusal(error, words(language, error.game, "ossuary.server").refusal(error))


def reply(data: Any, status: int = 200, cookie: Cookie | None = None) -> Response[bytes]:
    return Response(
        msgspec.json.encode(data),
        media_type=MediaType.JSON,
        status_code=status,
        cookies=[cookie] if cookie else None,
        headers={"cache-control": "no-store"},
    )


async def body_of(request: Request[Any, Any, Any], kind: type[Body]) -> Body:
    """The body as a strict type; anything else is refused."""
    body = await request.body()
    if len(body) > LARGEST_BODY:
        raise Refused("malformed")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("malformed") from None


def acting_guest(request: Request[Any, Any, Any]) -> tuple[str, Cookie | None]:
    """Who acts, and the cookie to set if it is somebody new."""
    if not same_origin(request):
        raise Refused("foreign-page")
    guest = guest_of(request)
    if guest is not None:
        return guest, None
    secret = secrets.token_urlsafe(32)
    secure = request.url.scheme == "https"
    cookie = Cookie(
        key=COOKIE, value=secret, httponly=True, samesite="lax", secure=secure, max_age=YEAR
    )
    return hashed(secret), cookie


# ---- what can be asked


@get("/api/games")
async def list_games() -> Response[bytes]:
    return reply([game_info(name) for name in GAMES])


@get("/api/lobby")
async def lobby(request: Request[Any, Any, Any]) -> Response[bytes]:
    house = house_of(request)
    return await _infos(house, await house.store.waiting(), guest_of(request) or "")


@get("/api/mine")
async def mine(request: Request[Any, Any, Any]) -> Response[bytes]:
    house, guest = house_of(request), guest_of(request)
    ids = await house.store.of_guest(guest) if guest else []
    return await _infos(house, ids, guest or "")


async def _infos(house: House, ids: list[str], guest: str) -> Response[bytes]:
    return reply([(await house.room(id)).table.info(guest) for id in ids])


@get("/api/tables/{id:str}")
async def table_info(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    room = await house_of(request).room(id)
    return reply(room.table.info(guest_of(request) or ""))


# ---- what can be done


@post("/api/tables")
async def open_table(request: Request[Any, Any, Any]) -> Response[bytes]:
    guest, cookie = acting_guest(request)
    wish = await body_of(request, wire.NewTable)
    table = await house_of(request).open(wish, guest)
    return reply(table.info(guest), 201, cookie)


@post("/api/tables/{id:str}/sit")
async def sit(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    guest, cookie = acting_guest(request)
    wish = await body_of(request, wire.Sit)
    async with house_of(request).change(id) as table:
        table.sit(guest, wish.name, wish.player)
    return reply(table.info(guest), 200, cookie)


@post("/api/tables/{id:str}/stand")
async def stand(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    guest, _ = acting_guest(request)
    wish = await body_of(request, wire.Stand)
    async with house_of(request).change(id) as table:
        table.stand(guest, wish.player, wish.how)
    return reply(table.info(guest))


@post("/api/tables/{id:str}/replace")
async def replace(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    guest, _ = acting_guest(request)
    wish = await body_of(request, wire.Replace)
    async with house_of(request).change(id) as table:
        table.replace(guest, wish.player)
    return reply(table.info(guest))


@post("/api/tables/{id:str}/rematch")
async def rematch(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    guest, _ = acting_guest(request)
    return reply({"id": await house_of(request).rematch(id, guest)})


@post("/api/tables/{id:str}/hand")
async def hand(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    """A link, good once, that moves a seat to another device."""
    guest, _ = acting_guest(request)
    wish = await body_of(request, wire.Hand)
    house = house_of(request)
    table = (await house.room(id)).table
    if wish.player not in table.players_of(guest):
        raise Refused("not-your-seat")
    secret = secrets.token_urlsafe(24)
    await house.store.add_link(hashed(secret), id, wish.player)
    return reply({"link": secret})


@post("/api/links/{secret:str}")
async def take_link(request: Request[Any, Any, Any], secret: str) -> Response[bytes]:
    guest, cookie = acting_guest(request)
    house = house_of(request)
    found = await house.store.take_link(hashed(secret))
    if found is None:
        raise Refused("link-used")
    id, player = found
    async with house.change(id) as table:
        table.hand_over(player, guest)
    return reply(table.info(guest), 200, cookie)


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: str) -> None:
    """Sends what changes at a table, takes moves, and answers each when it is stored."""
    house, language = house_of(socket), language_of(socket)
    if not same_origin(socket):
        await socket.close(code=4403)
        return
    guest = guest_of(socket) or ""
    await socket.accept()
    outgoing: asyncio.Queue[bytes] = asyncio.Queue()
    visitor = Visitor(guest, lambda update: outgoing.put_nowait(msgspec.json.encode(update)))
    try:
        await house.enter(id, visitor)
    except OssuaryError as error:
        await socket.send_text(msgspec.json.encode({"refused": say(error, language)}).decode())
        await socket.close(code=4404)
        return
    sender = asyncio.create_task(_send_all(socket, outgoing))
    try:
        while True:
            message = await socket.receive_text()
            answer = await _take(house, id, guest, message, language)
            outgoing.put_nowait(msgspec.json.encode(answer))
    except WebSocketDisconnect:
        pass
    finally:
        house.leave(id, visitor)
        sender.cancel()


async def _send_all(socket: WebSocket[Any, Any, Any], outgoing: asyncio.Queue[bytes]) -> None:
    while True:
        await socket.send_text((await outgoing.get()).decode())


async def _take(house: House, id: str, guest: str, message: str, language: str) -> wire.Answer:
    """A move from a message, and its answer."""
    try:
        if len(message) > LARGEST_MESSAGE:
            raise ValueError
        move = msgspec.json.decode(message, type=wire.Move)
    except (ValueError, RecursionError):
        return wire.Answer(-1, -1, say(Refused("malformed"), language))
    try:
        async with house.change(id) as table:
            table.move(guest, move.seat, move.question, move.action)
    except OssuaryError as error:
        return wire.Answer(move.seat, move.question, say(error, language))
    return wire.Answer(move.seat, move.question)


# ---- the application


def on_refusal(request: Request[Any, Any, Any], error: OssuaryError) -> Response[bytes]:
    status = {
        "no-such-table": 404,
        "foreign-page": 403,
        "not-your-seat": 403,
        "not-your-table": 403,
        "host-only": 403,
        "table-full": 409,
        "place-taken": 409,
        "link-used": 410,
    }.get(error.id, 400)
    return reply(say(error, language_of(request)), status)


def make_app(file: Path) -> Litestar:
    """The application on a database file."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = Store(file)
        app.state.house = House(store)
        try:
            yield
        finally:
            store.close()

    return Litestar(
        route_handlers=[
            *(list_games, lobby, mine, table_info, open_table, sit, stand, replace),
            *(rematch, hand, take_link, live, page),
        ],
        lifespan=[open_house],
        exception_handlers={OssuaryError: on_refusal},
        state=State({}),
        openapi_config=None,
        request_max_body_size=LARGEST_BODY,
    )
