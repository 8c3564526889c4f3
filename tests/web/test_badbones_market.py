"""The market of Bad Bones and the table of those who play together, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ossuary.shelf.words import LANGUAGES
from tests.conftest import rule
from tests.server.client import LINK
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import (
    bar,
    end,
    is_over,
    is_wider_than_the_screen,
    keep_on,
    open_table,
    problems,
    touch,
)
from tests.web.test_people import sit

Visit = Callable[..., Page]
HERE = {"kind": "here", "name": "Ola"}
BOB = {"kind": "here", "name": "Bob"}
BOT = {"kind": "bot", "bot": "random"}
DONE = "Buy no more"


def market(visit: Visit, players: int, size: dict[str, int] = DESKTOP, **options: Any) -> Page:
    """A market at which Ola may buy, with bots that buy at random."""
    coop = options.pop("coop", False)
    first = {} if coop or players == 1 else {"first": 0}
    page = visit("/", size, **options)
    chairs = [HERE, *[BOT] * (players - 1)]
    open_table(page, "badbones", chairs, players=players, advanced=True, coop=coop, **first)
    expect(page.locator(".ware.lit")).not_to_have_count(0)
    return page


def ware(page: Page, name: str) -> Any:
    return page.locator(f"[data-ware={name}]")


def coins(page: Page) -> int:
    return int(page.locator(".purse .coin").inner_text())


def stop(page: Page) -> None:
    bar(page).get_by_role("button", name=DONE).click()


@rule("BB-40")
def test_what_is_bought_costs_coins_and_is_one_fewer(visit: Visit) -> None:
    page = market(visit, 1)
    assert coins(page) == 20
    expect(ware(page, "wall")).to_contain_text("2 left")
    ware(page, "wall").click()
    expect(page.locator(".purse .coin")).to_have_text("17")
    expect(ware(page, "wall")).to_contain_text("1 left")
    ware(page, "wall").click()
    expect(ware(page, "wall")).to_contain_text("Sold out")
    expect(ware(page, "wall")).to_have_attribute("aria-disabled", "true")
    ware(page, "rapier").click()
    expect(ware(page, "crossbow")).to_contain_text("You have a weapon already")
    for name in ("catapult", "catapult"):
        ware(page, name).click()
    expect(page.locator(".purse .coin")).to_have_text("2")
    expect(ware(page, "dragon")).to_contain_text("Too dear")


@rule("BB-40")
def test_it_is_said_who_buys_next_and_after_that(visit: Visit) -> None:
    page = market(visit, 3)
    turns = page.locator(".order .turn")
    expect(turns).to_have_count(5)
    expect(turns.first).to_contain_text(re.compile("Ola|You"))
    # Both bots buy, twice the last one, before it is Ola's turn again, and then twice.
    ware(page, "wall").click()
    expect(page.locator(".ware.lit")).not_to_have_count(0)
    expect(turns.nth(1)).to_contain_text(re.compile("Ola|You"))
    ware(page, "palisade").click()
    expect(page.locator("li.now")).to_contain_text(re.compile("Ola|You"))
    own = page.locator("li", has_text=re.compile("Ola|You")).first
    expect(own).to_have_attribute("aria-label", re.compile("wall × 1.*palisade × 1"))


def test_a_purchase_is_suggested_and_can_be_taken_at_once(visit: Visit) -> None:
    page = market(visit, 1)
    suggested = page.locator(".ware", has_text="Suggested")
    expect(suggested).to_have_count(1)
    name = suggested.get_attribute("data-ware")
    bar(page).get_by_role("button", name=re.compile("Suggested")).click()
    expect(page.locator(".purse .coin")).not_to_have_text("20")
    expect(page.locator(".own")).to_have_attribute("aria-label", re.compile(f"{name} × "))


@rule("BB-40")
def test_to_stop_with_coins_left_is_asked_once(visit: Visit) -> None:
    page = market(visit, 1)
    stop(page)
    expect(bar(page)).to_contain_text("20 coins")
    bar(page).get_by_role("button", name="Go on buying").click()
    ware(page, "wall").click()
    expect(page.locator(".purse .coin")).to_have_text("17")
    stop(page)
    stop(page)
    expect(page.locator(".stage")).to_contain_text("phase 1")


def test_arrow_keys_go_from_ware_to_ware(visit: Visit) -> None:
    page = market(visit, 1)
    ware(page, "wall").focus()
    page.keyboard.press("ArrowRight")
    expect(ware(page, "catapult")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(ware(page, "catapult")).not_to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(ware(page, "catapult")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".purse .coin")).to_have_text("15")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("coop", [False, True])
def test_on_a_phone_the_market_fits_and_can_be_read(
    visit: Visit, language: str, coop: bool
) -> None:
    page = visit("/", PHONE, locale=language)
    open_table(
        page, "badbones", [HERE, *[BOT] * 5], players=6, advanced=True, coop=coop,
        **({} if coop else {"first": 0}),
    )  # fmt: skip
    expect(page.locator(".ware")).to_have_count(17)
    assert not is_wider_than_the_screen(page)
    assert problems(page) == []


def test_on_a_low_screen_wares_and_answers_stand_side_by_side(visit: Visit) -> None:
    page = market(visit, 3, {"width": 740, "height": 360})
    expect(ware(page, "wall")).to_be_in_viewport(ratio=1)
    expect(bar(page).get_by_role("button", name=DONE)).to_be_in_viewport(ratio=1)
    ware(page, "rapier").click()
    expect(page.locator("li", has_text=re.compile("Ola|You")).first).to_have_attribute(
        "aria-label", re.compile("rapier")
    )


@rule("BB-55")
def test_together_all_buy_at_once_from_one_purse(visit: Visit) -> None:
    page = visit("/", DESKTOP)
    open_table(page, "badbones", [HERE, BOB], players=2, advanced=True, coop=True)
    expect(page.locator(".ware.lit")).not_to_have_count(0)
    assert coins(page) == 24
    ware(page, "wall").click()
    expect(page.locator(".purse .coin")).to_have_text("21")
    expect(page.locator(".till .shared .supply")).to_have_attribute(
        "aria-label", re.compile("wall × 1")
    )


def at(page: Page, cell: str) -> Any:
    return page.locator(f"[data-spot='{'abcde'.index(cell[0])} {int(cell[1]) - 1}']")


@rule("BB-57")
def test_what_somebody_else_takes_from_the_shared_supply_is_said(visit: Visit) -> None:
    ola = visit("/", PHONE)
    open_table(ola, "badbones", [HERE, LINK], players=2, coop=True)
    bob = visit(re.sub(r".*(/t/)", r"\1", ola.url), DESKTOP)
    sit(bob, "Bob")
    for page in (ola, bob):
        at(page, "b2").click()
    for page in (ola, bob):
        expect(page.locator(".stage")).to_contain_text("phase 1")
        at(page, "a1").click()
    for page in (ola, bob):
        expect(page.locator(".tray .lit")).not_to_have_count(0)
    tray = ola.locator(".tray")
    tray.get_by_role("button", name="treasure: 1").click()
    expect(bar(ola)).to_contain_text("On which cell does the treasure go?")
    bob.locator(".tray").get_by_role("button", name="treasure: 1").click()
    at(bob, "c3").click()
    expect(bar(ola)).to_contain_text("Somebody was faster")
    expect(tray.get_by_role("button", name="treasure: 0")).to_be_disabled()
    tray.get_by_role("button", name="catapult: 2").click()
    at(ola, "c5").click()
    expect(at(ola, "c5")).to_have_attribute("aria-label", re.compile("catapult"))


@rule("BB-40", "BB-02")
def test_a_round_of_the_advanced_game_by_touch(visit: Visit) -> None:
    page = market(visit, 2, PHONE, has_touch=True)
    confirm = bar(page).get_by_role("button", name="Confirm")
    ware(page, "dynamite").tap()
    # While it is asked whether it is meant, nothing else looks like the thing to do.
    expect(bar(page).locator(".main")).to_have_count(1)
    confirm.tap()
    expect(page.locator(".purse .coin")).to_have_text("16")
    expect(page.locator(".ware.lit")).not_to_have_count(0)
    stop(page)
    stop(page)
    expect(page.locator(".stage")).to_contain_text("phase 1")
    expect(page.locator(".other")).not_to_contain_text("buys no more")
    at(page, "b2").tap()
    confirm.tap()
    expect(page.locator(".stage")).to_contain_text("phase 2")
    page.locator(".tray").get_by_role("button", name="dynamite: 1").tap()
    expect(page.get_by_role("note")).to_contain_text("BB-43")
    at(page, "c5").tap()
    confirm.tap()
    expect(page.locator(".stage")).to_contain_text("phase 3")
    # A trap on the field says what it does, also where nothing can be done with it.
    at(page, "c5").tap(force=True)
    expect(page.get_by_role("note")).to_contain_text("dynamite:")
    at(page, "e5").tap(force=True)
    expect(page.get_by_role("note")).to_have_count(0)
    bar(page).get_by_role("button", name="Move the rest").tap()
    expect(page.locator(".stage")).to_contain_text("Round 2, phase 1")


def answer(page: Page, rng: Random) -> None:
    """Answers what is asked, if anything, on the field where that can be, else in the bar."""
    rest = bar(page).get_by_role("button", name="Move the rest")
    targets, lit = page.locator(".other.lit"), page.locator(".cells .lit")
    tiles, wares = page.locator(".tray .lit"), page.locator(".ware.lit")
    # Counted once: others play on meanwhile, and what was there may be gone.
    for_sale, aims, laid, cells = [x.count() for x in (wares, targets, tiles, lit)]
    buttons = bar(page).locator(".answers button")
    answers = buttons.count()
    if for_sale and rng.random() < 0.8:
        touch(wares.nth(rng.randrange(for_sale)))
    elif rest.count() and rng.random() < 0.8:
        touch(rest)
    elif aims:
        touch(targets.nth(rng.randrange(aims)).get_by_role("button"))
    elif laid and not cells:
        touch(tiles.nth(rng.randrange(laid)))
    elif page.locator(".fan button").count():
        touch(page.locator(".fan button").first)
    elif cells:
        touch(lit.nth(rng.randrange(cells)))
    elif answers:
        touch(buttons.nth(rng.randrange(answers)))


@pytest.mark.parametrize("coop", [False, True])
def test_a_whole_game_with_everything(visit: Visit, coop: bool) -> None:
    page = visit("/", PHONE if coop else DESKTOP)
    open_table(
        page, "badbones", [HERE, BOT, BOT], players=3, advanced=True, commanders=True, coop=coop
    )
    rng = Random(11)
    keep_on(page, lambda: is_over(page), lambda: answer(page, rng))
    expect(end(page)).to_be_visible()
    assert problems(page) == []
    if coop:
        expect(end(page)).to_contain_text("Rounds stood")
        expect(end(page)).to_contain_text("Capital")
        expect(end(page).locator("tbody tr")).to_have_count(3)
