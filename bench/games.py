"""The games side by side with Skull: random play and copies, as ratios in one run.

Decisions per second in the compiled play loop with four players, one core, Skull's and the other
game's in turns; and clones of a position in mid-game. Bad Bones alone: rounds per second, also
with market, weapons and commanders.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from measure import in_turns, often

import ossuary
from ossuary.kernel import state as state_module
from ossuary.kernel.play import playout

PLAYERS = 4
GAMES: dict[str, dict[str, Any]] = {
    "nightmarium": {},
    "nightmarium with seals, seven creatures": {"seals": True, "victory": 7},
    "badbones": {},
    "badbones advanced, with commanders": {"advanced": True, "commanders": True},
    "badbones co-operative": {"coop": True},
}


def decisions(game: ossuary.Game, rng: Random) -> int:
    return playout(game.start(), rng)


def rounds(game: ossuary.Game, rng: Random) -> int:
    """The rounds of many short games."""
    played = 0
    for _ in range(20):
        state = game.start()
        playout(state, rng)
        played += state.table.round
    return played


def middle_of(game: ossuary.Game) -> Any:
    """The position half-way through a random game."""
    passed = [state.clone() for state in positions(game)]
    return passed[len(passed) // 2]


def positions(game: ossuary.Game) -> Iterator[Any]:
    state, rng = game.start(), Random(3)
    while not state.over:
        yield state
        actor = state.actors()[0]
        state.apply(actor, rng.choice(state.options(actor)))


def main() -> None:
    if str(state_module.__file__).endswith(".py"):
        raise SystemExit("bench: the installed package is not compiled")
    skull, rng = ossuary.game("skull", players=PLAYERS), Random(1)
    for title, options in GAMES.items():
        game = ossuary.game(title.split()[0], players=PLAYERS, **options)
        played = in_turns(partial(decisions, game, rng), partial(decisions, skull, rng))
        print(f"{title + ': decisions':52} {played}")
        own, theirs = middle_of(game), middle_of(skull)
        copied = in_turns(partial(often, theirs.clone), partial(often, own.clone))
        print(f"{title + ': Skull clones for one of its own':52} {copied}")
    alone = ossuary.game("badbones", players=1, rounds=40)
    played = in_turns(partial(rounds, alone, rng), partial(decisions, skull, rng))
    print(f"{'badbones alone: rounds, for decisions of Skull':52} {played}")
    full = ossuary.game("badbones", players=1, rounds=40, advanced=True, commanders=True)
    played = in_turns(partial(rounds, full, rng), partial(rounds, alone, rng))
    print(f"{'badbones alone: rounds with all of part 2, for base':52} {played}")
    own, theirs = middle_of(alone), middle_of(skull)
    copied = in_turns(partial(often, theirs.clone), partial(often, own.clone))
    print(f"{'badbones alone: Skull clones for one of its own':52} {copied}")


if __name__ == "__main__":
    main()
