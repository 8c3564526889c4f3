"""The contract: what holds for every game and option set."""

from __future__ import annotations

import copy
import pickle
from random import Random

import msgspec
import pytest

from ossuary.bots import RandomBot
from ossuary.kernel.action import Event
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.game import Game
from ossuary.kernel.history import History
from ossuary.kernel.listener import Listener
from ossuary.kernel.match import Match, play
from ossuary.kernel.play import playout
from ossuary.kernel.record import Record
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import EVERYBODY
from tests.contract.cases import CASES, TRIED, conserved, positions, some_positions
from tests.contract.clauses import (
    a_secret_answer_tells_the_others_nothing,
    received,
    viewers,
    who_has_heard_the_same_receives_the_same,
)
from tests.kernel.fields import Leak, fields


@pytest.fixture(params=TRIED)
def game(request: pytest.FixtureRequest) -> Game:
    return CASES[request.param]


@pytest.fixture
def seed(fresh_seed: int) -> int:
    return fresh_seed


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
        assert (ending.reason, ending.rule) == (outcome.reason.id, outcome.reason.rule)


def test_a_playout_ends_as_any_game_does(game: Game, seed: int) -> None:
    """The loop of simulations draws by the short way, where a step has one."""
    for number in range(5):
        state = game.start()
        decisions = playout(state, Random(seed + number))
        assert state.over
        assert decisions > 0
        conserved(game, state)


def test_components_are_conserved(game: Game, seed: int) -> None:
    for state in some_positions(game, seed):
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
    for state in some_positions(game, seed):
        for viewer in (*viewers(game), EVERYBODY):
            view = state.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_what_is_not_allowed_changes_nothing(game: Game, seed: int) -> None:
    rng = Random(seed)
    table = [game.actions[index] for index in range(len(game.actions))]
    for state in some_positions(game, seed):
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
    for state in some_positions(game, seed):
        for viewer in viewers(game):
            view = state.view(viewer)
            imagined = game.imagine(view, rng)
            assert imagined.view(viewer) == view
            assert imagined.view(None) == state.view(None)
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
    for state in some_positions(game, seed):
        for viewer in viewers(game):
            imagined = game.imagine(state.view(viewer), rng)
            assert received(imagined, viewer) == received(state, viewer)


def test_a_secret_answer_tells_the_others_nothing(game: Game, seed: int) -> None:
    for number, state in enumerate(some_positions(game, seed, History(game))):
        # Where many sit, there is much to compare and little that differs.
        if number % max(1, game.seats // 3) == 0:
            a_secret_answer_tells_the_others_nothing(game, state)


def test_who_has_heard_the_same_receives_the_same(game: Game, seed: int) -> None:
    """Two games that differ only in what a viewer can't know are the same game to it."""
    verbs = game.actions.verbs.values()
    has_secrets = any(field.private for verb in verbs for field in verb.fields)
    has_secrets = has_secrets or any(state.hidden for state in positions(game, seed))
    compared = 0
    for number in range(60):
        compared += who_has_heard_the_same_receives_the_same(game, seed + number, cuts=12)
        if number >= 2 and (compared > 10 or not has_secrets):
            break
    # Where nothing is secret, no two games sound the same to anybody.
    assert (compared > 10) == has_secrets


def test_events_say_what_they_are_declared_to_say(game: Game, seed: int) -> None:
    class Strict(Listener):
        def told(self, event: Event, values: tuple[int, ...]) -> None:
            for field, value in zip(event.fields, values, strict=True):
                assert field.domain.low <= value <= field.domain.high, (event.name, values)

    for _ in positions(game, seed, Strict()):
        pass


@pytest.mark.parametrize("leak", ["agenda", "lane", "field", "option", "refusal", "event"])
def test_a_planted_leak_is_found(leak: Leak, seed: int) -> None:
    """Whatever would tell a secret: the contract fails on a game that does."""
    game = fields(3, leak)

    def try_all() -> None:
        for number in range(20):
            for state in positions(game, seed + number, History(game)):
                a_secret_answer_tells_the_others_nothing(game, state)
            who_has_heard_the_same_receives_the_same(game, seed + number, cuts=12)

    with pytest.raises(AssertionError):
        try_all()


def test_what_a_seat_does_in_a_hidden_lane_is_its_own_part(game: Game, seed: int) -> None:
    """Nothing is lost when the lanes close: a seat changes only what the table adopts from it."""
    for state in positions(game, seed):
        for seat, own in enumerate(state._tables):
            if own is not None:
                adopted = state._twin(state.table.clone())
                adopted.table.adopt(seat, own)
                alone = state._twin(own)
                assert game.view(adopted, EVERYBODY) == game.view(alone, EVERYBODY)


def test_states_and_actions_go_to_another_process_and_back(game: Game, seed: int) -> None:
    rng = Random(seed)
    history = History(game)
    for number, state in enumerate(some_positions(game, seed, history)):
        if number % 5 and not state.hidden:
            continue
        twin = pickle.loads(pickle.dumps(state))
        for viewer in (*viewers(game), EVERYBODY):
            assert twin.view(viewer) == state.view(viewer)
            assert twin.listener.key(viewer) == history.key(viewer)
        assert twin.actors() == state.actors()
        for actor in state.actors():
            options = state.options(actor)
            assert [a.json() for a in twin.options(actor)] == [a.json() for a in options]
            assert pickle.loads(pickle.dumps(options[0])) is options[0]
        while not twin.over:
            actor = rng.choice(twin.actors())
            twin.apply(actor, rng.choice(twin.options(actor)))


def test_what_can_be_taken_back_has_told_its_player_nothing(game: Game, seed: int) -> None:
    """In every world that a player held possible, its answer would have looked the same to it."""
    rng = Random(seed)
    match = Match(game, seed)
    for _ in range(300):
        if match.state.over:
            break
        seat = rng.choice(match.state.actors())
        player = game.player_of(seat)
        seen = match.state.view(player)
        action = rng.choice(match.state.options(seat))
        match.apply(seat, action)
        if match.can_take_back(player):
            for _ in range(3):
                world = game.imagine(seen, rng)
                world.apply(seat, action)
                assert world.view(player) == match.state.view(player)
            if rng.random() < 0.5:
                match.take_back(player)
                assert match.state.view(player) == seen


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
