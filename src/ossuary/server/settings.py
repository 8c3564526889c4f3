"""Settings: what is chosen before the game, and who sits where; and how far the game has come."""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from ossuary.bots import bots_of, name_now
from ossuary.kernel.error import BadOption, OssuaryError
from ossuary.kernel.record import Proof
from ossuary.server import wire
from ossuary.server.clocks import Clocks
from ossuary.server.questions import Ranges
from ossuary.server.stand_ins import Spans
from ossuary.shelf.daily import Daily, daily
from ossuary.shelf.games import kind_of, load
from ossuary.shelf.words import printable

LONGEST_NAME = 24
CLOCKS = (10, 7 * 24 * 3600)
"""The shortest and the longest time for a move, in seconds."""


Status = Literal["waiting", "playing", "over"]


class Refused(OssuaryError):
    """Something that this table doesn't do, or not for this person."""


class Chair(msgspec.Struct):
    """One player's chair. `guest` is the hash of the secret of the device that sits here."""

    kind: Literal["person", "bot"]
    name: str = ""
    bot: str | None = None
    guest: str | None = None
    resigned: bool = False
    kept_for: str | None = None
    """The device for which a free chair is kept: a rematch waits until all have come again."""
    nonce: str = ""
    """What the device that sat down here first has added to the seed."""

    @property
    def is_free(self) -> bool:
        return self.kind == "person" and self.guest is None


class Challenge(msgspec.Struct, frozen=True):
    """The daily challenge that a table is: of which date, and which try of its device."""

    date: str
    attempt: int


class Settings(msgspec.Struct):
    """What is chosen before the game, and who sits where; stored as it is.

    Fields that have another name in the store are read from what was stored under it before.
    """

    game: str
    options: dict[str, Any]
    chairs: list[Chair] = msgspec.field(name="places")
    host: str
    open: bool
    clock: int | None
    seed: str
    components: dict[str, Any] | None = None
    """Cards, tiles and boards, where they are not the game's own."""
    rematch: str | None = None
    daily: Challenge | None = None
    is_dealt: bool = False
    """Whether the seed's hash was shown before anybody sat down, and what they add counts."""

    def __post_init__(self) -> None:
        for chair in self.chairs:
            if chair.bot is not None:
                chair.bot = name_now(self.game, chair.bot)

    @property
    def is_full(self) -> bool:
        return not any(chair.is_free for chair in self.chairs)

    @property
    def is_attended(self) -> bool:
        """Whether somebody plays here; a game that all people have left waits for their return."""
        people = [chair for chair in self.chairs if chair.kind == "person"]
        return any(chair.bot is None for chair in people) or all(p.resigned for p in people)

    def chair(self, player: int) -> Chair:
        if not 0 <= player < len(self.chairs):
            raise Refused("no-such-place")
        return self.chairs[player]

    def own_chair(self, guest: str, player: int) -> Chair:
        """A player's chair, if it is this device's."""
        chair = self.chair(player)
        if chair.guest != guest:
            raise Refused("not-your-seat")
        return chair

    def players_of(self, guest: str) -> list[int]:
        """The players who sit at this device."""
        return [player for player, chair in enumerate(self.chairs) if chair.guest == guest]

    def take_chair(self, guest: str, name: str, player: int | None, nonce: str = "") -> int:
        """A device takes a free chair: this one, or the first that it may have."""
        if self.players_of(guest):
            raise Refused("already-seated")
        free = {player: chair for player, chair in enumerate(self.chairs) if chair.is_free}
        kept = [player for player, chair in free.items() if chair.kept_for == guest]
        open_to_it = kept or [player for player, chair in free.items() if chair.kept_for is None]
        if player is None and open_to_it:
            player = open_to_it[0]
        if player is None or player not in open_to_it:
            raise Refused("place-taken" if open_to_it else "table-full")
        chair = self.chairs[player]
        chair.name = clean_name(name or (chair.name if kept else ""))
        # Whoever had several chairs has them all again.
        for taken in kept or [player]:
            self.chairs[taken].guest = guest
            self.chairs[taken].nonce = nonce
        return player

    def again(self, host: str, seed: str) -> Settings:
        """The settings of another game, with the same seats kept for the same people."""
        chairs = [
            Chair("bot", bot=chair.bot)
            if chair.kind == "bot"
            else Chair("person", name=chair.name, kept_for=chair.guest)
            for chair in self.chairs
        ]
        return msgspec.structs.replace(
            self, chairs=chairs, host=host, seed=seed, rematch=None, daily=None, is_dealt=True
        )


class Course(msgspec.Struct):
    """How a table stands, besides the moves: stored with every one of them."""

    rules: int = 1
    """The version of the rules by which it is played."""
    status: Status = "waiting"
    whose_turn: list[int] = []
    """The players who are asked, for lists of tables."""
    winners: list[int] = []
    """Who has won, for the same lists."""
    scores: list[int] = []
    reason: str | None = None
    """How it ended, for the same lists."""
    taken_back: Ranges = {}
    stood_in: Spans = {}
    clocks: Clocks = msgspec.field(default_factory=Clocks)

    def is_of_other_rules(self, rules: int | None) -> bool:
        """Whether a game that has begun can't go on; one that hasn't begins under today's."""
        return self.status != "waiting" and self.rules != rules


# What is stored is read in several threads. Two that meet a type for the first time at once would
# find it half made, which ends the process: so it is made here.
for stored in (Settings, Course):
    msgspec.json.Decoder(stored)


def info(
    id: str,
    settings: Settings,
    course: Course,
    guest: str,
    notice: wire.Notice | None = None,
) -> wire.TableInfo:
    """A table as this device may know it without looking at the game, or at who is there."""
    return wire.TableInfo(
        id=id,
        game=settings.game,
        options=settings.options,
        chairs=tuple(
            wire.ChairView(
                kind="free" if chair.is_free else chair.kind,
                name=chair.name,
                bot=chair.bot,
                yours=chair.guest == guest,
                resigned=chair.resigned,
                present=False,
            )
            for chair in settings.chairs
        ),
        open=settings.open,
        clock=settings.clock,
        host=settings.host == guest,
        status=course.status,
        winners=tuple(course.winners),
        rematch=settings.rematch,
        notice=notice,
        daily=_daily_try(settings, course),
        deal=deal_of(settings),
    )


def listed(id: str, settings: Settings, course: Course, guest: str) -> wire.ListedTable:
    """A table in a list of this device's."""
    is_asked = any(settings.chairs[player].guest == guest for player in course.whose_turn)
    return wire.ListedTable(
        **msgspec.structs.asdict(info(id, settings, course, guest)),
        your_turn=is_asked and not course.is_of_other_rules(_rules_of(settings.game)),
    )


def deal_of(settings: Settings) -> wire.Deal | None:
    """What everybody may know of the draws; None where they were not promised beforehand."""
    if not settings.is_dealt:
        return None
    nonces = tuple(chair.nonce for chair in settings.chairs)
    return wire.Deal(Proof(settings.seed).hash, nonces)


def _daily_try(settings: Settings, course: Course) -> wire.DailyTry | None:
    """The challenge that a table is; how it went only where no bot has answered for anybody."""
    if settings.daily is None or _rules_of(settings.game) is None:
        return None
    reason = None if course.stood_in else course.reason
    score = course.scores[0] if reason else 0
    challenge = daily(settings.game, settings.daily.date)
    return wire.DailyTry(
        date=settings.daily.date,
        attempt=settings.daily.attempt,
        rules=course.rules,
        reason=reason,
        score=score,
        strip=challenge.strip(score) if reason else "",
    )


def _rules_of(game: str) -> int | None:
    """The version of a game's rules; None if it isn't there any more."""
    try:
        return kind_of(game).rules
    except OssuaryError:
        return None


def new_settings(
    wish: wire.NewTable, host: str, seed: str, components: dict[str, Any] | None = None
) -> Settings:
    """The settings of a new table; what doesn't fit is refused."""
    game = load(wish.game, dict(wish.options), components)
    if len(wish.chairs) != game.players:
        raise Refused("chairs-number", given=len(wish.chairs), needed=game.players)
    if wish.clock is not None and not CLOCKS[0] <= wish.clock <= CLOCKS[1]:
        raise Refused("clock-range", low=CLOCKS[0], high=CLOCKS[1])
    known = bots_of(game.name)
    chairs = []
    for wished in wish.chairs:
        if wished.kind == "bot":
            # Only the bots of the house: a name from outside is never imported.
            if name_now(game.name, wished.bot) not in known:
                raise BadOption(
                    "bot-unknown", name=wished.bot[:LONGEST_NAME], known=", ".join(known)
                )
            chairs.append(Chair("bot", bot=wished.bot))
        elif wished.kind == "here":
            nonce = wish.deal.nonce if wish.deal else ""
            chairs.append(Chair("person", name=clean_name(wished.name), guest=host, nonce=nonce))
        else:
            chairs.append(Chair("person"))
    return Settings(
        game=game.name,
        options=game.options.json(),
        components=components,
        chairs=chairs,
        host=host,
        open=wish.open,
        clock=wish.clock,
        seed=seed,
        is_dealt=True,
    )


def daily_settings(challenge: Daily, host: str, name: str, attempt: int) -> Settings:
    """The settings of a daily challenge: all is as the game says, for one person."""
    return Settings(
        game=challenge.game.name,
        options=challenge.game.options.json(),
        chairs=[Chair("person", name=clean_name(name), guest=host)],
        host=host,
        open=False,
        clock=None,
        seed=challenge.seed,
        daily=Challenge(challenge.date, attempt),
    )


def clean_name(name: str) -> str:
    """A name as it is shown: one line, not empty, not endless."""
    shown = re.sub(r"\s+", " ", printable(name)).strip()
    if not shown:
        raise Refused("name-empty")
    if len(shown) > LONGEST_NAME:
        raise Refused("name-long", most=LONGEST_NAME)
    return shown
