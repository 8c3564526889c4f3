"""Clauses of the contract that are also tried on games with a planted leak: who may know what."""

from __future__ import annotations

from collections import defaultdict
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec

from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.game import Game
from ossuary.kernel.history import History
from ossuary.kernel.state import State
from ossuary.kernel.view import Heard

Moves = list[tuple[int, Action]]
ALIKE = 8
"""Of more answers that look alike than so many only some are compared: a deck has a hundred."""


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def received(state: State[Any], viewer: int | None) -> bytes:
    """All that a viewer gets of a position: the view, its seats' options, and every refusal."""
    game = state.game
    own = [s for s in range(game.seats) if game.player_of(s) == viewer]
    options = {seat: [action.json() for action in state.options(seat)] for seat in own}
    return msgspec.json.encode([state.view(viewer), options, list(refusals(state, own))])


def refusals(state: State[Any], seats: list[int]) -> list[Any]:
    """What is said to these seats when they try what they may not; some actions of each kind."""
    table = state.game.actions
    tried = [table[index] for index in range(0, len(table), max(1, len(table) // 12))]
    found = []
    for seat in [*seats, state.game.seats]:
        for action in tried:
            if action not in state.options(seat):
                try:
                    state.apply(seat, action)
                except NotAllowed as refused:
                    found.append((refused.id, refused.rule, refused.values))
    return found


def listened(game: Game) -> tuple[State[Any], History]:
    history = History(game)
    return game.start(history), history


# ---- whichever of several answers that look alike is given, the others get the same bytes


def a_secret_answer_tells_the_others_nothing(game: Game, state: State[Any]) -> None:
    assert isinstance(state.listener, History)
    for viewer in viewers(game):
        # What was said before is read once: the copies go on from there.
        state.listener.key(viewer)
    for actor in state.actors():
        alike: dict[Any, list[Action]] = defaultdict(list)
        step = state.question(actor)
        assert step is not None
        for action in state.options(actor):
            alike[seen_of(state, actor, action)].append(action)
        for group in [group for group in alike.values() if len(group) > 1]:
            told = [after(state, actor, action) for action in group[:: 1 + len(group) // ALIKE]]
            for viewer in viewers(game):
                if step.seen_by() < 0 or viewer != game.player_of(step.seen_by()):
                    assert len({heard[viewer] for heard in told}) == 1, (viewer, group)


def seen_of(state: State[Any], actor: int, action: Action) -> Any:
    """What others see of an answer: in a hidden lane only whether it was the last one there."""
    twin = state.clone()
    twin.apply(actor, action)
    still_in_lanes = state.hidden and twin._opened is state._opened
    return actor in twin.actors() if still_in_lanes else action.redacted


def after(state: State[Any], actor: int, action: Action) -> dict[int | None, bytes]:
    """What each viewer receives and hears when this answer is given."""
    twin = state.clone()
    assert isinstance(twin.listener, History)
    twin.apply(actor, action)
    return {
        viewer: received(twin, viewer) + twin.listener.key(viewer) for viewer in viewers(state.game)
    }


# ---- who has heard the same receives the same


def who_has_heard_the_same_receives_the_same(game: Game, seed: int, cuts: int) -> int:
    """Plays a game and others with other secrets, and compares; returns how often it could."""
    rng = Random(seed)
    state, history = listened(game)
    moves: Moves = []
    told: dict[tuple[int | None, bytes], bytes] = {}
    compared = 0
    while not state.over:
        if rng.random() < cuts / (cuts + len(moves)):
            for viewer in viewers(game):
                mine = received(state, viewer)
                assert told.setdefault((viewer, history.key(viewer)), mine) == mine
                other = with_other_secrets(game, moves, viewer, rng)
                if other is not None:
                    assert received(other, viewer) == mine, (viewer, moves)
                    compared += 1
        actor = rng.choice(state.actors())
        action = rng.choice(state.options(actor))
        state.apply(actor, action)
        moves.append((actor, action))
    return compared


def with_other_secrets(
    game: Game, moves: Moves, viewer: int | None, rng: Random
) -> State[Any] | None:
    """Another game of which this viewer has heard the same; None if none was found."""
    truth, heard = listened(game)
    state: State[Any] = game.start(History(game))
    differs = False
    # What is dealt may be shown much later, so in a long game few secrets can be others.
    change = rng.choice([1.0, 0.2, 3 / (3 + len(moves))])
    lanes_opened = opening_of_hidden_lanes(game, moves)
    for number, (actor, action) in enumerate(moves):
        truth.apply(actor, action)
        is_free = number >= lanes_opened and not is_of(game, actor, viewer)
        if state.question(actor) is None:
            if is_free:
                continue
            return None
        following = answer(state, actor, action, viewer, is_free, heard, rng, change)
        if following is None:
            return None
        state, given = following
        differs = differs or given is not action
    # In hidden lanes the others see who is done, and nothing else.
    for seat in state.actors():
        while truth.hidden and seat not in truth.actors() and seat in state.actors():
            state.apply(seat, rng.choice(state.options(seat)))
    assert isinstance(state.listener, History)
    same = state.listener.key(viewer) == heard.key(viewer) and state.actors() == truth.actors()
    return state if differs and same else None


def opening_of_hidden_lanes(game: Game, moves: Moves) -> int:
    """The number of the move with which the hidden lanes that are open now began."""
    state, opened, was_hidden = game.start(), len(moves), False
    for number, (actor, action) in enumerate(moves):
        if state.hidden and not was_hidden:
            opened = number
        was_hidden = state.hidden
        state.apply(actor, action)
        if not state.hidden:
            opened, was_hidden = len(moves), False
    return opened


def is_of(game: Game, seat: int, viewer: int | None) -> bool:
    return seat >= 0 and game.player_of(seat) == viewer


def answer(
    state: State[Any],
    actor: int,
    action: Action,
    viewer: int | None,
    is_free: bool,
    heard: History,
    rng: Random,
    change: float,
) -> tuple[State[Any], Action] | None:
    """The state after this answer or, as likely as `change`, another that sounds the same.

    The state that is given is used up.
    """
    step = state.question(actor)
    assert step is not None
    options = state.options(actor)
    if is_free:
        choices = list(options)
    elif is_of(state.game, step.seen_by(), viewer):
        choices = [action] if action in options else []
    else:
        choices = [option for option in options if option.redacted == action.redacted]
    rng.shuffle(choices)
    if rng.random() > change and action in choices:
        choices.sort(key=lambda choice: choice is not action)
    for choice in choices:
        twin = state if choice is choices[-1] else state.clone()
        twin.apply(actor, choice)
        assert isinstance(twin.listener, History)
        if twin.listener.key(viewer) == heard.key(viewer):
            return twin, choice
        only_a_reveal_tells_a_secret(state.game, twin.listener.of(viewer), heard.of(viewer))
    return None


def only_a_reveal_tells_a_secret(
    game: Game, one: tuple[Heard, ...], other: tuple[Heard, ...]
) -> None:
    """Where two games with other secrets begin to sound differently, something was revealed."""
    for mine, theirs in zip_longest(one, other):
        if mine != theirs:
            told = [heard for heard in (mine, theirs) if heard is not None]
            events = [heard for heard in told if heard.actor is None]
            assert not events or any(game.declared(heard.name).reveals for heard in events), told
            return
