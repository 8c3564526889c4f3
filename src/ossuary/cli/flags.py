"""Flags: what each command understands."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import fields

from ossuary.cli.output import known_bots, say_words
from ossuary.cli.parser import Parser
from ossuary.cli.serve import PORT
from ossuary.games import GAMES
from ossuary.kernel.game import Game
from ossuary.kernel.options import choices_of
from ossuary.server.logs import FORMATS
from ossuary.server.pace import LIKE_PEOPLE
from ossuary.shelf.daily import has_daily
from ossuary.shelf.games import kind_of
from ossuary.shelf.words import Words


def add_components(parser: Parser, speaker: Words, kind: type[Game]) -> None:
    if kind.components_type is not None:
        parser.add_argument("--components", metavar="FILE", help=speaker.say("arg-components"))


def add_game(parser: Parser, speaker: Words) -> None:
    games = ", ".join(parser.games)
    parser.add_argument("game", metavar="GAME", help=speaker.say("arg-game", games=games))


def _game_options(parser: Parser, language: str, game: str | None) -> None:
    """A flag for each option of the game, described in the game's own words."""
    if game is None:
        return
    speaker = say_words(language, game)
    kind: type[Game] = kind_of(game)
    several = choices_of(kind.options_type)
    idle = {idle.option for idle in kind.options_type.idle if idle.is_always}
    for field in fields(kind.options_type):
        about = speaker.say(f"option-{field.name}-help")
        if field.name in idle:
            # Not offered; whoever types it is told why.
            parser.add_argument(f"--{field.name}", help=argparse.SUPPRESS)
        elif field.name in several:
            about = f"{about} {', '.join(several[field.name])}"
            parser.add_argument(f"--{field.name}", metavar="NAME,...", help=about)
        elif field.type == "bool":
            parser.add_argument(f"--{field.name}", action="store_true", default=None, help=about)
        elif field.name == "first":
            parser.add_argument("--first", metavar="N", help=about)
        else:
            low, high = kind.options_type.range_of(field.name)
            parser.add_argument(f"--{field.name}", metavar=f"{low}-{high}", help=about)
    add_components(parser, speaker, kind)


def _serve(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    parser.add_argument("--host", metavar="HOST", help=speaker.say("arg-host"))
    parser.add_argument("--port", metavar="PORT", help=speaker.say("arg-port", port=str(PORT)))
    _place(parser, speaker)
    parser.add_argument("--keep-days", metavar="DAYS", help=speaker.say("arg-keep-days"))
    parser.add_argument("--peer-address", metavar="URL", help=speaker.say("arg-peer-address"))
    parser.add_argument("--lan", action="store_true", help=speaker.say("arg-lan"))
    parser.add_argument("--name", metavar="NAME,...", help=speaker.say("arg-name"))
    for flag in ("trust-proxy", "metrics-from"):
        parser.add_argument(f"--{flag}", metavar="ADDRESS,...", help=speaker.say(f"arg-{flag}"))
    formats = speaker.say("arg-log-format", known=", ".join(FORMATS))
    parser.add_argument("--log-format", metavar="FORMAT", default=FORMATS[0], help=formats)
    pace = speaker.say("arg-bot-pace", pace=LIKE_PEOPLE)
    parser.add_argument("--bot-pace", metavar="SECONDS", default=LIKE_PEOPLE, help=pace)
    parser.add_argument("--components", metavar="FILE", help=speaker.say("arg-components"))
    parser.add_argument("--no-browser", action="store_true", help=speaker.say("arg-no-browser"))


def _backup(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    parser.add_argument("file", metavar="FILE", help=speaker.say("arg-backup-file"))
    _place(parser, speaker)


def _export(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    parser.add_argument("file", metavar="FILE", help=speaker.say("arg-export-file"))
    _place(parser, speaker)


def _import(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    parser.add_argument("file", metavar="FILE", help=speaker.say("arg-import-file"))
    _place(parser, speaker)


def _place(parser: Parser, speaker: Words) -> None:
    parser.add_argument("--data", metavar="FOLDER", help=speaker.say("arg-data"))
    parser.add_argument("--database-url", metavar="URL", help=speaker.say("arg-database-url"))


def _play(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    add_game(parser, speaker)
    _game_options(parser, language, game)
    bots = known_bots(game or GAMES[0])
    parser.add_argument("--bots", metavar="BOT,...", help=speaker.say("arg-bots", bots=bots))
    parser.add_argument("--seed", metavar="SEED", help=speaker.say("arg-seed"))
    parser.add_argument("--save", metavar="FILE", help=speaker.say("arg-save"))
    is_offered = game is not None and has_daily(game)
    about = speaker.say("arg-daily") if is_offered else argparse.SUPPRESS
    parser.add_argument("--daily", action="store_true", help=about)


def _resume(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help=speaker.say("arg-resume-file"))
    parser.add_argument("--bots", metavar="BOT,...", help=speaker.say("arg-resume-bots"))


def _rules(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    add_game(parser, speaker)
    parser.add_argument("words", metavar="RULE", nargs="*", help=speaker.say("arg-rule"))


def _replay(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    parser.add_argument("file", metavar="FILE", help=speaker.say("arg-file"))
    parser.add_argument("--player", metavar="N", help=speaker.say("arg-player"))


def _verify(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    parser.add_argument("file", metavar="FILE", help=speaker.say("arg-file"))
    parser.add_argument("--hash", metavar="HEX", help=speaker.say("arg-hash"))
    parser.add_argument("--nonce", metavar="NONCE", help=speaker.say("arg-nonce"))


def _between_bots(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    """What is said of any games that bots play among themselves."""
    add_game(parser, speaker)
    _game_options(parser, language, game)
    parser.add_argument("--seed", metavar="SEED", help=speaker.say("arg-seed"))
    parser.add_argument("--json", action="store_true", help=speaker.say("arg-json"))


def _simulate(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    _between_bots(parser, speaker, language, game)
    parser.add_argument("--bots", metavar="BOT,...", help=speaker.say("arg-simulate-bots"))
    parser.add_argument("--games", metavar="N", default="1000", help=speaker.say("arg-games"))


def _arena(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    _between_bots(parser, speaker, language, game)
    parser.add_argument("--bots", metavar="BOT,...", help=speaker.say("arg-arena-bots"))
    parser.add_argument("--games", metavar="N", default="400", help=speaker.say("arg-arena-games"))
    parser.add_argument("--jobs", metavar="N", help=speaker.say("arg-jobs"))
    parser.add_argument("--file", metavar="FILE", help=speaker.say("arg-arena-file"))
    parser.add_argument("--patience", metavar="N", default="30", help=speaker.say("arg-patience"))
    parser.add_argument("--memory", metavar="MB", default="4000", help=speaker.say("arg-memory"))
    parser.add_argument("--plot", metavar="FILE", help=speaker.say("arg-plot"))
    parser.add_argument("--ray", metavar="ADDRESS", help=speaker.say("arg-ray"))


def _exploit(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    add_game(parser, speaker)
    parser.add_argument("--bot", metavar="BOT", help=speaker.say("arg-exploit-bot"))
    players = speaker.say("arg-exploit-players")
    parser.add_argument("--players", metavar="N", default="2", help=players)
    parser.add_argument("--games", metavar="N", default="200", help=speaker.say("arg-games"))
    parser.add_argument("--samples", metavar="N", default="32", help=speaker.say("arg-samples"))
    parser.add_argument("--seed", metavar="SEED", default="0", help=speaker.say("arg-seed"))
    parser.add_argument("--json", action="store_true", help=speaker.say("arg-json"))


def _bots(parser: Parser, speaker: Words, language: str, game: str | None) -> None:
    add_game(parser, speaker)


ADD_ARGUMENTS: dict[str, Callable[[Parser, Words, str, str | None], None]] = {
    "serve": _serve,
    "backup": _backup,
    "export": _export,
    "import": _import,
    "play": _play,
    "resume": _resume,
    "rules": _rules,
    "replay": _replay,
    "verify": _verify,
    "simulate": _simulate,
    "arena": _arena,
    "exploit": _exploit,
    "bots": _bots,
}
WITH_GAME = ("play", "rules", "simulate", "arena", "exploit", "bots")
SWITCHES = (
    *("--json", "--help", "--lan", "--no-browser", "--daily"),
    *[
        f"--{f.name}"
        for game in GAMES
        for f in fields(kind_of(game).options_type)
        if f.type == "bool"
    ],
)
