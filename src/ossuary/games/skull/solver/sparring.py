"""Whom the oracle spars with besides itself: the house's others, a believer, and anybody.

They are watched in whole games, and what they answer is counted in the situations that the oracle
tells apart: habits, which can be played in millions of rounds.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import numpy as np

from ossuary.games.skull import SkullGame
from ossuary.games.skull.actions import (
    BID,
    FLIP,
    FLOWER,
    HIDE,
    LOSE,
    NAME,
    PASS,
    PLACE,
    SKULL,
)
from ossuary.games.skull.bots import Gambler, Trickster, Warden
from ossuary.games.skull.bots.oracle import phase_of, row_of
from ossuary.games.skull.bots.reading import SKULL_FACE
from ossuary.games.skull.options import SkullOptions
from ossuary.games.skull.solver.rows import COUNT, PHASE, RAISE_OR_PASS, Row
from ossuary.games.skull.solver.situations import (
    BIDS_TOLD_APART,
    LENGTH,
    MOST,
    OPENING_BIDS,
    RAISING_BIDS,
    SHAPES,
    allowed_bids,
    bid_of,
    kind,
    situation,
)
from ossuary.games.skull.view import SeatView, SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.match import Bot, play
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard

BLUFFS: Final = 0.2
"""How often the believer lays its skull first."""


class Believer:
    """Believes every bid: so many discs of the bidder, from the top, are flowers.

    It lays flowers and waits. Once others have bid it goes for all that it believes in.
    """

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        if len(options) == 1 or options[-1] is HIDE:
            return options[-1]
        assert view.seat is not None
        mine = view.seats[view.seat]
        others = [seat for seat in view.seats if seat.inside and seat is not mine]
        verb = options[-1].verb
        if verb is NAME:
            return rng.choice(options)
        if verb is PLACE and any(seat.turned for seat in others) and rng.random() < BLUFFS:
            return PLACE[SKULL]
        if options[0].verb in (LOSE, PLACE) and options[0].value == FLOWER:
            return options[0]
        if view.bid is None:
            return BID[1]
        believed = self.believed(view, events)
        if verb is FLIP:
            return max(options, key=lambda a: believed[a.value] - len(view.seats[a.value].flipped))
        return self.answer(view, believed)

    def answer(self, view: SkullView, believed: list[int]) -> Action:
        """To a bid: all that it is sure of, or a pass."""
        assert view.seat is not None
        assert view.bidder is not None
        assert view.bid is not None
        mine, bidder = view.seats[view.seat], view.seats[view.bidder]
        run = run_of(mine)
        sure = run if run < mine.on_mat else run + sum(believed) - believed[view.seat]
        if sure > view.bid:
            return BID[sure]
        is_last = all(
            seat.passed or not seat.inside for seat in view.seats if seat not in (mine, bidder)
        )
        # A bid within the bidder's own stack will succeed: only the last can stop it.
        if view.bid > bidder.on_mat or not is_last:
            return PASS
        return BID[view.bid + 1]

    def believed(self, view: SkullView, events: Sequence[Heard]) -> list[int]:
        """How many discs of each seat are flowers, from the top, by its highest bid."""
        believed = [0] * len(view.seats)
        for heard in reversed(events):
            if heard.name == "round":
                break
            if heard.name == "bid" and heard.actor is not None:
                most = min(int(str(heard.values[0])), view.seats[heard.actor].on_mat)
                believed[heard.actor] = max(believed[heard.actor], most)
        return believed


def run_of(seat: SeatView) -> int:
    """How many discs from the top of a stack that we know are flowers."""
    assert seat.stack is not None
    top_down = seat.stack[::-1]
    return top_down.index(SKULL_FACE) if SKULL_FACE in top_down else len(top_down)


class Anybody:
    """Answers anything."""

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        return rng.choice(options)


Counts = dict[int, Counter[int]]
"""For each number of seats that are in how often each answer was given, by its place."""
PARTNERS: Final[tuple[type[Bot], ...]] = (Gambler, Trickster, Warden, Believer, Anybody)


class Watched:
    """A partner whose answers are counted, by the number of seats that are in."""

    def __init__(self, bot: Bot, counts: Counts) -> None:
        self._bot = bot
        self._counts = counts

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        action = self._bot.choose(view, events, options, rng)
        if len(options) > 1 and options[-1] is not HIDE and options[-1].verb is not NAME:
            row, ring = row_of(view, events, phase_of(view, options))
            self._counts[row[COUNT]][situation(row) + told_apart(row, ring, action)] += 1
        return action


def told_apart(row: Row, ring: list[int], action: Action) -> int:
    """Which of the answers told apart comes nearest to an action."""
    if action is PASS:
        return 0
    if action.verb is FLIP:
        return kind(row, ring.index(action.value))
    if action.verb is not BID:
        return action.value
    bids = [number for number in range(BIDS_TOLD_APART) if allowed_bids(row) >> number & 1]
    nearest = min(bids, key=lambda number: abs(bid_of(row, number) - action.value))
    return nearest + (RAISING_BIDS if row[PHASE] == RAISE_OR_PASS else OPENING_BIDS)


def watched(games: int, tell: Callable[[int], object]) -> list[Counts]:
    """How often each partner gave each answer."""
    counts: list[Counts] = [defaultdict(Counter) for _ in PARTNERS]
    rng = Random("sparring")
    for number in range(games):
        players = 3 + number % (MOST - 2)
        kinds = [rng.randrange(len(PARTNERS)) for _ in range(players)]
        if number // (MOST - 2) % 2:
            kinds = [kinds[0]] * players
        bots: list[Bot] = [Watched(PARTNERS[each](), counts[each]) for each in kinds]
        play(SkullGame(SkullOptions(players=players)), bots, f"sparring {number}")
        tell(1)
    return counts


def habits(counts: list[Counts], seats: int) -> Any:
    """How likely the answers of each partner are with so many seats; the first is nobody's."""
    found = np.zeros((1 + len(counts), LENGTH), np.float32)
    for number, seen in enumerate(counts, 1):
        for place, times in seen[seats].items():
            found[number, place] = times
        found[number] = smoothed(found[number])
    return found


def smoothed(counts: Any) -> Any:
    """Chances by counts; what was seen little is taken from situations alike, trait by trait."""
    parts = []
    for start, shape in SHAPES:
        size = int(np.prod(shape))
        block = counts[start : start + size].reshape(shape)
        chances = np.ones(shape[-1], np.float32) / shape[-1]
        for axis in range(len(shape)):
            seen = block.sum(axis=tuple(range(axis, len(shape) - 1)))
            guess = chances[..., None, :] if axis else chances
            mass = seen + 2 * guess
            chances = mass / mass.sum(axis=-1, keepdims=True)
        parts.append(chances.ravel())
    return np.concatenate(parts)
