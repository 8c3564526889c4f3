"""The weapons: what each may strike, and what it does (BB-35, BB-36, BB-47, BB-48).

A weapon is offered when the hero has destroyed at least three skeletons in phase 1 or in phase 3.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    AROUND,
    AXE,
    CELLS,
    CURSED,
    DESTROYED,
    DIRECTIONS,
    FLING,
    FLUNG,
    FROZEN,
    HEADINGS,
    HERO_MOVES,
    HIT,
    KEEP,
    KEEP_IT,
    NEXT,
    NO_HEADING,
    OTHERS,
    OUTSIDE,
    SEATS,
    SENDS,
    STRIKE,
    SWUNG,
    SYMBOLS,
    TELEPORTED,
    TURN,
    TYPES,
    token_of,
)
from ossuary.games.badbones.field import NO_HERO, NO_TRAP, NO_WEAPON, TOKENS_OF_CELL, Field
from ossuary.games.badbones.hero import enter_cell
from ossuary.games.badbones.state import BadBones, BadBonesTable, give_back
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.step import Answers, Question

KILLS: Final = 3
"""BB-47: so many the hero must have destroyed."""


def offer_weapon(state: BadBones, seat: int) -> None:
    """BB-47: the hero has destroyed somebody, and the weapon may be used if it can do something."""
    table = state.table
    field = table.fields[seat]
    if (
        field.weapon != NO_WEAPON
        and len(field.slain) >= KILLS
        and not field.used
        and field.hero != NO_HERO
        and table.phase != 2
        and WEAPONS[field.weapon].targets(table, seat)
    ):
        state.then(USE_WEAPON[field.weapon * SEATS + seat])


class UseWeapon(Question[BadBonesTable]):
    """BB-47: use the weapon, or keep it for another time; its number says which weapon it is."""

    rule = "BB-47"
    continues = True

    def options(self, state: BadBones) -> Answers:
        weapon = WEAPONS[state.table.fields[self.actor].weapon]
        return (*weapon.targets(state.table, self.actor), KEEP_IT)

    def resolve(self, state: BadBones, action: Action) -> None:
        if action.verb is not KEEP:
            field = state.table.fields[self.actor]
            field.used = True
            WEAPONS[field.weapon].use(state, self.actor, action)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        targets = WEAPONS[state.table.fields[self.actor].weapon].targets(state.table, self.actor)
        if action.verb is targets[0].verb:
            return NotAllowed("weapon-target", rule="BB-48")
        return NotAllowed("weapon-first", rule="BB-47")


class Weapon:
    """What a weapon can do."""

    def targets(self, table: BadBonesTable, seat: int) -> Answers:
        """The ways to use it now."""
        raise NotImplementedError

    def use(self, state: BadBones, seat: int, action: Action) -> None:
        raise NotImplementedError


def strikes(cells: list[int], occupied: int) -> Answers:
    """To strike those of the cells that have skeletons."""
    return tuple([STRIKE.actions[cell] for cell in cells if occupied >> cell & 1])


def destroy(state: BadBones, seat: int, tokens: list[int]) -> None:
    """These skeletons, taken from the field, go to the bag (BB-48, BB-64)."""
    for token in tokens:
        cell, place = divmod(token, TOKENS_OF_CELL)
        heading, kind = divmod(place, TYPES)
        state.tell(DESTROYED, seat, kind, cell, heading)
        give_back(state, seat, kind)


class Crossbow(Weapon):
    """BB-48: it destroys one skeleton on the field."""

    def targets(self, table: BadBonesTable, seat: int) -> Answers:
        return strikes(ALL_CELLS, table.fields[seat].occupied())

    def use(self, state: BadBones, seat: int, action: Action) -> None:
        state.then(CHOOSE_HIT[seat * CELLS + action.value])


class ChooseHit(Question[BadBonesTable]):
    """BB-48, BB-72: which of the skeletons on the cell the crossbow hits."""

    rule = "BB-48"
    continues = True

    def options(self, state: BadBones) -> Answers:
        places = {
            token % TOKENS_OF_CELL for token in state.table.fields[self.actor].on(self.number)
        }
        return tuple([HIT.actions[place] for place in sorted(places)])

    def resolve(self, state: BadBones, action: Action) -> None:
        heading, kind = action.values
        token = token_of(self.number, heading, kind)
        state.table.fields[self.actor].remove(token)
        destroy(state, self.actor, [token])

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        return NotAllowed("hit-first", rule="BB-48")


class IceWand(Weapon):
    """BB-35, BB-78: all on one cell miss their next move."""

    def targets(self, table: BadBonesTable, seat: int) -> Answers:
        return strikes(ALL_CELLS, table.fields[seat].occupied())

    def use(self, state: BadBones, seat: int, action: Action) -> None:
        field, cell = state.table.fields[seat], action.value
        still = field.resting_on(cell)
        others = field.on(cell)[len(still) :]
        field.clear(cell)
        field.iced += still
        field.frozen += others
        state.tell(FROZEN, seat, cell, len(still) + len(others))


class DeathWand(Weapon):
    """BB-48, BB-77: those whom the hero has destroyed in this phase go to another's cemetery."""

    def targets(self, table: BadBonesTable, seat: int) -> Answers:
        players = table.box.players
        return OTHERS[players][seat] if players > 1 else (SENDS[seat],)

    def use(self, state: BadBones, seat: int, action: Action) -> None:
        field = state.table.fields[seat]
        for kind in field.slain:
            field.sent.append(action.value * TYPES + kind)
        state.tell(CURSED, seat, len(field.slain), action.value)
        field.slain = []


class TeleportWand(Weapon):
    """BB-48, BB-55: the hero goes to the tower; of several, to one that stands."""

    def targets(self, table: BadBonesTable, seat: int) -> Answers:
        field = table.fields[seat]
        towers = [cell for cell in table.box.towers if field.towers >> cell & 1]
        return tuple([STRIKE.actions[cell] for cell in towers if cell != field.hero])

    def use(self, state: BadBones, seat: int, action: Action) -> None:
        state.table.fields[seat].hero = action.value
        state.tell(TELEPORTED, seat, action.value)


class TwoHandedSword(Weapon):
    """BB-48: one more move of the hero, who destroys as usual."""

    def targets(self, table: BadBonesTable, seat: int) -> Answers:
        return HERO_MOVES[table.fields[seat].hero]

    def use(self, state: BadBones, seat: int, action: Action) -> None:
        enter_cell(state, seat, action.value, by_weapon=True)


class BattleAxe(Weapon):
    """BB-48: all skeletons of one symbol on the four cells next to the hero are destroyed."""

    def targets(self, table: BadBonesTable, seat: int) -> Answers:
        places = table.box.places
        symbols = {places[token % TYPES] % len(SYMBOLS) for token in self._near(table.fields[seat])}
        return tuple([AXE.actions[symbol] for symbol in sorted(symbols)])

    def use(self, state: BadBones, seat: int, action: Action) -> None:
        field, places = state.table.fields[seat], state.table.box.places
        hit = [
            token
            for token in self._near(field)
            if places[token % TYPES] % len(SYMBOLS) == action.value
        ]
        for token in hit:
            field.remove(token)
        destroy(state, seat, hit)

    def _near(self, field: Field) -> list[int]:
        """Those on the four cells next to the hero."""
        near: list[int] = []
        for heading in HEADINGS:
            cell = NEXT[field.hero * len(DIRECTIONS) + heading]
            if cell != OUTSIDE:
                near += field.on(cell)
        return near


class Flail(Weapon):
    """BB-36: all on one of the cells around the hero go to another that is empty."""

    def targets(self, table: BadBonesTable, seat: int) -> Answers:
        field = table.fields[seat]
        return strikes(AROUND[field.hero], field.occupied()) if empty_around(field) else ()

    def use(self, state: BadBones, seat: int, action: Action) -> None:
        state.then(CHOOSE_FLING[seat * CELLS + action.value])


def empty_around(field: Field) -> list[int]:
    """BB-36: the cells around the hero without skeleton, trap and tower."""
    full = field.occupied() | field.towers
    return [
        cell for cell in AROUND[field.hero] if not full >> cell & 1 and field.traps[cell] == NO_TRAP
    ]


class ChooseFling(Question[BadBonesTable]):
    """BB-36: where the flail moves them; they keep heading and colour, and nothing acts."""

    rule = "BB-36"
    continues = True

    def options(self, state: BadBones) -> Answers:
        field = state.table.fields[self.actor]
        return tuple([FLING.actions[cell] for cell in empty_around(field)])

    def resolve(self, state: BadBones, action: Action) -> None:
        field = state.table.fields[self.actor]
        state.tell(FLUNG, self.actor, self.number, action.value, len(field.on(self.number)))
        field.face(self.number, action.value, NO_HEADING)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        if action.verb is FLING:
            return NotAllowed("fling-full", rule="BB-36")
        return NotAllowed("fling-first", rule="BB-36")


class Rapier(Weapon):
    """BB-36: all on one of the cells around the hero turn to one direction."""

    def targets(self, table: BadBonesTable, seat: int) -> Answers:
        field = table.fields[seat]
        return strikes(AROUND[field.hero], field.occupied())

    def use(self, state: BadBones, seat: int, action: Action) -> None:
        state.then(CHOOSE_TURN[seat * CELLS + action.value])


class ChooseTurn(Question[BadBonesTable]):
    """BB-36: where they are headed from now on."""

    rule = "BB-36"
    continues = True

    def options(self, state: BadBones) -> Answers:
        return TURN.actions

    def resolve(self, state: BadBones, action: Action) -> None:
        field = state.table.fields[self.actor]
        state.tell(SWUNG, self.actor, self.number, action.value, len(field.on(self.number)))
        field.face(self.number, self.number, action.value)

    def refusal(self, state: BadBones, action: Action) -> NotAllowed:
        return NotAllowed("turn-first", rule="BB-36")


WEAPONS: Final[list[Weapon]] = [
    Crossbow(),
    IceWand(),
    DeathWand(),
    TeleportWand(),
    TwoHandedSword(),
    BattleAxe(),
    Flail(),
    Rapier(),
]
"""In the order of their names."""
ALL_CELLS: Final = list(range(CELLS))

# ---- The steps, made once

USE_WEAPON: Final = [
    UseWeapon(seat, weapon) for weapon in range(len(WEAPONS)) for seat in range(SEATS)
]
CHOOSE_HIT: Final = [ChooseHit(seat, cell) for seat in range(SEATS) for cell in range(CELLS)]
CHOOSE_FLING: Final = [ChooseFling(seat, cell) for seat in range(SEATS) for cell in range(CELLS)]
CHOOSE_TURN: Final = [ChooseTurn(seat, cell) for seat in range(SEATS) for cell in range(CELLS)]
