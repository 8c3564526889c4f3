"""Options: unknown, of the wrong kind, out of range."""

from __future__ import annotations

from typing import Any

import pytest

import ossuary


@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"player": 4}, "option-unknown"),
        ({"players": "4"}, "option-kind"),
        ({"players": 4.0}, "option-kind"),
        ({"players": True}, "option-kind"),
        ({"players": None}, "option-kind"),
        ({"show": 1}, "option-kind"),
        ({"first": True}, "option-kind"),
        ({"players": 0}, "option-range"),
        ({"first": -1}, "option-range"),
    ],
)
def test_bad_options_are_refused_with_a_clear_sentence(options: dict[str, Any], id: str) -> None:
    with pytest.raises(ossuary.BadOption) as refused:
        ossuary.game("skull", **options)
    assert refused.value.id == id
    assert next(iter(options)) in str(refused.value)


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(ossuary.BadOption, match=r"no game “scull”.*skull"):
        ossuary.game("scull")


def test_options_as_json_make_the_same_game_again() -> None:
    game = ossuary.game("skull", players=3, tribes=2, show=True)
    assert ossuary.game("skull", **game.options.json()).options == game.options
    assert repr(game).startswith("<game skull SkullOptions(players=3")
