"""The process is killed at random moments: nothing acknowledged is lost, nothing happens twice.

A share of what `make faults` does.
"""

from __future__ import annotations

import json
import os
import threading
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.client import HERE, LINK, Enter, Person, Server

KILLS = int(os.environ.get("OSSUARY_KILLS", "3"))
GAMES = 2
"""How many are played at the same time, each by two people and a bot."""
BROKEN = (OSError, TimeoutError, WebSocketException)
Answer = tuple[str, int, int]
"""The table, the seat and the number of the question."""


class Player:
    """Somebody who answers at random and remembers what was said and what was acknowledged."""

    def __init__(self, person: Person, table: str, rng: Random) -> None:
        self.person, self.table, self.rng = person, table, rng
        self.said: dict[Answer, Any] = {}
        self.acknowledged: set[Answer] = set()

    def come(self) -> None:
        """Looks at the table, and says again what was not answered, as a page does."""
        self.person.watch(self.table)
        for (_, seat, number), action in self.said.items():
            if (self.table, seat, number) not in self.acknowledged:
                self.tell(seat, number, action)

    def tell(self, seat: int, number: int, action: Any) -> None:
        self.said[self.table, seat, number] = action
        self.person.send({"kind": "move", "seat": seat, "question": number, "action": action})

    def play(self) -> None:
        """Answers what is asked, and hears what comes."""
        for question in self.person.questions():
            seat, number = question["seat"], question["number"]
            if (self.table, seat, number) not in self.said:
                self.tell(seat, number, self.rng.choice(question["options"]))
        try:
            message = self.person.receive(timeout=0.01)
        except TimeoutError:
            return
        if message.get("seat", -1) >= 0:
            refused = message.get("refused")
            assert refused is None or refused["id"] == "not-now", refused
            if refused is None:
                self.acknowledged.add((self.table, message["seat"], message["question"]))


def written(server: Server, table: str) -> dict[Answer, Any]:
    """What people have answered, as it is stored: the n-th of a seat answers its question n."""
    rows = server.database("SELECT move FROM moves WHERE table_id = :id ORDER BY number", id=table)
    found: dict[Answer, Any] = {}
    for seat, *action in (json.loads(move) for (move,) in rows):
        if seat in (0, 1):
            number = sum(1 for key in found if key[1] == seat)
            found[table, seat, number] = action
    return found


def new_game(person: Enter, rng: Random) -> list[Player]:
    ola, bob = person(), person()
    table = ola.open(HERE, LINK, {"kind": "bot", "bot": "gambler"})
    assert bob.post(f"tables/{table}/sit", {"name": "Bob"}).status_code == 200
    return [Player(one, table, rng) for one in (ola, bob)]


def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(
    own_server: Server, person: Enter, fresh_seed: int
) -> None:
    rng = Random(fresh_seed)
    games = [new_game(person, rng) for _ in range(GAMES)]
    acknowledged = 0
    for _ in range(KILLS):
        games = [
            new_game(person, rng) if players[0].person.table.get("status") == "over" else players
            for players in games
        ]
        killing = threading.Timer(rng.uniform(0.05, 0.8), own_server.process.kill)
        try:
            for players in games:
                for player in players:
                    player.come()
            killing.start()
            while True:
                for players in games:
                    for player in players:
                        player.play()
        except BROKEN:
            killing.join()
        own_server.kill()
        own_server.start()
        for players in games:
            stored = written(own_server, players[0].table)
            said = players[0].said | players[1].said
            for answer in players[0].acknowledged | players[1].acknowledged:
                assert stored[answer] == said[answer]
                acknowledged += 1
            for answer, action in stored.items():
                assert said[answer] == action
    assert acknowledged > KILLS
