"""Foresight in a real browser: a place says what the card would bring, and keeps its word."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ossuary.shelf.words import LANGUAGES
from tests.server.client import LINK, Server
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import bar
from tests.web.test_sedlec import NOVICE, TOUCHABLE, Visit, opened, sat_down, touch_something

GAIN = re.compile(r", (?:(gains|loses) (\d+) points?|gains nothing)")


def promised(said: str) -> int:
    """How many points a place promises, in words."""
    found = GAIN.search(said)
    assert found, said
    return int(found[2] or 0) * (-1 if found[1] == "loses" else 1)


def shown(place: Any) -> int:
    """How many it promises to the eye."""
    return int((place.locator(".gain").text_content() or "").strip().replace("−", "-"))


def total(page: Page) -> int:
    return int(page.locator(".mine .total strong").inner_text())


def until_placing(page: Page) -> Any:
    """Plays until a card can go somewhere, and chooses it."""
    places = page.locator(".mine .open")
    for _ in range(40):
        expect(page.locator(", ".join(TOUCHABLE)).first).to_be_visible()
        if places.count():
            break
        touch_something(page)
        page.wait_for_timeout(60)
    hand = page.locator(".mine .hand:not(:has(.chosen)) .touch")
    if hand.count():
        hand.first.click()
    return places


def collect(page: Page) -> None:
    """Takes the first card that lies face up, with two taps, and waits for the next turn."""
    page.locator(".graveyard .touch.up").first.tap()
    page.wait_for_timeout(400)
    page.locator(".graveyard .touch.up").first.tap()
    expect(page.locator(".mine .hand .touch")).to_be_visible()


@pytest.mark.parametrize("alone", [False, True], ids=["together", "alone"])
def test_what_a_place_promises_comes_true(visit: Visit, server: Server, alone: bool) -> None:
    chairs = [LINK] if alone else [LINK, NOVICE]
    page = sat_down(visit, opened(server, *chairs, monstrance=alone), DESKTOP)
    promises = set()
    for _ in range(7):
        place = until_placing(page).last
        place.hover()
        points = promised(place.get_attribute("aria-label") or "")
        assert shown(place) == points
        skulls, before = page.locator(".mine [data-skull]"), total(page)
        count = skulls.count()
        place.click()
        expect(skulls).to_have_count(count + 2)
        assert total(page) == before + points
        promises.add(points)
    assert len(promises) > 1


def test_a_tapped_place_says_what_it_brings_before_it_is_tapped_again(
    visit: Visit, server: Server
) -> None:
    page = visit(f"/t/{opened(server, LINK, NOVICE, first=0)}", PHONE, has_touch=True)
    page.get_by_label("Name").fill("Ola")
    page.get_by_role("button", name="Sit down").tap()
    collect(page)
    place = page.locator(".mine .open").first
    expect(place).to_be_visible()
    expect(page.locator(".gain")).to_have_count(0)
    place.tap()
    expect(place.locator(".gain")).to_be_visible()
    said = place.get_attribute("aria-label") or ""
    assert shown(place) == promised(said)
    expect(bar(page).locator(".question")).to_contain_text(GAIN.search(said)[0][2:])  # type: ignore[index]


LOCALES = {"en": "en-GB", "uk": "uk-UA", "ru": "ru-RU", "pl": "pl-PL"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_keeps_its_height_whatever_it_asks(
    visit: Visit, server: Server, language: str
) -> None:
    table = opened(server, LINK, NOVICE, first=0)
    page = visit(f"/t/{table}", PHONE, has_touch=True, locale=LOCALES[language])
    page.locator("form input").fill("Ola")
    page.locator("form button").tap()
    collect(page)
    height = page.locator(".bar").bounding_box()
    page.locator(".mine .open").first.tap()
    expect(page.locator(".mine .gain")).to_be_visible()
    question = page.locator(".question")
    assert page.locator(".bar").bounding_box() == height, question.inner_text()


def test_before_a_card_is_chosen_nothing_is_promised(visit: Visit, server: Server) -> None:
    page = sat_down(visit, opened(server, LINK, NOVICE, first=0), DESKTOP)
    cards = page.locator(".mine .hand .touch")
    piles = page.locator(".graveyard .touch.up, .graveyard .touch:not(.picked)")
    for _ in range(40):
        expect(piles.or_(cards.nth(1)).first).to_be_visible()
        if cards.count() == 2:
            break
        piles.first.click()
        page.wait_for_timeout(100)
    # With two cards nothing is left but to stack one.
    expect(cards).to_have_count(2)
    expect(piles).to_have_count(0)
    place = page.locator(".mine .open").first
    place.hover()
    expect(page.locator(".ghost, .gain")).to_have_count(0)
    assert not GAIN.search(place.get_attribute("aria-label") or "")
    cards.first.click()
    place.hover()
    expect(place.locator(".gain")).to_be_visible()
