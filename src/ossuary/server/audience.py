"""The audience: who looks at a table, and what each of them is told of it."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from ossuary.server import wire
from ossuary.server.sights import sights
from ossuary.server.tables import AWAY, HostedTable
from ossuary.server.talk import Talk

log = logging.getLogger("ossuary")

Told = Mapping[int | None, int]
"""How many entries each viewer of a device has heard."""


class News(NamedTuple):
    """What all who are alike are told of a table: the same update, for it is made once."""

    update: wire.Update
    told: Told
    """How much has been heard with it."""
    shown: Any
    """The table as it is shown, besides what was told of it and who is there."""


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
        """Takes updates, who is there, and what is said at the table."""
        self.hang_up = hang_up
        """Ends the line; its page comes again."""
        self._table: HostedTable | None = None
        """The table of which it was told; read from the store again, it is another one."""
        self._told: Told = {}
        self._shown: Any = None
        self._there: There | None = None
        """Who was at the table, as it was told last."""

    def tell(self, table: HostedTable, news: News, there: There) -> None:
        """Sends what is new, if anything is.

        That nothing is new to somebody is no news: in a hidden lane it would tell of another.
        """
        update, told, shown = news
        has_news = self._table is not table or update.ran_out is not None
        # What is shown is compared last: that costs most, and mostly something was heard.
        if (
            has_news
            or any(sight.heard for sight in update.sights)
            or (told, shown) != (self._told, self._shown)
        ):
            self.send(update)
            self._there = there
        self._table, self._told, self._shown = table, told, shown

    def tell_presence(self, there: There, presence: wire.Presence) -> None:
        """Sends who is at the table, if that is new."""
        if self._there is not None and self._there != there:
            self.send(presence)
            self._there = there

    def told_of(self, table: HostedTable) -> Told:
        """How much each viewer has heard of what still counts."""
        if self._table is not table:
            return {}
        forgotten = table.forgotten
        if not forgotten:
            return self._told
        return {v: min(heard, forgotten.get(v, heard)) for v, heard in self._told.items()}


class There(NamedTuple):
    """Who is at a table, as far as it is told."""

    present: tuple[bool, ...]
    """For each chair, whether its device looks at the table."""
    away: frozenset[int]
    """The players who keep the table waiting."""


class Audience:
    """All who look at one table, and since when others don't."""

    def __init__(self) -> None:
        self.visitors: set[Visitor] = set()
        self._lines: Counter[str] = Counter()
        """How many visitors each device is."""
        self._gone: dict[str, float] = {}
        """Since when each device that has a chair at the table doesn't look at it."""
        self._there: There | None = None
        """Who was at the table when all were told so."""
        self.is_presence_due = False
        """Whether all are told in a moment who is there."""
        self.talk = Talk()

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        self._lines[visitor.guest] += 1

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self._lines[visitor.guest] -= 1
        if not self._lines[visitor.guest]:
            del self._lines[visitor.guest]

    def absences(self, table: HostedTable, now: float) -> dict[str, float]:
        """The devices that belong to the table and don't look at it, with the seconds since."""
        self._gone = {
            guest: self._gone.get(guest, now)
            for guest in _devices(table)
            if guest not in self._lines
        }
        return {guest: now - since for guest, since in self._gone.items()}

    def tell_all(self, table: HostedTable, now: float, ran_out: int | None = None) -> None:
        self.tell(table, now, *self.visitors, ran_out=ran_out)
        table.forgotten = {}

    def tell(
        self, table: HostedTable, now: float, *visitors: Visitor, ran_out: int | None = None
    ) -> None:
        """What is new to these visitors. Those who are alike are told the same."""
        presence = self._presence(table, now)
        there, devices = _there(presence), _devices(table)
        alike: dict[tuple[Any, ...], list[Visitor]] = {}
        for visitor in visitors:
            # To a table all who don't belong to it are one.
            guest = visitor.guest if visitor.guest in devices else ""
            alike.setdefault((guest, *visitor.told_of(table).items()), []).append(visitor)
        telling, where = Telling(table, now, presence, ran_out), {"table": table.id}
        for (guest, *told), group in alike.items():
            news: News | None = None
            for visitor in group:
                try:
                    news = news or telling.to(guest, dict(told))
                    visitor.tell(table, news, there)
                except Exception:
                    # It is stored all the same, and the others hear of it.
                    log.exception("Somebody at table %(table)s can't be told how it stands.", where)

    def is_presence_new(self, table: HostedTable, now: float) -> bool:
        """Whether somebody has come or gone since all were told who is there."""
        return _there(self._presence(table, now)) != self._there

    def tell_presence(self, table: HostedTable, now: float) -> None:
        """Who is at the table, to all to whom that is new: nothing of the game."""
        presence = self._presence(table, now)
        self._there = there = _there(presence)
        where = {"table": table.id}
        for visitor in tuple(self.visitors):
            try:
                visitor.tell_presence(there, presence)
            except Exception:
                log.exception("Somebody at table %(table)s can't be told who is there.", where)

    def _presence(self, table: HostedTable, now: float) -> wire.Presence:
        chairs = table.settings.chairs
        present = tuple([chair.guest in self._lines for chair in chairs])
        return wire.Presence(present, _away(table, self.absences(table, now)))

    def tell_talk(self, table: HostedTable, talk: wire.Talk, *visitors: Visitor) -> None:
        """What was said, to some or to all who look at the table; that is no news of the game."""
        where = {"table": table.id}
        for visitor in visitors or tuple(self.visitors):
            try:
                visitor.send(talk)
            except Exception:
                log.exception("Somebody at table %(table)s can't be told what is said.", where)


class Telling:
    """What a table is like at one moment, to be told to each in turn.

    What all may know is made once, and each has what is their own put in.
    """

    def __init__(
        self, table: HostedTable, now: float, presence: wire.Presence, ran_out: int | None
    ) -> None:
        self._table = table
        self._now = now
        self._away = presence.away
        self._ran_out = ran_out
        self._course = table.course()
        self._clocks = table.clocks.left(now)
        self._info = table.info("", course=self._course)
        self._chairs = [
            msgspec.structs.replace(chair, present=True) if is_present else chair
            for chair, is_present in zip(self._info.chairs, presence.present, strict=True)
        ]

    def to(self, guest: str, told: Told) -> News:
        """What is told to whoever has heard so much."""
        table, ran_out = self._table, self._ran_out
        seen = sights(table, guest, told, self._now)
        clocks = {s: end for s, end in self._clocks.items() if table.may_see_clock(guest, s)}
        if ran_out is not None and not table.may_see_clock(guest, ran_out):
            ran_out = None
        players = table.settings.players_of(guest)
        is_host = table.settings.host == guest
        chairs = [*self._chairs]
        for player in players:
            chairs[player] = msgspec.structs.replace(chairs[player], yours=True)
        is_turn = table.other_rules is None and any(p in self._course.whose_turn for p in players)
        info = msgspec.structs.replace(
            self._info, chairs=tuple(chairs), host=is_host, your_turn=is_turn
        )
        update = wire.Update(info, seen, clocks, self._away, ran_out)
        views = [(sight.view, sight.questions, sight.taking_back) for sight in seen]
        heard = {sight.player: sight.since + len(sight.heard) for sight in seen}
        return News(update, heard, (self._info, players, is_host, is_turn, {*clocks}, views))


def _devices(table: HostedTable) -> set[str]:
    """Those that belong to a table: its host's, and those that have a chair."""
    settings = table.settings
    return {settings.host, *[chair.guest for chair in settings.chairs if chair.guest]}


def _there(presence: wire.Presence) -> There:
    return There(presence.present, frozenset(presence.away))


def _away(table: HostedTable, gone: Mapping[str, float]) -> dict[int, float]:
    """In how many seconds anybody may let a bot play for somebody who is away."""
    if not gone or table.status != "playing":
        return {}
    return {
        player: max(0.0, AWAY - gone[chair.guest])
        for player, chair in enumerate(table.settings.chairs)
        if chair.bot is None and chair.guest is not None and chair.guest in gone
    }
