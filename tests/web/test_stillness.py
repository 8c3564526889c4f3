"""The table keeps still: the bar is as high for every question, and hints at what doesn't fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import bar, end, is_over, open_table
from tests.web.test_sedlec import touch_something

Visit = Callable[..., Page]

TALLER = {"width": 390, "height": 844}
ME = {"kind": "here", "name": "Ola"}
BOTS = {"skull": "warden", "sedlec": "novice", "nightmarium": "novice"}
REMEMBER = """() => {
    window.places = new Set();
    const see = () => {
        for (const part of document.querySelectorAll("section.bar, main > .board")) {
            const box = part.getBoundingClientRect();
            window.places.add(`${part.className.split(" ")[0]} ${box.top} ${box.height}`);
        }
    };
    see();
    new MutationObserver(() => requestAnimationFrame(see))
        .observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""From now on the page itself remembers where table and bar have been."""


def play(page: Page, game: str, turn: int) -> None:
    """Goes on in any way, now with the first answer, now with another."""
    if game == "sedlec":
        touch_something(page)
        return
    answers = bar(page).locator("button:not([role=radio], .back)")
    if count := answers.count():
        answers.nth(turn % count).click(timeout=5000)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(
    ("game", "players"), [("skull", 3), ("skull", 12), ("sedlec", 2), ("nightmarium", 3)]
)
def test_nothing_moves_when_it_becomes_ones_turn(
    visit: Visit, game: str, players: int, size: dict[str, int]
) -> None:
    page = visit("/", size)
    bots = [{"kind": "bot", "bot": BOTS[game]}] * (players - 1)
    open_table(page, game, [ME, *bots], players=players, first=0)
    expect(bar(page).locator("button").first).to_be_visible()
    page.evaluate(REMEMBER)
    for turn in range(16):
        if is_over(page):
            break
        play(page, game, turn)
        page.wait_for_timeout(100)
    places = page.evaluate("[...window.places]")
    assert len(places) == 2, places


def test_a_list_fades_where_more_of_it_follows(visit: Visit) -> None:
    page = visit("/", PHONE)
    bots = [{"kind": "bot", "bot": "warden"}] * 11
    open_table(page, "skull", [ME, *bots], players=12, first=0)
    bar(page).get_by_role("button", name="Place a flower").click()
    numbers = bar(page).get_by_role("radiogroup")
    expect(numbers).to_have_attribute("data-below", "")
    assert numbers.get_attribute("data-above") is None
    assert "gradient" in numbers.evaluate("e => getComputedStyle(e).maskImage")
    numbers.get_by_role("radio").first.focus()
    for _ in range(11):
        page.keyboard.press("ArrowRight")
    last = numbers.get_by_role("radio").last
    expect(last).to_be_focused()
    expect(last).to_be_in_viewport(ratio=1)
    expect(numbers).to_have_attribute("data-above", "")
    expect(numbers).not_to_have_attribute("data-below", "")


@pytest.mark.parametrize("size", [PHONE, TALLER], ids=["phone", "taller"])
@pytest.mark.parametrize("game", ["skull", "sedlec", "nightmarium"])
def test_what_comes_after_the_end_is_in_sight(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    page = visit("/", size)
    bots = [{"kind": "bot", "bot": BOTS[game]}] * 2
    open_table(page, game, [ME, *bots], players=3)
    expect(bar(page)).to_be_visible()
    page.evaluate(
        "fetch(`/api/tables/${location.pathname.split('/')[2]}/stand`, {method: 'POST',"
        " headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({player: 0, how: 'resign'})})"
    )
    expect(end(page)).to_be_visible(timeout=90_000)
    for button in end(page).locator(".next .button").all():
        expect(button).to_be_in_viewport(ratio=1)
        button.click(trial=True)


def test_the_stacks_of_others_can_be_made_out_on_a_phone(visit: Visit) -> None:
    page = visit("/", PHONE)
    bots = [{"kind": "bot", "bot": "novice"}] * 2
    open_table(page, "sedlec", [ME, *bots], players=3, first=0)
    cards = page.locator(".builder .stack rect.face")
    for _ in range(30):
        if cards.count() > 4:
            break
        touch_something(page)
        page.wait_for_timeout(100)
    widths = cards.evaluate_all("all => all.map(card => card.getBoundingClientRect().width)")
    assert len(widths) > 4
    assert min(widths) >= 10
