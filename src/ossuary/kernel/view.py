"""Views: what a player may know, and nothing else. Whatever leaves the engine is made from them."""

from __future__ import annotations

from typing import Any

import msgspec

from ossuary.kernel.action import Json
from ossuary.kernel.outcome import Outcome, Reason
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE, EVERYBODY, Step

__all__ = ["EVERYBODY", "Ending", "Heard", "StepName", "View", "common", "outcome_of"]

StepName = tuple[str, int, int]
"""A step to come: its name, its actor, its number."""


class Ending(msgspec.Struct, frozen=True):
    """The outcome as it is told."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rule: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that all games share; each game adds its table."""

    player: int | None
    """Whose view it is; None: a spectator's; EVERYBODY: a finished game's."""
    asked: tuple[int, ...]
    """The seats, or chance, that are asked now."""
    seat: int | None
    """The player's own seat that is asked; with several, the one to answer first."""
    agenda: tuple[StepName, ...]
    """The steps to come, the next one first; while lanes are open, those after them."""
    lanes: dict[int, tuple[StepName, ...]]
    """While several act at once: the steps to come of each seat that isn't done; of another's
    hidden lane only that it is there."""
    ending: Ending | None


def common(state: State[Any], player: int | None) -> dict[str, Any]:
    """The fields of View for this player."""
    asked = state.actors()
    own = [seat for seat in asked if seat != CHANCE and state.game.player_of(seat) == player]
    return {
        "player": player,
        "asked": asked,
        "seat": own[0] if own else None,
        "agenda": named(state.agenda()),
        "lanes": {
            seat: () if state.hidden and state.game.player_of(seat) != player else named(lane)
            for seat, lane in state.lanes().items()
        },
        "ending": ending(state.outcome),
    }


def named(steps: list[Step[Any]]) -> tuple[StepName, ...]:
    return tuple((type(step).__name__, step.actor, step.number) for step in steps)


def outcome_of(ending: Ending | None, reasons: type[Reason]) -> Outcome | None:
    """The outcome that was told, for imagined states."""
    if ending is None:
        return None
    return Outcome(ending.winners, ending.scores, reasons(ending.rule))


def ending(outcome: Outcome | None) -> Ending | None:
    if outcome is None:
        return None
    reason = outcome.reason
    return Ending(outcome.winners, outcome.scores, reason.id, str(reason.value))


class Heard(msgspec.Struct, frozen=True, array_like=True):
    """A move or an event as one player hears it; what the player may not know is None."""

    actor: int | None
    """The seat, CHANCE, or None for an event."""
    name: str
    values: tuple[Json, ...]
