"""The quick player: what a card is worth where, and whom an ability hurts most.

It looks at the table and at its own hand, never at another's. Worth is counted in cards: a draw is
worth about two. Of answers that are worth the same any is taken.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ossuary.games.nightmarium.actions import (
    DEVOUR,
    DEVOURER,
    DISCARD,
    DONE,
    DRAW,
    EXECUTE,
    HEAD,
    LEGS,
    MOCKINGBIRD,
    NO_ABILITY,
    NO_CARD,
    PLAY,
    PUT,
    REPLAY,
    SCAVENGE,
    SCAVENGER,
    SEAL,
    SINGER,
    TORSO,
    WAILER,
)
from ossuary.games.nightmarium.rules import TAKE_ACTION
from ossuary.games.nightmarium.state import (
    ALL,
    PARTS_OF_CREATURE,
    ROW,
    Nightmarium,
    NightmariumTable,
)
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers

VICTORY: Final = 60.0
"""What the last creature is worth."""
LAID: Final[list[float]] = [2.4, 3.6, 7.0, 1.0]
"""What it is worth to lay legs, a torso, a head, a seal."""
DRAWN: Final[list[float]] = [3.2, 3.2, 2.6, 2.6, 2.2, 2.2, 2.2, 1.7]
"""What a draw is worth, by the cards of the hand."""
CHOICE: Final = 0.3
"""What it is worth to draw before the card is chosen that is played."""
SAFE: Final = 0.5
"""What a seal is worth more for each complete creature that is there."""
USED: Final[list[float]] = [1.4, 2.0, 2.4, 2.0]
"""What a card of the hand is worth that will be legs, a torso, a head, a seal."""
NOT_YET: Final = 0.6
"""What it is worth less while there is no place for it."""
SPARE: Final = 0.35
"""What it is worth less for each other card that can be the same."""
VERSATILE: Final = 0.6
"""What a further position of a card is worth as long as it is in the hand."""
ACTING: Final[list[float]] = [0.0, 2.0, 1.5, 3.0, -2.0, 2.5, 3.5]
"""What an ability is worth that can be carried out."""
PROMISE: Final = 0.2
"""How much of that counts before the creature is complete."""
PURE: Final = 0.5
"""What a card of the same legion promises, and an opponent's card that is discarded."""
CROWD: Final = 0.6
"""What further legs are worth less for each creature that has no torso yet."""
JUNK: Final = 0.9
"""A card of the hand that is worth less is better exchanged, two for one."""
MUCH_JUNK: Final = 4
"""Fewer bring no more cards than a draw."""
DANGER: Final[list[float]] = [30.0, 9.0, 4.0, 2.0, 1.0]
"""By the creatures that an opponent still lacks: what it is worth to break one."""
NOT_DONE: Final = -1000.0


def answer(state: Nightmarium, seat: int, options: Answers, rng: Random) -> Action:
    """The quick player's choice among what a seat is offered."""
    if len(options) == 1:
        return options[0]
    if options[-1].verb is DONE:
        return _discard_on(state.table, seat, options, rng)
    best, most = options[0], NOT_DONE
    for action in options:
        if action.verb is DISCARD and options[0].verb is not DISCARD:
            break
        noise: float = rng.random()
        value = worth(state, seat, action) + noise / 50
        if value > most:
            best, most = action, value
    if options[-1].verb is DISCARD and best.verb is DRAW and _junk(state.table, seat) >= MUCH_JUNK:
        return least_used(state.table, seat, options, rng)
    return best


def worth(state: Nightmarium, seat: int, action: Action) -> float:
    """How good an answer looks."""
    table, verb = state.table, action.verb
    if verb is PLAY:
        value = _worth_of_playing(table, seat, action.value)
        if state.question(seat) is TAKE_ACTION[seat]:
            value += _worth_of_second(table, seat, action.value)
        return value
    if verb is PUT:
        return _worth_of_putting(table, seat, table.holding, action.value, action.values[1] - 1)
    if verb is DRAW:
        value = _worth_of_drawing(table, seat)
        if state.question(seat) is TAKE_ACTION[seat]:
            value += max(_best_worth_of_playing(table, seat), value) + CHOICE
        return value
    if verb is DISCARD:
        return -use(table, seat, action.value)
    if verb is EXECUTE:
        return _worth_of_taking(state, seat, action.value, action.values[1] - 1)
    if verb is SCAVENGE:
        return _worth_of_scavenging(table, action.value, action.values[1] - 1)
    if verb is DEVOUR:
        return -_loss(table, seat, action.value - 1, _ability_after(state, seat))
    if verb is REPLAY:
        step = state.question(seat)
        assert step is not None
        seal = table.card_at(seat, step.number, SEAL)
        return _worth_of_replay(table, seat, step.number, seal)
    return 0.0


# ---- The actions of a turn


def _worth_of_playing(table: NightmariumTable, seat: int, card: int) -> float:
    """What a card is worth where it fits best."""
    most = NOT_DONE
    parts = table.box.parts[card] & table.fitting(seat)
    for part in range(PARTS_OF_CREATURE):
        if parts >> part & 1:
            places = table.places_for(seat, part)
            for place in range(table.box.victory):
                if places >> place & 1:
                    value = _worth_of_putting(table, seat, card, part, place)
                    if value > most:
                        most = value
    return most


def _best_worth_of_playing(table: NightmariumTable, seat: int) -> float:
    most = 0.0
    for card in table.hands[seat]:
        value = _worth_of_playing(table, seat, card)
        if value > most:
            most = value
    return most


def _worth_of_second(table: NightmariumTable, seat: int, card: int) -> float:
    """The best second action after this card: another of its legion, or a draw (NM-04)."""
    legions, parts = table.box.legion, table.box.parts
    fits = table.fitting(seat)
    # Legs make room for a torso, and a torso for a head.
    room = (parts[card] & fits & 0b011) << 1 & ~fits
    most = _worth_of_drawing(table, seat)
    for other in table.hands[seat]:
        if other != card and legions[other] == legions[card]:
            if parts[other] & fits:
                most = max(most, _worth_of_playing(table, seat, other))
            if parts[other] & room:
                part = HEAD if (parts[other] & room) >> HEAD else TORSO
                most = max(most, LAID[part])
    return most


def _worth_of_drawing(table: NightmariumTable, seat: int) -> float:
    return DRAWN[min(len(table.hands[seat]), len(DRAWN) - 1)]


def _worth_of_putting(
    table: NightmariumTable, seat: int, card: int, part: int, place: int
) -> float:
    """What a card is worth as this part in this place."""
    box, built = table.box, table.built[seat]
    if part == SEAL:
        return (
            LAID[SEAL]
            + SAFE * table.complete(seat)
            + max(0.0, _worth_of_replay(table, seat, place, card))
        )
    at = (seat * box.victory + place) * PARTS_OF_CREATURE
    if part == HEAD:
        value = LAID[HEAD] + _worth_of_chain(table, seat, place, card)
        if table.complete(seat) + 1 == box.victory:
            value += VICTORY
        return value
    value = LAID[part] + PROMISE * ACTING[box.ability[card]]
    value -= VERSATILE * (box.parts[card].bit_count() - 1)
    if part == TORSO:
        if box.legion[card] == box.legion[table.cards[at]]:
            value += PURE
        return value + PROMISE * ACTING[box.ability[table.cards[at]]]
    without_torso = (built & ~(built >> ROW) & ALL).bit_count()
    return value - CROWD * without_torso


# ---- Chains


def _acts(table: NightmariumTable, card: int, seal: int) -> int:
    """The ability of a card, as far as a seal lets it act."""
    legion = table.box.legion
    if seal and legion[card] != legion[seal]:
        return NO_ABILITY
    return table.box.ability[card]


def _worth_of_replay(table: NightmariumTable, seat: int, place: int, seal: int) -> float:
    """What the abilities of a complete creature are worth that a seal lets act again (NM-31)."""
    return _worth_of_abilities(table, seat, place, table.card_at(seat, place, HEAD), seal)


def _worth_of_chain(table: NightmariumTable, seat: int, place: int, head: int) -> float:
    """What the abilities of a creature and its discard are worth, with this head on it."""
    at = (seat * table.box.victory + place) * PARTS_OF_CREATURE
    legion = table.box.legion
    value = _worth_of_abilities(table, seat, place, head, NO_CARD)
    if legion[head] == legion[table.cards[at]] == legion[table.cards[at + TORSO]]:
        value += PURE * (table.box.players - 1)
    return value


def _worth_of_abilities(
    table: NightmariumTable, seat: int, place: int, head: int, seal: int
) -> float:
    """NM-12, NM-13: from head to legs, up to the first that can't be carried out."""
    at = (seat * table.box.victory + place) * PARTS_OF_CREATURE
    value = 0.0
    cards = [head, table.cards[at + TORSO], table.cards[at]]
    for number in range(3):
        ability = _acts(table, cards[number], seal)
        if ability == NO_ABILITY:
            continue
        if ability == DEVOURER:
            after = _acts(table, cards[number + 1], seal) if number < 2 else NO_ABILITY
            least = -NOT_DONE
            for other in range(table.box.victory):
                if table.in_reach(seat) >> other & 1 and other != place:
                    least = min(least, _loss(table, seat, other, after))
            if least == -NOT_DONE:
                return value
            value -= least
            continue
        if not _can_act(table, seat, ability):
            return value
        value += ACTING[ability]
    return value


def _can_act(table: NightmariumTable, seat: int, ability: int) -> bool:
    """Whether an ability that aims at others, or needs cards, finds what it needs."""
    if ability == MOCKINGBIRD:
        return len(table.hands[seat]) > 1
    if ability in (WAILER, SINGER):
        return table.can_draw()
    for other in range(table.box.players):
        if other != seat:
            targets = table.incomplete(other) if ability == SCAVENGER else table.in_reach(other)
            if targets:
                return True
    return False


def _ability_after(state: Nightmarium, seat: int) -> int:
    """The ability that comes after the one that asks."""
    step = state.question(seat)
    assert step is not None
    if step.number % 3 == LEGS:
        return NO_ABILITY
    table = state.table
    at = (seat * table.box.victory + step.number // 3) * PARTS_OF_CREATURE
    return _acts(table, table.cards[at + step.number % 3 - 1], table.cards[at + SEAL])


def _loss(table: NightmariumTable, seat: int, place: int, after: int) -> float:
    """What an own creature's top card is worth there; a Mockingbird after it may mend that."""
    built = table.built[seat]
    if built >> HEAD * ROW + place & 1:
        if after == MOCKINGBIRD:
            for card in table.hands[seat]:
                if table.box.parts[card] >> HEAD & 1:
                    return 0.5
        return LAID[HEAD] + 1.0
    return LAID[TORSO] if built >> ROW + place & 1 else LAID[LEGS]


def _danger(table: NightmariumTable, seat: int) -> float:
    missing = table.box.victory - table.complete(seat)
    return DANGER[min(missing, len(DANGER) - 1)]


def _worth_of_taking(state: Nightmarium, seat: int, whom: int, place: int) -> float:
    """NM-22: what it costs the other, and what the card is worth in the hand."""
    table = state.table
    built, danger = table.built[whom], _danger(table, whom)
    part = HEAD
    while not built >> part * ROW + place & 1:
        part -= 1
    card = table.card_at(whom, place, part)
    value = use(table, seat, card) / 2
    if part == HEAD:
        after = _ability_after(state, seat)
        return value + danger + (6.0 if after == SCAVENGER else 4.0)
    return value + (2.0 if part == TORSO else 1.0) + danger / 2


def _worth_of_scavenging(table: NightmariumTable, whom: int, place: int) -> float:
    danger = _danger(table, whom)
    return 3.0 + danger if table.built[whom] >> ROW + place & 1 else 1.0 + danger / 2


# ---- The hand


def use(table: NightmariumTable, seat: int, card: int) -> float:
    """What a card of the hand is worth there."""
    box, fits = table.box, table.fitting(seat)
    parts, most = box.parts[card], 0.0
    for part in range(PARTS_OF_CREATURE):
        if parts >> part & 1:
            value = USED[part]
            if not fits >> part & 1:
                if part == LEGS:
                    continue
                value -= NOT_YET
            same = 0
            for other in table.hands[seat]:
                if box.parts[other] == 1 << part and other != card:
                    same += 1
            value -= SPARE * same
            if value > most:
                most = value
    return most + VERSATILE * (parts.bit_count() - 1) + PROMISE * ACTING[box.ability[card]]


def _junk(table: NightmariumTable, seat: int) -> int:
    """How many cards of the hand are better exchanged."""
    found = 0
    for card in table.hands[seat]:
        if use(table, seat, card) < JUNK:
            found += 1
    return found


def least_used(table: NightmariumTable, seat: int, options: Answers, rng: Random) -> Action:
    """The discard that costs least."""
    least, worst = -NOT_DONE, options[0]
    for action in options:
        if action.verb is DISCARD:
            noise: float = rng.random()
            value = use(table, seat, action.value) + noise / 50
            if value < least:
                least, worst = value, action
    return worst


def _discard_on(table: NightmariumTable, seat: int, options: Answers, rng: Random) -> Action:
    """Discards come in pairs, as long as there is junk (NM-07)."""
    if table.drawing % 2 or _junk(table, seat) > 1:
        return least_used(table, seat, options, rng)
    return options[-1]
