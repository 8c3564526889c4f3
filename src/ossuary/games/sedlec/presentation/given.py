"""What the commands of Skulls of Sedlec share: components, conditions by name, points as JSON."""

from __future__ import annotations

from typing import Any

from ossuary.games.sedlec.actions import CONDITIONS, KINDS
from ossuary.games.sedlec.components import SedlecComponents
from ossuary.games.sedlec.scoring import NO_CONDITION, score
from ossuary.games.sedlec.structure import Structure
from ossuary.kernel.error import BadOption
from ossuary.shelf.games import own_components


def counted(structure: Structure, condition: int) -> dict[str, Any]:
    """The points of a stack by kind, and their sum."""
    points = score(structure, condition)
    return {"points": dict(zip(KINDS, points, strict=True)), "total": sum(points)}


def condition_of(name: str | None) -> int:
    if name is None:
        return NO_CONDITION
    if name not in CONDITIONS:
        known = ", ".join(CONDITIONS)
        raise BadOption("condition-unknown", game="sedlec", rule="SE-47", name=name, known=known)
    return CONDITIONS.index(name)


def sedlec_components() -> SedlecComponents:
    """The cards and furnishings that the game brings along."""
    own = own_components("sedlec")
    assert isinstance(own, SedlecComponents)
    return own
