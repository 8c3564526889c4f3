"""Who has a device's cookie sits in its seats, until it logs all others out."""

from __future__ import annotations

from websockets.exceptions import ConnectionClosed

from ossuary.server.devices import Devices, hashed, last_key, new_secret, with_new_key
from ossuary.server.limits import REVOCATIONS
from tests.server.client import HERE, LINK, Enter, Person, Server


def test_only_a_cookie_with_the_last_key_counts() -> None:
    devices, secret = Devices(), new_secret()
    assert devices.who(secret) == hashed(secret)
    assert devices.who(f"{secret}.anything") == hashed(secret)
    assert last_key(secret) is None
    first = with_new_key(secret)
    assert devices.learn({hashed(secret): str(last_key(first))}) == [hashed(secret)]
    assert devices.learn({hashed(secret): str(last_key(first))}) == []
    assert devices.who(first) == hashed(secret)
    # The next one counts before its key is asked for, and afterwards: no answer may be lost.
    second = with_new_key(first)
    assert devices.who(second) == hashed(secret)
    assert devices.learn({hashed(secret): str(last_key(second))}) == [hashed(secret)]
    assert devices.who(second) == hashed(secret)
    third = with_new_key(second)
    assert devices.who(third) == hashed(secret)
    for revoked in (secret, first, f"{secret}.", f"{secret}.{last_key(second)}", f"{second}.x"):
        assert devices.who(revoked) is None
    for nobody in (None, "", ".", "short", secret + "x", f".{secret}"):
        assert devices.who(nobody) is None


def ended(person: Person) -> bool:
    """Whether a line was ended from the other side."""
    try:
        while True:
            person.receive()
    except ConnectionClosed:
        return True


def test_who_has_stolen_a_cookie_is_logged_out(own_server: Server, person: Enter) -> None:
    ola, thief = person(), person()
    table = ola.open(HERE, LINK)
    thief.http.cookies.set("ossuary", ola.http.cookies["ossuary"], domain="127.0.0.1")
    ola.watch(table)
    thief.watch(table)
    assert thief.table["chairs"][0]["yours"]
    # Without a key of its own it would lock itself out.
    assert ola.post("devices/revoke").json()["id"] == "not-your-seat"
    assert "HttpOnly" in ola.post("devices/key").headers["set-cookie"]
    assert thief.get(f"tables/{table}")["chairs"][0]["yours"]
    assert ola.post("devices/revoke").status_code == 200
    # Both lines end: the page comes again with its new cookie, the thief with the old one.
    assert ended(ola)
    assert ended(thief)
    for _ in range(2):
        ola.watch(table)
        thief.watch(table)
        assert ola.table["chairs"][0]["yours"]
        assert not thief.table["chairs"][0]["yours"]
        refused = thief.post(f"tables/{table}/stand", {"player": 0, "how": "leave"})
        assert refused.json()["id"] == "not-your-seat"
        assert thief.get("mine") == []
        assert [entry["id"] for entry in ola.get("mine")] == [table]
        own_server.kill()
        own_server.start()


def test_who_sits_nowhere_has_nobody_to_log_out(server: Server, person: Enter) -> None:
    new = person()
    before = server.database("SELECT count(*) FROM devices")
    assert new.post("devices/key").status_code == 200
    assert len(new.http.cookies["ossuary"]) == 43
    assert new.post("devices/key").status_code == 200
    assert new.post("devices/revoke").json()["id"] == "not-your-seat"
    assert server.database("SELECT count(*) FROM devices") == before
    refusals = [new.post("devices/key").status_code for _ in range(REVOCATIONS.burst)]
    assert refusals[-1] == 429


def test_another_site_logs_nobody_out(person: Enter) -> None:
    ola = person()
    ola.open(HERE, LINK)
    ola.post("devices/key")
    before = ola.http.cookies["ossuary"]
    for path in ("devices/key", "devices/revoke"):
        assert ola.post(path, origin="https://evil.example").status_code == 403
    assert ola.http.cookies["ossuary"] == before
