"""What skulls score: the kinds, the expansions, the conditions, and the rulebooks' examples."""

from __future__ import annotations

from typing import Any

import pytest

from ossuary.games.sedlec.actions import CONDITIONS, KINDS
from ossuary.games.sedlec.scoring import (
    LINEAGE,
    NO_CONDITION,
    PEASANTS_REVOLT,
    PENITENTS,
    ROYAL_ASSASSINS,
    SILENT_VIGIL,
    STAR_CROSSED,
    score,
    total,
)
from ossuary.games.sedlec.state import NINE, grade_of, ranked
from ossuary.games.sedlec.view import Earned
from tests.conftest import rule
from tests.games.sedlec.scenario import built, column, drawn, points, row, stack_of, told

# ---- adjacency


@rule("SE-14")
def test_the_middle_of_the_second_row_has_five_neighbours() -> None:
    layout = NINE
    places = {(x, y): number for number, (x, y) in enumerate(layout.places)}
    lower = 2 * places[0 + 1, 2]
    near = {skull for skull in range(2 * len(layout.places)) if layout.near[lower] >> skull & 1}
    sides = {2 * places[-1, 2], 2 * places[3, 2]}
    beneath = {2 * places[0, 0] + 1, 2 * places[2, 0] + 1}
    assert near == {*sides, lower + 1, *beneath}


@rule("SE-14")
def test_corners_do_not_touch() -> None:
    """The upper skull of a bottom card and the lower one two half cards away: a corner only."""
    layout = NINE
    places = {(x, y): number for number, (x, y) in enumerate(layout.places)}
    assert not layout.near[2 * places[0, 0]] >> (2 * places[1, 2]) & 1
    assert not layout.near[2 * places[0, 0] + 1] >> (2 * places[3, 2]) & 1
    assert layout.near[2 * places[0, 0] + 1] >> (2 * places[1, 2]) & 1


@rule("SE-14", "SE-23")
def test_the_two_skulls_of_one_card_are_adjacent() -> None:
    assert points(column("L/L"), "lover") == 6
    assert points(column("P/C"), "criminal") == 2


@rule("SE-15", "SE-30")
def test_connected_groups_add_up_and_no_other_kind_carries_the_chain() -> None:
    assert points(row("V/C", "V/X", "V/C", "V/C"), "executioner") == 1 + 3
    assert points(row("V/X", "V/C", "V/V", "V/C"), "executioner") == 1 + 1
    assert points(column("X/C", "C/C"), "executioner") == 1 + 3


@rule("SE-15")
def test_a_group_reached_on_two_sides_counts_once() -> None:
    square = row("C/C", "C/X", "C/C")
    assert points(square, "executioner") == 1 + 5


# ---- the kinds


@rule("SE-20")
def test_a_royal_counts_royals_and_peasants_on_lower_levels_only() -> None:
    assert points(column("V/V", "R/R", "V/C"), "royal") == 2 + 3
    assert points(row("R/V", "V/R"), "royal") == 2
    assert points(row("V/R", "V/V"), "royal") == 0


@rule("SE-21")
def test_a_peasant_counts_anywhere() -> None:
    assert points(column("V/C", "C/V", "V/V"), "peasant") == 4


@rule("SE-22")
def test_priests_count_once_per_level_and_a_row_has_two_levels() -> None:
    assert points(row("P/P", "P/P"), "priest") == 4
    assert points(column("P/C", "C/P"), "priest") == 4
    assert points(row("C/P", "C/P"), "priest") == 2


@rule("SE-23")
@pytest.mark.parametrize(
    ("cards", "pairs"),
    [
        (["V/L", "V/L", "V/L"], 1),
        (["V/L", "V/L", "V/L", "V/L"], 2),
        (["V/L", "L/L", "V/L"], 1),
        (["L/V", "V/L"], 0),
    ],
)
def test_lovers_are_paired_as_well_as_they_can_be(cards: list[str], pairs: int) -> None:
    """Three in a row are one pair, four in a T are one pair, and none is in two."""
    assert points(row(*cards), "lover") == 6 * pairs


@rule("SE-23")
def test_the_pairing_is_the_best_one_not_the_first_one() -> None:
    """A path of six whose middle could be paired first, leaving the ends alone."""
    path = row("L/V", "L/V", "L/V", "L/V", "L/V", "L/V")
    assert points(path, "lover") == 18


@rule("SE-24")
def test_a_criminal_counts_beside_a_priest_and_only_once() -> None:
    assert points(row("V/P", "V/C", "V/P"), "criminal") == 2
    assert points(row("V/P", "V/V", "V/C"), "criminal") == 0
    assert points(row("P/V", "V/C"), "criminal") == 0


@rule("SE-27")
def test_the_score_is_the_sum_over_all_kinds() -> None:
    stack = stack_of("V/P P/V L/C C/L | R/P C/C L/V | P/L V/C")
    by_kind = score(stack, NO_CONDITION)
    assert total(stack, NO_CONDITION) == sum(by_kind)
    assert dict(zip(KINDS, by_kind, strict=True)) == {
        "royal": 3,
        "peasant": 4,
        "priest": 8,
        "lover": 0,
        "criminal": 2,
        "executioner": 0,
        "champion": 0,
        "merchant": 0,
        "zealot": 0,
    }


@rule("SE-26")
@pytest.mark.parametrize(
    ("skulls", "filler", "kind", "expected"),
    [
        ("R 5.2 3.2, V 3.1 2.2 1.1 1.3", "C", "royal", 8),
        ("V 3.1 2.2 1.3", "C", "peasant", 3),
        ("P 5.1 3.1 3.3 2.4 1.1", "V", "priest", 8),
        ("L 6.1 3.2 3.3 2.1 2.2", "V", "lover", 12),
        ("C 5.1 3.1 3.2 2.4, P 2.1 2.2 1.3", "V", "criminal", 4),
    ],
)
def test_the_examples_of_the_base_game(skulls: str, filler: str, kind: str, expected: int) -> None:
    assert points(drawn(skulls, filler), kind) == expected


@rule("SE-36", "SE-30", "SE-31", "SE-32", "SE-33")
@pytest.mark.parametrize(
    ("skulls", "filler", "kind", "expected"),
    [
        ("X 3.1 3.3, C 3.2 4.2 5.2", "V", "executioner", 8),
        ("r 6.2, R 5.2 3.1, v 2.3, V 1.1 1.3 1.4", "P", "champion", 3),
        ("M 5.1 2.4, V 5.2 4.1 2.3, C 3.3 1.4", "P", "merchant", 2),
        ("Z 4.1 3.2, P 5.1 3.3 2.4", "V", "zealot", 3),
    ],
)
def test_the_examples_of_the_expansions(skulls: str, filler: str, kind: str, expected: int) -> None:
    assert points(drawn(skulls, filler), kind) == expected


# ---- expansions


@rule("SE-30")
def test_an_executioner_has_a_point_of_its_own() -> None:
    assert points(row("V/X", "V/V"), "executioner") == 1


@rule("SE-31")
def test_champions_count_their_own_kind_only() -> None:
    assert points(row("V/p", "V/P", "V/P", "V/C"), "champion") == 2
    assert points(column("r/R", "V/V"), "champion") == 1


@rule("SE-31")
def test_champions_of_the_same_kind_each_count_the_whole_chain() -> None:
    assert points(row("V/p", "V/P", "V/P", "V/p"), "champion") == 2 + 2
    assert points(row("V/p", "V/p", "V/P"), "champion") == 1
    assert points(column("r/r", "R/V", "V/r"), "champion") == 0 + 0 + 1


@rule("SE-32")
def test_merchants_can_lose_points() -> None:
    assert points(row("C/C", "C/M", "C/C"), "merchant") == -6
    assert points(row("V/V", "V/M", "C/C"), "merchant") == 2


@rule("SE-33")
def test_each_zealot_looks_up_or_down_whichever_is_more() -> None:
    tower = column("P/P", "Z/V", "V/Z", "V/P")
    assert points(tower, "zealot") == 2 + 2
    assert points(row("V/Z", "V/P"), "zealot") == 0


@rule("SE-35")
def test_every_skull_is_of_one_kind() -> None:
    assert points(column("R/v"), "royal") == 0
    assert points(column("C/p"), "criminal") == 0
    assert points(row("V/l", "V/L"), "lover") == 0
    assert points(row("V/c", "V/c", "V/C"), "champion") == 1
    assert points(column("X/P"), "criminal") == 0
    assert points(column("Z/V", "C/C"), "priest") == 0
    assert points(row("V/r", "V/X"), "champion") == 0


# ---- ties


@rule("SE-25")
@pytest.mark.parametrize(
    ("points_by_kind", "ranks"),
    [
        ([[5, 3, 2], [6, 4, 0]], [2, 1]),
        ([[6, 3, 1], [6, 4, 0]], [2, 1]),
        ([[0, 4, 6], [6, 4, 0]], [1, 1]),
        ([[5, 1, 0], [5, 1, 0], [6, 0, 0], [7, 7, 7]], [3, 3, 2, 1]),
        ([[4, 4, -2], [4, 2, 0]], [1, 2]),
    ],
)
def test_ties_are_broken_by_the_best_kinds(
    points_by_kind: list[list[int]], ranks: list[int]
) -> None:
    """The lists are compared highest first, whichever kinds they come from."""
    assert ranked(points_by_kind) == ranks


@rule("SE-25", "SE-35")
def test_five_champions_are_one_kind_in_a_tie() -> None:
    assert points(row("V/p", "V/P", "V/c", "V/C"), "champion") == 2


# ---- conditions


@rule("SE-45")
def test_what_a_condition_does_not_name_scores_as_usual() -> None:
    stack = stack_of("V/P P/V L/C C/L | R/P C/C L/V | P/L V/C")
    usual = score(stack, NO_CONDITION)
    touched = {
        "peasants_revolt": 1,
        "silent_vigil": 2,
        "star_crossed": 3,
        "penitents": 4,
        "lineage": 0,
    }
    for name, kind in touched.items():
        found = score(stack, CONDITIONS.index(name))
        assert [p for k, p in enumerate(found) if k != kind] == [
            p for k, p in enumerate(usual) if k != kind
        ]


@rule("SE-49")
def test_royals_beside_two_criminals_fall_with_their_cards() -> None:
    tower = column("V/V", "R/C", "V/C")
    # The criminal on its own card and the one above it: the card is gone, its criminal too.
    assert points(tower, "royal", ROYAL_ASSASSINS) == 0
    assert points(tower, "peasant", ROYAL_ASSASSINS) == 3
    assert points(column("V/V", "C/R", "V/P"), "royal", ROYAL_ASSASSINS) == 2
    assert points(column("V/V", "R/C", "C/P"), "royal", ROYAL_ASSASSINS) == 2
    assert told(tower, ROYAL_ASSASSINS).placed[1].top.why == "face-down"


@rule("SE-49")
def test_all_royals_are_found_before_any_card_is_turned() -> None:
    """Each royal's second criminal is on the other's card; both fall."""
    pair = row("R/C", "C/R")
    assert points(pair, "royal", ROYAL_ASSASSINS) == 0
    assert score(pair, ROYAL_ASSASSINS) == [0] * 9


@rule("SE-50")
def test_peasants_above_every_royal_revolt() -> None:
    tower = column("V/V", "V/R", "V/C")
    assert points(tower, "peasant", PEASANTS_REVOLT) == 6
    assert points(tower, "royal", PEASANTS_REVOLT) == 2
    assert points(row("V/V", "C/V"), "peasant", PEASANTS_REVOLT) == 9
    assert points(row("V/R"), "peasant", PEASANTS_REVOLT) == 3
    assert points(row("R/V"), "peasant", PEASANTS_REVOLT) == 0


@rule("SE-51")
def test_a_lone_priest_keeps_the_silent_vigil() -> None:
    assert points(row("V/P", "V/V"), "priest", SILENT_VIGIL) == 3
    assert points(row("V/P", "V/P"), "priest", SILENT_VIGIL) == 1
    assert points(row("V/P", "V/C"), "priest", SILENT_VIGIL) == 1
    assert points(row("C/P", "V/V"), "priest", SILENT_VIGIL) == 3


@rule("SE-52")
def test_star_crossed_lovers_prefer_two_levels() -> None:
    assert points(column("L/L"), "lover", STAR_CROSSED) == 7
    assert points(row("V/L", "V/L"), "lover", STAR_CROSSED) == 4
    # Two pairs on one level each would be 8, two across 14.
    assert points(row("L/L", "L/L"), "lover", STAR_CROSSED) == 14
    # One pair across (7) beats nothing, but two along (8) would beat one across.
    assert points(row("V/L", "L/L", "V/L"), "lover", STAR_CROSSED) == 7


@rule("SE-53")
def test_penitents_want_two_priests() -> None:
    assert points(row("V/P", "V/C", "V/P"), "criminal", PENITENTS) == 4
    assert points(row("V/P", "V/C"), "criminal", PENITENTS) == 1
    assert points(row("V/V", "V/C"), "criminal", PENITENTS) == 0


@rule("SE-54")
def test_lineage_counts_the_peasants_beside_each_royal() -> None:
    assert points(row("C/R", "C/V", "C/R"), "royal", LINEAGE) == 2
    assert points(column("R/V", "C/C"), "royal", LINEAGE) == 1 + 1


@rule("SE-46")
@pytest.mark.parametrize(
    ("points", "grade"),
    [(0, 0), (59, 0), (60, 1), (64, 1), (65, 2), (69, 2), (70, 3), (74, 3), (75, 4), (120, 4)],
)
def test_grades(points: int, grade: int) -> None:
    assert grade_of(points) == grade


# ---- reasons


def reasons(cards: list[str], condition: int = NO_CONDITION) -> list[tuple[Any, ...]]:
    """(skull, level, points, why, one, two) of a column, from the lowest skull up."""
    placed = told(column(*cards), condition).placed
    skulls: list[Earned] = [skull for card in placed for skull in (card.bottom, card.top)]
    return [(s.skull, s.level, s.points, s.why, s.one, s.two) for s in skulls]


@rule("SE-20", "SE-21", "SE-22", "SE-23", "SE-24")
def test_every_skull_says_what_it_earned_and_why() -> None:
    assert reasons(["L/V", "C/L", "R/P", "P/C"]) == [
        ("V", 1, 1, "peasant", 0, 0),
        ("L", 2, 3, "lover", 3, 6),
        ("L", 3, 3, "lover", 2, 6),
        ("C", 4, 2, "criminal", 1, 0),
        ("P", 5, 2, "priest", 5, 0),
        ("R", 6, 1, "royal", 1, 0),
        ("C", 7, 2, "criminal", 1, 0),
        ("P", 8, 2, "priest", 8, 0),
    ]
    assert [why for *_, why, _, _ in reasons(["L/C"])] == ["criminal-alone", "lover-alone"]
    pair = told(row("V/P", "V/P"))
    assert [placed.bottom.why for placed in pair.placed] == ["priest", "priest-again"]


@rule("SE-30", "SE-31", "SE-32", "SE-33")
def test_the_skulls_of_the_expansions_say_why_too() -> None:
    assert reasons(["C/C", "Z/X", "v/V", "M/P"]) == [
        ("C", 1, 0, "criminal-alone", 0, 0),
        ("C", 2, 0, "criminal-alone", 0, 0),
        ("X", 3, 3, "executioner", 2, 0),
        ("Z", 4, 1, "zealot-above", 1, 0),
        ("V", 5, 1, "peasant", 0, 0),
        ("v", 6, 1, "champion", 1, 0),
        ("P", 7, 2, "priest", 7, 0),
        ("M", 8, 0, "merchant", 0, 0),
    ]
    assert reasons(["Z/P"])[1][2:5] == (1, "zealot-below", 1)


@rule("SE-50", "SE-51", "SE-52", "SE-53", "SE-54")
def test_conditions_have_reasons_of_their_own() -> None:
    def whys(cards: list[str], condition: int) -> list[str]:
        return [why for *_, why, _, _ in reasons(cards, condition)]

    assert whys(["R/V", "V/C"], PEASANTS_REVOLT)[0] == "peasant-below"
    assert whys(["R/V", "V/C"], PEASANTS_REVOLT)[3] == "peasant-above"
    assert whys(["V/P"], SILENT_VIGIL)[0] == "priest-vigil"
    assert told(row("V/P", "V/C"), SILENT_VIGIL).placed[0].bottom.why == "priest-disturbed"
    assert [r[2] for r in reasons(["L/L"], STAR_CROSSED)] == [3, 4]
    assert reasons(["C/P"], PENITENTS)[1][2:5] == (1, "criminal-penitent", 1)
    assert reasons(["R/V"], LINEAGE)[1][2:] == (2, "royal-lineage", 1, 1)


def test_lovers_left_over_say_so() -> None:
    three = told(row("V/L", "V/L", "V/L"))
    assert sorted(placed.bottom.why for placed in three.placed) == ["lover", "lover", "lover-alone"]


def test_a_structure_can_be_counted_at_any_age() -> None:
    layout = NINE
    assert score(built(layout, {}), NO_CONDITION) == [0] * 9
    assert sum(score(built(layout, {(0, 0): "V/P"}), NO_CONDITION)) == 3
