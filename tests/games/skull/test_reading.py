"""Somebody who asks a bot everything beforehand knows how it plays, and wins."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

import ossuary
from ossuary.cli import main
from ossuary.games.skull.actions import BID, LOSE, PASS, PLACE, SKULL
from ossuary.games.skull.solver.exploiting import Responses
from ossuary.games.skull.solver.probing import Probe, World, options_of
from ossuary.games.skull.solver.reading import Reader, ReadRound, read
from ossuary.games.skull.solver.rounds import IN_HAND, round_of, standings
from ossuary.games.skull.solver.strategy import shipped_strategy
from ossuary.games.skull.view import SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.match import Match
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard


class Timid:
    """Lays its skull first one time in four, bids 1 when it has to, and never raises."""

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        if PASS in options:
            return PASS
        if options[0].verb is LOSE:
            return options[0]
        if options[0].verb is PLACE:
            wants_skull = options[-1] is PLACE[SKULL] and rng.random() < 0.25
            return PLACE[SKULL] if wants_skull else options[0]
        return options[0]


class Speechless:
    """Adds discs, and has no answer to a bid."""

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        if PASS in options:
            raise ValueError("no words")
        return options[0]


class Rash:
    """Lays any disc and bids at once; raises as often as not."""

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        return rng.choice([action for action in options if action.verb is BID] or options)


def rough_tables(success: float = 0.25) -> Responses:
    """Whatever follows a round is worth what discs and successes look like."""
    responses = Responses(shipped_strategy(), goes_on=False)
    for standing in standings():
        discs = standing.discs - standing.other_discs
        worth = 0.5 + success * (standing.turned - standing.other_turned) + 0.05 * discs
        all_alike = np.full(responses.strategy.sides(standing), worth)
        responses.begun[standing] = (all_alike, all_alike)
        responses.answered[standing] = (1 - all_alike, 1 - all_alike)
    return responses


def test_a_probe_finds_how_a_bot_mixes_its_answers() -> None:
    match = Match(ossuary.game("skull", players=2), "probe")
    first, tree = match.state.table.first, round_of(4, 4)
    world = World(match.state, match.history)
    for seat in range(2):
        chances = np.zeros(tree.slots)
        Probe(Timid(), seat, tree, first, 400).fill(world.clone(), chances)
        laying = tree.nodes[seat ^ first]
        start = laying.slots + IN_HAND * laying.options
        assert chances[start + 1] == pytest.approx(0.25, abs=0.07)
        assert chances[start] == pytest.approx(1 - chances[start + 1])
        # Who begins has added a disc before the other bids.
        heights = (1, 1) if seat ^ first else (2, 1)
        answering = [n for n in tree.nodes if n.actor == seat ^ first and n.heights == heights]
        asked = [node for node in answering if node.bid == 1 and not node.is_attempt]
        assert asked
        for node in asked:
            own = node.slots + (IN_HAND + 1) * node.options
            assert chances[own + options_of(node)[PASS]] == pytest.approx(1)
            assert chances[own + options_of(node)[BID[2]]] == 0


@pytest.mark.rule("SK-16", "SK-17")
def test_what_is_guessed_of_a_bot_holds_and_is_as_likely_as_it_says() -> None:
    """The truth is among the guesses, and they are right as often as they say."""
    said, true, unsure = 0.0, 0, 0
    game, without_haste = ossuary.game("skull", players=2), rough_tables(success=0)
    for number in range(20):
        seat = number % 2
        reader = Reader(Rash(), seat, Match(game, f"guess {number}"), without_haste, 32)
        reader.guesses = reader.begin()
        while not reader.match.state.over:
            has = bool(reader.match.state.table.skulls[seat])
            likely = {guess.holding == IN_HAND: guess.weight for guess in reader.guesses}
            assert has in likely
            share = likely.get(True, 0.0) / sum(likely.values())
            said, true, unsure = said + share, true + has, unsure + (0.01 < share < 0.99)
            ReadRound(reader).play()
    assert unsure > 30
    assert abs(said - true) < 6


def test_who_reads_a_timid_bot_wins() -> None:
    tables = rough_tables()
    games = [read(Timid(), number % 2, tables, f"timid {number}", 4) for number in range(6)]
    assert sum(game.share for game in games) == 6
    for game in games:
        assert len(game.worths) >= 2
        assert all(0 <= worth <= 1 for worth in game.worths)


def test_the_command_says_how_often_a_reader_wins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ossuary.cli.exploit.find_spec", lambda name: True)
    monkeypatch.setattr("ossuary.games.skull.solver.reading.prepare", rough_tables)
    timid = f"{__name__}:Timid"
    arguments = ["exploit", "skull", "--bot", timid, "--games", "2", "--samples", "4"]
    assert main([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["wins"], told["bot"]) == (2, 2.0, timid)
    assert told["interval"][0] < told["share"] == told["interval"][1] == 1
    assert told["rounds"][0]["games"] == 2
    assert main(arguments) == 0
    assert "wins 100.0% of 2 games" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["skull"], "--bot NAME"),
        (["skull", "--bot", "nobody"], "nobody"),
        (["sedlec", "--bot", "planner"], "Skulls of Sedlec"),
        (["skull", "--bot", "warden", "--games", "0"], "--games"),
        (["skull", "--bot", "warden"], "ossuary[solve]"),
        (["skull", "--bot", "warden", "--players", "13"], "12"),
        (["skull", "--bot", "warden", "--players", "1"], "2"),
    ],
)
def test_what_the_command_refuses(
    arguments: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("ossuary.cli.exploit.find_spec", lambda name: None)
    assert main(["exploit", *arguments, "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err


def test_a_bot_that_fails_when_it_is_asked_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """The reader asks it before it bids; it isn't the reader that has failed."""
    bot = f"{__name__}:Speechless"
    assert main(["exploit", "skull", "--bot", bot, "--players", "3", "--lang", "en"]) == 1
    assert "“Speechless” (Seat 2) has failed: ValueError: no words" in capsys.readouterr().err


def test_at_a_table_of_three_all_others_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    """One reads two who lay their skull one time in four and never raise; that needs no Numba."""
    timid = f"{__name__}:Timid"
    arguments = ["exploit", "skull", "--bot", timid, "--players", "3", "--games", "6"]
    assert main([*arguments, "--lang", "en", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["players"], told["games"], told["rounds"]) == (3, 6, [])
    assert told["wins"] >= 5
    assert main([*arguments, "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "of 6 games against 2 of it; 95 % interval" in said
    assert "it would win 33.3%. Somebody who reckons better may win more." in said
