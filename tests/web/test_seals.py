"""Seals of Nightmarium in a real browser: one is laid, and abilities act again or rest."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Server
from tests.web.conftest import DESKTOP, PHONE
from tests.web.dealt import HEAD, LEGS, OTHER_LEGS, OWED, SEAL, SOME_LEGS, TORSO
from tests.web.hands import bar, end, is_wider_than_the_screen, open_table, problems
from tests.web.test_nightmarium import (
    BOT,
    HERE,
    LINK,
    LOW,
    Press,
    Visit,
    click,
    play_to_the_end,
    press_key,
    tap,
)

PROGRAM = "tests.web.dealt"
EMBODIED = re.compile(rf"^Creature 1: .*seal No\. {SEAL} .*, embodied: no ability can touch it")


class Pages(NamedTuple):
    """What everybody sees."""

    ola: Page
    bob: Page
    watcher: Page


def play(page: Page, card: int, press: Press = click) -> None:
    """Touches a card as soon as it can be played, then the first place that it fits."""
    press(page.locator(f".hand .answer[data-card='{card}']"))
    press(page.locator("[data-target]").first)
    expect(page.locator(f".hand [data-card='{card}']")).to_have_count(0)


def scavenge(page: Page, press: Press = click) -> None:
    """Discards the first of Bob's creatures."""
    expect(bar(page)).to_contain_text("Scavenger")
    press(page.locator(".dreamer [data-target]").first)


def cards_of_ola(page: Page) -> Locator:
    """Her hand from behind."""
    return page.get_by_role("region", name=re.compile("Ola")).get_by_role("img", name="Hand")


def path(page: Page) -> Locator:
    """The abilities that are to act."""
    return page.locator(".middle .chain li.next:not(.after)")


def told(page: Page, line: str) -> Locator:
    return page.locator("aside li").filter(has_text=line)


def until_it_is_complete(ola: Page, bob: Page) -> None:
    """Ola completes a creature of one legion, and Bob has to pay for it."""
    for page, cards in ((ola, (LEGS, TORSO)), (bob, (SOME_LEGS, OTHER_LEGS)), (ola, (HEAD,))):
        for card in cards:
            play(page, card)


def pay(bob: Page) -> None:
    click(bob.locator(f".hand .answer[data-card='{OWED}']"))
    bar(bob).get_by_role("button", name="Discard that card").click()


def at_three_pages(visit: Visit, server: Server) -> Pages:
    ola = visit("/", DESKTOP)
    open_table(ola, "nightmarium", [HERE, LINK], players=2, first=0, seals=True)
    address = ola.url.removeprefix(server.address)
    bob = visit(address, PHONE)
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    return Pages(ola, bob, visit(address, DESKTOP))


def sealed(visit: Visit, server: Server, press: Press) -> Pages:
    """Ola has laid a seal on her creature; one of Bob's two was scavenged before."""
    pages = at_three_pages(visit, server)
    until_it_is_complete(pages.ola, pages.bob)
    pay(pages.bob)
    scavenge(pages.ola)
    play(pages.ola, SEAL, press)
    return pages


@pytest.mark.parametrize("press", [click, press_key], ids=["mouse", "keyboard"])
def test_abilities_of_the_seals_legion_act_again(
    visit: Visit, server: Server, press: Press
) -> None:
    pages = sealed(visit, server, press)
    expect(bar(pages.ola)).to_contain_text("Shall its abilities of the seal’s legion act again?")
    for page in pages:
        expect(page.get_by_role("img", name=EMBODIED)).to_be_visible()
        expect(path(page)).to_have_text([re.compile("Scavenger"), re.compile("Wailer")])
        assert not is_wider_than_the_screen(page)
        assert problems(page) == []
    expect(cards_of_ola(pages.bob)).to_have_accessible_name("Hand: 3 cards")
    press(bar(pages.ola).get_by_role("button", name="Let them act again"))
    scavenge(pages.ola, press)
    expect(pages.ola.locator(".hand .card")).to_have_count(5)
    for page in (pages.bob, pages.watcher):
        expect(told(page, "Ola lets the abilities of the seal’s legion act")).to_have_count(1)
        expect(told(page, "acts: Scavenger")).to_have_count(2)
        expect(told(page, "act: Wailer")).to_have_count(2)
        expect(page.get_by_role("img", name=re.compile("legs manster"))).to_have_count(0)
        expect(cards_of_ola(page)).to_have_accessible_name("Hand: 5 cards")
    expect(bar(pages.bob)).to_contain_text("Your first action")


@pytest.mark.parametrize("press", [click, press_key], ids=["mouse", "keyboard"])
def test_or_they_rest(visit: Visit, server: Server, press: Press) -> None:
    pages = sealed(visit, server, press)
    press(bar(pages.ola).get_by_role("button", name="Let them rest"))
    expect(bar(pages.bob)).to_contain_text("Your first action")
    expect(pages.ola.locator(".hand .card")).to_have_count(3)
    for page in pages:
        expect(page.get_by_role("img", name=EMBODIED)).to_be_visible()
        expect(page.get_by_role("img", name=re.compile("legs manster"))).to_have_count(1)
        expect(path(page)).to_have_count(0)
    for page in (pages.bob, pages.watcher):
        expect(told(page, "Ola lets the abilities rest.")).to_have_count(1)
        expect(told(page, "acts: Scavenger")).to_have_count(1)


def test_a_whole_game_with_seals_by_touch(visit: Visit) -> None:
    page = visit("/", LOW, has_touch=True)
    open_table(page, "nightmarium", [HERE, BOT, BOT], players=3, first=0, seals=True)
    my_action = bar(page).get_by_text(re.compile("Your (first|second) action"))
    prey = page.locator(".dreamer [data-target]").first
    for card in (LEGS, TORSO, HEAD, SEAL):
        expect(my_action.or_(prey)).to_be_visible(timeout=20_000)
        if prey.count():
            tap(prey)
        expect(my_action).to_be_visible()
        play(page, card, lambda thing: thing.tap(position={"x": 12, "y": 16}))
    expect(page.get_by_role("img", name=EMBODIED)).to_be_visible()
    play_to_the_end(page, 2, tap)
    expect(end(page).get_by_role("img", name=EMBODIED)).to_be_visible()
    assert not is_wider_than_the_screen(page)


def test_what_is_looked_at_closely_is_forgotten_when_it_is_gone(
    visit: Visit, server: Server
) -> None:
    pages = at_three_pages(visit, server)
    until_it_is_complete(pages.ola, pages.bob)
    pay(pages.bob)
    pages.bob.locator(".mine .closer").click(position={"x": 4, "y": 4})
    closer = pages.bob.locator("dialog")
    # The creature that is left moves up, but not under the pointer.
    pages.bob.mouse.move(1, 1)
    closer.get_by_role("button", name=re.compile(rf"No\. {SOME_LEGS}: legs")).focus()
    expect(closer.locator(".looked")).to_contain_text(f"No. {SOME_LEGS}: legs")
    expect(closer.locator("[data-looked]")).to_have_count(1)
    scavenge(pages.ola)
    expect(closer.locator(".looked")).to_have_text("Touch a card to read what it does.")
    expect(closer.locator("[data-looked]")).to_have_count(0)
