"""CFR+ for one round: both seats' beliefs are given, and what each next round is worth.

What a next round is worth depends on what everybody believes then, and so on the strategy itself.
It is a saddle: concave in the chance that the own skull is still there, convex in the other's. So
the value of an attempt is taken as a function of both seats' masses of chance, of degree one in
each; CFR+ follows its slopes at the strategies of the moment, and the weighted means bound the
value of the round from both sides.
"""

from __future__ import annotations

import numpy as np

from ossuary.games.skull.solver.compiling import compiled
from ossuary.games.skull.solver.flat import Chances, Flat
from ossuary.games.skull.solver.rounds import HOLDINGS, IN_HAND, NO_SKULL


@compiled
def look_up(table: Chances, own: float, other: float) -> tuple[float, float, float]:
    """The value between the points of a grid of beliefs, and its slope along both."""
    rows, columns = table.shape
    row = min(int(own * (rows - 1)), max(rows - 2, 0))
    column = min(int(other * (columns - 1)), max(columns - 2, 0))
    next_row, next_column = min(row + 1, rows - 1), min(column + 1, columns - 1)
    down, right = own * (rows - 1) - row, other * (columns - 1) - column
    if rows == 1:
        down = 0.0
    if columns == 1:
        right = 0.0
    a, b = table[row, column], table[row, next_column]
    c, d = table[next_row, column], table[next_row, next_column]
    above, below = a + (b - a) * right, c + (d - c) * right
    left, other_side = a + (c - a) * down, b + (d - b) * down
    value = above + (below - above) * down
    return value, (below - above) * (rows - 1), (other_side - left) * (columns - 1)


@compiled
def share(part: float, rest: float, otherwise: float) -> float:
    """The part's share of both."""
    total = part + rest
    return part / total if total > 0.0 else otherwise


@compiled
def weigh_attempt(
    tree: Flat,
    node: int,
    discs: int,
    has_success: bool,
    after_failure: Chances,
    after_success: Chances,
    own: Chances,
    other: Chances,
    beliefs: tuple[float, float],
    keep: float,
    for_challenger: bool,
    values: Chances,
    choice: Chances,
) -> None:
    """What an attempt is worth with each holding, and for the challenger each choice of a loss.

    The masses of chance of both seats' holdings include what is believed before the round.
    """
    own_from, own_to = tree.own_from[node], tree.own_to[node]
    other_from, other_to = tree.other_from[node], tree.other_to[node]
    own_skull, skull, others_skull, other_has = 0.0, 0.0, 0.0, 0.0
    for holding in range(IN_HAND, HOLDINGS):
        if own_from <= holding < own_to:
            own_skull += own[holding]
        else:
            skull += own[holding]
        if other_from <= holding < other_to:
            others_skull += other[holding]
        else:
            other_has += other[holding]
    no_skull, other_none = own[NO_SKULL], other[NO_SKULL]
    other_all = others_skull + other_has + other_none
    # On its own skull (SK-17).
    own_kept, own_lost, own_has, own_none = 0.0, 0.0, 0.0, 0.0
    if discs > 1:
        kept = share(own_skull * keep, own_skull * (1.0 - keep), keep)
        have = share(others_skull + other_has, other_none, beliefs[1])
        value, slope, other_slope = look_up(after_failure, kept, have)
        own_kept = other_all * (value + (1.0 - kept) * slope)
        own_lost = other_all * (value - kept * slope)
        own_has = own_skull * (1.0 - value - (1.0 - have) * other_slope)
        own_none = own_skull * (1.0 - value + have * other_slope)
    else:
        own_has = own_none = own_skull
    # On the other's skull (SK-16).
    drawn_skull, drawn_none, found = 0.0, 0.0, skull + no_skull
    if discs > 1:
        left = (discs - 1.0) / discs
        kept = share(skull * left, no_skull + skull / discs, beliefs[0] * left)
        value, slope, other_slope = look_up(after_failure, kept, 1.0)
        drawn_none = others_skull * (value - kept * slope)
        drawn_skull = others_skull * (value + (1.0 - kept) * slope) * left + drawn_none / discs
        found = (skull + no_skull) * (1.0 - value)
    # Success (SK-14).
    turned_skull = turned_none = other_has + other_none
    turned_has, turned_without = 0.0, 0.0
    if not has_success:
        kept = share(skull, no_skull, beliefs[0])
        have = share(other_has, other_none, beliefs[1])
        value, slope, other_slope = look_up(after_success, kept, have)
        clear = other_has + other_none
        turned_skull = clear * (value + (1.0 - kept) * slope)
        turned_none = clear * (value - kept * slope)
        turned_has = (skull + no_skull) * (1.0 - value - (1.0 - have) * other_slope)
        turned_without = (skull + no_skull) * (1.0 - value + have * other_slope)
    if for_challenger:
        choice[0], choice[1] = own_kept, own_lost
        values[NO_SKULL] = drawn_none + turned_none
        for holding in range(IN_HAND, HOLDINGS):
            if own_from <= holding < own_to:
                values[holding] = keep * own_kept + (1.0 - keep) * own_lost
            else:
                values[holding] = drawn_skull + turned_skull
    else:
        values[NO_SKULL] = own_none + turned_without
        for holding in range(IN_HAND, HOLDINGS):
            if other_from <= holding < other_to:
                values[holding] = own_has + found
            else:
                values[holding] = own_has + turned_has


@compiled
def spread(tree: Flat, strategy: Chances, reach: Chances) -> None:
    """How far each holding comes by its seat's own choices, for every node."""
    for node in range(len(tree.actor)):
        if tree.is_attempt[node]:
            continue
        actor, place = tree.actor[node], tree.place[node]
        options, slots = tree.options[node], tree.slots[node]
        before = 2 if place >= 0 else 0
        if place >= 0:
            reach[1 - actor, place] = reach[1 - actor, node]
            reach[actor, place] = 0.0
        for option in range(before, options):
            child = tree.child[tree.first_child[node] + option - before]
            reach[1 - actor, child] = reach[1 - actor, node]
        for holding in range(HOLDINGS):
            mass, slot = reach[actor, node, holding], slots + holding * options
            if place >= 0:
                reach[actor, place, holding] += mass * strategy[slot]
                if holding == IN_HAND:
                    laid = IN_HAND + tree.height[node] + 1
                    reach[actor, place, laid] += mass * strategy[slot + 1]
            for option in range(before, options):
                child = tree.child[tree.first_child[node] + option - before]
                reach[actor, child, holding] = mass * strategy[slot + option]


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
    best: bool,
) -> None:
    """Brings the values of attempts to the root: of the strategy, with regrets, or the best."""
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
                regrets[slots] = max(0.0, regrets[slots] + keep - value)
                regrets[slots + 1] = max(0.0, regrets[slots + 1] + lose - value)
            continue
        before = 2 if place >= 0 else 0
        for holding in range(HOLDINGS):
            if not mine:
                total = values[place, holding] if place >= 0 else 0.0
                for option in range(before, options):
                    total += values[
                        tree.child[tree.first_child[node] + option - before], holding
                    ]
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
                regrets[slot + option] += value
            values[node, holding] = most if best else total
            if not best:
                for option in range(slot, slot + options):
                    if tree.is_open[option]:
                        regrets[option] = max(0.0, regrets[option] - total)


@compiled
def solve_round(
    tree: Flat,
    discs: tuple[int, int],
    turned: tuple[int, int],
    after_failure: tuple[Chances, Chances],
    after_success: tuple[Chances, Chances],
    beliefs: tuple[float, float],
    most: int,
    enough: float,
) -> tuple[Chances, float, float, int]:
    """A strategy for both seats, the bounds of what the round is worth to seat 0, and the work.

    It stops when the bounds are near enough, or after the most iterations.
    """
    nodes, slots = len(tree.actor), len(tree.is_open)
    regrets, means = np.zeros(slots), np.zeros(slots)
    strategy, uniform = np.zeros(slots), tree.is_open.astype(np.float64)
    reach = np.zeros((2, nodes, HOLDINGS))
    reach[:, 0, NO_SKULL] = reach[:, 0, IN_HAND] = 1.0
    prior = np.zeros((2, HOLDINGS))
    for seat in range(2):
        prior[seat] = beliefs[seat]
        prior[seat, NO_SKULL] = 1.0 - beliefs[seat]
    values, choice = np.zeros((nodes, HOLDINGS)), np.zeros((nodes, 2))
    sums, choice_sums = np.zeros((2, nodes, HOLDINGS)), np.zeros((nodes, 2))
    match_regrets(tree, regrets, strategy, 0, uniform)
    match_regrets(tree, regrets, strategy, 1, uniform)
    bounds = np.zeros(2)
    weights = 0.0
    for turn in range(1, most + 1):
        weights += turn
        for seat in range(2):
            spread(tree, strategy, reach)
            for node in range(nodes):
                if not tree.is_attempt[node]:
                    continue
                actor = tree.actor[node]
                believed = (beliefs[actor], beliefs[1 - actor])
                weigh_attempt(
                    tree,
                    node,
                    discs[actor],
                    turned[actor] == 1,
                    after_failure[actor],
                    after_success[actor],
                    reach[actor, node] * prior[actor],
                    reach[1 - actor, node] * prior[1 - actor],
                    believed,
                    strategy[tree.slots[node]],
                    actor == seat,
                    values[node],
                    choice[node],
                )
                sums[seat, node] += turn * values[node]
                if actor == seat:
                    choice_sums[node] += turn * choice[node]
            # The means are of what the other has just answered.
            for node in range(nodes):
                if tree.actor[node] != seat:
                    continue
                if tree.is_attempt[node]:
                    mass = 0.0
                    for holding in range(tree.own_from[node], tree.own_to[node]):
                        mass += reach[seat, node, holding]
                    for option in range(2):
                        slot = tree.slots[node] + option
                        means[slot] += turn * mass * strategy[slot]
                    continue
                options = tree.options[node]
                for holding in range(HOLDINGS):
                    mass = turn * reach[seat, node, holding]
                    for option in range(options):
                        slot = tree.slots[node] + holding * options + option
                        means[slot] += mass * strategy[slot]
            gather(tree, seat, strategy, values, choice, regrets, False)
            match_regrets(tree, regrets, strategy, seat, uniform)
        if turn % 50 == 0 or turn == most:
            for seat in range(2):
                values[:] = sums[seat]
                gather(tree, seat, strategy, values, choice_sums, regrets.copy(), True)
                skull = beliefs[seat] * values[0, IN_HAND]
                bounds[seat] = (skull + (1.0 - beliefs[seat]) * values[0, NO_SKULL]) / weights
            if bounds[0] + bounds[1] - 1.0 < enough:
                break
    match_regrets(tree, means, strategy, 0, uniform)
    match_regrets(tree, means, strategy, 1, uniform)
    return strategy, 1.0 - bounds[1], bounds[0], turn
