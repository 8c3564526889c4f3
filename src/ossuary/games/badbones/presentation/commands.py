"""The command of Bad Bones: `ossuary score badbones`.

A line for each player: tiers/houses, the traps in the supply and, after `|`, those on the field,
damaged ones in small letters: `2/2 W | d c`. A crater is damaged dynamite.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec

from ossuary.games.badbones.actions import KINDS, SEATS, KindName
from ossuary.games.badbones.components import BadBonesComponents
from ossuary.games.badbones.presentation.pad import (
    BadBonesPadAnswer,
    BadBonesPadWish,
    PadCount,
    PadEarned,
    PadPlayer,
    answer,
    check,
    traps_of,
)
from ossuary.kernel.error import BadOption, OssuaryError, Unreadable
from ossuary.shelf.commands import Command
from ossuary.shelf.words import Words

LETTERS: dict[str, KindName] = dict(zip("WCDTPHXLOS", KINDS, strict=True))
LINE = re.compile(r"(\d{1,3})/(\d{1,3})([^|]*)(?:\|([^|]*))?")


def add_score(parser: argparse.ArgumentParser, speaker: Words) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help=speaker.say("arg-score-file"))
    parser.add_argument("--advanced", action="store_true", help=speaker.say("arg-score-advanced"))
    parser.add_argument("--json", action="store_true", help=speaker.say("arg-score-json"))
    parser.epilog = speaker.say("score-letters")


def run_score(given: argparse.Namespace, speaker: Words) -> int:
    """All the lines are read before anybody is ranked; the first that can't be is named."""
    components: BadBonesComponents = given.components
    if given.file is None and sys.stdin.isatty():
        print(speaker.say("score-hint"), file=sys.stderr)
    lines = [(number, line) for number, line in enumerate(_lines(given.file), 1) if line.strip()]
    if not lines:
        raise BadOption("pad-empty", game="badbones", rule="BB-26")
    # How many of each trap there are goes by the number of players.
    blank = [PadPlayer(0, 0)] * min(len(lines), SEATS)
    traps = traps_of(BadBonesPadWish(blank, given.advanced), components)
    players = []
    for number, line in lines:
        try:
            players.append(read_player(line))
            check(players[-1], traps, components)
        except OssuaryError as error:
            told = f"{speaker.say('score-line', number=number)}: {speaker.refusal(error)}"
            print(f"ossuary: {told}", file=sys.stderr)
            return 2
    found = answer(BadBonesPadWish(players, given.advanced), components)
    if given.json:
        print(json.dumps([msgspec.to_builtins(one) for one in found.players], ensure_ascii=False))
    else:
        print("\n".join(_in_words(found, speaker)))
    return 0


def read_player(text: str) -> PadPlayer:
    """What a line says a player has left."""
    line = LINE.fullmatch(text.strip())
    if line is None:
        raise Unreadable("pad-line", game="badbones", rule="BB-26", line=text.strip())
    tiers, houses, supply, field = line.groups()
    kept, laid = _letters(supply), _letters(field or "")
    for letter in kept:
        if letter.islower():
            raise Unreadable("pad-supply", game="badbones", rule="BB-09", letter=letter)
    return PadPlayer(
        int(tiers),
        int(houses),
        supply=_counts(kept),
        intact=_counts(letter for letter in laid if not letter.islower()),
        damaged=_counts(letter for letter in laid if letter.islower()),
    )


def _letters(text: str) -> list[str]:
    """A letter for each trap, with or without spaces between them."""
    letters = [*"".join(text.split())]
    for letter in letters:
        if letter.upper() not in LETTERS:
            raise Unreadable("pad-letter", game="badbones", rule="BB-01", letter=letter)
    return letters


def _counts(letters: Iterable[str]) -> dict[KindName, int]:
    return dict(Counter(LETTERS[letter.upper()] for letter in letters))


def _in_words(found: BadBonesPadAnswer, speaker: Words) -> list[str]:
    lines = [_told(number, count, speaker) for number, count in enumerate(found.players, 1)]
    if found.tied:
        lines.append(f"{speaker.say('pad-tied')} (BB-27)")
    if found.players and not found.winners:
        lines.append(f"{speaker.say('pad-nobody')} (BB-27)")
    return lines


def _told(number: int, count: PadCount, speaker: Words) -> str:
    """ "Player 1, place 1: 16 points: tiers 2 × 4; houses 2 × 3; Dragon, damaged 1 × 2"."""
    if count.out:
        # A place would make no sense: whoever is out isn't ranked.
        return f"{speaker.say('pad-player', number=number)}: {speaker.say('pad-out')}"
    parts = "; ".join(_part(part, speaker) for part in count.earned)
    # Put together here: what stands inside a sentence is cut where it is very long.
    player = speaker.say("score-player", number=number, rank=count.rank)
    return f"{player}: {speaker.say('pad-points', points=count.total)}: {parts}"


def _part(part: PadEarned, speaker: Words) -> str:
    name = speaker.say("pad-part", what=part.what, kind=part.kind or "")
    return f"{name} {part.number} × {part.each}"


def _lines(file: str | None) -> list[str]:
    try:
        if file is None or file == "-":
            return sys.stdin.read().lstrip("\ufeff").splitlines()
        return Path(file).read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Unreadable("file-unreadable", file=file or "-", why=why) from error


COMMANDS = {"score": Command(add_score, run_score)}
