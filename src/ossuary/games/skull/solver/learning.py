"""Learning to play Skull with three and more: regrets of sampled rounds, from few seats to many.

External sampling with linear weights: of the one who learns every answer is tried, the others
answer by what they have learnt so far. A round ends in a standing, and what that is worth is learnt
on the way from the rounds that follow it. When somebody is out the number of seats falls, so that
fewer seats are learnt before more.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ossuary.games.skull.solver import rows, situations
from ossuary.games.skull.solver.compiling import callable_when_compiled, compiled_anew
from ossuary.games.skull.solver.prospects import choose, standing, worth, worth_without
from ossuary.games.skull.solver.rows import (
    ACTOR,
    BIDDER,
    DISCS,
    FLIP,
    HEADER,
    LOSE,
    MOOD,
    NOBODY,
    OVER,
    PHASE,
    RAISE_OR_PASS,
    SKULL_OF,
    SKULLS,
    TO_FLIP,
    TURNED,
    UNKNOWN,
    WIDTH,
    attempt,
    begin,
    bid,
    flip,
    lay,
    length,
    mood_of,
    next_bidding,
    pass_on,
    run_of,
    unflipped,
)
from ossuary.games.skull.solver.situations import (
    OPENING_BIDS,
    RAISING_BIDS,
    WIDEST,
    allowed,
    bid_of,
    kind,
    situation,
)

DEEPEST: Final = 64
"""No round asks one seat so often."""
SHALLOW: Final = 3
"""So many choices of a round are all tried."""
TRIED: Final = 0.3
"""So often are all answers tried further on."""
REGRETS: Final = 0
SUMS: Final = 1
ALIKE: Final = 0
"""The kind of those who learn as well; the others have habits."""
STRANGERS: Final = 0.4
"""How often the others have habits."""
LAST_KIND: Final = 0.4
"""How often these are of the last kind for sure, whose answers are the hardest to foresee."""


callable_when_compiled(length, mood_of, run_of, next_bidding, unflipped, begin)
callable_when_compiled(attempt, lay, bid, pass_on, flip)
callable_when_compiled(
    *(situations.threat, situations.must_open),
    *(situations.bucket, kind, situations.placing, situations.opening, situations.broad_raising),
    *(
        situations.is_covered,
        situations.raising,
        situations.flipping,
        situations.losing,
        situations.allowed_bids,
    ),
    *(situation, bid_of, allowed, choose, standing, worth_without, worth),
)


@compiled_anew
def answer(row: Any, number: int) -> None:
    """Gives one of the answers told apart; which stack of a kind is flipped is drawn."""
    phase = row[PHASE]
    if phase == RAISE_OR_PASS:
        if number == 0:
            pass_on(row)
        else:
            bid(row, bid_of(row, number - RAISING_BIDS))
    elif phase == FLIP:
        flip(row, stack_of(row, number))
    elif number >= OPENING_BIDS:
        bid(row, bid_of(row, number - OPENING_BIDS))
    else:
        lay(row, number)


@compiled_anew
def stack_of(row: Any, wanted: int) -> int:
    """A stack of this kind, each as likely."""
    found, chosen = 0, NOBODY
    for seat in range(row[rows.COUNT]):
        if seat != row[ACTOR] and unflipped(row, seat) and kind(row, seat) == wanted:
            found += 1
            if np.random.random() * found < 1:
                chosen = seat
    return chosen


@compiled_anew
def mix(regrets: Any, at: int, answers: int, chances: Any) -> None:
    """The chances of all answers by their regrets: as much as each is regretted."""
    total, count = 0.0, 0
    for number in range(WIDEST):
        chances[number] = 0.0
        if answers >> number & 1:
            count += 1
            regret = regrets[at + number]
            if regret > 0:
                chances[number] = regret
                total += regret
    for number in range(WIDEST):
        if total > 0:
            chances[number] /= total
        elif answers >> number & 1:
            chances[number] = 1.0 / count


@compiled_anew
def drawn(chances: Any) -> int:
    """One of the answers, as likely as it is."""
    rest, last = np.random.random(), 0
    for number in range(WIDEST):
        if chances[number] > 0:
            last = number
            rest -= chances[number]
            if rest < 0:
                break
    return last


@compiled_anew
def is_settled(row: Any) -> bool:
    """Whether all that is left has to be flipped, in whatever order."""
    left = 0
    for seat in range(row[rows.COUNT]):
        if seat != row[ACTOR]:
            left += unflipped(row, seat)
    return bool(left == row[TO_FLIP])


@compiled_anew
def flip_all(row: Any) -> None:
    """Flips the rest, seat by seat: which skull comes first is drawn where there are several."""
    while row[PHASE] == FLIP:
        found, chosen = 0, NOBODY
        for seat in range(row[rows.COUNT]):
            if seat != row[ACTOR] and unflipped(row, seat):
                found += 1
                if np.random.random() * found < 1:
                    chosen = seat
        flip(row, chosen)


@compiled_anew
def others_mix(row: Any, kind: int, lessons: Any, habits: Any, chances: Any) -> int:
    """The chances of one who is asked and doesn't learn now, and where its situation is."""
    at, answers = situation(row), allowed(row)
    if kind == ALIKE:
        mix(lessons[REGRETS], at, answers, chances)
    else:
        mix(habits[kind], at, answers, chances)
    return at


@compiled_anew
def add(sums: Any, at: int, weight: float, chances: Any) -> None:
    """Notes what is played here, for the mean of all that was."""
    for number in range(WIDEST):
        if chances[number] > 0:
            sums[at + number] += weight * chances[number]


@compiled_anew
def learn(
    table: Any, depth: int, learner: Any, weight: float, lessons: Any, habits: Any, values: Any
) -> float:
    """What a round is worth to the learner, with its answers tried and regretted.

    table: rows for every depth, the round in the one at this depth, which is used up. learner: its
    seat, and of which kind the others are. Deep in a round answers are mostly drawn, not tried.
    """
    row, (seat, kind) = table[depth], learner
    chances = np.empty(WIDEST)
    while row[PHASE] < LOSE:
        if row[PHASE] == FLIP and is_settled(row):
            flip_all(row)
            continue
        if row[ACTOR] != seat:
            at = others_mix(row, kind, lessons, habits, chances)
            if kind == ALIKE:
                add(lessons[SUMS], at, weight, chances)
            answer(row, drawn(chances))
            continue
        at, answers = situation(row), allowed(row)
        mix(lessons[REGRETS], at, answers, chances)
        is_one = answers & (answers - 1) == 0
        if is_one or (depth >= SHALLOW and np.random.random() > TRIED):
            answer(row, drawn(chances))
            continue
        got = np.zeros(WIDEST)
        mean = 0.0
        for number in range(WIDEST):
            if answers >> number & 1:
                table[depth + 1, :] = row
                answer(table[depth + 1], number)
                got[number] = learn(table, depth + 1, learner, weight, lessons, habits, values)
                mean += chances[number] * got[number]
        for number in range(WIDEST):
            if answers >> number & 1:
                lessons[REGRETS, at + number] += weight * (got[number] - mean)
        return mean
    if row[PHASE] == OVER or row[HEADER + row[BIDDER] * WIDTH + DISCS] == 1:
        return worth(row, seat, 1, values[kind])
    return learn_to_lose(row, learner, weight, lessons, habits, values)


@compiled_anew
def learn_to_lose(
    row: Any, learner: Any, weight: float, lessons: Any, habits: Any, values: Any
) -> float:
    """What it is worth when the challenger has found its own skull (SK-17)."""
    seat, kind = learner
    chances = np.empty(WIDEST)
    whose = ALIKE if row[BIDDER] == seat else kind
    at = others_mix(row, whose, lessons, habits, chances)
    flower, skull = worth(row, seat, 0, values[kind]), worth(row, seat, 1, values[kind])
    mean = chances[0] * flower + chances[1] * skull
    if row[BIDDER] == seat:
        lessons[REGRETS, at] += weight * (flower - mean)
        lessons[REGRETS, at + 1] += weight * (skull - mean)
    return float(mean)


@compiled_anew
def play(row: Any, learner: Any, weight: float, lessons: Any, habits: Any) -> int:
    """Plays a round to its end, and says which disc the challenger gives up."""
    seat, kind = learner
    chances = np.empty(WIDEST)
    while row[PHASE] < OVER:
        if row[PHASE] == LOSE and row[HEADER + row[BIDDER] * WIDTH + DISCS] == 1:
            break
        whose = ALIKE if row[ACTOR] == seat else kind
        at = others_mix(row, whose, lessons, habits, chances)
        if whose == ALIKE:
            add(lessons[SUMS], at, weight, chances)
        if row[PHASE] == LOSE:
            return drawn(chances)
        answer(row, drawn(chances))
    return 1


@compiled_anew
def deal(row: Any, count: int, fresh: bool) -> None:
    """A match begins, or is somewhere on its way."""
    happy, poor = np.random.random() * 0.7, np.random.random()
    row[MOOD] = UNKNOWN if fresh else np.random.randint(3)
    for seat in range(count):
        at = HEADER + seat * WIDTH
        row[at + DISCS], row[at + TURNED], row[at + SKULLS] = 4, 0, 1
        if not fresh:
            row[at + TURNED] = 1 if np.random.random() < happy else 0
            while row[at + DISCS] > 1 and np.random.random() < poor * 0.6:
                if np.random.random() * row[at + DISCS] < row[at + SKULLS]:
                    row[at + SKULLS] = 0
                row[at + DISCS] -= 1
    begin(row, count)


@compiled_anew
def goes_on(row: Any, lost: int, after: Any) -> bool:
    """The next round with as many seats, if there is one."""
    challenger, count = row[BIDDER], row[rows.COUNT]
    at = HEADER + challenger * WIDTH
    if row[SKULL_OF] == NOBODY:
        if row[at + TURNED]:
            return False
        row[at + TURNED] = 1
    else:
        if row[SKULL_OF] != challenger:
            lost = 1 if np.random.random() * row[at + DISCS] < row[at + SKULLS] else 0
        row[at + DISCS] -= 1
        row[at + SKULLS] -= lost
        if row[at + DISCS] == 0:
            return False
    for seat in range(count):
        old = HEADER + (challenger + seat) % count * WIDTH
        for field in range(WIDTH):
            after[HEADER + seat * WIDTH + field] = row[old + field]
    begin(after, count)
    return True


@compiled_anew
def rounds(count: int, number: int, weight: float, pace: float, learnt: Any, seed: int) -> None:
    """Many rounds with so many seats: somebody learns from each, then it is played and goes on.

    pace: how fast the worth of a standing follows what was seen last. learnt: lessons, habits,
    values and visits.
    """
    lessons, habits, values, visits = learnt
    np.random.seed(seed)
    table = np.zeros((DEEPEST, length(count)), np.int64)
    start, row = np.zeros(length(count), np.int64), np.zeros(length(count), np.int64)
    begun = np.zeros(count, np.int64)
    under_way, kind, seat, successes, traps = False, ALIKE, 0, 0, 0
    for _ in range(number):
        if not under_way:
            kind = ALIKE
            if np.random.random() < STRANGERS:
                kind = len(habits) - 1
                if np.random.random() > LAST_KIND:
                    kind = 1 + np.random.randint(len(habits) - 1)
            fresh = np.random.random() < (0.3 if kind == ALIKE else 0.6)
            deal(start, count, fresh)
            seat, successes, traps = np.random.randint(count), 0, 0
        for each in range(count):
            begun[each] = standing(start, each, 0, NOBODY)
        table[0, :] = start
        learn(table, 0, (seat, kind), weight, lessons, habits, values)
        row[:] = start
        lost = play(row, (seat, kind), weight, lessons, habits)
        for each in range(count):
            if kind == ALIKE or each == seat:
                at = begun[each]
                visits[kind, count, at] += 1
                step = max(1.0 / visits[kind, count, at], pace)
                seen = worth(row, each, lost, values[kind])
                values[kind, count, at] += step * (seen - values[kind, count, at])
        mood, challenger = start[MOOD], row[BIDDER]
        under_way = goes_on(row, lost, start)
        if row[SKULL_OF] == NOBODY:
            successes += 1
        elif row[SKULL_OF] != challenger:
            traps += 1
        if successes + traps:
            mood = mood_of(successes, traps)
        start[MOOD] = mood
        seat = (seat - challenger) % count
        if kind == ALIKE:
            seat = np.random.randint(count)
