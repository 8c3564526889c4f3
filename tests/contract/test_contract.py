"""The contract: what holds for every game and option set."""

from __future__ import annotations

import copy
from collections import defaultdict
from random import Random
from typing import Any

import msgspec
import pytest

from ossuary.bots import RandomBot
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.game import Game
from ossuary.kernel.history import History
from ossuary.kernel.match import Match, play
from ossuary.kernel.play import playout
from ossuary.kernel.record import Record
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import EVERYBODY
from tests.contract.cases import CASES, conserved, positions, viewers


@pytest.fixture(params=CASES)
def game(request: pytest.FixtureRequest) -> Game:
    return CASES[request.param]


@pytest.fixture
def seed(fresh_seed: int) -> int:
    return fresh_seed


def received(state: State[Any], viewer: int | None) -> bytes:
    """All that a viewer gets of a position: the view, and the options of its own seats."""
    own = [seat for seat in state.actors() if state.game.player_of(seat) == viewer and seat >= 0]
    options = [[action.json() for action in state.options(seat)] for seat in own]
    return msgspec.json.encode([state.view(viewer), options])


def test_actions_round_trip_through_index_text_and_json(game: Game) -> None:
    table = game.actions
    for index in range(len(table)):
        action = table[index]
        assert action.index == index
        assert table.parse(action.text) is action
        assert table.read(msgspec.json.decode(msgspec.json.encode(action.json()))) is action
        assert copy.deepcopy(action) is action
        assert copy.copy(action) is action


def test_options_are_unique_in_order_and_never_empty(game: Game, seed: int) -> None:
    for state in positions(game, seed):
        actors = state.actors()
        assert list(actors) == sorted(set(actors))
        assert bool(actors) != state.over
        assert CHANCE not in actors or actors == (CHANCE,)
        for actor in actors:
            indices = [action.index for action in state.options(actor)]
            assert indices
            assert indices == sorted(set(indices))
        if actors == (CHANCE,):
            chances = list(state.chances())
            assert [action for action, _ in chances] == list(state.options(CHANCE))
            assert all(weight > 0 for _, weight in chances)
        else:
            assert len(state.chances()) == 0


def test_every_game_ends_with_an_outcome(game: Game, seed: int) -> None:
    for number in range(10):
        *_, last = positions(game, seed + number)
        assert last.over
        outcome = last.outcome
        assert outcome is not None
        assert set(outcome.winners) <= set(range(game.players))
        assert len(outcome.scores) == game.players
        shares = [outcome.share(player) for player in range(game.players)]
        assert sum(shares) == pytest.approx(1 if outcome.winners else 0)
        ending = last.view(None).ending
        assert ending is not None
        assert (ending.reason, ending.rule) == (outcome.reason.id, outcome.reason.value)


def test_a_playout_ends_as_any_game_does(game: Game, seed: int) -> None:
    """The loop of simulations draws by the short way, where a step has one."""
    for number in range(5):
        state = game.start()
        decisions = playout(state, Random(seed + number))
        assert state.over
        assert decisions > 0
        conserved(game, state)


def test_components_are_conserved(game: Game, seed: int) -> None:
    for state in positions(game, seed):
        conserved(game, state)


def test_clones_are_independent(game: Game, seed: int) -> None:
    for number, state in enumerate(positions(game, seed)):
        if number % 7:
            continue
        before = msgspec.json.encode(state.view(EVERYBODY))
        for twin in (state.clone(), copy.copy(state), copy.deepcopy(state)):
            assert msgspec.json.encode(twin.view(EVERYBODY)) == before
            rng = Random(number)
            while not twin.over:
                actor = twin.actors()[0]
                twin.apply(actor, rng.choice(twin.options(actor)))
            assert msgspec.json.encode(state.view(EVERYBODY)) == before


def test_views_round_trip_through_json(game: Game, seed: int) -> None:
    for state in positions(game, seed):
        for viewer in (*viewers(game), EVERYBODY):
            view = state.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_what_is_not_allowed_changes_nothing(game: Game, seed: int) -> None:
    rng = Random(seed)
    table = [game.actions[index] for index in range(len(game.actions))]
    for state in positions(game, seed):
        before = msgspec.json.encode(state.view(EVERYBODY))
        for actor in (*state.actors(), -3, -2, -1, *range(game.seats), game.seats, 99):
            allowed = state.options(actor)
            for action in rng.sample([a for a in table if a not in allowed], 3):
                with pytest.raises(NotAllowed) as refused:
                    state.apply(actor, action)
                assert str(refused.value)
        assert msgspec.json.encode(state.view(EVERYBODY)) == before


def test_imagined_states_fit_the_view(game: Game, seed: int) -> None:
    rng = Random(seed)
    for state in positions(game, seed):
        for viewer in viewers(game):
            view = state.view(viewer)
            imagined = game.imagine(view, rng)
            assert imagined.view(viewer) == view
            assert (imagined.over, imagined.outcome) == (state.over, state.outcome)
            conserved(game, imagined)


def test_imagined_states_can_be_played_to_the_end(game: Game, seed: int) -> None:
    rng = Random(seed)
    for number, state in enumerate(positions(game, seed)):
        if number % 5 == 0:
            imagined = game.imagine(state.view(rng.choice(viewers(game))), rng)
            while not imagined.over:
                actor = imagined.actors()[0]
                imagined.apply(actor, rng.choice(imagined.options(actor)))


def test_swapping_what_a_viewer_cannot_know_changes_no_byte_it_receives(
    game: Game, seed: int
) -> None:
    rng = Random(seed)
    for state in positions(game, seed):
        for viewer in viewers(game):
            imagined = game.imagine(state.view(viewer), rng)
            assert received(imagined, viewer) == received(state, viewer)


def test_a_secret_answer_tells_the_others_nothing(game: Game, seed: int) -> None:
    """Whichever of several answers that look alike is given: the others get the same bytes."""
    for state in positions(game, seed):
        for actor in state.actors():
            last = len(state.actors()) == 1
            alike: dict[Any, list[Action]] = defaultdict(list)
            for action in state.options(actor):
                unseen = state.hidden and bool(state.waiting) and not last
                alike[None if unseen else tuple(action.redacted)].append(action)
            for group in alike.values():
                told = [after(game, state, actor, action) for action in group]
                step = state.asked(actor)
                assert step is not None
                knower = step.learner()
                for viewer in viewers(game):
                    if knower >= 0 and viewer == game.player_of(knower):
                        continue
                    assert len({heard[viewer] for heard in told}) == 1, (viewer, group)


def after(game: Game, state: State[Any], actor: int, action: Action) -> dict[int | None, bytes]:
    """What each viewer receives and hears when this answer is given."""
    history = History(game)
    twin = state.clone()
    twin.listener = history
    if twin.waiting:
        history.lanes_opened(twin.hidden)
    twin.apply(actor, action)
    return {
        viewer: received(twin, viewer) + msgspec.json.encode(history.of(viewer))
        for viewer in viewers(game)
    }


def test_replay_equals_play(game: Game, seed: int) -> None:
    record = play(game, [RandomBot()] * game.players, seed)
    again = Record.read(record.text())
    assert again == record
    assert again.text() == record.text()
    history = History(game)
    state = again.replay(game, listener=history)
    assert state.over
    match = Match.resume(game, again)
    assert match.state.outcome == state.outcome
    for viewer in (*viewers(game), EVERYBODY):
        assert match.state.view(viewer) == state.view(viewer)
        assert match.history.of(viewer) == history.of(viewer)


def test_the_same_seed_gives_the_same_game_also_when_it_is_broken_off(
    game: Game, seed: int
) -> None:
    bots = [RandomBot()] * game.players
    record = play(game, bots, seed)
    assert play(game, bots, seed) == record
    for upto in {0, 1, len(record.moves) // 2}:
        cut = Record.read(record.text())
        del cut.moves[upto:]
        match = Match.resume(game, cut)
        while not match.state.over:
            seat = match.state.actors()[0]
            match.apply(seat, match.ask(bots[game.player_of(seat)], seat))
        assert match.record == record
