"""The verbs and events of Skulls of Sedlec, declared once; skulls, cards and piles as numbers."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ossuary.kernel.action import Action, Actions, Names, Number, Seat, event, verb
from ossuary.kernel.chance import Chances
from ossuary.kernel.step import Answers

SEATS: Final = 4
"""The most players, with an expansion (SE-02)."""
PILES: Final = 6

ROYAL: Final = 0
PEASANT: Final = 1
PRIEST: Final = 2
LOVER: Final = 3
CRIMINAL: Final = 4
EXECUTIONER: Final = 5
CHAMPION: Final = 6
"""The first of five: a champion's number is this plus that of the kind it names."""
MERCHANT: Final = 11
ZEALOT: Final = 12
SKULLS: Final = 13
LETTERS: Final = ("R", "V", "P", "L", "C", "X", "r", "v", "p", "l", "c", "M", "Z")

KINDS: Final = (
    "royal",
    "peasant",
    "priest",
    "lover",
    "criminal",
    "executioner",
    "champion",
    "merchant",
    "zealot",
)
"""What points are counted by (SE-25): the five champions are one kind (SE-35)."""
KIND_OF: Final = [0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7, 8]
"""The kind of each skull."""

Condition = Literal[
    "royal_assassins",
    "peasants_revolt",
    "silent_vigil",
    "star_crossed",
    "penitents",
    "lineage",
]
CONDITIONS: Final[tuple[Condition, ...]] = get_args(Condition)
Grade = Literal["none", "monk", "maker", "artisan", "artist"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
"""SE-46, from nothing upwards."""
EXPANSIONS: Final = ("executioners", "champions", "merchants", "zealots")

# A card is a number: its upper skull times 13 plus its lower one. Cards that look alike are alike.
TOP: Final = [card // SKULLS for card in range(SKULLS * SKULLS)]
BOTTOM: Final = [card % SKULLS for card in range(SKULLS * SKULLS)]
CARD_NAMES: Final = [f"{top}/{bottom}" for top in LETTERS for bottom in LETTERS]
CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}

PileName = Literal["a", "b", "c", "d", "e", "f"]
PILE_NAMES: Final[tuple[PileName, ...]] = get_args(PileName)
PAIRS: Final = [(one, two) for one in range(PILES) for two in range(one + 1, PILES)]

SKULL: Final = Names(*LETTERS)
PILE: Final = Names(*PILE_NAMES)
DUG: Final = Names(*PILE_NAMES, *[f"{PILE_NAMES[one]}+{PILE_NAMES[two]}" for one, two in PAIRS])

KIND: Final = Names(*KINDS)
CONDITION_NAME: Final = Names(*CONDITIONS)
GRADE: Final = Names(*GRADES)

DIG: Final = verb("dig", piles=DUG)
COLLECT: Final = verb("collect", pile=PILE)
TAKE: Final = verb("take", pile=PILE)
STACK: Final = verb("stack", top=SKULL, bottom=SKULL)
PLACE: Final = verb("place", row=Number(0, 2), x=Number(-6, 6))
FURNISH: Final = verb("furnish", x=Number(-8, 8), y=Number(0, 16))
TURN: Final = verb("turn", top=SKULL, bottom=SKULL)
SHAPE: Final = verb("shape", number=Number(1, 6))
CONDITION: Final = verb("condition", condition=CONDITION_NAME)
FIRST: Final = verb("first", seat=Seat(SEATS))

ACTIONS: Final = Actions(DIG, COLLECT, TAKE, STACK, PLACE, FURNISH, TURN, SHAPE, CONDITION, FIRST)

MOST_POINTS: Final = Number(-200, 500)
TURNED: Final = event("turned", pile=PILE, top=SKULL, bottom=SKULL)
TAKEN: Final = event("taken", seat=Seat(SEATS), top=SKULL, bottom=SKULL)
FINISHED: Final = event("finished", seat=Seat(SEATS))
FELL: Final = event("fell", seat=Seat(SEATS), top=SKULL, bottom=SKULL)
SCORED: Final = event("scored", seat=Seat(SEATS), kind=KIND, points=MOST_POINTS)
TOTAL: Final = event("total", seat=Seat(SEATS), points=MOST_POINTS)
GRADED: Final = event("graded", seat=Seat(SEATS), grade=GRADE)
EVENTS: Final = (TURNED, TAKEN, FINISHED, FELL, SCORED, TOTAL, GRADED)


def card_of(action: Action) -> int:
    """The card of a `stack` or a `turn`."""
    top, bottom = action.values
    return SKULLS * top + bottom


# Lists of options depend on little, so each is made once.

PILES_OF: Final[list[tuple[int, ...]]] = [
    tuple([pile for pile in range(PILES) if piles >> pile & 1]) for piles in range(1 << PILES)
]
"""The piles of a set (a whole number with one bit per pile)."""
DUG_PILES: Final[list[tuple[int, ...]]] = [(pile,) for pile in range(PILES)] + list(PAIRS)
"""The piles of a dig, by its value."""


def _digs(piles: int) -> Answers:
    found = PILES_OF[piles]
    if len(found) == 1:
        return (DIG[found[0]],)
    return tuple([DIG[PILES + i] for i, (a, b) in enumerate(PAIRS) if a in found and b in found])


DIGS: Final[list[Answers]] = [_digs(piles) for piles in range(1 << PILES)]
"""Digging, by the piles whose top is face down (SE-05)."""
COLLECTS: Final[list[Answers]] = [tuple([COLLECT[pile] for pile in piles]) for piles in PILES_OF]
"""Collecting, by the piles whose top is face up (SE-06)."""
TAKES: Final[list[Answers]] = [tuple([TAKE[pile] for pile in piles]) for piles in PILES_OF]
"""Taking a card just turned up, by the piles that were dug."""
STACKS: Final[list[Action]] = list(STACK.actions)
TURNS: Final[list[Action]] = list(TURN.actions)

SHAPE_CHANCES: Final = Chances(*[(action, 1) for action in SHAPE.actions])
