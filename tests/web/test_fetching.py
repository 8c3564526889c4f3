"""What comes only when it is needed: a game, its words, a language; and when it can't be had."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.hands import bar

Visit = Callable[..., Page]


def refuse(route: Route) -> None:
    route.abort()


def test_a_game_comes_with_its_table_and_not_before(visit: Visit) -> None:
    page = visit("/new/skull")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/")
    expect(page.get_by_role("heading", name="Nightmarium")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not [url for url in fetched if "skull-" in url or "/en-" in url or "Table-" in url]
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    assert [url for url in fetched if "/skull-" in url]
    assert not [url for url in fetched if "/sedlec-" in url or "/nightmarium-" in url]


@pytest.mark.parametrize(
    "part", ["skull", "en", "Table", "live.svelte"], ids=["room", "words", "table", "line"]
)
def test_a_table_that_can_not_be_fetched_says_so_and_tries_again(visit: Visit, part: str) -> None:
    page = visit("/")
    page.route(f"**/assets/{part}-*.js", refuse)
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(page.get_by_text("This part could not be loaded.")).to_be_visible()
    again = page.get_by_role("button", name="Try again")
    # Nobody answers: the page stays, and says so.
    page.route("**/api/house", refuse)
    again.click()
    expect(page.get_by_text("The server can’t be reached.")).to_be_visible()
    page.unroute_all()
    again.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "part", "there"),
    [("/new/skull", "NewTable", "Open the table"), ("/pad/sedlec", "en", "Clear all")],
)
def test_a_page_that_can_not_be_fetched_says_so_and_tries_again(
    visit: Visit, path: str, part: str, there: str
) -> None:
    page = visit("/")
    page.route(f"**/assets/{part}-*.js", refuse)
    page.locator(f"a[href='{path}']").click()
    expect(page.get_by_text("This part could not be loaded.")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name=there)).to_be_visible()


def test_a_language_that_can_not_be_fetched_is_not_chosen(visit: Visit) -> None:
    page = visit("/")
    page.route("**/assets/uk-*.js", refuse)
    language = page.get_by_label("Language")
    language.select_option("uk")
    expect(page.get_by_text("The server can’t be reached.")).to_be_visible()
    expect(language).to_have_value("en")
    page.unroute_all()
    language.select_option("uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")


def test_a_page_whose_language_can_not_be_fetched_speaks_english_and_says_why(visit: Visit) -> None:
    page = visit("/", locale="pl-PL")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.route("**/assets/pl-*.js", refuse)
    page.reload()
    expect(page.get_by_text("The server can’t be reached.")).to_be_visible()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


def test_another_language_at_the_table_brings_the_words_of_the_game(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.get_by_text("Połóż kwiat").first).to_be_attached()


def test_the_refusal_of_a_game_whose_words_are_not_here_yet_is_said_in_them(visit: Visit) -> None:
    page = visit("/")

    def refuse_in_words(route: Route) -> None:
        refusal = {"id": "pile-face-up", "game": "sedlec", "rule": "SE-18", "values": {"pile": "b"}}
        route.fulfill(status=400, json={**refusal, "why": None})

    page.route("**/api/tables", refuse_in_words)
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(page.get_by_text("The top of pile b is face up")).to_be_visible()


def test_rules_that_can_not_be_fetched_say_so(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    page.route("**/assets/en-*.js", refuse)
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_text("This part could not be loaded.")).to_be_visible()
