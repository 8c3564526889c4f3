"""What the table answers by itself for whoever says so: the order in which skeletons move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ossuary.games.badbones.actions import ENTER, ENTER_AT, MOVE
from ossuary.games.badbones.commanders import POWERS
from ossuary.kernel.action import Action


def routine(options: Sequence[Action]) -> Action | None:
    """BB-10: the next skeleton; nothing where more than the order is asked.

    Where several instructors share a cell, who leads says where all go (BB-65).
    """
    moves = [action for action in options if action.verb in (ENTER, ENTER_AT, MOVE)]
    leaders = Counter(action.value for action in moves if _leads(action))
    return next((one for one in moves if not _leads(one) or leaders[one.value] == 1), None)


def _leads(action: Action) -> bool:
    """Whether it moves a squad."""
    return action.verb is MOVE and POWERS[action.values[-1]].leads
