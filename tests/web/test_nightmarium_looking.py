"""Cards of Nightmarium before they are played: what they are, where they fit, or why not."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ossuary.shelf.words import LANGUAGES
from tests.server.client import Server
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import bar, open_table
from tests.web.test_nightmarium import CARDS, HERE, LINK, LOW, Visit, click, hand, table, with_legs


def looked(page: Page) -> Any:
    """What is told of a card that is pointed at or was touched."""
    return page.locator(".told .looked")


def test_a_card_that_is_pointed_at_or_focused_shows_where_it_fits(visit: Visit) -> None:
    page = with_legs(visit, size=DESKTOP)
    card, place = page.locator(CARDS).first, page.locator(".mine .spot").first
    expect(card).to_have_accessible_name(
        re.compile(r"Fits as the legs of a new creature, in place 1\.")
    )
    expect(page.locator(".fits, [data-target]")).to_have_count(0)
    card.hover(position={"x": 12, "y": 16})
    expect(place).to_have_class(re.compile("fits"))
    expect(looked(page)).to_contain_text("Fits as the legs of a new creature, in place 1.")
    page.mouse.move(1, 1)
    expect(page.locator(".fits")).to_have_count(0)
    expect(looked(page)).to_be_empty()
    page.keyboard.press("Tab")
    card.focus()
    expect(place).to_have_class(re.compile("fits"))
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-target]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(card).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name=re.compile("^Creature 1: legs"))).to_be_visible()
    assert len(hand(page)) == 4


def test_one_tap_on_a_card_and_one_on_a_lit_place_play_it_there(visit: Visit) -> None:
    page = with_legs(visit, has_touch=True)
    page.locator(CARDS).first.tap(position={"x": 12, "y": 16})
    expect(bar(page)).to_contain_text("as the legs of a new creature, in place 1?")
    page.locator("[data-target]").tap()
    expect(page.get_by_role("img", name=re.compile("^Creature 1: legs"))).to_be_visible()
    expect(bar(page)).to_contain_text("Your second action")
    assert len(hand(page)) == 4


def test_a_card_that_is_touched_is_let_go_by_escape_by_cancel_and_by_a_tap_on_the_table(
    visit: Visit,
) -> None:
    page = with_legs(visit)
    lets_go: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: bar(page).get_by_role("button", name="Cancel").click(),
        lambda: page.locator(".middle .status").click(),
    ]
    for let_go in lets_go:
        click(page.locator(CARDS).first)
        expect(page.locator(".hand .chosen")).to_have_count(1)
        let_go()
        expect(page.locator(".hand .chosen, [data-target]")).to_have_count(0)
        expect(bar(page)).to_contain_text("Your first action")


def test_a_card_that_cannot_be_played_says_what_it_is_and_why(visit: Visit) -> None:
    for _ in range(20):
        page = table(visit, 2)
        if page.locator(".hand .idle").count():
            break
    card = page.locator(".hand .idle").first
    click(card)
    expect(looked(page)).to_contain_text(re.compile(r"No\. \d+: "))
    expect(bar(page)).to_contain_text("There is no creature to which the card No.")
    expect(page.locator("[data-target]")).to_have_count(0)


def test_a_card_says_what_it_is_when_it_is_not_my_turn(visit: Visit, server: Server) -> None:
    ola = visit("/", DESKTOP)
    open_table(ola, "nightmarium", [HERE, LINK], players=2, first=0)
    bob = visit(ola.url.removeprefix(server.address), PHONE, has_touch=True)
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Sit down").tap()
    card = bob.locator(".hand .card").first
    expect(card).to_have_accessible_name(re.compile("It isn’t your turn now"))
    card.tap(position={"x": 12, "y": 16})
    expect(looked(bob)).to_contain_text(re.compile(r"No\. \d+: .* It isn’t your turn now\."))
    bob.locator(".middle .status").tap()
    expect(looked(bob)).to_be_empty()


def test_cards_of_creatures_say_what_they_are(visit: Visit) -> None:
    page = with_legs(visit)
    number = page.locator(CARDS).first.get_attribute("data-card")
    click(page.locator(CARDS).first)
    click(page.locator("[data-target]"))
    expect(page.get_by_role("img", name=re.compile("^Creature 1: legs"))).to_be_visible()
    legs = page.locator(f".mine [data-card='{number}']").bounding_box()
    assert legs
    page.mouse.move(legs["x"] + legs["width"] / 2, legs["y"] + legs["height"] / 2)
    expect(looked(page)).to_contain_text(f"No. {number}: legs")
    page.locator(".mine .closer").click(position={"x": 4, "y": 4})
    page.locator("dialog").get_by_role("button", name=re.compile(rf"No\. {number}: legs")).focus()
    expect(page.locator("dialog .looked")).to_contain_text(f"No. {number}: legs")


def test_the_discard_pile_is_one_stop_and_arrow_keys_go_through_it(visit: Visit) -> None:
    page = table(visit, 2)
    cards = hand(page)
    bar(page).get_by_role("button", name="Discard cards…").click()
    for number in cards[:3]:
        click(page.locator(f"[data-card='{number}']"))
    bar(page).get_by_role("button", name="Discard 3, draw 1").click()
    page.get_by_role("button", name=re.compile("^Discard pile: 3 cards")).click()
    pile = page.get_by_role("dialog", name="Discard pile")
    listed = pile.get_by_role("button", name=re.compile(r"No\. \d+: "))
    pile.get_by_role("button", name="Close").focus()
    page.keyboard.press("Tab")
    expect(listed.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(listed.nth(1)).to_be_focused()
    expect(pile.locator(".looked")).to_contain_text(re.compile(rf"No\. {cards[1]}: "))
    expect(listed.nth(1)).to_have_attribute("data-looked", "true")
    expect(pile.locator("[data-looked]")).to_have_count(1)
    # It is looked at, no more: nothing is switched on.
    expect(pile.locator("[aria-pressed]")).to_have_count(0)
    expect(pile.locator("[tabindex='0']")).to_have_count(1)


def test_the_cards_of_the_deal_are_one_line_of_the_log(visit: Visit) -> None:
    page = table(visit, 3, DESKTOP)
    lines = page.locator("aside li")
    # Of the others everybody knows that they have five.
    expect(lines.filter(has_text="from the deck")).to_have_count(1)
    own = lines.filter(has_text="You get").or_(lines.filter(has_text="Ola gets"))
    for number in hand(page):
        expect(own).to_contain_text(f"No. {number}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_keeps_its_height_whatever_card_is_touched(visit: Visit, language: str) -> None:
    page = with_legs(visit, size=LOW, has_touch=True, locale=language)
    before = page.locator(".bar").bounding_box()
    for card in page.locator(".hand .card").all():
        card.tap(position={"x": 12, "y": 16})
        expect(looked(page)).not_to_be_empty()
        page.wait_for_timeout(100)
        assert page.locator(".bar").bounding_box() == before, page.locator(".bar").inner_text()
