"""Taking back in a real browser: by mouse, by keyboard, by several people, on a broken line."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import HERE, LINK, Person, Server
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import bar, is_wider_than_the_screen, open_table, problems
from tests.web.line import Line

Visit = Callable[..., Page]


def take_back(page: Page) -> Locator:
    return page.get_by_role("button", name="Take back")


def place(page: Page, disc: str = "a flower") -> Locator:
    found: Locator = bar(page).get_by_role("button", name=f"Place {disc}")
    return found


def with_a_disc_to_place(
    visit: Visit, server: Server, size: dict[str, int]
) -> tuple[Page, Person, str]:
    """A game of Skull in which both have to place their first disc."""
    host = Person(server)
    table = host.open(HERE, LINK)
    page = visit(f"/t/{table}", size)
    page.get_by_label("Name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    expect(place(page)).to_be_visible()
    return page, host, table


def answer_for(host: Person, table: str) -> None:
    host.watch(table)
    assert "refused" not in host.answer(host.questions()[0], ["place", "flower"])
    host.leave()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_disc_placed_is_taken_back_and_another_is_placed(
    visit: Visit, server: Server, size: dict[str, int]
) -> None:
    page, host, table = with_a_disc_to_place(visit, server, size)
    expect(take_back(page)).to_have_count(0)
    told = page.locator("aside li")
    before = told.count()
    place(page).click()
    expect(told).to_have_count(before + 1)
    box = take_back(page).bounding_box()
    assert box
    assert box["height"] >= 44
    assert not is_wider_than_the_screen(page)
    assert problems(page) == []
    take_back(page).click()
    expect(page.get_by_label("What just happened")).to_have_text("The last move is taken back.")
    expect(take_back(page)).to_have_count(0)
    expect(told).to_have_count(before)
    place(page, "the skull").click()
    expect(told).to_have_count(before + 1)
    expect(take_back(page)).to_be_visible()
    answer_for(host, table)
    expect(take_back(page)).to_have_count(0)


def test_the_same_by_keyboard_alone(visit: Visit, server: Server) -> None:
    page, host, table = with_a_disc_to_place(visit, server, DESKTOP)

    def press(name: str) -> None:
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent").strip().startswith(name):
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"{name} can't be reached by keyboard")

    press("Place")
    expect(take_back(page)).to_be_visible()
    press("Take back")
    expect(place(page)).to_be_visible()
    # The bar is where the keyboard goes on.
    page.wait_for_function("!!document.activeElement.closest('.bar')")
    press("Place")
    for keys in ("Control+z", "Meta+z"):
        expect(take_back(page)).to_be_visible()
        page.keyboard.press(keys)
        expect(place(page)).to_be_visible()
        press("Place")
    # Where nothing can be taken back, the keys do nothing.
    expect(take_back(page)).to_be_visible()
    answer_for(host, table)
    expect(take_back(page)).to_have_count(0)
    before = page.locator("aside li").count()
    page.keyboard.press("Control+z")
    page.wait_for_timeout(200)
    expect(page.locator("aside li")).to_have_count(before)


@pytest.mark.parametrize("locale", ["en-GB", "uk-UA", "ru-RU", "pl-PL"])
def test_the_other_buttons_stay_where_they_are(visit: Visit, server: Server, locale: str) -> None:
    """With two tribes the same is asked twice, the second time with something to take back."""
    host = Person(server)
    table = host.open(LINK, HERE, options={"tribes": 2})
    host.leave()
    page = visit(f"/t/{table}", PHONE, locale=locale)
    page.locator("input").first.fill("Aleksandra")
    page.locator("button.main").click()
    answers = page.locator("section.bar .buttons .button")
    expect(answers).to_have_count(2)
    before = [answer.bounding_box() for answer in answers.all()]
    answers.first.click()
    expect(page.locator("section.bar .back")).to_be_visible()
    expect(answers).to_have_count(2)
    assert [answer.bounding_box() for answer in answers.all()] == before


def test_others_see_it_go_without_a_word_too_many(visit: Visit, server: Server) -> None:
    """With motion: what was told is not told again."""
    host = Person(server)
    table = host.open(HERE, LINK)
    bob = visit(f"/t/{table}", PHONE, reduced_motion="no-preference")
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(bar(bob).get_by_role("button", name="Place a flower")).to_be_visible()
    host.watch(table)
    told = bob.locator("aside li").filter(has_text="Ola places a disc face down.")
    for _ in range(2):
        host.catch_up()
        assert "refused" not in host.answer(host.questions()[0], ["place", "skull"])
        expect(told).to_have_count(1)
        host.catch_up()
        assert "refused" not in host.take_back(host.sights[0]["taking_back"])
        expect(told).to_have_count(0)
        expect(bob.get_by_label("What just happened")).to_have_text("The last move is taken back.")
    bar(bob).get_by_role("button", name="Place a flower").click()
    expect(take_back(bob)).to_be_visible()
    host.leave()


def test_on_one_device_it_is_for_whoever_answered(visit: Visit, server: Server) -> None:
    page = visit("/")
    open_table(page, "skull", [HERE, {"kind": "here", "name": "Bob"}], players=2)
    page.get_by_role("button", name="I am Ola").click()
    bar(page).get_by_role("button", name="Place a flower").click()
    expect(page.get_by_role("button", name="I am Bob")).to_be_visible()
    page.get_by_role("button", name="Ola: take back").click()
    # Her secret opens again only before her.
    expect(page.get_by_role("button", name="I am Ola")).to_be_visible()
    page.get_by_role("button", name="I am Ola").click()
    bar(page).get_by_role("button", name="Place the skull").click()
    page.get_by_role("button", name="I am Bob").click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    expect(page.get_by_role("button", name="take back")).to_have_count(0)


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    line = Line(server.port)
    yield line
    line.close()


@pytest.mark.parametrize("lost", ["the wish", "its answer"])
def test_in_flight_when_the_line_is_cut_it_is_sent_again(
    visit: Visit, server: Server, line: Line, lost: str
) -> None:
    host = Person(server)
    table = host.open(LINK, LINK)
    other = Person(server)
    page = visit(f"{line.address}/t/{table}")
    page.get_by_label("Name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    assert other.post(f"tables/{table}/sit", {"name": "Eve"}).status_code == 200
    bar(page).get_by_role("button", name="Place a flower").click()
    expect(take_back(page)).to_be_visible()
    line.swallow(to_server=lost == "the wish")
    take_back(page).click()
    expect(bar(page)).to_contain_text("Sent")
    page.wait_for_timeout(300)
    line.cut()
    expect(bar(page).get_by_role("button", name="Place the skull")).to_be_visible(timeout=20_000)
    page.reload()
    expect(bar(page).get_by_role("button", name="Place the skull")).to_be_visible()
    host.leave()
    other.leave()
