"""What whoever doesn't know the wares may buy: what the strategist would, as far as it can see."""

from __future__ import annotations

from random import Random
from typing import Final

from ossuary.games.badbones.actions import DONE
from ossuary.games.badbones.bots import Strategist
from ossuary.games.badbones.view import BadBonesView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers

ADVISER: Final = Strategist()


def suggestion(view: BadBonesView, seat: int, options: Answers) -> Action | None:
    """BB-40, BB-55: a purchase; nothing where something else is asked or nothing can be bought."""
    if options[-1].verb is not DONE or len(options) == 1 or view.seat != seat:
        return None
    # The same each time that it is looked at.
    return ADVISER.choose(view, (), options, Random(len(options)))
