"""The writer: one thread that writes to the database, and batches what waits."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sql

from ossuary.server.metrics import Metrics
from ossuary.server.saving import Lost, Save, save_all

ENOUGH_AT_ONCE = 64
"""Jobs of a batch to which no others are added."""

Result = TypeVar("Result")
Job = Save | Callable[[sql.Connection], Any]
Waiting = tuple[Job, asyncio.Future[Any]]
"""Something to do, and whom its result is told."""


class Writer:
    """What `write` has returned from is on the disk."""

    def __init__(self, engine: sql.Engine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._waiting: list[Waiting] = []
        """What was asked for in this turn of the loop."""
        self._turns: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    def write(self, job: Callable[[sql.Connection], Result]) -> asyncio.Future[Result]:
        """Does the job in the writer's thread; there is a result when it is committed."""
        return self._ask(job)

    def save(self, save: Save) -> asyncio.Future[None]:
        """Writes a table, together with all others that wait."""
        return self._ask(save)

    def _ask(self, job: Job) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if not self._waiting:
            # The thread is woken once for all of a turn: each time it and the loop are in each
            # other's way, and it would write the first alone while the others wait.
            loop.call_soon(self._hand_in)
        self._waiting.append((job, future))
        return future

    def close(self) -> None:
        """Writes what waits, and ends."""
        self._hand_in()
        self._turns.put(None)
        self._thread.join()

    def _hand_in(self) -> None:
        waiting, self._waiting = self._waiting, []
        for start in range(0, len(waiting), ENOUGH_AT_ONCE):
            self._turns.put(waiting[start : start + ENOUGH_AT_ONCE])

    def _write_all(self) -> None:
        while True:
            batch = self._turns.get()
            if batch is None:
                return
            while not self._turns.empty() and len(batch) < ENOUGH_AT_ONCE:
                following = self._turns.get()
                if following is None:
                    self._turns.put(None)
                    break
                batch += following
            self._commit(batch)

    def _commit(self, batch: list[Waiting]) -> None:
        """All in one transaction; if one fails, each in its own, so that it fails alone."""
        saves = [waiting for waiting in batch if isinstance(waiting[0], Save)]
        if 0 < len(saves) < len(batch):
            # What isn't a table that is saved is seldom, and written by itself.
            self._commit(saves)
            self._commit([waiting for waiting in batch if waiting not in saves])
            return
        try:
            results = self._do_all([job for job, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for single in batch:
                    self._commit([single])
                return
            if not isinstance(error, Lost):
                self._metrics.failures.inc()
            _tell([(batch[0][1], error)])
            return
        self._metrics.batches.observe(len(batch))
        _tell([(future, result) for (_, future), result in zip(batch, results, strict=True)])

    def _do_all(self, jobs: list[Job]) -> list[Any]:
        saves = [job for job in jobs if isinstance(job, Save)]
        if saves:
            save_all(self._engine, saves)
            return [None] * len(saves)
        with self._engine.begin() as connection:
            return [job(connection) for job in jobs if not isinstance(job, Save)]


def _tell(told: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """Hands results back to the loop that waits for them; it is woken once for all."""

    def hand_over() -> None:
        for future, result in told:
            if future.cancelled():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    loop = told[0][0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(hand_over)
