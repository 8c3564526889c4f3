"""Bad Bones, by David Flies."""

from __future__ import annotations

from random import Random
from typing import Any

from ossuary.games.badbones.actions import ACTIONS, EVENTS, KINDS, SYMBOLS
from ossuary.games.badbones.components import BadBonesComponents
from ossuary.games.badbones.options import BadBonesOptions
from ossuary.games.badbones.rules import SET_UP, STEPS
from ossuary.games.badbones.state import BadBones, BadBonesReason, Box, new_table
from ossuary.games.badbones.view import BadBonesView, imagine, view
from ossuary.kernel.game import Game
from ossuary.kernel.listener import Listener
from ossuary.kernel.state import begin


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
        village, traps = components.village, components.traps
        defended = components.alone if options.players == 1 else village
        self.box = Box(
            players=options.players,
            rounds=options.rounds,
            heroic=options.heroic,
            tower=components.tower(),
            turns=components.turns(),
            entries=components.entries(),
            copies=components.skeletons.copies,
            left_out=SYMBOLS.index(components.skeletons.left_out),
            drawn=components.skeletons.drawn,
            kit=[traps.of(kind).number for kind in KINDS],
            stars=[list(traps.of(kind).stars) for kind in KINDS],
            tiers=defended.tiers,
            houses=defended.houses,
            tier_points=village.tier_points,
            house_points=village.house_points,
        )

    @classmethod
    def of(cls, view: BadBonesView) -> BadBonesGame:
        """The game that a view is of."""
        options = BadBonesOptions(players=len(view.seats), rounds=view.rounds, heroic=view.heroic)
        return cls(options, view.components)

    def start(self, listener: Listener | None = None) -> BadBones:
        return begin(self, new_table(self.box), [SET_UP], listener)

    def view(self, state: BadBones, player: int | None) -> BadBonesView:
        return view(state, player, self.components)

    def imagine(self, view: BadBonesView, rng: Random) -> BadBones:
        return imagine(self, view, rng)


GAME = BadBonesGame
