"""The command line: its commands, and what can be said to each, in the person's language."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

from ossuary.cli.arena import arena
from ossuary.cli.backup import backup
from ossuary.cli.exploit import exploit
from ossuary.cli.flags import ADD_ARGUMENTS, SWITCHES, WITH_GAME, add_components, add_game
from ossuary.cli.output import say_words, whole_number
from ossuary.cli.parser import Parser, UsageError
from ossuary.cli.replay import replay
from ossuary.cli.rules import game_of_rule, rules
from ossuary.cli.serve import serve
from ossuary.cli.simulate import list_bots, simulate
from ossuary.cli.table import play, resume
from ossuary.cli.transfer import export_tables, import_tables
from ossuary.cli.verify import verify
from ossuary.games import GAMES
from ossuary.kernel.error import BadOption
from ossuary.kernel.options import choices_of
from ossuary.shelf.commands import Command
from ossuary.shelf.components import read_components
from ossuary.shelf.games import components_of, kind_of, options_of, part_of
from ossuary.shelf.packages import has_part, package_of, packages
from ossuary.shelf.words import LANGUAGES

COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "serve": serve,
    "backup": backup,
    "export": export_tables,
    "import": import_tables,
    "play": play,
    "resume": resume,
    "rules": rules,
    "replay": replay,
    "verify": verify,
    "simulate": simulate,
    "arena": arena,
    "exploit": exploit,
    "bots": list_bots,
}


def wished_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for with --lang, and the other arguments."""
    rest = list(arguments)
    for number, argument in enumerate(rest):
        if argument == "--lang" and number + 1 < len(rest):
            return _known_language(rest[number + 1]), rest[:number] + rest[number + 2 :]
        if argument.startswith("--lang="):
            return _known_language(argument.removeprefix("--lang=")), rest[:number] + rest[
                number + 1 :
            ]
    return None, rest


def usual_language() -> str:
    """The language of the environment."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def _known_language(name: str) -> str:
    if name not in LANGUAGES:
        raise BadOption("language-unknown", name=name, known=", ".join(LANGUAGES))
    return name


def help_text(language: str) -> str:
    """What `ossuary --help` says."""
    speaker = say_words(language)
    parser = Parser(
        speaker,
        "",
        description=speaker.say("about"),
        epilog=speaker.say("about-end"),
        usage="ossuary COMMAND ...",
    )
    group = parser.add_argument_group(speaker.say("commands"))
    helps = {command: speaker.say(f"help-{command}") for command in COMMANDS}
    for command, games in game_commands().items():
        helps[command] = say_words(language, next(iter(games))).say(f"help-{command}")
    for command, help in helps.items():
        group.add_argument(command, metavar=command, nargs="?", help=help)
    return parser.format_help().rstrip()


def game_commands() -> dict[str, dict[str, Command]]:
    """The commands that games bring along: for each, the games that have it."""
    found: dict[str, dict[str, Command]] = {}
    for game in packages():
        # A game from outside that can't be loaded says so when it is wanted, not here.
        with suppress(BadOption):
            kind_of(game)
            if not has_part(game, "presentation.commands"):
                continue
            for name, command in part_of(game, "presentation.commands").COMMANDS.items():
                found.setdefault(name, {})[game] = command
    return found


def parse(arguments: Sequence[str], wished: str | None) -> argparse.Namespace:
    """What a command line says, apart from the language that it wishes."""
    command, *rest = arguments
    language = wished or usual_language()
    speaker = say_words(language)
    if command not in COMMANDS:
        if command in game_commands():
            return _parse_game_command(command, rest, language)
        hint = speaker.say("usage-hint", command="ossuary")
        raise UsageError("command-unknown", hint, name=command)
    game = next((word for word in _positionals(rest) if word in packages()), None)
    if command == "rules" and game is None and (game := game_of_rule(rest)):
        rest.insert(0, game)
    if game is None and {"-h", "--help"} & set(rest):
        game = GAMES[0]
    if game is not None:
        # One that can't be loaded is refused before its words are looked for.
        kind_of(game)
    parser = Parser(speaker, command, description=speaker.say(f"help-{command}"))
    ADD_ARGUMENTS[command](parser, speaker, language, game)
    parser.add_argument("--lang", metavar="LANG", help=speaker.say("arg-lang"))
    if game is None and command in WITH_GAME:
        _refuse_unknown_game(rest)
    given = parser.parse_args(rest)
    given.lang = language
    given.wished_lang = wished
    given.run = COMMANDS[command]
    if game is not None:
        given.options = _options(given, game)
        _read_components(given)
    return given


def _parse_game_command(command: str, rest: list[str], language: str) -> argparse.Namespace:
    """A command that a game brings along; the game comes right after it."""
    games = game_commands()[command]
    named = rest[0] if rest[:1] and not rest[0].startswith("-") else None
    game = named if named in games else next(iter(games))
    speaker = say_words(language, game)
    parser = Parser(speaker, command, description=speaker.say(f"help-{command}"))
    parser.hint = speaker.say("usage-hint", command=f"{parser.prog} {game}")
    if speaker.has(f"{command}-hint"):
        # What is typed into it can't be said as an argument.
        typed = speaker.say("usage-typed", command=f"{parser.prog} {game}")
        parser.words_hint = f"{typed} {speaker.say(f'{command}-hint')}"
    if named is not None and named not in games:
        raise _without_command(named, command, parser)
    parser.games = list(games)
    add_game(parser, speaker)
    games[game].add_arguments(parser, speaker)
    add_components(parser, speaker, kind_of(game))
    parser.add_argument("--lang", metavar="LANG", help=speaker.say("arg-lang"))
    given = parser.parse_args(rest)
    if given.game not in games:
        raise _without_command(given.game, command, parser)
    file = getattr(given, "file", None)
    if file not in (None, "-") and not Path(file).exists():
        # What has no ending is more likely what should have been typed into it.
        hint = parser.hint if Path(file).suffix else parser.words_hint
        raise UsageError("file-missing", hint, file=file)
    _read_components(given)
    given.components = components_of(game, given.components)
    given.run = lambda arguments: games[game].run(arguments, speaker)
    return given


def _without_command(game: str, command: str, parser: Parser) -> BadOption:
    """The game has no such command, or isn't there at all."""
    known = ", ".join(game_commands()[command])
    if game not in packages():
        return UsageError("game-unknown", parser.words_hint, name=game, known=known)
    kind_of(game)
    title = say_words(parser.speaker.language, game).say("title")
    return BadOption("command-game", command=command, title=title, known=known)


def _read_components(given: argparse.Namespace) -> None:
    """What the file of components holds, in its place."""
    file = getattr(given, "components", None)
    given.components = None if file is None else read_components(Path(file))


def _refuse_unknown_game(rest: Sequence[str]) -> None:
    """An unknown game is the first thing to say, before the options that it might have had."""
    for word in _positionals(rest):
        package_of(word)


def _positionals(rest: Sequence[str]) -> list[str]:
    """The words that are neither options nor their values."""
    return [
        word
        for before, word in zip(["", *rest], rest, strict=False)
        if not word.startswith("-") and (not before.startswith("--") or before in SWITCHES)
    ]


def _options(given: argparse.Namespace, game: str) -> dict[str, Any]:
    """The options of the game that were named, as numbers and switches."""
    options: dict[str, Any] = {}
    kind = kind_of(game).options_type
    several = choices_of(kind)
    for field in fields(kind):
        value = getattr(given, field.name, None)
        if field.name == "first" and value is not None:
            # People count seats from 1, as the table shows them.
            options[field.name] = whole_number("--first", value, 1) - 1
        elif isinstance(value, str) and field.name in several:
            options[field.name] = [word.strip() for word in value.split(",") if word.strip()]
        elif isinstance(value, str):
            options[field.name] = whole_number(f"--{field.name}", value, 0)
        elif value is not None:
            options[field.name] = value
    _check_first(options, game)
    return options


def _check_first(options: dict[str, Any], game: str) -> None:
    """Refuses a first seat that isn't there, in numbers as people count."""
    try:
        options_of(game, options)
    except BadOption as error:
        if error.id != "option-range" or error.values["option"] != "first":
            raise
        for name in ("value", "low", "high"):
            error.values[name] = int(error.values[name]) + 1
        raise
