"""Components: an owner's own file is checked, told apart from ours, and kept in the record."""

from __future__ import annotations

import copy
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import ossuary
from ossuary.bots import RandomBot
from ossuary.kernel.match import play
from ossuary.shelf.games import load
from ossuary.shelf.words import LANGUAGES, words
from tests.conftest import rule
from tests.games.sedlec import oracle
from tests.oracle import compare

OWN = tomllib.loads(
    (resources.files("ossuary.games.sedlec") / "data" / "components.toml").read_text("utf-8")
)

TWICE = "r/R v/V P/r L/v v/C L/V"
"""Champions of royals and peasants only, two and three of them."""


def changed(*path: str | int, value: Any) -> dict[str, Any]:
    """The game's own components with one thing changed."""
    data = copy.deepcopy(OWN)
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return data


def refused(data: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(ossuary.BadOption) as error:
        load("sedlec", {}, data)
    assert error.value.id not in str(error.value)
    return error.value.id.removeprefix("components-"), error.value.rule


@rule("SE-01")
def test_decks_need_their_totals() -> None:
    cards = OWN["decks"]["base"]["cards"]
    assert refused(changed("decks", "base", "cards", value=cards[:-1])) == ("size", "SE-01")
    assert refused(changed("decks", "base", "cards", 0, value="R/Q")) == ("card", "SE-01")
    assert refused(changed("decks", "base", "cards", 0, value="R/R")) == ("total", "SE-01")
    assert refused(changed("decks", "base", "cards", 0, value="R/X")) == ("total", "SE-01")


@rule("SE-30", "SE-31", "SE-32", "SE-33")
@pytest.mark.parametrize(
    ("deck", "card", "rule_id"),
    [
        ("executioners", "X/X", "SE-30"),
        ("champions", "r/V", "SE-31"),
        ("merchants", "M/M", "SE-32"),
        ("zealots", "Z/Z", "SE-33"),
    ],
)
def test_expansions_need_their_totals(deck: str, card: str, rule_id: str) -> None:
    assert refused(changed("decks", deck, "cards", 0, value=card)) == ("total", rule_id)


def with_champions(cards: str) -> dict[str, Any]:
    """The game's own components with other cards in the deck of champions."""
    return changed("decks", "champions", "cards", value=cards.split())


@rule("SE-31")
def test_champions_need_not_be_one_of_each_kind() -> None:
    load("sedlec", {"expansions": ["champions"]}, with_champions(TWICE))
    load("sedlec", {"expansions": ["champions"]}, with_champions("r/r R/V v/v V/P v/L L/C"))


@rule("SE-31")
def test_what_the_rulebook_tells_of_champions_is_held() -> None:
    """Six cards, five champions, seven other skulls; champions of royals and peasants are drawn."""
    assert refused(with_champions("r/R v/V P/r L/v v/C")) == ("size", "SE-31")
    assert refused(with_champions("r/R v/V P/p L/l C/V L/V")) == ("total", "SE-31")
    assert refused(with_champions("r/R v/V P/p L/l c/C c/V")) == ("total", "SE-31")
    assert refused(with_champions("r/R v/V P/p L/l X/C L/V")) == ("total", "SE-31")
    assert refused(with_champions("p/R v/V P/p L/l c/C L/V")) == ("champion", "SE-31")
    assert refused(with_champions("r/R p/V P/p L/l c/C L/V")) == ("champion", "SE-31")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_the_kind_that_does_not_fit(language: str) -> None:
    speaker = words(language, "sedlec")
    for cards, id, values in (
        ("r/R v/V P/p L/l C/V L/V", "kind", {"kind": "peasant"}),
        ("p/R v/V P/p L/l c/C L/V", "skull", {"skull": "r"}),
    ):
        with pytest.raises(ossuary.BadOption) as error:
            load("sedlec", {}, with_champions(cards))
        assert speaker.say(id, **values) in speaker.refusal(error.value)


@rule("SE-31", "SE-35")
@pytest.mark.parametrize("part", range(2))
def test_other_champions_are_played_and_scored_as_the_oracle_does(
    part: int, fresh_seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(oracle.EXPANSIONS, "champions", TWICE.split())
    for number in range(50):
        compare("sedlec", fresh_seed + 50 * part + number, with_champions(TWICE))


@rule("SE-40", "SE-17", "SE-44")
def test_furnishings_need_nine_places_that_can_be_built() -> None:
    places = OWN["furnishings"][0]["places"]

    def with_places(value: list[list[int]]) -> dict[str, Any]:
        return changed("furnishings", 0, "places", value=value)

    assert refused(with_places(places[:-1])) == ("places", "SE-40")
    assert refused(with_places([*places[:-1], [1, 5]])) == ("overlap", "SE-40")
    assert refused(with_places([*places[:-1], [10, 5]])) == ("reach", "SE-17")
    assert refused(with_places([*places[:-1], [6, 3]])) == ("unbuildable", "SE-44")
    assert refused(changed("furnishings", 0, "anchors", value=[[4, 4]])) == ("anchor", "SE-44")
    assert refused(changed("furnishings", 0, "anchors", value=[])) == ("unbuildable", "SE-44")
    assert refused(changed("furnishings", value=OWN["furnishings"][:5])) == ("furnishings", "SE-40")


@rule("SE-40")
@pytest.mark.parametrize("name", ["chalice", "", " "])
def test_each_furnishing_has_a_name_of_its_own(name: str) -> None:
    assert refused(changed("furnishings", 0, "name", value=name)) == ("names", "SE-40")


@rule("SE-17")
def test_a_place_beyond_all_numbers_is_refused_in_a_sentence() -> None:
    far = [*OWN["furnishings"][0]["places"][:-1], [2**20000, 0]]
    assert refused(changed("furnishings", 0, "places", value=far))[0] in ("reach", "shape")


@rule("SE-47")
def test_each_condition_stands_on_one_back() -> None:
    assert refused(changed("furnishings", 0, "condition", value="lineage"))[0] == "conditions"
    assert refused(changed("furnishings", 0, "condition", value="plague"))[0] == "shape"


@pytest.mark.parametrize(
    ("data", "id"),
    [
        ({}, "no-game"),
        ({**OWN, "game": "skull"}, "other-game"),
        ({**OWN, "extra": 1}, "shape"),
        ({**OWN, "decks": 3}, "shape"),
        (changed("decks", "base", "source", value="a friend"), "shape"),
    ],
)
def test_a_file_of_another_shape_is_refused(data: dict[str, Any], id: str) -> None:
    assert refused(data)[0] == id


def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for content in (None, b"no = toml = at all", b"\xff\xfe", b"a = " + b"9" * 5000):
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(ossuary.Unreadable, match=r"mine\.toml"):
            ossuary.game("sedlec", components=file)


def test_a_game_without_components_takes_none() -> None:
    with pytest.raises(ossuary.BadOption) as error:
        load("skull", {}, OWN)
    assert error.value.id == "components-none"


@rule("SE-47")
def test_an_owners_cards_are_played_and_kept_in_the_record() -> None:
    """P/L turned over on both its cards: the totals stay, the cards are others."""
    cards = [{"L/P": "L/P", "P/L": "L/P"}.get(card, card) for card in OWN["decks"]["base"]["cards"]]
    data = changed("decks", "base", "cards", value=cards)
    game = load("sedlec", {}, data)
    assert list(game.start().view(None).unseen).count("L/P") == 2
    record = play(game, [RandomBot()] * 2, 5)
    again = ossuary.Record.read(record.text())
    assert again.components == data
    state = again.replay(load(again.game, again.options, again.components))
    assert state.over
    with pytest.raises(ossuary.Unreadable, match="other cards"):
        again.replay(load(again.game, again.options))


def test_the_games_own_components_are_not_written_into_records() -> None:
    game = load("sedlec", {}, OWN)
    assert play(game, [RandomBot()] * 2, 5).components is None
