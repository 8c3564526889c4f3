"""Reports: what the log says when something fails. Nothing secret is in it."""

from __future__ import annotations

import logging
import sqlite3

from sqlalchemy.exc import DBAPIError

log = logging.getLogger("ossuary")


def report(what: str, error: BaseException, **values: object) -> None:
    """Says in a line what failed and why; where the program is to blame, it says where as well.

    `values` are those that `what` names, as in `%(table)s`.

    A disk that is full or a database that is gone fails every move: a line for each is enough.
    """
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    is_outside = isinstance(error, DBAPIError | sqlite3.Error | OSError | TimeoutError)
    # PostgreSQL adds the row that it is about, which has secrets in it.
    plain = str(cause).split("\nDETAIL:")[0]
    why = " ".join(plain.split()) or type(cause).__name__
    told = {**values, "why": why}
    log.error(f"{what}: %(why)s", told, exc_info=None if is_outside else error)
