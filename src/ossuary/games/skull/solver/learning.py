"""Learning to play Skull with any number: whole matches with oneself and with partners.

Answers that went better than expected are given more often (proximal policy optimisation), and to
be hard to foresee is worth something too, less and less. What is expected is reckoned by a second
network, which alone knows what is hidden and whom one plays with. What is played in the end is the
mean of the latest weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ossuary.games.skull.solver.compiling import compiled_anew
from ossuary.games.skull.solver.learnt import FOUND, LAYER
from ossuary.games.skull.solver.matches import (
    ANSWERS,
    LEARNER,
    LENGTH,
    OTHERS,
    SEATS,
    SECRETS,
    answer_all,
    look_at_all,
    look_from_all,
    open_tables,
)
from ossuary.games.skull.solver.network import Network, Sight, Weights, likely, made
from ossuary.games.skull.solver.rows import ACTOR, COUNT, HEADER, NOBODY, PLAYER, WIDTH
from ossuary.games.skull.solver.sights import FLIPS_AT, OTHER, OWN

SIZES: Final = FOUND, LAYER
SIZES_OF_WORTH: Final = 48, 128
"""What is found of a seat, and a layer: of the one who plays, and of the one who reckons."""
PACE: Final = 1e-3, 3e-5
FORESIGHT: Final = 0.9
"""How much of what comes later counts for an answer, beside what is expected."""
NEARNESS: Final = 0.2
"""By how much the chances of an answer move at once."""
BATCH: Final = 8192
SLOWNESS: Final = 0.1
"""The mean follows what was played in this part of all steps."""


@dataclass
class Lessons:
    answers: float = 120e6
    """So many answers are learnt from."""
    tables: int = 1024
    turns: int = 64
    """So many answers at each table before the weights are moved."""
    seed: int = 1
    counts: tuple[int, ...] = (2, 3, 3, 4, 4, 4, 5, 6)
    """How many sit at a table; each entry is as likely."""
    strangers: float = 0.25
    """At so many of the tables the others are partners, who don't learn."""
    surprise: tuple[float, float] = (0.05, 0.004)
    """What it is worth to be hard to foresee, in the beginning and in the end."""


class Play:
    """What happened at all tables, turn by turn."""

    def __init__(self, turns: int, tables: int) -> None:
        shape = turns, tables
        self.own = np.zeros((*shape, OWN), np.float32)
        self.others = np.zeros((*shape, OTHERS, OTHER), np.float32)
        self.secrets = np.zeros((*shape, OTHERS, SECRETS), np.float32)
        self.allowed = np.zeros((*shape, ANSWERS), np.int64)
        self.chances = np.zeros(shape, np.float32)
        """How likely the answer was."""
        self.worth = np.zeros(shape, np.float32)
        """What the position was worth to the one who was asked."""
        self.gains = np.zeros(shape, np.float32)
        """How much better the answer went than expected."""
        self.told = np.zeros((3, *shape), np.int64)
        """The answers, who gave them, and who has won by them."""

    def batch(self, at: Any) -> dict[str, Any]:
        """All that was noted, but for what was told, at some turns and tables."""
        noted = vars(self).items()
        return {
            name: array.reshape(-1, *array.shape[2:])[at] for name, array in noted if name != "told"
        }


@compiled_anew
def reckon_gains(told: Any, worth: Any, after: Any, gains: Any) -> None:
    """What each answer brought, from the last one to the first, apart for each player.

    after: what each player may expect when all is told.
    """
    _, players, winners = told
    turns, tables = worth.shape
    for table in range(tables):
        expected, later = after[table].copy(), np.zeros(SEATS)
        for turn in range(turns - 1, -1, -1):
            if winners[turn, table] != NOBODY:
                expected[:] = 0
                later[:] = 0
                expected[winners[turn, table]] = 1
            player = players[turn, table]
            gain = expected[player] - worth[turn, table] + FORESIGHT * later[player]
            gains[turn, table] = gain
            expected[player] = worth[turn, table]
            later[player] = gain


class Learner:
    """Plays at many tables at once, with itself and with partners."""

    def __init__(
        self, lessons: Lessons, partners: Sequence[Weights], start: Weights | None = None
    ) -> None:
        self.lessons = lessons
        self.counts = np.array(lessons.counts)
        self.rng = np.random.default_rng(lessons.seed)
        kinds = 1 + len(partners)
        weights = start or made(OWN, OTHER, FLIPS_AT, SIZES, self.rng)
        self.player = Network({name: array.copy() for name, array in weights.items()})
        self.judge = Network(made(OWN + kinds, OTHER + SECRETS, 1, SIZES_OF_WORTH, self.rng))
        self.mean = {name: array.copy() for name, array in self.player.weights.items()}
        self.partners = [Network(weights) for weights in partners]
        strange = np.arange(lessons.tables) < lessons.strangers * lessons.tables * bool(partners)
        self.kind = np.where(strange, 1 + np.arange(lessons.tables) % max(1, len(partners)), 0)
        self.kinds = np.eye(kinds, dtype=np.float32)[self.kind]
        self.rows = np.zeros((lessons.tables, LENGTH), np.int64)
        self.allowed = np.zeros((lessons.tables, ANSWERS), np.int64)
        self.spent = 0
        open_tables(self.rows, self.allowed, self.counts, lessons.seed)

    @property
    def progress(self) -> float:
        return min(1.0, self.spent / self.lessons.answers)

    def learn(self, tell: Callable[[int], object]) -> Weights:
        """Plays and learns until all is spent; the mean of what was played."""
        play = Play(self.lessons.turns, self.lessons.tables)
        while self.progress < 1:
            self.go_through(play)
            self.improve(play)
            tell(play.worth.size)
        return self.mean

    def go_through(self, play: Play) -> None:
        """Some turns at every table, and what each answer brought."""
        for turn in range(len(play.worth)):
            look_at_all(self.rows, play.own[turn], play.others[turn], play.secrets[turn])
            play.allowed[turn] = self.allowed
            chances = self.chances((play.own[turn], play.others[turn]))
            told = play.told[:, turn]
            answer_all(self.rows, self.allowed, chances, self.counts, (told[0], told[1], told[2]))
            play.chances[turn] = chances[np.arange(len(chances)), told[0]]
            play.worth[turn] = self.worth(
                play.own[turn], play.others[turn], play.secrets[turn], self.kinds
            )
        reckon_gains(play.told, play.worth, self.expectations(), play.gains)
        self.spent += play.worth.size

    def chances(self, sight: Sight) -> NDArray[np.float32]:
        """The chances of everybody's answers: partners answer as they do."""
        chances = likely(self.player.reckon(sight), self.allowed)
        seat = np.arange(len(self.rows)), HEADER + self.rows[:, ACTOR] * WIDTH + PLAYER
        strange = self.rows[seat] != LEARNER
        for kind, partner in enumerate(self.partners, 1):
            asked = np.flatnonzero(strange & (self.kind == kind))
            if len(asked):
                theirs = partner.reckon((sight[0][asked], sight[1][asked]))
                chances[asked] = likely(theirs, self.allowed[asked])
        return chances

    def judged(self, own: Any, others: Any, secrets: Any, kinds: Any) -> Sight:
        return np.concatenate([own, kinds], axis=1), np.concatenate([others, secrets], axis=2)

    def worth(self, *seen: Any) -> NDArray[np.float32]:
        """What a position is worth to the one who sees it."""
        worth: NDArray[np.float32] = self.judge.reckon(self.judged(*seen))[:, 0]
        return worth

    def expectations(self) -> NDArray[np.float64]:
        """What every player at every table may expect now."""
        tables = len(self.rows)
        own = np.zeros((tables, SEATS, OWN), np.float32)
        others = np.zeros((tables, SEATS, OTHERS, OTHER), np.float32)
        secrets = np.zeros((tables, SEATS, OTHERS, SECRETS), np.float32)
        look_from_all(self.rows, own, others, secrets)
        found = np.zeros((tables, SEATS))
        for seat in range(SEATS):
            inside = np.flatnonzero(self.rows[:, COUNT] > seat)
            players = self.rows[inside, HEADER + seat * WIDTH + PLAYER]
            seen = own[inside, seat], others[inside, seat], secrets[inside, seat]
            found[inside, players] = self.worth(*seen, self.kinds[inside])
        return found

    def improve(self, play: Play) -> None:
        """Moves the weights by what was seen: every answer once, but for those of partners."""
        kind = np.tile(self.kind, len(play.worth))
        answers, players = play.told[0].ravel(), play.told[1].ravel()
        ours = np.flatnonzero((kind == 0) | (players == LEARNER))
        self.rng.shuffle(ours)
        for start in range(0, len(ours), BATCH):
            at = ours[start : start + BATCH]
            batch = play.batch(at)
            self.play_better(batch, answers[at])
            self.judge_better(batch, self.kinds[at % len(self.kinds)])
            self.follow()

    def pace(self) -> float:
        first, last = PACE
        return first + (last - first) * self.progress

    def play_better(self, batch: dict[str, Any], answers: Any) -> None:
        chances = likely(self.player.reckon((batch["own"], batch["others"])), batch["allowed"])
        each = np.arange(len(answers))
        ratio = chances[each, answers] / np.maximum(batch["chances"], 1e-8)
        gains = batch["gains"]
        moved = np.where(gains > 0, ratio - 1, 1 - ratio)
        factor = np.where(moved < NEARNESS, ratio * gains, 0)[:, None]
        by = chances * factor
        by[each, answers] -= factor[:, 0]
        first, last = self.lessons.surprise
        worth = first * (last / first) ** min(1.0, self.progress / 0.8)
        logarithms = np.log(chances + 1e-12)
        surprise = -(chances * logarithms).sum(axis=1, keepdims=True)
        by += worth * chances * (logarithms + surprise)
        slopes = self.player.slopes((by / len(answers)).astype(np.float32))
        self.player.descend(slopes, self.pace())

    def judge_better(self, batch: dict[str, Any], kinds: Any) -> None:
        seen = batch["own"], batch["others"], batch["secrets"], kinds
        off = self.worth(*seen) - (batch["worth"] + batch["gains"])
        by = np.zeros((len(off), 1 + OTHERS), np.float32)
        by[:, 0] = 2 * off / len(off)
        self.judge.descend(self.judge.slopes(by), self.pace())

    def follow(self) -> None:
        """The mean moves towards what is played now."""
        part = 1 / (1 + min(self.player.steps, 100 + SLOWNESS * self.player.steps))
        for name, array in self.player.weights.items():
            self.mean[name] += np.float32(part) * (array - self.mean[name])
