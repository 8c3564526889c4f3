"""The pages around the table: doors, new tables, links, lists, messages and settings."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.client import BOT, HERE, Person, Server
from tests.web.conftest import PHONE
from tests.web.hands import (
    bar,
    choose,
    end,
    is_wider_than_the_screen,
    open_menu,
    open_table,
    play_to_the_end,
    problems,
)

Visit = Callable[..., Page]


def answer_with(page: Page, path: str, change: Callable[[Any], Any]) -> None:
    """Answers of the server to this path are changed before the page gets them."""

    def pass_on(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps(change(answer.json())))

    page.route(re.compile(rf"/api/{path}$"), pass_on)


def test_a_game_that_is_not_there_has_no_door(visit: Visit) -> None:
    page = visit("/new/chess")
    expect(page.get_by_role("heading", name="There is nothing behind this door.")).to_be_visible()


def test_a_quick_game_is_made_from_what_the_game_says_of_itself(visit: Visit) -> None:
    def fewer(games: list[Any]) -> list[Any]:
        skull = next(game for game in games if game["name"] == "skull")
        skull["bots"] = ["trickster", "warden"]
        next(option for option in skull["options"] if option["name"] == "players")["default"] = 6
        return games

    page = visit("/")
    answer_with(page, "games", fewer)
    page.reload()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Play against bots now").first.click()
    chairs = json.loads(asked.value.post_data or "")["chairs"]
    assert [chair["bot"] for chair in chairs] == [
        *["", "trickster", "warden"],
        *["trickster", "warden", "trickster"],
    ]
    # Nobody is called "You" for others; for oneself one is.
    assert chairs[0]["name"] == "Guest"
    expect(page.get_by_role("region", name="You", exact=True)).to_be_visible()


def door(page: Page, game: str) -> Any:
    return page.locator("section", has=page.get_by_role("heading", name=game))


def test_the_whole_door_is_one_click_from_a_game(visit: Visit) -> None:
    page = visit("/", PHONE)
    art = door(page, "Skulls of Sedlec").locator(".art").bounding_box()
    assert art
    page.mouse.click(art["x"] + art["width"] / 2, art["y"] + art["height"] / 2)
    expect(page.get_by_role("region", name="Graveyard")).to_be_visible()


def test_a_quick_game_has_the_bots_and_the_number_that_one_wishes(visit: Visit) -> None:
    page = visit("/")

    def chairs_of(click: Callable[[], None]) -> list[Any]:
        with page.expect_request("**/api/tables") as asked:
            click()
        page.wait_for_url("**/t/*")
        page.goto("/")
        return list(json.loads(asked.value.post_data or "")["chairs"])

    page.get_by_label("Your name").fill("Ola")
    door(page, "Skull").first.get_by_role("button", name="Players, bots, options").click()
    dialog = page.get_by_role("dialog", name="Skull")
    dialog.get_by_text("3", exact=True).click()
    dialog.get_by_text("Gambler").click()
    wished = ["Ola", "gambler", "gambler"]
    play = dialog.get_by_role("button", name="Play")
    assert [chair["name"] or chair["bot"] for chair in chairs_of(play.click)] == wished
    # The door remembers, and so does the name.
    again = door(page, "Skull").first.get_by_role("button", name="Play against bots now")
    assert [chair["name"] or chair["bot"] for chair in chairs_of(again.click)] == wished


def test_a_quick_game_has_the_options_of_its_game(visit: Visit) -> None:
    page = visit("/", PHONE)
    door(page, "Nightmarium").get_by_role("button", name="Players, bots, options").click()
    dialog = page.get_by_role("dialog", name="Nightmarium")
    dialog.get_by_role("group", name="Creatures to win").get_by_text("7").click()
    dialog.get_by_role("group", name="Seals").get_by_text("Yes").click()
    with page.expect_request("**/api/tables") as asked:
        dialog.get_by_role("button", name="Play").click()
    options = json.loads(asked.value.post_data or "")["options"]
    assert (options["victory"], options["seals"]) == (7, True)
    page.wait_for_url("**/t/*")
    special = open_menu(page).get_by_role("list", name="What is special at this table")
    expect(special.get_by_role("listitem")).to_have_text(["Creatures to win: 7", "Seals"])


def test_a_table_that_waits_says_what_is_special_at_it(visit: Visit) -> None:
    page = visit("/", PHONE)
    chairs = [{"kind": "here", "name": "Ola"}, {"kind": "link"}]
    open_table(page, "sedlec", chairs, players=2, expansions=["champions", "merchants"])
    special = page.get_by_role("list", name="What is special at this table")
    expect(special).to_have_text("Expansions: Champions, Merchants")
    guest = visit(page.url, PHONE)
    expect(guest.get_by_role("list", name="What is special at this table")).to_be_visible()
    open_table(page, "sedlec", chairs, players=2)
    expect(page.get_by_text("1 place is still free.")).to_be_visible()
    expect(special).to_have_count(0)


@pytest.mark.parametrize("game", ["Skull", "Skulls of Sedlec", "Nightmarium"])
def test_the_rules_can_be_read_before_sitting_down(visit: Visit, game: str) -> None:
    page = visit("/", PHONE)
    door(page, game).first.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name=game, level=1)).to_be_visible()
    rules = page.get_by_role("region", name="Rules")
    rule = rules.get_by_role("link", name=re.compile(r"^\w\w-07$"))
    expect(rule).to_be_visible()
    expect(rules).to_contain_text("Ruling")
    assert problems(page) == []
    assert not is_wider_than_the_screen(page)
    rule.click()
    expect(rules.locator(".wanted")).to_contain_text("-07")
    page.get_by_role("searchbox", name="Search the rules").fill("zzzz")
    expect(rules).to_have_text("Nothing found.")


def test_an_address_leads_to_one_rule(visit: Visit) -> None:
    page = visit("/rules/nightmarium#NM-21", PHONE)
    expect(page.locator(".wanted")).to_be_in_viewport()
    expect(page.locator(".wanted")).to_contain_text("NM-21")


def test_what_is_wrong_with_a_field_does_not_lie_over_it(visit: Visit) -> None:
    page = visit("/new/nightmarium", PHONE)
    name = page.get_by_label("Name, place 1")
    name.focus()
    name.evaluate("field => scrollBy(0, field.getBoundingClientRect().top - 60)")
    page.keyboard.press("Enter")
    refusal = page.get_by_role("alert").get_by_text("A name is needed.")
    expect(refusal).to_be_visible()
    field, alert = name.bounding_box(), refusal.bounding_box()
    assert field
    assert alert
    assert alert["y"] + alert["height"] < field["y"]


def test_the_choice_of_a_quick_game_can_be_left(visit: Visit) -> None:
    page = visit("/", PHONE)
    opener = door(page, "Skulls of Sedlec").get_by_role("button", name="Players, bots, options")
    opener.click()
    dialog = page.get_by_role("dialog", name="Skulls of Sedlec")
    expect(dialog).to_be_visible()
    assert problems(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()


def test_monstrance_is_one_click_away(visit: Visit) -> None:
    page = visit("/", PHONE)
    page.get_by_role("button", name="Monstrance: solo").click()
    expect(page.locator(".condition")).to_be_visible()


def test_a_table_for_one_asks_for_nobody_else(visit: Visit) -> None:
    page = visit("/new/sedlec", PHONE)
    expect(page.get_by_role("group", name="Who may come")).to_be_visible()
    page.get_by_role("group", name="Monstrance").get_by_text("Yes").click()
    for name in ("Players", "Places", "Time for a move", "Who may come"):
        expect(page.get_by_role("group", name=name)).to_have_count(0)
    page.get_by_label("Name, place 1").fill("Ola")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".condition")).to_be_visible()
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Ola")


def test_a_table_of_bots_needs_no_name_and_no_link(visit: Visit) -> None:
    page = visit("/new/skull")
    choose(page, "2")
    page.get_by_label("Place 2", exact=True).select_option(label="Bot: Warden")
    expect(page.get_by_role("group", name="Who may come")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()


def test_whoever_sits_may_fill_the_table_with_bots(visit: Visit, server: Server) -> None:
    host = visit("/")
    link = {"kind": "link"}
    open_table(host, "skull", [HERE, link, link, link], players=4)
    guest = visit(host.url)
    bots = guest.get_by_role("button", name=re.compile("Put a bot here, Place"))
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    expect(bots).to_have_count(0)
    guest.get_by_label("Name").fill("Bob")
    guest.get_by_role("button", name="Sit down").click()
    expect(bots).to_have_count(2)
    host.get_by_role("button", name="Fill all free places with bots").click()
    for page in (host, guest):
        expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()


def test_who_is_away_before_the_game_is_said_to_those_who_wait(
    visit: Visit, server: Server
) -> None:
    host = Person(server)
    table = host.open(HERE, {"kind": "link"}, {"kind": "link"})
    page = visit(f"/t/{table}")
    page.get_by_label("Name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("status")).to_contain_text("Ola is away from the table.")
    page.get_by_role("button", name="Put a bot here").click()
    expect(page.get_by_role("alert")).to_contain_text("The host may be back soon.")
    host.watch(table)
    expect(page.get_by_role("status")).not_to_contain_text("Ola is away")
    host.leave()


def test_finished_games_say_who_has_won(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "skull", [HERE, BOT], players=2)
    play_to_the_end(page)
    winner = "Ola" if "You win" in end(page).inner_text() else "Warden"
    page.goto("/")
    game = page.get_by_role("link").filter(has_text="Ola, Warden")
    expect(game).to_contain_text(f"Winner: {winner}")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_on_the_pages_around_the_table(visit: Visit, scheme: str) -> None:
    page = visit("/", PHONE, color_scheme=scheme)
    open_table(page, "sedlec", [HERE, {"kind": "link"}], players=2)
    expect(page.get_by_role("heading", name="Waiting")).to_be_visible()
    assert problems(page) == []
    page.goto("/")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    assert problems(page) == []
    page.goto("/new/sedlec")
    expect(page.get_by_role("group", name="Monstrance")).to_be_visible()
    assert problems(page) == []


def test_every_kind_of_option_is_offered_and_what_does_not_go_together_gives_way(
    visit: Visit,
) -> None:
    def more(games: list[Any]) -> list[Any]:
        skull = next(game for game in games if game["name"] == "skull")
        skull["options"] = [
            {"name": "players", "kind": "number", "default": 3, "choices": []},
            {"name": "tribes", "kind": "several", "default": [], "choices": ["sun", "moon"]},
            {"name": "show", "kind": "switch", "default": False, "choices": []},
        ]
        skull["players"] = [
            {"low": 2, "high": 5, "when": {}},
            {"low": 2, "high": 3, "when": {"show": False}},
            {"low": 4, "high": 5, "when": {"show": True}},
            {"low": 2, "high": 2, "when": {"tribes": True}},
        ]
        return games

    page = visit("/")
    answer_with(page, "games", more)
    page.get_by_role("link", name="Make a table").first.click()
    players = page.get_by_role("group", name="Players")
    tribes = page.get_by_role("group", name="Tribes")
    expect(players.get_by_role("radio", checked=True)).to_have_accessible_name("3")
    tribes.get_by_text("sun").click()
    expect(players.get_by_role("radio")).to_have_count(1)
    expect(players.get_by_role("radio", checked=True)).to_have_accessible_name("2")
    page.get_by_text("Yes").click()
    expect(players.get_by_role("radio", checked=True)).to_have_accessible_name("4")
    expect(tribes.get_by_role("checkbox", checked=True)).to_have_count(0)
    expect(page.get_by_role("combobox", name=re.compile("^Place"))).to_have_count(4)


def test_a_table_without_a_name_is_refused_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit("/new/skull", locale="pl-PL")
    name = page.get_by_label("Imię, miejsce 1")
    expect(name).to_have_value("")
    page.get_by_role("button", name="Otwórz stół").click()
    refusal = page.get_by_role("alert").get_by_text(re.compile(r"\S"))
    expect(refusal.first).to_be_visible()
    expect(name).to_be_focused()
    name.fill("Ola")
    page.get_by_role("button", name="Otwórz stół").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("alert")).to_be_empty()


def test_what_was_refused_is_forgotten_once_it_works(visit: Visit, server: Server) -> None:
    person = Person(server)
    table = person.open(HERE, {"kind": "link"}, {"kind": "link"})
    person.leave()
    page = visit(f"/t/{table}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("A name is needed.")
    page.get_by_label("Name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("1 place is still free.")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_empty()


def test_the_error_page_of_something_in_between_is_told_in_words(visit: Visit) -> None:
    page = visit("/")
    page.route("**/api/tables", lambda route: route.fulfill(status=502, json={"error": "bad"}))
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached.")
    page.get_by_role("link", name="Make a table").first.click()
    expect(page.get_by_role("alert")).to_be_empty()


@pytest.mark.parametrize("outside", ["http://192.168.1.5:8470", None])
def test_a_link_is_good_for_others_or_says_that_it_is_not(
    visit: Visit, server: Server, outside: str | None
) -> None:
    person = Person(server)
    table = person.open(HERE, {"kind": "link"})
    person.leave()
    page = visit("/")
    answer_with(page, "house", lambda _: {"outside": outside})
    page.goto(f"/t/{table}")
    link = page.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(f"{outside or server.address}/t/{table}")
    note = page.get_by_text("This link works only here.")
    expect(note).to_have_count(0 if outside else 1)
    if not outside:
        # As the README says it, and for those who have installed it.
        expect(note).to_contain_text('make play PLAY="--lan"')
        expect(note).to_contain_text("ossuary --lan")


def test_games_where_i_am_asked_come_first(visit: Visit, server: Server) -> None:
    page = visit("/")

    def opened(*chairs: dict[str, str]) -> str:
        answer = page.request.post(
            "/api/tables",
            data={"game": "skull", "options": {"players": len(chairs)}, "chairs": chairs},
            headers={"origin": server.address},
        )
        return str(answer.json()["id"])

    mine = opened(HERE, BOT)
    waiting = opened(HERE, {"kind": "link"})
    page.reload()
    links = page.locator("section", has=page.get_by_role("heading", name="My games"))
    expect(links.get_by_role("link")).to_have_count(2)
    expect(links.get_by_role("link").first).to_have_attribute("href", f"/t/{mine}")
    expect(links.get_by_role("link").first).to_contain_text("Your turn")
    expect(links.get_by_role("link").last).to_have_attribute("href", f"/t/{waiting}")
    # On a phone they are in sight at once, above the doors.
    page.set_viewport_size({"width": 360, "height": 640})
    expect(links.get_by_role("link").first).to_be_in_viewport(ratio=1)


def test_the_names_of_settings_say_how_they_are_set(visit: Visit) -> None:
    page = visit("/", color_scheme="dark")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Theme: as the device").click()
    expect(html).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Theme: light").click()
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Theme: dark").click()
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Sound: off").click()
    expect(page.get_by_role("button", name="Sound: on")).to_be_visible()


def test_the_drawer_of_a_phone_is_a_dialog_and_gives_the_focus_back(visit: Visit) -> None:
    page = visit("/", PHONE)
    page.get_by_role("button", name="Play against bots now").first.click()
    opener = page.get_by_role("button", name="Rules")
    opener.click()
    expect(page.get_by_role("dialog", name="Log and rules")).to_be_visible()
    expect(page.locator("main")).to_have_attribute("inert", "")
    expect(page.get_by_role("heading", name="In short")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(opener).to_be_focused()


def test_a_move_that_asks_once_more_says_so_where_it_was_touched(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots now").first.click()
    page.get_by_role("button", name="Menu").click()
    asking = page.get_by_role("group", name="Ask again before a move")
    expect(asking.get_by_role("radio", name="on touch")).to_be_checked()
    asking.get_by_text("always").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    disc = page.locator("section.mine").get_by_role("button", name="Place the skull")
    disc.click()
    expect(disc).to_have_class(re.compile("armed"))
    expect(bar(page)).to_contain_text("Place the skull? Press again to confirm")
    expect(page.get_by_role("alert")).to_be_empty()
    page.wait_for_timeout(500)
    disc.click()
    told = page.locator("aside li").filter(has_text="You place the skull face down.")
    expect(told).to_have_count(1)


def test_tribes_are_told_from_numbered_bots(visit: Visit) -> None:
    page = visit("/new/skull")
    choose(page, "3")
    page.get_by_role("group", name="Tribes").get_by_text("2", exact=True).click()
    page.get_by_label("Name, place 1").fill("Ola")
    for place in ("Place 2", "Place 3"):
        page.get_by_label(place, exact=True).select_option(label="Bot: Warden")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Ola Ⅰ")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Warden 2 Ⅱ;"))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(r"^Ola Ⅱ \(you\);"))).to_contain_text("(you)")
