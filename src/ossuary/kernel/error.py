"""What can go wrong: text that can't be read, an action that isn't allowed, options that don't fit.

Every error carries the id of its sentence, the values in it and, where a rule refuses, the rule's
ledger id; so it can be said in any language. `str(error)` says it in English.
"""

from __future__ import annotations


class OssuaryError(ValueError):
    """The base of all that is refused."""

    def __init__(self, id: str, *, game: str = "", rule: str = "", **values: int | str) -> None:
        super().__init__(id)
        self.id = id
        self.game = game
        self.rule = rule
        self.values = values

    def __str__(self) -> str:
        from ossuary.kernel.words import words

        return words("en", self.game).refusal(self)


class Unreadable(OssuaryError):
    """Text, JSON or a record that can't be read."""


class NotAllowed(OssuaryError):
    """An action that isn't allowed here."""


class BotFailed(OssuaryError):
    """A bot that gave no answer, or one that isn't among its options."""


class BadOption(OssuaryError):
    """An unknown game, or options that it doesn't have."""
