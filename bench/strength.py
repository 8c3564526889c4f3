"""Strength: the bots against random ones and against each other, with 95 % intervals.

Seats are rotated, so that nobody is first more often than another. At a table of four an even share
is 25 %, between two 50 %. And how long each thinks: who stands in for people must be quick as well.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import product
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any

import ossuary
from ossuary.bots import bots_of
from ossuary.games.nightmarium.bots import Hunter
from ossuary.kernel.action import Action
from ossuary.kernel.match import Bot, Match, play
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard

Z = 1.959964
"""Within so many standard deviations of the mean lie 95 %."""
PLAYERS = 4
TABLES = (2, 3, 4, 6)
"""How many sit at the tables where the bots of Skull meet each other."""
TIMED = 10
"""The games over which answers are timed."""
ENOUGH = 0.6
"""What each bot of Skull must win against three random ones."""
DUELS = {("greedy", "random"): 0.9, ("planner", "greedy"): 0.65}
"""What the first must win against the second, between two at Skulls of Sedlec."""
MONSTRANCE = 70
"""The points that the planner must reach on average: a renowned artisan."""

FOURS = {("builder", "random"): 0.6, ("hunter", "builder"): 0.3}
"""What the first must win against three of the second at Nightmarium; the hunter for sure."""
OTHER_TABLES: tuple[dict[str, Any], ...] = (
    *({"players": 2}, {"players": 3}, {"players": 5}),
    *({"seals": True}, {"victory": 7}),
)
"""The other tables of Nightmarium at which the hunter must win its share."""


class Patient(Hunter):
    """Somebody who wants to beat the hunter: four times its effort, twice as many answers."""

    def __init__(self) -> None:
        super().__init__(effort=640, width=16)


OUTSIDERS: dict[str, type[Bot]] = {"patient": Patient}
"""Those who play only here."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of games."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (middle - spread) / scale, (middle + spread) / scale


def one_game(game: ossuary.Game, bots: Sequence[Bot], seed: str) -> list[float]:
    """Each player's share of the win."""
    match = Match(game, seed)
    while not match.state.over:
        seat = match.state.actors()[0]
        match.apply(seat, match.ask(bots[game.player_of(seat)], seat))
    outcome = match.state.outcome
    assert outcome is not None
    return [outcome.share(player) for player in range(game.players)]


def against(game: ossuary.Game, bot: str, others: str, games: int, seed: str) -> float:
    """The share of wins of one bot among others of one kind; it has every seat equally often."""
    kinds, players = {**bots_of(game.name), **OUTSIDERS}, game.players
    wins = 0.0
    for number in range(games):
        bots: list[Bot] = [kinds[others]() for _ in range(players)]
        bots[number % players] = kinds[bot]()
        shares = one_game(game, bots, f"{seed}/{bot}/{number}")
        wins += shares[number % players]
    show(bot, wins, games)
    return wins / games


def among_the_house(game: ossuary.Game, games: int, seed: str) -> None:
    """Each bot in the same chairs: among any others of the house, and in every seat."""
    kinds, players = bots_of(game.name), game.players
    own = [bot for bot in kinds if bot != "random"]
    fields = list(product(own, repeat=players - 1))
    for bot in own:
        wins = 0.0
        for number in range(games):
            others, seat = fields[number // players % len(fields)], number % players
            table = [*others[:seat], bot, *others[seat:]]
            shares = one_game(game, [kinds[name]() for name in table], f"{seed}/house/{number}")
            wins += shares[seat]
        show(bot, wins, games)


class Clocked:
    """A bot whose answers are timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, view: Any, events: Sequence[Heard], options: Answers, rng: Random) -> Action:
        begin = process_time()
        action = self.bot.choose(view, events, options, rng)
        self.times.append(process_time() - begin)
        return action


def pace(game: ossuary.Game, seed: str) -> None:
    """How long the bots think about an answer, among their like."""
    print(f"{game.name}: milliseconds for an answer, {game.players} players")
    for bot, kind in bots_of(game.name).items():
        clocked = Clocked(kind())
        for number in range(TIMED):
            one_game(game, [clocked] * game.players, f"{seed}/pace/{number}")
        times = [1000 * time for time in clocked.times]
        print(f"  {bot:12} {mean(times):8.3f} on average, {max(times):8.3f} at most")


def show(bot: str, wins: float, games: int) -> None:
    low, high = wilson(wins, games)
    print(f"  {bot:12} {wins / games:6.1%}   [{low:.1%}, {high:.1%}]   of {games}")


def skull(games: int, seed: str) -> list[str]:
    """Each bot against three random ones, and among the house's own; who is too weak."""
    game = ossuary.game("skull", players=PLAYERS)
    own = [bot for bot in bots_of("skull") if bot != "random"]
    print(f"skull: one against {PLAYERS - 1} random, won")
    shares = {bot: against(game, bot, "random", games, seed) for bot in own}
    for players in TABLES:
        print(f"skull: among the house's own, {players} players, won")
        among_the_house(ossuary.game("skull", players=players), games, seed)
    pace(game, seed)
    return [bot for bot, share in shares.items() if share < ENOUGH]


def sedlec(games: int, seed: str) -> list[str]:
    """Two against each other, half as many games; and a tenth as many of Monstrance."""
    weak = []
    for (bot, other), enough in DUELS.items():
        print(f"sedlec: against {other}, two players, won")
        if against(ossuary.game("sedlec"), bot, other, games // 2, seed) < enough:
            weak.append(bot)
    pace(ossuary.game("sedlec"), seed)
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


def nightmarium(games: int, seed: str) -> list[str]:
    """One against three others, half as many games; fewer at other tables, and with the patient."""
    weak = []
    for (bot, other), enough in FOURS.items():
        print(f"nightmarium: one against {PLAYERS - 1} of {other}, won")
        share = against(ossuary.game("nightmarium"), bot, other, games // 2, seed)
        if wilson(share * (games // 2), games // 2)[0] < enough:
            weak.append(bot)
    for options in OTHER_TABLES:
        game = ossuary.game("nightmarium", **options)
        named = ", ".join(f"{name}: {value}" for name, value in options.items())
        print(f"nightmarium: against builders, {named}, won")
        if against(game, "hunter", "builder", games // 10, seed) < 1 / game.players:
            weak.append(f"hunter ({named})")
    print("nightmarium: four times the effort against 3 of hunter, won")
    against(ossuary.game("nightmarium"), "patient", "hunter", games // 5, seed)
    pace(ossuary.game("nightmarium"), seed)
    return weak


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how strong the bots are.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    weak = [
        bot for of in (skull, sedlec, nightmarium) for bot in of(arguments.games, arguments.seed)
    ]
    if weak:
        raise SystemExit(f"weaker than wanted: {', '.join(weak)}")


if __name__ == "__main__":
    main()
