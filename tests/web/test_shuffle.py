"""The proof of the shuffle: what is shown before the game, and what a browser checks at its end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from ossuary.cli import main
from tests.server.client import BOT, HERE, LINK, Person, Server
from tests.web.conftest import DESKTOP, PHONE
from tests.web.hands import (
    bar,
    end,
    is_wider_than_the_screen,
    open_menu,
    open_table,
    play_to_the_end,
    problems,
)

Visit = Callable[..., Page]


def quick_game(visit: Visit, size: dict[str, int], **options: object) -> Page:
    """Skull against bots, with one click."""
    page = visit("/", size, **options)
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    return page


def shuffle_of(page: Page) -> str:
    return page.url.replace("/t/", "/shuffle/")


def noted(page: Page) -> dict[str, str]:
    """What this browser has noted of the table that it is at."""
    deals = json.loads(page.evaluate("localStorage.getItem('ossuary.deals')"))
    found: dict[str, str] = deals[page.url.rsplit("/", 1)[1]]
    return found


def checks(page: Page) -> Any:
    return page.get_by_role("status").get_by_role("listitem")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_game_on_a_phone_from_the_hash_to_the_checked_draws(
    visit: Visit, scheme: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = quick_game(visit, PHONE, color_scheme=scheme)
    # In a local network, over plain http, a browser has no hashes of its own.
    page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    table = page.url
    own = noted(page)
    link = open_menu(page).get_by_role("link", name="Proof of the shuffle")
    expect(link).to_contain_text(own["hash"][:8])
    page.goto(shuffle_of(page))
    # While it is played: the hash, what was added, and nothing else.
    assert page.evaluate("crypto.subtle === undefined")
    expect(page.get_by_text(own["hash"])).to_be_visible()
    expect(page.get_by_text("this browser", exact=True)).to_have_count(1)
    expect(page.get_by_text(own["nonce"])).to_be_visible()
    expect(page.get_by_text("This browser has noted the hash and its number")).to_be_visible()
    assert page.get_by_role("link", name="Download the record").count() == 0
    assert problems(page) == []
    assert not is_wider_than_the_screen(page)

    page.goto(table)
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    play_to_the_end(page)
    way = end(page).get_by_role("link", name="Proof of the shuffle")
    way.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Everything fits")).to_be_visible()
    expect(checks(page)).to_have_text([re.compile("fits$")] * 5)
    assert problems(page) == []
    assert not is_wider_than_the_screen(page)
    # The draws are told in the words of the game, by keyboard too.
    page.locator("summary").focus()
    if page.locator("details").get_attribute("open") is None:
        page.keyboard.press("Enter")
    first = page.get_by_role("row").nth(1)
    expect(first).to_contain_text(re.compile("Chance lets .* begin"))
    expect(first).to_contain_text("✓")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    command = page.locator("pre").inner_text().split()
    assert command[:2] == ["ossuary", "verify"]
    assert command[2] == file.name
    assert main(["verify", str(file), *command[3:]]) == 0
    assert own["hash"] in capsys.readouterr().out
    page.get_by_role("link", name="To the table").click()
    expect(end(page)).to_be_visible()


def finished_by_bots(page: Page) -> None:
    """Whoever sits here resigns, and bots end it."""
    table = page.url.rsplit("/", 1)[1]
    page.evaluate(
        "(path) => fetch(path, {method: 'POST', body: JSON.stringify({player: 0, how: 'resign'})})",
        f"/api/tables/{table}/stand",
    )
    expect(end(page)).to_be_visible(timeout=60_000)


def changed(page: Page, change: Callable[[Any], None]) -> None:
    """What the server says of the draws comes changed."""

    def answer(route: Route) -> None:
        proof = route.fetch().json()
        change(proof)
        route.fulfill(json=proof)

    page.route("**/api/tables/*/proof", answer)


def other_draw(proof: Any) -> None:
    draw = proof["opened"]["draws"][0]
    others = [action for action, _ in draw["chances"] if action != draw["drawn"]]
    draw["drawn"] = others[0]


def other_secret(proof: Any) -> None:
    proof["opened"]["secret"] = "00" * 32


def other_hash(proof: Any) -> None:
    proof["deal"]["hash"] = "00" * 32


def other_nonce(proof: Any) -> None:
    proof["deal"]["nonces"][0] = "00" * 16


def test_what_does_not_fit_is_named(visit: Visit) -> None:
    page = quick_game(visit, DESKTOP)
    finished_by_bots(page)
    place = shuffle_of(page)
    for change, faults in (
        (other_draw, ["draws", "The record"]),
        (other_secret, ["The secret", "The record"]),
        (other_hash, ["The hash", "The secret"]),
        (other_nonce, ["The number", "The record"]),
    ):
        changed(page, change)
        page.goto(place)
        expect(page.get_by_role("heading", name="Something doesn’t fit")).to_be_visible()
        for fault in faults:
            found = checks(page).filter(has_text=fault)
            expect(found.filter(has_text="✗").first).to_contain_text("doesn’t fit")
        page.unroute_all()
    assert problems(page) == []


def test_the_waiting_room_shows_the_hash_and_whoever_sits_down_adds_a_number(
    visit: Visit, server: Server
) -> None:
    host = Person(server)
    table = host.open(LINK, LINK)
    hash = host.get(f"tables/{table}")["deal"]["hash"]
    page = visit(f"/t/{table}", PHONE)
    expect(page.get_by_role("link", name="Proof of the shuffle")).to_contain_text(hash[:8])
    page.get_by_label("Name").fill("Ola")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    assert noted(page)["hash"] == hash
    assert host.get(f"tables/{table}")["deal"]["nonces"] == [noted(page)["nonce"], ""]
    host.leave()


def test_a_rematch_is_one_click_and_adds_anew(visit: Visit) -> None:
    page = quick_game(visit, DESKTOP)
    before = noted(page)
    finished_by_bots(page)
    end(page).get_by_role("button", name="Rematch").click()
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    after = noted(page)
    assert after["hash"] != before["hash"]
    assert after["nonce"] != before["nonce"]


def test_a_browser_that_noted_nothing_says_so(visit: Visit, server: Server) -> None:
    person = Person(server)
    table = person.open(HERE, BOT)
    page = visit(f"/shuffle/{table}")
    expect(page.get_by_text("This browser has noted nothing here.")).to_be_visible()
    person.post(f"tables/{table}/stand", {"player": 0, "how": "resign"})
    expect(page.get_by_role("heading", name="Everything fits")).to_be_visible(timeout=60_000)
    expect(checks(page).filter(has_text="not noted here")).to_have_count(2)
    person.leave()


def test_a_challenge_has_nothing_to_prove(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play the challenge").first.click()
    page.wait_for_url("**/t/*")
    assert open_menu(page).get_by_role("link", name="Proof of the shuffle").count() == 0
    page.goto(shuffle_of(page))
    expect(page.get_by_text("everybody meets the same luck")).to_be_visible()
    page.goto("/shuffle/nowhere")
    expect(page.get_by_text("There is no table here.")).to_be_visible()


def test_a_table_that_a_program_made_is_proven_too(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "skull", [HERE, BOT], players=2)
    expect(bar(page).get_by_role("button", name="Place a flower")).to_be_visible()
    expect(page.get_by_role("link", name="Proof of the shuffle")).to_be_visible()
