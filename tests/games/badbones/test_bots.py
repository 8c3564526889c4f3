"""The bots of Bad Bones: always an allowed answer, always the same one, and a good one."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import ossuary
from ossuary.bots import RandomBot, bots_of
from ossuary.games.badbones import BadBonesGame
from ossuary.games.badbones.actions import (
    DO_NOTHING,
    KEEP,
    KIND_OF,
    SYMBOLS,
    TILES,
    TYPE_NAMES,
    WEAPON_NAMES,
    WeaponName,
)
from ossuary.games.badbones.bots import (
    Scout,
    Strategist,
    Warden,
    action_of,
    own_step,
    sketch_of,
)
from ossuary.games.badbones.bots.phases import REST, march, move_hero, set_trap
from ossuary.games.badbones.bots.planning import deeds, worth
from ossuary.games.badbones.bots.sending import points_of, target
from ossuary.games.badbones.bots.sketch import Sketch
from ossuary.games.badbones.bots.ways import Ground
from ossuary.games.badbones.components import Arrow
from ossuary.games.badbones.ending import points
from ossuary.games.badbones.options import BadBonesOptions
from ossuary.games.badbones.state import BadBones
from ossuary.kernel.game import Game
from ossuary.kernel.match import Bot, Match, play
from ossuary.kernel.step import CHANCE, Question
from ossuary.kernel.view import EVERYBODY
from tests.games.badbones.scenario import Scenario, new_game

GAMES: dict[str, Game] = {
    "1": ossuary.game("badbones", players=1, rounds=20),
    "1-heroic": ossuary.game("badbones", players=1, rounds=3, heroic=True),
    "2": ossuary.game("badbones", players=2),
    "3": ossuary.game("badbones", players=3),
    "6": ossuary.game("badbones", players=6),
    "1-market": ossuary.game("badbones", players=1, advanced=True, commanders=True),
    "2-commanders": ossuary.game("badbones", players=2, commanders=True),
    "4-market": ossuary.game("badbones", players=4, advanced=True, commanders=True),
    "2-together": ossuary.game("badbones", players=2, coop=True),
    "3-together": ossuary.game("badbones", players=3, coop=True, advanced=True, commanders=True),
}


def hasty() -> dict[str, Bot]:
    """One of each; the strategist doesn't think for long, so that the tests stay short."""
    return {"novice": Warden(), "regular": Scout(), "master": Strategist(effort=1, width=4)}


BOTS = hasty()


def ask(bot: Bot, table: Scenario) -> str:
    """What a bot answers in seat 0."""
    return bot.choose(table.view, [], table.state.options(0), Random(1)).text


def test_they_are_found_by_their_levels() -> None:
    assert list(bots_of("badbones")) == [*BOTS, "random"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whole_games_with_others(game: Game, name: str) -> None:
    bots: list[Bot] = [BOTS[name], Warden(), RandomBot(), Warden(), RandomBot(), RandomBot()]
    assert play(game, bots[: game.players], seed=f"{name} 1").replay(game).over


RARE = {"UseWeapon", "ChooseHit", "ChooseFling", "ChooseTurn", "ChooseLeader"}
"""Questions that hardly ever come up at random: they have tests of their own."""


@pytest.mark.parametrize("name", BOTS)
def test_every_kind_of_question_gets_an_answer_and_always_the_same(name: str) -> None:
    """In games that it would never play; `ask` refuses what isn't among the options."""
    asked = set[str]()
    for game in GAMES.values():
        for seed in range(4):
            match, rng = Match(game, seed), Random(seed)
            while not match.state.over:
                seat = match.state.actors()[0]
                kind = type(match.state.question(seat)).__name__
                if kind not in asked or rng.random() < 0.03:
                    assert match.ask(BOTS[name], seat) is match.ask(hasty()[name], seat)
                    asked.add(kind)
                match.apply(seat, rng.choice(match.state.options(seat)))
    steps = [step for step in GAMES["1"].steps if isinstance(step, Question)]
    assert asked | RARE == {type(step).__name__ for step in steps}


def armed(weapon: WeaponName, *skeletons: str, phase: int, **setup: Any) -> Scenario:
    """Three who come to the hero, or to whom it goes, and these besides."""
    three = [f"{'b2' if phase == 1 else 'a2'} right left-{symbol}" for symbol in SYMBOLS[:3]]
    hero = "b1" if phase == 1 else "b2"
    return Scenario(
        *three, *skeletons, phase=phase, hero=hero, weapon=weapon, advanced=True, **setup
    )


@pytest.mark.parametrize("phase", [1, 3])
@pytest.mark.parametrize("weapon", WEAPON_NAMES)
@pytest.mark.parametrize("name", BOTS)
def test_every_weapon_is_used_as_it_may_be(name: str, weapon: WeaponName, phase: int) -> None:
    table = armed(
        weapon, "d2 left right-yellow", "c1 down top-red", "b3 right left-red", phase=phase
    )
    if phase == 1:
        table.do("hero b2")
    asked = list[str]()
    while table.state.actors() and 0 in table.state.actors() and table.view.phase == phase:
        asked.append(own_step(table.view)[0])
        table.do(ask(BOTS[name], table))
    assert "UseWeapon" in asked
    if name == "master" and weapon != "teleport-wand":
        assert table.field.used or table.view.phase > phase


@pytest.mark.parametrize("name", BOTS)
def test_a_crossbow_hits_the_one_who_would_destroy_the_last_tier(name: str) -> None:
    table = armed("crossbow", "d3 left right-red", "e5 up right-green", phase=3, tiers=1)
    while own_step(table.view)[0] == "MoveSkeleton":
        table.do(ask(BOTS[name], table))
    assert ask(BOTS[name], table) == "strike d3"
    assert ask(BOTS[name], table.do("strike d3")) == "hit left right-red"


@pytest.mark.parametrize("name", BOTS)
def test_of_two_instructors_one_leads_from_a_dragon(name: str) -> None:
    pair = ("a2 right instructor-1", "a2 right instructor-2")
    table = Scenario(*pair, phase=2, hero="e5", commanders=True)
    table.do("place dragon a2")
    assert ask(BOTS[name], table).startswith("move a2")


@pytest.mark.parametrize("name", BOTS)
def test_what_others_do_in_the_same_phase_changes_no_answer(name: str) -> None:
    match, rng = Match(GAMES["3"], "hidden"), Random(1)
    others = 0
    while not match.state.over:
        seat = match.state.actors()[-1]
        if rng.random() < 0.1:
            other = match.game.imagine(match.state.view(seat), rng)
            others += other.view(EVERYBODY) != match.state.view(EVERYBODY)
            answers = [
                BOTS[name].choose(state.view(seat), [], state.options(seat), Random(7))
                for state in (match.state, other)
            ]
            assert answers[0] is answers[1]
        acting = rng.choice(match.state.actors())
        match.apply(acting, rng.choice(match.state.options(acting)))
    assert others


@pytest.mark.parametrize("name", BOTS)
def test_they_play_on_other_boards(name: str) -> None:
    """The tower where skeletons come in, and arrows that lead in circles."""
    own = new_game().components
    circle = zip([(2, 2), (2, 3), (3, 3), (3, 2)], ["right", "down", "left", "up"], strict=True)
    arrows = tuple(Arrow(cell, out) for cell, out in circle)  # type: ignore[arg-type]
    board = msgspec.structs.replace(own.board, tower=(1, 1), arrows=arrows)
    other = msgspec.structs.replace(own, board=board)
    game = BadBonesGame(BadBonesOptions(players=2), other)
    assert play(game, [BOTS[name], RandomBot()], seed=1).replay(game).over


# ---- The field in brief


def content(field: Sketch, with_shared: bool) -> tuple[object, ...]:
    """All that a sketch says of a field, in an order that doesn't matter."""
    return (
        *((field.houses, field.supply) if with_shared else ()),
        *(field.hero, field.tiers, field.ways.tiles, field.ways.towers, field.damaged),
        *(field.craters, field.side, sorted(field.skeletons), sorted(field.frozen)),
        *(sorted(field.waiting + field.back), sorted(field.cemetery), field.weapon),
    )


def follow(state: BadBones, phase: int) -> None:
    """Plays a phase to its end; whom a dragon scatters the warden sends on, as a sketch does.

    No weapon is used, and the others do what changes nothing.
    """
    while not state.over and state.table.phase == phase and state.actors() != (CHANCE,):
        actor = state.actors()[0]
        options = state.options(actor)
        if actor == 0 and options[-1].verb is not KEEP:
            state.apply(0, Warden().choose(state.view(0), [], options, Random(1)))
        else:
            state.apply(actor, options[-1])


SKETCHED = {
    "base": {"players": 1, "rounds": 100},
    "market": {"players": 1, "rounds": 100, "advanced": True},
    "commanders": {"players": 1, "rounds": 100, "advanced": True, "commanders": True},
    "together": {"players": 2, "coop": True, "advanced": True, "commanders": True},
}


@pytest.mark.parametrize("options", SKETCHED.values(), ids=SKETCHED)
def test_a_sketch_goes_on_as_the_rules_do(options: dict[str, Any]) -> None:
    """Phase by phase, in games at random."""
    game, compared, placed = new_game(**options), 0, set[str]()
    ground = Ground(game.box)
    for seed in range(60):
        rng, state = Random(seed), game.start()
        while not state.over:
            if 0 not in state.actors() or not state.table.phase:
                actor = state.actors()[0]
                action = rng.choice(state.options(actor)) if actor != CHANCE else None
                state.apply(actor, action or state.draw(rng.random))
                continue
            phase = state.table.phase
            field = sketch_of(state.view(0), 0, ground)
            if phase == 1:
                action = rng.choice(state.options(0))
                expected = move_hero(field, action.value)
                state.apply(0, action)
            elif phase == 2:
                # Something that a bot would consider, mostly more than nothing.
                deed = rng.choice([*deeds(field, 9), *deeds(field, 9)[1:], REST])
                expected = set_trap(field, deed)
                placed.add(action_of(deed).text.rpartition(" ")[0])
                state.apply(0, action_of(deed))
            else:
                expected = march(field)
            follow(state, phase)
            own = state.table.fields[0]
            if state.over or own.out:
                # Together, it can be the other's fall, or the last round, or the capital of both.
                assert expected.is_out or (
                    game.box.coop and (not own.out or not state.table.capital)
                )
                break
            found = sketch_of(state.view(0), 0, ground)
            if phase == 2:
                expected.skeletons = expected.skeletons + expected.moved
                found.skeletons = found.skeletons + found.moved
            # Together, the other's skeletons come to the capital and turn traps as well.
            with_shared = not game.box.coop or phase < 3
            assert content(found, with_shared) == content(expected, with_shared)
            compared += 1
    assert compared > 500
    in_play = [tile for number, tile in enumerate(TILES) if KIND_OF[number] in game.box.kinds]
    assert {f"place {tile}" for tile in in_play} <= placed


def test_points_are_those_of_the_rules() -> None:
    game = new_game(players=3)
    state, rng = game.start(), Random(2)
    while not state.over:
        actor = state.actors()[0]
        state.apply(actor, rng.choice(state.options(actor)))
        for seat, field in enumerate(state.view(EVERYBODY).seats):
            if not state.waiting and not field.out:
                assert points_of(field, game.box) == points(state.table, seat)


# ---- What each is for


@pytest.mark.parametrize("name", BOTS)
def test_the_one_before_the_tower_is_killed(name: str) -> None:
    table = Scenario("b3 right left-red", "e1 down top-green", phase=1, hero="b4", tiers=1)
    assert ask(BOTS[name], table) == "hero b3"


@pytest.mark.parametrize("name", BOTS)
def test_the_one_before_the_village_is_killed(name: str) -> None:
    table = Scenario("a5 down top-purple", "a1 right left-green", phase=1, hero="b4", houses=1)
    assert ask(BOTS[name], table) == "hero a5"


@pytest.mark.parametrize("name", BOTS)
def test_of_two_before_the_tower_one_is_killed_and_a_trap_is_no_help_to_the_other(
    name: str,
) -> None:
    """Whoever is about to come to the tower can't be kept from it by a trap, but for a dragon."""
    table = Scenario("b3 right left-red", "d3 left right-red", phase=1, hero="c4", tiers=1)
    chosen = ask(BOTS[name], table)
    assert chosen in ("hero b3", "hero d3")
    table.do(chosen).go_on()
    other = "d3" if chosen == "hero b3" else "b3"
    place, tile, cell = ask(BOTS[name], table).split()
    assert (place, tile) in (("place", "dragon"), ("place", "treasure"))
    assert tile == "treasure" or cell == other


@pytest.mark.parametrize("name", BOTS)
def test_no_wall_sends_anybody_into_the_own_tower(name: str) -> None:
    """Whatever is placed against somebody on its way, nobody is in the tower after the round."""
    for seed in range(20):
        rng = Random(seed)
        walkers = [f"{rng.choice(['a2', 'b2', 'd2'])} right {rng.choice(TYPE_NAMES)}"]
        table = Scenario(*walkers, "a4 right left-yellow", phase=2, hero="e5", tiers=1)
        table.do(ask(BOTS[name], table))
        while not table.state.over and table.state.actors() and 0 in table.state.actors():
            table.do(ask(BOTS[name], table)).go_on()
            if table.view.phase != 3:
                break
        assert table.field.tiers == 1


def test_a_dragon_scatters_where_it_is_safest() -> None:
    """From b2: not towards the tower by b3 and c2, but out of the field if it comes to that."""
    table = Scenario("a2 right left-blue", traps=("b2 dragon",), hero="e5")
    table.do("move a2 right left-blue")
    assert ask(Warden(), table) in ("scatter up", "scatter left")
    beside_hero = Scenario("a2 right left-blue", traps=("b2 dragon",), hero="b3", players=1)
    beside_hero.do("move a2 right left-blue")
    assert ask(Warden(), beside_hero) == "scatter down"


def test_the_strategist_sends_them_to_whose_fall_it_wants() -> None:
    game = new_game(players=3)
    state = game.start()
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.draw(Random(1).random))
    fields = state.table.fields
    # All are even: whoever is nearest to the end.
    fields[2].houses = 2
    assert target(state.view(0), 0, game.box) == 2
    # Somebody is ahead: the fall of another would make that one the winner.
    fields[0].tiers = 3
    assert target(state.view(0), 0, game.box) == 1


@pytest.mark.parametrize("options", SKETCHED.values(), ids=SKETCHED)
def test_deeds_are_answers_that_are_allowed(options: dict[str, Any]) -> None:
    game = new_game(**options)
    ground, compared = Ground(game.box), 0
    for seed in range(10):
        state, rng = game.start(), Random(seed)
        while not state.over:
            actor = state.actors()[0]
            allowed = state.options(actor)
            if DO_NOTHING in allowed:
                considered = deeds(sketch_of(state.view(actor), actor, ground), 9)
                assert {*map(action_of, considered)} <= {*allowed}
                compared += len(considered)
            state.apply(actor, rng.choice(allowed))
    assert compared > 300


@pytest.mark.parametrize("name", BOTS)
def test_no_trap_is_placed_on_whoever_is_frozen_twice(name: str) -> None:
    game = Scenario(
        *("b4 right left-red",) * 3,
        "a2 right left-blue",
        moved=("b2 right left-purple",),
        hero="a5",
        phase=1,
        players=1,
        advanced=True,
        weapon="ice-wand",
        supply=("wall", "wall", "dragon"),
    )
    game.do("hero b4, strike b2").go_on()
    allowed = game.state.options(0)
    for seed in range(5):
        assert BOTS[name].choose(game.view, (), allowed, Random(seed)) in allowed
    sketch = sketch_of(game.view, 0, Ground(game.game.box))
    assert {*map(action_of, deeds(sketch, 9))} <= {*allowed}


@pytest.mark.parametrize("name", BOTS)
def test_together_a_bot_leaves_the_others_their_share_of_the_purse(name: str) -> None:
    state = new_game(players=3, coop=True, advanced=True).start()
    for seat in (1, 2):
        while seat in state.actors():
            answer = BOTS[name].choose(state.view(seat), (), state.options(seat), Random(1))
            state.apply(seat, answer)
    assert state.actors() == (0,)
    assert state.view(0).market.coins[0] >= 12


def test_a_trap_is_worth_more_while_it_is_whole_and_a_skeleton_less_when_it_is_far() -> None:
    ground = Ground(new_game(players=2).box)

    def value(*skeletons: str, traps: tuple[str, ...] = ()) -> float:
        view = Scenario(*skeletons, phase=1, traps=traps, hero="c3").view
        return worth(sketch_of(view, 0, ground))

    assert value(traps=("e1 dragon",)) > value(traps=("e1 dragon damaged",))
    assert value("a1 right left-green") > value("b1 right left-green")
    assert value() > value("a1 right left-green")


def test_the_strategist_stands_longer_than_the_warden_and_the_warden_than_chance() -> None:
    game = ossuary.game("badbones", players=1, rounds=40)
    rounds = []
    for bot in (Strategist(effort=1, width=4), Warden(), RandomBot()):
        outcomes = [play(game, [bot], seed).replay(game).outcome for seed in range(4)]
        rounds.append(sum(outcome.scores[0] for outcome in outcomes if outcome is not None))
    assert rounds[0] > rounds[1] > 1.5 * rounds[2]
