"""A bot answers for somebody: log, strip and curtain say so, to all and for good."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.client import BOT, HERE, LINK, Person, Server
from tests.web.conftest import PHONE
from tests.web.hands import bar, open_menu, open_table
from tests.web.test_shell import BOB, answer, sit

Visit = Callable[..., Page]


def test_who_comes_back_reads_which_answers_were_not_theirs(visit: Visit, server: Server) -> None:
    bob = Person(server)
    table = bob.open(BOB, LINK, options={"first": 0})
    page, watcher = visit(f"/t/{table}"), visit(f"/t/{table}")
    sit(page)
    bob.watch(table)
    menu = open_menu(page)
    leave = menu.get_by_role("button", name="Leave for now")
    leave.click()
    page.wait_for_timeout(500)
    leave.click()
    expect(page).to_have_url(re.compile("/$"))
    page.goto(f"/t/{table}")
    mine = re.compile("^Ola places .* face down. \\(a bot answered: player away\\)$")
    expect(page.locator("aside li").filter(has_text=mine)).to_have_count(1)
    answer(bob, "place", "flower")
    bar(page).get_by_role("button", name="Return to the game").click()
    # The strip tells all since the last answer of one's own, and nothing is lost by a reload.
    for _ in range(2):
        expect(page.get_by_label("What just happened")).to_contain_text("(a bot answered")
        for one in (page, watcher):
            expect(one.locator("aside li").filter(has_text=mine)).to_have_count(1)
            own = one.locator("aside li").filter(has_text=re.compile("^Bob places"))
            expect(own).not_to_contain_text("a bot")
        page.reload()
    bob.leave()


def test_an_answer_after_time_has_run_out_says_why(visit: Visit, server: Server) -> None:
    person = Person(server)
    table = person.open(BOB, BOT, clock=10)
    watcher = visit(f"/t/{table}")
    placed = watcher.locator("aside li").filter(has_text=re.compile("^Bob places"))
    expect(placed.first).to_contain_text("(a bot answered: time was up)", timeout=15_000)
    person.leave()


def test_whoever_takes_the_device_is_told_that_a_bot_answered(visit: Visit) -> None:
    page = visit("/", PHONE)
    open_table(page, "skull", [HERE, BOB], players=2, first=1)
    page.get_by_role("button", name="I am Ola").click()
    menu = open_menu(page)
    section = menu.locator("section").filter(has_text="Bob")
    leave = section.get_by_role("button", name="Leave for now")
    leave.click()
    page.wait_for_timeout(500)
    leave.click()
    expect(page.locator("aside li").filter(has_text="Bob places a disc")).to_have_count(1)
    menu = open_menu(page)
    section.get_by_role("button", name="Return to the game").click()
    bar(page).get_by_role("button", name="Place a flower").click()
    curtain = page.get_by_role("dialog", name="Pass the device to Bob")
    expect(curtain).to_contain_text("A bot answered for you while you were away.")
    curtain.get_by_role("button", name="I am Bob").click()
    bar(page).get_by_role("button", name=re.compile("^Place")).first.click()
    curtain = page.get_by_role("dialog", name="Pass the device to Ola")
    expect(curtain).to_be_visible()
    expect(curtain).not_to_contain_text("A bot answered")
