"""Line-ups: who meets whom, in which seats, and with which luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Pairing(NamedTuple):
    """One bot among others of one kind; alone where only one plays."""

    one: str
    others: str


class Bout(NamedTuple):
    """A game to be played."""

    pairing: Pairing
    number: int

    def seat(self, players: int) -> int:
        """Where the one sits: in every seat as often, with the same luck."""
        return self.number % players

    def seed(self, seed: str, players: int) -> str:
        """The same for every pairing, so that none is lucky where another isn't."""
        return f"{seed}/{self.number // players}"

    def line_up(self, players: int) -> list[str]:
        names = [self.pairing.others] * players
        names[self.seat(players)] = self.pairing.one
        return names


def pairings(bots: Sequence[str], players: int) -> list[Pairing]:
    """Each against each other; what one of two has won the other has lost."""
    if players == 1:
        return [Pairing(bot, "") for bot in bots]
    found = [Pairing(one, others) for one in bots for others in bots if one != others]
    if players == 2:
        found = [pairing for pairing in found if bots.index(pairing[0]) < bots.index(pairing[1])]
    return found
