"""What every table shares: taps, marks, what happened, the pace, the end, and what goes wrong."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.client import BOT, HERE, LINK, Person, Server
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import ENDING, bar, end, open_menu, open_table, play_to_the_end, problems

Visit = Callable[..., Page]
BOB = {"kind": "here", "name": "Bob"}


def sit(page: Page, name: str = "Ola") -> None:
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()


def with_bob(visit: Visit, server: Server, **options: Any) -> tuple[Page, Person]:
    """A game of two in which Bob begins, and has placed his first disc."""
    bob = Person(server)
    table = bob.open(BOB, LINK, options={"first": 0})
    page = visit(f"/t/{table}", **options)
    sit(page)
    bob.watch(table)
    bob.answer(bob.questions()[0], ["place", "flower"])
    return page, bob


def answer(person: Person, *action: Any) -> None:
    for _ in range(100):
        person.catch_up()
        if person.questions():
            break
        time.sleep(0.05)
    assert "refused" not in person.answer(person.questions()[0], list(action))


def test_each_way_into_a_game_says_which_game_it_is(visit: Visit) -> None:
    page = visit("/")
    door = page.get_by_role("region", name="Skulls of Sedlec")
    ways = door.locator(".button")
    expect(ways.first).to_be_visible()
    for way in ways.all():
        expect(way).to_have_accessible_description("Skulls of Sedlec")


# ---- taps


def test_on_a_touch_screen_the_first_tap_shows_and_the_second_does(
    visit: Visit, server: Server
) -> None:
    page, bob = with_bob(visit, server, size=PHONE, has_touch=True)
    hand = page.locator("section.mine .hand")
    discs = hand.get_by_role("button")
    boxes = [disc.bounding_box() for disc in discs.all()]
    for one, other in pairwise(boxes):
        assert one
        assert other
        assert one["width"] >= 44
        assert other["x"] - one["x"] - one["width"] >= 8
    discs.last.tap()
    expect(bar(page)).to_contain_text("Place the skull? Press again to confirm")
    expect(discs).to_have_count(4)
    page.wait_for_timeout(500)
    discs.first.tap()
    expect(bar(page)).to_contain_text("Place a flower? Press again to confirm")
    page.wait_for_timeout(500)
    discs.first.tap()
    expect(hand.locator(".disc")).to_have_count(3)
    # A number that was tapped is chosen; saying it is the second tap.
    answer(bob, "bid", 1)
    number = bar(page).get_by_role("radio", name="2")
    box = number.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    number.tap()
    expect(bar(page)).to_contain_text("Bid 2? Press again to confirm")
    page.wait_for_timeout(500)
    bar(page).get_by_role("button", name="Bid 2").tap()
    expect(page.locator("aside li").filter(has_text="Ola bids 2.")).to_have_count(1)
    bob.leave()


def test_where_the_table_itself_is_touched_the_bar_can_confirm(
    visit: Visit, server: Server
) -> None:
    host = Person(server)
    table = host.open(LINK, {**BOT, "bot": "novice"}, game="sedlec", options={"first": 0})
    page = visit(f"/t/{table}", PHONE, has_touch=True)
    page.get_by_label("Name").fill("Ola")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".graveyard .touch").first).to_be_visible()
    up = page.locator(".graveyard .touch.up")
    if not up.count():
        for pile in page.locator(".graveyard .touch").all()[:2]:
            pile.tap()
        bar(page).get_by_role("button", name="Confirm").tap()
    up.first.tap()
    expect(bar(page)).to_contain_text("Press again to confirm")
    bar(page).get_by_role("button", name="Confirm").tap()
    taken = page.locator("aside li").filter(has_text=re.compile("^Ola (takes|collects)"))
    expect(taken).not_to_have_count(0)
    host.leave()


def test_with_a_mouse_one_click_does_it_on_the_same_screen(visit: Visit, server: Server) -> None:
    page, bob = with_bob(visit, server, size=PHONE, has_touch=True)
    page.locator("section.mine .hand").get_by_role("button").first.click()
    expect(page.locator("section.mine .hand .disc")).to_have_count(3)
    bob.leave()


def test_no_answer_is_praised_before_the_others(visit: Visit, server: Server) -> None:
    page, bob = with_bob(visit, server)
    bar(page).get_by_role("button", name="Place a flower").click()
    answer(bob, "place", "flower")
    expect(bar(page).get_by_role("button", name="Bid 1")).to_be_visible()
    colours = (
        bar(page)
        .locator(".button")
        .evaluate_all("all => all.map(e => getComputedStyle(e).backgroundColor)")
    )
    assert len(colours) == 3
    assert len(set(colours)) == 1
    bob.leave()


# ---- what happened


def test_what_others_did_stays_at_their_seats_and_in_one_strip(
    visit: Visit, server: Server
) -> None:
    page, bob = with_bob(visit, server, size=PHONE)
    bar(page).get_by_role("button", name="Place a flower").click()
    answer(bob, "place", "flower")
    bar(page).get_by_role("button", name="Place a flower").click()
    answer(bob, "bid", 2)
    expect(page.get_by_role("img", name=re.compile("^Bob; bid 2; "))).to_contain_text("bid 2")
    expect(page.get_by_label("What just happened")).to_have_text("Bob bids 2.")
    bar(page).get_by_role("radio", name="3").click()
    bar(page).get_by_role("button", name="Bid 3").click()
    answer(bob, "pass")
    expect(bar(page).get_by_role("button", name="Flip a disc")).to_be_visible()
    # The newest of it has room on a phone; all of it is one tap away.
    strip = page.get_by_label("What just happened")
    flips = "Ola flips their own disc: a flower."
    expect(strip).to_have_text(f"… {flips} · {flips}")
    assert strip.evaluate("e => e.scrollHeight <= e.clientHeight + 1")
    more = page.get_by_role("button", name="Everything since my last move")
    more.click()
    lines = page.locator(".strip li")
    expect(lines.first).to_have_text("Bob passes.")
    assert lines.count() >= 4
    assert problems(page) == []
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    # What was opened leaves the table's head free, and goes with a tap beside it.
    more.click()
    panel = page.locator(".strip .all").bounding_box()
    board = page.locator("main > .board").bounding_box()
    assert panel
    assert board
    assert panel["y"] >= board["y"]
    page.locator("section.mine").click(position={"x": 3, "y": 3})
    expect(lines).to_have_count(0)
    # After one's own move there is nothing to list, and nothing stays open.
    bar(page).get_by_role("button", name="Flip a disc").click()
    more.click()
    expect(lines).not_to_have_count(0)
    bar(page).get_by_role("button", name="Place a flower").press("Enter")
    expect(more).to_have_count(0)
    expect(lines).to_have_count(0)
    bob.leave()


LISTEN = """() => {
    window.heard = [];
    const region = document.querySelector("[aria-live=polite]");
    const say = ({type, target, addedNodes}) =>
        window.heard.push(...(type === "characterData" ? [target] : [...addedNodes])
            .flatMap((node) => node.textContent || []));
    const all = {subtree: true, childList: true, characterData: true};
    new MutationObserver((changes) => changes.forEach(say)).observe(region, all);
}"""


def test_who_listens_hears_each_line_once_and_whose_turn_it_is(
    visit: Visit, server: Server
) -> None:
    page, bob = with_bob(visit, server)
    page.evaluate(LISTEN)
    bar(page).get_by_role("button", name="Place a flower").click()
    answer(bob, "place", "flower")
    bid = bar(page).get_by_role("button", name="Bid 1")
    expect(bid).to_be_visible()
    bar(page).get_by_role("button", name="Place a flower").click()
    expect(bid).to_be_hidden()
    answer(bob, "place", "flower")
    expect(bid).to_be_visible()
    page.wait_for_function("window.heard.filter(line => line === 'Your turn').length > 1")
    page.wait_for_timeout(100)
    heard = page.evaluate("window.heard")
    told = [line for line in heard if "disc" in line or "flower" in line]
    mine, others = "Ola places a flower face down.", "Bob places a disc face down."
    assert told == [mine, others, mine, others]
    assert heard.count("Your turn") == 2
    menu = open_menu(page)
    menu.get_by_text("always").click()
    page.keyboard.press("Escape")
    bar(page).get_by_role("radio", name="1").focus()
    page.keyboard.press("ArrowRight")
    asked = "Bid 2? Press again to confirm"
    expect(bar(page)).to_contain_text(asked)
    assert asked in page.locator("[aria-live=assertive]").inner_text()
    bob.leave()


def test_the_pace_is_chosen_while_something_is_told(visit: Visit, server: Server) -> None:
    page, bob = with_bob(visit, server, reduced_motion="no-preference")
    bar(page).get_by_role("button", name="Place a flower").click()
    answer(bob, "bid", 1)
    answering = bar(page).get_by_role("button", name="Pass")
    pace = bar(page).get_by_role("group", name="Pace")
    expect(pace.get_by_role("radio", name="normal")).to_be_checked()
    assert answering.count() == 0
    pace.get_by_text("at once").click()
    expect(answering).to_be_visible(timeout=300)
    menu = open_menu(page)
    expect(menu.get_by_role("radio", name="at once")).to_be_checked()
    bob.leave()


@pytest.mark.parametrize("locale", ["uk-UA", "ru-RU", "pl-PL"])
def test_every_choice_of_the_menu_can_be_read_on_a_phone(visit: Visit, locale: str) -> None:
    page = visit("/", PHONE, locale=locale)
    open_table(page, "skull", [HERE, BOT], players=2)
    expect(page.locator("section.bar .buttons")).to_be_visible()
    page.locator("main > header button").last.click()
    choices = page.locator("dialog fieldset .values")
    expect(choices).to_have_count(3)
    for choice in choices.all():
        assert choice.evaluate("e => e.scrollWidth <= e.clientWidth + 1")


# ---- one device for several


def test_the_clock_of_somebody_at_a_shared_device_waits_until_they_have_it(visit: Visit) -> None:
    page = visit("/")
    said: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on(
            "framesent", lambda frame: said.append(json.loads(frame)) if frame != "ping" else None
        ),
    )
    open_table(page, "skull", [HERE, BOB], players=2)
    me = page.get_by_role("button", name="I am Ola")
    expect(me).to_be_visible()
    assert said == []
    # Whoever doesn't look yet can't reach the table by keyboard either.
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('.frame')")
    me.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    assert said == [{"kind": "here", "seat": 0, "question": 0}]
    bar(page).get_by_role("button", name="Place a flower").click()
    page.get_by_role("button", name="I am Bob").click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    assert [(wish["kind"], wish["seat"]) for wish in said] == [
        ("here", 0),
        ("move", 0),
        ("here", 1),
    ]


# ---- the end


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_end_is_a_scene_that_is_read_once_and_can_be_left(
    visit: Visit, size: dict[str, int]
) -> None:
    page = visit("/", size)
    open_table(page, "skull", [HERE, BOT, BOT], players=3)
    play_to_the_end(page)
    heading = end(page).get_by_role("heading")
    expect(heading).to_be_focused()
    assert len(ENDING.findall(heading.inner_text())) == 1
    # Whoever listens hears the heading, and nothing says the same again.
    spoken = page.locator("[aria-live=polite], [role=status], [role=alert]").all_inner_texts()
    assert not any(ENDING.search(text) for text in spoken)
    rows = end(page).get_by_role("row")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("Successes")
    assert problems(page) == []
    end(page).get_by_role("button", name="Look at the table").click()
    again = bar(page).get_by_role("button", name="Show the result")
    expect(again).to_be_focused()
    expect(page.get_by_role("img", name=re.compile("winner"))).to_have_count(1)
    again.click()
    expect(heading).to_be_focused()


def test_who_has_no_name_is_told_once_that_they_win(visit: Visit, server: Server) -> None:
    page = visit("/", PHONE)
    open_table(page, "skull", [HERE, LINK], players=2, first=0)
    table, bob = page.url.rsplit("/", 1)[1], Person(server)
    bob.post(f"tables/{table}/sit", {"name": "Bob", "player": None})
    bob.watch(table)
    for _ in range(2):
        bar(page).get_by_role("button", name="Place a flower").click()
        answer(bob, "place", "flower")
        bar(page).get_by_role("radio", name="2").click()
        bar(page).get_by_role("button", name="Bid 2").click()
        bar(page).get_by_role("button", name="Flip a disc").click()
    heading = end(page).get_by_role("heading")
    expect(heading).to_have_text("The game is over You win with two successes.")
    bob.leave()


# ---- who is away, and what goes wrong


def told(page: Page, **more: Any) -> None:
    """Between server and page: every update says this as well, of the table or besides it."""

    def change(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            update = json.loads(message) if message != "pong" else {}
            if "sights" in update:
                if "table" in update:
                    update["table"]["notice"] = more.get("notice")
                update.update(
                    {key: more[key] for key in ("away", "clocks", "sights") if key in more}
                )
                message = json.dumps(update)
            route.send(message)

        upstream.on_message(pass_on)

    page.route_web_socket("**/live*", change)


def asked_for(page: Page, path: str) -> list[Any]:
    """What the page asks the server to do; the server isn't told."""
    asked: list[Any] = []

    def take(route: Any) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(json={"id": "next"})

    page.route(f"**/api/tables/*/{path}*", take)
    return asked


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, "tests.web.impatient")
    yield server
    server.stop()


def test_anybody_lets_a_bot_play_for_somebody_who_is_gone(visit: Visit, impatient: Server) -> None:
    bob = Person(impatient)
    table = bob.open(BOB, LINK, options={"first": 0})
    page = visit(f"{impatient.address}/t/{table}")
    sit(page)
    bob.watch(table)
    bar(page).get_by_role("button", name="Place a flower").click()
    bob.leave()
    expect(bar(page)).to_contain_text("Bob is away from the table.")
    expect(bar(page)).to_contain_text("A bot may play in 0:0")
    bar(page).get_by_role("button", name="Let a bot play for Bob").click()
    # On a slow machine the bot may be asked again before anybody looks.
    placed = page.locator("aside li").filter(has_text="Bob places a disc face down.")
    expect(placed.first).to_be_visible(timeout=20_000)
    expect(bar(page)).not_to_contain_text("Bob is away")


def test_who_is_away_is_told_however_many_updates_come(visit: Visit, server: Server) -> None:
    bob = Person(server)
    table = bob.open(BOB, LINK, options={"first": 0})
    page = visit("/")
    lines: list[WebSocketRoute] = []
    updates: list[str | bytes] = []

    def listen(route: WebSocketRoute) -> None:
        lines.append(route)

        def pass_on(message: str | bytes) -> None:
            if "sights" in json.loads(message if message != "pong" else "{}"):
                updates.append(message)
            route.send(message)

        route.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/live*", listen)
    page.goto(f"/t/{table}")
    sit(page)
    bob.watch(table)
    page.wait_for_timeout(300)
    bob.leave()
    news = page.locator(".strip .news")
    for _ in range(12):
        page.wait_for_timeout(300)
        lines[-1].send(updates[-1])
    expect(news).to_have_text("Bob is away from the table.", timeout=500)
    # The news has a line of its own: what happened stays in sight.
    expect(page.get_by_label("What just happened")).to_be_visible()


def test_what_can_be_taken_back_is_offered_only_as_long_as_its_time(
    visit: Visit, server: Server
) -> None:
    bob = Person(server)
    table = bob.open(BOB, LINK, options={"first": 0})
    page = visit("/")
    told(page, clocks={"1": 3})
    page.goto(f"/t/{table}")
    sit(page)
    bar(page).get_by_role("button", name="Place a flower").click()
    back = page.get_by_role("button", name="Take back")
    expect(back).to_be_visible()
    expect(back).to_have_count(0)
    bob.leave()


def test_a_bot_that_fails_is_named_and_another_can_play(visit: Visit) -> None:
    page = visit("/", PHONE)
    told(page, notice={"id": "bot-failed", "values": {"player": 1, "bot": "warden"}})
    replaced = asked_for(page, "replace")
    open_table(page, "skull", [HERE, {**BOT, "bot": "warden"}], players=2)
    strip = page.locator("main > .notice")
    expect(strip).to_contain_text("Warden: the bot “Warden” made an error")
    strip.get_by_role("button", name="Let another bot play").click()
    page.wait_for_timeout(100)
    assert replaced == [{"player": 1}]
    assert problems(page) == []


def test_a_game_of_older_rules_rests_and_another_can_be_played(visit: Visit) -> None:
    page = visit("/", PHONE)
    told(page, sights=[], notice={"id": "other-rules", "values": {"stored": 1, "now": 2}})
    again = asked_for(page, "rematch")
    open_table(page, "skull", [HERE, {**BOT, "bot": "warden"}], players=2)
    expect(page.get_by_text("This game was begun with rules 1.")).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_text(["Ola", "Warden"])
    assert problems(page) == []
    page.get_by_role("button", name="Another game with the same people").click()
    page.wait_for_url("**/t/next")
    assert again == [{}]


def test_home_and_leaving_say_what_they_mean(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "skull", [HERE, BOT], players=2)
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    menu = open_menu(page)
    expect(menu).to_contain_text("No bot plays for you unless somebody at the table asks for it.")
    menu.get_by_role("link", name="Home").click()
    page.go_back()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()


def test_nobody_comes_back_who_was_never_away(visit: Visit, server: Server) -> None:
    host = Person(server)
    table = host.open(LINK, LINK)
    host.leave()
    ola, bob = visit(f"/t/{table}"), visit(f"/t/{table}")
    for page, name in ((ola, "Ola"), (bob, "Bob")):
        page.get_by_label("Name").fill(name)
        page.get_by_role("button", name="Sit down").click()
    for page in (ola, bob):
        expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
        page.wait_for_timeout(600)
        assert page.get_by_text("is back at the table").count() == 0
