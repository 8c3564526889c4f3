"""Skulls of Sedlec, by Dustin Dobson."""

from __future__ import annotations

from random import Random
from typing import Any

from ossuary.games.sedlec.actions import ACTIONS, CARD_OF, CONDITIONS, EVENTS
from ossuary.games.sedlec.components import SedlecComponents
from ossuary.games.sedlec.imagining import imagine
from ossuary.games.sedlec.monstrance import DIG_FIRST, DRAW_CONDITION, DRAW_SHAPE, STEPS
from ossuary.games.sedlec.options import SedlecOptions
from ossuary.games.sedlec.rules import DRAW_FIRST, TAKE_TURN, TURN_UP
from ossuary.games.sedlec.seeing import view
from ossuary.games.sedlec.state import Box, Sedlec, SedlecReason, new_table
from ossuary.games.sedlec.view import SedlecView
from ossuary.kernel.game import Game
from ossuary.kernel.listener import Listener
from ossuary.kernel.state import begin


class SedlecGame(Game):
    name = "sedlec"
    rules = 1
    options_type = SedlecOptions
    components_type = SedlecComponents
    actions = ACTIONS
    events = EVENTS
    steps = STEPS
    reasons = SedlecReason
    options: SedlecOptions
    components: SedlecComponents

    def __init__(
        self,
        options: SedlecOptions,
        components: SedlecComponents,
        other_components: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(options, components, other_components)
        decks = [self.components.decks.deck(name) for name in ("base", *options.expansions)]
        self.box = Box(
            options.players,
            [CARD_OF[card] for deck in decks for card in deck.cards],
            [furnishing.layout() for furnishing in self.components.furnishings],
            [CONDITIONS.index(found.condition) for found in self.components.furnishings],
        )

    def start(self, listener: Listener | None = None) -> Sedlec:
        table = new_table(self.box)
        if self.options.monstrance:
            agenda = [DRAW_SHAPE, DRAW_CONDITION, DIG_FIRST]
        elif self.options.first is None:
            agenda = [TURN_UP[0], DRAW_FIRST]
        else:
            agenda = [TURN_UP[0], TAKE_TURN[self.options.first]]
        return begin(self, table, agenda, listener)

    def view(self, state: Sedlec, player: int | None) -> SedlecView:
        return view(state, player, self.components)

    def imagine(self, view: SedlecView, rng: Random) -> Sedlec:
        return imagine(self, view, rng)


GAME = SedlecGame
