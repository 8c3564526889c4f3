"""Talk: what people at a table say to each other, by the phrases that the game has for it.

It is no part of the game: nothing of it is stored, and a restart forgets it.
"""

from __future__ import annotations

from collections import deque
from math import ceil

from ossuary.kernel.action import Domain, Names, Seat
from ossuary.server import wire
from ossuary.server.settings import Refused
from ossuary.server.tables import HostedTable

KEPT = 30
"""How much of it is remembered for those who come, or load the page again."""
AT_ONCE = 4
"""How much a player can say within a while."""
WHILE = 10.0
"""Seconds."""


class Talk:
    """What was said at one table lately, and who has spoken when."""

    def __init__(self) -> None:
        self._said: deque[wire.Said] = deque(maxlen=KEPT)
        self._spoken: dict[int, deque[float]] = {}
        """When each player has spoken the last few times."""
        self._count = 0

    def say(self, table: HostedTable, guest: str, wish: wire.Say, now: float) -> wire.Talk:
        """Somebody of this device says something; all who look at the table are to hear it."""
        table.check_seat(guest, wish.seat)
        if not table.phrases:
            raise Refused("no-talk")
        said = self._read(table, wish)
        self._check_pace(table.game.player_of(wish.seat), now)
        self._count += 1
        self._said.append(said)
        return wire.Talk((said,))

    def so_far(self, table: HostedTable) -> wire.Talk:
        """What whoever comes hears: what was said lately, and what can be said."""
        phrases = tuple(
            wire.Phrase(
                phrase.name,
                tuple(
                    wire.Blank(field.name, isinstance(field.domain, Seat), _all_of(field.domain))
                    for field in phrase.fields
                ),
            )
            for phrase in table.phrases.values()
        )
        return wire.Talk(tuple(self._said), phrases)

    def _read(self, table: HostedTable, wish: wire.Say) -> wire.Said:
        phrase = table.phrases.get(wish.phrase)
        if phrase is None:
            raise Refused("no-such-phrase")
        try:
            values = phrase.read(wish.values)
        except ValueError:
            raise Refused("no-such-phrase") from None
        _, *written = phrase.write(values)
        return wire.Said(self._count + 1, wish.seat, phrase.name, tuple(written))

    def _check_pace(self, player: int, now: float) -> None:
        """Notes that a player speaks now, unless that is too much at once."""
        spoken = self._spoken.setdefault(player, deque(maxlen=AT_ONCE))
        if len(spoken) == AT_ONCE and now < spoken[0] + WHILE:
            raise Refused("too-much", seconds=ceil(spoken[0] + WHILE - now))
        spoken.append(now)


def _all_of(domain: Domain) -> tuple[int | str, ...]:
    """What can stand in a blank."""
    if isinstance(domain, Names):
        return domain.names
    return tuple(range(domain.low, domain.high + 1))
