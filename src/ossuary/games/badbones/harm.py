"""What skeletons do when they reach a tower, the village or the capital.

BB-14, BB-15, BB-52, BB-53, BB-58, BB-61 and BB-63; who falls by it, BB-25 and BB-54.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    CAME,
    DIRECTIONS,
    FALLEN,
    HOUSE_BUILT,
    HOUSE_LOST,
    NEXT_ONE,
    REACHED,
    SEATS,
    TIER_BUILT,
    TIER_LOST,
    TOWER_LOST,
)
from ossuary.games.badbones.box import NOBODY
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.hero import slay
from ossuary.games.badbones.state import BadBones, BadBonesReason, BadBonesTable, give_back
from ossuary.games.badbones.weapons import offer_weapon
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.outcome import Outcome
from ossuary.kernel.step import Answers, Happening, Question

TOWER: Final = 0
VILLAGE: Final = 1


def reach_tower(state: BadBones, seat: int) -> None:
    """BB-15, BB-52: who is moving has come to a standing tower."""
    reach(state, seat, TOWER)


def reach_village(state: BadBones, seat: int) -> None:
    """BB-14, BB-53: who is moving has come to the village, or to the capital."""
    reach(state, seat, VILLAGE)


def reach(state: BadBones, seat: int, where: int) -> None:
    """BB-63, BB-68: an emperor ends it; else each does its harm, in the order one likes."""
    field = state.table.fields[seat]
    kinds = field.walkers()
    if state.table.box.commanders and any(POWERS[kind].is_fatal for kind in kinds):
        for kind in kinds:
            state.tell(REACHED, seat, kind, where)
        field.returned += kinds
        field.part_with_all()
        fall(state, seat)
    else:
        harm_next(state, seat, where)


def harm_next(state: BadBones, seat: int, where: int) -> None:
    """BB-68: the next of a squad; where they differ, the player says who."""
    field = state.table.fields[seat]
    while field.walker != NOBODY:
        if where == TOWER and not field.towers >> field.at & 1:
            come_to_ruin(state, seat)
            return
        kinds = field.walkers()
        if kinds[0] != kinds[-1]:
            state.then(NEXT_OF_SQUAD[where * SEATS + seat])
            return
        harm_by(state, seat, where, kinds[0])


def harm_by(state: BadBones, seat: int, where: int, kind: int) -> None:
    """One skeleton does what it does, and is gone; whoever is out has no more to lose."""
    field = state.table.fields[seat]
    field.part_with(kind)
    state.tell(REACHED, seat, kind, where)
    give_back(state, seat, kind)
    if where == VILLAGE:
        burn(state, seat, POWERS[kind].harm)
    elif state.table.box.coop:
        topple(state, seat, POWERS[kind].harm)
    else:
        crumble(state, seat, POWERS[kind].harm)
    if field.out and field.walker != NOBODY:
        for kind in field.walkers():
            state.tell(REACHED, seat, kind, where)
            field.returned.append(kind)
        field.part_with_all()


class NextOfSquad(Question[BadBonesTable]):
    """BB-68, BB-52: who of the squad is next."""

    rule = "BB-68"
    continues = True

    def options(self, state: BadBones) -> Answers:
        kinds = {*state.table.fields[self.actor].walkers()}
        return tuple([NEXT_ONE.actions[kind] for kind in sorted(kinds)])

    def resolve(self, state: BadBones, action: Action) -> None:
        harm_by(state, self.actor, self.number, action.value)
        harm_next(state, self.actor, self.number)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        return NotAllowed("next-first", rule="BB-68")


def crumble(state: BadBones, seat: int, harm: int) -> None:
    """BB-15, BB-61: tiers fall, whoever is in the tower, or one is rebuilt."""
    box, field = state.table.box, state.table.fields[seat]
    if harm > 0:
        field.tiers = max(0, field.tiers - harm)
        state.tell(TIER_LOST, seat, field.tiers)
        if field.tiers == 0:
            fall(state, seat)
    elif field.tiers < box.tiers:
        field.tiers += 1
        state.tell(TIER_BUILT, seat, field.tiers)


def topple(state: BadBones, seat: int, harm: int) -> None:
    """BB-52, BB-58: the tower is a ruin; a peacemaker finds it whole."""
    field = state.table.fields[seat]
    if harm > 0:
        field.towers &= ~(1 << field.at)
        field.tiers -= 1
        state.tell(TOWER_LOST, seat, field.at, field.tiers)
        if field.tiers == 0:
            fall(state, seat)


def burn(state: BadBones, seat: int, harm: int) -> None:
    """BB-14, BB-53, BB-61: houses burn, or one is rebuilt; in the co-operative game of all."""
    table = state.table
    field = table.fields[seat]
    houses = table.capital if table.box.coop else field.houses
    if harm > 0:
        houses = max(0, houses - harm)
        state.tell(HOUSE_LOST, seat, houses)
    elif houses < table.box.houses:
        houses += 1
        state.tell(HOUSE_BUILT, seat, houses)
    if table.box.coop:
        table.capital = houses
    else:
        field.houses = houses
    if houses == 0:
        fall(state, seat)


def come_to_ruin(state: BadBones, seat: int) -> None:
    """BB-52, BB-75: the rest of a squad is on the ruin's cell, where the hero may be."""
    box, field = state.table.box, state.table.fields[seat]
    if field.at == field.hero:
        slay(state, seat, field.at, field.walkers())
        field.part_with_all()
        offer_weapon(state, seat)
    else:
        field.rest(box.turns[field.at * len(DIRECTIONS) + field.heading])
        for kind in field.walkers():
            state.tell(CAME, seat, kind, field.at, field.heading)


# ---- The fall


def fall(state: BadBones, seat: int) -> None:
    """BB-25, BB-29: this player is out; BB-54: a co-operative game is lost for all, at once."""
    state.table.fields[seat].out = True
    if state.table.box.coop:
        state.end_lanes(LOSE_TOGETHER)
    else:
        state.tell(FALLEN, seat)


class LoseTogether(Happening[BadBonesTable]):
    """BB-54: lost at once."""

    rule = "BB-54"

    def happen(self, state: BadBones) -> None:
        table = state.table
        scores = (table.round - 1,) * table.box.players
        state.finish(Outcome((), scores, BadBonesReason.OVERRUN))


# ---- The steps, made once

NEXT_OF_SQUAD: Final = [
    NextOfSquad(seat, where) for where in (TOWER, VILLAGE) for seat in range(SEATS)
]
LOSE_TOGETHER: Final = LoseTogether()
