"""Where bots think: in processes of their own.

Nobody waits for one, and one that never comes to an end is ended without harm to the others.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import traceback
from concurrent.futures import TimeoutError as TooLong
from typing import Any

from pebble import ProcessPool

from ossuary.bots import find_bot
from ossuary.kernel.match import Asked, answer_of

PATIENCE = 30.0
"""Seconds that a bot may think. All of ours need a fraction of one."""


class Hung(Exception):
    """A bot that has thought for too long."""


class Failed(Exception):
    """A bot that gives no answer, or one that it may not give."""


class Thinking:
    """A few processes, begun when the first bot is asked."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._pool: ProcessPool | None = None
        # One worker is always there for those who are looked at.
        self._unseen = asyncio.Semaphore(_workers() - 1)

    async def answer(self, game: str, bot: str, asked: Asked, is_seen: bool) -> list[Any]:
        """What a bot answers, written. Where nobody looks on it waits until others are served."""
        if is_seen:
            return await self._answer(game, bot, asked)
        async with self._unseen:
            return await self._answer(game, bot, asked)

    async def _answer(self, game: str, bot: str, asked: Asked) -> list[Any]:
        try:
            return await self._ask(game, bot, asked)
        except (Failed, Hung):
            raise
        except Exception:
            # A process has died, and perhaps not of this bot: once more, in a new one.
            return await self._ask(game, bot, asked)

    async def _ask(self, game: str, bot: str, asked: Asked) -> list[Any]:
        future = self._begun().schedule(_think, args=[game, bot, asked], timeout=self._patience)
        try:
            answer: list[Any] = await asyncio.wrap_future(future)
        except TooLong:
            raise Hung from None
        return answer

    def _begun(self) -> ProcessPool:
        """The pool; where its processes have died, a new one."""
        if self._pool is None or not self._pool.active:
            self._pool = ProcessPool(
                max_workers=_workers(),
                initializer=_ignore_interrupts,
                context=multiprocessing.get_context("spawn"),
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None


def _workers() -> int:
    return max(2, (os.cpu_count() or 2) - 1)


def _ignore_interrupts() -> None:
    """Ctrl-C closes the house, and the house its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _think(game: str, bot: str, asked: Asked) -> list[Any]:
    """Nothing but plain data goes back, whatever a bot brings about."""
    try:
        return answer_of(find_bot(game, bot), asked).json()
    except BaseException:
        raise Failed(traceback.format_exc()) from None
