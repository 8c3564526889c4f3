"""Nightmarium, by Konstantin Seleznev."""

from __future__ import annotations

from random import Random
from typing import Any

from ossuary.games.nightmarium.actions import ABILITIES, ACTIONS, CARDS, EVENTS, LEGIONS, PARTS
from ossuary.games.nightmarium.components import NightmariumComponents
from ossuary.games.nightmarium.imagining import imagine
from ossuary.games.nightmarium.options import NightmariumOptions
from ossuary.games.nightmarium.rules import BEGIN_TURN, DEAL, DRAW_FIRST, STEPS
from ossuary.games.nightmarium.seeing import view
from ossuary.games.nightmarium.state import Box, Nightmarium, NightmariumReason, new_table
from ossuary.games.nightmarium.view import NightmariumView
from ossuary.kernel.game import Game
from ossuary.kernel.listener import Listener
from ossuary.kernel.state import begin


class NightmariumGame(Game):
    name = "nightmarium"
    rules = 1
    options_type = NightmariumOptions
    components_type = NightmariumComponents
    actions = ACTIONS
    events = EVENTS
    steps = STEPS
    reasons = NightmariumReason
    options: NightmariumOptions
    components: NightmariumComponents

    def __init__(
        self,
        options: NightmariumOptions,
        components: NightmariumComponents,
        other_components: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(options, components, other_components)
        legion, parts, ability = [0] * (CARDS + 1), [0] * (CARDS + 1), [0] * (CARDS + 1)
        cards = self.components.cards(options.seals)
        for card in cards:
            legion[card.number] = LEGIONS.index(card.legion)
            parts[card.number] = sum(1 << PARTS.index(part) for part in card.parts)
            ability[card.number] = ABILITIES.index(card.ability)
        numbers = [card.number for card in cards]
        self.other_cards = None if other_components is None else tuple(cards)
        """What a view has to tell of the cards: those of the game everybody knows."""
        self.box = Box(options.players, options.victory, numbers, legion, parts, ability)

    def start(self, listener: Listener | None = None) -> Nightmarium:
        first = self.options.first
        begins = DRAW_FIRST if first is None else BEGIN_TURN[first]
        return begin(self, new_table(self.box), [DEAL[0], begins], listener)

    def view(self, state: Nightmarium, player: int | None) -> NightmariumView:
        return view(state, player, self.other_cards)

    def imagine(self, view: NightmariumView, rng: Random) -> Nightmarium:
        return imagine(self, view, rng)


GAME = NightmariumGame
