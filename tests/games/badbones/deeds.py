"""What happened in a game: how often each trap, weapon and commander acted, and rare meetings.

    python -m tests.games.badbones.deeds --games 10000

compares engine and oracle over games of all kinds, half of them with many more traps, weapons and
commanders than usual, and prints the counts.
"""

from __future__ import annotations

import argparse
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random, randrange
from typing import Any
from unittest.mock import patch

from ossuary.games.badbones.actions import (
    CELL_NAMES,
    COMMANDERS,
    DIRECTIONS,
    KIND_OF,
    KINDS,
    NEXT,
    PLAIN,
    RANKS,
    WEAPON_NAMES,
)
from ossuary.kernel.action import Action, Event
from ossuary.kernel.listener import Listener
from ossuary.kernel.state import State
from ossuary.kernel.step import AnyStep
from tests.conftest import ROOT
from tests.games.badbones import oracle
from tests.oracle import compare

DATA = ROOT / "src" / "ossuary" / "games" / "badbones" / "data" / "components.toml"
MANY = {
    "wall": 6,
    "catapult": 2,
    "dragon": 4,
    "treasure": 2,
    "palisade": 3,
    "hearse": 2,
    "dynamite": 2,
    "labyrinth": 3,
    "portal": 3,
    "spring": 4,
}
"""With so many traps skeletons are sent from one to the next, in circles too."""
RICH = 60
"""Coins enough for many traps and a weapon."""
HIGH = 12
"""Tiers and houses, so that a game without a plan lasts."""
DRAWN = 6
"""By each player in a round, so that many stand together."""
RARE = (
    "a squad led into a dragon",
    "a saboteur in a labyrinth",
    "an emperor killed by the hero",
    "a ghost on a portal",
    "a spring over the tower",
)
WANTED = (*KINDS, *WEAPON_NAMES, *COMMANDERS, *RARE)
"""All that should have happened somewhere in many games."""


@contextmanager
def crowded() -> Iterator[dict[str, Any]]:
    """Components with many traps, coins and commanders, of which the oracle is told as well."""
    components = tomllib.loads(DATA.read_text(encoding="utf-8"))
    components["skeletons"] |= {"copies": 2, "drawn": DRAWN}
    for kind, number in MANY.items():
        components["traps"][kind]["number"] = number
    components["capital"]["kit"] = {**MANY, "treasure": 0}
    components["market"]["coins"] = components["capital"]["coins"] = RICH
    components["village"] |= {"tiers": HIGH, "houses": HIGH}
    components["alone"] |= {"tiers": HIGH, "houses": HIGH}
    with patch.multiple(
        oracle,
        COPIES=2,
        DRAWN_PER_ROUND=DRAWN,
        KIT=MANY,
        COOP_KIT={**MANY, "treasure": 0},
        COINS=RICH,
        COOP_COINS=RICH,
        TIERS=HIGH,
        HOUSES=HIGH,
        SOLO_TIERS=HIGH,
        SOLO_HOUSES=HIGH,
    ):
        yield components


def hunt(state: State[Any], actor: int, rng: Random) -> Action:
    """At random, but heroes like to go where many skeletons are, and weapons are used."""
    options = state.options(actor)
    if options[0].verb.name == "hero" and rng.random() < 0.8:
        field = state.view(actor).seats[actor]
        there = Counter(one.cell for one in field.skeletons)
        return max(options[:-1] or options, key=lambda action: there[str(action.json()[-1])])
    if options[-1].verb.name == "keep" and rng.random() < 0.8:
        return rng.choice(options[:-1])
    return rng.choice(options)


class Deeds(Listener):
    """Counts them while a game is played."""

    def __init__(self, counts: Counter[str]) -> None:
        self.counts = counts
        self._weapons: dict[int, str] = {}
        self._followed = False
        self._towers = {"c3"}
        self._ruins: defaultdict[int, set[str]] = defaultdict(set)
        self._sprung: list[str] = []
        """The traps that have acted since the last answer."""

    def answered(self, actor: int, action: Action, step: AnyStep) -> None:
        self._sprung = []
        self._followed &= action.verb.name == "scatter"
        if step.name[0] == "PlaceHero":
            self._towers = {"b2", "d2", "b4", "d4"}
        ware = str(action.json()[-1])
        if action.verb.name == "buy" and ware in WEAPON_NAMES:
            self._weapons[actor] = ware
        elif step.name[0] == "UseWeapon" and action.verb.name != "keep":
            self.counts[self._weapons[actor]] += 1

    def told(self, event: Event, values: tuple[int, ...]) -> None:
        written = dict(zip([field.name for field in event.fields], values, strict=True))
        rank = RANKS[written["type"]] if "type" in written else PLAIN
        commander = "" if rank == PLAIN else COMMANDERS[rank]
        kind = KINDS[KIND_OF[written["tile"]]] if "tile" in written else ""
        last = self._sprung[-1] if self._sprung else ""
        match event.name:
            case "sprung":
                self._sprung.append(kind)
                self.counts[kind] += 1
                if kind == "dragon" and self._followed:
                    self.counts["a squad led into a dragon"] += 1
            case "follows":
                self._followed = True
                self.counts["instructor"] += 1
            case "came" if last == "spring":
                self._sprung.append("")
                beyond = NEXT[written["cell"] * len(DIRECTIONS) + written["heading"]]
                if CELL_NAMES[beyond] in self._towers - self._ruins[written["seat"]]:
                    self.counts["a spring over the tower"] += 1
            case "held" if last != "palisade":
                self.counts["labyrinth"] += 1
            case "lured":
                self.counts["treasure"] += 1
            case "waits" if (last, commander) == ("portal", "ghost"):
                self.counts["a ghost on a portal"] += 1
            case "sabotaged" if kind == "labyrinth":
                self.counts["a saboteur in a labyrinth"] += 1
            case "reached" if commander in ("sapper", "emperor"):
                self.counts[commander] += 1
            case "tower-lost":
                self._ruins[written["seat"]].add(CELL_NAMES[written["cell"]])
            case "tier-built" | "house-built":
                self.counts["peacemaker"] += 1
            case "hero-left":
                self.counts["an emperor killed by the hero"] += 1
            case "returns" | "called" | "unmasked":
                self.counts[commander] += 1


def compare_many(seeds: range, counts: Counter[str]) -> Counter[str]:
    """Both agree in these games, every other one crowded; why they ended."""
    ends: Counter[str] = Counter()
    for seed in seeds:
        if seed % 2:
            with crowded() as components:
                ends[compare("badbones", seed, components, Deeds(counts), hunt)] += 1
        else:
            ends[compare("badbones", seed, None, Deeds(counts))] += 1
    return ends


def main() -> None:
    parser = argparse.ArgumentParser(description="Compares Bad Bones with its oracle, and counts.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=randrange(10**9))
    arguments = parser.parse_args()
    counts: Counter[str] = Counter()
    ends = compare_many(range(arguments.seed, arguments.seed + arguments.games), counts)
    print(f"badbones: {arguments.games} games agree (from seed {arguments.seed}); {dict(ends)}")
    for name in WANTED:
        print(f"{counts[name]:9,} {name}")
    if missing := [name for name in WANTED if not counts[name]]:
        raise SystemExit(f"never seen: {', '.join(missing)}")


if __name__ == "__main__":
    main()
