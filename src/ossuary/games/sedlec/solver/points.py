"""The points of a structure as linear constraints, kind by kind and condition by condition.

Points are only ever pushed upwards, so most variables are held down by what they need, and nothing
has to hold them up. Where a skull costs points, it is the other way round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from ossuary.games.sedlec.actions import (
    CHAMPION,
    CRIMINAL,
    EXECUTIONER,
    LOVER,
    MERCHANT,
    PEASANT,
    PRIEST,
    ROYAL,
    ZEALOT,
)
from ossuary.games.sedlec.scoring import (
    LINEAGE,
    PEASANTS_REVOLT,
    PENITENTS,
    SILENT_VIGIL,
    STAR_CROSSED,
)
from ossuary.games.sedlec.structure import Layout

if TYPE_CHECKING:
    from ortools.sat.python.cp_model import BoolVarT, CpModel, LinearExpr


class Points:
    """Adds up what the skulls earn; `kinds` has for each skull the kinds that it may be of."""

    def __init__(
        self,
        model: CpModel,
        layout: Layout,
        condition: int,
        kinds: dict[int, dict[int, BoolVarT]],
        copies: Mapping[int, int],
    ) -> None:
        self.model = model
        self.condition = condition
        self.kinds = kinds
        self.copies = copies
        self.level = {skull: layout.level[skull] for skull in kinds}
        self.levels = sorted(set(self.level.values()))
        self.near = {
            skull: [other for other in kinds if layout.near[skull] >> other & 1] for skull in kinds
        }

    def all(self) -> list[LinearExpr]:
        """The points of all kinds (SE-27)."""
        found = [
            *self.royals(),
            *self.peasants(),
            *self.priests(),
            *self.lovers(),
            *self.criminals(),
            *self.executioners(),
            *self.merchants(),
            *self.zealots(),
        ]
        for kind in (ROYAL, PEASANT, PRIEST, LOVER, CRIMINAL):
            found += self.connected(CHAMPION + kind, kind)
        return found

    # ---- the kinds

    def royals(self) -> list[LinearExpr]:
        """SE-20, SE-54: for each level its royals and peasants, times the royals above it."""
        found: list[LinearExpr] = []
        for level in self.levels:
            above = [skull for skull in self.kinds if self.level[skull] > level]
            on_level = self.on(level)
            royals = self.one_by_one(self.of(ROYAL, above), min(self.copies[ROYAL], len(above)))
            subjects = self.one_by_one(
                self.of(ROYAL, on_level) + self.of(PEASANT, on_level), len(on_level)
            )
            found += self.each_with_each(royals, subjects)
        if self.condition == LINEAGE:
            found += self.pairs(ROYAL, PEASANT)
        return found

    def peasants(self) -> list[LinearExpr]:
        """SE-21, SE-50."""
        if self.condition != PEASANTS_REVOLT:
            return [1 * peasant for peasant in self.of(PEASANT)]
        found: list[LinearExpr] = []
        for level in self.levels:
            above_all = self.model.new_bool_var("")
            for royal in self.of(ROYAL, [s for s in self.kinds if self.level[s] >= level]):
                self.model.add_implication(above_all, ~royal)
            found += [
                3 * self.both(above_all, peasant) for peasant in self.of(PEASANT, self.on(level))
            ]
        return found

    def priests(self) -> list[LinearExpr]:
        """SE-22, SE-51."""
        found: list[LinearExpr] = []
        for level in self.levels:
            priests = self.of(PRIEST, self.on(level))
            served = self.some(priests)
            if self.condition != SILENT_VIGIL:
                found.append(2 * served)
                continue
            alone = self.model.new_bool_var("")
            self.model.add_implication(alone, served)
            self.model.add(sum(priests) <= 1).only_enforce_if(alone)
            for criminal in self.of(CRIMINAL, self.on(level)):
                self.model.add_implication(alone, ~criminal)
            found.append(served + 2 * alone)
        return found

    def lovers(self) -> list[LinearExpr]:
        """SE-23, SE-52: a pair for each edge of a matching."""
        found: list[LinearExpr] = []
        paired: dict[int, list[BoolVarT]] = {skull: [] for skull in self.kinds}
        for skull, partner in self.touching(LOVER, LOVER):
            if skull < partner:
                pair = self.model.new_bool_var("")
                paired[skull].append(pair)
                paired[partner].append(pair)
                across = self.level[skull] != self.level[partner]
                star_crossed = 7 if across else 4
                found.append((star_crossed if self.condition == STAR_CROSSED else 6) * pair)
        for skull, pairs in paired.items():
            if pairs:
                self.model.add(sum(pairs) <= self.kinds[skull][LOVER])
        return found

    def criminals(self) -> list[LinearExpr]:
        """SE-24, SE-53."""
        found: list[LinearExpr] = []
        for skull in self.where(CRIMINAL):
            priests = self.of(PRIEST, self.near[skull])
            beside_one = self.both(self.kinds[skull][CRIMINAL], self.some(priests))
            if self.condition != PENITENTS:
                found.append(2 * beside_one)
                continue
            beside_two = self.model.new_bool_var("")
            self.model.add_implication(beside_two, beside_one)
            self.model.add(2 * beside_two <= sum(priests))
            found.append(beside_one + 3 * beside_two)
        return found

    def executioners(self) -> list[LinearExpr]:
        """SE-30."""
        return [1 * skull for skull in self.of(EXECUTIONER)] + self.connected(EXECUTIONER, CRIMINAL)

    def merchants(self) -> list[LinearExpr]:
        """SE-32: what costs points must be counted, so it is held up."""
        found = [2 * pair for pair in self.pairs(MERCHANT, PEASANT)]
        for merchant, criminal in self.touching(MERCHANT, CRIMINAL):
            thief = self.model.new_bool_var("")
            beside = [self.kinds[merchant][MERCHANT], self.kinds[criminal][CRIMINAL]]
            self.model.add(thief >= sum(beside) - 1)
            found.append(-2 * thief)
        return found

    def zealots(self) -> list[LinearExpr]:
        """SE-33: each looks up or down; for each level its priests, times those who look at it."""
        looks_up: dict[int, BoolVarT] = {}
        looks_down: dict[int, BoolVarT] = {}
        for skull in self.where(ZEALOT):
            looks_up[skull] = self.model.new_bool_var("")
            looks_down[skull] = self.model.new_bool_var("")
            self.model.add(looks_up[skull] + looks_down[skull] <= self.kinds[skull][ZEALOT])
        found: list[LinearExpr] = []
        for level in self.levels:
            seeing = [up for skull, up in looks_up.items() if self.level[skull] < level]
            seeing += [down for skull, down in looks_down.items() if self.level[skull] > level]
            found += self.each_with_each(
                self.one_by_one(seeing, self.copies[ZEALOT]),
                self.one_by_one(self.of(PRIEST, self.on(level)), len(self.on(level))),
            )
        return found

    def connected(self, centre: int, kind: int) -> list[LinearExpr]:
        """SE-15: each skull of a chain is reached from one that is nearer to the centre."""
        found: list[LinearExpr] = []
        chain = self.where(kind)
        for start in self.where(centre):
            reached = {
                skull: self.both(self.kinds[start][centre], self.kinds[skull][kind])
                for skull in chain
                if skull != start
            }
            steps = {s: self.model.new_int_var(1, max(1, len(reached)), "") for s in reached}
            for skull, is_reached in reached.items():
                ways = []
                for before in self.near[skull]:
                    if before != start and before not in reached:
                        continue
                    way = self.model.new_bool_var("")
                    ways.append(way)
                    if before != start:
                        self.model.add_implication(way, reached[before])
                        self.model.add(steps[before] < steps[skull]).only_enforce_if(way)
                self.model.add(is_reached <= sum(ways))
            found += [1 * is_reached for is_reached in reached.values()]
        return found

    # ---- what the points are made of

    def on(self, level: int) -> list[int]:
        return [skull for skull in self.kinds if self.level[skull] == level]

    def where(self, kind: int) -> list[int]:
        """The skulls that may be of a kind."""
        return [skull for skull in self.kinds if kind in self.kinds[skull]]

    def of(self, kind: int, skulls: Iterable[int] | None = None) -> list[BoolVarT]:
        """Whether each of these skulls, or of all, is of a kind; without those that can't be."""
        among = self.kinds if skulls is None else skulls
        return [self.kinds[skull][kind] for skull in among if kind in self.kinds[skull]]

    def touching(self, one: int, other: int) -> list[tuple[int, int]]:
        """The adjacent skulls that may be of these two kinds."""
        return [(a, b) for a in self.where(one) for b in self.near[a] if other in self.kinds[b]]

    def pairs(self, one: int, other: int) -> list[BoolVarT]:
        """For each two adjacent skulls whether they are of these two kinds."""
        return [
            self.both(self.kinds[a][one], self.kinds[b][other])
            for a, b in self.touching(one, other)
        ]

    def both(self, one: BoolVarT, other: BoolVarT) -> BoolVarT:
        """At most when both hold."""
        found = self.model.new_bool_var("")
        self.model.add_implication(found, one)
        self.model.add_implication(found, other)
        return found

    def each_with_each(
        self, some: Sequence[BoolVarT], others: Sequence[BoolVarT]
    ) -> list[BoolVarT]:
        """As many as the product of two numbers, each given one by one."""
        return [self.both(one, other) for one in some for other in others]

    def some(self, given: Sequence[BoolVarT]) -> BoolVarT:
        """At most when one of these holds."""
        found = self.model.new_bool_var("")
        self.model.add(found <= sum(given))
        return found

    def one_by_one(self, given: Sequence[BoolVarT], most: int) -> list[BoolVarT]:
        """How many of these hold, up to `most`: first as many ones, then noughts."""
        found: list[BoolVarT] = [self.model.new_bool_var("") for _ in range(most)]
        self.model.add(sum(found) == sum(given))
        for more, fewer in zip(found[1:], found, strict=False):
            self.model.add_implication(more, fewer)
        return found
