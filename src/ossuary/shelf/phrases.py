"""Phrases: what people at a table can say to each other; everybody reads it in their own language.

They are messages of the table, never actions of its game: no rule knows them. A game that has some
declares them in its room `presentation.phrases`, for a table with these options and components:

    def phrases(game: TallyGame) -> Sequence[Phrase]:
        return [phrase("think", sum=Number(1, 9)), phrase("thanks")] if game.options.aloud else []

In words it is `phrase-think`, with what was chosen; a seat is `$whom`, and `$yours` tells whether
it is the reader's. What can be chosen is named by `phrase-sum`, where the game has words for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ossuary.kernel.action import Declared, Domain, Field
from ossuary.kernel.game import Game
from ossuary.shelf.games import part_of
from ossuary.shelf.packages import has_part

ROOM = "presentation.phrases"


class Phrase(Declared):
    """Something that can be said, with as many values as it has fields."""

    def read(self, written: Sequence[object]) -> tuple[int, ...]:
        """The values that were written so; ValueError if they aren't those of this phrase."""
        pairs = zip(self.fields, written, strict=True)
        return tuple(field.domain.read(value) for field, value in pairs)


def phrase(name: str, **fields: Domain) -> Phrase:
    return Phrase(name, tuple(Field(field, domain) for field, domain in fields.items()))


def phrases_of(game: Game) -> dict[str, Phrase]:
    """What can be said at a table of this game, by name; nothing where the game has no phrases."""
    if not has_part(game.name, ROOM):
        return {}
    declared: Sequence[Phrase] = part_of(game.name, ROOM).phrases(game)
    return {one.name: one for one in declared}
