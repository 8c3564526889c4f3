"""Which answers differ, and what each gains."""

from __future__ import annotations

from itertools import combinations

from ossuary.games.sedlec.actions import COLLECT, DIG, DUG_PILES, STACK, TAKE, card_of
from ossuary.games.sedlec.bots.planning import Future
from ossuary.kernel.action import Action
from ossuary.kernel.step import Answers


def without_twins(future: Future, options: Answers) -> list[Action]:
    """The options; of those to take cards that look alike only one, and of all digs only one.

    Nobody knows one pile from another, so the dig is that of the highest piles: as many piles as
    possible stay.
    """
    to_dig = sorted(future.piles_to_dig())
    seen = set[int]()
    found = []
    for action in options:
        if action.verb is DIG and list(DUG_PILES[action.value]) != to_dig:
            continue
        if action.verb in (COLLECT, TAKE):
            if future.up[action.value] in seen:
                continue
            seen.add(future.up[action.value])
        found.append(action)
    return found


def gain_of(future: Future, action: Action) -> float:
    """What an answer adds to the prospects of the seat, or will when the card is placed."""
    if action.verb is DIG:
        return gain_of_digging(future, len(DUG_PILES[action.value]))
    if action.verb in (COLLECT, TAKE):
        return future.gain(future.up[action.value])
    if action.verb is STACK:
        return future.gain(card_of(action))
    number = future.structure_of(action)
    place = future.builds[number].ground.layout.place_of[action]
    return future.gain_at(number, place, future.hands[future.seat][-1])


def gain_of_digging(future: Future, draws: int) -> float:
    """What the best of this many unseen cards gains on average."""
    gain = {card: future.gain(card) for card in set(future.unseen)}
    best = [max(drawn) for drawn in combinations([gain[card] for card in future.unseen], draws)]
    return sum(best) / len(best)
