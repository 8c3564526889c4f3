"""Nightmarium in a real browser: how a chain, debts and others' turns are shown and told."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from ossuary.shelf.words import LANGUAGES, words
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import bar, is_wider_than_the_screen, open_table, problems
from tests.web.test_nightmarium import BOT, HERE, LOW, Visit

CREATURE = {"place": 1, "legs": 12, "torso": 53, "head": 94, "seal": 0, "complete": True}
LINKS = [
    {"part": "head", "ability": "executioner", "state": "done"},
    {"part": "torso", "ability": "devourer", "state": "now"},
    {"part": "legs", "ability": "wailer", "state": "next"},
]
CHAIN = {"place": 1, "links": LINKS, "then": None}


def shown(visit: Visit, size: dict[str, int], language: str = "en", **more: Any) -> Page:
    """A table of three where between server and page every view says this as well."""
    page = visit("/", size, locale=language)

    def change(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            update = json.loads(message) if message != "pong" else {}
            for sight in update.get("sights", ()):
                sight["view"].update(more)
                sight["view"]["seats"][0]["creatures"] = [CREATURE]
                message = json.dumps(update)
            route.send(message)

        upstream.on_message(pass_on)

    page.route_web_socket("**/live*", change)
    open_table(page, "nightmarium", [HERE, BOT, BOT], players=3, first=0)
    expect(page.locator(".hand .card")).to_have_count(5)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [LOW, {"width": 740, "height": 360}, DESKTOP], ids=str)
def test_a_chain_is_lit_and_every_ability_has_its_name(
    visit: Visit, size: dict[str, int], language: str
) -> None:
    # A Singer's cards take the room beside it.
    page = shown(visit, size, language, chain=CHAIN, action=1, turned=[42, 55])
    say = words(language, "nightmarium").say
    path = page.locator(".middle .chain ol")
    links = path.get_by_role("listitem")
    # What isn't displayed has no text; what is only unseen has.
    told = [link.inner_text() for link in links.all()]
    for link, line in zip(LINKS, told, strict=False):
        assert say("ability", ability=link["ability"]) in line
    assert say("chain-action") in told[-1]
    assert links.nth(1).get_attribute("aria-current") == "step"
    status = page.locator(".middle .status").bounding_box()
    assert status
    for item in links.all()[: len(LINKS)]:
        expect(item).to_be_in_viewport(ratio=0.99)
        box = item.bounding_box()
        assert box
        assert box["x"] + box["width"] <= status["x"] + status["width"]
    assert not is_wider_than_the_screen(page)


def test_what_a_chain_does_can_be_read_on_a_phone(visit: Visit) -> None:
    page = shown(visit, PHONE, chain=CHAIN, action=2)
    page.get_by_role("button", name="You, chain of creature 1: look closer").click()
    closer = page.get_by_role("dialog", name="You, chain of creature 1")
    expect(closer).to_contain_text("Executioner head, done")
    expect(closer).to_contain_text("Discard the top card of another creature of your own.")
    expect(closer).to_contain_text("Wailer legs, comes later")
    expect(closer.get_by_role("listitem").last).to_have_text("end of the turn")
    assert problems(page) == []
    page.keyboard.press("Escape")
    expect(closer).to_have_count(0)
    assert problems(page) == []


@pytest.mark.parametrize("size", [LOW, DESKTOP], ids=str)
def test_who_owes_what_stands_at_each_who_does(visit: Visit, size: dict[str, int]) -> None:
    debts = [{"seat": 1, "legion": None}, {"seat": 2, "legion": "manster"}]
    page = shown(visit, size, chain=CHAIN, debts=debts, turn=0)
    owed = page.locator(".dreamer .owed")
    expect(owed).to_have_count(2)
    assert "owes: a second card" in owed.nth(0).inner_text()
    assert "owes: manster, or two other cards" in owed.nth(1).inner_text()
    # It is the first one's turn to pay.
    expect(page.locator(".dreamer .owed.first")).to_have_count(1)
    expect(page.locator(".chain li").first).to_have_text("discards")
    assert problems(page) == []


def test_both_actions_of_anothers_turn_are_told_and_what_it_did_stays(visit: Visit) -> None:
    page = visit("/", DESKTOP, reduced_motion="no-preference")
    page.add_init_script("""
        globalThis.turns = [];
        new MutationObserver(() => {
            const line = document.querySelector(".middle .turn")?.textContent.trim();
            if (line && turns.at(-1) !== line) turns.push(line);
        }).observe(document, { subtree: true, childList: true, characterData: true });
    """)
    open_table(page, "nightmarium", [HERE, BOT], players=2, first=0)
    bar(page).get_by_role("button", name="Draw a card").click()
    expect(bar(page)).to_contain_text("Your second action")
    bar(page).get_by_role("button", name="Draw a card").click()
    expect(bar(page)).to_contain_text("Your first action", timeout=20_000)
    turns = page.evaluate("turns")
    others = [line for line in turns if not line.startswith("You")]
    actions = [line.partition("action ")[2][:1] for line in others]
    assert actions == sorted(actions)
    assert {*actions} == {"1", "2"}, turns
    expect(page.locator(".dreamer span.mark")).to_have_text(re.compile("plays|draws|discards"))
