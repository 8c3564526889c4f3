"""The arena on a Ray cluster: games are played on all its machines.

Whoever plays there has a process for the bots, as at home, so that one that hangs or takes its
process along is named in the same way, and costs that game alone.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any

from ossuary.arena.line_ups import Bout
from ossuary.arena.playing import Result
from ossuary.arena.workers import Rules, play_all
from ossuary.kernel.error import BadOption

AT_ONCE = 32
"""Games that are sent together: a process has to be started for them."""
HERE = "here"
"""Instead of an address: a cluster that is started on this machine, and ended afterwards."""


def play_on_cluster(
    rules: Rules, bouts: Sequence[Bout], address: str
) -> Iterator[tuple[Bout, Result]]:
    """Plays these games on the cluster at this address; each result as soon as it is there."""
    ray = _ray()
    try:
        _knock(address)
        ray.init(
            address="local" if address == HERE else address,
            include_dashboard=False if address == HERE else None,
            log_to_driver=False,
            logging_level="ERROR",
        )
    except (OSError, ValueError, RuntimeError) as error:
        raise BadOption("arena-cluster", address=address, why=_sentence(error)) from error
    play = ray.remote(num_cpus=1, max_retries=3)(_play)
    shares = [bouts[first : first + AT_ONCE] for first in range(0, len(bouts), AT_ONCE)]
    try:
        running = [play.remote(rules, share) for share in shares]
        while running:
            done, running = ray.wait(running)
            for reference in done:
                yield from ray.get(reference)
    except ray.exceptions.RayError as error:
        raise BadOption("arena-cluster", address=address, why=_sentence(error)) from error
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether somebody is there at all: Ray itself would try for ten minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()


def _sentence(error: Exception) -> str:
    """The first thing that an error says."""
    said = getattr(error, "strerror", None) or str(error).strip().partition("\n")[0]
    return str(said).partition(". ")[0].rstrip(".")


def _play(rules: Rules, bouts: Sequence[Bout]) -> list[tuple[Bout, Result]]:
    return list(play_all(rules, bouts, jobs=1))


def _ray() -> Any:
    if find_spec("ray") is None:
        raise BadOption("arena-ray")
    # It would tell its makers how it is used.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    return ray
