"""Skulls of Sedlec in a real browser: whole games, the solo game, and the score pad."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ossuary.shelf.words import LANGUAGES
from tests.server.client import HERE, LINK, Person, Server
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import (
    ENDING,
    bar,
    before_long,
    end,
    is_over,
    is_wider_than_the_screen,
    keep_on,
    open_table,
    problems,
    touch,
)

Visit = Callable[..., Page]
NOVICE = {"kind": "bot", "bot": "novice"}


def opened(server: Server, *chairs: dict[str, str], **options: Any) -> str:
    """A table of Sedlec whose first place is free, so that a page can sit down."""
    person = Person(server)
    wish = {"players": len(chairs), **options}
    response = person.post("tables", {"game": "sedlec", "options": wish, "chairs": chairs})
    assert response.status_code == 201, response.text
    person.leave()
    return str(response.json()["id"])


def sat_down(visit: Visit, table: str, size: dict[str, int], name: str = "Ola") -> Page:
    page = visit(f"/t/{table}", size)
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("region", name="Graveyard")).to_be_visible()
    return page


TOUCHABLE = (
    ".mine .hand:not(:has(.chosen)) .touch",
    ".mine .open",
    ".graveyard .touch.up",
    ".graveyard .touch:not(.picked)",
)


def touch_something(page: Page) -> None:
    """Stacks where it can, else takes a card, else digs: by touching the table itself."""
    for selector in TOUCHABLE:
        things = page.locator(selector)
        if things.count():
            touch(things.first)
            return


def press_something(page: Page) -> None:
    """The same by keyboard alone: Tab to it, Enter."""
    wanted = ", ".join(TOUCHABLE)
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return


def can_act(page: Page) -> bool:
    return bool(page.locator(", ".join(TOUCHABLE)).count()) and not is_over(page)


def play_to_the_end(*pages: Page, by_keyboard: Page | None = None) -> None:
    def answer() -> None:
        for page in pages:
            if can_act(page):
                (press_something if page is by_keyboard else touch_something)(page)

    keep_on(pages[0], lambda: all(is_over(page) for page in pages), answer)


def test_one_click_from_home_to_a_game_against_bots(visit: Visit) -> None:
    page = visit("/", PHONE)
    door = page.locator("section", has=page.get_by_role("heading", name="Skulls of Sedlec"))
    door.get_by_role("button", name="Play against bots now").click()
    expect(page.get_by_role("region", name="Graveyard")).to_be_visible()
    assert not is_wider_than_the_screen(page)
    play_to_the_end(page)
    expect(end(page).get_by_role("button", name="Rematch")).to_be_visible()


def test_two_people_one_by_keyboard_play_with_an_expansion(visit: Visit, server: Server) -> None:
    table = opened(server, LINK, LINK, NOVICE, expansions=["champions"])
    ola = sat_down_first(visit, table)
    bob = sat_down(visit, table, PHONE, "Bob")
    watcher = visit(f"/t/{table}", PHONE)
    play_to_the_end(ola, bob, by_keyboard=ola)
    expect(end(watcher).get_by_text(ENDING)).to_be_visible()
    seen = [page.locator(".mine .total strong, .builder strong") for page in (ola, bob)]
    before_long(ola, lambda: len({tuple(sorted(each.all_inner_texts())) for each in seen}) == 1)


def sat_down_first(visit: Visit, table: str) -> Page:
    """The game begins when the others have come, so there is no table to see yet."""
    page = visit(f"/t/{table}", DESKTOP)
    page.get_by_label("Name").fill("Ola")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("1 place is still free.")).to_be_visible()
    return page


def test_monstrance_is_played_alone(visit: Visit, server: Server) -> None:
    page = sat_down(visit, opened(server, LINK, monstrance=True), PHONE)
    expect(page.locator(".condition")).to_be_visible()
    play_to_the_end(page)
    expect(end(page).get_by_text(re.compile("The work is done"))).to_be_visible()
    expect(page.locator(".condition .grade")).to_be_visible()


def test_a_skull_says_why_it_scores(visit: Visit, server: Server) -> None:
    page = sat_down(visit, opened(server, LINK, NOVICE), DESKTOP)
    for _ in range(12):
        touch_something(page)
        page.wait_for_timeout(60)
    # Nothing changes any more before the next answer.
    expect(page.locator(", ".join(TOUCHABLE)).first).to_be_visible()
    skull = page.locator(".mine [data-skull]").first
    said = skull.get_attribute("aria-label") or ""
    assert re.match(r"level \d: .+, .+: -?\d+", said)
    skull.hover()
    expect(page.locator(".why")).to_have_text(said.split(": ", 1)[1])
    skull.focus()
    page.keyboard.press("ArrowDown")
    focused = page.evaluate("document.activeElement.dataset.skull")
    assert focused != skull.get_attribute("data-skull")


TOUCH_UNLESS_BOTH = """(touchable) => {
    const answers = [...document.querySelectorAll(".bar button")];
    const dig = answers.some((answer) => answer.textContent.includes("Dig in two piles"));
    if (dig && document.querySelector(".mine .hand .touch")) return;
    const thing = touchable.map((one) => document.querySelector(one)).find((one) => one);
    thing?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}"""


def until_both(page: Page) -> None:
    """Plays until there is a card in the hand and two piles can be dug, and no further."""
    dig = bar(page).get_by_role("button", name="Dig in two piles")
    hand = page.locator(".mine .hand .touch")
    keep_on(
        page,
        lambda: bool(dig.count() and hand.count()),
        lambda: page.evaluate(TOUCH_UNLESS_BOTH, TOUCHABLE),
    )


def test_a_dig_is_begun_in_the_bar_and_says_what_to_do_next(visit: Visit, server: Server) -> None:
    page = sat_down(visit, opened(server, LINK, NOVICE, first=0), DESKTOP)
    dig = bar(page).get_by_role("button", name="Dig in two piles")
    told = bar(page).get_by_role("status")
    dig.click()
    expect(told).to_have_text("Choose the first of two piles.")
    expect(bar(page).locator(".question")).to_have_text("Choose the first of two piles.")
    bar(page).get_by_role("button", name="Pile c").click()
    expect(told).to_have_text("Pile c. Choose the second one.")
    picked = page.get_by_role("region", name="Graveyard").get_by_role("button", pressed=True)
    expect(picked).to_have_count(1)
    expect(picked).to_have_accessible_name(re.compile("Pile c"))
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    expect(told).to_be_empty()
    expect(dig).to_be_focused()
    dig.click()
    # Letting go of the only chosen pile ends the dig as well.
    for _ in range(2):
        bar(page).get_by_role("button", name="Pile c").click()
    expect(dig).to_be_focused()
    dig.click()
    bar(page).get_by_role("button", name="Cancel").click()
    expect(dig).to_be_focused()
    dig.click()
    bar(page).get_by_role("button", name="Pile c").click()
    # What was begun in the bar goes on at the table.
    page.locator(".graveyard .touch:not(.up)").first.click()
    expect(page.locator("aside li").filter(has_text="Ola digs in piles b and c.")).to_have_count(1)


def test_what_is_half_chosen_stays_when_a_note_is_closed(visit: Visit, server: Server) -> None:
    page = sat_down(visit, opened(server, LINK, NOVICE, first=0), DESKTOP)
    bar(page).get_by_role("button", name="Dig in two piles").click()
    page.locator(".opener").first.click()
    note = page.locator("[popover]").first
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    told = bar(page).get_by_role("status")
    expect(told).to_have_text("Choose the first of two piles.")
    page.keyboard.press("Escape")
    expect(told).to_be_empty()


def test_a_dig_is_begun_at_the_table_with_a_finger(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{opened(server, LINK, NOVICE, first=0)}", PHONE, has_touch=True)
    page.get_by_label("Name").fill("Ola")
    page.get_by_role("button", name="Sit down").tap()
    piles = page.locator(".graveyard .pile")
    expect(page.locator(".graveyard .touch")).to_have_count(6)
    piles.nth(1).tap()
    expect(bar(page).get_by_role("status")).to_have_text("Pile b. Choose the second one.")
    expect(bar(page).get_by_role("button", name="Pile b")).to_have_attribute("aria-pressed", "true")
    piles.nth(4).tap()
    expect(page.locator(".graveyard .armed")).to_have_count(2)
    # One sentence at a time: whether it is meant, and nothing else.
    expect(bar(page).get_by_role("status")).to_be_empty()
    expect(bar(page).locator(".question")).to_have_text(
        "Dig in piles b and e? Press again to confirm"
    )
    expect(piles.nth(4)).to_have_accessible_name(re.compile("face down"))
    page.wait_for_timeout(500)
    piles.nth(4).tap()
    expect(page.locator(".graveyard .touch.up")).to_have_count(2)
    expect(piles.nth(1)).to_have_accessible_name(re.compile("^Take from b"))


def test_a_card_is_stacked_in_two_steps_by_keyboard_alone(visit: Visit, server: Server) -> None:
    page = sat_down(visit, opened(server, LINK, NOVICE), DESKTOP)
    until_both(page)
    before = page.locator(".mine [data-skull]").count()
    bar(page).get_by_role("button", name=re.compile("^Stack: ")).focus()
    page.keyboard.press("Enter")
    expect(bar(page).get_by_role("status")).to_have_text(re.compile("choose its place"))
    expect(page.locator(".mine .hand [aria-pressed=true]")).to_have_count(1)
    first = bar(page).get_by_role("button", name=re.compile("^row 1, place")).first
    expect(first).to_be_focused()
    expect(page.locator(".mine .ghost")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".mine [data-skull]")).to_have_count(before + 2)


def test_pointing_at_a_place_shows_the_card_there(visit: Visit, server: Server) -> None:
    page = sat_down(visit, opened(server, LINK, NOVICE), DESKTOP)
    until_both(page)
    place = page.locator(".mine .open").first
    place.hover()
    expect(place.locator(".ghost")).to_be_visible()
    page.locator("header h1").hover()
    expect(page.locator(".ghost")).to_have_count(0)
    bar(page).get_by_role("button", name=re.compile("^Stack: ")).click()
    bar(page).get_by_role("button", name=re.compile("^row 1, place")).first.hover()
    expect(place.locator(".ghost")).to_be_visible()


@pytest.mark.parametrize("how", ["mouse", "finger", "keyboard"])
def test_the_pyramid_of_another_player_can_be_looked_at_closely(
    visit: Visit, server: Server, how: str
) -> None:
    page = visit(f"/t/{opened(server, LINK, NOVICE)}", PHONE, has_touch=how == "finger")
    page.get_by_label("Name").fill("Ola")
    page.get_by_role("button", name="Sit down").click()
    closer = page.get_by_role("button", name="Novice: look closer")
    expect(closer).to_be_visible()
    small = page.locator(".builder .stack").bounding_box()
    if how == "keyboard":
        closer.focus()
        page.keyboard.press("Enter")
    else:
        (closer.tap if how == "finger" else closer.click)()
    dialog = page.get_by_role("dialog", name=re.compile("^Novice, "))
    expect(dialog).to_be_visible()
    large = dialog.locator(".stack").bounding_box()
    assert small
    assert large
    assert large["height"] > 3 * small["height"]
    assert problems(page) == []
    if how == "finger":
        page.touchscreen.tap(5, 5)
    else:
        page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(closer).to_be_focused()


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(visit: Visit, server: Server, scheme: str, size: dict[str, int]) -> None:
    page = visit("/", size, color_scheme=scheme)
    for options in ({"players": 3}, {"monstrance": True}):
        chairs = [HERE] if "monstrance" in options else [HERE, NOVICE, NOVICE]
        open_table(page, "sedlec", chairs, **options)
        expect(page.get_by_role("region", name="Graveyard")).to_be_visible()
        for _ in range(8):
            touch_something(page)
            page.wait_for_timeout(60)
        assert problems(page) == []
    page.goto("/pad/sedlec")
    expect(page.get_by_role("region", name="Cards")).to_be_visible()
    assert problems(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_the_language_of_the_browser(
    visit: Visit, server: Server, language: str
) -> None:
    locales = {"en": "en-GB", "uk": "uk-UA", "ru": "ru-RU", "pl": "pl-PL"}
    page = visit(f"/t/{opened(server, HERE, NOVICE, NOVICE)}", PHONE, locale=locales[language])
    graveyard = {"en": "Graveyard", "uk": "Цвинтар", "ru": "Кладбище", "pl": "Cmentarz"}
    expect(page.get_by_role("region", name=graveyard[language])).to_be_visible()
    assert not is_wider_than_the_screen(page)


def test_the_score_pad_counts_ranks_and_keeps_what_was_tapped_in(visit: Visit) -> None:
    page = visit("/pad/sedlec", PHONE)
    cards = page.get_by_role("region", name="Cards").locator("button:not([disabled])")
    expect(cards).to_have_count(16)
    for tab in range(2):
        page.get_by_role("tab").nth(tab).click()
        for _ in range(9):
            cards.first.click()
    expect(page.get_by_text(ENDING)).to_be_visible()
    expect(page.get_by_role("tab").first).to_contain_text("Place")
    totals = page.get_by_role("tab").all_inner_texts()
    page.reload()
    expect(page.get_by_role("tab").first).to_contain_text("Place")
    assert page.get_by_role("tab").all_inner_texts() == totals
    assert not is_wider_than_the_screen(page)
    page.get_by_role("button", name="Clear all").click()
    expect(cards).to_have_count(16)
    page.reload()
    expect(cards).to_have_count(16)


def test_a_cleared_score_pad_can_be_brought_back(visit: Visit) -> None:
    page = visit("/pad/sedlec", PHONE)
    cards = page.get_by_role("region", name="Cards").locator("button:not([disabled])")
    for _ in range(3):
        cards.first.click()
    skulls = page.locator("[data-skull]")
    expect(skulls).to_have_count(6)
    page.get_by_role("button", name="Clear all").focus()
    page.keyboard.press("Enter")
    expect(skulls).to_have_count(0)
    expect(page.get_by_text("All cards are cleared.")).to_be_visible()
    undo = page.get_by_role("button", name="Undo: bring the cards back")
    expect(undo).to_be_focused()
    page.keyboard.press("Enter")
    expect(skulls).to_have_count(6)
    page.reload()
    expect(skulls).to_have_count(6)
    page.get_by_role("button", name="Clear all").click()
    cards.first.click()
    expect(undo).to_have_count(0)


def test_cards_that_other_settings_drop_can_be_brought_back(visit: Visit) -> None:
    page = visit("/pad/sedlec", PHONE)
    cards = page.get_by_role("region", name="Cards").locator("button:not([disabled])")
    for tab in range(2):
        page.get_by_role("tab").nth(tab).click()
        cards.first.click()
        # What the card is worth comes with how it is drawn.
        expect(page.locator("[data-skull]")).to_have_count(2)
    totals = page.get_by_role("tab").all_inner_texts()
    page.get_by_text("Players, names and expansions").click()
    players = page.get_by_role("group", name="Players")
    for choice in ("Monstrance", "2"):
        players.get_by_role("button", name=choice).click()
    expect(page.get_by_text("Some cards have no place any more.")).to_be_visible()
    expect(page.get_by_role("button", name="Clear all")).to_be_visible()
    page.get_by_role("button", name="Undo: bring the cards back").click()
    expect(page.get_by_role("button", name="Clear all")).to_be_focused()
    expect(page.get_by_role("tab")).to_have_text([re.compile(text.split()[-1]) for text in totals])
    page.get_by_role("tab").nth(1).click()
    expect(page.locator("[data-skull]")).to_have_count(2)


def test_on_one_device_nobody_has_to_look_away(visit: Visit, server: Server) -> None:
    """Hands are open, so there is no privacy screen: the bar says whose turn it is."""
    page = visit("/")
    open_table(page, "sedlec", [HERE, {"kind": "here", "name": "Bob"}], players=2)
    expect(bar(page)).to_contain_text(re.compile("Ola:|Bob:"))
    play_to_the_end(page)


SHARED = """() => [".mine", ".builder"].map(side => {
  const floats = [...document.querySelectorAll(`${side} .float`)];
  return {
    name: document.querySelector(`${side} .name`).textContent,
    total: Number(document.querySelector(`${side} strong`).textContent),
    floats: floats.reduce((sum, float) => sum + Number(float.textContent.replace("−", "-")), 0),
    count: floats.length,
  };
})"""


def test_on_one_device_points_float_only_where_they_were_earned(
    visit: Visit, server: Server
) -> None:
    page = visit("/")
    open_table(page, "sedlec", [HERE, {"kind": "here", "name": "Bob"}], players=2)
    totals = {"Ola": 0, "Bob": 0}
    for _ in range(200):
        expect(page.locator(", ".join(TOUCHABLE)).or_(end(page)).first).to_be_visible()
        if is_over(page):
            break
        near, far = page.evaluate(SHARED)
        assert near["count"] == 0, f"{near['name']} has only just been asked"
        if far["total"] != totals[far["name"]]:
            assert far["floats"] == far["total"] - totals[far["name"]]
        totals |= {near["name"]: near["total"], far["name"]: far["total"]}
        touch_something(page)
        page.wait_for_timeout(60)
    assert is_over(page)
    assert all(totals.values())


def test_on_one_device_a_bot_never_takes_the_near_side(visit: Visit, server: Server) -> None:
    page = visit("/", reduced_motion="no-preference")
    page.add_init_script(
        """window.sides = new Set();
        const look = () => {
          const name = document.querySelector(".mine .name")?.textContent;
          if (name) window.sides.add(name);
          requestAnimationFrame(look);
        };
        look();"""
    )
    chairs = [HERE, {"kind": "here", "name": "Bob"}, NOVICE]
    open_table(page, "sedlec", chairs, players=3, first=0)
    last = page.locator(".builder", has_text="Novice").locator(".notes")
    while not last.inner_text():
        expect(page.locator(", ".join(TOUCHABLE)).first).to_be_visible(timeout=20_000)
        touch_something(page)
        page.wait_for_timeout(60)
    expect(bar(page)).to_contain_text("Ola:", timeout=20_000)
    assert page.evaluate("[...window.sides]") == ["Ola", "Bob"]


def test_a_seat_says_what_its_player_did_last_and_who_is_away(visit: Visit, server: Server) -> None:
    table = opened(server, LINK, LINK, first=0)
    ola = sat_down_first(visit, table)
    bob = sat_down(visit, table, PHONE, "Bob")
    seat = bob.get_by_role("region", name=re.compile("^Ola, "))
    ola.locator(".graveyard .touch.up").first.click()
    expect(seat.locator(".notes")).to_have_text("collected")
    dig = bar(bob).get_by_role("button", name="Dig in two piles")
    dig.click()
    for pile in ("b", "c"):
        bar(bob).get_by_role("button", name=f"Pile {pile}").click()
    bar(bob).get_by_role("button", name="Take from b").click()
    expect(ola.locator(".builder .notes")).to_have_text("dug")
    ola.get_by_role("button", name=re.compile("^Stack: ")).click()
    ola.locator(".mine .open").first.click()
    expect(seat.locator(".notes")).to_have_text("stacked")
    ola.close()
    expect(seat.locator(".notes")).to_contain_text("away", timeout=20_000)


def test_the_table_keeps_still_while_reasons_are_told(visit: Visit, server: Server) -> None:
    """A reason of two lines must not move the skull away from under the pointer."""
    page = sat_down(visit, opened(server, LINK, NOVICE), PHONE)
    heights = page.evaluate(
        """texts => texts.map(text => {
          document.querySelector(".why").textContent = text;
          return document.querySelector(".middle").getBoundingClientRect().height;
        })""",
        ["", "one line", "many words " * 12],
    )
    assert len(heights) == 3
    assert len(set(heights)) == 1


def test_alone_the_strip_tells_where_the_card_went(visit: Visit, server: Server) -> None:
    page = sat_down(visit, opened(server, LINK, monstrance=True), PHONE)
    strip = page.get_by_label("What just happened")
    for where in ("the furnishing", "the bottom row"):
        while not page.locator(".mine .open").count():
            touch_something(page)
            page.wait_for_timeout(60)
        places = page.locator(".mine .open")
        (places.last if where == "the furnishing" else places.first).click()
        expect(strip).to_have_text(f"Ola puts it into {where}.")


def test_the_score_pad_counts_where_the_browser_keeps_nothing(visit: Visit) -> None:
    page = visit("/pad/sedlec", PHONE)
    page.add_init_script(
        """Object.defineProperty(window, "localStorage", {
          get() { throw new DOMException("forbidden", "SecurityError"); },
        });"""
    )
    page.reload()
    page.get_by_role("region", name="Cards").locator("button:not([disabled])").first.click()
    expect(page.locator("[data-skull]")).to_have_count(2)
