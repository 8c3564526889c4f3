"""Reports: what the log says when something fails. Nothing secret is in it."""

from __future__ import annotations

import logging

from sqlalchemy.exc import DBAPIError

log = logging.getLogger("ossuary")


def report(what: str, *values: object, error: BaseException) -> None:
    """Says in a line what failed and why; where the program is to blame, it says where as well.

    A disk that is full or a database that is gone fails every move: a line for each is enough.
    """
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    is_outside = isinstance(error, DBAPIError | OSError | TimeoutError)
    why = " ".join(str(cause).split()) or type(cause).__name__
    log.error(f"{what}: %s", *values, why, exc_info=None if is_outside else error)
