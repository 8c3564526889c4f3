"""The list of answers: short, and nothing that reads as what it isn't."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from ossuary.cli.choices import in_one_line, listed


@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        ("1 2 3 4", "1–4"),
        ("x1 x2 x3", "x1–x3"),
        ("1 2", "1 2"),
        ("1 2 4", "1 2 4"),
        ("9 10 11", "9–11"),
        ("ab ac bc", "ab ac bc"),
        # A range of cells would read as a rectangle of the field.
        ("b2 c2 d2 b3 d3 b4 c4 d4", "b2 c2 d2 b3 d3 b4 c4 d4"),
        (" ".join(f"/{column}{row}" for row in "12345" for column in "abcde"), "/a1 …"),
        ("-b2 -b3 -b4", "-b2 -b3 -b4"),
    ],
)
def test_keys_that_share_a_line(keys: str, shown: str) -> None:
    assert in_one_line(keys.split()) == shown


def lines(rows: list[tuple[str, str]], width: int) -> list[str]:
    console = Console(file=StringIO(), width=width)
    console.print(listed(rows, width))
    return [line.rstrip() for line in console.file.getvalue().splitlines()]  # type: ignore[attr-defined]


def test_many_answers_stand_in_two_columns_where_they_fit() -> None:
    rows = [(f"{number}", f"Answer {number}") for number in range(1, 8)]
    assert lines(rows, 30) == [
        "  1  Answer 1  5  Answer 5",
        "  2  Answer 2  6  Answer 6",
        "  3  Answer 3  7  Answer 7",
        "  4  Answer 4",
    ]
    assert lines(rows, 25) == [f"  {key}  {label}" for key, label in rows]
    assert lines(rows[:4], 80) == [f"  {key}  {label}" for key, label in rows[:4]]
