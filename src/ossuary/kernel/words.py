"""Words: every sentence that a person reads, in four languages, from Fluent files.

Sentences of the kernel are in `kernel/text`, those of a game in its own `text` folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from fluent.runtime import FluentBundle, FluentResource

from ossuary.kernel.error import OssuaryError

LANGUAGES = ("en", "uk", "ru", "pl")


class Words:
    """The sentences of one language from several folders; a later folder adds to an earlier one."""

    def __init__(self, language: str, *folders: Traversable) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, id: str, **values: int | str) -> str:
        """The sentence with this id."""
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, id
        sentence, errors = self.bundle.format_pattern(pattern, values)
        assert not errors, (id, errors)
        return str(sentence)

    def refusal(self, error: OssuaryError, names: Sequence[str] = ()) -> str:
        """What an error says, with the id of the rule that refuses; seats by name, if known."""
        values, seat = dict(error.values), error.values.get("seat")
        if isinstance(seat, int):
            known = 0 <= seat < len(names)
            values["whom"] = names[seat] if known else self.say("seat-name", number=seat)
        id = f"error-{error.id}"
        sentence = self.say(id, **values) if self.has(id) else error.id
        return f"{sentence} ({error.rule})" if error.rule else sentence


@lru_cache
def words(language: str, game: str = "", *more: Traversable) -> Words:
    """The words of the kernel and, where it has some, of a game."""
    folders = [resources.files("ossuary.kernel") / "text"]
    if game and find_spec(f"ossuary.games.{game}"):
        folders.append(resources.files(f"ossuary.games.{game}") / "text")
    return Words(language, *folders, *more)
