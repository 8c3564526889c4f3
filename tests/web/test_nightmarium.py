"""Nightmarium in a real browser: whole games, its cards to look at, and every way to answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ossuary.shelf.words import LANGUAGES
from tests.server.client import Server
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
HERE = {"kind": "here", "name": "Ola"}
BOB = {"kind": "here", "name": "Bob"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}
LOW = {"width": 360, "height": 640}

CARDS = ".hand .card.answer, .middle .card.touch"
ANSWERS = ".bar .answers button"
Press = Callable[[Any], None]


def table(visit: Visit, players: int, size: dict[str, int] = PHONE, **options: Any) -> Page:
    """A table where Ola begins, with bots that play at random."""
    more = {name: options.pop(name) for name in ("has_touch", "locale") if name in options}
    page = visit("/", size, **more)
    wish = {"players": players, "first": 0, **options}
    open_table(page, "nightmarium", [HERE, *[BOT] * (players - 1)], **wish)
    expect(page.locator(".hand .card")).to_have_count(5)
    return page


def is_asked(page: Page) -> bool:
    return bool(page.locator(ANSWERS).count()) and not is_over(page)


def hand(page: Page) -> list[int]:
    cards = page.locator(".hand .card")
    return [int(card.get_attribute("data-card") or 0) for card in cards.all()]


def answer(page: Page, rng: Random, press: Press) -> None:
    """Puts cards and chooses targets on the creatures, plays what it can, else takes an answer."""
    targets, cards = page.locator("[data-target]"), page.locator(CARDS)
    if targets.count():
        press(targets.nth(rng.randrange(targets.count())))
    elif cards.count() and not page.locator(".hand .doomed").count():
        number = cards.nth(rng.randrange(cards.count())).get_attribute("data-card")
        card = page.locator(f":is(.hand, .middle) [data-card='{number}']")
        press(card)
        # One that was confirmed at once is gone.
        if card.count():
            press(card)
    else:
        press(page.locator(ANSWERS).first)


def play_to_the_end(page: Page, seed: int, press: Press) -> None:
    rng = Random(seed)

    def act() -> None:
        if is_asked(page):
            answer(page, rng, press)

    keep_on(page, lambda: is_over(page), act)


def click(thing: Any) -> None:
    # The left edge of a card is never covered by the next one.
    touch(thing, position={"x": 12, "y": 16})


def tap(thing: Any) -> None:
    """Once, and what asks to be confirmed once more."""
    thing.tap(position={"x": 12, "y": 16})
    page = thing.page
    confirm = bar(page).get_by_role("button", name="Confirm", exact=True)
    if confirm.count() and not page.locator(".hand .chosen, .middle .chosen").count():
        confirm.tap()


def press_key(thing: Any) -> None:
    """By keyboard alone: Tab to it, Enter."""
    page = thing.page
    wanted = thing.element_handle()
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement === wanted", wanted):
            page.keyboard.press("Enter")
            return
    # Unless it is gone.
    assert not wanted.is_visible(), "it can't be reached by keyboard"


# ---- whole games


def test_one_click_from_home_to_a_whole_game_with_the_mouse(visit: Visit) -> None:
    page = visit("/", PHONE)
    door = page.get_by_role("region", name="Nightmarium")
    door.get_by_role("button", name="Play against bots now").click()
    expect(page.locator(".dreamer")).to_have_count(3)
    assert not is_wider_than_the_screen(page)
    play_to_the_end(page, 1, click)
    expect(end(page).get_by_text(re.compile("complete: 5 of 5"))).to_be_visible()
    expect(end(page).get_by_role("img", name=re.compile("^Creature 1: head")).first).to_be_visible()
    end(page).get_by_role("button", name="Look at the table").click()
    expect(page.locator(".dreamer")).to_have_count(3)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    page = table(visit, 2, DESKTOP)
    play_to_the_end(page, 3, press_key)


# ---- one answer after the other


def play_one(page: Page) -> int:
    """Plays a card, which then looks for its place."""
    card = page.locator(CARDS).first
    number = int(card.get_attribute("data-card") or 0)
    click(card)
    click(page.locator(f"[data-card='{number}']"))
    expect(bar(page)).to_contain_text("Where does the card go?")
    return number


def with_legs(visit: Visit, **more: Any) -> Page:
    """A table where the first hand has something to play: nearly every one has."""
    for _ in range(20):
        page = table(visit, 2, **more)
        if page.locator(CARDS).count():
            return page
    raise AssertionError("no hand has legs")


def test_a_card_is_looked_at_then_played_then_put_and_can_be_taken_back(visit: Visit) -> None:
    page = with_legs(visit)
    cards = hand(page)
    click(page.locator(CARDS).first)
    expect(bar(page).get_by_role("button", name="Play that card")).to_be_visible()
    assert hand(page) == cards
    page.keyboard.press("Escape")
    expect(bar(page).get_by_role("button", name="Draw a card")).to_be_visible()
    play_one(page)
    expect(page.locator(".middle .held")).to_be_visible()
    bar(page).get_by_role("button", name="Take back").click()
    expect(bar(page).get_by_role("button", name="Draw a card")).to_be_visible()
    assert hand(page) == cards
    play_one(page)
    click(page.locator("[data-target]").first)
    expect(page.get_by_role("img", name=re.compile("^Creature 1: legs"))).to_be_visible()
    assert len(hand(page)) == 4


def test_on_touch_nothing_is_played_by_one_tap(visit: Visit) -> None:
    page = with_legs(visit, has_touch=True)
    card = page.locator(CARDS).first
    number = card.get_attribute("data-card")
    card.tap(position={"x": 12, "y": 16})
    expect(bar(page)).to_contain_text(
        re.compile(rf"Play .*No\. {number} as the legs .*\? Press again")
    )
    page.wait_for_timeout(300)
    assert len(hand(page)) == 5
    bar(page).get_by_role("button", name="Cancel").tap()
    expect(bar(page)).to_contain_text("Your first action")
    card.tap(position={"x": 12, "y": 16})
    page.wait_for_timeout(300)
    page.locator(f"[data-card='{number}']").tap(position={"x": 12, "y": 16})
    place = page.locator("[data-target]").first
    place.tap()
    expect(place).to_have_class(re.compile("armed"))
    page.wait_for_timeout(300)
    place.tap()
    expect(page.get_by_role("img", name=re.compile("^Creature 1: legs"))).to_be_visible()


def test_cards_are_discarded_together_and_half_as_many_drawn(visit: Visit) -> None:
    page = table(visit, 2)
    cards = hand(page)
    bar(page).get_by_role("button", name="Discard cards…").click()
    for number in cards[:4]:
        click(page.locator(f"[data-card='{number}']"))
    click(page.locator(f"[data-card='{cards[4]}']"))
    click(page.locator(f"[data-card='{cards[4]}']"))
    bar(page).get_by_role("button", name="Discard 4, draw 2").click()
    expect(bar(page)).to_contain_text("Your second action")
    expect(page.locator(".hand .card")).to_have_count(3)
    assert cards[4] in hand(page)
    pile = page.get_by_role("button", name=re.compile("^Discard pile: 4 cards"))
    pile.click()
    discarded = page.get_by_role("dialog", name="Discard pile")
    expect(discarded.get_by_role("button", name=re.compile(r"No\. \d+: "))).to_have_count(4)
    assert problems(page) == []
    discarded.get_by_role("button", name="Close").click()


def test_whoever_discards_by_keyboard_goes_on_at_the_cards(visit: Visit) -> None:
    page = table(visit, 2)
    bar(page).get_by_role("button", name="Discard cards…").focus()
    page.keyboard.press("Enter")
    listed = bar(page).get_by_role("button", name=re.compile(r"No\. \d+: "))
    expect(listed).to_have_count(5)
    expect(listed.first).to_be_focused()
    page.wait_for_timeout(300)
    page.keyboard.press("Enter")
    expect(listed.first).to_have_attribute("aria-pressed", "true")


def test_two_quick_taps_on_a_card_are_one(visit: Visit) -> None:
    page = with_legs(visit, has_touch=True)
    card = page.locator(CARDS).first
    # The second from within the page, so that it is quick on a slow machine too.
    card.evaluate(
        "card => card.addEventListener('click', () => setTimeout(() => card.click(), 50),"
        " {once: true})"
    )
    card.tap(position={"x": 12, "y": 16})
    page.wait_for_timeout(600)
    assert len(hand(page)) == 5
    expect(bar(page)).to_contain_text("Press again")


def test_a_forced_choice_is_taken_by_itself_where_that_is_wished(visit: Visit) -> None:
    page = with_legs(visit)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("group", name="Take forced choices for me").get_by_text(
        "on", exact=True
    ).click()
    menu.get_by_role("button", name="Close").click()
    play_one(page)
    expect(page.get_by_role("img", name=re.compile("^Creature 1: legs"))).to_be_visible()
    # Whoever takes it back wants to choose.
    bar(page).get_by_role("button", name="Take back").click()
    expect(bar(page)).to_contain_text("Where does the card go?")
    page.wait_for_timeout(1500)
    expect(bar(page)).to_contain_text("Where does the card go?")


def test_nothing_of_others_hands_is_in_the_page(visit: Visit, server: Server) -> None:
    ola = visit("/", DESKTOP)
    open_table(ola, "nightmarium", [HERE, LINK], players=2, first=0)
    bob = visit(ola.url.removeprefix(server.address), PHONE)
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    for page in (ola, bob):
        expect(page.locator(".hand .card")).to_have_count(5)
    for page, other in ((ola, bob), (bob, ola)):
        text = page.content()
        assert all(f"No. {card}:" not in text for card in hand(other))
        assert all(f'data-card="{card}"' not in text for card in hand(other))
    watcher = visit(ola.url.removeprefix(server.address), PHONE)
    expect(watcher.locator(".dreamer, .mine")).to_have_count(2)
    assert watcher.locator(".hand").count() == 0


def test_on_one_device_a_hand_is_seen_by_its_player_alone(visit: Visit) -> None:
    page = visit("/", PHONE)
    open_table(page, "nightmarium", [HERE, BOB], players=2, first=0)
    page.get_by_role("button", name="I am Ola").click()
    expect(page.locator(".hand .card")).to_have_count(5)
    cards = hand(page)
    for _ in range(2):
        bar(page).get_by_role("button", name="Draw a card").click()
    expect(page.get_by_text("Pass the device to Bob")).to_be_visible()
    assert not set(cards) & set(hand(page))
    page.get_by_role("button", name="I am Bob").click()
    expect(page.locator(".hand .card")).to_have_count(5)
    assert not set(cards) & set(hand(page))


WATCH = """() => {
  window.moments = [];
  const look = () => moments.push({
    has_hand: !!document.querySelector('.hand'),
    asked: document.querySelector('.bar .answers button')
      ? document.querySelector('.bar').innerText.split(':')[0] : '',
    owner: document.querySelector('section.mine').getAttribute('aria-label')
      .replace('Turn: ', '').split(',')[0],
  });
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""
"""Keeps what is seen at every change of the page, however short."""


@pytest.mark.parametrize("others", [[BOB], [BOB, BOT]], ids=["two", "with a bot"])
def test_on_one_device_the_table_stays_whose_it_is_for_the_whole_turn(
    visit: Visit, others: list[dict[str, str]]
) -> None:
    page = visit("/", PHONE)
    open_table(page, "nightmarium", [HERE, *others], players=1 + len(others), first=0)
    expect(page.get_by_text("Pass the device to Ola")).to_be_visible()
    page.evaluate(WATCH)
    rng, holder, looks = Random(5), "", 0
    for _ in range(70):
        me = page.get_by_role("button", name="I am")
        if me.count():
            moments = page.evaluate("moments.splice(0)")
            assert all(one["owner"] == holder for one in moments if one["has_hand"])
            shown = [one["has_hand"] for one in moments]
            assert shown == sorted(shown, reverse=True), "the hand was gone and came back"
            asked = [one for one in moments if one["asked"]]
            assert all(one["asked"] == holder and one["has_hand"] for one in asked)
            looks += len(asked)
            assert not moments or not moments[-1]["has_hand"], "a hand behind the screen"
            holder = me.inner_text().removeprefix("I am ")
            me.click()
            expect(page.locator(".hand")).to_be_visible()
            page.evaluate("moments.splice(0)")
        elif is_asked(page):
            answer(page, rng, lambda target: target.click())
        page.wait_for_timeout(60)
    assert looks


# ---- looks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("size", [LOW, DESKTOP, {"width": 740, "height": 360}], ids=str)
def test_all_creatures_and_the_hand_are_in_sight(
    visit: Visit, size: dict[str, int], players: int, language: str
) -> None:
    page = table(visit, players, size, locale=language, victory=7)
    assert not is_wider_than_the_screen(page)
    expect(page.locator(".dreamer")).to_have_count(players - 1)
    for thing in page.locator(".dreamer, .mine, .hand .card, .pile").all():
        expect(thing).to_be_in_viewport(ratio=0.9)
    before = bar(page).bounding_box() if language == "en" else None
    page.locator(ANSWERS).first.click()
    if before:
        page.wait_for_timeout(200)
        assert bar(page).bounding_box() == before


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_is_clean_for_everybody(visit: Visit, theme: str) -> None:
    page = visit("/", PHONE, color_scheme=theme)
    open_table(page, "nightmarium", [HERE, BOT, BOT], players=3, first=0, seals=True)
    expect(page.locator(".hand .card")).to_have_count(5)
    assert problems(page) == []
    rng = Random(7)
    for _ in range(14):
        if is_asked(page):
            answer(page, rng, click)
        page.wait_for_timeout(120)
    assert problems(page) == []
    page.locator(".mine .closer").click(position={"x": 4, "y": 4})
    expect(page.locator("dialog[open]")).to_be_visible()
    assert problems(page) == []
