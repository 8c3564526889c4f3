"""The table in a real browser: whole games by several people, on phone and desktop, by keyboard."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ossuary.shelf.words import LANGUAGES
from tests.server.client import BOT, HERE, LINK, Person, Server
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import (
    ENDING,
    bar,
    choose,
    click_first,
    end,
    is_wider_than_the_screen,
    open_menu,
    play_to_the_end,
    problems,
)

Visit = Callable[..., Page]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_click_from_home_to_a_game_against_bots(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/", size)
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    play_to_the_end(page)
    end(page).get_by_role("button", name="Rematch").click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()


def test_friends_on_phone_and_desktop_sit_down_by_link_and_play(
    visit: Visit, server: Server
) -> None:
    host = visit("/new/skull", DESKTOP)
    choose(host, "3")
    host.get_by_label("Place 1", exact=True).select_option(label="Person here")
    host.get_by_label("Place 2", exact=True).select_option(label="Person by link")
    host.get_by_label("Name, place 1").fill("Ola")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("1 place is still free.")).to_be_visible()
    friend = visit(host.url, PHONE)
    friend.get_by_label("Name").fill("<img src=x onerror=alert(1)>"[:24])
    friend.get_by_role("button", name="Sit down").click()
    expect(bar(friend).get_by_role("button", name="Place a flower")).to_be_visible()
    expect(bar(host).get_by_role("button", name="Place a flower")).to_be_visible()
    watcher = visit(host.url, PHONE)
    expect(bar(watcher)).to_contain_text("You are watching")
    assert watcher.locator("img").count() == 0
    play_to_the_end(host, friend, by_keyboard=host)
    expect(end(watcher).get_by_text(ENDING)).to_be_visible()


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    page = visit("/", DESKTOP)
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith("Play against"):
            break
    page.keyboard.press("Enter")
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    play_to_the_end(page, by_keyboard=page)


def test_the_server_is_killed_and_the_page_goes_on(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    context = browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play against bots now").first.click()
    bar(page).get_by_role("button", name="Place a flower").click()
    page.wait_for_timeout(500)
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=15_000)
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
    play_to_the_end(page)
    page.reload()
    expect(end(page).get_by_text(ENDING)).to_be_visible()
    context.close()
    server.stop()


def test_a_reload_and_a_second_tab_show_the_same_seat(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots now").first.click()
    bar(page).get_by_role("button", name="Place a flower").click()
    page.wait_for_timeout(300)
    before = bar(page).inner_text()
    page.reload()
    expect(bar(page)).to_have_text(re.compile(re.escape(before.splitlines()[0])))
    tab = page.context.new_page()
    tab.goto(page.url)
    expect(bar(tab)).to_have_text(re.compile(re.escape(before.splitlines()[0])))


def test_people_on_one_device_are_hidden_from_each_other(visit: Visit, server: Server) -> None:
    page = visit("/new/skull")
    choose(page, "2")
    page.get_by_label("Place 1", exact=True).select_option(label="Person here")
    page.get_by_label("Place 2", exact=True).select_option(label="Person here")
    page.get_by_label("Name, place 1").fill("Ola")
    page.get_by_label("Name, place 2").fill("Bob")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="I am Ola").click()
    bar(page).get_by_role("button", name="Place the skull").click()
    expect(page.get_by_text("Pass the device to Bob")).to_be_visible()
    assert bar(page).get_by_role("button", name="Place").count() == 0
    page.get_by_role("button", name="I am Bob").click()
    expect(bar(page).get_by_role("button", name="Place the skull")).to_be_visible()


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(visit: Visit, scheme: str, size: dict[str, int]) -> None:
    page = visit("/", size, color_scheme=scheme)
    assert problems(page) == []
    page.goto("/new/skull")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    assert problems(page) == []
    page.goto("/")
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    assert problems(page) == []
    click_first(page)
    page.wait_for_timeout(300)
    assert problems(page) == []


@pytest.mark.parametrize("players", [2, 6, 12])
def test_everybody_fits_a_phone(visit: Visit, server: Server, players: int) -> None:
    page = visit("/", PHONE)
    person = Person(server)
    table = person.open(*[LINK, *[BOT] * (players - 1)])
    person.leave()
    page.goto(f"/t/{table}")
    page.get_by_label("Name").fill("Ola")
    page.get_by_role("button", name="Sit down").click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    assert not is_wider_than_the_screen(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, language: str) -> None:
    locales = {"en": "en-GB", "uk": "uk-UA", "ru": "ru-RU", "pl": "pl-PL"}
    page = visit("/", PHONE, locale=locales[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    title = {"en": "Skull", "uk": "Череп", "ru": "Череп", "pl": "Skull"}[language]
    expect(page.get_by_role("heading", name=title).first).to_be_visible()
    assert not is_wider_than_the_screen(page)


def test_the_first_load_is_small(browser: Browser, server: Server) -> None:
    """Everything that the first page needs, compressed: under 75 kB."""
    context = browser.new_context(base_url=server.address, locale="en-GB")
    page = context.new_page()
    loaded: dict[str, int] = {}
    page.on(
        "response",
        lambda answer: (
            loaded.update({answer.url: len(gzip.compress(answer.body(), 9))})
            if "/api/" not in answer.url
            else None
        ),
    )
    page.goto("/", wait_until="networkidle")
    context.close()
    assert loaded
    assert sum(loaded.values()) < 75_000, loaded


def test_leaving_returning_and_resigning(visit: Visit, server: Server) -> None:
    """A bot plays on for whoever leaves; with a person still to move the game waits for them."""
    person = Person(server)
    table = person.open(LINK, {"kind": "here", "name": "Bob"})
    page = visit(f"/t/{table}")
    page.get_by_label("Name").fill("Ola")
    page.get_by_role("button", name="Sit down").click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    menu = open_menu(page)
    menu.get_by_role("button", name="Leave for now").click()
    # It asks once, and says what it means.
    expect(menu.get_by_role("button", name="Leave for now")).to_contain_text(
        "A bot plays for you at once"
    )
    page.wait_for_timeout(500)
    menu.get_by_role("button", name="Leave for now").click()
    # The way back is on the first page.
    page.wait_for_url("**/")
    page.get_by_role("link", name="A bot plays for you.").click()
    expect(bar(page).get_by_text("A bot plays for you.")).to_be_visible()
    expect(page.locator("aside li", has_text="a bot answered")).to_have_count(1, timeout=30_000)
    bar(page).get_by_role("button", name="Return to the game").focus()
    page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("Waiting for Bob")
    expect(bar(page)).to_be_focused()
    menu = open_menu(page)
    menu.get_by_role("button", name="Resign").dblclick()
    # A double click is one tap, and nothing else has come under the pointer.
    expect(menu.get_by_role("button", name="Resign")).to_contain_text("Press again to confirm")
    assert not person.get(f"tables/{table}")["chairs"][0]["resigned"]
    page.wait_for_timeout(500)
    menu.get_by_role("button", name="Resign").click()
    expect(menu).to_be_hidden()
    assert person.get(f"tables/{table}")["chairs"][0]["resigned"]
    person.leave()


def test_a_host_lets_a_bot_play_for_somebody(visit: Visit, server: Server) -> None:
    host = visit("/new/skull")
    choose(host, "2")
    host.get_by_label("Place 1", exact=True).select_option(label="Person here")
    host.get_by_label("Place 2", exact=True).select_option(label="Person by link")
    host.get_by_label("Name, place 1").fill("Ola")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    friend = Person(server)
    table = host.url.rsplit("/", 1)[1]
    friend.post(f"tables/{table}/sit", {"name": "Bob"})
    expect(bar(host).get_by_role("button", name="Place a flower")).to_be_visible()
    open_menu(host).get_by_role("button", name="Let a bot play for Bob").click()
    play_to_the_end(host)
    friend.leave()


def test_a_seat_moves_to_another_device_by_a_link(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    menu = open_menu(page)
    menu.get_by_role("button", name="Move my place to another device").click()
    link = menu.locator("input").last
    expect(link).to_have_value(re.compile("/link/"))
    phone = visit(link.input_value(), PHONE)
    expect(bar(phone).get_by_role("button", name="Place a flower")).to_be_visible()
    used = visit(link.input_value(), PHONE)
    expect(used.get_by_text("This link has been used").first).to_be_visible()


def test_other_devices_are_logged_out_and_this_one_keeps_its_seat(
    visit: Visit, server: Server
) -> None:
    page, thief = visit("/"), visit("/", PHONE)
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    [cookie] = page.context.cookies()
    name, value = cookie["name"], cookie["value"]
    thief.context.add_cookies([{"name": name, "value": value, "url": server.address}])
    thief.goto(page.url)
    expect(bar(thief).get_by_role("button", name="Place a flower")).to_be_visible()
    menu = open_menu(page)
    button = menu.get_by_role("button", name="Log out other devices")
    button.click()
    # It asks once, and says what it means.
    expect(button).to_contain_text("loses your seats at once; you keep them")
    page.wait_for_timeout(500)
    button.click()
    expect(menu).to_be_hidden()
    expect(bar(thief)).to_contain_text("You are watching")
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()


def test_an_open_table_is_found_in_the_lobby_and_among_my_games(
    visit: Visit, server: Server
) -> None:
    person = Person(server)
    person.open({"kind": "here", "name": "Zofia"}, LINK, open=True)
    page = visit("/")
    page.get_by_role("link", name=re.compile("Zofia")).first.click()
    page.get_by_label("Name").fill("Ola")
    page.get_by_role("button", name="Sit down").click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    person.leave()


def test_a_refusal_says_why_and_opens_its_rule(visit: Visit) -> None:
    page = visit("/")

    def forge(route: Any) -> None:
        """Between page and server: the first move becomes one that isn't allowed."""
        upstream = route.connect_to_server()
        changed: list[bool] = []

        def pass_on(message: str) -> None:
            if not changed:
                changed.append(True)
                message = message.replace('["place","flower"]', '["bid",1]')
            upstream.send(message)

        route.on_message(pass_on)

    page.route_web_socket("**/live*", forge)
    page.get_by_role("button", name="Play against bots now").first.click()
    bar(page).get_by_role("button", name="Place a flower").click()
    expect(page.get_by_text("First every seat puts one disc down.").first).to_be_visible()
    page.get_by_role("button", name="Rule SK-04").click()
    expect(page.get_by_text("Everybody still in puts one disc").first).to_be_visible()
    # Nothing has changed: the question is still open.
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()


def test_the_door_of_a_table_that_is_not_there(visit: Visit) -> None:
    page = visit("/t/nowhere")
    expect(page.get_by_text("There is no table here").first).to_be_visible()


def test_hands_are_not_in_the_page_of_others(visit: Visit, server: Server) -> None:
    """What a spectator's browser holds is what a spectator may see."""
    person = Person(server)
    table = person.open(HERE, BOT)
    person.leave()
    page = visit("/", DESKTOP)
    received: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))),
    )
    page.goto(f"/t/{table}")
    expect(bar(page)).to_contain_text("You are watching")
    assert received
    assert not any('"hand":{' in frame for frame in received)
