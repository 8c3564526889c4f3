"""`ossuary simulate` and `ossuary bots`: games between bots, counted; and who the bots are."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ossuary.bots import RandomBot, bots_of, find_bot
from ossuary.cli.output import bot_name, console, say_words, whole_number
from ossuary.kernel.error import BadOption
from ossuary.kernel.game import Game
from ossuary.kernel.match import Bot, play
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.play import playout
from ossuary.shelf.games import kind_of, load, part_of
from ossuary.shelf.packages import has_part
from ossuary.shelf.words import Words


def simulate(given: argparse.Namespace) -> int:
    game = load(given.game, given.options, given.components)
    names = _bot_names(game, given.bots)
    speaker = say_words(given.lang, game.name)
    games = whole_number("--games", given.games, 1)
    seed = given.seed if given.seed is not None else "0"
    bots = [find_bot(game.name, name) for name in names]
    with progress(speaker, games) as done:
        result = run(game, bots, games, seed, done)
    result = {"game": game.name, "options": game.options.json(), "bots": names, **result}
    if given.json:
        print(json.dumps(result))
    else:
        _show(speaker, game, names, result)
    return 0


def run(
    game: Game, bots: list[Bot], games: int, seed: str, done: Callable[[int], None]
) -> dict[str, Any]:
    """Plays the games and counts. Random bots among themselves play in the compiled loop."""
    wins = [0.0] * game.players
    outcomes: list[Outcome] = []
    decisions = 0
    rng = Random(seed)
    all_random = all(type(bot) is RandomBot for bot in bots)
    begin = perf_counter()
    for number in range(games):
        if all_random:
            state = game.start()
            decisions += playout(state, rng)
            outcome = state.outcome
        else:
            record = play(game, bots, f"{seed}/{number}")
            decisions += sum(1 for move in record.moves if move[0] != "chance")
            outcome = record.replay(game).outcome
        assert outcome is not None
        outcomes.append(outcome)
        for player in outcome.winners:
            wins[player] += outcome.share(player)
        if number % 256 == 255:
            done(number + 1)
    seconds = perf_counter() - begin
    return {
        "games": games,
        "seed": seed,
        "decisions": decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(decisions / seconds, 1),
        "wins": [int(count) if count == int(count) else count for count in wins],
        "mean_length": decisions / games,
        **_own_statistics(game, outcomes),
    }


def _own_statistics(game: Game, outcomes: list[Outcome]) -> dict[str, Any]:
    """What only this game has to count."""
    room = "presentation.statistics"
    if not has_part(game.name, room):
        return {}
    found: dict[str, Any] = part_of(game.name, room).statistics(game.options, outcomes)
    return found


def _bot_names(game: Game, named: str | None) -> list[str]:
    names = [name.strip() for name in (named or "random").split(",")]
    if len(names) == 1:
        names *= game.players
    if len(names) != game.players:
        raise BadOption("bots-number", given=len(names), needed=game.players)
    return names


@contextmanager
def progress(speaker: Words, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal, where there is one."""
    err = Console(stderr=True)
    if not err.is_terminal:
        yield lambda done: None
        return
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task(speaker.say("simulating"), total=games)
        yield lambda done: progress.update(task, completed=done)


def _show(speaker: Words, game: Game, names: list[str], result: dict[str, Any]) -> None:
    out = console()
    title = speaker.say("title")
    out.print(speaker.say("simulated", games=result["games"], title=title), style="bold")
    rows = Table(box=None, header_style="dim", padding=(0, 3, 0, 0))
    for id in ("sim-player", "sim-bot", "sim-wins", "sim-share"):
        rows.add_column(speaker.say(id), justify="left" if id == "sim-bot" else "right")
    for player, wins in enumerate(result["wins"]):
        share = f"{wins / result['games']:.1%}"
        rows.add_row(
            str(player + 1),
            bot_name(speaker, names[player]),
            f"{wins:,.1f}".removesuffix(".0"),
            share,
        )
    out.print(rows)
    for id, value in (
        ("sim-decisions", f"{result['decisions']:,}"),
        ("sim-length", f"{result['mean_length']:.1f}"),
        ("sim-seconds", f"{result['seconds']:.2f}"),
        ("sim-speed", f"{result['decisions_per_second']:,.0f}"),
    ):
        out.print(f"{value:>12} {speaker.say(id)}", style="dim")


def list_bots(given: argparse.Namespace) -> int:
    kind_of(given.game)
    speaker = say_words(given.lang, given.game)
    rows = Table(box=None, show_header=False, padding=(0, 3, 0, 0))
    for name in bots_of(given.game):
        rows.add_row(
            f"[bold]{name}[/]", speaker.say(f"bot-{name}"), speaker.say(f"bot-{name}-help")
        )
    out = console()
    out.print(rows)
    out.print(speaker.say("bots-own"), style="dim")
    return 0
