"""The cards of Nightmarium: ours are complete, an owner's are checked, shown and kept."""

from __future__ import annotations

import copy
import tomllib
from importlib import resources
from random import Random
from typing import Any

import pytest

import ossuary
from ossuary.bots import RandomBot
from ossuary.games.nightmarium.actions import LEGIONS
from ossuary.games.nightmarium.components import NightmariumComponents
from ossuary.games.nightmarium.presentation.deck import cards_of
from ossuary.kernel.match import play
from ossuary.shelf.games import load
from ossuary.shelf.words import LANGUAGES, words
from tests.conftest import rule

OWN = tomllib.loads(
    (resources.files("ossuary.games.nightmarium") / "data" / "components.toml").read_text("utf-8")
)


def own() -> NightmariumComponents:
    return NightmariumComponents.of("nightmarium", OWN)


def changed(legion: str, place: int, card: list[Any]) -> dict[str, Any]:
    """The game's own components with another card in this place."""
    data = copy.deepcopy(OWN)
    data["legions"][legion]["cards"][place] = card
    return data


def without(legion: str) -> dict[str, Any]:
    data = copy.deepcopy(OWN)
    del data["legions"][legion]
    return data


def short(legion: str) -> dict[str, Any]:
    data = copy.deepcopy(OWN)
    data["legions"][legion]["cards"].pop()
    return data


def exchanged() -> dict[str, Any]:
    """A necromunculus among the mansters, and the other way round."""
    data = copy.deepcopy(OWN)
    first, second = data["legions"]["necromunculus"]["cards"], data["legions"]["manster"]["cards"]
    first[0], second[0] = second[0], first[0]
    return data


BAD = [
    (without("constrict"), "legion", "The legion “constrict” is missing."),
    (short("manster"), "size", "The legion “manster” must have 27 cards; found: 26."),
    (changed("chimerid", 0, [83, "H", "none"]), "number", "The card No. 82 is missing."),
    (changed("chimerid", 1, [82, "H", "none"]), "number", "The card No. 82 is there more than"),
    (exchanged(), "printed", "The card No. 28 isn’t one of the legion “necromunculus”"),
    (changed("constrict", 0, [55, "HT", "none"]), "parts", "the positions “HT”"),
    (changed("constrict", 0, [55, "TT", "none"]), "parts", "the positions “TT”"),
    (changed("constrict", 0, [55, "X", "none"]), "parts", "the positions “X”"),
    (changed("constrict", 0, [55, "", "none"]), "parts", "the positions “”"),
    (changed("constrict", 0, [55, "H", "dancer"]), "shape", "dancer"),
    (changed("constrict", 0, [55, "H"]), "shape", ""),
    ({**OWN, "dragons": {}}, "shape", "dragons"),
]


@rule("NM-01")
@pytest.mark.parametrize(("data", "id", "sentence"), BAD, ids=[f"{b[1]}-{b[2][-12:]}" for b in BAD])
def test_what_does_not_make_up_the_game_is_refused(
    data: dict[str, Any], id: str, sentence: str
) -> None:
    with pytest.raises(ossuary.BadOption) as error:
        load("nightmarium", {}, data)
    assert error.value.id == f"components-{id}"
    assert sentence in words("en", "nightmarium").refusal(error.value)
    if id != "shape":
        assert error.value.rule == "NM-01"
    said = {words(language, "nightmarium").refusal(error.value) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@rule("NM-01", "NM-30", "NM-40")
def test_there_are_108_fear_cards_and_three_seals_of_each_legion_after_them() -> None:
    plain = own().cards(seals=False)
    assert [card.number for card in plain] == [*range(1, 109)]
    seals = own().cards()[108:]
    assert [card.number for card in seals] == [*range(109, 121)]
    assert [card.legion for card in seals] == [legion for legion in LEGIONS for _ in range(3)]
    assert {card.parts for card in seals} == {("seal",)}
    assert {card.ability for card in seals} == {"none"}


@rule("NM-30")
@pytest.mark.parametrize(("seals", "cards"), [(False, 108), (True, 120)])
def test_seals_are_shuffled_in_if_they_are_asked_for(seals: bool, cards: int) -> None:
    view = ossuary.game("nightmarium", seals=seals).start().view(None)
    assert view.deck == cards
    assert view.hidden[0].cards == tuple(range(1, cards + 1))


@rule("NM-40")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_by_its_own_legion(language: str) -> None:
    """The sentences know the legions by the numbers, and the numbers are those of the cards."""
    speaker = words(language, "nightmarium")
    for card in own().cards():
        told = speaker.say("card", card=card.number)
        assert str(card.number) in told.split()
        stem = speaker.say(f"legion-{card.legion}")[:7]
        others = [speaker.say(f"legion-{name}")[:7] for name in LEGIONS if name != card.legion]
        assert stem in told
        assert not any(other in told for other in others)


def test_an_owners_cards_are_told_to_everybody_and_kept_in_the_record() -> None:
    data = changed("necromunculus", 0, [1, "LTH", "singer"])
    game = load("nightmarium", {"players": 2}, data)
    view = game.start().view(None)
    assert cards_of(view)[1].parts == ("legs", "torso", "head")
    assert cards_of(view)[1].ability == "singer"
    assert game.imagine(view, Random(1)).view(None) == view
    record = ossuary.Record.read(play(game, [RandomBot()] * 2, 5).text())
    assert record.components == data
    state = record.replay(load(record.game, record.options, record.components))
    assert state.over
    with pytest.raises(ossuary.Unreadable, match="other cards"):
        record.replay(load(record.game, record.options))


def test_the_games_own_cards_are_not_told_again() -> None:
    game = load("nightmarium", {"players": 2}, OWN)
    view = game.start().view(None)
    assert view.cards is None
    assert cards_of(view)[1].ability == "scavenger"
    assert play(game, [RandomBot()] * 2, 5).components is None


def test_the_cards_that_are_seen_make_the_components_again() -> None:
    """A bot knows the cards from its view, seals among them, and not the owner's file."""
    again = NightmariumComponents.of_cards(own().cards())
    assert again.cards() == own().cards()
