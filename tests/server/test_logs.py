"""The log: an object on each line where machines read it, and nothing secret in it."""

from __future__ import annotations

import json
import logging
import re
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import WebSocketException

from ossuary.server.logs import JsonFormatter
from ossuary.server.reports import report
from tests.server.client import HERE, LINK, Person, Server, wait_until
from tests.server.postgres import Postgres

PASSWORD = "hush-this-is-the-password"


class Logged(Server):
    """A server whose log goes to a file."""

    def __init__(self, folder: Path, url: str) -> None:
        self.file = folder / "log"
        super().__init__(folder, url=url, options=["--log-format", "json"])

    def log(self) -> int:
        self.stream = self.file.open("ab")
        return self.stream.fileno()

    def read_port(self) -> int:
        self.stream.close()
        wait_until(lambda: b"\n" in self.file.read_bytes())
        return int(self.lines()[-1]["address"].rsplit(":", 1)[1].strip("/"))

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.file.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def json_log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.handler.setFormatter(JsonFormatter())
    return caplog


def test_a_line_has_its_time_and_its_values_by_name(json_log: pytest.LogCaptureFixture) -> None:
    report("Table %(table)s can't be “read”", OSError("the disk\nis full"), table="abc")
    [line] = json_log.text.splitlines()
    said = json.loads(line)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", said.pop("time"))
    assert said == {
        "level": "error",
        "logger": "ossuary",
        "message": "Table abc can't be “read”: the disk is full",
        "table": "abc",
        "why": "the disk is full",
    }


def test_where_the_program_is_to_blame_its_trace_is_in_the_same_line(
    json_log: pytest.LogCaptureFixture,
) -> None:
    try:
        raise KeyError("seat")
    except KeyError as error:
        report("It has failed", error)
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    first, second = [json.loads(line) for line in json_log.text.splitlines()]
    assert first["error"] == "KeyError"
    assert "Traceback" in first["trace"]
    assert second["logger"] == "uvicorn.error"


def test_the_row_that_a_database_refuses_is_not_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    cause = Exception("duplicate key value\nDETAIL:  Key (id)=(secret) already exists.")
    report("It could not be stored", IntegrityError("INSERT", {"id": "secret"}, cause))
    assert "duplicate key value" in caplog.text
    assert "secret" not in caplog.text


@pytest.fixture
def logged(tmp_path: Path, postgres: Postgres) -> Iterator[list[Logged]]:
    """Two servers of one house, whose database has a password."""
    plain = postgres.new_database()
    url = make_url(plain).set(password=PASSWORD).render_as_string(hide_password=False)
    servers: list[Logged] = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        servers.append(Logged(tmp_path / name, url))
        servers[-1].url = plain
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.kill()


def test_nothing_secret_is_in_the_log_of_a_server_that_fails_in_many_ways(
    logged: list[Logged], postgres: Postgres
) -> None:
    one, two = logged
    ola, bob = Person(one), Person(two)
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    ola.watch(table)
    bob.watch(table)
    links = [
        person.post(f"tables/{table}/hand", {"player": player}).json()["link"]
        for player, person in enumerate((ola, bob))
    ]
    processes = [id for (id,) in one.database("SELECT id FROM processes")]
    [(settings,)] = one.database("SELECT settings FROM tables")
    seed = json.loads(settings)["seed"]
    secrets = [*links, *processes, seed, PASSWORD]
    secrets += [value for person in (ola, bob) for value in person.http.cookies.values()]
    assert len(secrets) == 8

    # What isn't understood, and what pretends to be another process.
    httpx.get(f"{one.address}/api/lobby", headers={"x-ossuary-to": "somebody"})
    ola.post("tables", b"\xff\x00")
    ola.post(f"tables/{table}/sit", {"name": "x" * 20_000})
    ola.send("nonsense")
    # A table that can't be read any more: each failure has its trace.
    spoiled = ola.open(HERE, LINK)
    one.database("UPDATE tables SET settings = '{}' WHERE id = :id", id=spoiled)
    one.database("UPDATE courses SET owner = NULL WHERE table_id = :id", id=spoiled)
    bob.get(f"tables/{spoiled}")
    ola.get("mine")
    # A database that is gone, for moves, lists, links and requests that are relayed.
    postgres.stop()
    try:
        for person in (ola, bob):
            person.post(f"links/{links[0]}")
            person.get("mine")
        with suppress(WebSocketException):
            # Where this took long, the process has given all its tables up by now.
            ola.send({"kind": "move", "seat": 0, "question": 0, "action": ["place", "flower"]})
        time.sleep(3)
    finally:
        postgres.start()
    wait_until(lambda: httpx.get(f"{two.address}/healthz", timeout=20).status_code == 200)
    # A process that is killed while another one asks it.
    one.kill()
    bob.post(f"tables/{table}/hand", {"player": 1})
    two.stop(signal.SIGTERM)
    ola.leave()
    bob.leave()
    for server in (one, two):
        lines = server.lines()
        assert {"time", "level", "logger", "message"} <= set.intersection(*map(set, lines))
        text = server.file.read_text(encoding="utf-8")
        assert [secret for secret in secrets if secret in text] == []
        assert any(line["level"] == "error" for line in lines)
    assert spoiled in {line.get("table") for line in one.lines()}
