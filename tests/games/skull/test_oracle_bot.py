"""The oracle: it answers at every table, draws what it answers, and needs its data whole."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
import pytest

import ossuary
from ossuary.bots import RandomBot
from ossuary.games.skull import SkullGame, bots
from ossuary.games.skull.bots import Gambler
from ossuary.games.skull.bots.oracle import Oracle
from ossuary.games.skull.solver.learnt import MAGIC, NAME, read_learnt
from ossuary.kernel.error import Unreadable
from ossuary.kernel.match import Bot, Match, play
from tests.games.skull.exploiters import Believer, GamblerReader
from tests.games.skull.scenario import Scene

FILE = files("ossuary.games.skull").joinpath("data", NAME)


@pytest.mark.parametrize(
    "options",
    [
        *({"players": players} for players in (2, 3, 5, 7, 12)),
        {"players": 2, "tribes": 2},
        {"players": 6, "tribes": 2, "show": True},
        {"players": 4, "show": True},
    ],
    ids=str,
)
def test_it_plays_whole_games_at_every_table(options: dict[str, Any]) -> None:
    """Also beyond the six seats that it has learnt, and with situations that it never met."""
    game = ossuary.game("skull", **options)
    alone: list[Bot] = [Oracle() for _ in range(game.players)]
    mixed: list[Bot] = [Oracle(), *[RandomBot() for _ in range(game.players - 1)]]
    for line_up in (alone, mixed):
        assert play(game, line_up, seed="oracle").replay(game).over


def answers(scene: Scene) -> Counter[str]:
    """What it answers to the same question with 200 dice."""
    seat = scene.actors()[0]
    view = msgspec.structs.replace(scene.view(seat), seat=seat)
    heard, options = scene.history.of(seat), scene.state.options(seat)
    return Counter(Oracle().choose(view, heard, options, Random(n)).text for n in range(200))


def test_to_a_bid_it_gives_different_answers_with_the_same_discs() -> None:
    """The other three answer bids without dice; it may raise and pass, with a flower or a skull."""
    for face in "fs":
        scene = Scene().put(f"f f f {face}").do("0 place flower", "1 bid 1", "2 pass")
        given = answers(scene)
        assert 20 <= given["pass"] <= 180


def test_the_same_question_gets_the_same_answer() -> None:
    """It keeps nothing in mind, so another oracle can take over at any moment."""
    match, old_hand = Match(ossuary.game("skull", players=3), "same"), Oracle()
    while not match.state.over:
        seat = match.state.actors()[0]
        answer = match.ask(old_hand, seat)
        assert match.ask(Oracle(), seat) is answer
        match.apply(seat, answer)


def test_what_is_known_to_be_a_flower_is_flipped_first() -> None:
    """Seat 2's last disc was seen to be a flower; the others may have laid their skulls."""
    scene = Scene("fffs fffs f").put("f f f").do("0 bid 2", "1 pass", "2 pass")
    scene.state.table.only_flowers |= 1 << 2
    assert answers(scene) == {"flip 2": 200}


def test_what_was_learnt_is_refused_when_it_is_cut_edited_or_foreign() -> None:
    whole = FILE.read_bytes()
    edited = bytearray(whole)
    edited[-9] ^= 1
    for damaged in (whole[:-1], bytes(edited), MAGIC, MAGIC + b"{}\n"):
        with pytest.raises(Unreadable, match=r"oracle\.bin is cut or was changed"):
            read_learnt(damaged)
    with pytest.raises(Unreadable, match="no strategy for Skull"):
        read_learnt(b"PK")


def test_what_was_learnt_by_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SkullGame, "rules", SkullGame.rules + 1)
    with pytest.raises(Unreadable, match="version 1 of the rules; these are version 2"):
        read_learnt(FILE.read_bytes())


@pytest.mark.parametrize("missing", ["shipped_learnt", "shipped_strategy"])
def test_without_its_data_it_is_not_offered(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged() -> None:
        raise Unreadable("strategy-damaged", game="skull", file=NAME)

    others = ["gambler", "trickster", "warden"]
    assert list(bots.offered()) == ["novice", "regular", "master", *others]
    monkeypatch.setattr(bots, missing, damaged)
    assert list(bots.offered()) == ["novice", "regular", *others]


def wins_of(one: type[Bot], others: type[Bot], players: int, games: int) -> float:
    """How many games one wins among others; it has every seat in turn."""
    game, wins = ossuary.game("skull", players=players), 0.0
    for number in range(games):
        line_up: list[Bot] = [others() for _ in range(players)]
        line_up[number % players] = one()
        outcome = play(game, line_up, f"smoke {number}").replay(game).outcome
        assert outcome is not None
        wins += outcome.share(number % players)
    return wins


def test_better_than_chance() -> None:
    """A smoke test with a fixed seed: even would be 15 of 60."""
    assert wins_of(Oracle, RandomBot, players=4, games=60) > 24


def test_who_believes_every_bid_loses() -> None:
    """The characters lose nine of ten duels to the believer; even would be 10 of 40 here."""
    assert wins_of(Believer, Oracle, players=4, games=40) < 16


def test_a_reader_of_habits_beats_those_who_have_them() -> None:
    """So that the yardstick is one: it knows how the gambler answers, and three lose to it."""
    assert wins_of(GamblerReader, Gambler, players=4, games=4) >= 3
