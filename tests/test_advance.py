"""The pages tell a game event by event, and come to what the next view says of the table."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import msgspec
import pytest

import ossuary
from ossuary.kernel.game import Game
from ossuary.kernel.history import History
from ossuary.kernel.step import CHANCE
from tests.conftest import ROOT
from tests.contract.cases import CASES, positions

WEB = ROOT / "web"
TELL = 'import { runnerImport } from "vite"; await runnerImport("./tests/advance.ts");'
TOLD = {
    "nightmarium": ("turn", "action", "bound", "debts", "deck", "discard", "holding", "turned"),
    "badbones": ("round", "phase", "side", "bag", "supply", "capital"),
}
TOLD_OF_SEATS = {
    "nightmarium": ("creatures", "complete", "cards", "hand", "known"),
    "badbones": (
        *("hero", "tiers", "houses", "towers", "out", "supply", "weapon", "traps", "craters"),
        *("skeletons", "waiting", "strays", "back", "cemetery", "sent", "returned", "lifted"),
        *("saboteurs",),
    ),
}


def walked(game: Game, seed: int, viewer: int | None) -> tuple[list[Any], list[Any]]:
    """The views of one random game, at its start and at each question; what is heard between."""
    history = History(game)
    views: list[Any] = []
    heard: list[Any] = []
    since = 0
    for state in positions(game, seed, history):
        if not state.over and (not views or state.actors() != (CHANCE,)):
            views.append(json.loads(msgspec.json.encode(state.view(viewer))))
            heard.append(json.loads(msgspec.json.encode(history.of(viewer, since))))
            since = len(history.of(viewer))
    return views, heard[1:]


def in_the_browser(games: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    command = ["node", "--input-type=module", "-e", TELL]
    done = subprocess.run(command, input=json.dumps(games), capture_output=True, text=True, cwd=WEB)
    assert done.returncode == 0, done.stderr
    told: list[list[dict[str, Any]]] = json.loads(done.stdout)
    return told


def shown(game: str, view: dict[str, Any]) -> dict[str, Any]:
    """What telling keeps up to date."""
    seats = [{name: seat[name] for name in TOLD_OF_SEATS[game]} for seat in view["seats"]]
    return {**{name: view[name] for name in TOLD[game]}, **MORE[game](view), "seats": seats}


def chain(view: dict[str, Any]) -> dict[str, Any]:
    """Nightmarium: an ability that has just ended its own chain is not told."""
    return {} if view["started"] else {"chain": view["chain"]}


def fields(view: dict[str, Any]) -> dict[str, Any]:
    """Bad Bones: who is moving, whom the hero has destroyed, and what is left in the market."""
    market = view["market"]
    return {
        "moving": [moving(field, view["phase"]) for field in view["seats"]],
        "slain": [sorted(field["slain"]) for field in view["seats"]],
        "market": market and (market["wares"], market["coins"], market["buyers"]),
    }


def moving(field: dict[str, Any], phase: int) -> Any:
    """Who is moving, and who is to run from a dragon: of these the next isn't told before it does.

    That a squad has come to a tower isn't told before it is said who is the first.
    """
    walk, scattering = field["walk"], [(cell, kind) for cell, _, kind, *_ in field["scattering"]]
    if walk is None:
        return scattering
    if phase == 2 and not walk["met"] and not walk["squad"]:
        return [*scattering, (walk["cell"], walk["type"])]
    where = None if walk["squad"] else walk["cell"]
    return scattering, walk["type"], walk["squad"], where, walk["met"]


MORE = {"nightmarium": chain, "badbones": fields}
ALL: dict[str, Any] = {"coop": True, "advanced": True, "commanders": True}
GAMES = {
    "nightmarium": [game for game in CASES.values() if game.name == "nightmarium"],
    "badbones": [
        ossuary.game("badbones", players=players, **more)
        for players in (1, 2, 3, 6)
        for more in (
            {},
            {"advanced": True},
            {"commanders": True},
            {"advanced": True, "commanders": True},
            *([{"coop": True}, ALL] if players > 1 else []),
        )
    ],
}


@pytest.mark.parametrize("name", MORE)
def test_what_is_told_comes_to_what_the_view_says(name: str, fresh_seed: int) -> None:
    """A whole game in one go, without a view between, as a player or a spectator hears it."""
    games = [
        walked(game, fresh_seed, (0, None)[(number + fresh_seed) % 2])
        for number, game in enumerate(GAMES[name])
    ]
    told = in_the_browser(
        [{"name": name, "start": views[0], "heard": heard} for views, heard in games]
    )
    for (views, heard), ours in zip(games, told, strict=True):
        for view, part, mine in zip(views[1:], heard, ours, strict=True):
            same = {"started": view["started"]} if "started" in view else {}
            assert shown(name, {**mine, **same}) == shown(name, view), part
