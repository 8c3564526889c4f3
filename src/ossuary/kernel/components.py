"""Components: the cards, tiles and boards of a game as data, its own or an owner's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

import msgspec

from ossuary.kernel.error import BadOption

Source = Literal["rulebook", "public", "derived", "house"]
"""How a block is known: from the rulebook, from public tables and photos, derived, or our own."""


class Components(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The components of a game. Each game subclasses it once and checks them in `check`."""

    later: ClassVar[tuple[str, ...]] = ()
    """The sections that came with a later release."""

    game: str

    def check(self) -> None:
        """Raises BadOption if the components don't make up the game."""

    def json(self) -> dict[str, Any]:
        """What a record keeps of components that are not the game's own."""
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return found

    @classmethod
    def of(cls, game: str, given: Mapping[str, Any]) -> Self:
        """Components from a mapping, checked."""
        if "game" not in given:
            raise BadOption("components-no-game", game=game, name=game)
        if given["game"] != game:
            raise BadOption("components-other-game", game=game, name=str(given.get("game")))
        try:
            found = msgspec.convert(given, cls)
        except msgspec.ValidationError as error:
            raise BadOption("components-shape", game=game, detail=str(error)) from None
        found.check()
        return found
