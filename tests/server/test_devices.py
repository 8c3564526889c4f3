"""Who has a device's cookie sits in its seats, until it logs all others out."""

from __future__ import annotations

from websockets.exceptions import ConnectionClosed

from ossuary.server.devices import Devices, hashed, new_secret, with_new_key
from tests.server.client import HERE, LINK, Enter, Person, Server


def test_only_a_cookie_with_the_last_key_counts() -> None:
    devices, secret = Devices(), new_secret()
    assert devices.who(secret) == hashed(secret)
    assert devices.who(f"{secret}.anything") == hashed(secret)
    first, key = with_new_key(secret)
    assert devices.learn({hashed(secret): key}) == [hashed(secret)]
    assert devices.learn({hashed(secret): key}) == []
    assert devices.who(first) == hashed(secret)
    second, key = with_new_key(first)
    assert devices.learn({hashed(secret): key}) == [hashed(secret)]
    assert devices.who(second) == hashed(secret)
    for revoked in (secret, first, f"{secret}.", f"{secret}.{hashed(key)}"):
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
    before = ola.http.cookies["ossuary"]
    assert ola.post("devices/revoke").status_code == 200
    assert ola.http.cookies["ossuary"] != before
    assert "HttpOnly" in ola.post("devices/revoke").headers["set-cookie"]
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


def test_who_is_nobody_yet_has_nobody_to_log_out(person: Enter) -> None:
    new = person()
    answer = new.post("devices/revoke")
    assert answer.status_code == 200
    assert len(new.http.cookies["ossuary"]) == 43


def test_another_site_logs_nobody_out(person: Enter) -> None:
    ola = person()
    ola.open(HERE, LINK)
    before = ola.http.cookies["ossuary"]
    assert ola.post("devices/revoke", origin="https://evil.example").status_code == 403
    assert ola.http.cookies["ossuary"] == before
