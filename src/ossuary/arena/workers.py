"""Workers: the processes in which the games of the arena are played.

A bot may hang where no signal reaches it, or take its process along. Each worker notes who thinks
and since when, so that the arena knows whose game is lost, and plays on with the others.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from typing import Any, NamedTuple

from pebble import ProcessPool

from ossuary.arena.line_ups import Bout
from ossuary.arena.playing import GONE, SLOW, Result, lost_by, play_bout
from ossuary.kernel.game import Game

try:
    import resource
except ImportError:  # Windows has no such limits.
    resource = None  # type: ignore[assignment]

AT_ONCE = 8
"""Games that a worker is given at a time."""
GRACE = 5.0
"""Seconds after which a worker that should have noticed itself that a bot is slow is ended."""
LOOK = 0.5
"""Seconds between two looks at how long bots have been thinking."""

NOTES = 3
"""What a worker notes: which of its games, whose turn, and since when."""
PLAYED, PLAYER, SINCE = range(NOTES)


class Rules(NamedTuple):
    """What all games have in common."""

    game: Game
    seed: str
    patience: float
    """Seconds that a bot may think about one answer."""
    memory: int
    """Megabytes that a worker may have."""


class Task(NamedTuple):
    bouts: Sequence[Bout]
    slot: int
    """Where its worker takes its notes."""


_rules: Rules
_notes: Any


def _begin(rules: Rules, notes: Any) -> None:
    global _rules, _notes
    _rules, _notes = rules, notes
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if resource is not None:
        most = rules.memory * 1_000_000
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _play(task: Task) -> list[Result]:
    players = _rules.game.players
    results: list[Result] = []
    at = task.slot * NOTES

    def note(player: int) -> None:
        _notes[at + PLAYED], _notes[at + PLAYER] = len(results), player
        _notes[at + SINCE] = time.monotonic()

    for bout in task.bouts:
        seed = bout.seed(_rules.seed, players)
        results.append(play_bout(_rules.game, bout.line_up(players), seed, _rules.patience, note))
    _notes[at + SINCE] = 0
    return results


def play_all(rules: Rules, bouts: Sequence[Bout], jobs: int) -> Iterator[tuple[Bout, Result]]:
    """Plays these games on so many processes; each result as soon as it is there."""
    context = multiprocessing.get_context("spawn")
    notes = context.Array("d", jobs * NOTES, lock=False)
    waiting = [bouts[first : first + AT_ONCE] for first in range(0, len(bouts), AT_ONCE)][::-1]
    free, running = [*range(jobs)], dict[Future[Any], Task]()
    with ProcessPool(jobs, initializer=_begin, initargs=(rules, notes), context=context) as pool:
        try:
            while waiting or running:
                while waiting and free:
                    task = Task(waiting.pop(), free.pop())
                    notes[task.slot * NOTES + SINCE] = 0
                    running[pool.schedule(_play, args=[task])] = task
                done, _ = wait(running, timeout=LOOK, return_when=FIRST_COMPLETED)
                for future in done or _hung(running, notes, rules.patience):
                    task = running.pop(future)
                    free.append(task.slot)
                    if future in done and future.exception() is None:
                        yield from zip(task.bouts, future.result(), strict=True)
                        continue
                    future.cancel()
                    at = task.slot * NOTES
                    lost, player = int(notes[at + PLAYED]), int(notes[at + PLAYER])
                    why = GONE if future in done else SLOW
                    yield task.bouts[lost], lost_by(player, rules.game.players, why)
                    rest = [bout for number, bout in enumerate(task.bouts) if number != lost]
                    if rest:
                        waiting.append(rest)
        finally:
            for future in running:
                future.cancel()
            pool.stop()  # type: ignore[no-untyped-call]


def _hung(running: dict[Future[Any], Task], notes: Any, patience: float) -> list[Future[Any]]:
    """Those whose bot has thought for so long that no signal can have reached it."""
    latest = time.monotonic() - patience - GRACE
    since = {future: notes[task.slot * NOTES + SINCE] for future, task in running.items()}
    return [future for future, when in since.items() if 0 < when < latest]
