"""Each game has its colour, on its table and on all that lies over it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import open_menu, open_table
from tests.web.test_stillness import ME

Visit = Callable[..., Page]

COLOURS = {"skull": "petal", "sedlec": "candle", "nightmarium": "dusk", "badbones": "copper"}
ACCENTS = """selectors => selectors.map(selector =>
    getComputedStyle(document.querySelector(selector)).getPropertyValue("--accent"))"""


@pytest.mark.parametrize("game", COLOURS)
def test_the_form_the_menu_and_the_curtain_have_the_colour_of_the_game(
    visit: Visit, game: str
) -> None:
    page = visit(f"/new/{game}")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    colour = page.evaluate(
        "name => getComputedStyle(document.documentElement).getPropertyValue(name)",
        f"--{COLOURS[game]}",
    )
    assert page.evaluate(ACCENTS, ["form", ".toasts"]) == [colour] * 2
    # At Bad Bones nobody is first.
    first = {} if game == "badbones" else {"first": 0}
    open_table(page, game, [ME, {"kind": "here", "name": "Bob"}], players=2, **first)
    # Where nothing is secret, nothing is covered.
    if game not in ("sedlec", "badbones"):
        expect(page.get_by_role("button", name="I am Ola")).to_be_visible()
        assert page.evaluate(ACCENTS, [".pass", ".toasts"]) == [colour] * 2
        page.get_by_role("button", name="I am Ola").click()
    open_menu(page)
    assert page.evaluate(ACCENTS, ["dialog[open]", ".frame"]) == [colour] * 2
    page.get_by_role("dialog").get_by_role("link", name="Home").click()
    expect(page.locator("html")).not_to_have_attribute("data-game", game)
