"""Playthroughs: one committed transcript per option set. A change shows what it did.

    python -m tests.playthroughs

writes them anew. A transcript holds a random game: every question, every answer, what a spectator
hears of it, and now and then the whole view of the player who is asked. Of a long game it holds the
beginning and the end, and of a deck only how many cards it has.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

import ossuary
from ossuary.kernel.history import History
from ossuary.kernel.step import CHANCE
from tests.contract.cases import CASES

VIEW_EVERY = 40
MOST_MOVES = 500
MOST_OPTIONS = 60


def folder(game: str) -> Path:
    return Path(__file__).parent / "games" / game / "playthroughs"


def transcript(case: str, seed: int = 1) -> str:
    game = CASES[case]
    history = History(game)
    state = game.start(history)
    rng = Random(seed)
    lines = [f"{game.name} {msgspec.json.encode(game.options.json()).decode()}"]
    heard = moves = kept = 0
    while True:
        for entry in history.of(None)[heard:]:
            lines.append(f"    {msgspec.json.encode(entry).decode()}")
        heard = len(history.of(None))
        if state.over:
            break
        actor = rng.choice(state.actors())
        options = state.options(actor)
        action = rng.choice(options)
        if actor != CHANCE and moves % VIEW_EVERY == 0:
            view = state.view(game.player_of(actor))
            lines.append(f"  view {msgspec.json.encode(view).decode()}")
        if len(options) > MOST_OPTIONS:
            listed = f"{options[0].text} … {options[-1].text}, {len(options)} of them"
        else:
            listed = ", ".join(option.text for option in options)
        lines.append(f"{state.actors()} {actor}: {listed}")
        lines.append(f"  {action.text}")
        if moves == MOST_MOVES:
            kept = len(lines)
        state.apply(actor, action)
        moves += 1
    if moves > MOST_MOVES:
        lines[kept:] = [f"… {moves} moves in all", *lines[-10:]]
    lines.append(str(msgspec.json.encode(state.view(None).ending).decode()))
    return "\n".join(lines) + "\n"


def main() -> None:
    for case, game in CASES.items():
        if game.name in ossuary.GAMES:
            folder(game.name).mkdir(exist_ok=True)
            (folder(game.name) / f"{case}.txt").write_text(transcript(case), encoding="utf-8")


if __name__ == "__main__":
    main()
