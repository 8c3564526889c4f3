"""Whom the oracle spars with besides itself: the house's others, and a believer.

They are watched in whole games, and networks learn to answer as they do: clones, with whom millions
of rounds can be played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from ossuary.games.skull import SkullGame
from ossuary.games.skull.actions import BID, FLIP, FLOWER, HIDE, LOSE, NAME, PASS, PLACE, SKULL
from ossuary.games.skull.bots.levels import Regular
from ossuary.games.skull.bots.reckoners import Gambler, Trickster, Warden
from ossuary.games.skull.bots.sight import is_left_out, numbers_of, phase_of, row_of, run_of
from ossuary.games.skull.options import SkullOptions
from ossuary.games.skull.solver.learnt import FOUND, LAYER
from ossuary.games.skull.solver.matches import ANSWERS, OTHERS, SEATS
from ossuary.games.skull.solver.network import Network, Weights, likely, made
from ossuary.games.skull.solver.rows import ACTOR, NOBODY
from ossuary.games.skull.solver.sights import (
    BIDS_AT,
    BIDS_TOLD_APART,
    FLIPS_AT,
    OTHER,
    OWN,
    allow,
    bid_of,
    look,
)
from ossuary.games.skull.view import SkullView
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


PARTNERS: Final[tuple[type[Bot], ...]] = (Gambler, Trickster, Warden, Regular, Believer)
SIZES: Final = FOUND, LAYER
"""Of a clone: what is found of a seat, and a layer."""
TIMES: Final = 12
"""So often a clone goes through all that was seen."""
BATCH: Final = 256
PACE: Final = 2e-3


class Seen(NamedTuple):
    """A question that a partner was asked, and its answer."""

    own: Any
    others: Any
    allowed: Any
    answer: int


class Watched:
    """A partner whose answers are noted."""

    def __init__(self, bot: Bot, seen: list[Seen]) -> None:
        self._bot = bot
        self._seen = seen

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        action = self._bot.choose(view, events, options, rng)
        if len(options) > 1 and not is_left_out(options):
            row, ring = row_of(view, events, phase_of(view, options))
            own, others = np.zeros(OWN, np.float32), np.zeros((OTHERS, OTHER), np.float32)
            allowed = np.zeros(ANSWERS, np.int64)
            look(row, row[ACTOR], own, others)
            allow(row, allowed)
            number = told_apart(row, numbers_of(row, ring, options), options, action)
            allowed[number] = 1
            self._seen.append(Seen(own, others, allowed, number))
        return action


def told_apart(row: Any, numbers: list[int], options: Answers, action: Action) -> int:
    """Which of the answers told apart comes nearest to an action."""
    number = numbers[options.index(action)]
    if number != NOBODY:
        return number
    bids = [each for each in range(BIDS_TOLD_APART) if bid_of(row, each)]
    return BIDS_AT + min(bids, key=lambda each: abs(bid_of(row, each) - action.value))


def watched(games: int, tell: Callable[[int], object]) -> list[list[Seen]]:
    """What each partner answered, among its like and among all."""
    seen: list[list[Seen]] = [[] for _ in PARTNERS]
    rng = Random("sparring")
    for number in range(games):
        players = 2 + number % (SEATS - 1)
        kinds = [rng.randrange(len(PARTNERS)) for _ in range(players)]
        if number // (SEATS - 1) % 3:
            kinds = [kinds[0]] * players
        bots: list[Bot] = [Watched(PARTNERS[each](), seen[each]) for each in kinds]
        play(SkullGame(SkullOptions(players=players)), bots, f"sparring {number}")
        tell(1)
    return seen


def clone_of(seen: Sequence[Seen]) -> Weights:
    """A network that answers like the one who was watched."""
    rng = np.random.default_rng(1)
    network = Network(made(OWN, OTHER, FLIPS_AT, SIZES, rng))
    own, others, allowed, answers = (np.array(column) for column in zip(*seen, strict=True))
    steps = TIMES * max(1, len(seen) // BATCH)
    for step in range(steps):
        at = rng.integers(len(seen), size=BATCH)
        by = likely(network.reckon((own[at], others[at])), allowed[at])
        by[np.arange(BATCH), answers[at]] -= 1
        network.descend(network.slopes(by / np.float32(BATCH)), PACE * (1 - step / steps))
    return network.weights
