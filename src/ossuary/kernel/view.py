"""Views: what a player may know, and nothing else. Whatever leaves the engine is made from them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Self

import msgspec

from ossuary.kernel.action import Json
from ossuary.kernel.outcome import Outcome, Reason
from ossuary.kernel.state import State, new_state
from ossuary.kernel.step import EVERYBODY, StepName, T

if TYPE_CHECKING:
    from ossuary.kernel.game import Game

MOST_TRIES = 1000
"""How often answers at random are tried again."""

__all__ = ["EVERYBODY", "Ending", "Heard", "View", "imagined"]


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
    opening: Any = None
    """While hidden lanes are open: this player's view as it was when they opened, for imagining."""
    ending: Ending | None

    def __post_init__(self) -> None:
        if isinstance(self.opening, dict):
            # A view that was read from JSON: its opening is one of the same kind.
            opening = msgspec.convert(self.opening, type(self), strict=False)
            msgspec.structs.force_setattr(self, "opening", opening)

    def with_opening(self, opening: Self) -> Self:
        return msgspec.structs.replace(self, opening=opening)


def imagined(game: Game, table: T, seen: View, rng: Random) -> State[T]:
    """A state with this table in which all is as the view says: what comes next, and the end.

    Of others' hidden lanes a view tells only whether they are done. One that isn't is imagined as
    it began, one that is as if its seat had answered at random.
    """
    state = new_state(game, table)
    state.outcome = _outcome(seen.ending, game.reasons)
    state.over = state.outcome is not None
    if seen.opened:
        return _in_hidden_lanes(state, seen, rng)
    if seen.lanes:
        lanes = {seat: game.steps.find(lane) for seat, lane in seen.lanes.items()}
        state.resume_lanes(lanes, game.steps.find(seen.agenda))
    else:
        state.resume(game.steps.find(seen.agenda))
    return state


def _in_hidden_lanes(state: State[T], seen: View, rng: Random) -> State[T]:
    """Those who see their own lanes have acted on tables of their own, not on the common one."""
    game, own_parts = state.game, state.table
    if seen.opening is not None:
        state.table = game.imagine(seen.opening, rng).table
    opened = {seat: game.steps.find(lane) for seat, lane in seen.opened.items()}
    is_own = {seat: seen.player in (game.player_of(seat), EVERYBODY) for seat in opened}
    lanes = {
        seat: game.steps.find(seen.lanes.get(seat, ())) if is_own[seat] else began
        for seat, began in opened.items()
    }
    acted = [seat for seat in opened if is_own[seat] and seen.opening is not None]
    state.resume_lanes(lanes, game.steps.find(seen.agenda), opened, acted, own_parts)
    for seat in opened:
        if seat not in seen.asked and not is_own[seat]:
            state = _done_at_random(state, seat, rng)
    return state


def _done_at_random(state: State[T], seat: int, rng: Random) -> State[T]:
    """The state after a seat has answered at random all that it is asked in its lane."""
    for _ in range(MOST_TRIES):
        twin = state.clone()
        while seat in twin.actors():
            twin.answer(seat, rng.choice(twin.options(seat)))
        # An answer that ends the lanes was not given: they are open.
        if twin.opened() == state.opened() and not twin.over:
            return twin
    raise ValueError(f"seat {seat} can't be done: the lanes would be closed")


def _outcome(ending: Ending | None, reasons: type[Reason]) -> Outcome | None:
    if ending is None:
        return None
    (reason,) = [reason for reason in reasons if reason.id == ending.reason]
    return Outcome(ending.winners, ending.scores, reason)


class Heard(msgspec.Struct, frozen=True, array_like=True):
    """A move or an event as one player hears it; what the player may not know is None."""

    actor: int | None
    """The seat, CHANCE, or None for an event."""
    name: str
    values: tuple[Json, ...]
    lane: int | None = None
    """While several act at once: the seat in whose lane it happened."""
