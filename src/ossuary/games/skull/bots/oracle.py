"""A player for any number: it draws its answers by what it has learnt (docs/skull-oracle.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp, inf
from random import Random

from ossuary.games.skull.actions import FLIP, HIDE, NAME, PASS
from ossuary.games.skull.bots.duellist import Duellist
from ossuary.games.skull.bots.reading import SKULL_FACE
from ossuary.games.skull.bots.sight import numbers_of, phase_of, row_of
from ossuary.games.skull.solver import rows, sights
from ossuary.games.skull.solver.learnt import Learnt, shipped_learnt
from ossuary.games.skull.view import SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard


class Learned:
    """Mixes its answers by what was learnt in a million matches with itself and with others."""

    def __init__(self, learnt: Learnt | None = None) -> None:
        self._learnt = learnt or shipped_learnt()

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        if len(options) == 1:
            return options[0]
        return rng.choices(options, self.chances(view, events, options))[0]

    def chances(self, view: SkullView, events: Sequence[Heard], options: Answers) -> list[float]:
        """How likely it is to give each answer, unless it has the solution for two."""
        sensible = self.sensible(view, options)
        if len(sensible) == 1 or options[-1].verb is NAME:
            return [(action in sensible) / len(sensible) for action in options]
        row, ring = row_of(view, events, phase_of(view, options))
        drawn = self._drawn(row)
        numbers = numbers_of(row, ring, options)
        speaks = [
            drawn[number] + self.leaning(view, action)
            if number != rows.NOBODY and action in sensible
            else -inf
            for action, number in zip(options, numbers, strict=True)
        ]
        most = max(speaks)
        weights = [exp(each - most) for each in speaks]
        total = sum(weights)
        return [weight / total for weight in weights]

    def leaning(self, view: SkullView, action: Action) -> float:
        """What it likes about an answer besides."""
        return 0.0

    def show(self, view: SkullView, options: Answers) -> Action:
        """Whether the discs that were not flipped are shown."""
        return HIDE

    def sensible(self, view: SkullView, options: Answers) -> Sequence[Action]:
        """The options without those that are known to be worse."""
        if options[-1] is HIDE:
            return [self.show(view, options)]
        if options[-1].verb is NAME:
            return weakest(view, options)
        if options[-1].verb is FLIP:
            return safest(view, options)
        if options[0] is PASS and is_ours(view, view.bidder):
            return [PASS]
        return options

    def _drawn(self, row: rows.Row) -> list[float]:
        """How much it is drawn to each of the answers told apart."""
        own = [0.0] * sights.OWN
        others = [[0.0] * sights.OTHER for _ in range(row[rows.COUNT] - 1)]
        sights.look(row, row[rows.ACTOR], own, others)
        answers, flips = self._learnt.reckon(own, others)
        return [*answers, *flips]


class Oracle(Learned):
    """The master: for two it is the duellist, who goes by the solution."""

    @cached_property
    def _duellist(self) -> Duellist:
        return Duellist()

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        if len(view.seats) == 2:
            return self._duellist.choose(view, events, options, rng)
        return super().choose(view, events, options, rng)


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
            return 2 if seat.stack[seat.on_mat - len(seat.flipped) - 1] == SKULL_FACE else 0
        return 0 if seat.only_flowers else 1

    least = min(map(danger, options))
    return [action for action in options if danger(action) == least]
