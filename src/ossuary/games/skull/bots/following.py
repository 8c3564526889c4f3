"""Following a game for two: what everybody believes of both skulls, by the solved strategy.

Between the points of the strategy's grid a seat plays as if a lot had been drawn for one of them
before the round: near its own belief by a lot that leaves the chance of its skull as it is, near
the other's belief by nearness. Nobody sees the lot; what is seen is weighed over all of them.
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
    round_of,
)
from ossuary.games.skull.solver.strategy import FALTERING, Strategy
from ossuary.kernel.view import Heard

Masses = list[list[float]]
"""For each lot the chance of each holding."""


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
    """One round: how likely each holding of either seat is by what was seen of it.

    Seats are counted from the one who begins. The player knows how it plays itself; the other it
    reads as one who plays alike but may falter, so that a surprise can be read too.
    """

    def __init__(
        self, strategy: Strategy, standing: Standing, beliefs: tuple[float, float], player: int
    ) -> None:
        self.player = player
        self.strategy = strategy
        self.standing = standing
        self.beliefs = beliefs
        self.tree = round_of(standing.discs, standing.other_discs)
        sides = strategy.sides(standing)
        rows, columns = near(sides[0], beliefs[0]), near(sides[1], beliefs[1])
        self.lots = [(row[0], column[0]) for row in rows for column in columns]
        self.masses: list[Masses] = [[], []]
        for row in rows:
            for column in columns:
                weight = row[1] * column[1]
                for seat, (place, _) in enumerate((row, column)):
                    # Of the lots a seat with its skull draws more often those where it has it.
                    belief = place / (sides[seat] - 1) if sides[seat] > 1 else 1.0
                    mass = [0.0] * HOLDINGS
                    mass[NO_SKULL], mass[IN_HAND] = weight * (1 - belief), weight * belief
                    self.masses[seat].append(mass)
        self.before = [self.masses[0], self.masses[1]]
        self.number = 0
        for _ in range(2):
            self.place()

    @property
    def node(self) -> Node:
        return self.tree.nodes[self.number]

    def open_slots(self, node: Node, holding: int) -> list[tuple[int, int]]:
        """The options allowed with a holding, and their slots."""
        start = node.slots + holding * node.options
        return [
            (option, start + option)
            for option in range(node.options)
            if self.tree.is_open(node, holding, option)
        ]

    def chances(self, node: Node, holding: int) -> list[dict[int, float]]:
        """For each lot how likely each option is."""
        found = self.open_slots(node, holding)
        options, slots = [option for option, _ in found], [slot for _, slot in found]
        return [
            dict(zip(options, self.strategy.chances(self.standing, lot, slots), strict=True))
            for lot in self.lots
        ]

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

    def read(self, seat: int, chances: dict[int, float]) -> dict[int, float]:
        """How likely the options of a seat are to the player."""
        if seat == self.player:
            return chances
        even = FALTERING / len(chances)
        return {option: (1 - FALTERING) * each + even for option, each in chances.items()}

    def _learn(self, node: Node, seen: dict[int, int]) -> None:
        """Weighs the holdings of the one who acted by how likely these options were."""
        old = self.masses[node.actor]
        new = [[0.0] * HOLDINGS for _ in old]
        for holding in range(HOLDINGS):
            if not any(mass[holding] for mass in old):
                continue
            for lot, chances in enumerate(self.chances(node, holding)):
                read = self.read(node.actor, chances)
                for option, moved in seen.items():
                    if option in read:
                        # Only the skull moves, from the hand to the stack.
                        after = moved if holding == IN_HAND else holding
                        new[lot][after] += old[lot][holding] * read[option]
        self.masses[node.actor] = new

    def mixed(self, node: Node, holding: int, masses: Masses) -> dict[int, float]:
        """How likely each option of a question is, over all lots."""
        mixed: dict[int, float] = {}
        certain = any(mass[holding] for mass in masses)
        for mass, chances in zip(masses, self.chances(node, holding), strict=True):
            for option, chance in chances.items():
                weight = mass[holding] if certain else 1.0
                mixed[option] = mixed.get(option, 0.0) + weight * chance
        return mixed

    def keep(self) -> float:
        """How likely the challenger is to keep its skull when it flips it (SK-17)."""
        node = self.node
        own, _ = flipped_places(node)
        total = kept = 0.0
        for lot, mass in zip(self.lots, self.masses[node.actor], strict=True):
            chances = self.strategy.chances(self.standing, lot, [node.slots, node.slots + 1])
            chance = self.read(node.actor, dict(enumerate(chances)))[0]
            weight = sum(mass[holding] for holding in own)
            total, kept = total + weight, kept + weight * chance
        return kept / total if total else 0.5

    def after(self, skull_of: int | None) -> tuple[Standing, tuple[float, float]]:
        """The next round, once an attempt ended at nobody's, its own or the other's skull."""
        node = self.node
        challenger, discs = node.actor, self.tree.discs[node.actor]
        own, other = flipped_places(node)
        total = [[sum(column) for column in zip(*masses, strict=True)] for masses in self.masses]
        skull = sum(total[challenger][IN_HAND:]) - sum(total[challenger][h] for h in own)
        none = total[challenger][NO_SKULL]
        found = sum(total[1 - challenger][holding] for holding in other)
        have = sum(total[1 - challenger][IN_HAND:])
        other_none = total[1 - challenger][NO_SKULL]
        before, other_before = self.beliefs[challenger], self.beliefs[1 - challenger]
        if skull_of == challenger:
            after = self.standing.after_failure(challenger)
            return after, (self.keep(), share(have, other_none, other_before))
        if skull_of is not None:
            after, left = self.standing.after_failure(challenger), (discs - 1) / discs
            return after, (share(skull * left, none + skull / discs, before * left), 1.0)
        after = self.standing.after_success(challenger)
        have = max(0.0, have - found)
        return after, (
            share(max(0.0, skull), none, before),
            share(have, other_none, other_before),
        )


class Follower:
    """A whole game, by all that was heard of it."""

    def __init__(self, strategy: Strategy, events: Sequence[Heard], player: int) -> None:
        self.first = 0
        standing, beliefs = Standing(DISCS, 0, DISCS, 0), (1.0, 1.0)
        self.round: RoundFollower | None = None
        skull_of: int | None = None
        laid = [0, 0]
        for heard in events:
            name, actor, values = heard.name, heard.actor, cast("tuple[Any, ...]", heard.values)
            if name == "round":
                self.first, laid, skull_of = values[1], [0, 0], None
                self.round = RoundFollower(strategy, standing, beliefs, self.first ^ player)
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
                standing, beliefs = self.round.after(skull_of)
