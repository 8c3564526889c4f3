"""Playing a card, and the chain of abilities of a creature that is completed (NM-12 to NM-36).

An ability is named by a number: its creature's place times three, plus the part that its card is.
The chain goes down from head to legs. Each step says what follows it, so a chain that ends just
says nothing, and what waits below it on the agenda goes on.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.nightmarium.actions import (
    ACTS,
    BROKEN_OFF,
    CAN_PLAY_NOTHING,
    CHAIN,
    COMPLETED,
    DEVOURER,
    DEVOURS,
    DRAWS_CARDS,
    DROPPED,
    EXECUTES,
    EXECUTIONER,
    HEAD,
    LEGS,
    LOST,
    MOCKINGBIRD,
    NO_ABILITY,
    PLACES,
    PLAY,
    PLAYED,
    PLAYS,
    PURE,
    PUT,
    PUTS,
    REPLAY,
    SCAVENGER,
    SCAVENGES,
    SEAL,
    SEATS,
    STOPPED,
    TAKEN,
    TOO_MANY,
    TORSO,
    TURNS,
    TWICE_OR_NOT,
    UNABLE,
    WAILER,
)
from ossuary.games.nightmarium.drawing import CardDraw, draw_on, has_card
from ossuary.games.nightmarium.state import (
    ANY_LEGION,
    PARTS_OF_CREATURE,
    Nightmarium,
    NightmariumTable,
)
from ossuary.games.nightmarium.tribute import TRIBUTE
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.step import Answers, Happening, Question

MOST_CHAINS: Final = 50
"""NM-17: how many an action starts at most."""
SEALED: Final = 8
INERT: Final = 16
"""Added to a place in `started`: a seal lies there, or it was one chain too many."""
BY_ACTION: Final = 3 * PLACES
"""Stands for an ability's number where a card is put by an action."""
ABILITY_NUMBERS: Final = range(3 * PLACES)

# ---- Playing a card


class PutCard(Question[NightmariumTable]):
    """NM-03, NM-31: the card goes where it fits; where a card has several positions, for good."""

    rule = "NM-03"
    continues = True

    def options(self, state: Nightmarium) -> Answers:
        table = state.table
        parts = table.box.parts[table.holding] & table.fitting(self.actor)
        found: Answers = ()
        for part in range(PARTS_OF_CREATURE):
            if parts >> part & 1:
                puts = PUTS[part][table.places_for(self.actor, part)]
                found = found + puts if found else puts
        return found

    def resolve(self, state: Nightmarium, action: Action) -> None:
        table = state.table
        part, place = action.value, action.values[1] - 1
        state.tell(PLAYED, self.actor, table.holding, part, place + 1)
        table.lay(self.actor, place, part)
        if part >= HEAD:
            table.chains += 1
            code = place if part == HEAD else place + SEALED
            table.started.append(code if table.chains <= MOST_CHAINS else place + INERT)
        if table.turned:
            sing_on(state, self.actor, self.number)
        else:
            start(state, self.number)

    def refusal(self, state: Nightmarium, action: Action) -> NotAllowed:
        table, card = state.table, state.table.holding
        if action.verb is not PUT:
            return NotAllowed("put-the-card", rule="NM-03", card=card)
        part, place = action.value, action.values[1]
        if not table.box.parts[card] >> part & 1:
            return NotAllowed("not-its-part", rule="NM-33" if part == SEAL else "NM-03", card=card)
        if part == LEGS and not table.places_for(self.actor, LEGS):
            return NotAllowed("places-full", rule="NM-05", most=table.box.victory)
        if part == LEGS:
            return NotAllowed("place-legs", rule="NM-19", place=place)
        if part == SEAL:
            return NotAllowed("place-seal", rule="NM-31", place=place)
        return NotAllowed("place-torso" if part < HEAD else "place-head", rule="NM-03", place=place)


def playable(table: NightmariumTable, seat: int) -> list[Action]:
    """The cards of a hand that have a place."""
    parts, fits = table.box.parts, table.fitting(seat)
    return [PLAYS[card] for card in table.hands[seat] if parts[card] & fits]


# ---- Completing a creature


def start(state: Nightmarium, number: int) -> None:
    """NM-14, NM-29, NM-34: what was completed or sealed begins; if nothing was, the chain goes on.

    Every pure creature makes its discard, in the order laid; the last goes on with its chain.
    """
    table = state.table
    started = table.started
    if not started:
        if number != BY_ACTION:
            go_on(state, number)
        return
    seat = table.turn
    if number != BY_ACTION:
        state.tell(BROKEN_OFF, seat, number // 3 + 1)
    last = started[-1]
    if last < SEALED:
        state.then(ABILITY[3 * last + HEAD])
    elif last < INERT and matches(table, seat, last - SEALED):
        state.then(OFFER_REPLAY[seat][last - SEALED])
    for place in reversed(started):
        if place < SEALED:
            legion = table.pure_legion(seat, place)
            if legion != ANY_LEGION:
                state.then(TRIBUTE[legion * SEATS + 1])
    for place in started:
        if place < SEALED:
            state.tell(COMPLETED, seat, place + 1)
            legion = table.pure_legion(seat, place)
            if legion != ANY_LEGION:
                state.tell(PURE, seat, place + 1, legion)
        elif place >= INERT:
            state.tell(TOO_MANY, seat, place - INERT + 1)
    if last < INERT:
        tell_chain(state, last % SEALED)
    table.started = []


# ---- The chain


class Ability(Happening[NightmariumTable]):
    """NM-12, NM-13: an ability acts; what can't be carried out ends the chain.

    NM-31, NM-36: of an embodied creature only those act whose card is of the seal's legion.
    """

    rule = "NM-12"

    def happen(self, state: Nightmarium) -> None:
        table = state.table
        seat = table.turn
        place, part = divmod(self.number, 3)
        ability = acting(table, seat, place, part)
        if ability == NO_ABILITY:
            go_on(state, self.number)
            return
        state.tell(ACTS, seat, place + 1, part, ability)
        if ability == WAILER:
            if table.can_draw():
                go_on(state, self.number)
                table.drawing = 2
                state.tell(DRAWS_CARDS, seat, min(2, len(table.deck) + len(table.discard)))
                draw_on(state, seat)
                return
        elif ability == SCAVENGER:
            if any(table.incomplete(other) for other in others(table)):
                state.then(SCAVENGE_CREATURE[seat][self.number])
                return
        elif ability == EXECUTIONER:
            if any(table.in_reach(other) for other in others(table)):
                state.then(TAKE_TOP[seat][self.number])
                return
        elif ability == DEVOURER:
            if table.in_reach(seat) & ~(1 << place):
                state.then(DEVOUR_TOP[seat][self.number])
                return
        elif ability == MOCKINGBIRD:
            if table.hands[seat]:
                state.then(MIMIC[seat][self.number])
                return
        elif has_card(state):
            state.then(TURN_UP[self.number])
            return
        state.tell(STOPPED, seat, place + 1, part, ability)


def acting(table: NightmariumTable, seat: int, place: int, part: int) -> int:
    """The ability of a card that acts; of an embodied creature those of the seal's legion."""
    box = table.box
    card = table.card_at(seat, place, part)
    if table.is_sealed(seat, place):
        seal = table.card_at(seat, place, SEAL)
        if box.legion[card] != box.legion[seal]:
            return NO_ABILITY
    return box.ability[card]


def matches(table: NightmariumTable, seat: int, place: int) -> bool:
    """NM-12, NM-31: whether at least one ability acts, with a seal of its legion."""
    return any(acting(table, seat, place, part) for part in range(HEAD + 1))


def tell_chain(state: Nightmarium, place: int) -> None:
    """NM-12, NM-31: which abilities are to act or may act again, if there are any."""
    table = state.table
    seat = table.turn
    if state.listener is not None and matches(table, seat, place):
        head, torso = acting(table, seat, place, HEAD), acting(table, seat, place, TORSO)
        state.tell(CHAIN, seat, place + 1, head, torso, acting(table, seat, place, LEGS))


def go_on(state: Nightmarium, number: int) -> None:
    """NM-12: the ability of the next card below; after the legs the chain is at its end."""
    if number % 3 != LEGS:
        state.then(ABILITY[number - 1])


def others(table: NightmariumTable) -> list[int]:
    return [seat for seat in range(table.box.players) if seat != table.turn]


class ScavengeCreature(Question[NightmariumTable]):
    """NM-21: discard an opponent's incomplete creature, whole."""

    rule = "NM-21"

    def options(self, state: Nightmarium) -> Answers:
        table = state.table
        found: Answers = ()
        for seat in others(table):
            found += SCAVENGES[seat][table.incomplete(seat)]
        return found

    def resolve(self, state: Nightmarium, action: Action) -> None:
        table = state.table
        seat, place = action.value, action.values[1] - 1
        while table.built[seat] >> place & 1:
            card = table.behead(seat, place)
            table.discard.append(card)
            state.tell(LOST, seat, place + 1, card)
        go_on(state, self.number)

    def refusal(self, state: Nightmarium, action: Action) -> NotAllowed:
        return NotAllowed("scavenge", rule="NM-21")


class TakeTop(Question[NightmariumTable]):
    """NM-22: take the top card of an opponent's creature into the hand."""

    rule = "NM-22"

    def options(self, state: Nightmarium) -> Answers:
        table = state.table
        found: Answers = ()
        for seat in others(table):
            found += EXECUTES[seat][table.in_reach(seat)]
        return found

    def resolve(self, state: Nightmarium, action: Action) -> None:
        table = state.table
        seat, place = action.value, action.values[1] - 1
        card = table.behead(seat, place)
        table.take_openly(self.actor, card)
        state.tell(TAKEN, self.actor, seat, place + 1, card)
        go_on(state, self.number)

    def refusal(self, state: Nightmarium, action: Action) -> NotAllowed:
        return NotAllowed("execute", rule="NM-22")


class DevourTop(Question[NightmariumTable]):
    """NM-23: discard the top card of an own creature, but not of the one whose chain runs."""

    rule = "NM-23"

    def options(self, state: Nightmarium) -> Answers:
        own = 1 << self.number // 3
        return DEVOURS[state.table.in_reach(self.actor) & ~own]

    def resolve(self, state: Nightmarium, action: Action) -> None:
        table, place = state.table, action.value - 1
        card = table.behead(self.actor, place)
        table.discard.append(card)
        state.tell(LOST, self.actor, place + 1, card)
        go_on(state, self.number)

    def refusal(self, state: Nightmarium, action: Action) -> NotAllowed:
        return NotAllowed("devour", rule="NM-23")


class Mimic(Question[NightmariumTable]):
    """NM-24: play a card of the hand, whatever its legion; only who can't needn't.

    It is asked in any case: whether a hand has such a card is its owner's secret.
    """

    rule = "NM-24"

    def options(self, state: Nightmarium) -> Answers:
        return tuple(playable(state.table, self.actor)) or CAN_PLAY_NOTHING

    def resolve(self, state: Nightmarium, action: Action) -> None:
        table = state.table
        if action.verb is UNABLE:
            table.lacks(self.actor, table.fitting(self.actor))
            place, part = divmod(self.number, 3)
            state.tell(STOPPED, self.actor, place + 1, part, MOCKINGBIRD)
            return
        table.take_from_hand(self.actor, action.value)
        table.holding = action.value
        state.then(PUT_CARD[self.actor][self.number])

    def refusal(self, state: Nightmarium, action: Action) -> NotAllowed:
        if action.verb is UNABLE:
            return NotAllowed("must-play", rule="NM-24")
        if action.verb is not PLAY:
            return NotAllowed("mimic", rule="NM-24")
        return card_refusal(state.table, self.actor, action.value)


def card_refusal(table: NightmariumTable, seat: int, card: int) -> NotAllowed:
    """NM-03, NM-05, NM-31: why a card can't be played."""
    if card not in table.hands[seat]:
        return NotAllowed("not-in-hand", rule="NM-02", card=card)
    parts = table.box.parts[card]
    if parts >> SEAL & 1:
        return NotAllowed("no-place-seal", rule="NM-31", card=card)
    if parts >> LEGS & 1:
        return NotAllowed("no-place-legs", rule="NM-05", card=card, most=table.box.victory)
    return NotAllowed("no-place", rule="NM-03", card=card)


class TurnUp(CardDraw):
    """NM-25: the Singer turns up a card of the deck, for all to see, and a second one."""

    rule = "NM-25"

    def resolve(self, state: Nightmarium, action: Action) -> None:
        table = state.table
        table.take_from_deck(action.value)
        table.turned.append(action.value)
        if len(table.turned) == 1 and has_card(state):
            state.then(TURN_UP[self.number])
        else:
            table.turned.sort()
            sing_on(state, table.turn, self.number)


def sing_on(state: Nightmarium, seat: int, number: int) -> None:
    """NM-25: as long as one can be played, one is; what is left is discarded."""
    table = state.table
    parts, fits = table.box.parts, table.fitting(seat)
    if any(bool(parts[card] & fits) for card in table.turned):
        state.then(PLAY_TURNED[seat][number])
        return
    for card in table.turned:
        table.discard.append(card)
        state.tell(DROPPED, card)
    table.turned = []
    start(state, number)


class PlayTurned(Question[NightmariumTable]):
    """NM-25: play one of the cards that the Singer has turned up."""

    rule = "NM-25"

    def options(self, state: Nightmarium) -> Answers:
        table = state.table
        parts, fits = table.box.parts, table.fitting(self.actor)
        return tuple([PLAYS[card] for card in table.turned if parts[card] & fits])

    def resolve(self, state: Nightmarium, action: Action) -> None:
        table = state.table
        table.turned.remove(action.value)
        table.holding = action.value
        state.then(PUT_CARD[self.actor][self.number])

    def refusal(self, state: Nightmarium, action: Action) -> NotAllowed:
        if action.verb is PLAY and action.value in state.table.turned:
            return NotAllowed("turned-no-place", rule="NM-25", card=action.value)
        return NotAllowed("sing", rule="NM-25")


# ---- Seals


class OfferReplay(Question[NightmariumTable]):
    """NM-31: the abilities of the seal's legion act again, all of them or none."""

    rule = "NM-31"

    def options(self, state: Nightmarium) -> Answers:
        return TWICE_OR_NOT

    def resolve(self, state: Nightmarium, action: Action) -> None:
        if action.verb is REPLAY:
            state.then(ABILITY[3 * self.number + HEAD])

    def refusal(self, state: Nightmarium, action: Action) -> NotAllowed:
        return NotAllowed("replay-or-rest", rule="NM-31")


# ---- The steps, made once

PUT_CARD: Final = [
    [PutCard(seat, number) for number in (*ABILITY_NUMBERS, BY_ACTION)] for seat in range(SEATS)
]
ABILITY: Final = [Ability(number) for number in ABILITY_NUMBERS]
SCAVENGE_CREATURE: Final = [
    [ScavengeCreature(seat, number) for number in ABILITY_NUMBERS] for seat in range(SEATS)
]
TAKE_TOP: Final = [[TakeTop(seat, number) for number in ABILITY_NUMBERS] for seat in range(SEATS)]
DEVOUR_TOP: Final = [
    [DevourTop(seat, number) for number in ABILITY_NUMBERS] for seat in range(SEATS)
]
MIMIC: Final = [[Mimic(seat, number) for number in ABILITY_NUMBERS] for seat in range(SEATS)]
TURN_UP: Final = [TurnUp(number, TURNS) for number in ABILITY_NUMBERS]
PLAY_TURNED: Final = [
    [PlayTurned(seat, number) for number in ABILITY_NUMBERS] for seat in range(SEATS)
]
OFFER_REPLAY: Final = [
    [OfferReplay(seat, place) for place in range(PLACES)] for seat in range(SEATS)
]
