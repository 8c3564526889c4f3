"""A match: a game in progress, with its draws, its history and its record."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from ossuary.kernel.action import Action
from ossuary.kernel.error import BadOption, BotFailed, NotAllowed, Unreadable
from ossuary.kernel.game import Game
from ossuary.kernel.history import History
from ossuary.kernel.record import Move, Record, new_record
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE, Answers
from ossuary.kernel.view import Heard


class Bot(Protocol):
    """A player that sees what its seat may see: a view, what it has heard, and its options.

    `choose` is pure: the same arguments give the same action, so a bot can take over and hand back
    at any moment.
    """

    def choose(
        self, view: Any, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action: ...


class Asked(NamedTuple):
    """All that a bot is given to think about; it goes to other processes."""

    view: Any
    heard: tuple[Heard, ...]
    options: Answers
    rng: Random


class Match:
    """A game in progress. Chance is drawn as soon as it is asked."""

    def __init__(
        self,
        game: Game,
        seed: int | str,
        players: list[str] | None = None,
        *,
        lots: bool = False,
        nonces: list[str] | None = None,
    ) -> None:
        """`lots`: many play with this seed, and whoever plays differently meets the same luck.

        `nonces`: what each player has added to the seed, so that nobody alone chooses the draws.
        """
        if seed is None:
            raise BadOption("seed", value="None")
        self._begin(game, new_record(game, players, seed, lots, nonces))

    def __reduce__(self) -> tuple[Any, ...]:
        return Match.resume, (self.game, self.record)

    @staticmethod
    def resume(game: Game, record: Record) -> Match:
        """A match taken up again from its record."""
        match = Match.__new__(Match)
        match._begin(game, msgspec.structs.replace(record, moves=[*record.moves]))
        return match

    def _begin(self, game: Game, record: Record) -> None:
        if record.proof is None:
            raise Unreadable("record-no-seed")
        # What can't be replayed changes nothing.
        history = History(game)
        state = record.replay(game, listener=history)
        self.game = game
        self.record = record
        self.history = history
        self.state: State[Any] = state
        self._draws = record.proof.draws()
        self._drawn = sum(1 for move in record.moves if move[0] == "chance")
        self._draw()

    def apply(self, seat: int, action: Action) -> None:
        """A seat's move, and all the draws that follow from it."""
        self.state.apply(seat, action)
        self.record.moves.append([seat, *action.json()])
        self._draw()

    def _draw(self) -> None:
        while self.state.actors() == (CHANCE,):
            action = self._draws.draw(self._drawn, self.state.chances())
            self.state.apply(CHANCE, action)
            self.record.moves.append(["chance", *action.json()])
            self._drawn += 1

    def can_take_back(self, player: int) -> int:
        """How many of a player's last answers it can take back.

        Those of a choice that it hasn't finished or, where several act at the same time, of its own
        lane, as long as nothing has come after them that may depend on them.
        """
        state = self.state
        if state.waiting:
            return self.history.answers_in_lane(player)
        for seat in state.actors():
            step = state.question(seat)
            if self.game.player_of(seat) == player and step is not None and step.continues:
                return self.history.answers_of_choice(player)
        return 0

    def take_back(self, player: int, answers: int = 1) -> None:
        """Takes back a player's last answers; the record keeps only what counts.

        State, history and record are new ones from here on.
        """
        if not 1 <= answers <= self.can_take_back(player):
            raise NotAllowed("nothing-to-take-back", game=self.game.name)
        moves = [*self.record.moves]
        own = [n for n, move in enumerate(moves) if self._player_of(move) == player]
        for number in reversed(own[-answers:]):
            del moves[number]
        self._begin(self.game, msgspec.structs.replace(self.record, moves=moves))

    def _player_of(self, move: Move) -> int | None:
        return self.game.player_of(move[0]) if isinstance(move[0], int) else None

    def asked(self, seat: int) -> Asked:
        """What a bot in this seat is asked. Its dice depend on the seed and what it has heard."""
        player = self.game.player_of(seat)
        assert self.record.proof is not None
        heard = self.history.of(player)
        rng = Random(f"{self.record.proof.seed}/{player}/{len(heard)}")
        view = msgspec.structs.replace(self.state.view(player), seat=seat)
        return Asked(view, heard, self.state.options(seat), rng)

    def ask(self, bot: Bot, seat: int) -> Action:
        """What a bot answers in this seat."""
        return answer_of(bot, self.asked(seat))


def answer_of(bot: Bot, asked: Asked) -> Action:
    """What a bot answers; one that fails, or answers what it can't, is named."""
    name, seat = type(bot).__name__, asked.view.seat
    try:
        action = bot.choose(*asked)
    except BotFailed:
        # Of a bot that it has asked itself.
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BotFailed("bot-failed", name=name, seat=seat, why=why) from error
    if action not in asked.options:
        raise BotFailed("bot-answer", name=name, seat=seat, answer=repr(action))
    return action


def play(game: Game, bots: Sequence[Bot], seed: int | str = 0) -> Record:
    """A whole game between bots, one for each player."""
    if len(bots) != game.players:
        raise BadOption("bots-number", given=len(bots), needed=game.players)
    match = Match(game, seed)
    while not match.state.over:
        seat = match.state.actors()[0]
        match.apply(seat, match.ask(bots[game.player_of(seat)], seat))
    return match.record
