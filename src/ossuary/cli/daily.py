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


def attempt_of(challenge: Daily, file: Path) -> int:
    """Which try a game is of those that are kept here, counted from 1.

    Files are named by the moment in which their game began; one that lies elsewhere is the last.
    """
    kept = [
        other.name
        for folder in (saves.saves_folder(), saves.records_folder())
        for other in folder.glob(f"{challenge.game.name}-*.json")
        if other != file and _is_of(challenge, other)
    ]
    is_kept = file.parent == saves.saves_folder()
    return 1 + sum(not is_kept or name < file.name for name in kept)


def _is_of(challenge: Daily, file: Path) -> bool:
    with suppress(OssuaryError):
        record, game = saves.read(file)
        found = daily_of(game, record)
        return found is not None and found.seed == challenge.seed
    return False
