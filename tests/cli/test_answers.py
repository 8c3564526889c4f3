"""What is typed means what was meant: in every question of every game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

import ossuary
from ossuary.cli.answers import Answers
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.game import Game
from ossuary.kernel.step import CHANCE
from ossuary.shelf.games import part_of
from ossuary.shelf.words import LANGUAGES, words
from tests.conftest import rule
from tests.contract.cases import CASES, some_positions
from tests.games.badbones.scenario import Scenario

SIGNS = "/\\-+,.!"


def answers_to(game: Game, seed: int, language: str = "en") -> Iterator[Answers]:
    """The answers to every question of a random game."""
    terminal, speaker = part_of(game.name, "presentation.terminal"), words(language, game.name)
    names = [f"Ola {number + 1}" for number in range(game.seats)]
    for state in some_positions(game, seed):
        for seat in state.actors():
            if seat != CHANCE:
                view = state.view(game.player_of(seat))
                yield Answers(
                    state.options(seat),
                    partial(terminal.keys, view),
                    lambda action: speaker.label(action, names),
                )


@pytest.fixture(params=[name for name, game in CASES.items() if game.name in ossuary.GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    return CASES[request.param]


def test_what_help_and_list_show_is_accepted(game: Game, fresh_seed: int) -> None:
    for answers in answers_to(game, fresh_seed):
        for key, action in answers.shown.items():
            assert answers.find(key) is action
        for action in answers.offered:
            assert answers.find(answers.in_full(action)) is action, answers.in_full(action)
            assert answers.find(answers.example(action.verb.name) or "") is not None


def test_a_sign_before_an_answer_makes_it_another(game: Game, fresh_seed: int) -> None:
    rng = Random(fresh_seed)
    for answers in answers_to(game, fresh_seed):
        for key in rng.sample([*answers.by_key], min(3, len(answers.by_key))):
            for typed in [f"{sign}{key}" for sign in SIGNS]:
                assert answers.find(typed) is answers.by_key.get(typed), typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_button_would_say_is_accepted(language: str, fresh_seed: int) -> None:
    for answers in answers_to(CASES["badbones-3"], fresh_seed, language):
        for action in answers.offered:
            assert answers.find(answers.label(action)) is action


def answers_of(scene: Scenario) -> Answers:
    terminal = part_of("badbones", "presentation.terminal")
    speaker = words("en", "badbones")
    return Answers(
        scene.state.options(0),
        partial(terminal.keys, scene.view),
        lambda action: speaker.label(action, ["You", "Ola", "Piotr"]),
    )


def refused(scene: Scenario, typed: str) -> str:
    """The id of the refusal that somebody reads who types this."""
    answers, table = answers_of(scene), scene.game.actions
    assert answers.find(typed) is None, typed
    meant = answers.meant(typed, [table[index] for index in range(len(table))])
    assert meant is not None, typed
    with pytest.raises(NotAllowed) as error:
        scene.state.clone().apply(0, meant)
    return error.value.id


TRAPS = [
    "/b1",
    "\\b1",
    "rb1",
    "fb1",
    "cb1",
    "db1",
    "tb1",
    "-b1",
    "place /b1",
    "remove b1",
    ".",
    "n",
]


@rule("BB-05", "BB-07", "BB-10")
def test_a_trap_is_never_taken_for_a_step() -> None:
    hero = Scenario(phase=1, hero="a1")
    skeletons = Scenario("b1 down top-red", "b1 left top-blue")
    scattering = Scenario("a1 right top-red", traps=("b1 dragon",)).do("move a1 right top-red")
    for typed in TRAPS:
        assert refused(hero, typed) == "hero-first"
        assert refused(skeletons, typed) == "move-first"
    assert answers_of(hero).find("hero /b1") is None
    for typed in ("/c1", "hero c1", "-c1", "place /c1"):
        assert refused(scattering, typed) == "scatter-first"


@rule("BB-07")
def test_a_cell_alone_removes_no_trap() -> None:
    scene = Scenario(phase=2, hero="a1", traps=("b1 catapult",))
    assert refused(scene, "b1") == "trap-first"
    for typed in ("-b1", "remove b1", "remove -b1"):
        found = answers_of(scene).find(typed)
        assert found is not None
        assert found.text == "remove b1"


@rule("BB-13", "BB-40", "BB-55")
def test_a_number_is_refused_as_what_it_counts_in_this_question() -> None:
    """A cemetery that can't be chosen, a ware that can't be bought, and never some skeleton."""
    leaving = Scenario("b1 up top-red", players=3).do("move b1 up top-red")
    for typed in ("1", "4", "send 1"):
        assert refused(leaving, typed) == "send-opponent"
    terminal = part_of("badbones", "presentation.terminal")
    for players, coop in ((2, True), (1, False)):
        game = ossuary.game("badbones", players=players, advanced=True, coop=coop)
        state = game.start()
        state.apply(0, game.actions.parse("buy flail"))
        answers = Answers(state.options(0), partial(terminal.keys, state.view(0)), str)
        actions = [game.actions[index] for index in range(len(game.actions))]
        meant = answers.meant("10", actions)
        assert meant is not None
        with pytest.raises(NotAllowed) as error:
            state.apply(0, meant)
        assert (error.value.id, error.value.rule) == ("market-weapon", "BB-40")
        assert answers.meant("18", actions) is None
        assert terminal.refusal(state.view(0), "18").id == "market-number"
        assert terminal.refusal(state.view(0), "b1") is None
    assert terminal.refusal(leaving.view, "18") is None
