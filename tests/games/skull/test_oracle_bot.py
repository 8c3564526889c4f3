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
from ossuary.games.skull.bots import Gambler, Trickster, Warden
from ossuary.games.skull.bots.oracle import Learned, Oracle
from ossuary.games.skull.solver.learnt import MAGIC, NAME, read_learnt
from ossuary.kernel.error import Unreadable
from ossuary.kernel.match import Bot, Match, play
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
    """Also beyond the six seats with which it has learnt, and with two tribes each."""
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
    """Who reckons answers bids without dice; it may raise and pass, with a flower or a skull."""
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


@pytest.mark.parametrize(
    ("missing", "left"),
    [("shipped_learnt", []), ("shipped_strategy", ["gambler", "trickster", "warden"])],
)
def test_who_goes_by_data_is_not_offered_without_it(
    missing: str, left: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged() -> None:
        raise Unreadable("strategy-damaged", game="skull", file=NAME)

    others = ["gambler", "trickster", "warden"]
    assert list(bots.offered()) == ["novice", "regular", "master", *others]
    monkeypatch.setattr(bots, missing, damaged)
    assert list(bots.offered()) == ["novice", "regular", *left]


@pytest.mark.parametrize(
    ("bot", "skulls"), [(Warden, "more"), (Gambler, "fewer"), (Trickster, "more")]
)
def test_characters_lean_and_mix(bot: type[Learned], skulls: str) -> None:
    """Its first disc is the skull more often, or less, than the oracle's; never for sure."""
    scene = Scene("fffs fffs fffs fffs")
    asked = scene.view(0), scene.history.of(0), scene.state.options(0)
    view = msgspec.structs.replace(asked[0], seat=0)
    own, oracles = (kind().chances(view, *asked[1:])[1] for kind in (bot, Oracle))
    assert 0.02 < own < 0.98
    assert (own > oracles) == (skulls == "more")


def chance_of(bot: type[Learned], scene: Scene, *beginnings: str) -> float:
    """How likely seat 0 is to give an answer that begins like this."""
    view = msgspec.structs.replace(scene.view(0), seat=0)
    options = scene.state.options(0)
    chances = bot().chances(view, scene.history.of(0), options)
    return sum(
        chance
        for action, chance in zip(options, chances, strict=True)
        if action.text.startswith(beginnings)
    )


def test_characters_differ_in_what_they_bid_and_keep() -> None:
    """The warden bids less than the oracle and keeps its skull, the gambler the other way round."""
    flower, skull = Scene().put("f f f f"), Scene().put("s f f f")
    failed = Scene().put("s f f f").do("0 bid 1", "1 pass", "2 pass", "3 pass")
    bids = {bot: chance_of(bot, flower, "bid") for bot in (Warden, Gambler, Oracle)}
    assert bids[Warden] < bids[Oracle] < bids[Gambler]
    assert chance_of(Trickster, skull, "bid") > chance_of(Oracle, skull, "bid")
    keeps = {bot: chance_of(bot, failed, "lose flower") for bot in (Warden, Gambler, Oracle)}
    assert keeps[Warden] > keeps[Oracle] > keeps[Gambler]


@pytest.mark.parametrize(
    ("bot", "face", "answer"),
    [
        *((Warden, "s", "show"), (Warden, "f", "hide")),
        *((Trickster, "s", "hide"), (Trickster, "f", "show")),
        *((Gambler, "s", "hide"), (Oracle, "f", "hide")),
    ],
)
def test_what_is_shown_after_a_failure(bot: type[Learned], face: str, answer: str) -> None:
    """SK-13, an option: a warden warns with its skull, a trickster makes believe it has none."""
    scene = Scene("fffs fffs fffs", show=True).put(f"f s {face}").do("0 bid 3", "0 flip 1")
    options = scene.state.options(2)
    assert bot().choose(scene.view(2), scene.history.of(2), options, Random(1)).text == answer
