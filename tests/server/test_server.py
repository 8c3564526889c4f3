"""The online table over real sockets: whole games, breaks, forgeries, and all that is refused."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from ossuary.server.devices import hashed
from ossuary.server.schema import metadata
from tests.server.client import BOT, HERE, LINK, Enter, Person, Server, wait_until


def play_on(people: list[Person], moves: int = 10_000) -> None:
    """Everybody answers the first question they have with its first option, in turns."""
    for _ in range(moves):
        if all(one.table["status"] == "over" for one in people):
            return
        for one in people:
            one.catch_up()
            for question in one.questions()[:1]:
                assert "refused" not in one.answer(question, question["options"][0])
    for one in people:
        one.catch_up()


def test_two_people_and_a_bot_play_a_whole_game(person: Enter) -> None:
    ola, bob, stranger = person(), person(), person()
    table = ola.open(HERE, LINK, BOT)
    assert ola.get(f"tables/{table}")["status"] == "waiting"
    ola.watch(table)
    assert bob.post(f"tables/{table}/sit", {"name": "Bob"}).status_code == 200
    bob.watch(table)
    stranger.watch(table)
    ola.update()
    play_on([ola, bob])
    stranger.catch_up()
    for one in (ola, bob, stranger):
        assert one.table["status"] == "over"
        assert one.sights[0]["view"]["ending"]["winners"]
    assert [sight["player"] for sight in stranger.sights] == [None]
    assert stranger.questions() == []
    # All heard the same story, each with what it may know.
    stories = [one.heard[player] for one, player in ((ola, 0), (bob, 1), (stranger, None))]
    assert len({len(story) for story in stories}) == 1
    assert all(entry[2] == [None] for entry in stories[2] if entry[1] in ("place", "lose"))
    mine = ola.get("mine")
    assert [entry["id"] for entry in mine] == [table]


def test_a_table_that_begins_at_once_comes_back_too(own_server: Server, person: Enter) -> None:
    ola = person()
    table = ola.open(HERE, BOT, BOT, BOT)
    ola.watch(table)
    assert "refused" not in ola.answer(ola.questions()[0], ["place", "flower"])
    ola.catch_up()
    before = ola.sights
    own_server.kill()
    own_server.start()
    ola.watch(table)
    assert ola.sights[0]["view"] == before[0]["view"]
    play_on([ola])


def test_a_killed_server_loses_no_move_that_was_acknowledged(
    own_server: Server, person: Enter
) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK, BOT)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    ola.watch(table)
    bob.watch(table)
    play_on([ola, bob], moves=4)
    # Until both see the same, and the bot has answered as well.
    ola.wait_until(lambda: 2 not in ola.sights[0]["view"]["asked"])
    bob.wait_until(lambda: len(bob.heard[1]) >= len(ola.heard[0]))
    ola.wait_until(lambda: len(ola.heard[0]) >= len(bob.heard[1]))
    before = {one: (one.sights, one.heard) for one in (ola, bob)}
    own_server.kill()
    own_server.start()
    for one in (ola, bob):
        one.watch(table)
        assert (one.sights[0]["view"], one.heard) == (before[one][0][0]["view"], before[one][1])
        assert one.questions() == before[one][0][0]["questions"]
    play_on([ola, bob])
    assert ola.table["status"] == "over"


def test_a_move_repeated_is_harmless_one_too_late_or_too_early_is_refused(person: Enter) -> None:
    ola = person()
    table = ola.open(HERE, LINK)
    bob = person()
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    ola.watch(table)
    (question,) = ola.questions()
    assert question["number"] == 0
    assert "refused" not in ola.answer(question, ["place", "flower"])
    assert "refused" not in ola.answer(question, ["place", "flower"])
    late = ola.answer(question, ["place", "skull"])
    assert late["refused"]["id"] == "too-late"
    early = ola.answer({"seat": 0, "number": 5}, ["place", "flower"])
    assert early["refused"]["id"] == "too-early"
    stack = ola.sights[0]["view"]["seats"][0]["stack"]
    assert stack == ["flower"]


def test_refusals_name_the_rule_and_the_game_that_has_words_for_them(person: Enter) -> None:
    ola = person()
    table = ola.open(HERE, BOT)
    ola.watch(table)
    refused = ola.answer(ola.questions()[0], ["bid", 1])["refused"]
    assert (refused["id"], refused["rule"], refused["game"]) == ("place-first", "SK-04", "skull")
    assert (refused["values"], refused["why"]) == ({}, None)


def test_what_is_refused_is_short_enough_for_a_sentence(person: Enter) -> None:
    ola = person()
    ola.watch(ola.open(HERE, BOT))
    refused = ola.answer(ola.questions()[0], ["bid", "9" * 2000])["refused"]
    assert refused["id"] == "unreadable-action"
    assert len(refused["values"]["text"]) < 400


@pytest.mark.parametrize(
    "message",
    [
        "",
        "no json",
        "[]",
        "{}",
        '{"kind": "move", "seat": 0}',
        '{"seat": 0, "question": 0, "action": ["pass"]}',
        '{"kind": "resign", "seat": 0, "question": 0}',
        '{"kind": "move", "seat": "0", "question": 0, "action": ["pass"]}',
        '{"kind": "move", "seat": 0, "question": 0, "action": ["pass"], "guest": "x"}',
        '{"kind": "move", "seat": 0, "question": 0, "action": [{"a": 1}]}',
        '{"kind": "rest", "seat": 0}',
        '{"kind": "take-back", "seat": 0}',
        '{"kind": "take-back", "seat": 0, "question": 0.5}',
        '{"kind": "take-back", "seat": 0, "question": 0, "action": ["pass"]}',
        '{"kind": "say", "seat": 0}',
        '{"kind": "say", "seat": 0, "phrase": 1}',
        '{"kind": "say", "seat": 0, "phrase": "yes", "values": [["yes"]]}',
        '{"kind": "say", "seat": 0, "phrase": "yes", "text": "anything"}',
        '{"kind": "say", "seat": 0, "phrase": "' + "x" * 5000 + '"}',
        "[" * 3000,
        '{"kind": "move", "seat": 0, "question": 0, "action": ["' + "x" * 5000 + '"]}',
    ],
)
def test_malformed_messages_are_refused_and_change_nothing(person: Enter, message: str) -> None:
    ola = person()
    ola.watch(ola.open(HERE, BOT))
    before = ola.sights
    ola.send(message)
    while not ola.answers:
        ola.receive()
    assert ola.answers[-1]["refused"]["id"] == "malformed"
    assert "refused" not in ola.answer(ola.questions()[0], ["place", "flower"])
    assert before[0]["view"]["seats"][0]["on_mat"] == 0


def test_nobody_moves_for_another(person: Enter) -> None:
    ola, eve = person(), person()
    table = ola.open(HERE, LINK, BOT)
    eve.post(f"tables/{table}/sit", {"name": "Eve"})
    ola.watch(table)
    eve.watch(table)
    for seat in (0, 2, 3, -1, 99):
        refused = eve.answer({"seat": seat, "number": 0}, ["place", "flower"])["refused"]
        assert refused["id"] == "not-your-seat"
    stranger = person()
    stranger.watch(table)
    refused = stranger.answer({"seat": 0, "number": 0}, ["place", "flower"])["refused"]
    assert refused["id"] == "not-your-seat"


def test_other_sites_cannot_act(person: Enter, server: Server) -> None:
    ola = person()
    table = ola.open(HERE, BOT)
    assert ola.post("tables", {}, origin="http://evil.example").status_code == 403
    without = ola.http.post(f"{server.address}/api/tables", content="{}")
    assert without.status_code == 403
    with pytest.raises(InvalidStatus) as refused:
        ola.watch(table, origin="http://evil.example")
    assert refused.value.response.status_code == 403


def test_the_seat_is_a_secret_in_an_http_only_cookie_and_stored_hashed(
    person: Enter, server: Server
) -> None:
    ola = person()
    response = ola.post(
        "tables", {"game": "skull", "options": {"players": 2}, "chairs": [HERE, BOT]}
    )
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    secret = ola.http.cookies["ossuary"]
    everything = "".join(str(server.database(f"SELECT * FROM {name}")) for name in metadata.tables)
    assert hashed(secret) in everything
    assert secret not in everything
    assert secret not in response.text


def test_unknown_and_full_tables_and_places_taken(person: Enter) -> None:
    ola, bob, eve = person(), person(), person()
    assert ola.post("tables/nowhere/sit", {"name": "Ola"}).status_code == 404
    table = ola.open(HERE, LINK, LINK)
    assert bob.post(f"tables/{table}/sit", {"name": "Bob", "player": 1}).status_code == 200
    taken = eve.post(f"tables/{table}/sit", {"name": "Eve", "player": 1})
    assert (taken.status_code, taken.json()["id"]) == (409, "place-taken")
    assert eve.post(f"tables/{table}/sit", {"name": "Eve"}).status_code == 200
    full = person().post(f"tables/{table}/sit", {"name": "Zoë"})
    assert (full.status_code, full.json()["id"]) == (409, "table-full")
    stranger = person()
    stranger.watch(table)
    assert not any(chair["yours"] for chair in stranger.table["chairs"])


def test_a_stranger_cannot_take_a_dropped_seat_by_typing_its_name(person: Enter) -> None:
    ola, bob, eve = person(), person(), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    bob.leave()
    taken = eve.post(f"tables/{table}/sit", {"name": "Bob"})
    assert (taken.status_code, taken.json()["id"]) == (409, "table-full")
    refused = eve.post(f"tables/{table}/stand", {"player": 1, "how": "return"})
    assert refused.status_code == 403


def test_two_people_claim_a_seat_at_the_same_time_and_one_gets_it(person: Enter) -> None:
    ola = person()
    table = ola.open(HERE, LINK)
    claimants = [person() for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        codes = list(
            pool.map(
                lambda one: one.post(f"tables/{table}/sit", {"name": "Me"}).status_code, claimants
            )
        )
    assert sorted(codes) == [200, 409, 409, 409, 409, 409]


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("", "name-empty"),
        (" \t\n", "name-empty"),
        ("\u200b", "name-empty"),
        ("x" * 25, "name-long"),
    ],
)
def test_names_that_are_refused(person: Enter, name: str, id: str) -> None:
    ola = person()
    table = ola.open(HERE, LINK)
    refused = person().post(f"tables/{table}/sit", {"name": name})
    assert (refused.status_code, refused.json()["id"]) == (400, id)


def test_hostile_markup_is_just_a_name(person: Enter) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK)
    name = "<b onload='x'>"
    assert bob.post(f"tables/{table}/sit", {"name": f"  {name}\n\u202e "}).status_code == 200
    assert ola.get(f"tables/{table}")["chairs"][1]["name"] == name


@pytest.mark.parametrize(
    ("wish", "id"),
    [
        ({}, "malformed"),
        ({"game": "skull"}, "malformed"),
        ({"game": "scull", "options": {}, "chairs": []}, "game-unknown"),
        ({"game": "skull", "options": {"players": 99}, "chairs": []}, "option-range"),
        ({"game": "skull", "options": {"plaiers": 3}, "chairs": []}, "option-unknown"),
        ({"game": "skull", "options": {"players": 3}, "chairs": [HERE]}, "chairs-number"),
        (
            {
                "game": "skull",
                "options": {"players": 2},
                "chairs": [HERE, {"kind": "bot", "bot": "os:system"}],
            },
            "bot-unknown",
        ),
        (
            {"game": "skull", "options": {"players": 2}, "chairs": [HERE, BOT], "clock": 1},
            "clock-range",
        ),
    ],
)
def test_tables_that_are_refused(person: Enter, wish: Any, id: str) -> None:
    refused = person().post("tables", wish)
    assert (refused.status_code, refused.json()["id"]) == (400, id)


def test_enormous_bodies_are_refused(person: Enter) -> None:
    refused = person("pl").post("tables", b"x" * 100_000)
    assert (refused.status_code, refused.json()["id"]) == (413, "malformed")


def test_the_lobby_shows_open_tables_that_wait(person: Enter) -> None:
    ola, bob = person(), person()
    hidden, shown = ola.open(HERE, LINK), ola.open(HERE, LINK, open=True)
    assert [entry["id"] for entry in bob.get("lobby")] == [shown]
    bob.post(f"tables/{shown}/sit", {"name": "Bob"})
    assert bob.get("lobby") == []
    assert {entry["id"] for entry in ola.get("mine")} == {hidden, shown}


def test_leaving_a_bot_plays_on_and_hands_back(person: Enter) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    ola.watch(table)
    assert ola.post(f"tables/{table}/stand", {"player": 0, "how": "leave"}).status_code == 200
    ola.update()
    assert ola.table["chairs"][0]["bot"]
    ola.wait_until(lambda: ola.sights[0]["view"]["seats"][0]["on_mat"] == 1)
    assert ola.post(f"tables/{table}/stand", {"player": 0, "how": "return"}).status_code == 200
    bob.watch(table)
    bob.answer(bob.questions()[0], ["place", "flower"])
    ola.catch_up()
    play_on([ola, bob])
    assert ola.table["status"] == "over"
    # Lists of tables know who has won, without a look at the game.
    (listed,) = [entry for entry in ola.get("mine") if entry["id"] == table]
    assert listed["winners"] == ola.sights[0]["view"]["ending"]["winners"]
    assert listed["winners"]


def test_a_game_that_all_people_have_left_waits_for_their_return(person: Enter) -> None:
    ola = person()
    table = ola.open(HERE, BOT)
    ola.watch(table)
    ola.wait_until(lambda: ola.sights[0]["view"]["seats"][1]["on_mat"] == 1)
    ola.post(f"tables/{table}/stand", {"player": 0, "how": "leave"})
    ola.update()
    ola.catch_up()
    assert ola.table["status"] == "playing"
    assert [seat["on_mat"] for seat in ola.sights[0]["view"]["seats"]] == [0, 1]
    ola.post(f"tables/{table}/stand", {"player": 0, "how": "return"})
    ola.update()
    assert "refused" not in ola.answer(ola.questions()[0], ["place", "flower"])


def test_when_all_people_have_resigned_the_bots_finish_the_game(person: Enter) -> None:
    ola = person()
    table = ola.open(HERE, BOT)
    assert ola.post(f"tables/{table}/stand", {"player": 0, "how": "resign"}).status_code == 200
    wait_until(lambda: ola.get(f"tables/{table}")["status"] == "over")


def test_a_host_replaces_somebody_who_comes_back(person: Enter) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    assert ola.post(f"tables/{table}/replace", {"player": 1}).status_code == 200
    ola.watch(table)
    bob.watch(table)
    assert bob.table["chairs"][1]["bot"]
    bob.wait_until(lambda: [s["on_mat"] for s in bob.sights[0]["view"]["seats"]] == [0, 1])
    refused = bob.answer({"seat": 1, "number": 1}, ["place", "flower"])["refused"]
    assert refused["id"] == "bot-plays"
    assert bob.post(f"tables/{table}/stand", {"player": 1, "how": "return"}).status_code == 200
    assert ola.get(f"tables/{table}")["chairs"][1]["bot"] is None


def test_resigning_is_for_good(person: Enter) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    assert bob.post(f"tables/{table}/stand", {"player": 1, "how": "resign"}).status_code == 200
    refused = bob.post(f"tables/{table}/stand", {"player": 1, "how": "return"})
    assert refused.json()["id"] == "resigned"


def test_leaving_before_the_game_frees_the_place(person: Enter) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    bob.post(f"tables/{table}/stand", {"player": 1, "how": "leave"})
    assert ola.get(f"tables/{table}")["chairs"][1]["kind"] == "free"


def test_rematch_with_the_same_seats_once_for_all(person: Enter) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    assert ola.post(f"tables/{table}/rematch").json()["id"] == "not-over"
    for one, player in ((ola, 0), (bob, 1)):
        one.post(f"tables/{table}/stand", {"player": player, "how": "resign"})
    wait_until(lambda: ola.get(f"tables/{table}")["status"] == "over")
    late = ola.post(f"tables/{table}/stand", {"player": 0, "how": "leave"})
    assert late.json()["id"] == "is-over"
    again = ola.post(f"tables/{table}/rematch").json()["id"]
    # It waits until all have come again, and their places are kept.
    ola.post(f"tables/{again}/sit", {})
    waiting = ola.get(f"tables/{again}")
    assert waiting["status"] == "waiting"
    assert [(chair["kind"], chair["name"]) for chair in waiting["chairs"]] == [
        ("person", "Ola"),
        ("free", "Bob"),
    ]
    assert person().post(f"tables/{again}/sit", {"name": "Eve"}).json()["id"] == "table-full"
    assert bob.post(f"tables/{table}/rematch").json()["id"] == again
    bob.post(f"tables/{again}/sit", {})
    playing = ola.get(f"tables/{again}")
    assert playing["status"] == "playing"
    assert [chair["name"] for chair in playing["chairs"]] == ["Ola", "Bob"]
    assert [chair["bot"] for chair in playing["chairs"]] == [None, None]
    assert person().post(f"tables/{table}/rematch").status_code == 403


def test_a_host_fills_a_free_place_with_a_bot_and_the_game_begins(person: Enter) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    ola.watch(table)
    assert bob.post(f"tables/{table}/replace", {"player": 2}).json()["id"] == "host-only"
    refused = ola.post(f"tables/{table}/replace", {"player": 1})
    assert refused.json()["id"] == "nobody-to-replace"
    assert ola.post(f"tables/{table}/replace", {"player": 2}).json()["status"] == "playing"


def test_everybody_sees_who_is_here_and_lists_say_whose_turn_it_is(person: Enter) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    ola.watch(table)
    assert [chair["present"] for chair in ola.table["chairs"]] == [True, False]
    bob.watch(table)
    assert [chair["present"] for chair in bob.table["chairs"]] == [True, True]
    assert ola.receive()["present"] == [True, True]
    bob.open_things.close()
    assert ola.receive()["present"] == [True, False]
    assert [entry["your_turn"] for entry in bob.get("mine")] == [True]
    ola.answer(ola.questions()[0], ["place", "flower"])
    assert [entry["your_turn"] for entry in ola.get("mine")] == [False]


def test_a_link_moves_a_seat_to_another_device_once(person: Enter) -> None:
    ola, phone, eve = person(), person(), person()
    table = ola.open(HERE, BOT)
    assert eve.post(f"tables/{table}/hand", {"player": 0}).status_code == 403
    link = ola.post(f"tables/{table}/hand", {"player": 0}).json()["link"]
    assert phone.post(f"links/{link}").json()["chairs"][0]["yours"]
    assert eve.post(f"links/{link}").status_code == 410
    phone.watch(table)
    assert "refused" not in phone.answer(phone.questions()[0], ["place", "flower"])
    assert ola.get("mine") == []


def test_a_link_is_void_once_its_giver_has_left_the_seat(person: Enter) -> None:
    """Neither a place given up nor one handed on can be taken back by an old link."""
    ola, eve, bob = person(), person(), person()
    table = ola.open(HERE, LINK)
    eve.post(f"tables/{table}/sit", {"name": "Eve"})
    waiting = ola.open(HERE, LINK, LINK)
    eve.post(f"tables/{waiting}/sit", {"name": "Eve"})
    old = eve.post(f"tables/{waiting}/hand", {"player": 1}).json()["link"]
    eve.post(f"tables/{waiting}/stand", {"player": 1, "how": "leave"})
    bob.post(f"tables/{waiting}/sit", {"name": "Bob", "player": 1})
    assert eve.post(f"links/{old}").status_code == 410
    first, second = (eve.post(f"tables/{table}/hand", {"player": 1}).json()["link"] for _ in "ab")
    assert bob.post(f"links/{first}").status_code == 200
    assert eve.post(f"links/{second}").status_code == 410
    assert bob.get(f"tables/{table}")["chairs"][1]["yours"]


def test_nobody_sits_in_two_places_of_an_open_table(person: Enter) -> None:
    ola, eve = person(), person()
    table = ola.open(HERE, LINK, LINK)
    assert eve.post(f"tables/{table}/sit", {"name": "Eve"}).status_code == 200
    again = eve.post(f"tables/{table}/sit", {"name": "Eve 2"})
    assert (again.status_code, again.json()["id"]) == (409, "already-seated")


def test_a_second_tab_sees_the_same(person: Enter) -> None:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    ola.watch(table)
    tab = person()
    tab.http.cookies = ola.http.cookies
    tab.watch(table)
    assert tab.sights == ola.sights
    ola.answer(ola.questions()[0], ["place", "flower"])
    tab.update()
    ola_seen, tab_seen = ola.sights[0]["view"], tab.sights[0]["view"]
    assert ola_seen == tab_seen


def test_several_people_at_one_device(person: Enter) -> None:
    ola = person()
    table = ola.open(HERE, {"kind": "here", "name": "Bob"}, BOT)
    ola.watch(table)
    assert [sight["player"] for sight in ola.sights] == [None, 0, 1]
    for sight in ola.sights:
        own = sight["player"]
        hands = [seat["hand"] is not None for seat in sight["view"]["seats"]]
        assert hands == [seat == own for seat in range(3)]


def test_a_clock_that_runs_out_plays_one_answer_and_no_clock_plays_none(
    person: Enter, server: Server
) -> None:
    ola = person()
    table = ola.open(HERE, BOT, clock=10)
    untimed = ola.open(HERE, BOT)
    ola.watch(untimed)
    assert ola.clocks == {}
    ola.watch(table)
    assert 5 < ola.clocks["0"] <= 10
    deadline = time.monotonic() + 25
    while ola.questions() and ola.questions()[0]["number"] == 0:
        assert time.monotonic() < deadline
        ola.receive()
    assert ola.ran_out == 0
    assert ola.sights[0]["view"]["seats"][0]["on_mat"] >= 1 or ola.sights[0]["view"]["round"] > 1
    assert ola.get(f"tables/{untimed}")["status"] == "playing"


def test_a_clock_goes_on_where_it_was_when_the_server_starts_again(
    own_server: Server, person: Enter
) -> None:
    ola = person()
    table = ola.open(HERE, BOT, clock=10)
    ola.watch(table)
    time.sleep(3)
    own_server.kill()
    own_server.start()
    ola.watch(table)
    assert ola.clocks["0"] < 8
    # With nobody looking on it runs out all the same.
    ola.open_things.close()
    own_server.kill()
    own_server.start()
    deadline = time.monotonic() + 25
    while not moves_of(own_server, table, seat=0):
        assert time.monotonic() < deadline
        time.sleep(0.3)


def moves_of(server: Server, table: str, seat: int) -> list[str]:
    rows = server.database("SELECT move FROM moves WHERE table_id = :id", id=table)
    return [move for (move,) in rows if move.startswith(f"[{seat},")]


@pytest.mark.file
def test_a_database_that_is_locked_loses_nothing_and_freezes_nobody(
    own_server: Server, person: Enter
) -> None:
    ola, bob = person("uk"), person()
    table = ola.open(HERE, LINK)
    bob.post(f"tables/{table}/sit", {"name": "Bob"})
    ola.watch(table)
    bob.watch(table)
    with closing(sqlite3.connect(own_server.folder / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused = ola.answer(ola.questions()[0], ["place", "flower"])["refused"]
        assert refused["id"] == "not-now"
        failed = ola.post(f"tables/{table}/stand", {"player": 0, "how": "leave"})
        assert (failed.status_code, failed.json()["id"]) == (500, "not-now")
        other.execute("ROLLBACK")
    assert ola.questions()[0]["number"] == 0
    assert "refused" not in ola.answer(ola.questions()[0], ["place", "skull"])
    bob.wait_until(lambda: bob.sights[0]["view"]["seats"][0]["on_mat"] == 1)
    assert bob.table["chairs"][0]["bot"] is None


def test_one_table_that_cannot_be_read_takes_no_other_away(person: Enter, server: Server) -> None:
    ola = person()
    broken, damaged, gone, shown = (ola.open(HERE, LINK, open=True) for _ in "abcd")
    server.database("UPDATE tables SET settings = '{}' WHERE id = :id", id=broken)
    server.database("UPDATE courses SET course = '[' WHERE table_id = :id", id=damaged)
    server.database(
        "UPDATE tables SET settings = replace(settings, 'skull', 'whist') WHERE id = :id", id=gone
    )
    for page in ("lobby", "mine"):
        ids = [entry["id"] for entry in ola.get(page)]
        assert shown in ids
        assert broken not in ids
        assert damaged not in ids


def test_pages_are_served_with_headers_that_protect(person: Enter, server: Server) -> None:
    http = person().http
    answer = http.get(f"{server.address}/")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "connect-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert http.get(f"{server.address}/api/nothing-here").status_code == 404
    told = http.get(f"{server.address}/api/lobby")
    assert told.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("name", ["evil.example", "evil.example:80", "localhost.evil.example"])
def test_a_strange_name_that_points_at_us_is_refused(
    person: Enter, server: Server, name: str
) -> None:
    """Another site may point its own name at this machine: then both Host and Origin are its."""
    http = person().http
    for path in ("/", "/api/lobby"):
        answer = http.get(f"{server.address}{path}", headers={"host": name})
        assert answer.status_code in (400, 403)
    opened = http.post(
        f"{server.address}/api/tables",
        content="{}",
        headers={"host": name, "origin": f"http://{name}"},
    )
    assert opened.status_code in (400, 403)


@pytest.mark.parametrize("name", ["localhost:1", "127.0.0.1", "[::1]:8470", "192.168.1.7:8470"])
def test_addresses_and_this_machine_are_known(person: Enter, server: Server, name: str) -> None:
    answer = person().http.get(f"{server.address}/api/lobby", headers={"host": name})
    assert answer.status_code == 200


@pytest.mark.parametrize("origin", ["http://[", "null", "http://evil.example", "file://"])
def test_strange_origins_are_refused(person: Enter, origin: str) -> None:
    refused = person().post("tables", {}, origin=origin)
    assert (refused.status_code, refused.json()["id"]) == (403, "foreign-page")


def test_a_page_asks_whether_the_line_still_holds(person: Enter) -> None:
    ola = person()
    ola.watch(ola.open(HERE, BOT))
    assert ola.socket is not None
    ola.send("ping")
    assert ola.socket.recv(timeout=10) == "pong"


def test_a_score_pad_counts_and_keeps_nothing(person: Enter) -> None:
    ola = person("pl")
    blank = {"players": 2, "expansions": [], "cards": [[None] * 9, ["V/P", *[None] * 8]]}
    answer = ola.post("games/sedlec/pad", blank)
    assert answer.status_code == 200
    assert [one["view"]["total"] for one in answer.json()["structures"]] == [0, 3]
    assert "set-cookie" not in answer.headers


def test_the_cards_of_a_game_can_be_looked_at(person: Enter) -> None:
    deck = person().get("games/nightmarium/deck")
    assert len(deck["cards"]) == 120
    assert deck["cards"][0]["legion"] == "necromunculus"
    assert sum(deck["by_ability"]["necromunculus"].values()) == 27
    assert person().get("games/skull/deck")["id"] == "no-deck"


@pytest.mark.parametrize(
    ("game", "body", "id"),
    [
        ("sedlec", {}, "malformed"),
        ("sedlec", {"players": 2, "expansions": [], "cards": "none"}, "malformed"),
        ("sedlec", {"players": 2, "expansions": [], "cards": [[1] * 9] * 2}, "malformed"),
        ("sedlec", {"players": 2, "expansions": [], "cards": [[None] * 9]}, "pad-structures"),
        ("sedlec", {"players": 10**9, "expansions": [], "cards": []}, "option-range"),
        ("sedlec", {"players": 2, "expansions": [], "cards": [["é"] * 9] * 2}, "card-unreadable"),
        ("sedlec", {"players": 2, "expansions": [], "cards": [["V/P"] * 9] * 2}, "card-copies"),
        ("skull", {}, "no-pad"),
        ("chess", {}, "game-unknown"),
    ],
)
def test_score_pads_refuse_what_no_game_has(person: Enter, game: str, body: Any, id: str) -> None:
    refused = person("uk").post(f"games/{game}/pad", body)
    assert (refused.status_code, refused.json()["id"]) == (400, id)
