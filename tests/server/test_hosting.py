"""What whoever runs a house asks it, and how it stops."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import threading
import time
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect

from ossuary.server import hosting
from ossuary.server.database import open_url
from ossuary.server.hosting import Health, may_look
from ossuary.server.house import House
from ossuary.server.saving import Lost
from ossuary.server.store import Store
from tests.server.client import BOT, HERE, LINK, Enter, Person, Server
from tests.server.inside import Brittle, seated, shown
from tests.server.postgres import Postgres

ELSEWHERE = {"x-forwarded-for": "192.0.2.7"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, new_url: Any) -> Iterator[Server]:
    options = ["--metrics-from", "10.0.0.0/8", "--trust-proxy", "127.0.0.1"]
    server = Server(tmp_path_factory.mktemp("server"), url=new_url(), options=options)
    yield server
    server.stop()


def counted(server: Server) -> dict[str, float]:
    """All that is counted, with its labels."""
    text = httpx.get(f"{server.address}/metrics").text
    return {
        f"{sample.name}{''.join(sample.labels.values())}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.name.endswith("_bucket")
    }


def test_a_house_that_is_well_says_so_whatever_name_it_is_asked_by(server: Server) -> None:
    for headers in ({}, {"host": "somewhere.example"}, {"host": ""}, ELSEWHERE):
        answer = httpx.get(f"{server.address}/healthz", headers=headers)
        assert (answer.status_code, answer.text) == (200, "ok")
        assert "set-cookie" not in answer.headers


def test_what_is_counted_is_for_this_machine_and_whom_it_was_allowed(server: Server) -> None:
    codes = {
        client: httpx.get(
            f"{server.address}/metrics",
            headers={
                "host": "somewhere.example",
                **({"x-forwarded-for": client} if client else {}),
            },
        ).status_code
        for client in ("", "127.0.0.1", "10.1.2.3", "192.0.2.7", "nonsense")
    }
    assert codes == {"": 200, "127.0.0.1": 200, "10.1.2.3": 200, "192.0.2.7": 403, "nonsense": 403}


@pytest.mark.parametrize(
    ("client", "may"),
    [
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("::ffff:10.0.0.5", True),
        ("10.0.0.5", True),
        ("10.0.1.5", False),
        ("::ffff:10.0.1.5", False),
        ("fe80::1", False),
        ("", False),
    ],
)
def test_who_may_look(client: str, may: bool) -> None:
    assert may_look(client, [ip_network("10.0.0.0/24")]) is may


def test_moves_refusals_lines_and_bots_are_counted(server: Server, person: Enter) -> None:
    before = counted(server)
    ola = person()
    table = ola.open(HERE, BOT)
    ola.watch(table)
    during = counted(server)
    assert during["ossuary_lines_open"] == before["ossuary_lines_open"] + 1
    assert during["ossuary_tables_in_use"] >= 1
    question = ola.questions()[0]
    assert ola.answer(question, ["bid", 1])["refused"]
    ola.answer(question, ["place", "flower"])
    ola.wait_until(lambda: len(ola.heard[0]) > 3)
    ola.send("nonsense")
    ola.wait_until(lambda: ola.answers[-1]["seat"] == -1)
    assert ola.get("tables/nowhere")["id"] == "no-such-table"
    after = counted(server)

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more("ossuary_acknowledged_totalmove") == 1
    assert more("ossuary_refused_totalmalformed") == 1
    assert more("ossuary_refused_totalno-such-table") == 1
    assert sum(more(name) for name in after if name.startswith("ossuary_refused_total")) == 3
    assert more("ossuary_bot_seconds_count") >= 1
    assert more("ossuary_store_seconds_count") >= 3
    assert more("ossuary_batch_jobs_sum") >= 3
    assert after["ossuary_database_failures_total"] == 0
    assert after["process_resident_memory_bytes"] > 0


def test_nothing_that_is_counted_says_of_whom(server: Server, person: Enter) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bartholomew"})
    link = bob.post(f"tables/{table}/hand", {"player": 1}).json()["link"]
    for one in (ola, bob):
        one.watch(table)
        one.answer(one.questions()[0], ["place", "skull"])
    bob.post("links/no-such-secret")
    bob.get(f"tables/{table}x")
    bob.post(f"tables/{table}/sit", {"name": "Bartholomew", "player": 7})
    [(settings,)] = server.database("SELECT settings FROM tables WHERE id = :id", id=table)
    seed = re.search(r'"seed":"([^"]+)"', settings)
    assert seed
    guests = [guest for (guest,) in server.database("SELECT guest FROM seats")]
    processes = [id for (id,) in server.database("SELECT id FROM processes")]
    cookies = [value for one in (ola, bob) for value in one.http.cookies.values()]
    text = httpx.get(f"{server.address}/metrics").text
    secrets = [table, link, seed[1], "Bartholomew", "Ola", *guests, *processes, *cookies]
    assert len(secrets) >= 8
    assert [secret for secret in secrets if secret in text] == []


def test_a_house_whose_store_does_not_answer_says_so(
    store: Brittle, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    async def ask() -> None:
        nonlocal asked
        asked += 1
        await free.wait()

    async def fail() -> None:
        raise OSError("the disk is gone")

    async def work() -> None:
        health = Health(store)
        assert await health.trouble() is None
        monkeypatch.setattr(store, "answer", ask)
        # However many ask it, the store is asked once.
        told = await asyncio.gather(*[health.trouble() for _ in range(3)])
        assert (told, asked) == (["the database doesn't answer"] * 3, 1)
        free.set()
        assert await health.trouble() is None
        monkeypatch.setattr(store, "answer", fail)
        assert await health.trouble() == "the database fails"
        health.is_stopping = True
        assert await health.trouble() == "stopping"

    monkeypatch.setattr(hosting, "PATIENCE", 0.05)
    free = asyncio.Event()
    asyncio.run(work())


def test_a_database_that_is_gone_is_told_to_whoever_asks(
    postgres: Postgres, tmp_path: Path
) -> None:
    server = Server(tmp_path, url=postgres.new_database())
    try:
        postgres.stop()
        try:
            answer = httpx.get(f"{server.address}/healthz", timeout=20)
            assert answer.status_code == 503
            assert answer.text.startswith("the database ")
            assert counted(server)["ossuary_database_failures_total"] > 0
        finally:
            postgres.start()
        end = time.monotonic() + 20
        while httpx.get(f"{server.address}/healthz", timeout=20).status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.2)
    finally:
        server.stop()


def test_what_is_relayed_and_what_changes_hands_is_counted(
    tmp_path: Path, postgres: Postgres, capfd: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_database()
    servers = [Server(tmp_path, url=url) for _ in range(2)]
    ola, bob = (Person(server) for server in servers)
    try:
        table = ola.open(HERE, LINK)
        ola.watch(table)
        assert bob.post(f"tables/{table}/sit", {"name": "Bob"}).status_code == 200
        bob.watch(table)
        there = counted(servers[1])
        assert there["ossuary_relayed_totalrequest"] == 1
        assert there["ossuary_relayed_totalline"] == 1
        assert there["ossuary_tables_taken_over_total"] == 0
        servers[0].kill()
        bob.get(f"tables/{table}")
        there = counted(servers[1])
        assert there["ossuary_tables_taken_over_total"] == 1
        assert there["ossuary_relays_unanswered_total"] > 1
        assert capfd.readouterr().err.count("doesn't answer: ConnectError") == 1
    finally:
        for person in (ola, bob):
            person.leave()
        for server in servers:
            if server.process.poll() is None:
                server.stop()


def test_a_table_that_another_process_has_is_counted_as_lost(postgres: Postgres) -> None:
    url = postgres.new_database()
    older, newer = Store(open_url(url)), Store(open_url(url))

    def samples(store: Store) -> list[str]:
        return [
            line
            for line in store.metrics.text().decode().splitlines()
            if line.startswith(("ossuary_tables_lost_total", "ossuary_tables_taken_over_total"))
        ]

    async def work() -> None:
        one, other = House(older), House(newer)
        id = await seated(one)
        await shown(one, id, "ola")
        await shown(other, id, "ola")
        with pytest.raises(Lost):
            async with one.change(id) as table:
                table.move("ola", 0, 0, ["place", "flower"])
        assert samples(older)[1].endswith(" 1.0")
        assert samples(newer)[0].endswith(" 1.0")
        await one.close()
        await other.close()

    asyncio.run(work())
    older.close()
    newer.close()


# ---- behind a proxy


def test_a_proxy_that_is_trusted_says_for_whom_it_asks_and_how_they_came(server: Server) -> None:
    body = {"name": "Ola"}
    for scheme, is_secure in (("https", True), ("http", False)):
        headers = {"origin": server.address, "x-forwarded-proto": scheme, **ELSEWHERE}
        answer = httpx.post(f"{server.address}/api/daily/sedlec", json=body, headers=headers)
        assert answer.status_code == 201
        assert ("; secure" in answer.headers["set-cookie"].lower()) is is_secure


def test_who_is_not_trusted_can_not_say_so(tmp_path: Path, new_url: Any) -> None:
    server = Server(tmp_path, url=new_url(), options=["--trust-proxy", "10.0.0.5,10.1.0.0/16"])
    try:
        headers = {"origin": server.address, "x-forwarded-proto": "https", **ELSEWHERE}
        answer = httpx.post(
            f"{server.address}/api/daily/sedlec", json={"name": "Ola"}, headers=headers
        )
        assert "; secure" not in answer.headers["set-cookie"].lower()
        assert httpx.get(f"{server.address}/metrics", headers=ELSEWHERE).status_code == 200
    finally:
        server.stop()


# ---- how it stops


def deaf_line(server: Server, table: str) -> socket.socket:
    """A line of somebody who never reads."""
    line = socket.create_connection(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1\r\n"
        "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\norigin: http://127.0.0.1\r\n\r\n".encode()
    )
    return line


def test_it_stops_with_hundreds_of_lines_open_and_whoever_was_answered_was_stored(
    tmp_path: Path, postgres: Postgres
) -> None:
    server = Server(tmp_path, url=postgres.new_database())
    ola = Person(server)
    table = ola.open(HERE, LINK)
    opened: list[str] = []

    def open_tables() -> None:
        wish = {"game": "skull", "options": {"players": 2}, "chairs": [HERE, LINK]}
        with httpx.Client(timeout=30) as http:
            while True:
                try:
                    answer = http.post(
                        f"{server.address}/api/tables",
                        json=wish,
                        headers={"origin": server.address},
                    )
                except httpx.TransportError:
                    return
                if answer.status_code == 201:
                    opened.append(answer.json()["id"])
                http.cookies.clear()

    async def codes() -> list[int]:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        lines = [await connect(address, origin=server.address) for _ in range(200)]  # type: ignore[arg-type]
        threads = [threading.Thread(target=open_tables) for _ in range(3)]
        for thread in threads:
            thread.start()
        await asyncio.sleep(0.5)
        server.process.send_signal(signal.SIGTERM)
        await asyncio.gather(*[line.wait_closed() for line in lines])
        for thread in threads:
            await asyncio.to_thread(thread.join)
        return [line.close_code or 0 for line in lines]

    deaf = [deaf_line(server, table) for _ in range(100)]
    try:
        closed = asyncio.run(codes())
        server.process.wait(timeout=30)
    finally:
        server.kill()
    assert {*closed} == {1012}
    stored = {id for (id,) in server.database("SELECT id FROM tables")}
    assert opened
    assert {*opened} <= stored
    # Everything is anybody's at once.
    assert server.database("SELECT 1 FROM courses WHERE owner IS NOT NULL") == []
    assert server.database("SELECT 1 FROM processes") == []
    for line in deaf:
        line.close()
    ola.leave()
