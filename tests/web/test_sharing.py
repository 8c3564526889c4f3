"""Several people at one device: a hand is shown only to whoever has just said that it is theirs."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import bar, choose, click_first, is_over

Visit = Callable[..., Page]

SECRETS = "section.mine :is(.hand [aria-label*=lower], .hand [aria-label*=kull], .known .list)"
"""Discs whose faces only their owner may see: in the hand, on the mat, and lost."""


def two_at_one_device(visit: Visit) -> Page:
    page = visit("/new/skull")
    choose(page, "2")
    for place, name in ((1, "Ola"), (2, "Bob")):
        page.get_by_label(f"Place {place}", exact=True).select_option(label="Person here")
        page.get_by_label(f"Name, place {place}").fill(name)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Pass the device to Ola")).to_be_visible()
    return page


def log(page: Page) -> list[str]:
    return page.locator("aside li").all_inner_texts()


LOOK = """secrets => [
    document.querySelectorAll(secrets).length,
    document.querySelector("section.mine")?.getAttribute("aria-label"),
    [...document.querySelectorAll("aside li")].map(line => line.innerText),
]"""


def owner(page: Page) -> str:
    return str(page.locator("section.mine").get_attribute("aria-label"))


def test_whenever_a_hand_is_seen_its_owner_was_asked_since_the_last_word_of_others(
    visit: Visit,
) -> None:
    page = two_at_one_device(visit)
    confirmed, heard_then = "", 0
    for _ in range(600):
        if is_over(page):
            break
        me = page.get_by_role("button", name="I am")
        if me.count():
            assert not page.locator(SECRETS).count(), "a hand behind the screen"
            confirmed = me.inner_text().removeprefix("I am ")
            heard_then = len(log(page))
            me.click()
            expect(me).to_be_hidden()
        # All at one moment: what was just answered may be told while one looks.
        secrets, whose, lines = page.evaluate(LOOK, SECRETS)
        if secrets:
            assert whose == confirmed
            others = [line for line in lines[heard_then:] if not line.startswith(confirmed)]
            assert others == [], f"{confirmed} was not asked since"
        elif bar(page).get_by_role("button", name="Flip").count():
            expect(bar(page).locator(".question strong")).to_have_text(f"{owner(page)}:")
        if bar(page).locator("button").count():
            click_first(page)
        page.wait_for_timeout(30)
    assert is_over(page)
    assert not page.locator(SECRETS).count()


def test_a_public_decision_needs_no_screen(visit: Visit) -> None:
    """The challenger flips a disc of the other: nobody has to look away."""
    page = two_at_one_device(visit)
    for _ in range(40):
        me = page.get_by_role("button", name="I am")
        if me.count():
            me.click()
        flip = bar(page).get_by_role("button", name="Flip a disc")
        if flip.count():
            break
        flower = bar(page).get_by_role("button", name="Place a flower")
        if flower.count() and not bar(page).get_by_role("radio").count():
            flower.click()
        elif bar(page).get_by_role("radio").count():
            bar(page).get_by_role("radio").last.click()
            bar(page).get_by_role("button", name="Bid 2").click()
        page.wait_for_timeout(30)
    expect(bar(page).get_by_role("button", name="Flip a disc").first).to_be_visible()
    assert page.get_by_role("button", name="I am").count() == 0
    assert page.locator(SECRETS).count() == 0
    expect(bar(page)).to_contain_text(owner(page))
