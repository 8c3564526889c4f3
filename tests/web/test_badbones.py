"""Bad Bones in a real browser: whole games, every way to answer, and what is seen beforehand."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ossuary.shelf.words import LANGUAGES
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import (
    bar,
    end,
    is_over,
    is_wider_than_the_screen,
    keep_on,
    open_table,
    problems,
    touch,
)

Visit = Callable[..., Page]
Press = Callable[[Any], None]
HERE = {"kind": "here", "name": "Ola"}
BOB = {"kind": "here", "name": "Bob"}
BOT = {"kind": "bot", "bot": "random"}
LIT = ".cells .lit"


def table(visit: Visit, players: int, size: dict[str, int] = PHONE, **options: Any) -> Page:
    """A table where Ola sits with bots that play at random."""
    page = visit("/", size, **options)
    open_table(page, "badbones", [HERE, *[BOT] * (players - 1)], players=players)
    expect(page.locator(LIT)).not_to_have_count(0)
    return page


def phase(page: Page) -> int:
    found = re.search(r"phase (\d)", page.locator(".stage").inner_text())
    return int(found[1]) if found else 0


def expect_phase(page: Page, number: int) -> None:
    expect(page.locator(".stage")).to_contain_text(f"phase {number}")


def at(page: Page, cell: str) -> Any:
    """A cell of the own field."""
    return page.locator(f"[data-spot='{'abcde'.index(cell[0])} {int(cell[1]) - 1}']")


def hero(page: Page) -> str:
    """Where the own hero stands, as it is said."""
    label = page.locator(".cells button[aria-label*='hero']").first.get_attribute("aria-label")
    return (label or "")[:2]


def answer(page: Page, rng: Random, press: Press) -> None:
    """Answers on the field where that can be, else in the bar."""
    rest = bar(page).get_by_role("button", name="Move the rest")
    targets, lit, tiles = page.locator(".other.lit"), page.locator(LIT), page.locator(".tray .lit")
    if rest.count() and rng.random() < 0.8:
        press(rest)
    elif targets.count():
        press(targets.nth(rng.randrange(targets.count())).get_by_role("button"))
    elif tiles.count() and not lit.count():
        press(tiles.nth(rng.randrange(tiles.count())))
    elif page.locator(".fan button").count():
        press(page.locator(".fan button").first)
    elif lit.count():
        press(lit.nth(rng.randrange(lit.count())))
    else:
        press(bar(page).locator(".answers button").first)


def play(page: Page, press: Press) -> None:
    rng = Random(5)

    def act() -> None:
        if bar(page).locator(".answers button").count():
            answer(page, rng, press)

    keep_on(page, lambda: is_over(page), act)


def tap_twice(thing: Any) -> None:
    """A first tap looks, a second one means it; where it is safe, the first one is enough."""
    thing.tap()
    thing.page.wait_for_timeout(260)
    confirm = bar(thing.page).get_by_role("button", name="Confirm")
    if confirm.count():
        confirm.tap()


@pytest.mark.parametrize("players", [1, 3])
def test_a_whole_game_by_mouse(visit: Visit, players: int) -> None:
    page = table(visit, players, DESKTOP)
    play(page, touch)
    expect(end(page)).to_be_visible()
    assert problems(page) == []
    if players > 1:
        expect(end(page)).to_contain_text(re.compile("tower has fallen|village has burnt down"))
        heads = end(page).locator("thead th")
        expect(heads).to_have_text(["Points for", "tower", "houses", "traps", "together"])
        for row in end(page).locator("tbody tr").all():
            cells = [int(cell) for cell in row.locator("td").all_inner_texts() if cell.isdigit()]
            assert cells == [0] or sum(cells[:3]) == cells[3]
        expect(end(page).locator("tbody tr")).to_have_count(players)
        expect(end(page).locator(".near")).to_be_in_viewport(ratio=1)


def test_a_whole_game_by_touch(visit: Visit) -> None:
    page = table(visit, 2, PHONE, has_touch=True)
    play(page, tap_twice)
    expect(end(page)).to_be_visible()


def test_by_keyboard_one_goes_from_cell_to_cell(visit: Visit) -> None:
    page = table(visit, 2, DESKTOP)
    assert hero(page) == "c3"
    at(page, "c3").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(at(page, "b2")).to_be_focused()
    page.keyboard.press("Enter")
    expect_phase(page, 2)
    assert hero(page) == "b2"
    expect(at(page, "b2")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".fan button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".fan")).to_have_count(0)
    expect(at(page, "c2")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect_phase(page, 3)
    expect(at(page, "c2")).to_have_attribute("aria-label", re.compile(r"^c2: wall \(\\\)"))


def test_a_trap_is_chosen_first_and_then_its_cell(visit: Visit) -> None:
    page = table(visit, 2, DESKTOP)
    at(page, "b2").click()
    expect_phase(page, 2)
    page.get_by_role("button", name="catapult: 2").click()
    expect(bar(page)).to_contain_text("On which cell does the catapult go?")
    at(page, "d2").click()
    expect_phase(page, 3)
    expect(at(page, "d2")).to_have_attribute("aria-label", re.compile("catapult"))


def test_the_step_of_a_skeleton_is_taken_back_with_one_tap(visit: Visit) -> None:
    page = table(visit, 2, PHONE, has_touch=True)
    tap_twice(at(page, "b2"))
    expect_phase(page, 2)
    tap_twice(bar(page).get_by_role("button", name="Do nothing"))
    expect_phase(page, 3)
    waiting = page.locator(LIT).count()
    page.locator(LIT).first.tap()
    expect(page.locator(LIT)).to_have_count(waiting - 1)
    bar(page).locator(".back").tap()
    expect(page.locator(LIT)).to_have_count(waiting)


def test_what_an_answer_changes_is_seen_before_it_is_given(visit: Visit) -> None:
    """A wall before those who come in sends them another way; nothing is sent by looking."""
    page = table(visit, 1, DESKTOP)
    at(page, "b2").click()
    expect_phase(page, 2)
    page.get_by_role("button", name="wall (/)").click()
    waiting = page.locator(".cells button[aria-label*='skeleton waits']").first
    x, y = (int(number) for number in (waiting.get_attribute("data-spot") or "").split())
    cell = f"{'abcde'[min(max(x, 0), 4)]}{min(max(y, 0), 4) + 1}"
    expect(page.locator(".strong .way")).to_have_count(0)
    at(page, cell).hover()
    expect(page.locator(".strong .way")).not_to_have_count(0)
    assert phase(page) == 2


def test_footprints_are_shown_while_one_plans_until_they_are_not_wanted(visit: Visit) -> None:
    page = table(visit, 1, DESKTOP)
    expect(page.locator(".way")).to_have_count(4)
    footprints = page.get_by_role("button", name="Footprints")
    expect(footprints).to_have_text("Footprints")
    expect(footprints).to_have_attribute("aria-pressed", "true")
    footprints.click()
    expect(page.locator(".way")).to_have_count(0)
    page.reload()
    expect(footprints).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".way")).to_have_count(0)


def test_the_supply_is_looked_at_until_a_trap_can_be_placed(visit: Visit) -> None:
    """Both ways to place a wall take it from the same walls: there is one number."""
    page = table(visit, 2, DESKTOP)
    supply = page.get_by_role("group", name="Supply")
    expect(supply.get_by_role("button", name="wall: 2", exact=True)).to_be_visible()
    expect(supply.locator(".lit")).to_have_count(0)
    supply.get_by_role("button", name="dragon").hover()
    expect(page.get_by_role("note")).to_contain_text("BB-20")
    at(page, "b2").click()
    expect_phase(page, 2)
    expect(supply.locator(".number")).to_have_text(["2", "2", "1", "1"])
    walls = supply.get_by_role("group", name="wall: 2")
    expect(walls.get_by_role("button")).to_have_count(2)
    walls.get_by_role("button", name="wall (\\)").click()
    at(page, "c2").click()
    expect_phase(page, 3)
    expect(supply.get_by_role("button", name="wall: 1", exact=True)).to_be_visible()
    expect(supply.locator(".lit")).to_have_count(0)


def test_the_supply_is_one_stop_of_the_keyboard_and_what_a_trap_does_is_announced(
    visit: Visit,
) -> None:
    page = table(visit, 2, DESKTOP)
    supply = page.get_by_role("group", name="Supply")
    expect(supply.get_by_role("button")).to_have_count(5)
    expect(supply.locator("button[tabindex='0']")).to_have_count(1)
    at(page, "c3").focus()
    page.keyboard.press("Tab")
    expect(supply.get_by_role("button", name="wall: 2")).to_be_focused()
    announced = page.get_by_role("status").filter(has=page.get_by_role("note"))
    expect(announced).to_contain_text("BB-18")
    page.keyboard.press("ArrowRight")
    expect(supply.get_by_role("button", name="catapult: 2")).to_be_focused()
    expect(announced).to_contain_text("BB-19")
    page.keyboard.press("Tab")
    expect(announced).to_have_count(0)
    assert not supply.evaluate("supply => supply.contains(document.activeElement)")
    page.keyboard.press("Shift+Tab")
    expect(supply.get_by_role("button", name="catapult: 2")).to_be_focused()


def test_the_log_tells_a_round_in_few_lines(visit: Visit) -> None:
    page = table(visit, 3, DESKTOP)
    at(page, "b2").click()
    expect_phase(page, 2)
    bar(page).get_by_role("button", name="Do nothing").click()
    bar(page).get_by_role("button", name="Move the rest").click()
    expect(page.locator(".stage")).to_contain_text("Round 2")
    lines = page.locator("aside ol li")
    heroes = re.compile(r"^Heroes: You – b2, random – .., random 2 – ..\.$")
    expect(lines.nth(1)).to_have_text(heroes)
    told = lines.all_inner_texts()
    assert len(told) < 12
    assert [line for line in told if re.fullmatch("Your field: 4 skeletons move on.", line)]
    expect(page.get_by_label("What just happened")).to_contain_text("Your field: 4 skeletons")


def test_cells_have_their_names_at_the_edges(visit: Visit) -> None:
    page = table(visit, 2)
    names = page.locator(".ground .coordinates text")
    expect(names).to_have_text([*"abcde", *"12345"])
    for name in names.all():
        box = name.bounding_box()
        assert box
        assert box["height"] >= 11
    expect(page.locator(".other .coordinates")).to_have_count(0)


def test_a_strip_of_fields_shows_that_there_are_more(visit: Visit) -> None:
    page = table(visit, 6, PHONE)
    last, on = page.locator(".other").last, page.locator(".turn.after")
    expect(on).to_be_visible()
    expect(last).not_to_be_in_viewport(ratio=0.9)
    for _ in range(3):
        if on.is_visible():
            on.click()
            page.wait_for_timeout(400)
    expect(last).to_be_in_viewport(ratio=0.95)
    expect(on).to_be_hidden()
    expect(page.locator(".turn.before")).to_be_visible()


def test_on_a_phone_three_opponents_are_in_sight(visit: Visit) -> None:
    page = table(visit, 4, PHONE)
    for other in page.locator(".other").all():
        expect(other).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".turn.after")).to_be_hidden()


def test_a_finger_looks_first(visit: Visit) -> None:
    page = table(visit, 2, PHONE, has_touch=True)
    at(page, "b2").tap()
    expect(bar(page)).to_contain_text("Hero to b2?")
    assert hero(page) == "c3"
    page.wait_for_timeout(300)
    at(page, "b2").tap()
    expect_phase(page, 2)
    assert hero(page) == "b2"


def test_those_who_share_a_device_see_their_own_field_as_it_is(visit: Visit) -> None:
    """In hidden lanes each sees what they do, and the other's field as it was."""
    page = visit("/", DESKTOP)
    open_table(page, "badbones", [HERE, BOB], players=2)
    expect(bar(page)).to_contain_text("Ola:")
    at(page, "b2").click()
    expect(bar(page)).to_contain_text("Bob:")
    assert hero(page) == "c3"
    at(page, "d4").click()
    expect(bar(page)).to_contain_text("Ola:")
    expect_phase(page, 2)
    assert hero(page) == "b2"
    bar(page).get_by_role("button", name="Do nothing").click()
    bar(page).get_by_role("button", name="Do nothing").click()
    expect_phase(page, 3)
    lit = page.locator(LIT).count()
    page.locator(LIT).first.click()
    expect(page.locator(LIT)).to_have_count(lit - 1)
    expect(bar(page)).to_contain_text("Ola:")
    bar(page).get_by_role("button", name="Move the rest").click()
    expect(bar(page)).to_contain_text("Bob:")
    bar(page).get_by_role("button", name="Move the rest").click()
    expect(page.locator(".stage")).to_contain_text("Round 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_fit_on_a_phone_in_every_language(visit: Visit, language: str) -> None:
    page = table(visit, 6, PHONE, locale=language)
    expect(page.locator(".other")).to_have_count(5)
    assert not is_wider_than_the_screen(page)
    assert page.locator(".cells").bounding_box()["width"] > 330  # type: ignore[index]
    for button in page.locator(LIT).all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    assert problems(page) == []
    page.locator(".other button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
