"""The best structure: what annealing finds and what is proved, against trying everything."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest

from ossuary.cli import main
from ossuary.games.sedlec.actions import CARD_NAMES, CARD_OF, CONDITIONS
from ossuary.games.sedlec.presentation import solving as solve_command
from ossuary.games.sedlec.presentation.given import sedlec_components
from ossuary.games.sedlec.presentation.notation import read_stack, write_stack
from ossuary.games.sedlec.presentation.picture import picture
from ossuary.games.sedlec.scoring import NO_CONDITION, total
from ossuary.games.sedlec.solver.annealing import STEPS, Search, anneal, arrange, search
from ossuary.games.sedlec.solver.proving import Proof, prove
from ossuary.games.sedlec.state import NINE, SIX
from ossuary.games.sedlec.structure import FurnishingLayout, Layout, Structure
from tests.conftest import ROOT

BASE = [CARD_OF[card] for card in sedlec_components().decks.base.cards]
MIXED = "R/P R/C L/C V/L P/V C/C"
SETS = (
    "X/C C/X R/X C/C P/P V/C",
    "r/R v/V P/p L/l c/C L/V",
    "r/R v/V P/r L/v v/C L/V",
    "M/C C/M M/V L/M P/M V/L",
    "Z/P Z/V Z/L L/Z R/Z P/P",
    "R/C C/V L/P P/L V/C L/V P/R",
)
CASES = [
    *((MIXED, condition) for condition in range(len(CONDITIONS))),
    *((cards, NO_CONDITION) for cards in SETS),
]


def cards_of(text: str) -> list[int]:
    return [CARD_OF[card] for card in text.split()]


def most(layout: Layout, cards: list[int], condition: int) -> int:
    """The most points of all arrangements."""
    return max(
        total(arrange(layout, list(order)), condition)
        for order in set(permutations(cards, layout.size))
    )


def worst(layout: Layout, cards: list[int], condition: int) -> Structure:
    """The poorest of some arrangements: something to start from."""
    rng = Random(1)
    some = [arrange(layout, rng.sample(cards, layout.size)) for _ in range(20)]
    return min(some, key=lambda structure: total(structure, condition))


@pytest.mark.parametrize(("text", "condition"), CASES)
def test_annealing_and_proof_find_the_best_of_all_arrangements(text: str, condition: int) -> None:
    cards = cards_of(text)
    best = most(SIX, cards, condition)
    annealed = anneal(SIX, cards, condition, Random(1), 3000)
    assert total(annealed, condition) == best
    found = prove(cards, condition, worst(SIX, cards, condition), 60)
    assert (found.points, found.bound) == (best, best)
    assert total(found.best, condition) == best
    confirmed = prove(cards, condition, annealed, 60)
    assert confirmed.is_optimal
    assert confirmed.best is annealed


def test_a_structure_without_a_mirror_image_is_proved_too() -> None:
    layout = FurnishingLayout([(0, 0), (2, 0), (0, 2)], [(0, 0)])
    cards = cards_of("R/P P/V V/C C/L")
    best = most(layout, cards, NO_CONDITION)
    assert prove(cards, NO_CONDITION, worst(layout, cards, NO_CONDITION), 60).bound == best


@pytest.mark.parametrize(("layout", "points"), [(NINE, 49), (SIX, 27)])
def test_the_best_stacks_of_the_base_deck_are_found_and_proved(layout: Layout, points: int) -> None:
    best = anneal(layout, BASE, NO_CONDITION, Random("0"), STEPS)
    assert total(best, NO_CONDITION) == points
    assert prove(BASE, NO_CONDITION, best, 120).bound == points


def test_without_time_nothing_is_proved() -> None:
    proof = prove(BASE, NO_CONDITION, arrange(NINE, BASE[:9]), 0)
    assert proof.bound is None
    assert not proof.is_optimal


def test_a_search_counts_the_runs_that_agree() -> None:
    told: list[float] = []
    cards = cards_of(MIXED)
    found = search(SIX, cards, NO_CONDITION, Random(1), 2.0, told.append, 300)
    assert found.runs == len(told) + 1 >= found.agreeing > 1
    assert total(found.best, NO_CONDITION) == found.points == most(SIX, cards, NO_CONDITION)
    assert told == sorted(told)


def test_a_search_keeps_the_best_of_its_runs() -> None:
    """Runs of a single step are as good as their random start, so later ones are better."""
    first = search(NINE, BASE, NO_CONDITION, Random(1), 0, lambda passed: None, 1)
    assert (first.runs, first.agreeing) == (1, 1)
    found = search(NINE, BASE, NO_CONDITION, Random(1), 0.3, lambda passed: None, 1)
    assert found.points > first.points
    assert found.runs > found.agreeing


def test_a_stack_is_written_as_it_is_read() -> None:
    text = "V/P P/V L/C C/L | R/P C/C L/V | P/L V/C"
    assert write_stack(read_stack(text)) == text
    assert write_stack(arrange(NINE, read_stack(text).cards)) == text


def test_the_picture_is_a_pyramid() -> None:
    stack = read_stack("V/P P/V C/V | P/R R/C | R/P")
    places = stack.layout.places
    cells = {places[p]: CARD_NAMES[c] for p, c in zip(stack.places, stack.cards, strict=True)}
    assert [line.rstrip() for line in picture(cells, True).plain.splitlines()] == [
        "      ┌ R ┐",
        "      └ P ┘",
        "   ┌ P ┐ ┌ R ┐",
        "   └ R ┘ └ C ┘",
        "┌ V ┐ ┌ P ┐ ┌ C ┐",
        "└ P ┘ └ V ┘ └ V ┘",
    ]


# ---- the command


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorter runs, and no more of them than are needed."""

    def search_shortly(
        layout: Layout,
        cards: list[int],
        condition: int,
        rng: Random,
        seconds: float,
        progress: Callable[[float], None],
    ) -> Search:
        return search(layout, cards, condition, rng, 0.2, progress, 1000)

    monkeypatch.setattr(solve_command, "search", search_shortly)


@pytest.mark.usefixtures("quick")
def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    components = ROOT / "src" / "ossuary" / "games" / "sedlec" / "data" / "components.toml"
    arguments = ["--cards", MIXED, "--size", "6", "--components", str(components)]
    assert main(["solve", "sedlec", *arguments, "--prove", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    best = most(SIX, cards_of(MIXED), NO_CONDITION)
    assert result["total"] == result["bound"] == sum(result["points"].values()) == best
    assert total(read_stack(result["stack"]), NO_CONDITION) == best
    assert result["optimal"] is True
    assert result["runs"] >= result["agreeing"]


@pytest.mark.usefixtures("quick")
def test_the_command_shows_picture_and_points(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a terminal it also shows that it is at work."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    arguments = ["--furnishing", "cross", "--condition", "penitents", "--seed", "a"]
    assert main(["--lang", "en", "solve", "sedlec", *arguments, "--seconds", "1"]) == 0
    shown = capsys.readouterr()
    for word in ("Royals", "Criminals", " points", "Runs of the search"):
        assert word in shown.out
    assert "Merchants" not in shown.out
    assert "Searching" in shown.err


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("bound", "said"), [(None, "too short"), (60, "more than 60 is impossible"), (49, "Proved")]
)
def test_the_command_says_how_sure_it_is(
    bound: int | None,
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    best = read_stack("V/P L/V P/V C/V | C/R V/L R/C | R/P P/R")
    monkeypatch.setattr(solve_command, "prove", lambda *given: Proof(best, 49, bound))
    assert main(["--lang", "en", "solve", "sedlec", "--prove"]) == 0
    shown = capsys.readouterr().out
    assert write_stack(best) in shown
    assert said in shown


@pytest.mark.usefixtures("quick")
def test_the_command_takes_expansions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "sedlec", "--expansions", "merchants, zealots", "--json"]) == 0
    points = json.loads(capsys.readouterr().out)["points"]
    assert points["merchant"] + points["zealot"] > 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--cards", "R/P R/V"], "There is no card R/V in the game. (SE-01)"),
        (["--cards", "R/P R/P"], "the game has 1 of it. (SE-01)"),
        (["--cards", "R/P R/Q"], "“R/Q” is no card"),
        (["--cards", "R/P P/R"], "needs 9 cards; 2 were named. (SE-10)"),
        (["--cards", MIXED, "--furnishing", "cross"], "needs 9 cards; 6 were named. (SE-40)"),
        (["--cards", MIXED, "--expansions", "zealots"], "either the cards or the expansions"),
        (["--expansions", "ghosts"], "knows no “ghosts”"),
        (["--size", "7"], "9 cards or 6, not “7”. (SE-10)"),
        (["--size", "6", "--furnishing", "cross"], "always has 9 cards. (SE-40)"),
        (["--furnishing", "throne"], "no furnishing “throne”"),
        (["--condition", "plague"], "no condition “plague”"),
        (["--seconds", "0"], "“--seconds” must be a whole number, 1 or more, not “0”"),
        (["--seconds", "soon"], "not “soon”"),
    ],
)
def test_the_command_refuses_with_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "solve", "sedlec", *arguments]) == 2
    refused = capsys.readouterr()
    assert said in refused.err
    assert len(refused.err.splitlines()) == 1
    assert not refused.out


def test_a_proof_without_the_extra_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ortools", None)
    assert main(["--lang", "en", "solve", "sedlec", "--prove"]) == 2
    assert 'pip install "ossuary[solve]"' in capsys.readouterr().err
