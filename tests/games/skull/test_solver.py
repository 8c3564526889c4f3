"""Skull for two, solved: the model is the game, and the solution is one."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from itertools import product
from random import Random
from xml.etree import ElementTree

import numpy as np
import pytest
from ortools.linear_solver import pywraplp

import ossuary
from ossuary.bots import RandomBot, bots_of
from ossuary.games.skull.actions import BID, FLIP, LOSE, PASS, PLACE, SKULL
from ossuary.games.skull.bots.duellist import Duellist
from ossuary.games.skull.bots.following import RoundFollower
from ossuary.games.skull.solver import solving
from ossuary.games.skull.solver.attempts import believed_after, parts, shown_by
from ossuary.games.skull.solver.drawing import pictures
from ossuary.games.skull.solver.exploiting import Responses
from ossuary.games.skull.solver.flat import flat_round
from ossuary.games.skull.solver.folding import fold, unfold
from ossuary.games.skull.solver.regrets import falter, solve_round, spread
from ossuary.games.skull.solver.rounds import (
    HOLDINGS,
    IN_HAND,
    NO_SKULL,
    PASS_OPTION,
    Standing,
    after_placing,
    flipped_places,
    grid_of,
    round_of,
    standings,
)
from ossuary.games.skull.solver.strategy import (
    MAGIC,
    NAME,
    read_strategy,
    shipped_strategy,
)
from ossuary.games.skull.state import SkullTable
from ossuary.kernel.error import BadOption, Unreadable
from ossuary.kernel.match import Bot, Match, play
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE


def standing_of(table: SkullTable) -> Standing:
    seats = (table.first, 1 - table.first)
    return Standing(*[n for s in seats for n in (table.discs(s), table.turned >> s & 1)])


def play_round(state: State[SkullTable], rng: Random) -> None:
    """Plays a round at random, in the engine and in the model, and compares all that is seen."""
    table = state.table
    first, standing = table.first, standing_of(table)
    tree = round_of(standing.discs, standing.other_discs)
    holdings = [IN_HAND if table.skulls[seat] else NO_SKULL for seat in (first, 1 - first)]
    number = 0
    while not (node := tree.nodes[number]).is_attempt:
        seat = first ^ node.actor
        assert seat in state.actors()
        options = state.options(seat)
        holding = holdings[node.actor]
        faces = [action.value for action in options if action.verb is PLACE]
        allowed = [node.place >= 0 and tree.is_open(node, holding, face) for face in range(2)]
        assert faces == [face for face in range(2) if allowed[face]]
        bids = [a.value if a.verb is BID else PASS_OPTION for a in options if a.verb is not PLACE]
        assert bids == list(node.bids)
        action = rng.choice(options)
        state.answer(seat, action)
        if action.verb is PLACE:
            height = node.heights[node.actor]
            holdings[node.actor] = after_placing(holding, height, action.value)
            number = node.place
        else:
            number = node.bids[PASS_OPTION if action is PASS else action.value]
    own, other = flipped_places(node)
    challenger = first ^ node.actor
    while not state.over and state.options(challenger)[:1] == (FLIP[1 - challenger],):
        state.answer(challenger, FLIP[1 - challenger])
    if holdings[node.actor] in own:
        expected = standing.after_failure(node.actor)
        flowers = table.flowers[challenger]
        assert [a.text for a in state.options(challenger)] == (
            ["lose flower", "lose skull"] if flowers else ["lose skull"]
        )
        state.answer(challenger, rng.choice(state.options(challenger)))
    elif holdings[1 - node.actor] in other:
        expected = standing.after_failure(node.actor)
        assert state.actors() == (CHANCE,)
        drawn = state.draw(rng.random)
        assert drawn.verb is LOSE
        state.answer(CHANCE, drawn)
    elif standing.seen_from(node.actor).turned:
        assert state.over
        return
    else:
        expected = standing.after_success(node.actor)
    assert state.over == (expected.discs == 0)
    if not state.over:
        assert table.first == challenger
        assert standing_of(table) == expected
        assert expected.left < standing.left


@pytest.mark.rule("SK-04", "SK-05", "SK-06", "SK-07", "SK-08", "SK-09", "SK-10", "SK-11")
@pytest.mark.rule("SK-12", "SK-14", "SK-15", "SK-16", "SK-17", "SK-18", "SK-19", "SK-22")
def test_the_model_is_the_game() -> None:
    """Random games in lockstep: the same options, the same ends, the same next round."""
    game = ossuary.game("skull", players=2)
    skulls_lost = 0
    for seed in range(300):
        rng = Random(seed)
        state = game.start()
        state.answer(CHANCE, state.draw(rng.random))
        while not state.over:
            play_round(state, rng)
        skulls_lost += SKULL in [1 - skulls for skulls in state.table.skulls]
    assert skulls_lost > 100


LAST_DISCS = Standing(1, 1, 1, 1)
"""One disc each, and whoever succeeds wins; so does whoever doesn't fail."""


def last_discs_by_program(beliefs: tuple[float, float]) -> float:
    """The value of the last discs to the one who begins, by a linear program over all plans."""
    plans = list(product((False, True), repeat=2))
    solver = pywraplp.Solver.CreateSolver("GLOP")
    value = solver.NumVar(0, 1, "value")
    chances = [solver.NumVar(0, 1, f"plan {number}") for number in range(len(plans))]
    solver.Add(sum(chances) == 1)
    for answer in plans:
        worth = []
        for plan in plans:
            total = 0.0
            for skull, other in product(range(2), repeat=2):
                part = beliefs[0] if skull else 1 - beliefs[0]
                part *= beliefs[1] if other else 1 - beliefs[1]
                both = not skull and not other
                if plan[skull]:
                    total += part * both
                elif answer[other]:
                    total += part * (not both)
                else:
                    total += part * (not skull)
            worth.append(total)
        solver.Add(value <= sum(c * w for c, w in zip(chances, worth, strict=True)))
    solver.Maximize(value)
    assert solver.Solve() == pywraplp.Solver.OPTIMAL
    return float(value.solution_value())


@pytest.mark.parametrize("beliefs", [(0.25, 0.25), (0.5, 0.125), (0.75, 0.5), (1.0, 0.0)])
def test_the_last_discs_are_worth_what_a_linear_program_says(beliefs: tuple[float, float]) -> None:
    """Both for a round that is solved here and for the strategy that is shipped."""
    expected = last_discs_by_program(beliefs)
    nothing = (solving.NOTHING, solving.NOTHING)
    strategy, gain, _ = solve_round(
        flat_round(1, 1),
        *((1, 1), (1, 1), (nothing, nothing), (nothing, nothing)),
        *(beliefs, 400, 0.002),
    )
    assert gain < 0.01
    assert strategy.max() <= 1
    responses = Responses(shipped_strategy())
    points = responses.strategy.points - 1
    lot = (round(beliefs[0] * points), round(beliefs[1] * points))
    worth = []
    for seat in range(2):
        other = beliefs[1 - seat]
        values = responses.answer(LAST_DISCS, {lot: (1 - other, other)}, seat).values[0]
        own = beliefs[seat]
        worth.append((1 - own) * values[NO_SKULL] + own * values[IN_HAND])
    assert worth[0] == pytest.approx(expected, abs=0.005)
    assert worth[1] == pytest.approx(1 - expected, abs=0.005)


def test_nobody_gains_much_in_the_last_rounds_of_the_shipped_strategy() -> None:
    """With one disc each, whatever is believed: both seats' best responses are worth 1 together."""
    responses = Responses(shipped_strategy())
    beliefs = np.linspace(0, 1, responses.strategy.points)
    for standing in standings():
        if standing.discs == standing.other_discs == 1:
            responses.fill(standing)
            without, having = responses.begun[standing]
            begun = (1 - beliefs[:, None]) * without + beliefs[:, None] * having
            without, having = responses.answered[standing]
            answered = (1 - beliefs) * without + beliefs * having
            residual = begun + answered - 1
            assert residual.min() > -1e-9
            assert residual.max() < 0.01
            assert residual.mean() < 0.001


@pytest.mark.rule("SK-14", "SK-16", "SK-17")
def test_player_and_responder_reckon_with_the_same_lots() -> None:
    """Rounds at random: what is believed on the way, and after each end, number by number."""
    strategy, rng, compared = shipped_strategy(), Random(17), Counter[str]()
    for _ in range(400):
        standing, player = rng.choice(standings()), rng.randrange(2)
        rows, columns = strategy.sides(standing)
        lot = (rng.randrange(rows), rng.randrange(columns))
        discs = (standing.discs, standing.other_discs)
        beliefs = [grid_of(discs[seat], strategy.points)[lot[seat]] for seat in range(2)]
        follower = RoundFollower(
            strategy, standing, {lot: (1 - beliefs[player], beliefs[player])}, player
        )
        while not follower.node.is_attempt:
            if follower.node.place >= 0 and rng.random() < 0.6:
                follower.place()
            else:
                follower.bid(rng.choice(list(follower.node.bids)))
        tree, chances = flat_round(*discs), unfold(strategy, standing)[lot]
        faltering, reach = np.zeros_like(chances), np.zeros((2, len(tree.actor), HOLDINGS))
        falter(tree, chances, faltering)
        for seat in range(2):
            reach[seat, 0, NO_SKULL], reach[seat, 0, IN_HAND] = 1 - beliefs[seat], beliefs[seat]
            spread(tree, chances if seat == player else faltering, reach, seat)
        masses = [reach[seat, follower.number] for seat in range(2)]
        if not masses[player].any():
            continue
        for seat in range(2):
            assert follower.masses[seat][lot] == pytest.approx(masses[seat])
        challenger = follower.node.actor
        read = faltering if challenger != player else chances
        told = parts(
            shown_by(tree, follower.number),
            *(masses[challenger], masses[1 - challenger], (1.0, 1.0), (1.0, 1.0)),
        )
        expected = believed_after(
            discs[challenger],
            *(told, read[follower.node.slots], (beliefs[challenger], beliefs[1 - challenger])),
        )
        ends = {"own skull": challenger, "other skull": 1 - challenger, "no skull": None}
        for place, (end, skull_of) in enumerate(ends.items()):
            seen_from = standing.seen_from(challenger)
            if seen_from.turned if skull_of is None else seen_from.discs == 1:
                continue
            after, lots = follower.after(skull_of)
            weights = [sum(each) for each in lots.values()]
            if not weighs(told, player == challenger, end):
                continue
            for side, points in enumerate(strategy.sides(after)):
                if points > 1:
                    mean = sum(w * each[side] for w, each in zip(weights, lots, strict=True))
                    believed = mean / sum(weights) / (points - 1)
                    assert believed == pytest.approx(expected[2 * place + side])
                    compared[end] += 1
    assert min(compared[end] for end in ends) > 20


def weighs(told: tuple[float, ...], is_challenger: bool, end: str) -> float:
    """How likely the player's part in such an end is."""
    own_skull, skull, none, others_skull, other_has, other_none = told
    if is_challenger:
        return own_skull if end == "own skull" else skull + none
    if end == "own skull":
        return others_skull + other_has + other_none
    return others_skull if end == "other skull" else other_has + other_none


def test_small_matches_are_solved_from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to three discs in all, coarsely: the bounds hold each other, and more iterations help."""
    small = [each for each in standings() if each.discs + each.other_discs < 4]
    monkeypatch.setattr(solving, "standings", lambda: small)
    gains = []
    for iterations in (1, 20):
        solution = solving.solve(solving.Effort(3, iterations, 0.0))
        gains.append(np.concatenate([each.ravel() for each in solution.gains.values()]).mean())
        for standing in small:
            low, high = solution.bounds(standing)
            assert (high - low).min() > -1e-9
    assert gains[1] < gains[0] / 2


def test_a_strategy_is_the_same_after_it_was_folded() -> None:
    strategy = shipped_strategy()
    for standing in (Standing(1, 0, 2, 1), Standing(2, 1, 4, 0)):
        assert fold(unfold(strategy, standing), standing) == strategy.block(standing)


def shipped_bytes() -> bytes:
    return files("ossuary.games.skull").joinpath("data", NAME).read_bytes()


def test_a_strategy_that_is_cut_edited_foreign_or_of_other_rules_is_refused() -> None:
    data = shipped_bytes()
    assert len(data) < 2_000_000
    assert read_strategy(data).points == shipped_strategy().points
    edited = bytearray(data)
    edited[-100] ^= 1
    for damaged in (data[:-1], bytes(edited), data[: len(MAGIC)], MAGIC + b"[]\n"):
        with pytest.raises(Unreadable, match=r"duel\.bin is cut or was changed"):
            read_strategy(damaged)
    with pytest.raises(Unreadable, match="no strategy for Skull"):
        read_strategy(b"something else")


def test_a_strategy_of_other_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    data = shipped_bytes()
    about = json.loads(data[len(MAGIC) :].split(b"\n", 1)[0])
    monkeypatch.setattr("ossuary.games.skull.SkullGame.rules", about["rules"] + 1)
    with pytest.raises(Unreadable, match="version 1 of the rules; these are version 2"):
        read_strategy(data)


def test_whole_games_with_others_and_alone() -> None:
    """Every answer is one of the options, or the match would refuse it."""
    game = ossuary.game("skull", players=2)
    kinds = [Duellist, RandomBot, *bots_of("skull").values()]
    for number, kind in enumerate(kinds * 3):
        bots: list[Bot] = [Duellist(), Duellist()]
        bots[number % 2] = kind()
        assert play(game, bots, seed=f"duel {number}").replay(game).over


def test_it_takes_over_in_mid_game_and_answers_the_same_question_alike() -> None:
    """After somebody else's moves too, which it would never have made itself."""
    game = ossuary.game("skull", players=2, show=True)
    for number in range(12):
        match, rng = Match(game, f"over {number}"), Random(number)
        while not match.state.over:
            seat = match.state.actors()[0]
            answer = match.ask(Duellist(), seat)
            assert match.ask(Duellist(), seat) is answer
            match.apply(seat, answer if rng.random() < 0.5 else match.ask(RandomBot(), seat))


def test_it_plays_for_two_only() -> None:
    match = Match(ossuary.game("skull", players=3, first=0), "three")
    view, options = match.state.view(0), match.state.options(0)
    with pytest.raises(BadOption, match="for two only"):
        Duellist().choose(view, [], options, Random(1))


def test_the_pictures_are_made_of_the_shipped_strategy() -> None:
    for picture in pictures(shipped_strategy()).values():
        assert ElementTree.fromstring(picture).tag.endswith("svg")
