"""Routine: where somebody says so, the table answers what hardly matters, and asks the rest."""

from __future__ import annotations

from typing import Any

from ossuary.server import wire
from ossuary.server.settings import new_settings
from ossuary.server.sights import sights
from ossuary.server.tables import HostedTable
from tests.conftest import rule
from tests.server import inside
from tests.server.client import BOT, HERE, Enter
from tests.server.test_taking_back import moves, refused


def new_table(players: int = 1) -> HostedTable:
    """People at a table of Bad Bones, in phase 3."""
    wish = wire.NewTable("badbones", {"players": players}, [inside.LINK] * players)
    table = HostedTable("t", new_settings(wish, "ola", "seed"))
    for guest in inside.GUESTS[:players]:
        table.sit(guest, guest, None)
    for question in (0, 1):
        for seat, guest in enumerate(inside.GUESTS[:players]):
            table.move(guest, seat, question, asked(table, seat)[-1])
    return table


def asked(table: HostedTable, seat: int) -> list[Any]:
    assert table.match is not None
    return [action.json() for action in table.match.state.options(seat)]


@rule("BB-10")
def test_the_rest_of_the_skeletons_is_moved_by_the_table() -> None:
    table = new_table()
    (sight,) = sights(table, "ola", {})
    assert sight.questions[0].routine
    before, skeletons = len(moves(table)), len(asked(table, 0))
    table.rest("ola", 0, 2)
    given = [move for move in moves(table)[before:] if move[0] == 0]
    assert len(given) == skeletons
    assert {move[1] for move in given} <= {"enter", "move"}
    assert asked(table, 0)[0][0] == "hero"
    # The same wish again is harmless: what it was about is answered.
    after = [*moves(table)]
    table.rest("ola", 0, 2)
    assert moves(table) == after
    (sight,) = sights(table, "ola", {})
    assert not sight.questions[0].routine
    assert refused(table.rest, "ola", 0, sight.questions[0].number) == "not-routine"
    assert moves(table) == after


def test_what_was_moved_by_the_table_is_taken_back_like_any_answer() -> None:
    table = new_table(players=2)
    assert table.match is not None
    table.rest("ola", 0, 2)
    answers = table.match.can_take_back(0)
    assert answers == 4
    number = table.questions.open(0)
    table.take_back("ola", 0, number, 0)
    assert table.match.can_take_back(0) == answers - 1
    assert refused(table.rest, "ola", 0, number) == "taken-back"
    assert refused(table.rest, "bob", 0, table.questions.open(0)) == "not-your-seat"
    table.rest("ola", 0, table.questions.open(0))
    assert table.match.can_take_back(0) == answers


def test_over_the_line_the_rest_is_asked_for_and_refused_with_a_sentence(person: Enter) -> None:
    ola = person()
    ola.watch(ola.open(HERE, BOT))
    question = ola.questions()[0]
    assert "routine" not in question
    assert ola.rest(question)["refused"]["id"] == "not-routine"
    assert "refused" not in ola.answer(question, ["place", "flower"])
