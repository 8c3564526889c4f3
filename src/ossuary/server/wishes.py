"""Wishes: what a page at a table asks for is done and answered, one after the other."""

from __future__ import annotations

import logging

import msgspec

from ossuary.kernel.error import OssuaryError
from ossuary.server import wire
from ossuary.server.audience import Visitor
from ossuary.server.house import House
from ossuary.server.limits import Spoken
from ossuary.server.line import LineProtocol
from ossuary.server.refusals import refusal
from ossuary.server.reports import report
from ossuary.server.saving import Lost
from ossuary.server.settings import Refused
from ossuary.server.store import Elsewhere

log = logging.getLogger("ossuary")

LARGEST_MESSAGE = 4_096
read_wish = msgspec.json.Decoder(wire.Wish).decode


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
            house.metrics.acknowledge("say")
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
    house.metrics.acknowledge(str(wish.__struct_config__.tag))
    return wire.Receipt(wish.seat, question)
