"""Nothing leaks: swapping what a device can't know changes no byte that is sent to it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ossuary.kernel.error import OssuaryError
from ossuary.kernel.history import History
from ossuary.kernel.record import Record
from ossuary.server import wire
from ossuary.server.app import say
from ossuary.server.tables import Table, new_settings

LINK = wire.ChairWish("link")
GUESTS = ("ola", "bob", "zoe")


def new_table(options: dict[str, Any], together: bool) -> Table:
    """Three people at a table; together: the first two at one device."""
    wish = wire.NewTable("skull", {"players": 3, **options}, [LINK] * 3)
    table = Table("t", new_settings(wish, "ola", "seed"), [])
    for player, guest in enumerate(GUESTS):
        table.sit("ola" if together and player == 1 else guest, guest, player)
    return table


def sent(table: Table, guest: str) -> bytes:
    """All that goes to a device: the update, and what it hears when it tries what isn't its own."""
    update = wire.Update(table.info(guest), table.sights(guest, {}, {}))
    refusals = []
    for seat in range(table.game.seats):
        for action in (["place", "skull"], ["flip", 0], ["bid", 1], ["nonsense"]):
            if guest not in (table.settings.places[table.game.player_of(seat)].guest,):
                try:
                    table.move(guest, seat, table.question(seat), list(action))
                except OssuaryError as error:
                    refusals.append(say(error, "uk"))
    return msgspec.json.encode([update, refusals])


def swapped(table: Table, guest: str, rng: Random) -> Table | None:
    """The same table with another truth behind what this device knows."""
    assert table.match is not None
    players = table.players_of(guest)
    if len(players) > 1:
        return None
    viewer = players[0] if players else None
    other = Table(table.id, table.settings, [])
    assert other.match is not None
    other.match.state = table.game.imagine(table.match.state.view(viewer), rng)
    other.match.history = SameStory(table, viewer)
    other.match.record = Record.read(redacted(table, viewer).text())
    return other


class SameStory(History):
    """What the device has heard is what it has heard, whatever the truth is."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        super().__init__(table.game)
        assert table.match is not None
        self._heard[viewer] = list(table.match.history.of(viewer))


def redacted(table: Table, viewer: int | None) -> Record:
    """The record with every secret of the others replaced by another answer that looks alike."""
    assert table.match is not None
    record = Record.read(table.match.record.text())
    for move in record.moves:
        if len(move) > 2 and move[1] in ("place", "lose") and move[0] != viewer:
            move[2] = "skull" if move[2] == "flower" else "flower"
    return record


@pytest.mark.parametrize("options", [{}, {"show": True}, {"tribes": 2}], ids=str)
def test_swapping_what_a_device_cannot_know_changes_no_byte(
    options: dict[str, Any], fresh_seed: int
) -> None:
    rng = Random(fresh_seed)
    table = new_table(options, together=False)
    assert table.match is not None
    compared = 0
    while not table.match.state.over:
        for guest in (*GUESTS, "a stranger"):
            other = swapped(table, guest, rng)
            assert other is not None
            assert sent(other, guest) == sent(table, guest)
            compared += 1
        seat = rng.choice(table.asked())
        action = rng.choice(table.match.state.options(seat))
        guest = GUESTS[table.game.player_of(seat)]
        table.move(guest, seat, table.question(seat), action.json())
    assert compared > 20


def test_messages_of_secret_moves_have_the_same_size_and_text_for_others() -> None:
    sizes = set()
    for face in ("flower", "skull"):
        table = new_table({}, together=False)
        table.move("ola", 0, 0, ["place", face])
        sizes.add(sent(table, "bob"))
        sizes.add(sent(table, "bob"))
    assert len(sizes) == 1


def test_a_device_with_two_players_gets_a_view_for_each_and_no_more() -> None:
    table = new_table({}, together=True)
    sights = table.sights("ola", {}, {})
    assert [sight.player for sight in sights] == [0, 1]
    for sight in sights:
        known = [seat.hand is not None for seat in sight.view.seats]
        assert known == [seat == sight.player for seat in range(3)]
    assert [sight.player for sight in table.sights("a stranger", {}, {})] == [None]
