"""Options: one validated dataclass per game. Its fields are the names everywhere."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Self, get_args, get_origin, get_type_hints

from ossuary.kernel.error import BadOption


@dataclass(frozen=True, kw_only=True)
class GameOptions:
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
        choices = choices_of(cls)
        ordered: dict[str, Any] = {
            name: _in_order(name, value, choices.get(name)) for name, value in given.items()
        }
        return cls(**ordered)

    def json(self) -> dict[str, Any]:
        """All the options, by name."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {n: list(v) if isinstance(v, tuple) else v for n, v in values.items()}


def choices_of(kind: type[GameOptions]) -> dict[str, tuple[str, ...]]:
    """The options of which several can be chosen: `tuple[Literal["a", "b"], ...]`."""
    hints = get_type_hints(kind)
    return {
        name: get_args(get_args(hint)[0])
        for name, hint in hints.items()
        if get_origin(hint) is tuple
    }


def _in_order(option: str, value: object, choices: tuple[str, ...] | None) -> object:
    """What was chosen of several, in the order of the choices; anything else as it is."""
    if choices is None or not isinstance(value, list | tuple):
        return value
    for chosen in value:
        if chosen not in choices:
            known = ", ".join(choices)
            raise BadOption("option-choice", option=option, value=str(chosen), known=known)
    return tuple(choice for choice in choices if choice in value)


def _fits(value: object, hint: Any) -> bool:
    """Whether the value is of the kind; True and False are no numbers."""
    if isinstance(value, bool):
        return hint is bool
    if get_origin(hint) is tuple:
        choices = get_args(get_args(hint)[0])
        return isinstance(value, tuple) and list(value) == [c for c in choices if c in value]
    return isinstance(value, hint)


def within(option: str, value: int, low: int, high: int, rule: str = "") -> None:
    """Raises BadOption if a number is out of its range."""
    if not low <= value <= high:
        raise BadOption("option-range", rule=rule, option=option, value=value, low=low, high=high)
