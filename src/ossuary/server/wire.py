"""The wire: every message between server and browser, as strict types; nothing else is taken."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ossuary.kernel.action import Json
from ossuary.kernel.view import Heard

Why = Literal["time", "away", "resigned"]
"""Why a bot answered for somebody: the time was up, or they are not at the table."""


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in; nothing but these fields is taken."""


class ChairWish(Incoming, frozen=True):
    """Who is to sit in a chair: a person at this device, a person who gets the link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: str = ""
    bot: str = ""


class TakenDeal(Incoming, frozen=True):
    """A deal that was offered, and what this device adds to it, now that it knows the hash."""

    id: str
    until: int
    token: str
    nonce: str = ""
    """32 hexadecimal digits; empty: nothing is added."""


class NewTable(Incoming, frozen=True):
    game: str
    options: dict[str, int | bool | list[str] | None]
    chairs: list[ChairWish]
    open: bool = False
    clock: int | None = None
    """Seconds for a move; None: no clock."""
    deal: TakenDeal | None = None
    """None: the house deals, and whoever makes the table adds nothing."""


class Sit(Incoming, frozen=True):
    """Somebody sits down; a chair that is kept for this device keeps its name as well."""

    name: str = ""
    player: int | None = None
    """Which chair; None: the first that is free."""
    nonce: str = ""
    """What this device adds to the draws; 32 hexadecimal digits, or nothing."""


class Stand(Incoming, frozen=True):
    """A player of this device resigns, leaves for a while, or is back."""

    player: int
    how: Literal["resign", "leave", "return"]


class Replace(Incoming, frozen=True):
    """A bot is to play for somebody who is away, or, before the game, in a free chair."""

    player: int


class DailyWish(Incoming, frozen=True):
    """Today's challenge of a game is to be played by a person at this device."""

    name: str


class LinkWish(Incoming, frozen=True):
    """A link is wanted that moves a seat to another device."""

    player: int


class Move(Incoming, frozen=True, tag_field="kind", tag="move"):
    """An answer to a question of one of this device's seats."""

    seat: int
    question: int
    """The number of the question, so that an answer counts once and only for what was asked."""
    action: list[Json]


class Rest(Incoming, frozen=True, tag_field="kind", tag="rest"):
    """The table is to answer for one of this device's seats, as long as what is asked is routine.

    Where it is asked something else in between, the page may say so again after the answer.
    """

    seat: int
    question: int


class TakeBack(Incoming, frozen=True, tag_field="kind", tag="take-back"):
    """The last answer of one of this device's seats is taken back."""

    seat: int
    question: int
    """The number that an answer of this seat would have now: one or the other counts, and once."""


class Here(Incoming, frozen=True, tag_field="kind", tag="here"):
    """Of the people who share this device, the one who is asked has it now: their time begins."""

    seat: int
    question: int


class Say(Incoming, frozen=True, tag_field="kind", tag="say"):
    """One of this device's seats says something to all who look at the table."""

    seat: int
    phrase: str
    values: list[Json] = []
    """What is chosen for each of its blanks."""


Wish = Move | Rest | TakeBack | Here | Say
"""What a page at a table may ask for."""


class ChairView(msgspec.Struct, frozen=True):
    """A chair at the table, as everybody sees it."""

    kind: Literal["person", "bot", "free"]
    name: str
    bot: str | None
    """The bot that plays here, for itself or for somebody who is away."""
    yours: bool
    resigned: bool
    present: bool
    """Whether a person's device looks at the table right now."""


class Notice(msgspec.Struct, frozen=True):
    """What is wrong with a table, for all who look at it; the page says it in its own language."""

    id: Literal["bot-failed", "bot-hung", "other-rules", "clocks-anew"]
    values: dict[str, int | str]


class DailyTry(msgspec.Struct, frozen=True):
    """Which challenge a table is, which try, and how it went."""

    date: str
    attempt: int
    """Counted from 1, among those of the device that began it."""
    rules: int
    reason: str | None
    """Why it is over; None while it isn't, and where a bot has answered for the person."""
    score: int
    strip: str
    """The result in a few signs."""


class NewDeal(msgspec.Struct, frozen=True):
    """A table that can be made: its id, and the hash of the secret that its draws will have."""

    id: str
    hash: str
    until: int
    """Until when, in seconds of the house's time."""
    token: str
    """Shows that the house has offered it."""


class Deal(msgspec.Struct, frozen=True):
    """What everybody may know of a table's draws before they are over."""

    hash: str
    """The SHA-256 hash of the secret."""
    nonces: tuple[str, ...]
    """What was added for each chair, "" where nothing was."""


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table besides the game itself."""

    id: str
    game: str
    options: dict[str, Any]
    chairs: tuple[ChairView, ...]
    open: bool
    clock: int | None
    host: bool
    """Whether this device made the table."""
    status: Literal["waiting", "playing", "over"]
    winners: tuple[int, ...]
    """The players who have won, once it is over."""
    rematch: str | None
    notice: Notice | None
    daily: DailyTry | None
    """Where it is a daily challenge."""
    deal: Deal | None
    """None where the draws were not promised: in a challenge, whose seed everybody knows, and at
    tables that were made before there were deals."""


class ListedTable(TableInfo, frozen=True):
    """A table in a list, for whoever doesn't look at it."""

    your_turn: bool
    """Whether somebody at this device is asked."""


class Foreseen(msgspec.Struct, frozen=True):
    """What whoever is asked would gain or lose by an answer, or by several in a row."""

    answers: tuple[tuple[Json, ...], ...]
    points: int


class Barred(msgspec.Struct, frozen=True):
    """What isn't among the answers though somebody might try it, and why."""

    answer: tuple[Json, ...]
    why: Refusal


class OpenQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat of this device is asked."""

    seat: int
    number: int
    options: tuple[tuple[Json, ...], ...]
    foreseen: tuple[Foreseen, ...] = ()
    """Where the game has a foresight: counted from the view that goes along, and no more."""
    barred: tuple[Barred, ...] = ()
    """The same: from that view alone."""
    outlook: Any = None
    """The same, in a form of the game's own: what is going to happen, and what answers change."""
    suggested: tuple[Json, ...] = ()
    """The same: an answer for whoever doesn't know what to choose."""
    routine: bool = False
    """Whether the table can answer by itself, with `Rest`."""


class TakingBack(msgspec.Struct, frozen=True):
    """What a player of this device can take back, one answer after the other."""

    seat: int
    """Whose answer was the last; a player may have several seats."""
    number: int
    """What taking it back says as its question."""
    answers: int
    """How many there are."""


class Sight(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game as one player of this device, or a spectator (None), may see it.

    A device that several people share gets a spectator's sight first, then theirs.
    """

    player: int | None
    view: Any
    heard: tuple[Heard, ...]
    """All that this player has heard from number `since` on."""
    since: int
    """What was told before from here on doesn't count any more: it was taken back."""
    questions: tuple[OpenQuestion, ...]
    taking_back: TakingBack | None
    stood_in: dict[int, Why] = {}
    """Of what is in `heard`, by its numbers since the beginning: the answers that a bot gave for
    somebody."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done; the page says it in its own language."""

    id: str
    game: str
    """The game that has words for it; empty for what all share."""
    rule: str
    values: dict[str, int | str]
    why: Refusal | None
    """What caused it."""


class Update(msgspec.Struct, frozen=True, omit_defaults=True):
    """What goes to a browser that looks at a table, whenever something has changed."""

    sights: tuple[Sight, ...]
    table: TableInfo | None = None
    """None: it is as it was told before."""
    clocks: dict[int, float] = {}
    """With a clock: the seconds that each seat that is asked has left."""
    away: dict[int, float] = {}
    """The players who are away, and in how many seconds anybody may let a bot play for them."""
    ran_out: int | None = None
    """The seat whose time has just run out, so that a bot answered."""


class Presence(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is at the table, to those who look at it already, when somebody has come or gone."""

    present: tuple[bool, ...]
    """For each chair, whether a person's device looks at the table."""
    away: dict[int, float] = {}
    """As in an update."""


class Said(msgspec.Struct, frozen=True):
    """What somebody has said; every page says it in its own language."""

    number: int
    """Counted from 1 since the house was opened."""
    seat: int
    phrase: str
    values: tuple[Json, ...]


class Blank(msgspec.Struct, frozen=True):
    """A place in a phrase where something is to be chosen."""

    name: str
    seat: bool
    """Whether a seat at the table is chosen."""
    values: tuple[int | str, ...]
    """What can be chosen."""


class Phrase(msgspec.Struct, frozen=True):
    """Something that can be said at a table."""

    name: str
    blanks: tuple[Blank, ...]


class Talk(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said at a table, to all who look at it: to whoever comes, what was said lately."""

    said: tuple[Said, ...]
    phrases: tuple[Phrase, ...] = ()
    """For whoever comes: what those who play can say."""


class Receipt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What goes back to whoever wished for something: it is done, or it is refused."""

    seat: int
    question: int | None
    """None where something was said."""
    refused: Refusal | None = None


class ShownDraw(msgspec.Struct, frozen=True):
    """A draw of a finished game."""

    chances: tuple[tuple[tuple[Json, ...], int], ...]
    """What could be drawn, in order, each with its weight."""
    drawn: tuple[Json, ...]


class OpenedProof(msgspec.Struct, frozen=True):
    """What is told of the draws of a finished game: everything."""

    secret: str
    record: Any
    """The whole game, as `ossuary verify` reads it."""
    draws: tuple[ShownDraw, ...]


class ShuffleProof(msgspec.Struct, frozen=True):
    """What can be checked of a table's draws."""

    deal: Deal
    opened: OpenedProof | None
    """None while the game isn't over."""


class HouseInfo(msgspec.Struct, frozen=True):
    """The house itself."""

    outside: str | None
    """The address at which other devices reach it, if they can."""


class OptionField(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    kind: Literal["number", "switch", "several"]
    """`several`: any of the choices together, as a list."""
    default: int | bool | list[str] | None
    choices: tuple[int | str, ...]
    """What it can be; nothing for switches, the players and the first seat."""
    only: dict[str, int | bool] = {}
    """How others must be chosen for it to have an effect: {"players": 1} where it is for one."""


class PlayerLimit(msgspec.Struct, frozen=True):
    """How many may play: always, or when other options are chosen in this way."""

    low: int
    high: int
    when: dict[str, int | bool]
    """Of an option of which several can be chosen, true says that some are, false that none is."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    options: tuple[OptionField, ...]
    players: tuple[PlayerLimit, ...]
    """All those that hold limit it together."""
    bots: tuple[str, ...]
    together: str
    """The switch with which all win or lose together; empty: there is none."""


class DailyInfo(msgspec.Struct, frozen=True):
    """Today's challenge of a game, and what this device has made of it."""

    game: str
    date: str
    tries: tuple[ListedTable, ...]
    """Its tables, the first try first."""


PING = "ping"
PONG = "pong"
"""What a page asks and hears to know whether the line still holds."""

OUTGOING = (
    *(Update, Presence, Talk, Receipt, ListedTable, GameInfo, DailyInfo, HouseInfo, Refusal),
    *(NewDeal, ShuffleProof),
)
INCOMING = (NewTable, DailyWish, Sit, Stand, Replace, LinkWish, Move, Rest, TakeBack, Here, Say)
