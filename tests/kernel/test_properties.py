"""What holds for any input at all: Hypothesis looks for the one that breaks it."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import ossuary
from ossuary.kernel.error import BadOption, Unreadable
from ossuary.kernel.match import Match
from ossuary.kernel.record import Record
from ossuary.kernel.view import EVERYBODY
from ossuary.shelf.words import LANGUAGES, words

GAME = ossuary.game("skull", players=3, show=True)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(st.text())
def test_any_text_is_an_action_or_unreadable(text: str) -> None:
    try:
        action = GAME.actions.parse(text)
    except Unreadable as error:
        assert str(error)
    else:
        assert action.text == " ".join(text.split())


@given(st.binary() | st.text() | JSON.map(msgspec.json.encode))
def test_anything_is_a_record_or_unreadable(data: bytes | str) -> None:
    try:
        Record.read(data)
    except Unreadable as error:
        assert str(error)


@given(st.lists(st.lists(st.none() | st.integers() | st.text(), max_size=4), max_size=6))
def test_any_moves_are_replayed_or_refused_by_number(moves: list[Any]) -> None:
    record = Record(ossuary=1, game="skull", rules=1, options=GAME.options.json(), moves=moves)
    try:
        record.replay(GAME)
    except Unreadable as error:
        assert 1 <= int(error.values["number"]) <= len(moves)
        assert str(error)


@given(st.dictionaries(st.sampled_from(["players", "tribes", "show", "first", "x"]), JSON))
def test_any_options_make_a_game_or_are_refused(options: dict[str, Any]) -> None:
    try:
        game = ossuary.game("skull", **options)
    except BadOption as error:
        assert str(error)
    else:
        assert game.start().actors()


@given(
    st.lists(st.integers(min_value=0), min_size=1, max_size=60), st.integers(), st.integers(0, 3)
)
def test_any_way_through_a_game_can_be_taken_up_again(
    choices: list[int], seed: int, viewer: int
) -> None:
    """Wherever the choices lead: the record gives back the same position, and the same story."""
    match = Match(GAME, seed)
    for choice in choices:
        if match.state.over:
            break
        seats = match.state.actors()
        seat = seats[choice % len(seats)]
        options = match.state.options(seat)
        match.apply(seat, options[choice % len(options)])
    again = Match.resume(GAME, Record.read(match.record.text()))
    player = None if viewer == 3 else viewer
    assert again.state.view(EVERYBODY) == match.state.view(EVERYBODY)
    assert again.state.view(player) == match.state.view(player)
    assert again.history.of(player) == match.history.of(player)


@given(st.sampled_from(LANGUAGES), st.text(), st.integers())
def test_a_refusal_can_always_be_said(language: str, text: str, number: int) -> None:
    error = Unreadable("unreadable-action", text=text)
    assert words(language).refusal(error)
    error = Unreadable("record-format", found=text, known=number)
    assert words(language).refusal(error)
