"""The pictures of the README, made anew: `make pictures` plays some games in a browser."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.conftest import ROOT
from tests.server.client import LINK, Person, Server
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.hands import bar, is_over
from tests.web.test_badbones import answer as defend
from tests.web.test_nightmarium import answer, click, is_asked
from tests.web.test_sedlec import touch_something

FOLDER = ROOT / "docs" / "pictures"
DESKTOP = {"width": 1200, "height": 760}
PHONE = {"width": 390, "height": 844}
BOTS = ["warden", "gambler", "trickster"]
DREAMERS = ["regular", "novice"]
DEFENDERS = ["regular", "novice", "novice"]


def sit_down(
    browser: Browser,
    server: Server,
    game: str,
    bots: list[str],
    options: dict[str, bool] | None = None,
    **look: Any,
) -> Page:
    """Ola and bots, in a window of her own."""
    host = Person(server)
    chairs = [LINK, *({"kind": "bot", "bot": bot} for bot in bots)]
    table = host.open(*chairs, game=game, options=options or {})
    host.leave()
    context = browser.new_context(
        base_url=server.address,
        locale="en-GB",
        color_scheme="dark",
        reduced_motion="reduce",
        **look,
    )
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.get_by_label("Name").fill("Ola")
    page.get_by_role("button", name="Sit down").click()
    return page


def sedlec_on_a_desktop(browser: Browser, server: Server) -> Page:
    """Half of the stack stands, and there are cards in the hand."""
    page = sit_down(browser, server, "sedlec", ["regular", "novice"], viewport=DESKTOP)
    expect(page.get_by_role("region", name="Graveyard")).to_be_visible()
    skulls, hand = page.locator(".mine [data-skull]"), page.locator(".mine.asked, .hand .card")
    for _ in range(100):
        page.wait_for_timeout(300)
        if skulls.count() >= 6 and hand.count() >= 2:
            return page
        touch_something(page)
    raise AssertionError("no card stayed in the hand")


def skull_on_a_phone(browser: Browser, server: Server) -> Page:
    """Few discs lie on the mats, and the bids have begun."""
    for _ in range(20):
        page = sit_down(browser, server, "skull", BOTS, viewport=PHONE, device_scale_factor=1.5)
        for _ in range(2):
            bar(page).get_by_role("button", name="flower").click()
            page.wait_for_timeout(500)
            if bar(page).get_by_role("button", name="Pass").count():
                return page
        page.close()
    raise AssertionError("no bot bids")


def nightmarium_on_a_desktop(browser: Browser, server: Server) -> Page:
    """Creatures stand all around, and a card of the hand shows where it fits."""
    for seed in range(20):
        page = sit_down(browser, server, "nightmarium", DREAMERS, viewport=DESKTOP)
        expect(page.locator(".hand .card")).to_have_count(5)
        rng = Random(seed)
        for _ in range(400):
            page.wait_for_timeout(60)
            if is_over(page):
                break
            if not is_asked(page):
                continue
            cards = page.locator(".hand .answer")
            if cards.count():
                click(cards.last)
                page.wait_for_timeout(60)
            if is_in_full_swing(page):
                return page
            answer(page, rng, click)
        page.close()
    raise AssertionError("no game is in full swing")


def badbones_on_a_desktop(browser: Browser, server: Server) -> Page:
    """The third round: skeletons are all over the field, and footprints show where they go."""
    page = sit_down(browser, server, "badbones", DEFENDERS, viewport=DESKTOP)
    defend_until(page, "Round 3, phase 3")
    return page


def badbones_together(browser: Browser, server: Server) -> Page:
    """Together, with commanders: four towers each, one capital, and a supply that all share."""
    options = {"coop": True, "commanders": True}
    page = sit_down(browser, server, "badbones", DEFENDERS[:2], options, viewport=DESKTOP)
    defend_until(page, "Round 4 of 10, phase 3")
    return page


def defend_until(page: Page, when: str) -> None:
    """Plays until skeletons are all over the field, and shows where they go."""
    rng = Random(2)
    for _ in range(400):
        page.wait_for_timeout(60)
        stage = page.locator(".stage")
        if stage.count() and when in stage.inner_text() and is_asked(page):
            page.get_by_role("button", name="Footprints").click()
            return
        if bar(page).locator(".answers button").count():
            defend(page, rng, click)
    raise AssertionError(f"“{when}” is not reached")


def is_in_full_swing(page: Page) -> bool:
    """There are many creatures, and Ola has chosen a card that goes to one of hers."""
    laid = [page.locator(f"{side} [data-card]").count() for side in (".mine", ".dreamer")]
    fits = page.locator(".mine :has(> [data-target]) [data-card]").count()
    return bool(fits and page.locator(".chosen").count()) and laid[0] > 4 and laid[1] > 8


def take(page: Page, file: Path) -> None:
    """A picture of the page at rest: nothing has the focus, no news is on its way."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(4000)
    page.screenshot(path=file)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        take(sedlec_on_a_desktop(browser, server), FOLDER / "sedlec-desktop.png")
        take(nightmarium_on_a_desktop(browser, server), FOLDER / "nightmarium-desktop.png")
        take(badbones_on_a_desktop(browser, server), FOLDER / "badbones-desktop.png")
        take(badbones_together(browser, server), FOLDER / "badbones-together.png")
        take(skull_on_a_phone(browser, server), FOLDER / "skull-phone.png")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
