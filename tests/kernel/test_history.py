"""The history: logged once, told to each as it may hear it, cloned with its state."""

from __future__ import annotations

import pickle

import ossuary
from ossuary.kernel.history import History
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import EVERYBODY, Heard
from tests.kernel.fields import PLANT, SEED, STOP, fields

SKULL = ossuary.game("skull", players=3, first=0)


def place(face: str) -> ossuary.Action:
    return SKULL.actions.parse(f"place {face}")


def test_what_was_heard_can_be_asked_for_from_any_number_on() -> None:
    history = History(SKULL)
    state = SKULL.start(history)
    assert history.of(0) == (Heard(None, "round", (1, 0)),)
    state.apply(0, place("skull"))
    assert history.of(0, since=1) == (Heard(0, "place", ("skull",), 0),)
    hidden = (Heard(0, "place", (None,), 0),)
    assert history.of(1, since=1) == history.of(None, since=1) == hidden
    assert history.of(1, since=2) == ()


def test_what_happens_while_several_act_at_once_says_in_whose_lane() -> None:
    history = History(SKULL)
    state = SKULL.start(history)
    for seat in (1, 0, 2):
        state.apply(seat, place("flower"))
    state.apply(0, place("skull"))
    assert [heard.lane for heard in history.of(None)] == [None, 1, 0, 2, None]
    twin = state.clone()
    twin.apply(1, place("flower"))
    assert twin.listener.of(None)[-1].lane is None  # type: ignore[union-attr]


def test_a_clone_goes_its_own_way_with_its_own_history() -> None:
    history = History(SKULL)
    state = SKULL.start(history)
    state.apply(0, place("skull"))
    before = history.of(0)
    twin = state.clone()
    assert isinstance(twin.listener, History)
    twin.apply(1, place("flower"))
    assert history.of(0) == before
    assert twin.listener.of(0) == (*before, Heard(1, "place", (None,), 1))
    assert SKULL.start().clone().listener is None


def test_the_key_is_the_same_for_those_who_have_heard_the_same_and_for_no_others() -> None:
    keys = []
    for first, second in (("skull", "flower"), ("skull", "skull"), ("flower", "flower")):
        history = History(SKULL)
        state = SKULL.start(history)
        state.apply(0, place(first))
        state.apply(1, place(second))
        keys.append([history.key(viewer) for viewer in (None, 0, 1, 2)])
    assert len({tuple(key[0] for key in keys)}) == 1
    assert keys[0][1] == keys[1][1] != keys[2][1]
    assert keys[0][2] == keys[2][2] != keys[1][2]
    assert keys[0][3] == keys[1][3] == keys[2][3]
    assert len({*keys[0]}) == 4


def test_the_key_grows_with_what_is_heard_and_with_who_is_done() -> None:
    game = fields(2)
    history = History(game)
    state = game.start(history)
    found = [history.key(0)]
    for number in (1, 2):
        state.apply(CHANCE, SEED[number])
        found.append(history.key(0))
    state.apply(1, PLANT[1])
    assert history.key(0) == found[-1]
    state.apply(1, STOP[()])
    found.append(history.key(0))
    state.apply(0, STOP[()])
    found.append(history.key(0))
    assert len(set(found)) == len(found)
    twin = state.clone()
    assert isinstance(twin.listener, History)
    assert twin.listener.key(0) == found[-1]


def test_a_history_goes_to_another_process_and_back() -> None:
    game = fields(3)
    history = History(game)
    state = game.start(history)
    for number in (1, 2, 3):
        state.apply(CHANCE, SEED[number])
    state.apply(1, PLANT[1])
    again = pickle.loads(pickle.dumps(history))
    for viewer in (None, 0, 1, 2, EVERYBODY):
        assert again.of(viewer) == history.of(viewer)
        assert again.key(viewer) == history.key(viewer)
