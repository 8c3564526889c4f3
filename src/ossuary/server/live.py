"""The live connection: what changes at a table goes out, what a page wishes comes in."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import WebSocket, websocket

from ossuary.kernel.error import OssuaryError
from ossuary.server.asking import guest_of, house_of, same_origin
from ossuary.server.audience import Visitor
from ossuary.server.house import House
from ossuary.server.line import LineProtocol, line_of
from ossuary.server.refusals import refusal
from ossuary.server.relay import (
    PATIENCE,
    PAUSE,
    address_of,
    is_relayed,
    relay_line,
)
from ossuary.server.reports import report
from ossuary.server.store import Elsewhere
from ossuary.server.wishes import listen


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
