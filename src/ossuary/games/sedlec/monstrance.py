"""Monstrance, the solo game of Skulls of Sedlec, in the order of its rulebook (SE-40 to SE-54)."""

from __future__ import annotations

from typing import Final

from ossuary.games.sedlec.actions import (
    BOTTOM,
    COLLECT,
    COLLECTS,
    CONDITION,
    DIGS,
    FELL,
    FURNISH,
    GRADED,
    SHAPE_CHANCES,
    TAKEN,
    TAKES,
    TOP,
)
from ossuary.games.sedlec.rules import (
    COUNT_POINTS,
    DRAW_FIRST,
    NEXT_TURN,
    PLACE_IN_STACK,
    TAKE_TURN,
    TAKE_TURNED,
    TURN_UP,
    dig,
    dig_or_collect_refusal,
    place_refusal,
    tell_points,
)
from ossuary.games.sedlec.scoring import ROYAL_ASSASSINS, assassinated
from ossuary.games.sedlec.state import NO_CARD, Sedlec, SedlecReason, SedlecTable, grade_of
from ossuary.games.sedlec.structure import new_structure
from ossuary.kernel.action import Action
from ossuary.kernel.chance import Chances
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.step import Answers, Draw, Happening, Question, Steps

STACK_OF_MONSTRANCE: Final = 0
FURNISHING: Final = 1

# ---- Setup


class DrawShape(Draw[SedlecTable]):
    """SE-40: one of six furnishing cards is drawn for its shape."""

    rule = "SE-40"

    def chances(self, state: Sedlec) -> Chances:
        return SHAPE_CHANCES

    def resolve(self, state: Sedlec, action: Action) -> None:
        table = state.table
        table.shape = action.value - 1
        table.structures.append(new_structure(table.box.furnishings[table.shape]))


class DrawCondition(Draw[SedlecTable]):
    """SE-40: another of the six is drawn for the condition on its back."""

    rule = "SE-40"

    def chances(self, state: Sedlec) -> Chances:
        table = state.table
        own = table.box.conditions[table.shape]
        return Chances(*[(action, 1) for action in CONDITION.actions if action.value != own])

    def resolve(self, state: Sedlec, action: Action) -> None:
        state.table.condition = action.value


class DigFirst(Question[SedlecTable]):
    """SE-48: before the first turn, name two piles to turn up their top cards."""

    rule = "SE-48"

    def options(self, state: Sedlec) -> Answers:
        return DIGS[state.table.face_down()]

    def resolve(self, state: Sedlec, action: Action) -> None:
        dig(state, action, TAKE_TO_PLACE)

    def refusal(self, state: Sedlec, action: Action) -> NotAllowed:
        return NotAllowed("dig-first", rule="SE-48")


class DigOrCollect(Question[SedlecTable]):
    """SE-43: dig, or collect a face-up card; either way it is placed at once."""

    rule = "SE-43"

    def options(self, state: Sedlec) -> Answers:
        table = state.table
        return DIGS[table.face_down()] + COLLECTS[table.face_up()]

    def resolve(self, state: Sedlec, action: Action) -> None:
        if action.verb is COLLECT:
            take_to_place(state, action.value)
        else:
            dig(state, action, TAKE_TO_PLACE)

    def refusal(self, state: Sedlec, action: Action) -> NotAllowed:
        return dig_or_collect_refusal(state.table, action) or NotAllowed(
            "dig-or-collect", rule="SE-43"
        )


class TakeToPlace(Question[SedlecTable]):
    """SE-43: take one of the cards just turned up, to place it."""

    rule = "SE-43"
    continues = True

    def options(self, state: Sedlec) -> Answers:
        return TAKES[state.table.turned]

    def resolve(self, state: Sedlec, action: Action) -> None:
        state.table.turned = 0
        take_to_place(state, action.value)

    def refusal(self, state: Sedlec, action: Action) -> NotAllowed:
        return NotAllowed("take-turned", rule="SE-05")


def take_to_place(state: Sedlec, pile: int) -> None:
    """SE-42: a card taken is placed at once; the first one starts the furnishing."""
    table = state.table
    card = table.take(pile)
    table.holding = card
    state.tell(TAKEN, 0, TOP[card], BOTTOM[card])
    is_first = not any(structure.cards for structure in table.structures)
    state.then(PLACE_FIRST if is_first else PLACE_IN_EITHER)


class PlaceFirst(Question[SedlecTable]):
    """SE-48: the first card goes on an anchor of the furnishing."""

    rule = "SE-48"
    continues = True

    def options(self, state: Sedlec) -> Answers:
        return state.table.structures[FURNISHING].open()

    def resolve(self, state: Sedlec, action: Action) -> None:
        put_in_either(state, action)

    def refusal(self, state: Sedlec, action: Action) -> NotAllowed:
        return NotAllowed("place-anchor", rule="SE-48")


class PlaceInEither(Question[SedlecTable]):
    """SE-42, SE-44: put the card into a place of the stack or of the furnishing."""

    rule = "SE-42"
    continues = True

    def options(self, state: Sedlec) -> Answers:
        stack, furnishing = state.table.structures
        return stack.open() + furnishing.open()

    def resolve(self, state: Sedlec, action: Action) -> None:
        put_in_either(state, action)

    def refusal(self, state: Sedlec, action: Action) -> NotAllowed:
        table = state.table
        if action.verb is not FURNISH:
            return place_refusal(table, STACK_OF_MONSTRANCE, action)
        furnishing = table.structures[FURNISHING]
        place = furnishing.layout.place_of.get(action)
        if place is None:
            return NotAllowed("place-outside", rule="SE-44")
        if furnishing.filled >> place & 1:
            return NotAllowed("place-taken", rule="SE-16")
        return NotAllowed("place-unsupported-furnishing", rule="SE-44")


def put_in_either(state: Sedlec, action: Action) -> None:
    """SE-42, SE-45: the card is placed; when both structures have nine cards, points count."""
    table = state.table
    built = table.structures[FURNISHING if action.verb is FURNISH else STACK_OF_MONSTRANCE]
    built.put(built.layout.place_of[action], table.holding)
    table.holding = NO_CARD
    if all(structure.is_finished() for structure in table.structures):
        table.unfinished = 0
        state.then(GRADE)
    else:
        state.then(DIG_OR_COLLECT)


class Grade(Happening[SedlecTable]):
    """SE-46, SE-45: both structures count under the condition; the sum has its grade."""

    rule = "SE-46"

    def happen(self, state: Sedlec) -> None:
        table = state.table
        if table.condition == ROYAL_ASSASSINS:
            tell_fallen(state)
        points = sum(tell_points(state, 0))
        grade = grade_of(points)
        state.tell(GRADED, 0, grade)
        state.finish(Outcome((0,) if grade else (), (points,), SedlecReason.GRADED))


def tell_fallen(state: Sedlec) -> None:
    """SE-49: the cards of royals beside two criminals are turned face down."""
    for structure in state.table.structures:
        fallen = assassinated(structure)
        for number, place in enumerate(structure.places):
            if fallen >> place & 1:
                card = structure.cards[number]
                state.tell(FELL, 0, TOP[card], BOTTOM[card])


# ---- The steps, made once

DRAW_SHAPE: Final = DrawShape()
DRAW_CONDITION: Final = DrawCondition()
DIG_FIRST: Final = DigFirst(0)
DIG_OR_COLLECT: Final = DigOrCollect(0)
TAKE_TO_PLACE: Final = TakeToPlace(0)
PLACE_FIRST: Final = PlaceFirst(0)
PLACE_IN_EITHER: Final = PlaceInEither(0)
GRADE: Final = Grade()

STEPS: Final = Steps(
    *(TURN_UP, DRAW_FIRST, TAKE_TURN, TAKE_TURNED, PLACE_IN_STACK, NEXT_TURN, COUNT_POINTS),
    *(DRAW_SHAPE, DRAW_CONDITION, DIG_FIRST, PLACE_FIRST, DIG_OR_COLLECT, TAKE_TO_PLACE),
    *(PLACE_IN_EITHER, GRADE),
)
"""All the steps of the game, the solo game's among them."""
