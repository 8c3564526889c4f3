"""What the games of the arena say: a figure with its interval for every pairing, and the faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from ossuary.arena.counting import Interval, mean_of, share_of
from ossuary.arena.line_ups import Bout, Pairing
from ossuary.arena.playing import Result


class Cell(NamedTuple):
    """What one bot has reached among others of one kind."""

    pairing: Pairing
    games: int
    figure: Interval
    """Its share of the wins; of one who plays alone, the points on average."""


class Failing(NamedTuple):
    bot: str
    why: str
    games: int


def cells_of(results: Mapping[Bout, Result], players: int) -> list[Cell]:
    """In the order in which they were played; between two, each from both sides."""
    found: dict[Pairing, list[float]] = {}
    for (pairing, number), result in sorted(results.items(), key=lambda entry: entry[0].number):
        seat = Bout(pairing, number).seat(players)
        if players == 1:
            found.setdefault(pairing, []).append(result.scores[0] if result.scores else 0)
            continue
        found.setdefault(pairing, []).append(result.shares[seat])
        if players == 2:
            found.setdefault(Pairing(*pairing[::-1]), []).append(result.shares[1 - seat])
    return [
        Cell(
            pairing,
            len(figures),
            mean_of(figures) if players == 1 else share_of(sum(figures), len(figures)),
        )
        for pairing, figures in found.items()
    ]


def failing_of(results: Mapping[Bout, Result], players: int) -> list[Failing]:
    """The bots that gave no answer, with the reason and how often; the most frequent first."""
    found = Counter(
        (bout.line_up(players)[result.fault.player], result.fault.why)
        for bout, result in results.items()
        if result.fault
    )
    return [Failing(bot, why, games) for (bot, why), games in found.most_common()]


def as_json(results: Mapping[Bout, Result], players: int) -> dict[str, Any]:
    return {
        "games": len(results),
        "pairings": [
            {
                "one": cell.pairing.one,
                "others": cell.pairing.others or None,
                "games": cell.games,
                **cell.figure._asdict(),
            }
            for cell in cells_of(results, players)
        ],
        "faults": [failing._asdict() for failing in failing_of(results, players)],
    }
