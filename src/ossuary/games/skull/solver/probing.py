"""How any bot plays a round for two: it is asked at every question to which it can lead."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import msgspec

from ossuary.games.skull.actions import BID, FLOWER, LOSE, PASS, PLACE, SKULL
from ossuary.games.skull.solver.flat import Chances
from ossuary.games.skull.solver.rounds import (
    IN_HAND,
    NO_SKULL,
    PASS_OPTION,
    Node,
    Round,
    after_placing,
    flipped_places,
)
from ossuary.games.skull.state import SkullTable
from ossuary.kernel.action import Action
from ossuary.kernel.history import History
from ossuary.kernel.match import Asked, Bot, answer_of
from ossuary.kernel.state import State

LOSSES: Final = {LOSE[FLOWER]: 0, LOSE[SKULL]: 1}


class World(NamedTuple):
    """A game as it may be, for all that the bot's opponent knows."""

    state: State[SkullTable]
    history: History

    def clone(self) -> World:
        state = self.state.clone()
        assert isinstance(state.listener, History)
        return World(state, state.listener)

    def after(self, seat: int, action: Action) -> World:
        """The same game one answer later."""
        world = self.clone()
        world.state.answer(seat, action)
        return world


def next_number(node: Node, action: Action) -> int:
    """The node to which an answer leads."""
    if action.verb is PLACE:
        return node.place
    return node.bids[PASS_OPTION if action is PASS else action.value]


def options_of(node: Node) -> dict[Action, int]:
    """The place of each answer among the options of a node."""
    places = [PLACE[FLOWER], PLACE[SKULL]] if node.place >= 0 else []
    bids = [PASS if bid == PASS_OPTION else BID[bid] for bid in node.bids]
    return {action: option for option, action in enumerate([*places, *bids])}


class Probe:
    """Asks a bot in one seat, with many dice, what it would answer."""

    def __init__(self, bot: Bot, seat: int, tree: Round, first: int, samples: int) -> None:
        self._bot = bot
        self._seat = seat
        self._tree = tree
        self._first = first
        self._side = seat ^ first
        self._samples = samples

    def fill(self, world: World, strategy: Chances) -> None:
        """Writes how likely each of its answers is in a round that begins so into a strategy."""
        holding = IN_HAND if world.state.table.skulls[self._seat] else NO_SKULL
        worlds = [(world, holding)]
        for seat in world.state.actors():
            if seat == self._seat:
                node = self._tree.nodes[self._side]
                worlds = self._led_to(world, node, holding, strategy)
            else:
                worlds = [(each.after(seat, each.state.options(seat)[0]), h) for each, h in worlds]
                world = worlds[0][0]
        for each, held in worlds:
            self._walk(each, self._tree.nodes[1].place, held, strategy)

    def _walk(self, world: World, number: int, holding: int, strategy: Chances) -> None:
        node = self._tree.nodes[number]
        is_own = node.actor == self._side
        if node.is_attempt:
            if is_own and holding in flipped_places(node)[0]:
                self._ask(world, LOSSES, node.slots, strategy)
        elif is_own:
            for action, led_to, held in self._led_by(world, node, holding, strategy):
                self._walk(led_to, next_number(node, action), held, strategy)
        else:
            seat = 1 - self._seat
            places = [action for action in world.state.options(seat) if action.verb is PLACE]
            bids = [action for action in world.state.options(seat) if action.verb is not PLACE]
            # Nobody sees which disc it is.
            for action in (*places[:1], *bids):
                self._walk(world.after(seat, action), next_number(node, action), holding, strategy)

    def _led_to(
        self, world: World, node: Node, holding: int, strategy: Chances
    ) -> list[tuple[World, int]]:
        return [each[1:] for each in self._led_by(world, node, holding, strategy)]

    def _led_by(
        self, world: World, node: Node, holding: int, strategy: Chances
    ) -> list[tuple[Action, World, int]]:
        """Asks the bot; each answer that it may give, the game after it, and what it holds then."""
        options, start = options_of(node), node.slots + holding * node.options
        self._ask(world, options, start, strategy)
        return [
            (action, world.after(self._seat, action), held_after(node, holding, action))
            for action, option in options.items()
            if strategy[start + option] > 0
        ]

    def _ask(self, world: World, places: dict[Action, int], start: int, strategy: Chances) -> None:
        strategy[start : start + len(places)] = 0.0
        state = world.state
        view = msgspec.structs.replace(state.view(self._seat), seat=self._seat)
        heard, options = world.history.of(self._seat), state.options(self._seat)
        samples = 1 if len(options) == 1 else self._samples
        for sample in range(samples):
            asked = Asked(view, heard, options, Random(sample))
            strategy[start + places[answer_of(self._bot, asked)]] += 1 / samples


def held_after(node: Node, holding: int, action: Action) -> int:
    if action.verb is PLACE:
        return after_placing(holding, node.heights[node.actor], action.value)
    return holding
