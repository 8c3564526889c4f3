"""Following a game for two: what everybody believes of both skulls, by the solved strategy.

The strategy is a grid of beliefs. The player goes by lots: before a round it draws a point of the
grid near what the last round made of the point before, and plays the round as if that was what all
believe. Of its own belief the lot is such that a skull is as likely as before; of the other's it is
drawn by nearness. Nobody sees a lot, and none is kept: what the player did tells how likely each
is, and it mixes its answers over all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ossuary.games.skull.actions import DISCS
from ossuary.games.skull.solver.rounds import (
    HOLDINGS,
    IN_HAND,
    NO_SKULL,
    PASS_OPTION,
    Node,
    Standing,
    after_placing,
    flipped_places,
    grid_of,
    round_of,
)
from ossuary.games.skull.solver.strategy import FALTERING, Strategy
from ossuary.kernel.view import Heard

Lot = tuple[int, int]
"""A point of the grid: the belief of the one who begins, and of the other."""
Lots = dict[Lot, tuple[float, float]]
"""How likely each lot is together with no skull, and with the player's skull."""
Masses = dict[Lot, list[float]]
"""For each lot how likely each holding is."""


def near(points: int, belief: float) -> list[tuple[int, float]]:
    """The points of a grid around a belief, and how near they are."""
    if points == 1:
        return [(0, 1.0)]
    low = min(int(belief * (points - 1)), points - 2)
    part = belief * (points - 1) - low
    return [(place, weight) for place, weight in ((low, 1 - part), (low + 1, part)) if weight > 0]


def share(part: float, rest: float, otherwise: float) -> float:
    total = part + rest
    return part / total if total > 0 else otherwise


class RoundFollower:
    """One round: how likely each holding of either seat is, for each lot.

    Seats are counted from the one who begins. The player knows how it plays itself; the other it
    reads as one who plays alike but may falter, so that a surprise can be read too.
    """

    def __init__(self, strategy: Strategy, standing: Standing, lots: Lots, player: int) -> None:
        self.strategy = strategy
        self.standing = standing
        self.start = lots
        self.player = player
        self.tree = round_of(standing.discs, standing.other_discs)
        self.grids = [grid_of(discs, strategy.points) for discs in self.tree.discs]
        self.masses: list[Masses] = [{}, {}]
        for lot, weights in lots.items():
            other = self.grids[1 - player][lot[1 - player]]
            nowhere = [0.0] * (HOLDINGS - 2)
            self.masses[player][lot] = [*weights, *nowhere]
            self.masses[1 - player][lot] = [1 - other, other, *nowhere]
        self.before = list(self.masses)
        self.number = 0
        for _ in range(2):
            self.place()

    @property
    def node(self) -> Node:
        return self.tree.nodes[self.number]

    def chances(self, node: Node, holding: int, lot: Lot) -> dict[int, float]:
        """How likely each option is with this holding and lot."""
        start = node.slots + holding * node.options
        options = [o for o in range(node.options) if self.tree.is_open(node, holding, o)]
        slots = [start + option for option in options]
        return dict(zip(options, self.strategy.chances(self.standing, lot, slots), strict=True))

    def place(self) -> None:
        """Who is asked adds a disc; nobody sees which."""
        node = self.node
        height = node.heights[node.actor]
        self._learn(node, {face: after_placing(IN_HAND, height, face) for face in range(2)})
        self.number = node.place

    def bid(self, bid: int) -> None:
        """Who is asked bids or passes."""
        node = self.node
        option = list(node.bids).index(bid) + (2 if node.place >= 0 else 0)
        self._learn(node, {option: IN_HAND})
        self.number = node.bids[bid]

    def _learn(self, node: Node, seen: dict[int, int]) -> None:
        """Weighs the holdings of the one who acted by how likely these options were."""
        old = self.masses[node.actor]
        new = self._weighed(node, old, seen, node.actor != self.player)
        if not any(map(any, new.values())):
            # Somebody else played in this seat before.
            new = self._weighed(node, old, seen, True)
        self.masses[node.actor] = new

    def _weighed(self, node: Node, old: Masses, seen: dict[int, int], falters: bool) -> Masses:
        new: Masses = {}
        for lot, masses in old.items():
            new[lot] = [0.0] * HOLDINGS
            for holding, mass in enumerate(masses):
                if not mass:
                    continue
                chances = read(self.chances(node, holding, lot), falters)
                for option, moved in seen.items():
                    if option in chances:
                        # Only the skull moves, from the hand to the stack.
                        after = moved if holding == IN_HAND else holding
                        new[lot][after] += mass * chances[option]
        return new

    def mixed(self, node: Node, holding: int, masses: Masses) -> dict[int, float]:
        """How likely each option of a question is, over all lots."""
        mixed: dict[int, float] = {}
        known = any(mass[holding] for mass in masses.values())
        for lot, mass in masses.items():
            weight = mass[holding] if known else 1.0
            if weight:
                for option, chance in self.chances(node, holding, lot).items():
                    mixed[option] = mixed.get(option, 0.0) + weight * chance
        return mixed

    def keep(self, lot: Lot) -> float:
        """How likely the challenger is to keep its skull when it flips it (SK-17)."""
        node = self.node
        chances = self.strategy.chances(self.standing, lot, [node.slots, node.slots + 1])
        return read(dict(enumerate(chances)), node.actor != self.player)[0]

    def keep_mixed(self) -> float:
        """The same over all lots, when the challenger is the player."""
        own, _ = flipped_places(self.node)
        kept = total = 0.0
        for lot, mass in self.masses[self.player].items():
            weight = sum(mass[holding] for holding in own)
            kept, total = kept + weight * self.keep(lot), total + weight
        return kept / total if total else 0.5

    def after(self, skull_of: int | None) -> tuple[Standing, Lots]:
        """The next round, once an attempt ended at nobody's, its own or the other's skull."""
        challenger = self.node.actor
        if skull_of is None:
            standing = self.standing.after_success(challenger)
        else:
            standing = self.standing.after_failure(challenger)
        lots: Lots = {}
        rows, columns = self.strategy.sides(standing)
        for ahead in (self._ahead(lot, skull_of) for lot in self.start):
            own, other, weight = ahead
            if not weight:
                continue
            for row, near_row in near(rows, own):
                for column, near_column in near(columns, other):
                    # The challenger begins, so that the first belief is its own.
                    place = row if self.player == challenger else column
                    points = rows if self.player == challenger else columns
                    belief = place / (points - 1) if points > 1 else 1.0
                    part = weight * near_row * near_column
                    without, having = lots.get((row, column), (0.0, 0.0))
                    lots[row, column] = (without + part * (1 - belief), having + part * belief)
        return standing, lots or {(rows - 1, columns - 1): (0.0, 1.0)}

    def _ahead(self, lot: Lot, skull_of: int | None) -> tuple[float, float, float]:
        """What is believed of both seats after a lot, the challenger first, and its weight."""
        challenger = self.node.actor
        discs = self.tree.discs[challenger]
        own, other = flipped_places(self.node)
        mine, theirs = self.masses[challenger][lot], self.masses[1 - challenger][lot]
        found, there = sum(mine[h] for h in own), sum(theirs[h] for h in other)
        skull = sum(mine[h] for h in range(IN_HAND, HOLDINGS) if h not in own)
        have = sum(theirs[h] for h in range(IN_HAND, HOLDINGS) if h not in other)
        before = self.grids[challenger][lot[challenger]]
        other_before = self.grids[1 - challenger][lot[1 - challenger]]
        if skull_of == challenger:
            kept, seen = self.keep(lot), share(have + there, theirs[NO_SKULL], other_before)
            weights = found, sum(theirs)
        elif skull_of is not None:
            left = (discs - 1) / discs
            kept = share(skull * left, mine[NO_SKULL] + skull / discs, before * left)
            seen, weights = 1.0, (skull + mine[NO_SKULL], there)
        else:
            kept = share(skull, mine[NO_SKULL], before)
            seen = share(have, theirs[NO_SKULL], other_before)
            weights = skull + mine[NO_SKULL], have + theirs[NO_SKULL]
        return kept, seen, weights[0 if challenger == self.player else 1]


def read(chances: dict[int, float], falters: bool) -> dict[int, float]:
    """How likely the options are, to one who doesn't know or who does that they are played so."""
    if not falters:
        return chances
    even = FALTERING / len(chances)
    return {option: (1 - FALTERING) * each + even for option, each in chances.items()}


class Follower:
    """A whole game, by all that was heard of it, for the player in this seat."""

    def __init__(self, strategy: Strategy, events: Sequence[Heard], player: int) -> None:
        self.first = 0
        standing, lots = Standing(DISCS, 0, DISCS, 0), {(0, 0): (0.0, 1.0)}
        self.round: RoundFollower | None = None
        skull_of: int | None = None
        laid = [0, 0]
        for heard in events:
            name, actor, values = heard.name, heard.actor, cast("tuple[Any, ...]", heard.values)
            if name == "round":
                self.first, laid, skull_of = values[1], [0, 0], None
                self.round = RoundFollower(strategy, standing, lots, self.first ^ player)
            elif self.round is None:
                continue
            elif name == "place" and actor is not None:
                laid[actor] += 1
                if laid[actor] > 1:
                    self.round.place()
            elif name == "bid":
                self.round.bid(values[0])
            elif name == "pass":
                self.round.bid(PASS_OPTION)
            elif name == "failed":
                skull_of = self.first ^ values[1]
            elif name == "succeeded" or (name == "left" and values[1]):
                standing, lots = self.round.after(skull_of)
