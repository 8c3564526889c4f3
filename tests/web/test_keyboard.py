"""Whoever plays by keyboard keeps their place; whoever taps once can think better of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import BOT, HERE, Server
from tests.web.conftest import PHONE
from tests.web.hands import bar, open_menu, open_table
from tests.web.test_sedlec import touch_something
from tests.web.test_shell import BOB, LISTEN, answer, with_bob

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


def hold(page: Page, key: str, pressed: Any, shown: Any) -> None:
    """Holds a key that presses something: what is shown next has the focus, and stays."""
    pressed.focus()
    page.keyboard.down(key)
    expect(shown).to_be_focused()
    # The second press of a key that is down already is what a held key sends.
    page.keyboard.down(key)
    page.keyboard.up(key)
    page.wait_for_timeout(300)
    expect(shown).to_be_focused()


def test_a_key_that_is_held_down_answers_once(visit: Visit, server: Server) -> None:
    page, bob = with_bob(visit, server)
    bar(page).get_by_role("button", name="Place a flower").focus()
    page.keyboard.down("Enter")
    answer(bob, "place", "flower")
    first = bar(page).get_by_role("button", name="Place a flower")
    expect(first).to_be_focused()
    page.keyboard.down("Enter")
    page.wait_for_timeout(300)
    expect(first).to_be_focused()
    page.keyboard.up("Enter")
    bob.leave()


def test_the_key_that_skips_a_tale_answers_nothing(visit: Visit, server: Server) -> None:
    page, bob = with_bob(visit, server, reduced_motion="no-preference")
    place(page)
    answer(bob, "place", "flower")
    expect(bar(page).get_by_role("button", name="Skip")).to_be_visible()
    hold(page, "Space", bar(page), bar(page).get_by_role("button", name="Place a flower"))
    bob.leave()


def test_a_key_that_is_held_down_opens_no_curtain(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "skull", [HERE, BOB], players=2, first=0)
    page.get_by_role("button", name="I am Ola").click()
    flower = bar(page).get_by_role("button", name="Place a flower")
    bob = page.get_by_role("button", name="I am Bob")
    hold(page, "Enter", flower, bob)
    # A press of its own opens it.
    page.keyboard.press("Space")
    expect(bob).to_have_count(0)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_that_is_held_down_on_a_place_stacks_one_card(visit: Visit, key: str) -> None:
    page = visit("/")
    open_table(page, "sedlec", [HERE, BOB], players=2, first=0)
    expect(bar(page).get_by_role("button", name="Dig in two piles")).to_be_visible()
    place = page.locator(".mine .open").first
    while not place.count():
        touch_something(page)
        page.wait_for_timeout(100)
    hold(page, key, place, bar(page).locator(".answers button").first)
    assert page.locator("aside li").filter(has_text="stacks").count() == 1


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


def test_who_cancels_by_keyboard_goes_on_where_they_were(visit: Visit, server: Server) -> None:
    page, bob = with_bob(visit, server, size=PHONE, has_touch=True)
    choice = bar(page).get_by_role("button", name="Place the skull")
    choice.tap()
    expect(bar(page)).to_contain_text(ASKED)
    bar(page).get_by_role("button", name="Cancel").focus()
    page.keyboard.press("Enter")
    expect(bar(page)).not_to_contain_text(ASKED)
    expect(choice).to_be_focused()
    bob.leave()


@pytest.mark.parametrize("way", ["table", "cancel"])
def test_a_dig_that_was_tapped_once_is_withdrawn_with_both_its_piles(
    visit: Visit, way: str
) -> None:
    page = visit("/", PHONE, has_touch=True)
    open_table(page, "sedlec", [HERE, {**BOT, "bot": "novice"}], players=2, first=0)
    piles = page.locator(".graveyard .touch:not(.up)")
    expect(piles.first).to_be_visible()
    for pile in piles.all()[:2]:
        pile.tap()
        page.wait_for_timeout(400)
    expect(bar(page)).to_contain_text("Press again to confirm")
    if way == "table":
        page.locator(".board .mine").tap(position={"x": 200, "y": 60})
    else:
        bar(page).get_by_role("button", name="Cancel").tap()
    expect(bar(page)).not_to_contain_text("Press again to confirm")
    expect(bar(page).get_by_role("button", name="Dig in two piles")).to_be_visible()
