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
    """The game as it is shown, besides what was heard of it."""


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
        self._known: Known | None = None
        self._there: There | None = None
        """Who was at the table, as it was told last."""

    def knows(self, known: Known, there: There) -> bool:
        """Whether it was told last that this is so, and who is there."""
        return self._known == known and self._there == there

    def tell(self, table: HostedTable, news: News, known: Known, there: There) -> None:
        """Sends what is new, if anything is.

        That nothing is new to somebody is no news: in a hidden lane it would tell of another.
        """
        update, told, shown = news
        # What is shown is compared last: that costs most, and mostly something was heard.
        if (
            self._table is not table
            or update.ran_out is not None
            or self._known != known
            or any(sight.heard for sight in update.sights)
            or (told, shown) != (self._told, self._shown)
        ):
            self.send(update)
            self._known, self._there = known, there
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


class Known(NamedTuple):
    """What a device knows of a table itself."""

    table: wire.TableInfo
    """As it is shown to whoever doesn't belong to it."""
    players: list[int]
    """Who of them sits at this device."""
    is_host: bool


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
        self._known: dict[str, Known] = {}
        """What each device that belongs to the table knows of it once it is told, and under an
        empty name what all others know."""
        self._known_of: tuple[wire.TableInfo | None, list[str | None]] = None, []
        """Of what that was made."""
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
        devices = _devices(table)
        if not self._gone and self._lines.keys() >= devices:
            return {}
        self._gone = {
            guest: self._gone.get(guest, now) for guest in devices if guest not in self._lines
        }
        return {guest: now - since for guest, since in self._gone.items()}

    def tell_all(self, table: HostedTable, now: float, ran_out: int | None = None) -> None:
        self.tell(table, now, *self.visitors, ran_out=ran_out)
        table.forgotten = {}

    def tell(
        self, table: HostedTable, now: float, *visitors: Visitor, ran_out: int | None = None
    ) -> None:
        """What is new to these visitors. Those who are alike are told the same."""
        presence, known = self._presence(table, now), self._known_to(table)
        there = _there(presence)
        alike: dict[tuple[Any, ...], list[Visitor]] = {}
        for visitor in visitors:
            # To a table all who don't belong to it are one.
            guest = visitor.guest if visitor.guest in known else ""
            knows, told = visitor.knows(known[guest], there), visitor.told_of(table)
            like = (guest, knows, *told.items())
            if like in alike:
                alike[like].append(visitor)
            else:
                alike[like] = [visitor]
        telling, where = Telling(table, now, presence, ran_out), {"table": table.id}
        for (guest, knows, *heard), group in alike.items():
            news: News | None = None
            for visitor in group:
                try:
                    new = None if knows else known[guest]
                    news = news or telling.to(guest, dict(heard), new)
                    visitor.tell(table, news, known[guest], there)
                except Exception:
                    # It is stored all the same, and the others hear of it.
                    log.exception("Somebody at table %(table)s can't be told how it stands.", where)

    def _known_to(self, table: HostedTable) -> dict[str, Known]:
        """What each knows of the table itself; mostly the same as with the move before."""
        info, settings = table.shown(), table.settings
        devices = [settings.host, *[chair.guest for chair in settings.chairs]]
        known_of, known_devices = self._known_of
        if known_of is not info or known_devices != devices:
            self._known_of = info, devices
            self._known = {
                guest: Known(info, settings.players_of(guest), guest == settings.host)
                for guest in ("", *[guest for guest in devices if guest])
            }
        return self._known

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
    """What a table is like at one moment, to be told to each in turn."""

    def __init__(
        self, table: HostedTable, now: float, presence: wire.Presence, ran_out: int | None
    ) -> None:
        self._table = table
        self._now = now
        self._presence = presence
        self._ran_out = ran_out
        self._clocks = table.clocks.left(now) if table.clocks.open else {}

    def to(self, guest: str, told: Told, new: Known | None) -> News:
        """What is told to whoever has heard so much, and of the table itself, if that is new."""
        table, ran_out = self._table, self._ran_out
        seen = sights(table, guest, told, self._now)
        clocks = {s: end for s, end in self._clocks.items() if table.may_see_clock(guest, s)}
        if ran_out is not None and not table.may_see_clock(guest, ran_out):
            ran_out = None
        info = None if new is None else self._info(new)
        update = wire.Update(seen, info, clocks, self._presence.away, ran_out)
        views = [(sight.view, sight.questions, sight.taking_back) for sight in seen]
        heard = {sight.player: sight.since + len(sight.heard) for sight in seen}
        return News(update, heard, ({*clocks}, views))

    def _info(self, new: Known) -> wire.TableInfo:
        """What all may know, with what this device is at the table, and who is there."""
        present, replace = self._presence.present, msgspec.structs.replace
        chairs = tuple(
            replace(chair, yours=player in new.players, present=present[player])
            for player, chair in enumerate(new.table.chairs)
        )
        return replace(new.table, chairs=chairs, host=new.is_host)


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
