"""A game: the description of what can be played, and the maker of its states."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from ossuary.kernel.action import Actions, Event, Word
from ossuary.kernel.components import Components, own_components
from ossuary.kernel.error import BadOption
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
    components_type: ClassVar[type[Components] | None] = None
    """The kind of its components, if they are data."""

    def __init__(self, options: Options, components: Mapping[str, Any] | None = None) -> None:
        self.options = options
        self.components = self._components(components)
        self.players = options.players
        self._words: dict[str, Word] = {**self.actions.verbs, **{e.name: e for e in self.events}}

    def _components(self, given: Mapping[str, Any] | None) -> Components | None:
        if self.components_type is None:
            if given is not None:
                raise BadOption("components-none", game=self.name)
            return None
        if given is None:
            return own_components(self.name, self.components_type)
        return self.components_type.of(self.name, given)

    def other_components(self) -> dict[str, Any] | None:
        """The components, if they are not the game's own: what a record has to keep."""
        if self.components_type is None or self.components is None:
            return None
        own = own_components(self.name, self.components_type)
        return None if self.components == own else self.components.json()

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
