"""The verbs and events of Nightmarium, declared once; cards by their printed numbers."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ossuary.kernel.action import Action, Actions, Names, Number, Private, Seat, event, verb
from ossuary.kernel.step import Answers

SEATS: Final = 5
PLACES: Final = 7
"""The most creatures of one player (NM-05, NM-09)."""
FEARS: Final = 108
CARDS: Final = 120
"""Fear cards are numbered from 1, the seals after them (NM-40)."""
NO_CARD: Final = 0
COPIES: Final = 3
"""Seals of each legion (NM-30)."""

LegionName = Literal["necromunculus", "manster", "constrict", "chimerid"]
LEGIONS: Final[tuple[LegionName, ...]] = get_args(LegionName)

LEGS: Final = 0
TORSO: Final = 1
HEAD: Final = 2
SEAL: Final = 3
BodyPartName = Literal["legs", "torso", "head"]
BODY: Final[tuple[BodyPartName, ...]] = get_args(BodyPartName)
PartName = Literal[BodyPartName, "seal"]
PARTS: Final[tuple[PartName, ...]] = get_args(PartName)

NO_ABILITY: Final = 0
WAILER: Final = 1
SCAVENGER: Final = 2
EXECUTIONER: Final = 3
DEVOURER: Final = 4
MOCKINGBIRD: Final = 5
SINGER: Final = 6
ActingName = Literal["wailer", "scavenger", "executioner", "devourer", "mockingbird", "singer"]
AbilityName = Literal["none", ActingName]
ABILITIES: Final[tuple[AbilityName, ...]] = get_args(AbilityName)
ACTING: Final[tuple[ActingName, ...]] = get_args(ActingName)
"""By ability, from the first one."""

CARD: Final = Number(1, CARDS)
PLACE: Final = Number(1, PLACES)
PART: Final = Names(*PARTS)
LEGION: Final = Names(*LEGIONS)
ABILITY: Final = Names(*ABILITIES)
SEAT: Final = Seat(SEATS)

PLAY: Final = verb("play", card=CARD)
DRAW: Final = verb("draw")
DISCARD: Final = verb("discard", card=CARD)
DONE: Final = verb("done")
PUT: Final = verb("put", part=PART, place=PLACE)
UNABLE: Final = verb("unable")
SCAVENGE: Final = verb("scavenge", seat=SEAT, place=PLACE)
EXECUTE: Final = verb("execute", seat=SEAT, place=PLACE)
DEVOUR: Final = verb("devour", place=PLACE)
REPLAY: Final = verb("replay")
REST: Final = verb("rest")
DRAWN: Final = verb("drawn", seat=SEAT, card=Private(CARD))
TURN: Final = verb("turn", card=CARD)
FIRST: Final = verb("first", seat=SEAT)

ACTIONS: Final = Actions(
    *(PLAY, DRAW, DISCARD, DONE, PUT, UNABLE),
    *(SCAVENGE, EXECUTE, DEVOUR, REPLAY, REST),
    *(DRAWN, TURN, FIRST),
)

BEGAN: Final = event("began", seat=SEAT)
SECOND: Final = event("second", seat=SEAT)
BOUND: Final = event("bound", seat=SEAT, legion=LEGION)
EXCHANGED: Final = event("exchanged", seat=SEAT, cards=Number(1, CARDS), drawn=Number(0, CARDS))
DRAWS_CARDS: Final = event("draws", seat=SEAT, cards=Number(1, CARDS))
PLAYED: Final = event("played", seat=SEAT, card=CARD, part=PART, place=PLACE)
COMPLETED: Final = event("completed", seat=SEAT, place=PLACE)
PURE: Final = event("pure", seat=SEAT, place=PLACE, legion=LEGION)
OWES: Final = event("owes", seat=SEAT, legion=LEGION)
OWES_SECOND: Final = event("owes-second", seat=SEAT, legion=LEGION)
CHAIN: Final = event("chain", seat=SEAT, place=PLACE, head=ABILITY, torso=ABILITY, legs=ABILITY)
"""The abilities that are to act or, with a seal, may act again."""
ACTS: Final = event("acts", seat=SEAT, place=PLACE, part=PART, ability=ABILITY)
STOPPED: Final = event("stopped", seat=SEAT, place=PLACE, part=PART, ability=ABILITY)
BROKEN_OFF: Final = event("broken-off", seat=SEAT, place=PLACE)
LOST: Final = event("lost", seat=SEAT, place=PLACE, card=CARD)
TAKEN: Final = event("taken", seat=SEAT, whom=SEAT, place=PLACE, card=CARD)
DROPPED: Final = event("dropped", card=CARD)
TOO_MANY: Final = event("too-many", seat=SEAT, place=PLACE)
SHUFFLED: Final = event("shuffled", cards=Number(1, CARDS))
NOTHING_LEFT: Final = event("nothing-left", seat=SEAT)
EVENTS: Final = (
    *(BEGAN, SECOND, BOUND, EXCHANGED, DRAWS_CARDS),
    *(PLAYED, COMPLETED, PURE, OWES, OWES_SECOND),
    *(CHAIN, ACTS, STOPPED, BROKEN_OFF),
    *(LOST, TAKEN, DROPPED, TOO_MANY, SHUFFLED, NOTHING_LEFT),
)

# Single actions and lists of options depend on little, so each is made once.

PLAYS: Final[list[Action]] = [PLAY.actions[0], *PLAY.actions]
"""By card; nothing has the number 0."""
DISCARDS: Final[list[Action]] = [DISCARD.actions[0], *DISCARD.actions]
DRAWS: Final[list[list[Action]]] = [
    [DRAWN.actions[0], *DRAWN.actions[seat * CARDS : (seat + 1) * CARDS]] for seat in range(SEATS)
]
TURNS: Final[list[Action]] = [TURN.actions[0], *TURN.actions]
DRAW_ONE: Final = DRAW.actions[0]
ALL_DISCARDED: Final = DONE.actions[0]
CAN_PLAY_NOTHING: Final[Answers] = UNABLE.actions
TWICE_OR_NOT: Final[Answers] = (REPLAY.actions[0], REST.actions[0])

PLACES_OF: Final[list[tuple[int, ...]]] = [
    tuple([place for place in range(PLACES) if places >> place & 1])
    for places in range(1 << PLACES)
]
"""The places of a set (a whole number with one bit per place)."""


def _by_places(actions: Answers) -> list[Answers]:
    """From the actions of the seven places: those of each set of places."""
    return [tuple([actions[place] for place in places]) for places in PLACES_OF]


PUTS: Final[list[list[Answers]]] = [
    _by_places(PUT.actions[part * PLACES : (part + 1) * PLACES]) for part in range(len(PARTS))
]
"""Putting a card, by its part and the places that can take it."""
SCAVENGES: Final[list[list[Answers]]] = [
    _by_places(SCAVENGE.actions[seat * PLACES : (seat + 1) * PLACES]) for seat in range(SEATS)
]
EXECUTES: Final[list[list[Answers]]] = [
    _by_places(EXECUTE.actions[seat * PLACES : (seat + 1) * PLACES]) for seat in range(SEATS)
]
DEVOURS: Final[list[Answers]] = _by_places(DEVOUR.actions)
