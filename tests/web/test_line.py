"""Lines that fail in every way: a tapped move arrives, and it arrives once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Server
from tests.web.hands import bar
from tests.web.line import Line

Visit = Callable[..., Page]

LOST = "Connection lost"


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    line = Line(server.port)
    yield line
    line.close()


def game(visit: Visit, address: str) -> Page:
    """A game against bots with the first disc still to place."""
    page = visit(address)
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    return page


def look_out_for_loss(page: Page) -> None:
    """The page itself remembers that it said so, however soon the line is back."""
    page.evaluate(
        """text => new MutationObserver(() => {
            if (document.body.innerText.includes(text)) window.wasLost = true;
        }).observe(document.body, { subtree: true, childList: true, characterData: true })""",
        LOST,
    )


def placed(page: Page) -> Locator:
    """What the log says of my own first disc."""
    return page.locator("aside li").filter(has_text="You place a flower face down.")


def test_whoever_has_answered_does_not_wait_for_themselves(visit: Visit, line: Line) -> None:
    page = game(visit, line.address)
    expect(page.locator("header .turn")).to_have_text("Your turn")
    line.swallow()
    bar(page).get_by_role("button", name="Place a flower").click()
    expect(bar(page)).to_contain_text("Sent")
    expect(page.locator("header .turn")).not_to_contain_text("You")
    assert "You" not in page.title()
    line.cut()


def test_a_line_that_dies_silently_is_noticed_and_the_move_arrives_once(
    visit: Visit, line: Line
) -> None:
    page = game(visit, line.address)
    look_out_for_loss(page)
    line.swallow()
    bar(page).get_by_role("button", name="Place a flower").click()
    expect(bar(page)).to_contain_text("Sent")
    page.wait_for_function("window.wasLost", timeout=20_000)
    expect(placed(page)).to_have_count(1, timeout=20_000)
    expect(page.get_by_text(LOST)).to_be_hidden()
    line.cut()
    page.reload()
    expect(placed(page)).to_have_count(1)


@pytest.mark.parametrize("lost", ["the move", "its answer"])
def test_a_move_in_flight_when_the_line_is_cut_is_sent_again(
    visit: Visit, line: Line, lost: str
) -> None:
    page = game(visit, line.address)
    line.swallow(to_server=lost == "the move")
    bar(page).get_by_role("button", name="Place a flower").click()
    expect(bar(page)).to_contain_text("Sent")
    page.wait_for_timeout(300)
    line.cut()
    expect(placed(page)).to_have_count(1, timeout=20_000)
    expect(page.get_by_text(LOST)).to_be_hidden()
    page.reload()
    expect(placed(page)).to_have_count(1)


def test_without_a_network_the_page_says_so_at_once_and_sends_the_move_later(
    visit: Visit, line: Line
) -> None:
    page = game(visit, line.address)
    line.swallow()
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible(timeout=1000)
    bar(page).get_by_role("button", name="Place a flower").click()
    expect(bar(page)).to_contain_text("Your move will be sent as soon as it is back")
    page.wait_for_timeout(2500)
    expect(page.get_by_text(LOST)).to_be_visible()
    page.context.set_offline(False)
    expect(placed(page)).to_have_count(1, timeout=20_000)
    expect(page.get_by_text(LOST)).to_be_hidden()


def test_a_page_that_is_looked_at_again_feels_the_line_at_once(visit: Visit, line: Line) -> None:
    page = game(visit, line.address)
    look_out_for_loss(page)
    line.swallow()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    # Sooner than the next regular beat would have found out.
    page.wait_for_function("window.wasLost", timeout=9_000)
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=20_000)


def test_the_bar_of_a_lost_line_covers_nothing(visit: Visit, line: Line) -> None:
    page = game(visit, line.address)
    line.close()
    box = page.get_by_text(LOST).bounding_box(timeout=20_000)
    header = page.locator("main header").bounding_box()
    assert box
    assert header
    assert box["y"] + box["height"] <= header["y"]
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")
