"""Answers tried in imagined worlds, where everybody goes on as the quick player does."""

from __future__ import annotations

from random import Random

from ossuary.games.nightmarium.actions import DISCARD, DONE
from ossuary.games.nightmarium.bots.building import answer, least_used, worth
from ossuary.games.nightmarium.bots.prospects import chance_of
from ossuary.games.nightmarium.state import Nightmarium
from ossuary.kernel.action import Action
from ossuary.kernel.step import CHANCE, Answers


def promise(world: Nightmarium, seat: int, action: Action, turns: int, rng: Random) -> float:
    """How likely a seat is to win after this answer, as it looks so many turns later."""
    state = world.clone()
    state.answer(seat, action)
    table = state.table
    until = world.table.turns + turns
    while not state.over and table.turns < until:
        actor = state.actors()[0]
        if actor == CHANCE:
            state.answer(actor, state.draw(rng.random))
        else:
            state.answer(actor, answer(state, actor, state.options(actor), rng))
    if state.outcome is not None:
        return state.outcome.share(seat)
    return chance_of(table, seat)


def worth_a_thought(
    world: Nightmarium, seat: int, options: Answers, width: int, rng: Random
) -> list[Action]:
    """The options that look best, at most so many; of discards that bring cards only the best."""
    if options[-1].verb is DONE:
        return [least_used(world.table, seat, options, rng), options[-1]]
    if options[-1].verb is not DISCARD or options[0].verb is DISCARD:
        return _best(world, seat, options, width, rng)
    others = tuple([action for action in options if action.verb is not DISCARD])
    found = _best(world, seat, others, width - 1, rng)
    if len(options) - len(others) > 1:
        found.append(least_used(world.table, seat, options, rng))
    return found


def _best(world: Nightmarium, seat: int, options: Answers, width: int, rng: Random) -> list[Action]:
    """The options that look best; which of equal ones, chance decides."""
    looks = [(worth(world, seat, action), rng.random(), action.index) for action in options]
    looks.sort(reverse=True)
    by_index = {action.index: action for action in options}
    return [by_index[index] for _, _, index in looks[:width]]
