"""What the table answers by itself for whoever says so: the order in which skeletons move."""

from __future__ import annotations

from collections.abc import Sequence

from ossuary.games.badbones.actions import ENTER, MOVE
from ossuary.kernel.action import Action


def routine(options: Sequence[Action]) -> Action | None:
    """BB-10: the next skeleton; nothing where more than the order is asked."""
    return options[0] if options[0].verb in (ENTER, MOVE) else None
