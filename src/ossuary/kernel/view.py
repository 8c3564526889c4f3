"""Views: what a player may know, and nothing else. Whatever leaves the engine is made from them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from ossuary.kernel.action import Json
from ossuary.kernel.outcome import Outcome, Reason
from ossuary.kernel.state import State, restore
from ossuary.kernel.step import CHANCE, EVERYBODY, StepName, T

if TYPE_CHECKING:
    from ossuary.kernel.game import Game

MOST_TRIES = 1000
"""How often answers at random are tried again."""

__all__ = ["EVERYBODY", "Ending", "Heard", "View", "common", "imagined"]


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
    opened: dict[int, tuple[StepName, ...]]
    """While hidden lanes are open: what each of them began with, done or not."""
    ending: Ending | None


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


def imagined(game: Game, table: T, seen: View, rng: Random) -> State[T]:
    """A state with this table in which all is as the view says: what comes next, and the end.

    Of others' hidden lanes a view tells only whether they are done. One that isn't is imagined as
    it began, one that is as if its seat had answered at random.
    """
    others = [
        seat
        for seat in seen.opened
        if seen.player != EVERYBODY and game.player_of(seat) != seen.player
    ]
    lanes = {seat: game.steps.find(lane) for seat, lane in seen.lanes.items()}
    opened = {seat: game.steps.find(lane) for seat, lane in seen.opened.items()}
    lanes |= {seat: opened[seat] for seat in others}
    state = restore(
        game,
        table,
        game.steps.find(seen.agenda),
        lanes,
        opened,
        [seat for seat in opened if seat not in others],
        _outcome(seen.ending, game.reasons),
    )
    for seat in others:
        if seat not in seen.asked:
            state = _done(state, seat, rng)
    return state


def _done(state: State[T], seat: int, rng: Random) -> State[T]:
    """The state after a seat has answered at random all that it is asked in its lane."""
    for _ in range(MOST_TRIES):
        twin = state.clone()
        while seat in twin.actors():
            twin.answer(seat, rng.choice(twin.options(seat)))
        # The game that was seen has gone on.
        if not twin.over:
            return twin
    raise ValueError(f"seat {seat} can't be done: the game would be over")


def _outcome(ending: Ending | None, reasons: type[Reason]) -> Outcome | None:
    if ending is None:
        return None
    return Outcome(ending.winners, ending.scores, reasons(ending.rule))


def _ending(outcome: Outcome | None) -> Ending | None:
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
