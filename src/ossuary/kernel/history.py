"""History: every move and event of a game, logged once, and told to each player as it may hear it.

What a player has heard, and who is done while several act at the same time, is all that it can
know: the key of that is the key of its information state.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from ossuary.kernel.action import Declared
from ossuary.kernel.game import Game
from ossuary.kernel.state import Listener
from ossuary.kernel.step import EVERYBODY, NOBODY
from ossuary.kernel.view import Heard

OPENED: Final = -10
OPENED_HIDDEN: Final = -11
CLOSED: Final = -12
ENTERED: Final = -13
DONE: Final = -14
"""What stands in the place of an actor where lanes open and close, or something is of one lane."""

NO_FIELDS: Final = Declared("", ())
Entry = tuple[int, Declared, tuple[int, ...], int]
"""The actor (NOBODY: an event), what it was, its values, and the seat that sees the private ones;
or a mark of the lanes, with the seat that enters or is done."""


class History(Listener):
    """Listens to a state; tells what each player, and a spectator (None), may hear of it."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._log: list[Entry] = []
        self._readers: dict[int | None, Reader] = {}

    # ---- listening

    def hear(self, actor: int, declared: Declared, values: tuple[int, ...], seen_by: int) -> None:
        self._log.append((actor, declared, values, seen_by))

    def lanes_opened(self, hidden: bool) -> None:
        self._log.append((OPENED_HIDDEN if hidden else OPENED, NO_FIELDS, (), NOBODY))

    def lane_entered(self, seat: int) -> None:
        self._log.append((ENTERED, NO_FIELDS, (), seat))

    def lane_done(self, seat: int) -> None:
        self._log.append((DONE, NO_FIELDS, (), seat))

    def lanes_closed(self) -> None:
        self._log.append((CLOSED, NO_FIELDS, (), NOBODY))

    # ---- telling

    def of(self, viewer: int | None, since: int = 0) -> tuple[Heard, ...]:
        """What this player, or a spectator, has heard, from number `since` on."""
        return tuple(self._reader(viewer).heard[since:])

    def key(self, viewer: int | None) -> bytes:
        """The same for all games of which this player has heard the same, and for no others."""
        return self._reader(viewer).key()

    def _reader(self, viewer: int | None) -> Reader:
        reader = self._readers.get(viewer)
        if reader is None:
            reader = Reader(self._game, viewer)
            self._readers[viewer] = reader
        reader.read(self._log)
        return reader

    def can_take_back(self, player: int) -> int:
        """How many of a player's last answers have not been followed by anything that counts.

        Such are a draw, a reveal, another's answer, and lanes that open or close. In hidden lanes
        the others' answers don't count: nobody has seen any of them.
        """
        found = 0
        revealed = False
        in_hidden_lanes = self._is_in_hidden_lanes()
        for actor, declared, _, _ in reversed(self._log):
            if actor == NOBODY:
                revealed = revealed or declared.reveals
            elif actor >= 0 and self._game.player_of(actor) == player:
                if revealed:
                    break
                found += 1
            elif (actor >= 0 and in_hidden_lanes) or actor == ENTERED:
                # What was revealed after this was revealed in another's lane.
                revealed = False
            elif actor != DONE:
                break
        return found

    def _is_in_hidden_lanes(self) -> bool:
        for actor, _, _, _ in reversed(self._log):
            if actor in (OPENED, OPENED_HIDDEN, CLOSED):
                return actor == OPENED_HIDDEN
        return False

    # ---- copies

    def clone(self) -> History:
        twin = History(self._game)
        twin._log = self._log.copy()
        twin._readers = {viewer: reader.clone() for viewer, reader in self._readers.items()}
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        log = [(entry[0], entry[1].name, *entry[2:]) for entry in self._log]
        return _unpickled, (self._game, log)


def _unpickled(game: Game, log: list[tuple[int, str, tuple[int, ...], int]]) -> History:
    history = History(game)
    history._log = [
        (actor, game.declared(name) if name else NO_FIELDS, values, seen_by)
        for actor, name, values, seen_by in log
    ]
    return history


class Reader:
    """Reads the log for one viewer, as far as it goes."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        self._game: Final = game
        self._viewer: Final = viewer
        self.heard: list[Heard] = []
        self._read = 0
        """How much of the log is read."""
        self._hidden = False
        self._lane = NOBODY
        self._withheld: dict[int, list[Heard]] = {}
        """What happened in each hidden lane, until it may be told."""
        self._done: set[int] = set()
        """The seats that are done, while lanes are open: everybody sees that."""
        self._digest: Any = blake2b(digest_size=16)
        self._digested = 0

    def read(self, log: list[Entry]) -> None:
        for number in range(self._read, len(log)):
            actor, declared, values, seen_by = log[number]
            if actor >= NOBODY:
                self._hear(actor, declared, values, seen_by)
            elif actor == ENTERED:
                self._lane = seen_by
            elif actor == DONE:
                self._done.add(seen_by)
            else:
                self._hidden = actor == OPENED_HIDDEN
                self._done = set()
                self._catch_up()
        self._read = len(log)

    def _hear(self, actor: int, declared: Declared, values: tuple[int, ...], seen_by: int) -> None:
        if actor >= 0:
            self._lane = actor
        _, *written = declared.write(values, self._is_own(seen_by))
        heard = Heard(None if actor == NOBODY else actor, declared.name, tuple(written))
        if self._hidden and not self._is_own(self._lane):
            self._withheld.setdefault(self._lane, []).append(heard)
        else:
            self.heard.append(heard)

    def _catch_up(self) -> None:
        """The lanes are closed: what the others did in them is told, seat by seat."""
        for seat in sorted(self._withheld):
            self.heard += self._withheld[seat]
        self._withheld = {}

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
        twin._hidden = self._hidden
        twin._lane = self._lane
        twin._withheld = {seat: heard.copy() for seat, heard in self._withheld.items()}
        twin._done = self._done.copy()
        twin._digest = self._digest.copy()
        twin._digested = self._digested
        return twin
