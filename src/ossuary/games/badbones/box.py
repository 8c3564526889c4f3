"""What the options and components of a game come to."""

from __future__ import annotations

from typing import Final

from ossuary.games.badbones.actions import (
    DOWN,
    KINDS,
    PLAIN_TYPES,
    SYMBOLS,
    TYPES,
    UP,
    entrance_of,
)

NOBODY: Final = -1
EDGE: Final = -1
"""Of an entrance: minus it, minus one more, is where a move began that began at the edge."""


class Box:
    """What the options and components come to. It never changes, so all tables share it."""

    def __init__(
        self,
        *,
        players: int,
        first: int,
        rounds: int,
        heroic: bool,
        advanced: bool,
        coop: bool,
        commanders: bool,
        towers: list[int],
        turns: list[int],
        doors: list[int],
        places: list[int],
        copies: int,
        left_out: int,
        drawn: int,
        kit: list[int],
        shared_kit: list[int],
        stars: list[list[int]],
        tiers: int,
        houses: int,
        tier_points: int,
        house_points: int,
        coins: int,
        market: list[int],
        prices: list[int],
    ) -> None:
        self.players: Final = players
        self.first: Final = first
        """Who buys first; NOBODY: chance says so."""
        self.rounds: Final = rounds
        self.heroic: Final = heroic
        self.advanced: Final = advanced
        self.coop: Final = coop
        self.commanders: Final = commanders
        self.towers: Final = towers
        """Their cells; but for the co-operative game it is one."""
        self.turns: Final = turns
        """Where arrows turn those who come, by cell times four plus heading (BB-11)."""
        self.doors: Final = doors
        """The first cell of those from each place, times four plus their heading (BB-33)."""
        self.places: Final = places
        """The place of each type (BB-33)."""
        self.copies: Final = copies
        self.left_out: Final = left_out
        self.drawn: Final = drawn
        self.kit: Final = kit
        """How many traps of each kind are in a supply."""
        self.shared_kit: Final = shared_kit
        """How many are in the supply that all share."""
        self.stars: Final = stars
        """By kind: of the intact and the damaged side."""
        self.tiers: Final = tiers
        """Of a field; in the co-operative game its towers."""
        self.houses: Final = houses
        """Of a village; in the co-operative game of the capital."""
        self.tier_points: Final = tier_points
        self.house_points: Final = house_points
        self.coins: Final = coins
        """Of each player; in the co-operative game of all."""
        self.market: Final = market
        """How many of each ware."""
        self.prices: Final = prices
        """By ware."""
        self.kinds: Final = [
            kind
            for kind in range(len(KINDS))
            if kit[kind] or shared_kit[kind] or (advanced and market[kind])
        ]
        """The kinds of traps that are in play."""
        self.types: Final = TYPES if commanders else PLAIN_TYPES
        """How many types can be drawn."""
        symbols = len(SYMBOLS)
        self.of_symbol: Final = [
            [kind for kind in range(self.types) if places[kind] % symbols == symbol]
            for symbol in range(symbols)
        ]
        """The types of each symbol that can be drawn."""
        self.every_type: Final = list(range(self.types))
        self.village: Final = UP if coop else DOWN
        """The edge beyond which the village lies, or the capital (BB-14, BB-53)."""
        self.open_edge: Final = DOWN if coop else UP
        """The edge over which one chooses the cemetery (BB-13, BB-53)."""
        self.standing: Final = sum([1 << cell for cell in towers])
        """The cells of the towers, as bits."""


def entrance(box: Box, place: int, kind: int) -> int:
    """The entrance of a skeleton at a place: at its own it is its type."""
    return kind if box.places[kind] == place else entrance_of(place, kind)


def place_of(box: Box, entrance: int) -> int:
    """The place of an entrance."""
    return box.places[entrance] if entrance < TYPES else entrance // TYPES - 1
