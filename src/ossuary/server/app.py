"""The web layer: it carries bytes between browsers and the house, and decides nothing."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ossuary.games import GAMES
from ossuary.kernel.error import OssuaryError
from ossuary.server import wire
from ossuary.server.asking import (
    COOKIE,
    LARGEST_BODY,
    acting_guest,
    admitted,
    body_of,
    cookie_of,
    guest_of,
    house_of,
    reply,
)
from ossuary.server.deals import check_nonce
from ossuary.server.devices import last_key, with_new_key
from ossuary.server.games import game_info
from ossuary.server.hosting import Health, Network, healthz, metrics
from ossuary.server.house import House
from ossuary.server.live import live
from ossuary.server.pace import AT_ONCE, Pace
from ossuary.server.pages import page
from ossuary.server.proofs import proof_of
from ossuary.server.refusals import refusal
from ossuary.server.relay import (
    address_of,
    at_its_table,
    to_others,
)
from ossuary.server.reports import report
from ossuary.server.settings import Refused, listed
from ossuary.server.store import Store
from ossuary.server.watch import Watch
from ossuary.shelf.games import components_of, part_of
from ossuary.shelf.packages import has_part

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
    return reply([listed(*row, guest) for row in await house_of(request).store.waiting()])


@get("/api/mine")
async def mine(request: Request[Any, Any, Any]) -> Response[bytes]:
    guest = guest_of(request)
    rows = await house_of(request).store.of_guest(guest) if guest else []
    return reply([listed(*row, guest or "") for row in rows])


@get("/api/daily")
async def dailies(request: Request[Any, Any, Any]) -> Response[bytes]:
    return reply(await house_of(request).dailies(guest_of(request) or ""))


@get("/api/tables/{id:str}")
@at_its_table
async def table_info(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    async with house_of(request).look(id) as (_, table):
        return reply(table.info(guest_of(request) or ""))


@get("/api/tables/{id:str}/proof")
@at_its_table
async def proof(request: Request[Any, Any, Any], id: str) -> Response[bytes]:
    async with house_of(request).look(id) as (_, table):
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
    pace: Pace = AT_ONCE,
) -> Litestar:
    """The application on a store. It speaks to browsers through uvicorn's `ws=LineProtocol`.

    `names` are those under which it can be reached, besides addresses and this machine's own;
    `outside` is the address that other devices reach, if there is one; `components` are an owner's
    own cards, tiles or boards; `address` is where other processes of the same house reach this one;
    `metrics_from` is who may read what it counts, besides this machine;
    games without a move are removed after `keep_days`; bots answer at this `pace`.
    """

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = app.state.house = House(store, components, pace=pace)
        await Watch(house, address, keep_days).begin()
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
        guards=[admitted],
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
