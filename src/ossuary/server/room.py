"""A room: one table in use, with its audience, its clock and the bots that think there."""

from __future__ import annotations

import asyncio

from ossuary.server.audience import Audience
from ossuary.server.store import Stored
from ossuary.server.tables import HostedTable


class Room:
    """A table in use. There is one for each table, and whoever looks into it holds its lock."""

    def __init__(self, audience: Audience | None = None) -> None:
        self.lock = asyncio.Lock()
        self.users = 0
        """How many hold the lock or wait for it."""
        self.is_lingering = False
        """Whether it is given up in a moment, if nobody uses it then."""
        self.unused_since = 0.0
        """When somebody was the last in it, by the machine's own time."""
        self.table: HostedTable | None = None
        """None before it is read from the store, and when the store must be asked again."""
        self.stored: Stored | None = None
        """What of it is in the store."""
        self.epoch = 1
        """Under which it is written; whoever takes it over has the next one."""
        self.audience = audience or Audience()
        self.timer: asyncio.TimerHandle | None = None
        """Rings when the next of its clocks has run out."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """For each seat that waits for it, the bot that thinks."""

    @property
    def is_empty(self) -> bool:
        """Nobody in it, nobody looking on, no clock running, no bot thinking."""
        return not (self.users or self.audience.visitors or self.has_clock or self.thinking)

    @property
    def has_clock(self) -> bool:
        """Whether time runs here, or is over and waits for a bot that is stuck."""
        return self.timer is not None or bool(self.table and self.table.clocks.open)

    def lose(self) -> None:
        """Another process may have the table; who looks at it here is to come again."""
        self.table = None
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None
        for visitor in [*self.audience.visitors]:
            visitor.hang_up()
