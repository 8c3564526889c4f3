"""Where bots think: in processes of their own.

Nobody waits for one, and one that never comes to an end is ended without harm to the others.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import TimeoutError as TooLong

from pebble import ProcessPool

from ossuary.bots import find_bot
from ossuary.kernel.action import Action
from ossuary.kernel.match import Asked, answer_of

PATIENCE = 30.0
"""Seconds that a bot may think. All of ours need a fraction of one."""


class Hung(Exception):
    """A bot that has thought for too long."""


class Thinking:
    """A few processes, begun when the first bot is asked."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._pool: ProcessPool | None = None
        self._unseen = asyncio.Semaphore(_workers())

    async def answer(self, game: str, bot: str, asked: Asked, is_seen: bool) -> Action:
        """What a bot answers. Where nobody looks on it waits until others have been served."""
        if is_seen:
            return await self._answer(game, bot, asked)
        async with self._unseen:
            return await self._answer(game, bot, asked)

    async def _answer(self, game: str, bot: str, asked: Asked) -> Action:
        future = self._begun().schedule(_think, args=[game, bot, asked], timeout=self._patience)
        try:
            action: Action = await asyncio.wrap_future(future)
        except TooLong:
            raise Hung from None
        return action

    def _begun(self) -> ProcessPool:
        if self._pool is None:
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


def _think(game: str, bot: str, asked: Asked) -> Action:
    try:
        return answer_of(find_bot(game, bot), asked)
    except SystemExit as error:
        # It would end the house as well.
        raise RuntimeError("the bot wants to exit") from error
