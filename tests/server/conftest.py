"""A server for each file of tests, and people who tidy up behind themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.kernel.fields import fields
from tests.server.client import Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def hidden_lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables are of a game in which people act at the same time, and hidden."""
    for module in ("settings", "tables"):
        monkeypatch.setattr(f"ossuary.server.{module}.load", lambda *_: fields(3))
        monkeypatch.setattr(f"ossuary.server.{module}.bots_of", lambda _: {})
        monkeypatch.setattr(f"ossuary.server.{module}.kind_of", lambda _: type(fields(3)))
    monkeypatch.setattr("ossuary.server.foresight.has_part", lambda *_: False)


@pytest.fixture
def person(server: Server) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def enter(language: str = "en") -> Person:
        people.append(Person(server, language))
        return people[-1]

    yield enter
    for one in people:
        one.leave()
