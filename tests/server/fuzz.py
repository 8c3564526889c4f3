"""Messages as nobody should send them: true ones with something wrong, and noise."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from ossuary.server.tables import HostedTable

ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**70), 10**400, 0.5, 1e308, "", "0", " "),
    *("skull", "flower", "\u0000", "\ud800", "\u202e", "é" * 50, "x" * 5000, "<script>"),
    *([], {}, [[]], [None], ["bid"], ["bid", 1, 1], ["place"], [["place", "skull"]]),
    *({"a": 1}, ["place", {"face": "skull"}], [1] * 300, "ping", "__proto__", "constructor"),
]
KINDS = ("move", "rest", "take-back", "here", "say", "update", "", None)
NOISE = ('{"', "[[[[", "{}", "[]", "null", '"', "0", "NaN", "{'kind': 'move'}", "\x00", "ping ")


def wish(rng: Random, table: HostedTable) -> dict[str, Any]:
    """Something that a page might ask for at this table."""
    seat = rng.randrange(table.game.seats)
    number = table.questions.open(seat)
    assert table.match is not None
    options = table.match.state.options(seat) if seat in table.asked() else ()
    action = rng.choice(options).json() if options else rng.choice(ODD)
    kind = rng.choice(KINDS[:5])
    if kind == "say":
        return {"kind": kind, "seat": seat, "phrase": "yes", "values": []}
    asked = {"kind": kind, "seat": seat, "question": number}
    return {**asked, "action": action} if kind == "move" else asked


def mutated(rng: Random, table: HostedTable) -> str:
    """A message with one to three things wrong in it, or none."""
    message = wish(rng, table)
    for _ in range(rng.randrange(4)):
        name = rng.choice([*message, "player", "guest", "name"])
        change = rng.randrange(6)
        if change == 0:
            message.pop(name, None)
        elif change == 1:
            message["kind"] = rng.choice(KINDS)
        elif change == 2 and isinstance(message.get("question"), int):
            message["question"] += rng.choice([-2, -1, 1, 2])
        elif change == 3 and isinstance(message.get("action"), list) and message["action"]:
            place = rng.randrange(len(message["action"]))
            message["action"] = [*message["action"]]
            message["action"][place] = rng.choice(ODD)
        else:
            message[name] = rng.choice(ODD)
    text = json.dumps(message)
    match rng.randrange(12):
        case 0:
            return text[: rng.randrange(len(text) + 1)]
        case 1:
            place = rng.randrange(len(text))
            return text[:place] + chr(rng.randrange(1, 0x2FF)) + text[place + 1 :]
        case 2:
            return rng.choice(NOISE) * rng.choice([1, 1, 1, 500, 3000])
        case 3:
            return text + text
        case _:
            return text
