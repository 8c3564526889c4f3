"""`ossuary play GAME --daily`: today's challenge, and which try it is."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from ossuary.cli import saves
from ossuary.cli.output import PERSON
from ossuary.kernel.error import BadOption, OssuaryError
from ossuary.kernel.match import Match
from ossuary.shelf.daily import Daily, daily, daily_of, today


def todays_match(given: argparse.Namespace) -> Match:
    """Today's challenge; whatever would make it another game is refused."""
    challenge = daily(given.game, today())
    own = challenge.game.options.json()
    others = [name for name, value in given.options.items() if value != own[name]]
    others += [name for name in ("bots", "seed", "components") if vars(given)[name] is not None]
    if others:
        raise BadOption("daily-own", argument=f"--{others[0]}")
    return challenge.match([PERSON])


def begun_today(game: str) -> Path | None:
    """Today's challenge that was broken off, if one waits: it is taken up before another try."""
    challenge = daily(game, today())
    waiting = sorted(saves.saves_folder().glob(f"{game}-*.json"))
    return next((file for file in waiting if _is_of(challenge, file)), None)


def attempt_of(challenge: Daily, file: Path) -> int:
    """Which try a game is of those that are kept here, counted from 1.

    Files are named by the moment in which their game began; one that lies elsewhere is the last.
    """
    own, waiting = file.resolve(), saves.saves_folder().resolve()
    kept = [
        other.stem
        for folder in (waiting, saves.records_folder().resolve())
        for other in folder.glob(f"{challenge.game.name}-*.json")
        if other != own and _is_of(challenge, other)
    ]
    return 1 + sum(own.parent != waiting or begun < own.stem for begun in kept)


def _is_of(challenge: Daily, file: Path) -> bool:
    with suppress(OssuaryError):
        record, game = saves.read(file)
        found = daily_of(game, record)
        return found is not None and found.seed == challenge.seed
    return False
