"""A server for each file of tests, and people who tidy up behind themselves."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from ossuary.server.database import open_file, open_url
from ossuary.server.thinking import PATIENCE, Thinking
from tests.kernel.fields import fields
from tests.server.client import Enter, Person, Server
from tests.server.inside import Brittle, InHouse, OwnTime
from tests.server.postgres import Postgres

ON_POSTGRES = os.environ.get("OSSUARY_BUILD") == "compiled"
"""The wheel is tried on PostgreSQL, the sources on SQLite: so each of both is tried with all."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is about a file is tried where there is one."""
    if ON_POSTGRES:
        about_files = [item for item in items if item.get_closest_marker("file")]
        config.hook.pytest_deselected(items=about_files)
        items[:] = [item for item in items if item not in about_files]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    yield postgres
    postgres.close()


@pytest.fixture(scope="session")
def new_url(request: pytest.FixtureRequest) -> Callable[[], str | None]:
    """The address of a database; None: a file in the data folder."""
    if not ON_POSTGRES:
        return lambda: None
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, new_url: Callable[[], str | None]
) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), url=new_url())
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path, new_url: Callable[[], str | None]) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(tmp_path / "data", url=new_url())
    yield server
    server.stop()


@pytest.fixture
def hidden_lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables are of a game in which people act at the same time, and hidden."""
    for module in ("settings", "tables"):
        monkeypatch.setattr(f"ossuary.server.{module}.load", lambda *_: fields(3))
        monkeypatch.setattr(f"ossuary.server.{module}.kind_of", lambda _: type(fields(3)))
    monkeypatch.setattr("ossuary.server.settings.bots_of", lambda _: {})
    monkeypatch.setattr("ossuary.server.tables.in_turn", lambda _: ["random"])
    for module in ("server.foresight", "shelf.phrases", "shelf.routine"):
        monkeypatch.setattr(f"ossuary.{module}.has_part", lambda *_: False)


@pytest.fixture
def person(request: pytest.FixtureRequest) -> Iterator[Enter]:
    """Lets somebody come to the server that the test has for itself, or to that of its file."""
    people: list[Person] = []
    own = "own_server" in request.fixturenames
    server: Server = request.getfixturevalue("own_server" if own else "server")

    def enter(language: str = "en") -> Person:
        people.append(Person(server, language))
        return people[-1]

    yield enter
    for one in people:
        one.leave()


@pytest.fixture
def store(tmp_path: Path, new_url: Callable[[], str | None]) -> Iterator[Brittle]:
    url = new_url()
    store = Brittle(open_url(url) if url else open_file(tmp_path / "tables.db"))
    yield store
    store.close()


@pytest.fixture
def patience() -> float:
    """How long the bots of a house may think."""
    return PATIENCE


@pytest.fixture
def in_house(store: Brittle, patience: float, monkeypatch: pytest.MonkeyPatch) -> InHouse:
    """Does something in a house of its own, where nobody waits for rooms to be given up."""
    monkeypatch.setattr("ossuary.server.house.LINGER", 0.01)

    async def do(work: Callable[[OwnTime], Coroutine[Any, Any, None]]) -> None:
        house = OwnTime(store, thinking=Thinking(patience))
        try:
            await work(house)
        finally:
            await house.close()

    return lambda work: asyncio.run(do(work))
