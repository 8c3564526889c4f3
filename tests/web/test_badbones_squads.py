"""A squad of Bad Bones in a real browser: it moves as one, and one says who is next."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.conftest import rule
from tests.web.conftest import PHONE
from tests.web.hands import bar, end, is_wider_than_the_screen, open_table, problems
from tests.web.test_badbones import at

PROGRAM = "tests.web.led"

Visit = Callable[..., Page]
HERE = {"kind": "here", "name": "Ola"}
REST = "Move the rest"


def play_round(page: Page, number: int, hero: str) -> None:
    """The hero keeps out of the way, no trap is placed, and all skeletons move."""
    expect(page.locator(".stage")).to_contain_text(f"Round {number} of 10, phase 1")
    at(page, hero).click()
    bar(page).get_by_role("button", name="Do nothing").click()
    expect(page.locator(".stage")).to_contain_text("phase 3")


@rule("BB-65", "BB-68")
def test_a_squad_moves_as_one_and_at_the_tower_it_is_asked_who_is_next(visit: Visit) -> None:
    page = visit("/", PHONE)
    open_table(page, "badbones", [HERE], players=1, commanders=True)
    for number, hero in ((1, "d3"), (2, "e3"), (3, "d3")):
        play_round(page, number, hero)
        bar(page).get_by_role("button", name=REST).click()
    play_round(page, 4, "e3")
    squad = at(page, "b3")
    expect(squad).to_have_attribute("aria-label", re.compile("instructor.*triangle"))
    # A commander says what it does where it is pointed at, and isn't in the way of its move.
    squad.hover()
    expect(page.get_by_role("note")).to_contain_text("instructor:")
    expect(page.get_by_role("note")).to_contain_text("BB-65")
    squad.click()
    expect(bar(page)).to_contain_text("The squad is at the tower. Who of it is next?")
    answers = bar(page).locator(".answers .button")
    expect(answers).to_have_count(2)
    assert problems(page) == []
    assert not is_wider_than_the_screen(page)
    # Alone one tap takes it back, so it isn't confirmed; and the tower has one tier.
    answers.filter(has_text="triangle").click()
    expect(end(page)).to_be_visible()
