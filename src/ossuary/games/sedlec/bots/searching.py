"""A tree of turns, grown where it promises most.

Nothing is hidden at this table but the order of the unseen cards. So they are shuffled anew each
time, and all games that went the same way share its place in the tree, whatever came up in them.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final

from ossuary.games.sedlec.bots.lines import PUT, Line

CURIOSITY: Final = 0.6
"""How much a move that has seldom been tried is favoured."""
LEAST: Final = -1000.0


class Node:
    """What a move came to: how often it was tried, and what it brought to who made it."""

    def __init__(self, gain: float) -> None:
        self.gain: Final = gain
        """What it adds to the prospects, in points."""
        self.visits = 0
        self.total = 0.0
        self.next: Final[dict[int, Node]] = {}


def search(line: Line, rng: Random, playouts: int, turns: int) -> dict[int, Node]:
    """The moves of the question that is open, after so many games in the mind.

    After a move that is new everybody plays on by prospects, for so many turns.
    """
    root = Node(0.0)
    for _ in range(playouts):
        rng.shuffle(line.future.unseen)
        grow(root, line.clone(), turns)
    return root.next


def grow(root: Node, line: Line, turns: int) -> None:
    """One game: down the tree to a move that is new, and on from there."""
    node = root
    path: list[Node] = []
    seats: list[int] = []
    while not line.is_over:
        moves = line.moves()
        for move in moves:
            if move not in node.next:
                node.next[move] = Node(line.gain(move))
        move = favourite(node, moves)
        seats.append(line.future.seat)
        line.make(move)
        node = node.next[move]
        path.append(node)
        if not node.visits:
            line.play_on(turns)
            break
    values = line.values()
    for number in range(len(path)):
        path[number].visits += 1
        path[number].total += values[seats[number]]


def favourite(node: Node, moves: list[int]) -> int:
    """The move that does best, or has been tried too seldom for what it gains."""
    visits = 0
    total = 0.0
    for move in moves:
        visits += node.next[move].visits
        total += node.next[move].total
    unknown = total / visits if visits else 0.0
    weights = weights_of(node, moves)
    eager = CURIOSITY * sqrt(float(visits + 1)) / sum(weights)
    best = moves[0]
    most = LEAST
    for number in range(len(moves)):
        child = node.next[moves[number]]
        worth = child.total / child.visits if child.visits else unknown
        worth += eager * weights[number] / (1 + child.visits)
        if worth > most:
            most = worth
            best = moves[number]
    return best


def weights_of(node: Node, moves: list[int]) -> list[float]:
    """How much each move deserves to be tried: by how far it is behind the best of its sort.

    What is gained by taking and by placing can't be compared, so these are two sorts.
    """
    most_taking = LEAST
    most_putting = LEAST
    for move in moves:
        gain = node.next[move].gain
        if move >= PUT:
            if gain > most_putting:
                most_putting = gain
        elif gain > most_taking:
            most_taking = gain
    weights: list[float] = []
    for move in moves:
        most = most_putting if move >= PUT else most_taking
        weights.append(exp(node.next[move].gain - most))
    return weights
