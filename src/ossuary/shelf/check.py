"""What a game from outside must bring along: looked at when it is loaded, not when it is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from importlib import import_module
from random import Random
from typing import Any

from ossuary.kernel.action import Names, Verb
from ossuary.kernel.error import BadOption
from ossuary.kernel.game import Game
from ossuary.kernel.history import History
from ossuary.kernel.options import choices_of
from ossuary.kernel.step import CHANCE, Step
from ossuary.kernel.view import EVERYBODY
from ossuary.shelf.components import components_of_kind
from ossuary.shelf.handbook import Handbook
from ossuary.shelf.packages import folder_of, has_part
from ossuary.shelf.words import FALLBACK, LANGUAGES, Words, folders_of

DECLARED = ("name", "rules", "options_type", "actions", "events", "steps", "reasons")
"""What every game says of itself."""
TERMINAL = ("keys", "table", "style")
"""What a terminal asks a game for."""
MOST_MOVES = 5000
"""How long a game at random is tried."""


def check(name: str, package: str) -> None:
    """Raises BadOption that names the game, and what it lacks or why it can't be loaded."""
    try:
        lack = next(_lacking(name, package), None)
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}"
        raise BadOption("game-broken", name=name, package=package, why=why) from error
    if lack is not None:
        raise BadOption("game-incomplete", name=name, package=package, lack=lack)


def _lacking(name: str, package: str) -> Iterator[str]:
    """What a game lacks, the first thing first: later ones may follow from it."""
    kind = getattr(import_module(package), "GAME", None)
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        yield "GAME"
        return
    yield from (f"GAME.{what}" for what in DECLARED if not hasattr(kind, what))
    if kind.name != name:
        yield f"GAME.name = {name!r}"
    if not any(limit.option == "players" for limit in kind.options_type.limits):
        yield "GAME.options_type.limits: players"
    yield from _lacking_steps(kind, package)
    for file in _files(kind):
        if not (folder_of(name, file.partition("/")[0]) / file.partition("/")[2]).is_file():
            yield file
    if not has_part(name, "presentation.terminal"):
        yield "presentation/terminal.py"
    terminal = import_module(f"{package}.presentation.terminal")
    yield from (f"presentation/terminal.py: {x}" for x in TERMINAL if not hasattr(terminal, x))
    if not Handbook(name, FALLBACK).rules:
        yield f"handbook/{FALLBACK}.md: - **XX-01** ..."
    spoken = {
        language: Words(language, *folders_of(name))
        for language in LANGUAGES
        if (folder_of(name, "text") / f"{language}.ftl").is_file()
    }
    commands = [*_commands(name, package), *_daily(name)]
    for language, words in spoken.items():
        lacking = [id for id in (*ids(kind), *commands) if not words.has(id)]
        yield from (f"text/{language}.ftl: {id}" for id in [*lacking, *_unsaid(kind, words)])
    _play(kind, terminal, spoken)


def _files(kind: type[Game]) -> Iterator[str]:
    yield f"text/{FALLBACK}.ftl"
    yield f"handbook/{FALLBACK}.md"
    if kind.components_type is not None:
        yield "data/components.toml"


def _lacking_steps(kind: type[Game], package: str) -> Iterator[str]:
    """Steps of the game's own package that its table of steps doesn't have."""
    known = {type(step) for step in kind.steps}
    for step in _all_kinds(Step):
        is_own = f"{step.__module__}.".startswith(f"{package}.")
        if is_own and step not in known and not step.__subclasses__():
            yield f"GAME.steps: {step.__name__}"


def _all_kinds(kind: type[Any]) -> Iterator[type[Any]]:
    for below in kind.__subclasses__():
        yield below
        yield from _all_kinds(below)


def ids(kind: type[Game]) -> Iterator[str]:
    """The ids of the sentences that every game has: what is chosen, asked, told and won."""
    yield from ("title", "tagline", "author", "signs")
    for field in fields(kind.options_type):
        yield f"option-{field.name}"
        yield f"option-{field.name}-help"
    for option, choices in choices_of(kind.options_type).items():
        yield from (f"option-{option}-{choice}" for choice in choices)
    yield from (f"error-{limit.refusal}" for limit in kind.options_type.limits)
    yield from (f"error-{idle.refusal}" for idle in kind.options_type.idle)
    yield from sorted({f"ask-{type(step).__name__}" for step in kind.steps if step.actor >= 0})
    yield from (f"log-{event.name}" for event in kind.events)
    yield from (f"end-{reason.id}" for reason in kind.reasons)


def _commands(name: str, package: str) -> list[str]:
    """What the game's own commands are described by."""
    if not has_part(name, "presentation.commands"):
        return []
    commands: Mapping[str, Any] = import_module(f"{package}.presentation.commands").COMMANDS
    return [f"help-{command}" for command in commands]


def _daily(name: str) -> list[str]:
    """What a result of the game's daily challenge is said by."""
    return ["daily-result"] if has_part(name, "presentation.daily") else []


def _unsaid(kind: type[Game], words: Words) -> Iterator[str]:
    """What a verb lacks. Chance's have a line in the log, those of seats a label as well."""
    for verb in kind.actions.verbs.values():
        if words.has(f"log-{verb.name}"):
            if not all(words.has(id) for id in _labels(verb, words)):
                yield f"do-{verb.name}"
        elif not words.has(f"log-chance-{verb.name}"):
            yield f"log-{verb.name}"


def _labels(verb: Verb, words: Words) -> list[str]:
    """The labels of a verb: one for all its actions or, where few have names, one for each."""
    if words.has(f"do-{verb.name}") or not verb.fields:
        return [f"do-{verb.name}"]
    domain = verb.fields[0].domain
    names = domain.names if isinstance(domain, Names) else ("",)
    return [f"do-{verb.name}-{name}" for name in names]


def _play(kind: type[Game], terminal: Any, spoken: Mapping[str, Words]) -> None:
    """Plays a game at random, and shows and says all of it: what is missing raises an error."""
    game = kind(kind.options_type.of({}), components_of_kind(kind))
    names = [f"{seat + 1}" for seat in range(game.seats)]
    history, rng = History(game), Random(1)
    state = game.start(history)
    for _ in range(MOST_MOVES):
        if state.over:
            break
        actor = state.actors()[0]
        options = state.options(actor)
        if actor != CHANCE:
            view = state.view(game.player_of(actor))
            terminal.keys(view, options)
            for words in spoken.values():
                terminal.table(view, words, names, True)
                words.question(view, options)
                [words.label(action, names) for action in options]
        state.apply(actor, rng.choice(options))
    for words in spoken.values():
        for heard in history.of(EVERYBODY):
            terminal.style(heard)
            words.log(game, heard, names)
        if state.over:
            words.ending(state.view(None).ending, names[: game.players])
