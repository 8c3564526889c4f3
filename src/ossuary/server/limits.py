"""Limits: how much one device, or all behind one address, may ask for."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from math import ceil
from typing import NamedTuple

from ossuary.server.settings import Refused


class Allowance(NamedTuple):
    """So many at once, and one more each time so many seconds have passed."""

    burst: int
    seconds: float


# A family or a club plays behind one address, so that may ask for more than one device.
TABLES = Allowance(burst=40, seconds=15)
TABLES_OF_ADDRESS = Allowance(burst=200, seconds=3)
REQUESTS_OF_ADDRESS = Allowance(burst=600, seconds=0.05)
MESSAGES = Allowance(burst=1000, seconds=0.005)
BYTES = Allowance(burst=500_000, seconds=1 / 50_000)
"""Of what a page says; a move has about a hundred."""
BYTES_OF_ADDRESS = Allowance(burst=4_000_000, seconds=1 / 200_000)
CLOCKED = 60
"""Whoever is in so many games with a clock opens no more of them: each has to be woken."""
REVOCATIONS = Allowance(burst=5, seconds=600)
CLOCKED_OF_ADDRESS = Allowance(burst=100, seconds=20)
LINES = 24
"""How many lines to tables one device may have open."""
LINES_OF_ADDRESS = 400
REMEMBERED = 20_000
"""How many are known at most of those who have asked for something lately."""


class Bucket:
    """What one allowance has left for each who asks.

    Kept is only when everything would be there again: all that was taken moves that moment on.
    """

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self._full: dict[str, float] = {}

    def take(self, who: str, now: float, many: int = 1) -> float:
        """Takes so many; the seconds to wait instead, if there are not enough left."""
        burst, seconds = self.allowance
        full = max(self._full.pop(who, now), now) + many * seconds
        # To the microsecond: so many small steps don't come to exactly their sum.
        wait = round(full - now - burst * seconds, 6)
        self._full[who] = full - many * seconds if wait > 0 else full
        if len(self._full) > REMEMBERED:
            self._forget(now)
        return max(0.0, wait)

    def _forget(self, now: float) -> None:
        """Who has everything back, and if that isn't enough, who asked first."""
        self._full = {who: full for who, full in self._full.items() if full > now}
        for who in list(self._full)[: len(self._full) - REMEMBERED]:
            del self._full[who]


@lru_cache
def plain(address: str) -> IPv4Address | IPv6Address | None:
    """An address as it was meant: one of IPv4 comes to a socket of IPv6 in its form."""
    try:
        known = ip_address(address)
    except ValueError:
        return None
    return (known.ipv4_mapped or known) if isinstance(known, IPv6Address) else known


@lru_cache
def network_of(address: str) -> str:
    """Whose address it is: of IPv6 a home has 2^64 of them."""
    known = plain(address)
    if known is None:
        return address
    if known.version == 4 or known.is_loopback:
        return str(known)
    return str(ip_network((known, 64), strict=False).network_address)


class Spoken:
    """What one line may say at once."""

    def __init__(self) -> None:
        self._messages = Bucket(MESSAGES)
        self._bytes = Bucket(BYTES)

    def is_too_much(self, message: str, now: float) -> bool:
        return self._messages.take("", now) > 0 or self._bytes.take("", now, len(message)) > 0


class Limits:
    """What a house allows. Whoever asks from this machine itself is only held as a device."""

    def __init__(self) -> None:
        self._tables = Bucket(TABLES)
        self._tables_of_address = Bucket(TABLES_OF_ADDRESS)
        self._clocked_of_address = Bucket(CLOCKED_OF_ADDRESS)
        self._revocations = Bucket(REVOCATIONS)
        self._requests = Bucket(REQUESTS_OF_ADDRESS)
        self._bytes = Bucket(BYTES_OF_ADDRESS)
        self._lines: dict[str, int] = {}

    def request(self, address: str, now: float, size: int = 0) -> None:
        """A request with so many bytes."""
        if not is_own(address):
            _refuse(self._requests.take(address, now))
            _refuse(self._bytes.take(address, now, size))

    def open_table(self, guest: str, address: str, now: float) -> None:
        wait = self._tables.take(guest, now)
        if not wait and not is_own(address):
            wait = self._tables_of_address.take(address, now)
        _refuse(wait)

    def wind_clock(self, games: int, address: str, now: float) -> None:
        """A table with a clock, by a device that is in so many games with one."""
        if games >= CLOCKED:
            raise Refused("too-many-clocks", most=CLOCKED)
        if not is_own(address):
            _refuse(self._clocked_of_address.take(address, now))

    def revoke(self, guest: str, now: float) -> None:
        _refuse(self._revocations.take(guest, now))

    def open_line(self, guest: str, address: str) -> None:
        """A line to a table; it is closed by `close_line`, and only then."""
        most = {guest: LINES} if guest else {}
        if not is_own(address):
            most[address] = LINES_OF_ADDRESS
        if any(self._lines.get(who, 0) >= number for who, number in most.items()):
            raise Refused("too-many-lines")
        for who in most:
            self._lines[who] = self._lines.get(who, 0) + 1

    def close_line(self, guest: str, address: str) -> None:
        for who in (guest, address):
            if who in self._lines:
                self._lines[who] -= 1
                if not self._lines[who]:
                    del self._lines[who]


def _refuse(wait: float) -> None:
    if wait:
        raise Refused("too-much", seconds=ceil(wait))


def is_own(address: str) -> bool:
    """Whether this is the machine itself; a proxy on it says for whom it asks."""
    known = plain(address)
    return known is None or known.is_loopback
