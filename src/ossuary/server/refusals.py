"""Refusals as they go to a browser, which says them in its reader's language."""

from __future__ import annotations

from ossuary.kernel.error import OssuaryError
from ossuary.server import wire
from ossuary.shelf.words import shortened


def refusal(error: OssuaryError) -> wire.Refusal:
    """An error with the one that caused it."""
    cause = error.__cause__
    return wire.Refusal(
        id=error.id,
        game=error.game,
        rule=error.rule,
        values={name: shortened(value) for name, value in error.values.items()},
        why=refusal(cause) if isinstance(cause, OssuaryError) else None,
    )
