"""A game: the description of what can be played, and the maker of its states."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from ossuary.kernel.action import Actions, Event, Word
from ossuary.kernel.options import Options
from ossuary.kernel.state import Listener, State
from ossuary.kernel.view import View


class Game:
    """A game with its options chosen. Each game subclasses it once."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules; a record of another version can't be replayed."""
    options_type: ClassVar[type[Options]]
    actions: ClassVar[Actions]
    events: ClassVar[tuple[Event, ...]]

    def __init__(self, options: Options) -> None:
        self.options = options
        self.players = options.players
        self._words: dict[str, Word] = {**self.actions.verbs, **{e.name: e for e in self.events}}

    @property
    def seats(self) -> int:
        return self.players

    def player_of(self, seat: int) -> int:
        """The player to whom a seat belongs."""
        return seat % self.players

    def word(self, name: str) -> Word:
        """The verb or event of this name."""
        return self._words[name]

    def start(self, listener: Listener | None = None) -> State[Any]:
        """A new game, at its first question."""
        raise NotImplementedError

    def view(self, state: State[Any], player: int | None) -> View:
        """What this player may know; None: a spectator; EVERYBODY: all, for a finished game."""
        raise NotImplementedError

    def imagine(self, view: Any, rng: Random) -> State[Any]:
        """A state that fits the view, with what is hidden drawn at random."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<game {self.name} {self.options}>"
