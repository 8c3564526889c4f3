"""Chance: outcomes with whole-number weights, and where the draws come from.

Draw number n of a game is a hash of its key and n, over the order of `chances()`. So a game that is
taken up again and one that is checked afterwards agree. Where many play for themselves with one
key, lots are drawn: whoever plays differently still meets the same luck, as far as that can be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, Final

from ossuary.kernel.action import Action


class Chances:
    """What chance may answer, each outcome with its weight. Those without weight are left out."""

    def __init__(self, *pairs: tuple[Action, int]) -> None:
        self.actions: Final = tuple([action for action, weight in pairs if weight])
        self.weights: Final = tuple([weight for _, weight in pairs if weight])
        self.total: Final = sum(self.weights)

    def __iter__(self) -> Iterator[tuple[Action, int]]:
        return iter(list(zip(self.actions, self.weights, strict=True)))

    def __repr__(self) -> str:
        pairs = zip(self.actions, self.weights, strict=True)
        return f"<chances {', '.join([f'{action.text}: {weight}' for action, weight in pairs])}>"

    def __len__(self) -> int:
        return len(self.actions)

    def __reduce__(self) -> tuple[Any, ...]:
        return Chances, tuple(zip(self.actions, self.weights, strict=True))

    def pick(self, point: int) -> Action:
        """The outcome at this point (0 to total - 1) when the weights are laid end to end."""
        index = 0
        while point >= self.weights[index]:
            point -= self.weights[index]
            index += 1
        return self.actions[index]

    def draw(self, random: Callable[[], float]) -> Action:
        """An outcome at random, for play that nobody will want to check."""
        return self.pick(int(random() * self.total))


class Draws:
    """All the draws of one game, by number."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = blake2b(key).digest()

    @classmethod
    def of_seed(cls, seed: int | str, nonces: list[str] | None = None) -> Draws:
        """The draws of a seed alone, or of a seed and what each player has added to it.

        A line for each; no nonce holds a line break, so no two lists of them give the same key.
        """
        return cls("\n".join([str(seed), *(nonces or [])]).encode())

    def draw(self, number: int, chances: Chances) -> Action:
        """The outcome of draw `number`, counted from 0."""
        digest = blake2b(number.to_bytes(8, "big"), key=self._key).digest()
        return chances.pick(int.from_bytes(digest, "big") % chances.total)


class Lots(Draws):
    """Draws in which every single thing has a lot of its own, and the lowest that is there wins.

    Of two bags that differ in a few things nearly always the same is drawn.
    """

    def draw(self, number: int, chances: Chances) -> Action:
        """The outcome of draw `number`: one of weight 3 has three lots, numbered from 0."""
        lowest = b""
        drawn = chances.actions[0]
        for action, weight in chances:
            for copy in range(weight):
                text = f"{number} {copy} {action.text}".encode()
                lot = blake2b(text, key=self._key).digest()
                if not lowest or lot < lowest:
                    lowest = lot
                    drawn = action
        return drawn
