"""The score pad: what is tapped in is counted, explained and ranked, and nothing impossible is."""

from __future__ import annotations

from typing import Any

import pytest

import ossuary
from ossuary.games.sedlec.actions import GRADES
from ossuary.games.sedlec.presentation.pad import PadAnswer, PadWish, answer
from ossuary.games.sedlec.state import grade_of
from ossuary.kernel.error import OssuaryError
from tests.conftest import rule

FIRST = ["V/P", "P/V", "L/C", "C/L", "R/P", "C/C", "L/V", "P/L", "V/C"]
SECOND = ["R/C", "P/R", "C/R", "L/P", "V/L", "V/C", "C/V", "C/V", "P/P"]


def counted(cards: list[Any], **more: Any) -> PadAnswer:
    wish = {"players": 2, "expansions": [], "cards": cards, **more}
    components = ossuary.game("sedlec").components
    assert components is not None
    return answer(PadWish(**wish), components)


def alone(furnishing: str, condition: str) -> dict[str, Any]:
    return {"players": 1, "furnishing": furnishing, "condition": condition}


def refused(cards: list[Any], **more: Any) -> tuple[str, str]:
    with pytest.raises(OssuaryError) as error:
        counted(cards, **more)
    assert error.value.id not in str(error.value)
    return error.value.id, error.value.rule


@rule("SE-27", "SE-25")
def test_two_finished_stacks_have_a_winner() -> None:
    found = counted([FIRST, SECOND])
    totals = [one.view.total for one in found.structures]
    assert totals[0] == 17
    assert found.ranks is not None
    assert sorted(found.ranks) == [1, 2]
    assert found.ranks.index(1) == totals.index(max(totals))
    assert not found.tied


@rule("SE-25")
def test_equal_points_are_broken_by_the_best_kinds() -> None:
    """Both stacks have 24 points, the best kind 6 in both; the second has four such kinds."""
    tied = [
        ["P/R", "C/C", "P/P", "R/P", "C/V", "L/P", "L/C", "V/L", "R/C"],
        ["C/R", "V/C", "L/V", "V/C", "V/P", "C/L", "P/L", "P/V", "C/V"],
    ]
    found = counted(tied)
    assert [one.view.total for one in found.structures] == [24, 24]
    assert found.tied
    assert found.ranks == (2, 1)
    assert not counted([[None] * 9] * 2).tied


def test_a_stack_can_be_counted_while_it_is_tapped_in() -> None:
    found = counted([[None] * 9, ["V/P", *[None] * 8]])
    assert [one.view.total for one in found.structures] == [0, 3]
    assert found.ranks is None
    assert len(found.structures[0].places) == 9
    assert [deck.name for deck in found.decks] == ["base"]


@rule("SE-40", "SE-45", "SE-46")
def test_monstrance_counts_both_structures_and_grades_them() -> None:
    found = counted([FIRST, SECOND], **alone("archway", "penitents"))
    stack, furnishing = (one.view for one in found.structures)
    assert (stack.kind, furnishing.kind) == ("stack", "furnishing")
    # Penitents change the stack's 2 for criminals into 4, as in the count of a single stack.
    assert stack.total == 19
    assert found.grade == GRADES[grade_of(stack.total + furnishing.total)]
    assert found.ranks is None
    assert "lineage" not in found.conditions
    assert counted([FIRST, [None] * 9], **alone("archway", "penitents")).grade is None


@rule("SE-01", "SE-02", "SE-10", "SE-40", "SE-47")
@pytest.mark.parametrize(
    ("cards", "more", "why"),
    [
        ([FIRST, FIRST], {}, ("card-copies", "SE-01")),
        ([FIRST, ["X/C", *[None] * 8]], {}, ("card-unknown", "SE-01")),
        ([FIRST, ["Q/Q", *[None] * 8]], {}, ("card-unreadable", "SE-01")),
        ([FIRST], {}, ("pad-structures", "SE-10")),
        ([FIRST, SECOND[:6]], {}, ("pad-cards", "SE-10")),
        ([FIRST] * 4, {"players": 4}, ("needs-expansion", "SE-02")),
        ([FIRST] * 5, {"players": 5}, ("option-range", "SE-02")),
        ([FIRST, SECOND], {"expansions": ["knights"]}, ("option-choice", "")),
        ([FIRST, SECOND], {"condition": "penitents"}, ("pad-alone", "SE-40")),
        ([FIRST, SECOND], {"furnishing": "cross"}, ("pad-alone", "SE-40")),
        ([FIRST, SECOND], alone("throne", "penitents"), ("furnishing-unknown", "SE-40")),
        ([FIRST, SECOND], alone("cross", "penitents"), ("pad-own-back", "SE-40")),
        ([FIRST, SECOND], alone("cross", "plague"), ("condition-unknown", "SE-47")),
    ],
)
def test_what_cannot_lie_on_a_table(
    cards: list[Any], more: dict[str, Any], why: tuple[str, str]
) -> None:
    assert refused(cards, **more) == why


@rule("SE-02")
def test_an_expansion_brings_its_cards_and_says_how_they_are_known() -> None:
    found = counted([[None] * 6] * 4, players=4, expansions=["merchants"])
    assert [(deck.name, deck.source, len(deck.cards)) for deck in found.decks] == [
        ("base", "public", 18),
        ("merchants", "house", 6),
    ]
    assert "merchant" in found.structures[0].view.points


@rule("SE-02", "SE-10", "SE-42")
def test_a_pad_says_what_can_be_built() -> None:
    shapes = counted([]).shapes
    assert [(shape.players, shape.least_expansions) for shape in shapes] == [
        (1, 0),
        (2, 0),
        (3, 0),
        (4, 1),
    ]
    assert shapes[0].structures == (("stack", 9), ("furnishing", 9))
    assert [shape.structures for shape in shapes[1:]] == [
        (("stack", 9),) * 2,
        (("stack", 6),) * 3,
        (("stack", 6),) * 4,
    ]


@rule("SE-40")
def test_a_blank_sheet_says_what_is_built_with_monstrance() -> None:
    found = counted([], players=1)
    assert found.furnishing in found.furnishings
    assert found.condition == found.conditions[0]
    chosen = counted([], players=1, furnishing="archway")
    assert (chosen.furnishing, "lineage" in chosen.conditions) == ("archway", False)
    assert counted([]).furnishing is None
