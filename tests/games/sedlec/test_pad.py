"""The score pad: what is tapped in is counted, explained and ranked, and nothing impossible is."""

from __future__ import annotations

from typing import Any

import pytest

import ossuary
from ossuary.games.sedlec.pad import PadAnswer, PadWish, answer
from ossuary.kernel.error import OssuaryError
from tests.conftest import rule

FIRST = ["V/P", "P/V", "L/C", "C/L", "R/P", "C/C", "L/V", "P/L", "V/C"]
SECOND = ["R/C", "P/R", "C/R", "L/P", "V/L", "V/C", "C/V", "C/V", "P/P"]


def counted(cards: list[Any], **more: Any) -> PadAnswer:
    wish = {"players": 2, "expansions": [], "cards": cards, **more}
    components = ossuary.game("sedlec").components
    assert components is not None
    return answer(PadWish(**wish), components)


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
def test_equal_points_are_said_to_be_equal() -> None:
    """The same skulls in other places: three stacks of equal worth are tied, best kinds decide."""
    stacks = [["V/C", None, None, None, None, None], ["V/C", *[None] * 5], [None] * 6]
    found = counted(stacks, players=3)
    assert found.tied
    assert found.ranks is None


def test_a_stack_can_be_counted_while_it_is_tapped_in() -> None:
    found = counted([[None] * 9, ["V/P", *[None] * 8]])
    assert [one.view.total for one in found.structures] == [0, 3]
    assert found.ranks is None
    assert len(found.structures[0].places) == 9
    assert [deck.name for deck in found.decks] == ["base"]


@rule("SE-40", "SE-45", "SE-46")
def test_monstrance_counts_both_structures_and_grades_them() -> None:
    found = counted([FIRST, SECOND], players=1, furnishing="cross", condition="penitents")
    assert [one.view.kind for one in found.structures] == ["stack", "furnishing"]
    assert found.grade in ("none", "monk", "maker", "artisan", "artist")
    assert found.ranks is None


@rule("SE-01", "SE-02", "SE-10", "SE-40", "SE-47")
@pytest.mark.parametrize(
    ("cards", "more", "why"),
    [
        ([FIRST, FIRST], {}, ("card-copies", "SE-01")),
        ([FIRST, ["X/C", *[None] * 8]], {}, ("card-unknown", "SE-01")),
        ([FIRST, ["Q/Q", *[None] * 8]], {}, ("card-unreadable", "")),
        ([FIRST], {}, ("pad-structures", "")),
        ([FIRST, SECOND[:6]], {}, ("pad-cards", "")),
        ([FIRST] * 4, {"players": 4}, ("option-range", "SE-02")),
        ([FIRST] * 5, {"players": 5}, ("option-range", "SE-02")),
        ([FIRST, SECOND], {"expansions": ["knights"]}, ("option-choice", "")),
        ([FIRST, SECOND], {"players": 1}, ("furnishing-unknown", "SE-40")),
        ([FIRST, SECOND], {"condition": "plague"}, ("condition-unknown", "SE-47")),
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
