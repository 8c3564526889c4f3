"""The terminal table: a person against bots."""

from __future__ import annotations

import argparse
import secrets
import sys
from contextlib import suppress
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, Literal

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ossuary.bots import bots_of, find_bot, in_turn, name_now
from ossuary.cli import saves
from ossuary.cli.answers import Answers, in_latin
from ossuary.cli.choices import in_one_line, listed
from ossuary.cli.daily import attempt_of, begun_today, todays_match
from ossuary.cli.output import (
    PERSON,
    can_draw,
    console,
    own_name,
    person_seats,
    player_names,
    print_log,
    say_words,
    seat_names,
)
from ossuary.cli.rules import read_through
from ossuary.kernel.action import Action, Json
from ossuary.kernel.error import BadOption, NotAllowed, OssuaryError, Unreadable
from ossuary.kernel.game import Game
from ossuary.kernel.match import Bot, Match
from ossuary.kernel.view import Ending
from ossuary.shelf.daily import Daily, daily_of
from ossuary.shelf.games import load, part_of
from ossuary.shelf.handbook import Handbook
from ossuary.shelf.routine import has_routine, routine
from ossuary.shelf.words import LANGUAGES, printable, yes_or_no

with suppress(ImportError):
    import readline  # noqa: F401  (makes `input` understand the arrow keys)

Instead = Literal["stop", "taken back", "rest"]
"""What a person does instead of answering."""


def play(given: argparse.Namespace) -> int:
    """`ossuary play`: a new game."""
    match = todays_match(given) if given.daily else _new_match(given)
    begun = begun_today(given.game) if given.daily else None
    if begun is not None:
        return _take_up(begun, given)
    match.record.language = given.lang
    file = saves.SaveFile(Path(given.save) if given.save else saves.new_file(given.game))
    file.write(match.record)
    return TerminalTable(match, file, given.lang).run()


def _new_match(given: argparse.Namespace) -> Match:
    game = load(given.game, given.options, given.components)
    opponents = opponents_of(game, given.bots)
    seed = given.seed if given.seed is not None else secrets.token_hex(4)
    return Match(game, seed.encode(errors="replace").decode(), [PERSON, *opponents])


def resume(given: argparse.Namespace) -> int:
    """`ossuary resume`: a game that was broken off."""
    return _take_up(Path(given.file) if given.file else saves.latest(), given)


def _take_up(file: Path, given: argparse.Namespace) -> int:
    record, game = saves.read(file)
    if (record.players or []).count(PERSON) != 1 or not record.players:
        raise Unreadable("not-your-game")
    record.players = [name_now(game.name, name) for name in record.players]
    if given.bots is not None:
        opponents = iter(opponents_of(game, given.bots))
        record.players = [p if p == PERSON else next(opponents) for p in record.players]
    else:
        # A file may come from anybody: what it names from outside is not run unasked.
        for name in record.players:
            if name not in (PERSON, *bots_of(game.name)):
                raise BadOption("bot-not-named", name=name)
    # It goes on in the language in which it was played, unless another is wished.
    kept = record.language if record.language in LANGUAGES else given.lang
    record.language = given.wished_lang or kept
    match = Match.resume(game, record)
    save = saves.SaveFile(file, file.read_text(encoding="utf-8"))
    return TerminalTable(match, save, record.language, resumed=True).run()


def opponents_of(game: Game, named: str | None) -> list[str]:
    """Who sits in the other places: as named, or the game's own bots in turn, the regular first."""
    needed = game.players - 1
    if named is None:
        own = [name for name in in_turn(game.name) if name != "random"] or ["random"]
        return [own[place % len(own)] for place in range(needed)]
    if not needed:
        raise BadOption("bots-none")
    bots = [name.strip() for name in named.split(",")]
    if len(bots) == 1:
        bots *= needed
    if len(bots) != needed:
        raise BadOption("bots-number", given=len(bots), needed=needed)
    for name in bots:
        find_bot(game.name, name)
    return [name_now(game.name, name) for name in bots]


class TerminalTable:
    """Shows the table, says what happened, and asks the person when it is their turn."""

    def __init__(
        self, match: Match, file: saves.SaveFile, language: str, resumed: bool = False
    ) -> None:
        self.match = match
        self.game = match.game
        self.file = file
        self.words = say_words(language, self.game.name).at(self.game)
        self.handbook = Handbook(self.game.name, language)
        self.console = console()
        self.terminal = part_of(self.game.name, "presentation.terminal")
        players = match.record.players or []
        self.players = player_names(self.words, players)
        self.names = seat_names(self.words, self.game, players)
        self.you = person_seats(self.game, players)
        self.person = players.index(PERSON)
        self.bots: dict[int, Bot] = {
            player: find_bot(self.game.name, name)
            for player, name in enumerate(players)
            if name != PERSON
        }
        self.told = len(match.history.of(self.person)) if resumed else 0
        self.resumed = resumed
        self.daily = daily_of(self.game, match.record)
        self.attempt = attempt_of(self.daily, file.file) if self.daily else 1
        self.goes_by_itself = False
        """Whether the person leaves what is routine to the table, for this once."""

    def run(self) -> int:
        """Plays to the end, or until the person stops; returns the exit code."""
        title = self.words.say("title")
        self.console.print(f"{title} · {self.words.say('author')}", style="bold")
        self.console.print(self.words.say("tagline"), style="dim")
        if self.resumed:
            moves = sum(self._is_own(move[0]) for move in self.match.record.moves)
            against = ", ".join(self.players[player] for player in self.bots)
            alone = yes_or_no(not self.bots)
            back = self.words.say("resumed", title=title, alone=alone, against=against, moves=moves)
            self.console.print(back, markup=False)
        if self.daily is not None:
            told = self.words.say("daily-begins", date=self.daily.date, attempt=self.attempt)
            self.console.print(told)
        try:
            while not self.match.state.over:
                if not self._go_on():
                    self._say_saved()
                    return 0
                self.file.write(self.match.record)
        except (KeyboardInterrupt, EOFError) as stopped:
            self.console.print()
            self._say_saved()
            return 130 if isinstance(stopped, KeyboardInterrupt) else 1
        self._end()
        return 0

    def _is_own(self, actor: Json) -> bool:
        return isinstance(actor, int) and self.game.player_of(actor) == self.person

    def _go_on(self) -> bool:
        """One more answer, or one less; False when the person stops."""
        for seat in self.match.state.actors():
            player = self.game.player_of(seat)
            if player != self.person:
                self.match.apply(seat, self.match.ask(self.bots[player], seat))
                return True
        seat = self.match.state.actors()[0]
        answer = self._routine(seat) or self._ask(seat)
        if isinstance(answer, Action):
            self.match.apply(seat, answer)
        return answer != "stop"

    def _routine(self, seat: int) -> Action | None:
        """What the table answers by itself, once the person has said that the rest is routine."""
        found = routine(self.game.name, self.match.state.options(seat))
        question = self.match.state.question(seat)
        assert question is not None
        if found is None and not question.continues:
            self.goes_by_itself = False
        return found if self.goes_by_itself else None

    def _take_back(self) -> bool:
        """Takes the person's last answer back, or says why that can't be."""
        try:
            self.match.take_back(self.person)
        except NotAllowed as error:
            self.console.print(self.words.refusal(error, self.names), markup=False)
            return False
        self.told = len(self.match.history.of(self.person))
        self.goes_by_itself = False
        self.console.print(self.words.say("taken-back"))
        return True

    # ---- showing

    def _tell(self) -> None:
        """What happened since it was last told."""
        heard = self.match.history.of(self.person)
        print_log(self.console, self.words, self.game, heard[self.told :], self.names, self.you)
        self.told = len(heard)

    def _show(self) -> None:
        view = self.match.state.view(self.person)
        self.console.print()
        self.console.print(
            self.terminal.table(view, self.words, self.names, can_draw(self.console))
        )
        self.console.print()

    def _others(self) -> RenderableType | None:
        """A closer look at what the others have, where the game offers one."""
        closer = getattr(self.terminal, "closer", None)
        if closer is None:
            return None
        view = self.match.state.view(self.person)
        found: RenderableType | None = closer(view, self.words, self.names, can_draw(self.console))
        return found

    def _show_options(self, options: dict[str, Action]) -> None:
        """The answers, each with its key; where one sentence says several, they share a line."""
        rows = []
        for sentence, group in groupby(options.items(), lambda item: self._shared(item[1])):
            answers = dict(group)
            if sentence and len(answers) > 1:
                values = [action.value for action in answers.values()]
                first = next(iter(answers.values()))
                label = self.words.label_of_all(first, min(values), max(values))
                rows.append((in_one_line([*answers]), label))
                continue
            for key, action in answers.items():
                rows.append((key, self.words.label(action, self.names)))
        self.console.print(listed(rows, self.console.width))

    def _shared(self, action: Action) -> str:
        """What says this answer together with those that differ from it in a number or a place."""
        return self.words.label_of_all(action, 0, 0)

    # ---- asking

    def _ask(self, seat: int) -> Action | Instead:
        """The person's answer, or what they do instead, however long they look around before."""
        view = self.match.state.view(self.person)
        answers = Answers(
            self.match.state.options(seat),
            partial(self.terminal.keys, view),
            lambda action: self.words.label(action, self.names),
        )
        self._tell()
        self._show()
        self._show_question(seat, answers)
        while True:
            text = printable(self.console.input("[bold green]›[/] ")).strip()
            action = answers.find(text)
            if action is not None:
                return action
            word = in_latin(text).partition(" ")[0]
            if word in ("q", "quit", "exit"):
                return "stop"
            if word in ("u", "undo"):
                if self._take_back():
                    return "taken back"
                continue
            if word in ("m", "rest") and has_routine(self.game.name):
                if routine(self.game.name, answers.offered):
                    self.goes_by_itself = True
                    return "rest"
                self.console.print(self.words.say("rest-none"))
                continue
            if word in ("?", "help"):
                self._help(answers)
                self._show_question(seat, answers)
            elif word in ("r", "rules"):
                self._rules(text.partition(" ")[2])
                self._show()
                self._show_question(seat, answers)
            elif word in ("o", "others") and (others := self._others()) is not None:
                self.console.print(others)
                self._show_question(seat, answers)
            elif word in ("l", "log"):
                self._log()
                self._show()
                self._show_question(seat, answers)
            elif text:
                self.console.print(self._why_not(seat, text, answers), markup=False)

    def _show_question(self, seat: int, answers: Answers) -> None:
        view = self.match.state.view(self.person)
        question = self.words.question(view, answers.offered)
        subject = getattr(self.terminal, "subject", None)
        if subject and (named := subject(view, self.words)):
            question = f"{question} ({named})"
        whose = f"{self.names[seat]}: " if self.game.seats > self.game.players else ""
        self.console.print(f"{whose}{question}", style="bold", markup=False)
        self._show_options(answers.shown)
        hint = self.words.say("prompt-hint")
        if self._others() is not None:
            hint = f"{hint} · {self.words.say('prompt-others')}"
        if self.match.can_take_back(self.person):
            hint = f"{hint} · {self.words.say('prompt-take-back')}"
        if routine(self.game.name, answers.offered):
            hint = f"{hint} · {self.words.say('prompt-rest')}"
        self.console.print(f"  {hint}", style="dim")

    def _why_not(self, seat: int, text: str, answers: Answers) -> str:
        """Why what was typed is no answer: the rule that refuses it, or how one is typed."""
        actions = [self.game.actions[index] for index in range(len(self.game.actions))]
        action = answers.meant(text, actions)
        if action is not None:
            try:
                self.match.state.clone().apply(seat, action)
            except NotAllowed as error:
                return self.words.refusal(error, self.names)
        own = getattr(self.terminal, "refusal", None)
        refused = own and own(self.match.state.view(self.person), text)
        if refused:
            return self.words.refusal(refused, self.names)
        example = answers.example(text)
        if example is not None:
            return self.words.say("not-an-answer-but", text=text, example=example)
        return self.words.say("not-an-answer", text=text)

    def _help(self, answers: Answers) -> None:
        rule = next(iter(self.handbook.rules))
        rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        keys = [
            ("…", "help-key-answer"),
            (answers.in_full(answers.offered[0]), "help-key-in-full"),
            ("r", "help-key-rules"),
            (f"r {rule}", "help-key-rule"),
            ("l", "help-key-log"),
            ("?", "help-key-question"),
            ("q", "help-key-quit"),
        ]
        if self._others() is not None:
            keys.insert(4, ("o", "help-key-others"))
        if self.match.can_take_back(self.person):
            keys.insert(2, ("u", "help-key-take-back"))
        if routine(self.game.name, answers.offered):
            keys.insert(2, ("m", "help-key-rest"))
        for key, id in keys:
            rows.add_row(f"  [bold]{key}[/]", self.words.say(id))
        self.console.print(self.words.say("help-title"), style="bold")
        self.console.print(rows)
        self.console.print(Padding(Text(self.words.say("signs"), style="dim"), (0, 2)))

    def _rules(self, text: str) -> None:
        """The game in short and its topics, the rules that are looked for, or all of them."""
        try:
            if not text:
                self._show_topics()
            elif in_latin(text) == "all":
                read_through(self.console, self.handbook)
            else:
                self.console.print(Markdown(self.handbook.find(text)))
        except OssuaryError as error:
            self.console.print(self.words.refusal(error), markup=False)

    def _show_topics(self) -> None:
        self.console.print(Markdown(self.handbook.in_short))
        rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for heading, ids in self.handbook.topics.items():
            rows.add_row(Text(f"  {heading}"), Text(ids, style="dim"))
        self.console.print(rows)
        example = next(iter(self.handbook.rules))
        hint = self.words.say("rules-hint", rule=example)
        self.console.print(Padding(Text(hint, style="dim"), (0, 2)))

    def _log(self) -> None:
        self.console.print(self.words.say("log-title"), style="bold")
        heard = self.match.history.of(self.person)
        print_log(self.console, self.words, self.game, heard, self.names, self.you)

    # ---- ending

    def _end(self) -> None:
        self._tell()
        self._show()
        ending: Any = self.match.state.view(self.person).ending
        sentence = self.words.ending(ending, self.players, self.you)
        self.console.print(sentence, style="bold", markup=False)
        if self.daily is not None:
            self._say_daily(self.daily, ending)
        self.file.write(self.match.record.sealed())
        file = self.file.finish()
        self.console.print(
            self.words.say("record-at", command=own_name(), file=str(file)),
            markup=False,
            style="dim",
        )

    def _say_daily(self, daily: Daily, ending: Ending) -> None:
        """What can be shared of a daily challenge, as it is to be copied."""
        (score,) = ending.scores
        lines = [daily.line(self.words, ending.reason, score, self.attempt)]
        if can_draw(self.console):
            lines.append(daily.strip(score))
        self.console.print(f"\n{self.words.say('daily-share')}", style="dim")
        self.console.print("\n".join(lines), markup=False, soft_wrap=True)
        self.console.print()

    def _say_saved(self) -> None:
        if self.file.is_default:
            sentence = self.words.say("saved", command=own_name())
        else:
            sentence = self.words.say("saved-at", command=own_name(), file=str(self.file.file))
        print(sentence, file=sys.stderr)
