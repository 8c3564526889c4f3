"""Imagined worlds: never against what everybody has seen, and never fewer than that leaves open."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ossuary
from ossuary.kernel.history import History
from ossuary.kernel.view import EVERYBODY, Heard
from tests.conftest import rule
from tests.contract.cases import positions
from tests.games.skull.scenario import Scene

World = tuple[tuple[str, ...], tuple[str, ...]]
"""What one seat may have: its hand, sorted, and its stack from the bottom up."""


class Possible:
    """All that a seat may hold, kept from what everybody hears, without a look at any view."""

    def __init__(self) -> None:
        self.worlds: set[World] = {(("flower", "flower", "flower", "skull"), ())}
        self.open = 0

    def place(self) -> None:
        self.worlds = {
            (without(hand, face), (*stack, face))
            for hand, stack in self.worlds
            for face in set(hand)
        }

    def see(self, face: str) -> None:
        """The next disc from the top is this one."""
        self.open += 1
        self.worlds = {
            (hand, stack) for hand, stack in self.worlds if stack[len(stack) - self.open] == face
        }

    def take_back(self) -> None:
        self.open = 0
        self.worlds = {(tuple(sorted(hand + stack)), ()) for hand, stack in self.worlds}

    def lose(self) -> None:
        self.worlds = {(without(hand, face), ()) for hand, _ in self.worlds for face in set(hand)}


def without(hand: tuple[str, ...], face: str) -> tuple[str, ...]:
    left = list(hand)
    left.remove(face)
    return tuple(left)


def hear(seats: list[Possible], heard: Heard) -> None:
    """What a spectator learns of the seats from one thing it hears."""
    if heard.name == "place" and heard.actor is not None:
        seats[heard.actor].place()
    elif heard.name == "flipped":
        seats[int(str(heard.values[1]))].see(str(heard.values[2]))
    elif heard.name == "shown":
        seats[int(str(heard.values[0]))].see(str(heard.values[1]))
    elif heard.name in ("succeeded", "round", "left"):
        for seat in seats:
            seat.take_back()
    if heard.name == "left":
        seats[int(str(heard.values[0]))].lose()


def imagined(state: Any, seat: int) -> World:
    view = state.view(EVERYBODY).seats[seat]
    hand = ("flower",) * view.hand.flowers + ("skull",) * view.hand.skulls
    return hand, view.stack


@rule("SK-28")
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "show": True}], ids=str)
def test_worlds_are_those_that_fit_all_that_was_seen(
    options: dict[str, Any], fresh_seed: int
) -> None:
    """Compared with the set of worlds that an onlooker keeps who forgets nothing."""
    game = ossuary.game("skull", **options)
    rng = Random(fresh_seed)
    for number in range(6):
        history = History(game)
        seats = [Possible() for _ in range(game.seats)]
        told = 0
        for state in positions(game, fresh_seed + number, history):
            for heard in history.of(None, told):
                hear(seats, heard)
                told += 1
            if state.over:
                break
            view = state.view(None)
            if not view.laid:
                # The discs have gone back, and nothing is said of it before one is lost.
                for possible in seats:
                    possible.take_back()
            worlds = [game.imagine(view, rng) for _ in range(100)]
            for seat, possible in enumerate(seats):
                assert {imagined(world, seat) for world in worlds} == possible.worlds


@rule("SK-17", "SK-28")
def test_a_skull_that_was_seen_after_the_last_loss_is_there() -> None:
    scene = Scene("fffs fffs").put("s f").do("0 bid 1", "1 pass", "0 lose flower")
    assert scene.view(1).seats[0].suspects == 1
    skulls = [imagined(scene.game.imagine(scene.view(1), Random(n)), 0)[0] for n in range(100)]
    assert 40 < sum("skull" in hand for hand in skulls) < 95
    scene.put("s f").do("0 bid 1", "1 pass")
    assert scene.view(1).seats[0].suspects == 0
    hands = {imagined(scene.game.imagine(scene.view(1), Random(n)), 0)[0] for n in range(50)}
    assert hands == {("flower", "flower", "skull")}


@rule("SK-28")
def test_who_has_shown_nothing_but_flowers_has_lost_its_skull() -> None:
    scene = Scene("fffs fffs").put("s f").do("0 bid 1", "1 pass", "0 lose skull")
    scene.put("f f").do("0 place flower", "1 place flower", "0 place flower", "1 bid 1", "0 bid 3")
    scene.do("1 pass")
    assert scene.view(1).seats[0].only_flowers
    hands = {imagined(scene.game.imagine(scene.view(1), Random(n)), 0)[0] for n in range(50)}
    assert hands == {("flower", "flower", "flower")}
