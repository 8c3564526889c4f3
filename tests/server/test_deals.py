"""Deals: the hash comes first, then the nonces, and the secret at the end; nobody chooses an id."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ossuary
from ossuary.kernel.record import Proof, Record
from ossuary.server import wire
from ossuary.server.database import open_file
from ossuary.server.deals import GOOD_FOR, Deals
from ossuary.server.proofs import proof_of
from ossuary.server.settings import Refused, Settings, new_settings
from ossuary.server.store import Store
from ossuary.server.tables import HostedTable
from ossuary.shelf.games import load
from tests.server.client import BOT, HERE, LINK, Enter, Person, Server, wait_until
from tests.server.inside import GUESTS, InHouse, OwnTime
from tests.server.inside import HERE as HERE_INSIDE
from tests.server.inside import LINK as LINK_INSIDE

ONE, TWO, THREE = ("1" * 32, "2" * 32, "3" * 32)


def dealt(person: Person, nonce: str = ONE) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the house offers, and what somebody who takes it sends."""
    offer = person.post("deals").json()
    taken = {name: offer[name] for name in ("id", "until", "token")}
    return offer, {**taken, "nonce": nonce}


def play_out(table: str, people: dict[int, Person]) -> None:
    """All leave it to bots, who end it."""
    for player, person in people.items():
        person.post(f"tables/{table}/stand", {"player": player, "how": "resign"})
    anybody = next(iter(people.values()))
    wait_until(lambda: bool(anybody.get(f"tables/{table}")["status"] == "over"))


def test_from_the_hash_to_the_secret(person: Enter) -> None:
    ola, bob = person(), person()
    offer, taken = dealt(ola)
    table = ola.open(HERE, LINK, BOT, deal=taken)
    assert table == offer["id"]
    # Who comes later sees the hash before they add anything to it.
    seen = bob.get(f"tables/{table}")["deal"]
    assert seen == {"hash": offer["hash"], "nonces": [ONE, "", ""]}
    bob.post(f"tables/{table}/sit", {"name": "Bob", "nonce": TWO})
    deal = {"hash": offer["hash"], "nonces": [ONE, TWO, ""]}
    assert bob.get(f"tables/{table}")["deal"] == deal
    assert bob.get(f"tables/{table}/proof") == {"deal": deal, "opened": None}

    play_out(table, {0: ola, 1: bob})
    proof = person().get(f"tables/{table}/proof")
    assert proof["deal"] == deal
    opened = proof["opened"]
    assert sha256(opened["secret"].encode()).hexdigest() == offer["hash"]
    record = Record.read(json.dumps(opened["record"]))
    assert record.players == ["Ola", "Bob", "warden"]
    assert record.proof is not None
    assert (record.proof.seed, record.proof.nonces) == (opened["secret"], [ONE, TWO, ""])
    drawn = record.verify(load(record.game, record.options, record.components))
    assert [msgspec.to_builtins(draw.action.json()) for draw in drawn] == [
        draw["drawn"] for draw in opened["draws"]
    ]
    assert opened["draws"][0]["chances"] == [[["first", seat], 1] for seat in range(3)]


def test_a_table_without_a_deal_has_a_hash_of_the_house(person: Enter) -> None:
    ola = person()
    table = ola.open(HERE, BOT)
    deal = ola.get(f"tables/{table}")["deal"]
    assert deal["nonces"] == ["", ""]
    play_out(table, {0: ola})
    opened = ola.get(f"tables/{table}/proof")["opened"]
    assert len(opened["secret"]) == 64
    assert sha256(opened["secret"].encode()).hexdigest() == deal["hash"]


@pytest.mark.parametrize(
    "forged",
    [
        {"id": "aaaaaaaaaaaa"},
        {"id": "my-table"},
        {"id": ""},
        {"until": 10**12},
        {"until": 0},
        {"token": ""},
        {"token": "0" * 64},
        {"token": "ż"},
    ],
)
def test_a_deal_that_the_house_did_not_offer_is_refused(
    person: Enter, forged: dict[str, Any]
) -> None:
    ola = person()
    _, taken = dealt(ola)
    wish = {"game": "skull", "options": {"players": 2}, "chairs": [HERE, BOT]}
    refused = ola.post("tables", {**wish, "deal": {**taken, **forged}})
    assert (refused.status_code, refused.json()["id"]) == (410, "no-such-deal")
    assert ola.get(f"tables/{taken['id']}")["id"] == "no-such-table"
    # The true one is as good as before, once.
    assert ola.open(HERE, LINK, deal=taken) == taken["id"]
    again = person().post("tables", {**wish, "deal": taken})
    assert again.json()["id"] == "no-such-deal"
    assert ola.get(f"tables/{taken['id']}")["host"]


@pytest.mark.parametrize("nonce", ["1", "1" * 31, "1" * 33, "A" * 32, "g" * 32, ONE + "\n", "ż"])
def test_a_nonce_has_its_form(person: Enter, nonce: str) -> None:
    ola = person()
    _, taken = dealt(ola, nonce)
    wish = {"game": "skull", "options": {"players": 2}, "chairs": [HERE, LINK], "deal": taken}
    assert ola.post("tables", wish).json()["id"] == "nonce-form"
    table = ola.open(HERE, LINK)
    refused = person().post(f"tables/{table}/sit", {"name": "Bob", "nonce": nonce})
    assert refused.json()["id"] == "nonce-form"
    assert ola.get(f"tables/{table}")["status"] == "waiting"


def test_who_stands_up_takes_their_nonce_along(person: Enter) -> None:
    ola, bob = person(), person()
    _, taken = dealt(ola)
    table = ola.open(HERE, LINK, LINK, deal=taken)
    bob.post(f"tables/{table}/sit", {"name": "Bob", "nonce": TWO})
    bob.post(f"tables/{table}/stand", {"player": 1, "how": "leave"})
    assert bob.get(f"tables/{table}")["deal"]["nonces"] == [ONE, "", ""]


def test_a_device_adds_one_nonce_for_all_its_chairs_and_a_link_keeps_it(person: Enter) -> None:
    ola = person()
    _, taken = dealt(ola)
    table = ola.open(HERE, {"kind": "here", "name": "Bob"}, BOT, deal=taken)
    assert ola.get(f"tables/{table}")["deal"]["nonces"] == [ONE, ONE, ""]
    link = ola.post(f"tables/{table}/hand", {"player": 1}).json()["link"]
    moved = person().post(f"links/{link}", {}).json()
    assert moved["deal"]["nonces"] == [ONE, ONE, ""]


def test_who_comes_to_a_rematch_adds_anew(person: Enter) -> None:
    ola, bob = person(), person()
    _, taken = dealt(ola)
    table = ola.open(HERE, LINK, deal=taken)
    bob.post(f"tables/{table}/sit", {"name": "Bob", "nonce": TWO})
    before = ola.get(f"tables/{table}")["deal"]
    play_out(table, {0: ola, 1: bob})
    again = ola.post(f"tables/{table}/rematch").json()["id"]
    deal = ola.get(f"tables/{again}")["deal"]
    assert deal["hash"] != before["hash"]
    assert deal["nonces"] == ["", ""]
    for one, nonce in ((ola, THREE), (bob, TWO)):
        one.post(f"tables/{again}/sit", {"nonce": nonce})
    playing = bob.get(f"tables/{again}")
    assert playing["status"] == "playing"
    assert playing["deal"] == {"hash": deal["hash"], "nonces": [THREE, TWO]}


def test_a_restart_keeps_deals_and_tables(own_server: Server, person: Enter) -> None:
    ola = person()
    offer, taken = dealt(ola)
    _, later = dealt(ola)
    table = ola.open(HERE, LINK, deal=taken)
    own_server.kill()
    own_server.start()
    deal = {"hash": offer["hash"], "nonces": [ONE, ""]}
    assert ola.get(f"tables/{table}")["deal"] == deal
    spent = {"game": "skull", "options": {"players": 2}, "chairs": [HERE, BOT], "deal": taken}
    assert ola.post("tables", spent).json()["id"] == "no-such-deal"
    assert ola.open(HERE, BOT, deal=later) == later["id"]
    ola.post(f"tables/{table}/replace", {"player": 1})
    play_out(table, {0: ola})
    secret = ola.get(f"tables/{table}/proof")["opened"]["secret"]
    assert sha256(secret.encode()).hexdigest() == offer["hash"]


# ---- without a web around it


def test_a_deal_that_has_waited_too_long_is_refused(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        wish = wire.NewTable("skull", {"players": 2}, [HERE_INSIDE, LINK_INSIDE])
        for waited, is_good in ((GOOD_FOR, True), (GOOD_FOR + 1, False)):
            offer = await house.deal()
            house.time += waited
            deal = wire.TakenDeal(offer.id, offer.until, offer.token)
            taken = msgspec.structs.replace(wish, deal=deal)
            if is_good:
                assert (await house.open(taken, "ola")).id == offer.id
            else:
                with pytest.raises(Refused, match="no-such-deal"):
                    await house.open(taken, "ola")

    in_house(work)


def test_a_wish_that_is_refused_does_not_spend_its_deal(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        offer = await house.deal()
        deal = wire.TakenDeal(offer.id, offer.until, offer.token)
        bad = wire.NewTable("skull", {"players": 3}, [HERE_INSIDE, LINK_INSIDE], deal=deal)
        with pytest.raises(Refused, match="chairs-number"):
            await house.open(bad, "ola")
        good = msgspec.structs.replace(bad, options={"players": 2})
        assert (await house.open(good, "ola")).id == offer.id

    in_house(work)


def test_two_processes_of_a_house_have_one_key(tmp_path: Path, in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        key = await house.store.house_key()
        assert len(bytes.fromhex(key)) == 32
        other = OwnTime(house.store)
        offer = await house.deal()
        deal = wire.TakenDeal(offer.id, offer.until, offer.token)
        wish = wire.NewTable("skull", {"players": 2}, [HERE_INSIDE, LINK_INSIDE], deal=deal)
        assert (await other.open(wish, "ola")).id == offer.id
        with pytest.raises(Refused, match="no-such-deal"):
            await house.open(wish, "bob")
        await other.close()
        elsewhere = Store(open_file(tmp_path / "other.db"))
        assert await elsewhere.house_key() != key
        elsewhere.close()

    in_house(work)


def test_secrets_differ_and_tell_nothing_of_each_other() -> None:
    deals = Deals("00" * 32)
    made = {deals.secret("a"), deals.secret("b"), Deals("11" * 32).secret("a")}
    assert len(made) == 3
    offer = deals.offer(0)
    assert deals.secret(offer.id) not in msgspec.json.encode(offer).decode()
    assert offer.hash == Proof(deals.secret(offer.id)).hash


def old_settings() -> Settings:
    """As they were stored before there were deals."""
    wish = wire.NewTable("skull", {"players": 2}, [HERE_INSIDE, HERE_INSIDE])
    stored = msgspec.to_builtins(new_settings(wish, "ola", "bones"))
    del stored["is_dealt"]
    for chair in stored["places"]:
        del chair["nonce"]
    return msgspec.convert(stored, Settings)


def test_tables_from_before_and_challenges_have_no_proof(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        old = HostedTable("old", old_settings())
        daily = await house.open_daily("sedlec", "Ola", "ola")
        for table in (old, daily):
            assert table.info("ola").deal is None
            with pytest.raises(Refused, match="no-proof"):
                proof_of(table)
        assert old.match is not None
        assert old.match.record.proof == Proof("bones")

    in_house(work)


def finished(game: str, options: dict[str, Any], seed: str, **more: Any) -> HostedTable:
    """A table of two, played to its end with the first answers that are possible."""
    wish = wire.NewTable(game, options, [LINK_INSIDE] * 2)
    table = HostedTable("t", new_settings(wish, "ola", seed, **more))
    for guest, nonce in zip(GUESTS, (ONE, TWO), strict=False):
        table.sit(guest, guest, None, nonce)
    assert table.match is not None
    while not table.match.state.over:
        seat = table.asked()[0]
        options_now = table.match.state.options(seat)
        action = options_now[len(table.match.record.moves) % len(options_now)]
        table.match.apply(seat, action)
    return table


def until_over(table: HostedTable, tell: Callable[[HostedTable], bytes]) -> list[bytes]:
    """What is told of a table after each of its moves; what is drawn last of all ends it."""
    assert table.match is not None
    told = []
    last = max(n for n, move in enumerate(table.match.record.moves) if move[0] != "chance")
    for upto in range(last + 1):
        course = table.course()
        course.status = "playing"
        moves = [*table.match.record.moves[:upto]]
        told.append(tell(HostedTable("t", table.settings, moves, course)))
    return told


@pytest.mark.parametrize("game", ["skull", "nightmarium"])
def test_before_the_end_nothing_of_the_secret_leaves(game: str) -> None:
    """Another seed, and other moves behind it: every byte but the hash is the same."""
    secret = Deals("22" * 32).secret("t")
    table = finished(game, {"players": 2}, secret)
    told = until_over(table, lambda table: msgspec.json.encode(proof_of(table)))
    assert len({*told}) == 1
    assert secret.encode() not in told[0]
    assert set(msgspec.json.decode(told[0])["deal"]) == {"hash", "nonces"}
    other = HostedTable("t", msgspec.structs.replace(table.settings, seed="another"))
    hidden = [Proof(seed).hash.encode() for seed in (secret, "another")]
    assert told[0].replace(hidden[0], hidden[1]) == msgspec.json.encode(proof_of(other))
    opened = proof_of(table).opened
    assert opened is not None
    assert opened.secret == secret


def test_cards_of_an_owner_are_in_the_record() -> None:
    components = ossuary.game("sedlec").components
    assert components is not None
    own = components.json()
    own["decks"]["base"]["cards"].reverse()
    table = finished("sedlec", {"players": 2}, "bones", components=own)
    opened = proof_of(table).opened
    assert opened is not None
    assert opened.record.components == own
    assert Record.read(opened.record.text()).verify(load("sedlec", {"players": 2}, own))


def test_a_table_of_other_rules_says_so() -> None:
    table = finished("skull", {"players": 2}, "bones")
    course = table.course()
    course.rules = 7
    with pytest.raises(Refused, match="other-rules"):
        proof_of(HostedTable("t", table.settings, [], course))
