"""Options: unknown, of the wrong kind, out of range."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, combinations, product
from typing import Any

import pytest

import ossuary
from ossuary.games.sedlec.actions import EXPANSIONS
from ossuary.shelf.games import options_of


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


def refused(game: str, **options: Any) -> ossuary.BadOption | None:
    try:
        options_of(game, options)
    except ossuary.BadOption as error:
        return error
    return None


ALL_EXPANSIONS = [
    list(some) for n in range(5) for some in chain.from_iterable([combinations(EXPANSIONS, n)])
]


def skull_players(tribes: int, **_: Any) -> range:
    return range(2, 12 // tribes + 1)


def sedlec_players(monstrance: bool, expansions: list[str]) -> range:
    return range(1, 2) if monstrance else range(2, 5 if expansions else 4)


@pytest.mark.parametrize(
    ("game", "others", "players_of", "seats_each"),
    [
        ("skull", {"tribes": [1, 2], "show": [False, True]}, skull_players, "tribes"),
        (
            "sedlec",
            {"monstrance": [False, True], "expansions": ALL_EXPANSIONS},
            sedlec_players,
            None,
        ),
    ],
)
def test_what_is_declared_is_what_the_rules_say(
    game: str, others: dict[str, list[Any]], players_of: Callable[..., range], seats_each: str
) -> None:
    """SK-02, SK-23, SE-02, SE-40: every number of players and first seat, with all else."""
    for values in product(*others.values()):
        chosen = dict(zip(others, values, strict=True))
        allowed = players_of(**chosen)
        for players in range(-1, 16):
            assert (refused(game, players=players, **chosen) is None) == (players in allowed)
        for players in allowed:
            seats = players * chosen.get(seats_each, 1)
            for first in range(-1, seats + 2):
                error = refused(game, players=players, first=first, **chosen)
                begins = first in range(seats) and not chosen.get("monstrance")
                assert (error is None) == begins
        assert options_of(game, chosen).players in allowed


@pytest.mark.parametrize("tribes", range(-1, 5))
def test_a_number_has_its_limits(tribes: int) -> None:
    error = refused("skull", players=2, tribes=tribes)
    assert (error is None) == (tribes in (1, 2))
    assert error is None or error.rule == "SK-23"


@pytest.mark.parametrize(
    ("options", "id", "rule"),
    [
        ({"players": 4}, "needs-expansion", "SE-02"),
        ({"players": 5}, "option-range", "SE-02"),
        ({"players": 1}, "not-alone", "SE-02"),
        ({"players": 2, "monstrance": True}, "only-one", "SE-40"),
        ({"players": 4, "monstrance": True}, "only-one", "SE-40"),
        ({"players": 3, "first": 3}, "option-range", "SE-03"),
    ],
)
def test_a_limit_is_refused_with_its_rule_in_the_games_own_words(
    options: dict[str, Any], id: str, rule: str
) -> None:
    error = refused("sedlec", **options)
    assert error is not None
    assert (error.id, error.rule) == (id, rule)
    assert "expansion" in str(refused("sedlec", players=4))


def test_how_many_play_follows_from_what_else_is_chosen() -> None:
    assert options_of("sedlec", {}).players == 2
    assert options_of("sedlec", {"monstrance": True}).players == 1
    assert options_of("skull", {"tribes": 2}).players == 4


@pytest.mark.parametrize(
    ("game", "options", "id", "rule"),
    [
        ("badbones", {"players": 4, "rounds": 12}, "rounds-alone", "BB-31"),
        ("badbones", {"players": 4, "first": 1}, "nobody-first", "BB-03"),
        ("badbones", {"players": 1, "first": 0}, "nobody-first", "BB-03"),
        ("badbones", {"players": 1, "first": 0, "advanced": True}, "alone-first", "BB-30"),
        ("sedlec", {"monstrance": True, "first": 0}, "option-idle", "SE-40"),
    ],
)
def test_an_option_without_effect_is_refused(
    game: str, options: dict[str, Any], id: str, rule: str
) -> None:
    error = refused(game, **options)
    assert error is not None
    assert (error.id, error.rule) == (id, rule)


def test_an_option_with_effect_or_left_as_it_is_is_taken() -> None:
    assert options_of("badbones", {"players": 1, "rounds": 12}).json()["rounds"] == 12
    assert options_of("badbones", {"players": 4, "rounds": 10, "first": None}).players == 4
    assert options_of("sedlec", {"monstrance": False, "first": 0}).first == 0


def test_who_chooses_what_is_for_one_alone_plays_alone() -> None:
    assert options_of("badbones", {"rounds": 12}).players == 1
    assert options_of("badbones", {"rounds": 10}).players == 4


def test_what_doesnt_go_together_is_refused_without_a_number_that_nobody_chose() -> None:
    for options, id in (({"heroic": True}, "only-alone"), ({"rounds": 12}, "rounds-alone")):
        error = refused("badbones", coop=True, **options)
        assert error is not None
        assert error.id == id
