"""`ossuary replay`: a saved record, move by move."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from ossuary.cli import saves
from ossuary.cli.output import (
    PERSON,
    can_draw,
    console,
    person_seats,
    player_names,
    print_log,
    say_words,
    seat_names,
    whole_number,
)
from ossuary.kernel.error import BadOption
from ossuary.kernel.game import Game
from ossuary.kernel.history import History
from ossuary.kernel.record import Record
from ossuary.kernel.view import EVERYBODY
from ossuary.shelf.games import part_of


def replay(given: argparse.Namespace) -> int:
    record, game = saves.read(Path(given.file))
    player = None
    if given.player is not None:
        player = whole_number("--player", given.player, 1) - 1
        if player >= game.players:
            raise BadOption("player-range", player=player + 1, players=game.players)
    Replay(record, game, given.lang, player).run()
    return 0


class Replay:
    """Steps through a record. A finished game shows everything, another what a spectator sees."""

    def __init__(self, record: Record, game: Game, language: str, player: int | None) -> None:
        self.record = record
        self.game = game
        self.words = say_words(language, game.name).at(game)
        self.console = console()
        self.terminal = part_of(game.name, "presentation.terminal")
        players = record.players or [
            self.words.say("player-name", number=number + 1) for number in range(game.players)
        ]
        self.players = player_names(self.words, players)
        self.names = seat_names(self.words, game, players)
        self.you = person_seats(game, players)
        self.over = record.replay(game).over
        if player is not None and not self.over and players[player] != PERSON:
            raise BadOption("replay-hidden")
        self.viewer = player if player is not None else EVERYBODY if self.over else None

    def run(self) -> None:
        if not self.over and self.viewer is None:
            self.console.print(self.words.say("replay-unfinished"), style="dim")
        if self.console.is_terminal and sys.stdin.isatty():
            self._step_through()
        else:
            self._show(len(self.record.moves), 0)

    def _step_through(self) -> None:
        last = len(self.record.moves)
        number = 0
        self._show(number, 0)
        while True:
            try:
                text = self.console.input("[bold green]›[/] ").strip()
            except EOFError:
                return
            before = number
            if text in ("q", "quit"):
                return
            if text in ("", "n"):
                number = min(number + 1, last)
            elif text == "b":
                number = max(number - 1, 0)
            elif re.fullmatch("[0-9]{1,9}", text):
                number = min(int(text), last)
            else:
                self.console.print(self.words.say("replay-hint"), style="dim")
                continue
            self._show(number, before)

    def _show(self, number: int, before: int) -> None:
        """The table after so many moves, and what has happened since the one before."""
        history = History(self.game)
        state = self.record.replay(self.game, upto=number, listener=history)
        heard = history.of(self.viewer)
        if number > before:
            earlier = History(self.game)
            self.record.replay(self.game, upto=before, listener=earlier)
            known = len(earlier.of(self.viewer)) if before else 0
            print_log(self.console, self.words, self.game, heard[known:], self.names, self.you)
        view = state.view(self.viewer)
        self.console.print()
        self.console.print(
            self.terminal.table(view, self.words, self.names, can_draw(self.console))
        )
        self.console.print()
        if view.ending is not None:
            ending = self.words.ending(view.ending, self.players, self.you)
            self.console.print(ending, style="bold", markup=False)
        position = self.words.say("replay-position", number=number, total=len(self.record.moves))
        self.console.print(f"{position}   [dim]{self.words.say('replay-hint')}[/]")
