"""Words: every sentence that a person reads, in four languages, from Fluent files.

Sentences that all games share are in `shelf/text`, those of a game in its own `text` folder.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from copy import copy
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource

from ossuary.kernel.action import Action, Names, Seat
from ossuary.kernel.error import OssuaryError, say_errors_with
from ossuary.kernel.game import Game
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import Ending, Heard, View
from ossuary.shelf.packages import folder_of, packages

LANGUAGES = ("en", "uk", "ru", "pl")
FALLBACK = "en"
"""What a game from outside is said in where it doesn't speak the person's language."""
LONGEST = 300
LARGEST = 10**15


class Words:
    """The sentences of one language from several folders; a later folder adds to an earlier one."""

    def __init__(self, language: str, *folders: Traversable) -> None:
        self.language = language
        self._always: dict[str, int | str] = {}
        self.bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        for folder in folders:
            spoken = folder / f"{language}.ftl"
            file = spoken if spoken.is_file() else folder / f"{FALLBACK}.ftl"
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def at(self, game: Game) -> Words:
        """The same for one game: each switch of its options is "yes" or "no" in every sentence."""
        twin = copy(self)
        switches = {n: v for n, v in game.options.json().items() if isinstance(v, bool)}
        twin._always = {name: yes_or_no(value) for name, value in switches.items()}
        return twin

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id) and self.bundle.get_message(id).value is not None

    def say(self, id: str, **values: int | str) -> str:
        """The sentence with this id."""
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, id
        short = {name: shortened(value) for name, value in (self._always | values).items()}
        sentence, _ = self.bundle.format_pattern(pattern, short)
        return str(sentence)

    def refusal(self, error: OssuaryError, names: Sequence[str] = ()) -> str:
        """What an error says, with the id of the rule that refuses; seats by name, if known.

        Where one error caused another, $why is what the cause says.
        """
        values, seat = dict(error.values), error.values.get("seat")
        if isinstance(seat, int):
            is_named = 0 <= seat < len(names)
            values["whom"] = names[seat] if is_named else self.say("seat-name", number=seat)
        if isinstance(error.__cause__, OssuaryError):
            values["why"] = self.refusal(error.__cause__, names)
        id = f"error-{error.id}"
        known = self.has(id)
        sentence = self.say(id, **values) if known else self.say("error-other", what=error.id)
        return f"{sentence} ({error.rule})" if error.rule else sentence

    def log(self, game: Game, heard: Heard, names: Sequence[str], you: Collection[int] = ()) -> str:
        """What was heard, in words. Whose seat it is, or who moves, is $who; another seat $whom.

        $you and $yours say whether the one or the other is among the seats that are called "you".
        """
        values, seats = _told(game, heard)
        id = f"log-chance-{heard.name}" if heard.actor == CHANCE else f"log-{heard.name}"
        if seats.get("who") == seats.get("whom") and self.has(f"{id}-own"):
            id = f"{id}-own"
        if "two" in values and self.has(f"{id}-both"):
            id = f"{id}-both"
        values.update({name: names[seat] for name, seat in seats.items()})
        values["you"] = yes_or_no(seats.get("who") in you)
        values["yours"] = yes_or_no(seats.get("whom") in you)
        return self.say(id, **values)

    def log_of_all(self, game: Game, many: Sequence[Heard], names: Sequence[str]) -> str:
        """What has happened to several in one line: `log-<event>-all` with $list, in which each
        is said by `log-<event>-each`.
        """
        each = []
        for heard in many:
            values, seats = _told(game, heard)
            named = {name: names[seat] for name, seat in seats.items()}
            each.append(self.say(f"log-{heard.name}-each", **values, **named))
        return self.say(f"log-{many[0].name}-all", list=", ".join(each))

    def label(self, action: Action, names: Sequence[str]) -> str:
        """What an action does, as on a button."""
        values: dict[str, int | str] = {}
        id = f"do-{action.verb.name}"
        for field, value in zip(action.verb.fields, action.values, strict=True):
            if isinstance(field.domain, Names):
                name = field.domain.names[value]
                values |= {field.name: name, **parts(name)}
                # Where few things have a name of their own, each has its own sentence.
                id = f"{id}-{name}" if self.has(f"{id}-{name}") else id
            elif isinstance(field.domain, Seat):
                values["whom"] = names[value]
            else:
                values[field.name] = value
        if "two" in values and self.has(f"{id}-both"):
            id = f"{id}-both"
        return self.say(id, **values)

    def label_of_all(self, action: Action, low: int, high: int) -> str:
        """What says an action together with others of its verb; nothing where each is said alone.

        $low and $high are the least and the greatest value; the sentence can name names as well.
        """
        id = f"do-any-{action.verb.name}"
        if not self.has(id):
            return ""
        names = {
            field.name: field.domain.names[value]
            for field, value in zip(action.verb.fields, action.values, strict=True)
            if isinstance(field.domain, Names)
        }
        return self.say(id, low=low, high=high, **names)

    def question(self, view: View, options: Sequence[Action]) -> str:
        """What the viewer is asked; it can name the numbers of the view and, as $can, the verbs.

        What is true or false in the view is "yes" or "no"; $number is that of the step which asks.
        """
        assert view.seat is not None
        step = view.lanes[view.seat][0] if view.lanes else view.agenda[0]
        values: dict[str, int | str] = {
            name: yes_or_no(value) if isinstance(value, bool) else value
            for name in view.__struct_fields__
            if isinstance(value := getattr(view, name), int)
        }
        values["number"] = step[2]
        values["can"] = "-".join(dict.fromkeys(action.verb.name for action in options))
        return self.say(f"ask-{step[0]}", **values)

    def ending(self, ending: Ending, players: Sequence[str], you: Collection[int] = ()) -> str:
        """How the game ended, with the rule; $you: whether one who is called "you" won alone."""
        sentence = self.say(
            f"end-{ending.reason}",
            who=", ".join(players[player] for player in ending.winners),
            you=yes_or_no(len(ending.winners) == 1 and ending.winners[0] in you),
            winners=len(ending.winners),
            score=max(ending.scores),
        )
        return f"{sentence} ({ending.rule})"


def _told(game: Game, heard: Heard) -> tuple[dict[str, int | str], dict[str, int]]:
    """The values of what was heard, and the seats: $who and $whom."""
    values: dict[str, int | str] = {}
    seats: dict[str, int] = {}
    if heard.actor is not None and heard.actor >= 0:
        seats["who"] = heard.actor
    for field, value in zip(game.declared(heard.name).fields, heard.values, strict=True):
        if isinstance(field.domain, Seat) and isinstance(value, int):
            is_subject = heard.actor is None and field.name == "seat"
            seats["who" if is_subject else "whom"] = value
        else:
            values[field.name] = "unknown" if value is None else value
            values |= parts(value)
    return values, seats


def name_from(value: int | str, **firsts: int) -> str:
    """FROM($card, king: 1, queen: 5) in a sentence: the last name whose number isn't above."""
    if isinstance(value, str):
        return ""
    return next((name for name, first in reversed(firsts.items()) if first <= value), "")


FUNCTIONS: Any = {"FROM": name_from}
"""What a sentence can reckon, besides what Fluent has."""


def parts(name: int | str | None) -> dict[str, str]:
    """A name that joins two, such as b+c, is also $one and $two, for a sentence `-both`."""
    if not isinstance(name, str) or "+" not in name:
        return {}
    one, two = name.split("+")[:2]
    return {"one": one, "two": two}


def yes_or_no(is_so: bool) -> Literal["yes", "no"]:
    return "yes" if is_so else "no"


def printable(text: str) -> str:
    """Text without what would move the cursor, ring the bell or turn the line around."""
    if text.isprintable():
        return text
    return "".join(c for c in " ".join(text.split()) if unicodedata.category(c)[0] != "C")


def shortened(value: int | str) -> int | str:
    """What can stand in a sentence: no endless text or number, nothing that a terminal obeys."""
    if isinstance(value, str):
        return f"{printable(value[:LONGEST])}…" if len(value) > LONGEST else printable(value)
    if abs(value) > LARGEST:
        # Beyond some thousand digits Python itself refuses to write a number out.
        return f"{str(value)[:LONGEST]}…" if value.bit_length() < 10_000 else "…"
    return value


@lru_cache
def words(language: str, game: str = "", package: str = "") -> Words:
    """The words of all games and, where they have some, of this one and of a package."""
    folders = folders_of(game)
    if package:
        folders.append(resources.files(package) / "text")
    return Words(language, *folders)


def folders_of(game: str) -> list[Traversable]:
    """Where the words of a game are: those of all games, and its own."""
    folders = [resources.files("ossuary.shelf") / "text"]
    return [*folders, folder_of(game, "text")] if game in packages() else folders


say_errors_with(lambda error: words(FALLBACK, error.game).refusal(error))
