"""Bots by their names: the same levels in all games, and others that work as well."""

from __future__ import annotations

import pytest

from ossuary.bots import REGULAR, bots_of, find_bot, in_turn, name_now
from ossuary.games import GAMES
from ossuary.kernel.error import BadOption

OTHERS = [
    ("skull", "oracle", "master"),
    *[("sedlec", "greedy", "novice"), ("sedlec", "planner", "regular")],
    *[("nightmarium", "builder", "novice"), ("nightmarium", "hunter", "regular")],
    *[("badbones", "warden", "novice"), ("badbones", "strategist", "master")],
]


@pytest.mark.parametrize("game", GAMES)
def test_levels_come_first_from_the_weakest_to_the_strongest(game: str) -> None:
    names = list(bots_of(game))
    assert names[:3] == ["novice", "regular", "master"]


@pytest.mark.parametrize("game", GAMES)
def test_the_regular_sits_down_first_and_the_random_one_last(game: str) -> None:
    names = in_turn(game)
    assert (names[0], names[-1]) == (REGULAR, "random")
    assert sorted(names) == sorted(bots_of(game))


@pytest.mark.parametrize(("game", "other", "now"), OTHERS)
def test_another_name_is_understood_and_not_listed(game: str, other: str, now: str) -> None:
    assert other not in bots_of(game)
    assert name_now(game, other) == now
    assert type(find_bot(game, other)) is bots_of(game)[now]


def test_a_name_is_another_bots_only_in_its_own_game() -> None:
    """Skull's warden was never a novice; of a game that isn't there any more nothing is known."""
    assert name_now("skull", "warden") == "warden"
    assert name_now("gone", "warden") == "warden"
    with pytest.raises(BadOption, match="“planner”"):
        find_bot("skull", "planner")


def test_a_game_that_is_broken_by_now_hides_no_other_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its package raises whatever it likes when it is loaded; what is stored of it is read."""

    def broken(game: str, part: str) -> bool:
        raise ModuleNotFoundError(game)

    monkeypatch.setattr("ossuary.bots.has_part", broken)
    assert name_now("broken", "warden") == "warden"
