"""What `ossuary simulate` counts of this game besides wins: how long village or capital stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ossuary.games.badbones.options import BadBonesOptions
from ossuary.kernel.outcome import Outcome


def statistics(options: BadBonesOptions, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """`survival`: for each round, from the first, the share of games that stood after it.

    Against each other there is none: the game lasts until somebody falls.
    """
    if options.players > 1 and not options.coop:
        return {}
    rounds = [outcome.scores[0] for outcome in outcomes]
    last = max(options.rounds, *rounds)
    stood = [sum(1 for end in rounds if end >= number) for number in range(1, last + 1)]
    return {"survival": [count / len(rounds) for count in stood]}
