"""The arena on a Ray cluster: the same games, and the same faults."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from ossuary.cli import main
from tests.arena.test_arena import BOTS
from tests.conftest import ROOT

ARENA = ["arena", "skull", "--players", "3", "--games", "12", "--seed", "x", "--json"]


def typed(*more: str) -> dict[str, Any]:
    """In a process of its own, as Ray stays in the one that it was started from."""
    command = [sys.executable, "-m", "ossuary", *ARENA, *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_games_are_the_same_on_a_cluster_and_its_faults_are_named() -> None:
    bots = ["--bots", f"gambler,random,{BOTS}:Raising"]
    found = typed(*bots, "--ray", "here")
    assert found == typed(*bots, "--jobs", "2")
    assert {fault["bot"] for fault in found["faults"]} == {f"{BOTS}:Raising"}


@pytest.mark.parametrize(
    ("address", "why"),
    [("127.0.0.1:1", "refused"), ("ray://127.0.0.1:1", "refused"), ("nonsense", "Invalid address")],
)
def test_a_cluster_that_isnt_there_is_named_at_once(
    address: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ARENA, "--bots", "gambler,random", "--ray", address]) == 2
    told = capsys.readouterr().err
    assert f"no Ray cluster to be reached at {address}" in told
    assert why in told


def test_without_ray_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ossuary.arena.cluster.find_spec", lambda name: None)
    assert main([*ARENA, "--bots", "gambler,random", "--ray", "auto"]) == 2
    assert 'pip install "ossuary[ray]"' in capsys.readouterr().err
