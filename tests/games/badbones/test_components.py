"""The board, tokens and tiles of Bad Bones: an owner's are checked, played and drawn."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

import ossuary
from ossuary.bots import RandomBot
from ossuary.kernel.match import play
from ossuary.shelf.games import load
from ossuary.shelf.words import LANGUAGES, words
from tests.conftest import rule

OWN = tomllib.loads(
    (resources.files("ossuary.games.badbones") / "data" / "components.toml").read_text("utf-8")
)
Change = Callable[[dict[str, Any]], None]


def changed(*changes: Change) -> dict[str, Any]:
    data = copy.deepcopy(OWN)
    for change in changes:
        change(data)
    return data


def arrow_off_the_field(data: dict[str, Any]) -> None:
    data["board"]["arrows"][0]["cell"] = [1, 6]


def tower_off_the_field(data: dict[str, Any]) -> None:
    data["board"]["tower"] = [0, 3]


def entry_without_a_symbol(data: dict[str, Any]) -> None:
    data["board"]["entries"]["top"][2] = "green"


def edge_without_entries(data: dict[str, Any]) -> None:
    del data["board"]["entries"]["right"]


def treasure_with_a_damaged_side(data: dict[str, Any]) -> None:
    data["traps"]["treasure"]["stars"] = [4, 3]


def too_many_drawn(data: dict[str, Any]) -> None:
    data["skeletons"]["drawn"] = 10


def no_tower_at_all(data: dict[str, Any]) -> None:
    data["village"]["tiers"] = 0


def two_towers_on_a_cell(data: dict[str, Any]) -> None:
    data["together"]["towers"][0] = data["together"]["towers"][1]


def a_tower_of_the_other_side_off_the_field(data: dict[str, Any]) -> None:
    data["together"]["towers"][0] = [0, 2]


def a_market_for_five(data: dict[str, Any]) -> None:
    data["market"]["traps"]["wall"].pop()


def a_treasure_for_sale(data: dict[str, Any]) -> None:
    data["market"]["traps"]["treasure"] = [1] * 6


def a_weapon_without_a_price(data: dict[str, Any]) -> None:
    del data["prices"]["flail"]


def two_emperors(data: dict[str, Any]) -> None:
    data["commanders"]["emperor"].append(["left", "red"])


BAD = [
    (two_towers_on_a_cell, "components-towers", "BB-50"),
    (a_tower_of_the_other_side_off_the_field, "components-tower", "BB-01"),
    (a_market_for_five, "components-market", "BB-40"),
    (a_treasure_for_sale, "components-market", "BB-40"),
    (a_weapon_without_a_price, "components-shape", ""),
    (two_emperors, "components-commander", "BB-60"),
    (arrow_off_the_field, "components-arrow", "BB-11"),
    (tower_off_the_field, "components-tower", "BB-01"),
    (entry_without_a_symbol, "components-entry", "BB-33"),
    (edge_without_entries, "components-entry", "BB-33"),
    (treasure_with_a_damaged_side, "components-stars", "BB-26"),
    (too_many_drawn, "components-shape", ""),
    (no_tower_at_all, "components-shape", ""),
]


@rule("BB-01", "BB-11", "BB-26", "BB-33")
@pytest.mark.parametrize(
    ("change", "id", "rule_id"), BAD, ids=[change.__name__ for change, _, _ in BAD]
)
def test_what_cant_be_played_is_refused_with_a_sentence(
    change: Change, id: str, rule_id: str
) -> None:
    with pytest.raises(ossuary.BadOption) as refused:
        load("badbones", {}, changed(change))
    assert (refused.value.id, refused.value.rule) == (id, rule_id)
    for language in LANGUAGES:
        assert words(language, "badbones").refusal(refused.value, [])


@rule("BB-01")
def test_a_file_of_the_base_game_alone_takes_the_rest_from_the_game() -> None:
    def base(data: dict[str, Any]) -> None:
        for section in ("together", "capital", "market", "prices", "commanders"):
            del data[section]
        for kind in ("palisade", "hearse", "dynamite", "labyrinth", "portal", "spring"):
            del data["traps"][kind]

    game = load("badbones", {"players": 2, "advanced": True, "commanders": True}, changed(base))
    assert game.components == load("badbones", {"players": 2}).components


@rule("BB-11")
def test_a_board_of_ones_own_is_played_and_seen() -> None:
    def other(data: dict[str, Any]) -> None:
        data["board"]["tower"] = [2, 2]
        data["board"]["arrows"] = [{"cell": [4, 4], "out": "up"}]

    game = load("badbones", {"players": 2}, changed(other))
    assert play(game, [RandomBot(), RandomBot()], seed=1).moves
    view = game.start().view(0)
    assert view.components.board.tower == (2, 2)
    assert view.seats[0].hero == "b2"
