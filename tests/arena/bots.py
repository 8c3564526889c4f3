"""Bots that nobody would invite."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard


class Raising:
    def choose(self, view: Any, events: Sequence[Heard], options: Answers, rng: Random) -> Action:
        raise RuntimeError("no idea")


class Cheating:
    def choose(self, view: Any, events: Sequence[Heard], options: Answers, rng: Random) -> Action:
        return "all of it"  # type: ignore[return-value]


class Brooding:
    def choose(self, view: Any, events: Sequence[Heard], options: Answers, rng: Random) -> Action:
        while True:
            time.sleep(0.01)


class Deaf:
    """Thinks for ever, and hears no alarm."""

    def choose(self, view: Any, events: Sequence[Heard], options: Answers, rng: Random) -> Action:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        time.sleep(1000)
        raise AssertionError


class Dying:
    """Takes its process along, now and then."""

    def choose(self, view: Any, events: Sequence[Heard], options: Answers, rng: Random) -> Action:
        if rng.random() < 0.2:
            os._exit(9)
        return options[0]


class Greedy:
    def choose(self, view: Any, events: Sequence[Heard], options: Answers, rng: Random) -> Action:
        return options[len(bytearray(10**11)) % len(options)]
