"""Best responses in a round to a strategy that draws lots between the points of its grid."""

from __future__ import annotations

import numpy as np

from ossuary.games.skull.solver.compiling import compiled
from ossuary.games.skull.solver.flat import Chances, Flat
from ossuary.games.skull.solver.regrets import (
    Worths,
    falter,
    gather,
    look_ahead,
    parts,
    share,
    shown_by,
    spread,
    weigh_attempt,
)
from ossuary.games.skull.solver.rounds import HOLDINGS, IN_HAND, NO_SKULL


@compiled
def respond(
    tree: Flat,
    discs: tuple[int, int],
    turned: tuple[int, int],
    seat: int,
    beliefs: tuple[float, float],
    strategies: Chances,
    lots: Chances,
    after_failure: Worths,
    after_success: Worths,
    values: Chances,
    choice: Chances,
) -> None:
    """What every node is worth to a responder in this seat, with each holding.

    The player plays by lots: for each seat and lot the masses without and with its skull. It reads
    the responder as one of its kind who may falter.
    """
    nodes = len(tree.actor)
    masses, reach = np.zeros((2, nodes, HOLDINGS)), np.zeros((2, nodes, HOLDINGS))
    keeps, kept_masses = np.zeros(nodes), np.zeros(nodes)
    faltering = np.zeros(len(tree.is_open))
    for lot in range(len(strategies)):
        for reader in range(2):
            read = strategies[lot]
            if reader == seat:
                falter(tree, read, faltering)
                read = faltering
            reach[:, 0] = 0.0
            reach[reader, 0, NO_SKULL] = lots[reader, lot, 0]
            reach[reader, 0, IN_HAND] = lots[reader, lot, 1]
            spread(tree, read, reach, reader)
            masses[reader] += reach[reader]
            for node in range(nodes):
                if tree.is_attempt[node] and tree.actor[node] == reader:
                    mass = 0.0
                    for holding in range(tree.own_from[node], tree.own_to[node]):
                        mass += reach[reader, node, holding]
                    kept_masses[node] += mass
                    keeps[node] += mass * read[tree.slots[node]]
    whole, ahead = (1.0, 1.0), np.zeros((3, 2))
    for node in range(nodes):
        if not tree.is_attempt[node]:
            continue
        actor = tree.actor[node]
        shown = shown_by(tree, node)
        told = parts(shown, masses[actor, node], masses[1 - actor, node], whole, whole)
        look_ahead(
            actor == seat,
            discs[actor],
            turned[actor],
            told,
            share(keeps[node], kept_masses[node] - keeps[node], 0.5),
            (beliefs[actor], beliefs[1 - actor]),
            after_failure[actor],
            after_success[actor],
            ahead,
        )
        weigh_attempt(actor == seat, shown, told, ahead, values[node], choice[node])
    unused = np.zeros(len(tree.is_open))
    gather(tree, seat, unused, values, choice, unused, unused, True)
