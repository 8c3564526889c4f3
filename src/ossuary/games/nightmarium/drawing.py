"""Drawing cards (NM-06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ossuary.games.nightmarium.actions import DRAWS, SEATS, SHUFFLED
from ossuary.games.nightmarium.state import Nightmarium, NightmariumTable
from ossuary.kernel.action import Action
from ossuary.kernel.chance import Chances
from ossuary.kernel.step import Draw


class CardDraw(Draw[NightmariumTable]):
    """NM-06: the top card of the deck; each card is as likely."""

    rule = "NM-06"

    def __init__(self, number: int, actions: list[Action]) -> None:
        super().__init__(number)
        self._actions: Final = actions
        """What happens, by card."""

    def chances(self, state: Nightmarium) -> Chances:
        return Chances(*[(self._actions[card], 1) for card in sorted(state.table.deck)])

    def draw(self, state: Nightmarium, random: Callable[[], float]) -> Action:
        return self._actions[state.table.draw(random)]


class DrawCard(CardDraw):
    """NM-06: a card of the deck goes into a hand, unseen by the others."""

    def resolve(self, state: Nightmarium, action: Action) -> None:
        table = state.table
        table.take_unseen(self.number, action.values[1])
        table.drawing -= 1
        if table.drawing:
            draw_on(state, self.number)

    def seen_by(self) -> int:
        return self.number


def draw_on(state: Nightmarium, seat: int) -> None:
    """NM-06: draws what is still to be drawn, as long as there is something."""
    if has_card(state):
        state.then(DRAW_CARD[seat])
    else:
        state.table.drawing = 0


def has_card(state: Nightmarium) -> bool:
    """NM-06: whether the deck has a card, if need be after the discard pile was shuffled."""
    table = state.table
    if not table.deck and table.discard:
        table.reshuffle()
        state.tell(SHUFFLED, len(table.deck))
    return bool(table.deck)


DRAW_CARD: Final = [DrawCard(seat, DRAWS[seat]) for seat in range(SEATS)]
