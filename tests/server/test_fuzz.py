"""Whatever is said to a table: it is answered, changes nothing it may not, and tells nothing.

A share of what `make fuzz` says.
"""

from __future__ import annotations

import asyncio
import os
from random import Random
from typing import Any

import msgspec
import pytest

from ossuary.kernel.match import Match
from ossuary.server import wire
from ossuary.server.house import House
from ossuary.server.inside import Changing
from ossuary.server.metrics import Metrics
from ossuary.server.questions import Questions
from ossuary.server.settings import new_settings
from ossuary.server.store import Stored
from ossuary.server.tables import HostedTable
from ossuary.server.talk import Talk
from ossuary.server.wishes import take_wish
from tests.server.client import HERE, LINK, Enter, Server
from tests.server.fuzz import mutated
from tests.server.inside import GUESTS
from tests.server.inside import LINK as SOMEBODY
from tests.server.test_leaks import STRANGER, swapped

MESSAGES = int(os.environ.get("OSSUARY_FUZZ", "20000"))
"""How many, over all games; over live sockets a twentieth of it."""
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("skull", {"players": 3}),
    ("skull", {"players": 3, "tribes": 2}),
    ("nightmarium", {"players": 3}),
    ("sedlec", {"players": 3}),
    ("badbones", {"players": 3}),
    ("badbones", {"players": 3, "coop": True}),
]


class Unstored(Changing):
    async def __aenter__(self) -> HostedTable:
        assert isinstance(self.house, AtTable)
        return self.house.table

    async def __aexit__(self, *error: object) -> None:
        pass


class AtTable(House):
    """A house with one table, which stores nothing."""

    def __init__(self, table: HostedTable) -> None:
        self.table = table
        self.talk = Talk()
        self.metrics = Metrics()
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def change(self, id: str) -> Changing:
        return Unstored(self, id)

    async def say(self, id: str, guest: str, wish: wire.Say) -> None:
        self.talk.say(self.table, guest, wish, self.now())


def new_table(game: str, options: dict[str, Any]) -> HostedTable:
    table = HostedTable("t", new_settings(wire.NewTable(game, options, [SOMEBODY] * 3), "ola", "s"))
    for guest in GUESTS:
        table.sit(guest, guest, None)
    return table


def other_secrets(table: HostedTable, guest: str, rng: Random) -> HostedTable | None:
    """The same table as this device sees it, with other secrets; None where it has none."""
    assert table.match is not None
    if table.game.name not in ("skull", "nightmarium"):
        return None
    other = swapped(table, guest, len(table.match.record.moves), rng)
    if other is not None and other.match is not None:
        known = table.questions
        other.questions = Questions(table.game.player_of, other.match.record.moves, known.void)
    return other


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_whatever_is_said_is_answered(game: str, options: dict[str, Any], fresh_seed: int) -> None:
    rng = Random(f"{fresh_seed}/{game}/{options}")

    async def work() -> None:
        house, said, refused, compared = AtTable(new_table(game, options)), 0, 0, 0
        while said < MESSAGES / len(GAMES):
            table = house.table
            assert table.match is not None
            if table.match.state.over:
                house.table = new_table(game, options)
                continue
            guest = rng.choice([*GUESTS, STRANGER])
            other = other_secrets(table, guest, rng)
            for _ in range(rng.randrange(1, 60)):
                message = mutated(rng, table)
                before = Stored.of(table), table.questions.open(0)
                house.time += 10
                receipt = await take_wish(house, "t", guest, message)
                said += 1
                if receipt.refused is None and Stored.of(table) != before[0]:
                    # It was theirs to say: the game that is written can be played again.
                    Match.resume(table.game, table.match.record)
                    break
                refused += 1
                assert (Stored.of(table), table.questions.open(0)) == before
                assert receipt.refused is None or receipt.refused.id != "not-now"
                if other is not None:
                    twin = AtTable(other)
                    twin.time = house.time
                    told = msgspec.json.encode(receipt)
                    assert msgspec.json.encode(await take_wish(twin, "t", guest, message)) == told
                    compared += 1
        assert refused > said / 2
        assert compared or game not in ("skull", "nightmarium")

    asyncio.run(work())


def test_whatever_is_said_over_a_line_is_answered(
    own_server: Server, person: Enter, fresh_seed: int
) -> None:
    rng = Random(fresh_seed)
    ola, bob, eve = person(), person(), person()
    table = ola.open(HERE, LINK)
    assert bob.post(f"tables/{table}/sit", {"name": "Bob"}).status_code == 200
    before = own_server.database("SELECT * FROM moves ORDER BY number")
    shape = HostedTable(
        "t", new_settings(wire.NewTable("skull", {"players": 2}, [SOMEBODY] * 2), "ola", "s")
    )
    for guest in ("ola", "bob"):
        shape.sit(guest, guest, None)
    eve.watch(table)
    for number in range(MESSAGES // 20):
        message = mutated(rng, shape).encode("utf-8", "surrogatepass").decode("utf-8", "replace")
        assert eve.socket is not None
        if number % 50 == 49:
            # What is no text ends the line, and a new one is as good.
            eve.socket.send(message.encode())
            eve.watch(table)
            continue
        eve.send(message)
        answer = eve.receive()
        assert "refused" in answer
        assert answer["refused"]["id"] != "not-now"
    assert own_server.database("SELECT * FROM moves ORDER BY number") == before
    ola.watch(table)
    assert "refused" not in ola.answer(ola.questions()[0], ["place", "flower"])
