"""Today's challenge in the browser: begun, gone on with, played to its end, and shared."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import PHONE
from tests.web.hands import bar, end, is_wider_than_the_screen, problems
from tests.web.test_sedlec import play_to_the_end

Visit = Callable[..., Page]


def test_a_challenge_from_the_first_click_to_the_line_that_is_shared(visit: Visit) -> None:
    page = visit("/", PHONE, permissions=["clipboard-read", "clipboard-write"])
    sedlec = page.get_by_role("article", name="Skulls of Sedlec")
    sedlec.get_by_role("button", name="Play the challenge").click()
    expect(bar(page).get_by_role("button").first).to_be_visible()
    page.goto("/")
    sedlec.get_by_role("link", name="Go on").click()
    play_to_the_end(page)
    scene = end(page).get_by_role("region", name="Today’s challenge")
    scene.get_by_role("button", name="Copy the result").click()
    expect(scene.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    today = datetime.now(UTC).date().isoformat()
    line = (
        rf"Ossuary · Skulls of Sedlec, daily challenge {today} · \d+ points? · rules 1\n[★☆]{{4}}"
    )
    assert re.fullmatch(line, shared)
    # What comes next is called what it is: the same challenge, or a game with other luck.
    expect(end(page).get_by_role("button", name="An ordinary game")).to_be_visible()
    expect(end(page).get_by_role("button", name="Rematch")).to_have_count(0)
    end(page).get_by_role("button", name="Try the challenge again").click()
    expect(end(page)).to_have_count(0)
    expect(bar(page).get_by_role("button").first).to_be_visible()
    page.goto("/")
    expect(sedlec).to_contain_text(re.compile(r"\d+ points?\s*[★☆]{4}"))
    expect(sedlec.get_by_role("button", name="Copy the result")).to_be_visible()
    assert not is_wider_than_the_screen(page)
    assert problems(page) == []
    expect(sedlec.get_by_role("link", name="Go on")).to_be_visible()


def with_a_result(route: Route) -> None:
    daily = {"date": "2026-11-16", "attempt": 3, "rules": 1, "reason": "graded", "score": 74}
    table = {"id": "t", "status": "over", "options": {"players": 1}}
    tries = [{**table, "daily": {**daily, "strip": "★★★☆"}}]
    route.fulfill(json=[{"game": "sedlec", "date": "2026-11-16", "tries": tries}])


def test_without_a_clipboard_the_result_is_shown_to_be_copied_by_hand(visit: Visit) -> None:
    page = visit("/")
    page.route("**/api/daily", with_a_result)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.reload()
    expect(page.get_by_role("heading", name="Today’s challenge November 16")).to_be_visible()
    page.get_by_role("button", name="Copy the result").click()
    shown = page.get_by_role("textbox", name="Copy the result")
    expect(shown).to_have_value(
        re.compile("^Ossuary · Skulls of Sedlec.* · 74 points · try 3 · rules 1\n★★★☆$")
    )
    expect(shown).to_be_focused()
