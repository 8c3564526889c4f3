"""What hands and eyes do at a page: find the bar, answer, play to the end, look for faults."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

STUCK = 300.0
"""Seconds after which a game that goes on and on doesn't end, on a slow machine either."""

ENDING = re.compile(r"\bwins?( with|:)|^Equal|^The work is done")
"""How a game ends, in words."""


def bar(page: Page) -> Any:
    return page.get_by_role("region", name="What I can do now")


def end(page: Page) -> Any:
    return page.get_by_role("region", name="The game is over")


def open_table(page: Page, game: str, chairs: list[dict[str, str]], **options: Any) -> None:
    """Makes a table from this page, as this device, and goes there."""
    table = page.evaluate(
        "async (wish) => (await (await fetch('/api/tables', {method: 'POST',"
        " headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(wish)})).json()).id",
        {"game": game, "options": options, "chairs": chairs},
    )
    page.goto(f"/t/{table}")


def can_act(page: Page) -> bool:
    return bool(bar(page).locator("button:not(.back)").count()) and not is_over(page)


def is_over(page: Page) -> bool:
    return bool(end(page).count())


def touch(thing: Locator, **how: Any) -> None:
    """A click, unless what it was meant for is gone by then: the others play on."""
    try:
        thing.click(timeout=10_000, **how)
    except TooLate:
        if thing.count():
            raise


def click_first(page: Page) -> None:
    """Takes the first answer that is offered."""
    touch(bar(page).locator("button:not([role=radio], .back)").first)


def press_first(page: Page) -> None:
    """The same by keyboard alone: Tab to an answer, Enter."""
    for _ in range(60):
        if page.evaluate(
            "document.activeElement.matches('section[aria-label] button:not([role=radio], .back)')"
            " && !!document.activeElement.closest('.bar')"
        ):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")


def before_long(page: Page, is_so: Callable[[], bool]) -> None:
    """Waits until something is so that takes several looks."""
    keep_on(page, is_so, lambda: None)


def keep_on(page: Page, is_done: Callable[[], bool], act: Callable[[], None]) -> None:
    """Acts again and again, until it is done."""
    until = monotonic() + STUCK
    while not is_done():
        assert monotonic() < until, "it doesn't end"
        act()
        page.wait_for_timeout(20)


def play_to_the_end(*pages: Page, by_keyboard: Page | None = None) -> None:
    """All of them answer whatever they are asked, until the game is over."""

    def answer() -> None:
        for page in pages:
            if can_act(page):
                (press_first if page is by_keyboard else click_first)(page)

    keep_on(pages[0], lambda: all(is_over(page) for page in pages), answer)


def choose(page: Page, players: str) -> None:
    group = page.get_by_role("group", name="Players")
    group.get_by_text(players, exact=True).click()


def problems(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run()")
    return [
        f"{violation['id']}: {node['html'][:120]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def is_wider_than_the_screen(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def open_menu(page: Page) -> Any:
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu")
