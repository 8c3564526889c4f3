"""A field in brief: what a search needs of it, small enough to be copied often.

It follows the rules of a field, but for choices in phase 3: those whom a dragon scatters run where
they threaten least, and stay if they come back to it in the same move; who goes to a cemetery is
only counted, or, alone, comes back; and no weapon is used then.
"""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    CELLS,
    DRAGON,
    DYNAMITE,
    HEADINGS,
    HEARSE,
    KIND_OF,
    NEXT,
    PALISADE,
    PLAIN_TYPES,
    TILES,
    TREASURE,
    TYPES,
)
from ossuary.games.badbones.bots.ways import (
    BACK,
    DESTROYED,
    FAR,
    HOUSE,
    PLACES,
    RUNS,
    SLAIN,
    STAYS,
    TIER,
    WAYS,
    Ways,
)
from ossuary.games.badbones.commanders import POWERS
from ossuary.games.badbones.state import (
    EDGE,
    NO_HERO,
    NO_TRAP,
    NO_WEAPON,
    NOBODY,
    TOKENS_OF_CELL,
    entrance,
)

# What can be done in phase 2, in one number.
REMOVAL: Final = len(TILES) * CELLS
"""Plus the cell; below it a tile times CELLS plus the cell."""
REST: Final = REMOVAL + CELLS

GIFTS: Final = [
    6.0 if power.is_fatal else float(power.harm) - (0.5 if power.sabotages else 0.0)
    for power in POWERS
]
"""By type: how much somebody in whose cemetery it is has to fear from it."""


class Sketch:
    """One player's field."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        """The traps and towers, and where they lead."""
        self.side = 0
        """Of those who have still to move."""
        self.damaged = 0
        """The cells (as bits) of damaged traps."""
        self.craters = 0
        self.hero = 0
        self.tiers = 0
        self.houses = 0
        self.supply: list[int] = []
        """By kind. It is never changed in place, and neither are the lists below."""
        self.skeletons: list[int] = []
        """Tokens that have still to move."""
        self.moved: list[int] = []
        """Tokens that have moved, or miss their move."""
        self.frozen: list[int] = []
        """Tokens that miss the next round's move as well."""
        self.waiting: list[int] = []
        """Entrances of those at the forest edge."""
        self.back: list[int] = []
        """Entrances of those there who have moved."""
        self.cemetery: list[int] = []
        """Types."""
        self.sent = 0.0
        """How much has gone to others."""
        self.weapon = NO_WEAPON
        self.used = False
        self.slain = 0
        """How many the hero has destroyed in this phase."""
        self.triggered = 0
        """The cells (as bits) of the traps that have acted in this phase."""
        self.sabotaged = 0
        """The cells (as bits) of the traps that leave the game when phase 3 ends."""
        self.leader = NOBODY
        """The type of the instructor with whom somebody moves."""

    def copy(self) -> Sketch:
        twin = Sketch(self.ways)
        twin.side = self.side
        twin.damaged = self.damaged
        twin.craters = self.craters
        twin.hero = self.hero
        twin.tiers = self.tiers
        twin.houses = self.houses
        twin.supply = self.supply
        twin.skeletons = self.skeletons
        twin.moved = self.moved
        twin.frozen = self.frozen
        twin.waiting = self.waiting
        twin.back = self.back
        twin.cemetery = self.cemetery
        twin.sent = self.sent
        twin.weapon = self.weapon
        twin.used = self.used
        twin.slain = self.slain
        twin.triggered = self.triggered
        twin.sabotaged = self.sabotaged
        return twin

    @property
    def is_out(self) -> bool:
        return self.tiers <= 0 or self.houses <= 0

    # ---- Phase 1

    def move_hero(self, cell: int) -> Sketch:
        """BB-06: the field after the hero's move."""
        twin = self.copy()
        twin.hero = cell
        twin.clear(cell, True)
        return twin

    def clear(self, cell: int, by_hero: bool) -> None:
        """Those on a cell are destroyed."""
        found: list[int] = []
        for tokens in (self.skeletons, self.moved, self.frozen):
            for token in tokens:
                if token // TOKENS_OF_CELL == cell:
                    found.append(token)
        if found:
            self.skeletons = [token for token in self.skeletons if token not in found]
            self.moved = [token for token in self.moved if token not in found]
            self.frozen = [token for token in self.frozen if token not in found]
            for token in found:
                if by_hero:
                    self.slay(token % TYPES)
                else:
                    self.lose(token % TYPES)

    def slay(self, kind: int) -> None:
        """BB-63: the hero destroys somebody; an emperor takes the hero along."""
        self.slain += 1
        if kind >= PLAIN_TYPES:
            if POWERS[kind].is_fatal:
                self.hero = NO_HERO
            self.lose(kind)

    def lose(self, kind: int) -> None:
        """BB-64: somebody is destroyed; a ghost comes back."""
        if kind >= PLAIN_TYPES and POWERS[kind].comes_back:
            self.cemetery = [*self.cemetery, kind]

    # ---- Phase 2

    def set_trap(self, deed: int) -> Sketch:
        """BB-07: the field after something was placed or removed."""
        twin = self.copy()
        twin.slain = 0
        twin.used = False
        if deed == REST:
            return twin
        tile, cell = divmod(deed, CELLS)
        supply = self.supply.copy()
        if deed >= REMOVAL:
            supply[KIND_OF[self.ways.tiles[cell]]] += 1
            tile = NO_TRAP
            twin.damaged &= ~(1 << cell)
        else:
            supply[KIND_OF[tile]] -= 1
        twin.supply = supply
        twin.ways = self.ways.with_tile(cell, tile, self.side)
        if tile == TREASURE:
            twin.skeletons = [_lured(token, cell) for token in self.skeletons]
            twin.moved = [_lured(token, cell) for token in self.moved]
        elif tile == DRAGON:
            twin.scatter(cell)
        elif tile == DYNAMITE:
            twin.explode(cell)
        return twin

    def scatter(self, cell: int) -> None:
        """BB-21: who stands on this cell runs from a dragon that is placed there."""
        tokens = self.skeletons + self.moved + self.frozen
        scattered = [token for token in tokens if token // TOKENS_OF_CELL == cell]
        if scattered:
            self.skeletons = [token for token in self.skeletons if token not in scattered]
            self.moved = [token for token in self.moved if token not in scattered]
            self.frozen = [token for token in self.frozen if token not in scattered]
            self.damaged |= 1 << cell
            self.cemetery = self.cemetery.copy()
            self.back = self.back.copy()
            sprung = 0
            for token in scattered:
                kind = token % TYPES
                coming = self.ways.ground.comes[cell * WAYS + self.run(cell, kind)]
                sprung |= self.come(coming, kind, token // TYPES)
            self.turn(sprung & ~(1 << cell), 0)
            self.slain = 0

    def explode(self, cell: int) -> None:
        """BB-43: who stands on this cell is destroyed by dynamite that is placed there."""
        before = len(self.skeletons) + len(self.moved) + len(self.frozen)
        self.clear(cell, False)
        if len(self.skeletons) + len(self.moved) + len(self.frozen) < before:
            self.turn(1 << cell, 0)

    # ---- Phase 3

    def march(self) -> Sketch:
        """BB-10: the field after all have moved; the order changes nothing but for commanders."""
        twin = self.copy()
        twin.skeletons = []
        twin.moved = self.moved.copy()
        twin.waiting = []
        twin.back = self.back.copy()
        twin.cemetery = self.cemetery.copy()
        ground = self.ways.ground
        sprung = self.triggered
        if ground.box.commanders:
            sprung |= twin.march_commanded(self)
        else:
            for token in self.skeletons:
                sprung |= twin.set_out(token // TYPES, token % TYPES)
            for waited in self.waiting:
                sprung |= twin.come(ground.doors[waited], waited % TYPES, EDGE - waited)
        stolen = 0
        if twin.ways.has_treasure:
            for token in twin.moved + twin.frozen:
                cell = token // TOKENS_OF_CELL
                if twin.ways.tiles[cell] == TREASURE:
                    stolen |= 1 << cell
        twin.skeletons, twin.moved, twin.frozen = twin.moved, twin.frozen, []
        twin.waiting, twin.back = twin.back, []
        twin.side = 1 - self.side
        twin.triggered = 0
        twin.turn(sprung & ~twin.sabotaged, stolen | twin.sabotaged)
        twin.sabotaged = 0
        return twin

    def march_commanded(self, before: Sketch) -> int:
        """BB-65, BB-66: the same, where some lead others, and some are saboteurs."""
        sprung = 0
        doors = self.ways.ground.doors
        leaders = before.leaders()
        for token in before.in_order():
            place, kind = token // TYPES, token % TYPES
            cell = place // WAYS
            if leaders and leaders[cell] != NOBODY:
                place = leaders[cell] // TYPES
                self.leader = leaders[cell] % TYPES
            acted = self.set_out(place, kind)
            self.leader = NOBODY
            if POWERS[kind].sabotages:
                self.unmask(acted, kind)
            sprung |= acted
        for waited in before.waiting:
            kind = waited % TYPES
            acted = self.come(doors[waited], kind, EDGE - waited)
            if POWERS[kind].sabotages:
                self.unmask(acted, kind)
            sprung |= acted
        return sprung

    def in_order(self) -> list[int]:
        """Those who have still to move: who mends comes first if there is something to mend."""
        menders = [token for token in self.skeletons if POWERS[token % TYPES].harm < 0]
        if not menders:
            return self.skeletons
        others = [token for token in self.skeletons if token not in menders]
        box = self.ways.ground.box
        if self.tiers < box.tiers or self.houses < box.houses:
            return menders + others
        return others + menders

    def leaders(self) -> list[int]:
        """BB-65: by cell, the instructor with whom all there move; an empty list if none leads."""
        found: list[int] = []
        for token in self.skeletons:
            if token % TYPES >= PLAIN_TYPES and POWERS[token % TYPES].leads:
                if not found:
                    found = [NOBODY] * CELLS
                cell = token // TOKENS_OF_CELL
                if found[cell] == NOBODY:
                    found[cell] = token
        return found

    def unmask(self, acted: int, kind: int) -> None:
        """BB-66, BB-69: the traps that a saboteur came upon are lost, and so is it."""
        for token in self.moved:
            tile = self.ways.tiles[token // TOKENS_OF_CELL]
            if token % TYPES == kind and tile != NO_TRAP:
                acted |= 1 << token // TOKENS_OF_CELL
        if acted:
            self.moved = [token for token in self.moved if token % TYPES != kind]
            self.back = [waited for waited in self.back if waited % TYPES != kind]
            self.cemetery = [other for other in self.cemetery if other != kind]
            for cell in range(CELLS):
                if acted >> cell & 1 and self.ways.tiles[cell] != DYNAMITE:
                    self.sabotaged |= 1 << cell

    def set_out(self, place: int, kind: int) -> int:
        """A skeleton leaves a place, or is held there; the cells (as bits) of traps that act."""
        ways = self.ways
        if ways.has_labyrinth and ways.holds(place // WAYS, self.side):
            self.moved.append(place * TYPES + kind)
            return 0
        return self.come(ways.ground.comes[place], kind, place)

    def come(self, coming: int, kind: int, origin: int) -> int:
        """A skeleton comes to a cell, or leaves; the cells (as bits) of the traps that act."""
        if coming >= PLACES:
            return self.end_at(coming, kind, origin)
        ways, hero = self.ways, self.hero
        if coming // WAYS == hero and not ways.towers >> hero & 1 and ways.tiles[hero] != PALISADE:
            self.slay(kind)
            return 0
        end = ways.end(coming)
        sprung = ways.sprung[coming]
        if hero != NO_HERO and ways.crossed[coming] >> hero & 1:
            end, _, sprung = ways.follow(coming, hero)
        return sprung | self.end_at(end, kind, origin)

    def end_at(self, end: int, kind: int, origin: int) -> int:
        """What becomes of a skeleton where its move ends; further traps that act."""
        if end < PLACES:
            self.moved.append(end * TYPES + kind)
        elif end >= TIER:
            self.reach_tower(end - TIER, kind)
        elif end == HOUSE:
            self.reach_village(kind)
        elif end == SLAIN:
            self.slay(kind)
        elif end == DESTROYED:
            self.lose(kind)
        elif end == STAYS:
            if origin <= EDGE:
                self.back.append(EDGE - origin)
            else:
                self.moved.append(origin * TYPES + kind)
        elif end == BACK:
            box = self.ways.ground.box
            leader = kind if self.leader == NOBODY else self.leader
            self.back.append(entrance(box, box.places[leader], kind))
        elif end >= RUNS:
            # Who comes back to the dragon stays there: a rare end, and no further choice.
            dragon = end - RUNS
            coming = self.ways.ground.comes[dragon * WAYS + self.run(dragon, kind)]
            if coming < PLACES and RUNS <= self.ways.end(coming) < TIER:
                self.moved.append(coming * TYPES + kind)
            else:
                return self.come(coming, kind, origin)
        elif self.ways.ground.box.players == 1:
            self.cemetery.append(kind)
        else:
            self.sent += GIFTS[kind]
        return 0

    def reach_tower(self, cell: int, kind: int) -> None:
        """BB-15, BB-52, BB-61, BB-63: what falls, or is rebuilt."""
        box, power = self.ways.ground.box, POWERS[kind]
        if power.is_fatal or self.is_out:
            self.tiers = 0
        elif power.harm < 0:
            if not box.coop:
                self.tiers = min(self.tiers + 1, box.tiers)
        elif box.coop:
            self.tiers -= 1
            ways = self.ways
            self.ways = ways.ground.ways(ways.tiles, ways.towers & ~(1 << cell), self.side)
        else:
            self.tiers -= power.harm
        if kind >= PLAIN_TYPES:
            self.lose(kind)

    def reach_village(self, kind: int) -> None:
        """BB-14, BB-53, BB-61, BB-63: what burns, or is rebuilt."""
        power = POWERS[kind]
        if power.is_fatal or self.is_out:
            self.houses = 0
        else:
            self.houses = min(self.houses - power.harm, self.ways.ground.box.houses)
        if kind >= PLAIN_TYPES:
            self.lose(kind)

    def run(self, dragon: int, kind: int) -> int:
        """BB-20: where a skeleton runs from a dragon, so that it is safest to have."""
        ways, power = self.ways, POWERS[kind]
        ground = ways.ground
        best, choice = -1, 0
        for heading in HEADINGS:
            coming = ground.comes[dragon * WAYS + heading]
            if coming == HOUSE:
                continue
            safety = ways.safety(coming)
            if coming < PLACES:
                cell = coming // WAYS
                if ways.towers >> cell & 1:
                    if power.harm < 0 and self.tiers < ground.box.tiers:
                        safety = 3 * FAR
                elif cell == self.hero and ways.tiles[cell] != PALISADE:
                    safety = FAR if power.is_fatal else 2 * FAR
            if safety > best:
                best, choice = safety, heading
        return choice

    def turn(self, sprung: int, gone: int) -> None:
        """BB-17, BB-22: traps that have acted are damaged or gone, and so are stolen ones."""
        gone |= sprung & self.damaged
        if sprung and self.ways.ground.box.advanced:
            gone |= self.spend(sprung)
        self.damaged = (self.damaged | sprung) & ~gone
        while gone:
            cell = gone.bit_length() - 1
            gone ^= 1 << cell
            self.ways = self.ways.with_tile(cell, NO_TRAP, self.side)
        if self.ways.has_labyrinth and self.ways.side != self.side:
            ways = self.ways
            self.ways = ways.ground.ways(ways.tiles, ways.towers, self.side)

    def spend(self, sprung: int) -> int:
        """BB-42, BB-43: dynamite leaves a crater, and a hearse goes to a supply."""
        gone = 0
        box = self.ways.ground.box
        for cell in range(CELLS):
            if sprung >> cell & 1:
                tile = self.ways.tiles[cell]
                if tile == DYNAMITE:
                    gone |= 1 << cell
                    self.craters |= 1 << cell
                elif tile == HEARSE:
                    gone |= 1 << cell
                    if box.coop or box.players == 1:
                        self.supply = self.supply.copy()
                        self.supply[KIND_OF[HEARSE]] += 1
        return gone

    # ---- Phase 4

    def arrived(self, drawn: list[int]) -> Sketch:
        """BB-24: the field when those in the cemetery, and those drawn, wait at the forest edge."""
        twin = self.copy()
        twin.waiting = self.waiting + self.cemetery + drawn
        twin.cemetery = []
        twin.slain = 0
        twin.used = False
        return twin


def _lured(token: int, treasure: int) -> int:
    """BB-22: a skeleton next to a treasure that is placed turns to it."""
    cell, rest = divmod(token, TOKENS_OF_CELL)
    for heading in HEADINGS:
        if NEXT[cell * WAYS + heading] == treasure:
            return (cell * WAYS + heading) * TYPES + rest % TYPES
    return token
