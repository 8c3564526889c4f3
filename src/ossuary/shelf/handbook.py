"""The handbook of a game: all of it, or the rules that somebody looks for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from ossuary.kernel.error import BadOption
from ossuary.shelf.packages import folder_of
from ossuary.shelf.words import FALLBACK

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d\d)\*\* (.*)$", re.MULTILINE)
PLANNED = re.compile(r"^- \*([A-Z]{2}-\d\d)\* (.*)$", re.MULTILINE)
"""A rule that is to come: its id is slanted, not bold."""
NUMBER = re.compile(r"(?P<prefix>[A-Za-z]{2})?[- ]?0*(?P<digits>\d+)")
"""A rule's id as people write it."""


class Handbook:
    """The rules of a game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        folder = folder_of(game, "handbook")
        spoken = folder / f"{language}.md"
        file = spoken if spoken.is_file() else folder / f"{FALLBACK}.md"
        self.text = file.read_text(encoding="utf-8")
        self.title = self.text.partition("\n")[0].removeprefix("# ")
        self.rules: dict[str, str] = dict(RULE.findall(self.text))
        self.planned: dict[str, str] = dict(PLANNED.findall(self.text))
        self.headings: dict[str, str] = {}
        for section in self.text.split("\n## ")[1:]:
            heading, _, rest = section.partition("\n")
            found = [*RULE.findall(rest), *PLANNED.findall(rest)]
            self.headings |= {id: heading for id, _ in found}

    @property
    def in_short(self) -> str:
        """The game in a few sentences, as its first section tells it."""
        _, short, *_ = self.text.split("\n## ")
        return short.partition("\n")[2].strip()

    @property
    def topics(self) -> dict[str, str]:
        """Which rules stand under which heading: "BB-01–BB-04"."""
        headings = dict.fromkeys(self.headings.values())
        return {
            heading: _ranges([id for id, above in self.headings.items() if above == heading])
            for heading in headings
        }

    @property
    def prefix(self) -> str:
        """What the ids of its rules begin with."""
        return next(iter(self.rules))[:2]

    def find(self, text: str) -> str:
        """The rule of this id, or all rules that hold all these words, in themselves or above."""
        number = NUMBER.fullmatch(text.strip())
        prefix = (number["prefix"] or self.prefix).upper() if number else ""
        wanted = f"{prefix}-{number['digits'].zfill(2)}" if number else ""
        found = [wanted] if wanted in self.headings else []
        if prefix != self.prefix:
            found = self._with_words(text)
        if found:
            return "\n".join(self._line(id) for id in found)
        told = {"game": self.game, "title": self.title}
        if number:
            raise BadOption("rule-number", **told, wanted=wanted, known=_ranges([*self.headings]))
        raise BadOption("rule-unknown", **told, text=text)

    def _line(self, id: str) -> str:
        """A rule as it stands in the handbook; of one that is to come its heading says so."""
        if id in self.rules:
            return f"- **{id}** {self.rules[id]}"
        return f"- *{id}* ({self.headings[id]}) {self.planned[id]}"

    def _with_words(self, text: str) -> list[str]:
        return [
            id
            for id, sentence in (self.rules | self.planned).items()
            if all(
                re.search(rf"\b{re.escape(word)}", _plain(f"{self.headings[id]} {sentence}"))
                for word in _plain(text).split()
            )
        ]


def _ranges(unsorted: Sequence[str]) -> str:
    """Which rules there are: "SE-01–SE-18, SE-20–SE-27"."""
    ids = sorted(unsorted)
    # In a row each number is as far from its place as the others.
    rows = groupby(range(len(ids)), lambda place: int(ids[place][3:]) - place)
    places = [list(row) for _, row in rows]
    return ", ".join("–".join(dict.fromkeys([ids[row[0]], ids[row[-1]]])) for row in places)


def _plain(text: str) -> str:
    """Lower case, with one kind of apostrophe."""
    return text.lower().replace("’", "'")
