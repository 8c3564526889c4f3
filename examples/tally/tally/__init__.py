"""Tally, a toy game: everybody draws a bone in secret, then all guess their sum at once.

Not for the shelf, but for docs/adding-a-game.md, which explains it, and for the kernel's own tests.
It is a package of its own, as anybody's game would be.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ossuary.kernel.action import Action, Actions, Number, Private, reveal, verb
from ossuary.kernel.chance import Chances
from ossuary.kernel.components import Components, Source
from ossuary.kernel.error import BadOption
from ossuary.kernel.game import Game
from ossuary.kernel.listener import Listener
from ossuary.kernel.options import GameOptions, Limit
from ossuary.kernel.outcome import Outcome, Reason
from ossuary.kernel.seeing import common
from ossuary.kernel.state import State, begin
from ossuary.kernel.step import CHANCE, Draw, Happening, Question, Steps, Table
from ossuary.kernel.view import EVERYBODY, View, imagined

SEATS, BONE = 6, Number(1, 3)
DRAW = verb("draw", bone=Private(BONE))
GUESS = verb("guess", sum=Number(1, SEATS * BONE.high))
SUM = reveal("sum", sum=Number(1, SEATS * BONE.high))


class TallyTable(Table):
    bag: Chances
    bones: list[int]
    guesses: list[int]

    def clone(self) -> TallyTable:
        twin = TallyTable()
        twin.bag = self.bag
        twin.bones, twin.guesses = self.bones.copy(), self.guesses.copy()
        return twin

    def adopt(self, seat: int, lane: TallyTable) -> None:
        self.guesses[seat] = lane.guesses[seat]


Tally = State[TallyTable]


class DrawBone(Draw[TallyTable]):
    """TA-01: each seat draws a bone: three 1s, two 2s and one 3 are there to be drawn."""

    rule = "TA-01"

    def chances(self, state: Tally) -> Chances:
        return state.table.bag

    def resolve(self, state: Tally, action: Action) -> None:
        state.table.bones[self.number] = action.value
        if self.number + 1 < len(state.table.bones):
            state.then(DRAW_BONE[self.number + 1])
        else:
            state.then(GUESS_TOGETHER, REVEAL)

    def seen_by(self) -> int:
        return self.number


class GuessTogether(Happening[TallyTable]):
    """TA-02: all guess at the same time, unheard by the others."""

    rule = "TA-02"

    def happen(self, state: Tally) -> None:
        seats = len(state.table.bones)
        state.open_lanes((1 << seats) - 1, [step.as_agenda for step in GUESS_SUM], hidden=True)


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


@dataclass(frozen=True, kw_only=True)
class TallyOptions(GameOptions):
    limits = (Limit("players", 2, SEATS, rule="TA-01"),)

    players: int = 3


class TallyComponents(Components, frozen=True, kw_only=True):
    source: Source
    bones: tuple[int, int, int]

    def check(self) -> None:
        if min(self.bones) < 0 or not any(self.bones):
            raise BadOption("components-bones", game="tally", rule="TA-05")

    def bag(self) -> Chances:
        return Chances(*zip(DRAW.actions, self.bones, strict=True))


class TallyView(View, frozen=True, kw_only=True):
    bones: tuple[int | None, ...]
    guesses: tuple[int | None, ...]


class TallyGame(Game):
    name = "tally"
    rules = 1
    options_type = TallyOptions
    components_type = TallyComponents
    actions = Actions(DRAW, GUESS)
    events = (SUM,)
    steps = Steps(DRAW_BONE, GUESS_TOGETHER, GUESS_SUM, REVEAL)
    reasons = TallyReason

    def start(self, listener: Listener | None = None) -> Tally:
        return begin(self, self._table(), [DRAW_BONE[0]], listener)

    def _table(self) -> TallyTable:
        assert isinstance(self.components, TallyComponents)
        table = TallyTable()
        table.bag = self.components.bag()
        table.bones, table.guesses = [0] * self.players, [0] * self.players
        return table

    def view(self, state: Tally, player: int | None) -> TallyView:
        table, viewer = state.table, EVERYBODY if state.over else player
        return TallyView(
            **common(state, player),
            bones=_own(table.bones, viewer),
            guesses=_own(table.guesses, viewer),
        )

    def imagine(self, view: TallyView, rng: Random) -> Tally:
        """Unseen bones are drawn from the bag; what others have guessed is anything they may."""
        table = self._table()
        drawn = view.agenda[0][2] if view.asked == (CHANCE,) else self.players
        table.bones = [
            bone or (table.bag.draw(rng.random).value if seat < drawn else 0)
            for seat, bone in enumerate(view.bones)
        ]
        table.guesses = [guess or 0 for guess in view.guesses]
        return imagined(self, table, view, rng)


def _own(values: list[int], player: int | None) -> tuple[int | None, ...]:
    """What is there and this player may know; None for the rest."""
    return tuple(
        value if value and player in (seat, EVERYBODY) else None
        for seat, value in enumerate(values)
    )


GAME = TallyGame
