"""Options: one validated dataclass per game. Its fields are the names everywhere."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Self, get_type_hints

from ossuary.kernel.error import BadOption


@dataclass(frozen=True, kw_only=True)
class Options:
    """What all games have; each game adds its own fields and checks them in `check`."""

    players: int = 4
    first: int | None = None

    def __post_init__(self) -> None:
        hints = get_type_hints(type(self))
        for field in fields(self):
            value = getattr(self, field.name)
            if not _fits(value, hints[field.name]):
                raise BadOption("option-kind", option=field.name, value=repr(value))
        self.check()

    def check(self) -> None:
        """Raises BadOption if the options don't go together."""

    @classmethod
    def of(cls, given: dict[str, Any]) -> Self:
        """Options from a mapping; an unknown name is refused, with the names there are."""
        known = [field.name for field in fields(cls)]
        for name in given:
            if name not in known:
                raise BadOption("option-unknown", option=name, known=", ".join(known))
        return cls(**given)

    def json(self) -> dict[str, Any]:
        """All the options, by name."""
        return asdict(self)


def _fits(value: object, hint: Any) -> bool:
    """Whether the value is of the kind; True and False are no numbers."""
    if isinstance(value, bool):
        return hint is bool
    return isinstance(value, hint)


def within(option: str, value: int, low: int, high: int, rule: str = "") -> None:
    """Raises BadOption if a number is out of its range."""
    if not low <= value <= high:
        raise BadOption("option-range", rule=rule, option=option, value=value, low=low, high=high)
