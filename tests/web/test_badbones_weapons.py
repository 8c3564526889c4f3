"""The weapons of Bad Bones in a real browser: each is offered when it may be used, and acts."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import rule
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import bar, is_wider_than_the_screen, open_table, problems

PROGRAM = "tests.web.summoned"

Visit = Callable[..., Page]
HERE = {"kind": "here", "name": "Ola"}


def at(page: Page, cell: str) -> str:
    return f"[data-spot='{'abcde'.index(cell[0])} {int(cell[1]) - 1}']"


def press(page: Page, name: str | re.Pattern[str]) -> None:
    bar(page).get_by_role("button", name=name, exact=isinstance(name, str)).first.click()


def armed(visit: Visit, weapon: str, size: dict[str, int] = DESKTOP) -> Page:
    """A table at which Ola's hero has just destroyed three, with this weapon in hand."""
    page = visit("/", size)
    open_table(page, "badbones", [HERE], players=1, advanced=True)
    page.locator(f"[data-ware={weapon}]").click()
    press(page, "Buy no more")
    press(page, "Buy no more")
    for cell in ("b3", "a3"):
        expect(page.locator(".stage")).to_contain_text("phase 1")
        page.locator(f"{at(page, cell)}.lit").click()
        press(page, "Do nothing")
        expect(page.locator(".stage")).to_contain_text("phase 3")
        if cell == "b3":
            press(page, "Move the rest")
    for _ in range(3):
        page.locator(at(page, "a3").replace("0 2", "-1 2")).click()
    expect(bar(page).get_by_role("button", name="Keep it")).to_be_visible()
    return page


def story(page: Page, cell: str) -> str:
    return page.locator(at(page, cell)).get_attribute("aria-label") or ""


@rule("BB-48")
def test_a_crossbow_is_aimed_on_the_field_then_at_one_of_those_who_are_there(visit: Visit) -> None:
    page = armed(visit, "crossbow")
    assert page.locator(".cells .lit").count() == 4, "all who are on the field can be hit"
    page.locator(at(page, "a2")).click()
    press(page, re.compile("triangle"))
    expect(page.locator(at(page, "a2"))).not_to_have_attribute("aria-label", re.compile("triangle"))
    expect(page.locator(".stage")).to_contain_text("phase 3")


@rule("BB-47")
def test_a_weapon_that_is_kept_can_be_used_another_time(visit: Visit) -> None:
    page = armed(visit, "crossbow")
    press(page, "Keep it")
    expect(bar(page).get_by_role("button", name="Move the rest")).to_be_visible()
    weapon = page.get_by_role("button", name="Your weapon: crossbow")
    weapon.click()
    expect(page.locator(":popover-open")).to_contain_text("once in a phase")


@rule("BB-35")
def test_an_ice_wand_freezes_a_cell(visit: Visit) -> None:
    page = armed(visit, "ice-wand")
    page.locator(at(page, "a4")).click()
    expect(page.locator(at(page, "a4"))).to_have_attribute(
        "aria-label", re.compile("moved|miss|froz")
    )


@rule("BB-48")
def test_a_death_wand_names_a_cemetery(visit: Visit) -> None:
    page = armed(visit, "death-wand")
    press(page, re.compile("cemetery"))
    expect(page.locator(".stage")).to_contain_text("phase 3")


@rule("BB-48")
def test_a_teleport_wand_lights_the_tower(visit: Visit) -> None:
    page = armed(visit, "teleport-wand")
    expect(page.locator(".cells .lit")).to_have_count(1)
    page.locator(at(page, "c3")).click()
    expect(page.locator(at(page, "c3"))).to_have_attribute("aria-label", re.compile("hero"))


@rule("BB-48")
def test_a_two_handed_sword_moves_the_hero_once_more(visit: Visit) -> None:
    page = armed(visit, "two-handed-sword")
    page.locator(at(page, "a2")).click()
    expect(page.locator(at(page, "a2"))).to_have_attribute("aria-label", re.compile("hero"))
    assert "triangle" not in story(page, "a2")


@rule("BB-48")
def test_a_battle_axe_names_symbols_by_their_shapes(visit: Visit) -> None:
    page = armed(visit, "battle-axe")
    answers = bar(page).locator(".answers .button")
    expect(answers).to_have_count(3)
    press(page, re.compile("sun"))
    expect(page.locator(at(page, "a4"))).not_to_have_attribute("aria-label", re.compile("sun"))


@rule("BB-36")
def test_a_flail_takes_from_one_cell_to_another(visit: Visit) -> None:
    page = armed(visit, "flail")
    page.locator(at(page, "a2")).click()
    page.locator(f"{at(page, 'b3')}.lit").click()
    expect(page.locator(at(page, "b3"))).to_have_attribute("aria-label", re.compile("triangle"))


@rule("BB-36")
def test_a_rapier_turns_to_where_one_points(visit: Visit) -> None:
    page = armed(visit, "rapier")
    page.locator(at(page, "a2")).click()
    # The cell next to the one that was struck is the direction.
    page.locator(f"{at(page, 'b2')}.lit").click()
    expect(page.locator(at(page, "a2"))).to_have_attribute("aria-label", re.compile("right"))


@pytest.mark.parametrize("weapon", ["crossbow", "battle-axe", "two-handed-sword", "rapier"])
def test_a_weapon_is_not_in_the_way_on_a_phone(visit: Visit, weapon: str) -> None:
    page = armed(visit, weapon, PHONE)
    assert not is_wider_than_the_screen(page)
    keep = bar(page).get_by_role("button", name="Keep it")
    expect(keep).to_be_in_viewport(ratio=1)
    assert problems(page) == []


def test_a_weapon_is_used_by_keyboard_alone(visit: Visit) -> None:
    page = armed(visit, "crossbow")
    page.locator(at(page, "a3")).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    hit = bar(page).get_by_role("button", name=re.compile("triangle"))
    expect(hit).to_be_visible()
    hit.focus()
    page.keyboard.press("Enter")
    expect(page.locator(at(page, "a2"))).not_to_have_attribute("aria-label", re.compile("triangle"))
