"""Terminal and browser say the same: two programs, one set of words, whole games of both."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import ossuary
from ossuary.kernel.error import NotAllowed, OssuaryError
from ossuary.kernel.game import Game
from ossuary.kernel.history import History
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import EVERYBODY
from ossuary.server.refusals import refusal
from ossuary.shelf.words import LANGUAGES, Words, folders_of, words
from tests.conftest import ROOT
from tests.contract.cases import CASES, positions
from tests.contract.clauses import viewers
from tests.test_words import read, variables

WEB = ROOT / "web"
SAY = """
import { runnerImport } from "vite";
import { doorWords } from "./doorWords.js";
await runnerImport("./tests/say.ts", { plugins: [doorWords()] });
"""
PAGES = ROOT / "src" / "ossuary" / "server" / "text"
"""What the server refuses is said by the pages alone, in the words of all."""

Said = tuple[list[Any], str]
"""What the browser is to say, and what the terminal says."""


def seat_names(game: Game, speaker: Words) -> list[str]:
    """The reader sits first; with several seats each has a number.

    Some begin as the reader is called, and some are called as others are.
    """
    you = speaker.say("you")
    people = [you, "Ola", f"{you} Cobb", "Ola", *[f"Youssef {n}" for n in range(12)]]
    several = game.seats > game.players
    return [
        f"{people[game.player_of(seat)]} {'ⅠⅡ'[seat // game.players]}" if several else people[seat]
        for seat in range(game.seats)
    ]


def moments(game: Game, seed: int) -> Iterator[tuple[str, Any, Any]]:
    """All that there is to be said in one random game."""
    rng, history = Random(seed), History(game)
    table = [game.actions[index] for index in range(len(game.actions))]
    for state in positions(game, seed, history):
        for seat in state.actors():
            if seat == CHANCE:
                continue
            options = state.options(seat)
            yield "question", state.view(game.player_of(seat)), options
            for action in options:
                yield "label", action, None
            refused = rng.choice([action for action in table if action not in options])
            with pytest.raises(NotAllowed) as error:
                state.apply(seat, refused)
            yield "refusal", error.value, None
    for viewer in (*viewers(game), EVERYBODY):
        for heard in history.of(viewer):
            yield "log", heard, None
    yield "ending", state.view(None).ending, None


def key_of(moment: tuple[str, Any, Any]) -> object:
    """Moments with the same key are said in the same words."""
    kind, what, more = moment
    if kind == "question":
        numbers = [getattr(what, name) for name in what.__struct_fields__]
        verbs = dict.fromkeys(action.verb.name for action in more)
        lanes = [lane[:1] for lane in what.lanes.values()] if what.lanes else what.agenda[0]
        return kind, str(lanes), what.seat, tuple(n for n in numbers if isinstance(n, int)), *verbs
    if kind == "refusal":
        return kind, what.id, tuple(what.values.items())
    return kind, str(what)


def said_in(speaker: Words, game: Game, moment: tuple[str, Any, Any]) -> Said:
    """One moment as the browser gets it, and as the terminal says it."""
    names = seat_names(game, speaker)
    you = [seat for seat in range(game.seats) if game.player_of(seat) == 0]
    kind, what, more = moment
    if kind == "question":
        asked = {"seat": what.seat, "options": [action.json() for action in more]}
        return [kind, msgspec.to_builtins(what), asked], speaker.question(what, more)
    if kind == "label":
        return [kind, what.json(), names], speaker.label(what, names)
    if kind == "log":
        return [kind, msgspec.to_builtins(what), names, you], speaker.log(game, what, names, you)
    if kind == "ending":
        players = names[: game.players]
        line = speaker.ending(what, players, you)
        return [kind, msgspec.to_builtins(what), players, you], without_rule(line, what)
    return refused_in(speaker, what, names)


def refused_in(speaker: Words, error: OssuaryError, names: list[str]) -> Said:
    line = without_rule(speaker.refusal(error, names), error)
    return ["refusal", msgspec.to_builtins(refusal(error)), names], line


def without_rule(line: str, what: Any) -> str:
    """The pages show the rule beside the sentence."""
    return line.removesuffix(f" ({what.rule})") if what.rule else line


def all_errors(game: str) -> Iterator[OssuaryError]:
    """Every refusal that there are words for, with a value for each of its variables."""
    for folder in folders_of(game):
        yield from errors_in(Path(str(folder)))
    cause = NotAllowed("not-asked", rule="XX-01", seat=1)
    caused = OssuaryError("record-move", game=game, number=7)
    caused.__cause__ = cause
    yield caused
    yield OssuaryError("without-words", game=game, rule="XX-02")


def errors_in(folder: Path) -> Iterator[OssuaryError]:
    messages = read(folder / "en.ftl")
    for id in messages:
        if id.startswith("error-"):
            for number in (0, 1, 2, 5, 21, 12_345, 10**14):
                error = OssuaryError(id.removeprefix("error-"))
                error.values = dict.fromkeys(variables(messages, id), number)
                yield error


def in_the_browser(parts: list[dict[str, Any]]) -> list[list[str]]:
    command = ["node", "--input-type=module", "-e", SAY]
    given = json.dumps(parts)
    done = subprocess.run(command, input=given, capture_output=True, text=True, cwd=WEB)
    assert done.returncode == 0, done.stderr
    told: list[list[str]] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("name", ossuary.GAMES)
def test_terminal_and_browser_say_the_same(name: str, fresh_seed: int) -> None:
    parts, expected = [], []
    cases = [game for game in CASES.values() if game.name == name]
    told = {(id(g), key_of(m)): (g, m) for g in cases for m in moments(g, fresh_seed)}.values()
    for language in LANGUAGES:
        speaker, pages = words(language, name), words(language, name, "ossuary.server")
        said = [said_in(speaker.at(game), game, moment) for game, moment in told]
        tables = [game.options.json() for game, _ in told]
        said += [refused_in(speaker, error, ["Ola", "Bob"]) for error in all_errors(name)]
        said += [refused_in(pages, error, ["Ola", "Bob"]) for error in errors_in(PAGES)]
        tables += [{}] * (len(said) - len(tables))
        lines = [line for line, _ in said]
        parts.append({"language": language, "game": name, "tables": tables, "lines": lines})
        expected.append([sentence for _, sentence in said])
    for part, ours, theirs in zip(parts, expected, in_the_browser(parts), strict=True):
        for line, one, other in zip(part["lines"], ours, theirs, strict=True):
            assert one == other, (part["language"], line)
