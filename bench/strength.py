"""Strength: the bots' matches in the arena, and the page that says how they went.

Every game is noted in a file of its table below `.build/strength`, so a run that was broken off
goes on, and what is there already isn't played again. `--share 0.1` plays a tenth of the games,
`--share 0` none, and writes the page.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from statistics import mean, quantiles
from time import process_time
from typing import Any, NamedTuple

import ossuary
from ossuary.arena.counting import Interval, share_of
from ossuary.arena.ledger import Ledger
from ossuary.arena.line_ups import Bout, Pairing
from ossuary.arena.playing import Result
from ossuary.arena.report import cells_of, failing_of
from ossuary.arena.workers import Rules, play_all
from ossuary.bots import bots_of
from ossuary.kernel.match import Match
from ossuary.shelf.games import load
from ossuary.shelf.words import words

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
NOTES = ROOT / ".build" / "strength"
SEED = "strength-2"
PATIENCE, MEMORY = 60.0, 4000
TIMED = 10
"""The games over which answers are timed."""

NOVICE, REGULAR, MASTER, RANDOM = "novice", "regular", "master", "random"
CHARACTERS = ("warden", "gambler", "trickster")
RECKONERS = tuple(
    f"ossuary.games.skull.bots.reckoners:{name}" for name in ("Warden", "Gambler", "Trickster")
)
"""Those who answer bids without dice: the characters of before."""
BELIEVER, READER = (f"tests.games.skull.exploiters:{name}" for name in ("Believer", "OracleReader"))
READERS = tuple(f"tests.games.skull.exploiters:{name.title()}Reader" for name in CHARACTERS)
"""Those who want to win against players that they know by heart."""


class Meeting(NamedTuple):
    """One bot among others of one kind, or with its like where all win or lose together."""

    one: str
    others: str = ""
    wanted: str = ""
    """What it should reach."""


class Table(NamedTuple):
    """The matches at one table."""

    game: str
    options: dict[str, Any]
    games: int
    meetings: Sequence[Meeting]


LEVELS = (
    Meeting(NOVICE, RANDOM),
    Meeting(REGULAR, NOVICE, "60 %"),
    Meeting(MASTER, REGULAR, "60 %"),
)

TABLES = [
    Table(
        "skull",
        {"players": 2},
        2000,
        [
            *LEVELS,
            *[Meeting(MASTER, bot, "58 %") for bot in RECKONERS],
            *[Meeting(BELIEVER, bot, "at most 40 %") for bot in CHARACTERS],
        ],
    ),
    Table(
        "skull",
        {"players": 4},
        4000,
        [
            Meeting(NOVICE, RANDOM),
            Meeting(REGULAR, NOVICE, "40 %"),
            Meeting(MASTER, REGULAR, "40 %"),
            *[Meeting(bot, RANDOM, "60 %") for bot in (REGULAR, MASTER, *CHARACTERS)],
            *[Meeting(MASTER, bot, "40 %") for bot in RECKONERS],
            *[Meeting(MASTER, bot) for bot in CHARACTERS],
            *[Meeting(MASTER, bot, "25 %, less its interval") for bot in (BELIEVER, READER)],
            *[
                Meeting(bot, MASTER, "at most 25 %, plus its interval")
                for bot in (*RECKONERS, BELIEVER, READER)
            ],
            *[
                Meeting(reader, bot, "at most 55 %")
                for reader, bot in zip(READERS, CHARACTERS, strict=True)
            ],
        ],
    ),
    *[
        Table(
            "skull",
            {"players": players},
            2000,
            [*[Meeting(MASTER, bot) for bot in (REGULAR, *RECKONERS)], Meeting(READER, MASTER)],
        )
        for players in (3, 6)
    ],
    Table("sedlec", {"players": 2}, 600, LEVELS),
    Table("sedlec", {"players": 3}, 300, [Meeting(MASTER, REGULAR, "40 %")]),
    Table(
        "sedlec",
        {"monstrance": True},
        100,
        [Meeting(NOVICE), Meeting(REGULAR, "", "70 points"), Meeting(MASTER, "", "76 points")],
    ),
    Table("nightmarium", {"players": 2}, 300, LEVELS),
    Table(
        "nightmarium",
        {"players": 4},
        300,
        [Meeting(REGULAR, NOVICE, "40 %"), Meeting(MASTER, REGULAR, "more than 25 %")],
    ),
    Table("nightmarium", {"players": 4, "seals": True}, 100, [Meeting(REGULAR, NOVICE, "25 %")]),
    Table("badbones", {"players": 2}, 300, LEVELS),
    Table("badbones", {"players": 4}, 100, [Meeting(REGULAR, NOVICE, "40 %")]),
    Table(
        "badbones",
        {"players": 1, "rounds": 40},
        100,
        [Meeting(RANDOM), Meeting(NOVICE, "", "6 rounds"), Meeting(REGULAR, "", "12 rounds")],
    ),
    Table(
        "badbones",
        {"players": 3, "coop": True},
        60,
        [Meeting(NOVICE, NOVICE), Meeting(REGULAR, REGULAR, "50 %")],
    ),
]


class Found(NamedTuple):
    games: int
    figure: Interval


def play_table(table: Table, share: float, jobs: int) -> Iterator[tuple[Meeting, Found]]:
    """Plays what of a table isn't played yet, and says how each match went so far."""
    game = load(table.game, table.options)
    NOTES.mkdir(parents=True, exist_ok=True)
    head = {
        "game": game.name,
        "rules": game.rules,
        "options": game.options.json(),
        "components": game.other_components,
        "seed": SEED,
    }
    ledger = Ledger(NOTES / f"{name_of(table)}.jsonl", head)
    rules = Rules(game, SEED, PATIENCE, MEMORY)
    games = round(table.games * share / game.players) * game.players
    try:
        for meeting in table.meetings:
            pairing = Pairing(meeting.one, meeting.others)
            bouts = [Bout(pairing, number) for number in range(games)]
            missing = [bout for bout in bouts if bout not in ledger.results]
            for bout, result in play_all(rules, missing, jobs):
                ledger.note(bout, result)
            played = {bout: ledger.results[bout] for bout in ledger.results if bout[0] == pairing}
            for failing in failing_of(played, game.players):
                raise SystemExit(f"{failing.bot} gave no answer: {failing.why}")
            if played:
                yield meeting, found_in(played, pairing, game.players)
    finally:
        ledger.close()


def name_of(table: Table) -> str:
    """A name for what was played: at another table, or with other bots, it is another one."""
    options = "-".join(f"{name}-{value}" for name, value in table.options.items()).lower()
    package = Path(str(files(f"ossuary.games.{table.game}")))
    bots = sha256()
    for file in sorted(
        each for each in package.glob("*/*") if each.suffix in (".py", ".bin", ".toml")
    ):
        bots.update(file.read_bytes())
    return f"{table.game}-{options}-{bots.hexdigest()[:8]}"


def found_in(results: Mapping[Bout, Result], pairing: Pairing, players: int) -> Found:
    if pairing.one == pairing.others:
        # All of them win, or none.
        wins = sum(sum(result.shares) for result in results.values())
        return Found(len(results), share_of(wins, len(results)))
    cell = next(cell for cell in cells_of(results, players) if cell.pairing == pairing)
    return Found(cell.games, cell.figure)


class Clocked:
    """A bot whose answers are timed."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, *asked: Any) -> Any:
        begin = process_time()
        action = self.bot.choose(*asked)
        self.times.append(1000 * (process_time() - begin))
        return action


def pace(name: str, players: int) -> list[str]:
    """How long the bots think about an answer, among their like."""
    game = ossuary.game(name, players=players)
    rows = []
    for bot, kind in bots_of(name).items():
        clocked = Clocked(kind())
        for number in range(TIMED):
            match = Match(game, f"{SEED}/pace/{number}")
            while not match.state.over:
                seat = match.state.actors()[0]
                match.apply(seat, match.ask(clocked, seat))
        longest = quantiles(clocked.times, n=100)[98]
        rows.append(f"| `{bot}` | {mean(clocked.times):.2f} | {longest:.2f} |")
    return rows


# ---- The page


def row_of(table: Table, meeting: Meeting, found: Found) -> str:
    players = load(table.game, table.options).players
    options = ", ".join(
        name if value is True else f"{value} {name}" for name, value in table.options.items()
    )
    one, others = short(meeting.one), short(meeting.others)
    if meeting.one == meeting.others:
        who, even = f"`{one}`, {players} of a kind, all win or lose", ""
    elif meeting.others:
        who, even = f"`{one}` against {players - 1} of `{others}`", f"{1 / players:.1%}"
    else:
        who, even = f"`{one}`, alone", ""
    value, low, high = found.figure
    reached = (
        f"{value:.1f} [{low:.1f}, {high:.1f}]"
        if players == 1
        else f"{value:.1%} [{low:.1%}, {high:.1%}]"
    )
    return f"| {who} | {options} | {found.games:,} | {reached} | {even} | {meeting.wanted} |"


def short(bot: str) -> str:
    """Its name; of somebody's own also where it is from."""
    module, colon, name = bot.rpartition(":")
    return f"{module.rpartition('.')[2]}:{name}" if colon else name


HEAD = """# How strong the bots are

Made by `make strength`; what is wanted stands in [bench/strength.py](../bench/strength.py). One bot
against others of one kind, each seat as often, the same draws for every line-up (seed `{seed}`).
In brackets the 95 % interval (Wilson's; of points, the normal one). A share of a win counts as
such. Of those who play alone it is points, at Bad Bones rounds, that are counted. A match
that isn't here has not been played with these bots yet.

Who plays how is in [bots.md](bots.md), what was tried on the way in
[performance.md](performance.md#strength).
"""

PACE = """Milliseconds of processor time for an answer, {players} players of a kind, {games} games:

| bot | on average | 99 of 100 within |
|---|---|---|"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of all games that are wanted")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", help="this one alone; the page isn't written then")
    given = parser.parse_args()
    rows: dict[str, list[str]] = {}
    for table in TABLES:
        if given.game not in (None, table.game):
            continue
        for meeting, found in play_table(table, given.share, given.jobs):
            row = row_of(table, meeting, found)
            print(row, flush=True)
            rows.setdefault(table.game, []).append(row)
    if given.game is None:
        PAGE.write_text(page(rows), encoding="utf-8")


def page(rows: dict[str, list[str]]) -> str:
    parts = [HEAD.format(seed=SEED)]
    for game, lines in rows.items():
        title = words("en", game).say("title")
        head = "| match | table | games | reached | even | wanted |\n|---|---|---|---|---|---|"
        told = PACE.format(players=2, games=TIMED)
        parts.append("\n".join([f"## {title}\n", head, *lines, "", told, *pace(game, 2)]) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    main()
