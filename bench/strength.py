"""Strength: the bots against random ones and against each other, with 95 % intervals.

Seats are rotated, so that nobody is first more often than another. At a table of four an even share
is 25 %, between two 50 %.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import sqrt
from statistics import mean, stdev

import ossuary
from ossuary.bots import bots_of
from ossuary.kernel.match import Bot, Match, play

Z = 1.959964
"""Within so many standard deviations of the mean lie 95 %."""
PLAYERS = 4
ENOUGH = 0.6
"""What each bot of Skull must win against three random ones."""
DUELS = {("greedy", "random"): 0.9, ("planner", "greedy"): 0.65}
"""What the first must win against the second, between two at Skulls of Sedlec."""
MONSTRANCE = 70
"""The points that the planner must reach on average: a renowned artisan."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of games."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (middle - spread) / scale, (middle + spread) / scale


def one_game(game: ossuary.Game, bots: Sequence[Bot], seed: str) -> tuple[list[float], int]:
    """Each player's share of the win, and the number of moves."""
    match = Match(game, seed)
    while not match.state.over:
        seat = match.state.actors()[0]
        match.apply(seat, match.ask(bots[game.player_of(seat)], seat))
    outcome = match.state.outcome
    assert outcome is not None
    return [outcome.share(player) for player in range(game.players)], len(match.record.moves)


def against(game: ossuary.Game, bot: str, others: str, games: int, seed: str) -> float:
    """The share of wins of one bot among others of one kind; it has every seat equally often."""
    kinds, players = bots_of(game.name), game.players
    wins = 0.0
    for number in range(games):
        bots: list[Bot] = [kinds[others]() for _ in range(players)]
        bots[number % players] = kinds[bot]()
        shares, _ = one_game(game, bots, f"{seed}/{bot}/{number}")
        wins += shares[number % players]
    show(bot, wins, games)
    return wins / games


def mixed(name: str, games: int, seed: str) -> None:
    """Tables of all the bots, one of them twice, in every order of seats."""
    game, kinds = ossuary.game(name, players=PLAYERS), bots_of(name)
    own = [bot for bot in kinds if bot != "random"]
    tables = sorted({order for extra in own for order in permutations([*own, extra])})
    wins, seats, moves = Counter[str](), Counter[str](), 0
    for number in range(games):
        table = tables[number % len(tables)]
        shares, length = one_game(game, [kinds[bot]() for bot in table], f"{seed}/mixed/{number}")
        moves += length
        seats.update(table)
        for bot, share in zip(table, shares, strict=True):
            wins[bot] += share  # type: ignore[assignment]
    for bot in own:
        show(bot, wins[bot], seats[bot])
    print(f"  {moves / games:.0f} moves in a game")


def show(bot: str, wins: float, games: int) -> None:
    low, high = wilson(wins, games)
    print(f"  {bot:12} {wins / games:6.1%}   [{low:.1%}, {high:.1%}]   of {games}")


def skull(games: int, seed: str) -> list[str]:
    """Each bot against three random ones, and all of them at mixed tables; who is too weak."""
    game = ossuary.game("skull", players=PLAYERS)
    own = [bot for bot in bots_of("skull") if bot != "random"]
    print(f"skull: one against {PLAYERS - 1} random, won")
    shares = {bot: against(game, bot, "random", games, seed) for bot in own}
    print("skull: among each other, won by seat taken")
    mixed("skull", games, seed)
    return [bot for bot, share in shares.items() if share < ENOUGH]


def sedlec(games: int, seed: str) -> list[str]:
    """Two against each other, half as many games; and a tenth as many of Monstrance."""
    weak = []
    for (bot, other), enough in DUELS.items():
        print(f"sedlec: against {other}, two players, won")
        if against(ossuary.game("sedlec"), bot, other, games // 2, seed) < enough:
            weak.append(bot)
    print("sedlec: Monstrance, points on average")
    if monstrance("planner", games // 10, seed) < MONSTRANCE:
        weak.append("planner of Monstrance")
    return weak


def monstrance(bot: str, games: int, seed: str) -> float:
    """The points of a bot on average, with shapes and conditions as chance gives them."""
    game, kind = ossuary.game("sedlec", monstrance=True), bots_of("sedlec")[bot]
    points: list[float] = []
    for number in range(games):
        outcome = play(game, [kind()], f"{seed}/monstrance/{number}").replay(game).outcome
        assert outcome is not None
        points += outcome.scores
    average, spread = mean(points), Z * stdev(points) / sqrt(games)
    low, high = average - spread, average + spread
    print(f"  {bot:12} {average:6.1f}   [{low:.1f}, {high:.1f}]   of {games}")
    return average


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how strong the bots are.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    weak = [bot for of in (skull, sedlec) for bot in of(arguments.games, arguments.seed)]
    if weak:
        raise SystemExit(f"weaker than wanted: {', '.join(weak)}")


if __name__ == "__main__":
    main()
