"""The outlook: where skeletons are said to go is where they go, before and after an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import ossuary
from ossuary.games.badbones.presentation.outlook import Footprints, Outlook, outlook
from ossuary.games.badbones.presentation.routine import routine
from ossuary.games.badbones.state import BadBonesTable
from ossuary.games.badbones.view import BadBonesView
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE
from tests.conftest import rule
from tests.contract.cases import CASES, TRIED, some_positions
from tests.games.badbones.scenario import Scenario, new_game

GAMES = {name: CASES[name] for name in TRIED if name.startswith("badbones")}


@rule("BB-10")
def test_every_skeleton_has_its_next_step() -> None:
    game = Scenario("top-red", "b3 left left-red", "d1 up top-blue", "d4 down top-green", hero="e2")
    assert prints(game) == {
        "enter top-red": "c1 down",
        "move b3 left left-red": "a3 left",
        "move d1 up top-blue": "forest up to 1",
        "move d4 down top-green": "d5 down",
    }


@rule("BB-15", "BB-14", "BB-16", "BB-13")
def test_it_is_said_what_becomes_of_a_skeleton() -> None:
    game = Scenario(
        *("b3 right left-red", "d5 down top-blue", "d1 right left-blue", "a1 left right-red"),
        *("b1 up top-red", "a4 right left-green"),
        hero="e1",
        traps=("b4 catapult",),
        players=3,
    )
    assert prints(game) == {
        "move b3 right left-red": "c3 right tower",
        "move d5 down top-blue": "village down",
        "move d1 right left-blue": "e1 right slain",
        "move a1 left right-red": "forest left to 1",
        "move b1 up top-red": "forest up",
        "move a4 right left-green": "b4 right thrown",
    }


@rule("BB-18", "BB-20")
def test_walls_and_dragons_are_on_the_way() -> None:
    game = Scenario(
        *("b2 right left-red", "a5 right left-blue"),
        traps=("c2 wall-falling", "b5 dragon"),
        hero="e5",
        tiers=1,
    )
    assert prints(game) == {
        "move b2 right left-red": "c2 down, c3 down tower",
        "move a5 right left-blue": "b5 right dragon",
    }


@rule("BB-06", "BB-16")
def test_a_step_of_the_hero_changes_what_comes() -> None:
    game = Scenario("b2 right left-red", "d4 left right-red", phase=1, hero="c4")
    found = changes(game)
    assert found["hero b4"] == {"move d4 left right-red": "c4 up"}
    assert found["hero d4"] == {"move d4 left right-red": "slain"}
    assert set(found) == set(game.options()) - {"hero c4"}
    assert "move b2 right left-red" not in found["hero b4"]


@rule("BB-33", "BB-16")
def test_whoever_comes_in_meets_a_hero_at_the_edge() -> None:
    game = Scenario("top-red", phase=1, hero="b1")
    assert changes(game)["hero c1"] == {"enter top-red": "c1 down slain"}


@rule("BB-20", "BB-18")
def test_whoever_is_on_its_way_is_in_nobodys_way() -> None:
    """While a player is asked where one runs, the others' next steps are as they were."""
    game = Scenario("d3 down top-red", "d3 down top-red", traps=("d4 dragon",), hero="a1")
    before = prints(game)
    game.do("move d3 down top-red")
    assert prints(game) == before == {"move d3 down top-red": "d4 down dragon"}


@rule("BB-18", "BB-19", "BB-21", "BB-22")
def test_a_trap_changes_those_who_come_to_it_or_stand_beside() -> None:
    game = Scenario("b2 right left-red", "e4 up top-red", phase=2, hero="a5")
    found = changes(game)
    assert found["place wall-rising c2"] == {"move b2 right left-red": "c2 up, c1 up"}
    assert found["place catapult c2"] == {"move b2 right left-red": "c2 right thrown to 1"}
    assert found["place dragon b2"] == {"move b2 right left-red": "dragon"}
    assert found["place treasure b1"] == {"move b2 right left-red": "b1 up"}
    assert found["place treasure d4"] == {"move e4 up top-red": "d4 left"}
    assert "place wall-rising a1" not in found
    assert "nothing" not in found


@rule("BB-09", "BB-22")
def test_a_trap_that_is_removed_lets_pass() -> None:
    game = Scenario("b2 right left-red", phase=2, traps=("c2 wall-rising", "b3 treasure"))
    found = changes(game)
    assert found["remove c2"] == {"move b2 right left-red": "c2 down"}
    assert "remove b3" not in found, "whoever was turned stays so"


@rule("BB-41", "BB-49")
def test_a_palisade_holds_who_would_enter_it_on_foot_or_by_a_wall() -> None:
    game = Scenario(
        *("b1 right left-red", "a4 right left-blue", "top-blue"),
        traps=("c1 palisade", "b4 wall-rising", "b3 palisade", "d1 palisade"),
        hero="e5",
        advanced=True,
    )
    assert prints(game) == {
        "enter top-blue": "d1 down held",
        "move b1 right left-red": "c1 right held",
        "move a4 right left-blue": "b4 up, b3 up held",
    }


@rule("BB-09", "BB-41")
def test_a_palisade_that_is_removed_lets_in() -> None:
    game = Scenario("b1 right left-red", "top-blue", phase=2, traps=("d1 palisade", "c1 palisade"))
    found = changes(game)
    assert found["remove c1"] == {"move b1 right left-red": "c1 down"}
    assert found["remove d1"] == {"enter top-blue": "d1 down"}


@rule("BB-42", "BB-43", "BB-45", "BB-46")
def test_new_traps_are_on_the_way() -> None:
    game = Scenario(
        *("a1 right left-red", "a2 right left-blue", "a3 right left-green", "a4 right left-red"),
        *("e5 up left-blue", "d5 up left-blue"),
        traps=(
            *("b1 hearse", "b2 dynamite", "b3 portal", "b4 spring", "e4 spring"),
            *("d3 palisade", "d4 wall-rising"),
        ),
        hero="a5",
        advanced=True,
        players=3,
    )
    assert prints(game) == {
        "move a1 right left-red": "b1 right thrown",
        "move a2 right left-blue": "b2 right destroyed",
        "move a3 right left-green": "b3 right portal",
        "move a4 right left-red": "b4 right, d4 up, d3 up held",
        "move e5 up left-blue": "e4 up, e2 up",
        "move d5 up left-blue": "d4 right, e4 right forest right to 2",
    }


@rule("BB-46")
def test_a_spring_throws_onto_the_points_of_a_palisade() -> None:
    game = Scenario("b1 down top-yellow", traps=("b2 spring", "b4 palisade"), advanced=True)
    assert prints(game) == {"move b1 down top-yellow": "b2 down, b4 down destroyed"}


@rule("BB-44", "BB-71")
def test_a_labyrinth_holds_who_shows_the_other_side() -> None:
    game = Scenario(
        *("b1 down top-yellow", "d1 down top-blue", "e4 left instructor-1", "e4 up top-red"),
        traps=("b1 labyrinth-white", "d1 labyrinth-black", "e4 labyrinth-black"),
        advanced=True,
        commanders=True,
    )
    assert prints(game) == {
        "move b1 down top-yellow": "b2 down",
        "move d1 down top-blue": "held",
        "move e4 left instructor-1": "held",
        "move e4 up top-red": "held",
    }


@rule("BB-43", "BB-44")
def test_what_new_traps_would_change() -> None:
    game = Scenario(
        *("b2 right left-red", "b2 up left-blue"),
        supply=("palisade", "dynamite", "labyrinth", "portal", "spring", "hearse"),
        phase=2,
        hero="a5",
        advanced=True,
    )
    found = changes(game)
    right, up = "move b2 right left-red", "move b2 up left-blue"
    assert found["place palisade c2"] == {right: "c2 right held"}
    assert found["place dynamite c2"] == {right: "c2 right destroyed"}
    assert found["place dynamite b2"] == {right: "destroyed", up: "destroyed"}
    assert found["place labyrinth-white c2"] == {right: "c2 right"}, "no arrow acts under it"
    assert found["place portal b1"] == {up: "b1 up portal"}
    assert found["place spring c2"] == {right: "c2 right, e2 right"}
    assert found["place hearse c2"] == {right: "c2 right thrown to 1"}


@rule("BB-17", "BB-21")
def test_what_has_acted_in_phase_2_has_turned_when_the_others_move() -> None:
    game = Scenario(
        *("b2 down top-red", "b2 down top-red", "d2 left right-red"),
        phase=2,
        hero="e5",
        traps=("c2 wall-rising damaged",),
    )
    game.do("place dragon b2, scatter right")
    assert prints(game) == {"move d2 left right-red": "c2 down"}


@rule("BB-65", "BB-70")
def test_a_squad_goes_where_its_leader_goes() -> None:
    game = Scenario(
        *("b4 right instructor-1", "b4 up top-red", "b4 left ghost-1"),
        hero="e1",
        traps=("c4 dynamite",),
        advanced=True,
        commanders=True,
    )
    assert prints(game) == {
        "move b4 right instructor-1": "c4 right destroyed",
        "move b4 up top-red": "c4 right destroyed",
        "move b4 left ghost-1": "c4 right destroyed to 0",
    }
    tower = Scenario("b3 right instructor-1", "b3 up top-red", commanders=True)
    assert {*prints(tower).values()} == {"c3 right tower"}
    village = Scenario("b5 down instructor-1", "b5 up top-red", commanders=True, hero="e1")
    assert {*prints(village).values()} == {"village down"}
    edge = Scenario("b1 up instructor-1", "b1 left top-red", commanders=True, players=3)
    assert {*prints(edge).values()} == {"forest up"}


@rule("BB-21", "BB-65")
def test_a_dragon_on_two_instructors_scares_all() -> None:
    game = Scenario(
        *("b4 right instructor-1", "b4 up instructor-2", "b4 up top-red"),
        phase=2,
        hero="e1",
        commanders=True,
    )
    assert {*changes(game)["place dragon b4"].values()} == {"dragon"}
    assert len(changes(game)["place dragon b4"]) == 3


@rule("BB-63", "BB-64")
def test_commanders_at_the_hero_and_at_the_tower() -> None:
    game = Scenario(
        *("b3 right emperor-1", "c5 up ghost-1", "d4 right ghost-2"), commanders=True, hero="e4"
    )
    assert prints(game) == {
        "move b3 right emperor-1": "c3 right tower",
        "move c5 up ghost-1": "c4 up",
        "move d4 right ghost-2": "e4 right slain",
    }
    killed = Scenario("b4 right emperor-1", "e1 down top-red", commanders=True, hero="b5", phase=1)
    assert changes(killed)["hero b4"] == {"move b4 right emperor-1": "slain"}


@rule("BB-50", "BB-52", "BB-53")
def test_the_board_of_the_co_operative_game() -> None:
    game = Scenario(
        *("top-green", "a2 right left-red", "c1 up top-blue", "b5 down left-blue"),
        hero="e5",
        coop=True,
        players=3,
    )
    assert prints(game) == {
        "enter top-green": "a5 up",
        "move a2 right left-red": "b2 right tower",
        "move c1 up top-blue": "village up",
        "move b5 down left-blue": "forest down",
    }
    last = Scenario("c1 up emperor-1", hero="e5", coop=True, commanders=True)
    assert prints(last) == {"move c1 up emperor-1": "village up"}


@rule("BB-50")
def test_before_the_first_round_a_hero_may_be_placed_where_somebody_comes() -> None:
    game = new_game(coop=True, players=2)
    state = game.start()
    rng = Random(1)
    while state.actors()[0] == CHANCE:
        state.apply(CHANCE, rng.choice(state.options(CHANCE)))
    found = outlook(state.view(0), 0, state.options(0))
    assert found.moves
    assert not found.changes, "nobody comes from the edge to a tower at once"


@rule("BB-35", "BB-36", "BB-48")
def test_weapons_change_what_comes() -> None:
    def armed(weapon: str, strike: str = "") -> dict[str, dict[str, str]]:
        skeletons = ["b2 right top-red"] * 3 + ["b1 down top-blue", "c4 right left-green"]
        game = Scenario(*skeletons, phase=1, hero="a1", weapon=weapon, advanced=True)
        game.do("hero b2")
        return changes(game.do(strike) if strike else game)

    down, right = "move b1 down top-blue", "move c4 right left-green"
    assert armed("ice-wand")["strike b1"] == {down: "frozen"}
    assert armed("crossbow") == {}
    assert armed("crossbow", "strike b1") == {"hit down top-blue": {down: "destroyed"}}
    assert armed("battle-axe") == {"axe blue": {down: "destroyed"}}
    assert armed("two-handed-sword")["hero b1"] == {down: "slain"}
    assert armed("rapier", "strike b1")["turn left"] == {down: "a1 left"}
    assert armed("flail", "strike b1")["fling b3"] == {down: "b4 down"}
    assert armed("teleport-wand") == {"strike c3": {down: "b2 down"}}
    assert all(right not in moved for moved in armed("ice-wand", "keep").values())


@rule("BB-74")
def test_whom_a_portal_has_put_elsewhere_comes_in_from_there() -> None:
    game = Scenario(
        *("a2 right instructor-1", "a2 up top-red", "e5 up top-blue"),
        drawn=("top-red",) * 6,
        traps=("b2 portal",),
        hero="e1",
        advanced=True,
        commanders=True,
    )
    game.do("move a2 right instructor-1, move e5 up top-blue").go_on()
    found = prints(game)
    assert found["enter instructor-1"] == found["enter-at left-green top-red"] == "a1 right"


@rule("BB-10", "BB-65")
def test_the_order_is_routine_and_who_leads_is_not() -> None:
    squads = ("b4 right instructor-1", "b4 up instructor-2", "b4 up top-red")
    game = Scenario(*squads, "d4 left instructor-3", "top-red", hero="e1", commanders=True)
    for expected in ("enter top-red", "move d4 left instructor-3"):
        found = routine(game.state.options(0))
        assert found is not None
        assert found.text == expected
        game.do(found.text)
    assert routine(game.state.options(0)) is None
    dragon = Scenario(*squads, hero="e1", commanders=True, phase=2).do("place dragon b4")
    assert [text.split()[0] for text in dragon.options()] == ["move", "move"]
    assert routine(dragon.state.options(0)) is None


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_before_is_what_happens(name: str, fresh_seed: int) -> None:
    """In random games every skeleton comes to where it was said to come, from the view alone."""
    ends = Counter[str]()
    for seed in range(fresh_seed, fresh_seed + 2):
        for state in some_positions(GAMES[name], seed):
            for seat in state.actors():
                if seat != CHANCE and routine(state.options(seat)):
                    ends.update(compared(state, seat))
    assert ends["stands"]


PART_TWO = {
    "advanced": ossuary.game("badbones", players=3, advanced=True, commanders=True),
    "together": ossuary.game("badbones", players=3, coop=True),
    "everything": ossuary.game("badbones", players=2, coop=True, advanced=True, commanders=True),
}


@pytest.mark.parametrize("name", PART_TWO)
def test_new_traps_commanders_and_towers_are_foreseen(name: str, fresh_seed: int) -> None:
    """Every question of a random game has its outlook, and whoever moves alone goes as it says."""
    ends = Counter[str]()
    for seed in range(fresh_seed, fresh_seed + 4):
        for state in some_positions(PART_TWO[name], seed):
            for seat in state.actors():
                if seat != CHANCE:
                    ends.update(gone(state, seat))
    assert ends["stands"]
    assert ends["tower"]


def gone(state: State[BadBonesTable], seat: int) -> Iterator[str]:
    """Moves each skeleton on a copy of the table; how the moves of those without squads end."""
    view = msgspec.json.decode(msgspec.json.encode(state.view(seat)), type=BadBonesView)
    options, own = state.options(seat), view.seats[seat]
    foreseen = outlook(view, seat, options).moves
    if not routine(options):
        return
    by_move = {prints.move: prints for prints in foreseen}
    for option in options:
        prints = by_move[tuple(option.json())]
        after = state.clone()
        after.apply(seat, option)
        seen = after.view(seat).seats[seat]
        if str(prints.move[-1]).startswith("instructor"):
            continue
        if seat not in after.actors() or after.view(seat).phase != view.phase:
            continue
        news = [one for one in seen.skeletons if one not in own.skeletons]
        assert (prints.end == "portal") <= (len(seen.back) > len(own.back))
        assert (prints.end == "forest" and prints.whom is not None) <= (seen.sent != own.sent)
        if prints.end == "stands" and news:
            assert [(news[0].cell, news[0].heading)] == [*prints.path[-1:]]
        if prints.end == "held" and prints.move[0] == "move" and news:
            assert news[0].cell == prints.move[1]
        assert (seen.towers != own.towers) <= (prints.end == "tower")
        yield prints.end


def compared(state: State[BadBonesTable], seat: int) -> Iterator[str]:
    """Moves each skeleton of a seat on a copy of the table; how the moves end."""
    view = seen_by(state, seat)
    own = view.seats[seat]
    moves = {one.move: one for one in outlook(view, seat, state.options(seat)).moves}
    for option in state.options(seat):
        prints = moves[tuple(option.json())]
        after = state.clone()
        after.apply(seat, option)
        if seat not in after.actors() or after.view(seat).phase != view.phase:
            # More has happened than this one move.
            continue
        seen = after.view(seat).seats[seat]
        stands = Counter(seen.skeletons) - Counter(own.skeletons)
        moved = {(one.cell, one.heading) for one in stands}
        sent = [parcel.whom for parcel in seen.sent[len(own.sent) :]]
        squad = [one for one in moves.values() if one != prints and one.move[1] == option.json()[1]]
        assert prints.end in ("stands", "held") or not moved
        assert [prints.whom] == sent[:1] or (prints.whom is None and len(sent) <= len(squad))
        if seen.walk is None:
            assert (prints.end in ("portal", "held")) >= (len(seen.back) > len(own.back))
            assert (prints.end == "slain") == (
                len(seen.slain) > len(own.slain)
            ) or seen.hero is None
        if seen.tiers < own.tiers:
            assert prints.end == "tower"
        if seen.houses < own.houses:
            assert prints.end == "village"
        if prints.end == "stands":
            assert moved == {prints.path[-1]}
        yield prints.end


@pytest.mark.parametrize("name", GAMES)
def test_what_an_answer_would_change_is_what_it_changes(name: str, fresh_seed: int) -> None:
    """In random games the ways after an answer are those that were foreseen before it."""
    rng, tried = Random(fresh_seed), 0
    for state in some_positions(GAMES[name], fresh_seed):
        for seat in state.actors():
            if seat != CHANCE and not routine(state.options(seat)):
                tried += sum(foretold(state, seat, rng))
    assert tried


def foretold(state: State[BadBonesTable], seat: int, rng: Random) -> Iterator[bool]:
    view, options = seen_by(state, seat), state.options(seat)
    before = outlook(view, seat, options)
    changed = {change.answer: change.moves for change in before.changes}
    for option in rng.sample(options, min(12, len(options))):
        after = state.clone()
        after.apply(seat, option)
        then = after.view(seat)
        if after.over or then.round != view.round or then.phase > 3:
            # More has happened than this one answer.
            continue
        if option.verb.name in ("scatter", "send", "next", "move"):
            # Whoever was moving has come somewhere, and what it met may have turned.
            continue
        ways = {one.move: one for one in before.moves}
        ways |= {one.move: one for one in changed.get(tuple(option.json()), ())}
        left = [one for one in ways.values() if one.path or one.edge or one.end == "held"]
        there = outlook(seen_by(after, seat), seat, ()).moves
        assert {*map(written, left)} == {*map(written, there)}, option
        yield bool(left)


def seen_by(state: State[BadBonesTable], seat: int) -> BadBonesView:
    """A view that has been on the wire: it holds nothing but what it says."""
    return msgspec.json.decode(msgspec.json.encode(state.view(seat)), type=BadBonesView)


def prints(game: Scenario) -> dict[str, str]:
    return {" ".join(map(str, one.move)): written(one) for one in found(game).moves}


def changes(game: Scenario) -> dict[str, dict[str, str]]:
    return {
        " ".join(map(str, change.answer)): {
            " ".join(map(str, one.move)): written(one) for one in change.moves
        }
        for change in found(game).changes
    }


def found(game: Scenario) -> Outlook:
    return outlook(game.view, 0, game.state.options(0))


def written(one: Footprints) -> str:
    """The path, then how it ends: "c2 up, c1 up", "c3 right tower", "forest up to 1"."""
    path = ", ".join(f"{cell} {heading}" for cell, heading in one.path)
    end = "" if one.end == "stands" else one.end
    edge = f" {one.edge}" if one.edge else ""
    whom = "" if one.whom is None else f" to {one.whom}"
    return f"{path} {end}{edge}{whom}".strip()
