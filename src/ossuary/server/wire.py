"""The wire: every message between server and browser, as strict types; nothing else is taken."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ossuary.kernel.action import Json
from ossuary.kernel.view import Heard


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in; nothing but these fields is taken."""


class ChairWish(Asked, frozen=True):
    """Who is to sit in a place: a person at this device, a person who gets the link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: str = ""
    bot: str = ""


class NewTable(Asked, frozen=True):
    game: str
    options: dict[str, int | bool | list[str] | None]
    chairs: list[ChairWish]
    open: bool = False
    clock: int | None = None
    """Seconds for a move; None: no clock."""


class Sit(Asked, frozen=True):
    name: str
    player: int | None = None
    """Which place; None: the first that is free."""


class Stand(Asked, frozen=True):
    """A player of this device resigns, leaves for a while, or is back."""

    player: int
    how: Literal["resign", "leave", "return"]


class Replace(Asked, frozen=True):
    """The host lets a bot play for somebody."""

    player: int


class Hand(Asked, frozen=True):
    """A link is wanted that moves a seat to another device."""

    player: int


class Move(Asked, frozen=True):
    """An answer to a question of one of this device's seats."""

    seat: int
    question: int
    """The number of the question, so that an answer counts once and only for what was asked."""
    action: list[Json]


class Chair(msgspec.Struct, frozen=True):
    """A place at the table, as everybody sees it."""

    kind: Literal["person", "bot", "free"]
    name: str
    bot: str | None
    """The bot that plays here, for itself or for somebody who is away."""
    yours: bool
    resigned: bool


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table besides the game itself."""

    id: str
    game: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    open: bool
    clock: int | None
    host: bool
    """Whether this device made the table."""
    status: Literal["waiting", "playing", "over"]
    rematch: str | None


class Question(msgspec.Struct, frozen=True):
    """What a seat of this device is asked."""

    seat: int
    number: int
    options: tuple[tuple[Json, ...], ...]
    seconds: float | None
    """What is left on the clock."""


class Sight(msgspec.Struct, frozen=True):
    """The game as one player of this device, or a spectator (None), may see it."""

    player: int | None
    view: Any
    heard: tuple[Heard, ...]
    """All that this player has heard from number `since` on."""
    since: int
    questions: tuple[Question, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done; the page says it in its own language."""

    id: str
    rule: str
    values: dict[str, int | str]
    sentence: str


class Update(msgspec.Struct, frozen=True, omit_defaults=True):
    """What goes to a browser that looks at a table, whenever something has changed."""

    table: TableInfo
    sights: tuple[Sight, ...]


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What goes back to whoever made a move: it is stored, or it is refused."""

    seat: int
    question: int
    refused: Refusal | None = None


class HouseInfo(msgspec.Struct, frozen=True):
    """The house itself."""

    outside: str | None
    """The address at which other devices reach it, if they can."""


class OptionField(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["number", "switch"]
    default: int | bool | None
    choices: tuple[int, ...]
    """What a number can be, apart from the players and the first seat."""


class PlayerCounts(msgspec.Struct, frozen=True):
    """How many may play with these options."""

    options: dict[str, int]
    counts: tuple[int, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    options: tuple[OptionField, ...]
    players: tuple[PlayerCounts, ...]
    bots: tuple[str, ...]


PING = "ping"
PONG = "pong"
"""What a page asks and hears to know whether the line still holds."""

OUTGOING = (Update, Answer, TableInfo, GameInfo, HouseInfo, Refusal)
INCOMING = (NewTable, Sit, Stand, Replace, Hand, Move)
