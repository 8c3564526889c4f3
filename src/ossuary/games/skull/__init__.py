"""Skull, by Hervé Marly."""

from __future__ import annotations

from random import Random

from ossuary.games.skull.actions import ACTIONS, EVENTS
from ossuary.games.skull.imagining import imagine
from ossuary.games.skull.options import SkullOptions
from ossuary.games.skull.rules import DRAW_FIRST, SET_UP_ROUND, STEPS
from ossuary.games.skull.seeing import view
from ossuary.games.skull.state import Skull, SkullReason, new_table
from ossuary.games.skull.view import SkullView
from ossuary.kernel.game import Game
from ossuary.kernel.listener import Listener
from ossuary.kernel.state import begin


class SkullGame(Game):
    name = "skull"
    rules = 1
    options_type = SkullOptions
    actions = ACTIONS
    events = EVENTS
    steps = STEPS
    reasons = SkullReason
    options: SkullOptions

    def start(self, listener: Listener | None = None) -> Skull:
        options = self.options
        table = new_table(options.players, options.tribes, options.show)
        if options.first is None:
            return begin(self, table, [DRAW_FIRST], listener)
        table.first = options.first
        return begin(self, table, [SET_UP_ROUND], listener)

    def view(self, state: Skull, player: int | None) -> SkullView:
        return view(state, player)

    def imagine(self, view: SkullView, rng: Random) -> Skull:
        return imagine(self, view, rng)


GAME = SkullGame
