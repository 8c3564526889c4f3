"""The verbs and events of Skull, declared once."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ossuary.kernel.action import Action, Actions, Names, Number, Private, Seat, event, reveal, verb
from ossuary.kernel.chance import Chances
from ossuary.kernel.state import SEATS_OF
from ossuary.kernel.step import Answers

SEATS: Final = 12
"""The most tribes that two boxes hold (SK-02)."""
DISCS: Final = 4
"""The discs of a tribe (SK-01)."""
FLOWERS: Final = 3
FLOWER: Final = 0
SKULL: Final = 1
Face = Literal["flower", "skull"]
FACES: Final[tuple[Face, ...]] = get_args(Face)
FACE: Final = Names(*FACES)

PLACE: Final = verb("place", face=Private(FACE))
PASS_VERB: Final = verb("pass")
BID: Final = verb("bid", number=Number(1, SEATS * DISCS))
FLIP: Final = verb("flip", seat=Seat(SEATS))
LOSE: Final = verb("lose", face=Private(FACE))
NAME: Final = verb("name", seat=Seat(SEATS))
SHOW_VERB: Final = verb("show")
HIDE_VERB: Final = verb("hide")
FIRST: Final = verb("first", seat=Seat(SEATS))

PASS: Final = PASS_VERB[()]
SHOW: Final = SHOW_VERB[()]
HIDE: Final = HIDE_VERB[()]

ACTIONS: Final = Actions(PLACE, PASS_VERB, BID, FLIP, LOSE, NAME, SHOW_VERB, HIDE_VERB, FIRST)

ROUND: Final = event("round", number=Number(1, 5 * SEATS - 1), first=Seat(SEATS))
CHALLENGER: Final = event("challenger", seat=Seat(SEATS), bid=Number(1, SEATS * DISCS))
FLIPPED: Final = reveal("flipped", seat=Seat(SEATS), owner=Seat(SEATS), face=FACE)
SUCCEEDED: Final = event("succeeded", seat=Seat(SEATS))
FAILED: Final = event("failed", seat=Seat(SEATS), owner=Seat(SEATS))
SHOWN: Final = reveal("shown", seat=Seat(SEATS), face=FACE)
LEFT: Final = event("left", seat=Seat(SEATS), discs=Number(0, DISCS))
OUT: Final = event("out", seat=Seat(SEATS))
EVENTS: Final = (ROUND, CHALLENGER, FLIPPED, SUCCEEDED, FAILED, SHOWN, LEFT, OUT)

# Lists of options depend on little, so each is made once.

PLACES: Final[tuple[tuple[Answers, ...], ...]] = tuple(
    [
        tuple([PLACE.actions[0 if flowers else 1 : 1 + skulls] for skulls in range(2)])
        for flowers in range(FLOWERS + 1)
    ]
)
"""Placing a disc, by the flowers and skulls in the hand."""
OPENINGS: Final[tuple[tuple[tuple[Answers, ...], ...], ...]] = tuple(
    [
        tuple(
            [
                tuple([PLACES[flowers][skulls] + BID.actions[:laid] for skulls in range(2)])
                for flowers in range(FLOWERS + 1)
            ]
        )
        for laid in range(SEATS * DISCS + 1)
    ]
)
"""Adding a disc or opening the bidding, by the discs on the mats and those in the hand."""
RAISES: Final[tuple[tuple[Answers, ...], ...]] = tuple(
    [
        tuple([(PASS, *BID.actions[bid:laid]) for laid in range(SEATS * DISCS + 1)])
        for bid in range(SEATS * DISCS + 1)
    ]
)
"""Passing or raising, by the bid and the discs on the mats."""
SHOW_OR_HIDE: Final[Answers] = (SHOW, HIDE)

_flips: Final[dict[int, Answers]] = {}
_names: Final[dict[int, Answers]] = {}


def flips(seats: int) -> Answers:
    """Flipping a disc of one of these seats (as bits)."""
    return _seat_options(_flips, FLIP.actions, seats)


def names(seats: int) -> Answers:
    """Naming one of these seats (as bits)."""
    return _seat_options(_names, NAME.actions, seats)


def _seat_options(known: dict[int, Answers], actions: tuple[Action, ...], seats: int) -> Answers:
    options = known.get(seats)
    if options is None:
        options = tuple([actions[seat] for seat in SEATS_OF[seats]])
        known[seats] = options
    return options


LOSS_CHANCES: Final = tuple(
    [
        tuple([Chances((LOSE[FLOWER], flowers), (LOSE[SKULL], skulls)) for skulls in range(2)])
        for flowers in range(FLOWERS + 1)
    ]
)
"""The blind draw of a lost disc, by the flowers and skulls there are: each disc as likely."""
