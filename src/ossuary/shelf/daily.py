"""The daily challenge: a game for one that is the same for everybody on a date (UTC).

A game that has one says so by its room `presentation/daily.py`: OPTIONS are those with which it is
played, and `strip(score, options)` shows a result in a few signs. How it went is its own sentence,
`daily-result`.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import NamedTuple

import msgspec

from ossuary.kernel.error import BadOption
from ossuary.kernel.game import Game
from ossuary.kernel.match import Match
from ossuary.kernel.record import Proof, Record
from ossuary.shelf.games import load, part_of
from ossuary.shelf.packages import has_part, packages
from ossuary.shelf.words import Words

ROOM = "presentation.daily"


class Daily(NamedTuple):
    """A game's challenge of a date."""

    game: Game
    date: str

    @property
    def seed(self) -> str:
        return f"daily/{self.game.name}/{self.game.rules}/{self.date}"

    def match(self, players: list[str] | None = None) -> Match:
        return Match(self.game, self.seed, players, lots=True)

    def line(self, words: Words, reason: str, score: int, attempt: int) -> str:
        """What can be shared: how it went, and nothing of what was drawn."""
        chosen = self.game.options.json().items()
        numbers = {name: value for name, value in chosen if type(value) is int}
        return words.say(
            "daily-line",
            title=words.say("title"),
            date=self.date,
            result=words.say("daily-result", **numbers, reason=reason, score=score),
            attempt=attempt,
            rules=self.game.rules,
        )

    def strip(self, score: int) -> str:
        """The same in a few signs."""
        return str(part_of(self.game.name, ROOM).strip(score, self.game.options))


def has_daily(name: str) -> bool:
    return has_part(name, ROOM)


def daily(name: str, day: str) -> Daily:
    """A game's challenge of a date, written as 2026-11-16."""
    if not has_daily(name):
        known = ", ".join(game for game in packages() if has_daily(game))
        raise BadOption("daily-none", name=name, known=known)
    if not _is_date(day):
        raise BadOption("daily-date", date=day)
    return Daily(load(name, dict(part_of(name, ROOM).OPTIONS)), day)


def daily_of(game: Game, record: Record) -> Daily | None:
    """The challenge of which this is a record, if it is of any."""
    if record.proof is None or game.other_components is not None or not has_daily(game.name):
        return None
    day = str(record.proof.seed).rpartition("/")[2]
    found = daily(game.name, day) if _is_date(day) else None
    proof = msgspec.structs.replace(record.proof, seal=None)
    if found is None or proof != Proof(found.seed, lots=True):
        return None
    return found if game.options == found.game.options else None


def today() -> str:
    """The date, everywhere the same."""
    return day_of(datetime.now(UTC).timestamp())


def day_of(moment: float) -> str:
    """The date of a moment, in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def _is_date(day: str) -> bool:
    try:
        return date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False
