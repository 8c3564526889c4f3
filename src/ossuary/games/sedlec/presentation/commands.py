"""The commands of Skulls of Sedlec: `ossuary score sedlec` and `ossuary solve sedlec`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from ossuary.games.sedlec.actions import CONDITIONS, KINDS, SEATS
from ossuary.games.sedlec.components import SedlecComponents
from ossuary.games.sedlec.presentation.given import condition_of, counted
from ossuary.games.sedlec.presentation.notation import check_cards, read_stack
from ossuary.games.sedlec.presentation.solving import add_solve, run_solve
from ossuary.games.sedlec.seeing import structure_view
from ossuary.games.sedlec.structure import Structure
from ossuary.games.sedlec.view import Earned
from ossuary.kernel.error import BadOption, OssuaryError, Unreadable
from ossuary.shelf.commands import Command
from ossuary.shelf.words import Words


def add_score(parser: argparse.ArgumentParser, speaker: Words) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help=speaker.say("arg-score-file"))
    parser.add_argument("--players", metavar="N", help=speaker.say("arg-score-players"))
    names = ", ".join(CONDITIONS)
    parser.add_argument(
        "--condition", metavar="NAME", help=speaker.say("arg-score-condition", names=names)
    )
    parser.add_argument("--why", action="store_true", help=speaker.say("arg-score-why"))
    parser.add_argument("--json", action="store_true", help=speaker.say("arg-score-json"))


def run_score(given: argparse.Namespace, speaker: Words) -> int:
    """A line for each stack; one that can't be counted says why, and the others go on."""
    players = _players(given.players)
    condition = condition_of(given.condition)
    components: SedlecComponents = given.components
    code = 0
    if given.file is None and sys.stdin.isatty():
        print(speaker.say("score-hint"), file=sys.stderr)
    for number, line in enumerate(_lines(given.file), 1):
        if not line.strip():
            continue
        try:
            structure = read_stack(line, players)
            check_cards(structure.cards, components)
        except OssuaryError as error:
            sentence = speaker.refusal(error)
            if given.json:
                _print_json({"error": sentence, "rule": error.rule})
            told = speaker.say("score-line", number=number, why=sentence)
            print(f"ossuary: {told}", file=sys.stderr)
            code = 2
            continue
        found = counted(structure, condition)
        if given.json:
            _print_json(found)
        else:
            print(_in_words(found, speaker), flush=True)
        if given.why:
            _explain(structure, condition, speaker)
    return code


def _print_json(found: dict[str, Any]) -> None:
    print(json.dumps(found, ensure_ascii=False), flush=True)


def _in_words(found: dict[str, Any], speaker: Words) -> str:
    """ "17 points: Royals 3, Peasants 4, Priests 8, Criminals 2"."""
    by_kind = [f"{speaker.say('kind', kind=k)} {n}" for k, n in found["points"].items() if n]
    total = speaker.say("points", points=found["total"])
    return f"{total}: {', '.join(by_kind)}" if by_kind else total


def _players(text: str | None) -> int | None:
    if text is None:
        return None
    if text not in [str(players) for players in range(1, SEATS + 1)]:
        raise BadOption("score-players", game="sedlec", rule="SE-02", value=text)
    return int(text)


def _lines(file: str | None) -> Iterator[str]:
    if file is None or file == "-":
        yield from (line.lstrip("\ufeff") for line in sys.stdin)
        return
    try:
        yield from Path(file).read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Unreadable("file-unreadable", file=file, why=why) from error


def _explain(structure: Structure, condition: int, speaker: Words) -> None:
    """What each skull earned and why, on the side: the lines of the stacks stay as they are."""
    told = structure_view(structure, condition, list(range(len(KINDS))))
    out = Console(stderr=True, highlight=False)
    skulls = [skull for placed in told.placed for skull in (placed.bottom, placed.top)]
    for skull in sorted(skulls, key=lambda earned: -earned.level):
        out.print(f"  {reason(skull, speaker)}", markup=False)


def reason(skull: Earned, speaker: Words) -> str:
    """What a skull earned, in words: "lover, paired with the one on level 4: 3"."""
    name = speaker.say("skull", skull=skull.skull)
    why = speaker.say(f"why-{skull.why}", one=skull.one, two=skull.two)
    return f"{speaker.say('level', level=skull.level)}: {name}, {why}: {skull.points}"


COMMANDS = {"score": Command(add_score, run_score), "solve": Command(add_solve, run_solve)}
