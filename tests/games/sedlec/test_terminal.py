"""Skulls of Sedlec in a terminal: everything is shown, and every answer has a key."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

import ossuary
from ossuary.games.sedlec.presentation.picture import picture
from ossuary.games.sedlec.presentation.terminal import keys, style, table
from ossuary.kernel.history import History
from ossuary.kernel.step import CHANCE
from ossuary.shelf.words import LANGUAGES, words
from tests.contract.cases import positions
from tests.games.sedlec.scenario import Scenario

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "expansions": ["champions", "zealots"]},
    {"monstrance": True},
]


def shown(state: Any, language: str = "en", unicode: bool = True) -> str:
    out = Console(file=StringIO(), width=110, legacy_windows=False)
    names = ["Ola", "Bob", "Eve", "Ian"]
    seat = state.actors()[0] if state.actors() and state.actors()[0] >= 0 else None
    out.print(table(state.view(seat), words(language, "sedlec"), names, unicode))
    file = out.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def test_a_pyramid_stands_as_it_was_built() -> None:
    cells = {(0, 0): "V/P", (2, 0): "R/C", (1, 2): "L/Z", (4, 0): "1"}
    assert picture(cells, unicode=True).plain.splitlines() == [
        "   ┌ L ┐",
        "   └ Z ┘",
        "┌ V ┐ ┌ R ┐ ┌ 1 ┐",
        "└ P ┘ └ C ┘ └   ┘",
    ]
    assert "/ V \\" in picture(cells, unicode=False).plain
    assert picture({}, unicode=True).plain == ""


def test_the_table_shows_piles_hands_and_stacks() -> None:
    game = Scenario("turn R P, first 0, turn V P, turn L C", players=2)
    game.do("collect a", "dig b+c", "take b")
    screen = shown(game.state)
    assert "c L/C +2" in screen
    assert "Hand: R/P" in screen
    assert "Hand: V/P" in screen
    assert "▶ Ola" in screen
    game.do("stack R P")
    assert "┌ 1 ┐" in shown(game.state)


def test_letters_for_piles_numbers_for_cards_and_places() -> None:
    game = Scenario("turn R P, first 0, turn V P, turn L C, turn C L, turn C V", players=2)
    game.do("collect a", "dig b+c", "take b", "collect c", "stack V P", "place 0 0")
    view = game.state.view(0)
    assert {key: action.text for key, action in keys(view, game.state.options(0)).items()} == {
        "1": "stack R P",
        "2": "stack L C",
    }
    game.do("stack L C")
    assert list(keys(game.state.view(0), game.state.options(0))) == ["1"]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_shown_and_every_answer_typed(
    options: dict[str, Any], language: str, fresh_seed: int
) -> None:
    for number, state in enumerate(positions(ossuary.game("sedlec", **options), fresh_seed)):
        for seat in state.actors():
            if seat != CHANCE:
                offered = state.options(seat)
                assert list(keys(state.view(seat), offered).values()) == list(offered)
        if number % 7 == 0:
            assert shown(state, language)
    assert shown(state, language, unicode=False)


def test_what_another_line_says_better_is_not_printed() -> None:
    game = ossuary.game("sedlec", monstrance=True)
    history = History(game)
    state = game.start(history)
    rng = Random(1)
    while not state.over:
        actor = state.actors()[0]
        state.apply(actor, rng.choice(state.options(actor)))
    told = {heard.name for heard in history.of(0) if style(heard) is not None}
    assert {"dig", "turned", "taken", "scored", "total", "graded"} <= told
    assert not {"take", "turn", "place", "furnish"} & told
