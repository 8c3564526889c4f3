"""Following a game of Skull with the eyes of one who knows how the others answer."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Protocol, cast

from msgspec import structs

from ossuary.games.skull.actions import (
    BID,
    DISCS,
    FACES,
    FLOWER,
    LOSE,
    OPENINGS,
    PASS,
    PLACE,
    PLACES,
    RAISES,
    SKULL,
)
from ossuary.games.skull.bots.reading import SKULL_FACE
from ossuary.games.skull.view import Discs, SeatView, SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard

LOST, IN_HAND = -1, 0
"""Where a skull can be, besides the places of the stack from 1 on."""
SECRET = (PLACE.name, LOSE.name)
"""What of these was laid or lost only the one hears who does it."""
FALTERING = 0.03
"""How often somebody may answer against its habits."""


class Habits(Protocol):
    """How somebody answers, as somebody knows who has watched it long enough."""

    def chances(
        self, view: SkullView, events: Sequence[Heard], options: Answers, /
    ) -> list[float]: ...


class Following:
    """The table as it was heard of, and for each seat how likely each place of its skull is."""

    def __init__(self, habits: Habits, view: SkullView) -> None:
        seats = len(view.seats)
        self.habits = habits
        self.reader = view.player
        self.heard: list[Heard] = []
        self.discs = [DISCS] * seats
        self.turned = [False] * seats
        self.height = [0] * seats
        self.flipped = [0] * seats
        self.passed = [False] * seats
        self.bid, self.bidder, self.skull_of, self.first = 0, -1, -1, 0
        self.round = 1
        self.suspects = [0] * seats
        self.only_flowers = [False] * seats
        self.beliefs: list[dict[int, float]] = [{IN_HAND: 1.0} for _ in range(seats)]

    def goes_on(self, events: Sequence[Heard]) -> bool:
        """Whether these events begin with those that were heard."""
        return list(events[: len(self.heard)]) == self.heard

    def after(self, seat: int, action: Action) -> Following:
        """The table after a bid or a pass of the reader."""
        twin = copy(self)
        twin.passed = list(self.passed)
        if action is PASS:
            twin.passed[seat] = True
        else:
            twin.bid, twin.bidder = action.value, seat
        return twin

    # ---- what is believed

    def clear(self, seat: int, holdings: dict[int, float] | None = None) -> list[float]:
        """The chances that the next 0, 1, 2, ... unflipped discs of a stack are flowers."""
        belief = self.beliefs[seat] if holdings is None else holdings
        total = sum(belief.values()) or 1.0
        top = self.height[seat] - self.flipped[seat]
        return [
            1 - sum(w for place, w in belief.items() if top - count < place <= top) / total
            for count in range(top + 1)
        ]

    def chances(
        self, seat: int, holding: int, heard: Sequence[Heard], options: Answers
    ) -> list[float]:
        """How likely the seat is to give each answer if its skull is there."""
        view = self.view_of(seat, holding)
        even = FALTERING / len(options)
        return [
            (1 - FALTERING) * chance + even
            for chance in self.habits.chances(view, self.heard_by(seat, holding, heard), options)
        ]

    def heard_by(self, seat: int, holding: int, heard: Sequence[Heard]) -> list[Heard]:
        """What a seat would have heard instead of the reader, if its skull is there.

        What it laid in earlier rounds, and what it has lost, nobody knows.
        """
        place = self.height[seat]
        told = [*heard]
        begun = max((n for n, each in enumerate(told) if each.name == "round"), default=0)
        for number in range(len(told) - 1, -1, -1):
            each = told[number]
            if each.name not in SECRET:
                continue
            face = None
            if each.actor == seat and each.name == PLACE.name and number > begun:
                face = FACES[SKULL if place == holding else FLOWER]
                place -= 1
            told[number] = structs.replace(each, values=(face,))
        return told

    def answers(
        self, seat: int, heard: Sequence[Heard], options: Answers
    ) -> dict[Action, dict[int, float]]:
        """How likely the seat is to give each answer, by where its skull is."""
        said: dict[Action, dict[int, float]] = {action: {} for action in options}
        for holding, weight in self.beliefs[seat].items():
            chances = self.chances(seat, holding, heard, options)
            for action, chance in zip(options, chances, strict=True):
                said[action][holding] = weight * chance
        return said

    def view_of(self, viewer: int, holding: int) -> SkullView:
        """What a seat sees if its skull is there."""
        seats = []
        for seat, discs in enumerate(self.discs):
            height, own = self.height[seat], seat == viewer
            stack = tuple(FACES[SKULL if n == holding else FLOWER] for n in range(1, height + 1))
            skull, gone = int(holding == IN_HAND), int(holding == LOST)
            seats.append(
                SeatView(
                    player=seat,
                    inside=discs > 0,
                    turned=self.turned[seat],
                    discs=discs,
                    in_hand=discs - height,
                    on_mat=height,
                    passed=self.passed[seat],
                    flipped=(),
                    shown=None,
                    hand=Discs(discs - height - skull, skull) if own else None,
                    stack=stack if own else None,
                    lost=Discs(DISCS - discs - gone, gone) if own else None,
                    suspects=self.suspects[seat],
                    only_flowers=self.only_flowers[seat],
                )
            )
        return SkullView(
            player=viewer,
            asked=(viewer,),
            seat=viewer,
            agenda=(),
            lanes={},
            opened={},
            ending=None,
            round=self.round,
            first=self.first,
            laid=sum(self.height),
            bid=self.bid or None,
            bidder=None if self.bidder < 0 else self.bidder,
            to_flip=0,
            skull_of=None,
            in_hand=self.discs[viewer] - self.height[viewer],
            seats=tuple(seats),
        )

    # ---- what is heard

    def hear(self, events: Sequence[Heard]) -> None:
        for heard in events[len(self.heard) :]:
            name, actor, values = heard.name, heard.actor, cast("tuple[Any, ...]", heard.values)
            if name == "place" and actor is not None:
                self._placed(actor)
            elif name == "bid" and actor is not None:
                self._answered(actor, BID[values[0]])
                self.bid, self.bidder = values[0], actor
            elif name == "pass" and actor is not None:
                self._answered(actor, PASS)
                self.passed[actor] = True
            elif name == "round":
                self.round, self.first = values[0], values[1]
                self._begin_round()
            elif name == "flipped":
                self._flipped(values[1], values[2] == SKULL_FACE)
            elif name == "shown":
                self._flipped(values[0], values[1] == SKULL_FACE)
            elif name == "succeeded":
                self.turned[values[0]] = True
            elif name == "failed":
                self.skull_of = values[1]
            elif name == "left":
                self._lost(values[0], values[1])
            self.heard.append(heard)

    def _begin_round(self) -> None:
        seats = len(self.discs)
        self.height, self.flipped, self.passed = [0] * seats, [0] * seats, [False] * seats
        self.bid, self.bidder, self.skull_of = 0, -1, -1
        for seat in range(seats):
            self._return(seat)

    def _return(self, seat: int) -> None:
        """All discs are in the hand."""
        belief = self.beliefs[seat]
        lost = belief.get(LOST, 0.0) / (sum(belief.values()) or 1.0)
        self.beliefs[seat] = {LOST: lost, IN_HAND: 1 - lost}

    def _placed(self, seat: int) -> None:
        """A disc is added: the skull, if it is in the hand, or a flower."""
        after: dict[int, float] = {}
        for holding, weight in self.beliefs[seat].items():
            if weight and seat != self.reader:
                options = self._placing(seat, holding)
                chances = self.chances(seat, holding, self.heard, options)
                for action, chance in zip(options, chances, strict=True):
                    if action.verb is PLACE:
                        place = self.height[seat] + 1 if action.value == SKULL else holding
                        after[place] = after.get(place, 0.0) + weight * chance
        self.height[seat] += 1
        self._believe(seat, after)

    def _placing(self, seat: int, holding: int) -> Answers:
        skulls = int(holding == IN_HAND)
        flowers = self.discs[seat] - self.height[seat] - skulls
        if self.height[seat] == 0:
            return PLACES[flowers][skulls]
        return OPENINGS[sum(self.height)][flowers][skulls]

    def _answered(self, seat: int, action: Action) -> None:
        """A bid or a pass is as likely as the habits make it."""
        after: dict[int, float] = {}
        for holding, weight in self.beliefs[seat].items():
            if weight and seat != self.reader:
                laid = sum(self.height)
                options = RAISES[self.bid][laid] if self.bid else self._placing(seat, holding)
                chances = self.chances(seat, holding, self.heard, options)
                after[holding] = weight * chances[options.index(action)]
        self._believe(seat, after)

    def _believe(self, seat: int, after: dict[int, float]) -> None:
        total = sum(after.values())
        if total:
            self.beliefs[seat] = {place: weight / total for place, weight in after.items()}

    def _flipped(self, seat: int, skull: bool) -> None:
        place = self.height[seat] - self.flipped[seat]
        self.flipped[seat] += 1
        belief = self.beliefs[seat]
        fits = {p: w for p, w in belief.items() if (p == place) == skull}
        self._see(seat, skull)
        self._believe(seat, {place: 1.0} if skull else fits)

    def _see(self, seat: int, skull: bool) -> None:
        """What everybody knows now of a seat's skull."""
        if skull:
            self.suspects[seat] = 0
        elif self.flipped[seat] == self.discs[seat]:
            self.only_flowers[seat] = True

    def _lost(self, seat: int, left: int) -> None:
        """A disc is lost: chosen after its own skull, else drawn."""
        self._return(seat)
        gone = 1 / self.discs[seat]
        if self.skull_of == seat and left and seat != self.reader:
            self.height[seat] = 0
            gone = self.chances(seat, IN_HAND, self.heard, (LOSE[FLOWER], LOSE[SKULL]))[1]
        self.discs[seat] = left
        if not self.only_flowers[seat]:
            self.suspects[seat] += 1
        kept = self.beliefs[seat][IN_HAND] * (1 - gone)
        self._believe(seat, {LOST: 1 - kept, IN_HAND: kept})
