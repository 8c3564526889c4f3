"""Three bots for Nightmarium. They know all the cards; of a hand they see what everybody sees.

The builder wants its own creatures complete, soon, and aims what it must aim at whoever is ahead.
The hunter wants to be the one who wins: it gives up a card of its own to break the creature of
somebody who is about to. The master looks further, and learns on the way how it would go on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

from ossuary.games.nightmarium import NightmariumGame
from ossuary.games.nightmarium.actions import FEARS, NO_CARD
from ossuary.games.nightmarium.bots.building import answer
from ossuary.games.nightmarium.bots.hunting import promise, worth_a_thought
from ossuary.games.nightmarium.bots.searching import Way, follow
from ossuary.games.nightmarium.components import Card, NightmariumComponents
from ossuary.games.nightmarium.options import NightmariumOptions
from ossuary.games.nightmarium.state import Nightmarium
from ossuary.games.nightmarium.view import NightmariumView
from ossuary.kernel.action import Action
from ossuary.kernel.match import Bot
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard

PER_WORLD: Final = 10
"""How often the master plays on in each world, as imagining one takes as long as playing on."""


class Dreamer:
    """How all go about a choice: they imagine the table and think about what they are asked."""

    def choose(
        self, view: NightmariumView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        assert view.seat is not None
        if len(options) == 1:
            return options[0]
        world = game_of(view).imagine(view, rng)
        return self.think(view, world, view.seat, options, rng)

    def think(
        self, view: NightmariumView, world: Nightmarium, seat: int, options: Answers, rng: Random
    ) -> Action:
        raise NotImplementedError


class Hunter(Dreamer):
    """Plays on after each answer, many times, and takes the one with the best chances on average.

    Each time the unseen cards are dealt anew, the same way for all answers, and so that they fit
    all that was seen: cards taken openly, legions and positions that a hand is known to lack. Then
    everybody plays like the builder until it would be its turn again; what the table promises by
    then counts. After every round the worse half of the answers is dropped.
    """

    def __init__(self, effort: int = 160, width: int = 8) -> None:
        self.effort = effort
        """About how many times it plays on for one answer."""
        self.width = width
        """The most answers that it considers: those that look best."""

    def think(
        self, view: NightmariumView, world: Nightmarium, seat: int, options: Answers, rng: Random
    ) -> Action:
        game = game_of(view)
        answers = worth_a_thought(world, seat, options, self.width, rng)
        rounds = (len(answers) - 1).bit_length()
        values = dict.fromkeys(answers, 0.0)
        while len(answers) > 1:
            for _ in range(max(1, self.effort // (rounds * len(answers)))):
                world, dice = game.imagine(view, rng), rng.getrandbits(32)
                for action in answers:
                    values[action] += promise(world, seat, action, game.players, Random(dice))
            answers.sort(key=values.__getitem__, reverse=True)
            del answers[(len(answers) + 1) // 2 :]
        return answers[0]


class Master(Dreamer):
    """Hunts like the hunter, and learns on the way how to go on after each answer.

    The hunter takes it that it will go on as the builder does. The master has a tree for each
    answer, in which it goes on with what has promised most so far, and tries other ways; and it
    looks further.
    """

    def __init__(self, effort: int = 640, width: int = 12, turns: int = 8) -> None:
        self.effort = effort
        """About how many times it plays on for one answer."""
        self.width = width
        """The most answers that it considers: those that look best."""
        self.turns = turns
        """How far it plays on, at least: everybody has as many turns as the others."""

    def think(
        self, view: NightmariumView, world: Nightmarium, seat: int, options: Answers, rng: Random
    ) -> Action:
        game = game_of(view)
        turns = -(-self.turns // game.players) * game.players
        answers = worth_a_thought(world, seat, options, self.width, rng)
        ways = {action: Way() for action in answers}
        worlds = [game.imagine(view, rng) for _ in range(-(-self.effort // PER_WORLD))]
        rounds = (len(answers) - 1).bit_length()
        while len(answers) > 1:
            for number in range(max(1, self.effort // (rounds * len(answers)))):
                world, dice = worlds[number % len(worlds)], rng.getrandbits(32)
                for action in answers:
                    follow(ways[action], world, seat, action, turns, Random(dice))
            answers.sort(key=lambda action: ways[action].promise(), reverse=True)
            del answers[(len(answers) + 1) // 2 :]
        return answers[0]


class Builder(Dreamer):
    """Lays what brings it furthest, two of a legion where it can, and draws before it chooses.

    It reckons with what a chain would do before it completes a creature.
    """

    def think(
        self, view: NightmariumView, world: Nightmarium, seat: int, options: Answers, rng: Random
    ) -> Action:
        return answer(world, seat, options, rng)


# ---- From the view to a game in which it can be imagined


def game_of(view: NightmariumView) -> NightmariumGame:
    """The game that a view is of; every card is somewhere in it, so it tells whether seals are."""
    hands = [card for seat in view.seats for card in (*seat.known, *(seat.hand or ()))]
    creatures = [creature.seal for seat in view.seats for creature in seat.creatures]
    hidden = [card for batch in view.hidden for card in batch.cards]
    cards = [*view.discard, *view.turned, *hands, *creatures, *hidden, view.holding or NO_CARD]
    return _game(len(view.seats), view.victory, max(cards) > FEARS, view.cards)


@cache
def _game(
    players: int, victory: int, seals: bool, cards: tuple[Card, ...] | None
) -> NightmariumGame:
    options = NightmariumOptions(players=players, victory=victory, seals=seals)
    components = _components() if cards is None else NightmariumComponents.of_cards(cards)
    return NightmariumGame(options, components)


@cache
def _components() -> NightmariumComponents:
    """The cards as they are printed."""
    text = (files("ossuary.games.nightmarium") / "data" / "components.toml").read_text("utf-8")
    return NightmariumComponents.of("nightmarium", tomllib.loads(text))


BOTS: Final[dict[str, type[Bot]]] = {"novice": Builder, "regular": Hunter, "master": Master}
OTHER_NAMES: Final = {"builder": "novice", "hunter": "regular"}
