"""The bots of Skull: always an allowed answer, always the same one, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

import ossuary
from ossuary.bots import RandomBot, bots_of
from ossuary.games.skull.bots import Oracle
from ossuary.games.skull.bots.reading import best_flips
from ossuary.games.skull.bots.reckoners import Gambler as Reckoner
from ossuary.kernel.game import Game
from ossuary.kernel.match import Bot, Match, play
from tests.contract.cases import CASES
from tests.games.skull.exploiters import Believer, OracleReader, ReckonerReader

NAMES = [name for name in bots_of("skull") if name != "random"]
GAMES = {name: game for name, game in CASES.items() if game.name == "skull"}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whole_games_among_themselves_and_with_others(game: Game, name: str) -> None:
    kinds = bots_of("skull")
    everybody: list[Bot] = [kinds[name]() for _ in range(game.players)]
    mixed: list[Bot] = [
        kinds[NAMES[player % len(NAMES)]]() if player else kinds[name]()
        for player in range(game.players)
    ]
    with_random: list[Bot] = [kinds[name](), *[RandomBot() for _ in range(game.players - 1)]]
    for bots in (everybody, mixed, with_random):
        assert play(game, bots, seed=f"{name} 1").replay(game).over


@pytest.mark.parametrize("name", NAMES)
def test_the_same_question_gets_the_same_answer(name: str) -> None:
    """A bot keeps nothing in mind, so another of its kind can take over at any moment."""
    game, kind = ossuary.game("skull", players=4), bots_of("skull")[name]
    match, old_hand = Match(game, "same"), kind()
    while not match.state.over:
        seat = match.state.actors()[0]
        answer = match.ask(old_hand, seat)
        assert match.ask(kind(), seat) is answer
        match.apply(seat, answer)


@pytest.mark.parametrize("name", NAMES)
def test_better_than_chance(name: str) -> None:
    """A smoke test with a fixed seed; `make strength` measures. A novice is to win its share."""
    game, kind = ossuary.game("skull", players=4), bots_of("skull")[name]
    wins = 0.0
    for number in range(60):
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[number % 4] = kind()
        outcome = play(game, bots, f"smoke {number}").replay(game).outcome
        assert outcome is not None
        wins += outcome.share(number % 4)
    assert wins / 60 > (0.25 if name == "novice" else 0.5)


def test_only_who_reckons_answers_a_bid_without_dice() -> None:
    """The same question, asked again with other dice, has several answers, but for who reckons."""
    game = ossuary.game("skull", players=3, first=0)
    match = Match(game, "dice")
    for text in ("place flower", "place flower", "place skull", "bid 1"):
        match.apply(match.state.actors()[0], game.actions.parse(text))
    asked = match.asked(1)
    kinds = {**bots_of("skull"), "reckoner": Reckoner}
    answers = {
        name: {kinds[name]().choose(*asked[:3], Random(dice)) for dice in range(80)}
        for name in ("reckoner", "regular", "gambler", "warden", "trickster")
    }
    assert len(answers.pop("reckoner")) == 1
    assert all(len(given) > 1 for given in answers.values())


def test_the_novice_counts_its_own_stack_and_others_only_by_number() -> None:
    """It raises to two with one flower of its own, and passes over its own skull."""
    game = ossuary.game("skull", players=3, first=0)
    for own, answer in (("flower", "bid 2"), ("skull", "pass")):
        match = Match(game, "novice")
        for text in ("place flower", f"place {own}", "place skull", "bid 1"):
            match.apply(match.state.actors()[0], game.actions.parse(text))
        assert match.ask(bots_of("skull")["novice"](), 1).text == answer


def test_the_regular_beats_the_novice() -> None:
    """A smoke test with a fixed seed: one among three novices."""
    game, kinds = ossuary.game("skull", players=4), bots_of("skull")
    wins = 0.0
    for number in range(40):
        bots: list[Bot] = [kinds["novice"]() for _ in range(4)]
        bots[number % 4] = kinds["regular"]()
        outcome = play(game, bots, f"levels {number}").replay(game).outcome
        assert outcome is not None
        wins += outcome.share(number % 4)
    assert wins / 40 > 0.4


def test_a_bot_of_one_is_found_by_its_name() -> None:
    assert isinstance(bots_of("skull")["random"](), RandomBot)
    options = ossuary.game("skull", players=2, first=0).start().options(0)
    assert RandomBot().choose(None, [], options, Random(1)) in options


def test_a_plan_of_flips_counts_the_disc_that_is_flipped_first() -> None:
    """One disc of the first stack is flipped for sure, the others where they are safest."""
    assert best_flips([[0.5, 0.25], [1.0, 0.9]]) == [0.5, 0.45, 0.225]


def wins_of(one: type[Bot], others: type[Bot], games: int) -> float:
    """How many games at tables of four one wins among others; it has every seat in turn."""
    game, wins = ossuary.game("skull", players=4), 0.0
    for number in range(games):
        line_up: list[Bot] = [others() for _ in range(4)]
        line_up[number % 4] = one()
        outcome = play(game, line_up, f"smoke {number}").replay(game).outcome
        assert outcome is not None
        wins += outcome.share(number % 4)
    return wins


def test_who_believes_every_bid_loses() -> None:
    """Those who reckon lose nine of ten duels to the believer; even would be 10 of 40 here."""
    assert wins_of(Believer, Oracle, games=40) < 10


def test_a_reader_of_habits_beats_those_who_have_them() -> None:
    """So that the yardstick is one: it knows how who reckons answers, and three lose to it."""
    assert wins_of(ReckonerReader, Reckoner, games=4) >= 3


def test_a_reader_of_habits_gains_little_against_chances() -> None:
    """It knows every chance of the oracle; even would be 4 of 16."""
    assert wins_of(OracleReader, Oracle, games=16) < 9
