"""A game: the description of what can be played, and the maker of its states."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from ossuary.kernel.action import Actions, Declared, Event
from ossuary.kernel.components import Components
from ossuary.kernel.listener import Listener
from ossuary.kernel.options import GameOptions
from ossuary.kernel.outcome import Reason
from ossuary.kernel.state import State
from ossuary.kernel.step import MOST_SEATS, Steps
from ossuary.kernel.view import View


class Game:
    """A game with its options chosen. Each game subclasses it once."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules; a record of another version can't be replayed."""
    options_type: ClassVar[type[GameOptions]]
    actions: ClassVar[Actions]
    events: ClassVar[tuple[Event, ...]]
    steps: ClassVar[Steps]
    reasons: ClassVar[type[Reason]]
    components_type: ClassVar[type[Components] | None] = None
    """The kind of its components, if they are data."""

    def __init_subclass__(cls) -> None:
        if "actions" in cls.__dict__:
            cls.actions.game = cls
            names = [*cls.actions.verbs, *[event.name for event in cls.events]]
            if len({*names}) < len(names):
                raise ValueError(f"{cls.name}: two verbs or events have the same name")

    def __init__(
        self,
        options: GameOptions,
        components: Components | None = None,
        other_components: dict[str, Any] | None = None,
    ) -> None:
        self.options = options
        self.components = components
        self.other_components = other_components
        """The components as a record keeps them, if they are not the game's own."""
        self.players = options.players
        if self.seats > MOST_SEATS:
            raise ValueError(f"{self.name}: {self.seats} seats, but there are at most {MOST_SEATS}")
        events = {event.name: event for event in self.events}
        self._declared: dict[str, Declared] = {**self.actions.verbs, **events}

    @property
    def seats(self) -> int:
        return self.options.seats

    def player_of(self, seat: int) -> int:
        """The player to whom a seat belongs."""
        return seat % self.players

    def declared(self, name: str) -> Declared:
        """The verb or event of this name."""
        return self._declared[name]

    def start(self, listener: Listener | None = None) -> State[Any]:
        """A new game, at its first question."""
        raise NotImplementedError

    def view(self, state: State[Any], player: int | None) -> View:
        """What this player may know; None: a spectator; EVERYBODY: all, for a finished game."""
        raise NotImplementedError

    def imagine(self, view: Any, rng: Random) -> State[Any]:
        """A state that fits the view, with what is hidden drawn at random."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.options, self.components, self.other_components)

    def __repr__(self) -> str:
        return f"<game {self.name} {self.options}>"
