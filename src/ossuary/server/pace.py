"""Pace: the time that a bot takes to answer, as somebody at a real table would."""

from __future__ import annotations

import re
from random import SystemRandom
from typing import NamedTuple, Self

from ossuary.kernel.error import BadOption

LONGEST = 20
"""The longest time that can be set, in seconds."""

# No seed leads to these: whoever knows one for a game can't reckon when its bots will answer.
_dice = SystemRandom()


class Pace(NamedTuple):
    """Somewhere between so many seconds and so many, each moment as likely.

    What is drawn knows no hand, no options and no thought: so the time tells nothing of them.
    """

    shortest: float
    longest: float

    def draw(self) -> float:
        """How many seconds there are from a question to its answer, if thinking takes no longer."""
        return _dice.uniform(*self)

    @classmethod
    def of(cls, text: str) -> Self:
        """A pace as it is written: two numbers of seconds such as 0.6-2, or a single one."""
        found = re.fullmatch(
            r"(\d{1,2}(?:\.\d{1,3})?)(?:-(\d{1,2}(?:\.\d{1,3})?))?", text, re.ASCII
        )
        if found:
            pace = cls(float(found[1]), float(found[2] or found[1]))
            if pace.shortest <= pace.longest <= LONGEST:
                return pace
        raise BadOption("bot-pace", value=text, most=LONGEST)


AT_ONCE = Pace(0, 0)
LIKE_PEOPLE = "0.6-2"
"""The pace where people play, as it is written."""
