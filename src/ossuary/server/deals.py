"""Deals: the secret of each table's draws, and its hash, which is known before anybody sits down.

The house has one key. A table's secret is made from it and from the table's id, so any process of
the house can name the hash of a table that doesn't exist yet, and nothing has to be remembered.
"""

from __future__ import annotations

import hmac
import re
import secrets

from ossuary.kernel.record import Proof
from ossuary.server import wire
from ossuary.server.settings import Refused

GOOD_FOR = 3600
"""Seconds in which a table can be made of a deal."""


class Deals:
    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def secret(self, id: str) -> str:
        """What the draws of a table come from; whoever has only its hash can't know it."""
        return self._made("secret", id)

    def offer(self, now: float) -> wire.NewDeal:
        """A table that could be made, with the hash of its secret."""
        id, until = new_id(), int(now) + GOOD_FOR
        return wire.NewDeal(id, Proof(self.secret(id)).hash, until, self._token(id, until))

    def check(self, deal: wire.TakenDeal, now: float) -> None:
        """Refuses what the house has not offered, or too long ago: nobody chooses an id."""
        token = self._token(deal.id, deal.until)
        if deal.until < now or not hmac.compare_digest(token.encode(), deal.token.encode()):
            raise Refused("no-such-deal")

    def _token(self, id: str, until: int) -> str:
        return self._made("deal", f"{id}/{until}")

    def _made(self, use: str, of: str) -> str:
        return hmac.digest(self._key, f"{use}/{of}".encode(), "sha256").hex()


def new_id() -> str:
    """Short enough for a link that is read aloud, long enough not to be guessed."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(12))


def check_nonce(nonce: str) -> None:
    """What a browser adds is so many random bytes, or nothing."""
    if nonce and not re.fullmatch("[0-9a-f]{32}", nonce):
        raise Refused("nonce-form")
