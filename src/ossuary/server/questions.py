"""Questions by number: each question of a seat has one that no other question of it ever has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any

Answer = tuple[int, int]
"""The seat that gave it, and the number of its question."""
Ranges = dict[int, list[tuple[int, int]]]
"""For each seat: numbers from the first up to, but not including, the second."""


class Questions:
    """Which answers each player has given, and to which numbers.

    A seat's open question has the lowest number that was never used. Taking an answer back uses up
    its own number and that of the question that was open then.
    """

    def __init__(
        self,
        player_of: Callable[[int], int],
        moves: Iterable[list[Any]],
        void: Mapping[int, list[tuple[int, int]]],
    ) -> None:
        self._player_of = player_of
        self.void = {seat: [*ranges] for seat, ranges in void.items()}
        """The numbers that don't count any more, since something was taken back."""
        self._given: dict[int, dict[Answer, list[Any]]] = {}
        self._open: dict[int, int] = {}
        for seat, *action in moves:
            if isinstance(seat, int):
                self.answer(seat, action)

    def open(self, seat: int) -> int:
        """The number of the question that a seat is asked, or would be asked next."""
        number = self._open.get(seat, 0)
        if not self.void:
            return number
        return next((high for low, high in self.void.get(seat, ()) if low == number), number)

    def answer(self, seat: int, action: list[Any]) -> None:
        number = self.open(seat)
        self._given.setdefault(self._player_of(seat), {})[seat, number] = action
        self._open[seat] = number + 1

    def given(self, seat: int, number: int) -> list[Any] | None:
        """The answer that counts for a question."""
        return self._given.get(self._player_of(seat), {}).get((seat, number))

    def is_void(self, seat: int, number: int) -> bool:
        if not self.void:
            return False
        return any(low <= number < high for low, high in self.void.get(seat, ()))

    def last(self, player: int, most: int) -> list[Answer]:
        """A player's last answers, as many as this at most, the last first."""
        return [*islice(reversed(self._given.get(player, {})), most)]

    def last_of(self, seat: int, most: int) -> list[int]:
        """The numbers of a seat's last answers, as many as this at most, the last first."""
        given = reversed(self._given.get(self._player_of(seat), {}))
        return [*islice((number for answering, number in given if answering == seat), most)]

    def take_back(self, player: int) -> None:
        """A player's last answer doesn't count any more."""
        (seat, number), _ = self._given[player].popitem()
        low, high = number, self.open(seat) + 1
        ranges = self.void.setdefault(seat, [])
        while ranges and ranges[-1][1] >= low:
            low = min(low, ranges.pop()[0])
        ranges.append((low, high))
        self._open[seat] = low
