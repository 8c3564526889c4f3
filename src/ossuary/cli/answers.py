"""What a person types as an answer: its key, the action in words, or what its button would say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from ossuary.kernel.action import Action, Number, Seat, Verb
from ossuary.shelf.words import parts

SAME_KEYS = str.maketrans("йцукенгшщзфывапролдячсмитьюі", "qwertyuiopasdfghjklzxcvbnm.s")
"""Keys that stand in the same place of a Cyrillic keyboard."""
SEPARATORS = re.compile(r"(?<=\w)[+/,]+|(?<=\s)[+/,]+(?=\s)")
"""What stands between words: in “V/P”, “b, c” and “b + c”."""
MOST_DIGITS = 9
"""More than any number of a game has; Python itself refuses to read some thousands."""

Keys = Callable[[Sequence[Action]], dict[str, Action]]
"""The game's own: what to type for each of some actions."""
Label = Callable[[Action], str]


def in_latin(text: str) -> str:
    """What the same keys type on a Latin keyboard."""
    return text.lower().translate(SAME_KEYS)


class Answers:
    """The answers to one question, and how they can be typed."""

    def __init__(self, offered: Sequence[Action], keys: Keys, label: Label) -> None:
        self.offered = offered
        self.by_key = keys(offered)
        self.shown = _first_keys(self.by_key)
        """The key of each answer, where it has several: the first."""
        self._keys = keys
        self.label = label

    def find(self, text: str) -> Action | None:
        """The answer that was typed, if it is one of those offered."""
        if in_latin(text) in self.by_key:
            return self.by_key[in_latin(text)]
        found = _typed(text, self.offered, self.by_key)
        found = found or _matching(text, self._labels)
        return found[0] if len(set(found)) == 1 else None

    @cached_property
    def _labels(self) -> list[tuple[str, Action]]:
        return [(plain(self.label(action)), action) for action in self.offered]

    def meant(self, text: str, actions: Sequence[Action]) -> Action | None:
        """Which of all actions was typed, so that its refusal can say why it isn't offered."""
        verbs = {action.verb for action in self.offered}
        likely = sorted(actions, key=lambda action: action.verb not in verbs)
        by_key = self._keys(likely)
        if in_latin(text) in by_key:
            return by_key[in_latin(text)]
        found = _matching(text, [*by_key.items()]) or _typed(text, likely, by_key)
        return found[0] if found else self._nearest(plain(text).split(), likely)

    def _nearest(self, words: list[str], actions: Sequence[Action]) -> Action | None:
        """For numbers that no action has: the one that comes closest."""
        named = {action.verb.name: action.verb for action in actions}
        verb = named.get(words[0].lower()) if words else None
        if verb is not None:
            del words[0]
        else:
            verb = next((a.verb for a in self.offered if _takes_numbers(a.verb)), None)
        if verb is None or not _takes_numbers(verb) or len(words) != len(verb.fields):
            return None
        if not all(re.fullmatch("-?[0-9]+", word) for word in words):
            return None
        return verb[
            tuple(
                min(max(field.domain.low, int(word[:MOST_DIGITS])), field.domain.high)
                for field, word in zip(verb.fields, words, strict=True)
            )
        ]

    def example(self, text: str) -> str | None:
        """How an answer is typed in full, if this text begins as one does."""
        verb = in_latin(text).split()[0]
        action = next((action for action in self.offered if action.verb.name == verb), None)
        return None if action is None else self.in_full(action)

    def in_full(self, action: Action) -> str:
        """An answer as it can be typed: its verb with its one name, or else with its key."""
        values = _written(action)
        if len(values) > 1 or _takes_numbers(action.verb):
            values = [key for key, other in self.shown.items() if other is action] or values
        return plain(" ".join([action.verb.name, *values]))


def _first_keys(by_key: dict[str, Action]) -> dict[str, Action]:
    keys: dict[Action, str] = {}
    for key, action in by_key.items():
        keys.setdefault(action, key)
    return {key: action for action, key in keys.items()}


def plain(text: str) -> str:
    """Words with one space between them, and nothing else that separates.

    A sign right before a word belongs to it: /b1 is another answer than b1.
    """
    return " ".join(SEPARATORS.sub(" ", text).split())


def _takes_numbers(verb: Verb) -> bool:
    return bool(verb.fields) and all(isinstance(field.domain, Number) for field in verb.fields)


def _written(action: Action) -> list[str]:
    """The values of an action as people write them: seats count from 1, as on the screen."""
    return [
        str(value + 1 if isinstance(field.domain, Seat) else field.domain.write(value))
        for field, value in zip(action.verb.fields, action.values, strict=True)
    ]


def _typed(text: str, actions: Sequence[Action], by_key: dict[str, Action]) -> list[Action]:
    """The actions that are typed so; what the list shows goes before their own values."""
    return _matching(text, [*_by_keys(by_key)]) or _matching(text, [*_by_values(actions, by_key)])


def _by_keys(by_key: dict[str, Action]) -> Iterator[tuple[str, Action]]:
    """The key of each action, alone or after its verb."""
    for key, action in _first_keys(by_key).items():
        yield key, action
        yield f"{action.verb.name} {key}", action


def _by_values(
    actions: Sequence[Action], by_key: dict[str, Action]
) -> Iterator[tuple[str, Action]]:
    """The values of each action, alone or after its verb."""
    keys = {action: key for key, action in _first_keys(by_key).items()}
    for action in actions:
        values = _written(action)
        ways = [plain(" ".join(values))]
        if len(values) == 1 and (two := parts(values[0])):
            # What is named together may be named in either order.
            ways += [f"{two['two']} {two['one']}", f"{two['two']}{two['one']}"]
        for way in ways:
            yield f"{action.verb.name} {way}".strip(), action
            key = keys.get(action, way)
            # Where the key is the value with a sign before it, the value alone says too little.
            if way and (key == way or not key.endswith(way)):
                yield way, action


def _matching(text: str, spelled: Sequence[tuple[str, Action]]) -> list[Action]:
    """The actions that are spelled so; capital letters matter only where they tell two apart."""
    for typed in (plain(text), plain(in_latin(text))):
        exact = [action for spelling, action in spelled if spelling == typed]
        found = exact or [a for spelling, a in spelled if spelling.lower() == typed.lower()]
        if found:
            return found
    return []
