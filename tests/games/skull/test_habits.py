"""Who reads habits knows how each would answer with what it may hold: as those do who hold it."""

from __future__ import annotations

import pytest

import ossuary
from ossuary.games.skull.actions import FLIP, LOSE, NAME
from ossuary.games.skull.bots import Oracle
from ossuary.games.skull.solver.overhearing import IN_HAND, LOST, Following
from ossuary.games.skull.state import SkullTable
from ossuary.kernel.match import Match


def holding_of(table: SkullTable, seat: int) -> int:
    if table.skull_at[seat]:
        return table.skull_at[seat]
    return IN_HAND if table.skulls[seat] else LOST


@pytest.mark.parametrize("players", [3, 4])
def test_what_a_reader_thinks_of_an_answer_is_how_it_is_given(players: int) -> None:
    """At every question, also late in a game, when discs are lost and skulls were seen."""
    game, bot, reader, compared = ossuary.game("skull", players=players), Oracle(), 0, 0
    for number in range(2):
        match = Match(game, f"overheard {number}")
        following = Following(bot, match.state.view(reader))
        while not match.state.over:
            seat = match.state.actors()[0]
            options = match.state.options(seat)
            if seat != reader and len(options) > 1 and options[-1].verb not in (FLIP, NAME):
                following.hear(match.history.of(reader))
                holding = holding_of(match.state.table, seat)
                thought = bot.chances(
                    following.view_of(seat, holding), match.history.of(reader), options
                )
                view, heard, *_ = match.asked(seat)
                assert thought == pytest.approx(bot.chances(view, heard, options))
                if options[-1].verb is not LOSE:
                    assert following.beliefs[seat].get(holding, 0) > 0
                compared += 1
            match.apply(seat, match.ask(bot, seat))
    assert compared > 30
