"""Talk: phrases of the table go to all who look at it, change nothing, and are not kept."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ossuary.kernel.error import OssuaryError
from ossuary.server import wire
from ossuary.server.audience import Visitor
from ossuary.server.settings import Refused, new_settings
from ossuary.server.tables import HostedTable
from ossuary.server.talk import AT_ONCE, KEPT, WHILE, Talk
from ossuary.server.wishes import take_wish
from tests.server import inside
from tests.server.client import BOT, HERE, LINK, Enter, Person, Server
from tests.server.inside import Brittle, InHouse, OwnTime, until
from tests.server.test_taking_back import moves

COOP: dict[str, Any] = {"players": 2, "coop": True}


def new_table(game: str = "badbones", players: int = 2, **options: Any) -> HostedTable:
    wish = wire.NewTable(game, {"players": players, **options}, [inside.LINK] * players)
    table = HostedTable("t", new_settings(wish, "ola", "seed"))
    for guest in inside.GUESTS[:players]:
        table.sit(guest, guest, None)
    return table


def refused(talk: Talk, table: HostedTable, guest: str, wish: wire.Say, now: float = 0) -> str:
    with pytest.raises(Refused) as refusal:
        talk.say(table, guest, wish, now)
    return refusal.value.id


def said(talk: Talk, table: HostedTable) -> list[tuple[Any, ...]]:
    return [(one.seat, one.phrase, *one.values) for one in talk.so_far(table).said]


def test_a_phrase_that_fails_is_refused_in_a_sentence(
    in_house: InHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise OSError("the file can't be read")

    async def scene(house: OwnTime) -> None:
        monkeypatch.setattr(house, "say", fail)
        wish = msgspec.json.encode(wire.Say(1, "yes", [])).decode()
        receipt = await take_wish(house, "t", "ola", wish)
        assert (receipt.seat, receipt.question) == (1, None)
        assert receipt.refused is not None
        assert receipt.refused.id == "not-now"

    in_house(scene)


def test_what_is_said_is_no_part_of_the_game() -> None:
    table, talk = new_table(coop=True), Talk()
    before, course = [*moves(table)], msgspec.json.encode(table.course())
    told = talk.say(table, "bob", wire.Say(1, "place", ["treasure", "c2"]), 0)
    assert told == wire.Talk((wire.Said(1, 1, "place", ("treasure", "c2")),))
    assert talk.so_far(table).said == told.said
    assert (moves(table), msgspec.json.encode(table.course())) == (before, course)


def test_whoever_comes_is_told_what_can_be_said_and_chosen() -> None:
    offered = {phrase.name: phrase for phrase in Talk().so_far(new_table(coop=True)).phrases}
    assert offered["yes"].blanks == ()
    assert offered["take"].blanks == (
        wire.Blank("kind", False, ("wall", "catapult", "dragon", "treasure")),
    )
    assert offered["send-to"].blanks == (wire.Blank("seat", True, (0, 1)),)
    assert [len(blank.values) for blank in offered["place"].blanks] == [4, 25]


@pytest.mark.parametrize(
    ("phrase", "values"),
    [
        ("", []),
        ("hello", []),
        ("x" * 3000, []),
        ("yes", ["wall"]),
        ("take", []),
        ("take", [None]),
        ("take", [0]),
        ("take", ["portal"]),
        ("take", ["wall", "wall"]),
        ("place", ["c2", "wall"]),
        ("tower", ["c3"]),
        ("send-to", [2]),
        ("send-to", [-1]),
        ("send-to", ["9" * 3000]),
        ("buy", ["wall"]),
    ],
)
def test_only_what_the_game_declares_for_this_table_is_said(phrase: str, values: Any) -> None:
    table, talk = new_table(coop=True), Talk()
    assert refused(talk, table, "ola", wire.Say(0, phrase, values)) == "no-such-phrase"
    assert said(talk, table) == []


def test_nobody_speaks_for_another() -> None:
    table, talk = new_table(coop=True), Talk()
    for guest, seat in (("ola", 1), ("bob", 0), ("zoe", 0), ("", 0), ("ola", 2), ("ola", -1)):
        assert refused(talk, table, guest, wire.Say(seat, "yes")) == "not-your-seat"
    assert said(talk, table) == []


@pytest.mark.parametrize(
    ("game", "options"),
    [("badbones", {}), ("badbones", {"advanced": True}), ("skull", {})],
    ids=["competitive", "market", "skull"],
)
def test_where_a_game_has_no_phrases_nobody_talks(game: str, options: dict[str, bool]) -> None:
    table, talk = new_table(game, **options), Talk()
    assert refused(talk, table, "ola", wire.Say(0, "yes")) == "no-talk"


def test_before_the_game_there_is_no_talk() -> None:
    wish = wire.NewTable("badbones", COOP, [inside.LINK] * 2)
    table = HostedTable("t", new_settings(wish, "ola", "seed"))
    table.sit("ola", "Ola", None)
    assert refused(Talk(), table, "ola", wire.Say(0, "yes")) == "not-begun"


def test_who_says_too_much_waits_and_others_do_not() -> None:
    table, talk = new_table(coop=True), Talk()
    for moment in range(AT_ONCE):
        talk.say(table, "ola", wire.Say(0, "yes"), moment)
    with pytest.raises(Refused) as refusal:
        talk.say(table, "ola", wire.Say(0, "no"), AT_ONCE)
    assert refusal.value.id == "too-much"
    assert refusal.value.values == {"seconds": WHILE - AT_ONCE}
    talk.say(table, "bob", wire.Say(1, "thanks"), AT_ONCE)
    # What was refused doesn't count, so the pause isn't longer for who tries again.
    talk.say(table, "ola", wire.Say(0, "no"), WHILE)
    assert [name for _, name in said(talk, table)] == [*["yes"] * AT_ONCE, "thanks", "no"]


def test_only_what_was_said_lately_is_remembered() -> None:
    table, talk = new_table(coop=True), Talk()
    for moment in range(KEPT + 5):
        talk.say(table, "ola", wire.Say(0, "yes"), moment * WHILE)
    assert [one.number for one in talk.so_far(table).said] == [*range(6, KEPT + 6)]


def test_whatever_is_tried_is_said_or_refused_by_name(fresh_seed: int) -> None:
    rng, table, talk = Random(fresh_seed), new_table(coop=True, advanced=True), Talk()
    names = [*table.phrases, "", "move", "hero"]
    things: list[Any] = [
        "wall",
        "portal",
        "rapier",
        "b2",
        "c3",
        "f9",
        0,
        1,
        2,
        -1,
        10**30,
        None,
        "",
        "1",
    ]
    outcomes = set()
    for moment in range(1500):
        values = [rng.choice(things) for _ in range(rng.randrange(4))]
        wish = wire.Say(rng.randrange(-1, 4), rng.choice(names), values)
        guest = rng.choice([*inside.GUESTS, ""])
        try:
            read = msgspec.json.decode(msgspec.json.encode(wish), type=wire.Wish)
        except msgspec.DecodeError:
            # A number that is larger than any that is read.
            assert 10**30 in values
            continue
        assert read == wish
        try:
            (told,) = talk.say(table, guest, wish, moment).said
            phrase = table.phrases[told.phrase]
            assert table.settings.chairs[told.seat].guest == guest
            assert phrase.write(phrase.read(told.values)) == [told.phrase, *told.values]
            outcomes.add("said")
        except OssuaryError as error:
            outcomes.add(error.id)
    assert outcomes - {"too-much"} == {"said", "not-your-seat", "no-such-phrase"}


# ---- in the house


async def at_a_table(house: OwnTime) -> str:
    wish = wire.NewTable("badbones", COOP, [inside.LINK] * 2)
    id = (await house.open(wish, "ola")).id
    for guest in ("ola", "bob"):
        await inside.seat(house, id, guest)
    return id


def test_all_who_look_hear_it_once_and_nothing_is_stored(in_house: InHouse, store: Brittle) -> None:
    async def work(house: OwnTime) -> None:
        id = await at_a_table(house)
        got = {guest: await inside.shown(house, id, guest) for guest in ("ola", "bob", "eve")}
        before, saves = {guest: len(updates) for guest, updates in got.items()}, store.saves
        await house.say(id, "ola", wire.Say(0, "capital"))
        for guest, heard in got.items():
            said = wire.Said(1, 0, "capital", ())
            assert heard[before[guest] :] == [wire.Talk((said,))], guest
        assert store.saves == saves
        stored = (await store.load(id), store.saves)
        assert "capital" not in str(stored)

    in_house(work)


def test_a_reload_shows_what_was_said_and_a_restart_does_not(
    in_house: InHouse, store: Brittle
) -> None:
    ids = []

    async def work(house: OwnTime) -> None:
        ids.append(await at_a_table(house))
        await house.say(ids[0], "ola", wire.Say(0, "capital"))
        await until(lambda: house.rooms == {})
        (_, talk) = await inside.shown(house, ids[0], "bob")
        assert isinstance(talk, wire.Talk)
        assert [one.phrase for one in talk.said] == ["capital"]
        assert talk.phrases

    async def again(house: OwnTime) -> None:
        (_, talk) = await inside.shown(house, ids[0], "bob")
        assert isinstance(talk, wire.Talk)
        assert talk.said == ()
        await house.say(ids[0], "bob", wire.Say(1, "yes"))

    in_house(work)
    in_house(again)


def test_who_can_not_be_told_keeps_nobody_from_hearing(in_house: InHouse) -> None:
    async def work(house: OwnTime) -> None:
        id = await at_a_table(house)

        def fail(_: object) -> None:
            raise RuntimeError("no line")

        await house.enter(id, Visitor("eve", fail))
        heard = await inside.shown(house, id, "bob")
        await house.say(id, "ola", wire.Say(0, "yes"))
        assert isinstance(heard[-1], wire.Talk)

    in_house(work)


# ---- over the line


def at_the_line(person: Enter, **options: Any) -> tuple[str, Person, Person]:
    ola, bob = person(), person("uk")
    table = ola.open(HERE, LINK, game="badbones", options=options)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    ola.watch(table)
    bob.watch(table)
    return table, ola, bob


def test_over_the_line_players_and_spectators_hear_ids_and_values(person: Enter) -> None:
    table, ola, bob = at_the_line(person, coop=True)
    eve = person()
    eve.watch(table)
    assert "refused" not in ola.say(0, "take", "dragon")
    entry = {"number": 1, "seat": 0, "phrase": "take", "values": ["dragon"]}
    for one in (ola, bob, eve):
        one.wait_until(lambda one=one: one.said == [entry])  # type: ignore[misc]
    assert {phrase["name"] for phrase in eve.phrases} >= {"take", "yes"}
    assert eve.say(0, "yes")["refused"]["id"] == "not-your-seat"
    assert bob.say(0, "yes")["refused"]["id"] == "not-your-seat"
    assert bob.say(1, "take", "cat")["refused"]["id"] == "no-such-phrase"
    # What is said doesn't get in the way of what is played.
    question = bob.questions()[0]
    assert "refused" not in bob.say(1, "thanks")
    assert "refused" not in bob.answer(question, question["options"][0])


def test_over_the_line_a_competitive_table_has_no_talk(person: Enter) -> None:
    _, ola, _ = at_the_line(person)
    assert ola.say(0, "yes")["refused"]["id"] == "no-talk"
    assert ola.phrases == []
    skull = person()
    skull.watch(skull.open(HERE, BOT))
    assert skull.say(0, "yes")["refused"]["id"] == "no-talk"


def test_over_the_line_a_flood_is_refused_and_harms_nobody(person: Enter) -> None:
    _, ola, bob = at_the_line(person, coop=True)
    answers = [ola.say(0, "yes") for _ in range(3 * AT_ONCE)]
    assert not any("refused" in answer for answer in answers[:AT_ONCE])
    assert {answer["refused"]["id"] for answer in answers[AT_ONCE:]} == {"too-much"}
    bob.catch_up()
    assert len(bob.said) == AT_ONCE
    assert "refused" not in bob.say(1, "yes")


def test_after_a_restart_the_table_is_there_and_its_talk_is_gone(
    own_server: Server, person: Enter
) -> None:
    table, ola, bob = at_the_line(person, coop=True)
    assert "refused" not in ola.say(0, "who-needs-help")
    question = ola.questions()[0]
    assert "refused" not in ola.answer(question, question["options"][0])
    bob.watch(table)
    bob.wait_until(lambda: len(bob.said) == 1)
    own_server.kill()
    own_server.start()
    bob.watch(table)
    bob.wait_until(lambda: bool(bob.phrases))
    assert bob.said == []
    assert "refused" not in bob.say(1, "no")
    bob.wait_until(lambda: [one["phrase"] for one in bob.said] == ["no"])
