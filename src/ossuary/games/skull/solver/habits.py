"""Somebody who knows how the others at a table answer, and reads what they hold from what they say.

How well it fares against a bot is a lower bound of how far that can be exploited with three and
more: it looks no farther than the round, and reckons roughly what follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, cast

from ossuary.games.skull.actions import (
    BID,
    FLIP,
    FLOWER,
    HIDE,
    LOSE,
    NAME,
    PASS,
    PLACE,
    RAISES,
    SKULL,
)
from ossuary.games.skull.bots.reading import best_flips
from ossuary.games.skull.bots.sight import run_of
from ossuary.games.skull.solver.overhearing import Following, Habits
from ossuary.games.skull.view import SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.match import Asked, Bot, answer_of
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard

BLUFFS: Final = 0.2
"""How often the reader lays its skull first, as long as nobody is about to win."""
WIN, SUCCESS = 1.0, 0.45
"""What a second success is worth to the reader, and a first."""
LOSS = (0.0, 0.6, 0.25, 0.15, 0.1)
"""What it costs to lose one of so many discs."""
THEIR_WIN, THEIR_SUCCESS, THEIR_LOSS = 0.7, 0.2, 0.08
"""What these cost or are worth to the reader when others can stop an opponent too."""
OPENS = 0.2
"""What a bid must be worth, on average, to be opened with as long as there are discs to lay."""
GUESS = (1.0, 0.7, 0.5, 0.4, 0.3)
"""How likely others may think that so many discs of the reader are all flowers."""
UNLIKELY = 0.01
"""What is less likely than this is left out."""
LOOKS = 8
"""How often a bot is asked to learn its habits, if nobody says otherwise."""
FARTHEST = 4
"""How far above the last bid the reader looks, besides a bid for all the discs."""


class HabitReader:
    """Knows how its opponents answer with each holding, and so what they hold by what they said.

    Of each of its own answers it reckons what the others would say to it, one after another, and
    what the attempt that comes of it is worth.
    """

    def __init__(self, habits: Habits) -> None:
        self._habits = habits
        self._following: Following | None = None

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        if len(options) == 1 or options[-1] is HIDE:
            return options[-1]
        verb = options[-1].verb
        if verb is LOSE or verb is NAME:
            return rng.choice(options)
        if self._following is None or not self._following.goes_on(events):
            self._following = Following(self._habits, view)
        self._following.hear(events)
        table = Reckoning(view, self._following, events)
        if verb is PLACE:
            return PLACE[SKULL if rng.random() < table.lead() else FLOWER]
        if verb is FLIP:
            return max(options, key=table.flip_chance)
        if view.bid is not None:
            return max(table.near(options), key=table.answer_worth)
        bids = [action for action in options if action.verb is BID]
        best = max(table.near(bids), key=table.answer_worth)
        if len(bids) == len(options) or table.answer_worth(best) > OPENS * 2 * rng.random():
            return best
        return options[0]


class Reckoning:
    """What the reader's answers are worth, by what it believes."""

    def __init__(self, view: SkullView, following: Following, events: Sequence[Heard]) -> None:
        assert view.seat is not None
        self.view, self.following, self.events = view, following, list(events)
        self.seat = view.seat
        self.me = view.seats[view.seat]
        self.run = run_of(self.me)
        self.clear = [following.clear(seat) for seat in range(len(view.seats))]
        self.clear[self.seat] = [1.0] * (self.run + 1) + [0.0] * (self.me.on_mat - self.run)
        self.others = [n for n, seat in enumerate(view.seats) if seat.inside and n != self.seat]
        self._known: dict[Action, float] = {}

    def lead(self) -> float:
        """How often the first disc is the skull."""
        return 0.7 if any(self.view.seats[seat].turned for seat in self.others) else BLUFFS

    def near(self, options: Sequence[Action]) -> list[Action]:
        """A pass, the next few bids, and one for all."""
        return [*options[: FARTHEST + 1], *options[FARTHEST + 1 :][-1:]]

    def flip_chance(self, action: Action) -> float:
        """The chance to flip all that is to be flipped, beginning here."""
        stacks = [self.clear[seat] for seat in self.others if seat != action.value]
        plans = best_flips([self.clear[action.value][1:], *stacks])
        return plans[self.view.to_flip - 1]

    def success(self, seat: int, bid: int) -> float:
        """The chance of a seat to succeed with a bid."""
        height = self.view.seats[seat].on_mat
        if bid <= height:
            return self.clear[seat][bid]
        stacks = [self.clear[other] for other in self.others if other != seat]
        if seat == self.seat:
            return self.clear[seat][-1] * best_flips(stacks)[bid - height]
        stacks.append(list(GUESS[: self.me.on_mat + 1]))
        chance = self.clear[seat][-1] * best_flips(stacks)[bid - height]
        if self.run < self.me.on_mat:
            beyond = max(0, bid - height - self.run)
            chance *= 1 - beyond / (self.view.laid - height - self.run)
        return chance

    def worth(self, seat: int, bid: int) -> float:
        """What it is worth to the reader that a seat is the challenger."""
        success, challenger = self.success(seat, bid), self.view.seats[seat]
        if seat == self.seat:
            prize = WIN if challenger.turned else SUCCESS
            return success * prize - (1 - success) * LOSS[challenger.discs]
        harm = THEIR_WIN if challenger.turned else THEIR_SUCCESS
        return (1 - success) * THEIR_LOSS - success * harm

    def answer_worth(self, action: Action) -> float:
        """What an answer of the reader is worth, with all that the others may say to it."""
        if action not in self._known:
            self._known[action] = self._answer_worth(action)
        return self._known[action]

    def _answer_worth(self, action: Action) -> float:
        bidder, bid = self.seat, action.value
        if action is PASS:
            assert self.view.bidder is not None
            assert self.view.bid is not None
            bidder, bid = self.view.bidder, self.view.bid
        before = list(self.clear)
        heard = [*self.events, Heard(self.seat, action.verb.name, action.values)]
        table = self.following.after(self.seat, action)
        worth, stands = 0.0, 1.0
        for seat in self.answering(bidder, bid):
            said = table.answers(seat, heard, RAISES[bid][self.view.laid])
            for answer, holdings in said.items():
                mass = stands * sum(holdings.values())
                if answer is not PASS and mass > UNLIKELY:
                    self.clear[seat] = table.clear(seat, holdings)
                    worth += mass * self.raised(seat, answer.value, action is PASS)
            stands *= sum(said[PASS].values())
            self.clear[seat] = table.clear(seat, said[PASS])
            heard.append(Heard(seat, PASS.verb.name, ()))
            table.passed[seat] = True
        worth += stands * self.worth(bidder, bid)
        self.clear = before
        return worth

    def raised(self, seat: int, bid: int, passed: bool) -> float:
        """What it is worth that a seat raises to this, when the reader may raise again."""
        if passed or bid == self.view.laid:
            return self.worth(seat, bid)
        return max(self.worth(seat, bid), self.worth(self.seat, bid + 1))

    def answering(self, bidder: int, bid: int) -> list[int]:
        """Who is asked after the reader, in order."""
        if bid == self.view.laid:
            return []
        seats = len(self.view.seats)
        order = [(self.seat + step) % seats for step in range(1, seats)]
        if bidder != self.seat:
            order = order[: order.index(bidder)]
        return [s for s in order if s in self.others and not self.view.seats[s].passed]


class Sampled:
    """A bot's habits, by what it answered to the same question with other dice."""

    def __init__(self, bot: Bot, looks: int = LOOKS) -> None:
        self._bot = bot
        self._looks = looks

    def chances(self, view: SkullView, events: Sequence[Heard], options: Answers) -> list[float]:
        given = Counter(
            answer_of(self._bot, Asked(view, tuple(events), options, Random(number)))
            for number in range(self._looks)
        )
        return [given[action] / self._looks for action in options]


def reader_of(bot: Bot, looks: int) -> HabitReader:
    """Who reads this bot: by the chances that it tells, or else by asking it so often."""
    return HabitReader(
        cast("Habits", bot) if callable(getattr(bot, "chances", None)) else Sampled(bot, looks)
    )
