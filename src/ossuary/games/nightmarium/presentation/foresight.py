"""Where each card could go and why another can't be played, for whoever is about to play one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ossuary.games.nightmarium.actions import DISCARD, DISCARDS, DONE, HEAD, PLAY, PLAYS, PUT
from ossuary.games.nightmarium.bots import game_of
from ossuary.games.nightmarium.chain import BY_ACTION, PUT_CARD
from ossuary.games.nightmarium.state import Nightmarium
from ossuary.games.nightmarium.view import NightmariumView
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.step import Answers


def foresee(view: NightmariumView, seat: int, options: Answers) -> list[tuple[Answers, int]]:
    """The ways to put a card, and how many creatures are complete by each: a head completes one.

    A way is answers, one after the other: the place, or the card and then its place.
    """
    if not any(option.verb in (PLAY, PUT) for option in options):
        return []
    world = _imagined(view)
    return [(way, int(way[-1].value == HEAD)) for way in _ways(world, seat, options)]


def refuse(view: NightmariumView, seat: int, options: Answers) -> list[tuple[Action, NotAllowed]]:
    """Why the cards of the hand that can't be played can't: the rules' own refusals.

    Where a card is owed: why those that can't be discarded can't.
    """
    if any(option.verb is DONE for option in options):
        return []
    is_owed = all(option.verb is DISCARD for option in options)
    tried = [(DISCARDS if is_owed else PLAYS)[card] for card in view.seats[seat].hand or ()]
    world = _imagined(view)
    return [(action, _refusal(world, seat, action)) for action in tried if action not in options]


def _imagined(view: NightmariumView) -> Nightmarium:
    """A table like the one that is seen; what lies hidden in it has no say here."""
    return game_of(view).imagine(view, Random(0))


def _ways(world: Nightmarium, seat: int, options: Answers) -> Iterator[Answers]:
    for option in options:
        if option.verb is PUT:
            yield (option,)
        elif option.verb is PLAY:
            world.table.holding = option.value
            yield from ((option, place) for place in PUT_CARD[seat][BY_ACTION].options(world))


def _refusal(world: Nightmarium, seat: int, action: Action) -> NotAllowed:
    question = world.question(seat)
    assert question is not None
    return question.refusal(world, action)
