"""What the commands share: words, names, and where text goes."""

from __future__ import annotations

import re
import shutil
import sys
from collections import Counter
from collections.abc import Collection, Sequence
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ossuary.bots import bots_of
from ossuary.kernel.error import BadOption
from ossuary.kernel.game import Game
from ossuary.kernel.view import Heard
from ossuary.shelf.games import part_of
from ossuary.shelf.words import Words, printable, words

MOST = 10**12
"""The largest number that anybody needs."""
PERSON = "person"
"""Who sits at the terminal, in a record's list of players."""


def say_words(language: str, game: str = "") -> Words:
    """The words of the command line and, if named, of a game."""
    return words(language, game, "ossuary.cli")


class TerminalConsole(Console):
    """A console that leaves a closed pipe to the command, which says so."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    return TerminalConsole(highlight=False, emoji=False)


def can_draw(console: Console) -> bool:
    """Whether the terminal shows more than plain letters."""
    return console.encoding.lower().startswith("utf")


def player_names(speaker: Words, players: Sequence[str]) -> list[str]:
    """How the players are called: you, and the bots, from the second of a name on numbered."""
    seen = Counter[str]()
    names = []
    for player in players:
        name = bot_name(speaker, printable(player))
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return names


def bot_name(speaker: Words, player: str) -> str:
    if player == PERSON:
        return speaker.say("you")
    return speaker.say(f"bot-{player}") if speaker.has(f"bot-{player}") else player


def seat_names(speaker: Words, game: Game, players: Sequence[str]) -> list[str]:
    """How the seats are called: by their player, and by the tribe where a player has several."""
    names = player_names(speaker, players)
    if game.seats == game.players:
        return names
    return [
        speaker.say("tribe", who=names[game.player_of(seat)], number=seat // game.players + 1)
        for seat in range(game.seats)
    ]


def person_seats(game: Game, players: Sequence[str]) -> set[int]:
    """The seats that are called "you"."""
    return {seat for seat in range(game.seats) if players[game.player_of(seat)] == PERSON}


def print_log(
    console: Console,
    speaker: Words,
    game: Game,
    entries: Sequence[Heard],
    names: Sequence[str],
    you: Collection[int],
) -> None:
    """What was heard, a line each, in the style that the game gives it.

    Of the same that happens to one after the other a single line can tell.
    """
    style = part_of(game.name, "presentation.terminal").style
    told = [entry for entry in entries if style(entry) is not None]
    for name, group in groupby(told, lambda entry: entry.name):
        many = [*group]
        if name == "round":
            console.print()
        if len(many) > 1 and speaker.has(f"log-{name}-all"):
            lines = [speaker.log_of_all(game, many, names)]
        else:
            lines = [speaker.log(game, entry, names, you) for entry in many]
        for entry, line in zip(many, lines, strict=False):
            console.print(Padding(Text(line, style(entry)), (0, 0, 0, 2), expand=False))


def whole_number(argument: str, value: str, low: int, high: int = MOST) -> int:
    """The number that was written; anything else is refused by name."""
    if not re.fullmatch(r"[0-9]{1,13}", value) or not low <= int(value) <= high:
        if high < MOST:
            raise BadOption("argument-range", argument=argument, value=value, low=low, high=high)
        raise BadOption("argument-number", argument=argument, value=value, low=low)
    return int(value)


def own_name() -> str:
    """How this program is called from here: by name if that is on the path."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return "python -m ossuary"
    return "ossuary" if shutil.which("ossuary") or called.name != "ossuary" else str(called)


def known_bots(game: str) -> str:
    return ", ".join(bots_of(game))
