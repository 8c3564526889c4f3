"""History: every move and event of a game, as each player hears it."""

from __future__ import annotations

from ossuary.kernel.action import Word
from ossuary.kernel.game import Game
from ossuary.kernel.state import Listener
from ossuary.kernel.step import NOBODY
from ossuary.kernel.view import EVERYBODY, Heard


class History(Listener):
    """Listens to a state; keeps what each player, and a spectator (None), may hear of it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        viewers = (None, EVERYBODY, *range(game.players))
        self._heard: dict[int | None, list[Heard]] = {viewer: [] for viewer in viewers}
        self._withheld: dict[int | None, list[Heard]] = {viewer: [] for viewer in viewers}
        self._hidden = False
        self._lane = NOBODY

    def of(self, viewer: int | None) -> tuple[Heard, ...]:
        """What this player, or a spectator, has heard since the start."""
        return tuple(self._heard[viewer])

    def hear(self, actor: int, word: Word, values: tuple[int, ...], knower: int) -> None:
        if actor >= 0:
            self._lane = actor
        for viewer in self._heard:
            _, *written = word.write(values, knows=self._is_of(knower, viewer))
            heard = Heard(None if actor == NOBODY else actor, word.name, tuple(written))
            withheld = self._hidden and not self._is_of(self._lane, viewer)
            (self._withheld if withheld else self._heard)[viewer].append(heard)

    def _is_of(self, seat: int, viewer: int | None) -> bool:
        return viewer == EVERYBODY or (seat >= 0 and self._game.player_of(seat) == viewer)

    def lanes_opened(self, hidden: bool) -> None:
        self._hidden = hidden

    def lane_entered(self, seat: int) -> None:
        self._lane = seat

    def lanes_closed(self) -> None:
        self._hidden = False
        for viewer, withheld in self._withheld.items():
            self._heard[viewer] += withheld
            withheld.clear()
