"""The rules of Nightmarium, in the order of the rulebook.

chain.py has what happens when a card is played: creatures that act, and the seals; tribute.py the
discard of a creature of one legion; drawing.py the deck.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.nightmarium.actions import (
    ALL_DISCARDED,
    BEGAN,
    BOUND,
    DISCARD,
    DISCARDS,
    DONE,
    DRAW,
    DRAW_ONE,
    DRAWS,
    EXCHANGED,
    FIRST,
    LEGIONS,
    NOTHING_LEFT,
    PLAY,
    PLAYS,
    SEATS,
    SECOND,
)
from ossuary.games.nightmarium.chain import (
    ABILITY,
    BY_ACTION,
    DEVOUR_TOP,
    MIMIC,
    OFFER_REPLAY,
    PLAY_TURNED,
    PUT_CARD,
    SCAVENGE_CREATURE,
    TAKE_TOP,
    TURN_UP,
    card_refusal,
)
from ossuary.games.nightmarium.drawing import DRAW_CARD, CardDraw, draw_on
from ossuary.games.nightmarium.state import (
    ANY,
    ANY_LEGION,
    HAND,
    LEGION,
    Nightmarium,
    NightmariumReason,
    NightmariumTable,
)
from ossuary.games.nightmarium.tribute import PAY, PAY_SECOND, TRIBUTE
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.step import Answers, FirstSeatDraw, Happening, Question, Steps

IDLE: Final = 20
"""NM-18: the turns of each player without a card laid after which the game is over."""
LONGEST: Final = 200
"""NM-18: the most turns of each player."""

# ---- Setup


class Deal(CardDraw):
    """NM-01: five cards each, unseen by the others."""

    rule = "NM-01"

    def resolve(self, state: Nightmarium, action: Action) -> None:
        seat, card = action.values
        state.table.take_unseen(seat, card)
        if self.number + 1 < HAND * state.table.box.players:
            state.then(DEAL[self.number + 1])

    def seen_by(self) -> int:
        return self.number // HAND


class DrawFirst(FirstSeatDraw[NightmariumTable]):
    """NM-01: chance chooses the first player."""

    rule = "NM-01"

    def begin(self, state: Nightmarium, seat: int) -> None:
        state.then(BEGIN_TURN[seat])


# ---- Turns


class BeginTurn(Happening[NightmariumTable]):
    """NM-02: a player's turn, of two actions."""

    rule = "NM-02"

    def happen(self, state: Nightmarium) -> None:
        begin_turn(state, self.number)


def begin_turn(state: Nightmarium, seat: int) -> None:
    """NM-02: the first action."""
    state.table.turn = seat
    state.table.legion = ANY_LEGION
    state.tell(BEGAN, seat)
    if can_act(state, seat):
        state.then(TAKE_ACTION[seat], BEGIN_SECOND)


class BeginSecond(Happening[NightmariumTable]):
    """NM-02, NM-15: the second action, whatever the first has led to."""

    rule = "NM-02"

    def happen(self, state: Nightmarium) -> None:
        seat = state.table.turn
        state.tell(SECOND, seat)
        if can_act(state, seat):
            state.then(ACT_AGAIN[seat], END_TURN)


def can_act(state: Nightmarium, seat: int) -> bool:
    """NM-10: both actions must be taken; where none is possible the rest of the turn is lost."""
    table = state.table
    table.chains = 0
    if table.hands[seat] or table.can_draw():
        return True
    state.tell(NOTHING_LEFT, seat)
    state.then(END_TURN)
    return False


class TakeAction(Question[NightmariumTable]):
    """NM-02: play a card, draw one, or discard cards and draw."""

    rule = "NM-02"

    def options(self, state: Nightmarium) -> Answers:
        table = state.table
        hand, kind = table.hands[self.actor], table.box.kind
        fits = table.fitting(self.actor)
        bound = ANY if table.legion == ANY_LEGION else 1 << LEGION + table.legion
        found = []
        for card in hand:
            own = kind[card]
            if own & fits and own & bound:
                found.append(PLAYS[card])
        if table.can_draw():
            found.append(DRAW_ONE)
        for card in hand:
            found.append(DISCARDS[card])
        return tuple(found)

    def resolve(self, state: Nightmarium, action: Action) -> None:
        table, seat = state.table, self.actor
        if action.verb is DRAW:
            table.drawing = 1
            draw_on(state, seat)
            return
        card = action.value
        table.take_from_hand(seat, card)
        if action.verb is PLAY:
            table.legion = table.box.legion[card]
            table.holding = card
            if state.listener is not None and not self.continues:
                state.tell(BOUND, seat, table.legion)
            state.then(PUT_CARD[seat][BY_ACTION])
        else:
            discard(state, seat, card)

    def refusal(self, state: Nightmarium, action: Action) -> NotAllowed:
        table, card = state.table, action.value
        if action.verb is DRAW:
            return NotAllowed("nothing-to-draw", rule="NM-06")
        if action.verb is DISCARD:
            return NotAllowed("not-in-hand", rule="NM-07", card=card)
        if action.verb is DONE:
            return NotAllowed("discard-one", rule="NM-07")
        if action.verb is not PLAY:
            return NotAllowed("play-draw-discard", rule="NM-02")
        if card in table.hands[self.actor] and table.legion not in (
            ANY_LEGION,
            table.box.legion[card],
        ):
            return NotAllowed("other-legion", rule="NM-04", card=card, legion=LEGIONS[table.legion])
        return card_refusal(table, self.actor, card)


class ActAgain(TakeAction):
    """NM-02, NM-04: the second action; who plays a second card plays one of the same legion."""

    rule = "NM-04"
    continues = True


def discard(state: Nightmarium, seat: int, card: int) -> None:
    """NM-07: a card goes face up onto the discard pile, and perhaps more of them."""
    table = state.table
    table.discard.append(card)
    table.drawing += 1
    if table.hands[seat]:
        state.then(DISCARD_MORE[seat])
    else:
        draw_for_discarded(state, seat)


class DiscardMore(Question[NightmariumTable]):
    """NM-07: discard any number of cards."""

    rule = "NM-07"
    continues = True

    def options(self, state: Nightmarium) -> Answers:
        cards = [DISCARDS[card] for card in state.table.hands[self.actor]]
        cards.append(ALL_DISCARDED)
        return tuple(cards)

    def resolve(self, state: Nightmarium, action: Action) -> None:
        if action.verb is DONE:
            draw_for_discarded(state, self.actor)
        else:
            state.table.take_from_hand(self.actor, action.value)
            discard(state, self.actor, action.value)

    def refusal(self, state: Nightmarium, action: Action) -> NotAllowed:
        if action.verb is DISCARD:
            return NotAllowed("not-in-hand", rule="NM-07", card=action.value)
        return NotAllowed("discard-or-done", rule="NM-07")


def draw_for_discarded(state: Nightmarium, seat: int) -> None:
    """NM-07: one card for two, rounded down, when all are discarded."""
    discarded = state.table.drawing
    state.table.drawing = discarded // 2
    state.tell(EXCHANGED, seat, discarded, discarded // 2)
    if state.table.drawing:
        draw_on(state, seat)


class EndTurn(Happening[NightmariumTable]):
    """NM-08, NM-18: whoever ends its turn with five complete creatures wins."""

    rule = "NM-08"

    def happen(self, state: Nightmarium) -> None:
        table = state.table
        players = table.box.players
        table.idle += 1
        table.turns += 1
        if table.is_full(table.turn):
            state.finish(Outcome((table.turn,), scores_of(table), NightmariumReason.VICTORY))
        elif table.idle == IDLE * players or table.turns == LONGEST * players:
            scores = scores_of(table)
            best = tuple([seat for seat in range(players) if scores[seat] == max(scores)])
            state.finish(Outcome(best, scores, NightmariumReason.EXHAUSTED))
        else:
            begin_turn(state, (table.turn + 1) % players)


def scores_of(table: NightmariumTable) -> tuple[int, ...]:
    """The complete creatures of each seat."""
    return tuple([table.complete(seat) for seat in range(table.box.players)])


# ---- The steps, made once

DEAL: Final = [Deal(number, DRAWS[number // HAND]) for number in range(HAND * SEATS)]
DRAW_FIRST: Final = DrawFirst(FIRST)
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(SEATS)]
BEGIN_SECOND: Final = BeginSecond()
TAKE_ACTION: Final = [TakeAction(seat) for seat in range(SEATS)]
ACT_AGAIN: Final = [ActAgain(seat) for seat in range(SEATS)]
DISCARD_MORE: Final = [DiscardMore(seat) for seat in range(SEATS)]
END_TURN: Final = EndTurn()
STEPS: Final = Steps(
    *(DEAL, DRAW_FIRST, BEGIN_TURN, BEGIN_SECOND, TAKE_ACTION, ACT_AGAIN, DISCARD_MORE, END_TURN),
    *(DRAW_CARD, TRIBUTE, PAY_SECOND, ABILITY, TURN_UP),
    *PUT_CARD,
    *PAY,
    *SCAVENGE_CREATURE,
    *TAKE_TOP,
    *DEVOUR_TOP,
    *MIMIC,
    *PLAY_TURNED,
    *OFFER_REPLAY,
)
