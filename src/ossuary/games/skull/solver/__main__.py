"""Solving Skull for two, and learning it for more: `python -m ossuary.games.skull.solver`."""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import partial
from math import sqrt
from pathlib import Path

import numpy as np
from rich.progress import Progress

from ossuary.games.skull import SkullGame
from ossuary.games.skull.actions import DISCS
from ossuary.games.skull.bots.duellist import Duellist
from ossuary.games.skull.options import SkullOptions
from ossuary.games.skull.solver.attacking import Attacker
from ossuary.games.skull.solver.exploiting import Responses, responses_to
from ossuary.games.skull.solver.folding import fold
from ossuary.games.skull.solver.learning import Learner, Lessons
from ossuary.games.skull.solver.learnt import shipped_learnt, write_learnt
from ossuary.games.skull.solver.outplaying import outplay, weights_of, won
from ossuary.games.skull.solver.rounds import Standing, standings
from ossuary.games.skull.solver.solving import Effort, Solution, solve, work_to_do
from ossuary.games.skull.solver.sparring import PARTNERS, clone_of, watched
from ossuary.games.skull.solver.strategy import (
    Strategy,
    read_strategy,
    shipped_strategy,
    write_strategy,
)
from ossuary.kernel.match import Bot, play


def solve_all(given: argparse.Namespace) -> None:
    """Solves from nothing and writes the strategy."""
    effort = Effort(given.grid, given.iterations)
    with Progress() as bar:
        task = bar.add_task("solving", total=work_to_do(effort))
        solution = solve(effort, given.jobs, lambda nodes: bar.advance(task, nodes))
    blocks = {standing: fold(each, standing) for standing, each in solution.strategies.items()}
    Path(given.file).write_bytes(write_strategy(effort.grid, blocks))
    print_values(solution)


def print_values(solution: Solution) -> None:
    """The table of docs/skull-solved.md, and how sure it is."""
    for standing in sorted(standings()):
        low, high = (bound[-1, -1] for bound in solution.bounds(standing))
        value, half = (low + high) / 2, (high - low) / 2
        print(*standing, f"{value:.4f} ± {half:.4f}")
    gaps = [np.subtract(*solution.bounds(standing)[::-1]).ravel() for standing in standings()]
    residuals = np.concatenate(gaps)
    gains = np.concatenate([each.ravel() for each in solution.gains.values()])
    for name, numbers in (("residual", residuals), ("gain in a round", gains)):
        mean, most = numbers.mean(), numbers.max()
        print(f"{name}: mean {mean:.5f}, 99 % {np.quantile(numbers, 0.99):.5f}, most {most:.5f}")


def strategy_of(given: argparse.Namespace) -> Strategy:
    if given.file is None:
        return shipped_strategy()
    return read_strategy(Path(given.file).read_bytes(), given.file)


def exploit(given: argparse.Namespace) -> None:
    """What best responders gain, and how many games the one who is told nothing wins."""
    strategy = strategy_of(given)
    with Progress() as bar:
        task = bar.add_task("responding", total=2 * len(standings()))
        told, responses = (
            responses_to(strategy, goes_on, lambda: bar.advance(task)) for goes_on in (True, False)
        )
    start = Standing(DISCS, 0, DISCS, 0)
    begun, answered = told.begun[start][1][0, 0], told.answered[start][1][0, 0]
    print(f"told every lot it wins {begun:.4f} when it begins, {answered:.4f} when it doesn't")
    print(f"exploitability {told.exploitability:.4f}")
    gains = np.concatenate([each.ravel() for each in responses.gains.values()])
    print(f"in the first round alone it gains {responses.exploitability:.4f}")
    print(f"in a round both gain {gains.mean():.5f} on average, {gains.max():.5f} at most")
    if given.games:
        attack(responses, given.games, given.seed)


def attack(responses: Responses, games: int, seed: str) -> None:
    """The response in whole games, seats in turn."""
    game = SkullGame(SkullOptions(players=2))
    attacker, player = Attacker(responses), Duellist(responses.strategy)
    wins = 0.0
    for number in range(games):
        bots: list[Bot] = [player, player]
        bots[number % 2] = attacker
        outcome = play(game, bots, f"{seed} {number}").replay(game).outcome
        assert outcome is not None
        wins += outcome.share(number % 2)
    share = told_with_interval(wins / games, games)
    print(f"the attacker wins {share} of {games} games (seed {seed!r})")


def learn(given: argparse.Namespace) -> None:
    """Learns to play with any number from nothing, and writes what was learnt."""
    if given.games < len(PARTNERS):
        raise SystemExit(f"Somebody has to be watched: --games {len(PARTNERS)} or more.")
    with Progress() as bar:
        task = bar.add_task("watching", total=given.games)
        seen = watched(given.games, partial(bar.advance, task))
        task = bar.add_task("learning to answer alike", total=len(seen))
        clones = []
        for each in seen:
            clones.append(clone_of(each))
            bar.advance(task)
        task = bar.add_task("learning", total=given.answers)
        learner = Learner(Lessons(answers=given.answers), clones)
        weights = learner.learn(partial(bar.advance, task))
    Path(given.file).write_bytes(write_learnt(weights))


def outplay_all(given: argparse.Namespace) -> None:
    """Learns to win against what was learnt, and says how often it does."""
    others = weights_of(shipped_learnt())
    lessons = Lessons(answers=given.answers, counts=(given.players,), surprise=(0.01, 0.001))
    with Progress() as bar:
        task = bar.add_task("learning", total=given.answers)
        one = outplay(others, lessons, partial(bar.advance, task))
    for name, weights in (("before", others), ("after", one)):
        wins, matches = won(weights, others, replace(lessons, answers=given.answers / 10))
        print(f"{name}: wins {told_with_interval(wins / matches, matches)} of {matches} matches")


def told_with_interval(rate: float, games: int) -> str:
    return f"{rate:.4f} ± {1.96 * sqrt(rate * (1 - rate) / games):.4f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ossuary.games.skull.solver")
    commands = parser.add_subparsers(required=True)
    solving = commands.add_parser("solve", help="solve from nothing and write the strategy")
    solving.add_argument("file")
    solving.add_argument("--grid", type=int, default=Effort().grid)
    solving.add_argument("--iterations", type=int, default=Effort().iterations)
    solving.add_argument("--jobs", type=int, default=2)
    solving.set_defaults(run=solve_all)
    exploiting = commands.add_parser("exploit", help="how much a best responder wins")
    exploiting.add_argument("--file", help="a strategy file; without it, the shipped one")
    exploiting.add_argument("--games", type=int, default=0, help="games to attack in")
    exploiting.add_argument("--seed", default="attack")
    exploiting.set_defaults(run=exploit)
    learning = commands.add_parser("learn", help="learn to play with any number, and write it")
    learning.add_argument("file")
    learning.add_argument("--games", type=int, default=1500, help="games to watch others in")
    learning.add_argument("--answers", type=float, default=Lessons().answers, help="to learn from")
    learning.set_defaults(run=learn)
    outplaying = commands.add_parser("outplay", help="learn to win against what was learnt")
    outplaying.add_argument("--players", type=int, default=4)
    outplaying.add_argument("--answers", type=float, default=2e7, help="to learn from")
    outplaying.set_defaults(run=outplay_all)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
