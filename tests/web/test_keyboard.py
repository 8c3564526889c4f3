"""Whoever plays by keyboard keeps their place; whoever taps once can think better of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import BOT, HERE, Server
from tests.web.conftest import PHONE
from tests.web.hands import bar, open_menu, open_table
from tests.web.test_shell import LISTEN, answer, with_bob

Visit = Callable[..., Page]
ASKED = "Place the skull? Press again to confirm"


def has_focus(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(selector) => document.activeElement.matches(selector)", selector))


def place(page: Page, by_keyboard: bool = True) -> None:
    button = bar(page).get_by_role("button", name="Place a flower")
    if by_keyboard:
        button.focus()
        page.keyboard.press("Enter")
    else:
        button.click()
    expect(button).to_have_count(0)


def test_the_focus_stays_in_the_bar_and_goes_to_the_first_choice_of_the_next_question(
    visit: Visit, server: Server
) -> None:
    page, bob = with_bob(visit, server)
    page.evaluate(LISTEN)
    place(page)
    assert has_focus(page, "section.bar")
    answer(bob, "place", "flower")
    first = bar(page).get_by_role("button", name="Place a flower")
    expect(first).to_be_focused()
    # Who listens hears the question once, as the name of its choices.
    expect(bar(page).get_by_role("group", name="Add a disc to your stack")).to_be_visible()
    heard = page.evaluate("window.heard")
    assert heard.count("Your turn") == 1
    assert not any("Add a disc" in line for line in heard)
    page.keyboard.press("Enter")
    expect(first).to_have_count(0)
    answer(bob, "bid", 1)
    expect(bar(page).get_by_role("button", name="Pass")).to_be_focused()
    bob.leave()


def test_a_key_that_is_held_down_answers_once(visit: Visit, server: Server) -> None:
    page, bob = with_bob(visit, server)
    bar(page).get_by_role("button", name="Place a flower").focus()
    page.keyboard.down("Enter")
    answer(bob, "place", "flower")
    first = bar(page).get_by_role("button", name="Place a flower")
    expect(first).to_be_focused()
    # The second press of a key that is down already is what a held key sends.
    page.keyboard.down("Enter")
    page.wait_for_timeout(300)
    expect(first).to_be_focused()
    page.keyboard.up("Enter")
    bob.leave()


def test_the_focus_is_taken_from_nobody(visit: Visit, server: Server) -> None:
    page, bob = with_bob(visit, server)
    place(page)
    menu = open_menu(page)
    menu.get_by_label("Link to this table").focus()
    answer(bob, "place", "flower")
    page.wait_for_timeout(300)
    expect(menu.get_by_label("Link to this table")).to_be_focused()
    bob.leave()


def test_with_a_mouse_no_choice_is_focused(visit: Visit, server: Server) -> None:
    page, bob = with_bob(visit, server)
    place(page, by_keyboard=False)
    answer(bob, "place", "flower")
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    page.wait_for_timeout(100)
    assert not has_focus(page, ".choices *")
    bob.leave()


@pytest.mark.parametrize("way", ["table", "escape", "cancel"])
def test_what_was_tapped_once_can_be_withdrawn(visit: Visit, server: Server, way: str) -> None:
    page, bob = with_bob(visit, server, size=PHONE, has_touch=True)
    discs = page.locator("section.mine .hand").get_by_role("button")
    discs.last.tap()
    expect(bar(page)).to_contain_text(ASKED)
    page.wait_for_timeout(500)
    if way == "table":
        page.locator(".ring .middle").tap()
    elif way == "escape":
        page.keyboard.press("Escape")
    else:
        bar(page).get_by_role("button", name="Cancel").tap()
    expect(bar(page)).to_contain_text("Put your first disc face down on your mat.")
    # It is a first tap again.
    discs.last.tap()
    expect(bar(page)).to_contain_text(ASKED)
    expect(discs).to_have_count(4)
    bob.leave()


@pytest.mark.parametrize("way", ["table", "cancel"])
def test_a_dig_that_was_tapped_once_is_withdrawn_with_both_its_piles(
    visit: Visit, way: str
) -> None:
    page = visit("/", PHONE, has_touch=True)
    open_table(page, "sedlec", [HERE, {**BOT, "bot": "greedy"}], players=2, first=0)
    piles = page.locator(".graveyard .touch:not(.up)")
    expect(piles.first).to_be_visible()
    for pile in piles.all()[:2]:
        pile.tap()
        page.wait_for_timeout(400)
    expect(bar(page)).to_contain_text("Press again to confirm")
    if way == "table":
        page.locator(".board .mine").tap(position={"x": 200, "y": 60})
    else:
        bar(page).get_by_text("Cancel", exact=True).tap()
    expect(bar(page)).not_to_contain_text("Press again to confirm")
    expect(bar(page).get_by_role("button", name="Dig in two piles")).to_be_visible()
