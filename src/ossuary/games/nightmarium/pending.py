"""What is pending, for all to see: the turn's action, the chain that runs, and who owes cards.

All of it is read from the agenda, which is as public as the table.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ossuary.games.nightmarium.actions import (
    ACTING,
    BODY,
    HEAD,
    LEGIONS,
    LEGS,
    NO_ABILITY,
    SEATS,
    WAILER,
    ActingName,
    BodyPartName,
    LegionName,
)
from ossuary.games.nightmarium.chain import ABILITY_NUMBERS, INERT, SEALED, acting, matches
from ossuary.games.nightmarium.state import ANY_LEGION, NightmariumTable
from ossuary.kernel.step import StepName

Agenda = tuple[StepName, ...]

STEPS = frozenset(
    ("ScavengeCreature", "TakeTop", "DevourTop", "Mimic", "TurnUp", "PlayTurned", "PutCard")
)
"""The steps in which an ability acts."""


class LinkView(msgspec.Struct, frozen=True):
    """An ability of a chain."""

    part: BodyPartName
    ability: ActingName
    state: Literal["done", "now", "next"]


class ChainView(msgspec.Struct, frozen=True):
    """A chain of the player whose turn it is."""

    place: int
    links: tuple[LinkView, ...]
    """Those that act, from head to legs."""
    then: int | None
    """The place of the creature whose chain comes after it, where it is known by now (NM-29)."""


class DebtView(msgspec.Struct, frozen=True):
    """What a player has to discard for a pure creature (NM-11)."""

    seat: int
    legion: LegionName | None
    """None: a second card, of any legion."""


def action_of(agenda: Agenda) -> int | None:
    """Which of the two actions of a turn it is; None: it is nobody's turn."""
    for name, _, _ in agenda:
        if name == "BeginSecond":
            return 1
        if name == "EndTurn":
            return 2
    return None


def bound_to(table: NightmariumTable, agenda: Agenda) -> LegionName | None:
    """The legion of which a second card must be, as long as one can come (NM-04)."""
    if table.legion != ANY_LEGION:
        for name, _, _ in agenda:
            if name == "BeginSecond" or name == "ActAgain":
                return LEGIONS[table.legion]
    return None


def chain_of(table: NightmariumTable, agenda: Agenda) -> ChainView | None:
    """The chain that runs or is about to."""
    for name, _, number in agenda:
        if name == "OfferReplay":
            return _chain(table, number, HEAD, is_acting=False)
        if name == "Ability" or (name in STEPS and number in ABILITY_NUMBERS):
            place, part = divmod(number, 3)
            return _chain(table, place, part, is_acting=name != "Ability")
    return None


def _chain(table: NightmariumTable, place: int, due: int, is_acting: bool) -> ChainView | None:
    links = []
    # What was completed or sealed meanwhile ends the chain: nothing below acts any more.
    last = due if table.started else LEGS
    for part in range(HEAD, last - 1, -1):
        ability = _acting(table, place, part)
        if ability != NO_ABILITY:
            state: Literal["done", "now", "next"] = "next"
            if part > due:
                state = "done"
            elif part == due and is_acting:
                state = "now"
            links.append(LinkView(BODY[part], ACTING[ability - WAILER], state))
    return ChainView(place + 1, tuple(links), _then(table)) if links else None


def _acting(table: NightmariumTable, place: int, part: int) -> int:
    """The ability that acts; a seal that this chain has laid on its own creature came too late."""
    if any(started % SEALED == place for started in table.started):
        return table.box.ability[table.card_at(table.turn, place, part)]
    return acting(table, table.turn, place, part)


def _then(table: NightmariumTable) -> int | None:
    if not table.started or table.started[-1] >= INERT:
        return None
    place = table.started[-1] % SEALED
    return place + 1 if matches(table, table.turn, place) else None


def debts_of(table: NightmariumTable, agenda: Agenda) -> tuple[DebtView, ...]:
    """Who owes what for the pure creature whose turn it is, the first first."""
    if agenda and agenda[0][0] in ("Pay", "PaySecond"):
        name, seat, number = agenda[0]
        first = DebtView(seat, LEGIONS[number] if name == "Pay" else None)
        return (first, *_later_debts(table, agenda[1]))
    return ()


def _later_debts(table: NightmariumTable, step: StepName) -> list[DebtView]:
    """Those of the others; a tribute that hasn't begun is that of another creature."""
    name, _, number = step
    legion, after = divmod(number, SEATS)
    if name != "Tribute" or after == 1:
        return []
    players = table.box.players
    seats = [(table.turn + further) % players for further in range(after, players)]
    return [DebtView(seat, LEGIONS[legion]) for seat in seats if table.hands[seat]]
