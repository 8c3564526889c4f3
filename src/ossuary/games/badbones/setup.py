"""What is there before the first round: skeletons at the forest edge, and heroes on towers."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from ossuary.games.badbones.actions import DRAWS, HERO, SEATS, SYMBOLS
from ossuary.games.badbones.bag import chances_of, inside, pick
from ossuary.games.badbones.state import BadBones, BadBonesTable
from ossuary.kernel.action import Action
from ossuary.kernel.chance import Chances
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.step import Answers, Draw, Happening, Question

FIRST_TOKENS: Final = 4
"""BB-50: that each player of a co-operative game begins with."""


class SetUp(Happening[BadBonesTable]):
    """BB-02, BB-50: the first tokens."""

    rule = "BB-02"

    def happen(self, state: BadBones) -> None:
        if state.table.box.coop:
            set_up_together(state, 0)
        else:
            set_up(state, 0)


def set_up(state: BadBones, number: int) -> None:
    """BB-02: the next token; the one symbol is passed over, and so is one that the bag lacks."""
    table = state.table
    while number < table.box.players * len(SYMBOLS):
        symbol = number % len(SYMBOLS)
        if symbol != table.box.left_out and inside(table.bag, table.box.of_symbol[symbol]):
            state.then(DRAW_FIRST_SKELETON[number])
            return
        number += 1


class DrawFirstSkeleton(Draw[BadBonesTable]):
    """BB-02, BB-67: each player draws a token of every symbol but one, in seat order."""

    rule = "BB-02"

    def chances(self, state: BadBones) -> Chances:
        seat, symbol = divmod(self.number, len(SYMBOLS))
        return chances_of(state.table.bag, state.table.box.of_symbol[symbol], seat)

    def draw(self, state: BadBones, random: Callable[[], float]) -> Action:
        seat, symbol = divmod(self.number, len(SYMBOLS))
        return DRAWS[seat][pick(state.table.bag, state.table.box.of_symbol[symbol], random)]

    def resolve(self, state: BadBones, action: Action) -> None:
        take_first(state.table, action)
        set_up(state, self.number + 1)


def set_up_together(state: BadBones, number: int) -> None:
    """BB-50: the next token of any kind; then the heroes, when the skeletons are there."""
    table = state.table
    box = table.box
    if number < box.players * FIRST_TOKENS and inside(table.bag, box.every_type):
        state.then(DRAW_ANY_SKELETON[number])
    else:
        state.open_lanes((1 << box.players) - 1, PLACE_HERO_LANES[: box.players])


class DrawAnySkeleton(Draw[BadBonesTable]):
    """BB-50: each player of a co-operative game draws four tokens, as they come."""

    rule = "BB-50"

    def chances(self, state: BadBones) -> Chances:
        box = state.table.box
        return chances_of(state.table.bag, box.every_type, self.number // FIRST_TOKENS)

    def draw(self, state: BadBones, random: Callable[[], float]) -> Action:
        seat = self.number // FIRST_TOKENS
        return DRAWS[seat][pick(state.table.bag, state.table.box.every_type, random)]

    def resolve(self, state: BadBones, action: Action) -> None:
        take_first(state.table, action)
        set_up_together(state, self.number + 1)


def take_first(table: BadBonesTable, drawn: Action) -> None:
    """BB-02, BB-67: it waits at its place; a necromancer calls nobody yet."""
    seat, kind = drawn.values
    table.bag[kind] -= 1
    insort(table.fields[seat].waiting, kind)


class PlaceHero(Question[BadBonesTable]):
    """BB-50: the hero of a co-operative game begins on any of its towers."""

    rule = "BB-50"

    def options(self, state: BadBones) -> Answers:
        return tuple([HERO.actions[cell] for cell in state.table.box.towers])

    def resolve(self, state: BadBones, action: Action) -> None:
        state.table.fields[self.actor].hero = action.value

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        return NotAllowed("hero-on-tower", rule="BB-50")


SET_UP: Final = SetUp()
DRAW_FIRST_SKELETON: Final = [DrawFirstSkeleton(number) for number in range(SEATS * len(SYMBOLS))]
DRAW_ANY_SKELETON: Final = [DrawAnySkeleton(number) for number in range(SEATS * FIRST_TOKENS)]
PLACE_HERO: Final = [PlaceHero(seat) for seat in range(SEATS)]
PLACE_HERO_LANES: Final = [step.as_agenda for step in PLACE_HERO]
