"""What is chosen before a game, in a browser: numbers of many, and what is only for one."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import choose, is_wider_than_the_screen, problems

Visit = Callable[..., Page]


def test_a_number_of_many_is_typed_or_counted(visit: Visit) -> None:
    page = visit("/new/badbones", PHONE)
    choose(page, "1 (solo)")
    rounds = page.get_by_role("spinbutton", name="Rounds")
    expect(rounds).to_have_value("10")
    page.get_by_role("button", name="One more").click()
    expect(rounds).to_have_value("11")
    rounds.fill("250")
    rounds.press("Tab")
    expect(rounds).to_have_value("100")
    expect(page.get_by_role("button", name="One more")).to_be_disabled()
    rounds.fill("3")
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".stage")).to_contain_text("Round 1 of 3")


def test_what_is_for_one_is_offered_to_one(visit: Visit) -> None:
    page = visit("/new/badbones", PHONE)
    expect(page.get_by_role("group", name="Players")).to_be_visible()
    expect(page.get_by_text("Heroic victory")).to_have_count(0)
    choose(page, "1 (solo)")
    page.get_by_role("group", name="Heroic victory").get_by_text("Yes").click()
    page.get_by_role("spinbutton", name="Rounds").fill("12")
    assert problems(page) == []
    assert not is_wider_than_the_screen(page)
    choose(page, "3")
    expect(page.get_by_role("spinbutton")).to_have_count(0)
    expect(page.get_by_text("Heroic victory")).to_have_count(0)
    for place in (2, 3):
        page.get_by_label(f"Place {place}", exact=True).select_option("bot:novice")
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".other")).to_have_count(2)


def test_alone_is_one_of_the_numbers_of_players(visit: Visit) -> None:
    page = visit("/", DESKTOP)
    door = page.locator("section[data-game=badbones]")
    door.get_by_role("button", name="Players, bots, options").click()
    dialog = page.get_by_role("dialog", name="Bad Bones")
    expect(dialog.get_by_role("group", name="Opponents")).to_be_visible()
    choose(page, "1 (solo)")
    expect(dialog.get_by_role("group", name="Opponents")).to_have_count(0)
    dialog.get_by_role("button", name="One less").click()
    dialog.get_by_role("button", name="Play").click()
    expect(page.locator(".stage")).to_contain_text(re.compile("^.*Round 1 of 9"))
    # The door itself still leads to bots.
    page.goto("/")
    door.get_by_role("button", name="Play against bots now").click()
    expect(page.locator(".other")).to_have_count(3)
