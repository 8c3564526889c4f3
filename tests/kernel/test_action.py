"""Verbs, actions and events: one declaration, many forms."""

from __future__ import annotations

from typing import Any

import pytest

from ossuary.kernel.action import Actions, Names, Number, Private, Seat, event, verb
from ossuary.kernel.error import Unreadable

MOVE = verb("move", piece=Names("pawn", "rook"), to=Seat(3))
HOLD = verb("hold", secret=Private(Number(1, 2)))
STOP = verb("stop")
TABLE = Actions(MOVE, HOLD, STOP)
FOUND = event("found", seat=Seat(3), number=Private(Number(1, 9)))


def test_an_action_is_always_the_same_object() -> None:
    assert MOVE[1, 2] is MOVE[1, 2]
    assert HOLD[2] is HOLD.actions[1]
    assert STOP[()] is TABLE.parse("stop")


def test_the_table_numbers_the_actions_in_the_order_of_the_verbs() -> None:
    assert len(TABLE) == 9
    assert [TABLE[index].text for index in range(9)] == [
        *("move pawn 0", "move pawn 1", "move pawn 2"),
        *("move rook 0", "move rook 1", "move rook 2"),
        *("hold 1", "hold 2", "stop"),
    ]


def test_json_redacted_form_and_repr() -> None:
    assert MOVE[1, 2].json() == ["move", "rook", 2]
    assert HOLD[2].redacted == ("hold", None)
    assert MOVE[0, 1].redacted == ("move", "pawn", 1)
    assert repr(MOVE[1, 2]) == "<move rook 2>"


def test_values_are_read_with_the_domain_of_their_field() -> None:
    assert (MOVE[1, 2].value, MOVE[1, 2].values) == (1, (1, 2))
    assert TABLE.read(["move", "rook", 2]) is MOVE[1, 2]
    assert TABLE.read(["hold", 1]) is HOLD[1]


@pytest.mark.parametrize(
    "written",
    [
        [],
        [None],
        [3],
        ["jump"],
        ["move"],
        ["move", "rook"],
        ["move", "queen", 1],
        ["move", 0, 1],
        ["move", "rook", 3],
        ["move", "rook", -1],
        ["move", "rook", True],
        ["move", "rook", None],
        ["move", "rook", "1.0"],
        ["move", "rook", "01"],
        ["move", "rook", "x"],
        ["hold", None],
        ["move", "rook", 1.0],
        ["move", "rook", 10**5000],
        ["move", "rook", "9" * 5000],
        ["move", 3.0, {}],
        [[], {}],
        {"stop": 3},
        "stop",
        ["stop", 1],
    ],
)
def test_what_cannot_be_read_is_refused(written: Any) -> None:
    with pytest.raises(Unreadable) as refused:
        TABLE.read(written)
    assert refused.value.id == "unreadable-action"
    assert str(refused.value)


def test_a_declaration_that_could_leak_is_refused() -> None:
    with pytest.raises(ValueError, match="first field"):
        event("drawn", number=Number(1, 2), card=Private(Number(1, 9)))
    with pytest.raises(ValueError, match="first field"):
        event("drawn", seat=Private(Seat(2)))


def test_a_verb_stands_in_one_table_only() -> None:
    with pytest.raises(ValueError, match="two tables"):
        Actions(STOP)


def test_events_are_redacted_like_verbs() -> None:
    assert FOUND.write((2, 7)) == ["found", 2, 7]
    assert FOUND.write((2, 7), knows=False) == ["found", 2, None]
