"""What every opponent discards when a creature of one legion is completed (NM-11)."""

from __future__ import annotations

from typing import Final

from ossuary.games.nightmarium.actions import (
    DISCARD,
    DISCARDS,
    LEGIONS,
    OWES,
    OWES_SECOND,
    SEATS,
)
from ossuary.games.nightmarium.state import LEGION, Nightmarium, NightmariumTable
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.step import Answers, Happening, Question


class Tribute(Happening[NightmariumTable]):
    """NM-11: every opponent who has cards pays, clockwise from the active player's left."""

    rule = "NM-11"

    def happen(self, state: Nightmarium) -> None:
        table = state.table
        legion, after = divmod(self.number, SEATS)
        players = table.box.players
        if after == 1 and state.listener is not None:
            tell_debts(state, legion)
        while after < players:
            seat = (table.turn + after) % players
            after += 1
            if table.hands[seat]:
                if after < players:
                    state.then(PAY[seat][legion], TRIBUTE[legion * SEATS + after])
                else:
                    state.then(PAY[seat][legion])
                return


def tell_debts(state: Nightmarium, legion: int) -> None:
    """NM-11: who will have to pay, the first first."""
    table = state.table
    players = table.box.players
    for after in range(1, players):
        seat = (table.turn + after) % players
        if table.hands[seat]:
            state.tell(OWES, seat, legion)


class Pay(Question[NightmariumTable]):
    """NM-11, NM-33: discard a card of the legion or, having none, two of one's choice."""

    rule = "NM-11"

    def options(self, state: Nightmarium) -> Answers:
        table = state.table
        hand, legions = table.hands[self.actor], table.box.legion
        owed = [DISCARDS[card] for card in hand if legions[card] == self.number]
        return tuple(owed or [DISCARDS[card] for card in hand])

    def resolve(self, state: Nightmarium, action: Action) -> None:
        table, card = state.table, action.value
        table.take_from_hand(self.actor, card)
        table.discard.append(card)
        if table.box.legion[card] != self.number:
            table.lacks(self.actor, 1 << LEGION + self.number)
            if table.hands[self.actor]:
                state.tell(OWES_SECOND, self.actor, self.number)
                state.then(PAY_SECOND[self.actor])

    def refusal(self, state: Nightmarium, action: Action) -> NotAllowed:
        hand = state.table.hands[self.actor]
        if action.verb is not DISCARD:
            return NotAllowed("pay-first", rule="NM-11")
        if action.value not in hand:
            return NotAllowed("not-in-hand", rule="NM-11", card=action.value)
        return NotAllowed("pay-legion", rule="NM-11", legion=LEGIONS[self.number])


class PaySecond(Question[NightmariumTable]):
    """NM-11: who has no card of the legion discards a second one."""

    rule = "NM-11"
    continues = True

    def options(self, state: Nightmarium) -> Answers:
        return tuple([DISCARDS[card] for card in state.table.hands[self.actor]])

    def resolve(self, state: Nightmarium, action: Action) -> None:
        state.table.take_from_hand(self.actor, action.value)
        state.table.discard.append(action.value)

    def refusal(self, state: Nightmarium, action: Action) -> NotAllowed:
        if action.verb is DISCARD:
            return NotAllowed("not-in-hand", rule="NM-11", card=action.value)
        return NotAllowed("pay-second", rule="NM-11")


TRIBUTE: Final = [Tribute(number) for number in range(len(LEGIONS) * SEATS)]
PAY: Final = [[Pay(seat, legion) for legion in range(len(LEGIONS))] for seat in range(SEATS)]
PAY_SECOND: Final = [PaySecond(seat) for seat in range(SEATS)]
