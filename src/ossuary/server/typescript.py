"""The client's types of messages, views and vocabularies, made from the server's own."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_type_hints

import msgspec
from msgspec import inspect

from ossuary.games import GAMES
from ossuary.kernel.action import Declared, Domain, Names, Seat
from ossuary.kernel.game import Game
from ossuary.server import wire
from ossuary.shelf.games import kind_of, own_components, part_of
from ossuary.shelf.packages import has_part

HEADER = "// Made by `make wire` from the server's types. Do not edit.\n"


class Writer:
    """Writes each struct once, those that it needs before it."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        self.kinds: dict[str, type] = {}

    def add(self, kind: type[msgspec.Struct]) -> None:
        self._type(inspect.type_info(kind))

    def _type(self, info: inspect.Type) -> str:
        if isinstance(info, inspect.StructType):
            return self._struct(info)
        if isinstance(info, inspect.UnionType):
            return " | ".join(self._type(kind) for kind in info.types)
        if isinstance(info, (inspect.ListType, inspect.VarTupleType)):
            item = self._type(info.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self._type(kind) for kind in info.item_types)}]"
        if isinstance(info, inspect.DictType):
            return f"Record<{self._type(info.key_type)}, {self._type(info.value_type)}>"
        if isinstance(info, inspect.LiteralType):
            return one_of(info.values)
        names: dict[type[inspect.Type], str] = {
            inspect.IntType: "number",
            inspect.FloatType: "number",
            inspect.StrType: "string",
            inspect.BoolType: "boolean",
            inspect.NoneType: "null",
            inspect.AnyType: "unknown",
        }
        return names[type(info)]

    def _struct(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if self.kinds.setdefault(name, info.cls) is not info.cls:
            raise ValueError(f"two types are called {name}")
        if name not in self.done:
            self.done[name] = ""
            if info.array_like:
                items = ", ".join(
                    f"{field.name}{'' if field.required else '?'}: {self._type(field.type)}"
                    for field in info.fields
                )
                self.done[name] = f"export type {name} = [{items}];\n"
            else:
                optional = getattr(info.cls.__struct_config__, "omit_defaults", False)
                base = _message_below(info.cls)
                inherited = {*base.__struct_fields__} if base else set()
                lines = [
                    f"  {_key(field.encode_name)}"
                    f"{'?' if optional and not field.required else ''}:"
                    f" {self._type(field.type)};"
                    for field in info.fields
                    if field.name not in inherited
                ]
                if info.tag_field:
                    lines.insert(0, f'  {info.tag_field}: "{info.tag}";')
                more = f" extends {self._type(inspect.type_info(base))}" if base else ""
                self.done[name] = "\n".join([f"export interface {name}{more} {{", *lines, "}\n"])
        return name


def _message_below(kind: type[msgspec.Struct]) -> type[msgspec.Struct] | None:
    """The message to which this one only adds something."""
    base: type[msgspec.Struct] = kind.__bases__[0]
    return base if base.__module__ == wire.__name__ and base.__struct_fields__ else None


def one_of(values: Sequence[object]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def _lines(name: str, kinds: Sequence[str]) -> str:
    """A type that is one of several, each on its line."""
    return "\n".join([f"export type {name} =", *[f"  | {kind}" for kind in kinds]]) + ";"


def messages() -> str:
    """All the messages, and the views of all the games."""
    writer = Writer()
    for kind in (*wire.OUTGOING, *wire.INCOMING):
        writer.add(kind)
    for name in GAMES:
        game = kind_of(name)
        writer.add(get_type_hints(game.view)["return"])
        if has_part(name, "presentation.pad"):
            writer.add(part_of(name, "presentation.pad").PadWish)
            writer.add(part_of(name, "presentation.pad").PadAnswer)
        if has_part(name, "presentation.outlook"):
            writer.add(part_of(name, "presentation.outlook").Outlook)
        if has_part(name, "presentation.deck"):
            writer.add(part_of(name, "presentation.deck").Catalogue)
    return HEADER + "\n" + "\n".join(writer.done.values())


class Vocabulary:
    """The verbs and events of a game: how their fields are called, and what they can hold."""

    def __init__(self, game: type[Game]) -> None:
        self.game = game
        # A set of names is called as it is in the game's own declarations.
        self.named = {
            id(domain): name.title().replace("_", "")
            for name, domain in vars(part_of(game.name, "actions")).items()
            if isinstance(domain, Names)
        }

    def write(self) -> str:
        title, verbs = self.game.name.title(), self.game.actions.verbs.values()
        steps = sorted({type(step).__name__ for step in self.game.steps})
        # A page asks which step it is only where an answer may be nobody else's business.
        has_secrets = any(field.private for verb in verbs for field in verb.fields)
        domains = {
            self.named[id(field.domain)]: field.domain
            for declared in (*verbs, *self.game.events)
            for field in declared.fields
            if id(field.domain) in self.named
        }
        return "\n".join(
            [
                HEADER,
                'import type { Vocabulary } from "../../shell/telling";',
                "",
                "export const vocabulary = {",
                *[f"  {_key(d.name)}: [{self._fields(d)}]," for d in (*verbs, *self.game.events)],
                "} as const satisfies Vocabulary;",
                "",
                *[
                    f"export type {name} = {one_of(domain.names)};"
                    for name, domain in domains.items()
                    if isinstance(domain, Names)
                ],
                *([f"export type {title}Step = {one_of(steps)};"] if has_secrets else []),
                _lines(
                    f"{title}Heard",
                    [
                        *[self._heard("number", verb) for verb in verbs],
                        *[self._heard("null", event) for event in self.game.events],
                    ],
                ),
                "",
            ]
        )

    def _heard(self, actor: str, declared: Declared) -> str:
        # What is private may be hidden from those who hear of it.
        values = ", ".join(
            self._type(field.domain) + (" | null" if field.private else "")
            for field in declared.fields
        )
        name = json.dumps(declared.name)
        return f"[actor: {actor}, name: {name}, values: [{values}], lane?: number | null]"

    def _fields(self, declared: Declared) -> str:
        return ", ".join(
            f'{{ name: "{field.name}", kind: "{_kind(field.domain)}" }}'
            for field in declared.fields
        )

    def _type(self, domain: Domain) -> str:
        if isinstance(domain, Names):
            return self.named.get(id(domain)) or one_of(domain.names)
        return "number"


def _kind(domain: Domain) -> str:
    if isinstance(domain, Names):
        return "name"
    return "seat" if isinstance(domain, Seat) else "number"


def _key(name: str) -> str:
    """A name as the key of an object: in quotes where it is more than one word."""
    return name if name.isidentifier() else json.dumps(name)


def cards(name: str) -> str:
    """The cards that a game brings along: a view tells of them only where they are others."""
    found = part_of(name, "presentation.deck").deck_of(own_components(name)).cards
    return "\n".join(
        [
            HEADER,
            'import type { Card } from "../../wire";',
            "",
            "export const CARDS: readonly Card[] = [",
            *[f"  {json.dumps(msgspec.to_builtins(card))}," for card in found],
            "];",
            "",
        ]
    )


def files() -> dict[str, str]:
    """Every file that is made, by its path below `web/src`."""
    made = {f"games/{name}/vocabulary.ts": Vocabulary(kind_of(name)).write() for name in GAMES}
    decks = {
        f"games/{name}/cards.ts": cards(name)
        for name in GAMES
        if has_part(name, "presentation.deck")
    }
    return {"wire.ts": messages(), **made, **decks}


if __name__ == "__main__":
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")
