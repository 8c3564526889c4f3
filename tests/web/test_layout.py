"""Every screen: phones upright and on their side, small ones, tablets, in the longest languages."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import BOT, LINK, Person, Server
from tests.web.conftest import PHONE
from tests.web.hands import bar, click_first, is_wider_than_the_screen, open_table
from tests.web.test_sedlec import touch_something

Visit = Callable[..., Page]

SMALL = {"width": 320, "height": 568}
ON_ITS_SIDE = {"width": 740, "height": 360}
LONGER = {"width": 844, "height": 390}
TABLET = {"width": 768, "height": 1024}
LINES = """all => all.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map((line) => line.top)).size;
})"""
"""How many lines of text each has."""
BOTS = ["warden", "gambler", "trickster"]


def table(visit: Visit, server: Server, size: dict[str, int], players: int, **more: Any) -> Page:
    """A table with bots where somebody with a long name is asked to place the first disc."""
    host = Person(server)
    bots = [{**BOT, "bot": BOTS[place % 3]} for place in range(players - 1)]
    id = host.open(LINK, *bots, **more)
    host.leave()
    page = visit(f"/t/{id}", size)
    page.get_by_label("Name").fill("Aleksandra")
    page.get_by_role("button", name="Sit down").click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    return page


def cut_off(page: Page, selector: str) -> list[str]:
    """Texts that are wider or higher than the room they have."""
    found: list[str] = page.locator(selector).evaluate_all(
        "all => all.filter(e => e.scrollWidth > e.clientWidth + 1 && e.clientWidth"
        " || e.scrollHeight > e.clientHeight + 2 && e.clientHeight).map(e => e.textContent)"
    )
    return found


@pytest.mark.parametrize("players", [2, 5, 12])
@pytest.mark.parametrize(
    "size", [SMALL, ON_ITS_SIDE, LONGER], ids=["small", "on its side", "longer"]
)
def test_every_phone_can_be_played_on(
    visit: Visit, server: Server, size: dict[str, int], players: int
) -> None:
    page = table(visit, server, size, players)
    for _ in range(3):
        assert not is_wider_than_the_screen(page)
        for answer in bar(page).locator("button:not([role=radio])").all():
            expect(answer).to_be_in_viewport(ratio=1)
            answer.click(trial=True, timeout=2000)
        expect(page.locator("section.mine .things > .hand")).to_be_in_viewport()
        ring = page.locator(".ring").evaluate("e => e.parentElement.clientHeight")
        assert ring >= 110
        click_first(page)
        page.wait_for_timeout(150)


def test_numbers_that_are_out_of_sight_are_hinted_at(visit: Visit, server: Server) -> None:
    """Where not all bids fit, a part of the next row is seen, and the rest can be reached."""
    page = table(visit, server, PHONE, 12, options={"first": 0})
    click_first(page)
    numbers = bar(page).get_by_role("radio")
    expect(numbers).to_have_count(12)
    box = bar(page).get_by_role("radiogroup").bounding_box()
    assert box
    bottom = box["y"] + box["height"]
    edges = numbers.evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(box => [box.top, box.bottom])"
    )
    assert [edge for edge in edges if edge[0] + 8 < bottom < edge[1]]
    numbers.last.click()
    expect(numbers.last).to_be_checked()


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_names_and_words_of_seats_are_not_cut_off(
    visit: Visit, server: Server, size: dict[str, int]
) -> None:
    page = table(visit, server, size, 6)
    for _ in range(3):
        assert cut_off(page, ".seat .note, .seat .text, header .turn, .happened") == []
        click_first(page)
        page.wait_for_timeout(150)


@pytest.mark.parametrize("locale", ["en-GB", "uk", "ru", "pl"])
def test_whose_disc_is_flipped_is_asked_in_one_line_and_asked_again_in_place(
    visit: Visit, server: Server, locale: str
) -> None:
    page = visit("/", PHONE, locale=locale, has_touch=True)
    people = [{"kind": "here", "name": name} for name in ("Ola", "Trickster", "Warden", "Gambler")]
    open_table(page, "skull", people, players=4, first=0)
    actions = page.locator("section.bar")
    for _ in people:
        page.locator(".pass .main").click()
        actions.locator(".buttons button").first.click()
    page.locator(".pass .main").click()
    actions.get_by_role("radio").last.click()
    actions.locator(".choice > .button").click()
    seats = page.locator("button.seat")
    expect(seats).to_have_count(3)
    assert {*actions.locator(".buttons button").evaluate_all(LINES)} == {1}
    top = seats.nth(1)
    before, of_bar = top.bounding_box(), actions.bounding_box()
    top.tap()
    expect(top.locator(".again")).to_be_visible()
    assert (top.bounding_box(), actions.bounding_box()) == (before, of_bar)


def test_the_head_of_the_page_names_who_is_awaited(visit: Visit, server: Server) -> None:
    person = Person(server)
    id = person.open({"kind": "here", "name": "Konstantynopolitańczyk"}, BOT)
    page = visit(f"/t/{id}", PHONE)
    expect(page.locator("header .turn")).to_contain_text("Konstantynopolitańczyk")
    assert cut_off(page, "header .turn") == []
    person.leave()


@pytest.mark.parametrize("players", [5, 6])
def test_the_frames_of_neighbours_do_not_overlap(
    visit: Visit, server: Server, players: int
) -> None:
    page = table(visit, server, TABLET, players)
    boxes = [spot.bounding_box() for spot in page.locator(".spot").all()]
    for one, other in combinations(boxes, 2):
        assert one
        assert other
        assert (
            one["x"] + one["width"] <= other["x"]
            or other["x"] + other["width"] <= one["x"]
            or one["y"] + one["height"] <= other["y"]
            or other["y"] + other["height"] <= one["y"]
        )


def test_whoever_acts_among_twelve_is_in_sight(visit: Visit, server: Server) -> None:
    host = Person(server)
    id = host.open(*[{"kind": "here", "name": f"Person {number}"} for number in range(1, 13)])
    page = visit(f"/t/{id}", PHONE)
    host.watch(id)
    for sight in host.sights:
        for question in sight["questions"]:
            host.answer(question, ["place", "flower"])
    for _ in range(12):
        asked = page.locator(".seat.asked")
        expect(asked).to_have_count(1)
        expect(asked).to_be_in_viewport(ratio=0.9)
        host.catch_up()
        (question,) = host.questions()
        host.answer(question, ["place", "flower"])
        page.wait_for_timeout(100)
    host.leave()


LOW = {"width": 360, "height": 640}
LYING = {"width": 640, "height": 360}
WIDE = {"width": 1920, "height": 1080}
HUGE = {"width": 2560, "height": 1440}


def sedlec(visit: Visit, server: Server, size: dict[str, int], players: int) -> Page:
    host = Person(server)
    options = {"expansions": ["zealots"]} if players == 4 else {}
    bots = [{"kind": "bot", "bot": "novice"}] * (players - 1)
    id = host.open(LINK, *bots, game="sedlec", options=options)
    host.leave()
    page = visit(f"/t/{id}", size)
    page.get_by_label("Name").fill("Aleksandra")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("region", name="Graveyard")).to_be_visible()
    return page


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    "size", [LOW, PHONE, LYING, LONGER], ids=["low", "phone", "lying", "longer"]
)
def test_piles_can_be_seen_and_touched(
    visit: Visit, server: Server, size: dict[str, int], players: int
) -> None:
    page = sedlec(visit, server, size, players)
    for _ in range(6):
        assert not is_wider_than_the_screen(page)
        # At one moment: what can be touched changes, and piles are drawn anew with it.
        sizes = page.evaluate(
            """() => [...document.querySelectorAll(".graveyard .pile")]
                .map(pile => [pile.offsetWidth, pile.offsetHeight])"""
        )
        assert len(sizes) == 6
        assert [size for size in sizes if size[0] < 44 or size[1] < 80] == []
        touch_something(page)
        page.wait_for_timeout(80)


@pytest.mark.parametrize("size", [LOW, LYING, LONGER], ids=["low", "lying", "longer"])
def test_cards_stay_in_their_frames(visit: Visit, server: Server, size: dict[str, int]) -> None:
    page = sedlec(visit, server, size, 4)
    for _ in range(8):
        spilt = page.evaluate(
            """() => [...document.querySelectorAll(".builder, .mine")].flatMap(frame => {
              const edge = frame.getBoundingClientRect();
              return [...frame.querySelectorAll("rect.face")].filter(card => {
                const box = card.getBoundingClientRect();
                return box.width && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2
                  || box.left < edge.left - 2 || box.right > edge.right + 2);
              }).map(card => frame.getAttribute("aria-label"));
            })"""
        )
        assert spilt == []
        touch_something(page)
        page.wait_for_timeout(80)


@pytest.mark.parametrize("size", [WIDE, HUGE], ids=["wide", "huge"])
def test_the_pyramid_grows_with_the_screen(
    visit: Visit, server: Server, size: dict[str, int]
) -> None:
    page = sedlec(visit, server, size, 2)
    box = page.locator(".mine .structures").bounding_box()
    assert box
    assert box["height"] > 0.6 * (size["height"] - 200)


def test_the_buttons_of_the_first_page_have_room_for_their_words(visit: Visit) -> None:
    for size in (PHONE, TABLET):
        page = visit("/", size, locale="ru-RU")
        expect(page.locator(".door")).to_have_count(4)
        assert not is_wider_than_the_screen(page)
        assert cut_off(page, ".door .button") == []
        for button in page.locator(".door .main").all():
            box = button.bounding_box()
            assert box
            assert box["height"] <= 56


def test_the_last_field_of_a_new_table_is_not_covered(visit: Visit) -> None:
    page = visit("/new/skull", PHONE)
    button = page.get_by_role("button", name="Open the table")
    expect(button).to_be_visible()
    for field in page.locator("fieldset select, fieldset input.field").all():
        field.scroll_into_view_if_needed()
        field.click(trial=True, timeout=2000)
    box, last = button.bounding_box(), page.locator("fieldset").last.bounding_box()
    assert box
    assert last
    assert last["y"] + last["height"] <= box["y"]
