"""Bots from outside the house, as somebody's own module brings them."""

from __future__ import annotations

from ossuary.bots import RandomBot


class Guest(RandomBot):
    """Plays at random, but isn't the house's random bot."""
