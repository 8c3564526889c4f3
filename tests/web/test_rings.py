"""Whoever goes by keyboard sees the whole ring around what has the focus."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import bar, click_first, open_menu, open_table
from tests.web.test_stillness import BOTS, ME

Visit = Callable[..., Page]

CUT_OFF = """() => {
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const found = new Set();
    for (const one of top.querySelectorAll("button, a[href], input, select, [tabindex]")) {
        one.focus();
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
        if (document.activeElement !== one || outlineStyle === "none") continue;
        const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 0.6;
        const box = one.getBoundingClientRect();
        const inside = (left, top, width, height) =>
            box.left - reach >= left && box.top - reach >= top &&
            box.right + reach <= left + width && box.bottom + reach <= top + height;
        let isWhole = inside(0, 0, innerWidth, innerHeight);
        for (let around = one.parentElement; around; around = around.parentElement) {
            if (around === document.body || around.contains(top)) break;
            if (getComputedStyle(around).overflow === "visible") continue;
            const edge = around.getBoundingClientRect();
            isWhole &&= inside(edge.left + around.clientLeft, edge.top + around.clientTop,
                               around.clientWidth, around.clientHeight);
        }
        if (!isWhole) found.add((one.ariaLabel ?? one.textContent).trim() || one.className);
    }
    return [...found];
}"""
"""Gives everything the focus, one after the other, and names what shows less than its ring."""


def cut_off(page: Page) -> list[str]:
    # As if by keyboard, from now on.
    page.keyboard.press("Tab")
    found: list[str] = page.evaluate(CUT_OFF)
    return found


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["skull", "sedlec", "nightmarium"])
def test_rings_at_a_table(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = visit("/", size)
    bots = [{"kind": "bot", "bot": BOTS[game]}] * 2
    open_table(page, game, [ME, *bots], players=3, first=0)
    expect(bar(page).locator("button").first).to_be_visible()
    assert cut_off(page) == []
    click_first(page)
    page.wait_for_timeout(300)
    assert cut_off(page) == []
    open_menu(page)
    assert cut_off(page) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_rings_in_the_lists_of_the_first_page(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/", size)
    open_table(page, "skull", [ME, {"kind": "bot", "bot": "warden"}], players=2)
    expect(bar(page)).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    assert cut_off(page) == []


@pytest.mark.parametrize("game", ["skull", "sedlec", "nightmarium"])
def test_rings_in_the_form_of_a_table(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}", PHONE)
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    assert cut_off(page) == []
