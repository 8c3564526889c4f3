"""A player for any number: it goes by what it has learnt, with chances (docs/skull-oracle.md).

For two it is the duellist. With more it finds the situation it is in, as coarsely as it was learnt,
and draws its answer by the chances that it has there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import cast

from ossuary.games.skull.actions import BID, FLIP, HIDE, LOSE, NAME, PASS, PLACE
from ossuary.games.skull.bots.duellist import Duellist
from ossuary.games.skull.solver import rows
from ossuary.games.skull.solver.learnt import Learnt, shipped_learnt
from ossuary.games.skull.solver.situations import (
    BROAD_AT,
    FEWEST,
    OPENING_BIDS,
    RAISING_BIDS,
    RAISING_WIDTH,
    WIDEST,
    allowed,
    bid_of,
    broad_raising,
    kind,
    situation,
)
from ossuary.games.skull.view import SeatView, SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard


class Oracle:
    """Mixes its answers by what it has learnt in millions of rounds with itself."""

    def __init__(self, learnt: Learnt | None = None) -> None:
        self._learnt = learnt or shipped_learnt()

    @cached_property
    def _duellist(self) -> Duellist:
        return Duellist()

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        if len(options) == 1:
            return options[0]
        if len(view.seats) == 2:
            return self._duellist.choose(view, events, options, rng)
        return rng.choices(options, self.chances(view, events, options))[0]

    def chances(self, view: SkullView, events: Sequence[Heard], options: Answers) -> list[float]:
        """How likely it is to give each answer, unless the duellist gives it."""
        mixed = self._mixed(view, events, options)
        return [mixed.get(action, 0.0) for action in options]

    def _mixed(
        self, view: SkullView, events: Sequence[Heard], options: Answers
    ) -> dict[Action, float]:
        if len(options) == 1 or options[-1] is HIDE:
            return {options[-1]: 1.0}
        if options[-1].verb is NAME:
            return evenly(weakest(view, options))
        if options[-1].verb is FLIP:
            options = tuple(safest(view, options))
        phase = phase_of(view, options)
        if phase == rows.RAISE_OR_PASS and is_ours(view, view.bidder):
            return {PASS: 1.0}
        row, ring = row_of(view, events, phase)
        answers = [number for number in range(WIDEST) if allowed(row) >> number & 1]
        mixed: dict[Action, float] = {}
        for number, chance in zip(answers, self._known(row, answers), strict=True):
            meant = meanings(row, ring, number, options)
            for action in meant:
                mixed[action] = chance / len(meant)
        # Where what it would flip is known to be worse, it flips what is safe.
        return mixed if any(mixed.values()) else evenly(options)

    def _known(self, row: rows.Row, answers: list[int]) -> list[float]:
        """What was learnt here, or else more broadly, or else with fewer or more seats."""
        places = [situation(row)]
        if row[rows.PHASE] == rows.RAISE_OR_PASS:
            places.append(BROAD_AT + broad_raising(row, row[rows.ACTOR]) * RAISING_WIDTH)
        most = self._learnt.most
        nearest = sorted(range(FEWEST, most + 1), key=lambda n: abs(n - min(row[rows.COUNT], most)))
        for seats in nearest:
            for place in places:
                chances = self._learnt.chances(seats, place, answers)
                if chances is not None:
                    return chances
        return [1 / len(answers)] * len(answers)


def evenly(actions: Sequence[Action]) -> dict[Action, float]:
    return {action: 1 / len(actions) for action in actions}


def is_ours(view: SkullView, seat: int | None) -> bool:
    return seat is not None and view.seats[seat].player == view.player


def weakest(view: SkullView, options: Answers) -> list[Action]:
    """Our other tribe, or else those who have least to begin with."""

    def strength(action: Action) -> tuple[bool, bool, int]:
        seat = view.seats[action.value]
        return not is_ours(view, action.value), seat.turned, seat.discs

    least = min(map(strength, options))
    return [action for action in options if strength(action) == least]


def safest(view: SkullView, options: Answers) -> list[Action]:
    """What is known to be a flower, or else what isn't known to be our own skull."""

    def danger(action: Action) -> int:
        seat = view.seats[action.value]
        if seat.stack is not None:
            return 2 if seat.stack[seat.on_mat - len(seat.flipped) - 1] == "skull" else 0
        return 0 if seat.only_flowers else 1

    least = min(map(danger, options))
    return [action for action in options if danger(action) == least]


def meanings(
    row: rows.Row, ring: list[int], number: int, options: Sequence[Action]
) -> list[Action]:
    """The options that one of the answers told apart stands for."""
    phase = row[rows.PHASE]
    if phase == rows.FLIP:
        return [action for action in options if kind(row, ring.index(action.value)) == number]
    if phase == rows.LOSE:
        return [LOSE[number]]
    if phase == rows.RAISE_OR_PASS:
        return [BID[bid_of(row, number - RAISING_BIDS)] if number else PASS]
    if number < OPENING_BIDS:
        return [PLACE[number]]
    return [BID[bid_of(row, number - OPENING_BIDS)]]


def phase_of(view: SkullView, options: Answers) -> int:
    """What is asked, as a row says it."""
    verb = options[-1].verb
    if verb is PLACE:
        return rows.PLACE_FIRST
    if verb is FLIP:
        return rows.FLIP
    if verb is LOSE:
        return rows.LOSE
    return rows.ADD_OR_OPEN if view.bid is None else rows.RAISE_OR_PASS


def row_of(view: SkullView, events: Sequence[Heard], phase: int) -> tuple[rows.Row, list[int]]:
    """The round as a row, and the seats that are in, from the one who begins."""
    assert view.first is not None
    assert view.seat is not None
    seats = len(view.seats)
    order = [(view.first + step) % seats for step in range(seats)]
    ring = [seat for seat in order if view.seats[seat].inside]
    row = [0] * rows.HEADER
    row[rows.COUNT], row[rows.PHASE] = len(ring), phase
    row[rows.ACTOR] = ring.index(view.seat)
    row[rows.BID], row[rows.LAID], row[rows.TO_FLIP] = view.bid or 0, view.laid, view.to_flip
    row[rows.MOOD] = mood(events)
    said = bids_of(events)
    row[rows.BIDDER] = rows.NOBODY if view.bidder is None else ring.index(view.bidder)
    for seat in ring:
        row += seat_of(view.seats[seat], said.get(seat, 0))
    return row, ring


def bids_of(events: Sequence[Heard]) -> dict[int, int]:
    """The highest bid of everybody who has bid in this round."""
    said: dict[int, int] = {}
    for heard in reversed(events):
        if heard.name == "round":
            break
        if heard.name == "bid" and heard.actor is not None:
            said.setdefault(heard.actor, cast("int", heard.values[0]))
    return said


def mood(events: Sequence[Heard]) -> int:
    """What the match was like so far."""
    successes = traps = 0
    for heard in events:
        if heard.name == "succeeded":
            successes += 1
        elif heard.name == "failed" and heard.values[0] != heard.values[1]:
            traps += 1
    return rows.mood_of(successes, traps)


def seat_of(seat: SeatView, said: int) -> list[int]:
    """A seat in a row; where another's skull is nobody knows."""
    fields = [0] * rows.WIDTH
    fields[rows.DISCS], fields[rows.TURNED] = seat.discs, int(seat.turned)
    fields[rows.HEIGHT], fields[rows.FLIPPED] = seat.on_mat, len(seat.flipped)
    fields[rows.PASSED], fields[rows.SAID] = int(seat.passed), said
    if seat.lost is not None and seat.stack is not None:
        fields[rows.SKULLS] = 1 - seat.lost.skulls
        fields[rows.SKULL_AT] = seat.stack.index("skull") + 1 if "skull" in seat.stack else 0
    return fields
