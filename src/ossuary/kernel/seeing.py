"""Seeing: what all games tell of a state in the same way, for the view of one player."""

from __future__ import annotations

from typing import Any

from ossuary.kernel.outcome import Outcome
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE, EVERYBODY
from ossuary.kernel.view import Ending


def common(state: State[Any], player: int | None) -> dict[str, Any]:
    """The fields of View for this player."""
    game, asked = state.game, state.actors()
    own = [seat for seat in asked if seat != CHANCE and game.player_of(seat) == player]
    return {
        "player": player,
        "asked": asked,
        "seat": own[0] if own else None,
        "agenda": game.steps.names(state.agenda()),
        "lanes": {
            seat: game.steps.names(lane)
            if not state.hidden or player in (game.player_of(seat), EVERYBODY)
            else ()
            for seat, lane in state.lanes().items()
        },
        "opened": {seat: game.steps.names(lane) for seat, lane in state.opened().items()},
        "ending": _ending(state.outcome),
    }


def _ending(outcome: Outcome | None) -> Ending | None:
    if outcome is None:
        return None
    reason = outcome.reason
    return Ending(outcome.winners, outcome.scores, reason.id, reason.rule)
