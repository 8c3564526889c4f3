"""How much one device or address may ask for, and what is said to who asks for more."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from ossuary.server import limits
from ossuary.server.limits import (
    BYTES,
    BYTES_OF_ADDRESS,
    CLOCKED,
    CLOCKED_OF_ADDRESS,
    LINES,
    LINES_OF_ADDRESS,
    MESSAGES,
    REQUESTS_OF_ADDRESS,
    TABLES,
    TABLES_OF_ADDRESS,
    Allowance,
    Bucket,
    Limits,
    Spoken,
    network_of,
)
from ossuary.server.settings import Refused
from tests.server.client import HERE, LINK, Enter, Server
from tests.server.inside import InHouse, OwnTime, seated

AFAR = "203.0.113.7"
OWN = "127.0.0.1"


def test_so_many_at_once_and_one_more_after_each_while() -> None:
    bucket = Bucket(Allowance(burst=3, seconds=10))
    assert [bucket.take("ola", 100) for _ in range(4)] == [0, 0, 0, 10]
    # Who is refused has lost nothing by asking.
    assert bucket.take("ola", 105) == 5
    assert bucket.take("bob", 105) == 0
    assert [bucket.take("ola", 110) for _ in range(2)] == [0, 10]
    assert [bucket.take("ola", 1000) for _ in range(4)] == [0, 0, 0, 10]


def test_those_who_asked_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 100)
    bucket = Bucket(Allowance(burst=1, seconds=10))
    for number in range(1000):
        bucket.take(f"{number}", 0)
    assert len(bucket._full) <= 100
    assert bucket.take("999", 1)
    for number in range(101):
        bucket.take(f"later {number}", 50)
    assert len(bucket._full) <= 101


def refused(wish: Callable[[], None]) -> tuple[str, int | str | None]:
    with pytest.raises(Refused) as caught:
        wish()
    return caught.value.id, caught.value.values.get("seconds")


def test_a_device_opens_so_many_tables() -> None:
    house = Limits()
    for _ in range(TABLES.burst):
        house.open_table("ola", OWN, 0)
    assert refused(lambda: house.open_table("ola", OWN, 0)) == ("too-much", TABLES.seconds)
    house.open_table("bob", OWN, 0)
    house.open_table("ola", OWN, TABLES.seconds)


def test_who_takes_another_cookie_each_time_is_held_by_the_address() -> None:
    house = Limits()
    for number in range(TABLES_OF_ADDRESS.burst):
        house.open_table(f"{number}", AFAR, 0)
    assert refused(lambda: house.open_table("new", AFAR, 0))[0] == "too-much"
    house.open_table("new", "203.0.113.8", 0)
    house.open_table("new", OWN, 0)


def test_an_address_asks_so_often() -> None:
    house = Limits()
    for _ in range(REQUESTS_OF_ADDRESS.burst):
        house.request(AFAR, 0)
    assert refused(lambda: house.request(AFAR, 0)) == ("too-much", 1)
    for _ in range(2 * REQUESTS_OF_ADDRESS.burst):
        house.request("::1", 0)


def test_lines_are_counted_while_they_are_open() -> None:
    house = Limits()
    for _ in range(LINES):
        house.open_line("ola", AFAR)
    assert refused(lambda: house.open_line("ola", AFAR)) == ("too-many-lines", None)
    house.close_line("ola", AFAR)
    house.open_line("ola", AFAR)
    for number in range(LINES_OF_ADDRESS - LINES):
        house.open_line(f"{number}", AFAR)
    assert refused(lambda: house.open_line("", AFAR))[0] == "too-many-lines"
    for _ in range(LINES_OF_ADDRESS):
        house.open_line("", OWN)
    for number in range(LINES_OF_ADDRESS - LINES):
        house.close_line(f"{number}", AFAR)
    for _ in range(LINES):
        house.close_line("ola", AFAR)
    assert house._lines == {}


def test_what_is_said_is_counted_in_bytes_too() -> None:
    house, spoken = Limits(), Spoken()
    sent = 0
    while not spoken.is_too_much("x" * 4000, 0):
        sent += 4000
    assert BYTES.burst - 4000 < sent <= BYTES.burst
    assert not spoken.is_too_much("x" * 4000, 4000 * BYTES.seconds)
    for _ in range(BYTES_OF_ADDRESS.burst // 16_000):
        house.request(AFAR, 0, 16_000)
    assert refused(lambda: house.request(AFAR, 0, 16_000)) == ("too-much", 1)
    house.request(OWN, 0, 10 * BYTES_OF_ADDRESS.burst)


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("::1", "::1"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_home_has_one_address_for_all_its_own(address: str, whose: str) -> None:
    assert network_of(address) == whose


def test_games_with_a_clock_are_few() -> None:
    house = Limits()
    house.wind_clock(CLOCKED - 1, OWN, 0)
    assert refused(lambda: house.wind_clock(CLOCKED, OWN, 0)) == ("too-many-clocks", None)
    for _ in range(CLOCKED_OF_ADDRESS.burst):
        house.wind_clock(0, AFAR, 0)
    assert refused(lambda: house.wind_clock(0, AFAR, 0)) == ("too-much", CLOCKED_OF_ADDRESS.seconds)


def test_a_device_is_in_as_many_games_with_a_clock_as_run(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        await seated(house, clock=60)
        await seated(house)
        assert [await house.store.clocked(guest) for guest in ("ola", "eve")] == [1, 0]

    in_house(work)


# ---- over the line


def test_too_many_tables_are_refused_with_a_sentence_and_the_time_to_wait(
    own_server: Server, person: Enter
) -> None:
    ola, bob = person(), person()
    for _ in range(TABLES.burst):
        ola.open(HERE, LINK)
    answer = ola.post(
        "tables", {"game": "skull", "options": {"players": 2}, "chairs": [HERE, LINK]}
    )
    assert (answer.status_code, answer.json()["id"]) == (429, "too-much")
    assert 1 <= int(answer.headers["retry-after"]) <= TABLES.seconds
    assert len(ola.get("mine")) == TABLES.burst
    bob.open(HERE, LINK)


def test_a_proxy_says_for_whom_it_asks(own_server: Server, person: Enter) -> None:
    http = person().http
    codes = {
        http.get(f"{own_server.address}/api/house", headers={"x-forwarded-for": AFAR}).status_code
        for _ in range(REQUESTS_OF_ADDRESS.burst + 100)
    }
    assert codes == {200, 429}
    assert http.get(f"{own_server.address}/api/house").status_code == 200


def test_a_device_with_too_many_lines_is_told_so_and_the_others_hold(
    own_server: Server, person: Enter
) -> None:
    ola = person()
    table = ola.open(HERE, LINK)
    with ExitStack() as tabs:
        lines = [tabs.enter_context(ola.line(table)) for _ in range(LINES)]
        assert all("sights" in json.loads(line.recv(timeout=10)) for line in lines)
        with ola.line(table) as another:
            assert json.loads(another.recv(timeout=10))["refused"]["id"] == "too-many-lines"
            with pytest.raises(ConnectionClosed) as closed:
                another.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
    # Whoever has closed some comes in again.
    ola.watch(table)
    assert ola.table["id"] == table


def flood(line: ClientConnection, messages: int) -> None:
    for _ in range(messages):
        line.send("ping")
    while True:
        line.recv(timeout=10)


def test_who_says_too_much_at_once_is_cut_off_and_comes_again(
    own_server: Server, person: Enter
) -> None:
    ola = person()
    table = ola.open(HERE, LINK)
    with ola.line(table) as line, pytest.raises(ConnectionClosed) as closed:
        flood(line, 3 * MESSAGES.burst)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    ola.watch(table)
    assert ola.table["id"] == table
