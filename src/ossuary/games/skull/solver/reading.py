"""Somebody who knows any bot by heart and answers it best, round by round, in games for two.

Before each round it asks the bot what it would do with every holding; what follows the round is
worth what the solution says (docs/skull-solved.md). It is told nothing that its seat doesn't see.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, cast

import numpy as np

from ossuary.games.skull import SkullGame
from ossuary.games.skull.actions import FLIP, LOSE, PLACE
from ossuary.games.skull.options import SkullOptions
from ossuary.games.skull.solver.attempts import believed_after, parts, shown_by
from ossuary.games.skull.solver.exploiting import Answer, Responses, responses_to
from ossuary.games.skull.solver.flat import Chances, flat_round
from ossuary.games.skull.solver.folding import unfold
from ossuary.games.skull.solver.probing import (
    LOSSES,
    Probe,
    World,
    held_after,
    next_number,
    options_of,
)
from ossuary.games.skull.solver.regrets import falter, spread
from ossuary.games.skull.solver.responding import respond, weigh_lots
from ossuary.games.skull.solver.rounds import (
    HOLDINGS,
    IN_HAND,
    NO_SKULL,
    Node,
    Round,
    Standing,
    flipped_places,
    round_of,
)
from ossuary.games.skull.solver.solving import following
from ossuary.games.skull.solver.strategy import FALTERING, shipped_strategy
from ossuary.games.skull.view import SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.match import Bot, Match
from ossuary.kernel.step import CHANCE


class Guess(NamedTuple):
    """How a round may have gone so far."""

    world: World
    weight: float
    holding: int
    """What the bot holds then."""


@dataclass
class Reader:
    """A game against a bot that it reads."""

    bot: Bot
    seat: int
    """The bot's."""
    match: Match
    responses: Responses
    samples: int
    guesses: list[Guess] = field(default_factory=list)
    """The bot has its skull, or not: for each one game that may have led to it."""
    belief: float = 1.0
    """What everybody believes of the reader's own skull."""
    worths: list[float] = field(default_factory=list)
    """What each round promised when it began."""

    def begin(self) -> list[Guess]:
        """Nobody has lost anything yet."""
        return [Guess(World(self.match.state, self.match.history).clone(), 1.0, IN_HAND)]

    def play(self) -> float:
        """The reader's share of the victory."""
        self.guesses = self.begin()
        while not self.match.state.over:
            round_ = ReadRound(self)
            self.worths.append(round_.worth())
            round_.play()
        outcome = self.match.state.outcome
        assert outcome is not None
        return outcome.share(1 - self.seat)


class ReadRound:
    """One round of it. Sides are counted from the one who begins."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.match = reader.match
        view: SkullView = self.match.state.view(1 - reader.seat)
        assert view.first is not None
        self.first = view.first
        self.round = view.round
        self.bots_side = reader.seat ^ self.first
        seats = [view.seats[self.first], view.seats[1 - self.first]]
        self.standing = Standing(*[n for s in seats for n in (s.discs, int(s.turned))])
        self.discs = (self.standing.discs, self.standing.other_discs)
        self.tree: Round = round_of(*self.discs)
        total = sum(guess.weight for guess in reader.guesses)
        has = sum(guess.weight for guess in reader.guesses if guess.holding == IN_HAND)
        self.weights = (1 - has / total, has / total)
        beliefs = [reader.belief, reader.belief]
        beliefs[self.bots_side] = self.weights[1]
        self.beliefs = (beliefs[0], beliefs[1])
        self.strategy = self._asked_beforehand()
        self.answer = self._best_answer()
        self.moves: list[tuple[int, Action]] = []
        self.heard = len(self.match.history.of(1 - reader.seat))

    def _asked_beforehand(self) -> Chances:
        """How the bot plays this round, and how one of the solution's kind would in our seat."""
        strategy = self.reader.responses.strategy
        rows, columns = strategy.sides(self.standing)
        row, column = round(self.beliefs[0] * (rows - 1)), round(self.beliefs[1] * (columns - 1))
        chances: Chances = unfold(strategy, self.standing)[row, column].copy()
        probe = Probe(self.reader.bot, self.reader.seat, self.tree, self.first, self.reader.samples)
        for guess in self.reader.guesses:
            probe.fill(guess.world, chances)
        return chances

    def _best_answer(self) -> Answer:
        tree, seat = flat_round(*self.discs), 1 - self.bots_side
        tables, faltering = self.reader.responses, np.zeros_like(self.strategy)
        # There is a best answer also to what the bot was not seen to do.
        falter(tree, self.strategy, faltering)
        values, choice = np.zeros((len(tree.actor), HOLDINGS)), np.zeros((len(tree.actor), 2))
        weigh_lots(
            tree,
            self.discs,
            (self.standing.turned, self.standing.other_turned),
            seat,
            faltering[None, :],
            np.array([self.beliefs]),
            np.array([self.weights]),
            *following(tables.begun, tables.answered, self.standing, seat),
            values,
            choice,
        )
        respond(tree, seat, values, choice)
        return Answer(values, choice)

    def worth(self) -> float:
        """What the reader can expect of it."""
        return float(self.answer.values[0, self._own_holding()])

    def play(self) -> None:
        """Plays the round, and makes of it what can be known."""
        state, number, laid = self.match.state, 0, 0
        reader, holding = self.reader, self._own_holding()
        while not state.over and state.table.round == self.round:
            seat = state.actors()[0]
            is_first_disc = laid < 2
            if is_first_disc:
                number = seat ^ self.first
            if seat == reader.seat:
                action = self.match.ask(reader.bot, seat)
            else:
                action = self._choose(state.options(seat), number, holding)
                if action.verb is PLACE:
                    holding = held_after(self.tree.nodes[number], holding, action)
            self.moves.append((seat, action))
            self.match.apply(seat, action)
            if action.verb is not FLIP and action.verb is not LOSE:
                number = next_number(self.tree.nodes[number], action)
            if is_first_disc:
                laid += 1
                number = self.tree.nodes[1].place
        if not state.over:
            self._learn(number)

    def _own_holding(self) -> int:
        view: SkullView = self.match.state.view(1 - self.reader.seat)
        hand = view.seats[1 - self.reader.seat].hand
        assert hand is not None
        return IN_HAND if hand.skulls else NO_SKULL

    def _choose(self, options: tuple[Action, ...], number: int, holding: int) -> Action:
        if len(options) == 1 or options[0].verb is FLIP:
            return options[0]
        if options[0].verb is LOSE:
            keep, lose = self.answer.choice[number]
            return options[0] if keep >= lose else options[-1]
        node = self.tree.nodes[number]

        def worth(action: Action) -> float:
            held = held_after(node, holding, action)
            return float(self.answer.values[next_number(node, action), held])

        return max(options, key=worth)

    def _learn(self, number: int) -> None:
        """What may have led to what was seen, and what is believed now."""
        node, skull_of = self.tree.nodes[number], self._skull_of()
        self.reader.belief = self._own_belief(node, number, skull_of)
        found: dict[int, list[Guess]] = {}
        for guess in self._replayed(node, skull_of):
            found.setdefault(guess.holding, []).append(guess)
        self.reader.guesses = [
            max(alike, key=lambda each: each.weight)._replace(
                weight=sum(each.weight for each in alike)
            )
            for alike in found.values()
        ]

    def _skull_of(self) -> int | None:
        """The seat whose skull ended the attempt."""
        heard = self.match.history.of(1 - self.reader.seat, self.heard)
        owners = [each.values[1] for each in heard if each.name == "failed"]
        return cast("int", owners[0]) if owners else None

    def _own_belief(self, node: Node, number: int, skull_of: int | None) -> float:
        tree, side = flat_round(*self.discs), 1 - self.bots_side
        faltering, reach = np.zeros_like(self.strategy), np.zeros((2, len(tree.actor), HOLDINGS))
        falter(tree, self.strategy, faltering)
        for each, belief in enumerate(self.beliefs):
            reach[each, 0, NO_SKULL], reach[each, 0, IN_HAND] = 1 - belief, belief
            spread(tree, faltering if each == side else self.strategy, reach, each)
        challenger = node.actor
        own, other = reach[challenger, number], reach[1 - challenger, number]
        told = parts(shown_by(tree, number), own, other, (1.0, 1.0), (1.0, 1.0))
        read = faltering if challenger == side else self.strategy
        beliefs = (self.beliefs[challenger], self.beliefs[1 - challenger])
        after = believed_after(self.discs[challenger], told, read[node.slots], beliefs)
        end = 2 if skull_of is None else int(skull_of != challenger ^ self.first)
        return after[2 * end + (side != challenger)]

    def _replayed(self, attempt: Node, skull_of: int | None) -> list[Guess]:
        """Every way in which the bot may have played the round as it was seen."""
        guesses = [
            guess._replace(weight=self.weights[guess.holding == IN_HAND], world=guess.world.clone())
            for guess in self.reader.guesses
        ]
        node, is_over = self.tree.nodes[0], False
        for laid, (seat, action) in enumerate(self.moves):
            if laid < 2:
                node = self.tree.nodes[seat ^ self.first]
            elif laid == 2:
                node = self.tree.nodes[self.tree.nodes[1].place]
            if node is attempt and not is_over:
                is_over = True
                guesses = [each for each in guesses if self._fits(each, attempt, skull_of)]
            guesses = [later for each in guesses for later in self._later(each, node, seat, action)]
            if not node.is_attempt:
                node = self.tree.nodes[next_number(node, action)]
        if not is_over:
            guesses = [each for each in guesses if self._fits(each, attempt, skull_of)]
        return [later for each in guesses for later in self._drawn(each)]

    def _later(self, guess: Guess, node: Node, seat: int, action: Action) -> list[Guess]:
        """After one more move: of the bot's, which disc is not seen."""
        world, weight, holding = guess
        if seat != self.reader.seat or action.verb is FLIP:
            return [Guess(world.after(seat, action), weight, holding)]
        if action.verb is LOSE:
            chances = {each: self.strategy[node.slots + place] for each, place in LOSSES.items()}
        else:
            start = node.slots + holding * node.options
            chances = {
                each: self.strategy[start + place]
                for each, place in options_of(node).items()
                if each is action or (each.verb is PLACE and action.verb is PLACE)
            }
        return [
            Guess(
                world.after(seat, each),
                # What it was not seen to do however often it was asked, it may do all the same.
                weight * max(chance, FALTERING),
                held_after(node, holding, each),
            )
            for each, chance in chances.items()
            if each in world.state.options(seat)
        ]

    def _fits(self, guess: Guess, attempt: Node, skull_of: int | None) -> bool:
        """Whether the attempt shows this of the bot's discs."""
        own, other = flipped_places(attempt)
        bot = self.reader.seat
        if attempt.actor == self.bots_side:
            return (guess.holding in own) == (skull_of == bot)
        if skull_of is None:
            return guess.holding not in other
        flips = sum(action.verb is FLIP for _, action in self.moves)
        top = IN_HAND + attempt.heights[self.bots_side]
        return skull_of != bot or guess.holding == top - flips + 1

    def _drawn(self, guess: Guess) -> list[Guess]:
        """After a blind loss (SK-16), of which only its owner sees the disc."""
        state, bot = guess.world.state, self.reader.seat
        if state.actors() == (CHANCE,):
            draws = [*state.chances()]
            total = sum(weight for _, weight in draws)
            if state.table.bidder != bot:
                own = self._own_holding() == IN_HAND
                draws = [each for each in draws if self._leaves(guess, each[0]) == own]
            guesses = [
                Guess(guess.world.after(CHANCE, action), guess.weight * weight / total, 0)
                for action, weight in draws
            ]
        else:
            guesses = [guess]
        return [
            each._replace(holding=IN_HAND if each.world.state.table.skulls[bot] else NO_SKULL)
            for each in guesses
        ]

    def _leaves(self, guess: Guess, action: Action) -> bool:
        """Whether we still have our skull after this draw."""
        state = guess.world.after(CHANCE, action).state
        return bool(state.table.skulls[1 - self.reader.seat])


class Read(NamedTuple):
    """What came of a game."""

    share: float
    """The reader's, of the victory."""
    worths: list[float]
    """What each round promised it when it began."""


def prepare() -> Responses:
    """What is the same for all bots: the worth of all that may follow a round."""
    return responses_to(shipped_strategy(), goes_on=False)


def read(bot: Bot, seat: int, responses: Responses, seed: str, samples: int) -> Read:
    """A game against the bot in this seat."""
    match = Match(SkullGame(SkullOptions(players=2)), seed)
    reader = Reader(bot, seat, match, responses, samples)
    return Read(reader.play(), reader.worths)
