"""The market before an advanced game, in turns and together."""

from __future__ import annotations

from typing import Any

import pytest

import ossuary
from ossuary.kernel.view import EVERYBODY
from tests.conftest import rule
from tests.games.badbones.scenario import new_game


def bought(state: Any, *answers: str) -> None:
    """Whoever is asked, one after the other, answers so."""
    for answer in answers:
        state.apply(state.actors()[0], state.game.actions.parse(answer))


def wares(state: Any, seat: int) -> list[str]:
    return [action.text.removeprefix("buy ") for action in state.options(seat)]


def refused(state: Any, seat: int, answer: str) -> tuple[str, str]:
    before = state.view(EVERYBODY)
    with pytest.raises(ossuary.NotAllowed) as refusal:
        state.apply(seat, state.game.actions.parse(answer))
    assert state.view(EVERYBODY) == before
    return refusal.value.id, refusal.value.rule


@rule("BB-40")
def test_everybody_begins_with_coins_and_a_treasure() -> None:
    state = new_game(players=3, advanced=True, first=0).start()
    view = state.view(EVERYBODY)
    assert view.market.coins == (20, 20, 20)
    for field in view.seats:
        assert {kind for kind, number in field.supply.items() if number} == {"treasure"}
        assert field.weapon is None


@rule("BB-40")
@pytest.mark.parametrize(
    ("players", "walls", "dragons", "portals"),
    [(1, 2, 2, 1), (2, 4, 3, 1), (3, 6, 5, 2), (4, 8, 6, 2), (5, 10, 8, 3), (6, 12, 9, 3)],
)
def test_what_is_for_sale(players: int, walls: int, dragons: int, portals: int) -> None:
    sold = new_game(players=players, advanced=True).start().view(None).market.wares
    assert (sold["wall"], sold["catapult"], sold["dragon"]) == (walls, walls, dragons)
    rare = ("palisade", "hearse", "dynamite", "labyrinth", "portal", "spring")
    assert {sold[kind] for kind in rare} == {portals}
    assert "treasure" not in sold
    weapons = list(sold)[len(rare) + 3 :]
    assert len(weapons) == 8
    assert {sold[weapon] for weapon in weapons} == {1}


@rule("BB-40")
def test_chance_says_who_buys_first_unless_it_was_chosen() -> None:
    state = new_game(players=3, advanced=True).start()
    assert [(action.text, weight) for action, weight in state.chances()] == [
        ("first 0", 1),
        ("first 1", 1),
        ("first 2", 1),
    ]
    state.apply(ossuary.CHANCE, state.options(ossuary.CHANCE)[2])
    assert state.actors() == (2,)
    assert new_game(players=3, advanced=True, first=1).start().actors() == (1,)


@rule("BB-40")
def test_they_buy_to_and_fro() -> None:
    state = new_game(players=3, advanced=True, first=1).start()
    order = []
    for _ in range(9):
        order.append(state.actors()[0])
        bought(state, state.options(state.actors()[0])[0].text)
    assert order == [1, 2, 0, 0, 2, 1, 1, 2, 0]


@rule("BB-40")
def test_who_passes_is_out_of_the_market() -> None:
    state = new_game(players=3, advanced=True, first=0).start()
    bought(state, "done", "buy rapier", "buy wall")
    order = []
    while state.actors() != (ossuary.CHANCE,):
        order.append(state.actors()[0])
        bought(state, "done" if len(order) > 3 else "buy wall")
    assert order == [2, 1, 1, 2, 1]
    # The setup draw follows.
    assert state.options(ossuary.CHANCE)[0].text == "drawn 0 left-purple"


@rule("BB-40")
def test_what_is_bought_is_paid_and_lies_in_the_supply() -> None:
    state = new_game(players=2, advanced=True, first=0).start()
    bought(state, "buy dragon", "buy portal")
    view = state.view(None)
    assert view.market.coins == (16, 16)
    assert [view.seats[seat].supply["dragon"] for seat in (0, 1)] == [1, 0]
    assert view.seats[1].supply["portal"] == 1
    assert (view.market.wares["dragon"], view.market.wares["portal"]) == (2, 0)


@rule("BB-40")
def test_one_weapon_at_most() -> None:
    state = new_game(players=1, advanced=True).start()
    assert "crossbow" in wares(state, 0)
    bought(state, "buy crossbow")
    assert state.view(0).seats[0].weapon == "crossbow"
    assert wares(state, 0) == [
        *("wall", "catapult", "dragon", "palisade", "hearse"),
        *("dynamite", "labyrinth", "portal", "spring", "done"),
    ]
    assert refused(state, 0, "buy rapier") == ("market-weapon", "BB-40")


@rule("BB-40")
def test_what_is_sold_out_or_too_dear_is_refused() -> None:
    state = new_game(players=1, advanced=True).start()
    assert refused(state, 0, "buy treasure") == ("market-treasure", "BB-40")
    assert refused(state, 0, "nothing") == ("market-first", "BB-40")
    bought(state, "buy portal")
    assert refused(state, 0, "buy portal") == ("market-sold-out", "BB-40")
    bought(state, "buy catapult", "buy catapult", "buy spring")
    assert state.view(0).market.coins == (3,)
    assert refused(state, 0, "buy dragon") == ("market-dear", "BB-40")
    assert wares(state, 0)[:2] == ["wall", "palisade"]
    bought(state, "buy wall")
    # Without coins one is asked all the same.
    assert wares(state, 0) == ["done"]


@rule("BB-55")
def test_together_all_buy_at_once_from_one_purse() -> None:
    state = new_game(players=3, advanced=True, coop=True).start()
    assert state.actors() == (0, 1, 2)
    assert state.view(1).market.coins == (36,)
    assert {kind for kind, number in state.view(1).supply.items() if number} == {"treasure"}
    parse = state.game.actions.parse
    for seat, answer in ((2, "buy wall"), (2, "buy flail"), (0, "buy dragon"), (1, "buy rapier")):
        state.apply(seat, parse(answer))
    view = state.view(1)
    assert view.market.coins == (36 - 3 - 2 - 4 - 2,)
    assert (view.supply["wall"], view.supply["dragon"], view.supply["treasure"]) == (1, 1, 1)
    assert [field.weapon for field in view.seats] == [None, "rapier", "flail"]
    assert refused(state, 2, "buy crossbow") == ("market-weapon", "BB-40")
    assert refused(state, 0, "buy flail") == ("market-sold-out", "BB-40")
    state.apply(2, parse("done"))
    assert state.actors() == (0, 1)
    state.apply(0, parse("done"))
    state.apply(1, parse("buy portal"))
    state.apply(1, parse("done"))
    assert state.actors() == (ossuary.CHANCE,)


@rule("BB-55", "BB-57")
def test_what_another_has_just_bought_is_gone() -> None:
    state = new_game(players=2, advanced=True, coop=True).start()
    assert "portal" in wares(state, 1)
    bought(state, "buy portal")
    assert "portal" not in wares(state, 1)
    assert refused(state, 1, "buy portal") == ("market-sold-out", "BB-40")


@rule("BB-03", "BB-40")
def test_only_the_market_of_a_competitive_game_has_a_first_player() -> None:
    others: list[dict[str, Any]] = [{}, {"advanced": True, "coop": True}, {"commanders": True}]
    for options in others:
        with pytest.raises(ossuary.BadOption) as refusal:
            new_game(players=3, first=1, **options)
        assert (refusal.value.id, refusal.value.rule) == ("nobody-first", "BB-03")
    with pytest.raises(ossuary.BadOption) as beyond:
        new_game(players=3, first=3, advanced=True)
    assert beyond.value.rule == "BB-40"
