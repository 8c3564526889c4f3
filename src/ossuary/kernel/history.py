"""History: every move and event of a game, logged once, and told to each player as it may hear it.

What a player has heard, and who is done while several act at the same time, is all that it can
know: the key of that is the key of its information state.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from ossuary.kernel.action import Action, Declared, Event
from ossuary.kernel.game import Game
from ossuary.kernel.listener import Listener
from ossuary.kernel.step import EVERYBODY, NOBODY, AnyStep
from ossuary.kernel.view import Heard

ANSWER: Final = 0
EVENT: Final = 1
OPENED: Final = 2
OPENED_HIDDEN: Final = 3
ENTERED: Final = 4
DONE: Final = 5
CLOSED: Final = 6

NOTHING_SAID: Final = Declared("", ())


class Entry:
    """One line of the log: an answer, an event, or what lanes do."""

    __slots__ = ("_known", "_told", "continues", "declared", "kind", "seat", "seen_by", "values")

    def __init__(self, kind: int, seat: int, declared: Declared, values: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        """Who answers; the seat whose lane it is; else nobody."""
        self.declared: Final = declared
        self.values: Final = values
        self.seen_by = NOBODY
        """The seat that sees the private values."""
        self.continues = False
        """Whether the answer goes on with the choice that the one before it began."""
        self._known: Heard | None = None
        self._told: Heard | None = None

    def heard(self, knows: bool, lane: int | None) -> Heard:
        """What is heard of it by those who see the private values, or by all others.

        Both are made once, however many hear it: its lane is the same for all of them.
        """
        heard = self._known if knows else self._told
        if heard is None:
            name, *values = self.declared.write(self.values, knows)
            actor = None if self.kind == EVENT else self.seat
            heard = Heard(actor, str(name), tuple(values), lane)
            if knows:
                self._known = heard
            else:
                self._told = heard
        return heard


class History(Listener):
    """Listens to a state; tells what each player, and a spectator (None), may hear of it."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._log: list[Entry] = []
        self._readers: dict[int | None, Reader] = {}

    # ---- listening

    def answered(self, actor: int, action: Action, step: AnyStep) -> None:
        entry = Entry(ANSWER, actor, action.verb, action.values)
        entry.seen_by = step.seen_by()
        entry.continues = step.continues
        self._log.append(entry)

    def told(self, event: Event, values: tuple[int, ...]) -> None:
        entry = Entry(EVENT, NOBODY, event, values)
        entry.seen_by = values[0] if values else NOBODY
        self._log.append(entry)

    def lanes_opened(self, hidden: bool) -> None:
        self._log.append(Entry(OPENED_HIDDEN if hidden else OPENED, NOBODY, NOTHING_SAID, ()))

    def lane_entered(self, seat: int) -> None:
        self._log.append(Entry(ENTERED, seat, NOTHING_SAID, ()))

    def lane_done(self, seat: int) -> None:
        self._log.append(Entry(DONE, seat, NOTHING_SAID, ()))

    def lanes_closed(self) -> None:
        self._log.append(Entry(CLOSED, NOBODY, NOTHING_SAID, ()))

    # ---- telling

    def of(self, viewer: int | None, since: int = 0) -> tuple[Heard, ...]:
        """What this player, or a spectator, has heard, from number `since` on."""
        return tuple(self._reader(viewer).heard[since:])

    def key(self, viewer: int | None) -> bytes:
        """The same wherever this player of this game has heard the same, and nowhere else."""
        return self._reader(viewer).key()

    def _reader(self, viewer: int | None) -> Reader:
        reader = self._readers.get(viewer)
        if reader is None:
            reader = Reader(self._game, viewer)
            self._readers[viewer] = reader
        reader.read(self._log)
        return reader

    def unheard(self, viewer: int | None, seat: int) -> int:
        """How many answers of a seat a viewer doesn't hear of before its hidden lane closes."""
        withheld = self._reader(viewer).withheld.get(seat, [])
        return len([heard for heard in withheld if heard.actor == seat])

    def answers_in_lane(self, player: int) -> int:
        """How many answers a player has given in the lanes that are open, and can take back.

        In hidden lanes those of others don't count, since nobody has seen any of them; in others
        they may depend on what was seen.
        """
        found = 0
        revealed = False
        is_hidden = self._is_in_hidden_lanes()
        for entry in reversed(self._log):
            if entry.kind == EVENT:
                revealed = revealed or entry.declared.reveals
            elif entry.kind == ANSWER:
                is_own = self._is_own(entry, player)
                if is_own and (revealed or self._is_shown(entry, player)):
                    break
                if not is_own and not is_hidden:
                    break
                found += is_own
                revealed = False
            elif entry.kind != DONE:
                break
        return found

    def answers_of_choice(self, player: int) -> int:
        """How many answers a player has given to the choice that it is asked to go on with."""
        found = 0
        for entry in reversed(self._log):
            if entry.kind == EVENT and not entry.declared.reveals:
                continue
            if not self._is_own(entry, player) or self._is_shown(entry, player):
                break
            found += 1
            if not entry.continues:
                break
        return found

    def _is_own(self, entry: Entry, player: int) -> bool:
        """Whether this is an answer of the player's."""
        return (
            entry.kind == ANSWER
            and entry.seat >= 0
            and bool(self._game.player_of(entry.seat) == player)
        )

    def _is_shown(self, entry: Entry, player: int) -> bool:
        """Whether somebody else has seen what is private in an answer."""
        is_private = any(field.private for field in entry.declared.fields)
        return is_private and bool(self._game.player_of(entry.seen_by) != player)

    def _is_in_hidden_lanes(self) -> bool:
        for entry in reversed(self._log):
            if entry.kind in (OPENED, OPENED_HIDDEN, CLOSED):
                return entry.kind == OPENED_HIDDEN
        return False

    # ---- copies

    def clone(self) -> History:
        twin = History(self._game)
        twin._log = self._log.copy()
        twin._readers = {viewer: reader.clone() for viewer, reader in self._readers.items()}
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        log = [
            (e.kind, e.seat, e.declared.name, e.values, e.seen_by, e.continues) for e in self._log
        ]
        return _unpickled, (self._game, log)


def _unpickled(game: Game, log: list[tuple[int, int, str, tuple[int, ...], int, bool]]) -> History:
    history = History(game)
    for kind, seat, name, values, seen_by, continues in log:
        entry = Entry(kind, seat, game.declared(name) if name else NOTHING_SAID, values)
        entry.seen_by = seen_by
        entry.continues = continues
        history._log.append(entry)
    return history


class Reader:
    """Reads the log for one viewer, as far as it goes."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        self._game: Final = game
        self._viewer: Final = viewer
        self.heard: list[Heard] = []
        self._read = 0
        """How much of the log is read."""
        self._open = False
        """Whether lanes are open, and whether they are hidden."""
        self._hidden = False
        self._lane = NOBODY
        self.withheld: dict[int, list[Heard]] = {}
        """What happened in each hidden lane, until it may be told."""
        self._done: set[int] = set()
        """The seats that are done, while lanes are open: everybody sees that."""
        about = [game.name, game.rules, game.options.json(), viewer]
        self._digest: Any = blake2b(msgspec.json.encode(about), digest_size=16)
        self._digested = 0

    def read(self, log: list[Entry]) -> None:
        for number in range(self._read, len(log)):
            entry = log[number]
            if entry.kind == ANSWER or entry.kind == EVENT:
                self._hear(entry)
            elif entry.kind == ENTERED:
                self._lane = entry.seat
            elif entry.kind == DONE:
                self._done.add(entry.seat)
            else:
                self._open = entry.kind != CLOSED
                self._hidden = entry.kind == OPENED_HIDDEN
                self._done = set()
                self._catch_up()
        self._read = len(log)

    def _hear(self, entry: Entry) -> None:
        if entry.seat >= 0:
            self._lane = entry.seat
        heard = entry.heard(self._is_own(entry.seen_by), self._lane if self._open else None)
        if self._hidden and not self._is_own(self._lane):
            self.withheld.setdefault(self._lane, []).append(heard)
        else:
            self.heard.append(heard)

    def _catch_up(self) -> None:
        """The lanes are closed: what the others did in them is told, seat by seat."""
        for seat in sorted(self.withheld):
            self.heard += self.withheld[seat]
        self.withheld = {}

    def _is_own(self, seat: int) -> bool:
        if self._viewer == EVERYBODY:
            return True
        return seat >= 0 and bool(self._game.player_of(seat) == self._viewer)

    def key(self) -> bytes:
        for heard in self.heard[self._digested :]:
            self._digest.update(msgspec.json.encode(heard))
        self._digested = len(self.heard)
        digest = self._digest.copy()
        digest.update(msgspec.json.encode(sorted(self._done)))
        key: bytes = digest.digest()
        return key

    def clone(self) -> Reader:
        twin = Reader(self._game, self._viewer)
        twin.heard = self.heard.copy()
        twin._read = self._read
        twin._open = self._open
        twin._hidden = self._hidden
        twin._lane = self._lane
        twin.withheld = {seat: heard.copy() for seat, heard in self.withheld.items()}
        twin._done = self._done.copy()
        twin._digest = self._digest.copy()
        twin._digested = self._digested
        return twin
