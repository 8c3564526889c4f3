"""Hidden lanes: each seat changes its own part, and nobody else sees it before all are done."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import msgspec
import pytest

from ossuary.kernel.error import NotAllowed
from ossuary.kernel.history import History
from ossuary.kernel.match import Match
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE, Table
from ossuary.kernel.view import EVERYBODY, Heard
from tests.kernel.fields import PLANT, SEED, STOP, Fields, fields

GAME = fields(3)
DONE = STOP[()]


def planting(history: History | None = None) -> Fields:
    """Everybody has drawn a seed, and the lanes are open."""
    state = GAME.start(history)
    for number in (1, 2, 3):
        state.apply(CHANCE, SEED[number])
    return state


def rows(state: State[Any], viewer: int | None) -> tuple[tuple[int, ...], ...]:
    found: tuple[tuple[int, ...], ...] = state.view(viewer).fields
    return found


def test_a_seat_sees_its_own_part_change_and_the_others_see_nothing() -> None:
    state = planting()
    state.apply(0, PLANT[2])
    state.apply(1, PLANT[3])
    state.apply(0, PLANT[1])
    assert rows(state, 0) == ((2, 1), (), ())
    assert rows(state, 1) == ((), (3,), ())
    assert state.view(1).sent == (0, 1, 0)
    assert rows(state, 2) == rows(state, None) == ((), (), ())
    assert rows(state, EVERYBODY) == ((2, 1), (3,), ())
    assert state.table.fields == [[], [], []]


def test_all_is_there_for_everybody_when_the_lanes_close() -> None:
    state = planting()
    for seat, number in ((2, 1), (0, 3), (1, 2)):
        state.apply(seat, PLANT[number])
    for seat in (1, 2, 0):
        assert state.view(None).asked == state.actors()
        state.apply(seat, DONE)
    for viewer in (None, 0, 1, 2, EVERYBODY):
        assert rows(state, viewer) == ((3,), (2,), (1,))
        assert state.view(viewer).weeds == (0, 1, 0)


def test_the_game_is_the_same_in_whatever_order_the_answers_arrive() -> None:
    answers = {0: [PLANT[1], DONE], 1: [PLANT[3], PLANT[2], DONE], 2: [DONE]}
    found = set()
    for order in set(permutations([seat for seat in answers for _ in answers[seat]])):
        history = History(GAME)
        state = planting(history)
        left = {seat: list(given) for seat, given in answers.items()}
        for seat in order:
            state.apply(seat, left[seat].pop(0))
        assert state.table.round == 2
        heard = [history.of(viewer) for viewer in (None, 0, 1, 2)]
        keys = [history.key(viewer) for viewer in (None, 0, 1, 2)]
        views = msgspec.json.encode([state.view(viewer) for viewer in (None, 0, 1, 2)])
        found.add((views, msgspec.json.encode(heard), *keys))
    assert len(found) == 1


def test_that_a_seat_is_done_is_public_and_nothing_else() -> None:
    busy, idle = planting(), planting()
    busy.apply(1, PLANT[1])
    assert busy.view(0) == idle.view(0)
    for number in (1, 3):
        busy.apply(1, PLANT[number])
    busy.apply(1, DONE)
    idle.apply(1, DONE)
    assert busy.view(0) == idle.view(0)
    assert busy.view(0).asked == (0, 2)


def test_it_is_known_how_many_answers_somebody_has_not_heard_of_yet() -> None:
    history = History(GAME)
    state = planting(history)
    state.apply(1, PLANT[1])
    state.apply(1, PLANT[3])
    assert [history.unheard(viewer, 1) for viewer in (None, 0, 1)] == [2, 2, 0]
    assert history.unheard(0, 2) == 0
    for seat in (1, 0, 2):
        state.apply(seat, DONE)
    assert history.unheard(0, 1) == 0


def test_a_game_that_ends_in_a_lane_tells_everybody_what_happened_in_all_of_them() -> None:
    history = History(GAME)
    state = planting(history)
    state.apply(2, PLANT[1])
    for _ in range(3):
        state.apply(0, PLANT[3])
    assert history.of(None)[3:] == ()
    state.apply(0, PLANT[3])
    assert state.over
    assert (state.actors(), state.lanes(), state.hidden) == ((), {}, False)
    told = [heard for heard in history.of(None) if heard.name == "plant"]
    assert told == [Heard(0, "plant", (3,), 0)] * 4 + [Heard(2, "plant", (1,), 2)]
    assert rows(state, None) == ((3, 3, 3, 3), (), (1,))
    # What is counted is what everybody sees.
    assert state.outcome is not None
    assert state.outcome.scores == (12 + 1, 2, 1 + 3)


def test_a_refusal_in_a_hidden_lane_speaks_of_the_own_table() -> None:
    state = planting()
    state.apply(0, PLANT[1])
    with pytest.raises(NotAllowed) as refused:
        state.apply(0, SEED[1])
    assert (refused.value.id, refused.value.rule) == ("plant", "XF-03")
    with pytest.raises(NotAllowed) as refused:
        state.apply(3, DONE)
    assert (refused.value.id, refused.value.rule) == ("not-asked", "")


def test_clones_in_hidden_lanes_share_nothing() -> None:
    state = planting()
    state.apply(0, PLANT[1])
    twin = state.clone()
    twin.apply(0, PLANT[2])
    state.apply(1, PLANT[3])
    assert rows(state, EVERYBODY) == ((1,), (3,), ())
    assert rows(twin, EVERYBODY) == ((1, 2), (), ())


def test_imagined_lanes_of_others_are_done_where_they_are_and_else_as_they_began() -> None:
    state = planting()
    for seat, action in ((0, PLANT[1]), (1, PLANT[2]), (2, PLANT[3]), (2, DONE)):
        state.apply(seat, action)
    seen = state.view(0)
    worlds = [GAME.imagine(seen, Random(number)) for number in range(200)]
    assert all(world.view(0) == seen for world in worlds)
    # What one did in secret is secret in the worlds that one imagines, too.
    assert all(world.view(None) == state.view(None) for world in worlds)
    assert {rows(world, EVERYBODY)[0] for world in worlds} == {(1,)}
    assert {rows(world, EVERYBODY)[1] for world in worlds} == {()}
    assert len({rows(world, EVERYBODY)[2] for world in worlds}) > 20
    # One that had ended the game would not be the game that was seen.
    assert max(sum(rows(world, EVERYBODY)[2]) for world in worlds) < 12


def test_what_happens_as_a_lane_opens_happens_in_imagined_lanes_too() -> None:
    game = fields(2, "lane")
    state = game.start()
    for number in (1, 3):
        state.apply(CHANCE, SEED[number])
    seen = state.view(0)
    assert [name for name, *_ in seen.opened[1]] == ["StepAside", "PlantRow"]
    world = game.imagine(seen, Random(1))
    assert [type(step).__name__ for step in world.lanes()[1]] == ["PlantRow"]
    assert world.view(0) == seen


def test_a_view_that_no_game_fits_is_refused_instead_of_imagined_for_ever() -> None:
    state = planting()
    state.apply(2, DONE)
    seen = state.view(0)
    full = msgspec.structs.replace(seen.opening, fields=((), (), (3, 3, 3, 3)))

    class Restless(Random):
        def choice(self, options: Any) -> Any:
            return options[0]

    with pytest.raises(ValueError, match="seat 2 can't be done"):
        GAME.imagine(seen.with_opening(full), Restless(0))


def test_a_game_with_hidden_lanes_says_what_a_seats_part_is() -> None:
    with pytest.raises(NotImplementedError):
        Table().adopt(0, Table())


def test_hidden_lanes_survive_a_record() -> None:
    match = Match(GAME, 1)
    match.apply(1, PLANT[2])
    match.apply(0, PLANT[1])
    again = Match.resume(GAME, match.record)
    for viewer in (None, 0, 1, 2, EVERYBODY):
        assert again.state.view(viewer) == match.state.view(viewer)
        assert again.history.of(viewer) == match.history.of(viewer)
