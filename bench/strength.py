"""Strength: the bots against random ones and against each other, with 95 % intervals.

Seats are rotated, so that nobody is first more often than another. At a table of four an even share
is 25 %, between two 50 %. And how long each thinks: who stands in for people must be quick as well.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import product
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any

import ossuary
from ossuary.arena.counting import mean_of, share_of
from ossuary.bots import bots_of
from ossuary.games.badbones.bots import Strategist
from ossuary.games.badbones.bots.buying import BASE_KIT
from ossuary.games.nightmarium.bots import Hunter
from ossuary.kernel.action import Action
from ossuary.kernel.match import Bot, Match, play
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard

PLAYERS = 4
TABLES = (2, 3, 4, 6)
"""How many sit at the tables where the bots of Skull meet each other."""
TIMED = 10
"""The games over which answers are timed."""
ENOUGH = 0.6
"""What each bot of Skull but the novice must win against three random ones."""
EVEN = 1 / PLAYERS
"""What the novice must win."""
DUELS = {("novice", "random"): 0.9, ("regular", "novice"): 0.65}
"""What the first must win against the second, between two at Skulls of Sedlec."""
MONSTRANCE = 70
"""The points that the regular must reach on average: a renowned artisan."""

FOURS = {("novice", "random"): 0.6, ("regular", "novice"): 0.3}
"""What the first must win against three of the second at Nightmarium; the regular for sure."""
OTHER_TABLES: tuple[dict[str, Any], ...] = (
    *({"players": 2}, {"players": 3}, {"players": 5}),
    *({"seals": True}, {"victory": 7}),
)
"""The other tables of Nightmarium at which the regular must win its share."""

SOLO_ROUNDS = 40
"""How long a village alone is to stand at Bad Bones, when it is measured how long it does."""
PRINTED_ROUNDS = 10
"""How long it has to stand by the rulebook."""
LONGER = {("novice", "random"): 2.0, ("master", "novice"): 1.5}
"""How many times as long the first must stand as the second, by the median."""
DUEL = 0.7
"""What the master must win against the novice, between two."""
TOGETHER = 3
"""How many of a kind play the co-operative game."""
SURVIVED = 0.5
"""How often masters must stand through its last round."""


class Patient(Hunter):
    """Somebody who wants to beat the hunter: four times its effort, twice as many answers."""

    def __init__(self) -> None:
        super().__init__(effort=640, width=16)


class Conservative(Strategist):
    """Buys what everybody has in the base game, and nothing else."""

    kit = BASE_KIT


OUTSIDERS: dict[str, type[Bot]] = {"patient": Patient, "conservative": Conservative}
"""Those who play only here."""


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
    _, low, high = share_of(wins, games)
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
    return [bot for bot, share in shares.items() if share < (EVEN if bot == "novice" else ENOUGH)]


def sedlec(games: int, seed: str) -> list[str]:
    """Two against each other, half as many games; and a tenth as many of Monstrance."""
    weak = []
    for (bot, other), enough in DUELS.items():
        print(f"sedlec: against {other}, two players, won")
        if against(ossuary.game("sedlec"), bot, other, games // 2, seed) < enough:
            weak.append(bot)
    pace(ossuary.game("sedlec"), seed)
    print("sedlec: Monstrance, points on average")
    if monstrance("regular", games // 10, seed) < MONSTRANCE:
        weak.append("regular of Monstrance")
    return weak


def monstrance(bot: str, games: int, seed: str) -> float:
    """The points of a bot on average, with shapes and conditions as chance gives them."""
    game, kind = ossuary.game("sedlec", monstrance=True), bots_of("sedlec")[bot]
    points: list[float] = []
    for number in range(games):
        outcome = play(game, [kind()], f"{seed}/monstrance/{number}").replay(game).outcome
        assert outcome is not None
        points += outcome.scores
    average, low, high = mean_of(points)
    print(f"  {bot:12} {average:6.1f}   [{low:.1f}, {high:.1f}]   of {games}")
    return average


def nightmarium(games: int, seed: str) -> list[str]:
    """One against three others, half as many games; fewer at other tables, and with the patient."""
    weak = []
    for (bot, other), enough in FOURS.items():
        print(f"nightmarium: one against {PLAYERS - 1} of {other}, won")
        share = against(ossuary.game("nightmarium"), bot, other, games // 2, seed)
        if share_of(share * (games // 2), games // 2).low < enough:
            weak.append(bot)
    for options in OTHER_TABLES:
        game = ossuary.game("nightmarium", **options)
        named = ", ".join(f"{name}: {value}" for name, value in options.items())
        print(f"nightmarium: against novices, {named}, won")
        if against(game, "regular", "novice", games // 10, seed) < 1 / game.players:
            weak.append(f"regular ({named})")
    print("nightmarium: four times the effort against 3 of regular, won")
    against(ossuary.game("nightmarium"), "patient", "regular", games // 5, seed)
    pace(ossuary.game("nightmarium"), seed)
    return weak


def badbones(games: int, seed: str) -> list[str]:
    """Alone, half as many games; between two, a quarter; at a table of four, a tenth."""
    print(
        f"badbones: alone, rounds stood of {SOLO_ROUNDS}, and round {PRINTED_ROUNDS} stood through"
    )
    medians = {bot: alone(bot, games // 2, seed) for bot in reversed(bots_of("badbones"))}
    weak = [
        f"{bot} of Bad Bones, alone"
        for (bot, other), times in LONGER.items()
        if medians[bot] < min(times * medians[other], SOLO_ROUNDS)
    ]
    print("badbones: against novice, two players, won")
    duel = ossuary.game("badbones", players=2)
    if against(duel, "master", "novice", games // 4, seed) < DUEL:
        weak.append("master of Bad Bones")
    print(f"badbones: one against {PLAYERS - 1} of novice, won")
    four = ossuary.game("badbones", players=PLAYERS)
    if against(four, "master", "novice", games // 10, seed) < 1 / PLAYERS:
        weak.append("master of Bad Bones, among four")
    weak += badbones_advanced(3 * games // 20, seed)
    pace(ossuary.game("badbones", players=6), seed)
    pace(ossuary.game("badbones", players=3, coop=True, advanced=True, commanders=True), seed)
    return weak


def badbones_advanced(games: int, seed: str) -> list[str]:
    """The market, alone and between two; and the co-operative game, in all four ways."""
    print("badbones: alone with market and commanders, rounds stood")
    for bot in reversed(bots_of("badbones")):
        alone(bot, games, seed, advanced=True, commanders=True)
    print("badbones: any purchase against the base game's, two players, won")
    market = ossuary.game("badbones", players=2, advanced=True)
    against(market, "master", "conservative", games, seed)
    print(f"badbones: together, {TOGETHER} of a kind, the last round stood through")
    weak = []
    if together("master", games, seed) < SURVIVED:
        weak.append("master of Bad Bones, together")
    together("novice", games, seed)
    for advanced, commanders in ((False, True), (True, False), (True, True)):
        with_what = ["market"] * advanced + ["commanders"] * commanders
        print(f"badbones: the same with {' and '.join(with_what)}")
        together("master", games // 3, seed, advanced=advanced, commanders=commanders)
    return weak


def together(bot: str, games: int, seed: str, **options: Any) -> float:
    """How often some of a kind win the co-operative game of Bad Bones."""
    game = ossuary.game("badbones", players=TOGETHER, coop=True, **options)
    kind = bots_of("badbones")[bot]
    wins = 0.0
    for number in range(games):
        bots = [kind() for _ in range(TOGETHER)]
        wins += sum(one_game(game, bots, f"{seed}/together/{number}"))
    show(bot, wins, games)
    return wins / games


def alone(bot: str, games: int, seed: str, **options: Any) -> float:
    """The median of the rounds that a bot stands through at Bad Bones."""
    game = ossuary.game("badbones", players=1, rounds=SOLO_ROUNDS, **options)
    kind = bots_of("badbones")[bot]
    rounds: list[int] = []
    for number in range(games):
        outcome = play(game, [kind()], f"{seed}/alone/{number}").replay(game).outcome
        assert outcome is not None
        rounds += outcome.scores
    middle = median(rounds)
    print(f"  {bot:12} {middle:6.1f} rounds, the median; from {min(rounds)} to {max(rounds)}")
    show(bot, sum(stood >= PRINTED_ROUNDS for stood in rounds), games)
    return middle


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how strong the bots are.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    weak = [
        bot
        for of in (skull, sedlec, nightmarium, badbones)
        for bot in of(arguments.games, arguments.seed)
    ]
    if weak:
        raise SystemExit(f"weaker than wanted: {', '.join(weak)}")


if __name__ == "__main__":
    main()
