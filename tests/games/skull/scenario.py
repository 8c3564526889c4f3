"""Scenes of Skull as short tables: who has which discs, who does what, what is expected."""

from __future__ import annotations

from typing import Any

from ossuary.games.skull import SkullGame
from ossuary.games.skull.options import SkullOptions
from ossuary.games.skull.rules import SET_UP_ROUND
from ossuary.games.skull.state import new_table
from ossuary.games.skull.view import SeatView, SkullView
from ossuary.kernel.history import History
from ossuary.kernel.state import begin
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import EVERYBODY, Heard

FACES = {"f": "flower", "s": "skull"}


class Scene:
    """A game at the start of a round. `discs`: what each seat has left, "ffs", "s", "-" (out)."""

    def __init__(
        self, discs: str = "fffs fffs fffs fffs", first: int = 0, turned: str = "", **options: Any
    ) -> None:
        hands = [hand.strip("-") for hand in discs.split()]
        tribes = options.get("tribes", 1)
        self.game = SkullGame(SkullOptions(players=len(hands) // tribes, first=first, **options))
        table = new_table(len(hands) // tribes, tribes, self.game.options.show)
        table.first = first
        table.flowers = [hand.count("f") for hand in hands]
        table.skulls = [hand.count("s") for hand in hands]
        table.inside = sum(1 << seat for seat, hand in enumerate(hands) if hand)
        table.turned = sum(1 << int(seat) for seat in turned.split())
        self.history = History(self.game)
        self.state = begin(self.game, table, [SET_UP_ROUND], self.history)

    def put(self, faces: str) -> Scene:
        """The first disc of every seat still in: "f f s f"."""
        seats = self.state.actors()
        for seat, face in zip(seats, faces.split(), strict=True):
            self.do(f"{seat} place {FACES[face]}")
        return self

    def do(self, *moves: str) -> Scene:
        """Moves such as "0 bid 3" or "chance lose skull"."""
        for move in moves:
            actor, text = move.split(" ", 1)
            seat = CHANCE if actor == "chance" else int(actor)
            self.state.apply(seat, self.game.actions.parse(text))
        return self

    def actors(self) -> tuple[int, ...]:
        return self.state.actors()

    def options(self, actor: int | None = None) -> list[str]:
        """The options of the one who is asked, as texts."""
        seat = self.actors()[0] if actor is None else actor
        return [action.text for action in self.state.options(seat)]

    def view(self, player: int | None = EVERYBODY) -> SkullView:
        view = self.state.view(player)
        assert isinstance(view, SkullView)
        return view

    def seat(self, seat: int, player: int | None = EVERYBODY) -> SeatView:
        return self.view(player).seats[seat]

    def heard(self, name: str, player: int | None = None) -> list[Heard]:
        """All that a player, or a spectator, has heard of this kind."""
        return [heard for heard in self.history.of(player) if heard.name == name]


def bids(low: int, high: int) -> list[str]:
    return [f"bid {number}" for number in range(low, high + 1)]
