"""Talk at a co-operative table: phrases by taps and keys, each page in its reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import HERE, LINK, Person, Server
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import bar, open_table, problems
from tests.web.test_people import sit

Visit = Callable[..., Page]
BOB = {"kind": "here", "name": "Bob"}
LOW = {"width": 740, "height": 360}
WIDTH = "document.documentElement.scrollWidth"


def two_at_a_table(visit: Visit, size: dict[str, int] = DESKTOP) -> tuple[Page, Page]:
    """Ola, who reads English, and Tadzio, who reads Polish."""
    ola = visit("/", size)
    open_table(ola, "badbones", [HERE, LINK], players=2, coop=True)
    tadzio = visit(re.sub(r".*(/t/)", r"\1", ola.url), size, locale="pl-PL")
    tadzio.get_by_label("Imię").fill("Tadzio")
    tadzio.get_by_role("button", name="Usiądź").click()
    expect(bar(ola)).to_be_visible()
    return ola, tadzio


def tab(page: Page, name: str = "Talk") -> Any:
    return page.get_by_role("tab", name=re.compile(f"^{name}"))


def phrase(page: Page, name: str) -> Any:
    return page.locator(".chooser").get_by_role("button", name=name, exact=True)


def bubbles(page: Page) -> Any:
    return page.locator(".bubbles p")


def said(page: Page) -> Any:
    return page.locator(".talk ol li")


def spoken(page: Page, text: str) -> Any:
    return page.locator("[aria-live=polite] p").filter(has_text=text)


def faults(page: Page) -> list[str]:
    """What axe finds; that the panel is a dialog while it lies over the table is meant."""
    return [one for one in problems(page) if not one.startswith("aria-allowed-role: <aside")]


def test_each_reads_it_in_their_own_language(visit: Visit) -> None:
    ola, tadzio = two_at_a_table(visit)
    watcher = visit(re.sub(r".*(/t/)", r"\1", ola.url), locale="uk-UA")
    expect(tab(watcher, "Розмова")).to_be_visible()
    tab(ola).click()
    expect(said(ola)).to_have_text("Nothing has been said yet.")
    phrase(ola, "I place … on …").click()
    phrase(ola, "a treasure").click()
    expect(ola.locator(".begun")).to_contain_text("I place a treasure on …")
    phrase(ola, "c2").click()
    expect(bubbles(ola)).to_have_text("You: I place a treasure on c2.")
    expect(bubbles(tadzio)).to_have_text("Ola: Wykładam skarb na c2.")
    expect(bubbles(watcher)).to_have_text("Ola: Викладаю скарб на c2.")
    for page, text in ((ola, "on c2."), (tadzio, "na c2."), (watcher, "на c2.")):
        expect(spoken(page, text)).to_have_count(1)
    # What is new is counted until it is read.
    expect(tab(tadzio, "Rozmowa, 1 nowe zdanie")).to_be_visible()
    tab(tadzio, "Rozmowa").click()
    expect(tadzio.get_by_role("tab", name="Rozmowa", exact=True)).to_be_visible()
    phrase(tadzio, "Dziękuję!").click()
    expect(said(ola)).to_have_text(["You I place a treasure on c2.", "Tadzio Thank you!"])
    # Who only looks on can read, and not speak.
    tab(watcher, "Розмова").click()
    expect(said(watcher)).to_have_count(2)
    expect(watcher.locator(".chooser")).to_have_count(0)
    expect(watcher.get_by_text("Говорять лише ті, хто грає.")).to_be_visible()
    # What was said lately is there after a reload; nothing of it is new.
    tadzio.reload()
    tab(tadzio, "Rozmowa").click()
    expect(said(tadzio)).to_have_count(2)
    expect(bubbles(tadzio)).to_have_count(0)


def test_a_seat_is_chosen_among_the_others_and_called_by_its_name(visit: Visit) -> None:
    ola, tadzio = two_at_a_table(visit)
    tab(ola).click()
    phrase(ola, "I send skeletons to …").click()
    expect(ola.locator(".values button")).to_have_text(["Tadzio"])
    phrase(ola, "Tadzio").click()
    expect(bubbles(ola)).to_have_text("You: I send skeletons to Tadzio.")
    expect(bubbles(tadzio)).to_contain_text("Wysyłam szkielety do")


def test_who_says_too_much_is_told_so(visit: Visit) -> None:
    ola, tadzio = two_at_a_table(visit)
    tab(ola).click()
    for _ in range(5):
        phrase(ola, "Yes.").click()
    expect(ola.get_by_role("alert")).to_contain_text("That was a lot at once.")
    expect(bubbles(tadzio)).to_have_count(3)
    expect(said(ola)).to_have_count(4)


def test_who_wants_it_quiet_sees_and_hears_nothing_of_it(visit: Visit) -> None:
    ola, tadzio = two_at_a_table(visit)
    tab(tadzio, "Rozmowa").click()
    mute = tadzio.get_by_role("button", name="Wycisz")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    tab(tadzio, "Dziennik").click()
    tab(ola).click()
    phrase(ola, "Who needs help?").click()
    expect(bubbles(ola)).to_have_count(1)
    expect(bubbles(tadzio)).to_have_count(0)
    expect(spoken(tadzio, "Komu pomóc?")).to_have_count(0)
    expect(tadzio.get_by_role("tab", name="Rozmowa", exact=True)).to_be_visible()
    # It stands where one looks for it, and stays quiet after a reload.
    tadzio.reload()
    tab(tadzio, "Rozmowa").click()
    expect(said(tadzio)).to_have_text("Ola Komu pomóc?")
    expect(tadzio.get_by_role("button", name="Wycisz")).to_have_attribute("aria-pressed", "true")


def test_all_of_it_goes_by_keyboard(visit: Visit) -> None:
    ola, tadzio = two_at_a_table(visit)
    page_tab = ola.get_by_role("tab", name="Log")
    page_tab.focus()
    ola.keyboard.press("ArrowLeft")
    expect(tab(ola)).to_be_focused()
    expect(tab(ola)).to_have_attribute("aria-selected", "true")
    phrase(ola, "I take …").focus()
    ola.keyboard.press("Enter")
    expect(phrase(ola, "a wall")).to_be_focused()
    ola.keyboard.press("Escape")
    expect(phrase(ola, "I take …")).to_be_focused()
    ola.keyboard.press("Enter")
    ola.keyboard.press("Tab")
    ola.keyboard.press("Enter")
    expect(phrase(ola, "I take …")).to_be_focused()
    expect(bubbles(tadzio)).to_have_text("Ola: Biorę katapultę.")


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["upright", "on its side"])
def test_on_a_phone_it_is_a_sheet_and_bubbles_keep_off_the_bar(
    visit: Visit, size: dict[str, int]
) -> None:
    ola, tadzio = two_at_a_table(visit, size)
    box, width = bar(ola).bounding_box(), ola.evaluate(WIDTH)
    ola.get_by_role("button", name="Talk", exact=True).click()
    sheet = ola.get_by_role("dialog", name="Log, rules and talk")
    expect(sheet).to_be_visible()
    assert faults(ola) == []
    phrase(ola, "My tower on … is in danger.").click()
    phrase(ola, "b2").click()
    expect(sheet).to_be_hidden()
    for page in (ola, tadzio):
        bubble = bubbles(page).bounding_box()
        beneath = page.locator("section.bar").bounding_box()
        assert bubble
        assert beneath
        is_above = bubble["y"] + bubble["height"] <= beneath["y"]
        assert is_above or bubble["x"] + bubble["width"] <= beneath["x"]
    assert (bar(ola).bounding_box(), ola.evaluate(WIDTH)) == (box, width)
    expect(tadzio.get_by_role("button", name="Rozmowa, 1 nowe zdanie")).to_be_visible()


def test_of_those_who_share_a_device_one_is_chosen_to_speak(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "badbones", [HERE, BOB], players=2, coop=True)
    tab(page).click()
    page.get_by_role("group", name="Who speaks").get_by_text("Bob").click()
    phrase(page, "Well done!").click()
    expect(bubbles(page)).to_have_text("Bob: Well done!")


def test_where_a_game_has_no_phrases_nothing_of_it_is_seen(visit: Visit) -> None:
    page = visit("/")
    for game, options in (("badbones", {"players": 2}), ("skull", {"players": 2})):
        open_table(page, game, [HERE, BOB], **options)
        expect(page.get_by_role("tab", name="Log")).to_be_visible()
        expect(tab(page)).to_have_count(0)


def test_a_page_outlives_a_restart_and_its_talk_does_not(visit: Visit, server: Server) -> None:
    friend = Person(server)
    table = friend.open(BOB, LINK, game="badbones", options={"coop": True})
    page = visit(f"/t/{table}")
    sit(page, "Ola")
    tab(page).click()
    phrase(page, "Yes.").click()
    expect(said(page)).to_have_text("Ola Yes.")
    server.kill()
    server.start()
    expect(said(page)).to_have_text("Nothing has been said yet.", timeout=20_000)
    phrase(page, "No.").click()
    expect(said(page)).to_have_text("Ola No.")
    friend.leave()
