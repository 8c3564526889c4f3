"""Records: what can't be read, was edited, or belongs to another version is refused by name."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import ossuary
from ossuary.bots import RandomBot
from ossuary.kernel.chance import Chances
from ossuary.kernel.error import BadOption, BotFailed, Unreadable
from ossuary.kernel.match import Match, play
from ossuary.kernel.record import Proof, Record, new_record

GAME = ossuary.game("skull", players=3)
RECORD = play(GAME, [RandomBot()] * 3, seed=11)


def changed(**fields: Any) -> Record:
    """The record with some fields changed."""
    return Record.read(json.dumps({**json.loads(RECORD.text()), **fields}))


def with_move(number: int, move: list[Any]) -> Record:
    """The record with one move changed, counted from 1."""
    moves: list[list[Any]] = [list(move) for move in RECORD.moves]
    moves[number - 1] = move
    return changed(moves=moves)


def refused(act: Any) -> Unreadable:
    with pytest.raises(Unreadable) as raised:
        act()
    assert str(raised.value)
    return raised.value


def test_the_form_of_a_record() -> None:
    record = json.loads(RECORD.text())
    assert list(record) == ["ossuary", "game", "rules", "options", "proof", "moves"]
    assert (record["ossuary"], record["game"], record["rules"]) == (1, "skull", 1)
    assert record["options"] == {"players": 3, "first": None, "tribes": 1, "show": False}
    assert record["moves"][0][:2] == ["chance", "first"]
    assert RECORD.text().endswith("}\n")
    assert RECORD.text().count("\n") == 1


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "record-not-json"),
        ("no json", "record-not-json"),
        (RECORD.text()[:-30], "record-not-json"),
        (b"\xff\xfe", "record-not-json"),
        ("\ud800", "record-not-json"),
        ('{"ossuary":1,"x":' + "[" * 100_000, "record-not-json"),
        ("[]", "record-foreign"),
        ("{}", "record-foreign"),
        ('{"ossuary": 2}', "record-format"),
        ('{"ossuary": "1"}', "record-format"),
        ('{"ossuary": 1}', "record-shape"),
        (RECORD.text().replace('"moves"', '"movez"'), "record-shape"),
    ],
)
def test_text_that_is_no_record(text: str | bytes, id: str) -> None:
    assert refused(lambda: Record.read(text)).id == id


def test_a_record_of_another_game_or_of_other_options() -> None:
    four = ossuary.game("skull", players=4)
    assert refused(lambda: RECORD.replay(four)).id == "record-other-game"
    assert refused(lambda: Match.resume(four, RECORD)).id == "record-other-game"
    assert refused(lambda: changed(game="a.b").replay(GAME)).id == "record-other-game"


@pytest.mark.parametrize("move", [[10**30, "pass"], [0, "x" * 3000], [0, "bid", 10**40]])
def test_an_endless_value_is_said_in_short(move: list[Any]) -> None:
    assert len(str(refused(lambda: with_move(2, move).replay(GAME)))) < 1000


def test_a_resumed_match_has_a_record_of_its_own() -> None:
    cut = changed(moves=RECORD.moves[:5])
    one, other = Match.resume(GAME, cut), Match.resume(GAME, cut)
    seat = one.state.actors()[0]
    one.apply(seat, one.state.options(seat)[0])
    assert len(other.record.moves) == len(cut.moves) == 5


class Broken:
    """A bot that answers whatever it is told to, or raises it."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: Any, events: Any, options: Any, rng: Any) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.mark.parametrize(
    ("answer", "id"),
    [
        (None, "bot-answer"),
        ("pass", "bot-answer"),
        (GAME.actions.parse("bid 40"), "bot-answer"),
        (KeyError("oops"), "bot-failed"),
        (EOFError(), "bot-failed"),
    ],
)
def test_a_broken_bot_is_named_as_such(answer: Any, id: str) -> None:
    with pytest.raises(BotFailed) as raised:
        play(GAME, [Broken(answer)] * 3)
    assert raised.value.id == id
    assert "Broken" in str(raised.value)


def test_a_bot_for_each_player() -> None:
    with pytest.raises(ossuary.BadOption, match="2 bots were named for 3 places"):
        play(GAME, [RandomBot()] * 2)


def test_a_bot_is_asked_for_the_seat_that_its_options_are_of() -> None:
    game = ossuary.game("skull", players=2, tribes=2, first=0)
    asked = []

    class Noting(RandomBot):
        def choose(self, view: Any, events: Any, options: Any, rng: Any) -> Any:
            asked.append(view.seat)
            return options[0]

    match = Match(game, 1)
    match.ask(Noting(), 2)
    match.ask(Noting(), 0)
    assert asked == [2, 0]


def test_dice_differ_by_player_and_by_move() -> None:
    thrown = []

    class Throwing(RandomBot):
        def choose(self, view: Any, events: Any, options: Any, rng: Any) -> Any:
            thrown.append(rng.random())
            return options[0]

    play(GAME, [Throwing()] * 3, seed=9)
    assert len(set(thrown)) == len(thrown)


def test_another_version_of_the_rules() -> None:
    assert refused(lambda: changed(rules=2).replay(GAME)).id == "record-rules"


@pytest.mark.parametrize(
    ("move", "id"),
    [
        ([], "record-actor"),
        ([None, "pass"], "record-actor"),
        ([-1, "pass"], "record-actor"),
        (["nobody", "pass"], "record-actor"),
        ([0], "record-move"),
        ([0, "jump"], "record-move"),
        ([0, "bid", 1], "record-move"),
        ([7, "place", "flower"], "record-move"),
        (["chance", "first", 0], "record-move"),
    ],
)
def test_an_edited_move_is_named_by_its_number(move: list[Any], id: str) -> None:
    error = refused(lambda: with_move(2, move).replay(GAME))
    assert (error.id, error.values["number"]) == (id, 2)


def test_an_edited_draw_is_found_out() -> None:
    other = (int(str(RECORD.moves[0][2])) + 1) % 3
    error = refused(lambda: with_move(1, ["chance", "first", other]).replay(GAME))
    assert (error.id, error.values["number"]) == ("record-draw", 1)


def test_without_proof_draws_are_taken_as_they_are() -> None:
    other = (int(str(RECORD.moves[0][2])) + 1) % 3
    moves = [["chance", "first", other], *RECORD.moves[1:4]]
    record = changed(moves=moves, proof=None)
    assert record.replay(GAME).view(None).first == other
    assert refused(lambda: Match.resume(GAME, record)).id == "record-no-seed"


def test_replay_up_to_a_move() -> None:
    assert RECORD.replay(GAME, upto=0).actors() == (ossuary.CHANCE,)
    assert RECORD.replay(GAME, upto=1).actors() == (0, 1, 2)
    assert RECORD.replay(GAME).over


def test_a_record_without_a_seed_has_no_proof() -> None:
    assert "proof" not in json.loads(new_record(GAME).text())


def test_a_match_refuses_what_isnt_allowed_and_keeps_its_record() -> None:
    match = Match(GAME, seed=3, players=["Ola", "Bob", "Zoë"])
    before = match.record.text()
    with pytest.raises(ossuary.NotAllowed):
        match.apply(0, GAME.actions.parse("bid 2"))
    assert match.record.text() == before
    assert json.loads(before)["players"] == ["Ola", "Bob", "Zoë"]


@pytest.mark.parametrize("seed", [True, False, None, object(), "\ud800", 1.5, b"x", ("a",)])
def test_a_seed_that_no_record_could_hold_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption) as raised:
        Match(GAME, seed)
    assert raised.value.id == "seed"
    assert str(raised.value)


@pytest.mark.parametrize("seed", [0, -1, 2**64, 10**30, "", "bones", "кістки \U0001f480"])
def test_any_other_number_or_text_is_a_seed(seed: int | str) -> None:
    assert Record.read(Match(GAME, seed).record.text()).proof == Proof(seed)


def test_every_player_has_a_name_or_none_has() -> None:
    for names in ([], ["a", "b"], ["a", "b", "c", "d"]):
        with pytest.raises(BadOption) as raised:
            Match(GAME, 1, names)
        assert (raised.value.id, raised.value.values["needed"]) == ("players-number", 3)
    assert Match(GAME, 1, ["a", "b", "c"]).record.players == ["a", "b", "c"]
    bad: Any
    for bad in ("abc", [1, 2, 3], ["\ud800", "b", "c"], [None, "b", "c"]):
        with pytest.raises(BadOption):
            Match(GAME, 1, bad)


def test_a_match_goes_to_another_process_and_back() -> None:
    match = Match(GAME, 1)
    match.apply(match.state.actors()[0], match.state.options(match.state.actors()[0])[0])
    again = pickle.loads(pickle.dumps(match))
    assert again.record == match.record
    assert again.state.view(0) == match.state.view(0)
    chances = Chances((GAME.actions[0], 2), (GAME.actions[1], 1))
    assert list(pickle.loads(pickle.dumps(chances))) == list(chances)
