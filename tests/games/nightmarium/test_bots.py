"""The bots of Nightmarium: always an allowed answer, always the same one, and a good one."""

from __future__ import annotations

from random import Random

import pytest

import ossuary
from ossuary.bots import RandomBot, bots_of
from ossuary.games.nightmarium.actions import UNABLE
from ossuary.games.nightmarium.bots import Builder, Hunter, Master, game_of
from ossuary.games.nightmarium.bots.building import answer
from ossuary.games.nightmarium.bots.hunting import worth_a_thought
from ossuary.games.nightmarium.bots.prospects import chance_of
from ossuary.games.nightmarium.bots.searching import Way, follow
from ossuary.kernel.game import Game
from ossuary.kernel.match import Bot, Match, play
from ossuary.kernel.step import Question
from ossuary.kernel.view import EVERYBODY
from ossuary.shelf.games import load
from tests.games.nightmarium.scenario import Scenario

GAMES: dict[str, Game] = {
    "2": ossuary.game("nightmarium", players=2),
    "3-first": ossuary.game("nightmarium", players=3, first=1),
    "4-seals": ossuary.game("nightmarium", players=4, seals=True),
    "5-six": ossuary.game("nightmarium", players=5, victory=6),
    "5-seven-seals": ossuary.game("nightmarium", players=5, victory=7, seals=True),
}


def hasty() -> dict[str, Bot]:
    """One of each; nobody thinks for long, so that the tests stay short."""
    return {
        "novice": Builder(),
        "regular": Hunter(effort=1, width=3),
        "master": Master(effort=12, width=3, turns=1),
    }


BOTS = hasty()
THOUGHTFUL: dict[str, Bot] = {
    "novice": Builder(),
    "regular": Hunter(),
    "master": Master(effort=160),
}


def ask(bot: Bot, table: Scenario, dice: int = 1) -> str:
    """What a bot answers whoever is asked in a scenario."""
    seat = table.asked
    return bot.choose(table.state.view(seat), [], table.state.options(seat), Random(dice)).text


def share(game: Game, bots: list[Bot], seed: str, player: int) -> float:
    outcome = play(game, bots, seed).replay(game).outcome
    assert outcome is not None
    return outcome.share(player)


def test_they_are_found_by_their_levels() -> None:
    assert list(bots_of("nightmarium")) == [*BOTS, "random"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whole_games_with_others(game: Game, name: str) -> None:
    bots: list[Bot] = [BOTS[name], Builder(), RandomBot(), Builder(), RandomBot()]
    assert play(game, bots[: game.players], seed=f"{name} 1").replay(game).over


@pytest.mark.parametrize("name", BOTS)
def test_every_kind_of_question_gets_an_answer_and_always_the_same(name: str) -> None:
    """In games that it would never play; `ask` refuses what isn't among the options."""
    asked, unable = set[str](), False
    for game in GAMES.values():
        match, rng = Match(game, "same"), Random(1)
        for _ in range(1500):
            if match.state.over:
                break
            (seat,) = match.state.actors()
            step, options = match.state.question(seat), match.state.options(seat)
            kind = type(step).__name__
            if kind not in asked or rng.random() < 0.05:
                assert match.ask(BOTS[name], seat) is match.ask(hasty()[name], seat)
                asked.add(kind)
                unable = unable or options[0].verb is UNABLE
            match.apply(seat, rng.choice(options))
    steps = [step for step in ossuary.game("nightmarium").steps if isinstance(step, Question)]
    assert asked == {type(step).__name__ for step in steps}
    assert unable


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_hidden_cards_change_no_answer(game: Game, name: str) -> None:
    """Another game in which unseen cards lie elsewhere, and all that the player sees is equal."""
    match, rng = Match(game, "hidden"), Random(1)
    others = 0
    for _ in range(300):
        if match.state.over:
            break
        (seat,) = match.state.actors()
        options = match.state.options(seat)
        if rng.random() < 0.1:
            other = game.imagine(match.state.view(seat), rng)
            others += other.view(EVERYBODY) != match.state.view(EVERYBODY)
            answers = [
                BOTS[name].choose(state.view(seat), [], state.options(seat), Random(7))
                for state in (match.state, other)
            ]
            assert answers[0] is answers[1]
            # Nor does the quick player look into other hands where it could.
            quick = [answer(state, seat, options, Random(7)) for state in (match.state, other)]
            assert quick[0] is quick[1]
        match.apply(seat, rng.choice(options))
    assert others


@pytest.mark.parametrize("seals", [False, True])
@pytest.mark.parametrize("victory", [5, 6])
@pytest.mark.parametrize("players", [2, 5])
def test_a_view_tells_what_game_it_is_of(players: int, victory: int, seals: bool) -> None:
    game = ossuary.game("nightmarium", players=players, victory=victory, seals=seals)
    match, rng = Match(game, "view"), Random(1)
    for _ in range(400):
        if match.state.over:
            break
        (seat,) = match.state.actors()
        view, options = match.state.view(seat), match.state.options(seat)
        found = game_of(view)
        chosen = found.options
        assert (chosen.players, chosen.victory, chosen.seals) == (players, victory, seals)
        assert found.imagine(view, rng).options(seat) == options
        match.apply(seat, rng.choice(options))


@pytest.mark.parametrize("name", BOTS)
def test_an_owners_cards_are_read_off_the_view(name: str) -> None:
    """Here every card has the face of another."""
    components = ossuary.game("nightmarium").components
    assert components is not None
    given, rng = components.json(), Random(1)
    for legion in given["legions"].values():
        faces = [card[1:] for card in legion["cards"]]
        rng.shuffle(faces)
        numbers = [card[0] for card in legion["cards"]]
        legion["cards"] = [[n, *face] for n, face in zip(numbers, faces, strict=True)]
    game = load("nightmarium", {"players": 3, "seals": True}, given)
    match, dice = Match(game, "owner"), Random(1)
    while not match.state.over:
        (seat,) = match.state.actors()
        asked = match.asked(seat)
        assert game_of(asked.view).imagine(asked.view, dice).options(seat) == asked.options
        match.apply(seat, match.ask(BOTS[name], seat))


def test_big_hands_are_thought_about_no_longer_than_small_ones() -> None:
    hand = " ".join(str(card) for card in range(1, 70))
    table = Scenario(hand, "70", creatures={0: ["71 77"], 1: ["84"]})
    options = table.state.options(0)
    assert len(options) > 100
    assert len(worth_a_thought(table.state, 0, options, 8, Random(1))) == 8


def test_of_equal_answers_chance_takes_one() -> None:
    """Three cards that are worth the same: nobody can count on the lowest being discarded."""
    table = Scenario("85", "30 33 36", creatures={0: ["87 86"]})
    table.do("play 85", "put head 1")
    assert table.asked == 1
    assert len({ask(Builder(), table, dice) for dice in range(30)}) > 1


# ---- Positions with an obvious answer

WHOLE = ["3 2 4", "6 26 13", "15 35 22", "27 71 37"]
"""Four complete creatures without abilities."""


@pytest.mark.parametrize("name", THOUGHTFUL)
def test_the_fifth_creature_is_completed(name: str) -> None:
    """In this turn, in whatever order: also where other cards could be laid."""
    table = Scenario("52 30 51 107", "60 61", creatures={0: [*WHOLE, "33 80"]}, draws="11 38 44 50")
    while not table.state.over:
        assert table.asked == 0
        table.do(ask(THOUGHTFUL[name], table))
    assert table.view.ending is not None
    assert table.view.ending.winners == (0,)


@pytest.mark.parametrize("name", THOUGHTFUL)
def test_who_is_about_to_win_loses_a_head(name: str) -> None:
    """One has four complete creatures, the other one: the Executioner goes to the first."""
    creatures = {0: ["69 80"], 1: ["99 98 97"], 2: [*WHOLE, "33"]}
    table = Scenario("82", "60 61", "52 70", creatures=creatures).do("play 82", "put head 1")
    assert "execute 1 1" in table.options()
    assert ask(THOUGHTFUL[name], table).startswith("execute 2 ")


@pytest.mark.parametrize("name", THOUGHTFUL)
def test_a_scavenger_removes_what_an_executioner_has_beheaded(name: str) -> None:
    """NM-28: the creature of the leader is gone, not only its head."""
    creatures = {0: ["69 8"], 1: ["99", "66"], 2: WHOLE}
    table = Scenario("82 30", "60 61", "52 70", creatures=creatures).do("play 82", "put head 1")
    table.do(ask(THOUGHTFUL[name], table))
    assert "scavenge 1 1" in table.options()
    assert ask(THOUGHTFUL[name], table).startswith("scavenge 2 ")


@pytest.mark.parametrize("name", ["novice", "regular"])
def test_a_devourer_gets_the_least(name: str) -> None:
    """The master looks further ahead and doesn't tell such cards apart: it takes any of them."""
    creatures = {0: ["69 80", *WHOLE[:2], "33"], 1: ["99"]}
    table = Scenario("25 30 36", "60 61", creatures=creatures).do("play 25", "put head 1")
    assert table.options() == ["devour 2", "devour 3", "devour 4"]
    assert ask(THOUGHTFUL[name], table) == "devour 4"


@pytest.mark.parametrize("name", THOUGHTFUL)
def test_a_seal_that_would_only_let_a_devourer_act_rests(name: str) -> None:
    """The Devourer would take the head of a complete creature."""
    creatures = {0: ["69 80 25", *WHOLE[:3]], 1: ["99"]}
    table = Scenario("109", "60 61", creatures=creatures, seals=True)
    table.do("play 109", "put seal 1")
    assert table.options() == ["replay", "rest"]
    assert ask(THOUGHTFUL[name], table) == "rest"


@pytest.mark.parametrize("name", THOUGHTFUL)
def test_a_seal_goes_where_it_lets_abilities_act_again(name: str) -> None:
    """Two Singers act again; the other creature would only be safe."""
    creatures = {0: ["66 68 55", WHOLE[0]], 1: ["99"]}
    table = Scenario("115 36", "60 61", creatures=creatures, seals=True).do("play 115")
    assert table.options() == ["put seal 1", "put seal 2"]
    assert ask(THOUGHTFUL[name], table) == "put seal 1"


@pytest.mark.parametrize("name", THOUGHTFUL)
def test_who_pays_keeps_the_head_that_is_needed(name: str) -> None:
    """All five places are taken, so legs are of no use any more."""
    creatures = {0: ["99 98"], 1: [*WHOLE, "33 80"]}
    table = Scenario("97", "52 51 48", creatures=creatures).do("play 97", "put head 1")
    assert table.asked == 1
    assert ask(THOUGHTFUL[name], table) in ("discard 48", "discard 51")


def test_the_master_sees_a_win_that_a_builder_would_miss() -> None:
    """NM-24: two Mockingbirds under one head let a torso and a head complete the fifth creature.

    A builder would rather lay its seal there, so the hunter doesn't count on it.
    """
    creatures = {
        0: ["3 2 4", "6 26 13", "15 35 37", "45 32", "87"],
        1: ["27 71 79", "99 98 97", "51 86 88", "30 80"],
    }
    table = Scenario("22 52 62 118", "60 61 1 7", creatures=creatures, seals=True)
    heads = ("play 22", "play 52")
    assert not {ask(Hunter(), table, dice) for dice in range(3)} & {*heads}
    assert ask(Master(effort=320), table) in heads
    while table.state.table.complete(0) < 5:
        assert table.view.action == 1
        table.do(ask(Master(effort=320), table))


def test_what_is_learnt_is_noted_along_the_whole_way() -> None:
    """Whatever came next was tried at most as often, and all tries together promise the same."""
    table = Scenario("52 30 51 107", "60 61", creatures={0: [*WHOLE, "33 80"]})
    way, rng = Way(), Random(1)
    for _ in range(30):
        follow(way, table.state, 0, table.state.options(0)[0], 2, rng)
    assert way.tries == 30
    assert 0 < sum(after.tries for after in way.next.values()) < 30
    assert 0 < sum(after.sum for after in way.next.values()) < way.sum


def test_prospects_add_up_and_the_leader_has_the_best() -> None:
    table = Scenario("52", "60", "70", creatures={0: ["33"], 1: WHOLE, 2: []}).state.table
    chances = [chance_of(table, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[1]


# ---- Strength: smoke tests with fixed seeds; `make strength` measures


def test_the_builder_is_better_than_chance() -> None:
    game, wins = ossuary.game("nightmarium"), 0.0
    for number in range(8):
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[number % 4] = Builder()
        wins += share(game, bots, f"smoke {number}", number % 4)
    assert wins >= 6


def test_the_hunter_is_better_than_the_builder() -> None:
    game, wins = ossuary.game("nightmarium", players=2), 0.0
    for number in range(6):
        bots: list[Bot] = [Builder(), Builder()]
        bots[number % 2] = Hunter(effort=40, width=5)
        wins += share(game, bots, f"smoke {number}", number % 2)
    assert wins >= 4
