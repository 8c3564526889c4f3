"""What all tests share: the `rule` mark and a fresh seed."""

from __future__ import annotations

import os
from pathlib import Path
from random import randrange

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parent.parent

ONCE = {
    "interpreted": ["bots", "cli", "test_words.py", "test_tellers.py", "test_advance.py"],
    "compiled": ["arena", "server", "shelf", "web", "games/*/test_bots.py"],
    "fresh": ["front_door"],
}
"""What doesn't depend on the build is tried on one: texts on the sources; on the wheel the server,
pages, and bots, who think long."""

IN_BRIEF = os.environ.get("OSSUARY_BUILD") == "interpreted"
"""On the sources, which are the same rules and many times slower, less is played at random."""

collect_ignore_glob = [
    path
    for build, paths in ONCE.items()
    if os.environ.get("OSSUARY_BUILD", build) != build
    for path in paths
]

# How long an example takes says nothing on a machine that is busy with others.
settings.register_profile(
    "ossuary",
    deadline=None,
    max_examples=60,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ossuary")

rule = pytest.mark.rule
"""Names the ledger ids of the rules that a test proves."""


def pytest_configure() -> None:
    # One seed for a whole run: the workers of a parallel run inherit it.
    os.environ.setdefault("OSSUARY_TEST_SEED", str(randrange(10**9)))


def pytest_report_header() -> str:
    return f"seed: OSSUARY_TEST_SEED={os.environ['OSSUARY_TEST_SEED']}"


@pytest.fixture(scope="session")
def fresh_seed() -> int:
    """Another one in every run, printed at its top; set OSSUARY_TEST_SEED to run it again."""
    return int(os.environ["OSSUARY_TEST_SEED"])
