"""How Nightmarium looks: sizes late in a game, long names, watchers, and the page of its cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import BOT, Person, Server
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import end, is_wider_than_the_screen, open_table, problems
from tests.web.late import LONG, late
from tests.web.test_layout import LINES
from tests.web.test_nightmarium import play_one, with_legs

Visit = Callable[..., Page]
OLA = {"kind": "here", "name": "Ola"}
RANDOM = {"kind": "bot", "bot": "random"}

LEAST = {
    (320, 568): (13, 6, 36),
    (360, 740): (21, 10, 61),
    (390, 844): (29, 12, 61),
    (692, 900): (44, 14, 70),
    (768, 1024): (50, 16, 60),
    (740, 360): (22, 11, 54),
    (1024, 768): (36, 15, 70),
    (1280, 800): (49, 16, 71),
    (1920, 1080): (87, 21, 119),
}
"""The least width of a creature, of the mark of an ability, and of a card of a large hand."""


def late_table(visit: Visit, size: tuple[int, int], players: int, cards: int, **more: Any) -> Page:
    """Seven creatures on every side, and names as long as they can be."""
    page = visit("/", {"width": size[0], "height": size[1]}, **more)
    late(page, 7, cards)
    chairs = [OLA, *[RANDOM] * (players - 1)]
    open_table(page, "nightmarium", chairs, players=players, first=0, victory=7)
    expect(page.locator(".hand .card")).to_have_count(cards)
    return page


def least(page: Page, selector: str) -> float:
    """The width of the smallest of them."""
    widths = page.locator(selector).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width)"
    )
    assert widths
    return float(min(widths))


def spilt(page: Page) -> list[str]:
    """What is larger than its frame."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".dreamer, .mine")].flatMap(frame => {
          const edge = frame.getBoundingClientRect();
          return [...frame.querySelectorAll(".tile, .name, .fan")].filter(thing => {
            const box = thing.getBoundingClientRect();
            return box.width && (box.bottom > edge.bottom + 1 || box.top < edge.top - 12
              || box.left < edge.left - 1 || box.right > edge.right + 1);
          }).map(thing => `${frame.getAttribute("aria-label")}: ${thing.outerHTML.slice(0, 80)}`);
        })"""
    )
    return found


@pytest.mark.parametrize("size", LEAST, ids=str)
def test_creatures_marks_and_cards_are_large_enough_to_be_told_apart(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = late_table(visit, size, 5, 22)
    creature, mark, card = LEAST[size]
    assert not is_wider_than_the_screen(page)
    # A creature is drawn 70 wide, its body 64.
    assert least(page, ".dreamer .tile") * 70 / 64 >= creature
    assert least(page, ".dreamer .mark") >= mark
    assert least(page, ".mine .tile") > least(page, ".dreamer .tile")
    assert least(page, ".hand .card > svg:first-child") >= card
    assert least(page, ".hand .card") >= 36
    assert spilt(page) == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_from_a_phone_to_a_tablet_nothing_gets_smaller(visit: Visit, players: int) -> None:
    """One reckoning says how many stand side by side: no width falls between two."""
    page = late_table(visit, (680, 900), players, 5)
    before = 0.0
    for width in range(680, 712, 4):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(100)
        now = least(page, ".dreamer .tile")
        assert now > before - 1
        assert spilt(page) == []
        before = now


def test_a_long_chain_covers_nobody_beside_it(visit: Visit) -> None:
    page = visit("/", {"width": 1024, "height": 768}, locale="ru")
    links = [
        {"part": "head", "ability": "singer", "state": "now"},
        {"part": "torso", "ability": "executioner", "state": "next"},
        {"part": "legs", "ability": "mockingbird", "state": "next"},
    ]
    chain = {"place": 1, "links": links, "then": 2}
    debts = [{"seat": 0, "legion": "chimerid"}]
    late(page, 7, turn=1, bound="manster", turned=[30, 60], chain=chain, debts=debts)
    chairs = [OLA, *[RANDOM] * 3]
    open_table(page, "nightmarium", chairs, players=4, first=0, victory=7)
    expect(page.locator(".middle .chain")).to_be_visible()
    piles, others = page.locator(".middle .piles"), page.locator(".others")
    top, bottom = piles.bounding_box(), others.bounding_box()
    assert top
    assert bottom
    assert top["y"] >= bottom["y"] + bottom["height"]
    assert spilt(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_late_table_is_clean_for_everybody(visit: Visit, theme: str) -> None:
    page = late_table(visit, (360, 740), 5, 12, color_scheme=theme)
    assert problems(page) == []


def test_the_head_of_a_small_page_says_whose_turn_it_is(visit: Visit) -> None:
    page = late_table(visit, (320, 568), 2, 5)
    turn = page.locator("header .turn")
    expect(turn).to_have_text("Your turn")
    assert turn.evaluate_all(LINES) == [1]
    expect(page.get_by_role("heading", name="Nightmarium")).to_be_attached()


# ---- who sits where


def test_whose_turn_it_is_shows_a_candle_and_is_said(visit: Visit) -> None:
    page = late_table(visit, (360, 740), 3, 5)
    mine = page.get_by_role("region", name=re.compile("^Turn: You, complete: 6 of 7"))
    expect(mine.locator(".candle")).to_be_visible()
    expect(page.locator(".candle")).to_have_count(1)
    expect(page.get_by_role("region", name=re.compile(f"^{LONG[:-1]}1, complete"))).to_be_visible()


def test_whoever_watches_on_a_phone_sees_every_name_and_what_is_owed(
    visit: Visit, server: Server
) -> None:
    host = Person(server)
    chairs = [{"kind": "here", "name": name} for name in ("Ola", "Bob", "Ann")]
    id = host.open(*chairs, game="nightmarium", options={"first": 1})
    page = visit("/", PHONE)
    late(page, 5, named=False, asked=[0], debts=[{"seat": 0, "legion": "chimerid"}])
    page.goto(f"/t/{id}")
    near = page.locator(".mine")
    expect(near.locator(".name")).to_be_visible()
    expect(near.locator(".name")).to_have_text("Ola")
    expect(near.locator(".owed")).to_be_visible()
    expect(page.locator(".dreamer .name")).to_have_text(["Bob", "Ann"])
    expect(page.locator(".candle")).to_have_count(1)
    assert spilt(page) == []
    host.leave()


def test_a_long_name_does_not_break_the_end(visit: Visit, server: Server) -> None:
    host = Person(server)
    id = host.open(OLA, {**BOT, "bot": "novice"}, game="nightmarium")
    page = visit("/", {"width": 320, "height": 568})
    ending = {"winners": [1], "scores": [6, 7], "reason": "victory", "rule": "NM-37"}
    late(page, 7, ending=ending)
    page.goto(f"/t/{id}")
    expect(end(page)).to_be_visible()
    assert end(page).evaluate("e => e.scrollWidth <= e.clientWidth")
    host.leave()


# ---- a place keeps its drawing


def test_a_question_does_not_draw_the_creatures_anew(visit: Visit) -> None:
    page = with_legs(visit)
    drawn = page.locator(".mine .spot svg").first.element_handle()
    assert drawn
    play_one(page)
    expect(page.locator("[data-target]").first).to_be_visible()
    assert drawn.evaluate("e => e.isConnected")


# ---- the page of cards


def test_the_cards_can_be_looked_at_and_chosen(visit: Visit) -> None:
    page = visit("/", PHONE)
    page.get_by_role("region", name="Nightmarium").get_by_role("link", name="All the cards").click()
    expect(page.get_by_text("120 cards.")).to_be_visible()
    page.get_by_role("group", name="Legion").get_by_role("button", name="manster").click()
    page.get_by_label("Ability").select_option("Wailer")
    expect(page.get_by_text("6 cards.")).to_be_visible()
    page.get_by_role("button", name=re.compile("No. 34:")).click()
    looked = page.locator("p.looked")
    expect(looked).to_contain_text("Wailer. Draw two cards.")
    page.get_by_label("Position").select_option("seal")
    expect(page.get_by_text("No card is like that.")).to_be_visible()
    expect(looked).to_have_text("Touch a card to read what it does.")
    table = page.get_by_role("table", name="How many cards have which ability.")
    expect(table.get_by_role("row", name=re.compile("Executioner"))).to_contain_text("15")
    expect(table.get_by_role("columnheader", name="mansters")).to_be_attached()
    assert not is_wider_than_the_screen(page)
    assert problems(page) == []


def test_the_cards_are_one_stop_and_arrow_keys_go_through_them(visit: Visit) -> None:
    page = visit("/cards/nightmarium", DESKTOP)
    cards = page.locator("li button")
    expect(cards).to_have_count(120)
    expect(page.locator("li button[tabindex='0']")).to_have_count(1)
    page.get_by_label("Ability").focus()
    page.keyboard.press("Tab")
    expect(cards.nth(0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    below = cards.evaluate_all("all => all.indexOf(document.activeElement)")
    boxes = [cards.nth(number).bounding_box() for number in (1, below)]
    assert boxes[0]
    assert boxes[1]
    assert below > 2
    assert boxes[0]["x"] == boxes[1]["x"]
    page.keyboard.press("End")
    expect(cards.nth(119)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(119)).to_be_focused()
    page.keyboard.press("Home")
    expect(cards.nth(0)).to_be_focused()


@pytest.mark.parametrize("locale", ["en-GB", "uk", "ru", "pl"])
def test_the_first_screen_of_a_phone_shows_cards_and_no_word_is_broken(
    visit: Visit, locale: str
) -> None:
    page = visit("/cards/nightmarium", PHONE, locale=locale)
    expect(page.locator("li")).to_have_count(120)
    first = page.locator("li").first
    expect(first).to_be_in_viewport(ratio=1)
    assert not is_wider_than_the_screen(page)
    wide = page.locator("th, h1").evaluate_all(
        "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
    )
    assert wide == []
    heading = page.locator("h1").bounding_box()
    assert heading
    assert heading["height"] < 40


def test_where_the_cards_do_not_come_one_can_try_again(visit: Visit) -> None:
    page = visit("/", PHONE)
    fails = [True]

    def answer(route: Any) -> None:
        if fails:
            route.fulfill(status=500, json={})
        else:
            route.continue_()

    page.route("**/api/games/nightmarium/deck", answer)
    page.goto("/cards/nightmarium")
    again = page.get_by_role("button", name="Try again")
    again.click()
    expect(again).to_be_visible()
    fails.clear()
    again.click()
    expect(page.get_by_text("120 cards.")).to_be_visible()
