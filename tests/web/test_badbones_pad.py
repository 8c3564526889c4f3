"""The score pad of Bad Bones: what is left is chosen, counted, explained and brought back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE
from tests.web.hands import is_wider_than_the_screen, problems

Visit = Callable[..., Page]


def test_the_end_of_a_game_is_counted(visit: Visit) -> None:
    """The first player is the example of BB-26, the second is out."""
    page = visit("/pad/badbones", PHONE)
    first = page.get_by_role("region", name="Player 1")
    expect(first).to_contain_text("46 points")
    for name, left in {
        "Tiers": "2",
        "Houses": "2",
        "Wall 1": "gone",
        "Catapult 1": "damaged",
        "Catapult 2": "gone",
        "Dragon": "damaged",
        "Treasure": "gone",
    }.items():
        first.get_by_label(name).select_option(left)
    expect(first).to_contain_text("19 points")
    expect(first.get_by_role("listitem").filter(has_text="Dragon, damaged")).to_contain_text("= 2")
    second = page.get_by_role("region", name="Player 2")
    second.get_by_label("Houses").select_option("0")
    expect(second).to_contain_text("out, no points")
    expect(page.get_by_role("status").first).to_have_text("Player 1 wins with 19 points.")
    assert problems(page) == []
    assert not is_wider_than_the_screen(page)
    page.reload()
    expect(first).to_contain_text("19 points")
    page.get_by_role("button", name="Clear all").click()
    expect(first).to_contain_text("46 points")
    page.get_by_role("button", name="Undo: bring the numbers back").click()
    expect(first).to_contain_text("19 points")
