"""Strength: each bot against random ones, and all of them at mixed tables, with 95 % intervals.

Seats are rotated, so that nobody is first more often than another. At a table of four an even share
is 25 %.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import sqrt

import ossuary
from ossuary.bots import bots_of
from ossuary.kernel.match import Bot, Match

PLAYERS = 4
ENOUGH = 0.6
"""What each bot must win against three random ones."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of games."""
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
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


def against_random(name: str, bot: str, games: int, seed: str) -> float:
    """The share of wins of one bot among random ones; it sits in every seat equally often."""
    game, kinds = ossuary.game(name, players=PLAYERS), bots_of(name)
    wins = 0.0
    for number in range(games):
        bots: list[Bot] = [kinds["random"]() for _ in range(PLAYERS)]
        bots[number % PLAYERS] = kinds[bot]()
        shares, _ = one_game(game, bots, f"{seed}/{bot}/{number}")
        wins += shares[number % PLAYERS]
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


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how strong the bots are.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    weak = []
    for name in ossuary.GAMES:
        print(f"{name}: one against {PLAYERS - 1} random, won")
        for bot in bots_of(name):
            if bot == "random":
                continue
            if against_random(name, bot, arguments.games, arguments.seed) < ENOUGH:
                weak.append(bot)
        print(f"{name}: among each other, won by seat taken")
        mixed(name, arguments.games, arguments.seed)
    if weak:
        raise SystemExit(f"below {ENOUGH:.0%} against random: {', '.join(weak)}")


if __name__ == "__main__":
    main()
