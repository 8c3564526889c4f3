"""Devices: who a cookie stands for, and which cookies don't count any more.

A cookie holds a secret; its hash is who the device is at all tables. Whoever logs other devices out
gets a key beside the secret, and from then on only a cookie with that key is theirs.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

SECRET = 43
"""The length of a secret."""


def hashed(secret: str) -> str:
    """What is stored of a secret: whoever reads the database can't sit down with it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def with_new_key(cookie: str) -> str:
    """The same device's next cookie. It has its last key still, for as long as that one counts."""
    secret, *keys = cookie.split(".")
    return ".".join([secret, *keys[-1:], secrets.token_urlsafe(16)])


def last_key(cookie: str) -> str | None:
    """The hash of a cookie's last key."""
    _, *keys = cookie.split(".")
    return hashed(keys[-1]) if keys else None


class Devices:
    """The keys that cookies must have, by the devices of which other cookies were revoked."""

    def __init__(self) -> None:
        self._keys: dict[str, str] = {}

    def who(self, cookie: str | None) -> str | None:
        """The device of a cookie; None: of none, or of one that doesn't count any more."""
        secret, *keys = (cookie or "").split(".")
        if len(secret) != SECRET or len(keys) > 2:
            return None
        guest = hashed(secret)
        wanted = self._keys.get(guest)
        if wanted is None or any(hmac.compare_digest(hashed(key), wanted) for key in keys):
            return guest
        return None

    def learn(self, keys: Mapping[str, str]) -> list[str]:
        """Keys as they are stored; the devices of which another one was known, or none."""
        news = [guest for guest, key in keys.items() if self._keys.get(guest) != key]
        self._keys.update(keys)
        return news
