"""The audience: who looks at a table, and what each of them is told of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from ossuary.server import wire
from ossuary.server.sights import sights
from ossuary.server.tables import AWAY, HostedTable
from ossuary.server.talk import Talk

log = logging.getLogger("ossuary")


class Visitor:
    """A browser that looks at a table: what it was told last, and where more goes."""

    def __init__(
        self,
        guest: str,
        send: Callable[[Any], None],
        hang_up: Callable[[], None] = lambda: None,
    ) -> None:
        self.guest = guest
        self.send = send
        """Takes updates, and what is said at the table."""
        self.hang_up = hang_up
        """Ends the line; its page comes again."""
        self._table: HostedTable | None = None
        """The table of which it was told; read from the store again, it is another one."""
        self._told: dict[int | None, int] = {}
        """How many entries each viewer of this device has heard."""
        self._shown: Any = None
        """The table as it was shown last, besides what was told of it."""

    def tell(self, table: HostedTable, update: wire.Update) -> None:
        """Sends what is new, if anything is.

        That nothing is new to somebody is no news: in a hidden lane it would tell of another.
        """
        sights = update.sights
        views = [(sight.view, sight.questions, sight.taking_back) for sight in sights]
        shown = [update.table, {*update.clocks}, views]
        told = {sight.player: sight.since + len(sight.heard) for sight in sights}
        has_news = self._table is not table or update.ran_out is not None
        # Views are compared last: that costs most, and mostly something was heard.
        if has_news or any(s.heard for s in sights) or (told, shown) != (self._told, self._shown):
            self.send(update)
        self._table, self._told, self._shown = table, told, shown

    def told_of(self, table: HostedTable) -> dict[int | None, int]:
        """How much each viewer has heard of what still counts."""
        if self._table is not table:
            return {}
        forgotten = table.forgotten
        return {v: min(heard, forgotten.get(v, heard)) for v, heard in self._told.items()}


class Audience:
    """All who look at one table, and since when others don't."""

    def __init__(self) -> None:
        self.visitors: set[Visitor] = set()
        self._gone: dict[str, float] = {}
        """Since when each device that has a chair at the table doesn't look at it."""
        self.talk = Talk()

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)

    def absences(self, table: HostedTable, now: float) -> dict[str, float]:
        """The devices that belong to the table and don't look at it, with the seconds since."""
        present = {visitor.guest for visitor in self.visitors}
        settings = table.settings
        devices = {settings.host, *[chair.guest for chair in settings.chairs if chair.guest]}
        self._gone = {guest: self._gone.get(guest, now) for guest in devices - present}
        return {guest: now - since for guest, since in self._gone.items()}

    def tell_all(self, table: HostedTable, now: float, ran_out: int | None = None) -> None:
        gone = self.absences(table, now)
        present = {visitor.guest for visitor in self.visitors}
        left, course = table.clocks.left(now), table.course()
        away, where = _away(table, gone), {"table": table.id}
        for visitor in self.visitors:
            guest = visitor.guest
            is_heard = ran_out is not None and table.may_see_clock(guest, ran_out)
            try:
                update = wire.Update(
                    table=table.info(guest, present, course),
                    sights=sights(table, guest, visitor.told_of(table), now),
                    clocks={s: end for s, end in left.items() if table.may_see_clock(guest, s)},
                    away=away,
                    ran_out=ran_out if is_heard else None,
                )
                visitor.tell(table, update)
            except Exception:
                # It is stored all the same, and the others hear of it.
                log.exception("Somebody at table %(table)s can't be told how it stands.", where)
        table.forgotten = {}

    def tell_talk(self, table: HostedTable, talk: wire.Talk, *visitors: Visitor) -> None:
        """What was said, to some or to all who look at the table; that is no news of the game."""
        where = {"table": table.id}
        for visitor in visitors or tuple(self.visitors):
            try:
                visitor.send(talk)
            except Exception:
                log.exception("Somebody at table %(table)s can't be told what is said.", where)


def _away(table: HostedTable, gone: Mapping[str, float]) -> dict[int, float]:
    """In how many seconds anybody may let a bot play for somebody who is away."""
    if table.status != "playing":
        return {}
    return {
        player: max(0.0, AWAY - gone[chair.guest])
        for player, chair in enumerate(table.settings.chairs)
        if chair.bot is None and chair.guest is not None and chair.guest in gone
    }
