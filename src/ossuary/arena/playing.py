"""One game of the arena: a bot that fails loses it, and is named."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any

import msgspec

from ossuary.bots import find_bot
from ossuary.kernel.error import OssuaryError
from ossuary.kernel.game import Game
from ossuary.kernel.match import Match

SLOW, GONE = "slow", "gone"
"""Why a bot has lost: it has thought for too long, or its process has ended."""
LONGEST_REASON = 200


class Fault(msgspec.Struct, frozen=True):
    """What a bot has done instead of answering."""

    player: int
    why: str
    """SLOW, GONE, or what it has said or answered itself."""


class Result(msgspec.Struct, frozen=True):
    """How a game went, by players."""

    shares: tuple[float, ...]
    """Each one's part of the win."""
    scores: tuple[int, ...] = ()
    fault: Fault | None = None


class TooSlow(BaseException):
    """No error that a bot could catch by mistake."""


def play_bout(
    game: Game,
    names: Sequence[str],
    seed: str,
    patience: float,
    note: Callable[[int], None] = lambda player: None,
) -> Result:
    """A game between these bots. `note` hears who is about to think."""
    player = 0
    try:
        bots = []
        for player, name in enumerate(names):
            note(player)
            with _at_most(patience):
                bots.append(find_bot(game.name, name))
        match = Match(game, seed)
        while not match.state.over:
            seat = match.state.actors()[0]
            player = game.player_of(seat)
            note(player)
            with _at_most(patience):
                action = match.ask(bots[player], seat)
            match.apply(seat, action)
    except TooSlow:
        return lost_by(player, game.players, SLOW)
    except OssuaryError as error:
        # What it has raised or answered itself; in which seat is no news.
        why = error.values.get("why", error.values.get("answer", str(error)))
        return lost_by(player, game.players, str(why))
    outcome = match.state.outcome
    assert outcome is not None
    shares = tuple(outcome.share(player) for player in range(game.players))
    return Result(shares, tuple(outcome.scores))


def lost_by(player: int, players: int, why: str) -> Result:
    """A game that a bot has given up: the others share it."""
    each = 1 / (players - 1) if players > 1 else 0.0
    shares = tuple(0.0 if other == player else each for other in range(players))
    return Result(shares, fault=Fault(player, why[:LONGEST_REASON]))


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Ends what takes longer, where the system can; the arena looks after the rest."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> Any:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
