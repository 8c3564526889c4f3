"""Engine and oracle side by side: both must offer the same options and come to the same end.

    python -m tests.oracle --games 10000

plays that many random games of every game that has an oracle, over all its option sets.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Generator, Mapping
from random import Random, randrange
from typing import Any

import ossuary
from ossuary.games.sedlec.actions import EXPANSIONS
from ossuary.kernel.action import Action
from ossuary.kernel.listener import Listener
from ossuary.kernel.state import State
from ossuary.shelf.games import load
from tests.games.badbones import oracle as badbones_oracle
from tests.games.nightmarium import oracle as nightmarium_oracle
from tests.games.sedlec import oracle as sedlec_oracle
from tests.games.sedlec.stacks import SETS, compare_stack
from tests.games.skull import oracle as skull_oracle

Oracle = Callable[..., Generator[Any, Any, Any]]
Choice = Callable[[State[Any], int, Random], Action]


def at_random(state: State[Any], actor: int, rng: Random) -> Action:
    return rng.choice(state.options(actor))


def skull_options(rng: Random) -> dict[str, Any]:
    """Two to six players, one or two tribes, with and without the options; some up to twelve."""
    tribes = rng.choice([1, 1, 2])
    most = 12 if tribes == 1 and rng.random() < 0.1 else 6
    players = rng.randint(2, most)
    first = rng.choice([None, rng.randrange(players * tribes)])
    return {"players": players, "tribes": tribes, "first": first, "show": rng.random() < 0.3}


def sedlec_options(rng: Random) -> dict[str, Any]:
    """All numbers of players with none, one or several expansions, and Monstrance."""
    expansions = rng.choice([[], [rng.choice(EXPANSIONS)], [rng.choice(EXPANSIONS)]])
    if rng.random() < 0.2:
        expansions = [name for name in EXPANSIONS if rng.random() < 0.6]
    if rng.random() < 0.3:
        return {"players": 1, "first": None, "expansions": expansions, "monstrance": True}
    players = rng.randint(2, 4 if expansions else 3)
    first = rng.choice([None, rng.randrange(players)])
    return {"players": players, "first": first, "expansions": expansions, "monstrance": False}


def nightmarium_options(rng: Random) -> dict[str, Any]:
    """All numbers of players and creatures, with and without seals."""
    players = rng.randint(2, 5)
    first = rng.choice([None, rng.randrange(players)])
    victory, seals = rng.choice([5, 5, 6, 7]), rng.random() < 0.5
    return {"players": players, "first": first, "victory": victory, "seals": seals}


def badbones_options(rng: Random) -> dict[str, Any]:
    """All numbers of players and modes; alone with few and many rounds, some heroic."""
    players = rng.choice([1, 1, 2, 3, 4, 5, 6])
    options: dict[str, Any] = {
        "players": players,
        "rounds": rng.choice([1, 2, 3, 10]) if players == 1 else 10,
        "heroic": players == 1 and rng.random() < 0.4,
        "advanced": rng.random() < 0.5,
        "coop": players > 1 and rng.random() < 0.4,
        "commanders": rng.random() < 0.5,
    }
    if options["advanced"] and players > 1 and not options["coop"]:
        options["first"] = rng.choice([None, rng.randrange(players)])
    return options


ORACLES: dict[str, tuple[Oracle, Callable[[Random], dict[str, Any]]]] = {
    "skull": (skull_oracle.play, skull_options),
    "sedlec": (sedlec_oracle.play, sedlec_options),
    "nightmarium": (nightmarium_oracle.play, nightmarium_options),
    "badbones": (badbones_oracle.play, badbones_options),
}


def compare(
    name: str,
    seed: int,
    components: Mapping[str, Any] | None = None,
    listener: Listener | None = None,
    choose: Choice | None = None,
) -> str:
    """Plays one random game with both; returns why it ended.

    Answers are drawn at random, or `choose` says which. With other components than the game's own,
    the oracle has to be told of them beforehand.
    """
    rng = Random(seed)
    play, some_options = ORACLES[name]
    options = some_options(rng)
    where = f"{name} {options}, seed {seed}"
    state = load(name, options, components).start(listener)
    oracle = play(**options)
    asked = next(oracle)
    while True:
        actors = state.actors()
        if actors == (ossuary.CHANCE,):
            offered: Any = [(tuple(action.json()), weight) for action, weight in state.chances()]
        else:
            offered = {
                seat: [tuple(action.json()) for action in state.options(seat)] for seat in actors
            }
        assert offered == asked, f"{where}: the engine offers {offered}, the oracle {asked}"
        actor = rng.choice(actors)
        action = (choose or at_random)(state, actor, rng)
        state.apply(actor, action)
        try:
            asked = oracle.send((actor, tuple(action.json())))
        except StopIteration as end:
            assert state.outcome is not None, f"{where}: only the oracle is at its end"
            outcome = state.outcome
            theirs = end.value._asdict()
            ours = {
                "winners": list(outcome.winners),
                "scores": list(outcome.scores),
                "reason": outcome.reason.id,
            }
            ours = {name: value for name, value in ours.items() if name in theirs}
            theirs = {name: theirs[name] for name in ours}
            assert ours == theirs, f"{where}: the engine ends with {ours}, the oracle with {theirs}"
            return state.outcome.reason.id
        assert not state.over, f"{where}: only the engine is at its end"


def main() -> None:
    parser = argparse.ArgumentParser(description="Compares the engine with the oracles.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--stacks", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=randrange(10**9))
    arguments = parser.parse_args()
    for name in ORACLES:
        ends = Counter(
            compare(name, seed) for seed in range(arguments.seed, arguments.seed + arguments.games)
        )
        print(f"{name}: {arguments.games} games agree (from seed {arguments.seed}); {dict(ends)}")
    for seed in range(arguments.seed, arguments.seed + arguments.stacks * len(SETS)):
        compare_stack(seed)
    print(f"sedlec: {arguments.stacks} structures each of {len(SETS)} decks have the same points")


if __name__ == "__main__":
    main()
