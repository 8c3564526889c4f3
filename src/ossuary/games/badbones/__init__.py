"""Bad Bones, by David Flies."""

from __future__ import annotations

from random import Random
from typing import Any

from ossuary.games.badbones.actions import ACTIONS, EVENTS, KINDS, SYMBOLS, WARES
from ossuary.games.badbones.box import NOBODY, Box
from ossuary.games.badbones.components import BadBonesComponents
from ossuary.games.badbones.imagining import imagine
from ossuary.games.badbones.market import OPEN_MARKET
from ossuary.games.badbones.options import BadBonesOptions
from ossuary.games.badbones.rules import BEGIN_ROUND, STEPS
from ossuary.games.badbones.seeing import view
from ossuary.games.badbones.setup import SET_UP
from ossuary.games.badbones.state import BadBones, BadBonesReason, BadBonesTable, new_table
from ossuary.games.badbones.view import BadBonesView
from ossuary.kernel.game import Game
from ossuary.kernel.listener import Listener
from ossuary.kernel.state import begin
from ossuary.kernel.step import Step


class BadBonesGame(Game):
    name = "badbones"
    rules = 1
    options_type = BadBonesOptions
    components_type = BadBonesComponents
    actions = ACTIONS
    events = EVENTS
    steps = STEPS
    reasons = BadBonesReason
    options: BadBonesOptions
    components: BadBonesComponents

    def __init__(
        self,
        options: BadBonesOptions,
        components: BadBonesComponents,
        other_components: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(options, components, other_components)
        village, traps, capital = components.village, components.traps, components.capital
        defended = components.alone if options.players == 1 else village
        board = components.together if options.coop else components.board
        self.box = Box(
            players=options.players,
            first=NOBODY if options.first is None else options.first,
            rounds=capital.rounds if options.coop else options.rounds,
            heroic=options.heroic,
            advanced=options.advanced,
            coop=options.coop,
            commanders=options.commanders,
            towers=board.towers(),
            turns=board.turns(),
            doors=board.doors(),
            places=components.places(),
            copies=components.skeletons.copies,
            left_out=SYMBOLS.index(components.skeletons.left_out),
            drawn=components.skeletons.drawn,
            kit=[0] * len(KINDS) if options.coop else components.kit(options.advanced),
            shared_kit=components.shared_kit(options.players, options.advanced)
            if options.coop
            else [0] * len(KINDS),
            stars=[list(traps.of(kind).stars) for kind in KINDS],
            tiers=len(board.towers()) if options.coop else defended.tiers,
            houses=capital.houses * options.players if options.coop else defended.houses,
            tier_points=village.tier_points,
            house_points=village.house_points,
            coins=capital.coins * options.players if options.coop else components.market.coins,
            market=components.market_of(options.players),
            prices=[components.prices.of(ware) for ware in WARES],
        )

    @classmethod
    def of(cls, view: BadBonesView) -> BadBonesGame:
        """The game that a view is of."""
        options = BadBonesOptions(
            players=len(view.seats),
            rounds=10 if view.coop else view.rounds,
            heroic=view.heroic,
            advanced=view.advanced,
            coop=view.coop,
            commanders=view.commanders,
        )
        return cls(options, view.components)

    def start(self, listener: Listener | None = None) -> BadBones:
        steps: list[Step[BadBonesTable]] = [OPEN_MARKET] if self.box.advanced else []
        return begin(self, new_table(self.box), [*steps, SET_UP, BEGIN_ROUND], listener)

    def view(self, state: BadBones, player: int | None) -> BadBonesView:
        return view(state, player, self.components)

    def imagine(self, view: BadBonesView, rng: Random) -> BadBones:
        return imagine(self, view, rng)


GAME = BadBonesGame
