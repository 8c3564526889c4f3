"""A player for two who plays by the solved strategy (docs/skull-solved.md)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ossuary.games.skull.actions import BID, FLIP, FLOWER, HIDE, LOSE, PASS, PLACE, SKULL
from ossuary.games.skull.bots.following import Follower, RoundFollower
from ossuary.games.skull.solver.rounds import IN_HAND, NO_SKULL, PASS_OPTION
from ossuary.games.skull.solver.strategy import Strategy, shipped_strategy
from ossuary.games.skull.view import SeatView, SkullView
from ossuary.kernel.action import Action
from ossuary.kernel.error import BadOption
from ossuary.kernel.step import Answers
from ossuary.kernel.view import Heard


class Duellist:
    """Mixes its answers as the solution does, and believes of both skulls what follows from it."""

    def __init__(self, strategy: Strategy | None = None) -> None:
        self._strategy = strategy or shipped_strategy()

    def choose(
        self, view: SkullView, events: Sequence[Heard], options: Answers, rng: Random
    ) -> Action:
        """One of the options; the same arguments give the same one."""
        if len(view.seats) != 2:
            raise BadOption("strategy-for-two", game="skull")
        if len(options) == 1 or options[-1].verb is FLIP:
            return options[0]
        if options[-1] is HIDE:
            return HIDE
        assert view.seat is not None
        follower = Follower(self._strategy, events, view.seat)
        round_ = follower.round
        assert round_ is not None
        if options[-1].verb is LOSE:
            return LOSE[FLOWER if rng.random() < round_.keep_mixed() else SKULL]
        own = view.seats[view.seat]
        chances = answers(round_, own, view.seat ^ follower.first)
        return rng.choices(options, [chances[action] for action in options])[0]


def holding_of(seat: SeatView) -> int:
    """Where the seat has its skull."""
    assert seat.hand is not None
    assert seat.stack is not None
    if "skull" in seat.stack:
        return IN_HAND + 1 + seat.stack.index("skull")
    return IN_HAND if seat.hand.skulls else NO_SKULL


def answers(round_: RoundFollower, own: SeatView, seat: int) -> dict[Action, float]:
    """How likely each answer to the present question is."""
    node, masses = round_.node, round_.masses[seat]
    if own.on_mat == 0:
        node, masses = round_.tree.nodes[seat], round_.before[seat]
    mixed = round_.mixed(node, holding_of(own), masses)
    before = 2 if node.place >= 0 else 0
    actions = [PLACE[FLOWER], PLACE[SKULL]][:before]
    actions += [PASS if bid == PASS_OPTION else BID[bid] for bid in node.bids]
    return {actions[option]: chance for option, chance in mixed.items()}
