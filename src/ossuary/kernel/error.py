"""What can go wrong: text that can't be read, an action that isn't allowed, options that don't fit.

Every error carries the id of its sentence, the values in it and, where a rule refuses, the rule's
ledger id; so it can be said in any language. The kernel itself knows none.
"""

from __future__ import annotations

from collections.abc import Callable


class OssuaryError(ValueError):
    """The base of all that is refused."""

    def __init__(self, id: str, *, game: str = "", rule: str = "", **values: int | str) -> None:
        super().__init__(id)
        self.id = id
        self.game = game
        self.rule = rule
        self.values = values

    def __str__(self) -> str:
        return _say(self)


class Unreadable(OssuaryError):
    """Text, JSON or a record that can't be read."""


class NotAllowed(OssuaryError):
    """An action that isn't allowed here."""


class BotFailed(OssuaryError):
    """A bot that gave no answer, or one that isn't among its options."""


class BadOption(OssuaryError):
    """An unknown game, or options that it doesn't have."""


def _plainly(error: OssuaryError) -> str:
    """An error without a language: the id of its sentence, and the rule's."""
    return f"{error.id} ({error.rule})" if error.rule else error.id


_say: Callable[[OssuaryError], str] = _plainly


def say_errors_with(say: Callable[[OssuaryError], str]) -> None:
    """From now on `str(error)` is what `say` says."""
    global _say
    _say = say
