"""Component files: the cards, tiles and boards that a game brings along, or its owner does."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ossuary.kernel.components import Components
from ossuary.kernel.error import Unreadable
from ossuary.kernel.game import Game
from ossuary.shelf.packages import folder_of


def components_of_kind(kind: type[Game]) -> Components | None:
    """The components that a game brings along, if they are data."""
    if kind.components_type is None:
        return None
    file = folder_of(kind.name, "data") / "components.toml"
    return kind.components_type.of(kind.name, tomllib.loads(file.read_text(encoding="utf-8")))


def read_components(file: Path) -> dict[str, Any]:
    """What a file of components holds, not yet checked."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        why = error.strerror or str(error)
        raise Unreadable("components-file", file=str(file), why=why) from None
    except (ValueError, RecursionError) as error:
        raise Unreadable("components-file", file=str(file), why=str(error)) from None
