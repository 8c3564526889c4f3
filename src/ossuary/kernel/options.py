"""Options: one dataclass per game that declares what can be chosen, and is checked by that.

Its fields are the names everywhere: switches are `bool`, numbers `int` with their limits, and of
`tuple[Literal["a", "b"], ...]` several can be chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Self, get_args, get_origin, get_type_hints

from ossuary.kernel.error import BadOption


@dataclass(frozen=True)
class Limit:
    """What a number may be: always, or when other options are chosen in this way.

    `Limit("players", 2, 6, rule="SK-23", when={"tribes": 2})`. Of an option of which several can
    be chosen, True says that some are, and False that none is.
    """

    option: str
    low: int
    high: int
    rule: str = ""
    when: Mapping[str, int | bool] = field(default_factory=dict)
    refusal: str = "option-range"
    """The id of the sentence that refuses what is beyond it."""

    def holds(self, chosen: Mapping[str, Any]) -> bool:
        """Whether it limits those who have chosen this."""
        return _are(chosen, self.when)

    def check(self, chosen: Mapping[str, Any]) -> None:
        """Raises BadOption if what is chosen is beyond it."""
        value = chosen[self.option]
        if value is not None and self.holds(chosen) and not self.low <= value <= self.high:
            raise BadOption(
                self.refusal,
                rule=self.rule,
                option=self.option,
                value=value,
                low=self.low,
                high=self.high,
            )


@dataclass(frozen=True)
class Idle:
    """An option that has no effect: always, or when, or unless, others are chosen in this way.

    `Idle("rounds", "BB-31", unless={"players": 1})`.
    """

    option: str
    rule: str
    unless: Mapping[str, int | bool] = field(default_factory=dict)
    when: Mapping[str, int | bool] = field(default_factory=dict)
    refusal: str = "option-idle"
    """The id of the sentence that refuses whoever chooses it all the same."""

    def holds(self, chosen: Mapping[str, Any]) -> bool:
        """Whether it is without effect for those who have chosen this."""
        is_excepted = bool(self.unless) and _are(chosen, self.unless)
        return _are(chosen, self.when) and not is_excepted

    @property
    def is_always(self) -> bool:
        """Whether it has no effect whatever else is chosen."""
        return not (self.when or self.unless)

    def check(self, chosen: Mapping[str, Any], usual: object) -> None:
        """Raises BadOption if it is chosen otherwise than usual, and that changes nothing."""
        if chosen[self.option] != usual and self.holds(chosen):
            raise BadOption(self.refusal, rule=self.rule, option=self.option)


def _are(chosen: Mapping[str, Any], wanted: Mapping[str, int | bool]) -> bool:
    return all(_is(chosen[name], value) for name, value in wanted.items())


def _is(value: object, wanted: int | bool) -> bool:
    return bool(value) is wanted if isinstance(value, list | tuple) else value == wanted


@dataclass(frozen=True, kw_only=True)
class GameOptions:
    """What all games have; each game adds its own fields, and the limits of its numbers."""

    limits: ClassVar[tuple[Limit, ...]] = ()
    idle: ClassVar[tuple[Idle, ...]] = ()
    first_rule: ClassVar[str] = ""
    """The rule that says which seat begins."""
    together: ClassVar[str] = ""
    """The switch with which the others are no opponents: all win or lose together."""

    players: int = 4
    first: int | None = None

    def __post_init__(self) -> None:
        hints = _hints(type(self))
        chosen = {field.name: getattr(self, field.name) for field in fields(self)}
        for name, value in chosen.items():
            if not _fits(value, hints[name]):
                raise BadOption("option-kind", option=name, value=repr(value))
        for limit in (*self.limits, Limit("first", 0, self.seats - 1, self.first_rule)):
            limit.check(chosen)
        usual = _usual(type(self))
        for idle in self.idle:
            idle.check(chosen, usual[idle.option])

    @property
    def seats(self) -> int:
        """How many seats play; a player may have several."""
        return self.players

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Self:
        """Options from a mapping; an unknown name is refused, with the names there are.

        Where nobody says how many play, it is the usual number or, where the other options forbid
        that or would have no effect, the nearest to it. Where they don't go together it stays the
        usual number, and what refuses them names no number that nobody has chosen.
        """
        known = [field.name for field in fields(cls)]
        for name in given:
            if name not in known:
                raise BadOption("option-unknown", option=name, known=", ".join(known))
        choices = choices_of(cls)
        ordered: dict[str, Any] = {
            name: _in_order(name, value, choices.get(name)) for name, value in given.items()
        }
        if "players" not in ordered:
            usual = _usual(cls)
            chosen = usual | ordered
            low, high = cls.range_of("players", chosen)
            for idle in cls.idle:
                if "players" in idle.unless and chosen[idle.option] != usual[idle.option]:
                    low, high = max(low, idle.unless["players"]), min(high, idle.unless["players"])
            if low <= high:
                ordered["players"] = min(max(low, chosen["players"]), high)
        return cls(**ordered)

    @classmethod
    def range_of(cls, option: str, chosen: Mapping[str, Any] | None = None) -> tuple[int, int]:
        """The lowest and the highest that a number may be, with this chosen or whatever else is.

        Where the lowest is above the highest, what is chosen doesn't go together.
        """
        limits = [
            limit
            for limit in cls.limits
            if limit.option == option
            and (not limit.when if chosen is None else limit.holds(chosen))
        ]
        return max(limit.low for limit in limits), min(limit.high for limit in limits)

    def json(self) -> dict[str, Any]:
        """All the options, by name."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {n: list(v) if isinstance(v, tuple) else v for n, v in values.items()}


_found: dict[type[GameOptions], dict[str, Any]] = {}


def _hints(kind: type[GameOptions]) -> dict[str, Any]:
    """The types of all options: to find them out takes longer than to check what is given."""
    if kind not in _found:
        _found[kind] = get_type_hints(kind)
    return _found[kind]


def _usual(kind: type[GameOptions]) -> dict[str, Any]:
    return {field.name: field.default for field in fields(kind)}


def choices_of(kind: type[GameOptions]) -> dict[str, tuple[str, ...]]:
    """The options of which several can be chosen: `tuple[Literal["a", "b"], ...]`."""
    hints = _hints(kind)
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
