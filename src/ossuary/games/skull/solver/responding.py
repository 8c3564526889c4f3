"""What a round is worth against a strategy that draws lots between the points of its grid."""

from __future__ import annotations

import numpy as np

from ossuary.games.skull.solver.attempts import (
    Worths,
    look_ahead,
    parts,
    shown_by,
    weigh_attempt,
)
from ossuary.games.skull.solver.compiling import compiled
from ossuary.games.skull.solver.flat import Chances, Flat
from ossuary.games.skull.solver.regrets import falter, gather, spread
from ossuary.games.skull.solver.rounds import HOLDINGS, IN_HAND, NO_SKULL


@compiled
def weigh_lots(
    tree: Flat,
    discs: tuple[int, int],
    turned: tuple[int, int],
    seat: int,
    strategies: Chances,
    beliefs: Chances,
    weights: Chances,
    after_failure: Worths,
    after_success: Worths,
    values: Chances,
    choice: Chances,
) -> None:
    """What every attempt is worth to whoever has this seat, with each holding.

    The player has drawn one of some lots, each with both beliefs of its own; they weigh as they are
    likely without its skull and with it. It reads the responder as one of its kind who may falter.
    """
    nodes = len(tree.actor)
    reach, faltering = np.zeros((2, nodes, HOLDINGS)), np.zeros(len(tree.is_open))
    ahead, value, chosen = np.zeros((3, 2)), np.zeros(HOLDINGS), np.zeros(2)
    whole = (1.0, 1.0)
    for lot in range(len(strategies)):
        strategy, player = strategies[lot], 1 - seat
        falter(tree, strategy, faltering)
        reach[seat, 0, NO_SKULL] = 1.0 - beliefs[lot, seat]
        reach[seat, 0, IN_HAND] = beliefs[lot, seat]
        reach[player, 0, NO_SKULL] = weights[lot, 0]
        reach[player, 0, IN_HAND] = weights[lot, 1]
        spread(tree, faltering, reach, seat)
        spread(tree, strategy, reach, player)
        for node in range(nodes):
            if not tree.is_attempt[node]:
                continue
            actor, slot = tree.actor[node], tree.slots[node]
            shown = shown_by(tree, node)
            told = parts(shown, reach[actor, node], reach[1 - actor, node], whole, whole)
            look_ahead(
                actor == seat,
                discs[actor],
                turned[actor],
                told,
                faltering[slot] if actor == seat else strategy[slot],
                (beliefs[lot, actor], beliefs[lot, 1 - actor]),
                after_failure[actor],
                after_success[actor],
                ahead,
            )
            weigh_attempt(actor == seat, shown, told, ahead, value, chosen)
            values[node] += value
            choice[node] += chosen


@compiled
def respond(tree: Flat, seat: int, values: Chances, choice: Chances) -> None:
    """From the worth of attempts that of every node, to one who always takes the best option."""
    unused = np.zeros(len(tree.is_open))
    gather(tree, seat, unused, values, choice, unused, unused, True)


@compiled
def play_along(tree: Flat, seat: int, strategy: Chances, values: Chances, choice: Chances) -> None:
    """The same, to one who goes by a strategy."""
    unused = np.zeros(len(tree.is_open))
    gather(tree, seat, strategy, values, choice, unused, unused.copy(), False)
