"""Nightmarium on one device: whoever is asked has their own hand before them, and nobody else's."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE
from tests.web.dealt import HEAD, LEGS, OTHER_LEGS, OWED, SEAL, SOME_LEGS, SPARE, TORSO
from tests.web.hands import bar, open_table
from tests.web.test_nightmarium import BOB, HERE, Visit, hand
from tests.web.test_seals import pay, play, scavenge

PROGRAM = "tests.web.dealt"


def pass_to(page: Page, name: str) -> None:
    expect(page.get_by_text(f"Pass the device to {name}")).to_be_visible()
    assert hand(page) == []
    page.get_by_role("button", name=f"I am {name}").click()


def test_whose_turn_goes_on_after_another_has_paid_sees_their_hand(visit: Visit) -> None:
    page = visit("/", PHONE)
    open_table(page, "nightmarium", [HERE, BOB], players=2, first=0, seals=True)
    for name, cards in (("Ola", (LEGS, TORSO)), ("Bob", (SOME_LEGS, OTHER_LEGS)), ("Ola", (HEAD,))):
        pass_to(page, name)
        for card in cards:
            play(page, card)
    pass_to(page, "Bob")
    expect(page.locator(".hand .card")).to_have_count(3)
    assert OWED in hand(page)
    pay(page)
    # The Scavenger is Ola's, who chooses with her cards in sight.
    pass_to(page, "Ola")
    expect(bar(page)).to_contain_text("Scavenger")
    assert {*hand(page)} == {SEAL, SPARE}
    scavenge(page)
    # Nobody came between: it stays with Ola.
    expect(page.locator(".hand .card")).to_have_count(4)
    play(page, SEAL)
    expect(bar(page)).to_contain_text("act again?")
    assert SPARE in hand(page)
