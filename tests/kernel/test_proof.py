"""The proof of the shuffle: nonces join the seed, and whatever is changed in a record is caught."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
import pytest

import ossuary
from ossuary.bots import RandomBot
from ossuary.kernel.action import Number, verb
from ossuary.kernel.chance import Chances, Draws, Lots
from ossuary.kernel.error import BadOption, NotAllowed, Unreadable
from ossuary.kernel.game import Game
from ossuary.kernel.match import Match
from ossuary.kernel.record import Proof, Record, new_record
from tests.conftest import IN_BRIEF

ROLL = verb("roll", number=Number(1, 3))
CHANCES = Chances((ROLL[1], 3), (ROLL[3], 1))
GAMES = {
    "skull": ossuary.game("skull", players=2),
    "sedlec": ossuary.game("sedlec", players=2),
    "nightmarium": ossuary.game("nightmarium", players=2),
    "badbones": ossuary.game("badbones", players=2),
}
CHANGED = [name for name in GAMES if name == "skull" or not IN_BRIEF]
"""Those whose records are changed at every single place."""


def nonce(number: int) -> str:
    return f"{number:032x}"


@cache
def finished(name: str) -> Record:
    """A whole game with a nonce for each player, sealed."""
    game, bot = GAMES[name], RandomBot()
    match = Match(game, "bones", nonces=[nonce(player) for player in range(game.players)])
    while not match.state.over:
        seat = match.state.actors()[0]
        match.apply(seat, match.ask(bot, seat))
    return match.record.sealed()


def with_proof(record: Record, **fields: Any) -> Record:
    assert record.proof is not None
    return msgspec.structs.replace(record, proof=msgspec.structs.replace(record.proof, **fields))


def with_move(record: Record, index: int, move: list[Any]) -> Record:
    moves = [*record.moves[:index], move, *record.moves[index + 1 :]]
    return msgspec.structs.replace(record, moves=moves)


def refusal_of(record: Record, game: Game) -> str:
    with pytest.raises(Unreadable) as raised:
        record.verify(game)
    assert str(raised.value) != raised.value.id
    return raised.value.id


def test_without_nonces_a_seed_draws_as_ever() -> None:
    for kind in (Draws, Lots):
        alone, joined = kind.of_seed("bones"), kind.of_seed("bones", [nonce(1), ""])
        numbers = range(60)
        assert [alone.draw(n, CHANCES) for n in numbers] == [
            kind(b"bones").draw(n, CHANCES) for n in numbers
        ]
        assert [alone.draw(n, CHANCES) for n in numbers] != [
            joined.draw(n, CHANCES) for n in numbers
        ]


def test_draws_with_nonces_are_pinned() -> None:
    """Records are checked with these draws, so they must never change."""
    drawn = [Draws.of_seed(2026, [nonce(1), ""]).draw(n, CHANCES) for n in range(12)]
    assert [action.value for action in drawn] == [1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1]


def test_a_browser_draws_the_same() -> None:
    """The same numbers stand in web/tests/shuffle.test.ts."""
    roll = verb("roll", number=Number(1, 59))
    chances = Chances(*[(roll[number], number) for number in range(1, 60)])
    draws = Draws.of_seed("bones", ["0f" * 16, ""])
    drawn = [draws.draw(number, chances).value for number in (0, 1, 2, 255, 256, 70_000)]
    assert drawn == [48, 25, 25, 21, 58, 16]


def test_each_nonce_counts_and_so_does_whose_it_is() -> None:
    lists = [["", ""], ["a", ""], ["", "a"], ["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"]]
    drawn = {
        tuple(Draws.of_seed(1, nonces).draw(n, CHANCES) for n in range(80)) for nonces in lists
    }
    assert len(drawn) == len(lists)


def test_the_form_of_the_proof() -> None:
    record = msgspec.to_builtins(finished("skull"))
    assert list(record["proof"]) == ["seed", "nonces", "seal"]
    assert msgspec.to_builtins(new_record(GAMES["skull"], seed=7))["proof"] == {"seed": 7}
    assert Proof("bones").hash == sha256(b"bones").hexdigest()


@pytest.mark.parametrize("nonces", [["a\nb", ""], ["\n", ""]])
def test_a_nonce_is_one_line(nonces: list[str]) -> None:
    with pytest.raises(BadOption, match="can’t be a seed"):
        Match(GAMES["skull"], 1, nonces=nonces)
    text = finished("skull").text().replace(nonce(1), "\\n")
    with pytest.raises(Unreadable) as raised:
        Record.read(text)
    assert raised.value.id == "record-shape"


def test_there_is_a_nonce_for_each_player() -> None:
    with pytest.raises(Unreadable) as raised:
        Match(GAMES["skull"], 1, nonces=["", "", ""])
    assert raised.value.id == "record-shape"


@pytest.mark.parametrize("nonces", [[1, 2], ["\ud800", ""], "ab"])
def test_nonces_are_texts(nonces: Any) -> None:
    with pytest.raises(BadOption, match="can’t be a seed"):
        Match(GAMES["skull"], 1, nonces=nonces)


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_record_is_verified_with_all_its_draws(name: str) -> None:
    record = finished(name)
    again = Record.read(record.text())
    drawn = again.verify(GAMES[name])
    assert [["chance", *draw.action.json()] for draw in drawn] == [
        move for move in record.moves if move[0] == "chance"
    ]
    assert [draw.number for draw in drawn] == [*range(len(drawn))]
    assert all(draw.action in draw.chances.actions for draw in drawn)


def test_the_layout_of_a_record_does_not_matter_to_its_seal() -> None:
    record = finished("sedlec")
    turned = dict(reversed(msgspec.to_builtins(record).items()))
    turned["options"] = dict(reversed(turned["options"].items()))
    spaced = msgspec.json.format(msgspec.json.encode(turned), indent=2)
    assert Record.read(spaced).verify(GAMES["sedlec"])


@pytest.mark.parametrize("name", CHANGED)
def test_every_changed_draw_and_move_is_caught(name: str) -> None:
    """Every position of a record, with another answer that was possible there if there is one."""
    game, record = GAMES[name], finished(name)
    state = game.start()
    draws = moves = 0
    for index, move in enumerate(record.moves):
        actor = state.actors()[0] if move[0] == "chance" else int(str(move[0]))
        action = game.actions.read(move[1:])
        others = [other for other in state.options(actor) if other is not action]
        if others:
            other = with_move(record, index, [move[0], *others[0].json()])
            caught = refusal_of(other, game)
            if move[0] == "chance":
                assert caught == "record-draw"
                draws += 1
            else:
                assert caught in ("record-move", "record-draw", "record-seal", "record-unfinished")
                moves += 1
        state.apply(actor, action)
    assert draws
    assert moves


@pytest.mark.parametrize("name", CHANGED)
def test_every_missing_or_repeated_move_is_caught(name: str) -> None:
    game, record = GAMES[name], finished(name)
    for index in range(len(record.moves)):
        moves = record.moves
        without = [*moves[:index], *moves[index + 1 :]]
        twice = [*moves[: index + 1], *moves[index:]]
        for changed in (without, twice):
            assert refusal_of(msgspec.structs.replace(record, moves=changed), game)


@pytest.mark.parametrize("name", GAMES)
def test_every_changed_nonce_is_caught(name: str) -> None:
    game, record = GAMES[name], finished(name)
    assert record.proof is not None
    nonces = record.proof.nonces
    assert nonces is not None
    for player in range(game.players):
        for other in ("", nonce(99), nonces[player][:-1] + "f"):
            changed = [*nonces[:player], other, *nonces[player + 1 :]]
            assert refusal_of(with_proof(record, nonces=changed), game)
    assert refusal_of(with_proof(record, nonces=nonces[::-1]), game)
    assert refusal_of(with_proof(record, nonces=None), game)
    assert refusal_of(with_proof(record, seed="stones"), game)


def test_what_neither_rules_nor_draws_depend_on_is_caught_by_the_seal() -> None:
    record = msgspec.structs.replace(finished("skull"), players=["Ola", "Bob"]).sealed()
    assert record.verify(GAMES["skull"])
    other = msgspec.structs.replace(record, players=["Ola", "Bop"])
    assert refusal_of(other, GAMES["skull"]) == "record-seal"
    assert refusal_of(with_proof(record, seal="0" * 64), GAMES["skull"]) == "record-seal"
    assert with_proof(other, seal=None).verify(GAMES["skull"])


def test_what_is_not_over_or_has_no_seed_can_not_be_verified() -> None:
    record = finished("skull")
    cut = msgspec.structs.replace(record, moves=record.moves[:-1])
    assert refusal_of(cut, GAMES["skull"]) == "record-unfinished"
    plain = msgspec.structs.replace(record, proof=None)
    assert refusal_of(plain, GAMES["skull"]) == "record-no-seed"
    with pytest.raises(Unreadable, match="seed"):
        plain.sealed()


def test_a_match_with_nonces_is_taken_up_again() -> None:
    record = finished("badbones")
    cut = msgspec.structs.replace(record, moves=record.moves[:30])
    match = Match.resume(GAMES["badbones"], with_proof(cut, seal=None))
    assert match.record.moves[:30] == record.moves[:30]
    with pytest.raises(NotAllowed):
        match.apply(0, GAMES["badbones"].actions.read(record.moves[0][1:]))
