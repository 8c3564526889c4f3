"""Who is at the table: coming, leaving, stand-ins, clocks, waiting and playing again."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.client import BOT, HERE, LINK, Person, Server
from tests.web.hands import bar, end, open_menu, play_to_the_end

Visit = Callable[..., Page]
BOB = {"kind": "here", "name": "Bob"}


def sit(page: Page, name: str) -> None:
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_everybody_sees_who_goes_away_and_comes_back(visit: Visit, server: Server) -> None:
    host = Person(server)
    table = host.open(BOB, LINK)
    host.watch(table)
    page = visit(f"/t/{table}")
    sit(page, "Ola")
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    bob = page.get_by_role("img", name=re.compile("^Bob; "))
    expect(bob).not_to_contain_text("away")
    host.open_things.close()
    expect(page.get_by_role("img", name="Bob; away; ")).to_contain_text("away")
    expect(page.locator(".strip .news").get_by_text("Bob is away from the table.")).to_be_visible()
    host.watch(table)
    expect(bob).not_to_contain_text("away")
    expect(page.locator(".strip .news").get_by_text("Bob is back at the table.")).to_be_visible()
    host.post(f"tables/{table}/stand", {"player": 0, "how": "leave"})
    expect(page.get_by_role("img", name="Bob; a bot plays; ")).to_contain_text("a bot plays")
    expect(page.locator(".strip .news").get_by_text("A bot plays for Bob now.")).to_be_visible()
    host.post(f"tables/{table}/stand", {"player": 0, "how": "resign"})
    expect(page.get_by_role("img", name="Bob; resigned; ")).to_contain_text("resigned")
    expect(page.locator(".strip .news").get_by_text("Bob resigns; a bot plays on.")).to_be_visible()
    host.leave()


def test_who_is_away_already_is_told_to_whoever_comes(visit: Visit, server: Server) -> None:
    host = Person(server)
    table = host.open(BOB, LINK)
    page = visit(f"/t/{table}")
    sit(page, "Ola")
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    for _ in range(2):
        spoken = page.locator("[aria-live=polite]").filter(has_text="Bob is away from the table.")
        expect(spoken).to_have_count(1)
        page.reload()
    host.leave()


def test_a_host_is_asked_before_a_bot_plays_for_somebody_who_is_there(
    visit: Visit, server: Server
) -> None:
    page = visit("/")
    answer = page.request.post(
        "/api/tables",
        data={"game": "skull", "options": {"players": 2}, "chairs": [HERE, LINK]},
        headers={"origin": server.address},
    )
    table = answer.json()["id"]
    friend = Person(server)
    friend.post(f"tables/{table}/sit", {"name": "Bob"})
    friend.watch(table)
    page.goto(f"/t/{table}")
    menu = open_menu(page)
    button = menu.get_by_role("button", name="Let a bot play for Bob")
    button.scroll_into_view_if_needed()
    place = button.bounding_box()
    button.dblclick()
    expect(button).to_contain_text("Bob is at the table.")
    after = button.bounding_box()
    assert place
    assert after
    assert (place["x"], place["y"]) == (after["x"], after["y"])
    assert friend.get(f"tables/{table}")["chairs"][1]["bot"] is None
    page.wait_for_timeout(500)
    button.click()
    expect(menu).to_be_hidden()
    assert friend.get(f"tables/{table}")["chairs"][1]["bot"] is not None
    friend.leave()


def test_everybody_sees_the_clock_and_hears_when_it_has_run_out(
    visit: Visit, server: Server
) -> None:
    person = Person(server)
    table = person.open(BOB, BOT, clock=10)
    watcher = visit(f"/t/{table}")
    expect(bar(watcher).get_by_role("timer")).to_contain_text(re.compile(r"0:\d\d left"))
    note = watcher.locator(".strip .news").get_by_text("Time is up: a bot answered for Bob.")
    expect(note).to_be_visible(timeout=15_000)
    person.leave()


def test_the_clock_of_two_people_at_one_device_is_seen_by_whoever_has_it(
    visit: Visit, server: Server
) -> None:
    page = visit("/")
    answer = page.request.post(
        "/api/tables",
        data={"game": "skull", "options": {"players": 2}, "chairs": [HERE, BOB], "clock": 60},
        headers={"origin": server.address},
    )
    page.goto(f"/t/{answer.json()['id']}")
    me = page.get_by_role("button", name="I am Ola")
    expect(me).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("timer")).to_have_count(0)
    me.click()
    expect(bar(page).get_by_role("timer")).to_contain_text("left")


def test_a_host_fills_free_places_with_bots(visit: Visit, server: Server) -> None:
    page = visit("/new/skull")
    page.get_by_label("Name, place 1").fill("Ola")
    page.get_by_label("Place 3", exact=True).select_option(label="Person by link")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Put a bot here, Place 2").click()
    expect(page.get_by_text("1 place is still free.")).to_be_visible()
    page.get_by_role("button", name="Put a bot here, Place 3").click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()


def test_a_rematch_waits_for_those_who_played_and_says_who_is_missing(
    visit: Visit, server: Server
) -> None:
    person = Person(server)
    table = person.open(LINK, LINK)
    person.leave()
    ola, bob = visit(f"/t/{table}"), visit(f"/t/{table}")
    sit(ola, "Ola")
    sit(bob, "Bob")
    watcher = visit(f"/t/{table}")
    expect(bar(watcher)).to_contain_text("All places at this table are taken. You are watching.")
    play_to_the_end(ola, bob)
    end(ola).get_by_role("button", name="Rematch").click()
    expect(ola.get_by_text("Still to come: Bob.")).to_be_visible()
    expect(ola.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("kept")
    end(watcher).get_by_role("link", name="Watch the rematch").click()
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    assert watcher.get_by_label("Name").count() == 0
    end(bob).get_by_role("button", name="Join the rematch").click()
    for page in (ola, bob):
        expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    expect(bar(watcher)).to_contain_text("You are watching")


def test_the_winner_is_named_at_the_seat_and_at_the_end_of_the_log(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    play_to_the_end(page)
    expect(page.locator("aside li").last).to_have_text(re.compile(r" wins?\b"))
    expect(page.get_by_role("img", name=re.compile("winner"))).to_have_count(1)
    assert page.locator("aside li").filter(has_text="next disc").count() == 0
