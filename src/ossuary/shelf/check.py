"""What a game from outside must bring along: looked at when it is loaded, not when it is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from types import ModuleType
from typing import Any

from ossuary.kernel.action import Names, Verb
from ossuary.kernel.error import BadOption
from ossuary.kernel.game import Game
from ossuary.kernel.options import choices_of
from ossuary.kernel.step import Step
from ossuary.shelf.packages import folder_of, has_part
from ossuary.shelf.words import FALLBACK, LANGUAGES, Words, folders_of

DECLARED = ("name", "rules", "options_type", "actions", "events", "steps", "reasons")
"""What every game says of itself."""


def check(name: str, package: str) -> None:
    """Raises BadOption that names the game and what it lacks."""
    for lack in _lacking(name, package):
        raise BadOption("game-incomplete", name=name, package=package, lack=lack)


def _lacking(name: str, package: str) -> Iterator[str]:
    """What a game lacks, the first thing first: later ones may follow from it."""
    try:
        module = import_module(package)
    except Exception as error:
        yield f"{type(error).__name__}: {error}"
        return
    kind = getattr(module, "GAME", None)
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        yield "GAME"
        return
    yield from (f"GAME.{what}" for what in DECLARED if not hasattr(kind, what))
    if kind.name != name:
        yield f"GAME.name = {name!r}"
    yield from _lacking_steps(kind, module)
    if kind.components_type and not (folder_of(name, "data") / "components.toml").is_file():
        yield "data/components.toml"
    if not has_part(name, "presentation.terminal"):
        yield "presentation/terminal.py"
    for folder, ending in (("text", "ftl"), ("handbook", "md")):
        if not (folder_of(name, folder) / f"{FALLBACK}.{ending}").is_file():
            yield f"{folder}/{FALLBACK}.{ending}"
    for language in LANGUAGES:
        if (folder_of(name, "text") / f"{language}.ftl").is_file():
            spoken = Words(language, *folders_of(name))
            lacking = [id for id in ids(kind) if not spoken.has(id)]
            lacking += _lacking_verbs(kind, spoken)
            yield from (f"text/{language}.ftl: {id}" for id in lacking)


def _lacking_steps(kind: type[Game], module: ModuleType) -> Iterator[str]:
    """Steps of the game's own package that its table of steps doesn't have."""
    known = {type(step) for step in kind.steps}
    for step in _all_kinds(Step):
        is_own = f"{step.__module__}.".startswith(f"{module.__name__}.")
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
    yield from sorted({f"ask-{type(step).__name__}" for step in kind.steps if step.actor >= 0})
    yield from (f"log-{event.name}" for event in kind.events)
    yield from (f"end-{reason.id}" for reason in kind.reasons)


def _lacking_verbs(kind: type[Game], spoken: Words) -> Iterator[str]:
    """What a verb lacks. Chance's have a line in the log, those of seats a label as well."""
    for verb in kind.actions.verbs.values():
        if spoken.has(f"log-{verb.name}"):
            if not all(spoken.has(id) for id in _labels(verb, spoken)):
                yield f"do-{verb.name}"
        elif not spoken.has(f"log-chance-{verb.name}"):
            yield f"log-{verb.name}"


def _labels(verb: Verb, spoken: Words) -> list[str]:
    """The labels of a verb: one for all its actions or, where few have names, one for each."""
    if spoken.has(f"do-{verb.name}") or not verb.fields:
        return [f"do-{verb.name}"]
    domain = verb.fields[0].domain
    names = domain.names if isinstance(domain, Names) else ("",)
    return [f"do-{verb.name}-{name}" for name in names]
