"""The bots of Skulls of Sedlec: always an allowed answer, always the same one, and a good one."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import ossuary
from ossuary.bots import RandomBot, bots_of
from ossuary.games.sedlec.bots import Greedy, Master, Planner
from ossuary.kernel.action import Action
from ossuary.kernel.game import Game
from ossuary.kernel.match import Bot, Match, play
from tests.contract.cases import CASES
from tests.games.sedlec.scenario import Scenario

GAMES = {name: game for name, game in CASES.items() if game.name == "sedlec"}


def hasty() -> dict[str, Bot]:
    """One of each; they don't think for long, so that the tests stay short."""
    return {
        "novice": Greedy(),
        "regular": Planner(effort=1, width=3),
        "master": Master(effort=12, alone=1),
    }


BOTS = hasty()


def answer(bot: Bot, table: Scenario) -> Action:
    """What a bot answers whoever is asked in a scenario."""
    view = msgspec.structs.replace(table.view, seat=table.asked)
    return bot.choose(view, [], table.state.options(table.asked), Random(1))


def points(game: Game, bots: list[Bot], seed: str) -> tuple[float, ...]:
    outcome = play(game, bots, seed).replay(game).outcome
    assert outcome is not None
    return outcome.scores


def test_they_are_found_by_their_levels() -> None:
    assert list(bots_of("sedlec")) == [*BOTS, "random"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whole_games_with_others(game: Game, name: str) -> None:
    bots: list[Bot] = [BOTS[name], Greedy(), RandomBot(), Greedy()]
    assert play(game, bots[: game.players], seed=f"{name} 1").replay(game).over


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_same_question_gets_the_same_answer(game: Game, name: str) -> None:
    """Another of its kind can take over at any moment, also in a game that it would never play."""
    match, rng = Match(game, "same"), Random(1)
    while not match.state.over:
        seat = match.state.actors()[0]
        if rng.random() < 0.2:
            assert match.ask(BOTS[name], seat) is match.ask(hasty()[name], seat)
        match.apply(seat, rng.choice(match.state.options(seat)))


@pytest.mark.parametrize("name", BOTS)
def test_better_than_chance(name: str) -> None:
    """A smoke test with a fixed seed; `make strength` measures."""
    game, wins = ossuary.game("sedlec"), 0.0
    for number in range(4):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number % 2] = BOTS[name]
        outcome = play(game, bots, f"smoke {number}").replay(game).outcome
        assert outcome is not None
        wins += outcome.share(number % 2)
    assert wins >= 3


def test_the_planner_earns_a_grade_where_random_is_far_from_it() -> None:
    game = ossuary.game("sedlec", monstrance=True)
    seeds = [f"smoke {number}" for number in range(3)]
    planned = sum(points(game, [BOTS["regular"]], seed)[0] for seed in seeds) / 3
    random = sum(points(game, [RandomBot()], seed)[0] for seed in seeds) / 3
    assert planned >= 60
    assert planned > random + 15


def test_greedy_takes_the_card_that_adds_most() -> None:
    """A pair of lovers is worth 6 points, the priest 2 and the criminal beside it 2 more."""
    table = Scenario("turn L C, turn R C, turn L P", first=0).do("collect a", "dig b+c", "take b")
    table.do("stack L C", "place 0 0", "stack R C", "place 0 0")
    assert "dig d+e" in table.options()
    assert answer(Greedy(), table).text == "collect c"


def test_greedy_digs_where_that_promises_more() -> None:
    """A royal with nothing below it and a criminal without a priest are worth nothing."""
    table = Scenario("turn R C", first=0)
    assert answer(Greedy(), table).text.startswith("dig")


def test_greedy_puts_a_card_where_it_adds_most() -> None:
    """Only above its other lover does the lower one of this card touch it."""
    draws = "turn L C, turn R C, turn V C, turn C L, turn P V, turn V P, turn R P"
    table = Scenario(draws, first=0).do("collect a", "dig b+c", "take b")
    table.do("collect c", "dig d+e", "take e")
    table.do("stack L C", "place 0 0", "stack R C", "place 0 0")
    table.do("stack V C", "place 0 2", "stack P V", "place 0 2")
    table.do("collect d", "dig a+b", "take a", "stack C L")
    assert table.options() == ["place 0 -2", "place 0 4", "place 1 1"]
    assert answer(Greedy(), table).text == "place 1 1"


@pytest.mark.parametrize("name", BOTS)
def test_the_only_option_is_taken(name: str) -> None:
    table = Scenario("turn L C, turn R C, turn L P", first=0).do("collect a", "dig b+c", "take b")
    table.do("stack L C")
    assert table.options() == ["place 0 0"]
    assert answer(BOTS[name], table).text == "place 0 0"
