"""CFR+ for one round: both seats' beliefs are given, and what each next round is worth.

What a next round is worth depends on what everybody believes then, and so on the strategy itself.
A seat's next rounds are worth what a best responder gets there from the solved player, at what the
mean strategies so far make everybody believe: where that comes to rest, nobody gains by deviating.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ossuary.games.skull.solver.attempts import (
    Worths,
    chances_of,
    look_ahead,
    parts,
    shown_by,
    weigh_attempt,
)
from ossuary.games.skull.solver.compiling import compiled
from ossuary.games.skull.solver.flat import Chances, Flat
from ossuary.games.skull.solver.rounds import HOLDINGS, IN_HAND, NO_SKULL
from ossuary.games.skull.solver.strategy import FALTERING

PATIENCE: Final = 5
"""After so many iterations the beliefs follow the means."""


@compiled
def spread(tree: Flat, strategy: Chances, reach: Chances, seat: int) -> None:
    """How far each holding of a seat comes by its own choices, for every node."""
    for node in range(len(tree.actor)):
        if tree.is_attempt[node]:
            continue
        actor, place, first = tree.actor[node], tree.place[node], tree.first_child[node]
        options, slots = tree.options[node], tree.slots[node]
        before = 2 if place >= 0 else 0
        if actor != seat:
            if place >= 0:
                reach[seat, place] = reach[seat, node]
            for option in range(before, options):
                reach[seat, tree.child[first + option - before]] = reach[seat, node]
            continue
        if place >= 0:
            reach[seat, place] = 0.0
        for holding in range(HOLDINGS):
            mass, slot = reach[seat, node, holding], slots + holding * options
            if place >= 0:
                reach[seat, place, holding] += mass * strategy[slot]
                if holding == IN_HAND:
                    laid = IN_HAND + tree.height[node] + 1
                    reach[seat, place, laid] += mass * strategy[slot + 1]
            for option in range(before, options):
                child = tree.child[first + option - before]
                reach[seat, child, holding] = mass * strategy[slot + option]


@compiled
def match_regrets(
    tree: Flat, regrets: Chances, strategy: Chances, seat: int, otherwise: Chances
) -> None:
    """Each option as often as it is regretted; where nothing is, all alike."""
    for node in range(len(tree.actor)):
        if tree.actor[node] != seat:
            continue
        attempt = tree.is_attempt[node]
        options = 2 if attempt else tree.options[node]
        for holding in range(1 if attempt else HOLDINGS):
            slot = tree.slots[node] + holding * options
            total, allowed = 0.0, 0
            for option in range(slot, slot + options):
                total += regrets[option]
                allowed += tree.is_open[option]
            for option in range(slot, slot + options):
                if total > 0.0:
                    strategy[option] = regrets[option] / total
                elif allowed:
                    strategy[option] = otherwise[option] / allowed
                else:
                    strategy[option] = 0.0


@compiled
def gather(
    tree: Flat,
    seat: int,
    strategy: Chances,
    values: Chances,
    choice: Chances,
    regrets: Chances,
    expected: Chances,
    best: bool,
) -> None:
    """Brings the values of attempts to the root: of the strategy, with regrets, or the best.

    The regrets to expect are those that come if the next iteration is as this one.
    """
    for node in range(len(tree.actor) - 1, -1, -1):
        attempt, mine = tree.is_attempt[node], tree.actor[node] == seat
        options, slots, place = tree.options[node], tree.slots[node], tree.place[node]
        if attempt:
            if not mine:
                continue
            keep, lose = choice[node, 0], choice[node, 1]
            if best:
                for holding in range(tree.own_from[node], tree.own_to[node]):
                    values[node, holding] = max(keep, lose)
            else:
                value = strategy[slots] * keep + strategy[slots + 1] * lose
                for holding in range(tree.own_from[node], tree.own_to[node]):
                    values[node, holding] = value
                regrets[slots] = max(0.0, regrets[slots] + keep - value)
                expected[slots] = max(0.0, regrets[slots] + keep - value)
                regrets[slots + 1] = max(0.0, regrets[slots + 1] + lose - value)
                expected[slots + 1] = max(0.0, regrets[slots + 1] + lose - value)
            continue
        before = 2 if place >= 0 else 0
        for holding in range(HOLDINGS):
            if not mine:
                total = values[place, holding] if place >= 0 else 0.0
                for option in range(before, options):
                    total += values[tree.child[tree.first_child[node] + option - before], holding]
                values[node, holding] = total
                continue
            slot = slots + holding * options
            total, most = 0.0, 0.0
            for option in range(options):
                if not tree.is_open[slot + option]:
                    continue
                if option >= before:
                    child = tree.child[tree.first_child[node] + option - before]
                    value = values[child, holding]
                elif option == 0:
                    value = values[place, holding]
                else:
                    value = values[place, IN_HAND + tree.height[node] + 1]
                most = max(most, value)
                total += strategy[slot + option] * value
                expected[slot + option] = value
            values[node, holding] = most if best else total
            if not best:
                for option in range(slot, slot + options):
                    if tree.is_open[option]:
                        regret = expected[option] - total
                        regrets[option] = max(0.0, regrets[option] + regret)
                        expected[option] = max(0.0, regrets[option] + regret)


@compiled
def add_means(
    tree: Flat, seat: int, weight: float, strategy: Chances, reach: Chances, means: Chances
) -> None:
    """Adds a seat's strategy to its sum, each choice as much as it is come to."""
    for node in range(len(tree.actor)):
        if tree.actor[node] != seat:
            continue
        if tree.is_attempt[node]:
            mass = 0.0
            for holding in range(tree.own_from[node], tree.own_to[node]):
                mass += reach[seat, node, holding]
            for slot in range(tree.slots[node], tree.slots[node] + 2):
                means[slot] += weight * mass * strategy[slot]
            continue
        options = tree.options[node]
        for holding in range(HOLDINGS):
            mass = weight * reach[seat, node, holding]
            for option in range(options):
                slot = tree.slots[node] + holding * options + option
                means[slot] += mass * strategy[slot]


@compiled
def falter(tree: Flat, strategy: Chances, faltering: Chances) -> None:
    """The strategy as others read it: now and then any option is taken."""
    for node in range(len(tree.actor)):
        attempt = tree.is_attempt[node]
        options = 2 if attempt else tree.options[node]
        for holding in range(1 if attempt else HOLDINGS):
            slot = tree.slots[node] + holding * options
            allowed = 0
            for option in range(slot, slot + options):
                allowed += tree.is_open[option]
            for option in range(slot, slot + options):
                faltering[option] = (1.0 - FALTERING) * strategy[option]
                if tree.is_open[option]:
                    faltering[option] += FALTERING / allowed


@compiled
def look_ahead_all(
    tree: Flat,
    discs: tuple[int, int],
    turned: tuple[int, int],
    beliefs: tuple[float, float],
    played: Chances,
    read: Chances,
    mean: Chances,
    faltering: Chances,
    after_failure: tuple[Worths, Worths],
    after_success: tuple[Worths, Worths],
    ahead: Chances,
) -> None:
    """What follows all attempts, to both seats.

    A player knows how it plays itself; the other it reads as one who may falter.
    """
    for node in range(len(tree.actor)):
        if not tree.is_attempt[node]:
            continue
        actor, slot = tree.actor[node], tree.slots[node]
        own, other = chances_of(beliefs, actor), chances_of(beliefs, 1 - actor)
        shown = shown_by(tree, node)
        for seat in range(2):
            if actor == seat:
                told = parts(shown, read[actor, node], played[1 - actor, node], own, other)
            else:
                told = parts(shown, played[actor, node], read[1 - actor, node], own, other)
            look_ahead(
                actor == seat,
                discs[actor],
                turned[actor],
                told,
                faltering[slot] if actor == seat else mean[slot],
                (own[1], other[1]),
                after_failure[seat][actor],
                after_success[seat][actor],
                ahead[seat, node],
            )


@compiled
def weigh_all(
    tree: Flat,
    seat: int,
    beliefs: tuple[float, float],
    reach: Chances,
    ahead: Chances,
    values: Chances,
    choice: Chances,
) -> None:
    """What all attempts are worth to a seat."""
    for node in range(len(tree.actor)):
        if not tree.is_attempt[node]:
            continue
        actor = tree.actor[node]
        own, other = chances_of(beliefs, actor), chances_of(beliefs, 1 - actor)
        shown = shown_by(tree, node)
        masses = parts(shown, reach[actor, node], reach[1 - actor, node], own, other)
        weigh_attempt(actor == seat, shown, masses, ahead[seat, node], values[node], choice[node])


@compiled
def solve_round(
    tree: Flat,
    discs: tuple[int, int],
    turned: tuple[int, int],
    after_failure: tuple[Worths, Worths],
    after_success: tuple[Worths, Worths],
    beliefs: tuple[float, float],
    most: int,
    enough: float,
) -> tuple[Chances, float, int]:
    """A strategy for both seats, what both together could gain in this round, and the work.

    It stops when that is little enough, or after the most iterations. What follows is given for
    each seat that asks.
    """
    nodes, slots = len(tree.actor), len(tree.is_open)
    regrets, expected, means = np.zeros(slots), np.zeros(slots), np.zeros(slots)
    strategy, mean, faltering = np.zeros(slots), np.zeros(slots), np.zeros(slots)
    uniform, unused = tree.is_open.astype(np.float64), np.zeros(slots)
    reach, played = np.zeros((2, nodes, HOLDINGS)), np.zeros((2, nodes, HOLDINGS))
    read, ahead = np.zeros((2, nodes, HOLDINGS)), np.zeros((2, nodes, 3, 2))
    for seat in range(2):
        for holding in range(IN_HAND + 1):
            reach[seat, 0, holding] = played[seat, 0, holding] = read[seat, 0, holding] = 1.0
    values, choice = np.zeros((nodes, HOLDINGS)), np.zeros((nodes, 2))
    for seat in range(2):
        match_regrets(tree, regrets, strategy, seat, uniform)
        spread(tree, strategy, reach, seat)
    best, gain, turn = strategy.copy(), 2.0, 0
    for turn in range(most + 1):
        if turn < 20 or turn % PATIENCE == 0 or turn == most:
            for seat in range(2):
                match_regrets(tree, means, mean, seat, uniform)
            falter(tree, mean, faltering)
            for seat in range(2):
                spread(tree, mean, played, seat)
                spread(tree, faltering, read, seat)
            look_ahead_all(
                tree,
                discs,
                turned,
                beliefs,
                played,
                read,
                mean,
                faltering,
                after_failure,
                after_success,
                ahead,
            )
        if turn % (20 * PATIENCE) == 0 or turn == most:
            could_gain = 0.0
            for seat in range(2):
                for sign in (-1.0, 1.0):
                    weigh_all(tree, seat, beliefs, played, ahead, values, choice)
                    gather(tree, seat, mean, values, choice, unused, unused, sign > 0.0)
                    skull = beliefs[seat] * values[0, IN_HAND]
                    could_gain += sign * (skull + (1.0 - beliefs[seat]) * values[0, NO_SKULL])
            if could_gain < gain:
                best[:] = mean
                gain = could_gain
            if gain < enough:
                break
        weight = (turn + 1.0) ** 2
        for seat in range(2):
            add_means(tree, seat, weight, strategy, reach, means)
            weigh_all(tree, seat, beliefs, reach, ahead, values, choice)
            gather(tree, seat, strategy, values, choice, regrets, expected, False)
            match_regrets(tree, expected, strategy, seat, uniform)
            spread(tree, strategy, reach, seat)
    return best, gain, turn
