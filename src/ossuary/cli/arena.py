"""`ossuary arena`: bots against each other, each in every seat, with intervals."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from rich.table import Table

from ossuary.arena.cluster import play_on_cluster
from ossuary.arena.ledger import Ledger
from ossuary.arena.line_ups import Bout, Pairing, pairings
from ossuary.arena.playing import GONE, SLOW
from ossuary.arena.plot import plot
from ossuary.arena.report import Cell, Failing, as_json, cells_of, failing_of
from ossuary.arena.workers import Rules, play_all
from ossuary.bots import bots_of, name_now
from ossuary.cli.output import bot_name, console, say_words, whole_number
from ossuary.cli.simulate import progress
from ossuary.kernel.error import BadOption, Unreadable
from ossuary.kernel.game import Game
from ossuary.shelf.games import load
from ossuary.shelf.words import Words


def arena(given: argparse.Namespace) -> int:
    game = load(given.game, given.options, given.components)
    bots = _bots(game, given.bots)
    rounds = -(-whole_number("--games", given.games, 1) // game.players)
    jobs = whole_number("--jobs", given.jobs, 1, 1000) if given.jobs else os.cpu_count() or 1
    rules = Rules(
        game,
        given.seed if given.seed is not None else "0",
        patience=whole_number("--patience", given.patience, 1, 3600),
        memory=whole_number("--memory", given.memory, 200),
    )
    head = {
        "game": game.name,
        "rules": game.rules,
        "options": game.options.json(),
        "components": game.other_components,
        "seed": rules.seed,
    }
    ledger = Ledger(Path(given.file) if given.file else None, head)
    wanted = [
        Bout(pairing, number)
        for number in range(rounds * game.players)
        for pairing in pairings(bots, game.players)
    ]
    speaker = say_words(given.lang, game.name)
    try:
        with progress(speaker, len(wanted)) as done:
            missing = [bout for bout in wanted if bout not in ledger.results]
            playing = (
                play_on_cluster(rules, missing, given.ray)
                if given.ray
                else play_all(rules, missing, jobs)
            )
            for played, (bout, result) in enumerate(playing, 1):
                ledger.note(bout, result)
                done(len(wanted) - len(missing) + played)
    finally:
        ledger.close()
    results = {bout: ledger.results[bout] for bout in wanted}
    cells = cells_of(results, game.players)
    if given.plot:
        _draw(Path(given.plot), cells, game, speaker)
    if given.json:
        print(json.dumps({**head, "players": game.players, **as_json(results, game.players)}))
    else:
        _show(speaker, game, bots, cells)
        _show_faults(speaker, failing_of(results, game.players))
    return 0


def _bots(game: Game, named: str | None) -> list[str]:
    known = bots_of(game.name)
    bots = [name.strip() for name in named.split(",")] if named else [*known]
    for name in bots:
        if name_now(game.name, name) not in known and ":" not in name:
            raise BadOption("bot-unknown", name=name, known=", ".join(known))
    different = {name_now(game.name, name) for name in bots}
    if len(different) < len(bots) or len(bots) < min(2, game.players):
        raise BadOption("arena-bots")
    return bots


def _draw(file: Path, cells: list[Cell], game: Game, speaker: Words) -> None:
    title = speaker.say("arena-title", title=speaker.say("title"), players=game.players)
    try:
        file.write_text(plot(cells, game.players, title), encoding="utf-8")
    except OSError as error:
        raise Unreadable(
            "file-unwritable", file=str(file), why=error.strerror or str(error)
        ) from error


def _show(speaker: Words, game: Game, bots: list[str], cells: list[Cell]) -> None:
    """A row for each bot, a column for those whom it met."""
    out, players = console(), game.players
    title = speaker.say("arena-title", title=speaker.say("title"), players=players)
    out.print(title, style="bold")
    rows = Table(box=None, header_style="dim", padding=(0, 3, 0, 0))
    rows.add_column(speaker.say("sim-bot"))
    columns = bots if players > 1 else [""]
    for others in columns:
        name = bot_name(speaker, others) if others else speaker.say("arena-points")
        head = speaker.say("arena-others", bot=name, number=players - 1) if others else name
        rows.add_column(head, justify="right")
    found = {cell.pairing: cell for cell in cells}
    for one in bots:
        met = [found.get(Pairing(one, others)) for others in columns]
        rows.add_row(bot_name(speaker, one), *[_written(cell, players) for cell in met])
    out.print(rows)
    games = cells[0].games
    out.print(speaker.say("arena-games", games=games), style="dim")
    if players > 1:
        out.print(speaker.say("arena-even", share=f"{1 / players:.1%}"), style="dim")


def _written(cell: Cell | None, players: int) -> str:
    if cell is None:
        return "·"
    scale = 1 if players == 1 else 100
    value, low, high = (scale * figure for figure in cell.figure)
    unit = "" if players == 1 else " %"
    return f"{value:.1f}{unit} [dim]({low:.1f}-{high:.1f})[/]"


def _show_faults(speaker: Words, faults: list[Failing]) -> None:
    out = console()
    reasons = {SLOW: speaker.say("arena-slow"), GONE: speaker.say("arena-gone")}
    for bot, why, games in faults:
        reason = reasons.get(why, why)
        told = speaker.say("arena-fault", bot=bot_name(speaker, bot), games=games, why=reason)
        out.print(told, style="red", markup=False)
