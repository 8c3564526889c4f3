"""Several processes serve one house: on one PostgreSQL, each table run by one of them."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql
from websockets.exceptions import WebSocketException

from ossuary.server import wire
from ossuary.server.database import open_url
from ossuary.server.house import House
from ossuary.server.saving import Lost
from ossuary.server.schema import courses
from ossuary.server.store import LEASE, Elsewhere, Store
from ossuary.server.watch import Watch
from tests.server.client import BOT, HERE, LINK, Person, Server, wait_until
from tests.server.inside import shown
from tests.server.postgres import Postgres


class Processes:
    """Three servers, and people who come to each."""

    def __init__(self, folder: Path, url: str) -> None:
        self.servers = [Server(folder, url=url) for _ in range(3)]
        self.people: list[Person] = []

    def person(self, server: int) -> Person:
        self.people.append(Person(self.servers[server]))
        return self.people[-1]

    def owner(self, table: str) -> Server:
        """The server that runs a table."""
        [(address,)] = self.servers[0].database(
            "SELECT address FROM courses JOIN processes ON id = owner WHERE table_id = :id",
            id=table,
        )
        return next(server for server in self.servers if server.address == address)

    def moves(self, table: str) -> list[str]:
        rows = self.servers[0].database(
            "SELECT move FROM moves WHERE table_id = :id ORDER BY number", id=table
        )
        return [move for (move,) in rows]

    def send_people_home(self) -> None:
        for person in self.people:
            person.leave()
        self.people.clear()

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


@pytest.fixture(scope="module")
def started(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Processes]:
    processes = Processes(tmp_path_factory.mktemp("processes"), postgres.new_database())
    yield processes
    processes.stop()


@pytest.fixture
def processes(started: Processes) -> Iterator[Processes]:
    """All of them; who is killed in a test is started again there."""
    yield started
    started.send_people_home()


def seated(processes: Processes) -> tuple[str, list[Person]]:
    """Three people at one table, each at another process; the first one runs it."""
    people = [processes.person(number) for number in range(3)]
    table = people[0].open(HERE, LINK, LINK)
    for name, person in zip("bc", people[1:], strict=True):
        assert person.post(f"tables/{table}/sit", {"name": name}).status_code == 200
    for person in people:
        person.watch(table)
    return table, people


BROKEN = (OSError, TimeoutError, WebSocketException)
"""How a line ends."""


def place(person: Person, table: str) -> None:
    """Answers with a flower, again and again until it is acknowledged, as a page does."""
    question = person.questions()[0]
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            answer = person.answer(question, ["place", "flower"])
        except BROKEN:
            come_again(person, table)
        else:
            assert "refused" not in answer
            return


def come_again(person: Person, table: str) -> None:
    """As a page does whose line has ended."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            person.watch(table)
            return
        except BROKEN:
            time.sleep(0.2)


def placed(table: str, processes: Processes) -> list[str]:
    return sorted(move for move in processes.moves(table) if "place" in move)


def test_people_at_one_table_are_at_different_processes(processes: Processes) -> None:
    table, people = seated(processes)
    for person in people:
        place(person, table)
    for player, person in enumerate(people):
        while len(person.heard[player]) < 4:
            person.receive()
    assert processes.owner(table) is processes.servers[0]
    assert placed(table, processes) == [f'[{seat},"place","flower"]' for seat in range(3)]
    # Lists, links and talk are the same wherever they are asked for.
    assert [entry["id"] for entry in people[2].get("mine")] == [table]
    link = people[2].post(f"tables/{table}/hand", {"player": 2}).json()["link"]
    other = processes.person(1)
    assert other.post(f"links/{link}").json()["chairs"][2]["yours"]
    other.watch(table)
    assert other.sights[0]["player"] == 2


def test_nobody_gets_the_cookie_of_whoever_was_relayed_before(processes: Processes) -> None:
    ola = processes.person(0)
    table = ola.open(HERE, *[LINK] * 5)
    ola.watch(table)
    people = [processes.person(1) for _ in range(5)]
    for player, person in enumerate(people, 1):
        chairs = person.post(f"tables/{table}/sit", {"name": str(player)}).json()["chairs"]
        assert [chair["yours"] for chair in chairs].index(True) == player
        assert sum(chair["yours"] for chair in chairs) == 1
    assert len({person.http.cookies["ossuary"] for person in people}) == 5
    assert processes.person(1).get("mine") == []


def test_what_a_rule_refuses_is_refused_from_afar_in_the_same_words(processes: Processes) -> None:
    table, people = seated(processes)
    question = people[1].questions()[0]
    near = people[0].answer(people[0].questions()[0], ["bid", 1])["refused"]
    far = people[1].answer(question, ["bid", 1])["refused"]
    assert (near["id"], near["rule"]) == (far["id"], far["rule"])
    stranger = processes.person(2)
    refused = stranger.post(f"tables/{table}/stand", {"player": 0, "how": "resign"})
    assert (refused.status_code, refused.json()["id"]) == (403, "not-your-seat")
    assert stranger.get("tables/nowhere")["id"] == "no-such-table"


def test_a_killed_process_loses_nothing_and_its_tables_go_on_elsewhere(
    processes: Processes,
) -> None:
    table, people = seated(processes)
    place(people[0], table)
    place(people[1], table)
    before = processes.moves(table)
    begin = time.monotonic()
    processes.servers[0].kill()
    come_again(people[1], table)
    come_again(people[2], table)
    place(people[2], table)
    assert time.monotonic() - begin < 10
    assert processes.moves(table)[: len(before)] == before
    assert placed(table, processes) == [f'[{seat},"place","flower"]' for seat in range(3)]
    assert processes.owner(table) is not processes.servers[0]
    processes.servers[0].start()
    come_again(people[0], table)
    assert people[0].sights[0]["player"] == 0


def test_a_process_that_stops_hands_everything_over_at_once(processes: Processes) -> None:
    table, people = seated(processes)
    place(people[0], table)
    processes.servers[0].stop(signal.SIGTERM)
    come_again(people[1], table)
    place(people[1], table)
    assert processes.owner(table) in processes.servers[1:]
    processes.servers[0].start()


def test_a_clock_runs_out_where_its_process_is_gone(processes: Processes) -> None:
    """Nobody looks on, and a bot answers all the same."""
    ola = processes.person(0)
    table = ola.open(HERE, BOT, clock=10)
    processes.servers[0].kill()
    wait_until(lambda: any(move.startswith("[0,") for move in processes.moves(table)), 40)
    processes.servers[0].start()


def test_who_was_taken_to_be_gone_writes_nothing_any_more(processes: Processes) -> None:
    """A process that stands still for too long and goes on: two think that the table is theirs."""
    table, people = seated(processes)
    place(people[0], table)
    sleeper = processes.servers[0]
    sleeper.process.send_signal(signal.SIGSTOP)
    try:
        time.sleep(LEASE + 1)
        bob = Person(processes.servers[1])
        bob.http.cookies = people[1].http.cookies
        come_again(bob, table)
        place(bob, table)
        assert processes.owner(table) is processes.servers[1]
        # Something waits for the one that stands still: it is not to be done there.
        people[2].send({"kind": "move", "seat": 2, "question": 0, "action": ["place", "skull"]})
    finally:
        sleeper.process.send_signal(signal.SIGCONT)
    come_again(people[2], table)
    place(people[2], table)
    assert placed(table, processes) == [f'[{seat},"place","flower"]' for seat in range(3)]
    assert processes.owner(table) is processes.servers[1]
    bob.leave()


def test_a_database_that_is_gone_for_a_while(processes: Processes, postgres: Postgres) -> None:
    table, people = seated(processes)
    place(people[0], table)
    postgres.stop()
    try:
        question = people[1].questions()[0]
        assert people[1].answer(question, ["place", "flower"])["refused"]["id"] == "not-now"
        time.sleep(10)
    finally:
        postgres.start()
    for person in people[1:]:
        come_again(person, table)
        place(person, table)
    assert placed(table, processes) == [f'[{seat},"place","flower"]' for seat in range(3)]


def test_the_older_of_two_owners_writes_nothing(postgres: Postgres) -> None:
    url = postgres.new_database()
    older, newer = Store(open_url(url)), Store(open_url(url))

    async def work() -> None:
        one, other = House(older), House(newer)
        wish = wire.NewTable("skull", {"players": 2}, [wire.ChairWish("here", "Ola")] * 2)
        id = (await one.open(wish, "ola")).id
        await shown(one, id, "ola")
        # The first one doesn't say that it is alive, so another takes the table.
        told = await shown(other, id, "ola")
        with pytest.raises(Lost):
            async with one.change(id) as table:
                table.move("ola", 0, 0, ["place", "flower"])
        assert len(told) == 1
        async with other.change(id) as table:
            table.move("ola", 0, 0, ["place", "skull"])
        loaded = await newer.load(id)
        assert loaded is not None
        assert [move for move in loaded.moves if move[0] == 0] == [[0, "place", "skull"]]
        # Whoever says that it is alive keeps what it has.
        await newer.beat("http://elsewhere")
        with pytest.raises(Elsewhere, match="http://elsewhere"):
            async with one.look(id):
                pass
        await one.close()
        await other.close()

    asyncio.run(work())
    older.close()
    newer.close()


def test_who_is_logged_out_at_one_process_is_at_all(processes: Processes) -> None:
    table, people = seated(processes)
    thief = processes.person(2)
    thief.http.cookies.set("ossuary", people[1].http.cookies["ossuary"], domain="127.0.0.1")
    assert people[1].post("devices/key").status_code == 200
    assert people[1].post("devices/revoke").status_code == 200
    # The new cookie counts everywhere at once, the old one nowhere in a moment.
    mine = Person(processes.servers[0])
    mine.http.cookies.set("ossuary", people[1].http.cookies["ossuary"], domain="127.0.0.1")
    assert [entry["id"] for entry in mine.get("mine")] == [table]
    wait_until(lambda: thief.get("mine") == [])
    come_again(people[1], table)
    place(people[1], table)
    mine.leave()


def test_who_only_asked_for_a_table_gives_up_nothing_of_its_owners(postgres: Postgres) -> None:
    """A process that is told that another has the table leaves it to that one."""
    url = postgres.new_database()
    owner, other = Store(open_url(url)), Store(open_url(url))

    async def work() -> None:
        one, two = House(owner), House(other)
        for store in (owner, other):
            await store.beat(f"http://{store.me}")
        wish = wire.NewTable("skull", {"players": 2}, [wire.ChairWish("here", "Ola")] * 2)
        id = (await one.open(wish, "ola")).id
        await shown(one, id, "ola")
        for _ in range(2):
            with pytest.raises(Elsewhere):
                async with two.look(id):
                    pass
            two.lose_all()
            assert not two.rooms
            while two._tasks:
                await asyncio.gather(*two._tasks)
        for house in (one, two):
            await house.close()

    asyncio.run(work())
    for store in (owner, other):
        store.close()


def test_what_was_given_up_is_anybodys_and_its_clocks_ring(postgres: Postgres) -> None:
    """A process that could not say that it is alive, and can again, with nobody at its tables."""
    store = Store(open_url(postgres.new_database()))

    async def work() -> None:
        house = House(store)
        wish = wire.NewTable("skull", {"players": 2}, [wire.ChairWish("here", "Ola")] * 2, clock=10)
        id = (await house.open(wish, "ola")).id
        await store.beat("http://here")
        assert await store.asleep(house.now() + 100) == []
        await Watch(house).give_up_all()
        assert id not in house.rooms
        assert await store.asleep(house.now() + 100) == [id]
        await house.close()

    asyncio.run(work())
    store.close()


def test_whoever_stands_still_within_a_transaction_holds_nobody_up_for_long(
    postgres: Postgres,
) -> None:
    url = postgres.new_database()
    one, other = Store(open_url(url)), Store(open_url(url))

    async def work() -> None:
        house = House(one)
        wish = wire.NewTable("skull", {"players": 2}, [wire.ChairWish("here", "Ola")] * 2)
        id = (await house.open(wish, "ola")).id
        with one.database.reading.begin() as still:
            still.execute(courses.update().values(changed=1))
            with pytest.raises(sql.exc.OperationalError, match="lock timeout"):
                await other.load(id)
            # However many wait, it says that it is alive.
            assert await asyncio.wait_for(other.beat("http://other"), LEASE)
        await house.close()

    asyncio.run(work())
    one.close()
    other.close()
