"""Clocks: which can be chosen, and that everybody knows which one a table has."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import LINK, Person, Server
from tests.web.hands import bar, choose

Visit = Callable[..., Page]


@pytest.mark.parametrize("game", ["skull", "sedlec", "nightmarium"])
def test_whoever_plays_among_bots_may_have_a_short_clock(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}")
    choose(page, "2")
    page.get_by_label("Place 2", exact=True).select_option(index=2)
    limit = page.get_by_role("group", name="Time for a move")
    expect(limit.get_by_role("radio", name="No limit")).to_be_checked()
    limit.get_by_text("10 seconds").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(bar(page).get_by_role("timer")).to_be_visible(timeout=30_000)


def test_nobody_is_timed_at_a_table_of_bots_alone_or_alone(visit: Visit) -> None:
    page = visit("/new/sedlec")
    limit = page.get_by_role("group", name="Time for a move")
    expect(limit).to_be_visible()
    page.get_by_role("group", name="Monstrance").get_by_text("Yes").click()
    expect(limit).to_be_hidden()


def test_those_who_come_know_the_clock_before_they_sit_down(visit: Visit, server: Server) -> None:
    person = Person(server)
    person.open({"kind": "here", "name": "Zofia"}, LINK, open=True, clock=20)
    person.open({"kind": "here", "name": "Kasia"}, LINK, open=True)
    page = visit("/")
    timed = page.get_by_role("link", name="Zofia")
    expect(timed).to_contain_text("1 free place, 20 seconds for a move")
    expect(page.get_by_role("link", name="Kasia")).not_to_contain_text("for a move")
    timed.click()
    expect(page.get_by_text("Time for a move: 20 seconds")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Kasia").click()
    expect(page.get_by_text("Time for a move: No limit")).to_be_visible()
    person.leave()
