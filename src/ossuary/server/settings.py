"""Settings: what is chosen before the game, and who sits where; and how far the game has come."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, Literal

import msgspec

from ossuary.bots import bots_of
from ossuary.kernel.error import BadOption, OssuaryError
from ossuary.server import wire
from ossuary.server.clocks import Clocks
from ossuary.server.questions import Ranges
from ossuary.shelf.games import load
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

    @property
    def is_free(self) -> bool:
        return self.kind == "person" and self.guest is None


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


class Course(msgspec.Struct):
    """How a table stands, besides the moves: stored with every one of them."""

    rules: int = 1
    """The version of the rules by which it is played."""
    status: Status = "waiting"
    whose_turn: list[int] = []
    """The players who are asked, for lists of tables."""
    taken_back: Ranges = {}
    clocks: Clocks = msgspec.field(default_factory=Clocks)


def info(
    id: str,
    settings: Settings,
    course: Course,
    guest: str,
    present: Collection[str] = (),
    notice: wire.Notice | None = None,
) -> wire.TableInfo:
    """A table as this device may know it without looking at the game.

    `present` are the devices that look at it right now.
    """
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
                present=chair.guest in present,
            )
            for chair in settings.chairs
        ),
        open=settings.open,
        clock=settings.clock,
        host=settings.host == guest,
        status=course.status,
        your_turn=any(settings.chairs[player].guest == guest for player in course.whose_turn),
        rematch=settings.rematch,
        notice=notice,
    )


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
            if wished.bot not in known:
                raise BadOption(
                    "bot-unknown", name=wished.bot[:LONGEST_NAME], known=", ".join(known)
                )
            chairs.append(Chair("bot", bot=wished.bot))
        elif wished.kind == "here":
            chairs.append(Chair("person", name=clean_name(wished.name), guest=host))
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
    )


def clean_name(name: str) -> str:
    """A name as it is shown: one line, not empty, not endless."""
    shown = re.sub(r"\s+", " ", printable(name)).strip()
    if not shown:
        raise Refused("name-empty")
    if len(shown) > LONGEST_NAME:
        raise Refused("name-long", most=LONGEST_NAME)
    return shown
