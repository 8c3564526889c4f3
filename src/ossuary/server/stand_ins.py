"""Stand-ins: which answers a bot gave for somebody, and why."""

from __future__ import annotations

from collections.abc import Mapping

from ossuary.server.wire import Why

Spans = dict[int, list[tuple[int, int, Why]]]
"""For each seat: questions from the first up to, but not including, the second, and why."""


class StandIns:
    """The answers that were not a person's own, by seat and number of their question."""

    def __init__(self, spans: Mapping[int, list[tuple[int, int, Why]]]) -> None:
        self.spans: Spans = {seat: [*known] for seat, known in spans.items()}

    def note(self, seat: int, number: int, why: Why) -> None:
        known = self.spans.setdefault(seat, [])
        if known and known[-1][1:] == (number, why):
            known[-1] = (known[-1][0], number + 1, why)
        else:
            known.append((number, number + 1, why))

    def why(self, seat: int, number: int) -> Why | None:
        """Why a bot gave this answer; None: it is the person's own."""
        spans = self.spans.get(seat, ())
        return next((why for low, high, why in spans if low <= number < high), None)
