"""Tally, a toy game: everybody draws a bone in secret, then all guess their sum at once.

Not for the shelf, but for docs/adding-a-game.md, which explains it, and for the kernel's own tests.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ossuary.kernel.action import Action, Actions, Number, Private, event, verb
from ossuary.kernel.chance import Chances
from ossuary.kernel.game import Game
from ossuary.kernel.options import Options, within
from ossuary.kernel.outcome import Outcome, Reason
from ossuary.kernel.state import Listener, State, restore
from ossuary.kernel.step import CHANCE, Draw, Happening, Question, Step, Table
from ossuary.kernel.view import EVERYBODY, View, common, outcome_of

SEATS, BONE = 6, Number(1, 3)
DRAW = verb("draw", bone=Private(BONE))
GUESS = verb("guess", sum=Number(1, SEATS * BONE.high))
SUM = event("sum", sum=Number(1, SEATS * BONE.high))
BONES = Chances((DRAW[1], 3), (DRAW[2], 2), (DRAW[3], 1))


class TallyTable(Table):
    bones: list[int]
    guesses: list[int]

    def clone(self) -> TallyTable:
        twin = TallyTable()
        twin.bones, twin.guesses = self.bones.copy(), self.guesses.copy()
        return twin


Tally = State[TallyTable]


class DrawBone(Draw[TallyTable]):
    """TA-01: each seat draws a bone: three 1s, two 2s and one 3 are there to be drawn."""

    rule = "TA-01"

    def chances(self, state: Tally) -> Chances:
        return BONES

    def resolve(self, state: Tally, action: Action) -> None:
        state.table.bones[self.number] = action.value
        if self.number + 1 < len(state.table.bones):
            state.then(DRAW_BONE[self.number + 1])
        else:
            state.then(GUESS_TOGETHER, REVEAL)

    def learner(self) -> int:
        return self.number


class GuessTogether(Happening[TallyTable]):
    """TA-02: all guess at the same time, unheard by the others."""

    rule = "TA-02"

    def happen(self, state: Tally) -> None:
        seats = len(state.table.bones)
        state.at_once((1 << seats) - 1, [step.alone for step in GUESS_SUM], hidden=True)


class GuessSum(Question[TallyTable]):
    """TA-03: guess what all the bones add up to."""

    rule = "TA-03"

    def options(self, state: Tally) -> tuple[Action, ...]:
        seats = len(state.table.bones)
        return GUESS.actions[seats - 1 : seats * BONE.high]

    def resolve(self, state: Tally, action: Action) -> None:
        state.table.guesses[self.actor] = action.value


class Reveal(Happening[TallyTable]):
    """TA-04: the bones are shown; whoever is nearest to their sum wins, alone or with others."""

    rule = "TA-04"

    def happen(self, state: Tally) -> None:
        total = sum(state.table.bones)
        state.tell(SUM, total)
        scores = tuple(-abs(guess - total) for guess in state.table.guesses)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        state.finish(Outcome(winners, scores, TallyReason.NEAREST))


class TallyReason(Reason):
    NEAREST = "TA-04"


DRAW_BONE = [DrawBone(seat) for seat in range(SEATS)]
GUESS_SUM = [GuessSum(seat) for seat in range(SEATS)]
GUESS_TOGETHER, REVEAL = GuessTogether(), Reveal()
STEPS: dict[tuple[str, int, int], Step[TallyTable]] = {
    (type(step).__name__, step.actor, step.number): step
    for step in (*DRAW_BONE, *GUESS_SUM, REVEAL)
}


@dataclass(frozen=True, kw_only=True)
class TallyOptions(Options):
    players: int = 3

    def check(self) -> None:
        within("players", self.players, 2, SEATS, rule="TA-01")


class TallyView(View, frozen=True, kw_only=True):
    bones: tuple[int | None, ...]
    guesses: tuple[int | None, ...]


class TallyGame(Game):
    name = "tally"
    rules = 1
    options_type = TallyOptions
    actions = Actions(DRAW, GUESS)
    events = (SUM,)

    def start(self, listener: Listener | None = None) -> Tally:
        table = TallyTable()
        table.bones, table.guesses = [0] * self.players, [0] * self.players
        return restore(self, table, [DRAW_BONE[0]], listener=listener)

    def view(self, state: Tally, player: int | None) -> TallyView:
        table = state.table
        return TallyView(
            **common(state, player),
            bones=_own(table.bones, player),
            guesses=_own(table.guesses, player),
        )

    def imagine(self, view: TallyView, rng: Random) -> Tally:
        table = TallyTable()
        drawn = view.agenda[0][2] if view.asked == (CHANCE,) else self.players
        table.bones = [
            bone or (BONES.draw(rng).value if seat < drawn else 0)
            for seat, bone in enumerate(view.bones)
        ]
        done = set(range(self.players)) - set(view.asked) if CHANCE not in view.asked else set()
        table.guesses = [
            guess or (rng.randint(self.players, self.players * BONE.high) if seat in done else 0)
            for seat, guess in enumerate(view.guesses)
        ]
        lanes: dict[int, list[Step[TallyTable]]] = {seat: [GUESS_SUM[seat]] for seat in view.lanes}
        agenda = [STEPS[name] for name in view.agenda]
        outcome = outcome_of(view.ending, TallyReason)
        return restore(self, table, agenda, lanes, hidden=True, outcome=outcome)


def _own(values: list[int], player: int | None) -> tuple[int | None, ...]:
    """What is there and this player may know; None for the rest."""
    return tuple(
        value if value and player in (seat, EVERYBODY) else None
        for seat, value in enumerate(values)
    )
