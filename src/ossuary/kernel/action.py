"""Verbs and events: one declaration says how a choice is named, written, indexed and redacted.

A verb is declared once, `BID = verb("bid", number=Number(1, 48))`, and all its actions are made
with it: `BID[3]` is always the same object, so actions are compared with `is`. Events are declared
the same way. Values are whole numbers inside the engine; a domain writes and reads them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ossuary.kernel.error import Unreadable

Json = int | str | None
"""What one value looks like outside the engine; None is a value that the reader may not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The values that a field can take: the whole numbers from low to high."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def write(self, value: int) -> Json:
        return value

    def read(self, written: object) -> int:
        """The value that was written so; ValueError if there is none."""
        if isinstance(written, bool) or not isinstance(written, (int, str)):
            raise ValueError(written)
        value = int(written)
        if not self.low <= value <= self.high or str(value) != str(written):
            raise ValueError(written)
        return value


class Number(Domain):
    """A plain number, such as a bid."""


class Seat(Domain):
    """A seat at the table, counted from 0."""

    def __init__(self, seats: int) -> None:
        super().__init__(0, seats - 1)


class Names(Domain):
    """One of several named things, such as the faces of a disc."""

    def __init__(self, *names: str) -> None:
        super().__init__(0, len(names) - 1)
        self.names: Final = names

    def write(self, value: int) -> Json:
        return self.names[value]

    def read(self, written: object) -> int:
        if not isinstance(written, str):
            raise ValueError(written)
        return self.names.index(written)


class Private:
    """Marks a field that only one seat learns; the others get None in its place."""

    def __init__(self, domain: Domain) -> None:
        self.domain: Final = domain


class Field:
    """A named value of a verb or an event."""

    def __init__(self, name: str, declared: Domain | Private) -> None:
        self.name: Final = name
        self.private: Final = isinstance(declared, Private)
        self.domain: Final = declared.domain if isinstance(declared, Private) else declared


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """A declared name with fields: what can be done (Verb) or what can happen (Event)."""

    def __init__(self, name: str, fields: tuple[Field, ...], reveals: bool = False) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.reveals: Final = reveals
        """Whether somebody learns what was hidden: what led to it can't be taken back."""

    def __reduce__(self) -> str:
        raise TypeError(f"{self.name} can't be pickled: it is found by its name")

    def write(self, values: Sequence[int], knows: bool = True) -> list[Json]:
        """The JSON form; private fields are None for those who may not know them."""
        written: list[Json] = [self.name]
        for field, value in zip(self.fields, values, strict=True):
            hidden = field.private and not knows
            written.append(None if hidden else field.domain.write(value))
        return written


def _shown(written: object) -> str:
    """What can't be read, for the sentence that says so; Python writes no endless numbers."""
    try:
        return str(written)
    except ValueError:
        return "…"


class Action:
    """One answer to one question. Actions are interned: the same answer is the same object."""

    __slots__ = ("index", "redacted", "table", "text", "value", "values", "verb", "written")

    def __init__(self, verb: Verb, values: tuple[int, ...]) -> None:
        self.verb: Final = verb
        self.values: Final = values
        self.value: Final = values[0] if values else 0
        """The first value, which for most verbs is the only one."""
        self.written: Final = tuple(verb.write(values))
        """The JSON form, for those who only read it."""
        self.text: Final = " ".join([str(part) for part in self.written])
        self.redacted: Final = tuple(verb.write(values, knows=False))
        self.table: Actions | None = None
        """The table of its game."""
        self.index = -1
        """Its place in that table."""

    def json(self) -> list[Json]:
        return [*self.written]

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        if self.table is None or self.table.game is None:
            raise TypeError(f"{self.text} can't be pickled: it belongs to no game")
        return _action_of, (self.table.game, self.index)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


class Verb(Declared):
    """What a seat or chance can do, with every action of it."""

    def __init__(self, name: str, fields: tuple[Field, ...]) -> None:
        super().__init__(name, fields)
        ranges = [range(field.domain.low, field.domain.high + 1) for field in fields]
        self.actions: Final = tuple([Action(self, values) for values in product(*ranges)])
        self._by_values: Final = {action.values: action for action in self.actions}

    def __getitem__(self, values: int | tuple[int, ...]) -> Action:
        """The action with these values: `BID[3]`, `PASS_VERB[()]`."""
        return self._by_values[(values,) if isinstance(values, int) else values]

    def read(self, written: Sequence[object]) -> Action:
        """The action with these written values; ValueError if there is none."""
        if len(written) != len(self.fields):
            raise ValueError(written)
        return self._by_values[
            tuple([f.domain.read(w) for f, w in zip(self.fields, written, strict=True)])
        ]


class Event(Declared):
    """What can happen on the way. Private fields are for the seat that the first field names."""

    def __init__(self, name: str, fields: tuple[Field, ...], reveals: bool = False) -> None:
        is_private = any(field.private for field in fields)
        super().__init__(name, fields, reveals or is_private)
        if is_private and (fields[0].private or not isinstance(fields[0].domain, Seat)):
            raise ValueError(f"{name}: the first field must name the seat that may know the rest")


def fields_of(declared: dict[str, Domain | Private]) -> tuple[Field, ...]:
    return tuple([Field(name, domain) for name, domain in declared.items()])


def verb(name: str, **fields: Domain | Private) -> Verb:
    """Declares a verb: `BID = verb("bid", number=Number(1, 48))`."""
    return Verb(name, fields_of(fields))


def event(name: str, **fields: Domain | Private) -> Event:
    """Declares an event: `LEFT = event("left", seat=Seat(12), discs=Number(0, 4))`."""
    return Event(name, fields_of(fields))


def reveal(name: str, **fields: Domain | Private) -> Event:
    """Declares an event that shows what was hidden: a card turned up, a disc flipped."""
    return Event(name, fields_of(fields), reveals=True)


class Actions:
    """The table of all the actions of a game, the same for all its options."""

    def __init__(self, *verbs: Verb) -> None:
        self.game: Any = None
        """The class of the game, which names itself here."""
        self.verbs: Final = {verb.name: verb for verb in verbs}
        if len(self.verbs) < len(verbs):
            raise ValueError("two verbs have the same name")
        self._actions: Final = tuple([action for verb in verbs for action in verb.actions])
        for index, action in enumerate(self._actions):
            if action.index >= 0:
                raise ValueError(f"{action.text} stands in two tables")
            action.table = self
            action.index = index

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: int) -> Action:
        return self._actions[index]

    def read(self, written: Sequence[object]) -> Action:
        """The action of a JSON form, such as ["bid", 3]."""
        is_list = isinstance(written, (list, tuple)) and len(written) > 0
        name = written[0] if is_list else None
        verb = self.verbs.get(name) if isinstance(name, str) else None
        if verb is not None:
            try:
                return verb.read(written[1:])
            except (ValueError, KeyError):
                pass
        raise Unreadable("unreadable-action", text=" ".join([_shown(part) for part in written]))

    def parse(self, text: str) -> Action:
        """The action of a text form, such as "bid 3"."""
        return self.read(text.split())


def _action_of(game: Any, index: int) -> Action:
    """An action that comes from another process: there too it is the same object."""
    action: Action = game.actions[index]
    return action
