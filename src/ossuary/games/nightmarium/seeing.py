"""What each at the table sees of a game of Nightmarium (NM-39)."""

from __future__ import annotations

from ossuary.games.nightmarium.actions import LEGIONS, NO_CARD
from ossuary.games.nightmarium.components import Card
from ossuary.games.nightmarium.pending import (
    action_of,
    bound_to,
    chain_of,
    debts_of,
)
from ossuary.games.nightmarium.state import (
    ANY_LEGION,
    LACKS,
    PARTS_OF_CREATURE,
    Nightmarium,
    NightmariumTable,
)
from ossuary.games.nightmarium.view import Batch, CreatureView, DreamerView, NightmariumView, Unseen
from ossuary.kernel.seeing import common
from ossuary.kernel.step import EVERYBODY


def view(
    state: Nightmarium, player: int | None, other_cards: tuple[Card, ...] | None
) -> NightmariumView:
    """All that lies open, and the viewer's own hand."""
    table = state.table
    shared = common(state, player)
    agenda = shared["agenda"]
    return NightmariumView(
        **shared,
        turn=table.turn,
        victory=table.box.victory,
        legion=None if table.legion == ANY_LEGION else LEGIONS[table.legion],
        action=action_of(agenda),
        bound=bound_to(table, agenda),
        chain=chain_of(table, agenda),
        debts=debts_of(table, agenda),
        deck=len(table.deck),
        discard=tuple(table.discard),
        holding=table.holding or None,
        turned=tuple(table.turned),
        seats=tuple(
            _seat_view(table, seat, player in (seat, EVERYBODY))
            for seat in range(table.box.players)
        ),
        hidden=_hidden(table),
        batch=table.batch,
        chains=table.chains,
        drawing=table.drawing,
        started=tuple(table.started),
        idle=table.idle,
        turns=table.turns,
        cards=other_cards,
    )


def _seat_view(table: NightmariumTable, seat: int, is_own: bool) -> DreamerView:
    known, unseen = table.known[seat], table.unseen[seat]
    return DreamerView(
        creatures=tuple(
            _creature_view(table, seat, place)
            for place in range(table.box.victory)
            if table.built[seat] >> place & 1
        ),
        complete=table.complete(seat),
        cards=len(known) + len(unseen),
        hand=tuple(table.hands[seat]) if is_own else None,
        known=known,
        unseen=tuple(Unseen(*divmod(card, LACKS)) for card in unseen),
    )


def _creature_view(table: NightmariumTable, seat: int, place: int) -> CreatureView:
    at = (seat * table.box.victory + place) * PARTS_OF_CREATURE
    legs, torso, head, seal = table.cards[at : at + PARTS_OF_CREATURE]
    return CreatureView(place + 1, legs, torso, head, seal, complete=head != NO_CARD)


def _hidden(table: NightmariumTable) -> tuple[Batch, ...]:
    """What nobody or only its owner has seen: the same for every viewer."""
    found: dict[int, list[int]] = {}
    for seat, hand in enumerate(table.hands):
        for card in hand:
            if card not in table.known[seat]:
                found.setdefault(table.batches[card], []).append(card)
    if table.deck:
        found.setdefault(table.batch, []).extend(table.deck)
    return tuple(Batch(batch, tuple(sorted(cards))) for batch, cards in sorted(found.items()))
