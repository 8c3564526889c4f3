"""The types of the wire in TypeScript, made from the server's own types."""

from __future__ import annotations

from typing import get_type_hints

import msgspec
from msgspec import inspect

from ossuary.games import GAMES
from ossuary.server import wire
from ossuary.shelf.games import kind_of, part_of
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
            return " | ".join(f'"{value}"' for value in info.values)
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
                lines = [
                    f"  {field.name}{'?' if optional and not field.required else ''}:"
                    f" {self._type(field.type)};"
                    for field in info.fields
                ]
                if info.tag_field:
                    lines.insert(0, f'  {info.tag_field}: "{info.tag}";')
                self.done[name] = "\n".join([f"export interface {name} {{", *lines, "}\n"])
        return name


def typescript() -> str:
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
    return HEADER + "\n" + "\n".join(writer.done.values())


if __name__ == "__main__":
    print(typescript(), end="")
