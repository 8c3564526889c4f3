"""The rules of Skulls of Sedlec, in the order of the rulebooks.

scoring.py counts the points, monstrance.py has the solo game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ossuary.games.sedlec.actions import (
    BOTTOM,
    COLLECT,
    COLLECTS,
    DIG,
    DIGS,
    DUG_PILES,
    FINISHED,
    FIRST,
    PILES,
    PLACE,
    SCORED,
    SEATS,
    STACK,
    STACKS,
    TAKEN,
    TAKES,
    TOP,
    TOTAL,
    TURNED,
    TURNS,
    card_of,
)
from ossuary.games.sedlec.state import (
    HAND,
    NO_CARD,
    Sedlec,
    SedlecReason,
    SedlecTable,
    ranked,
)
from ossuary.kernel.action import Action
from ossuary.kernel.chance import Chances
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.step import Answers, Draw, FirstSeatDraw, Happening, Question, Step

# ---- Setup


class DrawFirst(FirstSeatDraw[SedlecTable]):
    """SE-03: chance chooses the first player."""

    rule = "SE-03"

    def begin(self, state: Sedlec, seat: int) -> None:
        state.then(TAKE_TURN[seat])


class TurnUp(Draw[SedlecTable]):
    """SE-03, SE-05: the top card of a pile is turned up; every unseen card is as likely."""

    rule = "SE-03"

    def chances(self, state: Sedlec) -> Chances:
        unseen = state.table.unseen
        pairs: list[tuple[Action, int]] = []
        start = 0
        for end in range(1, len(unseen) + 1):
            if end == len(unseen) or unseen[end] != unseen[start]:
                pairs.append((TURNS[unseen[start]], end - start))
                start = end
        return Chances(*pairs)

    def draw(self, state: Sedlec, random: Callable[[], float]) -> Action:
        unseen = state.table.unseen
        return TURNS[unseen[int(random() * float(len(unseen)))]]

    def resolve(self, state: Sedlec, action: Action) -> None:
        top, bottom = action.values
        state.table.turn_up(self.number, card_of(action))
        state.tell(TURNED, self.number, top, bottom)


# ---- Turns


class TakeTurn(Question[SedlecTable]):
    """SE-04, SE-07: dig, collect or stack; with two cards in the hand, stack."""

    rule = "SE-04"

    def options(self, state: Sedlec) -> Answers:
        table = state.table
        hand = table.hands[self.actor]
        if not hand:
            return DIGS[table.face_down()] + COLLECTS[table.face_up()]
        if len(hand) == 1:
            taking = DIGS[table.face_down()] + COLLECTS[table.face_up()]
            return (*taking, STACKS[hand[0]])
        one, two = min(hand), max(hand)
        return (STACKS[one],) if one == two else (STACKS[one], STACKS[two])

    def resolve(self, state: Sedlec, action: Action) -> None:
        table = state.table
        if action.verb is STACK:
            table.holding = card_of(action)
            table.hands[self.actor].remove(table.holding)
            state.then(PLACE_IN_STACK[self.actor])
        elif action.verb is COLLECT:
            take_to_hand(state, self.actor, action.value)
        else:
            dig(state, action, TAKE_TURNED[self.actor])

    def refusal(self, state: Sedlec, action: Action) -> NotAllowed:
        table = state.table
        hand = table.hands[self.actor]
        if action.verb is STACK:
            return NotAllowed("stack-empty" if not hand else "not-in-hand", rule="SE-07")
        if action.verb in (DIG, COLLECT) and len(hand) == HAND:
            return NotAllowed("hand-full", rule="SE-07")
        return dig_or_collect_refusal(table, action) or NotAllowed(
            "dig-collect-stack", rule="SE-04"
        )


def dig(state: Sedlec, action: Action, then: Step[SedlecTable]) -> None:
    """SE-05: turn up the tops of the named piles, then take one of the cards just turned."""
    piles = DUG_PILES[action.value]
    for pile in piles:
        state.table.turned |= 1 << pile
    if len(piles) == 1:
        state.then(TURN_UP[piles[0]], then)
    else:
        state.then(TURN_UP[piles[0]], TURN_UP[piles[1]], then)


def dig_or_collect_refusal(table: SedlecTable, action: Action) -> NotAllowed | None:
    """SE-05, SE-06, SE-18: why a pile can't be dug, or a card not be collected."""
    if action.verb is COLLECT:
        if not table.face_up():
            return NotAllowed("nothing-face-up", rule="SE-06")
        return NotAllowed("pile-not-face-up", rule="SE-06", pile=str(action.json()[1]))
    if action.verb is not DIG:
        return None
    face_down = table.face_down()
    if not face_down:
        return NotAllowed("nothing-face-down", rule="SE-05")
    for pile in DUG_PILES[action.value]:
        if pile < len(table.up) and table.up[pile] != NO_CARD:
            return NotAllowed("pile-face-up", rule="SE-18", pile="abcdef"[pile])
        if not face_down >> pile & 1:
            return NotAllowed("pile-gone", rule="SE-18", pile="abcdef"[pile])
    return NotAllowed("dig-two", rule="SE-05")


class TakeTurned(Question[SedlecTable]):
    """SE-05: take one of the cards just turned up; the other stays on its pile."""

    rule = "SE-05"
    continues = True

    def options(self, state: Sedlec) -> Answers:
        return TAKES[state.table.turned]

    def resolve(self, state: Sedlec, action: Action) -> None:
        state.table.turned = 0
        take_to_hand(state, self.actor, action.value)

    def refusal(self, state: Sedlec, action: Action) -> NotAllowed:
        return NotAllowed("take-turned", rule="SE-05")


def take_to_hand(state: Sedlec, seat: int, pile: int) -> None:
    """SE-05, SE-06: the card goes into the hand, and the next one has the turn."""
    card = state.table.take(pile)
    state.table.hands[seat].append(card)
    state.tell(TAKEN, seat, TOP[card], BOTTOM[card])
    state.then(NEXT_TURN[seat])


# ---- Stacking


class PlaceInStack(Question[SedlecTable]):
    """SE-12, SE-11: put the card into a place of one's own stack that can take it."""

    rule = "SE-12"
    continues = True

    def options(self, state: Sedlec) -> Answers:
        return state.table.structures[self.actor].open()

    def resolve(self, state: Sedlec, action: Action) -> None:
        table = state.table
        stack = table.structures[self.actor]
        stack.put(stack.layout.place_of[action], table.holding)
        table.holding = NO_CARD
        if stack.is_finished():
            table.unfinished &= ~(1 << self.actor)
            state.tell(FINISHED, self.actor)
        state.then(NEXT_TURN[self.actor])

    def refusal(self, state: Sedlec, action: Action) -> NotAllowed:
        return place_refusal(state.table, self.actor, action)


def place_refusal(table: SedlecTable, number: int, action: Action) -> NotAllowed:
    """SE-11, SE-12: why a place of a stack can't take a card."""
    if action.verb is not PLACE:
        return NotAllowed("place-the-card", rule="SE-12")
    stack = table.structures[number]
    row, _ = action.values
    place = stack.layout.place_of.get(action)
    if place is not None and stack.filled >> place & 1:
        return NotAllowed("place-taken", rule="SE-16")
    if row == 0:
        return NotAllowed("place-bottom", rule="SE-11")
    return NotAllowed("place-unsupported", rule="SE-12")


class NextTurn(Happening[SedlecTable]):
    """SE-04, SE-13: the next player clockwise who hasn't finished; when all have, points count."""

    rule = "SE-04"

    def happen(self, state: Sedlec) -> None:
        if state.table.unfinished:
            state.then(TAKE_TURN[state.table.next_of(self.number)])
        else:
            state.then(COUNT_POINTS)


# ---- The end


class CountPoints(Happening[SedlecTable]):
    """SE-27, SE-13, SE-25: the highest score wins; of equal ones that with the best kinds."""

    rule = "SE-27"

    def happen(self, state: Sedlec) -> None:
        players = state.table.box.players
        points = [tell_points(state, seat) for seat in range(players)]
        scores = tuple([sum(by_kind) for by_kind in points])
        winners = tuple([seat for seat, rank in enumerate(ranked(points)) if rank == 1])
        is_tie = len([score for score in scores if score == max(scores)]) > 1
        reason = SedlecReason.TIE_BREAK if is_tie else SedlecReason.MOST_POINTS
        state.finish(Outcome(winners, scores, reason))


def tell_points(state: Sedlec, seat: int) -> list[int]:
    """SE-27: a player's points, told in all and then for every kind in the game."""
    table = state.table
    points = table.points(seat)
    state.tell(TOTAL, seat, sum(points))
    for kind in table.box.kinds:
        state.tell(SCORED, seat, kind, points[kind])
    return points


# ---- The steps, made once

DRAW_FIRST: Final = DrawFirst(FIRST)
TURN_UP: Final = [TurnUp(pile) for pile in range(PILES)]
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(SEATS)]
TAKE_TURNED: Final = [TakeTurned(seat) for seat in range(SEATS)]
PLACE_IN_STACK: Final = [PlaceInStack(seat) for seat in range(SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(SEATS)]
COUNT_POINTS: Final = CountPoints()
